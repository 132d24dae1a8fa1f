//! Reports of rule checks that went wrong elsewhere, as rulesets and cases of our own: what the tests share.
//!
//! `faults.md` says of each report by what it is caught. `rulesets/` holds rulesets with cases that pass, `rejected/`
//! rulesets that must not compile, and `misread/` positions that must not be judged; the first line of each of these
//! says what has to be told, and where.
#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where a file cannot be read")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use reglement_cases::{Case, CaseFile, Entry, Need};
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;

/// The reports, by their numbers. Those between were not worth a test of their own.
pub const REPORTS: [u32; 48] = [
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
    46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71,
];

/// The folder of this package.
pub fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file.
///
/// # Panics
/// If there is none.
pub fn text(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.replace("\r\n", "\n")
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// All files with this ending in a folder of this package and the folders in it, sorted; there has to be one.
///
/// # Panics
/// If there is none.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    find(&here().join(folder), ending, &mut found);
    assert!(!found.is_empty(), "no {ending} in {folder}");
    found.sort();
    found
}

fn find(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            find(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
}

/// The ruleset files of this package.
pub fn sources() -> Vec<Source> {
    files("rulesets", "rules").iter().map(|path| Source::new(name(path), &text(path))).collect()
}

/// The tables of each of these rulesets, by name; layers stand on those among them.
///
/// # Panics
/// With what is wrong, if one does not compile.
pub fn compiled(sources: &[Source]) -> BTreeMap<String, Tables> {
    let tables = (0..sources.len()).map(|wanted| {
        let stack = layers::stack(sources, wanted)
            .unwrap_or_else(|told| panic!("{}", render(std::slice::from_ref(&*told), sources, Style::Plain)));
        let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
        let tables = compile(&stack).unwrap_or_else(|told| panic!("{}", render(&told, &stack, Style::Plain)));
        (tables.head.name.to_string(), tables)
    });
    tables.collect()
}

/// A case as written, with the ruleset that judges it and the text of its file.
#[derive(Debug)]
pub struct Written {
    pub ruleset: String,
    pub file: String,
    pub entry: Entry,
}

impl Written {
    /// The case, read for its ruleset.
    ///
    /// # Panics
    /// If it cannot be read.
    pub fn read(&self, tables: &BTreeMap<String, Tables>) -> Case {
        self.entry
            .read(&tables[&self.ruleset], Need::Expectation)
            .unwrap_or_else(|faults| panic!("{}: {faults:#?}", self.entry.id))
    }
}

/// The cases of a text, of a file that belongs to this ruleset.
///
/// # Panics
/// If they cannot be told apart.
pub fn cases_of(ruleset: &str, file: &str) -> Vec<Written> {
    let (cases, faults) = CaseFile::from_text(file, Need::Expectation);
    assert!(faults.is_empty(), "{ruleset}: {faults:#?}");
    let written = cases.entries.into_iter().map(|entry| Written {
        ruleset: entry.ruleset.clone().unwrap_or_else(|| ruleset.to_owned()),
        file: file.to_owned(),
        entry,
    });
    written.collect()
}

/// Every case of this package. A case file belongs to the ruleset whose folder it stands in.
pub fn cases() -> Vec<Written> {
    let cases = files("rulesets", "yaml").into_iter().flat_map(|path| {
        let ruleset = path.ancestors().nth(2).map(name).unwrap_or_default();
        cases_of(&ruleset, &text(&path))
    });
    cases.collect()
}
