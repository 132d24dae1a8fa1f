//! A chart leaves cells open: `?`, the rulebook gives no figure.
//!
//! ## Why it is told
//! A verdict that would rest on such a cell is not given. That may be as the rulebook has it; or a figure was forgotten.
//!
//! ## Example
//! ```rules
//! rule 6.5 "Terrain chart"
//!   chart entry-cost rows terrain
//!     clear     | 1
//!     any other | ?
//! ```
//!
//! ## Instead
//! Give the figure; or say beside the chart why there is none: `note "A0019 entry-cost: the book prints a blank"`.

use super::Code;

pub const CODE: Code = Code("A0019");
pub const TITLE: &str = "a chart with cells that give no figure";
