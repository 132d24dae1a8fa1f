//! The files of `generated/`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::rulesets::{Generated, at};
use crate::whole_file::{self, Disk};

/// The line that tells a generated file from one written by hand.
const MARK: &str = "//! Made from the ruleset `";

/// Writes each text whose file differs.
pub fn write(disk: &dyn Disk, folder: &Path, texts: &[Generated]) -> io::Result<()> {
    for text in texts {
        let path = folder.join(text.file_name());
        if !holds(&path, &text.text) {
            // Cargo takes a watched file that is younger than its build script's last start for a change by hand, and
            // would run the script once more. The text is as old as its ruleset.
            whole_file::write(disk, &path, text.text.as_bytes(), text.changed).map_err(|error| at(&path, &error))?;
        }
    }
    Ok(())
}

/// Removes the files whose ruleset is gone, and what runs that were stopped have left unfinished.
pub fn remove_orphans(disk: &dyn Disk, folder: &Path, texts: &[Generated]) -> io::Result<()> {
    let unfinished = whole_file::unfinished(folder);
    let mut gone = orphans(folder, texts).into_iter().chain(unfinished);
    gone.try_for_each(|path| disk.remove(&path).map_err(|error| at(&path, &error)))
}

/// What would have to be written or removed, and what to do about it; none where nothing would.
pub fn stale(folder: &Path, texts: &[Generated]) -> Option<String> {
    let mut lines = Vec::new();
    for text in texts {
        let path = folder.join(text.file_name());
        if !path.exists() {
            lines.push(format!("  {} is missing", path.display()));
        } else if !holds(&path, &text.text) {
            lines.push(format!("  {} differs", path.display()));
        }
    }
    lines.extend(orphans(folder, texts).iter().map(|path| format!("  {} has no ruleset", path.display())));
    if lines.is_empty() {
        return None;
    }
    let folder = folder.file_name().unwrap_or(OsStr::new("the folder")).display();
    Some(format!(
        "{folder} is out of date\n{}\nrun `cargo build` without REGLEMENT_FRESH, and commit {folder}",
        lines.join("\n")
    ))
}

/// The modules whose text stands in the folder.
pub fn standing(folder: &Path) -> Vec<String> {
    let mut modules = marked(folder)
        .iter()
        .filter_map(|path| Some(crate::rust::module_name(path.file_stem()?.to_str()?)))
        .collect::<Vec<_>>();
    modules.sort();
    modules
}

fn holds(path: &Path, text: &str) -> bool {
    fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes())
}

/// Generated files without a ruleset. Others in the folder are none of our business.
fn orphans(folder: &Path, texts: &[Generated]) -> Vec<PathBuf> {
    let mut orphans = marked(folder);
    orphans.retain(|path| !texts.iter().any(|text| path.file_name() == Some(OsStr::new(&text.file_name()))));
    orphans.sort();
    orphans
}

fn marked(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = entries.filter_map(|entry| Some(entry.ok()?.path())).collect::<Vec<_>>();
    files.retain(|path| {
        path.extension().is_some_and(|extension| extension == "rs")
            && fs::read_to_string(path).is_ok_and(|text| text.lines().any(|line| line.starts_with(MARK)))
    });
    files
}
