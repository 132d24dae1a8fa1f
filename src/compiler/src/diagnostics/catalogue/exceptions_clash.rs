//! Two exceptions can apply together and say different things.
//!
//! ## Why it is wrong
//! Nothing in a ruleset depends on its order, so the verdict would be anybody's guess.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//!     except woods where terrain is woods: at most 2 units
//!     except crowd where here is overstacked: at most 4 units
//! ```
//!
//! ## Instead
//! Say which goes first: `beats` and the other's name; or write one under the other, if it is an exception to it; or narrow the condition of
//! one.
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//!     except woods where terrain is woods: at most 2 units
//!     except crowd where here is overstacked beats woods: at most 4 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0120", "exceptions that clash");

/// `witness` is a position, in words, in which both apply.
pub fn exceptions_clash(one: (&str, Span), other: (&str, Span), says: (&str, &str), witness: &str) -> Diagnostic {
    KIND.says(format!("exceptions `{}` and `{}` can apply together and disagree", one.0, other.0))
        .at(one.1, format!("this one gives {}", says.0))
        .at(other.1, format!("and this one {}", says.1))
        .help(format!("both apply to {witness}"))
        .help(format!("if one goes first, let it say so: `beats {}`", other.0))
}
