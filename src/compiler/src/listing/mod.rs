//! A ruleset in plain words, rule by rule.

mod charts;
pub(crate) mod codes;
pub(crate) mod slots;
pub(crate) mod things;

pub use charts::chart;
