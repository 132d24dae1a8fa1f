//! Each part of a verdict, and each fault, as a sentence: made by hand, without a judge.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::{JudgeError, Site};
use reglement_engine::number::Number;
use reglement_engine::position::{Asked, Unknown};
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// A game with a clause of each sort, and what stands around it.
fn rulebook() -> Game {
    let mut game = Game::new();
    let general = game.rule("7.1.0");
    game.tables.rules.to_mut()[0].heading = word("Stacking limits");
    let unit = game.class("heavy-unit", yes());
    game.definition(unit).rule = Some(general);
    game.define("weight", Some(Subject::Counter), num(1));
    game.define("traits-held", Some(Subject::Counter), num(1));
    game.definition(DefinitionId(2)).of_type = Type::AnyOf(DomainId(7));
    game.limit(vec![at_most(num(3), counters(0).of(unit).set())]);
    game.rule("8.0");
    game.tables.rules.to_mut()[1].heading = word("");
    game
}

const LIMIT: ClauseId = ClauseId(0);

fn two_hexes() -> Map {
    Map::of(&["a", "hex"]).units(&["x", "y", "z"], "a").group("I-corps", "advance")
}

fn found(outcome: Outcome) -> Finding {
    Finding {
        rule: RuleId(0),
        clause: LIMIT,
        moment: None,
        place: None,
        subject: None,
        per: vec![],
        outcome,
        measures: vec![],
        alternatives: vec![],
        pairs: vec![],
        applied: vec![],
        near: vec![],
        counted: vec![],
        definitions: vec![],
        figures: vec![],
        rulings: vec![],
        standing: vec![],
        among: None,
        effect: None,
        pick: None,
        candidates: vec![],
        witness: None,
        needs: vec![],
        barred: vec![],
    }
}

fn verdict(kind: VerdictKind, findings: Vec<Finding>) -> Verdict {
    Verdict { kind, findings, rulings: vec![], references: vec![] }
}

fn told(game: &Game, verdict: &Verdict) -> Vec<String> {
    let map = two_hexes();
    let mut act = map.act_data(ASK);
    act.lists = vec![vec![map.thing("x"), map.thing("z")], vec![], vec![Value::List(0)]];
    let words = verdict.words(&game.tables, &map.position, &Asked::Act(act));
    words.lines().map(str::to_owned).collect()
}

/// What is told of one finding, without the summary.
fn lines(game: &Game, finding: Finding) -> Vec<String> {
    told(game, &verdict(VerdictKind::Legal, vec![finding])).split_off(1)
}

/// What is told under the headline of one finding.
fn under(game: &Game, finding: Finding) -> Vec<String> {
    lines(game, finding).split_off(1)
}

fn summary(game: &Game, kind: VerdictKind, findings: Vec<Finding>) -> String {
    told(game, &verdict(kind, findings)).remove(0)
}

#[test]
fn the_first_line() {
    let mut game = rulebook();
    let second = Finding { rule: RuleId(1), ..found(Outcome::Broken) };
    let broken = vec![found(Outcome::Broken), second.clone(), found(Outcome::Broken)];
    let tell = |kind, findings| summary(&game, kind, findings);
    assert_eq!(tell(VerdictKind::Illegal, broken), "Illegal: 7.1.0 Stacking limits and 8.0 are broken.");
    assert_eq!(tell(VerdictKind::Illegal, vec![second]), "Illegal: 8.0 is broken.");
    let open = vec![found(Outcome::Open), Finding { rule: RuleId(1), ..found(Outcome::Open) }];
    assert_eq!(
        tell(VerdictKind::Open, open.clone()),
        "Open: no rule is known to be broken, but it cannot be told whether 7.1.0 Stacking limits and 8.0 are kept."
    );
    assert_eq!(
        tell(VerdictKind::Open, open[1..].to_vec()),
        "Open: no rule is known to be broken, but it cannot be told whether 8.0 is kept."
    );
    let deferred = Finding { rule: RuleId(1), ..found(Outcome::Deferred(ASSAULT)) };
    assert_eq!(
        tell(VerdictKind::Deferred, vec![deferred.clone(), deferred, found(Outcome::Deferred(LEAVING))]),
        "Deferred: lawful now, but it must be put right under 8.0 by assault and 7.1.0 Stacking limits by leaving."
    );
    assert_eq!(tell(VerdictKind::Value, vec![]), "No rule gives a value.");
    assert_eq!(tell(VerdictKind::Legal, vec![found(Outcome::Holds)]), "Legal: no rule is broken.");
    // What a kind of clause brings about is told by the verdicts that it belongs to, and by no other.
    let kinds = [
        (
            ClauseKind::Penalty,
            VerdictKind::Legal,
            "Legal: no rule is broken. Penalty: stack 2 (7.1.0 Stacking limits).",
        ),
        (ClauseKind::Cure, VerdictKind::Legal, "Legal: no rule is broken. Cure: stack 2 (7.1.0 Stacking limits)."),
        (ClauseKind::Duty, VerdictKind::Legal, "Legal: no rule is broken. Duty: stack (7.1.0 Stacking limits)."),
        (ClauseKind::Forced, VerdictKind::Forced, "Forced: at once: stack becomes 2 (7.1.0 Stacking limits)."),
        (ClauseKind::Value, VerdictKind::Value, "Value: stack is 2 (7.1.0 Stacking limits)."),
        (ClauseKind::Price, VerdictKind::Value, "Value: stack is 2 (7.1.0 Stacking limits)."),
        (ClauseKind::Value, VerdictKind::Legal, "Legal: no rule is broken."),
        (ClauseKind::Penalty, VerdictKind::Value, "No rule gives a value."),
    ];
    for (kind, of_verdict, words) in kinds {
        game.row(LIMIT).kind = kind;
        let finding = Finding { effect: Some(effect(Value::Number(Number::whole(2)))), ..found(Outcome::Effect) };
        assert_eq!(summary(&game, of_verdict, vec![finding.clone(), finding]), words);
    }
}

