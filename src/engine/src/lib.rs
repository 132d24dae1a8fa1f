//! The engine of Reglement: judges positions by the tables of a ruleset. It knows no game.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod judge;
pub mod number;
pub mod position;
pub mod table;
pub mod verdict;
