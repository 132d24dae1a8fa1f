//! Choices, and all their lawful picks.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

fn choice(game: &mut Game, parameter: ParameterId, from: Things, within: &[ClauseId]) -> ClauseId {
    let row = ChoiceRow { parameter, from: code(from.set()), within: owned(within), at_most: None, none_if: None };
    game.clause(ClauseKind::Choice, &[ASSAULT], Body::Choice(row))
}

fn row(game: &mut Game, id: ClauseId) -> &mut ChoiceRow {
    match &mut game.row(id).body {
        Body::Choice(row) => row,
        _ => unreachable!(),
    }
}

fn fighters() -> Things {
    counters(0).filtered(not(kind_is(slot(0), "marker")))
}

#[test]
fn from_whom() {
    let mut game = Game::new();
    let clause = choice(&mut game, CHOSEN, fighters(), &[]);
    let map = Map::of(&["a", "b"]).units(&["1", "2"], "a").unit("m", "a").kind("marker").unit("3", "b");
    let pick = |chosen: &[&str]| {
        let finding = game.finding(&map, &map.fighting("a", chosen), clause);
        (finding.outcome, finding.pick)
    };
    assert_eq!(pick(&["1", "2"]), (Outcome::Holds, None));
    assert_eq!(pick(&[]), (Outcome::Holds, None));
    let not_open = |ids: &[&str]| Some(PickFault::NotOpen(ids.iter().map(|id| map.thing(id)).collect()));
    assert_eq!(pick(&["m", "1", "3"]), (Outcome::Broken, not_open(&["3", "m"])));
    assert_eq!(pick(&["1", "1"]), (Outcome::Broken, not_open(&["1"])));
}

#[test]
fn why_not() {
    let mut game = Game::new();
    // The nearest enemies only.
    let gap = game.define("gap", Some(Subject::Counter), distance(slot(0), prop(node(Node::Act), Property::Start)));
    let enemies = |slot_of: u8| counters(slot_of).everywhere().filtered(is(attr(slot(slot_of), SIDE), sym("blue")));
    let nearest = game.define("nearest", None, enemies(5).aggregate(Aggregate::Lowest, defined(gap, Some(slot(5)))));
    let near = compare(defined(gap, Some(slot(0))), Comparison::AtMost, defined(nearest, None));
    let from = counters(0).everywhere().filtered(and(is(attr(slot(0), SIDE), sym("blue")), near));
    let clause = choice(&mut game, PICKED, from, &[]);
    let blue = named("blue");
    let map = Map::grid(3).unit("x", "0,0").unit("far", "3,0").with(SIDE, blue).unit("close", "0,1").with(SIDE, blue);
    let asked = |id: &str| {
        let mut act = map.act_data(FIGHT);
        act.start = Some(map.place("0,0"));
        act.parameters[PICKED.index()] = map.thing(id);
        Asked::Act(act)
    };
    let fact = |of, value| Fact { of: FactOf::Definition(of), value: whole(value) };
    let candidates = |id: &str| game.finding(&map, &asked(id), clause).candidates;
    let far = Candidate { thing: map.thing("far"), open: false, facts: vec![fact(gap, 3), fact(nearest, 1)] };
    let close = Candidate { thing: map.thing("close"), open: true, facts: vec![fact(gap, 1)] };
    assert_eq!(candidates("far"), [far, close]);
    assert_eq!(candidates("close"), []);
    let words = game.verdict(&map, &asked("far")).words(&game.tables, &map.position, &asked("far"));
    assert!(words.contains("What bars far: gap is 3 and nearest is 1.\n"), "{words}");
    assert!(words.contains("close may be picked: gap is 1.\n"), "{words}");
    // Who is no enemy at all is barred by what he is.
    let own = Fact { of: FactOf::Attribute(AttributeId(SIDE)), value: named("red") };
    assert_eq!(candidates("x")[0].facts, [own]);
}

#[test]
fn how_many() {
    let mut game = Game::new();
    let clause = choice(&mut game, CHOSEN, fighters(), &[]);
    row(&mut game, clause).at_most = Some(code(num(1)));
    row(&mut game, clause).none_if = Some(code(no()));
    let map = Map::of(&["a"]).units(&["1", "2"], "a");
    let fault = |chosen: &[&str]| game.finding(&map, &map.fighting("a", chosen), clause).pick;
    assert_eq!(fault(&["1"]), None);
    assert_eq!(fault(&["1", "2"]), Some(PickFault::TooMany { have: whole(2), at_most: whole(1) }));
    assert_eq!(fault(&[]), Some(PickFault::NonePicked));
}

