//! 7.15.B, the order to retire.

use super::enumerate::paths;
use super::measure::{are_adjacent, direction, distances};
use super::{Act, Class, Hex, Position, Spending};
use crate::reading::Broken;

pub fn judge(position: &Position) -> Vec<Broken> {
    let mut broken = Vec::new();
    let spends = match &position.act {
        Act::Designate { .. } => return broken,
        Act::Spend(purpose) => vec![*purpose],
        Act::Move { then, .. } => then.clone(),
    };
    // 7.15.B recovery and shattered: the one thing that shattered units are freed from.
    if !position.shattered && spends.iter().any(|purpose| *purpose != Spending::CombatMarker) {
        broken.push(Broken::rule("7.15.B:recovery"));
    }
    let Act::Move { path, .. } = &position.act else { return broken };
    if !may_cross(position, path) {
        broken.push(Broken::rule("7.15.B:hexside"));
    }
    // With an unlawful use of points at its end, no path would be lawful.
    let could_have = !withdraws(position, path)
        && broken.iter().all(|broken| broken.rule != "7.15.B:recovery")
        && could_withdraw(position);
    if !never_nearer(position, path) || could_have {
        broken.push(Broken::rule("7.15.B:distance"));
    }
    broken
}

/// 7.15.B exempt: depots, supply, trains and Army headquarters cross any hexside. R9: of distances the exception says nothing.
fn is_exempt(class: Class) -> bool {
    matches!(class, Class::MainDepot | Class::ArmySupply | Class::CorpsTrain | Class::ArmyHeadquarters)
}

/// 7.15.B hexside: retire hexsides; any, if the unit starts next to an enemy and ends with a hex between it and all of them (R6).
fn may_cross(position: &Position, path: &[Hex]) -> bool {
    if is_exempt(position.class) {
        return true;
    }
    let mut from = position.at;
    let mut only_retire = true;
    for hex in path {
        if !direction(from, *hex).is_some_and(|direction| position.retire.contains(&direction)) {
            only_retire = false;
        }
        from = *hex;
    }
    let started_next_to_enemy = position.enemies.iter().any(|enemy| are_adjacent(position.at, enemy.at));
    let ends_apart = !position.enemies.iter().any(|enemy| enemy.at == from || are_adjacent(from, enemy.at));
    only_retire || (started_next_to_enemy && ends_apart)
}

/// R7: the distance to whichever enemy is closest now. R15: any enemy, at any range.
fn closest(position: &Position, from: Hex) -> Option<i64> {
    let away = distances(position, from);
    position.enemies.iter().filter_map(|enemy| away.get(&enemy.at).copied()).min()
}

/// 7.15.B distance: in no step nearer to the closest enemy.
fn never_nearer(position: &Position, path: &[Hex]) -> bool {
    let mut before = closest(position, position.at);
    for hex in path {
        let now = closest(position, *hex);
        if now < before {
            return false;
        }
        before = now;
    }
    true
}

/// 7.15.B distance: further away at the end than at the start.
fn withdraws(position: &Position, path: &[Hex]) -> bool {
    closest(position, *path.last().unwrap_or(&position.at)) > closest(position, position.at)
}

/// 7.15.B distance: whether any lawful path would have ended further away.
fn could_withdraw(position: &Position) -> bool {
    paths(position)
        .iter()
        .any(|path| may_cross(position, path) && never_nearer(position, path) && withdraws(position, path))
}
