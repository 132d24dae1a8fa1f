//! Two things of one sort have one name.
//!
//! ## Why it is wrong
//! Rule numbers and names are how verdicts, exceptions and layers speak of a thing. With two of a name, nobody could say which is meant.
//!
//! ## Example
//! ```rules
//! moment rest "a unit comes to rest"
//! moment rest "the phase ends"
//! ```
//!
//! ## Instead
//! Give the second another name. A clause without a name is called by its keyword: a rule with two limits names at least one. A higher
//! layer that means to change the first writes `replace` before it.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0101", "a name given twice");

pub fn named_twice(what: &str, name: &str, again: Span, first: Span) -> Diagnostic {
    KIND.says(format!("there is already {article} {what} `{name}`", article = article(what)))
        .at(again, "here again")
        .at(first, "the first is here")
}

fn article(what: &str) -> &'static str {
    if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
