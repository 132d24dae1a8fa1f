//! The verdict as a whole: what it rests on, in which order, whatever the order of the position.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// A ruleset with a little of everything.
fn full_game() -> Game {
    let mut game = Game::new();
    let general = game.rule("7.0");
    let unit = game.class("unit", not(kind_is(slot(0), "marker")));
    game.definition(unit).rule = Some(general);
    let counts_as = game.define("counts-as", Some(Subject::Counter), attr(slot(0), KIND));
    let old_guns = and(kind_is(slot(0), "guns"), includes(attr(slot(0), TRAITS), 2));
    game.exception(Target::Definition(counts_as), Some(old_guns), ExceptionEffect::Value(code(sym("infantry"))));
    game.rule("7.1");
    let limit = game.limit(vec![at_most(num(2), counters(0).of(unit).set())]);
    let ruling = is(node(Node::Ruling(RulingId(0))), sym("yes"));
    let tight = game.exception(Target::Clause(limit), Some(and(ruling, attr(here(), TIGHT))), bounds(&[(0, num(1))]));
    let exceptional = game.rule("7.1.1");
    game.except(tight).rule = Some(exceptional);
    game.tables.rules.to_mut()[1].see = owned([ReferenceId(1)]);
    game.rule("7.2");
    let guns = code(counters(0).filtered(is(defined(counts_as, Some(slot(0))), sym("guns"))).set());
    let others = code(counters(1).of(unit).other_than(slot(0)).set());
    let clause = game.clause(ClauseKind::Exclusion, &[REST], Body::MayNotShare { subject: guns, with: others });
    game.row(clause).see = owned([ReferenceId(0)]);
    game
}

fn crowd() -> Map {
    Map::of(&["a", "b"])
        .unit("z", "a")
        .unit("m", "a")
        .kind("marker")
        .unit("g", "a")
        .kind("guns")
        .unit("o", "a")
        .kind("guns")
        .with(TRAITS, Value::Set(4))
        .unit("b", "b")
        .set_place("a", TIGHT, Value::Flag(true))
}

#[test]
fn what_it_rests_on() {
    let game = full_game();
    let map = crowd();
    let verdict = game.verdict(&map, &map.arriving("z"));
    assert_eq!(verdict.kind, VerdictKind::Illegal);
    let numbers = |rules: Vec<RuleId>| {
        rules.iter().map(|id| game.tables.rules[id.index()].number.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(verdict.cited(&game.tables)), ["7.0", "7.1", "7.1.1", "7.2"]);
    assert_eq!(numbers(verdict.broken()), ["7.1", "7.2"]);
    assert_eq!(verdict.rulings, [(RulingId(0), symbol("yes"))]);
    assert_eq!(verdict.references, [ReferenceId(0), ReferenceId(1)]);
    let exclusion = &verdict.findings[1];
    let (g, o, z) = (map.counter("g"), map.counter("o"), map.counter("z"));
    assert_eq!(exclusion.pairs, [(g, o), (g, z)]);
    let old = exclusion.counted.iter().find(|one| one.definition == DefinitionId(1) && one.subject == map.thing("o"));
    assert_eq!(old.map(|one| (one.value, one.by)), Some((named("infantry"), Some(ExceptionId(0)))));
    // Each counter once for each definition.
    let mut seen: Vec<_> = exclusion.counted.iter().map(|one| (one.definition, one.subject)).collect();
    seen.dedup();
    assert_eq!(seen.len(), exclusion.counted.len());
}

#[test]
fn a_ruling_read_the_other_way() {
    let game = full_game();
    let map = Map::of(&["a"]).units(&["1", "2"], "a").set_place("a", TIGHT, Value::Flag(true));
    assert_eq!(game.verdict(&map, &map.arriving("1")).kind, VerdictKind::Illegal);
    let judge = game.judge().with_ruling(RulingId(0), symbol("no"));
    let verdict = judge.judge(&map.position, &map.arriving("1")).expect("a verdict");
    assert_eq!((verdict.kind, verdict.rulings), (VerdictKind::Legal, vec![(RulingId(0), symbol("no"))]));
}

/// The verdict with counters by id instead of number.
fn by_id(map: &Map, verdict: &Verdict) -> String {
    let id = |value: Value| match value {
        Value::Counter(number) => map.position.counters[number as usize].id.clone(),
        other => format!("{other:?}"),
    };
    let mut words = format!("{:?} {:?} {:?}\n", verdict.kind, verdict.rulings, verdict.references);
    for finding in &verdict.findings {
        let measures: Vec<_> = finding
            .measures
            .iter()
            .map(|one| (one.have, one.bound, one.counted.iter().map(|(who, how)| (id(*who), *how)).collect::<Vec<_>>()))
            .collect();
        let pairs: Vec<_> =
            finding.pairs.iter().map(|(one, other)| (id(Value::Counter(*one)), id(Value::Counter(*other)))).collect();
        let counted: Vec<_> =
            finding.counted.iter().map(|one| (one.definition, id(one.subject), one.value, one.by)).collect();
        words += &format!(
            "{:?} {:?} {:?} {:?} {measures:?} {pairs:?} {counted:?} {:?} {:?} {:?}\n",
            finding.clause,
            finding.place,
            finding.subject.map(id),
            finding.outcome,
            finding.applied,
            finding.near,
            finding.definitions,
        );
    }
    words
}

#[test]
fn the_order_of_counters_does_not_matter() {
    let mut game = full_game();
    let each = game.clause(ClauseKind::Requirement, &[REST], Body::Requires(code(kind_is(slot(0), "infantry"))));
    game.row(each).subject = Some(code(counters(0).set()));
    let set = code(counters(1).filtered(kind_is(slot(1), "guns")).set());
    game.exception(Target::Clause(each), None, ExceptionEffect::Exempts { first: Some(code(num(1))), set });
    let map = crowd();
    let turned = map.reversed();
    for asked in [|map: &Map| map.arriving("z"), |map: &Map| map.landing("b", "a"), |_: &Map| Asked::Moment(REST)] {
        let (one, other) = (game.verdict(&map, &asked(&map)), game.verdict(&turned, &asked(&turned)));
        assert_eq!(by_id(&map, &one), by_id(&turned, &other));
    }
}

#[test]
fn empty_places_say_nothing_on_a_whole_map() {
    let game = full_game();
    let map = Map::of(&["a", "b", "c"]).unit("x", "b");
    let verdict = game.verdict(&map, &Asked::Moment(REST));
    assert!(verdict.findings.iter().all(|finding| finding.place == Some(1)));
}

#[test]
fn kinds_in_their_order() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    let deferred = game.exception(Target::Clause(limit), None, ExceptionEffect::Deferred(ASSAULT));
    let forced = Body::Effect { value: EffectCode::Value(code(num(1))), tags: owned([]), budget: None };
    let forced = game.clause(ClauseKind::Forced, &[REST], forced);
    let map = Map::of(&["a"]).units(&["1", "2", "3", "4"], "a");
    let kind = |game: &Game| game.verdict(&map, &map.arriving("1")).kind;
    assert_eq!(kind(&game), VerdictKind::Forced);
    game.row(forced).condition = Some(code(no()));
    assert_eq!(kind(&game), VerdictKind::Deferred);
    game.except(deferred).condition = Some(code(no()));
    assert_eq!(kind(&game), VerdictKind::Illegal);
}

