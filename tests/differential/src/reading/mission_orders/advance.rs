//! 7.15.A, the order to advance.

use super::enumerate::paths;
use super::measure::{are_adjacent, axis, direction, distance, distances, neighbours};
use super::{Act, Class, Enemy, Hex, Position, Spending};
use crate::reading::Broken;

pub fn judge(position: &Position) -> Vec<Broken> {
    let mut broken = Vec::new();
    let infantry = position.class == Class::Infantry;
    // 7.15.A shattered, R8: any hexside, and no target to close on.
    let bound = infantry && !position.shattered;
    match &position.act {
        Act::Designate { target } => {
            if bound && !may_target(position, *target) {
                broken.push(Broken::rule("7.15.A:target"));
            }
        }
        Act::Spend(purpose) => {
            // 7.15.A recovery: no unit of the formation, unless it is shattered.
            if !position.shattered && *purpose != Spending::CombatMarker {
                broken.push(Broken::rule("7.15.A:recovery"));
            }
            if infantry && !marks_first(position, &[], &[*purpose]) {
                broken.push(Broken::rule("7.15.A:zoc"));
            }
        }
        Act::Move { path, target, then } => {
            if bound && !may_target(position, *target) {
                broken.push(Broken::rule("7.15.A:target"));
            }
            if bound && !may_cross(position, path, *target) {
                broken.push(Broken::rule("7.15.A:hexside"));
            }
            let recovers = !position.shattered && then.iter().any(|purpose| *purpose != Spending::CombatMarker);
            if bound && let Some(target) = target {
                let at = position.enemies[*target].at;
                // With an unlawful target, or an unlawful use of points at its end, no path would be lawful.
                let has_choice = may_target(position, Some(*target)) && !recovers;
                let could_have = !closes(position, path, at) && has_choice && could_close(position, at);
                if !never_further(position, path, at) || could_have {
                    broken.push(Broken::rule("7.15.A:distance"));
                }
            }
            // R8: a zone stops shattered infantry as well.
            // With an unlawful target no other path would be lawful, so that none that ends elsewhere was possible.
            let only_way = bound && !may_target(position, *target) && !path.is_empty() && then.is_empty();
            if infantry && (!stops_in_zone(position, path) || !(only_way || marks_first(position, path, then))) {
                broken.push(Broken::rule("7.15.A:zoc"));
            }
            if recovers {
                broken.push(Broken::rule("7.15.A:recovery"));
            }
        }
    }
    broken
}

/// 7.15.A target: whether some choice of which enemies to leave out makes this the nearest of its sort, or leaves nobody.
fn may_target(position: &Position, target: Option<usize>) -> bool {
    // R3: the axis and the distances are taken from where the unit begins.
    let axis = axis(position, position.at);
    let away = distances(position, position.at);
    let in_axis: Vec<usize> =
        (0..position.enemies.len()).filter(|enemy| axis.contains(&position.enemies[*enemy].at)).collect();
    let ignorable: Vec<usize> = in_axis.iter().copied().filter(|enemy| may_ignore(position, *enemy)).collect();
    // R4: any subset of those that may be left out.
    for choice in 0..1_u32 << ignorable.len() {
        let is_left_out =
            |enemy: &usize| ignorable.iter().enumerate().any(|(bit, other)| other == enemy && choice >> bit & 1 == 1);
        let left: Vec<usize> = in_axis.iter().copied().filter(|enemy| !is_left_out(enemy)).collect();
        let fits = match target {
            None => left.is_empty(),
            Some(target) => {
                let sort = position.enemies[target].is_revealed_infantry();
                // R5: the nearest revealed infantry and the nearest other enemy are equal alternatives.
                let nearest = left
                    .iter()
                    .filter(|enemy| position.enemies[**enemy].is_revealed_infantry() == sort)
                    .map(|enemy| away[&position.enemies[*enemy].at])
                    .min();
                left.contains(&target) && nearest == Some(away[&position.enemies[target].at])
            }
        };
        if fits {
            return true;
        }
    }
    false
}