fn effect(value: Value) -> Effect {
    Effect { value: EffectValue::Value(value), tags: vec![], general: None, budget: None, paid: vec![], by: None }
}

#[test]
fn the_broken_come_first_and_the_idle_not_at_all() {
    let game = rulebook();
    let outcomes = [
        Outcome::Idle,
        Outcome::Lifted,
        Outcome::Holds,
        Outcome::Effect,
        Outcome::Deferred(ASSAULT),
        Outcome::Open,
        Outcome::Broken,
    ];
    let all = verdict(VerdictKind::Illegal, outcomes.map(found).to_vec());
    let rule = "7.1.0 Stacking limits";
    let lines = told(&game, &all);
    let expected = [
        "is broken (test, line 7).",
        "is open (test, line 7).",
        "is broken for now, and must be put right by assault (test, line 7).",
        "has its effect (test, line 7).",
        "does not apply (test, line 7).",
        "is kept (test, line 7).",
    ];
    assert_eq!(lines[1..], expected.map(|words| format!("{rule} {words}")));
}

#[test]
fn headlines() {
    let mut game = rulebook();
    let headline = |game: &Game, finding: Finding| lines(game, finding).remove(0);
    let map = two_hexes();
    game.row(LIMIT).per = owned([
        PerRow { name: word("side"), value: code(num(1)) },
        PerRow { name: word("home-base"), value: code(num(1)) },
    ]);
    let finding = Finding {
        subject: Some(map.thing("x")),
        per: vec![named("red"), map.hex("hex")],
        place: Some(0),
        moment: Some(REST),
        ..found(Outcome::Broken)
    };
    assert_eq!(
        headline(&game, finding.clone()),
        "7.1.0 Stacking limits is broken by x for side red and home base the hex in hex a, at rest (test, line 7)."
    );
    game.tables.moments.to_mut()[REST.index()].doc = word("a unit comes to rest");
    assert_eq!(
        headline(&game, Finding { subject: None, per: vec![], place: Some(1), ..finding }),
        "7.1.0 Stacking limits is broken in the hex, when a unit comes to rest (test, line 7)."
    );
    game.row(LIMIT).kind = ClauseKind::Permission;
    assert_eq!(headline(&game, found(Outcome::Holds)), "7.1.0 Stacking limits permits it (test, line 7).");
    // A rule that is called by its heading is not called twice.
    game.tables.rules.to_mut()[1] = RuleRow { heading: word("8.0"), ..game.tables.rules[1].clone() };
    assert_eq!(headline(&game, Finding { rule: RuleId(1), ..found(Outcome::Holds) }), "8.0 permits it (test, line 7).");
    let nowhere = Finding { place: Some(9), moment: Some(MomentId(9)), ..found(Outcome::Broken) };
    assert_eq!(
        headline(&game, Finding { rule: RuleId(9), ..nowhere }),
        "A rule is broken in hex ?, at an unknown moment (test, line 7)."
    );
}

fn measured(comparison: LineComparison, have: Value, bound: Value) -> Measured {
    Measured {
        line: 0,
        comparison,
        have,
        have_at_least: false,
        bound,
        holds: false,
        general_bound: bound,
        bound_by: None,
        counted: vec![],
    }
}

