//! A definition is used for something it is not about, or a class as if it were a value.
//!
//! ## Example
//! ```rules
//! define weight of a counter: steps
//! rule 5.1 "Entering"
//!   ban at entry: weight is more than 3
//! ```
//!
//! ## Instead
//! Say whose it is: `weight of it`, `x's weight`. For a class, write `is a battalion`.
//! ```rules
//! define weight of a counter: steps
//! rule 5.1 "Entering"
//!   ban at entry: unit's weight is more than 3
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0114", "a definition out of place");

pub fn definition_out_of_place(name: &Name, class: bool, subject: &str) -> Diagnostic {
    let told = KIND.says(format!("`{}` is a definition about {subject}, and none is spoken of here", name.text));
    let told = told.at(name.span, "about what?");
    if class {
        told.help(format!("a class is asked for with `is a {}`", name.text))
    } else {
        told.help(format!("say whose: `{} of x`", name.text))
    }
}

pub fn wrong_subjects(name: &Name) -> Diagnostic {
    KIND.says(format!("`{}` is about other things than these", name.text)).at(name.span, "compare with its definition")
}
