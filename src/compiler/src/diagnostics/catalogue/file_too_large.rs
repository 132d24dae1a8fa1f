//! A ruleset file is larger than 4 MB.
//!
//! ## Why it is wrong
//! The rules of the largest games fill a tenth of that. A larger file is something else by mistake.
//!
//! ## Instead
//! Give the path of the ruleset. A ruleset for a series of games is split in layers: see `builds on`.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0003", "the file is too large");

pub fn file_too_large(at: Span, length: usize, largest: usize) -> Diagnostic {
    KIND.says(format!("the file has {length} bytes, and a ruleset may have {largest}"))
        .at(at, "")
        .help("split the rules in layers with `builds on`, or check that this is the right file")
}
