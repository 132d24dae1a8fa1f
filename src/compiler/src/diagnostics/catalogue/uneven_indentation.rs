//! A line is indented less than the items above it, and more than their statement.
//!
//! ## Why it is wrong
//! All items of a statement are indented alike; a line indented deeper continues the item above it. This line is neither.
//!
//! ## Example
//! ```rules
//! counter has
//!     steps: number from 0
//!   size: one of company, battalion
//! ```
//!
//! ## Instead
//! ```rules
//! counter has
//!   steps: number from 0
//!   size: one of company, battalion
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0007", "uneven indentation");

pub fn uneven_indentation(line: Span, indentation: usize, item: Span, of_items: usize) -> Diagnostic {
    KIND.says(format!("this line is indented by {indentation}, and the items of its statement by {of_items}"))
        .at(line, "neither an item nor part of one")
        .at(item, "the first item stands here")
}
