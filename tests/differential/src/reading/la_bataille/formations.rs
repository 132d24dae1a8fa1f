//! Which formations may be where, and with which others.

use super::{Arm, Facing, Formation, Terrain, Unit};
use crate::reading::Broken;

/// What is wrong with the formations of a finished hex.
pub fn broken_in_finished_hex(terrain: Terrain, units: &[Unit]) -> Vec<Broken> {
    let mut broken = Vec::new();
    if mixed(terrain, units) || cavalry_with_infantry(units) || cavalry_with_guns(units) {
        broken.push(Broken::rule("16:general"));
    }
    for unit in units {
        match (unit.arm, unit.formation, unit.facing) {
            // Infantry in column and in general order faces a hexside.
            (Arm::Infantry, Formation::Column, Facing::Vertex) => broken.push(Broken::rule("16:column")),
            (Arm::Infantry, Formation::GeneralOrder, Facing::Vertex) => broken.push(Broken::rule("16:general-order")),
            _ => {}
        }
    }
    if units.iter().any(|unit| wrong_line(terrain, unit)) {
        broken.push(Broken::rule("16:line"));
    }
    broken
}

/// 16: units in built-up hexes, woods and swamp are in general order, unless they skirmish.
pub fn formation_in(terrain: Terrain, unit: &Unit) -> Formation {
    let imposes = matches!(
        terrain,
        Terrain::Hamlet | Terrain::Village | Terrain::Town | Terrain::Woods | Terrain::Garden | Terrain::Swamp
    );
    if imposes && unit.arm != Arm::Artillery && unit.formation != Formation::Tirailleur {
        Formation::GeneralOrder
    } else {
        unit.formation
    }
}

/// 16 general: two formation types in one hex. A2: the state of the guns is not one.
pub fn mixed(terrain: Terrain, units: &[Unit]) -> bool {
    for one in units {
        for other in units {
            if one.arm != Arm::Artillery
                && other.arm != Arm::Artillery
                && formation_in(terrain, one) != formation_in(terrain, other)
            {
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

/// 16, 18: nor with unlimbered guns, unless a carré is around them.
fn cavalry_with_guns(units: &[Unit]) -> bool {
    let carre = units.iter().any(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Carre);
    units.iter().any(|unit| unit.arm == Arm::Cavalry)
        && units.iter().any(|unit| unit.arm == Arm::Artillery && unit.formation == Formation::Unlimbered && !carre)
}

/// 16 line: a line faces a vertex, infantry has five increments for two hexes, and lines stand in the open only.
fn wrong_line(terrain: Terrain, unit: &Unit) -> bool {
    if unit.formation != Formation::Line {
        return false;
    }
    let too_thin = unit.arm == Arm::Infantry && unit.hexes == 2 && unit.in_all < 5;
    !may_form_line_in(terrain) || unit.facing != Facing::Vertex || too_thin
}

/// 16 line: only in clear; slopes count as clear.
pub fn may_form_line_in(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Clear | Terrain::Slope)
}

/// 16 general, A8: on the move skirmishers may be with anything, cavalry with what it may pass, others only with their own
/// formation.
pub fn may_pass(terrain: Terrain, mover: &Unit, other: &Unit) -> bool {
    let skirmishes = mover.formation == Formation::Tirailleur || other.formation == Formation::Tirailleur;
    let carre_and_cavalry = mover.formation == Formation::Carre && other.arm == Arm::Cavalry;
    skirmishes || carre_and_cavalry || !mixed(terrain, &[*mover, *other])
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
