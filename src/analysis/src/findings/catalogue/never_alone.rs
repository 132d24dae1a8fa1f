//! A rule or duty is judged only where another rule is broken anyway.
//!
//! ## Why it is told
//! In every position in which it has something to say, the other rule is broken already. So nobody who keeps to the rules ever meets it: its condition, or
//! the bound of the other rule, is wrong. It is not told of a rule that asks for those who break the other one, such as a duty to put a crowd right.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//!
//! rule 5.2 "Crowds"
//!   requirement leader at rest where the number of units here is more than 3: there is a leader here
//! ```
//!
//! ## Instead
//! Correct the condition or the bound, or ask whether the other rule is broken, if that is meant.

use super::Code;

pub const CODE: Code = Code("A0021");
pub const TITLE: &str = "a rule that speaks only where another one is broken";
