//! How much may stand in a hex.

use super::{Arm, Formation, Size, Terrain, Unit};
use crate::reading::Broken;

fn of(units: &[Unit], arm: Arm) -> Vec<&Unit> {
    units.iter().filter(|unit| unit.arm == arm).collect()
}

fn increments(units: &[&Unit]) -> i64 {
    units.iter().map(|unit| unit.increments).sum()
}

pub fn broken_limits(terrain: Terrain, units: &[Unit]) -> Vec<Broken> {
    let mut broken = Vec::new();
    let open = matches!(terrain, Terrain::Clear | Terrain::Slope);
    if open {
        column_limit(units, &mut broken);
    }
    line_limit(units, &mut broken);
    // Chapter 16 itself bounds infantry that is all in column or all in line in the open; the chart repeats it.
    let bounded_by_chapter = open
        && (units.iter().all(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Column)
            || units.iter().all(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Line));
    if !units.is_empty() && !bounded_by_chapter && !fits_the_chart(terrain, units) {
        broken.push(Broken::rule("TEC:stacking"));
    }
    broken
}

/// 16 column: in clear one regiment, or 18 increments. A7: a regiment that stands alone.
fn column_limit(units: &[Unit], broken: &mut Vec<Broken>) {
    let columns: Vec<&Unit> =
        units.iter().filter(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Column).collect();
    let one_regiment = units.len() == 1 && columns.len() == 1 && columns[0].size == Size::Regiment;
    let count = increments(&columns);
    if !one_regiment && count > 18 {
        broken.push(Broken::more("16:column", count, 18));
    }
}

/// 16 line: 18 increments in one hex. A6: with no word of regiments.
fn line_limit(units: &[Unit], broken: &mut Vec<Broken>) {
    let lines: Vec<&Unit> =
        units.iter().filter(|unit| unit.arm == Arm::Infantry && unit.formation == Formation::Line).collect();
    let count = increments(&lines);
    if count > 18 {
        broken.push(Broken::more("16:line", count, 18));
    }
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
    // A9: cavalry and limbered guns together are not judged, where guns may be at all.
    let not_judged = infantry.is_empty()
        && !cavalry.is_empty()
        && !artillery.is_empty()
        && artillery.iter().all(|gun| gun.formation == Formation::Limbered);
    match terrain {
        Terrain::Clear | Terrain::Slope => {
            let one_infantry_regiment = only_infantry && infantry.len() == 1 && infantry[0].size == Size::Regiment;
            let infantry_increments = only_infantry && increments(&infantry) <= 18;
            let one_cavalry_regiment = only_cavalry && cavalry.len() == 1 && cavalry[0].size == Size::Regiment;
            let regiments = cavalry.iter().filter(|unit| unit.size == Size::Regiment).count();
            let cavalry_increments = only_cavalry && increments(&cavalry) <= 18 && regiments <= 3;
            let guns = only_artillery && increments(&artillery) <= 6;
            let infantry_with_battery = cavalry.is_empty() && increments(&infantry) <= 12 && artillery.len() == 1;
            one_infantry_regiment
                || infantry_increments
                || one_cavalry_regiment
                || cavalry_increments
                || guns
                || infantry_with_battery
                || not_judged
        }
        Terrain::Village => {
            (only_infantry && one_battalion)
                || (only_cavalry && cavalry.len() == 1)
                || (only_artillery && artillery.len() == 1)
                || (cavalry.is_empty() && one_battalion && artillery.len() == 1)
                || not_judged
        }
        Terrain::Woods => (only_infantry && one_battalion) || (only_cavalry && cavalry.len() == 1),
        Terrain::Swamp => only_infantry && one_battalion,
        Terrain::Bridge => {
            let all = units.iter().map(|unit| unit.increments).sum::<i64>();
            let in_road_march = units
                .iter()
                .all(|unit| unit.formation == Formation::RoadMarch || unit.formation == Formation::Limbered);
            // A13: a longer single unit trails over several hexes; not judged.
            in_road_march && (all <= 4 || units.len() == 1)
        }
    }
}
