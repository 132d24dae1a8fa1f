//! What stands for what in a changed position.

use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::Value;

/// By number in the changed position: which it was before. Empty where nothing changed.
#[derive(Debug, Clone, Default)]
pub struct Mapping {
    pub counters: Vec<u32>,
    pub places: Vec<u32>,
}

impl Mapping {
    pub fn counter(&self, now: u32) -> u32 {
        self.counters.get(now as usize).copied().unwrap_or(now)
    }

    pub fn place(&self, now: u32) -> u32 {
        self.places.get(now as usize).copied().unwrap_or(now)
    }

    pub fn value(&self, value: Value) -> Value {
        match value {
            Value::Counter(now) => Value::Counter(self.counter(now)),
            Value::Place(now) => Value::Place(self.place(now)),
            other => other,
        }
    }
}

/// The other way: by number before, which it is now.
fn inverted(map: &[u32]) -> Vec<u32> {
    let mut inverse = vec![0; map.len()];
    for (now, before) in map.iter().enumerate() {
        inverse[*before as usize] = now as u32;
    }
    inverse
}

/// The position and the question with counters and places in another order.
pub fn reordered(position: &Position, asked: &Asked, mapping: &Mapping) -> (Position, Asked) {
    let now = Mapping { counters: inverted(&mapping.counters), places: inverted(&mapping.places) };
    let mut position = position.clone();
    if !mapping.counters.is_empty() {
        position.counters = mapping.counters.iter().map(|before| position.counters[*before as usize].clone()).collect();
    }
    if !mapping.places.is_empty() {
        position.places = mapping.places.iter().map(|before| position.places[*before as usize].clone()).collect();
    }
    let update = |record: &mut Vec<Value>| record.iter_mut().for_each(|value| *value = now.value(*value));
    update(&mut position.game);
    for place in &mut position.places {
        update(&mut place.record);
    }
    for border in &mut position.borders {
        (border.from, border.to) = (now.place(border.from), now.place(border.to));
        update(&mut border.record);
    }
    for counter in &mut position.counters {
        counter.at.iter_mut().for_each(|place| *place = now.place(*place));
        update(&mut counter.record);
        counter.parts.iter_mut().for_each(|(_, values)| update(values));
    }
    for group in &mut position.groups {
        update(&mut group.record);
    }
    for unknown in &mut position.hidden {
        unknown.thing = now.value(unknown.thing);
    }
    position.hidden.sort();
    let act = |act: &mut ActData| {
        update(&mut act.parameters);
        act.lists.iter_mut().for_each(&update);
        act.start = act.start.map(|place| now.place(place));
        for step in &mut act.steps {
            step.to = now.place(step.to);
            update(&mut step.border);
        }
    };
    position.log.iter_mut().for_each(&act);
    let mut asked = asked.clone();
    if let Asked::Act(data) = &mut asked {
        act(data);
    }
    (position, asked)
}
