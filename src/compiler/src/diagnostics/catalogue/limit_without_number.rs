//! A limit does not say how many.
//!
//! ## Why it is wrong
//! `at most`, `at least` and `exactly` are followed by a number, a name, or an expression in brackets, and then by what is measured.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most units
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0014", "a limit without a number");

pub fn limit_without_number(comparison: &str, at: Span) -> Diagnostic {
    KIND.says(format!("this limit says `{comparison}` and no number")).at(at, "how many?").help(format!(
        "write a number, a name or brackets between: `{comparison} 3 units`, `{comparison} (twice the width) units`"
    ))
}
