//! Writing files so that no reader ever sees half of one.

use std::fs;
use std::path::{Path, PathBuf};

use reglement_compiler::whole_file::{self, ThisMachine};

use super::find::{display, folder_of};

/// Writes a file, new or in the place of one of this name; folders on the way to it are made.
///
/// # Errors
/// A sentence; what was there is then as it was.
pub fn put(path: &Path, text: &str) -> Result<(), String> {
    let written = whole_file::write(&ThisMachine, path, text.as_bytes(), None);
    written.map_err(|error| format!("`{}` cannot be written: {error}", display(path)))
}

/// Makes a folder with files in it, all of them or none: built under a temporary name, then renamed.
///
/// # Errors
/// A sentence, also if the folder is there already.
#[allow(clippy::disallowed_methods, reason = "a folder is renamed, with whole files in it")]
pub fn new_folder(folder: &Path, files: &[(&str, String)]) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("the folder `{}` cannot be made: {error}", display(folder));
    if folder.symlink_metadata().is_ok() {
        return Err(format!("`{}` is there already, and is left as it is", display(folder)));
    }
    let temporary = temporary_beside(folder);
    let fill = || {
        fs::create_dir(&temporary)?;
        for (name, text) in files {
            whole_file::write(&ThisMachine, &temporary.join(name), text.as_bytes(), None)?;
        }
        fs::rename(&temporary, folder)
    };
    fill().map_err(|error| {
        // Nothing more can be done if this fails too.
        let _ = fs::remove_dir_all(&temporary);
        failed(error)
    })
}

fn temporary_beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.new", std::process::id()))
}