#[test]
fn what_was_measured() {
    let mut game = rulebook();
    let tell = |game: &Game, measured| under(game, Finding { measures: vec![measured], ..found(Outcome::Holds) });
    let line = |comparison, have, bound| tell(&game, measured(comparison, have, bound)).concat();
    let most = LineComparison::AtMost;
    assert_eq!(line(most, whole(0), whole(3)), "  There are no units, and at most 3 are allowed.");
    assert_eq!(line(most, whole(1), whole(1)), "  There is 1 unit, and at most 1 is allowed.");
    assert_eq!(line(most, whole(2), whole(0)), "  There are 2 units, and none is allowed.");
    assert_eq!(line(most, whole(2), Value::Unlimited), "  There are 2 units, and there is no limit.");
    assert_eq!(line(most, whole(2), Value::Prohibited), "  There are 2 units, and none may be there at all.");
    assert_eq!(line(most, whole(2), Value::NoFigure), "  There are 2 units, and the source gives no figure.");
    let least = LineComparison::AtLeast;
    assert_eq!(line(least, whole(2), whole(1)), "  There are 2 units, and at least 1 is needed.");
    assert_eq!(line(least, whole(2), whole(0)), "  There are 2 units, and at least 0 are needed.");
    assert_eq!(line(least, whole(2), whole(3)), "  There are 2 units, and at least 3 are needed.");
    let exactly = LineComparison::Exactly;
    assert_eq!(line(exactly, whole(2), whole(1)), "  There are 2 units, and exactly 1 is required.");
    assert_eq!(line(exactly, whole(2), whole(0)), "  There are 2 units, and none is allowed.");
    let hidden = Measured { have_at_least: true, ..measured(most, whole(0), whole(3)) };
    assert_eq!(tell(&game, hidden), ["  There are at least 0 units, and at most 3 are allowed."]);
    // Who was counted; with the weights where a line adds them up.
    let weights = vec![(Value::Counter(0), whole(2)), (Value::Counter(1), Value::Nothing)];
    let counted = Measured { counted: weights, ..measured(most, whole(2), whole(3)) };
    assert_eq!(tell(&game, counted.clone()), ["  There are 2 units, and at most 3 are allowed: x and y."]);
    let sum = Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    game.row(LIMIT).body =
        Body::Lines(owned([LineRow { label: word("steps of units"), ..world::line(most, num(3), sum) }]));
    assert_eq!(
        tell(&game, counted.clone()),
        ["  There are 2 steps of units, and at most 3 are allowed: x (2) and y (none)."]
    );
    assert_eq!(
        tell(&game, Measured { have_at_least: true, ..counted.clone() }),
        ["  There are at least 2 steps of units, and at most 3 are allowed: x (2) and y (unknown)."]
    );
    let one = Measured { have: whole(1), counted: vec![], ..counted.clone() };
    assert_eq!(tell(&game, one.clone()), ["  There is 1 step of units, and at most 3 are allowed."]);
    // Other forms of a line.
    let labelled = |game: &mut Game, label: &str, measure| {
        let row = LineRow { label: word(label), ..world::line(most, num(3), measure) };
        game.row(LIMIT).body = Body::Lines(owned([row]));
    };
    let set = || Measure::Count { set: code(counters(0).set()) };
    labelled(&mut game, "gap-to-here", Measure::Value(code(num(1))));
    assert_eq!(tell(&game, one.clone()), ["  Gap to here: 1, and at most 3 are allowed."]);
    let sum = || Measure::Sum { set: code(counters(0).set()), of: code(attr(slot(0), STEPS)) };
    labelled(&mut game, "steps", sum());
    assert_eq!(
        tell(&game, Measured { have: whole(0), ..one.clone() }),
        ["  There are no steps, and at most 3 are allowed."]
    );
    labelled(&mut game, "weight", sum());
    assert_eq!(tell(&game, Measured { have: whole(0), ..one.clone() }), ["  Weight: 0, and at most 3 are allowed."]);
    labelled(&mut game, "only infantry", set());
    let others = [(whole(0), "there are no others"), (whole(1), "1 other is there"), (whole(4), "4 others are there")];
    for (have, words) in others.into_iter().chain([(Value::Unlimited, "others are there")]) {
        let words = format!("  Only infantry are allowed, and {words}.");
        assert_eq!(tell(&game, Measured { have, ..one.clone() }), [words]);
    }
    // One of a noun, by the ruleset's own plural or the common endings.
    game.definition(DefinitionId(0)).plural = word("heavy-units-all");
    let nouns = [
        ("heavy units all", "heavy unit"),
        ("red heavy units all", "red heavy unit"),
        ("unheavy units all", "unheavy units all"),
        ("armies", "army"),
        ("companies where kind is guns", "company where kind is guns"),
        ("men", "men"),
        ("mess", "mess"),
        ("units in woods of hills", "unit in woods of hills"),
        ("units here", "unit here"),
        ("units called wagons", "unit called wagons"),
    ];
    for (several, one_of_them) in nouns {
        labelled(&mut game, several, set());
        let words = format!("  There is 1 {one_of_them}, and at most 3 are allowed.");
        assert_eq!(tell(&game, one.clone()), [words]);
    }
}

#[test]
fn how_a_bound_was_reached() {
    let mut game = rulebook();
    let tight = game.exception(Target::Clause(LIMIT), Some(attr(here(), TIGHT)), bounds(&[(0, num(1))]));
    let by = Measured {
        general_bound: whole(3),
        bound_by: Some(tight),
        ..measured(LineComparison::AtMost, whole(2), whole(1))
    };
    let finding = Finding { measures: vec![by], applied: vec![tight], ..found(Outcome::Broken) };
    let bound = "  There are 2 units, and at most 1 is allowed.";
    assert_eq!(
        under(&game, finding.clone()),
        [bound, "  In general the bound is 3, but number 0 makes it 1, since the condition holds (test, line 7)."]
    );
    game.except(tight).condition_words = word("");
    assert_eq!(under(&game, finding), [bound, "  In general the bound is 3, but number 0 makes it 1 (test, line 7)."]);
}

#[test]
fn alternatives_by_their_lines() {
    let mut game = rulebook();
    let row = |label: &str| LineRow { label: word(label), ..at_most(num(3), counters(0).set()) };
    let alternatives = [
        AlternativeRow { label: word("few"), lines: owned([row("men")]) },
        AlternativeRow { label: word("many"), lines: owned([row("horses"), row("guns")]) },
    ];
    game.row(LIMIT).body = Body::Alternatives(owned(alternatives));
    let at = |line| Measured { line, ..measured(LineComparison::AtMost, whole(2), whole(1)) };
    let alternatives = vec![
        AlternativeFinding { label: "few".into(), fits: false, measures: vec![at(0)] },
        AlternativeFinding { label: "many".into(), fits: true, measures: vec![at(1), at(2)] },
    ];
    assert_eq!(
        under(&game, Finding { alternatives, ..found(Outcome::Holds) }),
        [
            "  “few” does not fit: there are 2 men, and at most 1 is allowed.",
            "  “many” fits: there are 2 horses, and at most 1 is allowed; there are 2 guns, and at most 1 is allowed.",
        ]
    );
}

