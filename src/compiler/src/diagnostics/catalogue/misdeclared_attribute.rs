//! An attribute or parameter is declared in a way that its kind of thing does not have.
//!
//! ## Example
//! ```rules
//! counter has
//!   friends: counters
//! ```
//!
//! ## Instead
//! Lists and paths are parameters of acts. Parameters of one name in several acts are one, and of one type. An act has one path at most, and what it
//! moves `along` something goes along that path. Only the place has a name of
//! the ruleset's own (`place called hex has`). An act that moves something may leave open what is yes or no, one of some values, or a set of
//! them.
//! ```rules
//! act meet "units meet"
//!   friends: counters
//!   at the end rest
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Name;

pub(super) const KIND: Kind = Kind::error("R0117", "an attribute that cannot be so");

pub fn only_acts_have_lists(name: &Name) -> Diagnostic {
    KIND.says(format!("`{}` is a list, which only acts carry", name.text)).at(name.span, "not a parameter of an act")
}

pub fn only_places_are_called(name: &Name) -> Diagnostic {
    KIND.says("only the place has a name of the ruleset's own").at(name.span, "leave this away")
}

pub fn only_numbers_in_each_place(name: &Name) -> Diagnostic {
    KIND.says(format!("`{}` cannot be given for each place", name.text))
        .at(name.span, "only a number of a counter can differ from place to place")
}

pub fn parameter_of_two_types(name: &Name) -> Diagnostic {
    KIND.says(format!("`{}` is of another type in another act", name.text))
        .at(name.span, "parameters of one name are one")
        .help("give one of them another name")
}

pub fn cannot_be_left_open(name: &Name, found: &str) -> Diagnostic {
    KIND.says(format!("`{}` cannot be left open", name.text))
        .at(name.span, format!("this is {found}"))
        .help("what is left open is yes or no, one of some values, or a set of them")
}

pub fn nothing_is_left_open(name: &Name, act: &str) -> Diagnostic {
    KIND.says(format!("the act {act} moves nothing, so there is no other act that could choose `{}`", name.text))
        .at(name.span, "left open for nothing")
        .help("`leaves … open` belongs to an act that `moves` something")
}

pub fn ruling_without_readings(name: &Name) -> Diagnostic {
    KIND.says(format!("ruling {} has no readings", name.text))
        .at(name.span, "what can be chosen?")
        .help("write under it `one of yes, no, used yes`")
}

pub fn several_paths(name: &Name, act: &str) -> Diagnostic {
    KIND.says(format!("the act {act} has more than one path"))
        .at(name.span, "a second path")
        .help("an act is judged step by step along one path; make two acts of it, or let several counters move along the one")
}

pub fn not_along_a_path(name: &Name, found: &str) -> Diagnostic {
    KIND.says(format!("nothing moves along `{}`", name.text))
        .at(name.span, format!("this is {found}, not a path"))
        .help(format!("declare it as `{}: path`; over a list of places one moves without `along`", name.text))
}
