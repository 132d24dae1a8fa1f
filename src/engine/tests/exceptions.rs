//! Exceptions: their forms, their nesting, their precedence.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::{ApplyingEffect, JudgeError, Part, Standpoint};
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

fn four() -> Map {
    Map::of(&["a"]).units(&["1", "2", "3", "4"], "a")
}

fn tight() -> Expression {
    attr(here(), TIGHT)
}

#[test]
fn another_bound() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let exception = game.exception(Target::Clause(limit), Some(tight()), bounds(&[(0, num(1))]));
    let map = Map::of(&["a"]).units(&["1", "2"], "a");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, finding.near.as_slice()), (Outcome::Holds, &[exception][..]));
    let map = map.set_place("a", TIGHT, Value::Flag(true));
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!(finding.outcome, Outcome::Broken);
    assert_eq!((finding.applied.as_slice(), finding.near.len()), (&[exception][..], 0));
    let measure = &finding.measures[0];
    assert_eq!((measure.bound, measure.general_bound, measure.bound_by), (whole(1), whole(3), Some(exception)));
}

#[test]
fn lifted_and_deferred() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let lifted = game.exception(Target::Clause(limit), Some(tight()), ExceptionEffect::Lifted);
    let deferred = game.exception(Target::Clause(limit), None, ExceptionEffect::Deferred(ASSAULT));
    let map = four();
    let verdict = game.verdict(&map, &map.arriving("1"));
    assert_eq!(verdict.kind, VerdictKind::Deferred);
    assert_eq!(verdict.findings[0].outcome, Outcome::Deferred(ASSAULT));
    assert_eq!(verdict.findings[0].applied, [deferred]);
    let three = Map::of(&["a"]).units(&["1", "2", "3"], "a");
    assert_eq!(game.outcome(&three, &three.arriving("1"), limit), Outcome::Holds);
    let map = map.set_place("a", TIGHT, Value::Flag(true));
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!(finding.outcome, Outcome::Lifted);
    assert_eq!(finding.applied, [lifted, deferred]);
    // What would have been is still measured.
    assert_eq!(measured(&finding), (whole(4), whole(3)));
}

#[test]
fn at_some_moments_only() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let exception = game.exception(Target::Clause(limit), None, ExceptionEffect::Lifted);
    game.except(exception).moments = Moments::of(&[ENTRY]);
    let map = four();
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Broken);
    game.except(exception).moments = Moments::of(&[ENTRY, REST]);
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Lifted);
}

#[test]
fn exempting_all_of_a_kind() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let markers = code(counters(0).filtered(kind_is(slot(0), "marker")).set());
    game.exception(Target::Clause(limit), None, ExceptionEffect::Exempts { first: None, set: markers });
    let map = Map::of(&["a"]).units(&["1", "2", "3"], "a").unit("m", "a").kind("marker").unit("n", "a").kind("marker");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding).0), (Outcome::Holds, whole(3)));
}

#[test]
fn exempting_the_first_few_serves_the_owner_best() {
    let mut game = Game::new();
    let steps = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(6), steps)]);
    let set = code(counters(0).filtered(kind_is(slot(0), "guns")).set());
    game.exception(Target::Clause(limit), None, ExceptionEffect::Exempts { first: Some(code(num(1))), set });
    let map = Map::of(&["a"]).unit("x", "a").with(STEPS, whole(5));
    let map = map.unit("g", "a").kind("guns").with(STEPS, whole(1)).unit("h", "a").kind("guns").with(STEPS, whole(4));
    // The heavier gun is left out, though the other comes first.
    let finding = game.finding(&map, &map.arriving("x"), limit);
    assert_eq!((finding.outcome, measured(&finding).0), (Outcome::Holds, whole(6)));
    // The one taken relieves as many lines as it can.
    let battalions = counters(0).filtered(is(attr(slot(0), SIZE), sym("battalion"))).set();
    game.row(limit).body = Body::Lines(owned([at_most(num(2), counters(0).set()), at_most(num(1), battalions)]));
    let map = Map::of(&["a"]).unit("x", "a");
    let map = map.unit("g", "a").kind("guns").with(SIZE, named("company")).unit("h", "a").kind("guns");
    assert_eq!(game.outcome(&map, &map.arriving("x"), limit), Outcome::Holds);
}

