//! Verdicts in words.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::Verdict;
use world::*;

fn told(game: &Game, map: &Map, asked: &Asked) -> String {
    let verdict: Verdict = game.judge().judge(&map.position, asked).expect("a verdict");
    verdict.words(&game.tables, &map.position, asked)
}

fn lines(words: &str) -> Vec<&str> {
    words.lines().collect()
}

fn labelled(line: LineRow, label: &str) -> LineRow {
    LineRow { label: word(label), ..line }
}

#[test]
fn a_broken_limit() {
    let mut game = Game::new();
    let unit = game.class("unit", not(kind_is(slot(0), "marker")));
    let battalion = game.class("battalion", is(attr(slot(0), SIZE), sym("battalion")));
    let rule = game.rule("7.1.0");
    game.tables.rules.to_mut()[rule.index()].heading = word("Stacking limits");
    game.tables.rules.to_mut()[rule.index()].see = owned([ReferenceId(0)]);
    let limit = game.limit(vec![
        labelled(at_most(num(3), counters(0).of(unit).set()), "units"),
        labelled(at_most(num(2), counters(0).of(battalion).set()), "battalions"),
    ]);
    let tight = game.exception(Target::Clause(limit), Some(attr(here(), TIGHT)), bounds(&[(0, num(1))]));
    game.except(tight).rule = Some(rule);
    game.except(tight).name = word("tight-place");
    game.except(tight).condition_words = word("here is tight");
    let retreat = game.exception(Target::Clause(limit), Some(the_act_is("land")), ExceptionEffect::Lifted);
    game.except(retreat).rule = Some(rule);
    game.except(retreat).name = word("landing");
    game.except(retreat).condition_words = word("the act is land");
    let company = named("company");
    let map = Map::of(&["0101", "0102"]).units(&["a", "b"], "0101").unit("c", "0101").with(SIZE, company);
    let map = map.unit("m", "0101").kind("marker").with(SIZE, company).unit("d", "0101");
    assert_eq!(
        lines(&told(&game, &map, &map.arriving("d"))),
        [
            "Illegal: 7.1.0 Stacking limits is broken.",
            "7.1.0 Stacking limits is broken in hex 0101, at rest (test, line 7).",
            "  There are 4 units, and at most 3 are allowed: a, b, c and d.",
            "  There are 3 battalions, and at most 2 are allowed: a, b and d.",
            "  Exception 7.1.0 tight place does not apply: it holds only where here is tight.",
            "  Exception 7.1.0 landing does not apply: it holds only where the act is land.",
            "  a, b and d each count as a unit and a battalion.",
            "  c counts as a unit, not as a battalion.",
            "  m does not count as a unit or a battalion.",
            "See also 8.0 (fog of war), which is not part of this ruleset.",
        ]
    );
    let tight = Map { position: map.position.clone() }.set_place("0102", TIGHT, Value::Flag(true));
    assert_eq!(
        lines(&told(&game, &tight, &tight.landing("d", "0102"))),
        [
            "Legal: no rule is broken.",
            "7.1.0 Stacking limits does not apply in hex 0102, at rest (test, line 7).",
            "  There is 1 unit, and at most 1 is allowed: d.",
            "  In general the bound is 3, but 7.1.0 tight place makes it 1, since here is tight (test, line 7).",
            "  There is 1 battalion, and at most 2 are allowed: d.",
            "  Exception 7.1.0 landing switches the rule off, since the act is land (test, line 7).",
            "See also 8.0 (fog of war), which is not part of this ruleset.",
        ]
    );
}

