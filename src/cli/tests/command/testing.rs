use super::{CASES, Desk, RULES};

#[test]
fn cases_pass() {
    let desk = Desk::with_ruleset("test");
    let tested = desk.run(&["test"]);
    assert_eq!((tested.code, tested.errors.as_str(), tested.out.as_str()), (0, "", "3 passed, 0 failed\n"));
    for named in
        ["small", "rulesets", "rulesets/small", "rulesets/small/small.rules", "rulesets/small/cases/stacking.yaml"]
    {
        assert_eq!(desk.run(&["test", named]).out, "3 passed, 0 failed\n", "{named}");
    }
}

#[test]
fn a_changed_limit_fails_the_cases_that_lean_on_it() {
    let desk = Desk::with_ruleset("test-changed");
    desk.write("rulesets/small/small.rules", RULES.replace("at most 2 battalions", "at most 3 battalions"));
    let tested = desk.run(&["test"]);
    assert_eq!(tested.code, 1);
    insta::assert_snapshot!(tested.whole());
}

#[test]
fn cases_are_chosen_by_name() {
    let desk = Desk::with_ruleset("test-name");
    assert_eq!(desk.run(&["test", "--name", "s-2"]).out, "1 passed, 0 failed\n");
    let none = desk.run(&["test", "--name", "x-"]);
    assert_eq!((none.code, none.out.as_str(), none.errors.as_str()), (2, "", "error: no case has `x-` in its id\n"));
}

#[test]
fn disputed_cases_are_told_apart() {
    let desk = Desk::with_ruleset("test-disputed");
    let cases = CASES
        .replace("  why: \"three", "  disputed: \"the errata say otherwise\"\n  why: \"three")
        .replace("verdict: illegal", "verdict: legal");
    desk.write("rulesets/small/cases/stacking.yaml", cases);
    let tested = desk.run(&["test"]);
    assert_eq!(tested.code, 0);
    insta::assert_snapshot!(tested.whole());
}

#[test]
fn coverage_names_what_decides_nothing() {
    let desk = Desk::with_ruleset("test-coverage");
    let tested = desk.run(&["test", "--coverage"]);
    assert_eq!(tested.code, 0);
    insta::assert_snapshot!(tested.whole());
}

#[test]
fn coverage_as_json_tells_which_rules_speak_in_which_case() {
    let desk = Desk::with_ruleset("test-coverage-json");
    let tested = desk.run(&["test", "--coverage", "--format", "json"]);
    assert_eq!((tested.code, tested.errors.as_str()), (0, ""));
    let told: serde_json::Value = serde_json::from_str(&tested.out).unwrap();
    assert_eq!((&told["passed"], &told["failed"]), (&3.into(), &0.into()));
    let coverage = &told["coverage"][0];
    assert_eq!(coverage["ruleset"], "rulesets/small/small.rules");
    let stack = coverage["parts"].as_array().unwrap().iter().find(|part| part["part"] == "5.1 limit stack").unwrap();
    assert_eq!(stack["decides"], serde_json::json!(["s-2", "s-3"]));
    assert_eq!(stack["speaks-in"], serde_json::json!(["s-1", "s-2", "s-3"]));
    desk.write("rulesets/small/small.rules", RULES.replace("at most 2 battalions", "at most 3 battalions"));
    let failed = desk.run(&["test", "--coverage", "--format", "json"]);
    let told: serde_json::Value = serde_json::from_str(&failed.out).unwrap();
    assert_eq!(failed.code, 1);
    assert!(!told["failures"][0]["differences"].as_array().unwrap().is_empty());
}

#[test]
fn an_id_belongs_to_one_case_of_a_ruleset() {
    let desk = Desk::with_ruleset("test-twice");
    desk.write("rulesets/small/cases/more.yaml", CASES.replace("s-2", "s-4").replace("s-3", "s-5"));
    let tested = desk.run(&["test"]);
    assert_eq!(tested.code, 2);
    insta::assert_snapshot!(tested.whole());
}

#[test]
fn a_case_names_its_layer() {
    let desk = Desk::with_ruleset("test-layer");
    let layer = "ruleset wide\n  title \"Small, wide\"\n  builds on small\n\nrule 5.1\n  replace limit stack at rest in each hex:\n    at most 4 units\n    at most 3 battalions\n";
    desk.write("rulesets/small/wide.rules", layer);
    let cases = "- id: w-1\n  ruleset: wide\n  counters: [{n: 3, kind: infantry}]\n  act: {type: finish-move, unit: counter-1}\n  expect: {verdict: legal, measures: [{what: battalions, have: 3, limit: 3}]}\n";
    desk.write("rulesets/small/cases/wide.yaml", cases);
    let tested = desk.run(&["test"]);
    assert_eq!((tested.errors.as_str(), tested.out.as_str()), ("", "4 passed, 0 failed\n"));
    // The same layer in a folder of its own.
    let desk = Desk::with_ruleset("test-layer-beside");
    desk.write("rulesets/wide/wide.rules", layer);
    desk.write("rulesets/wide/cases/wide.yaml", cases.replace("  ruleset: wide\n", ""));
    assert_eq!(desk.run(&["test"]).out, "4 passed, 0 failed\n");
    assert_eq!(desk.run(&["test", "wide"]).out, "1 passed, 0 failed\n");
}