#[test]
fn exempting_keeps_the_excess_small_where_nothing_makes_it_lawful() {
    let mut game = Game::new();
    let steps = || Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(2), steps())]);
    let set = code(counters(0).set());
    let first = |count| ExceptionEffect::Exempts { first: Some(code(num(count))), set: set.clone() };
    game.exception(Target::Clause(limit), None, first(1));
    let map = [("a", 3), ("b", 5), ("c", 4)]
        .iter()
        .fold(Map::of(&["a"]), |map, (id, steps)| map.unit(id, "a").with(STEPS, whole(*steps)));
    let have = |game: &Game| {
        let finding = game.finding(&map, &map.arriving("a"), limit);
        (measured(&finding).0, finding.outcome)
    };
    assert_eq!(have(&game), (whole(7), Outcome::Broken));
    // Of what is wanting, too.
    game.row(limit).body = Body::Lines(owned([line(LineComparison::AtLeast, num(20), steps())]));
    assert_eq!(have(&game), (whole(9), Outcome::Broken));
    // Two of three, and more than there are.
    game.row(limit).body = Body::Lines(owned([line(LineComparison::AtMost, num(2), steps())]));
    game.except(ExceptionId(0)).effect = first(2);
    assert_eq!(have(&game), (whole(3), Outcome::Broken));
    game.except(ExceptionId(0)).effect = first(9);
    assert_eq!(have(&game).1, Outcome::Idle);
    // Fewer broken lines go before less excess.
    let few = at_most(num(0), counters(0).filtered(is(attr(slot(0), STEPS), num(3))).set());
    game.row(limit).body = Body::Lines(owned([line(LineComparison::AtMost, num(2), steps()), few]));
    game.except(ExceptionId(0)).effect = first(1);
    let finding = game.finding(&map, &map.arriving("a"), limit);
    assert_eq!(
        finding.measures.iter().map(|one| (one.have, one.holds)).collect::<Vec<_>>(),
        [(whole(9), false), (whole(0), true)]
    );
}

#[test]
fn exempting_some_of_very_many_takes_those_that_help_most() {
    let mut game = Game::new();
    let steps = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(2), steps)]);
    let set = code(counters(0).set());
    game.exception(Target::Clause(limit), None, ExceptionEffect::Exempts { first: Some(code(num(6))), set });
    // 30 over 6 choices are not all tried: six of the ten that weigh nine.
    let map = (0..30).fold(Map::of(&["a"]), |map, number| {
        map.unit(&format!("{number:02}"), "a").with(STEPS, whole(if number % 3 == 2 { 9 } else { 1 }))
    });
    let finding = game.finding(&map, &map.arriving("00"), limit);
    assert_eq!(measured(&finding).0, whole(10 * 9 + 20 - 6 * 9));
}

#[test]
fn exempting_from_an_exclusion() {
    let mut game = Game::new();
    let kind =
        |slot_number: u8, word: &str| code(counters(slot_number).filtered(kind_is(slot(slot_number), word)).set());
    let body = Body::MayNotShare { subject: kind(0, "guns"), with: kind(1, "cavalry") };
    let clause = game.clause(ClauseKind::Exclusion, &[REST], body);
    let old = counters(0).filtered(includes(attr(slot(0), TRAITS), 2)).set();
    game.exception(
        Target::Clause(clause),
        None,
        ExceptionEffect::Exempts { first: Some(code(num(1))), set: code(old) },
    );
    let map = Map::of(&["a"]).unit("g", "a").kind("guns").unit("b", "a").kind("cavalry").with(TRAITS, Value::Set(4));
    assert_eq!(game.outcome(&map, &map.arriving("g"), clause), Outcome::Holds);
    let two = Map { position: map.position.clone() }.unit("c", "a").kind("cavalry").with(TRAITS, Value::Set(4));
    let finding = game.finding(&two, &two.arriving("g"), clause);
    assert_eq!(finding.pairs, [(two.counter("c"), two.counter("g"))]);
    let plain = map.unit("c", "a").kind("cavalry");
    let finding = game.finding(&plain, &plain.arriving("g"), clause);
    assert_eq!(finding.pairs, [(plain.counter("c"), plain.counter("g"))]);
}

