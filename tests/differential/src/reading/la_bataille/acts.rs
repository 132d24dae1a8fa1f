//! What may be done, what it costs, and who takes part.

use super::formations::{broken_in_finished_hex, lets_cavalry_through, may_form_line_in, may_pass};
use super::stacking::broken_limits;
use super::{Act, Arm, Formation, Position, Terrain, Unit};
use crate::reading::Broken;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    pub broken: Vec<Broken>,
    /// Movement points for a change of formation.
    pub cost: Option<i64>,
    /// What is left of the printed movement allowance.
    pub allowance: Option<i64>,
    /// A two-hex line that has to shrink to one hex at once.
    pub must_shrink: bool,
    pub firing_increments: Option<i64>,
    /// Increments that count in the check before melee.
    pub morale_increments: Option<i64>,
    /// Added to the die of whoever fires at the hex.
    pub fire_die: Option<i64>,
}

pub fn judge(position: &Position) -> Outcome {
    let units = &position.units;
    let mut outcome = Outcome::default();
    match &position.act {
        Act::EndSegment => {
            outcome.broken = broken_in_finished_hex(position.terrain, units);
            outcome.broken.extend(broken_limits(position.terrain, units));
        }
        Act::PassThrough { unit } => {
            let mover = &units[*unit];
            let blocked = others(units, *unit).any(|other| !may_pass(mover, other));
            if blocked {
                outcome.broken.push(Broken::rule("16:general"));
            }
        }
        Act::CavalryEnters { unit, ends_here } => {
            // 16 general: every friendly counter there has to let it through, and it may never end with infantry.
            let barred = others(units, *unit).any(|other| !lets_cavalry_through(other, units));
            let ends_with_infantry = *ends_here && others(units, *unit).any(|other| other.arm == Arm::Infantry);
            if barred || ends_with_infantry {
                outcome.broken.push(Broken::rule("16:general"));
            }
        }
        Act::EnterEnemyHex { unit, enemy } => {
            // 16 general: only a carré, and only onto cavalry. A11: no other infantry at all.
            let mover = &units[*unit];
            let carre_onto_cavalry = mover.formation == Formation::Carre && *enemy == Arm::Cavalry;
            if mover.arm == Arm::Infantry && !carre_onto_cavalry {
                outcome.broken.push(Broken::rule("16:general"));
            }
        }
        Act::ChangeFormation { unit, to, hexes, points_left } => {
            change_formation(position.terrain, &units[*unit], *to, *hexes, *points_left, &mut outcome);
        }
        Act::StartSegment { unit, printed_allowance } => {
            // 16 line movement: two less in line, for cavalry as well.
            let less = if units[*unit].formation == Formation::Line { 2 } else { 0 };
            outcome.allowance = Some(printed_allowance - less);
        }
        Act::Loss { unit, increments } => {
            // 16 line: four or fewer shrink at once.
            let after = units[*unit].in_all - increments;
            let two_hex_line = units[*unit].formation == Formation::Line && units[*unit].hexes == 2;
            outcome.must_shrink = units[*unit].arm == Arm::Infantry && two_hex_line && after <= 4;
        }
        Act::Fire { unit, top } => fire(&units[*unit], unit == top, &mut outcome),
        Act::Melee => {
            // 16 general order: in melee and in the check before it everyone counts.
            outcome.morale_increments = Some(units.iter().map(|unit| unit.increments).sum());
        }
        Act::FiredAt => {
            // 16 column, 22: one for each increment above nine.
            let all: i64 =
                units.iter().filter(|unit| unit.formation == Formation::Column).map(|unit| unit.increments).sum();
            outcome.fire_die = Some((all - 9).max(0));
        }
    }
    outcome
}

fn others(units: &[Unit], mover: usize) -> impl Iterator<Item = &Unit> {
    units.iter().enumerate().filter(move |(place, _)| *place != mover).map(|(_, unit)| unit)
}

fn change_formation(terrain: Terrain, unit: &Unit, to: Formation, hexes: i64, points_left: i64, outcome: &mut Outcome) {
    let cost = cost_of_change(unit, to, hexes);
    outcome.cost = Some(cost);
    if cost > points_left {
        outcome.broken.push(Broken::more("16:general", cost, points_left));
    }
    if to == Formation::Line {
        let too_few = unit.arm == Arm::Infantry && hexes == 2 && unit.in_all < 5;
        if too_few || !may_form_line_in(terrain) {
            outcome.broken.push(Broken::rule("16:line"));
        }
    }
}

/// 16 general and 16 line: what a change of formation costs.
fn cost_of_change(unit: &Unit, to: Formation, hexes: i64) -> i64 {
    if unit.arm == Arm::Infantry && to == Formation::Line {
        // 16 line: one point, and another for the second hex; A4: also out of general order; A5: only the other from line to line.
        let already_in_line = unit.formation == Formation::Line;
        return match (already_in_line, hexes) {
            (true, _) => 1,
            (false, 2) => 2,
            (false, _) => 1,
        };
    }
    // 16 general: into and out of general order is free.
    if unit.formation == Formation::GeneralOrder || to == Formation::GeneralOrder {
        return 0;
    }
    match unit.arm {
        Arm::Infantry => 1,
        Arm::Artillery => 2,
        Arm::Cavalry => 3,
    }
}

fn fire(unit: &Unit, is_top: bool, outcome: &mut Outcome) {
    match unit.formation {
        // 16 general order: only the uppermost counter of a column or of general order opens fire.
        Formation::Column | Formation::GeneralOrder if !is_top => {
            outcome.broken.push(Broken::rule("16:general-order"));
        }
        // 16 line fire: four from each hex of the line.
        Formation::Line => {
            let elsewhere = unit.in_all - unit.increments;
            outcome.firing_increments = Some(unit.increments.min(4) + elsewhere.min(4));
        }
        _ => {}
    }
}
