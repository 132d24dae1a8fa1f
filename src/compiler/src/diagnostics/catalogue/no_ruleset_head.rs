//! A ruleset file does not say which ruleset it is.
//!
//! ## Why it is wrong
//! A rule number means something only together with the game and the edition it is printed in.
//!
//! ## Instead
//! ```rules
//! ruleset my-game
//!   title "My Game: stacking"
//!   game "My Game"
//!   edition "second edition, 2005"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::{Name, Span};

pub(super) const KIND: Kind = Kind::error("R0110", "a ruleset without its head");

pub fn no_ruleset_head(at: Span) -> Diagnostic {
    KIND.says("this file does not say which ruleset it is")
        .at(at, "no `ruleset` statement")
        .help("begin with `ruleset` and a name, and name the game and the edition under it")
}

pub fn ruleset_not_found<C: AsRef<str>>(name: &Name, known: &[C]) -> Diagnostic {
    KIND.says(format!("there is no ruleset `{}` to build on", name.text))
        .at(name.span, "not found")
        .meaning(&name.text, known)
}

pub fn layers_in_a_circle(name: &Name) -> Diagnostic {
    KIND.says(format!("`{}` builds on itself", name.text)).at(name.span, "leads back here")
}
