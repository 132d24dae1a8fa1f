//! Every kind of node, one by one.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::number::Number;
use reglement_engine::table::*;
use world::*;

/// What an expression comes to in a place, of a subject.
fn worked_out(map: &Map, subject: Option<Value>, expression: Expression) -> Value {
    let mut game = Game::new();
    let kind = subject.map(|subject| match subject {
        Value::Place(_) => Subject::Place,
        Value::Group(_) => Subject::Group,
        _ => Subject::Counter,
    });
    let id = game.define("it", kind, expression);
    let place = if map.position.places.is_empty() { None } else { Some(0) };
    game.judge().define(&map.position, place, id, subject).expect("a value")
}

fn constant(expression: Expression) -> Value {
    worked_out(&Map::of(&["a"]), None, expression)
}

const YES: Value = Value::Flag(true);
const NO: Value = Value::Flag(false);

#[test]
fn constants() {
    assert_eq!(constant(num(3)), whole(3));
    assert_eq!(constant(yes()), YES);
    assert_eq!(constant(sym("leg")), named("leg"));
    assert_eq!(constant(node(Node::Nothing)), Value::Nothing);
    assert_eq!(constant(node(Node::Unlimited)), Value::Unlimited);
    assert_eq!(constant(node(Node::Prohibited)), Value::Prohibited);
    assert_eq!(constant(node(Node::NoFigure)), Value::NoFigure);
    assert_eq!(constant(node(Node::SymbolSet(5))), Value::Set(5));
    assert_eq!(constant(here()), Value::Place(0));
    assert_eq!(constant(node(Node::Step)), Value::Nothing);
    assert_eq!(constant(node(Node::Act)), Value::Nothing);
    assert_eq!(constant(node(Node::GameAttribute(AttributeId(0)))), whole(3));
    assert_eq!(constant(node(Node::Ruling(RulingId(0)))), named("yes"));
}

#[test]
fn logic() {
    assert_eq!(constant(not(no())), YES);
    assert_eq!(constant(and(yes(), no())), NO);
    assert_eq!(constant(or(no(), yes())), YES);
    assert_eq!(constant(choose(yes(), num(1), num(2))), whole(1));
    assert_eq!(constant(choose(no(), num(1), num(2))), whole(2));
    // The branch not taken, and the side not needed, are not looked at.
    let fault = reckon(num(1), Arithmetic::DividedBy, num(0));
    assert_eq!(constant(choose(yes(), num(1), fault.clone())), whole(1));
    assert_eq!(constant(or(yes(), is(fault.clone(), num(1)))), YES);
    assert_eq!(constant(and(no(), is(fault, num(1)))), NO);
}

#[test]
fn nothing_compares_with_anything() {
    let nothing = || node(Node::Nothing);
    for comparison in [Comparison::Equal, Comparison::AtMost, Comparison::AtLeast, Comparison::MoreThan] {
        assert_eq!(constant(compare(nothing(), comparison, num(3))), NO);
        assert_eq!(constant(compare(num(3), comparison, nothing())), NO);
        assert_eq!(constant(compare(nothing(), comparison, nothing())), NO);
    }
    assert_eq!(constant(not(is(nothing(), num(3)))), YES);
    assert_eq!(constant(is_none(nothing())), YES);
    assert_eq!(constant(is_none(num(0))), NO);
    assert_eq!(constant(not(nothing())), YES);
}

