//! A chart is looked up by no clause, definition or exception.
//!
//! ## Why it is told
//! Its figures have no effect: whatever is printed there, every verdict is the same.
//!
//! ## Example
//! ```rules
//! rule 6.5 "Terrain chart"
//!   chart seats rows size
//!     company | 3
//! ```
//!
//! ## Instead
//! Use it (`seats of size`), or remove it.

use super::Code;

pub const CODE: Code = Code("A0002");
pub const TITLE: &str = "a chart that nothing uses";
