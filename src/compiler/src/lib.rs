//! Reads rulesets of hex-and-counter wargames, checks them, and turns them into tables.
//!
//! Pure: text goes in, tables or diagnostics come out. Files are read and written by the callers; `build_step` is one, and
//! `whole_file` is how they write.

pub mod build_step;
mod compile;
pub mod diagnostics;
pub mod layers;
pub mod listing;
pub mod rules;
pub mod rust;
pub mod source;
pub mod syntax;
pub mod tables;
pub mod whole_file;

pub use compile::compile;
