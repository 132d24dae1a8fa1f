//! The step for build scripts, on folders of its own.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test reads and writes files")]

use std::fs;
use std::path::{Path, PathBuf};

use reglement_compiler::build_step::BuildStep;

const BELOW: &str = r#"ruleset below
  title "Below"
  game "A game"
  edition "First"
  source "None"

place called hex has
  woods: yes or no, usually no

counter has
  kind: one of unit, marker, usually unit

moment rest "a unit comes to rest"

rule 1.1 "Stacking"
  define unit is a counter where kind is unit
  limit stack at rest in each hex:
    at most 3 units
"#;

const ABOVE: &str = r#"ruleset house-rules
  title "House rules"
  game "A game"
  edition "First"
  source "Ours"
  builds on below

rule H1 "Markers"
  limit markers at rest in each hex: at most 1 counters where kind is marker
"#;

/// A folder with the two rulesets, and an empty one for each kind of output.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build-step").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("rulesets/game")).unwrap();
        fs::create_dir_all(folder.join("out")).unwrap();
        fs::write(folder.join("rulesets/game/below.rules"), BELOW).unwrap();
        fs::write(folder.join("rulesets/house-rules.rules"), ABOVE).unwrap();
        Folder(folder)
    }

    fn run(&self, check: bool) -> Option<String> {
        let step = BuildStep::new(self.0.join("rulesets")).generated_in(self.0.join("generated"));
        step.run_in(&self.0.join("out"), check).unwrap().report
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap_or_default()
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.0.join(file), text).unwrap();
    }
}

#[test]
fn each_ruleset_becomes_a_file_and_a_module() {
    let folder = Folder::new("each");
    assert_eq!(folder.run(false), None);
    assert!(folder.text("generated/below.rs").contains("pub static TABLES"));
    assert!(folder.text("generated/house_rules.rs").contains("\"H1\""), "the layer adds its rule");
    assert!(folder.text("generated/house_rules.rs").contains("\"1.1\""), "the layer below is in it");
    let index = folder.text("out/rulesets.rs");
    assert!(index.contains("pub mod below;") && index.contains("pub mod house_rules;"), "{index}");
}

#[test]
fn two_folders_give_the_same_bytes() {
    let (one, other) = (Folder::new("one"), Folder::new("another"));
    assert_eq!((one.run(false), other.run(false)), (None, None));
    for file in ["generated/below.rs", "generated/house_rules.rs"] {
        assert_eq!(one.text(file), other.text(file));
    }
}

#[test]
fn nothing_is_written_that_is_as_it_was() {
    let folder = Folder::new("untouched");
    folder.run(false);
    let path = folder.0.join("generated/below.rs");
    let long_ago = std::time::SystemTime::UNIX_EPOCH;
    fs::File::options().write(true).open(&path).unwrap().set_modified(long_ago).unwrap();
    folder.run(false);
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), long_ago);
}

#[test]
fn what_is_known_is_not_compiled_again() {
    let folder = Folder::new("known");
    folder.run(false);
    let first = folder.text("generated/below.rs");
    // A text that no compiler would write, under the name of one that this compiler wrote.
    folder.write("out/known/below.rs", "// known\n");
    folder.run(false);
    assert_eq!(folder.text("generated/below.rs"), "// known\n");
    assert!(folder.text("generated/house_rules.rs").contains("\"H1\""));
    folder.write("rulesets/game/below.rules", &format!("{BELOW}\n"));
    folder.run(false);
    assert_eq!(folder.text("generated/below.rs"), first);
}

#[test]
fn what_has_no_ruleset_goes_and_other_files_stay() {
    let folder = Folder::new("orphans");
    folder.run(false);
    folder.write("generated/by_hand.rs", "// mine\n");
    fs::remove_file(folder.0.join("rulesets/house-rules.rules")).unwrap();
    assert_eq!(folder.run(false), None);
    assert!(!folder.0.join("generated/house_rules.rs").exists());
    assert!(folder.0.join("generated/by_hand.rs").exists());
}

