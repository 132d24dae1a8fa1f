//! A sentence does not go on as the language allows.
//!
//! ## Why it is wrong
//! Everything before the marked place could be read; what stands there fits none of the ways to go on.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units whose size is battalion
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units where size is battalion
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0016", "the sentence does not go on like this");

/// `found` is the word there, or nothing at the end of the item; `expected` the ways to go on.
pub fn unexpected(found: Option<&str>, at: Span, expected: &str) -> Diagnostic {
    let told = match found {
        Some(found) => KIND.says(format!("`{found}` does not fit here")),
        None => KIND.says("this breaks off too early"),
    };
    told.at(at, format!("expected {expected}"))
}

/// The same, for a word that looks like one of the words expected.
pub fn misspelt(found: &str, at: Span, meant: &str) -> Diagnostic {
    KIND.says(format!("`{found}` does not fit here")).at(at, "not understood").help(format!("did you mean `{meant}`?"))
}
