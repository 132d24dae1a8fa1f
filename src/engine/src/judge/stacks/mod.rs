//! Stacks judged by adding up: for those who ask of millions of stacks which rules they break, and not why.
//!
//! Many rules see of a place only what lies there: how many of each sort, in whatever order. For those, the judge is asked
//! beforehand about every stack that the counters at hand can make up, as far as the rules tell them apart, and the answers
//! are laid down as an automaton: a state for all stacks to which every further counter does the same, and a row of
//! successors. A stack is then judged by one look-up for each of its counters, without memory of its own.
//!
//! All meaning comes from the judge; nothing here knows what a limit or an exclusion is. What the automaton cannot answer
//! ([`Stacks::broken`] gives none) and the clauses that look beyond the stack ([`Stacks::left_to_the_judge`]) are the judge's.

mod answers;
mod automaton;
mod map;
mod marks;
mod muster;
mod product;
mod reading;

use alloc::boxed::Box;
use alloc::vec::Vec;

pub use map::StackMap;
pub use muster::Muster;

use crate::table::{AttributeId, ClauseId, Value};
use product::Machine;

/// Counters that no covered rule tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u16);

/// Places that no covered rule tells apart, the game being as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ground(u16);

/// The covered clauses that a stack breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Broken(u64);

impl Broken {
    /// Whether none is broken.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit for each clause of [`Stacks::covered`], in their order.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

/// Why a clause is left to the judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOver {
    /// It looks at more than the counters of one place: other places, the order of a stack, acts.
    LooksBeyond,
    /// It tells so many counters apart that the stacks are too many to be asked about beforehand.
    TooManyKinds,
}

/// The answers of a judge about all stacks of the counters mustered, at one moment.
#[derive(Clone, Debug)]
pub struct Stacks {
    tallest: usize,
    kinds: Register,
    places: Register,
    game: Vec<AttributeId>,
    covered: Vec<ClauseId>,
    left: Vec<(ClauseId, LeftOver)>,
    machines: Vec<Machine>,
}

/// The values of the attributes that count, with what they come to, in order.
#[derive(Clone, Debug, Default)]
struct Register {
    attributes: Vec<AttributeId>,
    rows: Vec<(Box<[Value]>, u16)>,
}

impl Register {
    fn find<'s>(&'s self, values: impl Iterator<Item = Option<&'s Value>> + Clone) -> Option<u16> {
        let row = self.rows.binary_search_by(|(held, _)| held.iter().map(Some).cmp(values.clone()));
        row.ok().and_then(|row| self.rows.get(row)).map(|(_, number)| *number)
    }
}

impl Stacks {
    /// The kind of a counter; none for one unlike all that were mustered.
    pub fn kind<'s>(&'s self, counter: &'s [Value]) -> Option<Kind> {
        self.kinds.find(self.kinds.attributes.iter().map(|attribute| counter.get(attribute.index()))).map(Kind)
    }

    /// The ground that a place is in a game; none for one unlike all that were mustered.
    pub fn ground<'s>(&'s self, place: &'s [Value], game: &'s [Value]) -> Option<Ground> {
        let of_place = self.places.attributes.iter().map(|attribute| place.get(attribute.index()));
        let of_game = self.game.iter().map(|attribute| game.get(attribute.index()));
        self.places.find(of_place.chain(of_game)).map(Ground)
    }

    /// Which covered clauses a stack breaks, in whatever order its counters are named. None where only the judge can tell:
    /// for a stack taller than was mustered for, and for one that it cannot judge.
    #[inline]
    pub fn broken(&self, ground: Ground, stack: &[Kind]) -> Option<Broken> {
        if stack.len() > self.tallest {
            return None;
        }
        let mut broken = 0;
        for machine in &self.machines {
            broken |= machine.judged(ground, stack);
        }
        if broken & product::UNSETTLED == 0 { Some(Broken(broken)) } else { None }
    }

    /// The clauses that are judged here, in the order of the bits of [`Broken`].
    pub fn covered(&self) -> &[ClauseId] {
        &self.covered
    }

    /// The other clauses that may be broken at the moment.
    pub fn left_to_the_judge(&self) -> &[(ClauseId, LeftOver)] {
        &self.left
    }

    /// The clauses of a set.
    pub fn clauses(&self, broken: Broken) -> impl Iterator<Item = ClauseId> + '_ {
        self.covered.iter().enumerate().filter(move |(bit, _)| broken.0 >> bit & 1 == 1).map(|(_, clause)| *clause)
    }
}
