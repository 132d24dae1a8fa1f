use reglement_differential_tests::reading::la_bataille::{
    Act, Arm, Facing, Formation, Outcome, Position, Size, Terrain, Unit, judge,
};

use crate::numbers;

fn battalion(increments: i64, formation: Formation) -> Unit {
    Unit::new(Arm::Infantry, Size::Battalion, increments, formation)
}

fn regiment(increments: i64, formation: Formation) -> Unit {
    Unit::new(Arm::Infantry, Size::Regiment, increments, formation)
}

fn cavalry(increments: i64, formation: Formation) -> Unit {
    Unit::new(Arm::Cavalry, Size::Regiment, increments, formation)
}

fn battery(increments: i64, formation: Formation) -> Unit {
    Unit::new(Arm::Artillery, Size::Battery, increments, formation)
}

fn judged(terrain: Terrain, units: &[Unit], act: Act) -> Outcome {
    judge(&Position { terrain, units: units.to_vec(), act })
}

fn broken(terrain: Terrain, units: &[Unit], act: Act) -> Vec<&'static str> {
    numbers(&judged(terrain, units, act).broken)
}

fn finished(terrain: Terrain, units: &[Unit]) -> Vec<&'static str> {
    broken(terrain, units, Act::EndSegment)
}

#[test]
fn columns_in_the_open() {
    use Formation::Column;
    assert!(finished(Terrain::Clear, &[regiment(14, Column)]).is_empty(), "BAT-01");
    assert!(finished(Terrain::Clear, &[battalion(9, Column), battalion(9, Column)]).is_empty(), "BAT-02");
    assert_eq!(finished(Terrain::Clear, &[battalion(10, Column), battalion(9, Column)]), ["16:column"], "BAT-03");
    assert!(finished(Terrain::Clear, &[regiment(22, Column)]).is_empty(), "BAT-04");
    assert!(finished(Terrain::Clear, &[regiment(12, Column), battalion(6, Column)]).is_empty(), "BAT-07");
    let fired_at = judged(Terrain::Clear, &[battalion(7, Column), battalion(4, Column)], Act::FiredAt);
    assert_eq!(fired_at.fire_die, Some(2), "BAT-60");
}

#[test]
fn lines() {
    use Formation::{Column, Line};
    let two_hexes = Unit { in_all: 22, hexes: 2, ..regiment(11, Line) };
    assert!(finished(Terrain::Clear, &[two_hexes]).is_empty(), "BAT-06");
    assert_eq!(finished(Terrain::Clear, &[battalion(6, Line), battalion(6, Column)]), ["16:general"], "BAT-09");
    let askew = Unit { facing: Facing::Side, ..battalion(6, Line) };
    assert_eq!(finished(Terrain::Clear, &[askew]), ["16:line"], "BAT-55");
    let start = |unit, printed_allowance| {
        judged(Terrain::Clear, &[unit], Act::StartSegment { unit: 0, printed_allowance }).allowance
    };
    assert_eq!(start(battalion(6, Line), 8), Some(6), "BAT-34");
    assert_eq!(start(Unit { hexes: 2, ..cavalry(8, Line) }, 13), Some(11), "BAT-37");
    let thin = Unit { in_all: 6, hexes: 2, ..battalion(3, Line) };
    assert!(judged(Terrain::Clear, &[thin], Act::Loss { unit: 0, increments: 2 }).must_shrink, "BAT-38");
}

#[test]
fn passing() {
    use Formation::{Carre, Column, Limbered, Line, Tirailleur, Unlimbered};
    let line_and_skirmishers = [battalion(6, Line), battalion(3, Tirailleur)];
    assert!(broken(Terrain::Clear, &line_and_skirmishers, Act::PassThrough { unit: 1 }).is_empty(), "BAT-10");
    let rides = |through| {
        let units = [through, cavalry(6, Column)];
        broken(Terrain::Clear, &units, Act::CavalryEnters { unit: 1, ends_here: false })
    };
    assert_eq!(rides(battalion(6, Column)), ["16:general"], "BAT-12");
    assert!(rides(battalion(6, Carre)).is_empty(), "BAT-13");
    assert_eq!(rides(battery(3, Unlimbered)), ["16:general"], "BAT-15");
    assert!(rides(battery(3, Limbered)).is_empty(), "BAT-16");
    assert!(rides(battalion(3, Tirailleur)).is_empty(), "BAT-18");
    let onto_cavalry = Act::EnterEnemyHex { unit: 0, enemy: Arm::Cavalry };
    assert!(broken(Terrain::Clear, &[battalion(6, Carre)], onto_cavalry).is_empty(), "BAT-20");
}

