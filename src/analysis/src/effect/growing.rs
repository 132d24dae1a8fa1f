//! Positions of one clause by growing number of counters.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use reglement_engine::position::{Asked, Position, Record};
use reglement_engine::table::{AttributeRow, Tables, Type, Value};

use super::beside::Beside;
use super::{Found, Turn, Witness};
use crate::search::{Bound, Judged, Space, World, plain, shape};

/// How many positions are told for each way in which the verdict of a clause changes, and how many of one that only
/// asks whether a changed rule is broken.
const MOST_WITNESSES: usize = 3;
const MOST_DERIVED: usize = 1;

/// How often a position is looked for that no other rule hides.
const MOST_HIDDEN: u32 = 400;

/// What a search found, and how far it went.
#[derive(Debug)]
pub struct Outcome {
    pub witnesses: Vec<Witness>,
    /// Positions that the clause judges otherwise, and of which the whole ruleset cannot say anything.
    pub unshown: u32,
    pub bound: Bound,
}

pub fn search(beside: &Beside<'_>, space: &Space<'_>, most: u64) -> Outcome {
    let judges = beside.judges();
    let [old, new] = beside.tables;
    let mut witnesses: Vec<(usize, Witness)> = Vec::new();
    let mut shapes: BTreeSet<(Turn, Vec<String>)> = BTreeSet::new();
    let mut tried = 0;
    let mut unshown = 0;
    let wanted = if beside.clause.direct { MOST_WITNESSES } else { MOST_DERIVED };
    let bound = space.search(most, &mut |world: &World<'_, '_>| {
        let (Some(before), Some(after)) = (world.position(0), world.position(1)) else {
            return ControlFlow::Continue(());
        };
        let Some(turn) = beside.turn(&judges, [&before, &after]) else { return ControlFlow::Continue(()) };
        let size = world.counters.len();
        let known = witnesses.iter().filter(|(_, known)| known.turn == turn).collect::<Vec<_>>();
        let hidden = known.iter().all(|(_, known)| known.hidden);
        let enough = known.len() >= wanted || known.iter().any(|(smaller, _)| *smaller < size);
        if enough && !(hidden && !known.is_empty() && tried < MOST_HIDDEN) {
            return ControlFlow::Continue(());
        }
        tried += u32::from(hidden);
        let (tables, judged) = if beside.clause.new.is_some() { (new, &after) } else { (old, &before) };
        let alike = (turn, shape(tables, &judged.0, &beside.classes));
        if !hidden && shapes.contains(&alike) {
            return ControlFlow::Continue(());
        }
        // Where the rest of the rules asks for more than this clause does, the position is told with more.
        let found = beside.witness(&judges, turn, [&before, &after], Found::Growing).or_else(|| {
            let more = [filled(old, &before), filled(new, &after)];
            let same = beside.turn(&judges, more.each_ref()) == Some(turn);
            same.then(|| beside.witness(&judges, turn, more.each_ref(), Found::Growing)).flatten()
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
    Outcome { witnesses: witnesses.into_iter().map(|(_, witness)| witness).collect(), unshown, bound }
}

/// The position with a plain number wherever a thing has none.
fn filled(tables: &Tables, (position, asked): &Judged) -> (Position, Asked) {
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
