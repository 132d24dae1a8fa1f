//! The shipped rulesets: a module for each file of `generated/`, made from the rulesets in `rulesets/`.
//!
//! Each holds its game's vocabulary as types, in the game's own words, and its tables. [`RULESETS`] lists them all.
#![forbid(unsafe_code)]

include!(concat!(env!("OUT_DIR"), "/rulesets.rs"));