#[test]
fn exempting_who_settles_most_of_an_exclusion() {
    let mut game = Game::new();
    let kind = |number: u8, word: &str| code(counters(number).filtered(kind_is(slot(number), word)).set());
    let body = Body::MayNotShare { subject: kind(0, "guns"), with: kind(1, "cavalry") };
    let clause = game.clause(ClauseKind::Exclusion, &[REST], body);
    let first = ExceptionEffect::Exempts { first: Some(code(num(1))), set: code(counters(0).set()) };
    game.exception(Target::Clause(clause), None, first);
    // Without the gun, nobody is left to share with; without one of the cavalry, the other is.
    let map = Map::of(&["a"]).unit("b", "a").kind("cavalry").unit("c", "a").kind("cavalry").unit("g", "a").kind("guns");
    assert_eq!(game.outcome(&map, &map.arriving("g"), clause), Outcome::Holds);
}

#[test]
fn exempting_from_a_count_of_kinds() {
    let mut game = Game::new();
    let kinds = Measure::Different { set: code(counters(0).set()), of: code(attr(slot(0), KIND)) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(1), kinds)]);
    let first = ExceptionEffect::Exempts { first: Some(code(num(1))), set: code(counters(0).set()) };
    game.exception(Target::Clause(limit), None, first);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").unit("g", "a").kind("guns");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding).0), (Outcome::Holds, whole(1)));
}

#[test]
fn exempting_the_first_few_subjects() {
    let mut game = Game::new();
    let clause = game.clause(ClauseKind::Requirement, &[REST], Body::Requires(code(is(attr(slot(0), STEPS), num(2)))));
    game.row(clause).subject = Some(code(counters(0).set()));
    let set = code(counters(1).set());
    game.exception(Target::Clause(clause), None, ExceptionEffect::Exempts { first: Some(code(num(1))), set });
    let weak = |map: Map, id: &str| map.unit(id, "a").with(STEPS, whole(1));
    let map = weak(Map::of(&["a"]).unit("a", "a"), "z");
    assert_eq!(game.verdict(&map, &map.arriving("a")).kind, VerdictKind::Legal);
    let map = weak(map, "y");
    let verdict = game.verdict(&map, &map.arriving("a"));
    let outcomes: Vec<_> = verdict.findings.iter().map(|one| one.outcome).collect();
    assert_eq!(outcomes, [Outcome::Holds, Outcome::Lifted, Outcome::Broken]);
}

#[test]
fn an_exception_to_an_exception() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let outer = game.exception(Target::Clause(limit), Some(tight()), bounds(&[(0, num(1))]));
    let lifts = game.exception(Target::Exception(outer), Some(yes()), ExceptionEffect::Lifted);
    let map = Map::of(&["a"]).units(&["1", "2"], "a").set_place("a", TIGHT, Value::Flag(true));
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding).1), (Outcome::Holds, whole(3)));
    assert!(finding.near.contains(&outer) && finding.applied.contains(&lifts));
    // One that gives another value takes the place of the outer one.
    game.except(lifts).effect = bounds(&[(0, num(2))]);
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((measured(&finding).1, finding.measures[0].bound_by), (whole(2), Some(lifts)));
    // One to an exemption brings its counters back.
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let all = game.exception(
        Target::Clause(limit),
        None,
        ExceptionEffect::Exempts { first: None, set: code(counters(0).set()) },
    );
    let guns = code(counters(0).filtered(kind_is(slot(0), "guns")).set());
    game.exception(Target::Exception(all), None, ExceptionEffect::Exempts { first: None, set: guns });
    let map = map.unit("g", "a").kind("guns");
    assert_eq!(measured(&game.finding(&map, &map.arriving("1"), limit)).0, whole(1));
}

#[test]
fn precedence() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let first = game.exception(Target::Clause(limit), None, bounds(&[(0, num(5))]));
    let second = game.exception(Target::Clause(limit), Some(tight()), bounds(&[(0, num(1))]));
    let map = four();
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Holds);
    let map = map.set_place("a", TIGHT, Value::Flag(true));
    let fault = game.fault(&map, &map.arriving("1"));
    let JudgeError::Clash { first: one, second: other, site } = fault else { panic!("{fault:?}") };
    assert_eq!((one, other, site.clause, site.place), (first, second, Some(limit), Some(0)));
    assert!(game.judge().is_lawful(&map.position, &map.arriving("1")).is_err());
    game.except(second).beats = owned([first]);
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding).1), (Outcome::Broken, whole(1)));
    assert_eq!(finding.applied, [second]);
    // Those that agree are fine.
    game.except(second).beats = owned([]);
    game.except(second).effect = bounds(&[(0, num(5))]);
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Holds);
}

