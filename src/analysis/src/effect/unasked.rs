//! What only one of two rulesets can be asked: a new act, or one that is gone.

use std::ops::ControlFlow;

use reglement_engine::judge::Judge;

use super::Witness;
use super::beside::{Beside, turned};
use super::essence::{Essence, essence_of_clause};
use super::witness::witness;
use crate::search::{Bound, Space};

/// The smallest position of which the one ruleset that can be asked says something.
pub fn search(beside: &Beside<'_>, most: u64) -> (Option<Witness>, Bound) {
    let mut told = (None, Bound::default());
    for (side, id) in beside.ids().into_iter().enumerate() {
        let Some(id) = id.filter(|_| told.0.is_none()) else { continue };
        let space = Space::new(&[(beside.tables[side], vec![id])]);
        let judge = Judge::new(&beside.alone()[side]);
        let old = side == 0;
        let mut found = None;
        let bound = space.search(most, &mut |world| {
            let Some(judged) = world.position(0) else { return ControlFlow::Continue(()) };
            let nothing = Essence::default();
            let Some(own) =
                essence_of_clause(&judge, &judged, Some(id), beside.sides, old).filter(|own| *own != nothing)
            else {
                return ControlFlow::Continue(());
            };
            let turn = if old { turned(&own, &nothing) } else { turned(&nothing, &own) };
            let sides = if old { [Some(&judged), None] } else { [None, Some(&judged)] };
            match witness(beside, (turn, false), sides) {
                Some(witness) => {
                    found = Some(witness);
                    ControlFlow::Break(())
                }
                None => ControlFlow::Continue(()),
            }
        });
        told = (found, bound);
    }
    told
}
