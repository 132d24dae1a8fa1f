//! The position as plain things with named attributes.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::value::{Fraction, Value};

/// The attributes of a thing, by name.
pub type Attributes = BTreeMap<Rc<str>, Value>;

#[derive(Clone, Debug, Default)]
pub struct World {
    /// Whether the hexes have flat tops.
    pub flat_top: bool,
    pub game: Attributes,
    pub places: Vec<Place>,
    pub borders: Vec<Border>,
    /// The attributes of a border of which the position says nothing.
    pub usual_border: Attributes,
    pub counters: Vec<Counter>,
    /// The counters from the top of the stacks down.
    pub order: Vec<usize>,
    pub groups: Vec<Group>,
    pub log: Vec<Act>,
    /// The places that one can step to from each place.
    pub beside: Vec<Vec<usize>>,
    /// Where this is what one side knows: attributes that are absent because they are hidden.
    pub hidden: Vec<(Value, Rc<str>)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub id: String,
    pub axial: Option<(i32, i32)>,
    pub attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    pub from: usize,
    pub to: usize,
    pub one_way: bool,
    pub attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    pub id: String,
    pub at: Vec<usize>,
    /// Where it lay before anything was moved.
    pub lay_at: Vec<usize>,
    pub attributes: Attributes,
    /// Attributes with a value for each place of `at`.
    pub in_places: BTreeMap<Rc<str>, Vec<Value>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub id: String,
    pub attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    pub name: Rc<str>,
    /// Only those that it has.
    pub parameters: Attributes,
    pub start: Option<usize>,
    pub steps: Vec<(usize, Attributes)>,
}

/// The six directions, by their names on a grid of hexes with a corner on top and on one of hexes with a flat top, and
/// what each adds to `q` and `r`.
pub const DIRECTIONS: [(&str, &str, i32, i32); 6] = [
    ("E", "SE", 1, 0),
    ("NE", "NE", 1, -1),
    ("NW", "N", 0, -1),
    ("W", "NW", -1, 0),
    ("SW", "SW", -1, 1),
    ("SE", "S", 0, 1),
];

impl Act {
    pub fn end(&self) -> Option<usize> {
        self.steps.last().map_or(self.start, |(to, _)| Some(*to))
    }

    /// The place that a step leaves.
    pub fn from(&self, step: usize) -> Option<usize> {
        match step.checked_sub(1) {
            None => self.start,
            Some(before) => self.steps.get(before).map(|(to, _)| *to),
        }
    }
}

impl World {
    pub fn axial(&self, place: usize) -> Option<(i32, i32)> {
        self.places.get(place).and_then(|place| place.axial)
    }

    /// Steps from hex to hex by their coordinates alone.
    pub fn by_coordinates(&self, from: usize, to: usize) -> Option<i32> {
        let ((q, r), (to_q, to_r)) = (self.axial(from)?, self.axial(to)?);
        let (q, r) = (to_q - q, to_r - r);
        Some((q.abs() + r.abs() + (q + r).abs()) / 2)
    }

    pub fn border(&self, from: usize, to: usize) -> Option<&Border> {
        self.borders.iter().find(|border| {
            (border.from, border.to) == (from, to) || (!border.one_way && (border.to, border.from) == (from, to))
        })
    }

    /// Whether one can step from a place to another.
    pub fn step_is_open(&self, from: usize, to: usize) -> bool {
        self.by_coordinates(from, to) == Some(1) || self.border(from, to).is_some()
    }

    pub fn beside(&self, place: usize) -> &[usize] {
        self.beside.get(place).map_or(&[], Vec::as_slice)
    }

    /// Finds out which places lie beside which.
    pub fn find_beside(&mut self) {
        let at: BTreeMap<(i32, i32), usize> =
            self.places.iter().enumerate().filter_map(|(number, place)| Some((place.axial?, number))).collect();
        let around = |place: &Place| {
            let hexes = place.axial.map(|(q, r)| DIRECTIONS.map(|(_, _, dq, dr)| at.get(&(q + dq, r + dr)).copied()));
            hexes.into_iter().flatten().flatten().collect::<Vec<usize>>()
        };
        self.beside = self.places.iter().map(around).collect();
        for border in &self.borders {
            let ways = if border.one_way {
                vec![(border.from, border.to)]
            } else {
                vec![(border.from, border.to), (border.to, border.from)]
            };
            for (from, to) in ways {
                if !self.beside[from].contains(&to) {
                    self.beside[from].push(to);
                }
            }
        }
    }

    pub fn crossed(&self, from: usize, to: usize) -> &Attributes {
        self.border(from, to).map_or(&self.usual_border, |border| &border.attributes)
    }

    pub fn direction(&self, from: usize, to: usize) -> Value {
        let (Some((q, r)), Some((to_q, to_r))) = (self.axial(from), self.axial(to)) else { return Value::Absent };
        let found = DIRECTIONS.iter().find(|(_, _, dq, dr)| (q + dq, r + dr) == (to_q, to_r));
        found.map_or(Value::Absent, |(name, flat, ..)| {
            let name = if self.flat_top { flat } else { name };
            Value::Named { list: "direction".into(), name: (*name).into() }
        })
    }

    pub fn lies_in(&self, counter: usize, place: usize) -> bool {
        self.counters.get(counter).is_some_and(|counter| counter.at.contains(&place))
    }

    /// The counters of a place, the top one first.
    pub fn stack(&self, place: usize) -> Vec<usize> {
        self.order.iter().copied().filter(|counter| self.lies_in(*counter, place)).collect()
    }

    /// Puts counters into places. One that moves in lies beneath those that lie there, and has together what differed
    /// from place to place.
    pub fn put(&mut self, counters: &[usize], places: &[usize]) {
        for number in counters {
            let Some(counter) = self.counters.get_mut(*number) else { continue };
            counter.at = places.to_vec();
            for (name, parts) in std::mem::take(&mut counter.in_places) {
                let numbers = parts.iter().map(|part| match part {
                    Value::Number(number) => Some(*number),
                    _ => None,
                });
                let sum = numbers.sum::<Option<Fraction>>().map_or(Value::Absent, Value::Number);
                counter.attributes.insert(name, sum);
            }
            if !places.iter().all(|place| counter.lay_at.contains(place)) {
                self.order.retain(|other| other != number);
                self.order.push(*number);
            }
        }
    }
}