#[test]
fn comparisons() {
    use Comparison::*;
    for (comparison, below, same, above) in [
        (Equal, NO, YES, NO),
        (AtMost, YES, YES, NO),
        (AtLeast, NO, YES, YES),
        (MoreThan, NO, NO, YES),
        (LessThan, YES, NO, NO),
    ] {
        assert_eq!(constant(compare(num(2), comparison, num(3))), below);
        assert_eq!(constant(compare(frac(6, 2), comparison, num(3))), same);
        assert_eq!(constant(compare(frac(10, 3), comparison, num(3))), above);
    }
    let (unlimited, prohibited) = (|| node(Node::Unlimited), || node(Node::Prohibited));
    assert_eq!(constant(compare(num(i64::MAX), LessThan, unlimited())), YES);
    assert_eq!(constant(compare(unlimited(), AtMost, unlimited())), YES);
    // As a bound, below every number; as a price, above every budget.
    assert_eq!(constant(compare(num(0), AtMost, prohibited())), NO);
    assert_eq!(constant(compare(prohibited(), AtMost, num(1000))), NO);
    assert_eq!(constant(compare(prohibited(), AtMost, unlimited())), NO);
    assert_eq!(constant(compare(num(i64::MIN), AtLeast, prohibited())), YES);
}

#[test]
fn reckoning() {
    use Arithmetic::*;
    let third = Value::Number(Number::fraction(1, 3).expect("a third"));
    assert_eq!(constant(reckon(num(1), DividedBy, num(3))), third);
    assert_eq!(constant(reckon(frac(1, 3), Times, num(300))), whole(100));
    assert_eq!(constant(reckon(num(2), Minus, num(5))), whole(-3));
    assert_eq!(constant(plus(node(Node::Unlimited), num(1))), Value::Unlimited);
    assert_eq!(constant(reckon(node(Node::Unlimited), Minus, num(1))), Value::Unlimited);
    assert_eq!(constant(plus(node(Node::Prohibited), num(1))), Value::Prohibited);
    assert_eq!(constant(plus(node(Node::NoFigure), num(1))), Value::NoFigure);
    assert_eq!(constant(round(frac(5, 2), Rounding::Up)), whole(3));
    assert_eq!(constant(round(frac(5, 2), Rounding::Down)), whole(2));
    assert_eq!(constant(round(frac(5, 2), Rounding::Nearest)), whole(3));
    assert_eq!(constant(round(frac(-5, 2), Rounding::Down)), whole(-3));
    // Halves go up, and all else to where it is nearer.
    for (parts, of, nearest) in [(7, 3, 2), (8, 3, 3), (17, 5, 3), (18, 5, 4), (-5, 2, -2), (-8, 3, -3), (4, 1, 4)] {
        assert_eq!(constant(round(frac(parts, of), Rounding::Nearest)), whole(nearest), "{parts}/{of}");
    }
    for (number, down, nearest, up) in [(8, 2, 3, 3), (9, 3, 3, 3), (0, 0, 0, 0), (6, 2, 2, 3)] {
        assert_eq!(constant(root(num(number), Rounding::Down)), whole(down));
        assert_eq!(constant(root(num(number), Rounding::Nearest)), whole(nearest));
        assert_eq!(constant(root(num(number), Rounding::Up)), whole(up));
    }
    assert_eq!(constant(root(frac(9, 4), Rounding::Nearest)), whole(2));
    assert_eq!(constant(root(frac(1, 4), Rounding::Up)), whole(1));
    assert_eq!(constant(higher(num(3), node(Node::Unlimited))), Value::Unlimited);
    assert_eq!(constant(lower(num(3), node(Node::Prohibited))), Value::Prohibited);
    assert_eq!(constant(lower(num(3), num(4))), whole(3));
    assert_eq!(constant(higher(num(3), num(4))), whole(4));
}

#[test]
fn charts() {
    assert_eq!(constant(chart(sym("clear"), sym("infantry"))), whole(18));
    assert_eq!(constant(chart(sym("clear"), sym("guns"))), Value::Unlimited);
    assert_eq!(constant(chart(sym("woods"), sym("cavalry"))), Value::Prohibited);
    assert_eq!(constant(chart(sym("woods"), sym("guns"))), Value::NoFigure);
    assert_eq!(constant(chart(node(Node::Nothing), sym("guns"))), Value::Nothing);
}

