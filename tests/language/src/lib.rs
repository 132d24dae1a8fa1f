//! What the tests of the language share: the ruleset files at hand, and trees without their places.

use std::path::{Path, PathBuf};

use reglement_compiler::diagnostics::Diagnostic;
use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_compiler::syntax::tree::Document;

/// The folder of this package.
pub fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The top folder of the project.
pub fn top() -> PathBuf {
    here().join("../..")
}

/// All files with an ending in a folder and the folders in it, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).map(|entries| entries.flatten().collect::<Vec<_>>()).unwrap_or_default();
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A file as a source named after its last part.
///
/// # Panics
/// If there is no such file, or it is no text.
#[allow(clippy::expect_used)]
pub fn source(path: &Path) -> Source {
    let bytes = std::fs::read(path).expect("the file can be read");
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Source::from_bytes(name, &bytes, 0).expect("the file is text")
}

/// Reads a text as the file `example.rules`.
pub fn read(text: &str) -> (Document, Vec<Diagnostic>) {
    from_text::read(&Source::new("example.rules", text), 0)
}

/// A tree in full, without its places.
pub fn shape(document: &Document) -> String {
    let mut shape = String::new();
    for line in format!("{document:#?}").lines() {
        let place = ["file: ", "start: ", "end: "].iter().any(|field| line.trim_start().starts_with(field));
        if !place {
            shape.push_str(line);
            shape.push('\n');
        }
    }
    shape
}
