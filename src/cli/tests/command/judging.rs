use super::Desk;

#[test]
fn verdicts_in_words() {
    let desk = Desk::with_ruleset("judge");
    let judged = desk.run(&["judge", "rulesets/small/cases/stacking.yaml"]);
    assert_eq!(judged.code, 1);
    insta::assert_snapshot!(judged.whole());
}

#[test]
fn one_case() {
    let desk = Desk::with_ruleset("judge-one");
    let judged = desk.run(&["judge", "rulesets/small/cases/stacking.yaml", "--case", "s-1"]);
    assert_eq!((judged.code, judged.errors.as_str()), (0, ""));
    let none = desk.run(&["judge", "rulesets/small/cases/stacking.yaml", "--case", "s-9"]);
    assert_eq!((none.code, none.out.as_str()), (2, ""));
    assert_eq!(none.errors, "error: `rulesets/small/cases/stacking.yaml` has no case `s-9`\n");
}

#[test]
fn a_position_needs_no_expectation() {
    let desk = Desk::with_ruleset("judge-position");
    desk.write("position.yaml", "counters: [{n: 3, kind: infantry}]\nact: {type: assault}\n");
    let judged = desk.run(&["judge", "position.yaml", "--ruleset", "small", "--format", "json"]);
    assert_eq!((judged.code, judged.errors.as_str()), (0, ""));
    insta::assert_snapshot!(judged.out);
    let lost = desk.run(&["judge", "position.yaml"]);
    assert_eq!(lost.code, 2);
    insta::assert_snapshot!(lost.errors, @"error: `position.yaml` lies beside no ruleset; name one with --ruleset, or put the file into `rulesets/NAME/cases`");
}

#[test]
fn the_exit_code_tells_lawful_from_unlawful() {
    let desk = Desk::with_ruleset("judge-code");
    desk.write(
        "rulesets/small/three.yaml",
        "counters: [{n: 3, kind: infantry}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    assert_eq!(desk.run(&["judge", "rulesets/small/three.yaml"]).code, 1);
    desk.write(
        "rulesets/small/two.yaml",
        "counters: [{n: 2, kind: infantry}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    assert_eq!(desk.run(&["judge", "rulesets/small/two.yaml"]).code, 0);
    desk.write(
        "rulesets/small/none.yaml",
        "counters: [{n: 2, kind: infantri}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    let refused = desk.run(&["judge", "rulesets/small/none.yaml"]);
    assert_eq!(refused.code, 2);
    insta::assert_snapshot!(refused.errors, @r"
    error: `kind` of counter `counter-1` cannot be `infantri`
     --> rulesets/small/none.yaml:1:25
      |
    1 | counters: [{n: 2, kind: infantri}]
      |                         ^^^^^^^^
      |
      = help: did you mean `infantry`?
    ");
}
