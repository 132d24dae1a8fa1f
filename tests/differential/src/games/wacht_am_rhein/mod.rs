//! Wacht am Rhein.

mod random;
mod small_world;
mod translation;

use fastrand::Rng;
use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_engine::table::Tables;
use reglement_rulebook::wacht_am_rhein::TABLES;

use super::{Effect, Game, Reading};
use crate::reading::wacht_am_rhein::{Act, Position, judge};

#[derive(Debug)]
pub struct WachtAmRhein;

impl Game for WachtAmRhein {
    type Position = Position;
    const RULESET: &'static str = "wacht-am-rhein";
    const RULES: &'static [&'static str] =
        &["7.0", "7.1.0", "7.1.1", "7.1.2", "7.2.0", "7.3.0", "7.4.0", "7.5.0", "7.6.0"];
    const EFFECTS: &'static [&'static str] = &["7.0 correct-overstack", "7.4.0 column-shift", "7.4.0 contributes"];
    const OUT_OF_REACH: &'static [(&'static str, &'static str)] = &[
        ("7.1.0 completed-bridge", "the other reading of A5"),
        ("7.1.2 bystander", "the other reading of A1"),
        ("7.3.0 bystander", "the other reading of A1"),
        ("7.4.0 participants-by-number", "the other reading of A1"),
    ];

    fn tables() -> &'static Tables {
        &TABLES
    }

    fn small_world(visit: &mut dyn FnMut(&Position)) {
        small_world::visit(visit);
    }

    fn random(dice: &mut Rng) -> Position {
        random::position(dice)
    }

    fn translate(position: &Position) -> (EnginePosition, Asked) {
        translation::translate(position)
    }

    fn read(position: &Position) -> Reading {
        let outcome = judge(position);
        let mut effects = Vec::new();
        if outcome.duty_to_correct {
            effects.push(("7.0 correct-overstack", Effect::Holds));
        }
        if outcome.shift > 0 {
            effects.push(("7.4.0 column-shift", Effect::Number(i64::from(outcome.shift))));
        }
        if matches!(position.act, Act::GroundAssault { .. }) {
            effects.push(("7.4.0 contributes", Effect::Counters(outcome.contributing)));
        }
        Reading { broken: outcome.broken, effects }
    }
}
