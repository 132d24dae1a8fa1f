//! The moves that are open.

#![allow(clippy::expect_used, clippy::panic)]

mod drawn;
mod one_by_one;
mod rules;
#[path = "../world/mod.rs"]
mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use world::*;

const STEP: u8 = 5;
const FOE: u8 = 6;
const OTHER_STEP: u8 = 7;

fn step() -> Expression {
    slot(STEP)
}

fn steps() -> Things {
    Things { domain: Domain::Steps, ..counters(STEP) }
}

fn to(step: Expression) -> Expression {
    prop(step, Property::To)
}

fn from(step: Expression) -> Expression {
    prop(step, Property::From)
}

fn present() -> Expression {
    node(Node::Step)
}

fn act() -> Expression {
    node(Node::Act)
}

fn woods(place: Expression) -> Expression {
    is(attr(place, TERRAIN), sym("woods"))
}

fn eastward(step: Expression) -> Expression {
    is(prop(step, Property::Direction), sym("E"))
}

/// Two points for woods, otherwise one.
fn price(step: Expression) -> Expression {
    choose(woods(to(step)), num(2), num(1))
}

fn spent() -> Expression {
    steps().aggregate(Aggregate::Sum, price(step()))
}

fn foes(slot: u8) -> Things {
    Things { location: Location::Everywhere, enemy_to: Some(parameter(UNIT)), ..counters(slot) }
}

fn there_is_somebody(place: Expression) -> Expression {
    Things { in_place: Some(place), ..counters(FOE) }.exist()
}

/// There is a step that leads next to an enemy.
fn meets_a_foe() -> Expression {
    steps().filtered(Things { next_to: Some(to(step())), ..foes(FOE) }.exist()).exist()
}

fn forbid(game: &mut Game, moment: MomentId, condition: Expression) -> ClauseId {
    game.clause(ClauseKind::Ban, &[moment], Body::Forbids(code(condition)))
}

fn require(game: &mut Game, moment: MomentId, condition: Expression) -> ClauseId {
    game.clause(ClauseKind::Requirement, &[moment], Body::Requires(code(condition)))
}

fn asked(map: &Map, path: &[&str]) -> Asked {
    let Asked::Act(mut act) = map.moving("x", path) else { unreachable!("a move is an act") };
    act.parameters[PICKED.index()] = map.thing("foe");
    Asked::Act(act)
}
