//! A clause does not say when it is judged.
//!
//! ## Why it is wrong
//! Most faults in programs of this kind are limits judged at the wrong moment: in passing, at the end of a move, at the end of a phase.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit: at most 3 units
//! ```
//!
//! ## Instead
//! ```rules
//! rule 5.1 "Stacking"
//!   limit at rest: at most 3 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0118", "a clause without a moment");

pub fn no_moment(at: Span, keyword: &str) -> Diagnostic {
    KIND.says(format!("this {keyword} does not say when it is judged"))
        .at(at, "at which moment?")
        .help("write `at` and the moments, or `at any moment`")
}
