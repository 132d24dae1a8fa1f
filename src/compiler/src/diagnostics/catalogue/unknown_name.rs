//! A name is used that nothing declares.
//!
//! ## Why it is wrong
//! Every attribute, value, class, moment and act is declared in the ruleset, so that a slip of the pen is found here and not in a verdict.
//!
//! ## Example
//! ```rules
//! define battalion is a counter where sise is battalion
//! ```
//!
//! ## Instead
//! ```rules
//! define battalion is a counter where size is battalion
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0102", "an unknown name");

/// `what` is the sort of name that was looked for: attribute, moment, noun …
pub fn unknown_name<C: AsRef<str>>(what: &str, name: &Name, known: &[C]) -> Diagnostic {
    let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    let told = KIND.says(format!("there is no {what} called `{}`", name.text));
    told.at(name.span, format!("not {article} {what} of this ruleset")).meaning(&name.text, known)
}

/// A value that its list does not hold.
pub fn unknown_value(name: &Name, list: &str, values: &[String]) -> Diagnostic {
    let told = KIND.says(format!("`{}` is not a value of {list}", name.text)).at(name.span, "unknown value");
    let told = told.meaning(&name.text, values);
    if values.len() <= 12 { told.help(format!("{list} is one of {}", values.join(", "))) } else { told }
}

/// A property that this kind of thing does not have.
pub fn has_no_such_property(name: &Name, kind: &str, known: &[String]) -> Diagnostic {
    KIND.says(format!("{kind} has no `{}`", name.text))
        .at(name.span, format!("neither an attribute nor a definition of {kind}"))
        .meaning(&name.text, known)
}
