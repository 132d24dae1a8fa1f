//! Exceptions that applied, and that did not.

use reglement_engine::table::*;
use reglement_engine::verdict::*;

use crate::*;

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
