//! What no position shows: rules that are never broken, exceptions that change nothing, classes of nobody.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::words;
use reglement_engine::judge::{Judge, JudgeError, Part};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, DefinitionId, DefinitionRow, ExceptionEffect, ExceptionId, Node, Place, RuleId,
    Subject, Tables, Target,
};
use reglement_engine::verdict::{Outcome, Verdict};

use super::Found;
use super::catalogue::{Code, class_without_members, exception_never_matters, never_binds};
use crate::effect::{Essence, Sides, alone, essence_of, searched};
use crate::search::{Among, Bound, Leaning, Space, excepted, has_members};
use crate::side_by_side::side_by_side;

/// How many positions are tried for one clause. Where there are more, nothing is told of it, and none is tried.
pub(super) const MOST_POSITIONS: u64 = 120_000;
/// More ways than this to read the rulings of a clause are not tried.
const MOST_READINGS: usize = 16;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let known = &*found;
    let answers = side_by_side(tables.clauses.len(), |number| clause(tables, ClauseId(number as u16), known));
    for (told, answer) in answers.into_iter().flatten() {
        match answer {
            Answer::Otherwise => found.settle(told.code, told.place, told.what),
            Answer::So(reason) => found.add(told.code, told.rule, told.place, told.what, reason),
        }
    }
    let told = |row: &DefinitionRow| Told {
        code: class_without_members::CODE,
        rule: row.rule,
        place: row.place,
        what: format!("no counter can be a {}", row.name.replace('-', " ")),
    };
    let known = &*found;
    let are_empty = side_by_side(tables.definitions.len(), |number| {
        let row = tables.definitions.get(number)?;
        let open = of_counters(row) && !told(row).is_settled(known);
        open.then(|| has_members(tables, DefinitionId(number as u16), Among::Everybody) == Some(false))
    });
    for (row, is_empty) in tables.definitions.iter().zip(are_empty) {
        let Told { code, rule, place, what } = told(row);
        match is_empty {
            Some(true) => {
                let reason = "every combination of the attributes that it speaks of was tried".to_owned();
                found.add(code, rule, place, what, reason);
            }
            Some(false) => found.settle(code, place, what),
            None => {}
        }
    }
}

/// Whether it is a class to which a counter belongs or not.
pub(super) fn of_counters(row: &DefinitionRow) -> bool {
    row.class && row.subject == Some(Subject::Counter) && row.second.is_none()
}

/// What came of looking for it.
enum Answer {
    /// It was seen to be otherwise.
    Otherwise,
    So(String),
}

/// Whether a search can prove that something never happens: it left nothing out, and nothing but what lies in one place
/// at one moment matters.
pub(super) fn proves(space: &Space<'_>, bound: &Bound) -> bool {
    bound.beyond_every_bound && !bound.attributes_sampled && space.is_plain()
}

/// What is told of a clause and its exceptions, as far as it is known.
fn clause(tables: &Tables, id: ClauseId, found: &Found<'_>) -> Vec<(Told, Answer)> {
    let Some(row) = tables.clauses.get(id.index()) else { return Vec::new() };
    let binds = binds(row.kind);
    // What is hidden from a side is no verdict.
    if row.kind == ClauseKind::Fog {
        return Vec::new();
    }
    let own: Vec<ExceptionId> = own_exceptions(tables, id);
    if !binds && own.is_empty() {
        return Vec::new();
    }
    let unlimited = match &row.body {
        Body::Lines(lines) => lines.iter().all(|line| line.bound.as_ref() == [Node::Unlimited]),
        _ => false,
    };
    // What is said of purpose, that there is no limit, or that a breach is let pass, needs no mention.
    let let_pass = own.iter().filter_map(|id| tables.exceptions.get(id.index())).any(|row| {
        matches!(row.target, Target::Clause(_))
            && row.effect == ExceptionEffect::Lifted
            && row.condition.is_none()
            && row.exceptions.is_empty()
    });
    let never_broken = format!("{} {} can never be broken", clause_kind(row.kind), row.name);
    let never_matters: Vec<Told> = own
        .iter()
        .filter_map(|id| tables.exceptions.get(id.index()))
        .map(|row| {
            let what = format!("exception {} to {} never matters", row.name, words::target(tables, row.target));
            Told { code: exception_never_matters::CODE, rule: row.rule, place: row.place, what }
        })
        .collect();
    let broken = Told { code: never_binds::CODE, rule: Some(row.rule), place: row.place, what: never_broken };
    let mut seen = Seen {
        broken: unlimited || let_pass || !binds || broken.is_settled(found),
        matters: never_matters.iter().map(|told| let_pass || told.is_settled(found)).collect(),
        bound: Bound::default(),
    };
    let Some(readings) = readings(tables, id).filter(|_| !seen.settled()) else { return Vec::new() };
    let mut sure = true;
    for reading in &readings {
        sure = sure && seen.look(reading, id, &own);
        if seen.settled() || !sure {
            break;
        }
    }
    let Seen { broken: is_broken, matters, bound } = seen;
    let all = std::iter::once((broken, is_broken)).chain(never_matters.into_iter().zip(matters));
    all.filter_map(|(told, otherwise)| match (otherwise, sure) {
        (true, _) => Some((told, Answer::Otherwise)),
        (false, true) => Some((told, Answer::So(searched(&bound)))),
        (false, false) => None,
    })
    .collect()
}

