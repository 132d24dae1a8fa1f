//! A line stands after an exception and belongs neither to it nor to anything else.
//!
//! ## Why it is wrong
//! What a clause says comes before its exceptions; what an exception says is indented deeper than the word `except`.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest:
//!     at most 3 units
//!     except town where here is a town: lifted
//!     at most 2 battalions
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest:
//!     at most 3 units
//!     at most 2 battalions
//!     except town where here is a town: lifted
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0018", "a line after an exception");

pub fn line_after_exception(line: Span, exception: Span) -> Diagnostic {
    KIND.says("this line comes after an exception and does not belong to it")
        .at(line, "belongs to nothing")
        .at(exception, "the exception ends with the lines indented deeper than this")
        .help("put it before the exceptions, or indent it deeper than `except`")
}
