//! Two limits that no position can keep together.
//!
//! ## Why it is wrong
//! At least two and at most one of the same thing, at the same moment: every position is unlawful.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit at rest:
//!     at least 2 counters
//!     at most 1 counter
//! ```
//!
//! ## Instead
//! ```rules
//! rule 5.1 "Stacking"
//!   limit at rest:
//!     at least 1 counter
//!     at most 2 counters
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0122", "bounds that contradict");

pub fn contradictory_bounds(label: &str, one: Span, other: Span) -> Diagnostic {
    let told = KIND.says(format!("no position can keep both of these limits on {label}")).at(one, "this limit");
    if one == other { told } else { told.at(other, "and this one") }
}
