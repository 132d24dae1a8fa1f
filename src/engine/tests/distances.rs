//! Distance and reach, round barriers and through borders.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::Breaches;
use reglement_engine::position::Asked;
use reglement_engine::table::*;
use world::*;

/// A question with both ends as parameters of an act.
fn asked(map: &Map, from: &str, to: &str, question: Expression) -> Value {
    let mut game = Game::new();
    let id = game.define("it", None, question);
    let mut act = map.act_data(FIGHT);
    act.parameters[TO.index()] = map.hex(from);
    act.parameters[SITE.index()] = map.hex(to);
    game.judge().define_after(&map.position, &Asked::Act(act), None, id, None).expect("a value")
}

fn steps(map: &Map, from: &str, to: &str, through: Option<Expression>, avoiding: Option<Expression>) -> Value {
    asked(map, from, to, way(false, parameter(TO), parameter(SITE), 9, through, avoiding))
}

fn reaches(map: &Map, from: &str, to: &str, through: Option<Expression>, avoiding: Option<Expression>) -> bool {
    asked(map, from, to, way(true, parameter(TO), parameter(SITE), 9, through, avoiding)) == Value::Flag(true)
}

#[test]
fn hexes_have_six_neighbours() {
    let map = Map::grid(3);
    assert_eq!(steps(&map, "0,0", "0,0", None, None), whole(0));
    for to in ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"] {
        assert_eq!(steps(&map, "0,0", to, None, None), whole(1), "{to}");
    }
    assert_eq!(steps(&map, "0,0", "1,1", None, None), whole(2));
    assert_eq!(steps(&map, "-3,0", "3,0", None, None), whole(6));
    assert_eq!(steps(&map, "-3,3", "3,-3", None, None), whole(6));
}

#[test]
fn barriers_are_gone_round() {
    let mut map = Map::grid(3);
    for wall in ["1,0", "0,1", "1,-1"] {
        map = map.set_place(wall, WALL, Value::Flag(true));
    }
    let walls = || Some(attr(slot(9), WALL));
    assert_eq!(steps(&map, "0,0", "2,0", None, None), whole(2));
    assert_eq!(steps(&map, "0,0", "2,0", None, walls()), whole(5));
    // The start may lie in what is avoided, the goal may not.
    assert_eq!(steps(&map, "1,0", "2,0", None, walls()), whole(1));
    assert_eq!(steps(&map, "2,0", "1,0", None, walls()), Value::Unlimited);
    assert!(reaches(&map, "0,0", "2,0", None, walls()));
    assert!(!reaches(&map, "2,0", "1,0", None, walls()));
}

#[test]
fn only_some_directions() {
    let map = Map::grid(2);
    let direction = |word: &str| is(prop(slot(9), Property::Direction), sym(word));
    let forward = || Some(or(direction("E"), or(direction("NE"), direction("SE"))));
    assert!(reaches(&map, "0,0", "2,0", forward(), None));
    assert!(!reaches(&map, "0,0", "0,-1", forward(), None));
    assert!(reaches(&map, "0,0", "1,-1", forward(), None));
    assert!(!reaches(&map, "0,0", "-1,0", forward(), None));
    assert_eq!(steps(&map, "-2,0", "0,1", forward(), None), whole(3));
}

#[test]
fn borders_named_one_by_one() {
    let map = Map::of(&["a", "b", "c", "d"]).link("a", "b").border("b", "c", true, false).border("c", "d", false, true);
    assert_eq!(steps(&map, "a", "d", None, None), whole(3));
    assert_eq!(steps(&map, "d", "a", None, None), Value::Unlimited);
    assert_eq!(steps(&map, "c", "a", None, None), whole(2));
    let dry = || Some(not(attr(slot(9), 0)));
    assert_eq!(steps(&map, "a", "b", dry(), None), whole(1));
    assert_eq!(steps(&map, "a", "c", dry(), None), Value::Unlimited);
}

#[test]
fn borders_the_map_says_nothing_about_are_as_usual() {
    let map = Map::grid(1).border("0,0", "1,0", true, false);
    let dry = || Some(not(attr(slot(9), 0)));
    assert_eq!(steps(&map, "0,0", "1,0", dry(), None), whole(2));
    assert_eq!(steps(&map, "0,0", "-1,0", dry(), None), whole(1));
}

