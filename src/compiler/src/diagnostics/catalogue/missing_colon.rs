//! The colon is missing between the head of an item and what it says.
//!
//! ## Why it is wrong
//! In a clause, a definition, an exception and an attribute, a colon parts what it is about from what it says.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest at most 3 units
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0012", "a colon is missing");

/// `glued` holds a rule number that has swallowed the colon and the word after it.
pub fn missing_colon(at: Span, glued: Option<&str>) -> Diagnostic {
    let told = KIND.says("a colon is missing here").at(at, "`:` belongs before this");
    match glued {
        Some(glued) => told.help(format!("`{glued}` is read as one rule number; put a space after the colon")),
        None => told,
    }
}

/// A comma where the colon belongs.
pub fn comma_for_colon(at: Span) -> Diagnostic {
    KIND.says("a colon is missing here").at(at, "`:` belongs here")
}
