//! No counter can belong to the class, whatever its attributes are.
//!
//! ## Why it is told
//! Whatever is said of the class is said of nobody. It is told only of classes that depend on the counter alone, and where every
//! combination of the attributes that they speak of was tried.
//!
//! ## Example
//! ```rules
//! rule 2.1 "What counts as what"
//!   define large is a unit where steps is at least 3 and steps is at most 2
//! ```
//!
//! ## Instead
//! Correct its condition.

use super::Code;

pub const CODE: Code = Code("A0008");
pub const TITLE: &str = "a class without members";
