//! A limit, exclusion, requirement or ban is broken in no position, however many counters there are.
//!
//! ## Why it is told
//! Such a rule forbids nothing. Usually its condition can never hold together with what it forbids, or another number was meant. It is told only
//! where every position was tried that the rule can tell apart, with more counters than its largest bound; the reason says how many.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit battalions at rest: at most 2 units where kind is marker
//! ```
//! where a unit is never a marker.
//!
//! ## Instead
//! Correct the condition or the number, or remove the rule.

use super::Code;

pub const CODE: Code = Code("A0003");
pub const TITLE: &str = "a rule that can never be broken";
