//! Which formations may be where, and with which others.

use super::{Arm, Facing, Formation, Terrain, Unit};
use crate::reading::Broken;

/// What is wrong with the formations of a finished hex.
pub fn broken_in_finished_hex(terrain: Terrain, units: &[Unit]) -> Vec<Broken> {
    let mut broken = Vec::new();
    if mixed(units) || cavalry_with_infantry(units) {
        broken.push(Broken::rule("16:general"));
    }
    if units.iter().any(|unit| wrong_line(terrain, unit)) {
        broken.push(Broken::rule("16:line"));
    }
    broken
}

/// 16 general: two formation types in one hex. A2: the state of the guns is not one.
fn mixed(units: &[Unit]) -> bool {
    for one in units {
        for other in units {
            if one.arm != Arm::Artillery && other.arm != Arm::Artillery && one.formation != other.formation {
                return true;
            }
        }
    }
    false
}

/// 16 general: cavalry never ends its segment with friendly infantry.
fn cavalry_with_infantry(units: &[Unit]) -> bool {
    units.iter().any(|unit| unit.arm == Arm::Cavalry) && units.iter().any(|unit| unit.arm == Arm::Infantry)
}

/// 16 line: infantry in line faces a vertex, has five increments for two hexes, and lines stand in the open only.
fn wrong_line(terrain: Terrain, unit: &Unit) -> bool {
    if unit.formation != Formation::Line {
        return false;
    }
    if !may_form_line_in(terrain) {
        return true;
    }
    if unit.arm != Arm::Infantry {
        return false;
    }
    unit.facing != Facing::Vertex || (unit.hexes == 2 && unit.in_all < 5)
}

/// 16 line: only in clear; slopes count as clear.
pub fn may_form_line_in(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Clear | Terrain::Slope)
}

/// 16 general, A8: on the move skirmishers may be with anything, others only with their own formation.
pub fn may_pass(mover: &Unit, other: &Unit) -> bool {
    if mover.arm == Arm::Artillery || other.arm == Arm::Artillery {
        return true;
    }
    mover.formation == other.formation
        || mover.formation == Formation::Tirailleur
        || other.formation == Formation::Tirailleur
}

/// 16 general: what cavalry may pass: carrés, skirmishers, guns inside a carré, limbered guns.
pub fn lets_cavalry_through(blocker: &Unit, hex: &[Unit]) -> bool {
    match blocker.arm {
        Arm::Cavalry => true,
        Arm::Infantry => matches!(blocker.formation, Formation::Carre | Formation::Tirailleur),
        Arm::Artillery => {
            let inside_carre = hex.iter().any(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Carre);
            blocker.formation == Formation::Limbered || inside_carre
        }
    }
}
