//! A line at the left margin begins with a word that begins no statement.
//!
//! ## Why it is wrong
//! Every statement begins with a word that says what it is: `ruleset`, `place`, `counter`, `group`, `border`, `game`, `act`,
//! `question`, `values`, `moment`, `reference`, `ruling`, `rule`, `define`, `chart` or `remove`.
//!
//! ## Example
//! ```rules
//! momment rest "a unit comes to rest"
//! ```
//!
//! ## Instead
//! ```rules
//! moment rest "a unit comes to rest"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0009", "an unknown statement");

pub fn unknown_statement(word: &str, at: Span, known: &[&str]) -> Diagnostic {
    KIND.says(format!("no statement begins with `{word}`")).at(at, "not a statement").meaning(word, known)
}