#[test]
fn attributes_of_things() {
    let map = Map::of(&["a"]).group("corps", "retire").unit("x", "a").with(CORPS, Value::Group(0)).unit("y", "a");
    let map = map.with(CHIEF, Value::Counter(0)).with(TRAITS, Value::Set(0b101));
    let of_y = |expression| worked_out(&map, Some(map.thing("y")), expression);
    assert_eq!(of_y(attr(slot(0), STEPS)), whole(2));
    assert_eq!(of_y(attr(attr(attr(slot(0), CHIEF), CORPS), 0)), named("retire"));
    // What has no chief has no chief's corps either.
    assert_eq!(of_y(attr(attr(attr(slot(0), CORPS), 0), 0)), Value::Nothing);
    assert_eq!(of_y(attr(here(), TERRAIN)), named("clear"));
    assert_eq!(of_y(includes(attr(slot(0), TRAITS), 2)), YES);
    assert_eq!(of_y(includes(attr(slot(0), TRAITS), 1)), NO);
    assert_eq!(of_y(includes_value(attr(slot(0), TRAITS), sym("old"), 7)), YES);
    assert_eq!(of_y(includes_value(attr(slot(0), TRAITS), sym("swift"), 7)), NO);
    assert_eq!(of_y(includes_value(attr(slot(0), TRAITS), sym("leg"), 7)), NO);
}

#[test]
fn properties_of_counters() {
    let map = Map::of(&["a", "b"]).unit("x", "a").unit("y", "b a").unit("z", "");
    let of = |id: &str, property| worked_out(&map, Some(map.thing(id)), prop(slot(0), property));
    assert_eq!(of("y", Property::Depth), whole(2));
    assert_eq!(of("x", Property::Top), YES);
    assert_eq!(of("y", Property::Top), NO);
    assert_eq!(of("y", Property::PlaceCount), whole(2));
    assert_eq!(of("z", Property::PlaceCount), whole(0));
    // It lies here and elsewhere too: here counts.
    assert_eq!(of("y", Property::Place), Value::Place(0));
    assert_eq!(of("z", Property::Place), Value::Nothing);
    assert_eq!(of("z", Property::Depth), Value::Nothing);
}

#[test]
fn being_in() {
    let map = Map::of(&["a", "b"]).unit("x", "b").unit("y", "a b");
    let of = |id: &str, expression| worked_out(&map, Some(map.thing(id)), expression);
    // `here` of a counter that lies elsewhere is where it lies.
    assert_eq!(of("x", within(slot(0), here())), YES);
    assert_eq!(of("y", within(slot(0), here())), YES);
    assert_eq!(worked_out(&map, Some(map.hex("b")), is(here(), slot(0))), YES);
    assert_eq!(of("x", within(slot(0), node(Node::Nothing))), NO);
}

#[test]
fn definitions_with_two_subjects() {
    let mut game = Game::new();
    let map = Map::of(&["a", "b"]).link("a", "b").unit("x", "a");
    let gap = game.define("gap", Some(Subject::Counter), distance(prop(slot(0), Property::Place), slot(1)));
    game.definition(gap).second = Some(Subject::Place);
    let far = game.define(
        "far",
        Some(Subject::Place),
        Things { domain: Domain::Counters, ..counters(2).everywhere() }
            .filtered(is(defined_of_two(gap, slot(2), slot(0)), num(1)))
            .count(),
    );
    let far = game.judge().define(&map.position, None, far, Some(map.hex("b"))).expect("a value");
    assert_eq!(far, whole(1));
}

#[test]
fn a_definition_of_nothing() {
    let mut game = Game::new();
    let infantry = game.class("foot", kind_is(slot(0), "infantry"));
    let weight = game.define("weight", Some(Subject::Counter), num(1));
    let class = game.define("class", None, defined(infantry, Some(node(Node::Nothing))));
    let value = game.define("value", None, defined(weight, Some(node(Node::Nothing))));
    let map = Map::of(&["a"]);
    assert_eq!(game.judge().define(&map.position, None, class, None), Ok(NO));
    assert_eq!(game.judge().define(&map.position, None, value, None), Ok(Value::Nothing));
}
