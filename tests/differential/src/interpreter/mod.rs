//! A naive interpreter of the rules form.
//!
//! It takes a ruleset as [`reglement_compiler::rules::Rulebook`], where its layers are put together and nothing else has
//! been done, and judges a position by walking the trees of its rules: an environment of names instead of slots, vectors
//! instead of sets, every expression worked out anew wherever it is met. It follows LANGUAGE.md, sentence by sentence.

mod acts;
mod clause;
mod definition;
mod distance;
mod effect;
mod exceptions;
mod expression;
mod fault;
mod fog;
mod from_position;
mod game;
mod knowledge;
mod limit;
mod scene;
mod sets;
mod value;
mod verdict;
mod world;

pub use acts::Asked;
pub use fault::{Fault, Told};
pub use from_position::{Words, fraction};
pub use game::{Excepting, Game, Kind as ThingKind, Target};
pub use knowledge::UNKNOWN;
pub use scene::{Noted, Scene};
pub use value::{Fraction, Step, Value};
pub use verdict::{Effect, EffectValue, Finding, Kind, Measure, Outcome, Verdict};
pub use world::{Act, Counter, World};

/// Judges what is asked about a world. Where it is as one side knows it, a rule may be open.
pub fn judge<'a>(game: &'a Game<'a>, world: &'a World, asked: &'a Asked, noted: &'a Noted) -> Told<Verdict> {
    noted.begin();
    Scene { leaves_open: !world.hidden.is_empty(), ..Scene::new(game, world, noted) }.verdict(asked)
}

/// The world as a side knows it.
///
/// # Errors
/// Where that cannot be worked out.
pub fn known_to<'a>(game: &'a Game<'a>, world: &'a World, side: &Value, noted: &'a Noted) -> Told<World> {
    noted.begin();
    Scene::new(game, world, noted).known_to(side)
}
