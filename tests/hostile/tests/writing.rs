//! A disk that is full, may not be written to, or stops between two steps leaves `generated/` as it was or as it shall be,
//! file by file; and the next run mends the rest.
#![allow(clippy::unwrap_used, reason = "a test stops where its own folder cannot be used")]

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use reglement_compiler::build_step::BuildStep;
use reglement_compiler::whole_file::{self, Disk, ThisMachine};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// No room from now on; what is there can still be removed.
    Full,
    /// Nothing can be changed any more.
    ReadOnly,
    /// This step fails, and the next ones do not.
    Hiccup,
    /// The program is killed in the midst of the step.
    Killed,
    /// The program is killed after the step.
    KilledAfterwards,
}

const FAULTS: [Fault; 5] = [Fault::Full, Fault::ReadOnly, Fault::Hiccup, Fault::Killed, Fault::KilledAfterwards];

/// What a killed program throws.
struct Stopped;

/// This machine's disk until a step, at which something goes wrong. It does not wait for its magnets.
struct Failing {
    fault: Fault,
    at: usize,
    steps: Cell<usize>,
}

impl Failing {
    fn new(fault: Fault, at: usize) -> Failing {
        Failing { fault, at, steps: Cell::new(0) }
    }

    fn never() -> Failing {
        Failing::new(Fault::Full, usize::MAX)
    }

    /// Whether the run came as far as the step.
    fn failed(&self) -> bool {
        self.steps.get() > self.at
    }

    /// One step; `half` is what is done of it where it fails.
    fn step<T>(&self, makes_room: bool, whole: impl FnOnce() -> io::Result<T>, half: impl FnOnce()) -> io::Result<T> {
        let now = self.steps.get();
        self.steps.set(now + 1);
        match self.fault {
            Fault::Full if now >= self.at && !makes_room => {
                half();
                Err(ErrorKind::StorageFull.into())
            }
            Fault::ReadOnly if now >= self.at => Err(ErrorKind::ReadOnlyFilesystem.into()),
            Fault::Hiccup if now == self.at => {
                half();
                Err(ErrorKind::Other.into())
            }
            Fault::Killed if now == self.at => {
                half();
                resume_unwind(Box::new(Stopped));
            }
            Fault::KilledAfterwards if now == self.at => {
                let _ = whole();
                resume_unwind(Box::new(Stopped));
            }
            _ => whole(),
        }
    }
}

impl Disk for Failing {
    fn create_folders(&self, folder: &Path) -> io::Result<()> {
        // A folder that is there takes no room.
        self.step(folder.exists(), || ThisMachine.create_folders(folder), || ())
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let half = || drop(fs::write(file, &bytes[..bytes.len() / 2]));
        self.step(false, || File::create_new(file)?.write_all(bytes), half)
    }

    fn dress(&self, file: &Path, like: Option<&Metadata>, changed: Option<SystemTime>) -> io::Result<()> {
        self.step(true, || ThisMachine.dress(file, like, changed), || ())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(true, || ThisMachine.rename(from, to), || ())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        self.step(true, || ThisMachine.remove(file), || ())
    }
}

fn ruleset(name: &str, most: u32) -> String {
    format!(
        "ruleset {name}\n  title \"{name}\"\n\ncounter has\n  kind: one of unit, marker\n\nmoment rest\n\n\
         rule 1 \"Stacking\"\n  limit stack at rest in each place: at most {most} counters\n"
    )
}

/// A project whose `generated/` is up to date, and then: one ruleset unchanged, one changed, one gone and one new.
fn project(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    for inner in ["rulesets", "out"] {
        fs::create_dir_all(folder.join(inner)).unwrap();
    }
    let put = |name: &str, most| fs::write(folder.join(format!("rulesets/{name}.rules")), ruleset(name, most)).unwrap();
    ["same", "changed", "gone"].into_iter().for_each(|name| put(name, 2));
    assert_eq!(run(folder, &Failing::never()).unwrap(), None);
    put("changed", 3);
    put("added", 2);
    fs::remove_file(folder.join("rulesets/gone.rules")).unwrap();
}

/// The report of a run.
fn run(folder: &Path, disk: &dyn Disk) -> io::Result<Option<String>> {
    let step = BuildStep::new(folder.join("rulesets")).generated_in(folder.join("generated"));
    step.run_on(disk, &folder.join("out"), false).map(|outcome| outcome.report)
}

/// What a folder holds, by name.
fn held(folder: &Path) -> BTreeMap<String, String> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.filter(|path| path.is_file());
    files.map(|path| (name(&path), fs::read_to_string(&path).unwrap())).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

fn desk(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("writing").join(name)
}

