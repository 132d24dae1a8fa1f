//! A note accepts what is not found.
//!
//! ## Why it is told
//! What the note was about has been mended, or bears another name; or the note stands beside another rule. Left there, it would hide
//! the next fault of the kind. It is not told where the search that would find it could not be made.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//!   note "A0003 stack: nobody has so many"
//! ```
//!
//! ## Instead
//! Remove the note, put it beside the rule that it is about, or correct the name. What stands under no rule (an attribute, an act, a ruling, a
//! kind of counter) is accepted by its name alone, in a note of any rule.

use super::Code;

pub const CODE: Code = Code("A0018");
pub const TITLE: &str = "a note that accepts nothing";
