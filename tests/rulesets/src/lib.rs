//! The shipped rulesets, compiled in memory, for the tests of this package.
#![allow(clippy::unwrap_used, reason = "a test stops where a ruleset cannot be read")]

use std::fs;
use std::path::{Path, PathBuf};

use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;

/// The folder of the shipped rulesets.
pub fn rulesets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulesets")
}

/// One text as a ruleset; or what is wrong with it.
pub fn compiled(name: &str, text: &str) -> Result<Tables, String> {
    tables(&[Source::new(name, text)], 0)
}

/// Every shipped ruleset, in the order of the files; or what is wrong with it.
pub fn shipped() -> Vec<Result<Tables, String>> {
    let sources = sources();
    (0..sources.len()).map(|wanted| tables(&sources, wanted)).collect()
}

/// A copy of a shipped ruleset, on top of its layers, with some lines of them changed; or what is wrong with it. Every
/// line has to be there.
pub fn edited(ruleset: &str, edits: &[(&str, &str)]) -> Result<Tables, String> {
    let mut sources = sources();
    let name = format!("{ruleset}.rules");
    let wanted = sources.iter().position(|source| source.name == name).ok_or(format!("there is no {name}"))?;
    let stack = layers::stack(&sources, wanted)
        .map_err(|diagnostic| render(std::slice::from_ref(&*diagnostic), &sources, Style::Plain))?;
    for (old, new) in edits {
        let holds = |layer: &usize| sources.get(*layer).is_some_and(|source| source.text.contains(old));
        let layer = stack.iter().copied().find(holds).ok_or(format!("{ruleset} does not say {old}"))?;
        if let Some(source) = sources.get_mut(layer) {
            source.text = source.text.replacen(old, new, 1);
        }
    }
    tables(&sources, wanted)
}

fn sources() -> Vec<Source> {
    let mut files = Vec::new();
    find(&rulesets(), &mut files);
    files.sort();
    let sources = files.iter().map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Source::new(name, &fs::read_to_string(file).unwrap())
    });
    sources.collect()
}

fn tables(sources: &[Source], wanted: usize) -> Result<Tables, String> {
    let stack = layers::stack(sources, wanted)
        .map_err(|diagnostic| render(std::slice::from_ref(&*diagnostic), sources, Style::Plain))?;
    let stack = stack.into_iter().filter_map(|layer| sources.get(layer).cloned()).collect::<Vec<_>>();
    compile(&stack).map_err(|diagnostics| render(&diagnostics, &stack, Style::Plain))
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rules") {
            files.push(path);
        }
    }
}