#[test]
fn values_and_respites_clash_as_bounds_do() {
    let mut game = Game::new();
    let weight = game.define("weight", Some(Subject::Counter), num(1));
    let weighs = |game: &mut Game, number: i64| {
        game.exception(Target::Definition(weight), None, ExceptionEffect::Value(code(num(number))))
    };
    let (first, second) = (weighs(&mut game, 3), weighs(&mut game, 3));
    let sum = Measure::Sum { set: code(counters(0).set()), of: code(defined(weight, Some(slot(0)))) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(3), sum)]);
    let map = Map::of(&["a"]).unit("1", "a");
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Holds);
    game.except(second).effect = ExceptionEffect::Value(code(num(2)));
    let fault = game.fault(&map, &map.arriving("1"));
    assert!(
        matches!(fault, JudgeError::Clash { first: one, second: other, .. } if (one, other) == (first, second)),
        "{fault:?}"
    );
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let until =
        |game: &mut Game, moment| game.exception(Target::Clause(limit), None, ExceptionEffect::Deferred(moment));
    let (first, second) = (until(&mut game, ASSAULT), until(&mut game, ASSAULT));
    let map = four();
    assert_eq!(game.outcome(&map, &map.arriving("1"), limit), Outcome::Deferred(ASSAULT));
    game.except(second).effect = ExceptionEffect::Deferred(ENTRY);
    let fault = game.fault(&map, &map.arriving("1"));
    assert!(
        matches!(fault, JudgeError::Clash { first: one, second: other, .. } if (one, other) == (first, second)),
        "{fault:?}"
    );
}

#[test]
fn definitions_have_exceptions_too() {
    let mut game = Game::new();
    let weight = game.define("weight", Some(Subject::Counter), num(1));
    let guns = game.exception(
        Target::Definition(weight),
        Some(kind_is(slot(0), "guns")),
        ExceptionEffect::Value(code(num(3))),
    );
    let sum = Measure::Sum { set: code(counters(0).set()), of: code(defined(weight, Some(slot(0)))) };
    let limit = game.limit(vec![line(LineComparison::AtMost, num(3), sum)]);
    let map = Map::of(&["a"]).unit("1", "a").unit("g", "a").kind("guns");
    let finding = game.finding(&map, &map.arriving("1"), limit);
    assert_eq!((finding.outcome, measured(&finding).0), (Outcome::Broken, whole(4)));
    assert_eq!(finding.applied, [guns]);
    let counted: Vec<_> = finding.counted.iter().map(|one| (one.subject, one.value, one.by)).collect();
    assert_eq!(counted, [(map.thing("1"), whole(1), None), (map.thing("g"), whole(3), Some(guns))]);
    // Switched off, whole or in part.
    let without = |part| game.judge().without(part).is_lawful(&map.position, &map.arriving("1"));
    assert_eq!(without(Part::Definition(weight)), Ok(true));
    assert_eq!(without(Part::Exception(guns)), Ok(true));
    assert_eq!(without(Part::Clause(limit)), Ok(true));
}

#[test]
fn classes_lose_members_by_exception() {
    let mut game = Game::new();
    let unit = game.class("unit", not(kind_is(slot(0), "marker")));
    game.exception(Target::Definition(unit), Some(kind_is(slot(0), "guns")), ExceptionEffect::Lifted);
    let limit = game.limit(vec![at_most(num(9), counters(0).of(unit).set())]);
    let map = Map::of(&["a"]).unit("1", "a").unit("g", "a").kind("guns").unit("m", "a").kind("marker");
    assert_eq!(measured(&game.finding(&map, &map.arriving("1"), limit)).0, whole(1));
}