#[test]
fn lying_side_by_side() {
    let map = Map::grid(1).unit("a", "0,0 1,0").unit("b", "-1,0").unit("c", "0,0");
    let mut game = Game::new();
    let near = game.define("near", Some(Subject::Counter), next_to(slot(0), attr(slot(0), CHIEF)));
    let ask = |one: &str, other: &str| {
        let mut position = map.position.clone();
        position.counters[map.counter(one) as usize].record[CHIEF as usize] = map.thing(other);
        game.judge().define(&position, None, near, Some(map.thing(one))).expect("a value") == Value::Flag(true)
    };
    assert!(ask("a", "b"));
    assert!(!ask("c", "c"));
    // A line over two hexes lies next to a counter in one of them.
    assert!(ask("c", "a"));
}

#[test]
fn a_step_that_no_path_has_taken_still_has_ends() {
    let map = Map::grid(2).set_place("1,0", TERRAIN, named("woods"));
    let out_of_woods = || Some(not(is(attr(prop(slot(9), Property::From), TERRAIN), sym("woods"))));
    let into_woods = || Some(not(is(attr(prop(slot(9), Property::To), TERRAIN), sym("woods"))));
    assert_eq!(steps(&map, "1,0", "2,0", out_of_woods(), None), Value::Unlimited);
    assert_eq!(steps(&map, "0,0", "1,0", into_woods(), None), Value::Unlimited);
    assert_eq!(steps(&map, "0,0", "2,0", into_woods(), None), whole(3));
}

#[test]
fn one_search_serves_many_goals_and_sees_who_moves() {
    // Each unit's distance to each hex, under a condition that looks at the unit itself.
    let map = Map::grid(2).unit("a", "0,0").unit("b", "1,0").kind("cavalry").set_place("0,1", WALL, Value::Flag(true));
    let barred = and(attr(slot(9), WALL), kind_is(slot(0), "infantry"));
    let far = way(false, slot(0), slot(1), 9, None, Some(barred));
    let places = Things { domain: Domain::Places, ..counters(1).everywhere() };
    let unreachable = places.filtered(is(far, node(Node::Unlimited))).count();
    let sum = counters(0).everywhere().aggregate(Aggregate::Sum, unreachable);
    assert_eq!(asked(&map, "0,0", "0,0", sum), whole(1));
}

/// Whether the foot comes near its chief: with the rider between them, and then without, asked one after the other.
fn near_before_and_after(held: Expression) -> [bool; 2] {
    let mut game = Game::new();
    let far = way(false, slot(0), attr(slot(0), CHIEF), 9, None, Some(held));
    let near = compare(far, Comparison::AtMost, num(2));
    let clause = game.clause(ClauseKind::Requirement, &[REST], Body::Requires(code(near)));
    game.row(clause).subject = Some(code(counters(0).filtered(kind_is(slot(0), "infantry")).set()));
    let map = Map::of(&["a", "b", "c"]).link("a", "b").link("b", "c").unit("chief", "c").kind("guns");
    let chief = map.thing("chief");
    let map = map.unit("rider", "b").kind("cavalry").unit("foot", "a").with(CHIEF, chief);
    let asked = map.arriving("foot");
    let mut gone = map.position.clone();
    gone.counters[map.counter("rider") as usize].at.clear();
    let judge = game.judge();
    let mut breaches = Breaches::new(&judge, &map.position);
    [&map.position, &gone].map(|position| breaches.first(position, &asked).expect("an answer").is_none())
}

#[test]
fn what_counters_bar_is_searched_anew_once_they_are_gone() {
    let rider = || Things { in_place: Some(slot(9)), ..counters(2) }.filtered(kind_is(slot(2), "cavalry")).exist();
    assert_eq!(near_before_and_after(rider()), [false, true]);
    // A reading may settle that the counters are not looked at, or that they are.
    let reading = |word: &str| is(node(Node::Ruling(RulingId(0))), sym(word));
    for held in [
        or(reading("no"), rider()),
        or(not(reading("yes")), rider()),
        and(reading("yes"), rider()),
        and(not(reading("no")), rider()),
    ] {
        assert_eq!(near_before_and_after(held), [false, true]);
    }
    for held in [and(reading("no"), rider()), and(not(reading("yes")), rider())] {
        assert_eq!(near_before_and_after(held), [true, true]);
    }
    for held in [or(reading("yes"), rider()), or(not(reading("no")), rider())] {
        assert_eq!(near_before_and_after(held), [false, false]);
    }
}

