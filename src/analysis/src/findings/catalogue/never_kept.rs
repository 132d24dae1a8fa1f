//! A requirement, a duty or a limit is broken in every position in which it is judged.
//!
//! ## Why it is told
//! What can never be met is no duty. Usually two conditions contradict each other. It is told only where every position was tried that the rule can
//! tell apart; the reason says how many.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Facing"
//!   requirement facing at rest for each unit here where formation is line: formation is column and facing is vertex
//! ```
//!
//! ## Instead
//! Correct the condition; or, if the thing is not allowed at all, say so with a `ban`.

use super::Code;

pub const CODE: Code = Code("A0011");
pub const TITLE: &str = "a rule that can never be kept";
