//! The map, and what lies on it.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::position::{Asked, CounterData, PlaceData};
use reglement_engine::table::Tables;

use crate::search::interest::Interest;
use crate::search::space::Space;
use crate::search::twin::{Twin, hex_id, usual_record};
use crate::search::values::Said;
use crate::search::world::counter_id;

/// The row of hexes to one side goes as far as the largest number that rules compare with, and no farther than this.
const FARTHEST: i32 = 8;
/// Of so many hexes at most, those that are in play, attributes are changed.
const MOST_HEXES_CHANGED: usize = 8;
/// The steps from a hex to those around it.
pub const AROUND: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The map, and what can be changed on it.
pub struct Ground<'s, 't> {
    pub space: &'s Space<'t>,
    pub tables: [&'t Tables; 2],
    /// Where hexes may be; the first one always is.
    pub hexes: Vec<(i32, i32)>,
    /// What the parameters of acts may say, by name.
    pub said: BTreeMap<String, Vec<Said>>,
}

impl<'s, 't> Ground<'s, 't> {
    pub fn new(space: &'s Space<'t>) -> Option<Ground<'s, 't>> {
        let [old, new] = space.sides.as_slice() else { return None };
        let mut said: BTreeMap<String, Vec<Said>> = BTreeMap::new();
        for (name, one) in space.asks.iter().flat_map(|ask| &ask.said) {
            let known = said.entry(name.clone()).or_default();
            if !known.contains(one) {
                known.push(one.clone());
            }
        }
        Some(Ground { space, tables: [old.tables, new.tables], hexes: hexes(&space.interest), said })
    }

    /// What is asked, by name.
    pub fn asked_name(&self, twin: &Twin) -> String {
        let [tables, _] = self.tables;
        match &twin.sides[0].1 {
            Asked::Act(act) => tables.acts.get(act.act.index()).map_or_else(String::new, |row| row.name.to_string()),
            Asked::Moment(moment) => {
                tables.moments.get(moment.index()).map_or_else(String::new, |row| row.name.to_string())
            }
        }
    }

    pub fn counter(&self, tables: &Tables, number: usize, at: u32) -> CounterData {
        CounterData {
            id: counter_id(number),
            at: vec![at],
            record: usual_record(tables, &tables.counters),
            parts: Vec::new(),
        }
    }

    /// With each hex that was not there before next to one, and its number.
    pub fn with_hexes_next_to(&self, twin: &Twin, one: u32) -> Vec<(Twin, u32)> {
        let absent = self.hexes.iter().filter(|axial| number_of(twin, **axial).is_none());
        let grown = absent.map(|axial| self.with_hex(twin, *axial));
        grown.filter(|(grown, number)| are_neighbours(grown, one, *number)).collect()
    }

    /// The twin with each hex that may be named: those in play, and those that were not there before next to them.
    pub fn with_hexes_to_name(&self, twin: &Twin) -> Vec<(Twin, u32)> {
        let mut named: Vec<(Twin, u32)> = in_play(twin).into_iter().map(|place| (twin.clone(), place)).collect();
        named.extend(end(twin).map(|end| self.with_hexes_next_to(twin, end)).unwrap_or_default());
        named
    }

    /// With a hex, and with those of the row between the first one and it, and its number; the same where it is there.
    pub fn with_hex(&self, twin: &Twin, axial: (i32, i32)) -> (Twin, u32) {
        let mut twin = twin.clone();
        let between = (1..axial.0).map(|q| (q, 0)).filter(|_| axial.1 == 0);
        for axial in between.chain([axial]) {
            if number_of(&twin, axial).is_none() {
                for ((position, _), tables) in twin.sides.iter_mut().zip(self.tables) {
                    position.places.push(hex(tables, axial));
                }
            }
        }
        let number = number_of(&twin, axial).unwrap_or(0);
        (twin, number)
    }
}

/// A hex as it usually is.
pub fn hex(tables: &Tables, axial: (i32, i32)) -> PlaceData {
    PlaceData { id: hex_id(axial), axial: Some(axial), record: usual_record(tables, &tables.places) }
}

/// The hexes of the path and of the counters, and those next to its start.
pub fn in_play(twin: &Twin) -> Vec<u32> {
    let mut hexes: Vec<u32> = twin.way();
    hexes.extend(twin.position().counters.iter().flat_map(|counter| counter.at.iter().copied()));
    if let Some(start) = hexes.first().copied() {
        let all = 0..twin.position().places.len() as u32;
        hexes.extend(all.filter(|other| are_neighbours(twin, start, *other)));
    }
    let mut known = BTreeSet::new();
    hexes.retain(|hex| known.insert(*hex));
    hexes.truncate(MOST_HEXES_CHANGED);
    hexes
}

/// Where the path ends, or else the first counter lies.
pub fn end(twin: &Twin) -> Option<u32> {
    twin.way().last().copied().or_else(|| in_play(twin).first().copied())
}

pub fn are_neighbours(twin: &Twin, one: u32, other: u32) -> bool {
    twin.position().steps_apart(one, other) == Some(1)
}

/// The number of a hex, if it is on the map.
fn number_of(twin: &Twin, axial: (i32, i32)) -> Option<u32> {
    twin.position().places.iter().position(|place| place.axial == Some(axial)).map(|number| number as u32)
}

/// Where hexes may be: one with those around it, and a row to one side.
fn hexes(interest: &Interest) -> Vec<(i32, i32)> {
    let largest = interest.bounds.iter().map(|bound| bound.rounded_up().numerator()).max().unwrap_or(0);
    let far = i32::try_from(largest).unwrap_or(FARTHEST).saturating_add(1).clamp(3, FARTHEST);
    let mut hexes = vec![(0, 0)];
    hexes.extend(AROUND);
    hexes.extend((2..=far).map(|q| (q, 0)));
    hexes.push((-2, 0));
    hexes
}
