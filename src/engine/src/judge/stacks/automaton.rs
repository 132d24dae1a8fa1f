//! One clause as an automaton over the kinds of counters that it tells apart.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::answers::Answer;

/// No state: a stack taller than was asked about.
pub(super) const BEYOND: u32 = u32::MAX;

/// So many stacks are asked about for one clause at most.
const MOST_STACKS: usize = 100_000;

/// The states of one clause; the first is that of the empty stack.
pub(super) struct Automaton {
    kinds: usize,
    /// For each state, and in it for each kind, the state with one more of that kind.
    next: Vec<u32>,
    answers: Vec<Answer>,
}

impl Automaton {
    pub(super) fn answer(&self, state: u32) -> Answer {
        self.answers.get(state as usize).copied().unwrap_or(Answer::Fault)
    }

    pub(super) fn next(&self, state: u32, kind: usize) -> u32 {
        let row = (state as usize).checked_mul(self.kinds);
        row.and_then(|row| self.next.get(row + kind)).copied().unwrap_or(BEYOND)
    }

    /// Asks about all stacks of up to `tallest` counters of so many kinds; none if they are too many.
    pub(super) fn of(kinds: usize, tallest: usize, judged: &mut dyn FnMut(&[u8]) -> Answer) -> Option<Automaton> {
        if kinds > usize::from(u8::MAX) {
            return None;
        }
        let stacks = Stacks::up_to(kinds, tallest)?;
        let answers: Vec<Answer> = stacks.all.iter().map(|stack| judged(stack)).collect();
        Some(merged(&stacks, &classes(&stacks, &answers), &answers, tallest))
    }
}

/// All stacks up to a height, the lower first; each a list of kinds in order.
struct Stacks {
    kinds: usize,
    all: Vec<Vec<u8>>,
    /// For each stack below the greatest height, and each kind, the stack with one more.
    next: Vec<u32>,
}

impl Stacks {
    fn up_to(kinds: usize, tallest: usize) -> Option<Stacks> {
        let mut all: Vec<Vec<u8>> = vec![Vec::new()];
        let mut next = Vec::new();
        let mut layer = 0..1;
        for _ in 0..tallest {
            let mut numbers: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
            let mut taller: Vec<Vec<u8>> = Vec::new();
            for stack in all.get(layer.clone()).unwrap_or(&[]) {
                for kind in 0..kinds {
                    let kind = kind as u8;
                    let mut grown = stack.clone();
                    grown.insert(grown.partition_point(|held| *held <= kind), kind);
                    let number = *numbers.entry(grown).or_insert_with_key(|grown| {
                        taller.push(grown.clone());
                        (layer.end + taller.len() - 1) as u32
                    });
                    next.push(number);
                    if layer.end + taller.len() > MOST_STACKS {
                        return None;
                    }
                }
            }
            layer = layer.end..layer.end + taller.len();
            all.append(&mut taller);
        }
        Some(Stacks { kinds, all, next })
    }

    fn next(&self, stack: usize) -> Option<&[u32]> {
        self.next.get(stack * self.kinds..(stack + 1) * self.kinds)
    }
}

/// For each stack, and each number of counters that may still be added to it, its class: stacks of one class answer alike
/// whatever these counters are.
fn classes(stacks: &Stacks, answers: &[Answer]) -> Vec<Vec<u32>> {
    let mut known: Vec<BTreeMap<(Answer, Vec<u32>), u32>> = Vec::new();
    let mut classes: Vec<Vec<u32>> = vec![Vec::new(); stacks.all.len()];
    for stack in (0..stacks.all.len()).rev() {
        let answer = answers.get(stack).copied().unwrap_or(Answer::Fault);
        let next = stacks.next(stack).unwrap_or(&[]);
        let of_next = |kind: &u32| classes.get(*kind as usize).map_or(&[][..], Vec::as_slice);
        let room = next.first().map_or(0, |next| of_next(next).len());
        let mut own = Vec::with_capacity(room + 1);
        for more in 0..=room {
            let after = more.checked_sub(1).map_or_else(Vec::new, |fewer| {
                next.iter().map(|next| of_next(next).get(fewer).copied().unwrap_or(BEYOND)).collect()
            });
            if known.len() <= more {
                known.push(BTreeMap::new());
            }
            let Some(known) = known.get_mut(more) else { continue };
            let number = known.len() as u32;
            own.push(*known.entry((answer, after)).or_insert(number));
        }
        if let Some(slot) = classes.get_mut(stack) {
            *slot = own;
        }
    }
    classes
}

/// A state for each stack that is unlike every lower one. A stack stands for a taller one if both answer alike whatever may
/// still be added to the taller.
fn merged(stacks: &Stacks, classes: &[Vec<u32>], answers: &[Answer], tallest: usize) -> Automaton {
    let mut by_class: BTreeMap<(usize, u32), u32> = BTreeMap::new();
    let mut state_of: Vec<u32> = Vec::with_capacity(stacks.all.len());
    let mut standing: Vec<usize> = Vec::new();
    for (stack, (kinds, own)) in stacks.all.iter().zip(classes).enumerate() {
        let room = tallest - kinds.len();
        let last = own.get(room).copied().unwrap_or(BEYOND);
        let state = match by_class.get(&(room, last)) {
            Some(state) => *state,
            None => {
                let state = standing.len() as u32;
                standing.push(stack);
                for (room, class) in own.iter().enumerate() {
                    by_class.entry((room, *class)).or_insert(state);
                }
                state
            }
        };
        state_of.push(state);
    }
    let mut next = Vec::with_capacity(standing.len() * stacks.kinds);
    for stack in &standing {
        for kind in 0..stacks.kinds {
            let grown =
                stacks.next(*stack).and_then(|next| next.get(kind)).and_then(|next| state_of.get(*next as usize));
            next.push(grown.copied().unwrap_or(BEYOND));
        }
    }
    let answers = standing.iter().map(|stack| answers.get(*stack).copied().unwrap_or(Answer::Fault)).collect();
    Automaton { kinds: stacks.kinds, next, answers }
}
