//! Input that cannot be used: a clear message, its place, exit code 2.

use std::io::Read;
use std::process::{Command, Stdio};

use super::{CASES, Desk, RULES};

fn refused(desk: &Desk, arguments: &[&str]) -> String {
    let answered = desk.run(arguments);
    assert_eq!(answered.code, 2, "{arguments:?}: {answered:?}");
    assert!(!answered.errors.contains("panicked"), "{answered:?}");
    answered.errors
}

#[test]
fn files_that_are_none() {
    let desk = Desk::with_ruleset("bad-files");
    desk.write("folder.yaml/inner.txt", "");
    desk.write("folder.rules/inner.txt", "");
    assert_eq!(refused(&desk, &["judge", "folder.yaml"]), "error: `folder.yaml` is a folder, and a file is wanted\n");
    assert_eq!(refused(&desk, &["judge", "missing.yaml"]), "error: there is no file `missing.yaml`\n");
    assert_eq!(refused(&desk, &["test", "missing.yaml"]), "error: there is no file `missing.yaml`\n");
    assert_eq!(
        refused(&desk, &["check", "folder.rules"]),
        "error: the folder `folder.rules` holds no ruleset (no file whose name ends in .rules)\n"
    );
    assert_eq!(
        refused(&desk, &["check", "rulesets/small/cases/stacking.yaml"]),
        "error: `rulesets/small/cases/stacking.yaml` is not a ruleset: the name of a ruleset file ends in .rules\n"
    );
}

#[test]
fn a_rate_that_no_ruleset_reaches() {
    let desk = Desk::with_ruleset("bad-rate");
    let told = refused(&desk, &["mutate", "small", "--at-least", "101"]);
    assert!(told.contains("101 is not in 0..=100"), "{told}");
}

#[test]
fn texts_that_are_none() {
    let desk = Desk::with_ruleset("bad-texts");
    desk.write("rulesets/small/cases/latin.yaml", b"- id: caf\xE9\n");
    assert_eq!(
        refused(&desk, &["test", "rulesets/small/cases/latin.yaml"]),
        "error: rulesets/small/cases/latin.yaml:1:10: this is not UTF-8 text (byte 0xE9); save the file as UTF-8\n"
    );
    desk.write("latin.rules", b"ruleset caf\xE9\n");
    insta::assert_snapshot!(refused(&desk, &["check", "latin.rules"]));
    desk.write("empty.rules", "");
    insta::assert_snapshot!(refused(&desk, &["check", "empty.rules"]));
    desk.write("rulesets/small/cases/empty.yaml", "");
    insta::assert_snapshot!(refused(&desk, &["test", "rulesets/small/cases/empty.yaml"]));
}

#[test]
fn a_byte_order_mark_and_either_line_end_are_fine() {
    let desk = Desk::with_ruleset("bad-marks");
    let marked = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    desk.write("rulesets/small/small.rules", marked(RULES));
    desk.write("rulesets/small/cases/stacking.yaml", marked(CASES));
    let tested = desk.run(&["test"]);
    assert_eq!((tested.errors.as_str(), tested.out.as_str()), ("", "3 passed, 0 failed\n"));
    desk.write("rulesets/small/cases/stacking.yaml", marked(&CASES.replace("kind: tank", "kind: tang")));
    assert!(refused(&desk, &["test"]).contains("stacking.yaml:3:53"));
}

#[test]
fn a_mountain_of_brackets() {
    let desk = Desk::with_ruleset("bad-brackets");
    let brackets = "[".repeat(10_000_000);
    desk.write("rulesets/small/cases/brackets.yaml", &brackets);
    assert!(refused(&desk, &["test"]).contains("nested more than 24 deep"));
    desk.write("brackets.rules", "(".repeat(10_000_000));
    refused(&desk, &["check", "brackets.rules"]);
}

#[test]
fn every_fault_of_a_case_file_in_one_pass() {
    let desk = Desk::with_ruleset("bad-cases");
    let cases = CASES
        .replace(
            "kind: tank}, {id: c, kind: infantry, size: co}",
            "kind: tonk}, {id: b, kind: infantry, size: co, size: bn}",
        )
        .replace("broken: [\"5.1\"]", "broken: [5.1]")
        .replace("duties: [{duty: correct,", "duties: [{duty: corect,");
    desk.write("rulesets/small/cases/stacking.yaml", cases);
    let answered = desk.run(&["test"]);
    assert_eq!(answered.code, 2);
    insta::assert_snapshot!(answered.whole());
}

#[test]
fn a_reader_that_goes_away_is_no_mistake() {
    let desk = Desk::with_ruleset("bad-pipe");
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
    command.args(["completions", "zsh"]).current_dir(&desk.folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    drop(running.stdout.take());
    let mut errors = String::new();
    running.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((running.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}
