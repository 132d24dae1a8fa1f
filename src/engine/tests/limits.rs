//! Limits: lines, alternatives, shares, and who counts.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

#[test]
fn counting_units() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding)), (Outcome::Holds, (whole(3), whole(3))));
    let map = map.unit("4", "a");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding)), (Outcome::Broken, (whole(4), whole(3))));
    assert_eq!(finding.measures[0].counted.len(), 4);
    assert_eq!(finding.place, Some(0));
    assert_eq!(finding.moment, Some(REST));
}

#[test]
fn a_limit_that_counts_nobody_is_idle() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(3), counters(0).filtered(kind_is(slot(0), "guns")).set())]);
    let map = Map::of(&["a"]).unit("1", "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Idle);
    // But not one that wants somebody.
    let guns = counters(0).filtered(kind_is(slot(0), "guns")).set();
    game.row(limit).body =
        Body::Lines(owned([line(LineComparison::AtLeast, num(1), Measure::Count { set: code(guns) })]));
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Broken);
}

#[test]
fn several_lines_hold_together() {
    let mut game = Game::new();
    let battalions = counters(0).filtered(is(attr(slot(0), SIZE), sym("battalion"))).set();
    let limit = game.limit(vec![at_most(num(3), counters(0).set()), at_most(num(2), battalions)]);
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!(finding.outcome, Outcome::Broken);
    assert_eq!(finding.measures.iter().map(|measure| measure.holds).collect::<Vec<_>>(), [true, false]);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").unit("3", "a").with(SIZE, named("company"));
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Holds);
}

#[test]
fn sums_differences_and_plain_numbers() {
    let mut game = Game::new();
    let sum = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let different = Measure::Different { set: code(counters(0).set()), of: code(attr(slot(0), SIDE)) };
    let value = Measure::Value(code(plus(num(2), node(Node::GameAttribute(AttributeId(0))))));
    let steps = game.limit(vec![line(LineComparison::AtMost, num(6), sum)]);
    let sides = game.limit(vec![line(LineComparison::Exactly, num(1), different)]);
    let number = game.limit(vec![line(LineComparison::AtLeast, num(5), value)]);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").unit("3", "a").with(SIDE, named("blue")).with(STEPS, whole(4));
    let asked = map.arriving("1");
    assert_eq!(measured(&game.finding(&map, &asked, steps)), (whole(8), whole(6)));
    assert_eq!(measured(&game.finding(&map, &asked, sides)), (whole(2), whole(1)));
    assert_eq!(game.outcome(&map, &asked, sides), Outcome::Broken);
    assert_eq!(game.outcome(&map, &asked, number), Outcome::Holds);
    assert_eq!(game.finding(&map, &asked, steps).measures[0].counted[2], (map.thing("3"), whole(4)));
}

#[test]
fn bounds_without_a_figure() {
    let mut game = Game::new();
    let infantry = || counters(0).filtered(kind_is(slot(0), "infantry")).set();
    let limit = game.limit(vec![at_most(node(Node::Unlimited), infantry())]);
    let barred = game.limit(vec![at_most(node(Node::Prohibited), infantry())]);
    let unknown = game.limit(vec![at_most(node(Node::NoFigure), counters(0).filtered(no()).set())]);
    let map = Map::of(&["a"]).units(&["1", "2"], "a");
    let asked = map.arriving("1");
    assert_eq!(game.outcome(&map, &asked, limit), Outcome::Holds);
    assert_eq!(game.outcome(&map, &asked, barred), Outcome::Broken);
    // Where nobody counts, the missing figure does not matter, nor does the prohibition.
    assert_eq!(game.outcome(&map, &asked, unknown), Outcome::Idle);
    let guns = Map::of(&["a"]).unit("1", "a").kind("guns");
    assert_eq!(game.outcome(&guns, &guns.arriving("1"), barred), Outcome::Idle);
}

#[test]
fn any_one_of_several() {
    let mut game = Game::new();
    let steps = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let alternative = |label: &str, lines: Vec<LineRow>| AlternativeRow { label: word(label), lines: owned(lines) };
    let limit = game.clause(
        ClauseKind::Limit,
        &[REST],
        Body::Alternatives(owned([
            alternative("one unit", vec![at_most(num(1), counters(0).set())]),
            alternative("six steps", vec![line(LineComparison::AtMost, num(6), steps)]),
        ])),
    );
    let map = Map::of(&["a"]).unit("1", "a").with(STEPS, whole(9));
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!(finding.outcome, Outcome::Holds);
    assert_eq!(finding.alternatives.iter().map(|one| one.fits).collect::<Vec<_>>(), [true, false]);
    assert_eq!(finding.alternatives[1].measures[0].line, 1);
    let three = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    assert_eq!(game.outcome(&three, &three.arriving("1"), limit), Outcome::Holds);
    let map = map.unit("2", "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Broken);
    // An exception counts lines through all alternatives.
    game.exception(Target::Clause(limit), None, bounds(&[(1, num(11))]));
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Holds);
}