#[test]
fn within_other_rules() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(2), counters(0).set())]);
    let clause = choice(&mut game, CHOSEN, fighters(), &[limit]);
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    let fault = |chosen: &[&str]| game.finding(&map, &map.fighting("a", chosen), clause).pick;
    assert_eq!(fault(&["1", "3"]), None);
    assert_eq!(fault(&["1", "2", "3"]), Some(PickFault::Breaks(vec![limit])));
    let picks = game.judge().picks(&map.position, &map.fighting("a", &[]), clause).expect("picks");
    assert_eq!(picks.picks, [vec![0, 1], vec![0, 2], vec![1, 2]]);
    assert_eq!((picks.open, picks.complete), (vec![0, 1, 2], true));
}

#[test]
fn just_one_target() {
    let mut game = Game::new();
    let enemies = counters(0).everywhere().filtered(is(attr(slot(0), SIDE), sym("blue")));
    let clause = choice(&mut game, PICKED, enemies.clone(), &[]);
    row(&mut game, clause).none_if = Some(code(not(enemies.exist())));
    let map = Map::of(&["a"]).unit("x", "a");
    let picked = |map: &Map, id: Option<&str>| {
        let mut act = map.act_data(FIGHT);
        act.parameters[PICKED.index()] = id.map_or(Value::Nothing, |id| map.thing(id));
        game.finding(map, &Asked::Act(act), clause).pick
    };
    assert_eq!(picked(&map, None), None);
    assert_eq!(picked(&map, Some("x")), Some(PickFault::NotOpen(vec![map.thing("x")])));
    let map = map.unit("y", "a").with(SIDE, named("blue")).unit("z", "a").with(SIDE, named("blue"));
    assert_eq!(picked(&map, None), Some(PickFault::NonePicked));
    assert_eq!(picked(&map, Some("y")), None);
    let picks = game.judge().picks(&map.position, &Asked::Act(map.act_data(FIGHT)), clause).expect("picks");
    assert_eq!(picks.picks, [vec![1], vec![2]]);
}

#[test]
fn more_picks_than_can_be_tried_one_by_one() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(2), counters(0).set())]);
    let clause = choice(&mut game, CHOSEN, fighters(), &[limit]);
    let mut map = Map::of(&["a"]);
    for number in 0..20 {
        map = map.unit(&format!("u{number:02}"), "a");
    }
    let picks = game.judge().picks(&map.position, &map.fighting("a", &[]), clause).expect("picks");
    // All are found, but that nothing larger is lawful has not been tried.
    assert_eq!(picks.picks.len(), 20 * 19 / 2);
    assert!(!picks.complete);
}

#[test]
fn no_more_picks_are_tried_than_is_said() {
    let mut game = Game::new();
    let clause = choice(&mut game, CHOSEN, fighters(), &[]);
    let map = (0..40).fold(Map::of(&["a"]), |map, number| map.unit(&format!("u{number:02}"), "a"));
    let picks = game.judge().picks(&map.position, &map.fighting("a", &[]), clause).expect("picks");
    assert_eq!(picks.picks, [(0..40).collect::<Vec<u32>>()]);
    assert!(!picks.complete);
}

#[test]
fn where_a_choice_does_not_bind_there_is_nothing_to_pick() {
    let mut game = Game::new();
    let clause = choice(&mut game, CHOSEN, fighters(), &[]);
    game.row(clause).condition = Some(code(attr(here(), TIGHT)));
    let map = Map::of(&["open", "tight"]).set_place("tight", TIGHT, Value::Flag(true));
    let map = map.unit("1", "open").unit("2", "tight");
    let picks = |site: &str| {
        let picks = game.judge().picks(&map.position, &map.fighting(site, &[]), clause).expect("picks");
        (picks.picks, picks.open)
    };
    assert_eq!(picks("open"), (vec![], vec![]));
    assert_eq!(picks("tight"), (vec![vec![1]], vec![1]));
}

/// What is told of why the gun may not be picked from among the counters of whom this holds.
fn why_not_the_gun(game: &mut Game, condition: Expression) -> Vec<(FactOf, Value)> {
    let clause = choice(game, PICKED, counters(0).filtered(condition), &[]);
    let map = Map::of(&["a"]).unit("g", "a").kind("guns").with(TRAITS, Value::Set(1)).unit("c", "a");
    let mut act = map.act_data(FIGHT);
    (act.parameters[PICKED.index()], act.parameters[SITE.index()]) = (map.thing("g"), map.hex("a"));
    let candidates = game.finding(&map, &Asked::Act(act), clause).candidates;
    let told = candidates.iter().find(|one| one.thing == map.thing("g")).map(|one| one.facts.clone());
    told.unwrap_or_default().into_iter().map(|fact| (fact.of, fact.value)).collect()
}

