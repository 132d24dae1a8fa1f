//! What a change of rules changes: the smallest positions whose verdict is another one.
//!
//! For each clause that changed, or that leans on something that changed, the positions that matter to it are tried by
//! growing size under both rulesets, all other clauses left aside. What is found is judged again by the whole of both,
//! written as a case, read back, and judged once more: only then is it told.

mod affected;
mod essence;
mod text;
mod witness;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, Position, Record};
use reglement_engine::table::{AttributeRow, ClauseId, DefinitionId, Moments, Tables, Type, Value};
use serde::Serialize;

use crate::search::{Bound, Leaning, Space, plain, shape};
use affected::{Affected, affected};
pub(crate) use essence::{Essence, Sides, essence, essence_of, told};
use witness::witness;

pub(crate) use text::searched;
pub use text::{markdown, text};

/// How many positions are tried for all clauses together, unless another number is asked for.
pub const MOST_POSITIONS: u64 = 60_000;
/// Each clause has at least this part of them.
const SMALLEST_PART: u64 = 24;
/// How many positions are told for each way in which the verdict of a clause changes, and how many of one that only
/// asks whether a changed rule is broken.
const MOST_WITNESSES: usize = 3;
const MOST_DERIVED: usize = 1;

/// How often a position is looked for that no other rule hides.
const MOST_HIDDEN: u32 = 400;

/// What a change of rules changes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Effects {
    pub clauses: Vec<ClauseEffect>,
    /// What changed, and nothing that is judged leans on it.
    pub unused: Vec<String>,
}

/// What it changes for one clause.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClauseEffect {
    pub rule: String,
    pub heading: String,
    pub clause: String,
    pub kind: &'static str,
    /// The parts that changed and that it rests on.
    pub because: Vec<String>,
    pub witnesses: Vec<Witness>,
    /// Positions that this clause judges otherwise, and of which the whole ruleset cannot say anything.
    #[serde(skip_serializing_if = "is_zero")]
    pub unshown: u32,
    pub bound: Bound,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A position that is judged otherwise now.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Witness {
    pub turn: Turn,
    /// The position in words.
    pub position: String,
    /// The verdicts in a line.
    pub old: String,
    pub new: String,
    /// The position as a case that the new rules pass.
    pub case: String,
    /// Other rules hide the change: the verdict as a whole stays unlawful, say.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// Which way a verdict turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    NewlyUnlawful,
    NewlyLawful,
    Otherwise,
}

/// Searches for what the change from one ruleset to the other changes.
pub fn effects(old: &Tables, new: &Tables) -> Effects {
    effects_within(old, new, MOST_POSITIONS)
}

/// The same, with a number of positions to be tried for all clauses together.
pub fn effects_within(old: &Tables, new: &Tables, most: u64) -> Effects {
    let (affected, unused) = affected(old, new);
    let direct = affected.iter().filter(|clause| clause.direct).count();
    let share = |number: usize| (most / 2 / number.max(1) as u64).max(most / SMALLEST_PART);
    let most = |clause: &Affected| share(if clause.direct { direct } else { affected.len() - direct });
    let clauses = affected.iter().map(|clause| clause_effect(old, new, clause, most(clause))).collect();
    Effects { clauses, unused }
}

