//! Two rules cannot both be kept in some place, whoever is there, or a clause asks the same thing to be at least one number and at most a smaller one.
//!
//! ## Why it is told
//! One of them is broken there in any case: every position was tried, and one of them is told as a witness. Where two bounds
//! contradict in every position, the ruleset does not compile (R0122).
//!
//! ## Example
//! ```rules
//! rule 6.2 "Together"
//!   limit guard at rest where terrain is town: at least 2 units
//!   limit crowd at rest where weather is storm: at most 1 units
//! ```
//!
//! ## Instead
//! Give one of them a condition of its own, or correct the number.

use super::Code;

pub const CODE: Code = Code("A0005");
pub const TITLE: &str = "bounds that contradict one another";
