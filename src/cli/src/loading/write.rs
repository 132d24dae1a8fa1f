//! Writing files so that no reader ever sees half of one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::find::{display, folder_of};

/// Puts a text in the place of a file: written beside it under a temporary name, then renamed.
///
/// # Errors
/// A sentence; the old file is then as it was.
pub fn replace(path: &Path, text: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("`{}` cannot be written: {error}", display(path));
    // A link is followed, so that the file it leads to changes and not the link.
    let path = &path.canonicalize().map_err(failed)?;
    let temporary = temporary_beside(path);
    let written = write_new(&temporary, text)
        .and_then(|()| fs::metadata(path).and_then(|old| fs::set_permissions(&temporary, old.permissions())))
        .and_then(|()| fs::rename(&temporary, path));
    written.map_err(|error| {
        // Nothing more can be done if this fails too.
        let _ = fs::remove_file(&temporary);
        failed(error)
    })
}

/// Writes a file, new or in the place of one of this name; folders on the way to it are made.
///
/// # Errors
/// A sentence; what was there is then as it was.
pub fn put(path: &Path, text: &str) -> Result<(), String> {
    if path.exists() {
        return replace(path, text);
    }
    let failed = |error: std::io::Error| format!("`{}` cannot be written: {error}", display(path));
    fs::create_dir_all(folder_of(path)).map_err(failed)?;
    let temporary = temporary_beside(path);
    write_new(&temporary, text).and_then(|()| fs::rename(&temporary, path)).map_err(|error| {
        // Nothing more can be done if this fails too.
        let _ = fs::remove_file(&temporary);
        failed(error)
    })
}

fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::options().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn temporary_beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.new", std::process::id()))
}

/// Makes a folder with files in it, all of them or none: built under a temporary name, then renamed.
///
/// # Errors
/// A sentence, also if the folder is there already.
pub fn new_folder(folder: &Path, files: &[(&str, String)]) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("the folder `{}` cannot be made: {error}", display(folder));
    if folder.symlink_metadata().is_ok() {
        return Err(format!("`{}` is there already, and is left as it is", display(folder)));
    }
    let temporary = temporary_beside(folder);
    let fill = || {
        fs::create_dir(&temporary)?;
        for (name, text) in files {
            let file = temporary.join(name);
            fs::create_dir_all(folder_of(&file))?;
            write_new(&file, text)?;
        }
        fs::rename(&temporary, folder)
    };
    fill().map_err(|error| {
        // Nothing more can be done if this fails too.
        let _ = fs::remove_dir_all(&temporary);
        failed(error)
    })
}