#[test]
fn what_exceptions_did() {
    let mut game = rulebook();
    let clause = Target::Clause(LIMIT);
    let exempts = || ExceptionEffect::Exempts { first: None, set: code(counters(0).set()) };
    let value = || ExceptionEffect::Value(code(num(2)));
    let parts = [
        (clause, ExceptionEffect::Lifted, "switches the rule off", "switches the rule off"),
        (
            Target::Definition(DefinitionId(0)),
            ExceptionEffect::Lifted,
            "takes it out of heavy unit",
            "takes it out of heavy unit",
        ),
        (
            Target::Exception(ExceptionId(0)),
            ExceptionEffect::Lifted,
            "switches 7.1.0 few off",
            "switches 7.1.0 few off",
        ),
        (clause, ExceptionEffect::Deferred(ASSAULT), "lets it stand until assault", "lets it stand until assault"),
        (clause, exempts(), "exempts some", "exempts guns"),
        (clause, bounds(&[(0, num(1))]), "sets another bound", "sets another bound"),
        (Target::Definition(DefinitionId(1)), value(), "sets weight", "makes weight exempts guns"),
        (clause, value(), "sets another value", "makes it exempts guns"),
    ];
    for (target, effect, ..) in &parts {
        game.exception(*target, None, effect.clone());
    }
    for (number, (.., bare, with_words)) in parts.iter().enumerate() {
        let id = ExceptionId(number as u16);
        game.except(id).name = word("few");
        game.except(id).rule = Some(RuleId(0));
        let tell = |game: &Game| under(game, Finding { applied: vec![id], ..found(Outcome::Holds) });
        game.except(id).words = word("no body");
        assert_eq!(tell(&game), [format!("  Exception 7.1.0 few {bare} (test, line 7).")]);
        game.except(id).words = word("except few where kind: x: exempts guns");
        assert_eq!(tell(&game), [format!("  Exception 7.1.0 few {with_words} (test, line 7).")]);
    }
    // What it is called.
    let called = |game: &Game| under(game, Finding { applied: vec![ExceptionId(0)], ..found(Outcome::Holds) }).concat();
    game.except(ExceptionId(0)).name = word("");
    assert_eq!(called(&game), "  The exception in 7.1.0 switches the rule off (test, line 7).");
    game.except(ExceptionId(0)).rule = None;
    assert_eq!(called(&game), "  An exception switches the rule off (test, line 7).");
    game.except(ExceptionId(0)).name = word("near-by");
    assert_eq!(called(&game), "  Exception near by switches the rule off (test, line 7).");
}

#[test]
fn exceptions_that_did_not_apply() {
    let mut game = rulebook();
    let near = game.exception(Target::Clause(LIMIT), None, ExceptionEffect::Lifted);
    let tell = |game: &Game, outcome| under(game, Finding { near: vec![near], ..found(outcome) });
    assert_eq!(tell(&game, Outcome::Broken), ["  Exception number 0 does not apply here."]);
    assert_eq!(tell(&game, Outcome::Holds), [] as [&str; 0]);
    game.except(near).moments = Moments::of(&[REST, ASSAULT]);
    assert_eq!(
        tell(&game, Outcome::Deferred(REST)),
        ["  Exception number 0 does not apply: it holds only at rest and assault."]
    );
    game.except(near).condition_words = word("here is tight");
    assert_eq!(
        tell(&game, Outcome::Broken),
        ["  Exception number 0 does not apply: it holds only at rest and assault where here is tight."]
    );
    game.except(near).moments = Moments::ANY;
    assert_eq!(
        tell(&game, Outcome::Broken),
        ["  Exception number 0 does not apply: it holds only where here is tight."]
    );
}

#[test]
fn what_follows_from_a_rule() {
    let mut game = rulebook();
    game.row(LIMIT).name = word("column-shift");
    let tell = |game: &Game, outcome, effect: &Effect| {
        lines(game, Finding { effect: Some(effect.clone()), ..found(outcome) }).join("|")
    };
    let after = ", under 7.1.0 Stacking limits (test, line 7).";
    let two = effect(whole(2));
    let tags = [TagWord::Against, TagWord::To, TagWord::By, TagWord::Until, TagWord::Suppresses];
    let tagged = Effect { tags: tags.map(|word| (word, "own-move".to_string())).to_vec(), ..two.clone() };
    let tagged = tell(&game, Outcome::Effect, &tagged);
    assert_eq!(
        tagged,
        format!(
            "Column shift is 2 against own move, to own move, by own move, until own move and without own move{after}"
        )
    );
    let members = Effect { value: EffectValue::Members(vec![2, 0]), ..two.clone() };
    let nobody = Effect { value: EffectValue::Members(vec![]), ..two.clone() };
    assert_eq!(tell(&game, Outcome::Effect, &members), format!("Column shift: z and x{after}"));
    assert_eq!(tell(&game, Outcome::Effect, &nobody), format!("Column shift: nobody{after}"));
    // Under a rule that is broken or kept, what it brings about has a line of its own.
    assert_eq!(tell(&game, Outcome::Holds, &two), "7.1.0 Stacking limits is kept (test, line 7).|  Column shift is 2.");
    let yes = effect(Value::Flag(true));
    let kinds = [
        (ClauseKind::Penalty, &two, "Penalty: column shift 2"),
        (ClauseKind::Penalty, &yes, "Penalty: column shift"),
        (ClauseKind::Cure, &two, "Cure: column shift 2"),
        (ClauseKind::Cure, &yes, "Cure: column shift yes"),
        (ClauseKind::Forced, &two, "At once: column shift becomes 2"),
        (ClauseKind::Duty, &two, "Duty: column shift"),
        (ClauseKind::Duty, &Effect { by: Some(ASSAULT), ..two.clone() }, "Duty: column shift, by assault"),
        (ClauseKind::Price, &two, "Column shift is 2"),
        (ClauseKind::Price, &Effect { budget: Some(whole(3)), ..two.clone() }, "Column shift is 2, of 3 at hand"),
    ];
    for (kind, effect, words) in kinds {
        game.row(LIMIT).kind = kind;
        assert_eq!(tell(&game, Outcome::Effect, effect), format!("{words}{after}"));
    }
}

