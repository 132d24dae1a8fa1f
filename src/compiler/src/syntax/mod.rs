//! The syntax form of a ruleset: the tree, how a text becomes one, and how it becomes a text again.

pub mod from_text;
pub mod print;
pub mod tree;
