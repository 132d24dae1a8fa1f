//! Every finished hex of up to two counters and all the increments that the limits tell apart, every passage of one through
//! another, and every stack of up to four cavalry counters.

use super::super::stacks::each_stack;
use crate::reading::la_bataille::{Act, Arm, Formation, Position, Size, Terrain, Unit};

const TERRAINS: [Terrain; 6] =
    [Terrain::Clear, Terrain::Slope, Terrain::Village, Terrain::Woods, Terrain::Swamp, Terrain::Bridge];

/// One counter of each sort that the chapter tells apart.
fn sorts() -> Vec<Unit> {
    use Formation::{Carre, Column, GeneralOrder, Limbered, Line, RoadMarch, Tirailleur, Unlimbered};
    let of = |arm, size, formations: &[Formation]| -> Vec<Unit> {
        formations.iter().map(|formation| Unit::new(arm, size, 1, *formation)).collect()
    };
    [
        of(Arm::Infantry, Size::Regiment, &[Column, Line, GeneralOrder]),
        of(Arm::Infantry, Size::Battalion, &[Column, Line, Carre, Tirailleur, GeneralOrder, RoadMarch]),
        of(Arm::Infantry, Size::Company, &[Column]),
        of(Arm::Cavalry, Size::Regiment, &[Column, Line, RoadMarch]),
        of(Arm::Cavalry, Size::Squadron, &[Column]),
        of(Arm::Artillery, Size::Battery, &[Limbered, Unlimbered, RoadMarch]),
    ]
    .concat()
}

/// The largest limit is 18 increments: with 19 in each of two counters, every sum that a limit can tell apart is there.
const MOST: i64 = 19;

pub fn visit(visit: &mut dyn FnMut(&Position)) {
    let sorts = sorts();
    for terrain in TERRAINS {
        // Where a chart counts no increments, one is as good as another.
        let most = match terrain {
            Terrain::Clear | Terrain::Slope => MOST,
            Terrain::Bridge => 5,
            _ => 2,
        };
        each_pair(&sorts, most, &mut |first, second, ordered| {
            if ordered {
                visit(&Position { terrain, units: vec![first, second], act: Act::EndSegment });
            }
            if terrain != Terrain::Slope {
                visit(&Position { terrain, units: vec![first, second], act: Act::PassThrough { unit: 0 } });
            }
        });
        for sort in &sorts {
            for increments in 1..=MOST {
                visit(&Position { terrain, units: vec![with(sort, increments)], act: Act::EndSegment });
            }
        }
    }
    // Three cavalry regiments are the largest number of counters that a chart names.
    let cavalry: Vec<Unit> = sorts.iter().filter(|unit| unit.arm == Arm::Cavalry).copied().collect();
    for increments in 1..=7 {
        let sorts: Vec<Unit> = cavalry.iter().map(|unit| with(unit, increments)).collect();
        each_stack(&sorts, 4, &mut |units| {
            visit(&Position { terrain: Terrain::Clear, units: units.to_vec(), act: Act::EndSegment });
        });
    }
}

fn with(unit: &Unit, increments: i64) -> Unit {
    Unit { increments, in_all: increments, ..*unit }
}

/// Every two counters with up to `most` increments each; and whether the first is the earlier of the sorts.
fn each_pair(sorts: &[Unit], most: i64, visit: &mut dyn FnMut(Unit, Unit, bool)) {
    for (place, first) in sorts.iter().enumerate() {
        for (other, second) in sorts.iter().enumerate() {
            for increments in 1..=most {
                for more in 1..=most {
                    visit(with(first, increments), with(second, more), place <= other);
                }
            }
        }
    }
}