#[test]
fn an_error_leaves_the_last_good_text_and_fails_the_library_once() {
    let folder = Folder::new("error");
    folder.run(false);
    let good = folder.text("generated/below.rs");
    folder.write("rulesets/game/below.rules", &BELOW.replace("3 units", "3 unitz"));
    let report = folder.run(false).unwrap();
    assert_eq!(report.matches("unitz").count(), report.matches("3 unitz").count() + 1, "told once:\n{report}");
    assert!(report.contains("rulesets/game/below.rules:"), "{report}");
    assert_eq!(folder.text("generated/below.rs"), good);
    let index = folder.text("out/rulesets.rs");
    assert_eq!(index.matches("compile_error!").count(), 1);
    assert!(index.contains("pub mod below;"), "what leans on the last good text has no errors of its own");
    assert_eq!(folder.text("out/report.txt"), report);

    folder.write("rulesets/game/below.rules", BELOW);
    assert_eq!(folder.run(false), None);
    assert!(!folder.text("out/rulesets.rs").contains("compile_error!"));
}

#[test]
fn one_broken_ruleset_holds_up_no_other() {
    let folder = Folder::new("other");
    folder.run(false);
    let good = folder.text("generated/house_rules.rs");
    folder.write("rulesets/house-rules.rules", &ABOVE.replace("1 counters", "1 countess"));
    folder.write("rulesets/game/below.rules", &BELOW.replace("3 units", "4 units"));
    assert!(folder.run(false).is_some());
    assert!(folder.text("generated/below.rs").contains("at most 4 units"));
    assert_eq!(folder.text("generated/house_rules.rs"), good);
}

#[test]
fn a_check_names_what_is_stale_and_writes_nothing() {
    let folder = Folder::new("stale");
    folder.run(false);
    assert_eq!(folder.run(true), None);
    let good = folder.text("generated/below.rs");
    folder.write("rulesets/game/below.rules", &BELOW.replace("3 units", "4 units"));
    let report = folder.run(true).unwrap();
    assert!(report.contains("below.rs differs") && report.contains("house_rules.rs differs"), "{report}");
    assert!(report.contains("cargo build"), "{report}");
    assert_eq!(folder.text("generated/below.rs"), good);
    fs::remove_file(folder.0.join("generated/below.rs")).unwrap();
    assert!(folder.run(true).unwrap().contains("below.rs is missing"));
}

#[test]
fn a_changed_limit_changes_one_row_and_the_words_above_it() {
    let folder = Folder::new("limit");
    folder.run(false);
    let before = folder.text("generated/below.rs");
    folder.write("rulesets/game/below.rules", &BELOW.replace("3 units", "4 units"));
    folder.run(false);
    let after = folder.text("generated/below.rs");
    let changed = before.lines().zip(after.lines()).filter(|(old, new)| old != new).map(|(_, new)| new.trim_start());
    let changed = changed.map(|line| line.split(' ').next().unwrap_or_default()).collect::<Vec<_>>();
    assert_eq!(changed, ["//", "ClauseRow"]);
    assert_eq!(before.lines().count(), after.lines().count());
}

#[test]
fn a_new_line_at_the_top_changes_no_row() {
    let folder = Folder::new("line");
    folder.run(false);
    let before = folder.text("generated/below.rs");
    folder.write("rulesets/game/below.rules", &format!("# A comment.\n\n{BELOW}"));
    assert_eq!(folder.run(false), None);
    let after = folder.text("generated/below.rs");
    let changed = before.lines().zip(after.lines()).filter(|(old, new)| old != new).map(|(_, new)| new.trim_start());
    assert!(changed.clone().all(|line| line.starts_with("pub const ")), "{:?}", changed.collect::<Vec<_>>());
}

#[test]
fn a_missing_folder_and_bad_bytes_are_told() {
    let folder = Folder::new("bad");
    folder.run(false);
    fs::write(folder.0.join("rulesets/game/bytes.rules"), b"ruleset \xff\n").unwrap();
    assert!(folder.run(false).unwrap().contains("rulesets/game/bytes.rules"));
    fs::remove_dir_all(folder.0.join("rulesets")).unwrap();
    assert!(folder.run(false).unwrap().contains("rulesets"));
}
