//! `it`, `its`, `another`, `friendly` or `enemy` refers to a counter, and there is none.
//!
//! ## Why it is wrong
//! `it` is the thing that a definition or a `where` speaks of. `another` leaves out the counter spoken of, or the act's `unit`.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Entering"
//!   ban at entry: its size is large
//! ```
//!
//! ## Instead
//! Name the counter: `for each unit called x here: …`, or a parameter of the act.
//! ```rules
//! rule 5.1 "Entering"
//!   ban at entry: unit's size is large
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0113", "a word that refers to nothing");

pub fn it_means_nothing(at: Span) -> Diagnostic {
    KIND.says("`it` refers to nothing here").at(at, "no thing is spoken of")
}

pub fn compared_with_nothing(at: Span, word: &str) -> Diagnostic {
    KIND.says(format!("`{word}` needs a counter to compare with"))
        .at(at, "no counter is spoken of here")
        .help("speak of a counter first, or give the act a parameter called `unit`")
}

pub fn no_sides(at: Span) -> Diagnostic {
    KIND.says("counters have no `side`, so none is friendly or an enemy")
        .at(at, "compares sides")
        .help("declare it: `counter has`, and under it `side: one of …`")
}

/// `enemy groups`: only counters are friends and foes.
pub fn only_counters_have_sides(at: Span, what: &str) -> Diagnostic {
    KIND.says(format!("only counters are friendly or enemies, and {what} is none"))
        .at(at, "compares the sides of counters")
        .help("say it with an attribute of its own, such as `where owner is side`")
}