#[test]
fn how_a_value_was_reached() {
    let mut game = rulebook();
    game.row(LIMIT).kind = ClauseKind::Value;
    let half = game.exception(Target::Clause(LIMIT), Some(yes()), ExceptionEffect::Value(code(num(1))));
    let other = game.exception(Target::Definition(DefinitionId(1)), None, ExceptionEffect::Value(code(num(1))));
    let tell = |game: &Game, general, applied: &[ExceptionId]| {
        let effect = Some(Effect { general, ..effect(whole(1)) });
        lines(game, Finding { effect, applied: applied.to_vec(), ..found(Outcome::Effect) }).remove(0)
    };
    let plain = "Stack is 1, under 7.1.0 Stacking limits (test, line 7).";
    assert_eq!(
        tell(&game, Some(whole(2)), &[other, half]),
        "Stack is 1; in general it would be 2, but number 0 applies, since the condition holds (test, line 7), \
         under 7.1.0 Stacking limits (test, line 7)."
    );
    assert_eq!(tell(&game, Some(whole(1)), &[half]), plain);
    assert_eq!(tell(&game, Some(whole(2)), &[other]), plain);
    assert_eq!(tell(&game, None, &[half]), plain);
}

#[test]
fn what_was_paid() {
    let mut game = rulebook();
    game.row(LIMIT).kind = ClauseKind::Price;
    game.clause(ClauseKind::Price, &[REST], Body::By(REST));
    let payment = |clause, entered, price| Payment { clause: ClauseId(clause), entered, price: Number::whole(price) };
    let paid = vec![payment(0, Some(0), 2), payment(0, None, 1), payment(1, Some(1), 3)];
    let tell = |paid: &[Payment], outcome| {
        let effect = Some(Effect { budget: Some(whole(5)), paid: paid.to_vec(), ..effect(whole(2)) });
        lines(&game, Finding { effect, ..found(outcome) }).join("|")
    };
    assert_eq!(
        tell(&paid, Outcome::Effect),
        "Stack is 2, which makes 6 of 5 at hand, under 7.1.0 Stacking limits (test, line 7)."
    );
    assert_eq!(
        tell(&paid, Outcome::Broken),
        "7.1.0 Stacking limits is broken (test, line 7).|  Stack is 2, which makes 6 of 5 at hand: 2 for hex a, \
         1 under rule 7.1.0 stack and 3 for the hex under rule 8.0 stack."
    );
    let beyond = [payment(0, None, i64::MAX), payment(0, None, 1)];
    assert_eq!(
        tell(&beyond, Outcome::Effect),
        "Stack is 2, which makes too much of 5 at hand, under 7.1.0 Stacking limits (test, line 7)."
    );
}

#[test]
fn values_in_words() {
    let mut game = rulebook();
    let map = two_hexes();
    let row = || LineRow { label: word("it"), ..line(LineComparison::AtMost, num(3), Measure::Value(code(num(1)))) };
    game.row(LIMIT).body = Body::Lines(owned([row()]));
    let values = [
        (Value::Nothing, "none"),
        (Value::Flag(true), "yes"),
        (Value::Flag(false), "no"),
        (Value::Number(Number::lowest_terms(3, 2)), "3/2"),
        (Value::Unlimited, "unlimited"),
        (Value::Prohibited, "prohibited"),
        (Value::NoFigure, "no figure"),
        (named("pass-through"), "pass through"),
        (Value::Symbol(Symbol(9_999)), "?"),
        (Value::Set(5), "2 values"),
        (map.thing("y"), "y"),
        (Value::Counter(9), "?"),
        (map.hex("a"), "hex a"),
        (map.hex("hex"), "the hex"),
        (Value::Group(0), "I-corps"),
        (Value::Group(1), "?"),
        (Value::Step(1), "step 2"),
        (Value::Act(1), "act 2"),
        (Value::List(0), "x and z"),
        (Value::List(1), "nobody"),
        (Value::List(2), "a list"),
        (Value::List(3), "nobody"),
    ];
    for (value, words) in values {
        let measures = vec![measured(LineComparison::AtMost, value, whole(3))];
        let told = under(&game, Finding { measures, ..found(Outcome::Holds) });
        assert_eq!(told, [format!("  It: {words}, and at most 3 are allowed.")]);
    }
}

