//! Positions of the second reading, as the ruleset has them.

use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_rulebook::wacht_am_rhein as rules;

use crate::reading::wacht_am_rhein::{Act, Bridge, Kind, Position, Size, Unit};

pub fn translate(position: &Position) -> (EnginePosition, Asked) {
    let mut told = rules::Position::new(rules::Game {});
    let hex = told.add_hex("hex", rules::Hex::new(position.constricted));
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let ids: Vec<rules::CounterId> = position
        .units
        .iter()
        .enumerate()
        .map(|(place, unit)| told.add_counter(names.get(place).unwrap_or(&"more"), &[hex], counter(unit)))
        .collect();
    let several = |places: &[usize]| places.iter().map(|place| ids[*place]).collect::<Vec<_>>();
    let asked = told.asked(act(&position.act, &|place| ids[place], &several));
    (told.data().clone(), asked)
}

fn act(
    act: &Act,
    one: &dyn Fn(usize) -> rules::CounterId,
    several: &dyn Fn(&[usize]) -> Vec<rules::CounterId>,
) -> rules::Act {
    let movement = |by_road: bool| if by_road { rules::Movement::Road } else { rules::Movement::Normal };
    match act {
        Act::FinishMove { unit } => rules::FinishMove::new(one(*unit)).into(),
        Act::FinishRetreat { unit } => rules::FinishRetreat::new(one(*unit)).into(),
        Act::Enter { unit, by_road } => {
            rules::EnterHex { movement: movement(*by_road), ..rules::EnterHex::new(one(*unit)) }.into()
        }
        Act::PassThrough { unit, by_road } => {
            rules::PassThrough { movement: movement(*by_road), ..rules::PassThrough::new(one(*unit)) }.into()
        }
        Act::GroundAssault { chosen } => rules::GroundAssault::new(rules::Role::Attack, several(chosen)).into(),
        Act::EnterPreparedAssault { unit } => rules::EnterMode::new(one(*unit), rules::Mode::PreparedAssault).into(),
        Act::StartRoadMove { unit } => rules::StartRoadMove::new(one(*unit)).into(),
        Act::ShowOnTop { unit } => rules::SetTop::new(one(*unit)).into(),
        Act::EnemyExamines => rules::ExamineStack::new(rules::Viewer::Opponent).into(),
        Act::MoveTogether { units } => rules::MoveTogether::new(several(units)).into(),
        Act::EndMovementPhase { could_leave } => rules::EndMovementPhase::new(*could_leave).into(),
    }
}

fn counter(unit: &Unit) -> rules::Counter {
    let mut counter = rules::Counter::new(match unit.kind {
        Kind::Infantry => rules::Kind::Infantry,
        Kind::Armor => rules::Kind::Armor,
        Kind::Recon => rules::Kind::Recon,
        Kind::Engineer => rules::Kind::Engineer,
        Kind::Headquarters => rules::Kind::Headquarters,
        Kind::TowedArtillery | Kind::SelfPropelledArtillery => rules::Kind::Artillery,
        Kind::Hybrid { .. } => rules::Kind::Hybrid,
        Kind::BridgeColumn(_) => rules::Kind::BridgeColumn,
        Kind::Marker => rules::Kind::Marker,
    });
    // A hybrid bears no size symbol: its companies are printed on it.
    counter.size = match (unit.kind, unit.size) {
        (Kind::Hybrid { .. }, _) => None,
        (_, Size::Company) => Some(rules::Size::Company),
        (_, Size::Battalion) => Some(rules::Size::Battalion),
        (_, Size::Larger) => Some(rules::Size::Larger),
    };
    counter.companies = match unit.kind {
        Kind::Hybrid { companies } => Some(i64::from(companies)),
        _ => None,
    };
    counter.steps_lost = i64::from(unit.steps_lost);
    counter.motive = if unit.mech { rules::Motive::Mech } else { rules::Motive::Leg };
    counter.carriage = match unit.kind {
        Kind::TowedArtillery => Some(rules::Carriage::Towed),
        Kind::SelfPropelledArtillery => Some(rules::Carriage::SelfPropelled),
        _ => None,
    };
    counter.battery = Some(if unit.in_battery { rules::Battery::InBattery } else { rules::Battery::OutOfBattery });
    counter.r#static = unit.is_static;
    counter.level = if unit.army_level { rules::Level::Army } else { rules::Level::Division };
    counter.bridge = match unit.kind {
        Kind::BridgeColumn(Bridge::Column) => Some(rules::Bridge::Column),
        Kind::BridgeColumn(Bridge::UnderConstruction) => Some(rules::Bridge::UnderConstruction),
        Kind::BridgeColumn(Bridge::Completed) => Some(rules::Bridge::Completed),
        _ => None,
    };
    counter.mode = if unit.strat_mode { rules::Mode::Strat } else { rules::Mode::Tactical };
    counter.observed = unit.observed;
    counter
}
