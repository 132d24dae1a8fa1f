//! What no position shows: rules that are never broken, exceptions that change nothing, classes of nobody.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::words;
use reglement_engine::judge::{Judge, JudgeError, Part};
use reglement_engine::number::Number;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, ClauseRow, Code, DefinitionId, DefinitionRow, EffectCode, ExceptionEffect, ExceptionId,
    ExceptionRow, LineComparison, Node, RulingId, Subject, Tables, Target, Value,
};
use reglement_engine::verdict::{EffectValue, Outcome, Verdict, with_article};

use super::catalogue::{always_zero, class_without_members, exception_never_matters, never_binds};
use super::spot::Spot;
use super::{Found, Told};
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
            Answer::Otherwise => found.settle(&told),
            Answer::So(reason) => found.add(told, reason),
            Answer::Unknown(reason) => found.unsettled.push((told, reason)),
        }
    }
    let told = |row: &DefinitionRow| Told {
        code: class_without_members::CODE,
        spot: Spot::definition(row),
        what: format!("no counter can be {}", with_article(&words::spoken(&row.name))),
    };
    let known = &*found;
    let are_empty = side_by_side(tables.definitions.len(), |number| {
        let row = tables.definitions.get(number)?;
        let open = of_counters(row) && !known.is_known(&told(row));
        open.then(|| has_members(tables, DefinitionId(number as u16), Among::Everybody) == Some(false))
    });
    for (row, is_empty) in tables.definitions.iter().zip(are_empty) {
        let told = told(row);
        match is_empty {
            Some(true) => {
                let reason = "every combination of the attributes that it speaks of was tried".to_owned();
                found.add(told, reason);
            }
            Some(false) => found.settle(&told),
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
    /// A search cannot tell, and why not.
    Unknown(&'static str),
}

/// Whether a search can prove that something never happens: it left nothing out, and nothing but what lies in one place
/// at one moment matters.
pub(super) fn proves(space: &Space<'_>, bound: &Bound) -> bool {
    bound.beyond_every_bound && !bound.attributes_sampled && space.is_plain()
}

pub(super) const TOO_MANY: &str = "the positions that it tells apart are too many to try them all";
pub(super) const UNJUDGED: &str = "positions in which it is judged lack something that the verdict would rest on";
const NOT_PLAIN: &str =
    "more matters to it than who lies in one place: other places, a path, an order, or numbers that are reckoned with";

/// The positions that matter to these clauses, if a search of all of them can prove something, and there are no more than
/// `most`; why not, if it cannot.
pub(super) fn whole_space<'t>(tables: &'t Tables, ids: &[ClauseId], most: u64) -> Result<Space<'t>, &'static str> {
    let mut space = Space::if_plain(&[(tables, ids.to_vec())], None).ok_or(NOT_PLAIN)?;
    space.make_room_for(asked_for(tables, ids));
    if space.is_whole_within(most) { Ok(space) } else { Err(TOO_MANY) }
}

/// How many counters there have to be for all that these clauses ask for at once, as far as they say so in figures.
fn asked_for(tables: &Tables, ids: &[ClauseId]) -> Number {
    let rows = ids.iter().filter_map(|id| tables.clauses.get(id.index()));
    let asked = rows.flat_map(|row| match &row.body {
        Body::Lines(lines) => {
            let asking = lines.iter().filter(|line| line.comparison != LineComparison::AtMost);
            asking.map(|line| figures_of(&line.bound)).collect()
        }
        Body::Requires(code) | Body::IfPossible(code) => vec![figures_of(code)],
        _ => Vec::new(),
    });
    asked.flatten().fold(Number::ZERO, |sum, figure| sum.plus(figure).unwrap_or(sum))
}

/// The figures of a code that are more than nothing.
fn figures_of(code: &Code) -> Vec<Number> {
    let figures = code.iter().filter_map(|node| if let Node::Number(figure) = node { Some(*figure) } else { None });
    figures.filter(|figure| *figure > Number::ZERO).collect()
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
    let states = states_a_figure(row).is_some();
    let may_be_idle = row.condition.is_some() || row.subject.is_some();
    if !binds && !states && !may_be_idle && own.is_empty() {
        return Vec::new();
    }
    // What is said of purpose, that a breach is let pass, needs no mention.
    let let_pass = own.iter().filter_map(|id| tables.exceptions.get(id.index())).any(|row| {
        matches!(row.target, Target::Clause(_))
            && row.effect == ExceptionEffect::Lifted
            && row.condition.is_none()
            && row.exceptions.is_empty()
    });
    let never_matters: Vec<Told> = own.iter().map(|exception| never_matters(tables, *exception)).collect();
    let (broken, nothing) = (never_broken(tables, id), always_nothing(tables, id));
    // What is 0 by its figures is not told where it applies.
    let is_idle = binds && let_pass || !binds && (!may_be_idle || found.is_told(&nothing));
    // Of what is known never to apply, no more is told.
    let known: Vec<bool> =
        [is_idle || found.is_known(&broken), !states || found.is_known(&nothing) || found.is_told(&broken)]
            .into_iter()
            .chain(never_matters.iter().map(|told| let_pass || found.is_known(told)))
            .collect();
    let mut seen = Seen {
        speaks: known.first() == Some(&true),
        says_something: known.get(1) == Some(&true),
        matters: known.iter().skip(2).copied().collect(),
        bound: Bound::default(),
    };
    if seen.settled() {
        return Vec::new();
    }
    let mut unknown = None;
    match readings(tables, &[id]) {
        Some(readings) => {
            for reading in &readings {
                unknown = seen.look(reading, id, &own);
                if seen.settled() || unknown.is_some() {
                    break;
                }
            }
        }
        None => unknown = Some("its rulings can be read in too many ways"),
    }
    let Seen { speaks, says_something, matters, bound } = seen;
    // Of what is never judged at all, no more is told.
    let says_something = says_something || !speaks;
    let own = [(broken, speaks), (nothing, says_something)].into_iter();
    let all = own.chain(never_matters.into_iter().zip(matters));
    all.zip(known)
        .filter(|(_, known)| !known)
        .map(|((told, otherwise), _)| match (otherwise, unknown) {
            (true, _) => (told, Answer::Otherwise),
            (false, None) => (told, Answer::So(searched(&bound))),
            (false, Some(reason)) => (told, Answer::Unknown(reason)),
        })
        .collect()
}

pub(super) fn always_nothing(tables: &Tables, id: ClauseId) -> Told {
    let named = tables.clauses.get(id.index()).map(|row| format!("{} {}", clause_kind(row.kind), row.name));
    let what = format!("{} is always 0", named.unwrap_or_default());
    Told { code: always_zero::CODE, spot: Spot::clause(tables, id), what }
}

/// Whether a clause of this kind can be broken, and says nothing else.
pub(super) fn binds(kind: ClauseKind) -> bool {
    matches!(kind, ClauseKind::Limit | ClauseKind::Exclusion | ClauseKind::Requirement | ClauseKind::Ban)
}

/// What a clause states, where that might be 0 unawares; of a value, what is said in a word is said of purpose.
pub(super) fn states_a_figure(row: &ClauseRow) -> Option<&Code> {
    let Body::Effect { value: EffectCode::Value(code), .. } = &row.body else { return None };
    let of_purpose = row.kind == ClauseKind::Value && matches!(code.as_ref(), [Node::Number(_)]);
    (!of_purpose).then_some(code)
}

/// Whether it is for an act to break; what a permission or a penalty says is no such thing.
fn can_be_broken(row: &ClauseRow) -> bool {
    match row.kind {
        ClauseKind::Duty => !matches!(row.body, Body::By(_)),
        kind => binds(kind) || matches!(kind, ClauseKind::Choice | ClauseKind::Price),
    }
}

/// The exception, and all that nest under it.
pub(super) fn with_nested(tables: &Tables, id: ExceptionId) -> Vec<ExceptionId> {
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

pub(super) fn never_broken(tables: &Tables, id: ClauseId) -> Told {
    let row = tables.clauses.get(id.index());
    let named = row.map(|row| format!("{} {}", clause_kind(row.kind), row.name)).unwrap_or_default();
    let never = if row.is_some_and(can_be_broken) { "can never be broken" } else { "never applies" };
    let what = format!("{named} {never}");
    Told { code: never_binds::CODE, spot: Spot::clause(tables, id), what }
}

pub(super) fn never_matters(tables: &Tables, id: ExceptionId) -> Told {
    let row = tables.exceptions.get(id.index());
    let named = row.map(|row| match row.target {
        Target::Clause(lifted) if is_of_a_permission(tables, row) => {
            format!("that permission {} lifts {}", row.name, words::clause(tables, lifted))
        }
        target => format!("exception {} to {}", row.name, words::target(tables, target)),
    });
    let what = format!("{} never matters", named.unwrap_or_default());
    Told { code: exception_never_matters::CODE, spot: Spot::exception(tables, id), what }
}

/// Whether it is what a permission that `lifts` something does.
fn is_of_a_permission(tables: &Tables, row: &ExceptionRow) -> bool {
    let mut permissions = tables.clauses.iter().filter(|clause| clause.kind == ClauseKind::Permission);
    permissions.any(|clause| Some(clause.rule) == row.rule && clause.place == row.place)
}

/// The exceptions to a clause, and those nested under them.
fn own_exceptions(tables: &Tables, id: ClauseId) -> Vec<ExceptionId> {
    let leaning = Leaning::of_clause_alone(tables, id);
    let belongs = |exception: &ExceptionId| excepted(tables, *exception) == Some(Target::Clause(id));
    leaning.exceptions.into_iter().filter(belongs).collect()
}

/// Every way to read the rulings on which these clauses rest; none if there are too many.
pub(super) fn readings(tables: &Tables, ids: &[ClauseId]) -> Option<Vec<Tables>> {
    let mut all = vec![tables.clone()];
    let rulings: BTreeSet<RulingId> = ids.iter().flat_map(|id| Leaning::of_clause(tables, *id).rulings).collect();
    for ruling in rulings {
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

/// Whether a clause has something to say in a verdict.
pub(super) fn is_judged(verdict: &Verdict, id: ClauseId) -> bool {
    verdict.findings.iter().any(|finding| finding.clause == id && finding.outcome != Outcome::Idle)
}

/// Whether a clause states something else than 0.
pub(super) fn states_something(verdict: &Verdict, id: ClauseId) -> bool {
    let effects = verdict.findings.iter().filter(|finding| finding.clause == id).filter_map(|one| one.effect.as_ref());
    effects.map(|effect| &effect.value).any(|value| *value != EffectValue::Value(Value::Number(Number::ZERO)))
}

/// What has been seen to happen so far.
#[derive(Clone)]
struct Seen {
    /// It was broken; of what cannot be broken, it was judged.
    speaks: bool,
    /// What it states was something else than 0.
    says_something: bool,
    matters: Vec<bool>,
    bound: Bound,
}

impl Seen {
    fn settled(&self) -> bool {
        self.speaks && self.says_something && self.matters.iter().all(|matters| *matters)
    }

    /// Looks under one reading of the rulings; why what was not seen may happen all the same, if it may.
    fn look(&mut self, tables: &Tables, id: ClauseId, own: &[ExceptionId]) -> Option<&'static str> {
        let space = match whole_space(tables, &[id], MOST_POSITIONS) {
            Ok(space) => space,
            Err(reason) => return Some(reason),
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
        let Seen { mut speaks, mut says_something, mut matters, .. } = self.clone();
        let bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some(position) = world.position(0) else { return ControlFlow::Continue(()) };
            let verdict = judged_by(&judge, &position);
            let whole = essence_of(&verdict, &sides, false);
            unjudged |= whole.is_none();
            speaks |= match in_outline {
                true => whole.as_ref().is_some_and(Essence::broken),
                false => verdict.iter().any(|verdict| is_judged(verdict, id)),
            };
            says_something |= verdict.iter().any(|verdict| states_something(verdict, id));
            for (known, (family, judge)) in matters.iter_mut().zip(&without) {
                if !*known && may_matter(&verdict, family) {
                    *known = essence_of(&judged_by(judge, &position), &sides, false) != whole;
                }
            }
            let settled = speaks && says_something && matters.iter().all(|known| *known);
            if settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (self.speaks, self.says_something, self.matters) = (speaks, says_something, matters);
        let sure = self.settled() || !unjudged && bound.positions > 0 && proves(&space, &bound);
        self.bound = bound;
        (!sure).then_some(if unjudged { UNJUDGED } else { TOO_MANY })
    }
}
