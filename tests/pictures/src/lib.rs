//! The shipped rulesets with their cases, judged, and a reader of the markup that pictures are written in.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where a ruleset or a picture cannot be read")]

mod markup;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use reglement_cases::{CaseFile, Maps, Need, check};
use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;
use reglement_pictures::Judged;

pub use markup::{Element, read};

/// A shipped ruleset with those of its cases that can be judged.
#[derive(Debug)]
pub struct Shipped {
    pub name: String,
    pub tables: Tables,
    pub cases: Vec<Judged>,
}

/// The shipped rulesets that compile, in the order of their names. What is wrong with others is told elsewhere.
pub fn shipped() -> &'static [Shipped] {
    static SHIPPED: OnceLock<Vec<Shipped>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets");
        let folders = entries(&folder).into_iter().filter(|path| path.is_dir());
        folders.flat_map(|folder| of_folder(&folder)).collect()
    })
}

/// One text as a ruleset, with the cases of another.
pub fn made_up(rules: &str, cases: &str) -> Shipped {
    let tables = compile(&[Source::new("made-up", rules)]).unwrap_or_else(|faults| panic!("{faults:?}"));
    let cases = judged(cases, &tables, None, &Maps::none());
    Shipped { name: "made-up".to_owned(), tables, cases }
}

fn of_folder(folder: &Path) -> Vec<Shipped> {
    let files: Vec<PathBuf> = entries(folder).into_iter().filter(|path| has_ending(path, "rules")).collect();
    let sources: Vec<Source> = files
        .iter()
        .map(|file| Source::new(file.file_name().unwrap().to_string_lossy(), &fs::read_to_string(file).unwrap()))
        .collect();
    let cases = entries(&folder.join("cases")).into_iter().filter(|path| has_ending(path, "yaml"));
    let texts: Vec<String> = cases.map(|file| fs::read_to_string(file).unwrap()).collect();
    let maps = Maps::new(|path| fs::read_to_string(folder.join("cases").join(path)).map_err(|error| error.to_string()));
    let main = folder.file_name().unwrap().to_string_lossy().into_owned();
    let mut found = Vec::new();
    for (wanted, file) in files.iter().enumerate() {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let Ok(stack) = layers::stack(&sources, wanted) else { continue };
        let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
        let Ok(tables) = compile(&stack) else { continue };
        let layer = if name == main { None } else { Some(name.as_str()) };
        let cases = texts.iter().flat_map(|text| judged(text, &tables, layer, &maps)).collect();
        found.push(Shipped { name, tables, cases });
    }
    found
}

/// The cases of a text that name this layer, or none.
fn judged(text: &str, tables: &Tables, layer: Option<&str>, maps: &Maps<'_>) -> Vec<Judged> {
    let entries = CaseFile::from_text(text, Need::Position).0.entries;
    let own = entries.iter().filter(|entry| entry.ruleset.as_deref() == layer);
    own.filter_map(|entry| {
        let case = entry.read_on(tables, Need::Position, maps).ok()?;
        let verdict = check::verdict(&check::judge_of(&case, tables), &case).ok()?;
        Some(Judged { case, verdict })
    })
    .collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}
