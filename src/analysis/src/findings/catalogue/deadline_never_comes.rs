//! Something has to be done by a moment to which no act leads, and about which no case asks.
//!
//! ## Why it is told
//! The duty can be put off for ever, and what an exception defers is never judged.
//!
//! ## Example
//! ```rules
//! moment phase-end "a phase ends"
//! rule 5.1 "Stacking"
//!   limit stack at rest: at most 3 units
//!     except retreat where the act is finish-retreat: deferred until phase-end
//! ```
//! where no act has `at the end phase-end`.
//!
//! ## Instead
//! Let an act lead to the moment, ask about it in a case (`moment: phase-end`), or name another one.

use super::Code;

pub const CODE: Code = Code("A0012");
pub const TITLE: &str = "a deadline that never comes";