#[test]
fn probing_for_clashes() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let first = game.exception(Target::Clause(limit), Some(tight()), bounds(&[(0, num(1))]));
    let second = game.exception(Target::Clause(limit), Some(the_act_is("arrive")), ExceptionEffect::Lifted);
    let never = game.exception(Target::Clause(limit), Some(no()), ExceptionEffect::Lifted);
    let map = four().set_place("a", TIGHT, Value::Flag(true));
    let asked = map.arriving("1");
    let standpoint = Standpoint { place: Some(0), asked: Some(&asked), moment: Some(REST), ..Standpoint::default() };
    let probed =
        game.judge().probe(&map.position, &standpoint, Target::Clause(limit), &[first, second]).expect("an answer");
    let applying: Vec<_> = probed.iter().map(|one| one.exception).collect();
    assert_eq!(applying, [first, second]);
    assert_eq!(probed[0].effect, ApplyingEffect::Bounds(vec![(0, whole(1))]));
    assert_eq!(probed[1].effect, ApplyingEffect::Lifted);
    assert!(!applying.contains(&never));
    let standing = Standpoint { place: Some(0), ..Standpoint::default() };
    let probed =
        game.judge().probe(&map.position, &standing, Target::Clause(limit), &[first, second]).expect("an answer");
    assert_eq!(probed.len(), 1);
}

#[test]
fn probing_for_one_share() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    game.row(limit).per = owned([PerRow { name: word("side"), value: code(attr(slot(0), SIDE)) }]);
    let of_red = is(slot(FIRST_SHARE_SLOT), sym("red"));
    let red = game.exception(Target::Clause(limit), Some(of_red), bounds(&[(0, num(1))]));
    let guns = counters(0).filtered(kind_is(slot(0), "guns")).exist();
    let armed = game.exception(Target::Clause(limit), Some(guns), bounds(&[(0, num(2))]));
    let map = Map::of(&["a"]).unit("1", "a").unit("2", "a").with(SIDE, named("blue")).kind("guns");
    let map = map.unit("3", "a").with(SIDE, Value::Nothing);
    let applying = |share| {
        let standpoint = Standpoint { place: Some(0), share, ..Standpoint::default() };
        let probed = game.judge().probe(&map.position, &standpoint, Target::Clause(limit), &[red, armed]);
        probed.expect("an answer").into_iter().map(|one| one.exception).collect::<Vec<_>>()
    };
    assert_eq!(applying(Some((limit, 0))), [red]);
    assert_eq!(applying(Some((limit, 1))), [armed]);
    // A counter without a side has no share.
    assert_eq!(applying(Some((limit, 2))), []);
    assert_eq!(applying(None), [armed]);
}

#[test]
fn probing_what_each_exception_would_do() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let guns = code(counters(0).filtered(kind_is(slot(0), "guns")).set());
    let exempts =
        |first: Option<i64>| ExceptionEffect::Exempts { first: first.map(|count| code(num(count))), set: guns.clone() };
    let value = |number| ExceptionEffect::Value(code(num(number)));
    let effects = [
        exempts(None),
        exempts(Some(2)),
        ExceptionEffect::Deferred(ASSAULT),
        ExceptionEffect::Lifted,
        bounds(&[(0, num(1))]),
        value(5),
    ];
    let ids = effects.map(|effect| game.exception(Target::Clause(limit), Some(tight()), effect));
    let probed = |map: &Map| {
        let asked = map.arriving("1");
        let standpoint =
            Standpoint { place: Some(0), asked: Some(&asked), moment: Some(REST), ..Standpoint::default() };
        let told = game.judge().probe(&map.position, &standpoint, Target::Clause(limit), &ids).expect("an answer");
        told.into_iter().map(|one| (one.exception, one.effect)).collect::<Vec<_>>()
    };
    let none: Vec<(ExceptionId, ApplyingEffect)> = vec![];
    assert_eq!(probed(&four().unit("g", "a").kind("guns")), none);
    let others = [
        ApplyingEffect::Deferred(ASSAULT),
        ApplyingEffect::Lifted,
        ApplyingEffect::Bounds(vec![(0, whole(1))]),
        ApplyingEffect::Value(whole(5)),
    ];
    let others: Vec<_> = ids[2..].iter().copied().zip(others).collect();
    let exempting = |first, counters: &[u32]| ApplyingEffect::Exempts { first, counters: counters.to_vec() };
    let map = four().set_place("a", TIGHT, Value::Flag(true)).unit("g", "a").kind("guns");
    let first = [(ids[0], exempting(None, &[4])), (ids[1], exempting(Some(2), &[4]))];
    assert_eq!(probed(&map), [&first[..], &others].concat());
    // An exemption applies, too, where there is nobody whom it could exempt.
    let map = four().set_place("a", TIGHT, Value::Flag(true));
    let first = [(ids[0], exempting(None, &[])), (ids[1], exempting(None, &[]))];
    assert_eq!(probed(&map), [&first[..], &others].concat());
}