/// 7.15.A target: who may be left out.
fn may_ignore(position: &Position, enemy: usize) -> bool {
    let enemy_unit = &position.enemies[enemy];
    let away = distance(position, position.at, enemy_unit.at);
    let far = away.is_none_or(|away| away > 6);
    let concealed_and_far = !enemy_unit.revealed && away.is_none_or(|away| away > 3);
    let revealed_other = enemy_unit.revealed && enemy_unit.class != Class::Infantry;
    // What is concealed is not known for a fortress unit.
    let is_fortress = |other: &Enemy| other.class == Class::Fortress && other.revealed;
    let with_fortress = position
        .enemies
        .iter()
        .enumerate()
        .any(|(place, other)| place != enemy && is_fortress(other) && other.at == enemy_unit.at);
    // R10: fortress units in all six hexes around it.
    let ringed = neighbours(enemy_unit.at)
        .into_iter()
        .all(|hex| position.enemies.iter().any(|other| is_fortress(other) && other.at == hex));
    far || concealed_and_far || revealed_other || with_fortress || ringed
}

/// 7.15.A hexside: advance hexsides; without a target any, if a step of the path comes next to an enemy outside the axis.
fn may_cross(position: &Position, path: &[Hex], target: Option<usize>) -> bool {
    let mut from = position.at;
    let mut only_advance = true;
    for hex in path {
        if !direction(from, *hex).is_some_and(|direction| position.advance.contains(&direction)) {
            only_advance = false;
        }
        from = *hex;
    }
    // R1: the relief is for units without a target.
    only_advance || (target.is_none() && meets_enemy_outside_axis(position, path))
}

/// R14: the adjacency has to be reached by a step.
fn meets_enemy_outside_axis(position: &Position, path: &[Hex]) -> bool {
    let axis = axis(position, position.at);
    let outside = |enemy: &&Enemy| !axis.contains(&enemy.at);
    path.iter().any(|hex| position.enemies.iter().filter(outside).any(|enemy| are_adjacent(*hex, enemy.at)))
}

/// 7.15.A distance: in no step away from the target.
fn never_further(position: &Position, path: &[Hex], target: Hex) -> bool {
    let away = distances(position, target);
    let mut before = position.at;
    for hex in path {
        if away.get(hex) > away.get(&before) {
            return false;
        }
        before = *hex;
    }
    true
}

/// 7.15.A distance, R12: nearer at the end than at the start.
fn closes(position: &Position, path: &[Hex], target: Hex) -> bool {
    let end = *path.last().unwrap_or(&position.at);
    distance(position, end, target) < distance(position, position.at, target)
}

/// 7.15.A distance: whether any lawful path would have ended nearer.
fn could_close(position: &Position, target: Hex) -> bool {
    let place = position.enemies.iter().position(|enemy| enemy.at == target);
    paths(position).iter().any(|path| {
        may_cross(position, path, place)
            && stops_in_zone(position, path)
            && never_further(position, path, target)
            && closes(position, path, target)
    })
}

/// 7.15.A zoc: an enemy zone ends the movement, also one in which it began.
fn stops_in_zone(position: &Position, path: &[Hex]) -> bool {
    let Some((_, left)) = path.split_last() else { return true };
    !position.enemy_zone.contains(&position.at) && !left.iter().any(|hex| position.enemy_zone.contains(hex))
}

/// 7.15.A zoc: in the zone a Combat Marker comes before anything else that costs points. R13: if there are points left for it.
fn marks_first(position: &Position, path: &[Hex], then: &[Spending]) -> bool {
    let end = path.last().unwrap_or(&position.at);
    let has_points = position.movement_points > path.len();
    !position.enemy_zone.contains(end) || !has_points || then.first() == Some(&Spending::CombatMarker)
}
