//! Small maps with a few enemies near by, and a path that is mostly in the spirit of the order.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::disc;
use crate::reading::mission_orders::{
    Act, Class, DIRECTIONS, Direction, Enemy, Hex, Order, Position, Spending, axis, neighbours,
};

const ADVANCE: [Direction; 3] = [Direction::East, Direction::NorthEast, Direction::SouthEast];
const RETIRE: [Direction; 3] = [Direction::West, Direction::NorthWest, Direction::SouthWest];
const CLASSES: [Class; 10] = [
    Class::Infantry,
    Class::Cavalry,
    Class::Artillery,
    Class::Engineer,
    Class::Supporting,
    Class::MainDepot,
    Class::ArmySupply,
    Class::CorpsTrain,
    Class::ArmyHeadquarters,
    Class::Fortress,
];

pub fn position(dice: &mut Rng) -> Position {
    let map = disc(4);
    let hexes: Vec<Hex> = map.iter().copied().collect();
    let at = [(0, 0), (-2, 0), (-3, 1), (2, 0)][dice.usize(..4)];
    let enemies: Vec<Enemy> = (0..dice.u8(..4)).filter_map(|_| enemy(dice, &hexes, at)).collect();
    let occupied = |hex: &Hex| *hex == at || enemies.iter().any(|enemy| enemy.at == *hex);
    let walls = if dice.bool() { dice.u8(..8) } else { 0 };
    let impassible = (0..walls).map(|_| hexes[dice.usize(..hexes.len())]).filter(|hex| !occupied(hex)).collect();
    let mut enemy_zone = BTreeSet::new();
    if dice.bool() {
        for enemy in &enemies {
            enemy_zone.extend(neighbours(enemy.at).into_iter().filter(|hex| map.contains(hex)));
        }
    }
    let order = if dice.bool() { Order::Advance } else { Order::Retire };
    let class = if dice.u8(..3) == 0 { CLASSES[dice.usize(..CLASSES.len())] } else { Class::Infantry };
    let mut position = Position {
        map,
        impassible,
        enemy_zone,
        advance: BTreeSet::from(ADVANCE),
        retire: BTreeSet::from(RETIRE),
        order,
        shattered: dice.u8(..6) == 0,
        class,
        at,
        movement_points: dice.usize(..4),
        enemies,
        act: Act::Designate { target: None },
    };
    position.act = act(dice, &position);
    position
}

fn enemy(dice: &mut Rng, hexes: &[Hex], unit: Hex) -> Option<Enemy> {
    let class = [Class::Infantry, Class::Infantry, Class::Cavalry, Class::Fortress, Class::CorpsTrain][dice.usize(..5)];
    let at = if dice.bool() {
        let near = neighbours(unit);
        let near = neighbours(near[dice.usize(..near.len())]);
        near[dice.usize(..near.len())]
    } else {
        hexes[dice.usize(..hexes.len())]
    };
    (at != unit && hexes.contains(&at)).then(|| Enemy { class, at, revealed: dice.u8(..3) != 0 })
}

fn act(dice: &mut Rng, position: &Position) -> Act {
    let target = target(dice, position);
    match dice.u8(..8) {
        0 => Act::Designate { target },
        1 => Act::Spend(spending(dice)),
        _ => {
            let path = path(dice, position);
            // What has no points left spends none.
            let left = position.movement_points - path.len();
            let spends = if dice.bool() { dice.usize(..3).min(left) } else { 0 };
            let mut then = vec![Spending::CombatMarker];
            then.extend((0..spends).map(|_| spending(dice)));
            if dice.u8(..4) == 0 {
                then.remove(0);
            }
            then.truncate(left);
            Act::Move { path, target, then }
        }
    }
}

fn spending(dice: &mut Rng) -> Spending {
    [Spending::RecoverMorale, Spending::ReplacementMode, Spending::CombatMarker][dice.usize(..3)]
}

/// Mostly somebody in the axis.
fn target(dice: &mut Rng, position: &Position) -> Option<usize> {
    let axis = axis(position, position.at);
    let likely: Vec<usize> =
        (0..position.enemies.len()).filter(|enemy| axis.contains(&position.enemies[*enemy].at)).collect();
    match dice.u8(..8) {
        0 => None,
        1 if !position.enemies.is_empty() => Some(dice.usize(..position.enemies.len())),
        _ if likely.is_empty() => None,
        _ => Some(likely[dice.usize(..likely.len())]),
    }
}

/// Steps over passable hexes without enemies, most of them in the directions of the order.
fn path(dice: &mut Rng, position: &Position) -> Vec<Hex> {
    let mut path = Vec::new();
    let mut from = position.at;
    for _ in 0..dice.usize(..=position.movement_points) {
        let ordered = match position.order {
            Order::Advance => ADVANCE,
            Order::Retire => RETIRE,
        };
        let direction = if dice.u8(..4) == 0 { DIRECTIONS[dice.usize(..6)] } else { ordered[dice.usize(..3)] };
        let hex = direction.from(from);
        if !position.is_passable(hex) || position.enemies.iter().any(|enemy| enemy.at == hex) {
            break;
        }
        path.push(hex);
        from = hex;
    }
    path
}