#[test]
fn generated_is_never_broken() {
    let folder = desk("generated");
    project(&folder);
    let before = held(&folder.join("generated"));
    let index_before = fs::read_to_string(folder.join("out/rulesets.rs")).unwrap();
    assert_eq!(run(&folder, &Failing::never()).unwrap(), None);
    let after = held(&folder.join("generated"));
    let index_after = fs::read_to_string(folder.join("out/rulesets.rs")).unwrap();
    assert_eq!(after.keys().collect::<Vec<_>>(), ["added.rs", "changed.rs", "same.rs"]);

    for fault in FAULTS {
        let mut steps = 0;
        loop {
            project(&folder);
            let disk = Failing::new(fault, steps);
            let told = catch_unwind(AssertUnwindSafe(|| run(&folder, &disk)));
            let place = format!("{fault:?} at step {steps}");
            let mut now = held(&folder.join("generated"));
            let killed = matches!(fault, Fault::Killed | Fault::KilledAfterwards);
            // A program that is killed cannot clear away, and one that may remove nothing cannot either.
            if fault != Fault::Full {
                now.retain(|name, _| !name.ends_with(".unfinished"));
            }
            for (name, text) in &now {
                let whole = [before.get(name), after.get(name)].contains(&Some(text));
                assert!(whole, "{place}: {name} is neither as it was nor as it shall be");
            }
            let missing = before.keys().find(|name| after.contains_key(*name) && !now.contains_key(*name));
            assert_eq!(missing, None, "{place}");
            let index = fs::read_to_string(folder.join("out/rulesets.rs")).unwrap();
            let told_in_index = index.starts_with("compile_error!");
            assert!(told_in_index || index == index_before || index == index_after, "{place}: a broken index");
            if !disk.failed() {
                break;
            }
            match told {
                Err(thrown) => assert!(killed && thrown.is::<Stopped>(), "{place}"),
                // Where not even the report can be written, the build script ends with the error.
                Ok(Err(error)) => assert!(error.to_string().contains("out"), "{place}: {error}"),
                Ok(Ok(Some(report))) => assert!(report.contains("generated"), "{place}: {report}"),
                // What is kept for the next run is not needed.
                Ok(Ok(None)) => assert_eq!(now, after, "{place}"),
            }
            assert_eq!(run(&folder, &Failing::never()).unwrap(), None, "{place}");
            assert_eq!(held(&folder.join("generated")), after, "{place}: the next run mends it");
            assert_eq!(fs::read_to_string(folder.join("out/rulesets.rs")).unwrap(), index_after, "{place}");
            steps += 1;
        }
        assert!(steps > 15, "{fault:?}: only {steps} steps");
    }
}

#[test]
fn one_file_is_the_old_or_the_new_one() {
    let folder = desk("file");
    for fault in FAULTS {
        for (old, steps) in [(None, 4), (Some("old"), 4)] {
            for at in 0..steps {
                let _ = fs::remove_dir_all(&folder);
                fs::create_dir_all(&folder).unwrap();
                let file = folder.join("inner/file.svg");
                if let Some(old) = old {
                    fs::create_dir_all(folder.join("inner")).unwrap();
                    fs::write(&file, old).unwrap();
                }
                let disk = Failing::new(fault, at);
                let written =
                    catch_unwind(AssertUnwindSafe(|| whole_file::write(&disk, &file, "a new text".as_bytes(), None)));
                let found = fs::read_to_string(&file).ok();
                let place = format!("{fault:?} at step {at}");
                match written {
                    Ok(Ok(())) => assert_eq!(found.as_deref(), Some("a new text"), "{place}"),
                    Ok(Err(_)) => assert_eq!(found.as_deref(), old, "{place}"),
                    Err(_) => {
                        assert!(found.as_deref() == old || found.as_deref() == Some("a new text"), "{place}: {found:?}")
                    }
                }
            }
        }
    }
}

#[test]
fn a_folder_in_the_place_of_a_file_is_told() {
    let folder = desk("in-the-way");
    project(&folder);
    fs::remove_file(folder.join("generated/changed.rs")).unwrap();
    fs::create_dir_all(folder.join("generated/changed.rs/inner")).unwrap();
    let report = run(&folder, &Failing::never()).unwrap().unwrap();
    assert!(report.contains("changed.rs: a folder stands in its place"), "{report}");
    assert!(whole_file::unfinished(&folder.join("generated")).is_empty());
}

#[cfg(unix)]
#[test]
fn a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = desk("links");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("file"), "old").unwrap();
    fs::set_permissions(folder.join("file"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("file", folder.join("link")).unwrap();
    whole_file::write(&ThisMachine, &folder.join("link"), b"new", None).unwrap();
    assert!(folder.join("link").is_symlink());
    assert_eq!(fs::read_to_string(folder.join("file")).unwrap(), "new");
    assert_eq!(fs::metadata(folder.join("file")).unwrap().permissions().mode() & 0o777, 0o640);
}