#[test]
fn who_counted_as_what() {
    let mut game = rulebook();
    let light = game.class("army", no());
    let exception = game.exception(Target::Definition(light), None, ExceptionEffect::Lifted);
    let counted =
        |definition, subject, value, by| Classified { definition, subject: Value::Counter(subject), value, by };
    let tell = |game: &Game, counted: Vec<Classified>, outcome| under(game, Finding { counted, ..found(outcome) });
    let (heavy, weight, traits) = (DefinitionId(0), DefinitionId(1), DefinitionId(2));
    let (is, is_not) = (Value::Flag(true), Value::Flag(false));
    // Each form, for one and for several.
    assert_eq!(tell(&game, vec![counted(heavy, 0, is, None)], Outcome::Broken), ["  x counts as a heavy unit."]);
    assert_eq!(tell(&game, vec![counted(heavy, 0, is, None)], Outcome::Holds), [] as [&str; 0]);
    assert_eq!(
        tell(&game, vec![counted(heavy, 1, is, None), counted(heavy, 0, is, None)], Outcome::Broken),
        ["  x and y each count as a heavy unit."]
    );
    assert_eq!(
        tell(&game, vec![counted(heavy, 0, is_not, None), counted(heavy, 1, is_not, None)], Outcome::Deferred(REST)),
        ["  x and y do not count as a heavy unit."]
    );
    // Of a class that the rule does not ask for it is told only who is in it, or who is out of it by an exception.
    assert_eq!(tell(&game, vec![counted(light, 0, is_not, None)], Outcome::Broken), [] as [&str; 0]);
    assert_eq!(
        tell(
            &game,
            vec![
                counted(heavy, 0, is, None),
                counted(light, 0, is_not, Some(exception)),
                counted(heavy, 1, is_not, None)
            ],
            Outcome::Broken
        ),
        ["  x counts as a heavy unit, not as an army by number 0.", "  y does not count as a heavy unit.",]
    );
    let neither = vec![counted(heavy, 0, is_not, None), counted(light, 0, is_not, Some(exception))];
    assert_eq!(tell(&game, neither, Outcome::Broken), ["  x does not count as a heavy unit or an army by number 0."]);
    let both = vec![counted(heavy, 0, is, None), counted(light, 0, is, None)];
    assert_eq!(tell(&game, both, Outcome::Broken), ["  x counts as a heavy unit and an army."]);
    let values = vec![counted(weight, 0, whole(2), Some(exception)), counted(traits, 0, Value::Set(5), None)];
    assert_eq!(
        tell(&game, values.clone(), Outcome::Broken),
        ["  x has weight 2 by number 0 and traits held brave and old."]
    );
    let of_both = [0, 1].map(|who| counted(weight, who, whole(2), None)).to_vec();
    assert_eq!(tell(&game, of_both, Outcome::Broken), ["  x and y each have weight 2."]);
    assert_eq!(
        tell(&game, vec![counted(traits, 0, Value::Set(0), None)], Outcome::Broken),
        ["  x has traits held nothing."]
    );
    // Where a clause asks for a class.
    let asks = code(defined(light, Some(slot(0))));
    let set = || code(counters(0).of(light).set());
    let none = || code(counters(0).set());
    let lines = |measure| Body::Lines(owned([line(LineComparison::AtMost, num(3), measure)]));
    let choice = |from| ChoiceRow { parameter: CHOSEN, from, within: owned([]), at_most: None, none_if: None };
    let alternative =
        |measure| AlternativeRow { label: word("few"), lines: owned([line(LineComparison::AtMost, num(3), measure)]) };
    let bodies = [
        lines(Measure::Count { set: set() }),
        lines(Measure::Sum { set: set(), of: none() }),
        lines(Measure::Different { set: set(), of: none() }),
        Body::Alternatives(owned([alternative(Measure::Count { set: set() })])),
        Body::MayNotShare { subject: set(), with: none() },
        Body::MayNotShare { subject: none(), with: set() },
        Body::Requires(asks.clone()),
        Body::Forbids(asks.clone()),
        Body::IfPossible(asks.clone()),
        Body::Choice(choice(set())),
    ];
    let outside = || vec![counted(light, 0, is_not, None)];
    for body in bodies {
        game.row(LIMIT).body = body;
        let told = tell(&game, outside(), Outcome::Broken);
        assert_eq!(
            told.last().map(String::as_str),
            Some("  x does not count as an army."),
            "{:?}",
            game.row(LIMIT).body
        );
    }
    game.row(LIMIT).body = Body::By(REST);
    assert_eq!(tell(&game, outside(), Outcome::Broken), [] as [&str; 0]);
    game.row(LIMIT).condition = Some(asks);
    assert_eq!(tell(&game, outside(), Outcome::Broken), ["  x does not count as an army."]);
    game.row(LIMIT).condition = None;
    game.row(LIMIT).subject = Some(set());
    assert_eq!(tell(&game, outside(), Outcome::Broken), ["  x does not count as an army."]);
}

