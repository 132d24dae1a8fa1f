//! An exception has no target, or one that it cannot change in this way.
//!
//! ## Why it is wrong
//! Each exception changes a value, exempts counters, or switches its target off. Limit lines suit a limit, a value suits a definition, a
//! price or a value clause, and only counters that a clause counts or bars can be exempted from it.
//!
//! A ban or requirement is one condition for the whole place, and counts nobody, unless it is judged `for each` of some counters.
//!
//! ## Example
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//!     except woods where terrain is woods: 2
//! rule 7.2.0 "Guns in woods"
//!   ban guns at rest where terrain is woods: there is a unit here where kind is artillery
//!     except mountain-guns: exempts units where size is company
//! ```
//!
//! ## Instead
//! Write the exception under what it excepts from, or name its target with `to`. To change a limit, repeat its line with the other bound.
//! ```rules
//! rule 7.1.0 "Stacking limits"
//!   limit stack at rest: at most 3 units
//!     except woods where terrain is woods: at most 2 units
//! rule 7.2.0 "Guns in woods"
//!   ban guns at rest for each unit here where kind is artillery: here's terrain is woods
//!     except mountain-guns: exempts units where size is company
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0112", "an exception that does not suit its target");

pub fn exception_without_target(at: Span) -> Diagnostic {
    KIND.says("this exception does not say what it is an exception to")
        .at(at, "no target")
        .help("write it under its clause, or name its target: `except … to 7.1.0`")
}

pub fn target_under_target(at: Span) -> Diagnostic {
    KIND.says("this exception names a target and stands under one").at(at, "leave `to` away, or write it apart")
}

pub fn exception_needs_name(at: Span, first: Span) -> Diagnostic {
    KIND.says("two exceptions without a name").at(at, "give this one a name").at(first, "the first is here")
}

pub fn exception_of_itself(at: Span) -> Diagnostic {
    KIND.says("this exception is an exception to itself").at(at, "leads back to itself")
}

pub fn exception_does_not_suit(at: Span) -> Diagnostic {
    KIND.says("this exception does not suit its target")
        .at(at, "of a form that its target does not have")
        .help("limit lines suit a limit, a value suits a definition or price, `exempts` suits a clause that counts or bars counters")
}

pub fn nobody_to_exempt(at: Span) -> Diagnostic {
    KIND.says("this clause counts nobody who could be exempted from it")
        .at(at, "exempts counters")
        .help("judge the clause `for each` of them, or say in a condition who is meant")
}

pub fn cannot_lift_a_value(at: Span) -> Diagnostic {
    KIND.says("a definition with a value cannot be lifted").at(at, "give the value that it has then")
}

pub fn value_for_a_limit(at: Span) -> Diagnostic {
    KIND.says("this clause has lines, not a value").at(at, "repeat the line with the other bound")
}

/// It measures what a line of the target measures, and compares it in another way.
pub fn another_comparison(at: Span, said: &str, label: &str) -> Diagnostic {
    KIND.says("an exception gives another figure, not another comparison")
        .at(at, format!("the target says `{said}` of {label}"))
        .help(format!("say `{said}` here too; or lift the target there, and say the other in a clause of its own"))
}

pub fn no_such_line(at: Span, lines: &[String]) -> Diagnostic {
    KIND.says("no line of the target measures this")
        .at(at, "measured by no line of the target")
        .help(format!("the target measures {}", lines.join(", ")))
}
