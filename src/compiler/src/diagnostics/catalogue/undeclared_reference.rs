//! `see` names a rule that the ruleset does not declare.
//!
//! ## Why it is wrong
//! A verdict that leans on a rule outside the ruleset says so; the ruleset has to say what that rule is.
//!
//! ## Example
//! ```rules
//! rule 7.6.0 "Top units"
//!   see 8.0
//! ```
//!
//! ## Instead
//! ```rules
//! reference 8.0 "fog of war, not in this ruleset"
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::RuleNumber;

pub(super) const KIND: Kind = Kind::error("R0115", "a rule outside the ruleset that is not declared");

pub fn undeclared_reference(number: &RuleNumber, known: &[String]) -> Diagnostic {
    KIND.says(format!("`{}` is not declared as a reference", number.text))
        .at(number.span, "not declared")
        .meaning(&number.text, known)
        .help(format!("declare it at the left margin: `reference {} \"what it is about\"`", number.text))
}
