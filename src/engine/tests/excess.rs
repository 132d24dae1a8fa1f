//! By how much a limit is exceeded, as a standing fact.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// A value clause that tells the excess of a line.
fn told(game: &mut Game, limit: ClauseId, line: u16) -> ClauseId {
    let value = EffectCode::Value(code(excess(limit, line)));
    game.clause(ClauseKind::Value, &[REST], Body::Effect { value, tags: owned([]), budget: None })
}

fn value(game: &Game, map: &Map, asked: &Asked, clause: ClauseId) -> EffectValue {
    game.finding(map, asked, clause).effect.expect("a value").value
}

fn is(number: i64) -> EffectValue {
    EffectValue::Value(whole(number))
}

#[test]
fn what_is_beyond_each_line() {
    let mut game = Game::new();
    let steps = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let limit = game.limit(vec![
        at_most(num(3), counters(0).set()),
        line(LineComparison::AtLeast, num(9), steps),
        line(LineComparison::Exactly, num(2), Measure::Count { set: code(counters(0).set()) }),
    ]);
    let lines = [0, 1, 2].map(|line| told(&mut game, limit, line));
    let of = |map: &Map| lines.map(|line| value(&game, map, &map.arriving("1"), line));
    let one = Map::of(&["a"]).unit("1", "a").with(STEPS, whole(4));
    assert_eq!(of(&one), [is(0), is(5), is(1)]);
    let many = one.units(&["2", "3", "4", "5"], "a");
    assert_eq!(of(&many.with(STEPS, whole(9))), [is(2), is(0), is(3)]);
}

#[test]
fn no_bound_and_no_room() {
    let mut game = Game::new();
    let unlimited = game.limit(vec![at_most(node(Node::Unlimited), counters(0).set())]);
    let prohibited = game.limit(vec![at_most(node(Node::Prohibited), counters(0).set())]);
    let clauses = [unlimited, prohibited].map(|limit| told(&mut game, limit, 0));
    let map = Map::of(&["a"]).units(&["1", "2"], "a");
    assert_eq!(clauses.map(|clause| value(&game, &map, &map.arriving("1"), clause)), [is(0), is(2)]);
}

#[test]
fn what_is_deferred_is_in_excess_and_what_is_lifted_is_not() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let clause = told(&mut game, limit, 0);
    let map = Map::of(&["a"]).units(&["1", "2", "3", "4", "5"], "a");
    game.exception(Target::Clause(limit), None, ExceptionEffect::Deferred(REST));
    assert_eq!(value(&game, &map, &map.arriving("1"), clause), is(2));
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let clause = told(&mut game, limit, 0);
    game.exception(Target::Clause(limit), None, bounds(&[(0, num(4))]));
    assert_eq!(value(&game, &map, &map.arriving("1"), clause), is(1));
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let clause = told(&mut game, limit, 0);
    game.exception(Target::Clause(limit), None, ExceptionEffect::Lifted);
    assert_eq!(value(&game, &map, &map.arriving("1"), clause), is(0));
}

#[test]
fn shares_are_added_up_and_told_apart() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(1), counters(0).set())]);
    let per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    game.row(limit).per = per.clone();
    let all = told(&mut game, limit, 0);
    let each = told(&mut game, limit, 0);
    game.row(each).per = per;
    let blue = |map: Map, id: &str| map.unit(id, "a").with(SIDE, named("blue"));
    let map = blue(blue(Map::of(&["a"]).units(&["1", "2", "3"], "a"), "4"), "5");
    assert_eq!(value(&game, &map, &map.arriving("1"), all), is(3));
    let verdict = game.verdict(&map, &map.arriving("1"));
    let shares: Vec<_> = verdict.findings.iter().filter(|one| one.clause == each).collect();
    let told: Vec<_> = shares.iter().map(|one| one.effect.as_ref().map(|effect| effect.value.clone())).collect();
    assert_eq!(told, [Some(is(2)), Some(is(1))]);
}

#[test]
fn among_some_of_them_only() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(1), counters(0).set())]);
    let code = code(excess_among(limit, 0, parameter(CHOSEN)));
    let body = Body::Effect { value: EffectCode::Value(code), tags: owned([]), budget: None };
    let clause = game.clause(ClauseKind::Value, &[ASSAULT], body);
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    let verdict = game.verdict(&map, &map.fighting("a", &["1", "3"]));
    let finding = verdict.findings.iter().find(|one| one.clause == clause).expect("a finding");
    assert_eq!(finding.effect.as_ref().map(|effect| &effect.value), Some(&is(1)));
    let standing: Vec<_> = finding.standing.iter().map(|one| (one.clause, one.outcome)).collect();
    assert_eq!(standing, [(limit, Outcome::Broken)]);
}
