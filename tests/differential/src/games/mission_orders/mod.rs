//! The Cossacks Are Coming!, mission orders.

mod random;
mod small_world;
mod translation;

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement_engine::position::{Asked, Position as EnginePosition};
use reglement_engine::table::Tables;
use reglement_rulebook::the_cossacks_are_coming::TABLES;

use super::{Game, Reading};
use crate::reading::mission_orders::{Hex, Position, judge};

#[derive(Debug)]
pub struct MissionOrders;

impl Game for MissionOrders {
    type Position = Position;
    const RULESET: &'static str = "the-cossacks-are-coming";
    const RULES: &'static [&'static str] = &[
        "7.15.A:hexside",
        "7.15.A:target",
        "7.15.A:distance",
        "7.15.A:zoc",
        "7.15.A:recovery",
        "7.15.A:shattered",
        "7.15.B:hexside",
        "7.15.B:distance",
        "7.15.B:recovery",
        "7.15.B:exempt",
        "7.15.B:shattered",
    ];
    const EFFECTS: &'static [&'static str] = &[];
    const OUT_OF_REACH: &'static [(&'static str, &'static str)] = &[
        ("7.15.A:distance no-closer", "the other reading of R12"),
        ("7.15.A:distance stands-in-the-zone", "the other reading of R11"),
        ("7.15.A:hexside closer-to-the-target", "the other reading of R1"),
        ("7.15.A:hexside each-hex", "the other reading of R3"),
        ("7.15.A:hexside threat-not-met", "each impulse is one move"),
        ("7.15.A:hexside threat-to-come", "each impulse is one move"),
        ("7.15.A:shattered no-halt", "the other reading of R8"),
        ("7.15.A:zoc overrun", "no overruns"),
        ("7.15.B:exempt any-distance", "the other reading of R9"),
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
        Reading { broken: judge(position), effects: Vec::new() }
    }
}

/// All hexes up to so many steps from the middle.
fn disc(radius: i64) -> BTreeSet<Hex> {
    let span = -radius..=radius;
    span.clone().flat_map(|q| span.clone().map(move |r| (q, r))).filter(|(q, r)| (q + r).abs() <= radius).collect()
}
