//! An item begins with a word that this statement does not know.
//!
//! ## Why it is wrong
//! What may stand under a statement depends on the statement: clauses, definitions, charts and exceptions under a rule,
//! attributes under `counter has`, moments and parameters under an act.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limits stack at rest: at most 3 units
//! ```
//!
//! ## Instead
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0010", "an unknown item");

/// `under` names the statement: `a rule`, `the head of a ruleset`.
pub fn unknown_item(word: &str, at: Span, under: &str, known: &[&str]) -> Diagnostic {
    let told = KIND.says(format!("nothing under {under} begins with `{word}`")).at(at, "not known here");
    let helped = told.clone().meaning(word, known);
    if helped.help.is_empty() { told.help(what_stands(under, known)) } else { helped }
}

/// `replace`, and the line ends.
pub fn nothing_replaced(at: Span, known: &[&str]) -> Diagnostic {
    KIND.says("`replace` stands before nothing")
        .at(at, "what replaces the old one belongs after this")
        .help(what_stands("`replace`", known))
}

fn what_stands(under: &str, known: &[&str]) -> String {
    let words = known.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>();
    format!("under {under} stand {}", words.join(", "))
}

/// A line of a limit that stands beside the limit instead of under it.
pub fn limit_line_as_item(word: &str, at: Span) -> Diagnostic {
    KIND.says(format!("nothing under a rule begins with `{word}`"))
        .at(at, "not known here")
        .help("a line of a limit is indented deeper than the word `limit`")
}
