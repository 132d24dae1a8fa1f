//! An item is nested too deeply.
//!
//! ## Why it is wrong
//! Brackets within brackets, or phrases within phrases, can be read only so far: no printed rule comes near the bound.
//!
//! ## Instead
//! Give the inner parts names with `define`, and use the names.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0015", "too deeply nested");

pub fn too_deep(at: Span, deepest: usize) -> Diagnostic {
    KIND.says(format!("from here on, more than {deepest} phrases lie within one another"))
        .at(at, "too deep")
        .help("name the inner parts with `define`, and use the names")
}
