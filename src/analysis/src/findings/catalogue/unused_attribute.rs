//! No clause, definition, exception or act asks for the attribute. An act that only `sets` it does not ask for it.
//!
//! ## Why it is told
//! Whatever a position says of it, every verdict is the same. Either the rule that asks for it is missing, or the attribute is needless.
//!
//! ## Example
//! ```rules
//! counter has
//!   colour: one of red, blue, usually red
//! ```
//!
//! ## Instead
//! Use it in a rule, or remove it; or say in a note of any rule why it is there: `note "A0013 colour: for the pictures"`.

use super::Code;

pub const CODE: Code = Code("A0013");
pub const TITLE: &str = "an attribute that nothing uses";
