//! One unit in the middle of nineteen hexes with two movement points, one enemy anywhere, and every path.

use std::collections::BTreeSet;

use super::disc;
use crate::reading::mission_orders::{Act, Class, Direction, Enemy, Order, Position, Spending, neighbours, paths};

pub fn visit(visit: &mut dyn FnMut(&Position)) {
    for order in [Order::Advance, Order::Retire] {
        for class in [Class::Infantry, Class::Cavalry, Class::CorpsTrain] {
            for at in disc(2) {
                if at != (0, 0) {
                    for (enemy, revealed) in [(Class::Infantry, true), (Class::Infantry, false), (Class::Cavalry, true)]
                    {
                        for zone in [false, true] {
                            let enemy = Enemy { class: enemy, at, revealed };
                            each_path(&around(order, class, enemy, zone), visit);
                        }
                    }
                }
            }
        }
    }
}

fn around(order: Order, class: Class, enemy: Enemy, zone: bool) -> Position {
    use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
    let map = disc(2);
    let next: BTreeSet<_> = neighbours(enemy.at).into_iter().filter(|hex| map.contains(hex)).collect();
    Position {
        impassible: BTreeSet::new(),
        enemy_zone: if zone { next } else { BTreeSet::new() },
        advance: BTreeSet::from([East, NorthEast, SouthEast]),
        retire: BTreeSet::from([West, NorthWest, SouthWest]),
        order,
        shattered: false,
        class,
        at: (0, 0),
        movement_points: 2,
        enemies: vec![enemy],
        act: Act::Designate { target: None },
        map,
    }
}

fn each_path(position: &Position, visit: &mut dyn FnMut(&Position)) {
    for path in paths(position) {
        for target in [None, Some(0)] {
            let then = vec![Spending::CombatMarker; position.movement_points.saturating_sub(path.len()).min(1)];
            visit(&Position { act: Act::Move { path: path.clone(), target, then }, ..position.clone() });
        }
    }
}
