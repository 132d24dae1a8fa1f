//! A ruleset with everything it builds on, read and compiled.

use std::path::{Path, PathBuf};

use reglement_compiler::diagnostics::{self, Diagnostic, Style};
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_compiler::syntax::tree::{HeadItem, StatementKind};
use reglement_engine::table::Tables;

use super::files;
use super::find::{Project, display, folder_of};

/// More layers than this are taken for a mistake.
const MOST_LAYERS: usize = 32;

/// The texts of a ruleset, the lowest layer first.
#[derive(Clone, Debug)]
pub struct Sources {
    pub files: Vec<PathBuf>,
    pub sources: Vec<Source>,
}

#[derive(Clone, Debug)]
pub struct Ruleset {
    pub sources: Vec<Source>,
    pub tables: Tables,
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
    /// One report for each mistake.
    pub fn reports(&self, coloured: bool) -> Vec<String> {
        match self {
            Trouble::Said(message) => vec![format!("error: {message}\n")],
            Trouble::Found { diagnostics, sources } => {
                let style = if coloured { Style::Coloured } else { Style::Plain };
                let render = |found| diagnostics::render(std::slice::from_ref(found), sources, style);
                diagnostics.iter().map(render).collect()
            }
        }
    }
}

impl Sources {
    /// Follows `builds on` down to the lowest layer.
    ///
    /// # Errors
    /// A file that is missing or no text, a circle.
    pub fn read(file: &Path) -> Result<Sources, Trouble> {
        let mut files: Vec<PathBuf> = Vec::new();
        let mut sources = Vec::new();
        let mut next = Some(file.to_path_buf());
        while let Some(file) = next {
            if files.contains(&file) || files.len() == MOST_LAYERS {
                let first = display(files.first().unwrap_or(&file));
                return Err(Trouble::Said(format!("`{first}` builds on itself, by way of `{}`", display(&file))));
            }
            let source = source(&file, 0)?;
            next = match builds_on(&source) {
                Some(name) => Some(below(&name, &file)?),
                None => None,
            };
            files.push(file);
            sources.push(source);
        }
        files.reverse();
        sources.reverse();
        Ok(Sources { files, sources })
    }

    /// # Errors
    /// Everything that the compiler finds wrong.
    pub fn compile(self) -> Result<Ruleset, Trouble> {
        match reglement_compiler::compile(&self.sources) {
            Ok(tables) => Ok(Ruleset { tables, sources: self.sources }),
            Err(diagnostics) => Err(Trouble::Found { diagnostics, sources: self.sources }),
        }
    }
}

impl Ruleset {
    /// # Errors
    /// A file that cannot be read, or everything that the compiler finds wrong.
    pub fn read(file: &Path) -> Result<Ruleset, Trouble> {
        Sources::read(file)?.compile()
    }
}

/// One file as the compiler wants it.
pub fn source(file: &Path, index: u32) -> Result<Source, Trouble> {
    let bytes = files::bytes(file).map_err(Trouble::Said)?;
    Source::from_bytes(display(file), &bytes, index).map_err(|unreadable| {
        let unreadable = *unreadable;
        Trouble::Found { diagnostics: vec![unreadable.diagnostic], sources: vec![unreadable.source] }
    })
}

/// The name of the layer below. What else is wrong with the text shows when it is compiled.
fn builds_on(source: &Source) -> Option<String> {
    let (document, _) = from_text::read(source, 0);
    document.statements.iter().find_map(|statement| match &statement.kind {
        StatementKind::Ruleset { items, .. } => items.iter().find_map(|item| match &item.item {
            HeadItem::BuildsOn(name) => Some(name.text.clone()),
            _ => None,
        }),
        _ => None,
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