#[test]
fn picks_and_candidates() {
    let mut game = rulebook();
    let map = two_hexes();
    game.clause(ClauseKind::Ban, &[REST], Body::Forbids(code(yes())));
    let pick = |game: &Game, pick| under(game, Finding { pick: Some(pick), ..found(Outcome::Broken) });
    assert_eq!(pick(&game, PickFault::NonePicked), ["  Nobody has been picked, and somebody has to be."]);
    assert_eq!(pick(&game, PickFault::NotOpen(vec![map.thing("x"), map.thing("y")])), ["  x and y may not be picked."]);
    assert_eq!(
        pick(&game, PickFault::TooMany { have: whole(3), at_most: whole(2) }),
        ["  3 have been picked, and at most 2 may be."]
    );
    assert_eq!(
        pick(&game, PickFault::Breaks(vec![LIMIT, ClauseId(1), ClauseId(9)])),
        ["  By themselves the picked would break rule 7.1.0 stack, rule 8.0 stack and a rule."]
    );
    let flag = game.define("under-way", None, yes());
    let fact = |of, value| Fact { of, value };
    let definition = |id, value| fact(FactOf::Definition(id), value);
    let facts = vec![
        definition(DefinitionId(0), Value::Flag(true)),
        definition(DefinitionId(0), Value::Flag(false)),
        definition(flag, Value::Flag(true)),
        definition(flag, Value::Flag(false)),
        definition(DefinitionId(1), whole(2)),
        fact(FactOf::Attribute(AttributeId(KIND)), named("guns")),
    ];
    let told = "it is a heavy unit, it is not a heavy unit, under way, not under way, weight is 2 and kind is guns";
    let candidate = |thing, open, facts| Candidate { thing, open, facts };
    let candidates = vec![
        candidate(map.thing("x"), false, facts.clone()),
        candidate(map.thing("y"), true, facts.clone()),
        candidate(map.thing("z"), false, vec![]),
        // A place has no attributes of counters.
        candidate(map.hex("a"), false, facts[5..].to_vec()),
    ];
    assert_eq!(
        under(&game, Finding { candidates, ..found(Outcome::Broken) }),
        [format!("  What bars x: {told}."), format!("  y may be picked: {told}.")]
    );
}

#[test]
fn ways_that_were_possible_or_barred() {
    let mut game = rulebook();
    game.clause(ClauseKind::Ban, &[REST], Body::Forbids(code(yes())));
    let witness = |path: &[u32]| under(&game, Finding { witness: Some(path.to_vec()), ..found(Outcome::Holds) });
    assert_eq!(witness(&[]), ["  It was possible: by staying in place."]);
    assert_eq!(witness(&[0, 1]), ["  It was possible: by way of hex a and the hex."]);
    let barred = vec![LIMIT, LIMIT, ClauseId(1)];
    assert_eq!(
        under(&game, Finding { barred, ..found(Outcome::Holds) }),
        ["  It was not possible: every other way is barred by rule 7.1.0 stack and rule 8.0 stack."]
    );
    let unknown = |thing, attribute| Unknown { thing, attribute: AttributeId(attribute) };
    let needs = vec![unknown(Value::Counter(0), STEPS), unknown(Value::Place(0), TERRAIN), unknown(Value::Group(0), 0)];
    assert_eq!(
        under(&game, Finding { needs, ..found(Outcome::Open) }),
        ["  For that, it would have to be known: the steps of x, the terrain of hex a and the order of I-corps."]
    );
}

#[test]
fn figures_of_charts() {
    let mut game = rulebook();
    let tell = |game: &Game, cell| {
        under(game, Finding { figures: vec![Figure { chart: ChartId(0), cell }], ..found(Outcome::Holds) }).concat()
    };
    assert_eq!(tell(&game, 0), "  Chart figures: 18 for clear and infantry (test, line 7).");
    assert_eq!(tell(&game, 4), "  Chart figures: prohibited for woods and cavalry (test, line 7).");
    assert_eq!(tell(&game, 6), "");
    let chart = &mut game.tables.charts.to_mut()[0];
    chart.amended = owned([AmendedCell { cell: 4, place: Place { layer: LayerId(0), line: 70 } }]);
    assert_eq!(tell(&game, 4), "  Chart figures: prohibited for woods and cavalry (test, line 70).");
    assert_eq!(tell(&game, 3), "  Chart figures: 1 for woods and infantry (test, line 7).");
    let chart = &mut game.tables.charts.to_mut()[0];
    (chart.column_keys, chart.cells) = (owned([symbol("infantry")]), owned([whole(1), whole(2)]));
    assert_eq!(tell(&game, 1), "  Chart figures: 2 for woods (test, line 7).");
}

#[test]
fn what_a_rule_asks() {
    let mut game = rulebook();
    game.row(LIMIT).words = word("ban walls at rest: here is: a wall");
    let guns = || code(counters(0).set());
    let bodies = [
        (Body::Requires(code(yes())), Some("  It asks that here is: a wall.")),
        (Body::Forbids(code(yes())), Some("  It is forbidden where here is: a wall.")),
        (Body::IfPossible(code(yes())), Some("  It asks: here is: a wall.")),
        (Body::MayNotShare { subject: guns(), with: guns() }, Some("  Here is: a wall.")),
        (Body::By(REST), None),
    ];
    for (body, words) in bodies {
        game.row(LIMIT).body = body;
        assert_eq!(under(&game, found(Outcome::Broken)).first().map(String::as_str), words);
        assert_eq!(under(&game, found(Outcome::Deferred(REST))).first().map(String::as_str), words);
        assert_eq!(under(&game, found(Outcome::Holds)), [] as [&str; 0]);
    }
}

