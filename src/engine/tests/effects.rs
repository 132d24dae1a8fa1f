//! What rules bring about: penalties, cures, forced changes, values, prices, duties.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::number::Number;
use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

fn effect(game: &mut Game, kind: ClauseKind, value: Expression, budget: Option<Expression>) -> ClauseId {
    let tags = owned([Tag { word: TagWord::Against, name: word("owner") }]);
    let body = Body::Effect { value: EffectCode::Value(code(value)), tags, budget: budget.map(code) };
    game.clause(kind, &[REST, ASSAULT], body)
}

fn one() -> Map {
    Map::of(&["a"]).unit("x", "a")
}

#[test]
fn penalties() {
    let mut game = Game::new();
    let penalty = effect(&mut game, ClauseKind::Penalty, num(2), None);
    let map = one();
    let finding = game.finding(&map, &map.arriving("x"), penalty);
    assert_eq!(finding.outcome, Outcome::Effect);
    let effect = finding.effect.expect("an effect");
    assert_eq!(effect.value, EffectValue::Value(whole(2)));
    assert_eq!(effect.tags, [(TagWord::Against, "owner".to_string())]);
    assert_eq!(game.verdict(&map, &map.arriving("x")).kind, VerdictKind::Legal);
    // Another value by exception; one of nothing is none.
    game.exception(Target::Clause(penalty), None, ExceptionEffect::Value(code(num(5))));
    let effect = game.finding(&map, &map.arriving("x"), penalty).effect.expect("an effect");
    assert_eq!((effect.value, effect.general), (EffectValue::Value(whole(5)), Some(whole(2))));
    game.except(ExceptionId(0)).effect = ExceptionEffect::Value(code(num(0)));
    assert_eq!(game.outcome(&map, &map.arriving("x"), penalty), Outcome::Idle);
    game.except(ExceptionId(0)).effect = ExceptionEffect::Lifted;
    assert_eq!(game.outcome(&map, &map.arriving("x"), penalty), Outcome::Lifted);
}

#[test]
fn penalties_of_each_side() {
    let mut game = Game::new();
    let excess = reckon(counters(0).count(), Arithmetic::Minus, num(1));
    let penalty = effect(&mut game, ClauseKind::Penalty, higher(excess, num(0)), None);
    game.row(penalty).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    let map = Map::of(&["a"]).units(&["x", "y", "z"], "a").unit("b", "a").with(SIDE, named("blue"));
    let verdict = game.verdict(&map, &map.arriving("x"));
    let effects: Vec<_> = verdict.findings.iter().map(|one| one.effect.as_ref().map(|one| one.value.clone())).collect();
    assert_eq!(effects, [Some(EffectValue::Value(whole(2))), None]);
}

#[test]
fn forced_changes_and_cures() {
    let mut game = Game::new();
    let forced = effect(&mut game, ClauseKind::Forced, num(1), None);
    let cure = effect(&mut game, ClauseKind::Cure, num(0), None);
    let map = one();
    let verdict = game.verdict(&map, &map.arriving("x"));
    assert_eq!(verdict.kind, VerdictKind::Forced);
    assert_eq!(game.outcome(&map, &map.arriving("x"), cure), Outcome::Idle);
    game.row(forced).condition = Some(code(no()));
    assert_eq!(game.verdict(&map, &map.arriving("x")).kind, VerdictKind::Legal);
}

#[test]
fn values_and_sets_of_counters() {
    let mut game = Game::new();
    let value = effect(&mut game, ClauseKind::Value, num(0), None);
    let list = effect(&mut game, ClauseKind::Value, parameter(CHOSEN), None);
    let set = code(counters(0).filtered(not(within(slot(0), parameter(CHOSEN)))).set());
    let rest = game.clause(
        ClauseKind::Value,
        &[ASSAULT],
        Body::Effect { value: EffectCode::Members(set), tags: owned([]), budget: None },
    );
    let map = Map::of(&["a"]).units(&["z", "y", "x"], "a");
    let asked = map.fighting("a", &["z", "x"]);
    let of = |clause| game.finding(&map, &asked, clause).effect.expect("an effect").value;
    assert_eq!(of(value), EffectValue::Value(whole(0)));
    assert_eq!(of(list), EffectValue::Members(vec![2, 0]));
    // Each once, in the order of their ids; a list of something else stays one.
    let twice = map.fighting("a", &["x", "z", "x"]);
    let told = game.finding(&map, &twice, list).effect.expect("an effect").value;
    assert_eq!(told, EffectValue::Members(vec![2, 0]));
    let Asked::Act(mut places) = map.fighting("a", &[]) else { panic!("a fight is an act") };
    places.lists = vec![vec![map.hex("a")]];
    let told = game.finding(&map, &Asked::Act(places), list).effect.expect("an effect").value;
    assert_eq!(told, EffectValue::Value(Value::List(0)));
    assert_eq!(of(rest), EffectValue::Members(vec![1]));
    // A question is answered.
    let question = Asked::Act(map.act_data(ASK));
    assert_eq!(game.verdict(&map, &question).kind, VerdictKind::Value);
}

