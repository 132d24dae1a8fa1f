//! Hexes that often break something: mostly of one arm and one formation, with about as many increments as the limits allow.

use fastrand::Rng;

use crate::reading::la_bataille::{Act, Arm, Facing, Formation, Position, Size, Terrain, Unit};

const TERRAINS: [Terrain; 10] = [
    Terrain::Clear,
    Terrain::Slope,
    Terrain::Hamlet,
    Terrain::Village,
    Terrain::Town,
    Terrain::Woods,
    Terrain::Garden,
    Terrain::Swamp,
    Terrain::Road,
    Terrain::Bridge,
];

pub fn position(dice: &mut Rng) -> Position {
    let terrain = if dice.bool() { Terrain::Clear } else { TERRAINS[dice.usize(..TERRAINS.len())] };
    let first = arm(dice);
    let manner = formation(dice, first);
    let number = [1, 1, 2, 2, 3, 4][dice.usize(..6)];
    let mut units: Vec<Unit> = (0..number)
        .map(|_| {
            let arm = if dice.u8(..4) == 0 { arm(dice) } else { first };
            let suits = (arm == Arm::Artillery) == (first == Arm::Artillery);
            let formation = if suits && dice.u8(..4) != 0 { manner } else { formation(dice, arm) };
            unit(dice, arm, formation, number)
        })
        .collect();
    let act = act(dice, &units);
    // Who comes in finds a hex that was lawful before, as far as formations go. On the enemy it comes alone, within the limits,
    // and not in road march, of which nobody says what it counts for there. Who changes formation stands alone too.
    match act {
        Act::PassThrough { unit } | Act::CavalryEnters { unit, .. } => {
            let mover = units.swap_remove(unit);
            if let Some(first) = units.first().copied() {
                units.retain(|other| other.arm == first.arm || other.arm == Arm::Artillery);
                for other in units.iter_mut().filter(|other| other.arm == first.arm) {
                    other.formation = first.formation;
                }
            }
            units.insert(0, mover);
            let act = match act {
                Act::CavalryEnters { ends_here, .. } => Act::CavalryEnters { unit: 0, ends_here },
                _ => Act::PassThrough { unit: 0 },
            };
            Position { terrain, units, act }
        }
        Act::EnterEnemyHex { unit, enemy } => {
            let mut alone = units[unit];
            alone.increments = alone.increments.min(18);
            alone.in_all = alone.in_all.min(18);
            if alone.formation == Formation::RoadMarch {
                alone.formation = Formation::Carre;
            }
            Position { terrain: Terrain::Clear, units: vec![alone], act: Act::EnterEnemyHex { unit: 0, enemy } }
        }
        Act::ChangeFormation { unit, to, hexes, points_left } => Position {
            terrain,
            units: vec![units[unit]],
            act: Act::ChangeFormation { unit: 0, to, hexes, points_left },
        },
        act => Position { terrain, units, act },
    }
}

fn arm(dice: &mut Rng) -> Arm {
    [Arm::Infantry, Arm::Infantry, Arm::Infantry, Arm::Cavalry, Arm::Cavalry, Arm::Artillery][dice.usize(..6)]
}

fn formation(dice: &mut Rng, arm: Arm) -> Formation {
    use Formation::{Carre, Column, GeneralOrder, Limbered, Line, RoadMarch, Tirailleur, Unlimbered};
    let formations: &[Formation] = match arm {
        Arm::Infantry => &[Column, Column, Line, Line, Carre, Tirailleur, GeneralOrder, RoadMarch],
        Arm::Cavalry => &[Column, Line, GeneralOrder, RoadMarch, Tirailleur],
        Arm::Artillery => &[Limbered, Unlimbered, RoadMarch],
    };
    formations[dice.usize(..formations.len())]
}

fn unit(dice: &mut Rng, arm: Arm, formation: Formation, number: i64) -> Unit {
    let sizes: &[Size] = match arm {
        Arm::Infantry => &[Size::Regiment, Size::Battalion, Size::Battalion, Size::Company],
        Arm::Cavalry => &[Size::Regiment, Size::Regiment, Size::Squadron],
        Arm::Artillery => &[Size::Battery],
    };
    let most = if arm == Arm::Artillery { 8 } else { 24 };
    let mut unit = Unit::new(arm, sizes[dice.usize(..sizes.len())], dice.i64(1..=most / number + 1), formation);
    if formation == Formation::Line && dice.bool() {
        unit.hexes = 2;
        unit.in_all += (unit.increments - dice.i64(0..=1)).max(1);
    }
    if dice.u8(..8) == 0 {
        unit.facing = [Facing::Side, Facing::Vertex][dice.usize(..2)];
    }
    unit
}

fn act(dice: &mut Rng, units: &[Unit]) -> Act {
    let unit = dice.usize(..units.len());
    let arm = units[unit].arm;
    match dice.u8(..16) {
        0..=6 => Act::EndSegment,
        7 => Act::PassThrough { unit },
        8..=9 if arm == Arm::Cavalry => Act::CavalryEnters { unit, ends_here: dice.bool() },
        8..=9 if arm == Arm::Infantry => {
            Act::EnterEnemyHex { unit, enemy: [Arm::Infantry, Arm::Cavalry][dice.usize(..2)] }
        }
        10..=11 => {
            let to = formation(dice, arm);
            let hexes = if to == Formation::Line { dice.i64(1..=2) } else { 1 };
            Act::ChangeFormation { unit, to, hexes, points_left: dice.i64(0..=4) }
        }
        12 => Act::StartSegment { unit, printed_allowance: dice.i64(6..=14) },
        13 => Act::Loss { unit, increments: dice.i64(1..=units[unit].increments) },
        14 if arm == Arm::Infantry => Act::Fire { unit },
        15 => [Act::Melee, Act::FiredAt][dice.usize(..2)].clone(),
        _ => Act::EndSegment,
    }
}
