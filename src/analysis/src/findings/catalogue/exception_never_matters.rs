//! Without the exception every verdict of the rule that it excepts from is the same, in every position.
//!
//! ## Why it is told
//! Either its condition never holds, or the rule says the same there anyway. It is told only where every position was tried that
//! the rule and the exception can tell apart.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//!     except woods where terrain is woods: at most 3 units
//! ```
//!
//! ## Instead
//! Correct its figure or condition, or remove it.

use super::Code;

pub const CODE: Code = Code("A0004");
pub const TITLE: &str = "an exception that never matters";
