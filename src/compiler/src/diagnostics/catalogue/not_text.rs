//! A ruleset file holds bytes that are no text.
//!
//! ## Why it is wrong
//! Rulesets are text in UTF-8. Files saved by a word processor, or in an older encoding, hold bytes that mean nothing here.
//!
//! ## Instead
//! Save the file as "UTF-8" or "plain text, UTF-8" in the editor. A byte order mark and line ends of either kind are fine.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0001", "the file is not text");

pub fn not_text(at: Span, byte: u8, line: usize, column: usize) -> Diagnostic {
    KIND.says(format!("line {line}, column {column} holds the byte {byte:#04x}, which is not UTF-8 text"))
        .at(at, "from here on")
        .help("save the file as UTF-8")
}
