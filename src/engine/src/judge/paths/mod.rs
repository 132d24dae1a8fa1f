//! The ways that are open: all paths of an act, by a search over what the rules can see of a path.

mod doubts;
pub(super) mod moves;
pub(super) mod possible;
mod prospects;
pub(super) mod search;
mod sight;
