//! Sets: who belongs, and what is asked of them.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::table::*;
use world::*;

fn here_it_is(map: &Map, place: &str, expression: Expression) -> Value {
    let mut game = Game::new();
    let id = game.define("it", None, expression);
    game.judge().define(&map.position, Some(map.place(place)), id, None).expect("a value")
}

fn camp() -> Map {
    Map::grid(2)
        .unit("a", "0,0")
        .unit("b", "0,0")
        .with(SIDE, named("blue"))
        .with(STEPS, whole(5))
        .unit("c", "1,0")
        .with(SIDE, named("blue"))
        .kind("guns")
        .unit("d", "2,0")
        .unit("e", "1,0 1,-1")
        .unit("f", "")
        .with(SIDE, Value::Nothing)
}

#[test]
fn where_to_look() {
    let map = camp();
    assert_eq!(here_it_is(&map, "0,0", counters(0).count()), whole(2));
    assert_eq!(here_it_is(&map, "1,-1", counters(0).count()), whole(1));
    // A counter off the map is not in play; one in two hexes is there once.
    assert_eq!(here_it_is(&map, "0,0", counters(0).everywhere().count()), whole(5));
    let in_b = Things { in_place: Some(node(Node::Here)), ..counters(0) };
    assert_eq!(here_it_is(&map, "1,0", in_b.count()), whole(2));
    let near = Things { next_to: Some(here()), ..counters(0) };
    assert_eq!(here_it_is(&map, "0,0", near.count()), whole(2));
    let close = Things { near: Some((num(2), here())), ..counters(0) };
    assert_eq!(here_it_is(&map, "0,0", close.clone().count()), whole(5));
    assert_eq!(here_it_is(&map, "-1,0", close.count()), whole(4));
}

#[test]
fn places_as_elements() {
    let map = camp();
    let places = |things: Things| Things { domain: Domain::Places, ..things };
    assert_eq!(here_it_is(&map, "0,0", places(counters(0)).count()), whole(1));
    assert_eq!(here_it_is(&map, "0,0", places(counters(0).everywhere()).count()), whole(19));
    let near = places(Things { next_to: Some(here()), ..counters(0) });
    assert_eq!(here_it_is(&map, "0,0", near.clone().count()), whole(6));
    assert_eq!(here_it_is(&map, "2,0", near.count()), whole(3));
    // Next to a counter that lies in two hexes: next to either, but neither of them.
    let e = counters(0).everywhere().filtered(is(prop(slot(0), Property::PlaceCount), num(2)));
    let around = Things { next_to: Some(slot(0)), domain: Domain::Places, slot: 1, ..counters(1) };
    let every = e.every(is(around.count(), num(8)));
    assert_eq!(here_it_is(&map, "0,0", every), Value::Flag(true));
}

#[test]
fn friend_and_foe() {
    let map = camp();
    let of_each = |friendly: bool| {
        let inner = counters(1).everywhere().other_than(slot(0));
        let inner = if friendly {
            Things { friendly_to: Some(slot(0)), ..inner }
        } else {
            Things { enemy_to: Some(slot(0)), ..inner }
        };
        counters(0).everywhere().aggregate(Aggregate::Sum, inner.count())
    };
    // Red: a, d, e; blue: b, c.
    assert_eq!(here_it_is(&map, "0,0", of_each(true)), whole(3 * 2 + 2));
    assert_eq!(here_it_is(&map, "0,0", of_each(false)), whole(2 * 3 * 2));
}

#[test]
fn questions_about_sets() {
    let map = camp();
    let all = || counters(0).everywhere();
    let steps = || attr(slot(0), STEPS);
    assert_eq!(here_it_is(&map, "0,0", all().filtered(kind_is(slot(0), "guns")).exist()), Value::Flag(true));
    assert_eq!(here_it_is(&map, "0,0", counters(0).filtered(kind_is(slot(0), "guns")).exist()), Value::Flag(false));
    assert_eq!(here_it_is(&map, "0,0", all().every(compare(steps(), Comparison::AtLeast, num(2)))), Value::Flag(true));
    assert_eq!(here_it_is(&map, "0,0", all().every(is(steps(), num(2)))), Value::Flag(false));
    assert_eq!(here_it_is(&map, "0,0", all().aggregate(Aggregate::Sum, steps())), whole(13));
    assert_eq!(here_it_is(&map, "0,0", all().aggregate(Aggregate::Highest, steps())), whole(5));
    assert_eq!(here_it_is(&map, "0,0", all().aggregate(Aggregate::Lowest, steps())), whole(2));
    assert_eq!(here_it_is(&map, "0,0", all().different(attr(slot(0), KIND))), whole(2));
    // Who has none has none that could differ, be highest, or be added up.
    assert_eq!(here_it_is(&map, "0,0", all().different(attr(slot(0), STRENGTH))), whole(0));
    assert_eq!(here_it_is(&map, "0,0", all().aggregate(Aggregate::Highest, attr(slot(0), STRENGTH))), Value::Nothing);
    let nobody = || all().filtered(no());
    assert_eq!(here_it_is(&map, "0,0", nobody().aggregate(Aggregate::Sum, steps())), whole(0));
    assert_eq!(here_it_is(&map, "0,0", nobody().every(no())), Value::Flag(true));
}

#[test]
fn groups_and_classes() {
    let map = camp().group("one", "advance").group("two", "retire");
    let groups = Things { domain: Domain::Groups, ..counters(0) }.filtered(is(attr(slot(0), 0), sym("retire")));
    assert_eq!(here_it_is(&map, "0,0", groups.count()), whole(1));
    let mut game = Game::new();
    let guns = game.class("gun", kind_is(slot(0), "guns"));
    let count = game.define("count", None, counters(0).everywhere().of(guns).count());
    assert_eq!(game.judge().define(&map.position, None, count, None), Ok(whole(1)));
}

#[test]
fn a_long_list_of_counters_is_found_like_a_short_one() {
    let mut map = Map::of(&["a", "b"]);
    for number in 0..60 {
        map = map.unit(&format!("u{number}"), if number % 3 == 0 { "a" } else { "a b" });
    }
    assert_eq!(here_it_is(&map, "a", counters(0).count()), whole(60));
    assert_eq!(here_it_is(&map, "b", counters(0).count()), whole(40));
}
