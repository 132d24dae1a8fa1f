//! The maps that the cases of a file name.

use std::path::{Path, PathBuf};

use reglement_cases::Maps;

use super::files;
use super::find::{display, folder_of, parent_of};

/// Reads maps for the cases of a file. None may lie outside the folder that holds the case file's folder, whatever links
/// lead there.
pub fn maps_of(case_file: &Path) -> Maps<'static> {
    let case_file = case_file.to_path_buf();
    Maps::new(move |path| {
        let found = beside(&case_file, path);
        let real = |path: &Path| path.canonicalize().ok();
        let (top, file) = (real(&parent_of(&folder_of(&case_file))), real(&found));
        if let (Some(top), Some(file)) = (top, file)
            && !file.starts_with(top)
        {
            return Err(format!("`{path}` leads out of the folder of the ruleset"));
        }
        files::text(&found)
    })
}

/// A file by its path from the folder of a case file.
pub fn beside(case_file: &Path, path: &str) -> PathBuf {
    let folder = folder_of(case_file);
    match path.strip_prefix("../") {
        Some(rest) => parent_of(&folder).join(rest),
        None if folder == Path::new(".") => PathBuf::from(path),
        None => folder.join(path),
    }
}

/// What a file is called in messages.
pub fn name_beside(case_file: &str, path: &str) -> String {
    display(&beside(Path::new(case_file), path))
}
