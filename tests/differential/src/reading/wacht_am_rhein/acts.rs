//! What may be done in a hex, and what comes of it.

use super::{Act, Bridge, Kind, Position, Unit, broken_limits};
use crate::reading::Broken;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    pub broken: Vec<Broken>,
    /// 7.0: more than the limits allow stand here; A1: 7.1.2 and 7.3.0 are limits too.
    pub overstacked: bool,
    /// 7.0: the owner has to correct it as soon as units can move.
    pub duty_to_correct: bool,
    /// 7.4.0: columns against the owner in Ground Assault.
    pub shift: u8,
    /// 7.4.0: who adds strength.
    pub contributing: Vec<usize>,
}

pub fn judge(position: &Position) -> Outcome {
    let units = &position.units;
    let limits = broken_limits(units, position.constricted);
    let overstacked = !limits.is_empty();
    let mut outcome = Outcome { overstacked, ..Outcome::default() };
    let forbid = |outcome: &mut Outcome, rule| outcome.broken.push(Broken::rule(rule));
    match &position.act {
        // 7.0, 7.1.1: the limits bite when a unit finishes its movement.
        Act::FinishMove { .. } => outcome.broken = limits,
        // 7.1.1: a retreat may end overstacked; 7.0: then somebody has to move out.
        Act::FinishRetreat { .. } => outcome.duty_to_correct = overstacked,
        Act::Enter { unit, by_road } | Act::PassThrough { unit, by_road } => {
            if *by_road && may_not_enter_by_road(*unit, units) {
                forbid(&mut outcome, "7.1.2");
            }
        }
        Act::GroundAssault { chosen } => {
            outcome.contributing.clone_from(chosen);
            // 7.4.0: the pick has to be a stack within the limits.
            if overstacked {
                let pick: Vec<Unit> = chosen.iter().map(|place| units[*place]).collect();
                if broken_limits(&pick, position.constricted).is_empty() {
                    outcome.shift = 1;
                } else {
                    forbid(&mut outcome, "7.4.0");
                }
            }
        }
        Act::EnterPreparedAssault { .. } | Act::StartRoadMove { .. } => {
            if overstacked {
                forbid(&mut outcome, "7.5.0");
            }
        }
        Act::ShowOnTop { unit } => {
            // 7.6.0: any unit but a headquarters; A8: silent where there are only headquarters.
            let only_headquarters =
                units.iter().filter(|unit| unit.is_unit()).all(|unit| unit.kind == Kind::Headquarters);
            if units[*unit].kind == Kind::Headquarters && !only_headquarters {
                forbid(&mut outcome, "7.6.0");
            }
        }
        Act::EnemyExamines => {
            // 7.6.0: a stack, that is two units or more (7.0), with something unobserved in it.
            let stack: Vec<&Unit> = units.iter().filter(|unit| unit.is_unit()).collect();
            if stack.len() >= 2 && stack.iter().any(|unit| !unit.observed) {
                forbid(&mut outcome, "7.6.0");
            }
        }
        Act::MoveTogether { units: movers } => {
            if movers.len() > 1 && !is_column_with_its_engineer(movers, units) {
                forbid(&mut outcome, "7.2.0");
            }
        }
        Act::EndMovementPhase { could_leave } => {
            // A6: the duty is broken when a unit of the hex could have left it; 7.0: else it waits.
            if overstacked && *could_leave {
                forbid(&mut outcome, "7.0");
            }
            outcome.duty_to_correct = overstacked;
        }
    }
    outcome
}

/// 7.1.2: Mech by road may not even enter the hex of a mobile column. A7: the one Army-level engineer may.
fn may_not_enter_by_road(mover: usize, units: &[Unit]) -> bool {
    // 7.2.0: what counts as Leg does so for stacking only; here the printed class matters. A4: a bridge in place is not Mech.
    let is_mech = match units[mover].kind {
        Kind::Marker => false,
        Kind::BridgeColumn(bridge) => bridge == Bridge::Column,
        _ => units[mover].mech,
    };
    if !is_mech {
        return false;
    }
    let others = || units.iter().enumerate().filter(|(place, _)| *place != mover).map(|(_, unit)| unit);
    if !others().any(Unit::is_mobile_column) {
        return false;
    }
    let is_the_one_engineer = units[mover].is_army_engineer() && !others().any(Unit::is_army_engineer);
    !is_the_one_engineer
}

/// 7.1.2, A13: one column and one Army-level Mech engineer may move as one.
fn is_column_with_its_engineer(movers: &[usize], units: &[Unit]) -> bool {
    let columns = movers.iter().filter(|place| units[**place].is_mobile_column()).count();
    let engineers = movers.iter().filter(|place| units[**place].is_army_engineer()).count();
    movers.len() == 2 && columns == 1 && engineers == 1
}
