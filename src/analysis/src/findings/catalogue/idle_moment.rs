//! No act leads to the moment, no case asks about it, and nothing is to be put right by it; yet rules are judged at it.
//!
//! ## Why it is told
//! What is judged at it alone is never judged.
//!
//! ## Example
//! ```rules
//! moment phase-end "a phase ends"
//! rule 5.1 "Stacking"
//!   limit stack at phase-end: at most 3 units
//! ```
//!
//! ## Instead
//! Let an act lead to it (`at the end phase-end`), or ask about it in a case (`moment: phase-end`).

use super::Code;

pub const CODE: Code = Code("A0006");
pub const TITLE: &str = "a moment that never comes";
