//! A bracket is opened and not closed, or closed and never opened.
//!
//! ## Why it is wrong
//! Brackets hold together what belongs together; one alone leaves it open how far that reaches.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   ban road at entry: (movement is road or movement is rail and here is overstacked
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   ban road at entry: (movement is road or movement is rail) and here is overstacked
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0023", "a bracket without its other");

pub fn bracket_not_closed(opened: Span) -> Diagnostic {
    KIND.says("this bracket is not closed").at(opened, "opened here").help("write `)` where it ends")
}

pub fn bracket_not_opened(closed: Span) -> Diagnostic {
    KIND.says("this bracket closes nothing").at(closed, "never opened")
}
