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
pub const MOST_TRIED: usize = 20_000;

/// The maximal lawful picks: none can be added to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picks {
    /// Each in the order of ids.
    pub picks: Vec<Vec<u32>>,
    /// Who may be picked from, in the order of ids.
    pub open: Vec<u32>,
    /// Whether every pick was tried. If not, there were too many: picks were built up one counter at a time, at most
    /// [`MOST_TRIED`] in all, so that one that is lawful only as a whole may be missing.
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
        let mut search = Search { choice, open: &open, own, found: Vec::new(), tried: 0 };
        let complete = most == 1 || 1_usize.checked_shl(open.len() as u32).is_some_and(|all| all <= MOST_TRIED);
        if complete {
            // From the largest down: what is part of a lawful pick already found is not maximal.
            for size in (0..=most).rev() {
                search.size(self, size, 0, &mut Vec::new(), frame)?;
            }
        } else {
            search.grow(self, 0, &mut Vec::new(), frame)?;
        }
        Ok(Picks { picks: search.found, complete, open })
    }
}

struct Search<'s, 'a> {
    choice: &'a ChoiceRow,
    open: &'s [u32],
    own: Own<'s>,
    found: Vec<Vec<u32>>,
    tried: usize,
}

impl<'a> Search<'_, 'a> {
    fn is_lawful(&mut self, sitting: &mut Sitting<'a>, taken: &[u32], frame: &mut Frame<'_>) -> Result<bool, Fault> {
        self.tried += 1;
        let picked: Vec<Value> = taken.iter().map(|counter| Value::Counter(*counter)).collect();
        Ok(sitting.pick_fault(self.choice, &picked, &self.own, frame)?.is_none())
    }

    /// Tries every pick of this size that takes the rest from `start` on.
    fn size(
        &mut self,
        sitting: &mut Sitting<'a>,
        size: usize,
        start: usize,
        taken: &mut Vec<u32>,
        frame: &mut Frame<'_>,
    ) -> Result<(), Fault> {
        if size == 0 {
            let known = self.found.iter().any(|pick| taken.iter().all(|counter| pick.contains(counter)));
            if !known && self.is_lawful(sitting, taken, frame)? {
                self.found.push(taken.clone());
            }
            return Ok(());
        }
        for at in start..=self.open.len().saturating_sub(size) {
            let Some(counter) = self.open.get(at) else { break };
            taken.push(*counter);
            self.size(sitting, size - 1, at + 1, taken, frame)?;
            taken.pop();
        }
        Ok(())
    }

    /// Adds counters from `start` on as long as the pick stays lawful.
    fn grow(
        &mut self,
        sitting: &mut Sitting<'a>,
        start: usize,
        taken: &mut Vec<u32>,
        frame: &mut Frame<'_>,
    ) -> Result<(), Fault> {
        let mut can_grow = false;
        for at in 0..self.open.len() {
            let Some(counter) = self.open.get(at).copied() else { break };
            // One before `start` can show that the pick is not maximal; the larger pick is found elsewhere.
            if self.tried >= MOST_TRIED || taken.contains(&counter) || (at < start && can_grow) {
                continue;
            }
            taken.push(counter);
            if self.is_lawful(sitting, taken, frame)? {
                can_grow = true;
                if at >= start {
                    self.grow(sitting, at + 1, taken, frame)?;
                }
            }
            taken.pop();
        }
        if !can_grow && self.tried < MOST_TRIED {
            self.found.push(taken.clone());
        }
        Ok(())
    }
}
