//! A quoted text is opened and not closed.
//!
//! ## Why it is wrong
//! A text runs from one double quote to the next. Without the second, the lines after it would all be text.
//! A text may go on over several lines, if all of them are indented and none is empty.
//!
//! ## Example
//! ```rules
//! moment rest "a unit comes to rest
//! ```
//!
//! ## Instead
//! ```rules
//! moment rest "a unit comes to rest"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0004", "a text is not closed");

pub fn unclosed_quote(text: Span) -> Diagnostic {
    KIND.says("this text is opened with a quotation mark and never closed")
        .at(text, "opened here")
        .help("close it with `\"`; a text may run over several lines only if all of them are indented")
}