#[test]
fn what_a_rule_leans_on() {
    let game = rulebook();
    let holds = Measured { holds: true, ..measured(LineComparison::AtMost, whole(1), whole(1)) };
    let broken = measured(LineComparison::AtMost, whole(4), whole(3));
    let standing = Finding {
        among: Some(vec![0, 1]),
        measures: vec![holds, broken],
        pairs: vec![(0, 2)],
        ..found(Outcome::Broken)
    };
    assert_eq!(
        under(&game, Finding { standing: vec![standing], ..found(Outcome::Holds) }),
        [
            "  7.1.0 Stacking limits is broken (test, line 7), if only x and y counted.",
            "    There are 4 units, and at most 3 are allowed.",
            "    x may not share with z.",
        ]
    );
    let lean = Verdict {
        rulings: vec![(RulingId(0), symbol("yes")), (RulingId(9), symbol("no"))],
        references: vec![ReferenceId(1), ReferenceId(9)],
        ..verdict(VerdictKind::Legal, vec![])
    };
    assert_eq!(
        told(&game, &lean)[1..],
        [
            "This leans on ruling A1, read as yes: Does it count?",
            "This leans on ruling ?, read as no: ",
            "See also 9.0 (supply), which is not part of this ruleset.",
        ]
    );
}

#[test]
fn every_fault_says_what_and_where() {
    let mut game = rulebook();
    let near = game.exception(Target::Clause(LIMIT), None, ExceptionEffect::Lifted);
    game.exception(Target::Clause(LIMIT), None, ExceptionEffect::Lifted);
    let map = two_hexes();
    let site = Site::default();
    let missing =
        |thing, attribute: Option<u16>| JudgeError::Missing { thing, attribute: attribute.map(AttributeId), site };
    let unknown = |thing, attribute| Unknown { thing, attribute: AttributeId(attribute) };
    let faults = [
        (missing(Value::Nothing, None), "A number is needed where there is none."),
        (missing(map.thing("x"), Some(STEPS)), "The steps of x is missing, and a number is needed."),
        (missing(map.hex("a"), Some(TERRAIN)), "The terrain of hex a is missing, and a number is needed."),
        (missing(Value::Group(0), Some(0)), "The order of I-corps is missing, and a number is needed."),
        (missing(Value::Step(0), Some(1)), "The height of step 1 is missing, and a number is needed."),
        (missing(map.thing("x"), None), "A number of x is needed where there is none."),
        (
            JudgeError::Hidden { needs: vec![unknown(map.thing("x"), STEPS), unknown(map.hex("a"), TERRAIN)], site },
            "This rests on what is hidden: the steps of x and the terrain of hex a.",
        ),
        (JudgeError::NotANumber { value: named("leg"), site }, "A number is needed, and this is leg."),
        (JudgeError::NotAFlag { value: whole(1), site }, "A yes or no is needed, and this is 1."),
        (JudgeError::NoFigure { site }, "The source gives no figure, and the verdict would rest on it."),
        (
            JudgeError::NotInChart { chart: ChartId(0), row: named("swamp"), column: named("guns"), site },
            "The chart figures has no figure for swamp and guns.",
        ),
        (
            JudgeError::NotInChart { chart: ChartId(9), row: named("swamp"), column: named("guns"), site },
            "The chart ? has no figure for swamp and guns.",
        ),
        (JudgeError::Overflow { site }, "The number is too large to reckon with."),
        (JudgeError::DivisionByZero { site }, "This would divide by zero."),
        (JudgeError::NegativeRoot { value: whole(-4), site }, "-4 has no square root."),
        (
            JudgeError::Clash { first: near, second: ExceptionId(1), site },
            "Exceptions number 0 and number 1 both apply and disagree, and neither beats the other.",
        ),
        (JudgeError::TooDeep { site }, "Definitions and rules lean on one another in a circle, or too deeply."),
        (JudgeError::TooLong { site }, "There is too much to work out."),
        (
            JudgeError::DoesNotFit { site },
            "The position or the act is not one of this ruleset: it lacks something that the rules ask for.",
        ),
    ];
    for (fault, words) in faults {
        assert_eq!(fault.words(&game.tables, &map.position), words);
        assert_eq!(*fault.site(), site);
    }
    game.tables.clauses.to_mut()[0].place.line = 1;
    game.tables.definitions.to_mut()[1].place.line = 2;
    game.except(near).place.line = 3;
    let tell = |site| JudgeError::Overflow { site }.words(&game.tables, &map.position);
    let large = "The number is too large to reckon with";
    let mut site = Site { place: Some(0), ..site };
    assert_eq!(tell(site), format!("{large} in hex a."));
    site.subject = Some(map.thing("y"));
    assert_eq!(tell(site), format!("{large} in hex a, for y."));
    site.clause = Some(LIMIT);
    assert_eq!(tell(site), format!("{large} in hex a, for y, under rule 7.1.0 stack (test, line 1)."));
    site.definition = Some(DefinitionId(1));
    let words = format!("{large} in hex a, for y, under rule 7.1.0 stack, in the definition of weight");
    assert_eq!(tell(site), format!("{words} (test, line 2)."));
    site.exception = Some(near);
    assert_eq!(tell(site), format!("{words}, in exception number 0 (test, line 3)."));
    // Told of under its place, it does not name that place again; of another place it does.
    let fault = JudgeError::Overflow { site };
    assert_eq!(fault.clone().of_place(0).site().place, None);
    assert_eq!(fault.of_place(1).site().place, Some(0));
}
