//! Which files a name means.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use reglement_cases::spelling;

/// The folder that holds one folder for each ruleset.
const RULESETS: &str = "rulesets";

/// How many folders up the ruleset of a case file is looked for.
const FARTHEST_UP: usize = 5;

/// Rulesets seen from the folder in which the command runs.
#[derive(Clone, Copy, Debug)]
pub struct Project;

/// A path for messages, with slashes everywhere.
pub fn display(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    match text.strip_prefix("./") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => text,
    }
}

impl Project {
    /// Every ruleset file of `rulesets/*`, or of this folder, or of the folders in it.
    ///
    /// # Errors
    /// A sentence if there is none.
    pub fn all(self) -> Result<Vec<PathBuf>, String> {
        let mut files = Vec::new();
        for folder in folders(Path::new(RULESETS)) {
            files.extend(rules_files(&folder));
        }
        if files.is_empty() {
            files = rules_files(Path::new("."));
        }
        if files.is_empty() {
            files = folders(Path::new(".")).iter().flat_map(|folder| rules_files(folder)).collect();
        }
        if files.is_empty() {
            return Err("there are no rulesets here: no `rulesets/NAME/NAME.rules`, `NAME.rules` or `NAME/NAME.rules`"
                .to_owned());
        }
        Ok(files)
    }

    /// Where a new ruleset's folder belongs.
    pub fn place_for_new(self) -> PathBuf {
        if Path::new(RULESETS).is_dir() { PathBuf::from(RULESETS) } else { PathBuf::new() }
    }

    /// Every ruleset file that a name means: a folder may hold several layers.
    ///
    /// # Errors
    /// A sentence if there is none.
    pub fn rulesets(self, named: &Path) -> Result<Vec<PathBuf>, String> {
        let in_rulesets = Path::new(RULESETS).join(named);
        let folder = if !named.exists() && in_rulesets.is_dir() { in_rulesets } else { named.to_path_buf() };
        if !folder.is_dir() {
            return self.ruleset(named).map(|file| vec![file]);
        }
        let mut files = rules_files(&folder);
        if files.is_empty() {
            files = folders(&folder).iter().flat_map(|folder| rules_files(folder)).collect();
        }
        match files.is_empty() {
            true => main_file(&folder).map(|file| vec![file]),
            false => Ok(files),
        }
    }

    /// The file of one ruleset, named by folder, file or name.
    ///
    /// # Errors
    /// A sentence if it is not there, or if a folder holds several.
    pub fn ruleset(self, named: &Path) -> Result<PathBuf, String> {
        if named.is_dir() {
            return main_file(named);
        }
        if named.is_file() {
            return if is_rules(named) {
                Ok(named.to_path_buf())
            } else {
                Err(format!("`{}` is not a ruleset: the name of a ruleset file ends in .rules", display(named)))
            };
        }
        if let Some(name) = named.to_str().filter(|name| !name.contains(['/', '\\'])) {
            let name = spelling::name(name);
            let near = [Path::new(RULESETS).join(&*name), PathBuf::from(&*name)];
            if let Some(folder) = near.iter().find(|folder| folder.is_dir()) {
                return main_file(folder);
            }
            if let Some(file) = self.layers_named(&name, None).into_iter().next() {
                return Ok(file);
            }
        }
        let name = display(named);
        let message = format!("there is no ruleset `{name}`");
        let known: Vec<String> = folders(Path::new(RULESETS)).iter().map(|folder| file_name(folder)).collect();
        match spelling::hint(&name, known.iter().map(String::as_str)) {
            Some(hint) => Err(format!("{message} ({hint})")),
            None => Err(message),
        }
    }

    /// The files `NAME.rules` in a folder, or else in the folders beside it, or else in `rulesets/*`.
    pub fn layers_named(self, name: &str, folder: Option<&Path>) -> Vec<PathBuf> {
        let file = format!("{name}.rules");
        let mut found = Vec::new();
        if let Some(folder) = folder {
            let near = folder.join(&file);
            if near.is_file() {
                return vec![near];
            }
            found = within_folders(&parent_of(folder), &file);
        }
        if found.is_empty() {
            found = within_folders(Path::new(RULESETS), &file);
        }
        found
    }

    /// The ruleset file that cases in a folder belong to: of the nearest folder above that holds any.
    ///
    /// # Errors
    /// A sentence if there is none, or several of equal right.
    pub fn ruleset_of_cases(self, file: &Path, named: Option<&str>) -> Result<PathBuf, String> {
        let mut folder = folder_of(file);
        for _ in 0..FARTHEST_UP {
            if !rules_files(&folder).is_empty() {
                return match named {
                    Some(name) => {
                        self.layers_named(name, Some(&folder)).into_iter().next().ok_or_else(|| {
                            format!("there is no ruleset `{name}` in `{}` or beside it", display(&folder))
                        })
                    }
                    None => main_file(&folder),
                };
            }
            // What lies above the folder where the command runs is somebody else's.
            if folder == Path::new(".") {
                break;
            }
            folder = folder_of(&folder);
        }
        match named {
            Some(name) => self.ruleset(Path::new(name)),
            None => Err(format!(
                "`{}` lies beside no ruleset; name one with --ruleset, or put the file into `rulesets/NAME/cases`",
                display(file)
            )),
        }
    }
}

pub(super) fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

pub(super) fn parent_of(folder: &Path) -> PathBuf {
    match folder.file_name() {
        Some(_) => folder_of(folder),
        None => folder.join(".."),
    }
}

/// The name of a folder or file, also of `.`.
fn file_name(path: &Path) -> String {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    name(path).or_else(|| name(&path.canonicalize().ok()?)).unwrap_or_default()
}

/// The ruleset of a folder: the file of the folder's name, or the only one.
fn main_file(folder: &Path) -> Result<PathBuf, String> {
    let files = rules_files(folder);
    let name = format!("{}.rules", file_name(folder));
    if let Some(main) = files.iter().find(|file| file.file_name() == Some(OsStr::new(&name))) {
        return Ok(main.clone());
    }
    match files.as_slice() {
        [] => Err(format!("the folder `{}` holds no ruleset (no file whose name ends in .rules)", display(folder))),
        [only] => Ok(only.clone()),
        several => {
            let names: Vec<String> = several.iter().map(|file| file_name(file)).collect();
            Err(format!("the folder `{}` holds several rulesets: {}; name one", display(folder), names.join(", ")))
        }
    }
}

pub(super) fn is_rules(path: &Path) -> bool {
    path.extension() == Some(OsStr::new("rules"))
}

/// The ruleset files of a folder, sorted.
pub fn rules_files(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| is_rules(path) && path.is_file()).collect()
}

fn within_folders(parent: &Path, file: &str) -> Vec<PathBuf> {
    folders(parent).into_iter().map(|folder| folder.join(file)).filter(|path| path.is_file()).collect()
}

fn folders(parent: &Path) -> Vec<PathBuf> {
    entries(parent).into_iter().filter(|path| path.is_dir()).collect()
}

/// What a folder holds, sorted, hidden files left out; nothing where it cannot be read.
pub(super) fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let hidden = |path: &PathBuf| file_name(path).starts_with('.');
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).filter(|path| !hidden(path)).collect();
    paths.sort();
    if folder == Path::new(".") {
        paths = paths.iter().map(|path| path.strip_prefix(".").unwrap_or(path).to_path_buf()).collect();
    }
    paths
}