#[test]
fn the_facts_that_bar_somebody() {
    let attribute = |number: u16, value: Value| (FactOf::Attribute(AttributeId(number)), value);
    let kind = || attribute(KIND, named("guns"));
    let steps = || attribute(STEPS, whole(2));
    let traits = || attribute(TRAITS, Value::Set(1));
    let size = || attribute(SIZE, named("battalion"));
    let is_infantry = || kind_is(slot(0), "infantry");
    let is_guns = || kind_is(slot(0), "guns");
    let large = || compare(attr(slot(0), STEPS), Comparison::AtLeast, num(3));
    let small = || compare(attr(slot(0), STEPS), Comparison::LessThan, num(3));
    let why = |condition| why_not_the_gun(&mut Game::new(), condition);
    assert_eq!(why(is_infantry()), [kind()]);
    assert_eq!(why(not(is_guns())), [kind()]);
    // Of `and` the first that fails, of `or` all; the other way round under a `not`.
    assert_eq!(why(and(is_infantry(), large())), [kind()]);
    assert_eq!(why(and(is_guns(), large())), [steps()]);
    assert_eq!(why(or(is_infantry(), large())), [kind(), steps()]);
    assert_eq!(why(not(and(is_guns(), small()))), [kind(), steps()]);
    assert_eq!(why(not(or(is_guns(), small()))), [kind()]);
    assert_eq!(why(not(or(is_infantry(), small()))), [steps()]);
    // Each once, and only what is about the one who is barred.
    assert_eq!(why(or(is_infantry(), is_infantry())), [kind()]);
    assert_eq!(why(is(plus(attr(slot(0), STEPS), num(1)), num(2))), [steps()]);
    assert_eq!(why(is(higher(num(1), attr(slot(0), STEPS)), lower(num(1), attr(slot(0), STEPS)))), [steps()]);
    assert_eq!(why(is_none(attr(slot(0), SIZE))), [size()]);
    assert_eq!(why(includes(attr(slot(0), TRAITS), 2)), [traits()]);
    assert_eq!(why(attr(here(), TIGHT)), []);
    assert_eq!(why(is(attr(parameter(PICKED), STEPS), num(1))), [steps()]);
}

#[test]
fn the_definitions_that_bar_somebody() {
    let definition = |id, value| (FactOf::Definition(id), value);
    let no = || Value::Flag(false);
    let is_infantry = || kind_is(slot(0), "infantry");
    // A class is told as such; one that is put together is looked into, unless an exception has its say in it.
    let mut game = Game::new();
    let foot = game.class("foot", is_infantry());
    assert_eq!(why_not_the_gun(&mut game, defined(foot, Some(slot(0)))), [definition(foot, no())]);
    let brave = game.class("brave-foot", and(is_infantry(), includes(attr(slot(0), TRAITS), 0)));
    let kind = (FactOf::Attribute(AttributeId(KIND)), named("guns"));
    assert_eq!(why_not_the_gun(&mut game, defined(brave, Some(slot(0)))), [kind]);
    game.exception(Target::Definition(brave), Some(yes()), ExceptionEffect::Lifted);
    assert_eq!(why_not_the_gun(&mut game, defined(brave, Some(slot(0)))), [definition(brave, no())]);
    let weight = game.define("weight", Some(Subject::Counter), num(4));
    let heavy = compare(defined(weight, Some(slot(0))), Comparison::AtLeast, num(5));
    assert_eq!(why_not_the_gun(&mut game, heavy), [definition(weight, whole(4))]);
    let night = game.define("night", None, node(Node::Flag(false)));
    assert_eq!(why_not_the_gun(&mut game, defined(night, None)), [definition(night, no())]);
    // What is said of another says nothing of this one.
    let other = counters(1).filtered(is_infantry()).exist();
    let of_other = and(kind_is(slot(0), "guns"), not(other));
    assert_eq!(why_not_the_gun(&mut game, of_other), []);
    // The class of the set itself.
    let clause = choice(&mut game, PICKED, counters(0).of(foot), &[]);
    let map = Map::of(&["a"]).unit("g", "a").kind("guns");
    let mut act = map.act_data(FIGHT);
    (act.parameters[PICKED.index()], act.parameters[SITE.index()]) = (map.thing("g"), map.hex("a"));
    let facts = game.finding(&map, &Asked::Act(act), clause).candidates[0].facts.clone();
    assert_eq!(facts, [Fact { of: FactOf::Definition(foot), value: no() }]);
}
