//! Positions of one clause where trying all of them does not reach: from the rulesets' own cases, and on small maps.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use reglement_cases::Case;
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;

use super::beside::{Beside, is_duty_if_possible, turned};
use super::essence::{Essence, told_by_clause};
use super::size::Size;
use super::unhidden::unhidden;
use super::{Found, Turn, Witness};
use crate::search::{
    Probes, Sight, SmallMaps, Space, Twin, gap, search_from_known, search_open_ground, search_small_maps,
};

/// Of so many cases that a clause judges otherwise the smallest position is looked for.
const MOST_SHRUNK: usize = 4;

/// How much nearer a position is in which the clause is judged otherwise than any other.
const IT_PARTS: usize = 1_000;

/// Where one way to turn is shown, this part of the positions is tried for another one.
const PART_FOR_ANOTHER_TURN: u64 = 3;
/// And this part of them for a position that no other rule hides.
const PART_FOR_THE_HIDDEN: u64 = 2;

/// A case, as a position that both rulesets can judge.
#[derive(Debug)]
pub struct Seed {
    pub id: String,
    pub twin: Twin,
    size: Size,
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
                let size = Size::of(&twin, tables);
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
        let mut found: Vec<Witness> = Vec::new();
        for (turn, hidden, seed) in own {
            let smaller = beside.smallest(&judges, seed.twin.clone(), (*turn, *hidden));
            let told = Found::Case(seed.id.clone());
            found.extend(beside.witness(&judges, *turn, &smaller, told));
        }
        witnesses.extend(found.into_iter().min_by_key(|witness| (witness.hidden, witness.size)));
    }
    witnesses
}

/// Positions found on a small map, made smaller, for each way to turn that is still to be shown, or that is shown by one of
/// this size only; and how far was searched. It begins with positions that are known to matter to other rules, if there are
/// any, or else with what is plainest.
pub fn on_small_maps(
    beside: &Beside<'_>,
    space: &Space<'_>,
    most: u64,
    wanted: &BTreeMap<Turn, Option<Size>>,
    known: Option<&[Twin]>,
) -> (Vec<Witness>, SmallMaps) {
    let judges = beside.judges();
    let [old, new] = beside.ids();
    let [old_alone, new_alone] = beside.alone();
    let probes = [old.map(|id| Probes::new(old_alone, id)), new.map(|id| Probes::new(new_alone, id))];
    let probing = [&probes[0], &probes[1]].map(|probes| probes.as_ref().map(|probes| Judge::new(probes.tables())));
    let mut found: BTreeMap<Turn, (Twin, Witness)> = BTreeMap::new();
    let mut tried = 0;
    // Where one turn is shown, another is looked for a while longer.
    let mut last = u64::MAX;
    let mut look = |twin: &Twin| {
        tried += 1;
        if tried > last {
            return ControlFlow::Break(());
        }
        let mut essences = Vec::new();
        let mut sight = Sight::default();
        let mut amounts = [None, None];
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
            amounts[side] = Some(probes.amounts(&verdict));
            essences.push(told_by_clause(&verdict, beside.ids()[side], beside.sides, side == 0));
        }
        let [before, after] = &amounts;
        sight.gap = gap(before.as_ref(), after.as_ref());
        if let [was, is] = essences.as_slice()
            && was != is
        {
            let turn = turned(was, is);
            let broken = judges.broken(twin);
            let hidden = beside.is_hidden_by(&broken, &judges, turn, twin.sides.each_ref()).unwrap_or(false);
            // From here it is a small way to a position in which no other rule is broken.
            let mut hasher = DefaultHasher::new();
            broken.hash(&mut hasher);
            sight.seen ^= hasher.finish();
            sight.near += IT_PARTS;
            let known = found.get(&turn).map(|(_, known)| (known.hidden, known.size));
            let known = known.or(wanted.get(&turn).copied().flatten().map(|size| (false, size)));
            if wanted.contains_key(&turn) && known.is_none_or(|known| (hidden, Size::of(twin, beside.tables)) < known) {
                let smaller = beside.smallest(&judges, twin.clone(), (turn, hidden));
                let witness = beside.witness(&judges, turn, &smaller, Found::SmallMap);
                found.extend(
                    witness
                        .filter(|own| known.is_none_or(|known| (own.hidden, own.size) < known))
                        .map(|own| (turn, (smaller, own))),
                );
                let is_shown = |turn: &Turn| found.get(turn).is_some_and(|(_, own)| !own.hidden && !own.size.idle);
                if is_shown(&turn) && last == u64::MAX {
                    last = tried + most / PART_FOR_ANOTHER_TURN;
                }
                let mut open =
                    wanted.iter().filter(|(turn, size)| **turn != Turn::Otherwise && size.is_none()).peekable();
                if open.peek().is_some() && open.all(|(turn, _)| is_shown(turn)) {
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(Some(sight))
    };
    // What a duty asks for has to be possible before a change can make a difference.
    let bound = match known {
        Some(known) => search_from_known(space, known, most, &mut look),
        None if is_duty_if_possible(beside.tables, beside.ids()) => search_open_ground(space, most, &mut look),
        None => search_small_maps(space, most, &mut look),
    };
    let shown = found.values().any(|(_, witness)| !witness.hidden);
    let witnesses = found.into_iter().map(|(turn, (twin, witness))| {
        let other =
            (witness.hidden && !shown).then(|| unhidden(beside, &judges, turn, &twin, most / PART_FOR_THE_HIDDEN));
        let other = other.flatten().and_then(|twin| {
            let smaller = beside.smallest(&judges, twin, (turn, false));
            beside.witness(&judges, turn, &smaller, Found::SmallMap)
        });
        other.unwrap_or(witness)
    });
    (witnesses.collect(), bound)
}
