//! A ruleset file holds a NUL character.
//!
//! ## Why it is wrong
//! No text has this character; the file is damaged, or is no ruleset at all.
//!
//! ## Instead
//! Write the line again, or take the file from a copy.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0002", "a NUL character in the file");

pub fn nul_character(at: Span) -> Diagnostic {
    KIND.says("the file holds a NUL character, which no text has").at(at, "here")
}
