use std::process::Command;

use super::{Desk, RULES};

#[test]
fn what_changed_in_words_and_in_effect() {
    let desk = Desk::with_ruleset("diff");
    desk.write(
        "rulesets/larger/larger.rules",
        RULES.replace("ruleset small", "ruleset larger").replace("most 3", "most 4"),
    );
    let text = desk.run(&["diff", "small", "larger", "--effect"]);
    assert_eq!((text.code, text.errors.as_str()), (0, ""));
    insta::assert_snapshot!(text.out);
    let markdown = desk.run(&["diff", "small", "larger", "--format", "markdown"]);
    insta::assert_snapshot!(markdown.out);
    let json = desk.run(&["diff", "small", "larger", "--format", "json", "--effect"]);
    assert!(json.out.contains("\"turn\": \"newly-lawful\""), "{}", json.out);
    let same = desk.run(&["diff", "small", "small"]);
    assert!(same.out.contains("Nothing changed."), "{}", same.out);
}

#[test]
fn readings_are_compared() {
    let desk = Desk::with_ruleset("diff-readings");
    let ruling = "\nruling R1 \"How many?\"\n  one of three, four, used three\n  because \"so printed\"\n";
    let rules =
        RULES.replace("      at most 3 units\n", "      at most (3 if ruling R1 is three, otherwise 4) units\n");
    let rules = rules.replace("    at most 3 units\n", "    at most (3 if ruling R1 is three, otherwise 4) units\n");
    desk.write("rulesets/small/small.rules", rules + ruling);
    let switched = desk.run(&["diff", "small", "--ruling", "R1=four", "--effect"]);
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
    let since = desk.run(&["diff", "HEAD:small", "--effect"]);
    assert_eq!((since.code, since.errors.as_str()), (0, ""));
    assert!(since.out.contains("newly unlawful: two battalions (infantry)"), "{}", since.out);
    let missing = desk.run(&["diff", "HEAD:large", "small"]);
    assert_eq!((missing.code, missing.errors.as_str()), (2, "error: `HEAD` has no ruleset `large`\n"));
}