#[test]
fn alternatives_and_sums() {
    let mut game = Game::new();
    let sum = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    let others = counters(0).filtered(not(kind_is(slot(0), "infantry"))).set();
    let rows = [
        AlternativeRow {
            label: word("infantry alone"),
            lines: owned([labelled(at_most(num(0), others), "only infantry")]),
        },
        AlternativeRow {
            label: word("five steps"),
            lines: owned([labelled(line(LineComparison::AtMost, num(5), sum), "steps of units")]),
        },
    ];
    game.clause(ClauseKind::Limit, &[REST], Body::Alternatives(owned(rows)));
    let map = Map::of(&["hex"]).unit("a", "hex").with(STEPS, whole(5)).unit("g", "hex").kind("guns");
    assert_eq!(
        lines(&told(&game, &map, &map.arriving("g"))),
        [
            "Illegal: 7.1 A heading is broken.",
            "7.1 A heading is broken in the hex, at rest (test, line 7).",
            "  “infantry alone” does not fit: only infantry are allowed, and 1 other is there: g.",
            "  “five steps” does not fit: there are 7 steps of units, and at most 5 are allowed: a (5) and g (2).",
        ]
    );
}

#[test]
fn exclusions_requirements_and_bans() {
    let mut game = Game::new();
    let kind =
        |slot_number: u8, word: &str| code(counters(slot_number).filtered(kind_is(slot(slot_number), word)).set());
    let exclusion = Body::MayNotShare { subject: kind(0, "guns"), with: kind(1, "cavalry") };
    let exclusion = game.clause(ClauseKind::Exclusion, &[REST], exclusion);
    game.row(exclusion).words = word("exclusion apart at rest: guns may not share with cavalry");
    game.rule("7.2");
    let steady = Body::Requires(code(compare(attr(slot(0), STEPS), Comparison::AtLeast, num(2))));
    let steady = game.clause(ClauseKind::Requirement, &[REST], steady);
    game.row(steady).subject = Some(code(counters(0).set()));
    game.row(steady).words = word("requirement at rest for each unit here: steps is at least 2");
    game.rule("7.3");
    let ban = game.clause(ClauseKind::Ban, &[REST], Body::Forbids(code(attr(here(), WALL))));
    game.row(ban).words = word("ban walls at rest: here's wall");
    let map = Map::of(&["hex"]).unit("c", "hex").kind("cavalry").unit("g", "hex").kind("guns").with(STEPS, whole(1));
    let map = map.set_place("hex", WALL, Value::Flag(true));
    assert_eq!(
        lines(&told(&game, &map, &map.arriving("g"))),
        [
            "Illegal: 7.1 A heading, 7.2 A heading and 7.3 A heading are broken.",
            "7.1 A heading is broken in the hex, at rest (test, line 7).",
            "  c may not share with g.",
            "  Guns may not share with cavalry.",
            "7.2 A heading is broken by g in the hex, at rest (test, line 7).",
            "  It asks that steps is at least 2.",
            "7.3 A heading is broken in the hex, at rest (test, line 7).",
            "  It is forbidden where here's wall.",
            "7.2 A heading is kept by c in the hex, at rest (test, line 7).",
        ]
    );
}

#[test]
fn what_follows() {
    let mut game = Game::new();
    let limit = three_units(&mut game);
    game.exception(Target::Clause(limit), None, ExceptionEffect::Deferred(ASSAULT));
    game.rule("7.4");
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::By(ASSAULT));
    game.row(duty).name = word("correct-overstack");
    game.row(duty).condition = Some(code(broken(limit)));
    let tags = owned([Tag { word: TagWord::Against, name: word("owner") }]);
    let value = EffectCode::Value(code(node(Node::Ruling(RulingId(0)))));
    let penalty = game.clause(ClauseKind::Penalty, &[REST], Body::Effect { value, tags, budget: None });
    game.row(penalty).name = word("column-shift");
    let map = Map::of(&["hex"]).units(&["1", "2", "3", "4"], "hex");
    assert_eq!(
        lines(&told(&game, &map, &map.arriving("1"))),
        [
            "Deferred: lawful now, but it must be put right under 7.1 A heading by assault.",
            "7.1 A heading is broken for now in the hex, at rest, and must be put right by assault (test, line 7).",
            "  There are 4 units, and at most 3 are allowed: 1, 2, 3 and 4.",
            "  Exception number 0 lets it stand until assault (test, line 7).",
            "Duty: correct overstack, by assault, under 7.4 A heading in the hex, at rest (test, line 7).",
            "  7.1 A heading is broken for now in the hex, and must be put right by assault (test, line 7).",
            "    There are 4 units, and at most 3 are allowed: 1, 2, 3 and 4.",
            "  Exception number 0 lets it stand until assault (test, line 7).",
            "Penalty: column shift yes against owner, under 7.4 A heading in the hex, at rest (test, line 7).",
            "This leans on ruling A1, read as yes: Does it count?",
        ]
    );
}

