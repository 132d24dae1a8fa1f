//! Fog: what the rules hide from a side.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use crate::judge::clause::{last_of, slot_of};
use crate::judge::error::Site;
use crate::judge::frame::Frame;
use crate::judge::sitting::{Fault, Sitting};
use crate::position::Position;
use crate::table::{AttributeId, Body, ClauseId, ClauseRow, Domain, Hides, Location, Node, Symbol, Target, Value};

/// What is hidden of one thing.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Veil {
    /// That it is there.
    pub(in crate::judge) whole: bool,
    /// Which one it is.
    pub(in crate::judge) identity: bool,
    pub(in crate::judge) attributes: BTreeSet<AttributeId>,
}

/// What is hidden of all things, each by its number.
#[derive(Debug)]
pub(in crate::judge) struct Veils {
    pub(in crate::judge) counters: Vec<Veil>,
    pub(in crate::judge) groups: Vec<Veil>,
    pub(in crate::judge) places: Vec<Veil>,
    pub(in crate::judge) acts: Vec<Veil>,
}

impl Veils {
    fn of(position: &Position) -> Veils {
        Veils {
            counters: vec![Veil::default(); position.counters.len()],
            groups: vec![Veil::default(); position.groups.len()],
            places: vec![Veil::default(); position.places.len()],
            acts: vec![Veil::default(); position.log.len()],
        }
    }

    /// The veil of a thing, with the number of attributes that things of its kind have.
    fn over(&mut self, thing: Value, sitting: &Sitting<'_>) -> Option<(&mut Veil, usize)> {
        let tables = sitting.tables();
        match thing {
            Value::Counter(number) => Some((self.counters.get_mut(number as usize)?, tables.counters.len())),
            Value::Group(number) => Some((self.groups.get_mut(number as usize)?, tables.groups.len())),
            Value::Place(number) => Some((self.places.get_mut(number as usize)?, tables.places.len())),
            Value::Act(number) => Some((self.acts.get_mut(number as usize)?, 0)),
            _ => None,
        }
    }
}

impl<'a> Sitting<'a> {
    /// What the rules hide from a side, in the position as it stands.
    pub(in crate::judge) fn veils(&mut self, side: Symbol) -> Result<Veils, Fault> {
        let mut veils = Veils::of(self.position());
        for (number, row) in self.tables().clauses.iter().enumerate() {
            let id = ClauseId(number as u16);
            let Body::Hides(hides) = &row.body else { continue };
            if self.judge.is_off_clause(id) {
                continue;
            }
            self.site = Site { clause: Some(id), ..Site::default() };
            for thing in self.hidden_by(id, row, side)? {
                let Some((veil, count)) = veils.over(thing, self) else { continue };
                match hides {
                    Hides::Whole => veil.whole = true,
                    Hides::AllBut(shown) => {
                        veil.identity = true;
                        let all = (0..count as u16).map(AttributeId);
                        veil.attributes.extend(all.filter(|attribute| !shown.contains(attribute)));
                    }
                    Hides::These(hidden) => veil.attributes.extend(hidden.iter().copied()),
                }
            }
        }
        Ok(veils)
    }

    /// The things of which a clause hides something, once its exceptions have been heard.
    fn hidden_by(&mut self, id: ClauseId, row: &'a ClauseRow, side: Symbol) -> Result<Vec<Value>, Fault> {
        let Some(set) = row.subject.as_deref() else { return Err(self.does_not_fit()) };
        let mut frame = Frame::new();
        frame.bind_shared(&[Value::Symbol(side)]);
        let mut things = Vec::new();
        // What waits off the map is hidden like what lies on it; who is looked for in a condition is not.
        let on_the_map_or_off =
            |node: &Node| matches!(node, Node::Set { domain: Domain::Counters, location: Location::Everywhere, .. });
        self.off_map_too = set.last().is_some_and(on_the_map_or_off);
        self.each_element(set, last_of(set), &mut frame, &mut |_, _, thing| {
            things.push(thing);
            Ok(true)
        })?;
        let mut hidden = Vec::new();
        for thing in things {
            let _ = frame.bind(slot_of(set), thing);
            self.site.subject = Some(thing);
            let resolution = self.resolve(Target::Clause(id), &row.exceptions, &mut frame, &|_| true)?;
            let exempt = resolution.exempt.iter().any(|(counter, _)| Value::Counter(*counter) == thing);
            if resolution.lifted.is_none() && !exempt {
                hidden.push(thing);
            }
        }
        Ok(hidden)
    }
}
