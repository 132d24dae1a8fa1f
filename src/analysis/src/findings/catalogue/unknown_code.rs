//! A note begins with the code of a finding, and there is no such code.
//!
//! ## Why it is told
//! A note that begins with a code accepts what is found under it. One with a code that there is not accepts nothing. So does one that begins with
//! what looks like a code, an A and some digits, and goes on with a colon or with names of the ruleset and a colon, as in `A19 stack: meant so` or
//! `a0003: meant so`.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//!   note "A0999 stack: meant so"
//! ```
//!
//! ## Instead
//! Correct the code: they are listed in ANALYSIS.md. A note that is not about a finding begins with another word.

use super::Code;

pub const CODE: Code = Code("A0016");
pub const TITLE: &str = "a note with a code that there is not";
