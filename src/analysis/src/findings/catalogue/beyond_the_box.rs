//! With the counters that the box holds, no position breaks the limit or exclusion. It is looked for where `analyse` is given a
//! counter list (`--box FILE`).
//!
//! ## Why it is told
//! The rule can matter to nobody: there are not enough counters of the kind. Either the number is wrong, or the list lacks some. What is printed on a
//! counter stands in the list; an attribute that is left out may have any value in play.
//!
//! ## Example
//! ```rules
//! rule 5.1 "Stacking"
//!   limit guns at rest: at most 3 units where kind is artillery
//! ```
//! with `counters: [{n: 12, kind: infantry}, {n: 3, kind: artillery}]`.
//!
//! ## Instead
//! Correct the number or the list, or remove the rule.

use super::Code;

pub const CODE: Code = Code("A0014");
pub const TITLE: &str = "a limit that the box cannot exceed";