#[test]
fn changes_of_formation() {
    use Formation::{Column, GeneralOrder, Limbered, Line, Unlimbered};
    let change = |terrain, unit, to, hexes, points_left| {
        let outcome = judged(terrain, &[unit], Act::ChangeFormation { unit: 0, to, hexes, points_left });
        (numbers(&outcome.broken), outcome.cost)
    };
    let clear = Terrain::Clear;
    assert_eq!(change(clear, battalion(6, Column), Line, 1, 3), (vec![], Some(1)), "BAT-22");
    assert_eq!(change(clear, battalion(7, Column), Line, 2, 3), (vec![], Some(2)), "BAT-23");
    assert_eq!(change(clear, battalion(4, Column), Line, 2, 3).0, ["16:line"], "BAT-25");
    assert_eq!(change(clear, battalion(5, Column), Line, 2, 2), (vec![], Some(2)), "BAT-26");
    assert_eq!(change(clear, battalion(1, Column), Line, 1, 1), (vec![], Some(1)), "BAT-27");
    assert_eq!(change(clear, battery(3, Limbered), Unlimbered, 1, 2), (vec![], Some(2)), "BAT-28");
    assert_eq!(change(clear, cavalry(8, Column), Line, 2, 2), (vec!["16:general"], Some(3)), "BAT-29");
    assert_eq!(change(Terrain::Village, battalion(6, Line), GeneralOrder, 1, 0), (vec![], Some(0)), "BAT-30");
    assert_eq!(change(Terrain::Woods, battalion(6, GeneralOrder), Line, 1, 4).0, ["16:line"], "BAT-32");
    assert_eq!(change(Terrain::Slope, battalion(6, Column), Line, 1, 4), (vec![], Some(1)), "BAT-33");
}

#[test]
fn fire_and_melee() {
    use Formation::{Column, Line};
    let fire = |units: &[Unit], unit| judged(Terrain::Clear, units, Act::Fire { unit });
    assert_eq!(fire(&[battalion(9, Line)], 0).firing_increments, Some(4), "BAT-40");
    let two_hexes = Unit { in_all: 10, hexes: 2, ..battalion(5, Line) };
    assert_eq!(fire(&[two_hexes], 0).firing_increments, Some(8), "BAT-41");
    let columns = [battalion(6, Column), battalion(7, Column)];
    assert_eq!(numbers(&fire(&columns, 1).broken), ["16:general-order"], "BAT-43");
    assert_eq!(judged(Terrain::Clear, &columns, Act::Melee).morale_increments, Some(13), "BAT-44");
}

#[test]
fn the_stacking_chart() {
    use Formation::{Column, GeneralOrder, Limbered, Line, RoadMarch, Unlimbered};
    let in_village = [battalion(7, GeneralOrder), battery(3, Limbered)];
    assert!(finished(Terrain::Village, &in_village).is_empty(), "BAT-45");
    let two_battalions = [battalion(3, GeneralOrder), battalion(3, GeneralOrder)];
    assert_eq!(finished(Terrain::Village, &two_battalions), ["TEC:stacking"], "BAT-46");
    assert_eq!(finished(Terrain::Woods, &[battery(2, Limbered)]), ["TEC:stacking"], "BAT-48");
    assert!(finished(Terrain::Clear, &[cavalry(6, Column); 3]).is_empty(), "BAT-49");
    assert_eq!(finished(Terrain::Clear, &[cavalry(4, Column); 4]), ["TEC:stacking"], "BAT-50");
    assert!(finished(Terrain::Clear, &[battalion(12, Line), battery(3, Unlimbered)]).is_empty(), "BAT-52");
    let guns = [battery(4, Unlimbered), battery(3, Unlimbered)];
    assert_eq!(finished(Terrain::Clear, &guns), ["TEC:stacking"], "BAT-54");
    assert!(finished(Terrain::Bridge, &[battalion(4, RoadMarch)]).is_empty(), "BAT-58");
}
