//! A list of values, or a chart, names one value twice.
//!
//! ## Why it is wrong
//! The two could not be told apart; in a chart, one of two figures would be lost.
//!
//! ## Example
//! ```rules
//! values altitude: deck, low, deck
//! ```
//!
//! ## Instead
//! Name each value once. A second spelling in brackets must differ from all values of its list.
//! ```rules
//! values altitude: deck, low, high
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0106", "a value given twice");

pub fn value_twice(name: &Name, list: &str) -> Diagnostic {
    KIND.says(format!("`{}` stands twice in {list}", name.text)).at(name.span, "again here")
}

pub fn values_named_twice(name: &Name) -> Diagnostic {
    KIND.says(format!("there is already a list of values called `{}`", name.text)).at(name.span, "named again")
}
