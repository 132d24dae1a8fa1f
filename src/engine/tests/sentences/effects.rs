//! What follows from a rule: values, prices, and how they came about.

use reglement_engine::number::Number;
use reglement_engine::table::*;
use reglement_engine::verdict::*;

use crate::*;

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
