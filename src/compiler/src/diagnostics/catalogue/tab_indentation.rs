//! A line is indented with a tab.
//!
//! ## Why it is wrong
//! What belongs to what is read from the indentation, and a tab is as wide as each editor likes.
//!
//! ## Instead
//! Indent with spaces, two for each level. `reglement fmt` does it.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0005", "a tab in the indentation");

/// `more` counts the other lines of the file with the same mistake.
pub fn tab_indentation(tab: Span, more: usize) -> Diagnostic {
    let told = KIND.says("a line is indented with a tab; use spaces").at(tab, "a tab");
    match more {
        0 => told,
        1 => told.help("one more line has one"),
        _ => told.help(format!("{more} more lines have one")),
    }
}