#[test]
fn picks_in_words() {
    let mut game = Game::new();
    let limit = game.limit(vec![at_most(num(1), counters(0).set())]);
    game.rule("7.4");
    let row = ChoiceRow {
        parameter: CHOSEN,
        from: code(counters(0).set()),
        within: owned([limit]),
        at_most: None,
        none_if: Some(code(no())),
    };
    game.clause(ClauseKind::Choice, &[ASSAULT], Body::Choice(row));
    let map = Map::of(&["hex", "other"]).units(&["a", "b", "c"], "hex").unit("z", "other");
    assert_eq!(
        lines(&told(&game, &map, &map.fighting("hex", &["a", "b"])))[2..],
        [
            "  By themselves the picked would break rule 7.1 stack.",
            "  7.1 A heading is broken in the hex (test, line 7), if only a and b counted.",
            "    There are 2 units, and at most 1 is allowed: a and b.",
        ]
    );
    assert_eq!(lines(&told(&game, &map, &map.fighting("hex", &["z"])))[2], "  z may not be picked.");
    let none = told(&game, &map, &map.fighting("hex", &[]));
    assert_eq!(lines(&none)[2], "  Nobody has been picked, and somebody has to be.");
}

#[test]
fn a_duty_that_was_possible() {
    let mut game = Game::new();
    let duty = game.clause(ClauseKind::Duty, &[REST], Body::IfPossible(code(attr(here(), TIGHT))));
    game.row(duty).words = word("duty shelter at rest: here is tight if possible");
    let map = Map::of(&["a", "b"]).link("a", "b").set_place("b", TIGHT, Value::Flag(true)).unit("x", "a");
    assert_eq!(
        lines(&told(&game, &map, &map.moving("x", &[])))[2..],
        ["  It was possible: by way of hex b.", "  It asks: here is tight if possible."]
    );
}

#[test]
fn answers_to_questions() {
    let mut game = Game::new();
    let cost = Body::Effect { value: EffectCode::Value(code(frac(3, 2))), tags: owned([]), budget: None };
    let cost = game.clause(ClauseKind::Value, &[REST], cost);
    game.row(cost).name = word("activation-cost");
    let map = Map::of(&["hex"]).unit("x", "hex");
    let asked = Asked::Act(map.act_data(ASK));
    assert_eq!(lines(&told(&game, &map, &asked))[0], "Value: activation cost is 3/2 (7.1 A heading).");
}

#[test]
fn faults_in_words() {
    let mut game = Game::new();
    let of = code(attr(slot(0), STRENGTH));
    game.limit(vec![line(LineComparison::AtMost, num(3), Measure::Sum { set: code(counters(0).set()), of })]);
    let map = Map::of(&["0101", "0102"]).unit("x", "0101");
    let fault = game.fault(&map, &map.arriving("x"));
    assert_eq!(
        fault.words(&game.tables, &map.position),
        "The strength of x is missing, and a number is needed in hex 0101, under rule 7.1 stack (test, line 7)."
    );
    let mut game = Game::new();
    let limit = three_units(&mut game);
    game.exception(Target::Clause(limit), None, bounds(&[(0, num(1))]));
    game.exception(Target::Clause(limit), None, bounds(&[(0, num(2))]));
    let fault = game.fault(&map, &map.arriving("x"));
    assert_eq!(
        fault.words(&game.tables, &map.position),
        "Exceptions number 0 and number 1 both apply and disagree, and neither beats the other in hex 0101, \
         under rule 7.1 stack (test, line 7)."
    );
}
