//! No limit and no exclusion counts any counter of this kind, and no rule names the kind at all.
//!
//! ## Why it is told
//! Such counters may stand anywhere, in any number. Usually a class was forgotten, or a value was added to the list and to nothing else. A kind that
//! a rule names, if only to leave it out (`kind is not marker`), is not told.
//!
//! ## Example
//! ```rules
//! counter has
//!   kind: one of infantry, artillery, airship
//! rule 5.1 "Stacking"
//!   define unit is a counter where kind is one of infantry, artillery
//!   limit stack at rest: at most 3 units
//! ```
//!
//! ## Instead
//! Put the kind into a class that is counted, or say that it is free: `kind is not airship`, or in a note of any rule, `note "A0009 airship: why"`.

use super::Code;

pub const CODE: Code = Code("A0009");
pub const TITLE: &str = "a kind of counter that no limit covers";
