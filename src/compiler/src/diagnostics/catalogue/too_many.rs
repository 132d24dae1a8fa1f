//! A ruleset goes beyond a fixed bound of the tables.
//!
//! ## Instead
//! Divide the ruleset, or name fewer moments or values.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0109", "too many of something");

pub fn too_many(what: &str, most: usize, at: Span) -> Diagnostic {
    KIND.says(format!("there are more than {most} {what}")).at(at, "one too many")
}
