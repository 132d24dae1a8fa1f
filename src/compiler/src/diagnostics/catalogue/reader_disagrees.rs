//! The compiler could read a sentence but not make sense of it. This is a mistake in the compiler, not in the ruleset.
//!
//! ## Instead
//! Please report it, with the marked lines.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0021", "a mistake in the compiler");

pub fn reader_disagrees(at: Span) -> Diagnostic {
    KIND.says("the compiler read this sentence and could not make sense of it; this is a mistake in the compiler")
        .at(at, "please report this line")
}
