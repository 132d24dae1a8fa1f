//! The command as a user meets it: its words, its exit codes, its files.
#![allow(clippy::unwrap_used, reason = "a test stops where its own folder cannot be written")]
#![allow(clippy::disallowed_methods, reason = "a test writes the files that the command reads")]

mod analysing;
mod bad_input;
mod batch;
mod checking;
mod comparing;
mod drawing;
mod formatting;
mod judging;
mod maps;
mod readings;
mod starting;
mod testing;
#[cfg(unix)]
mod writing;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of a test's own, in which the command runs.
struct Desk {
    folder: PathBuf,
}

/// What the command answered.
#[derive(Debug)]
struct Answered {
    code: i32,
    out: String,
    errors: String,
}

impl Desk {
    fn new(name: &str) -> Desk {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Desk { folder }
    }

    /// A desk with the shipped stacking rules of a made-up game, called `small`.
    fn with_ruleset(name: &str) -> Desk {
        let desk = Desk::new(name);
        desk.write("rulesets/small/small.rules", RULES);
        desk.write("rulesets/small/cases/stacking.yaml", CASES);
        desk
    }

    fn write(&self, file: &str, text: impl AsRef<[u8]>) {
        let path = self.folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.folder.join(file)).unwrap()
    }

    /// Every file on the desk, by its path.
    fn files(&self) -> Vec<String> {
        let mut files = Vec::new();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let path = path.strip_prefix(&self.folder).unwrap();
                    files.push(path.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        files.sort();
        files
    }

    fn run(&self, arguments: &[&str]) -> Answered {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
        let Output { status, stdout, stderr } = command.args(arguments).current_dir(&self.folder).output().unwrap();
        Answered {
            code: status.code().unwrap_or(-1),
            out: String::from_utf8(stdout).unwrap(),
            errors: String::from_utf8(stderr).unwrap(),
        }
    }
}

impl Answered {
    /// Everything in one text, for snapshots.
    fn whole(&self) -> String {
        format!("{}---- errors\n{}---- exit code {}\n", self.out, self.errors, self.code)
    }
}

const RULES: &str = r#"ruleset small
  title "Small: Stacking"
  game "Small"
  edition "first edition"

place called hex has
  terrain: one of clear, woods, usually clear

counter has
  kind: one of infantry, armor (tank), marker
  size: one of company (co), battalion (bn), usually battalion

act finish-move "a unit finishes its move"
  unit: counter
  at the end rest

act finish-retreat "a unit finishes a retreat"
  unit: counter
  at the end rest

act assault "units attack"
  at the end assault

moment rest "a unit comes to rest"
moment assault "units attack"
moment own-movement "the owner moves"

rule 5.0 "Units"
  define unit is a counter where kind is not marker
  define battalion is a unit where size is battalion
  define overstacked of a hex: rule 5.1 is broken

rule 5.1 "Stacking limits"
  limit stack at rest in each hex:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods:
      at most 2 units

rule 5.2 "Retreats"
  except retreat to 5.1 where the act is finish-retreat: lifted

rule 5.3 "Overstacking"
  duty correct at rest where here is overstacked: by own-movement
  penalty shift at assault where here is overstacked: 1 against owner
"#;

const CASES: &str = r#"- id: s-1
  why: "exactly full"
  counters: [{id: a, kind: infantry}, {id: b, kind: tank}, {id: c, kind: infantry, size: co}, {n: 2, kind: marker}]
  act: {type: finish-move, unit: c}
  expect: {verdict: legal, cites: ["5.1"], measures: [{what: units, have: 3, limit: 3}]}

- id: s-2
  why: "three battalions"
  counters: [{id: a, kind: infantry}, {id: b, kind: tank}, {id: c, kind: infantry}]
  act: {type: finish-move, unit: c}
  expect: {verdict: illegal, broken: ["5.1"], measures: [{what: battalions, have: 3, limit: 2}]}

- id: s-3
  why: "a retreat may overstack, and that has to be mended"
  counters: [{id: a, kind: infantry}, {id: b, kind: tank}, {id: c, kind: infantry}]
  act: {type: finish-retreat, unit: c}
  expect: {verdict: legal, exceptions: [retreat], duties: [{duty: correct, by: own-movement}], state: {overstacked: yes}}
"#;