#[test]
fn prices() {
    let mut game = Game::new();
    let price = effect(&mut game, ClauseKind::Price, num(2), Some(parameter(POINTS)));
    let map = one();
    let with = |points: Value| {
        let mut act = map.by(ARRIVE, "x");
        act.parameters[POINTS.index()] = points;
        Asked::Act(act)
    };
    assert_eq!(game.outcome(&map, &with(whole(2)), price), Outcome::Effect);
    let finding = game.finding(&map, &with(whole(1)), price);
    assert_eq!(finding.outcome, Outcome::Broken);
    let effect = finding.effect.expect("still its price");
    assert_eq!((effect.value, effect.budget), (EffectValue::Value(whole(2)), Some(whole(1))));
    // What may not be done at all costs more than any budget.
    game.exception(Target::Clause(price), None, ExceptionEffect::Value(code(node(Node::Prohibited))));
    assert_eq!(game.outcome(&map, &with(Value::Unlimited), price), Outcome::Broken);
}

#[test]
fn what_a_path_has_paid() {
    let mut game = Game::new();
    let body =
        |price| Body::Effect { value: EffectCode::Value(code(price)), tags: owned([]), budget: Some(code(num(3))) };
    let steps = game.clause(ClauseKind::Price, &[ENTRY], body(num(2)));
    let rest = game.clause(ClauseKind::Price, &[REST], body(num(1)));
    let map = Map::grid(2).unit("x", "0,0");
    let asked = map.moving("x", &["1,0", "2,0"]);
    let payment = |clause, entered: Option<&str>, price| Payment {
        clause,
        entered: entered.map(|id| map.place(id)),
        price: Number::whole(price),
    };
    let first = payment(steps, Some("1,0"), 2);
    let second = payment(steps, Some("2,0"), 2);
    let paid: Vec<(Outcome, Vec<Payment>)> = game
        .verdict(&map, &asked)
        .findings
        .into_iter()
        .filter_map(|finding| Some((finding.outcome, finding.effect?.paid)))
        .collect();
    let all = vec![first.clone(), second.clone(), payment(rest, None, 1)];
    assert_eq!(paid, [(Outcome::Effect, vec![]), (Outcome::Broken, vec![first, second]), (Outcome::Broken, all)]);
    let words = game.verdict(&map, &asked).words(&game.tables, &map.position, &asked);
    let told = "is 2, which makes 4 of 3 at hand: 2 for hex 1,0 and 2 for hex 2,0.";
    assert!(words.contains(told), "{words}");
}

#[test]
fn duties() {
    let mut game = Game::new();
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::By(ASSAULT));
    let map = one();
    let finding = game.finding(&map, &map.arriving("x"), duty);
    assert_eq!((finding.outcome, finding.effect.and_then(|one| one.by)), (Outcome::Effect, Some(ASSAULT)));
    assert_eq!(game.verdict(&map, &map.arriving("x")).kind, VerdictKind::Legal);
}

/// The distance to the foe has to shrink, if that is possible.
fn closing(game: &mut Game) -> ClauseId {
    let foe = || attr(parameter(UNIT), CHIEF);
    let from = distance(prop(node(Node::Act), Property::Start), foe());
    let body = Body::IfPossible(code(compare(distance(here(), foe()), Comparison::LessThan, from)));
    game.clause(ClauseKind::Duty, &[REST], body)
}

#[test]
fn if_possible() {
    let mut game = Game::new();
    let duty = closing(&mut game);
    // No farther than two hexes.
    let steps = Measure::Value(code(prop(node(Node::Act), Property::StepCount)));
    let reach = game.limit(vec![line(LineComparison::AtMost, num(2), steps)]);
    let map = Map::grid(3).unit("foe", "3,0").unit("x", "0,0").with(CHIEF, Value::Counter(0));
    assert_eq!(game.outcome(&map, &map.moving("x", &["1,0"]), duty), Outcome::Holds);
    let finding = game.finding(&map, &map.moving("x", &["0,1"]), duty);
    assert_eq!((finding.outcome, finding.witness), (Outcome::Broken, Some(vec![map.place("1,0")])));
    // Standing still is judged as well.
    assert_eq!(game.outcome(&map, &map.moving("x", &[]), duty), Outcome::Broken);
    // Behind a wall it takes more steps than there are.
    let mut walled = map;
    for wall in ["1,0", "1,-1", "0,1"] {
        walled = walled.set_place(wall, WALL, Value::Flag(true));
    }
    let wall = game.clause(ClauseKind::Ban, &[ENTRY], Body::Forbids(code(attr(here(), WALL))));
    let finding = game.finding(&walled, &walled.moving("x", &[]), duty);
    assert_eq!((finding.outcome, finding.witness), (Outcome::Holds, None));
    // Two more steps would do.
    game.row(reach).body = Body::Lines(owned([line(
        LineComparison::AtMost,
        num(4),
        Measure::Value(code(prop(node(Node::Act), Property::StepCount))),
    )]));
    let finding = game.finding(&walled, &walled.moving("x", &[]), duty);
    assert_eq!(finding.outcome, Outcome::Broken);
    assert_eq!(finding.witness.map(|path| path.len()), Some(4));
    assert_eq!(wall, ClauseId(2));
}

#[test]
fn to_another_place_if_possible() {
    let mut game = Game::new();
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(attr(here(), TIGHT))));
    three_units(&mut game);
    let map = Map::of(&["a", "b", "c"]).set_place("b", TIGHT, Value::Flag(true)).unit("x", "a");
    let finding = game.finding(&map, &map.landing("x", "c"), duty);
    assert_eq!((finding.outcome, finding.witness), (Outcome::Broken, Some(vec![1])));
    let full = map.units(&["1", "2", "3"], "b");
    assert_eq!(game.outcome(&full, &full.landing("x", "c"), duty), Outcome::Holds);
}
