//! A clause asks the same thing to be at least one number and at most a smaller one.
//!
//! ## Why it is told
//! Wherever the clause is judged, it is broken.
//!
//! ## Example
//! ```rules
//! rule 6.2 "Together"
//!   limit attack at assault: at least 3 attackers, at most 2 attackers
//! ```
//!
//! ## Instead
//! Give one of them a condition of its own, or correct the number.

use super::Code;

pub const CODE: Code = Code("A0005");
pub const TITLE: &str = "bounds that contradict one another";
