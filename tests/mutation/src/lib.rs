//! The shipped rulesets, folder by folder, each with the cases that it judges.
#![allow(clippy::unwrap_used, reason = "a test stops where a case cannot be read")]

use std::fs;
use std::path::{Path, PathBuf};

use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_engine::table::Tables;
use reglement_rulebook::RULESETS;

/// Rulesets that lie in one folder and share layers.
#[derive(Debug)]
pub struct Together {
    pub folder: String,
    pub rulesets: Vec<(&'static Tables, Vec<Case>)>,
}

pub fn shipped() -> Vec<Together> {
    let folders = listed(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets"));
    folders.iter().map(|folder| together(folder)).collect()
}

fn together(folder: &Path) -> Together {
    let name = stem(folder);
    let files = listed(&folder.join("cases"));
    let rules =
        listed(folder).into_iter().filter(|file| file.extension().is_some_and(|extension| extension == "rules"));
    let rulesets = rules.map(|rules| {
        let ruleset = stem(&rules);
        let tables = *RULESETS.iter().find(|tables| tables.head.name == ruleset).unwrap();
        (tables, files.iter().flat_map(|file| cases(file, &name, tables)).collect())
    });
    Together { folder: name.clone(), rulesets: rulesets.collect() }
}

/// The cases of a file that a ruleset judges; `usual` judges those that name none.
fn cases(file: &Path, usual: &str, tables: &Tables) -> Vec<Case> {
    let maps = Maps::new(|path| fs::read_to_string(file.with_file_name(path)).map_err(|error| error.to_string()));
    let entries = CaseFile::from_text(&fs::read_to_string(file).unwrap(), Need::Expectation).0.entries;
    let own = entries.iter().filter(|entry| entry.ruleset.as_deref().unwrap_or(usual) == tables.head.name);
    own.map(|entry| entry.read_on(tables, Need::Expectation, &maps).unwrap()).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
