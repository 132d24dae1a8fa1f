//! No counter of the box belongs to the class, whatever is not printed on it. It is looked for where `analyse` is given a counter list
//! (`--box FILE`).
//!
//! ## Why it is told
//! Whatever is said of the class is said of nobody in this game. Either its condition is wrong, or the list lacks some counters. It is told only of
//! classes that depend on the counter alone, and where every combination of the attributes that they speak of was tried.
//!
//! ## Example
//! ```rules
//! rule 2.1 "What counts as what"
//!   define siege-train is a unit where kind is artillery and size is regiment
//! ```
//! with `counters: [{n: 12, kind: infantry, size: regiment}, {n: 3, kind: artillery, size: company}]`.
//!
//! ## Instead
//! Correct its condition or the list, or remove the class.

use super::Code;

pub const CODE: Code = Code("A0015");
pub const TITLE: &str = "a class of which the box holds nobody";
