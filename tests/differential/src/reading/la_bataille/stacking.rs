//! How much may stand in a hex.

use super::formations::formation_in;
use super::{Arm, Formation, Size, Terrain, Unit};
use crate::reading::Broken;

fn of(units: &[Unit], arm: Arm) -> Vec<&Unit> {
    units.iter().filter(|unit| unit.arm == arm).collect()
}

fn increments(units: &[&Unit]) -> i64 {
    units.iter().map(|unit| unit.increments).sum()
}

pub fn broken_limits(terrain: Terrain, units: &[Unit]) -> Vec<Broken> {
    // Skirmishers pass through lines and columns, and leave their limits as they are.
    let all_in = |formation| {
        units.iter().any(|unit| unit.formation == formation)
            && units.iter().all(|unit| {
                unit.arm == Arm::Infantry && (unit.formation == formation || unit.formation == Formation::Tirailleur)
            })
    };
    let open = matches!(terrain, Terrain::Clear | Terrain::Slope);
    let broken = if units.is_empty() {
        None
    } else if open && all_in(Formation::Column) {
        // Chapter 16 itself bounds infantry that is all in column or all in line in the open; the chart repeats it.
        column_limit(units)
    } else if open && all_in(Formation::Line) {
        line_limit(units)
    } else {
        (!fits_the_chart(terrain, units)).then(|| Broken::rule("TEC:stacking"))
    };
    broken.into_iter().collect()
}

/// 16, 18: the limits hold in motion too. 19: skirmishers and others pass through each other.
pub fn broken_limits_in_motion(terrain: Terrain, units: &[Unit]) -> Vec<Broken> {
    let others: Vec<Unit> = units.iter().filter(|unit| unit.formation != Formation::Tirailleur).copied().collect();
    let cavalry = !of(units, Arm::Cavalry).is_empty();
    let guns = !of(units, Arm::Artillery).is_empty();
    let open_to_cavalry = terrain != Terrain::Swamp && !is_road(terrain, units);
    let open_to_guns = open_to_cavalry && !matches!(terrain, Terrain::Woods | Terrain::Garden);
    let mingled = cavalry && units.iter().any(|unit| unit.arm != Arm::Cavalry);
    // Of cavalry that passes through others the chart says nothing, where all of them may be.
    if mingled && open_to_cavalry && (!guns || open_to_guns) {
        return Vec::new();
    }
    broken_limits(terrain, &others)
}

/// 16 column: in clear one regiment, or 18 increments. A7: a regiment that stands alone.
fn column_limit(units: &[Unit]) -> Option<Broken> {
    let columns = in_formation(units, Formation::Column);
    let one_regiment = columns.len() == 1 && columns[0].size == Size::Regiment;
    let count = increments(&columns);
    (!one_regiment && count > 18).then(|| Broken::more("16:column", count, 18))
}

/// 16 line: 18 increments in one hex. A6: with no word of regiments.
fn line_limit(units: &[Unit]) -> Option<Broken> {
    let count = increments(&in_formation(units, Formation::Line));
    (count > 18).then(|| Broken::more("16:line", count, 18))
}

fn in_formation(units: &[Unit], formation: Formation) -> Vec<&Unit> {
    units.iter().filter(|unit| unit.formation == formation).collect()
}

fn marches(terrain: Terrain, unit: &Unit) -> bool {
    formation_in(terrain, unit) == Formation::RoadMarch
}

/// Whether the limit of the road holds: road march is on a road, which stops at the edge of built-up hexes.
fn is_road(terrain: Terrain, units: &[Unit]) -> bool {
    let built_up = matches!(terrain, Terrain::Hamlet | Terrain::Village | Terrain::Town);
    matches!(terrain, Terrain::Road | Terrain::Bridge) || (!built_up && units.iter().any(|unit| marches(terrain, unit)))
}

/// The chart: lawful is what fits any one of the alternatives of the terrain.
fn fits_the_chart(terrain: Terrain, units: &[Unit]) -> bool {
    let infantry = of(units, Arm::Infantry);
    let cavalry = of(units, Arm::Cavalry);
    let artillery = of(units, Arm::Artillery);
    let only_infantry = cavalry.is_empty() && artillery.is_empty();
    let only_cavalry = infantry.is_empty() && artillery.is_empty();
    let only_artillery = infantry.is_empty() && cavalry.is_empty();
    let one_battalion = infantry.len() == 1 && infantry[0].size != Size::Regiment;
    // A9: cavalry with limbered guns is not judged, where both may be at all; with others chapter 16 bars it.
    let not_judged = !cavalry.is_empty() && !artillery.is_empty();
    if is_road(terrain, units) {
        // A13: it holds for one unit too.
        return units.iter().all(|unit| marches(terrain, unit))
            && units.iter().map(|unit| unit.increments).sum::<i64>() <= 4;
    }
    // Of cavalry with infantry the chart says nothing, where all of them may be at all: chapter 16 bars it.
    if !cavalry.is_empty() && !infantry.is_empty() {
        let wooded = matches!(terrain, Terrain::Woods | Terrain::Garden);
        return terrain != Terrain::Swamp && (artillery.is_empty() || !wooded);
    }
    match terrain {
        Terrain::Clear | Terrain::Slope => {
            let one_infantry_regiment = only_infantry && infantry.len() == 1 && infantry[0].size == Size::Regiment;
            let infantry_increments = only_infantry && increments(&infantry) <= 18;
            // A smaller counter is never more crowded.
            let one_cavalry_regiment = only_cavalry && cavalry.len() == 1;
            let regiments = cavalry.iter().filter(|unit| unit.size == Size::Regiment).count();
            let cavalry_increments = only_cavalry && increments(&cavalry) <= 18 && regiments <= 3;
            let guns = only_artillery && increments(&artillery) <= 6;
            let infantry_with_battery =
                !infantry.is_empty() && cavalry.is_empty() && increments(&infantry) <= 12 && artillery.len() == 1;
            one_infantry_regiment
                || infantry_increments
                || one_cavalry_regiment
                || cavalry_increments
                || guns
                || infantry_with_battery
                || not_judged
        }
        Terrain::Hamlet | Terrain::Village | Terrain::Town => {
            (only_infantry && one_battalion)
                || (only_cavalry && cavalry.len() == 1)
                || (only_artillery && artillery.len() == 1)
                || (cavalry.is_empty() && one_battalion && artillery.len() == 1)
                || not_judged
        }
        Terrain::Woods | Terrain::Garden => (only_infantry && one_battalion) || (only_cavalry && cavalry.len() == 1),
        Terrain::Swamp => only_infantry && one_battalion,
        Terrain::Road | Terrain::Bridge => false,
    }
}
