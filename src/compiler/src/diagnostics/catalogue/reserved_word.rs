//! A word of the language is used as a name.
//!
//! ## Why it is wrong
//! Words such as `at`, `in`, `is`, `where` and `from` hold sentences together. As names they would make them unreadable, for people too.
//!
//! ## Example
//! ```rules
//! moment at "a unit stands at the hex"
//! ```
//!
//! ## Instead
//! ```rules
//! moment rest "a unit stands at the hex"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0013", "a word of the language as a name");

pub fn reserved_word(word: &str, at: Span) -> Diagnostic {
    KIND.says(format!("`{word}` is a word of the language, so it cannot be a name")).at(at, "a name belongs here")
}
