//! A ruling is asked about by no clause, definition, exception or act.
//!
//! ## Why it is told
//! Both readings lead to the same verdicts, so one of them is not encoded.
//!
//! ## Example
//! ```rules
//! ruling either-or "May a hex hold both?"
//!   one of one, both, used one
//!   because "the sentence joins them with or"
//! ```
//!
//! ## Instead
//! Ask about it where the readings differ: `where ruling either-or is one`.

use super::Code;

pub const CODE: Code = Code("A0007");
pub const TITLE: &str = "a ruling on which nothing rests";
