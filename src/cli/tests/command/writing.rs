//! Files that cannot be written to their end: the system stops the command at a size, as a full disk would.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output};

use super::{CASES, Desk, RULES};

/// What the system does at the limit.
#[derive(Clone, Copy, PartialEq)]
enum Limit {
    /// It refuses to write more.
    Refuses,
    /// It ends the command in the midst of it.
    Kills,
}

/// Runs the command where no file may grow beyond a few kilobytes.
fn limited(desk: &Desk, limit: Limit, arguments: &[&str]) -> Output {
    let ignored = if limit == Limit::Refuses { "trap '' XFSZ; " } else { "" };
    let script = format!("{ignored}ulimit -c 0; ulimit -f 4; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_reglement")]).args(arguments).current_dir(&desk.folder);
    command.output().unwrap()
}

/// A ruleset that is not in its usual form, and larger than the limit.
fn desk(name: &str) -> Desk {
    let desk = Desk::with_ruleset(name);
    let notes: String = (0..200).map(|note| format!("  note \"{note} {}\"\n", "words ".repeat(10))).collect();
    desk.write("rulesets/small/small.rules", format!("{RULES}\nrule 6.0   \"Notes\"\n{notes}"));
    desk
}

fn unfinished(desk: &Desk) -> Vec<String> {
    desk.files().into_iter().filter(|file| file.ends_with(".unfinished")).collect()
}

/// Each command that writes, and the file that it writes.
const WRITERS: [(&[&str], &str); 2] =
    [(&["fmt"], "rulesets/small/small.rules"), (&["book", "small", "--to", "book.html"], "book.html")];

#[test]
fn a_file_that_does_not_fit_leaves_the_old_one() {
    for (number, (arguments, file)) in WRITERS.into_iter().enumerate() {
        for limit in [Limit::Refuses, Limit::Kills] {
            let desk = desk(&format!("full-{number}-{}", limit == Limit::Kills));
            if file == "book.html" {
                desk.write(file, "the old book");
            }
            let old = desk.read(file);
            let output = limited(&desk, limit, arguments);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(desk.read(file), old, "{arguments:?}: {errors}");
            match limit {
                Limit::Refuses => {
                    assert_eq!(output.status.code(), Some(2), "{errors}");
                    assert!(errors.starts_with(&format!("error: `{file}` cannot be written: ")), "{errors}");
                    assert!(unfinished(&desk).is_empty());
                }
                Limit::Kills => assert_eq!(output.status.code(), None, "killed by a signal: {errors}"),
            }
            // With room, the same command does its work, whatever lies about.
            let answered = desk.run(arguments);
            assert_eq!((answered.code, answered.errors.as_str()), (0, ""), "{arguments:?}");
            assert_ne!(desk.read(file), old);
        }
    }
}

#[test]
fn what_was_stopped_is_nobodys_ruleset_or_case() {
    let desk = desk("full-leftovers");
    desk.write("rulesets/small/cases/.reglement-1-0.unfinished", "- id: hal");
    desk.write("rulesets/small/.reglement-1-0.unfinished", "rulese");
    let tested = desk.run(&["test"]);
    assert_eq!((tested.errors.as_str(), tested.out.as_str()), ("", "3 passed, 0 failed\n"));
}

#[test]
fn a_new_folder_is_whole_or_not_there() {
    let desk = Desk::new("full-new");
    let name = "n".repeat(300);
    let answered = desk.run(&["new", &name]);
    assert_eq!(answered.code, 2, "{answered:?}");
    assert_eq!(desk.files(), [""; 0]);
}

#[test]
fn an_answer_that_does_not_fit_is_told() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let desk = Desk::with_ruleset("full-answer");
    desk.write("rulesets/small/cases/stacking.yaml", CASES);
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
    command.args(["list", "small"]).current_dir(&desk.folder);
    let output = command.stdout(File::options().write(true).open(full).unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: the answer could not be written: "));
}

#[test]
fn pictures_that_cannot_be_made_leave_the_folder_as_it_was() {
    let desk = Desk::with_ruleset("full-pictures");
    desk.write("pictures", "a file, and no folder");
    let answered = desk.run(&["draw", "rulesets/small/cases/stacking.yaml", "--to", "pictures"]);
    assert_eq!(answered.code, 2, "{answered:?}");
    assert!(answered.errors.contains("cannot be written"), "{answered:?}");
    assert_eq!(fs::read_to_string(desk.folder.join("pictures")).unwrap(), "a file, and no folder");
}
