//! A condition asks one thing to be two different values at once.
//!
//! ## Why it is wrong
//! What stands under it could never be reached; usually `or` is meant.
//!
//! ## Example
//! ```rules
//! define heavy is a counter where kind is armor and kind is artillery
//! ```
//!
//! ## Instead
//! ```rules
//! define heavy is a counter where kind is one of armor, artillery
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0119", "a condition that never holds");

pub fn never_holds(at: Span) -> Diagnostic {
    KIND.says("this can never hold").at(at, "asks for two values at once").help("`or`, or `is one of`, may be meant")
}
