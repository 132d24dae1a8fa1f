//! A ruleset file holds a character that cannot be seen and does something all the same.
//!
//! ## Why it is wrong
//! No text has a NUL or another control character; the file is damaged, or is no ruleset at all. Characters that turn the
//! direction of writing let a line look different from what it says.
//!
//! ## Instead
//! Write the line again, or take the file from a copy.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0002", "an invisible character in the file");

pub fn invisible_character(character: char, at: Span) -> Diagnostic {
    let told = match character {
        '\0' => KIND.says("the file holds a NUL character, which no text has"),
        _ if character.is_control() => {
            KIND.says(format!("the file holds a control character, U+{:04X}, which no text has", u32::from(character)))
        }
        _ => KIND.says(format!(
            "the file holds a character that turns the direction of writing, U+{:04X}",
            u32::from(character)
        )),
    };
    told.at(at, "here")
}
