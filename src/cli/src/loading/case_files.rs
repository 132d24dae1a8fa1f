//! Case files, and which of them a path means.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::files;
use super::find::{Project, display, entries, is_rules, rules_files};

/// Folders nested deeper than this are not searched for case files.
const DEEPEST: usize = 8;

/// A case file as it was read.
#[derive(Clone, Debug)]
pub struct CaseText {
    /// What it is called in messages.
    pub name: String,
    pub text: String,
}

impl CaseText {
    /// # Errors
    /// A sentence that names the file.
    pub fn read(path: &Path) -> Result<CaseText, String> {
        Ok(CaseText { name: display(path), text: files::text(path)? })
    }
}

/// The case files that paths mean: themselves, those below a folder, or those of a ruleset. Sorted, each once.
///
/// # Errors
/// A sentence for each path that means none.
pub fn case_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Vec<String>> {
    let mut found = Vec::new();
    let mut faults = Vec::new();
    for path in paths {
        if path.is_file() && !is_rules(path) {
            found.push(path.clone());
            continue;
        }
        let folder = if path.is_dir() { Ok(path.clone()) } else { ruleset_folder(path) };
        match folder {
            Ok(folder) => below(&folder, DEEPEST, &mut found),
            Err(fault) => faults.push(fault),
        }
    }
    found.sort();
    found.dedup();
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

fn ruleset_folder(path: &Path) -> Result<PathBuf, String> {
    if !path.exists() && path.extension().is_some_and(|ending| ending == "yaml" || ending == "yml") {
        return Err(format!("there is no file `{}`", display(path)));
    }
    Ok(super::find::folder_of(&Project.ruleset(path)?))
}

/// The case files of a folder: below its `cases` folders where it holds rulesets, otherwise all YAML files in it.
fn below(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    let cases = folder.join("cases");
    if !rules_files(folder).is_empty() && cases.is_dir() {
        below(&cases, depth, found);
        return;
    }
    for path in entries(folder) {
        if path.is_dir() {
            if depth > 0 {
                below(&path, depth - 1, found);
            }
        } else if [Some(OsStr::new("yaml")), Some(OsStr::new("yml"))].contains(&path.extension()) {
            found.push(path);
        }
    }
}
