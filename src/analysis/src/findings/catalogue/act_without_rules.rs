//! The act leads to no moment, or only to moments at which nothing is judged, and no rule counts or names it.
//!
//! ## Why it is told
//! Whatever the act does is lawful. Usually a moment was forgotten (`at the end rest`), or the rules name another one: then a retreat, say, is held to
//! no limit.
//!
//! ## Example
//! ```rules
//! act finish-retreat "a unit finishes a retreat"
//!   unit: counter
//!   at the end retreat-end
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//! ```
//!
//! ## Instead
//! Judge the rules at that moment too (`at rest, retreat-end`), let the act lead to the moment of the rules, or remove the act.

use super::Code;

pub const CODE: Code = Code("A0010");
pub const TITLE: &str = "an act of which no rule speaks";
