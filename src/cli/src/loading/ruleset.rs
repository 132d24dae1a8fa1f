//! A ruleset with everything it builds on, read and compiled.

use std::path::{Path, PathBuf};

use reglement_compiler::diagnostics::{self, Diagnostic, Style};
use reglement_compiler::layers as compiler_layers;
use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

use super::files;
use super::find::{Project, display, folder_of};

/// More layers than this are taken for a mistake.
pub(super) const MOST_LAYERS: usize = 32;

/// A ruleset that compiles.
#[derive(Clone, Debug)]
pub struct Ruleset {
    pub tables: Tables,
    /// What its layers say is left out, the lowest first.
    pub omits: Vec<String>,
}

/// Why a ruleset cannot be used.
#[derive(Debug)]
pub enum Trouble {
    /// One sentence.
    Said(String),
    /// What the compiler found.
    Found { diagnostics: Vec<Diagnostic>, sources: Vec<Source> },
}

impl Trouble {
    /// One report for each mistake, made when it is asked for.
    pub fn reports(&self, coloured: bool) -> impl ExactSizeIterator<Item = String> {
        let style = if coloured { Style::Coloured } else { Style::Plain };
        let number = match self {
            Trouble::Said(_) => 1,
            Trouble::Found { diagnostics, .. } => diagnostics.len(),
        };
        (0..number).map(move |at| match self {
            Trouble::Said(message) => format!("error: {message}\n"),
            Trouble::Found { diagnostics, sources } => {
                diagnostics::render(diagnostics.get(at).map_or(&[], std::slice::from_ref), sources, style)
            }
        })
    }
}

impl Ruleset {
    /// Reads a file and everything that it builds on, and compiles them.
    ///
    /// # Errors
    /// A file that is missing or no text, a circle, or everything that the compiler finds wrong.
    pub fn read(file: &Path) -> Result<Ruleset, Trouble> {
        Ruleset::compiled(layers(file)?)
    }

    /// Compiles texts that have been read already, the lowest layer first.
    ///
    /// # Errors
    /// Everything that the compiler finds wrong.
    pub fn compiled(sources: Vec<Source>) -> Result<Ruleset, Trouble> {
        match reglement_compiler::compile(&sources) {
            Ok(tables) => Ok(Ruleset { tables, omits: sources.iter().flat_map(compiler_layers::omissions).collect() }),
            Err(diagnostics) => Err(Trouble::Found { diagnostics, sources }),
        }
    }
}

/// The texts of a ruleset, the lowest layer first.
fn layers(file: &Path) -> Result<Vec<Source>, Trouble> {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut sources = Vec::new();
    let mut next = Some(file.to_path_buf());
    while let Some(file) = next {
        if files.len() == MOST_LAYERS {
            return Err(too_many_layers(&display(&files[0]), &display(&file)));
        }
        if files.contains(&file) {
            let way: Vec<String> = files.iter().chain([&file]).map(|file| format!("`{}`", display(file))).collect();
            return Err(Trouble::Said(format!(
                "these rulesets build on one another in a circle: {}",
                way.join(", on ")
            )));
        }
        let source = source(&file, 0)?;
        let builds_on = compiler_layers::names(&source).and_then(|(_, below)| below);
        next = builds_on.map(|name| below(&name, &file)).transpose()?;
        files.push(file);
        sources.push(source);
    }
    sources.reverse();
    Ok(sources)
}

pub(super) fn too_many_layers(first: &str, next: &str) -> Trouble {
    Trouble::Said(format!("`{first}` has more than {MOST_LAYERS} layers; the next one is `{next}`"))
}

/// One file as the compiler wants it.
pub fn source(file: &Path, index: u32) -> Result<Source, Trouble> {
    let bytes = files::bytes(file).map_err(Trouble::Said)?;
    source_of(display(file), &bytes, index)
}

/// Bytes as the compiler wants them, wherever they come from.
pub(super) fn source_of(name: String, bytes: &[u8], index: u32) -> Result<Source, Trouble> {
    Source::from_bytes(name, bytes, index).map_err(|unreadable| {
        let unreadable = *unreadable;
        Trouble::Found { diagnostics: vec![unreadable.diagnostic], sources: vec![unreadable.source] }
    })
}

fn below(name: &str, file: &Path) -> Result<PathBuf, Trouble> {
    let found = Project.layers_named(name, Some(&folder_of(file)));
    match found.as_slice() {
        [only] => Ok(only.clone()),
        [] => Err(Trouble::Said(format!(
            "`{}` builds on `{name}`, and there is no `{name}.rules` in its folder or in the folders beside it",
            display(file)
        ))),
        several => {
            let names: Vec<String> = several.iter().map(|path| format!("`{}`", display(path))).collect();
            Err(Trouble::Said(format!("`{}` builds on `{name}`, which could be {}", display(file), names.join(" or "))))
        }
    }
}
