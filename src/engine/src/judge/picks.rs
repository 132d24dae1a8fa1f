//! All maximal lawful picks of a choice.

use alloc::vec::Vec;

use super::Judge;
use super::board::Board;
use super::error::JudgeError;
use super::frame::{Frame, Own};
use super::sitting::{Fault, Sitting};
use super::walk::Places;
use crate::position::{Asked, Position};
use crate::table::{Body, ChoiceRow, ClauseId, Value};

/// No more picks than this are tried.
pub const MOST_TRIED: usize = 50_000;

/// The maximal lawful picks: none can be added to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picks {
    /// Each in the order of ids; the largest picks first.
    pub picks: Vec<Vec<u32>>,
    /// How many may be picked from.
    pub open: Vec<u32>,
    /// Whether all were tried; if not, [`MOST_TRIED`] were, and others may exist.
    pub complete: bool,
}

impl Judge<'_> {
    /// All maximal lawful picks of a choice, for the act as asked (what it has picked itself does not count).
    pub fn picks(&self, position: &Position, asked: &Asked, choice: ClauseId) -> Result<Picks, JudgeError> {
        let board = Board::new(position);
        Sitting::new(self, &board).picks(asked, choice).map_err(|fault| *fault)
    }
}

impl<'a> Sitting<'a> {
    fn picks(mut self, asked: &'a Asked, id: ClauseId) -> Result<Picks, Fault> {
        let Some(row) = self.tables().clauses.get(id.index()) else { return Err(self.does_not_fit()) };
        let Body::Choice(choice) = &row.body else { return Err(self.does_not_fit()) };
        let mut picks = Picks { complete: true, ..Picks::default() };
        let mut found = false;
        self.walk(asked, false, &mut |sitting, moments, places| {
            if moments.0 & row.moments.0 == 0 || found {
                return Ok(true);
            }
            found = true;
            sitting.here = match &places {
                Places::These(places) => places.get(0),
                Places::Every => None,
            };
            let mut frame = Frame::new();
            if let Some(condition) = &row.condition
                && !sitting.holds(condition, &mut frame)?
            {
                return Ok(true);
            }
            picks = sitting.maximal_picks(choice, &mut frame)?;
            Ok(true)
        })?;
        Ok(picks)
    }

    fn maximal_picks(&mut self, choice: &'a ChoiceRow, frame: &mut Frame<'_>) -> Result<Picks, Fault> {
        let own = Own::default();
        let things = self.open_to_choice(choice, &own, frame)?;
        let open: Vec<u32> = things
            .iter()
            .filter_map(|thing| match thing {
                Value::Counter(counter) => Some(*counter),
                _ => None,
            })
            .collect();
        let most = if self.picks_one(choice) { 1 } else { open.len() };
        let mut search = Search { found: Vec::new(), tried: 0, exhausted: false };
        // From the largest down: what is part of a lawful pick already found is not maximal.
        for size in (0..=most).rev() {
            search.size(self, choice, &open, size, 0, &mut Vec::new(), &own, frame)?;
        }
        Ok(Picks { picks: search.found, open, complete: !search.exhausted })
    }
}

struct Search {
    found: Vec<Vec<u32>>,
    tried: usize,
    exhausted: bool,
}

impl Search {
    /// Tries every pick of this size that takes the rest from `start` on.
    #[expect(clippy::too_many_arguments)]
    fn size<'a>(
        &mut self,
        sitting: &mut Sitting<'a>,
        choice: &'a ChoiceRow,
        open: &[u32],
        size: usize,
        start: usize,
        taken: &mut Vec<u32>,
        own: &Own<'_>,
        frame: &mut Frame<'_>,
    ) -> Result<(), Fault> {
        if self.exhausted {
            return Ok(());
        }
        if size == 0 {
            let known = self.found.iter().any(|pick| taken.iter().all(|counter| pick.contains(counter)));
            if known {
                return Ok(());
            }
            if self.tried >= MOST_TRIED {
                self.exhausted = true;
                return Ok(());
            }
            self.tried += 1;
            let picked: Vec<Value> = taken.iter().map(|counter| Value::Counter(*counter)).collect();
            if sitting.pick_fault(choice, &picked, own, frame)?.is_none() {
                self.found.push(taken.clone());
            }
            return Ok(());
        }
        for at in start..=open.len().saturating_sub(size) {
            let Some(counter) = open.get(at) else { break };
            taken.push(*counter);
            self.size(sitting, choice, open, size - 1, at + 1, taken, own, frame)?;
            taken.pop();
        }
        Ok(())
    }
}
