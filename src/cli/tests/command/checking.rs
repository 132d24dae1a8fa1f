use super::{Desk, RULES};

#[test]
fn a_good_ruleset() {
    let desk = Desk::with_ruleset("check");
    let checked = desk.run(&["check"]);
    assert_eq!((checked.code, checked.errors.as_str()), (0, ""));
    insta::assert_snapshot!(checked.out, @"rulesets/small/small.rules: 4 rules, 3 clauses, 2 exceptions, 3 definitions");
}

#[test]
fn every_mistake_in_one_pass() {
    let desk = Desk::with_ruleset("check-mistakes");
    let wrong = RULES.replace("terrain is woods", "terain is woods").replace("size is battalion", "size is batallion");
    desk.write("rulesets/small/small.rules", &wrong);
    // A layer above it: what is wrong below is told once.
    desk.write("rulesets/small/wide.rules", "ruleset wide\n  title \"Wide\"\n  builds on small\n");
    let checked = desk.run(&["check"]);
    assert_eq!((checked.code, checked.out.as_str()), (2, ""));
    insta::assert_snapshot!(checked.errors);
}

#[test]
fn no_ruleset_has_more_than_32_layers() {
    let desk = Desk::new("check-tower");
    for layer in 0..33 {
        let below = if layer == 0 { String::new() } else { format!("  builds on l{}\n", layer - 1) };
        desk.write(
            &format!("rulesets/l/l{layer}.rules"),
            format!("ruleset l{layer}\n  title \"One of many\"\n{below}"),
        );
    }
    assert_eq!(desk.run(&["check", "rulesets/l/l31.rules"]).code, 0);
    let told = desk.run(&["check", "rulesets/l/l32.rules"]);
    let refused = "error: `rulesets/l/l32.rules` has more than 32 layers; the next one is `rulesets/l/l0.rules`\n";
    assert_eq!((told.code, told.errors.as_str()), (2, refused));
}

#[test]
fn layers_that_are_missing_or_turn_in_a_circle() {
    let desk = Desk::new("check-layers");
    desk.write("rulesets/hen/hen.rules", "ruleset hen\n  builds on egg\n");
    desk.write("rulesets/egg/egg.rules", "ruleset egg\n  builds on hen\n");
    desk.write("rulesets/lost/lost.rules", "ruleset lost\n  builds on nowhere\n");
    let checked = desk.run(&["check"]);
    assert_eq!(checked.code, 2);
    insta::assert_snapshot!(checked.errors);
}

#[test]
fn a_rule_is_explained_with_its_cases() {
    let desk = Desk::with_ruleset("explain");
    let explained = desk.run(&["explain", "small", "5.1"]);
    assert_eq!((explained.code, explained.errors.as_str()), (0, ""));
    insta::assert_snapshot!(explained.out);
    let unknown = desk.run(&["explain", "small", "5.9"]);
    assert_eq!(
        (unknown.code, unknown.errors.as_str()),
        (2, "error: `small` has no rule 5.9 (known here: 5.0, 5.1, 5.2, 5.3)\n")
    );
}

#[test]
fn a_diagnostic_is_explained_by_its_code() {
    let desk = Desk::new("explain-code");
    let page = desk.run(&["explain", "r0001"]);
    assert_eq!(page.code, 0);
    assert!(page.out.starts_with("R0001: "), "{}", page.out);
    assert_eq!(desk.run(&["explain", "R9999"]).code, 2);
}

#[test]
fn a_ruleset_is_listed() {
    let desk = Desk::with_ruleset("list");
    let listed = desk.run(&["list", "small"]);
    assert_eq!((listed.code, listed.errors.as_str()), (0, ""));
    assert!(listed.out.contains("at most 2 battalions"), "{}", listed.out);
    let unknown = desk.run(&["list", "smal"]);
    assert_eq!(
        (unknown.code, unknown.errors.as_str()),
        (2, "error: there is no ruleset `smal` (did you mean `small`?)\n")
    );
}

#[test]
fn each_printed_number_is_encoded_described_or_left_out() {
    let desk = Desk::with_ruleset("numbers");
    let rules = RULES.replace("  edition", "  omits \"6.1: weather\"\n  edition");
    let more = "\nrule 5.4 \"Example\"\n  note \"Three units fill a hex.\"\nreference 8.0 \"fog of war\"\n";
    desk.write("rulesets/small/small.rules", rules + more);
    let listed = desk.run(&["list", "small", "--numbers"]);
    assert_eq!((listed.code, listed.errors.as_str()), (0, ""));
    insta::assert_snapshot!(listed.out, @r"
    Encoded
      5.0 Units: 3 definitions
      5.1 Stacking limits: 1 clause, 1 exception
      5.2 Retreats: 1 exception
      5.3 Overstacking: 2 clauses

    Only described
      5.4 Example: Three units fill a hex.

    Outside this ruleset, and referred to
      8.0 (fog of war)

    Left out
      6.1: weather
    ");
    let listed = desk.run(&["list", "small", "--numbers", "--format", "json"]);
    assert_eq!((listed.code, listed.errors.as_str()), (0, ""));
    let told: serde_json::Value = serde_json::from_str(&listed.out).unwrap();
    let limits = serde_json::json!({
        "number": "5.1", "heading": "Stacking limits", "clauses": 1, "exceptions": 1, "definitions": 0, "charts": 0,
    });
    assert_eq!(told["encoded"][1], limits);
    assert_eq!(told["described"][0]["notes"], serde_json::json!(["Three units fill a hex."]));
    assert_eq!(told["references"], serde_json::json!([{"number": "8.0", "about": "fog of war"}]));
    assert_eq!(told["left-out"], serde_json::json!(["6.1: weather"]));
}

/// An act goes along one path, and along nothing else.
#[test]
fn an_act_moves_along_one_path() {
    let desk = Desk::new("check-paths");
    let rules = |parameters: &str, moves: &str| {
        format!(
            "ruleset tour\n  game \"Small\"\nplace has\n  hill: yes or no, usually no\ncounter has\n  side: one of red, blue\nact tour \"a unit tours\"\n  unit: counter\n{parameters}{moves}  at the end rest\nmoment rest \"a unit rests\"\nrule 1 \"Rest\"\n  ban hill at rest: hill\n"
        )
    };
    let errors = |parameters: &str, moves: &str| {
        desk.write("rulesets/tour/tour.rules", rules(parameters, moves));
        desk.run(&["check", "rulesets/tour"]).errors
    };
    assert_eq!(errors("  path: path\n", "  moves unit along path\n"), "");
    let two =
        errors("  other: counter\n  path: path\n  way: path\n", "  moves unit along path\n  moves other along way\n");
    assert!(
        two.contains("error[R0117]: the act tour has more than one path") && two.contains("tour.rules:11:3"),
        "{two}"
    );
    assert_eq!(two.matches("error[").count(), 1, "{two}");
    let places = errors("  stops: places\n", "  moves unit along stops\n");
    assert!(places.contains("error[R0117]: nothing moves along `stops`"), "{places}");
}
