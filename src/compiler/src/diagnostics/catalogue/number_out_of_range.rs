//! A number lies outside what its attribute can hold, or outside what a limit can be.
//!
//! ## Why it is wrong
//! The comparison could never hold, or the default could never be given.
//!
//! ## Example
//! ```rules
//! counter has
//!   companies: number from 2 to 3, usually 4
//! ```
//!
//! ## Instead
//! ```rules
//! counter has
//!   companies: number from 2 to 3, usually 3
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::{Name, Span};

pub(super) const KIND: Kind = Kind::error("R0108", "a number out of range");

pub fn number_out_of_range(at: Span) -> Diagnostic {
    KIND.says("this number is out of range").at(at, "outside what it can be here")
}

pub fn range_upside_down(at: Span) -> Diagnostic {
    KIND.says("this range ends before it begins").at(at, "less than where it begins")
}

pub fn whole_number_wanted(at: Span) -> Diagnostic {
    KIND.says("a `number` is whole").at(at, "not whole").help("write `fraction` for an attribute that holds fractions")
}

pub fn usually_of_wrong_type(name: &Name) -> Diagnostic {
    KIND.says(format!("what `{}` usually is does not suit its type", name.text)).at(name.span, "of another type")
}
