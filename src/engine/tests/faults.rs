//! What cannot be judged says why, and nothing panics.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::JudgeError;
use reglement_engine::position::*;
use reglement_engine::table::*;
use reglement_engine::verdict::Outcome;
use world::*;

fn fault_of(expression: Expression) -> JudgeError {
    let mut game = Game::new();
    let id = game.define("it", Some(Subject::Counter), expression);
    let map = Map::of(&["a"]).unit("x", "a");
    let fault = game.judge().define(&map.position, Some(0), id, Some(map.thing("x"))).expect_err("no value");
    let site = fault.site();
    assert_eq!((site.definition, site.place, site.subject), (Some(id), Some(0), Some(map.thing("x"))));
    fault
}

#[test]
fn numbers_that_cannot_be() {
    let zero = reckon(num(1), Arithmetic::DividedBy, num(0));
    assert!(matches!(fault_of(zero), JudgeError::DivisionByZero { .. }));
    assert!(matches!(fault_of(plus(num(i64::MAX), num(1))), JudgeError::Overflow { .. }));
    assert!(matches!(fault_of(root(num(-1), Rounding::Down)), JudgeError::NegativeRoot { .. }));
    assert!(matches!(fault_of(plus(num(1), yes())), JudgeError::NotANumber { .. }));
    assert!(matches!(fault_of(compare(sym("leg"), Comparison::AtMost, num(1))), JudgeError::NotANumber { .. }));
    assert!(matches!(fault_of(and(num(1), yes())), JudgeError::NotAFlag { .. }));
    assert!(matches!(fault_of(is(node(Node::NoFigure), num(1))), JudgeError::NoFigure { .. }));
    assert!(matches!(fault_of(chart(sym("swamp"), sym("guns"))), JudgeError::NotInChart { .. }));
    assert!(matches!(fault_of(attr(slot(0), 99)), JudgeError::DoesNotFit { .. }));
    assert!(matches!(fault_of(slot(99)), JudgeError::DoesNotFit { .. }));
}

#[test]
fn a_missing_weight_is_no_zero() {
    let sum = counters(1).aggregate(Aggregate::Sum, attr(slot(1), STRENGTH));
    let JudgeError::Missing { thing, attribute, .. } = fault_of(sum) else { panic!("missing") };
    assert_eq!((thing, attribute), (Value::Counter(0), Some(AttributeId(STRENGTH))));
    let mut game = Game::new();
    let of = code(attr(slot(0), STRENGTH));
    let limit =
        game.limit(vec![line(LineComparison::AtMost, num(3), Measure::Sum { set: code(counters(0).set()), of })]);
    let map = Map::of(&["a"]).unit("x", "a");
    let JudgeError::Missing { thing, attribute, site } = game.fault(&map, &map.arriving("x")) else {
        panic!("missing")
    };
    assert_eq!((thing, attribute), (Value::Counter(0), Some(AttributeId(STRENGTH))));
    assert_eq!((site.clause, site.place), (Some(limit), Some(0)));
}

#[test]
fn a_figure_that_the_source_lacks() {
    let mut game = Game::new();
    game.limit(vec![at_most(node(Node::NoFigure), counters(0).set())]);
    let map = Map::of(&["a"]).unit("x", "a");
    assert!(matches!(game.fault(&map, &map.arriving("x")), JudgeError::NoFigure { .. }));
}

#[test]
fn what_reckons_with_an_act_says_nothing_where_there_is_none() {
    let mut game = Game::new();
    let steps = Measure::Value(code(plus(prop(node(Node::Act), Property::StepCount), parameter(POINTS))));
    let limit = game.limit(vec![line(LineComparison::AtMost, num(3), steps)]);
    let map = Map::of(&["a"]).unit("x", "a");
    assert_eq!(game.outcome(&map, &Asked::Moment(REST), limit), Outcome::Idle);
    // An act that lacks it is at fault.
    assert!(matches!(game.fault(&map, &map.arriving("x")), JudgeError::Missing { .. }));
}

#[test]
fn circles_end() {
    let mut game = Game::new();
    let id = game.define("circle", Some(Subject::Counter), yes());
    game.definition(id).general = code(not(defined(id, Some(slot(0)))));
    let map = Map::of(&["a"]).unit("x", "a");
    let fault = game.judge().define(&map.position, Some(0), id, Some(map.thing("x")));
    assert!(matches!(fault, Err(JudgeError::TooDeep { .. })));
    // Through a set, and through a rule.
    game.definition(id).general = code(counters(1).of(id).exist());
    let fault = game.judge().define(&map.position, Some(0), id, Some(map.thing("x")));
    assert!(matches!(fault, Err(JudgeError::TooDeep { .. })));
    let limit = game.limit(vec![at_most(num(0), counters(1).of(id).set())]);
    game.definition(id).general = code(broken(limit));
    let fault = game.judge().define(&map.position, Some(0), id, Some(map.thing("x")));
    assert!(matches!(fault, Err(JudgeError::TooDeep { .. })));
    assert!(matches!(game.fault(&map, &map.arriving("x")), JudgeError::TooDeep { .. }));
}

#[test]
fn positions_of_another_game() {
    let mut game = Game::new();
    three_units(&mut game);
    game.clause(ClauseKind::Ban, &[REST, ENTRY], Body::Forbids(code(attr(node(Node::Step), 1))));
    let map = Map::of(&["a", "b"]).unit("x", "a");
    let mut strange = map.by(ARRIVE, "x");
    strange.act = ActId(77);
    assert!(game.judge().judge(&map.position, &Asked::Act(strange)).is_err());
    assert!(game.judge().judge(&map.position, &Asked::Moment(MomentId(70))).is_err());
    let mut strange = map.by(MOVE, "x");
    strange.parameters[UNIT.index()] = Value::Counter(99);
    strange.steps = vec![StepData { to: 42, border: vec![] }];
    let _ = game.judge().judge(&map.position, &Asked::Act(strange));
    let mut strange = map.act_data(LAND);
    strange.parameters = vec![];
    let _ = game.judge().judge(&map.position, &Asked::Act(strange));
    // A border attribute with neither a value nor a usual one.
    let fault = game.fault(&map, &map.moving("x", &["b"]));
    assert!(matches!(fault, JudgeError::Missing { thing: Value::Step(0), .. }), "{fault:?}");
    let mut position = map.position.clone();
    position.counters[0].at = vec![9, 9];
    position.counters[0].record.clear();
    position.borders.push(BorderData { from: 7, to: 0, one_way: false, record: vec![] });
    let _ = game.judge().judge(&position, &map.arriving("x"));
    let _ = game.judge().judge(&position, &Asked::Moment(REST));
}
