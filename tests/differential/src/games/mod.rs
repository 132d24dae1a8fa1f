//! The games that were read a second time: their positions for both sides of the comparison.

pub mod la_bataille;
pub mod mission_orders;
pub mod stacks;
pub mod wacht_am_rhein;

use std::fmt::Debug;

use fastrand::Rng;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::Tables;

use crate::reading::Broken;

pub trait Game {
    /// A position of the second reading, with what is done in it.
    type Position: Clone + Debug;
    /// The name of the ruleset.
    const RULESET: &'static str;
    /// The rules that were read, by number; the comparison hears nothing of others.
    const RULES: &'static [&'static str];
    /// Clauses without a breach whose effects were read too, like `7.4.0 column-shift`.
    const EFFECTS: &'static [&'static str];
    /// Clauses and exceptions of those rules that no position of the generator can bring to bear, each with its reason.
    const OUT_OF_REACH: &'static [(&'static str, &'static str)];

    fn tables() -> &'static Tables;

    /// Every position of a small world, one after the other.
    fn small_world(visit: &mut dyn FnMut(&Self::Position));

    /// A position that is likely to break something.
    fn random(dice: &mut Rng) -> Self::Position;

    /// The same for the engine.
    fn translate(position: &Self::Position) -> (Position, Asked);

    fn read(position: &Self::Position) -> Reading;
}

/// What the second reading says of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub broken: Vec<Broken>,
    /// What comes of a lawful act.
    pub effects: Vec<(&'static str, Effect)>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// It is so, and there is no more to it.
    Holds,
    Number(i64),
    Counters(Vec<usize>),
}
