//! The step for a build script: a folder of rulesets in, Rust text out.
//!
//! ```no_run
//! // build.rs
//! reglement_compiler::build_step::BuildStep::new("rulesets").run();
//! ```
//!
//! and in the library or program that wants them, which then has a module for each ruleset:
//!
//! ```text
//! include!(concat!(env!("OUT_DIR"), "/rulesets.rs"));
//! ```
//!
//! This is the one part of the compiler that reads files and the environment.
#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads and writes files; the rest of the compiler is pure"
)]

mod index;
mod known;
mod output;
mod rulesets;

use std::path::{Path, PathBuf};

use crate::whole_file::{Disk, ThisMachine};
use known::Known;

/// What stands in the environment variable `REGLEMENT_FRESH` to have stale output refused and not written.
const CHECK: &str = "check";

/// Turns a folder of rulesets into Rust text.
#[derive(Clone, Debug)]
pub struct BuildStep {
    rulesets: PathBuf,
    generated: Option<PathBuf>,
}

/// What the build is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The files and folders whose change calls for another run.
    pub watched: Vec<PathBuf>,
    /// What is wrong, in full; the library that includes the rulesets fails with it.
    pub report: Option<String>,
}

impl BuildStep {
    /// Every `.rules` file in this folder and the folders in it. A path that is not absolute begins at the package.
    pub fn new(rulesets: impl Into<PathBuf>) -> BuildStep {
        BuildStep { rulesets: rulesets.into(), generated: None }
    }

    /// Where the Rust text goes, if it is to be kept with the sources and not in cargo's own folder. With
    /// `REGLEMENT_FRESH=check` in the environment, text there that is out of date is refused and left as it is.
    #[must_use]
    pub fn generated_in(mut self, folder: impl Into<PathBuf>) -> BuildStep {
        self.generated = Some(folder.into());
        self
    }

    /// Runs within a build script. What is wrong with a ruleset becomes an error of the library that includes
    /// `rulesets.rs`, so that editors show it too.
    ///
    /// Ends the program where it is not run by cargo, or cargo's folder cannot be written to.
    pub fn run(&self) {
        println!("cargo::rerun-if-env-changed=REGLEMENT_FRESH");
        let Some(out) = std::env::var_os("OUT_DIR") else {
            eprintln!("OUT_DIR is not set: this is for build scripts, which cargo runs");
            std::process::exit(1);
        };
        let check = std::env::var("REGLEMENT_FRESH").is_ok_and(|wish| wish == CHECK);
        match self.run_in(Path::new(&out), check) {
            Ok(outcome) => {
                for path in outcome.watched {
                    println!("cargo::rerun-if-changed={}", path.display());
                }
            }
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(1);
            }
        }
    }

    /// The step with everything given that a build script finds in its environment: cargo's folder for output, and
    /// whether stale text is refused.
    ///
    /// # Errors
    /// `out` cannot be written to. Everything else that may go wrong is in the report.
    pub fn run_in(&self, out: &Path, check: bool) -> std::io::Result<Outcome> {
        self.run_on(&ThisMachine, out, check)
    }

    /// Like [`BuildStep::run_in`], on another disk.
    ///
    /// # Errors
    /// `out` cannot be written to.
    pub fn run_on(&self, disk: &dyn Disk, out: &Path, check: bool) -> std::io::Result<Outcome> {
        let in_out = out.join("rulesets");
        let generated = self.generated.as_deref().unwrap_or(&in_out);
        let (texts, faults) = rulesets::texts(disk, &self.rulesets, Known::in_folder(out.join("known")).as_ref());
        let mut watched = vec![self.rulesets.clone()];
        let mut report = (!faults.is_empty()).then(|| format!("the rulesets do not compile\n\n{}", faults.join("\n")));
        watched.extend(texts.iter().map(|text| generated.join(text.file_name())));
        if check && self.generated.is_some() {
            report = report.or_else(|| output::stale(generated, &texts));
        } else {
            let mut written = output::write(disk, generated, &texts);
            // What is broken has no text now, and its last good one is to stay.
            if report.is_none() {
                written = written.and_then(|()| output::remove_orphans(disk, generated, &texts));
            }
            if let Err(error) = written {
                report = Some(format!("the generated text cannot be written: {error}"));
            }
        }
        // After an error what leans on the last good text has no errors of its own.
        let modules = match report {
            Some(_) => output::standing(generated),
            None => texts.iter().map(|text| text.module.clone()).collect(),
        };
        index::write(disk, out, generated, &modules, report.as_deref())?;
        Ok(Outcome { watched, report })
    }
}