#[test]
fn per_side() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(2), counters(0).set())]);
    game.row(limit).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").unit("3", "a").with(SIDE, named("blue"));
    let map = map.unit("m", "a").with(SIDE, Value::Nothing);
    let verdict = game.verdict(&map, &map.arriving("1"));
    let shares: Vec<_> = verdict.findings.iter().map(|one| (one.per.clone(), measured(one).0)).collect();
    assert_eq!(shares, [(vec![named("red")], whole(2)), (vec![named("blue")], whole(1))]);
    assert_eq!(verdict.kind, VerdictKind::Legal);
    let map = map.unit("4", "a");
    let verdict = game.verdict(&map, &map.arriving("1"));
    let outcomes: Vec<_> = verdict.findings.iter().map(|one| one.outcome).collect();
    assert_eq!(outcomes, [Outcome::Broken, Outcome::Holds]);
}

#[test]
fn per_side_reaches_the_sets_of_conditions() {
    let mut game = Game::new();
    // Units together with a gunner of their side.
    let gunner = counters(1).filtered(kind_is(slot(1), "guns")).exist();
    let limit = game.limit(vec![at_most(num(0), counters(0).filtered(gunner).set())]);
    game.row(limit).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    let map = Map::of(&["a"]).unit("1", "a").unit("2", "a").kind("guns").with(SIDE, named("blue"));
    let verdict = game.verdict(&map, &map.arriving("1"));
    let measures: Vec<_> = verdict.findings.iter().map(|one| (one.per.clone(), measured(one).0)).collect();
    assert_eq!(measures, [(vec![named("red")], whole(0)), (vec![named("blue")], whole(1))]);
}

#[test]
fn in_play() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(2), counters(0).everywhere().set())]);
    game.row(limit).scope = Scope::Play;
    let map = Map::of(&["a", "b"]).units(&["1", "2"], "a").unit("3", "b").unit("spare", "");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.place, measured(&finding).0), (None, whole(3)));
}

#[test]
fn for_each() {
    let mut game = Game::new();
    let leaders = counters(0).filtered(kind_is(slot(0), "cavalry")).set();
    let followers = counters(1).filtered(is(attr(slot(1), CHIEF), slot(0))).set();
    let limit = game.limit(vec![at_most(num(1), followers)]);
    game.row(limit).subject = Some(code(leaders));
    let map = Map::of(&["a"]).unit("x", "a").kind("cavalry").unit("y", "a").kind("cavalry");
    let of = |map: Map, id: &str, chief: u32| map.unit(id, "a").with(CHIEF, Value::Counter(chief));
    let map = of(of(of(map, "1", 0), "2", 0), "3", 1);
    let verdict = game.verdict(&map, &map.arriving("1"));
    let subjects: Vec<_> = verdict.findings.iter().map(|one| (one.subject, one.outcome)).collect();
    assert_eq!(subjects, [(Some(map.thing("x")), Outcome::Broken), (Some(map.thing("y")), Outcome::Holds)]);
}

#[test]
fn a_condition_that_is_not_met_leaves_the_clause_idle() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(0), counters(0).set())]);
    game.row(limit).condition = Some(code(attr(here(), TIGHT)));
    let map = Map::of(&["a"]).unit("1", "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Idle);
    let map = map.set_place("a", TIGHT, Value::Flag(true));
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Broken);
}

#[test]
fn alternatives_that_count_nobody() {
    let mut game = Game::new();
    let guns = || code(counters(0).filtered(kind_is(slot(0), "guns")).set());
    let limit = game.limit(vec![]);
    let mut outcome = |map: &Map, first: LineComparison, second: LineComparison| {
        let rows = [("one", first), ("other", second)].map(|(label, comparison)| {
            let row = line(comparison, num(1), Measure::Count { set: guns() });
            AlternativeRow { label: word(label), lines: owned([row]) }
        });
        game.row(limit).body = Body::Alternatives(owned(rows));
        game.outcome(map, &map.arriving("1"), limit)
    };
    let (most, least, exactly) = (LineComparison::AtMost, LineComparison::AtLeast, LineComparison::Exactly);
    let nobody = Map::of(&["a"]).unit("1", "a");
    assert_eq!(outcome(&nobody, most, most), Outcome::Idle);
    // Who is wanted and missing breaks it, unless the other alternative holds of nobody.
    assert_eq!(outcome(&nobody, least, exactly), Outcome::Broken);
    assert_eq!(outcome(&nobody, least, most), Outcome::Idle);
    let one = Map::of(&["a"]).unit("1", "a").unit("g", "a").kind("guns");
    assert_eq!(outcome(&one, most, most), Outcome::Holds);
    let two = Map::of(&["a"]).unit("1", "a").unit("g", "a").kind("guns").unit("h", "a").kind("guns");
    assert_eq!(outcome(&two, most, exactly), Outcome::Broken);
}

#[test]
fn empty_places_of_a_whole_map_are_not_worth_a_word() {
    let mut game = Game::new();
    let guns = counters(0).filtered(kind_is(slot(0), "guns")).set();
    game.limit(vec![at_most(num(1), guns)]);
    let told = |map: &Map| {
        let findings = game.verdict(map, &Asked::Moment(REST)).findings;
        findings.iter().map(|one| (one.place, one.outcome)).collect::<Vec<_>>()
    };
    // Of the only place something is told, though nobody lies there; of several only where somebody does.
    assert_eq!(told(&Map::of(&["a"])), [(Some(0), Outcome::Idle)]);
    assert_eq!(told(&Map::of(&["a", "b"])), []);
    assert_eq!(told(&Map::of(&["a", "b"]).unit("1", "b")), [(Some(1), Outcome::Idle)]);
}
