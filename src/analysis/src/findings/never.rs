//! What no position shows: rules that are never broken, exceptions that change nothing, classes of nobody.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::words;
use reglement_engine::judge::{Judge, Part};
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, DefinitionId, ExceptionEffect, ExceptionId, Node, Place, RuleId, Subject, Tables,
    Target,
};

use super::Found;
use super::catalogue::{Code, class_without_members, exception_never_matters, never_binds};
use crate::effect::{Essence, Sides, alone, essence, searched};
use crate::search::{Bound, Leaning, Space, excepted, members};

/// How many positions are tried for one clause. Where there are more, nothing is told of it, and none is tried.
pub(super) const MOST_POSITIONS: u64 = 120_000;
/// More ways than this to read the rulings of a clause are not tried.
const MOST_READINGS: usize = 16;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    for number in 0..tables.clauses.len() as u16 {
        clause(tables, ClauseId(number), found);
    }
    for (number, row) in tables.definitions.iter().enumerate() {
        let of_counters = row.class && row.subject == Some(Subject::Counter) && row.second.is_none();
        if of_counters && members(tables, DefinitionId(number as u16), None) == Some(0) {
            let what = format!("no counter can be a {}", row.name.replace('-', " "));
            let reason = "every combination of the attributes that it speaks of was tried".to_owned();
            found.add(class_without_members::CODE, row.rule, row.place, what, reason);
        }
    }
}

/// Whether a search can prove that something never happens: it left nothing out, and nothing but what lies in one place
/// at one moment matters.
pub(super) fn proves(space: &Space<'_>, bound: &Bound) -> bool {
    bound.beyond_every_bound && !bound.attributes_sampled && space.is_plain()
}

fn clause(tables: &Tables, id: ClauseId, found: &mut Found<'_>) {
    let Some(row) = tables.clauses.get(id.index()) else { return };
    let binds =
        matches!(row.kind, ClauseKind::Limit | ClauseKind::Exclusion | ClauseKind::Requirement | ClauseKind::Ban);
    // What is hidden from a side is no verdict.
    if row.kind == ClauseKind::Fog {
        return;
    }
    let own: Vec<ExceptionId> = own_exceptions(tables, id);
    if !binds && own.is_empty() {
        return;
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
    let Some(readings) = readings(tables, id).filter(|_| !seen.settled()) else { return };
    let mut sure = true;
    for reading in &readings {
        sure = sure && seen.look(reading, id, &own);
        if seen.settled() || !sure {
            break;
        }
    }
    let Seen { broken: is_broken, matters, bound } = seen;
    for (told, so) in std::iter::once((broken, is_broken)).chain(never_matters.into_iter().zip(matters)) {
        match (so, sure) {
            (true, _) => found.settle(told.code, told.place, told.what),
            (false, true) => found.add(told.code, told.rule, told.place, told.what, searched(&bound)),
            (false, false) => {}
        }
    }
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
        let without: Vec<Judge<'_>> =
            own.iter().map(|exception| Judge::new(&judged).without(Part::Exception(*exception))).collect();
        let mut unjudged = false;
        let (mut broken, mut matters) = (self.broken, self.matters.clone());
        let bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some(position) = world.position(0) else { return ControlFlow::Continue(()) };
            let whole = essence(&judge, &position, &sides, false);
            unjudged |= whole.is_none();
            broken |= whole.as_ref().is_some_and(Essence::broken);
            for (known, judge) in matters.iter_mut().zip(&without) {
                if !*known {
                    *known = essence(judge, &position, &sides, false) != whole;
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
