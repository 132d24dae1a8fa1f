//! Stacks that often break something: mostly about as large as the limits, of the kinds that the rules single out.

use fastrand::Rng;

use crate::reading::wacht_am_rhein::{Act, Bridge, Kind, Position, Size, Unit};

pub fn position(dice: &mut Rng) -> Position {
    let size = [1, 2, 2, 3, 3, 3, 4, 5][dice.usize(..8)];
    let mut units: Vec<Unit> = (0..size).map(|_| unit(dice)).collect();
    if dice.u8(..8) == 0 {
        // The pair that 7.1.2 and 7.2.0 make an exception for.
        units[0] = Unit { kind: Kind::BridgeColumn(Bridge::Column), ..units[0] };
        if let Some(second) = units.get_mut(1) {
            *second = Unit { kind: Kind::Engineer, mech: true, army_level: true, ..*second };
        }
    }
    dice.shuffle(&mut units);
    let act = act(dice, &units);
    Position { constricted: dice.u8(..4) == 0, units, act }
}

fn unit(dice: &mut Rng) -> Unit {
    let kind = match dice.u8(..16) {
        0..=3 => Kind::Infantry,
        4..=5 => Kind::Armor,
        6 => Kind::Recon,
        7..=8 => Kind::Engineer,
        9 => Kind::Headquarters,
        10 => Kind::TowedArtillery,
        11 => Kind::SelfPropelledArtillery,
        12 => Kind::Hybrid { companies: dice.u8(2..=3) },
        13..=14 => Kind::BridgeColumn([Bridge::Column, Bridge::UnderConstruction, Bridge::Completed][dice.usize(..3)]),
        _ => Kind::Marker,
    };
    Unit {
        kind,
        size: [Size::Company, Size::Company, Size::Battalion, Size::Larger][dice.usize(..4)],
        mech: dice.bool(),
        in_battery: dice.bool(),
        is_static: dice.u8(..3) == 0,
        army_level: dice.u8(..3) == 0,
        strat_mode: dice.u8(..6) == 0,
        observed: dice.bool(),
        steps_lost: dice.u8(..3),
    }
}

fn act(dice: &mut Rng, units: &[Unit]) -> Act {
    let unit = dice.usize(..units.len());
    let by_road = dice.u8(..4) != 0;
    match dice.u8(..20) {
        0..=6 => Act::FinishMove { unit },
        7 => Act::FinishRetreat { unit },
        8..=9 => Act::Enter { unit, by_road },
        10 => Act::PassThrough { unit, by_road },
        11..=12 => Act::GroundAssault { chosen: some_of(dice, units) },
        13 => Act::EnterPreparedAssault { unit },
        14 => Act::StartRoadMove { unit },
        15 => Act::ShowOnTop { unit },
        16 => Act::EnemyExamines,
        17..=18 => Act::MoveTogether { units: two_of(dice, units) },
        _ => Act::EndMovementPhase { could_leave: dice.bool() },
    }
}

fn some_of(dice: &mut Rng, units: &[Unit]) -> Vec<usize> {
    (0..units.len()).filter(|place| units[*place].is_unit() && dice.u8(..4) != 0).collect()
}

fn two_of(dice: &mut Rng, units: &[Unit]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..units.len()).filter(|place| units[*place].is_unit()).collect();
    dice.shuffle(&mut places);
    places.truncate(dice.usize(1..=3));
    places.sort_unstable();
    places
}