/// Whether a clause of this kind can be broken, and says nothing else.
fn binds(kind: ClauseKind) -> bool {
    matches!(kind, ClauseKind::Limit | ClauseKind::Exclusion | ClauseKind::Requirement | ClauseKind::Ban)
}

/// The exception, and all that nest under it.
fn with_nested(tables: &Tables, id: ExceptionId) -> Vec<ExceptionId> {
    let mut family = vec![id];
    let mut at = 0;
    while let Some(row) = family.get(at).and_then(|id| tables.exceptions.get(id.index())) {
        let nested: Vec<ExceptionId> = row.exceptions.iter().copied().filter(|id| !family.contains(id)).collect();
        family.extend(nested);
        at += 1;
    }
    family
}

/// Whether a verdict may be another one without an exception: not where it was looked at, and neither it nor what nests under it
/// applied. A finding that has nothing to say may not have come so far as to look.
fn may_matter(verdict: &Result<Verdict, JudgeError>, family: &[ExceptionId]) -> bool {
    verdict.as_ref().map_or(true, |verdict| {
        verdict.findings.is_empty()
            || verdict.findings.iter().any(|finding| {
                finding.outcome == Outcome::Idle || finding.applied.iter().any(|applied| family.contains(applied))
            })
    })
}

/// What is told if it is never seen to be otherwise.
struct Told {
    code: Code,
    rule: Option<RuleId>,
    place: Place,
    what: String,
}

impl Told {
    fn is_settled(&self, found: &Found<'_>) -> bool {
        found.is_settled(self.code, self.place, &self.what)
    }
}

/// The exceptions to a clause, and those nested under them.
fn own_exceptions(tables: &Tables, id: ClauseId) -> Vec<ExceptionId> {
    let leaning = Leaning::of_clause_alone(tables, id);
    let belongs = |exception: &ExceptionId| excepted(tables, *exception) == Some(Target::Clause(id));
    leaning.exceptions.into_iter().filter(belongs).collect()
}

/// Every way to read the rulings on which a clause rests; none if there are too many.
pub(super) fn readings(tables: &Tables, id: ClauseId) -> Option<Vec<Tables>> {
    let mut all = vec![tables.clone()];
    for ruling in Leaning::of_clause(tables, id).rulings {
        let domain = tables.rulings.get(ruling.index()).map(|row| row.domain)?;
        let values = &tables.domains.get(domain.index())?.values;
        let mut more = Vec::new();
        for one in &all {
            for value in values.iter() {
                let mut own = one.clone();
                own.rulings.to_mut().get_mut(ruling.index())?.used = *value;
                more.push(own);
            }
        }
        all = more;
        if all.len() > MOST_READINGS {
            return None;
        }
    }
    Some(all)
}

/// What has been seen to happen so far.
struct Seen {
    broken: bool,
    matters: Vec<bool>,
    bound: Bound,
}

impl Seen {
    fn settled(&self) -> bool {
        self.broken && self.matters.iter().all(|matters| *matters)
    }

    /// Looks under one reading of the rulings; whether what was not seen is sure not to happen.
    fn look(&mut self, tables: &Tables, id: ClauseId, own: &[ExceptionId]) -> bool {
        let Some(space) =
            Space::if_plain(&[(tables, vec![id])], None).filter(|space| space.is_whole_within(MOST_POSITIONS))
        else {
            return false;
        };
        let judged = alone(tables, Some(id));
        let judge = Judge::new(&judged);
        let sides = Sides::new(tables, tables);
        let without: Vec<(Vec<ExceptionId>, Judge<'_>)> = own
            .iter()
            .map(|id| (with_nested(tables, *id), Judge::new(&judged).without(Part::Exception(*id))))
            .collect();
        // Of what binds, the outcome is all that counts.
        let in_outline = tables.clauses.get(id.index()).is_some_and(|row| binds(row.kind));
        let judged_by = |judge: &Judge<'_>, (position, asked): &(Position, Asked)| match in_outline {
            true => judge.outline(position, asked),
            false => judge.judge(position, asked),
        };
        let mut unjudged = false;
        let (mut broken, mut matters) = (self.broken, self.matters.clone());
        let bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some(position) = world.position(0) else { return ControlFlow::Continue(()) };
            let verdict = judged_by(&judge, &position);
            let whole = essence_of(&verdict, &sides, false);
            unjudged |= whole.is_none();
            broken |= whole.as_ref().is_some_and(Essence::broken);
            for (known, (family, judge)) in matters.iter_mut().zip(&without) {
                if !*known && may_matter(&verdict, family) {
                    *known = essence_of(&judged_by(judge, &position), &sides, false) != whole;
                }
            }
            let settled = broken && matters.iter().all(|known| *known);
            if settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (self.broken, self.matters) = (broken, matters);
        let sure = self.settled() || !unjudged && bound.positions > 0 && proves(&space, &bound);
        self.bound = bound;
        sure
    }
}
