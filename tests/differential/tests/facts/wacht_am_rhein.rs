use reglement_differential_tests::reading::wacht_am_rhein::{
    Act, Bridge, Kind, Outcome, Position, Size, Unit, counts_as_mech, judge,
};

use crate::numbers;

fn leg(kind: Kind, size: Size) -> Unit {
    Unit::new(kind, size)
}

fn mech(kind: Kind, size: Size) -> Unit {
    Unit { mech: true, ..Unit::new(kind, size) }
}

fn battalion() -> Unit {
    leg(Kind::Infantry, Size::Battalion)
}

fn company() -> Unit {
    leg(Kind::Infantry, Size::Company)
}

fn armor() -> Unit {
    mech(Kind::Armor, Size::Battalion)
}

fn armor_company() -> Unit {
    mech(Kind::Armor, Size::Company)
}

fn strat(unit: Unit) -> Unit {
    Unit { strat_mode: true, ..unit }
}

fn hybrid(companies: u8) -> Unit {
    leg(Kind::Hybrid { companies }, Size::Company)
}

fn bridge(bridge: Bridge) -> Unit {
    leg(Kind::BridgeColumn(bridge), Size::Company)
}

fn army_engineer(size: Size) -> Unit {
    Unit { army_level: true, ..mech(Kind::Engineer, size) }
}

fn judged(constricted: bool, units: &[Unit], act: Act) -> Outcome {
    judge(&Position { constricted, units: units.to_vec(), act })
}

fn broken(constricted: bool, units: &[Unit], act: Act) -> Vec<&'static str> {
    numbers(&judged(constricted, units, act).broken)
}

/// The last of the units finishes its move.
fn finished(constricted: bool, units: &[Unit]) -> Vec<&'static str> {
    broken(constricted, units, Act::FinishMove { unit: units.len() - 1 })
}

#[test]
fn ordinary_hex() {
    assert!(finished(false, &[battalion(), battalion(), company()]).is_empty(), "WAR-01");
    let recon = mech(Kind::Recon, Size::Company);
    assert_eq!(finished(false, &[battalion(), company(), recon, company()]), ["7.1.0"], "WAR-02");
    assert_eq!(finished(false, &[battalion(), armor(), battalion()]), ["7.1.0"], "WAR-03");
    let marker = leg(Kind::Marker, Size::Company);
    assert!(finished(false, &[marker, marker, marker, marker, battalion(), battalion()]).is_empty(), "WAR-07");
    let worn = |steps_lost| Unit { steps_lost, ..battalion() };
    assert_eq!(finished(false, &[worn(2), worn(1), worn(2)]), ["7.1.0"], "WAR-08");
    assert!(finished(false, &[battalion(), hybrid(3), hybrid(2)]).is_empty(), "WAR-09");
    assert!(finished(false, &[battalion(), battalion()]).is_empty(), "WAR-16");
}

#[test]
fn constricted_hex() {
    assert!(finished(true, &[battalion(), company()]).is_empty(), "WAR-04");
    assert_eq!(finished(true, &[battalion(), battalion()]), ["7.1.0"], "WAR-05");
    assert!(finished(true, &[Unit { steps_lost: 1, ..hybrid(3) }, hybrid(2)]).is_empty(), "WAR-11");
}

#[test]
fn only_the_end_of_a_move_counts() {
    let full = [battalion(), battalion(), company(), battalion()];
    assert!(broken(false, &full, Act::Enter { unit: 3, by_road: false }).is_empty(), "WAR-14");
    let retreated = judged(false, &[battalion(), battalion(), battalion()], Act::FinishRetreat { unit: 2 });
    assert!(retreated.broken.is_empty() && retreated.overstacked && retreated.duty_to_correct, "WAR-17");
}

#[test]
fn bridge_columns() {
    let column = bridge(Bridge::Column);
    assert_eq!(finished(false, &[column, armor()]), ["7.1.2"], "WAR-20");
    assert!(finished(false, &[column, battalion()]).is_empty(), "WAR-21");
    assert!(finished(false, &[bridge(Bridge::Completed), armor()]).is_empty(), "WAR-22");
    assert!(finished(false, &[column, army_engineer(Size::Battalion)]).is_empty(), "WAR-24");
    let recon = mech(Kind::Recon, Size::Company);
    assert_eq!(finished(false, &[column, army_engineer(Size::Company), recon]), ["7.1.2"], "WAR-27");
    let enter = |first, mover| broken(false, &[first, mover], Act::Enter { unit: 1, by_road: true });
    assert!(enter(bridge(Bridge::UnderConstruction), armor()).is_empty(), "WAR-23");
    assert_eq!(enter(column, armor_company()), ["7.1.2"], "WAR-28");
    assert!(enter(column, battalion()).is_empty(), "WAR-30");
    assert_eq!(broken(false, &[column, battalion()], Act::MoveTogether { units: vec![0, 1] }), ["7.2.0"], "WAR-47");
}

#[test]
fn strat_mode() {
    assert_eq!(finished(false, &[armor(), strat(armor_company())]), ["7.3.0"], "WAR-31");
    assert!(finished(false, &[battalion(), strat(armor())]).is_empty(), "WAR-32");
    let guns = Unit { in_battery: true, ..mech(Kind::TowedArtillery, Size::Battalion) };
    assert!(finished(false, &[guns, strat(armor())]).is_empty(), "WAR-33");
    assert!(!counts_as_mech(&guns, &[guns]), "WAR-33");
    let staff = Unit { is_static: true, ..mech(Kind::Headquarters, Size::Battalion) };
    assert!(finished(false, &[staff, strat(armor())]).is_empty(), "WAR-36");
    assert_eq!(finished(false, &[strat(armor_company()), strat(armor_company())]), ["7.3.0"], "WAR-37");
}

#[test]
fn overstacked_hexes() {
    let over = [battalion(), battalion(), battalion(), company()];
    let assault = |chosen: &[usize]| judged(false, &over, Act::GroundAssault { chosen: chosen.to_vec() });
    assert_eq!(numbers(&assault(&[0, 1, 2]).broken), ["7.4.0"], "WAR-38");
    let lawful = assault(&[0, 1, 3]);
    assert_eq!((lawful.broken.len(), lawful.shift, lawful.contributing), (0, 1, vec![0, 1, 3]), "WAR-39");
    let full = judged(false, &[battalion(), battalion(), company()], Act::GroundAssault { chosen: vec![0, 1, 2] });
    assert_eq!((full.broken.len(), full.shift), (0, 0), "WAR-41");
    let prepare = Act::EnterPreparedAssault { unit: 0 };
    assert_eq!(broken(false, &over[..3], prepare.clone()), ["7.5.0"], "WAR-42");
    assert!(broken(false, &[armor(), battalion()], Act::StartRoadMove { unit: 0 }).is_empty(), "WAR-44");
    assert_eq!(broken(false, &[armor_company(), strat(armor_company())], prepare), ["7.5.0"], "WAR-50");
}

#[test]
fn looking_at_stacks() {
    let staff = leg(Kind::Headquarters, Size::Battalion);
    assert_eq!(broken(false, &[staff, battalion(), company()], Act::ShowOnTop { unit: 0 }), ["7.6.0"], "WAR-13");
    let hidden = |unit| Unit { observed: false, ..unit };
    assert_eq!(broken(false, &[hidden(battalion()), hidden(company())], Act::EnemyExamines), ["7.6.0"], "WAR-45");
}
