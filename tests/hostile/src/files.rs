//! Several files in one input.

/// Ends a file: a form feed, which stands in none that can be read.
pub const FILE_END: u8 = 0x0c;

/// More files than this are left out.
const MOST_FILES: usize = 6;

/// The files of an input.
pub(crate) fn files(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|byte| *byte == FILE_END).take(MOST_FILES)
}
