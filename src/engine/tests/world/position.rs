//! Positions, in few words.

use reglement_engine::position::*;
use reglement_engine::table::*;

use super::*;

/// A position being set up; places and counters are known by their ids.
pub struct Map {
    pub position: Position,
}

impl Map {
    /// Places without coordinates, none next to another.
    pub fn of(places: &[&str]) -> Map {
        let mut map = Map { position: Position { game: vec![whole(3)], ..Position::default() } };
        for id in places {
            map.position.places.push(PlaceData {
                id: id.to_string(),
                axial: None,
                record: vec![Value::Flag(false), Value::Flag(false), named("clear")],
            });
        }
        map
    }

    /// All hexes within `radius` of the middle, called by their coordinates: `0,0`.
    pub fn grid(radius: i32) -> Map {
        let mut map = Map::of(&[]);
        for q in -radius..=radius {
            for r in -radius..=radius {
                if (q + r).abs() <= radius {
                    map.position.places.push(PlaceData {
                        id: format!("{q},{r}"),
                        axial: Some((q, r)),
                        record: vec![Value::Flag(false), Value::Flag(false), named("clear")],
                    });
                }
            }
        }
        map
    }

    pub fn place(&self, id: &str) -> u32 {
        self.position.places.iter().position(|place| place.id == id).expect("a place") as u32
    }

    pub fn counter(&self, id: &str) -> u32 {
        self.position.counters.iter().position(|counter| counter.id == id).expect("a counter") as u32
    }

    pub fn thing(&self, id: &str) -> Value {
        Value::Counter(self.counter(id))
    }

    pub fn hex(&self, id: &str) -> Value {
        Value::Place(self.place(id))
    }

    pub fn set_place(mut self, id: &str, attribute: u16, value: Value) -> Map {
        let place = self.place(id) as usize;
        self.position.places[place].record[attribute as usize] = value;
        self
    }

    /// A red battalion of infantry with two steps.
    pub fn unit(mut self, id: &str, at: &str) -> Map {
        let at = if at.is_empty() { vec![] } else { at.split(' ').map(|place| self.place(place)).collect() };
        self.position.counters.push(CounterData {
            id: id.to_string(),
            at,
            record: vec![
                named("red"),
                named("infantry"),
                named("battalion"),
                whole(2),
                Value::Nothing,
                Value::Nothing,
                Value::Nothing,
                Value::Set(0),
            ],
            parts: vec![],
        });
        self
    }

    pub fn units(self, ids: &[&str], at: &str) -> Map {
        ids.iter().fold(self, |map, id| map.unit(id, at))
    }

    /// Changes an attribute of the last counter.
    pub fn with(mut self, attribute: u16, value: Value) -> Map {
        self.position.counters.last_mut().expect("a counter").record[attribute as usize] = value;
        self
    }

    pub fn kind(self, word: &str) -> Map {
        self.with(KIND, named(word))
    }

    pub fn border(mut self, from: &str, to: &str, river: bool, one_way: bool) -> Map {
        let (from, to) = (self.place(from), self.place(to));
        let record = vec![Value::Flag(river), whole(1)];
        self.position.borders.push(BorderData { from, to, one_way, record });
        self
    }

    pub fn link(self, from: &str, to: &str) -> Map {
        self.border(from, to, false, false)
    }

    pub fn group(mut self, id: &str, order: &str) -> Map {
        self.position.groups.push(GroupData { id: id.to_string(), record: vec![named(order)] });
        self
    }

    pub fn act_data(&self, act: ActId) -> ActData {
        ActData { act, parameters: vec![Value::Nothing; PARAMETERS], lists: vec![], start: None, steps: vec![] }
    }

    pub fn by(&self, act: ActId, unit: &str) -> ActData {
        let mut data = self.act_data(act);
        data.parameters[UNIT.index()] = self.thing(unit);
        data
    }

    pub fn moving(&self, unit: &str, path: &[&str]) -> Asked {
        let mut data = self.by(MOVE, unit);
        data.steps = path.iter().map(|id| StepData { to: self.place(id), border: vec![] }).collect();
        Asked::Act(data)
    }

    pub fn landing(&self, unit: &str, to: &str) -> Asked {
        let mut data = self.by(LAND, unit);
        data.parameters[TO.index()] = self.hex(to);
        Asked::Act(data)
    }

    pub fn arriving(&self, unit: &str) -> Asked {
        Asked::Act(self.by(ARRIVE, unit))
    }

    /// A fight in the site with these picked.
    pub fn fighting(&self, site: &str, chosen: &[&str]) -> Asked {
        let mut data = self.act_data(FIGHT);
        data.parameters[SITE.index()] = self.hex(site);
        data.parameters[CHOSEN.index()] = Value::List(0);
        data.lists = vec![chosen.iter().map(|id| self.thing(id)).collect()];
        Asked::Act(data)
    }

    /// The same position with its counters in another order.
    pub fn reversed(&self) -> Map {
        let mut position = self.position.clone();
        position.counters.reverse();
        let last = position.counters.len() as u32;
        for counter in &mut position.counters {
            for value in &mut counter.record {
                if let Value::Counter(number) = value {
                    *number = last - 1 - *number;
                }
            }
        }
        Map { position }
    }
}
