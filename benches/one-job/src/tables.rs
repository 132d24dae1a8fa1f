//! The rules as Reglement has them: the shipped tables, and the engine that knows no game.

use reglement_engine::judge::stacks::{Broken as Bits, Muster, Stacks as Prepared};
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::ClauseId;
use reglement_rulebook::wacht_am_rhein::{Clause, Counter, Game, Hex, Moment, Position as Builder};

use crate::Broken;

/// What is asked: a unit has come to rest.
pub const ASKED: Asked = Asked::Moment(Moment::Rest.id());

/// A stack as the engine is given it.
pub fn position(hex: &Hex, stack: &[Counter]) -> Position {
    let mut position = Builder::new(Game::default());
    let place = position.add_hex("hex", hex.clone());
    for (number, counter) in stack.iter().enumerate() {
        position.add_counter(&format!("counter-{number}"), &[place], counter.clone());
    }
    position.data().clone()
}

fn rule(clause: ClauseId) -> Broken {
    let rules = [
        (Clause::R7_1_0_Stack, Broken::LIMITS),
        (Clause::R7_1_2_Stacking, Broken::COLUMNS),
        (Clause::R7_3_0_Stacking, Broken::STRAT),
    ];
    rules.iter().find(|(known, _)| known.id() == clause).map_or(Broken(0), |(_, rule)| *rule)
}

/// The rules that a stack breaks, by the engine without reasons.
pub fn broken(judge: &Judge<'_>, position: &Position) -> Broken {
    let breaches = judge.breaches_on(&Board::new(position), &ASKED).expect("every stack can be judged");
    breaches.iter().fold(Broken(0), |all, (clause, _)| all | rule(*clause)).with_overstacked()
}

/// The automata for all counters and hexes of some positions.
pub fn prepared<'p>(judge: &Judge<'_>, positions: impl Iterator<Item = &'p Position>) -> Prepared {
    let mut muster = Muster::new(judge, Moment::Rest.id());
    for position in positions {
        for counter in &position.counters {
            muster = muster.counter(&counter.record);
        }
        for place in &position.places {
            muster = muster.ground(&place.record, &position.game);
        }
    }
    muster.stacks()
}

/// What each bit of the automata's answer is of the job's.
pub fn rules(prepared: &Prepared) -> Vec<Broken> {
    prepared.covered().iter().map(|clause| rule(*clause)).collect()
}

/// An answer of the automata as the job's.
pub fn told(rules: &[Broken], answer: Bits) -> Broken {
    let broken = rules.iter().enumerate().filter(|(bit, _)| answer.bits() >> bit & 1 == 1);
    broken.fold(Broken(0), |all, (_, rule)| all | *rule).with_overstacked()
}