#[test]
fn whoever_goes_on_with_a_search_leans_on_what_it_leans_on() {
    let mut game = Game::new();
    let reading = is(node(Node::Ruling(RulingId(0))), sym("yes"));
    let rider = Things { in_place: Some(slot(9)), ..counters(2) }.filtered(kind_is(slot(2), "cavalry")).exist();
    let far = way(false, parameter(TO), parameter(SITE), 9, None, Some(and(rider, reading)));
    let near = game.define("near", None, compare(far, Comparison::AtMost, num(2)));
    let clauses =
        [(); 2].map(|()| game.clause(ClauseKind::Requirement, &[ASSAULT], Body::Requires(code(defined(near, None)))));
    let map = Map::of(&["a", "b", "c"]).link("a", "b").link("b", "c").unit("rider", "b").kind("cavalry");
    let mut act = map.act_data(FIGHT);
    act.parameters[TO.index()] = map.hex("a");
    act.parameters[SITE.index()] = map.hex("c");
    for clause in clauses {
        assert_eq!(game.finding(&map, &Asked::Act(act.clone()), clause).rulings, [RulingId(0)]);
    }
}

#[test]
fn a_step_that_no_path_has_taken_has_no_number() {
    let map = Map::grid(2);
    let unnumbered = || Some(is_none(prop(slot(9), Property::StepNumber)));
    assert_eq!(steps(&map, "0,0", "2,0", unnumbered(), None), whole(2));
}

#[test]
fn a_large_map() {
    let map = Map::grid(50);
    assert_eq!(steps(&map, "-50,0", "50,0", None, Some(attr(slot(9), WALL))), whole(100));
}

/// How many places lie within so many steps of the act's unit.
fn places_near(map: &Map, steps: Expression) -> Value {
    let mut game = Game::new();
    let places = Things { domain: Domain::Places, near: Some((steps, parameter(UNIT))), ..counters(1) };
    let id = game.define("it", None, places.count());
    game.judge().define_after(&map.position, &map.arriving("x"), None, id, None).expect("a value")
}

#[test]
fn within_so_many_steps() {
    let along = |start: &str| {
        let map = Map::of(&["a", "b", "c", "d", "e", "island"]).link("a", "b").link("b", "c").link("c", "d");
        map.border("d", "e", false, true).unit("x", start)
    };
    let counts = |map: &Map| [0, 1, 2, 3, 4].map(|steps| places_near(map, num(steps)));
    assert_eq!(counts(&along("b")), [1, 3, 4, 5, 5].map(whole));
    assert_eq!(counts(&along("e")), [1, 1, 1, 1, 1].map(whole));
    // A line over two places is near what is near either.
    assert_eq!(counts(&along("a d")), [2, 5, 5, 5, 5].map(whole));
    assert_eq!(counts(&along("")), [0; 5].map(whole));
    let bounds = [frac(3, 2), frac(-1, 2), num(-1), node(Node::Unlimited), node(Node::Prohibited), node(Node::Nothing)];
    assert_eq!(bounds.map(|steps| places_near(&along("a"), steps)), [2, 0, 0, 5, 0, 0].map(whole));
}

#[test]
fn within_so_many_hexes() {
    let counts = |start: &str| [0, 1, 2].map(|steps| places_near(&Map::grid(4).unit("x", start), num(steps)));
    assert_eq!(counts("0,0"), [1, 7, 19].map(whole));
    assert_eq!(counts("4,0"), [1, 4, 9].map(whole));
    assert_eq!(counts("0,0 1,0"), [2, 10, 24].map(whole));
    // As many steps as one likes.
    let map = Map::grid(2).unit("x", "0,0");
    for steps in [i64::from(i32::MAX), 1_800_000_000, i64::from(u32::MAX), i64::MAX] {
        assert_eq!(places_near(&map, num(steps)), whole(19), "{steps}");
    }
    assert_eq!(places_near(&map, node(Node::Unlimited)), whole(19));
}
