//! What a rule found, and what it measured.

use reglement_engine::table::*;
use reglement_engine::verdict::*;

use crate::*;

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
