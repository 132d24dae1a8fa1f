//! A limit counts things whose name is also that of a number of the counters.
//!
//! ## Why it is wrong
//! `steps` alone are the steps of a path. Where counters have `steps` of their own, a limit on `steps` could mean either.
//!
//! ## Example
//! ```rules
//! counter has
//!   steps: number from 0
//! rule 5.1 "Stacking"
//!   limit at rest: at most 6 steps
//! ```
//!
//! ## Instead
//! ```rules
//! counter has
//!   steps: number from 0
//! rule 5.1 "Stacking"
//!   limit at rest: at most 6 steps of counters
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0121", "a noun that is also a number");

pub fn noun_or_number(noun: &Name) -> Diagnostic {
    let name = &noun.text;
    KIND.says(format!("`{name}` could be the {name} of the counters, or things of that name"))
        .at(noun.span, "which are meant?")
        .help(format!("to add up what counters have, write `{name} of counters`, or of which counters"))
        .help(format!("to count things, name the numbers of the counters otherwise than `{name}`"))
}
