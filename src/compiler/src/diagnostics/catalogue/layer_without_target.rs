//! A layer replaces or removes what the layers below do not have.
//!
//! ## Why it is wrong
//! The rule below may have changed its name or number; the patch would silently do nothing.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   replace limit stack at rest: at most 4 units
//! ```
//!
//! ## Instead
//! Look up the name in the layer below (`reglement list`), or leave `replace` away if the thing is new.
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 4 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0111", "a layer that fits nothing below");

pub fn nothing_to_replace(what: &str, at: Span) -> Diagnostic {
    KIND.says(format!("there is no `{what}` in the layers below to replace")).at(at, "replaces nothing")
}

pub fn nothing_to_remove(what: &str, at: Span) -> Diagnostic {
    KIND.says(format!("there is no `{what}` in the layers below to remove")).at(at, "removes nothing")
}
