//! Two limits that no position can keep together.
//!
//! ## Why it is wrong
//! At least two and at most one of the same thing, or of a part of it, at the same moment: every position is unlawful. A requirement or ban
//! that says how many there may be, and no more, is such a bound as well.
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

/// `asked` is what each of the two says: `at least 2 battalions`.
pub fn contradictory_bounds(asked: &[String; 2], one: Span, other: Span) -> Diagnostic {
    let told = KIND.says(format!("no position can keep to {} and to {}", asked[0], asked[1]));
    if one == other { told.at(one, "asks for both") } else { told.at(one, "this one").at(other, "and this one") }
}
