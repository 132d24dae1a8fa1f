//! The rules as a Rust programmer would write them down: types of the game, iterators, one function for each rule.

use reglement_rulebook::wacht_am_rhein::{Battery, Bridge, Carriage, Counter, Hex, Kind, Level, Mode, Motive, Size};

use crate::Broken;

/// The rules that a stack breaks.
pub fn broken(hex: &Hex, stack: &[Counter]) -> Broken {
    let broken = Broken::LIMITS.when(breaks_limits(hex, stack))
        | Broken::COLUMNS.when(breaks_columns(stack))
        | Broken::STRAT.when(breaks_strat(stack));
    broken.with_overstacked()
}

fn is_unit(counter: &Counter) -> bool {
    counter.kind != Kind::Marker
}

fn is_battalion(counter: &Counter) -> bool {
    is_unit(counter)
        && (counter.size == Some(Size::Battalion)
            || (counter.kind == Kind::Hybrid && counter.companies == Some(3))
            || counter.kind == Kind::Headquarters)
}

fn is_bridge_in_place(counter: &Counter) -> bool {
    counter.kind == Kind::BridgeColumn && matches!(counter.bridge, Some(Bridge::Completed | Bridge::UnderConstruction))
}

fn is_moving_column(counter: &Counter) -> bool {
    counter.kind == Kind::BridgeColumn && !is_bridge_in_place(counter)
}

fn is_army_engineer(counter: &Counter) -> bool {
    counter.kind == Kind::Engineer && counter.level == Level::Army && counter.motive == Motive::Mech
}

fn motive_class(counter: &Counter, stack: &[Counter]) -> Motive {
    let at_completed_bridge =
        || stack.iter().any(|other| other.kind == Kind::BridgeColumn && other.bridge == Some(Bridge::Completed));
    let in_battery = counter.battery == Some(Battery::InBattery);
    match counter.kind {
        Kind::BridgeColumn => Motive::Mech,
        Kind::Artillery if in_battery && counter.carriage == Some(Carriage::Towed) => Motive::Leg,
        Kind::Artillery if in_battery && counter.carriage == Some(Carriage::SelfPropelled) && counter.r#static => {
            Motive::Leg
        }
        Kind::Headquarters if counter.r#static => Motive::Leg,
        Kind::Engineer if counter.r#static && at_completed_bridge() => Motive::Leg,
        _ => counter.motive,
    }
}

fn is_mech_unit(counter: &Counter, stack: &[Counter]) -> bool {
    is_unit(counter) && motive_class(counter, stack) == Motive::Mech && !is_bridge_in_place(counter)
}

fn is_strat_unit(counter: &Counter) -> bool {
    is_unit(counter) && counter.mode == Mode::Strat
}

/// 7.1.0
fn breaks_limits(hex: &Hex, stack: &[Counter]) -> bool {
    let units = stack.iter().filter(|counter| is_unit(counter)).count();
    let battalions = stack.iter().filter(|counter| is_battalion(counter)).count();
    let (most_units, most_battalions) = if hex.constricted { (2, 1) } else { (3, 2) };
    units > most_units || battalions > most_battalions
}

/// 7.1.2: one engineer of the Army may share the hex of a column.
fn breaks_columns(stack: &[Counter]) -> bool {
    let mut mech_units = stack.iter().filter(|counter| is_mech_unit(counter, stack)).count();
    if stack.iter().any(|counter| is_army_engineer(counter) && is_mech_unit(counter, stack)) {
        mech_units -= 1;
    }
    // A column is a Mech unit itself.
    stack.iter().any(is_moving_column) && mech_units > 1
}

/// 7.3.0
fn breaks_strat(stack: &[Counter]) -> bool {
    stack.iter().enumerate().any(|(at, counter)| {
        is_strat_unit(counter)
            && stack.iter().enumerate().any(|(other_at, other)| at != other_at && is_mech_unit(other, stack))
    })
}
