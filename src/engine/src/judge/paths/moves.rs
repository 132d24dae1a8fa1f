//! The moves that the rules leave open, from the same tables by which a move is judged.

use alloc::vec::Vec;

use crate::judge::Judge;
use crate::judge::board::Board;
use crate::judge::error::JudgeError;
use crate::judge::paths::possible::{Met, too_long};
use crate::judge::sitting::{Fault, MOST_EFFORT, Sitting};
use crate::position::{ActData, Asked, Position};
use crate::table::{ActEffect, ActRow, Body, ClauseId, Moments};

/// How many nodes may be worked out for all moves of an act together.
const MOST_FOR_ALL: u64 = 5 * MOST_EFFORT as u64;

/// Where an act may lead.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moves {
    /// In the order of the position's places, each once.
    pub ends: Vec<LawfulEnd>,
    /// Whether all paths were looked at; if not, there were too many, and some ends may be missing.
    pub complete: bool,
}

/// A place where an act may end.
#[derive(Clone, Debug, PartialEq)]
pub struct LawfulEnd {
    pub place: u32,
    /// A shortest lawful path, as the places entered: none for staying in place. For an act that names a place, that place.
    pub path: Vec<u32>,
}

/// An act that breaks no rule but perhaps duties.
struct Candidate {
    end: LawfulEnd,
    unmet: Vec<ClauseId>,
}

impl Judge<'_> {
    /// The places where the act may lawfully end, whatever path or place it names itself: those to which some path leads
    /// that [`Judge::is_lawful`] finds lawful. Everything else that the act says stays as it is.
    ///
    /// # Errors
    /// As in judging, if there is too much to work out. A path that cannot be judged is no lawful one.
    pub fn lawful_ends(&self, position: &Position, act: &ActData) -> Result<Moves, JudgeError> {
        self.lawful_ends_on(&Board::new(position), act)
    }

    /// Like [`Judge::lawful_ends`], on a board that is kept for several questions.
    pub fn lawful_ends_on(&self, board: &Board<'_>, act: &ActData) -> Result<Moves, JudgeError> {
        Sitting::new(self, board).lawful_ends(act).map_err(|fault| *fault)
    }
}

impl<'a> Sitting<'a> {
    fn lawful_ends(&mut self, act: &ActData) -> Result<Moves, Fault> {
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        let start = self.start_of(act);
        let duties = self.duties(row);
        let open = row.effects.iter().any(|effect| matches!(effect, ActEffect::LeavesOpen { .. }));
        let mut possible: Vec<ClauseId> = Vec::new();
        let mut worked_out = 0;
        let mut candidates: Vec<Candidate> = Vec::new();
        let others = self.each_other(act, &mut |sitting, other| {
            let places = other.places;
            worked_out += u64::from(MOST_EFFORT - sitting.effort);
            sitting.effort = MOST_EFFORT;
            if worked_out > MOST_FOR_ALL {
                return Ok(false);
            }
            // Another choice of what the act leaves open can only show that a duty is possible.
            let own = matches!(other.asked, Asked::Act(data) if !open || says_the_same(row, data, act));
            let Some(place) = places.last().copied().or(start) else { return Ok(true) };
            // A place that is known to be lawful has nothing more to tell, unless it can show that a duty is possible.
            let known = candidates.iter().any(|known| known.end.place == place && known.unmet.is_empty());
            if (known || !own) && duties.iter().all(|duty| possible.contains(duty)) {
                return Ok(true);
            }
            match sitting.breach_of_other(other) {
                Ok(None) => {}
                Ok(Some(_)) => return Ok(true),
                Err(fault) => return too_long(fault).map(|()| true),
            }
            let mut unmet = Vec::new();
            for duty in &duties {
                match sitting.meets(*duty, other.asked)? {
                    Met::Yes if !possible.contains(duty) => possible.push(*duty),
                    Met::No => unmet.push(*duty),
                    Met::Yes | Met::Silent => {}
                }
            }
            if own {
                candidates.push(Candidate { end: LawfulEnd { place, path: places.to_vec() }, unmet });
            }
            Ok(true)
        })?;
        let complete = others.complete && worked_out <= MOST_FOR_ALL;
        let mut moves = Moves { ends: Vec::new(), complete };
        for candidate in candidates {
            let lawful = candidate.unmet.iter().all(|duty| !possible.contains(duty));
            if lawful && moves.ends.iter().all(|known| known.place != candidate.end.place) {
                moves.ends.push(candidate.end);
            }
        }
        moves.ends.sort_by_key(|end| end.place);
        Ok(moves)
    }

    /// The duties `if possible` that may be judged somewhere in the act.
    fn duties(&self, row: &ActRow) -> Vec<ClauseId> {
        let stages = [row.at_the_start, row.at_each_step, row.on_the_way, row.at_the_end];
        let conditional = row.conditional.iter().map(|more| more.moments);
        let moments = stages.into_iter().chain(conditional).fold(0, |all, moments: Moments| all | moments.0);
        let clauses = self.tables().clauses.iter().enumerate();
        clauses
            .filter(|(_, row)| matches!(row.body, Body::IfPossible(_)) && row.moments.0 & moments != 0)
            .map(|(number, _)| ClauseId(number as u16))
            .collect()
    }
}

/// Whether two acts choose the same of what their kind leaves open.
fn says_the_same(row: &ActRow, one: &ActData, other: &ActData) -> bool {
    row.effects.iter().all(|effect| match effect {
        ActEffect::LeavesOpen { what } => one.parameters.get(what.index()) == other.parameters.get(what.index()),
        _ => true,
    })
}