fn clause_effect(old: &Tables, new: &Tables, clause: &Affected, most: u64) -> ClauseEffect {
    let own = |id: Option<ClauseId>| id.into_iter().collect::<Vec<_>>();
    let space = Space::new(&[(old, own(clause.old)), (new, own(clause.new))]);
    let (old_alone, new_alone) = (alone(old, clause.old), alone(new, clause.new));
    let judges = [Judge::new(&old_alone), Judge::new(&new_alone)];
    let sides = Sides::new(old, new);
    let mut witnesses: Vec<(usize, Witness)> = Vec::new();
    let mut shapes = BTreeSet::new();
    let mut tried = 0;
    let mut number = 0;
    let mut unshown = 0;
    let classes: Vec<DefinitionId> = match (clause.new, clause.old) {
        (Some(id), _) => Leaning::of_clause(new, id).definitions.into_iter().collect(),
        (None, Some(id)) => Leaning::of_clause(old, id).definitions.into_iter().collect(),
        (None, None) => Vec::new(),
    };
    let wanted = if clause.direct { MOST_WITNESSES } else { MOST_DERIVED };
    let bound = space.search(most, &mut |world| {
        let (Some(before), Some(after)) = (world.position(0), world.position(1)) else {
            return ControlFlow::Continue(());
        };
        let was = essence(&judges[0], &before, &sides, true);
        let is = essence(&judges[1], &after, &sides, false);
        let (Some(was), Some(is)) = (was, is) else { return ControlFlow::Continue(()) };
        if was == is {
            return ControlFlow::Continue(());
        }
        let turn = turned(&was, &is);
        let size = world.counters.len();
        let known = witnesses.iter().filter(|(_, known)| known.turn == turn).collect::<Vec<_>>();
        let hidden = known.iter().all(|(_, known)| known.hidden);
        let enough = known.len() >= wanted || known.iter().any(|(smaller, _)| *smaller < size);
        if enough && !(hidden && !known.is_empty() && tried < MOST_HIDDEN) {
            return ControlFlow::Continue(());
        }
        tried += u32::from(hidden);
        number += 1;
        let (tables, judged) = if clause.new.is_some() { (new, &after) } else { (old, &before) };
        let alike = (turn, shape(tables, &judged.0, &classes));
        if !hidden && shapes.contains(&alike) {
            return ControlFlow::Continue(());
        }
        // Where the rest of the rules asks for more than this clause does, the position is told with more.
        let found = witness(old, new, clause, turn, &classes, [&before, &after], number).or_else(|| {
            let more = [filled(old, &before), filled(new, &after)];
            let was = essence(&judges[0], &more[0], &sides, true)?;
            let is = essence(&judges[1], &more[1], &sides, false)?;
            let same = was != is && turned(&was, &is) == turn;
            same.then(|| witness(old, new, clause, turn, &classes, [&more[0], &more[1]], number)).flatten()
        });
        unshown += u32::from(found.is_none());
        if let Some(found) = found
            && (!found.hidden || known.is_empty())
        {
            if !found.hidden {
                shapes.insert(alike);
                witnesses.retain(|(_, known)| !(known.turn == turn && known.hidden));
            }
            witnesses.push((size, found));
        }
        ControlFlow::Continue(())
    });
    // The bound says how far the search for further ones went, too.
    witnesses.sort_by_key(|(size, witness)| (witness.turn, *size));
    ClauseEffect {
        rule: clause.rule.clone(),
        heading: clause.heading.clone(),
        clause: clause.name.clone(),
        kind: clause.kind,
        because: clause.because.clone(),
        witnesses: witnesses.into_iter().map(|(_, witness)| witness).collect(),
        unshown,
        bound,
    }
}

/// The position with a plain number wherever a thing has none.
fn filled(tables: &Tables, (position, asked): &(Position, Asked)) -> (Position, Asked) {
    let mut position = position.clone();
    let fill = |rows: &[AttributeRow], record: &mut Record| {
        for (row, value) in rows.iter().zip(record) {
            if *value == Value::Nothing && matches!(row.of_type, Type::Number { .. } | Type::Fraction) {
                *value = plain(tables, row.of_type);
            }
        }
    };
    fill(&tables.game, &mut position.game);
    position.places.iter_mut().for_each(|place| fill(&tables.places, &mut place.record));
    position.counters.iter_mut().for_each(|counter| fill(&tables.counters, &mut counter.record));
    (position, asked.clone())
}

fn turned(was: &Essence, is: &Essence) -> Turn {
    match (was.broken(), is.broken()) {
        (false, true) => Turn::NewlyUnlawful,
        (true, false) => Turn::NewlyLawful,
        _ => Turn::Otherwise,
    }
}

/// A ruleset in which one clause alone is judged; the others may still be asked whether they are broken.
pub(crate) fn alone(tables: &Tables, clause: Option<ClauseId>) -> Tables {
    let mut own = tables.clone();
    for (number, row) in own.clauses.to_mut().iter_mut().enumerate() {
        if clause != Some(ClauseId(number as u16)) {
            row.moments = Moments::NONE;
        }
    }
    own
}
