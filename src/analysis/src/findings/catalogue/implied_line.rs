//! A line of a limit is broken only where another limit is broken as well.
//!
//! ## Why it is told
//! The other limit is judged at the same moments, of the same places and sides, allows no more, and looks at all that is counted
//! here. So no verdict rests on this line: one of the two numbers is wrong, or the line says nothing. It is not told where anything asks whether
//! the rule is broken, or by how much.
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
//! Correct the number, give one of the limits a condition, or leave the line out.

use super::Code;

pub const CODE: Code = Code("A0020");
pub const TITLE: &str = "a line of a limit on which no verdict rests";
