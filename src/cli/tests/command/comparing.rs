use std::process::Command;

use super::{Desk, RULES};

#[test]
fn what_changed_in_words_and_in_effect() {
    let desk = Desk::with_ruleset("diff");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 3", "most 4"),
    );
    let text = desk.run(&["diff", "small", "larger"]);
    assert_eq!((text.code, text.errors.as_str()), (0, ""));
    let positions = "newly lawful: four units (infantry, company); finish-move (unit a)";
    assert!(text.out.contains(positions), "{}", text.out);
    let bound = "searched 220 positions: all of up to 5 counters, more than the largest bound";
    assert!(text.out.contains(bound), "{}", text.out);
    let markdown = desk.run(&["diff", "small", "larger", "--format", "markdown", "--words"]);
    insta::assert_snapshot!(markdown.out);
    let json = desk.run(&["diff", "small", "larger", "--format", "json"]);
    assert!(json.out.contains("\"turn\": \"newly-lawful\""), "{}", json.out);
    let same = desk.run(&["diff", "small", "small"]);
    assert!(same.out.contains("Nothing changed."), "{}", same.out);
}

#[test]
fn the_search_is_as_long_as_asked_for_and_left_out_where_not_wanted() {
    let desk = Desk::with_ruleset("diff-bounded");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 3", "most 4"),
    );
    let words = desk.run(&["diff", "small", "larger", "--words"]);
    assert!(!words.out.contains("In effect"), "{}", words.out);
    let short = desk.run(&["diff", "small", "larger", "--positions", "1"]);
    assert_eq!((short.code, short.errors.as_str()), (0, ""));
    assert!(short.out.contains("no effect found: searched"), "{}", short.out);
    assert_eq!(desk.run(&["diff", "small", "larger", "--positions", "0"]).code, 2);
}

#[test]
fn where_the_search_does_not_reach_what_is_left_of_a_case_is_told() {
    let desk = Desk::with_ruleset("diff-from-cases");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 2 battalions", "most 3 battalions"),
    );
    let told = desk.run(&["diff", "small", "larger", "--positions", "1"]);
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    let expected = "newly lawful (what is left of case s-2): three battalions (infantry); finish-move (unit c)";
    assert!(told.out.contains(expected), "{}", told.out);
}

/// What is not searched is not said to be without effect, and the cases tell what they can.
#[test]
fn what_is_not_searched_is_told_by_the_cases() {
    let desk = Desk::with_ruleset("diff-declared");
    let changed = |name: &str, from: &str, to: &str| {
        let rules = RULES.replace("ruleset small", &format!("ruleset {name}"));
        assert!(rules.contains(from));
        desk.write(&format!("rulesets/{name}/{name}.rules"), rules.replace(from, to));
        let told = desk.run(&["diff", "small", name]);
        assert_eq!((told.code, told.errors.as_str()), (0, ""));
        told.out
    };
    let usual = changed("usual", "usually clear", "usually woods");
    assert!(
        usual.contains("attribute terrain of a place: declared otherwise; only the rulesets' own cases"),
        "{usual}"
    );
    let counted = changed("counted", "infantry, armor (tank), marker", "infantry, marker");
    assert!(counted.contains("3 cases of the old ruleset cannot be read by the new one\n  s-1: "), "{counted}");
    let act = "act finish-move \"a unit finishes its move\"\n  unit: counter\n";
    let act = changed("act", act, &format!("{act}  removes unit\n"));
    assert!(!act.contains("no effect: searched"), "{act}");
    assert!(act.contains("1 case of the rulesets is judged otherwise\n  s-2\n    was: Illegal"), "{act}");
}

/// The cases in a Markdown text.
fn blocks(markdown: &str) -> Vec<String> {
    let inner = |block: &str| block.split("  ```").next().unwrap().replace("\n  ", "\n").trim_start().to_owned();
    markdown.split("```yaml\n").skip(1).map(inner).collect()
}

