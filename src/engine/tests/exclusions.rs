//! Exclusions, requirements, bans and permissions.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// Guns may not share a hex with cavalry.
fn guns_and_cavalry(game: &mut Game) -> ClauseId {
    let guns = code(counters(0).filtered(kind_is(slot(0), "guns")).set());
    let cavalry = code(counters(1).other_than(slot(0)).filtered(kind_is(slot(1), "cavalry")).set());
    game.clause(ClauseKind::Exclusion, &[REST], Body::MayNotShare { subject: guns, with: cavalry })
}

#[test]
fn who_may_not_share() {
    let mut game = Game::new();
    let clause = guns_and_cavalry(&mut game);
    let map = Map::of(&["a"]).unit("i", "a");
    assert_eq!(game.outcome(&map, &map.arriving("i"), clause), Outcome::Idle);
    let map = map.unit("g", "a").kind("guns");
    assert_eq!(game.outcome(&map, &map.arriving("i"), clause), Outcome::Holds);
    let map = map.unit("z", "a").kind("cavalry").unit("c", "a").kind("cavalry");
    let finding = game.finding(&map, &map.arriving("i"), clause);
    assert_eq!(finding.outcome, Outcome::Broken);
    let (c, g, z) = (map.counter("c"), map.counter("g"), map.counter("z"));
    assert_eq!(finding.pairs, [(c, g), (g, z)]);
}

#[test]
fn nobody_excludes_itself_and_a_pair_is_named_once() {
    let mut game = Game::new();
    let any = |slot: u8| code(counters(slot).set());
    let clause = game.clause(ClauseKind::Exclusion, &[REST], Body::MayNotShare { subject: any(0), with: any(1) });
    let map = Map::of(&["a"]).unit("1", "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), clause), Outcome::Holds);
    let map = map.unit("2", "a");
    assert_eq!(game.finding(&map, &map.arriving("1"), clause).pairs, [(0, 1)]);
}

#[test]
fn different_values_of_an_attribute() {
    let mut game = Game::new();
    let subject = code(counters(0).set());
    let with = code(counters(1).other_than(slot(0)).filtered(not(is(attr(slot(1), SIDE), attr(slot(0), SIDE)))).set());
    let clause = game.clause(ClauseKind::Exclusion, &[REST], Body::MayNotShare { subject, with });
    let map = Map::of(&["a"]).units(&["1", "2"], "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), clause), Outcome::Holds);
    let map = map.unit("3", "a").with(SIDE, named("blue"));
    assert_eq!(game.finding(&map, &map.arriving("1"), clause).pairs, [(0, 2), (1, 2)]);
}

#[test]
fn an_exception_for_just_these_two() {
    let mut game = Game::new();
    let clause = guns_and_cavalry(&mut game);
    // Light cavalry may lie with light guns.
    let light = |of| is(attr(of, SIZE), sym("company"));
    game.exception(Target::Clause(clause), Some(and(light(slot(0)), light(slot(1)))), ExceptionEffect::Lifted);
    let company = named("company");
    let map = Map::of(&["a"]).unit("g", "a").kind("guns").with(SIZE, company);
    let map = map.unit("c", "a").kind("cavalry").with(SIZE, company);
    assert_eq!(game.outcome(&map, &map.arriving("g"), clause), Outcome::Holds);
    let map = map.unit("d", "a").kind("cavalry");
    let finding = game.finding(&map, &map.arriving("g"), clause);
    assert_eq!(finding.pairs, [(map.counter("d"), map.counter("g"))]);
    assert_eq!(finding.applied, [ExceptionId(0)]);
}

#[test]
fn requirements() {
    let mut game = Game::new();
    let clause = game.clause(ClauseKind::Requirement, &[REST], Body::Requires(code(kind_is(slot(0), "infantry"))));
    game.row(clause).subject = Some(code(counters(0).filtered(is(attr(slot(0), STEPS), num(2))).set()));
    let map = Map::of(&["a"]).unit("x", "a").with(STEPS, whole(1));
    assert_eq!(game.outcome(&map, &map.arriving("x"), clause), Outcome::Idle);
    let map = map.unit("y", "a").unit("z", "a").kind("guns");
    let verdict = game.verdict(&map, &map.arriving("x"));
    let outcomes: Vec<_> = verdict.findings.iter().map(|one| one.outcome).collect();
    assert_eq!(outcomes, [Outcome::Holds, Outcome::Broken]);
}

#[test]
fn bans_and_permissions() {
    let mut game = Game::new();
    let by_road = is(parameter(MANNER), sym("road"));
    let ban = game.clause(ClauseKind::Ban, &[ENTRY], Body::Forbids(code(by_road)));
    let permission = game.clause(ClauseKind::Permission, &[PASSING], Body::Permits);
    let map = Map::of(&["a"]).unit("x", "a");
    let mut act = map.by(PASS_THROUGH, "x");
    act.parameters[MANNER.index()] = named("march");
    let asked = reglement_engine::position::Asked::Act(act.clone());
    assert_eq!(game.outcome(&map, &asked, ban), Outcome::Holds);
    assert_eq!(game.outcome(&map, &asked, permission), Outcome::Holds);
    act.parameters[MANNER.index()] = named("road");
    let asked = reglement_engine::position::Asked::Act(act);
    assert_eq!(game.outcome(&map, &asked, ban), Outcome::Broken);
}

#[test]
fn broken_is_a_standing_fact() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    // A landing excuses the excess at once; the hex is overstacked all the same.
    game.exception(Target::Clause(limit), Some(the_act_is("land")), ExceptionEffect::Lifted);
    let at_rest = game.exception(Target::Clause(limit), Some(yes()), bounds(&[(0, num(9))]));
    game.except(at_rest).moments = Moments::of(&[ASSAULT]);
    let overstacked = game.define("overstacked", Some(Subject::Place), broken(limit));
    let penalty = game.clause(
        ClauseKind::Penalty,
        &[REST],
        Body::Effect { value: EffectCode::Value(code(num(1))), tags: owned([]), budget: None },
    );
    game.row(penalty).condition = Some(code(defined(overstacked, Some(here()))));
    let map = Map::of(&["a", "b"]).units(&["1", "2", "3"], "a").unit("4", "b");
    let asked = map.landing("4", "a");
    assert_eq!(game.outcome(&map, &asked, limit), Outcome::Lifted);
    assert_eq!(game.outcome(&map, &asked, penalty), Outcome::Effect);
    assert_eq!(game.verdict(&map, &asked).kind, VerdictKind::Legal);
    // Before the act it is not.
    let before = game.judge().define(&map.position, Some(0), overstacked, Some(Value::Place(0)));
    assert_eq!(before, Ok(Value::Flag(false)));
    let after = game.judge().define_after(&map.position, &asked, None, overstacked, Some(Value::Place(0)));
    assert_eq!(after, Ok(Value::Flag(true)));
}

#[test]
fn broken_among_some_only() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(2), counters(0).set())]);
    let ban = game.clause(ClauseKind::Ban, &[ASSAULT], Body::Forbids(code(broken_among(limit, parameter(CHOSEN)))));
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    assert_eq!(game.outcome(&map, &map.fighting("a", &["1", "2"]), ban), Outcome::Holds);
    assert_eq!(game.outcome(&map, &map.fighting("a", &["1", "2", "3"]), ban), Outcome::Broken);
    assert_eq!(game.outcome(&map, &map.fighting("a", &[]), ban), Outcome::Holds);
}
