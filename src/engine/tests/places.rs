//! Counters that lie over several places, ordered values, and moments that come only under a condition.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// A line over two places with five steps in one and four in the other.
fn line_over_two() -> Map {
    let mut map = Map::of(&["a", "b", "c"]).unit("line", "a b").with(STEPS, whole(5)).unit("column", "c");
    map.position.counters[0].parts = vec![(AttributeId(STEPS), vec![whole(5), whole(4)])];
    map
}

fn steps_here(game: &mut Game) -> ClauseId {
    let steps = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    game.limit(vec![line(LineComparison::AtMost, num(8), steps)])
}

#[test]
fn values_for_each_place() {
    let mut game = Game::new();
    steps_here(&mut game);
    let map = line_over_two();
    let verdict = game.verdict(&map, &map.arriving("line"));
    let have: Vec<_> = verdict.findings.iter().map(|one| (one.place, measured(one).0)).collect();
    assert_eq!(have, [(Some(0), whole(5)), (Some(1), whole(4))]);
    // Brought together in one place, all of it is there.
    let together = game.verdict(&map, &map.landing("line", "c"));
    assert_eq!(together.findings.iter().map(|one| measured(one).0).collect::<Vec<_>>(), [whole(11)]);
}

#[test]
fn over_all_places() {
    let mut game = Game::new();
    let map = line_over_two();
    let over = |game: &mut Game, aggregate, id: &str| {
        let all = Node::OverPlaces { of: 0, attribute: AttributeId(STEPS), aggregate };
        let it = game.define("it", Some(Subject::Counter), yes());
        game.definition(it).general = owned([Node::Slot(0), all]);
        game.judge().define(&map.position, Some(0), it, Some(map.thing(id))).expect("a value")
    };
    assert_eq!(over(&mut game, Aggregate::Sum, "line"), whole(9));
    assert_eq!(over(&mut game, Aggregate::Highest, "line"), whole(5));
    assert_eq!(over(&mut game, Aggregate::Lowest, "line"), whole(4));
    assert_eq!(over(&mut game, Aggregate::Sum, "column"), whole(2));
}

#[test]
fn values_for_each_place_until_an_act_sets_them() {
    let mut game = Game::new();
    let all = game.define("all", Some(Subject::Counter), yes());
    let over = Node::OverPlaces { of: 0, attribute: AttributeId(STEPS), aggregate: Aggregate::Sum };
    game.definition(all).general = owned([Node::Slot(0), over]);
    let of = code(defined(all, Some(slot(0))));
    let sum = Measure::Sum { set: code(counters(0).everywhere().set()), of };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(99), sum)]);
    game.row(limit).scope = Scope::Play;
    let map = line_over_two();
    let mut after = |unit: &str, attribute: u16, to: Expression| {
        let sets = ActEffect::Sets { what: UNIT, attribute: AttributeId(attribute), to: code(to) };
        game.tables.acts.to_mut()[REFORM.index()].effects = owned([sets]);
        measured(&game.finding(&map, &Asked::Act(map.by(REFORM, unit)), limit)).0
    };
    assert_eq!(after("line", KIND, sym("square")), whole(11));
    assert_eq!(after("column", STEPS, num(1)), whole(10));
    // In each of its places.
    assert_eq!(after("line", STEPS, num(1)), whole(4));
    // Once together, it has what the position says of it as a whole.
    assert_eq!(measured(&game.finding(&map, &map.landing("line", "c"), limit)).0, whole(11));
}

#[test]
fn spreading_over_places() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(1), counters(0).set())]);
    game.tables.acts.to_mut()[FIGHT.index()].effects = owned([ActEffect::Spreads { what: PICKED, over: CHOSEN }]);
    game.tables.acts.to_mut()[FIGHT.index()].at_the_end = Moments::of(&[REST]);
    let map = Map::of(&["a", "b", "c"]).unit("x", "a").unit("y", "b");
    let mut act = map.act_data(FIGHT);
    act.parameters[PICKED.index()] = map.thing("x");
    act.parameters[CHOSEN.index()] = Value::List(0);
    act.lists = vec![vec![map.hex("b"), map.hex("c"), map.hex("b")]];
    let verdict = game.verdict(&map, &Asked::Act(act));
    let outcomes: Vec<_> = verdict.findings.iter().map(|one| (one.clause, one.place, one.outcome)).collect();
    assert_eq!(outcomes, [(limit, Some(1), Outcome::Broken), (limit, Some(2), Outcome::Holds)]);
}

#[test]
fn ordered_values() {
    let mut game = Game::new();
    let rank = Node::Rank { value: 1, domain: DomainId(1) };
    let it = game.define("it", Some(Subject::Counter), yes());
    game.definition(it).general = owned([Node::Slot(0), Node::Attribute { of: 0, attribute: AttributeId(KIND) }, rank]);
    let map = Map::of(&["a"]).unit("x", "a").kind("guns");
    assert_eq!(game.judge().define(&map.position, Some(0), it, Some(map.thing("x"))), Ok(whole(3)));
}

#[test]
fn moments_under_a_condition() {
    let mut game = Game::new();
    let clause = game.clause(ClauseKind::Requirement, &[ASSAULT], Body::Requires(code(yes())));
    let by_road = code(is(parameter(MANNER), sym("road")));
    game.tables.acts.to_mut()[ARRIVE.index()].conditional =
        owned([ConditionalMoments { stage: Stage::AtTheEnd, moments: Moments::of(&[ASSAULT]), condition: by_road }]);
    let map = Map::of(&["a"]).unit("x", "a");
    let mut act = map.by(ARRIVE, "x");
    assert!(game.verdict(&map, &Asked::Act(act.clone())).findings.is_empty());
    act.parameters[MANNER.index()] = named("road");
    assert_eq!(game.outcome(&map, &Asked::Act(act), clause), Outcome::Holds);
}

#[test]
fn a_bound_of_each_share() {
    let mut game = Game::new();
    // Two for red, one for blue.
    let bound = choose(is(slot(FIRST_SHARE_SLOT), sym("red")), num(2), num(1));
    let limit = game.limit(vec![at_most(bound, counters(0).set())]);
    game.row(limit).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").unit("3", "a").with(SIDE, named("blue"));
    let verdict = game.verdict(&map, &map.arriving("1"));
    let bounds: Vec<_> = verdict.findings.iter().map(measured).collect();
    assert_eq!(bounds, [(whole(2), whole(2)), (whole(1), whole(1))]);
}
