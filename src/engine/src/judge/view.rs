//! The position as an act leaves it, without a copy of the position: what has moved, changed or gone.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::cell::RefCell;

use super::board::Board;
use super::few::Few;
use crate::position::CounterData;
use crate::table::{AttributeId, Value};

#[derive(Clone, Debug)]
pub(super) struct View<'a> {
    board: &'a Board<'a>,
    /// Counter and where it stands now, in the order of moving.
    moved: Few<(u32, u32), 4>,
    changed: Few<(u32, AttributeId, Value), 4>,
    removed: Few<u32, 4>,
    /// Counters that start elsewhere than the position says: wherever they go, they come in anew.
    set_out: Few<u32, 4>,
    /// Where somebody wants to know.
    noted: Option<RefCell<Noted>>,
    /// Whether the act has laid a counter over several places.
    spread: bool,
}

/// What was asked about counters.
#[derive(Clone, Debug, Default)]
pub(super) struct Noted {
    /// The counters about which anything was asked that would be answered otherwise if they were off the map.
    pub(super) looked_at: BTreeSet<u32>,
    /// Those of whom an attribute was asked.
    pub(super) read: BTreeSet<u32>,
}

impl<'a> View<'a> {
    pub(super) fn new(board: &'a Board<'a>) -> View<'a> {
        View {
            board,
            moved: Few::new((0, 0)),
            changed: Few::new((0, AttributeId(0), Value::Nothing)),
            removed: Few::new(0),
            set_out: Few::new(0),
            noted: None,
            spread: false,
        }
    }

    /// From now on, notes the counters that are asked about.
    pub(super) fn watch(&mut self) {
        self.noted = Some(RefCell::default());
    }

    /// Lets another view on the same board note in this one's place, or gives back what it has noted.
    pub(super) fn hand_watch_to(&mut self, other: &mut View<'_>) {
        other.noted = self.noted.take();
    }

    pub(super) fn noted(&self) -> Noted {
        self.noted.as_ref().map(|noted| noted.borrow().clone()).unwrap_or_default()
    }

    fn look_at(&self, counter: u32) {
        if let Some(noted) = &self.noted {
            noted.borrow_mut().looked_at.insert(counter);
        }
    }

    pub(super) fn board(&self) -> &'a Board<'a> {
        self.board
    }

    pub(super) fn move_to(&mut self, counter: u32, place: u32) {
        self.moved.retain(|(moved, _)| moved != counter);
        self.moved.push((counter, place));
    }

    /// Puts a counter where it starts, which is not where the position has it.
    pub(super) fn set_out_from(&mut self, counter: u32, place: u32) {
        self.set_out.push(counter);
        self.move_to(counter, place);
    }

    /// Lays a counter over several places.
    pub(super) fn spread(&mut self, counter: u32, places: &[u32]) {
        self.moved.retain(|(moved, _)| moved != counter);
        self.spread |= places.len() > 1;
        for place in places {
            if !self.moved.contains((counter, *place)) {
                self.moved.push((counter, *place));
            }
        }
    }

    /// Whether any counter may lie in several places.
    pub(super) fn has_spread_counters(&self) -> bool {
        self.spread || self.board.has_spread_counters()
    }

    pub(super) fn change(&mut self, counter: u32, attribute: AttributeId, value: Value) {
        self.changed.retain(|(changed, of, _)| (changed, of) != (counter, attribute));
        self.changed.push((counter, attribute, value));
    }

    pub(super) fn remove(&mut self, counter: u32) {
        self.removed.push(counter);
    }

    pub(super) fn counter(&self, counter: u32) -> Option<&'a CounterData> {
        self.board.position().counters.get(counter as usize)
    }

    pub(super) fn is_removed(&self, counter: u32) -> bool {
        self.removed.contains(counter)
    }

    /// None where the position lists no such counter or attribute.
    pub(super) fn attribute(&self, counter: u32, attribute: AttributeId) -> Option<Value> {
        if let Some(noted) = &self.noted {
            noted.borrow_mut().read.insert(counter);
        }
        if let Some((.., value)) = self.changed.iter().find(|(changed, of, _)| (*changed, *of) == (counter, attribute))
        {
            return Some(value);
        }
        self.counter(counter)?.record.get(attribute.index()).copied()
    }

    /// The values of an attribute that differ from place to place; none once the act has changed it or moved the counter.
    pub(super) fn parts(&self, counter: u32, attribute: AttributeId) -> Option<&'a [Value]> {
        if let Some(noted) = &self.noted {
            let mut noted = noted.borrow_mut();
            noted.looked_at.insert(counter);
            noted.read.insert(counter);
        }
        let (_, values) = self.counter(counter)?.parts.iter().find(|(of, _)| *of == attribute)?;
        let changed = self.changed.iter().any(|(changed, of, _)| (changed, of) == (counter, attribute));
        (!changed).then_some(values)
    }

    /// Whether the act has moved the counter, so that it lies together in one place.
    pub(super) fn is_moved(&self, counter: u32) -> bool {
        self.moved_to(counter).is_some()
    }

    fn moved_to(&self, counter: u32) -> Option<u32> {
        self.moved.iter().find(|(moved, _)| *moved == counter).map(|(_, place)| place)
    }

    pub(super) fn lies_in(&self, counter: u32, place: u32) -> bool {
        let lies_there = match self.moved_to(counter) {
            Some(_) => self.moved.contains((counter, place)),
            None => self.counter(counter).is_some_and(|data| data.at.contains(&place)),
        };
        let lies_there = lies_there && !self.is_removed(counter);
        if lies_there {
            self.look_at(counter);
        }
        lies_there
    }

    /// The place of a counter; `preferred` if it lies there and elsewhere too.
    pub(super) fn place_of(&self, counter: u32, preferred: Option<u32>) -> Option<u32> {
        self.look_at(counter);
        if self.is_removed(counter) {
            return None;
        }
        match (self.moved_to(counter), preferred) {
            (Some(_), Some(place)) if self.moved.contains((counter, place)) => Some(place),
            (Some(now), _) => Some(now),
            (None, Some(place)) if self.lies_in(counter, place) => Some(place),
            (None, _) => self.counter(counter)?.at.first().copied(),
        }
    }

    pub(super) fn places_of(&self, counter: u32) -> Few<u32, 4> {
        if self.is_removed(counter) { Few::new(0) } else { self.places_judged(counter) }
    }

    /// Where an act of the counter is judged: where it lies, or where it lay if the act has removed it.
    pub(super) fn places_judged(&self, counter: u32) -> Few<u32, 4> {
        self.look_at(counter);
        let mut places = Few::new(0);
        match self.moved_to(counter) {
            Some(_) => {
                for (_, place) in self.moved.iter().filter(|(moved, _)| *moved == counter) {
                    places.push(place);
                }
            }
            None => {
                for place in self.counter(counter).map_or(&[][..], |data| &data.at) {
                    if !places.contains(*place) {
                        places.push(*place);
                    }
                }
            }
        }
        places
    }

    /// The counters that lie in any of these places, which are in the order of their numbers; in the order of theirs.
    pub(super) fn occupants(&self, places: &[u32]) -> Vec<u32> {
        let counters = self.board.position().counters.len();
        if places.len() >= counters {
            let lies_there =
                |counter: &u32| self.places_of(*counter).iter().any(|at| places.binary_search(&at).is_ok());
            return (0..counters as u32).filter(lies_there).collect();
        }
        let mut occupants = Vec::new();
        for place in places {
            let mut cursor = Cursor::TOP;
            while let Some((counter, next)) = self.next_occupant(*place, cursor) {
                occupants.push(counter);
                cursor = next;
            }
        }
        occupants.sort_unstable();
        occupants.dedup();
        occupants
    }

    /// Whether the counter lies elsewhere than the position says, or nowhere any more.
    pub(super) fn has_left(&self, counter: u32) -> bool {
        self.is_moved(counter) || self.is_removed(counter)
    }

    /// The attributes that the act has set.
    pub(super) fn changes(&self) -> impl Iterator<Item = (u32, AttributeId, Value)> + '_ {
        self.changed.iter()
    }

    /// The next counter in the place after `cursor`, the top one first. One that has moved in lies at the bottom.
    pub(super) fn next_occupant(&self, place: u32, mut cursor: Cursor) -> Option<(u32, Cursor)> {
        while let Cursor::Listed(at) = cursor {
            match self.board.next_occupant(place, at) {
                Some((counter, next)) => {
                    cursor = Cursor::Listed(next);
                    if self.lies_in(counter, place) && !self.set_out.contains(counter) {
                        return Some((counter, cursor));
                    }
                }
                None => cursor = Cursor::Moved(0),
            }
        }
        while let Cursor::Moved(at) = cursor {
            let (counter, now) = self.moved.get(at)?;
            cursor = Cursor::Moved(at + 1);
            let was_there =
                self.counter(counter).is_none_or(|data| data.at.contains(&place)) && !self.set_out.contains(counter);
            if now == place && !was_there && !self.is_removed(counter) {
                return Some((counter, cursor));
            }
        }
        None
    }
}

/// How far a walk through a stack has come: through the counters that the position lists there, then those moved in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cursor {
    Listed(usize),
    Moved(usize),
}

impl Cursor {
    pub(super) const TOP: Cursor = Cursor::Listed(0);
}
