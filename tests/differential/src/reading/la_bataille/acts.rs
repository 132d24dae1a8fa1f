//! What may be done, what it costs, and who takes part.

use super::formations::{broken_in_finished_hex, formation_in, lets_cavalry_through, may_form_line_in, may_pass};
use super::stacking::{broken_limits, broken_limits_in_motion};
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
            enter(position.terrain, units, *unit, &mut outcome);
        }
        Act::CavalryEnters { unit, ends_here } => {
            enter(position.terrain, units, *unit, &mut outcome);
            if *ends_here {
                outcome.broken.extend(broken_in_finished_hex(position.terrain, units));
                outcome.broken.extend(broken_limits(position.terrain, units));
            }
        }
        Act::EnterEnemyHex { unit, enemy } => {
            // 16 general: only a carré, and only onto cavalry. A11: no other infantry at all.
            let mover = &units[*unit];
            let carre_onto_cavalry = mover.formation == Formation::Carre && *enemy == Arm::Cavalry;
            if mover.arm == Arm::Infantry && !carre_onto_cavalry {
                outcome.broken.push(Broken::rule("16:general"));
            }
            // 16, 18: the limits of its own side hold in motion too.
            outcome.broken.extend(broken_limits_in_motion(position.terrain, units));
        }
        Act::ChangeFormation { unit, to, hexes, points_left } => {
            change_formation(position.terrain, &units[*unit], *to, *hexes, *points_left, &mut outcome);
        }
        Act::StartSegment { unit, printed_allowance } => {
            // 16 line movement: two less in line, for cavalry as well. 16: a carré has one point.
            outcome.allowance = Some(match units[*unit].formation {
                Formation::Line => printed_allowance - 2,
                Formation::Carre => 1,
                _ => *printed_allowance,
            });
        }
        Act::Loss { unit, increments } => {
            // 16 line: four or fewer shrink at once.
            let after = units[*unit].in_all - increments;
            let two_hex_line = units[*unit].formation == Formation::Line && units[*unit].hexes == 2;
            outcome.must_shrink = units[*unit].arm == Arm::Infantry && two_hex_line && after <= 4;
        }
        Act::Fire { unit } => fire(position.terrain, &units[*unit], *unit == 0, &mut outcome),
        Act::Melee => {
            // 16 general order: in melee and in the check before it everyone counts.
            outcome.morale_increments = Some(units.iter().map(|unit| unit.increments).sum());
        }
        Act::FiredAt => {
            // 16 column, 22: one for each increment above nine in the hex.
            let all: i64 = units.iter().map(|unit| unit.increments).sum();
            outcome.fire_die = Some((all - 9).max(0));
        }
    }
    outcome
}

/// A unit comes into the hex, and may move on.
fn enter(terrain: Terrain, units: &[Unit], mover: usize, outcome: &mut Outcome) {
    let unit = &units[mover];
    let staying: Vec<Unit> = others(units, mover).copied().collect();
    let barred = match unit.arm {
        // 16 general: every friendly counter there has to let cavalry through.
        Arm::Cavalry => staying.iter().any(|other| !lets_cavalry_through(other, units)),
        _ => staying.iter().any(|other| !may_pass(terrain, unit, other)),
    };
    if barred {
        outcome.broken.push(Broken::rule("16:general"));
    }
    outcome.broken.extend(broken_limits_in_motion(terrain, units));
}

fn others(units: &[Unit], mover: usize) -> impl Iterator<Item = &Unit> {
    units.iter().enumerate().filter(move |(place, _)| *place != mover).map(|(_, unit)| unit)
}

fn change_formation(terrain: Terrain, unit: &Unit, to: Formation, hexes: i64, points_left: i64, outcome: &mut Outcome) {
    let cost = cost_of_change(unit, to, hexes);
    outcome.cost = Some(cost);
    let rule = if unit.arm == Arm::Infantry && to == Formation::Line { "16:line" } else { "16:general" };
    if cost > points_left {
        outcome.broken.push(Broken::more(rule, cost, points_left));
    }
    if to == Formation::Line {
        let too_few = unit.arm == Arm::Infantry && hexes == 2 && unit.in_all < 5;
        if too_few || !may_form_line_in(terrain) {
            outcome.broken.push(Broken::rule("16:line"));
        }
        // 16 line, A6: 18 increments in one hex, spread evenly.
        let in_each_hex = (unit.in_all + hexes - 1) / hexes;
        if unit.arm == Arm::Infantry && may_form_line_in(terrain) && in_each_hex > 18 {
            outcome.broken.push(Broken::more("16:line", in_each_hex, 18));
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
    // 16 general: into and out of general order is free; A4: taking up the line is not.
    if (unit.formation == Formation::GeneralOrder && to != Formation::Line) || to == Formation::GeneralOrder {
        return 0;
    }
    match unit.arm {
        Arm::Infantry => 1,
        Arm::Artillery => 2,
        Arm::Cavalry => 3,
    }
}

fn fire(terrain: Terrain, unit: &Unit, is_top: bool, outcome: &mut Outcome) {
    let formation = formation_in(terrain, unit);
    // 16 general order: only the uppermost counter of a column or of general order opens fire.
    if matches!(formation, Formation::Column | Formation::GeneralOrder) && !is_top {
        outcome.broken.push(Broken::rule("16:general-order"));
    }
    // 16 line fire, 24, 25: so many from each of its hexes.
    let most = match formation {
        Formation::Line => 4,
        Formation::Tirailleur => 3,
        Formation::Carre => 12,
        _ => i64::MAX,
    };
    let elsewhere = unit.in_all - unit.increments;
    outcome.firing_increments = Some(unit.increments.min(most) + elsewhere.min(most));
}
