//! A definition is asked for by no clause, no other definition, no exception, no act and no case.
//!
//! ## Why it is told
//! Either it should be used and a name is misspelt, or the printed rule that it encodes has no effect in this ruleset.
//!
//! ## Example
//! ```rules
//! rule 2.1 "What counts as what"
//!   define heavy-unit is a unit where kind is artillery
//! ```
//!
//! ## Instead
//! Use it, ask about it in a case (`counts-as`, `state`), or remove it.

use super::Code;

pub const CODE: Code = Code("A0001");
pub const TITLE: &str = "a definition that nothing uses";
