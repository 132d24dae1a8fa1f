//! Positions of one clause where trying all of them does not reach: from the rulesets' own cases, and on small maps.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use reglement_cases::Case;
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;
use reglement_engine::verdict::Verdict;

use super::beside::{Beside, Judges, turned};
use super::essence::{Essence, told_by_clause};
use super::shrink::{size, smallest};
use super::{Found, Turn, Witness};
use crate::search::{Probes, Sight, SmallMaps, Space, Twin, search_small_maps};

/// Of so many cases that a clause judges otherwise the smallest position is looked for.
const MOST_SHRUNK: usize = 4;

/// How much nearer a position is in which the clause is judged otherwise than any other.
const IT_PARTS: usize = 1_000;

/// A case, as a position that both rulesets can judge.
#[derive(Debug)]
pub struct Seed {
    pub id: String,
    pub twin: Twin,
    size: [usize; 4],
}

/// Of the cases of either ruleset, those for which the other has words.
pub fn seeds(tables: [&Tables; 2], cases: [&[Case]; 2]) -> Vec<Seed> {
    let mut seeds: Vec<Seed> = Vec::new();
    for (side, cases) in cases.into_iter().enumerate() {
        for case in cases {
            // A case that both have is the same position.
            if !seeds.iter().any(|seed| seed.id == case.id)
                && let Some(twin) = Twin::of(&(case.position.clone(), case.asked.clone()), side, tables)
            {
                let size = size(&twin, tables);
                seeds.push(Seed { id: case.id.clone(), twin, size });
            }
        }
    }
    seeds
}

/// The smallest positions that are left of cases, for each way to turn that is still to be shown.
pub fn from_cases(beside: &Beside<'_>, seeds: &[Seed], open: &BTreeSet<Turn>) -> Vec<Witness> {
    let judges = beside.judges();
    let mut parting: Vec<(Turn, bool, &Seed)> = Vec::new();
    for seed in seeds {
        if let Some((turn, hidden)) = beside.parts(&judges, &seed.twin)
            && open.contains(&turn)
        {
            parting.push((turn, hidden, seed));
        }
    }
    parting.sort_by_key(|(turn, hidden, seed)| (*turn, *hidden, seed.size));
    let mut witnesses: Vec<Witness> = Vec::new();
    for wanted in open {
        let own = parting.iter().filter(|(turn, ..)| turn == wanted).take(MOST_SHRUNK);
        let mut found: Vec<(bool, [usize; 4], Witness)> = Vec::new();
        for (turn, hidden, seed) in own {
            let smaller = shrunk(beside, &judges, seed.twin.clone(), (*turn, *hidden));
            let told = Found::Case(seed.id.clone());
            let witness = beside.witness(&judges, *turn, smaller.sides.each_ref(), told);
            found.extend(witness.map(|witness| (witness.hidden, size(&smaller, beside.tables), witness)));
        }
        found.sort_by_key(|(hidden, size, _)| (*hidden, *size));
        witnesses.extend(found.into_iter().next().map(|(_, _, witness)| witness));
    }
    witnesses
}

/// Positions found on a small map, made smaller, for each way to turn that is still to be shown; and how far was searched.
pub fn on_small_maps(
    beside: &Beside<'_>,
    space: &Space<'_>,
    most: u64,
    open: &BTreeSet<Turn>,
) -> (Vec<Witness>, SmallMaps) {
    let judges = beside.judges();
    let [old, new] = beside.ids();
    let [old_alone, new_alone] = beside.alone();
    let probes = [old.map(|id| Probes::new(old_alone, id)), new.map(|id| Probes::new(new_alone, id))];
    let probing = [&probes[0], &probes[1]].map(|probes| probes.as_ref().map(|probes| Judge::new(probes.tables())));
    let mut found: BTreeMap<Turn, Witness> = BTreeMap::new();
    let bound = search_small_maps(space, most, &mut |twin| {
        let mut essences = Vec::new();
        let mut sight = Sight::default();
        for (side, (position, asked)) in twin.sides.iter().enumerate() {
            // Where a ruleset has no such clause, it says nothing.
            let (Some(probes), Some(judge)) = (&probes[side], &probing[side]) else {
                essences.push(Essence::default());
                continue;
            };
            let Ok(verdict) = judge.judge(position, asked) else { return ControlFlow::Continue(None) };
            let own = probes.sight(&verdict);
            sight.seen = sight.seen.rotate_left(17) ^ own.seen;
            sight.near = sight.near.max(own.near);
            essences.push(told_by_clause(&verdict, beside.ids()[side], &beside.sides, side == 0));
        }
        if let [was, is] = essences.as_slice()
            && was != is
        {
            let turn = turned(was, is);
            let wholes = judges.whole(twin.sides.each_ref());
            let hidden = beside.is_hidden(turn, &wholes);
            // From here it is a small way to a position in which no other rule is broken.
            let mut hasher = DefaultHasher::new();
            wholes.each_ref().map(|whole| whole.as_ref().map(Verdict::broken)).hash(&mut hasher);
            sight.seen ^= hasher.finish();
            sight.near += IT_PARTS;
            if open.contains(&turn) && found.get(&turn).is_none_or(|known| known.hidden && !hidden) {
                let smaller = shrunk(beside, &judges, twin.clone(), (turn, hidden));
                let witness = beside.witness(&judges, turn, smaller.sides.each_ref(), Found::SmallMap);
                found.extend(witness.map(|witness| (turn, witness)));
                let is_shown = |turn: &Turn| found.get(turn).is_some_and(|known| !known.hidden);
                if open.iter().filter(|turn| **turn != Turn::Otherwise).all(is_shown) {
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(Some(sight))
    });
    (found.into_values().collect(), bound)
}

/// The position with everything left out that it does not need to turn the same way.
fn shrunk(beside: &Beside<'_>, judges: &Judges<'_>, twin: Twin, (turn, hidden): (Turn, bool)) -> Twin {
    smallest(twin, beside.tables, &mut |smaller| {
        beside.parts(judges, smaller).is_some_and(|(own, is_hidden)| own == turn && (hidden || !is_hidden))
    })
}
