//! Bytes and texts of files, and why they cannot be had.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind};
use std::path::Path;

use super::find::display;

/// A file larger than this is not read at all.
const LARGEST: u64 = 64 * 1024 * 1024;

/// # Errors
/// A sentence that names the file.
pub fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let name = display(path);
    let metadata = fs::metadata(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("there is no file `{name}`"),
        _ => format!("`{name}` cannot be read: {error}"),
    })?;
    if metadata.is_dir() {
        return Err(format!("`{name}` is a folder, and a file is wanted"));
    }
    // A pipe may never end, and nobody may be at its other end.
    if !metadata.is_file() {
        return Err(format!(
            "`{name}` is not a file that can be read as a whole, but something like a pipe or a device"
        ));
    }
    if metadata.len() > LARGEST {
        return Err(format!("`{name}` is larger than {} MB", LARGEST / 1024 / 1024));
    }
    fs::read(path).map_err(|error| format!("`{name}` cannot be read: {error}"))
}

/// The lines of a file of any size, or of the standard input for `-`, and how many bytes they are if that can be told.
///
/// # Errors
/// A sentence that names the file.
pub fn lines(path: &Path) -> Result<(Box<dyn BufRead>, Option<u64>), String> {
    if path == Path::new("-") {
        return Ok((Box::new(io::stdin().lock()), None));
    }
    let name = display(path);
    let file = File::open(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("there is no file `{name}`"),
        _ => format!("`{name}` cannot be read: {error}"),
    })?;
    let metadata = file.metadata().map_err(|error| format!("`{name}` cannot be read: {error}"))?;
    if metadata.is_dir() {
        return Err(format!("`{name}` is a folder, and a file is wanted"));
    }
    let size = if metadata.is_file() { Some(metadata.len()) } else { None };
    Ok((Box::new(BufReader::with_capacity(256 * 1024, file)), size))
}

/// The text of a file without its byte-order mark.
///
/// # Errors
/// A sentence that names the file, and the place of the first byte that is not UTF-8.
pub fn text(path: &Path) -> Result<String, String> {
    let bytes = bytes(path)?;
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = good.matches('\n').count() + 1;
            let column = good.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            let byte = bytes.get(error.valid_up_to()).copied().unwrap_or_default();
            let name = display(path);
            Err(format!("{name}:{line}:{column}: this is not UTF-8 text (byte 0x{byte:02X}); save the file as UTF-8"))
        }
    }
}
