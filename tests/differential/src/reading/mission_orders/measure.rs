//! Distances, neighbours, and the axis of advance.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{DIRECTIONS, Direction, Hex, Position};

pub fn neighbours(hex: Hex) -> Vec<Hex> {
    DIRECTIONS.iter().map(|direction| direction.from(hex)).collect()
}

pub fn are_adjacent(one: Hex, other: Hex) -> bool {
    neighbours(one).contains(&other)
}

/// The direction of a step.
pub fn direction(from: Hex, to: Hex) -> Option<Direction> {
    DIRECTIONS.into_iter().find(|direction| direction.from(from) == to)
}

/// 7.15.A distance: hexes from here to everywhere, around impassible terrain.
pub fn distances(position: &Position, from: Hex) -> BTreeMap<Hex, i64> {
    spread(position, from, &DIRECTIONS.into_iter().collect())
}

pub fn distance(position: &Position, from: Hex, to: Hex) -> Option<i64> {
    distances(position, from).get(&to).copied()
}

/// 7.15.A axis: what can be reached from here through advance hexsides alone. R2: nothing but impassible terrain cuts it.
pub fn axis(position: &Position, from: Hex) -> BTreeSet<Hex> {
    spread(position, from, &position.advance).into_keys().collect()
}

fn spread(position: &Position, from: Hex, through: &BTreeSet<Direction>) -> BTreeMap<Hex, i64> {
    let mut reached = BTreeMap::from([(from, 0)]);
    let mut next = VecDeque::from([from]);
    while let Some(hex) = next.pop_front() {
        let steps = reached[&hex];
        for direction in through {
            let neighbour = direction.from(hex);
            if position.is_passable(neighbour) && !reached.contains_key(&neighbour) {
                reached.insert(neighbour, steps + 1);
                next.push_back(neighbour);
            }
        }
    }
    reached
}