#[test]
fn every_witness_is_a_case_that_the_new_rules_pass() {
    let desk = Desk::with_ruleset("diff-cases");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 3", "most 4"),
    );
    let markdown = desk.run(&["diff", "small", "larger", "--format", "markdown"]);
    let json = desk.run(&["diff", "small", "larger", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let clauses = json["effects"]["clauses"].as_array().unwrap().iter();
    let witnesses = clauses.flat_map(|clause| clause["witnesses"].as_array().unwrap().clone());
    let of_json: Vec<String> = witnesses.map(|witness| witness["case"].as_str().unwrap().to_owned()).collect();
    assert!(!of_json.is_empty());
    let trimmed = |cases: &[String]| cases.iter().map(|case| case.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(trimmed(&of_json), trimmed(&blocks(&markdown.out)));
    desk.write("rulesets/larger/cases/pasted.yaml", of_json.concat());
    let tested = desk.run(&["test", "rulesets/larger"]);
    assert_eq!((tested.code, tested.out.as_str()), (0, &*format!("{} passed, 0 failed\n", of_json.len())));
}

#[test]
fn a_snapshot_tells_what_turns_and_nothing_of_the_search() {
    let desk = Desk::with_ruleset("diff-snapshot");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 3", "most 4"),
    );
    let kept = desk.run(&["diff", "small", "larger", "--format", "snapshot"]);
    assert_eq!((kept.code, kept.errors.as_str()), (0, ""));
    assert!(kept.out.contains("newly lawful: four units (infantry, company); finish-move (unit a)"), "{}", kept.out);
    assert!(!kept.out.contains("searched") && !kept.out.contains("- id: "), "{}", kept.out);
    let longer = desk.run(&["diff", "small", "larger", "--format", "snapshot", "--positions", "90000"]);
    assert_eq!(kept.out, longer.out);
}

#[test]
fn a_revision_that_cannot_be_had_is_told() {
    let desk = Desk::with_ruleset("diff-no-revision");
    // The desk itself may lie in a repository.
    desk.write(".git", "gitdir: nowhere");
    let outside = desk.run(&["diff", "HEAD:small"]);
    let message = "error: `HEAD:` names a git revision, and this folder lies in no git repository\n";
    assert_eq!((outside.code, outside.errors.as_str()), (2, message));
    std::fs::remove_file(desk.folder.join(".git")).unwrap();
    Command::new("git").args(["init", "--quiet"]).current_dir(&desk.folder).output().unwrap();
    for revision in ["HEAD", "v9", "--all"] {
        let named = format!("{revision}:small");
        let unknown = desk.run(&["diff", "--", &named]);
        let message = format!("error: this git repository has no revision `{revision}`\n");
        assert_eq!((unknown.code, unknown.errors), (2, message));
    }
}

#[test]
fn every_layer_is_compared_with_its_own() {
    let desk = Desk::with_ruleset("diff-layers");
    let layer = "ruleset house\n  title \"House\"\n  builds on small\n";
    desk.write("rulesets/small/house.rules", layer);
    desk.write("before/small/small.rules", RULES.replace("most 3", "most 2"));
    desk.write("before/small/house.rules", layer);
    let each = desk.run(&["diff", "before/small", "rulesets/small", "--each-layer"]);
    assert_eq!((each.code, each.errors.as_str()), (0, ""));
    assert_eq!(each.out.matches("In effect").count(), 2, "{}", each.out);
    desk.write("rulesets/small/other.rules", layer.replace("ruleset house", "ruleset other"));
    let missing = desk.run(&["diff", "before/small", "rulesets/small", "--each-layer"]);
    assert_eq!(
        (missing.code, missing.errors.as_str()),
        (2, "error: `before/small` has no layer `other` to compare with\n")
    );
}

#[test]
fn where_readings_part_is_a_case_file_that_passes() {
    let desk = Desk::with_ruleset("readings");
    assert!(desk.run(&["readings", "small"]).out.contains("has no rulings"));
    let ruling = "\nruling R1 \"How many?\"\n  one of three, four, used three\n  because \"so printed\"\n";
    let rules = RULES.replace("    at most 3 units\n", "    at most (3 if ruling R1 is three, otherwise 4) units\n");
    desk.write("rulesets/small/small.rules", rules + ruling);
    let written = desk.run(&["readings", "small", "--to", "rulesets/small/cases/readings.yaml"]);
    assert_eq!((written.code, written.errors.as_str()), (0, ""));
    let file = desk.read("rulesets/small/cases/readings.yaml");
    assert!(file.contains("# R1: How many?\n# Read as three, because so printed.\n# Answer:\n"), "{file}");
    let tested = desk.run(&["test", "rulesets/small/cases/readings.yaml"]);
    assert_eq!((tested.code, tested.out.as_str()), (0, "2 passed, 0 failed\n"), "{file}");
}

#[test]
fn readings_are_compared() {
    let desk = Desk::with_ruleset("diff-readings");
    let ruling = "\nruling R1 \"How many?\"\n  one of three, four, used three\n  because \"so printed\"\n";
    let rules =
        RULES.replace("      at most 3 units\n", "      at most (3 if ruling R1 is three, otherwise 4) units\n");
    let rules = rules.replace("    at most 3 units\n", "    at most (3 if ruling R1 is three, otherwise 4) units\n");
    desk.write("rulesets/small/small.rules", rules + ruling);
    let switched = desk.run(&["diff", "small", "--ruling", "R1=four"]);
    assert_eq!((switched.code, switched.errors.as_str()), (0, ""));
    assert!(switched.out.contains("newly lawful: four units"), "{}", switched.out);
    let unknown = desk.run(&["diff", "small", "--ruling", "R1=five"]);
    assert_eq!(unknown.code, 2);
    assert_eq!(unknown.errors, "error: ruling R1 cannot be read as `five` (known here: four, three)\n");
}

#[test]
fn a_revision_is_compared_with_what_lies_there_now() {
    let desk = Desk::with_ruleset("diff-revision");
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
        command.args(identity).args(arguments).current_dir(&desk.folder).output().unwrap()
    };
    git(&["init", "--quiet"]);
    git(&["add", "rulesets"]);
    git(&["commit", "--quiet", "--message", "first"]);
    desk.write("rulesets/small/small.rules", RULES.replace("most 2 battalions", "most 1 battalions"));
    let since = desk.run(&["diff", "HEAD:small"]);
    assert_eq!((since.code, since.errors.as_str()), (0, ""));
    assert!(since.out.contains("newly unlawful: two battalions (infantry)"), "{}", since.out);
    let missing = desk.run(&["diff", "HEAD:large", "small"]);
    assert_eq!((missing.code, missing.errors.as_str()), (2, "error: `HEAD` has no ruleset `large`\n"));
    for layer in 0..33 {
        let below = if layer == 0 { String::new() } else { format!("  builds on l{}\n", layer - 1) };
        desk.write(
            &format!("rulesets/l/l{layer}.rules"),
            format!("ruleset l{layer}\n  title \"One of many\"\n{below}"),
        );
    }
    git(&["add", "rulesets"]);
    git(&["commit", "--quiet", "--message", "second"]);
    let tower = desk.run(&["diff", "HEAD:l32", "small"]);
    let refused =
        "error: `HEAD:rulesets/l/l32.rules` has more than 32 layers; the next one is `HEAD:rulesets/l/l0.rules`\n";
    assert_eq!((tower.code, tower.errors.as_str()), (2, refused));
}
