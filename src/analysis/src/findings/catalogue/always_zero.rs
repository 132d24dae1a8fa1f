//! A value, penalty or price comes to 0 in every position.
//!
//! ## Why it is told
//! Every position that it can tell apart was tried, or the figures settle it: whatever it states is nothing. So it could be left out, or a figure or factor of it is
//! wrong.
//!
//! ## Example
//! ```rules
//! rule 6.1 "Crowded fire"
//!   penalty column at fire where number of units here is more than 2: 0 against fire
//! ```
//!
//! ## Instead
//! Correct the figure, or leave the rule out; where the book says so in so many words, a note tells why it is kept.

use super::Code;

pub const CODE: Code = Code("A0022");
pub const TITLE: &str = "a value that is always 0";
