//! Something stands where another kind of thing is wanted.
//!
//! ## Why it is wrong
//! A number cannot be yes or no, a counter is not a place, and a comparison between two kinds could never hold.
//!
//! ## Example
//! ```rules
//! define small is a counter where strength
//! ```
//!
//! ## Instead
//! ```rules
//! define small is a counter where strength is at most 8
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0104", "a thing of the wrong kind");

pub fn wrong_kind(at: Span, wanted: &str, found: &str) -> Diagnostic {
    KIND.says(format!("this is {found}; {wanted} is wanted here")).at(at, format!("this is {found}"))
}

pub fn cannot_be_in(at: Span, what: &str, within: &str) -> Diagnostic {
    KIND.says(format!("{what} cannot be in {within}"))
        .at(at, "a counter can be in a place or a list, and a place in a list")
}

pub fn cannot_be_hidden(at: Span) -> Diagnostic {
    KIND.says("this cannot be hidden from a side")
        .at(at, "counters, acts of the log, and attributes of counters, groups and places can be hidden")
}

/// Values of two lists, of which one is asked to be more than the other.
pub fn no_common_order(at: Span, one: &str, other: &str) -> Diagnostic {
    KIND.says(format!("values of {one} and of {other} do not stand in one order")).at(at, "of another list")
}

/// Two lists of values without a value in common.
pub fn never_equal(at: Span, one: &str, other: &str) -> Diagnostic {
    KIND.says(format!("a value of {one} can never be a value of {other}")).at(at, "never the same")
}