#[test]
fn where_one_place_is_judged_a_rule_with_nothing_to_say_is_told() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    game.row(limit).moments = Moments::of(&[REST, ASSAULT]);
    let map = Map::of(&["a", "b"]).unit("x", "a");
    assert_eq!(game.outcome(&map, &map.fighting("b", &[]), limit), Outcome::Idle);
    // On a whole map, not for its empty places.
    let told: Vec<_> = game.verdict(&map, &Asked::Moment(REST)).findings.iter().map(|finding| finding.place).collect();
    assert_eq!(told, [Some(map.place("a"))]);
}

/// What is found of each clause, with who is counted by his id.
fn found(map: &Map, verdict: &Verdict) -> String {
    let id = |value: &Value| match value {
        Value::Counter(number) => map.position.counters[*number as usize].id.clone(),
        other => format!("{other:?}"),
    };
    let findings = verdict.findings.iter().map(|one| {
        let measures = one.measures.iter().chain(one.alternatives.iter().flat_map(|alternative| &alternative.measures));
        let measures = measures.map(|one| {
            let counted = one.counted.iter().map(|(who, how)| (id(who), *how)).collect::<Vec<_>>();
            format!("{:?} {:?} {} {counted:?}", one.have, one.bound, one.holds)
        });
        let pairs = one.pairs.iter().map(|(one, other)| [one, other].map(|who| id(&Value::Counter(*who))));
        let (measures, pairs) = (measures.collect::<Vec<_>>(), pairs.collect::<Vec<_>>());
        let subject = one.subject.as_ref().map(id);
        format!("{:?} {:?} {subject:?} {:?} {:?} {measures:?} {pairs:?}", one.clause, one.place, one.per, one.outcome)
    });
    format!("{:?}\n{}", verdict.kind, findings.collect::<Vec<_>>().join("\n"))
}

#[test]
fn no_order_of_counters_matters_in_games_drawn_at_random() {
    let (mut judged, mut broken) = (0, 0);
    for seed in 0..500 {
        let mut draw = Draw(seed);
        let game = draw.game();
        let mut map = Map::of(&["a", "b"]);
        for place in 0..2 {
            map.position.places[place].record = draw.place();
        }
        for number in 0..6 {
            map = map.unit(&format!("u{}", (number * 5) % 7), ["a", "b"][draw.below(2) as usize]);
            map.position.counters[number].record = draw.counter();
        }
        let asked = Asked::Moment(REST);
        let told = |map: &Map| game.judge().judge(&map.position, &asked).ok().map(|verdict| found(map, &verdict));
        let mut mixed = Map { position: map.position.clone() };
        for last in (1..6).rev() {
            mixed.position.counters.swap(last, draw.below(last as u64 + 1) as usize);
        }
        let first = told(&map);
        assert_eq!(first, told(&mixed), "game {seed}");
        judged += usize::from(first.is_some());
        broken += usize::from(first.is_some_and(|told| told.starts_with("Illegal")));
    }
    assert!(judged > 400 && broken > 100, "{judged} judged, {broken} unlawful");
}
