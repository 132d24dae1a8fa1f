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

/// A definition that leans on another, and that one on the next, too often.
pub fn leans_too_deep(at: Span, deepest: usize) -> Diagnostic {
    KIND.says(format!("more than {deepest} definitions and clauses lean on one another in a chain"))
        .at(at, "this is the end of it")
        .help("say some of it in one definition instead of several")
}

pub fn too_deep(at: Span, deepest: usize) -> Diagnostic {
    KIND.says(format!("from here on, more than {deepest} phrases lie within one another"))
        .at(at, "too deep")
        .help("name the inner parts with `define`, and use the names")
}
