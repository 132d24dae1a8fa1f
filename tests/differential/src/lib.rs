//! Deliberately naive judges, and what it takes to compare the tables with them.
//!
//! Nothing here is fast, and nothing here looks at how the compiler and the engine do it: what two so different ways
//! agree on is likely to be what the rules say.
#![forbid(unsafe_code)]

pub mod beside;
pub mod comparison;
pub mod corpus;
pub mod drawn;
pub mod games;
pub mod interpreter;
pub mod reading;
pub mod small_worlds;
pub mod tally;
pub mod variation;
