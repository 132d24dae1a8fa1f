use std::collections::BTreeSet;

use reglement_differential_tests::reading::mission_orders::{
    Act, Class, Direction, Enemy, Hex, Order, Position, Spending, judge,
};

use crate::numbers;

fn enemy(class: Class, at: Hex) -> Enemy {
    Enemy { class, at, revealed: true }
}

fn infantry(at: Hex) -> Enemy {
    enemy(Class::Infantry, at)
}

fn concealed(class: Class, at: Hex) -> Enemy {
    Enemy { revealed: false, ..enemy(class, at) }
}

fn position(order: Order, enemies: &[Enemy]) -> Position {
    use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
    Position {
        map: (-9..=9).flat_map(|q| (-9..=9).map(move |r| (q, r))).collect(),
        impassible: BTreeSet::new(),
        enemy_zone: BTreeSet::new(),
        advance: BTreeSet::from([East, NorthEast, SouthEast]),
        retire: BTreeSet::from([West, NorthWest, SouthWest]),
        order,
        shattered: false,
        class: Class::Infantry,
        at: (0, 0),
        movement_points: 3,
        enemies: enemies.to_vec(),
        act: Act::Designate { target: None },
    }
}

fn advancing(enemies: &[Enemy]) -> Position {
    position(Order::Advance, enemies)
}

fn retiring(enemies: &[Enemy]) -> Position {
    position(Order::Retire, enemies)
}

fn moves(position: Position, path: &[Hex], target: Option<usize>) -> Vec<&'static str> {
    moves_then(position, path, target, &[])
}

fn moves_then(position: Position, path: &[Hex], target: Option<usize>, then: &[Spending]) -> Vec<&'static str> {
    numbers(&judge(&Position { act: Act::Move { path: path.to_vec(), target, then: then.to_vec() }, ..position }))
}

fn designates(position: Position, target: Option<usize>) -> Vec<&'static str> {
    numbers(&judge(&Position { act: Act::Designate { target }, ..position }))
}

fn spends(position: Position, purpose: Spending) -> Vec<&'static str> {
    numbers(&judge(&Position { act: Act::Spend(purpose), ..position }))
}

const NONE: [&str; 0] = [];

#[test]
fn advance_hexsides() {
    assert_eq!(moves(advancing(&[]), &[(1, 0), (2, 0)], None), NONE, "MIS-01");
    assert_eq!(moves(advancing(&[]), &[(-1, 0)], None), ["7.15.A:hexside"], "MIS-02");
    let cavalry = Position { class: Class::Cavalry, ..advancing(&[]) };
    assert_eq!(moves(cavalry, &[(-1, 0)], None), NONE, "MIS-03");
    assert_eq!(moves(advancing(&[infantry((-2, 0))]), &[(-1, 0)], None), NONE, "MIS-31");
    assert_eq!(moves(advancing(&[infantry((-3, 0))]), &[(-1, 0), (-2, 0)], None), NONE, "MIS-33");
    let shattered = Position { shattered: true, ..advancing(&[]) };
    assert_eq!(moves(shattered, &[(-1, 0)], None), NONE, "MIS-42");
    use Direction::{East, NorthEast, NorthWest, SouthEast};
    let overlapping = Position { advance: BTreeSet::from([East, NorthEast, SouthEast, NorthWest]), ..advancing(&[]) };
    assert_eq!(moves(overlapping, &[(0, -1)], None), NONE, "MIS-61");
}

#[test]
fn closing_on_the_target() {
    let one = || advancing(&[infantry((4, 0))]);
    assert_eq!(moves(one(), &[(1, 0), (2, 0)], Some(0)), NONE, "MIS-04");
    assert_eq!(moves(one(), &[], Some(0)), ["7.15.A:distance"], "MIS-06");
    assert_eq!(moves(one(), &[(1, -1), (2, -1)], Some(0)), NONE, "MIS-07");
    let spent = Position { movement_points: 0, ..advancing(&[infantry((3, 0))]) };
    assert_eq!(moves(spent, &[], Some(0)), NONE, "MIS-62");
}

