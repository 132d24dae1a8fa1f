//! A definition or rule leads back to itself.
//!
//! ## Why it is wrong
//! To know whether it holds, one would have to know already whether it holds.
//!
//! ## Example
//! ```rules
//! define big is a counter where not it is small
//! define small is a counter where not it is big
//! ```
//!
//! ## Instead
//! Let one of them rest on what is printed on the counter.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0105", "a definition that rests on itself");

/// Of a longer circle, only the beginning is named.
const MOST_NAMED: usize = 12;

pub fn circle(at: Span, names: &[String]) -> Diagnostic {
    let mut way = names.iter().take(MOST_NAMED).map(|name| format!("`{name}`")).collect::<Vec<_>>();
    let more = names.len() - way.len();
    if more > 0 {
        way.push(format!("{more} more"));
    }
    let told = match way.as_slice() {
        [only] => KIND.says(format!("{only} rests on itself")),
        _ => KIND
            .says(format!("{} rests on itself", way.first().map_or("this", String::as_str)))
            .help(format!("the circle is {}, and back", way.join(" → "))),
    };
    told.at(at, "the circle begins here")
}
