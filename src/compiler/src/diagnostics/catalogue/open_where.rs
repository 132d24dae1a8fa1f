//! It is not plain how far a `where` reaches.
//!
//! ## Why it is wrong
//! After a set with `where`, an `and` or `or` could belong to the things of the set or to the whole condition. One reader would take it one
//! way, the next the other.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Entering"
//!   ban at entry: there is a unit here where size is large and movement is road
//! ```
//!
//! ## Instead
//! Put brackets round what belongs together: the condition of the set, or the set with its condition.
//! ```rules
//! rule 5.1 "Entering"
//!   ban at entry: (there is a unit here where size is large) and movement is road
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0022", "a `where` without an end");

pub fn open_where(at: Span) -> Diagnostic {
    KIND.says("it is not plain whether what follows belongs to this `where`")
        .at(at, "does the condition of the set end here?")
        .help("if it does, put brackets round the set: `(there is a … where …) and …`")
        .help("if it does not, put brackets round its condition: `where (… and …)`")
}
