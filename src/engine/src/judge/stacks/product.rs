//! The automata of several clauses run as one.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::answers::Answer;
use super::automaton::{Automaton, BEYOND};
use super::{Ground, Kind};

/// The bit that says that only the judge can tell. The others are the covered clauses.
pub(super) const UNSETTLED: u64 = 1 << MOST_CLAUSES;
pub(super) const MOST_CLAUSES: usize = 63;

/// Automata are joined as long as no more states come of it: their table is meant to stay in the processor's cache.
const MOST_STATES: usize = 4096;

/// The automata of some clauses as one table.
#[derive(Clone, Debug)]
pub(super) struct Machine {
    /// For each state a row of `1 << shift` successors by kind. A state is known by where its row begins.
    next: Vec<u32>,
    shift: u32,
    /// For each state, what is broken.
    broken: Vec<u64>,
    /// For each ground, the state of the empty stack.
    starts: Vec<u32>,
}

impl Machine {
    #[inline]
    pub(super) fn judged(&self, ground: Ground, stack: &[Kind]) -> u64 {
        let mut state = self.starts.get(usize::from(ground.0)).copied().unwrap_or(0);
        for kind in stack {
            state = self.next.get(state as usize + usize::from(kind.0)).copied().unwrap_or(0);
        }
        self.broken.get((state >> self.shift) as usize).copied().unwrap_or(UNSETTLED)
    }
}

/// One clause on one ground.
pub(super) struct Player {
    pub(super) automaton: Automaton,
    /// What each kind of the muster is to the clause; none for one about which it cannot be asked.
    pub(super) kinds: Vec<Option<u8>>,
}

/// A clause with its player for each ground, by number.
pub(super) struct Part {
    pub(super) bit: usize,
    pub(super) players: Vec<usize>,
}

/// Joins the parts into as few machines as may be.
pub(super) fn joined(parts: &[Part], players: &[Player], kinds: usize, grounds: usize) -> Vec<Machine> {
    let mut machines = Vec::new();
    let mut from = 0;
    while from < parts.len() {
        let mut to = from + 1;
        let mut best = machine(parts.get(from..to).unwrap_or(&[]), players, kinds, grounds, usize::MAX);
        while to < parts.len() {
            match machine(parts.get(from..=to).unwrap_or(&[]), players, kinds, grounds, MOST_STATES) {
                Some(larger) => best = Some(larger),
                None => break,
            }
            to += 1;
        }
        machines.extend(best);
        from = to;
    }
    machines
}

/// None if it has more than so many states.
fn machine(parts: &[Part], players: &[Player], kinds: usize, grounds: usize, most: usize) -> Option<Machine> {
    let width = kinds.max(1).next_power_of_two();
    // The first state is that of the stacks of which only the judge can tell.
    let mut states: Vec<Option<Vec<(usize, u32)>>> = vec![None];
    let mut numbers: BTreeMap<Vec<(usize, u32)>, u32> = BTreeMap::new();
    let mut number = |state: Vec<(usize, u32)>, states: &mut Vec<Option<Vec<(usize, u32)>>>| {
        *numbers.entry(state).or_insert_with_key(|state| {
            states.push(Some(state.clone()));
            states.len() as u32 - 1
        })
    };
    let mut starts = Vec::with_capacity(grounds);
    for ground in 0..grounds {
        let state = parts.iter().map(|part| Some((*part.players.get(ground)?, 0))).collect::<Option<Vec<_>>>();
        starts.push(state.map_or(0, |state| number(state, &mut states)));
    }
    let mut next: Vec<u32> = vec![0; width];
    let mut broken = vec![UNSETTLED];
    let mut at = 1;
    while let Some(Some(state)) = states.get(at).cloned() {
        if states.len() > most {
            return None;
        }
        at += 1;
        let bit = |((player, state), part): (&(usize, u32), &Part)| match players
            .get(*player)
            .map(|player| player.automaton.answer(*state))
        {
            Some(Answer::Holds) => 0,
            Some(Answer::Broken) => 1 << part.bit,
            Some(Answer::Fault) | None => UNSETTLED,
        };
        broken.push(state.iter().zip(parts).map(bit).fold(0, |all, one| all | one));
        for kind in 0..width {
            let step = |(player, state): &(usize, u32)| {
                let known = players.get(*player)?;
                let own = (*known.kinds.get(kind)?)?;
                let next = known.automaton.next(*state, usize::from(own));
                if next == BEYOND { None } else { Some((*player, next)) }
            };
            let grown = state.iter().map(step).collect::<Option<Vec<_>>>();
            next.push(grown.map_or(0, |grown| number(grown, &mut states)));
        }
    }
    let shift = width.trailing_zeros();
    next.iter_mut().chain(&mut starts).for_each(|state| *state <<= shift);
    Some(Machine { next, shift, broken, starts })
}
