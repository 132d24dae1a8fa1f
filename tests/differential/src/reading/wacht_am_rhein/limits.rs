//! What a finished hex may hold.

use super::{Unit, counts_as_battalion, counts_as_mech};
use crate::reading::Broken;

/// The limits that these counters break as a stack.
pub fn broken_limits(counters: &[Unit], constricted: bool) -> Vec<Broken> {
    let mut broken = Vec::new();
    too_many(counters, constricted, &mut broken);
    if column_beside_mech(counters) {
        broken.push(Broken::rule("7.1.2"));
    }
    if strat_beside_mech(counters) {
        broken.push(Broken::rule("7.3.0"));
    }
    broken
}

/// 7.1.0: three units and two battalions, in a constricted hex two and one.
fn too_many(counters: &[Unit], constricted: bool, broken: &mut Vec<Broken>) {
    let mut units = 0;
    let mut battalions = 0;
    for counter in counters {
        if counter.is_unit() {
            units += 1;
        }
        if counts_as_battalion(counter) {
            battalions += 1;
        }
    }
    let (most_units, most_battalions) = if constricted { (2, 1) } else { (3, 2) };
    if units > most_units {
        broken.push(Broken::more("7.1.0", units, most_units));
    }
    if battalions > most_battalions {
        broken.push(Broken::more("7.1.0", battalions, most_battalions));
    }
}

/// 7.1.2: a column on its mobile side and another Mech unit, one Army-level Mech engineer excepted.
fn column_beside_mech(counters: &[Unit]) -> bool {
    for (place, column) in counters.iter().enumerate() {
        if !column.is_mobile_column() {
            continue;
        }
        let mut army_engineers = 0;
        for (other_place, other) in counters.iter().enumerate() {
            if other_place == place || !counts_as_mech(other, counters) {
                continue;
            }
            if other.is_army_engineer() {
                army_engineers += 1;
            } else {
                return true;
            }
        }
        if army_engineers > 1 {
            return true;
        }
    }
    false
}

/// 7.3.0: a unit in Strat Mode and a further Mech unit.
fn strat_beside_mech(counters: &[Unit]) -> bool {
    for (place, strat) in counters.iter().enumerate() {
        if !strat.is_unit() || !strat.strat_mode {
            continue;
        }
        for (other_place, other) in counters.iter().enumerate() {
            if other_place != place && counts_as_mech(other, counters) {
                return true;
            }
        }
    }
    false
}
