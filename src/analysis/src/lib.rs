//! What rulesets do, found by trying: what changed between two of them, in words and in effect; how an unlawful position
//! is put right; what never matters; where the readings of a rule part; and which changes of a ruleset its cases would miss.
//!
//! Pure: tables and cases go in, answers come out. Every position that an answer shows was judged by the engine.
#![forbid(unsafe_code)]

mod case_text;
mod cells;
pub mod change;
pub mod effect;
mod expectation;
pub mod findings;
pub mod mutation;
pub mod readings;
pub mod repair;
mod search;
pub mod side_by_side;
