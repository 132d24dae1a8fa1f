//! Who counts as what.

use super::{Bridge, Kind, Size, Unit};

/// 7.0: the printed symbol decides, whatever steps were lost.
pub fn counts_as_battalion(unit: &Unit) -> bool {
    match unit.kind {
        Kind::Marker => false,
        // 7.0: every headquarters counts as a battalion.
        Kind::Headquarters => true,
        // 7.0: a hybrid of three companies does, one of two does not.
        Kind::Hybrid { companies } => companies == 3,
        _ => unit.size == Size::Battalion,
    }
}

/// 7.2.0 note: who is Mech for stacking. `stack` is all that it is stacked with, itself included.
pub fn counts_as_mech(unit: &Unit, stack: &[Unit]) -> bool {
    match unit.kind {
        Kind::Marker => return false,
        // 7.1.2: a column is itself Mech; A4: a bridge that is being built or stands is not.
        Kind::BridgeColumn(bridge) => return bridge == Bridge::Column,
        // 7.2.0: towed artillery In Battery counts as Leg.
        Kind::TowedArtillery if unit.in_battery => return false,
        // 7.2.0: so does static self-propelled artillery In Battery.
        Kind::SelfPropelledArtillery if unit.in_battery && unit.is_static => return false,
        // 7.2.0: and a static headquarters.
        Kind::Headquarters if unit.is_static => return false,
        // 7.2.0, A11: and a static engineer beside a completed bridge.
        Kind::Engineer if unit.is_static => {
            for other in stack {
                if other.kind == Kind::BridgeColumn(Bridge::Completed) {
                    return false;
                }
            }
        }
        _ => {}
    }
    unit.mech
}
