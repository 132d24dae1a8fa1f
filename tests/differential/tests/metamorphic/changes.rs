//! Changes that no rule can see.

use reglement_engine::position::{Asked, CounterData, Position};
use reglement_engine::table::{Tables, Type, Value};

use super::Changed;
use super::mapping::{Mapping, reordered};

fn changed(position: &Position, asked: &Asked, mapping: Mapping) -> Changed {
    let (position, asked) = reordered(position, asked, &mapping);
    Changed { position, asked, mapping }
}

/// Counters in another order, but those that share a place in the same; none if that is no other order.
pub fn other_order_of_counters(position: &Position, asked: &Asked) -> Option<Changed> {
    let mut left: Vec<u32> = (0..position.counters.len() as u32).collect();
    let mut order = Vec::new();
    // Always the last that lies under none that is left.
    while !left.is_empty() {
        let is_free = |at: &usize| {
            let mine = &position.counters[left[*at] as usize].at;
            left[..*at]
                .iter()
                .all(|above| position.counters[*above as usize].at.iter().all(|place| !mine.contains(place)))
        };
        let next = (0..left.len()).rev().find(is_free)?;
        order.push(left.remove(next));
    }
    let is_other = !order.is_sorted();
    is_other.then(|| changed(position, asked, Mapping { counters: order, places: Vec::new() }))
}

pub fn reversed_counters(position: &Position, asked: &Asked) -> Changed {
    let counters = (0..position.counters.len() as u32).rev().collect();
    changed(position, asked, Mapping { counters, places: Vec::new() })
}

pub fn reversed_places(position: &Position, asked: &Asked) -> Changed {
    let places = (0..position.places.len() as u32).rev().collect();
    changed(position, asked, Mapping { counters: Vec::new(), places })
}

/// Other names for all, which sort the other way round.
pub fn renamed(position: &Position, asked: &Asked) -> Changed {
    let mut position = position.clone();
    let number = |at: usize| format!("z{:04}", 9999 - at);
    for (at, counter) in position.counters.iter_mut().enumerate() {
        counter.id = number(at);
    }
    for (at, place) in position.places.iter_mut().enumerate() {
        place.id = number(at);
    }
    for (at, group) in position.groups.iter_mut().enumerate() {
        group.id = number(at);
    }
    Changed { position, asked: asked.clone(), mapping: Mapping::default() }
}

/// Every hex of the grid somewhere else; none if the position has no grid.
pub fn moved_map(position: &Position, asked: &Asked, to: impl Fn((i32, i32)) -> (i32, i32)) -> Option<Changed> {
    let mut position = position.clone();
    for place in &mut position.places {
        place.axial = place.axial.map(&to);
    }
    let has_grid = position.places.iter().any(|place| place.axial.is_some());
    has_grid.then(|| Changed { position, asked: asked.clone(), mapping: Mapping::default() })
}

/// A marker at the bottom of every place, where the ruleset has a kind of counter of that name.
pub fn with_markers(tables: &Tables, position: &Position, asked: &Asked) -> Option<Changed> {
    let mut record = Vec::new();
    let mut is_marker = false;
    for attribute in tables.counters.iter() {
        let marker = match attribute.of_type {
            Type::OneOf(domain) => tables.domains.get(domain.0 as usize).and_then(|domain| {
                domain
                    .values
                    .iter()
                    .find(|value| tables.symbols.get(value.0 as usize).is_some_and(|word| word == "marker"))
            }),
            _ => None,
        };
        record.push(match (marker, attribute.usually) {
            (Some(marker), _) => {
                is_marker = true;
                Value::Symbol(*marker)
            }
            (None, Some(usually)) => usually,
            // What has to be said of every counter cannot be said of one that no rule names.
            (None, None) if !attribute.optional => return None,
            (None, None) => Value::Nothing,
        });
    }
    let mut position = position.clone();
    for place in 0..position.places.len() as u32 {
        position.counters.push(CounterData {
            id: format!("marker under {place}"),
            at: vec![place],
            record: record.clone(),
            parts: Vec::new(),
        });
    }
    is_marker.then(|| Changed { position, asked: asked.clone(), mapping: Mapping::default() })
}
