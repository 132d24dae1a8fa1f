//! What the tests of the documentation share: its pages, the blocks and tables in them, and the rulesets that they show.
//!
//! The convention of LANGUAGE.md, which its readers are told too: a block of rules that begins with `ruleset` is a file of
//! its own; any other goes on with the blocks above it in its section, or, as the first of its section, with the example
//! game. A block of cases is judged by the rules above it, and a verdict is that of the last case above it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where a page cannot be read")]

pub mod grammar;
pub mod markdown;
pub mod shown;

use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file, by its path from the top folder.
///
/// # Panics
/// If there is no such file.
pub fn file(path: &str) -> String {
    std::fs::read_to_string(top().join(path)).unwrap_or_else(|error| panic!("{path}: {error}")).replace("\r\n", "\n")
}
