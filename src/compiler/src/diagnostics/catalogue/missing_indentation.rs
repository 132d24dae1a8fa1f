//! A line stands at the left margin and must belong to the statement above.
//!
//! ## Why it is wrong
//! A statement begins at the left margin; everything that belongs to it is indented.
//!
//! ## Example
//! ```rules
//! counter has
//! steps: number from 0
//! ```
//!
//! ## Instead
//! ```rules
//! counter has
//!   steps: number from 0
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0006", "a line is not indented");

/// `statement` is the first line of the statement above, if there is one.
pub fn missing_indentation(line: Span, statement: Option<Span>) -> Diagnostic {
    let told =
        KIND.says("this line begins no statement, so it must be indented under one").at(line, "indent this line");
    match statement {
        Some(statement) => told.at(statement, "under this statement"),
        None => told,
    }
}
