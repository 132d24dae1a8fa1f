//! Case files: positions with what is asked about them and the verdict that is right.
//!
//! `CASES.md` documents the format. Reading goes text → [`tree`] → [`Case`], checking compares the engine's verdict
//! with what the case expects. Cases may lie on [`Maps`] in files of their own. Everything here is pure: text in, cases or
//! faults out; the texts of maps come from a loader that the caller passes.
#![forbid(unsafe_code)]

mod case;
pub mod check;
mod fault;
mod file;
pub mod json;
mod known;
mod maps;
mod reader;
mod size;
pub mod spelling;
pub mod spoken;
pub mod tree;

pub use case::*;
pub use fault::{Fault, Place};
pub use file::{CaseFile, Entry, Need};
pub use maps::{MapFile, Maps};
pub use reader::{CountersAlike, counter_list};
