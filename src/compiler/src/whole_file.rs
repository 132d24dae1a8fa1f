//! Files that are written whole or not at all: under a name of their own beside the old file, then renamed. Whoever reads
//! meanwhile, and whatever stops the writing, finds the old file or the new one and never half of it.
//!
//! All that the build step and the command write goes through [`write`].
#![allow(clippy::disallowed_methods, reason = "the one place where files are written")]

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

/// How the name of an unfinished file begins and ends.
const BEGUN: &str = ".reglement-";
const UNFINISHED: &str = ".unfinished";

/// How often a file is written again whose unfinished form was cleared away by somebody else.
const MOST_TRIES: usize = 3;

/// What is done to a disk, one step at a time. Tests put one in its place that is full or stops between two steps.
pub trait Disk {
    /// # Errors
    /// The folder is not there and cannot be made.
    fn create_folders(&self, folder: &Path) -> io::Result<()>;

    /// Makes a file that is not there yet, and waits until it stands on the disk.
    ///
    /// # Errors
    /// Some of it, or all, could not be written.
    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives a new file the permissions of the one that it replaces, and its time.
    ///
    /// # Errors
    /// The permissions could not be set.
    fn dress(&self, file: &Path, like: Option<&Metadata>, changed: Option<SystemTime>) -> io::Result<()>;

    /// # Errors
    /// Both names mean what they meant.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// # Errors
    /// The file is still there.
    fn remove(&self, file: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug)]
pub struct ThisMachine;

impl Disk for ThisMachine {
    fn create_folders(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn create(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::options().write(true).create_new(true).open(file)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn dress(&self, file: &Path, like: Option<&Metadata>, changed: Option<SystemTime>) -> io::Result<()> {
        if let Some(changed) = changed
            && let Ok(file) = File::options().write(true).open(file)
        {
            // Where a system refuses, the file looks younger than it is, and that does no harm.
            let _ = file.set_modified(changed);
        }
        like.map_or(Ok(()), |like| fs::set_permissions(file, like.permissions()))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }
}

/// Writes a file, in the place of one of this name if there is one; folders on the way to it are made. With `changed`, it
/// counts as last changed then.
///
/// # Errors
/// What was there is then as it was.
pub fn write(disk: &dyn Disk, file: &Path, bytes: &[u8], changed: Option<SystemTime>) -> io::Result<()> {
    // A link is followed, so that the file it leads to changes and not the link.
    let file = &file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let old = fs::metadata(file).ok();
    if old.as_ref().is_some_and(Metadata::is_dir) {
        return Err(io::Error::new(ErrorKind::IsADirectory, "a folder stands in its place"));
    }
    disk.create_folders(folder_of(file))?;
    let unfinished = unfinished_beside(file);
    let mut tries = 0;
    loop {
        let written = disk
            .create(&unfinished, bytes)
            .and_then(|()| disk.dress(&unfinished, old.as_ref(), changed))
            .and_then(|()| disk.rename(&unfinished, file));
        let Err(error) = written else { return Ok(()) };
        // Nothing more can be done if this fails too.
        let _ = disk.remove(&unfinished);
        tries += 1;
        // `NotFound`: another run has cleared it away. `AlreadyExists`: a run of the same number was stopped long ago.
        let again = matches!(error.kind(), ErrorKind::NotFound | ErrorKind::AlreadyExists);
        if !again || tries == MOST_TRIES {
            return Err(error);
        }
    }
}

/// The unfinished files of runs that were stopped, in a folder.
pub fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = entries.filter_map(|entry| Some(entry.ok()?.path())).collect::<Vec<_>>();
    files.retain(|file| {
        let name = file.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        name.starts_with(BEGUN) && name.ends_with(UNFINISHED)
    });
    files.sort();
    files
}

/// A name that no other run and no other part of this one uses, and that is no longer than the file's own may be.
fn unfinished_beside(file: &Path) -> PathBuf {
    static WRITTEN: AtomicUsize = AtomicUsize::new(0);
    let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
    folder_of(file).join(format!("{BEGUN}{}-{number}{UNFINISHED}", std::process::id()))
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}
