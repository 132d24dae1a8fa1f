//! From the files of a folder to the text of each ruleset.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use super::known::Known;
use crate::diagnostics::{Diagnostic, Style, render};
use crate::source::Source;
use crate::whole_file::Disk;
use crate::{compile, layers, rust};

/// More messages than this about one ruleset are not shown at once.
const MOST_TOLD: usize = 200;

/// The Rust text of one ruleset.
#[derive(Clone, Debug)]
pub struct Generated {
    pub module: String,
    pub text: String,
    /// When the youngest of its files was last changed.
    pub changed: Option<SystemTime>,
}

impl Generated {
    pub fn file_name(&self) -> String {
        format!("{}.rs", self.module.trim_start_matches("r#"))
    }
}

/// The texts of all rulesets of a folder, and what is wrong with them: each fault is the text of one message.
pub fn texts(disk: &dyn Disk, folder: &Path, known: Option<&Known>) -> (Vec<Generated>, Vec<String>) {
    let mut faults = Vec::new();
    let mut files = Vec::new();
    if let Err(error) = find(folder, &mut files) {
        faults.push(format!("error: {error}\n"));
    }
    files.sort();
    let mut sources = Vec::new();
    let mut changed = Vec::new();
    for file in &files {
        match read(folder, file) {
            Ok(source) => {
                changed.push(fs::metadata(file).and_then(|data| data.modified()).ok());
                sources.push(source);
            }
            Err(fault) => faults.push(fault),
        }
    }
    let mut texts = Vec::new();
    let mut held: BTreeMap<String, &str> = BTreeMap::new();
    for (number, source) in sources.iter().enumerate() {
        match text(disk, &sources, number, known) {
            Ok((generated, stack)) => {
                if let Some(other) = held.insert(generated.module.clone(), &source.name) {
                    let module = &generated.module;
                    faults.push(format!("error: {other} and {} both become the module `{module}`\n", source.name));
                    continue;
                }
                let youngest = stack.iter().filter_map(|layer| changed.get(*layer).copied().flatten()).max();
                texts.push(Generated { changed: youngest, ..generated });
            }
            // A fault in a lower layer shows in every ruleset that builds on it, and is told once.
            Err(found) => found.into_iter().for_each(|fault| {
                if !faults.contains(&fault) {
                    faults.push(fault);
                }
            }),
        }
    }
    texts.sort_by(|one, other| one.module.cmp(&other.module));
    (texts, faults)
}

/// The text of one ruleset, with the numbers of the files that make it up.
fn text(
    disk: &dyn Disk,
    sources: &[Source],
    number: usize,
    known: Option<&Known>,
) -> Result<(Generated, Vec<usize>), Vec<String>> {
    let stack = layers::stack(sources, number).map_err(|diagnostic| vec![message(&diagnostic, sources)])?;
    let layers = stack.iter().filter_map(|layer| sources.get(*layer).cloned()).collect::<Vec<_>>();
    if let Some(known) = known
        && let Some((name, _)) = layers.last().and_then(layers::names)
    {
        let module = rust::module_name(&name);
        if let Some(text) = known.text(&module, &layers) {
            return Ok((Generated { module, text, changed: None }, stack));
        }
    }
    let tables = compile(&layers).map_err(|diagnostics| messages(&diagnostics, &layers))?;
    let module = rust::module_name(&tables.head.name);
    let generated = Generated { module, text: rust::from_tables(&tables), changed: None };
    if let Some(known) = known {
        known.keep(disk, &generated, &layers);
    }
    Ok((generated, stack))
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rules") {
            files.push(path);
        }
    }
    Ok(())
}

fn read(folder: &Path, file: &Path) -> Result<Source, String> {
    let name = display_name(folder, file);
    let bytes = fs::read(file).map_err(|error| format!("error: {}\n", at(file, &error)))?;
    Source::from_bytes(name, &bytes, 0)
        .map_err(|unreadable| message(&unreadable.diagnostic, std::slice::from_ref(&unreadable.source)))
}

/// The first messages, and how many more there are.
fn messages(diagnostics: &[Diagnostic], layers: &[Source]) -> Vec<String> {
    let told = diagnostics.iter().take(MOST_TOLD).map(|diagnostic| message(diagnostic, layers));
    let left_out = diagnostics.len().saturating_sub(MOST_TOLD);
    let more =
        (left_out > 0).then(|| format!("error: at least {left_out} more mistakes are not shown; mend these first\n"));
    told.chain(more).collect()
}

/// One message at a time, so that the same message is known again.
fn message(diagnostic: &Diagnostic, sources: &[Source]) -> String {
    render(std::slice::from_ref(diagnostic), sources, Style::Plain)
}

/// What a file is called in messages: `rulesets/ogre/ogre.rules`, wherever the package stands.
fn display_name(folder: &Path, file: &Path) -> String {
    let inner = file.strip_prefix(folder).unwrap_or(file);
    let path = folder.file_name().map_or_else(|| inner.to_owned(), |name| Path::new(name).join(inner));
    path.display().to_string().replace('\\', "/")
}

/// The error with the path that it is about, which the system's own message leaves out.
pub fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
