//! Rulesets in all their forms, with their cases: the shipped ones, those of the reports from the field, and those that
//! the documentation shows.

use std::fs;
use std::path::{Path, PathBuf};

use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_compiler::syntax::tree::Document;
use reglement_compiler::{compile, layers};
use reglement_documentation_tests::shown::Shown;
use reglement_engine::table::Tables;
use reglement_rulebook::RULESETS;

/// A ruleset with its cases.
#[derive(Debug)]
pub struct Ruleset {
    pub name: String,
    /// The ruleset that it is built on in the end; its own name, if it is on none.
    pub family: String,
    /// The lowest layer first.
    pub documents: Vec<Document>,
    /// The tables as they are compiled in memory.
    pub tables: Tables,
    /// The tables that a game would link, where the ruleset is a shipped one.
    pub linked: Option<&'static Tables>,
    pub cases: Vec<Case>,
}

impl Ruleset {
    /// A ruleset of one file, without cases.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_text(name: &str, text: &str) -> Result<Ruleset, String> {
        Ruleset::from_sources(&[Source::new(format!("{name}.rules"), text)], 0)
    }

    /// The ruleset that one of these files holds, with what it builds on.
    fn from_sources(sources: &[Source], wanted: usize) -> Result<Ruleset, String> {
        let stack = layers::stack(sources, wanted)
            .map_err(|told| render(std::slice::from_ref(&*told), sources, Style::Plain))?;
        let stack: Vec<Source> = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect();
        let tables = compile(&stack).map_err(|told| render(&told, &stack, Style::Plain))?;
        let read = |(file, source)| from_text::read(source, file as u32).0;
        let name = tables.head.name.to_string();
        let lowest = tables.layers.first().map_or_else(|| name.clone(), |layer| layer.name.to_string());
        Ok(Ruleset {
            family: lowest,
            documents: stack.iter().enumerate().map(read).collect(),
            linked: RULESETS.into_iter().find(|linked| linked.head.name == *name),
            name,
            tables,
            cases: Vec::new(),
        })
    }
}

/// The top folder of the project.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every shipped ruleset.
///
/// # Errors
/// What is wrong with a file.
pub fn shipped() -> Result<Vec<Ruleset>, String> {
    let mut rulesets = in_folder(&top().join("rulesets"))?;
    for ruleset in &mut rulesets {
        if ruleset.linked.is_none() {
            return Err(format!("{} is in no linked table", ruleset.name));
        }
    }
    Ok(rulesets)
}

/// One shipped ruleset, without its cases.
///
/// # Errors
/// What is wrong with a file.
pub fn shipped_alone(name: &str) -> Result<Ruleset, String> {
    let (sources, file) = (sources()?, format!("{name}.rules"));
    let wanted = sources.iter().position(|source| source.name == file).ok_or_else(|| format!("there is no {file}"))?;
    Ruleset::from_sources(&sources, wanted)
}

/// Every shipped ruleset file, by its own name.
///
/// # Errors
/// What cannot be read.
pub fn sources() -> Result<Vec<Source>, String> {
    sources_in(&top().join("rulesets"))
}

fn sources_in(folder: &Path) -> Result<Vec<Source>, String> {
    files(folder, "rules")?.iter().map(|file| Ok(Source::new(name(file), &text(file)?))).collect()
}

/// The rulesets of the reports from the field.
///
/// # Errors
/// What is wrong with a file.
pub fn from_the_field() -> Result<Vec<Ruleset>, String> {
    let mut rulesets = in_folder(&top().join("tests/field-faults/rulesets"))?;
    for ruleset in &mut rulesets {
        ruleset.linked = None;
    }
    Ok(rulesets)
}

/// The rulesets that LANGUAGE.md shows, one for each state in which a case is judged.
///
/// # Errors
/// What is wrong with the page.
pub fn from_the_page() -> Result<Vec<Ruleset>, String> {
    let page = text(&top().join("LANGUAGE.md"))?;
    let mut rulesets = Vec::new();
    for position in Shown::read(&page).positions {
        let mut ruleset = Ruleset::from_sources(&position.sources, position.wanted)?;
        ruleset.linked = None;
        ruleset.name = format!("LANGUAGE.md, {}, {}", position.section, ruleset.name);
        let (file, faults) = CaseFile::from_text(&position.cases, Need::Expectation);
        if let Some(fault) = faults.first() {
            return Err(fault.to_string());
        }
        for entry in file.entries {
            ruleset.cases.push(read(&entry, &ruleset.tables, &Maps::none())?);
        }
        rulesets.push(ruleset);
    }
    Ok(rulesets)
}

/// All rulesets of a folder of folders, each with the cases that are judged by it.
fn in_folder(folder: &Path) -> Result<Vec<Ruleset>, String> {
    let sources = sources_in(folder)?;
    let mut rulesets = Vec::new();
    for wanted in 0..sources.len() {
        rulesets.push(Ruleset::from_sources(&sources, wanted)?);
    }
    for file in self::files(folder, "yaml")? {
        if file.parent().map(name).as_deref() != Some("cases") {
            continue;
        }
        let maps = Maps::new(|path| text(&file.with_file_name(path)));
        let own = file.ancestors().nth(2).map(name).unwrap_or_default();
        let (cases, faults) = CaseFile::from_text(&text(&file)?, Need::Expectation);
        if let Some(fault) = faults.first() {
            return Err(format!("{}: {fault}", file.display()));
        }
        for entry in &cases.entries {
            let wanted = entry.ruleset.as_deref().unwrap_or(&own);
            let ruleset = rulesets.iter_mut().find(|ruleset| ruleset.name == wanted);
            let ruleset = ruleset.ok_or_else(|| format!("{}: no ruleset {wanted}", file.display()))?;
            ruleset.cases.push(read(entry, &ruleset.tables, &maps)?);
        }
    }
    Ok(rulesets)
}

fn read(entry: &reglement_cases::Entry, tables: &Tables, maps: &Maps<'_>) -> Result<Case, String> {
    entry.read_on(tables, Need::Expectation, maps).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        format!("{}: {}", entry.id, faults.join("; "))
    })
}

fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
