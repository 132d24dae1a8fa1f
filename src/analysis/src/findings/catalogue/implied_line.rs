//! A line of a limit, or a whole rule, is broken only where another rule is broken as well.
//!
//! ## Why it is told
//! The other limit is judged at the same moments, of the same places and sides, allows no more, and looks at all that is counted
//! here; or every position was tried, and whatever breaks the rule breaks the other one. So no verdict rests on it: one of the two is wrong, or this one
//! says nothing. It is not told where anything asks whether the rule is broken, or by how much.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest:
//!     at most 3 units
//!     at most 4 battalions
//! ```
//! where battalions are units.
//!
//! ## Instead
//! Correct the number, give one of the rules a condition, or leave this one out.

use super::Code;

pub const CODE: Code = Code("A0020");
pub const TITLE: &str = "a rule, or a line of a limit, on which no verdict rests";
