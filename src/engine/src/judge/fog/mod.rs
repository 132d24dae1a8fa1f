//! Fog: what the rules hide from a side, the position as that side knows it, and the rules that rest on what is hidden.

mod hidden;
mod knowledge;
pub(super) mod open;
