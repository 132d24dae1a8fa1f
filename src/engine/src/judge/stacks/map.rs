//! Stacks on a map, kept judged while counters come and go.

use alloc::vec;
use alloc::vec::Vec;

use super::marks::Marks;
use super::{Broken, Ground, Kind, Stacks};

/// The stacks of a map, each judged anew when a counter comes or goes: what a move costs does not depend on how large the map
/// is. For clauses that look at nothing but one place, this is all that a move can change.
#[derive(Clone, Debug)]
pub struct StackMap<'s> {
    stacks: &'s Stacks,
    places: Vec<Place>,
    unlawful: Marks,
    unsettled: Marks,
}

#[derive(Clone, Debug)]
struct Place {
    ground: Ground,
    lying: Vec<Kind>,
    told: Option<Broken>,
}

impl<'s> StackMap<'s> {
    /// A map without counters; places are numbered in the order of their grounds.
    pub fn new(stacks: &'s Stacks, grounds: impl IntoIterator<Item = Ground>) -> StackMap<'s> {
        StackMap::with_counters(stacks, grounds, [])
    }

    /// A map with counters, each in the place of that number. One in a place that the map does not have is off the map.
    pub fn with_counters(
        stacks: &'s Stacks,
        grounds: impl IntoIterator<Item = Ground>,
        counters: impl IntoIterator<Item = (usize, Kind)>,
    ) -> StackMap<'s> {
        let bare = |ground| Place { ground, lying: vec![], told: None };
        let places: Vec<Place> = grounds.into_iter().map(bare).collect();
        let none = Marks::none(places.len());
        let mut map = StackMap { stacks, places, unlawful: none.clone(), unsettled: none };
        for (place, kind) in counters {
            if let Some(place) = map.places.get_mut(place) {
                place.lying.push(kind);
            }
        }
        (0..map.places.len()).for_each(|place| map.judge(place));
        map
    }

    /// Puts a counter into a place.
    pub fn put(&mut self, place: usize, kind: Kind) {
        if let Some(known) = self.places.get_mut(place) {
            known.lying.push(kind);
            self.judge(place);
        }
    }

    /// Takes a counter of this kind out of a place; whether there was one.
    pub fn take(&mut self, place: usize, kind: Kind) -> bool {
        let Some(known) = self.places.get_mut(place) else { return false };
        let Some(at) = known.lying.iter().position(|lying| *lying == kind) else { return false };
        known.lying.swap_remove(at);
        self.judge(place);
        true
    }

    /// Moves a counter of this kind; whether there was one.
    pub fn shift(&mut self, from: usize, to: usize, kind: Kind) -> bool {
        let was_there = self.take(from, kind);
        if was_there {
            self.put(to, kind);
        }
        was_there
    }

    /// What the stack of a place breaks; none where only the judge can tell.
    pub fn broken(&self, place: usize) -> Option<Broken> {
        self.places.get(place).and_then(|place| place.told)
    }

    /// The places whose stacks break a covered clause, in no particular order.
    pub fn unlawful(&self) -> impl Iterator<Item = usize> + '_ {
        self.unlawful.list().iter().copied()
    }

    /// The places of which only the judge can tell, in no particular order.
    pub fn unsettled(&self) -> impl Iterator<Item = usize> + '_ {
        self.unsettled.list().iter().copied()
    }

    /// Whether no covered clause is broken anywhere; none if a place is unsettled.
    pub fn is_lawful(&self) -> Option<bool> {
        if self.unsettled.list().is_empty() { Some(self.unlawful.list().is_empty()) } else { None }
    }

    fn judge(&mut self, number: usize) {
        let Some(place) = self.places.get_mut(number) else { return };
        place.told = self.stacks.broken(place.ground, &place.lying);
        self.unsettled.set(number, place.told.is_none());
        self.unlawful.set(number, place.told.is_some_and(|broken| !broken.is_empty()));
    }
}