#[test]
fn targets() {
    let target = ["7.15.A:target"];
    assert_eq!(designates(advancing(&[infantry((4, 0))]), None), target, "MIS-05");
    let two = || advancing(&[infantry((4, 0)), concealed(Class::Infantry, (1, 1))]);
    assert_eq!(designates(two(), Some(1)), NONE, "MIS-10");
    assert_eq!(designates(two(), Some(0)), NONE, "MIS-11");
    assert_eq!(designates(advancing(&[infantry((3, 0)), infantry((5, 0))]), Some(1)), target, "MIS-12");
    assert_eq!(designates(advancing(&[infantry((-2, 0))]), Some(0)), target, "MIS-13");
    assert_eq!(designates(advancing(&[infantry((-2, 0))]), None), NONE, "MIS-14");
    assert_eq!(designates(advancing(&[infantry((6, 0))]), None), target, "MIS-15");
    assert_eq!(designates(advancing(&[infantry((7, 0))]), Some(0)), NONE, "MIS-17");
    assert_eq!(designates(advancing(&[concealed(Class::Cavalry, (3, 0))]), None), target, "MIS-18");
    assert_eq!(designates(advancing(&[enemy(Class::Cavalry, (2, 0))]), None), NONE, "MIS-20");
    let fortress = || advancing(&[infantry((2, 0)), enemy(Class::Fortress, (2, 0)), infantry((4, 0))]);
    assert_eq!(designates(fortress(), Some(0)), NONE, "MIS-22");
    assert_eq!(designates(fortress(), None), target, "MIS-23");
    let train = advancing(&[infantry((5, 0)), enemy(Class::CorpsTrain, (2, 0))]);
    assert_eq!(designates(train, Some(1)), NONE, "MIS-25");
    let between = Position { at: (4, 0), ..advancing(&[infantry((1, 0)), infantry((8, 0))]) };
    assert_eq!(designates(between, Some(0)), target, "MIS-59");
}

#[test]
fn impassible_terrain_cuts_the_axis() {
    let walled =
        |hexes: &[Hex]| Position { impassible: hexes.iter().copied().collect(), ..advancing(&[infantry((3, 0))]) };
    assert_eq!(designates(walled(&[(2, 0), (2, 1), (3, -1)]), None), NONE, "MIS-28");
    assert_eq!(moves(walled(&[(1, 0), (1, -1), (0, 1)]), &[], None), NONE, "MIS-30");
}

#[test]
fn enemy_zones() {
    let zone = |hex: Hex, at: Hex| Position { enemy_zone: BTreeSet::from([hex]), ..advancing(&[infantry(at)]) };
    assert_eq!(moves(zone((1, 0), (4, 0)), &[(1, 0), (2, 0)], Some(0)), ["7.15.A:zoc"], "MIS-35");
    let marker = [Spending::CombatMarker];
    assert_eq!(moves_then(zone((1, 0), (2, 0)), &[(1, 0)], Some(0), &marker), NONE, "MIS-36");
    assert_eq!(moves_then(zone((0, 0), (1, 0)), &[], Some(0), &marker), NONE, "MIS-38");
    let cavalry = Position { class: Class::Cavalry, ..zone((1, 0), (4, 0)) };
    assert_eq!(moves(cavalry, &[(1, 0), (2, 0)], None), NONE, "MIS-40");
}

#[test]
fn recovery() {
    let guns = Position { class: Class::Artillery, ..advancing(&[]) };
    assert_eq!(spends(guns, Spending::RecoverMorale), ["7.15.A:recovery"], "MIS-41");
    let shattered = Position { shattered: true, ..retiring(&[]) };
    assert_eq!(spends(shattered, Spending::RecoverMorale), NONE, "MIS-53");
    assert_eq!(spends(retiring(&[]), Spending::ReplacementMode), ["7.15.B:recovery"], "MIS-54");
}

#[test]
fn retiring_units() {
    assert_eq!(moves(retiring(&[infantry((3, 0))]), &[(-1, 0)], None), NONE, "MIS-44");
    let cavalry = Position { class: Class::Cavalry, ..retiring(&[infantry((-3, 0))]) };
    assert_eq!(moves(cavalry, &[(1, 0)], None), ["7.15.B:hexside"], "MIS-45");
    assert_eq!(moves(retiring(&[infantry((3, 0))]), &[], None), ["7.15.B:distance"], "MIS-47");
    assert_eq!(moves(retiring(&[infantry((-1, 0))]), &[(1, 0)], None), NONE, "MIS-49");
    assert_eq!(moves(retiring(&[infantry((-2, 0))]), &[(1, 0)], None), ["7.15.B:hexside"], "MIS-51");
    let train = Position { class: Class::CorpsTrain, ..retiring(&[]) };
    assert_eq!(moves(train, &[(1, 0)], None), NONE, "MIS-57");
}
