//! A verdict as a whole: its first line, the order of what it tells, and what it leans on.

use reglement_engine::number::Number;
use reglement_engine::table::*;
use reglement_engine::verdict::*;

use crate::*;

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
