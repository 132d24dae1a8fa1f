//! What a definition has come to is remembered, and never taken for what it comes to elsewhere, later, of something else or seen
//! otherwise.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use world::*;

/// A limit that only shows what a number comes to.
fn shows(game: &mut Game, moments: &[MomentId], number: Expression) -> ClauseId {
    let row = line(LineComparison::AtMost, num(99), Measure::Value(code(number)));
    game.clause(ClauseKind::Limit, moments, Body::Lines(owned([row])))
}

/// What a limit has shown, from finding to finding.
fn shown(game: &Game, map: &Map, asked: &Asked, clause: ClauseId) -> Vec<Value> {
    let findings = game.verdict(map, asked).findings.into_iter().filter(|finding| finding.clause == clause);
    findings.map(|finding| measured(&finding).0).collect()
}

/// One if this is so.
fn one_if(condition: Expression) -> Expression {
    choose(condition, num(1), num(0))
}

#[test]
fn with_another_second_subject() {
    let mut game = Game::new();
    let gap = game.define("gap", Some(Subject::Counter), distance(slot(0), slot(1)));
    game.definition(gap).second = Some(Subject::Place);
    let places = Things { domain: Domain::Places, ..counters(3).everywhere() };
    let sum = places.aggregate(Aggregate::Sum, defined_of_two(gap, parameter(UNIT), slot(3)));
    let clause = shows(&mut game, &[REST], sum);
    let map = Map::of(&["a", "b", "c"]).link("a", "b").link("b", "c").unit("x", "a");
    assert_eq!(shown(&game, &map, &map.arriving("x"), clause), [whole(3)]);
}

#[test]
fn in_another_place() {
    let mut game = Game::new();
    let crowd = game.define("crowd", None, counters(1).count());
    // By way of another, of a class, of an exception and of a rule that is broken.
    let twice = game.define("twice", None, plus(defined(crowd, None), defined(crowd, None)));
    let lonely = game.class("lonely", is(defined(crowd, None), num(1)));
    let alone = game.define("alone", None, counters(1).of(lonely).count());
    let except = game.define("except", None, num(7));
    let crowded = compare(defined(crowd, None), Comparison::AtLeast, num(2));
    game.exception(Target::Definition(except), Some(crowded), ExceptionEffect::Value(code(defined(crowd, None))));
    let limit = game.limit(vec![at_most(num(2), counters(0).set())]);
    let over = game.define("over", None, one_if(broken(limit)));
    let definitions = [crowd, twice, alone, except, over];
    let clauses = definitions.map(|id| shows(&mut game, &[REST], defined(id, None)));
    let map = Map::of(&["a", "b", "c"]).unit("1", "a").units(&["2", "3"], "b").units(&["4", "5", "6"], "c");
    let told = clauses.map(|clause| shown(&game, &map, &Asked::Moment(REST), clause));
    let expected = [[1, 2, 3], [2, 4, 6], [1, 0, 0], [7, 2, 3], [0, 0, 1]];
    assert_eq!(told, expected.map(|row| row.map(whole).to_vec()));
}

#[test]
fn of_a_counter_that_lies_in_two_places() {
    let mut game = Game::new();
    let weight = game.define("weight", Some(Subject::Counter), attr(slot(0), STEPS));
    let clause = shows(&mut game, &[REST], counters(0).aggregate(Aggregate::Sum, defined(weight, Some(slot(0)))));
    let mut map = Map::of(&["a", "b"]).unit("line", "a b").with(STEPS, whole(5));
    map.position.counters[0].parts = vec![(AttributeId(STEPS), vec![whole(5), whole(4)])];
    assert_eq!(shown(&game, &map, &map.arriving("line"), clause), [5, 4].map(whole));
}

#[test]
fn at_another_step_and_moment() {
    let mut game = Game::new();
    let woods = is(attr(prop(node(Node::Step), Property::To), TERRAIN), sym("woods"));
    let rough = game.define("rough", None, one_if(woods));
    let steps = shows(&mut game, &[ENTRY], defined(rough, None));
    let weight = game.define("weight", Some(Subject::Counter), num(1));
    let at_rest = game.exception(Target::Definition(weight), None, ExceptionEffect::Value(code(num(5))));
    game.except(at_rest).moments = Moments::of(&[REST]);
    let weights = shows(&mut game, &[LEAVING, ENTRY, REST], defined(weight, Some(parameter(UNIT))));
    let crowd = game.define("crowd", None, counters(1).count());
    let crowds = shows(&mut game, &[LEAVING, ENTRY, REST], defined(crowd, None));
    let map = Map::grid(2).set_place("1,0", TERRAIN, named("woods")).unit("x", "0,0").unit("y", "0,0").unit("z", "2,0");
    let asked = map.moving("x", &["1,0", "2,0"]);
    assert_eq!(shown(&game, &map, &asked, steps), [1, 0].map(whole));
    assert_eq!(shown(&game, &map, &asked, weights), [1, 1, 1, 5].map(whole));
    // Before the act, at each step and at its end.
    assert_eq!(shown(&game, &map, &asked, crowds), [2, 1, 2, 2].map(whole));
}

#[test]
fn seen_as_a_standing_fact_or_among_some_only() {
    let mut game = Game::new();
    let landing = game.define("landing", None, the_act_is("land"));
    let crowd = game.define("crowd", None, counters(1).count());
    let ban = game.clause(ClauseKind::Ban, &[ASSAULT], Body::Forbids(code(defined(landing, None))));
    let limit = game.clause(
        ClauseKind::Limit,
        &[ASSAULT],
        Body::Lines(owned([line(LineComparison::AtMost, num(2), Measure::Value(code(defined(crowd, None))))])),
    );
    game.tables.acts.to_mut()[LAND.index()].parameters = [UNIT, TO, CHOSEN]
        .map(|parameter| ActParameter { parameter, optional: true, usually: None, doc: word("") })
        .to_vec()
        .into();
    let number = |before: Expression, after: Expression| plus(reckon(num(10), Arithmetic::Times, before), after);
    let seen = [
        // A standing fact knows of no act; what is asked beside it does.
        (number(one_if(broken(ban)), one_if(defined(landing, None))), 1),
        (number(one_if(defined(landing, None)), one_if(broken(ban))), 10),
        // Of three counters two are looked at.
        (number(excess_among(limit, 0, parameter(CHOSEN)), defined(crowd, None)), 3),
        (number(defined(crowd, None), excess_among(limit, 0, parameter(CHOSEN))), 30),
        (number(excess_among(limit, 0, parameter(CHOSEN)), excess(limit, 0)), 1),
        (number(excess(limit, 0), excess_among(limit, 0, parameter(CHOSEN))), 10),
    ];
    let map = Map::of(&["a", "b"]).unit("x", "a").units(&["y", "z"], "b");
    let Asked::Act(mut act) = map.landing("x", "b") else { panic!("a landing is an act") };
    act.parameters[CHOSEN.index()] = Value::List(0);
    act.lists = vec![vec![map.thing("x"), map.thing("y")]];
    let asked = Asked::Act(act);
    for (number, expected) in seen {
        let clause = shows(&mut game, &[REST], number);
        assert_eq!(shown(&game, &map, &asked, clause), [whole(expected)]);
    }
}
