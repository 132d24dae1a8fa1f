//! An exception, a reference or a note stands within the line of its clause.
//!
//! ## Why it is wrong
//! What belongs to a clause stands on lines of its own, indented under it, so that it is plain what an exception is an exception to.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units except town where here is a town: lifted
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//!     except town where here is a town: lifted
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0017", "an exception within a line");

pub fn exception_within_a_line(word: &str, at: Span) -> Diagnostic {
    KIND.says(format!("`{word}` begins a line of its own"))
        .at(at, "within a line")
        .help("put it on the next line, indented deeper than its clause")
}
