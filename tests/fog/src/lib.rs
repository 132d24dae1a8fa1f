//! What one side is told of random positions, and of the same positions with changes of which that side cannot know.
//!
//! Which changes these are is worked out here from the words of `fog.rules`, not from its tables.
#![allow(clippy::panic, reason = "a test stops where something is missing")]

mod position;
mod told;

pub use position::{Dice, World};
pub use told::{compiled, told};
