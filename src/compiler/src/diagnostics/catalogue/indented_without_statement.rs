//! An indented line has no statement above it.
//!
//! ## Why it is wrong
//! An indented line belongs to the statement above it. Here there is none that could take it: either the file has only begun, or
//! the statement above says all it can say in one line.
//!
//! ## Example
//! ```rules
//! moment rest "a unit comes to rest"
//!   at most 3 units
//! ```
//!
//! ## Instead
//! Put the line under the statement that it belongs to, or begin the statement at the left margin.

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0008", "an indented line under no statement");

pub fn indented_without_statement(line: Span) -> Diagnostic {
    KIND.says("this line is indented, and no statement stands above it").at(line, "belongs to nothing")
}

/// A line under an item that takes none.
pub fn stands_under_nothing(word: Span, begins: &str) -> Diagnostic {
    KIND.says(format!("nothing above this line can have `{begins}` under it")).at(word, "belongs to nothing")
}

/// The line goes on with something that belongs on a line of its own, or nowhere.
pub fn nothing_more(found: &str, at: Span) -> Diagnostic {
    KIND.says(format!("the line above says all it can, and `{found}` does not go on with it"))
        .at(at, "belongs to nothing")
        .help("begin a statement at the left margin, or put this under a line that takes it")
}
