//! Positions of the second reading, as the ruleset has them.

use reglement_engine::number::Number;
use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_rulebook::prusse_1806 as rules;

use crate::reading::la_bataille::{Act, Arm, Facing, Formation, Position, Size, Terrain, Unit};

pub fn translate(position: &Position) -> (EnginePosition, Asked) {
    let mut told = rules::Position::new(rules::Game {});
    let hex = told.add_hex("hex", rules::Hex::new(terrain(position.terrain)));
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let ids: Vec<rules::CounterId> = position
        .units
        .iter()
        .enumerate()
        .map(|(place, unit)| told.add_counter(names.get(place).unwrap_or(&"more"), &[hex], counter(unit)))
        .collect();
    if let Act::EnterEnemyHex { enemy, .. } = position.act {
        let foe = rules::Counter {
            side: rules::Side::Allied,
            ..counter(&Unit::new(enemy, Size::Battalion, 3, Formation::Column))
        };
        told.add_counter("foe", &[hex], foe);
    }
    let asked = told.asked(act(&position.act, &ids));
    (told.data().clone(), asked)
}

fn act(act: &Act, ids: &[rules::CounterId]) -> rules::Act {
    match act {
        Act::EndSegment => rules::EndSegment {}.into(),
        Act::PassThrough { unit } => rules::PassThrough::new(ids[*unit]).into(),
        Act::CavalryEnters { unit, ends_here } => {
            rules::CavEnter { ends_here: *ends_here, ..rules::CavEnter::new(ids[*unit]) }.into()
        }
        Act::EnterEnemyHex { unit, .. } => rules::EnterEnemyHex::new(ids[*unit]).into(),
        Act::ChangeFormation { unit, to, hexes, points_left } => rules::ChangeFormation {
            in_hexes: *hexes,
            ..rules::ChangeFormation::new(ids[*unit], formation(*to), Number::whole(*points_left))
        }
        .into(),
        Act::StartSegment { unit, printed_allowance } => {
            rules::StartSegment::new(ids[*unit], *printed_allowance).into()
        }
        Act::Loss { unit, increments } => rules::Loss::new(ids[*unit], *increments).into(),
        Act::Fire { unit } => rules::Fire::new(ids[*unit]).into(),
        Act::Melee => rules::MeleeAttack {}.into(),
        Act::FiredAt => rules::FiredAt::default().into(),
    }
}

fn counter(unit: &Unit) -> rules::Counter {
    let arm = match unit.arm {
        Arm::Infantry => rules::Arm::Infantry,
        Arm::Cavalry => rules::Arm::Cavalry,
        Arm::Artillery => rules::Arm::Artillery,
    };
    rules::Counter {
        size: Some(match unit.size {
            Size::Regiment => rules::Size::Regiment,
            Size::Battalion => rules::Size::Battalion,
            Size::Company => rules::Size::Company,
            Size::Squadron => rules::Size::Squadron,
            Size::Battery => rules::Size::Battery,
        }),
        total: Some(unit.in_all),
        hexes: Some(unit.hexes),
        formation: Some(formation(unit.formation)),
        facing: match unit.facing {
            Facing::Side => Some(rules::Facing::Side),
            Facing::Vertex => Some(rules::Facing::Vertex),
        },
        ..rules::Counter::new(arm, unit.increments)
    }
}

fn formation(formation: Formation) -> rules::Formation {
    match formation {
        Formation::Column => rules::Formation::Column,
        Formation::Line => rules::Formation::Line,
        Formation::Carre => rules::Formation::Carre,
        Formation::Tirailleur => rules::Formation::Tirailleur,
        Formation::GeneralOrder => rules::Formation::GeneralOrder,
        Formation::RoadMarch => rules::Formation::RoadMarch,
        Formation::Limbered => rules::Formation::Limbered,
        Formation::Unlimbered => rules::Formation::Unlimbered,
    }
}

fn terrain(terrain: Terrain) -> rules::Terrain {
    match terrain {
        Terrain::Clear => rules::Terrain::Clear,
        Terrain::Slope => rules::Terrain::Slope,
        Terrain::Hamlet => rules::Terrain::Hamlet,
        Terrain::Village => rules::Terrain::Village,
        Terrain::Town => rules::Terrain::Town,
        Terrain::Woods => rules::Terrain::Woods,
        Terrain::Garden => rules::Terrain::Garden,
        Terrain::Swamp => rules::Terrain::Swamp,
        Terrain::Road => rules::Terrain::Road,
        Terrain::Bridge => rules::Terrain::Bridge,
    }
}
