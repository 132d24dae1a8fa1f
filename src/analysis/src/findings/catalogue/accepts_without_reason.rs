//! A note begins with the code of a finding, and does not say why the finding is accepted.
//!
//! ## Why it is told
//! What is odd in a rule and meant so needs its reason beside it, for the next reader. Until it has one, the finding stands.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most unlimited units
//!   note "A0003 stack"
//! ```
//!
//! ## Instead
//! Give the reason after a colon: `note "A0003 stack: the book says that there is no limit"`.

use super::Code;

pub const CODE: Code = Code("A0017");
pub const TITLE: &str = "a finding accepted without a reason";
