//! The moves that the rules leave open, from the same tables by which a move is judged.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::judge::Judge;
use crate::judge::board::Board;
use crate::judge::error::JudgeError;
use crate::judge::paths::doubts::{Doubt, Doubts, Standing};
use crate::judge::paths::possible::Met;
use crate::judge::sitting::{Fault, MOST_EFFORT, Sitting};
use crate::position::{ActData, Asked, Position, Unknown};
use crate::table::{ActEffect, ActRow, Body, ClauseId, Moments};

/// How many nodes may be worked out for all moves of an act together.
const MOST_FOR_ALL: u64 = 5 * MOST_EFFORT as u64;

/// Where an act may lead.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moves {
    /// In the order of the position's places, each once.
    pub ends: Vec<LawfulEnd>,
    /// Where it is not known to be unlawful to end, in the same order, each once; none of them is among `ends`.
    pub open: Vec<OpenEnd>,
    /// Where it cannot be judged whether the act may end, likewise; none of them is among `ends` or `open`. From a step that
    /// cannot be judged no path goes on.
    pub unjudged: Vec<UnjudgedEnd>,
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

/// A place where an act may end for all that the side knows that asks.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenEnd {
    pub place: u32,
    pub path: Vec<u32>,
    /// What would have to be known.
    pub needs: Vec<Unknown>,
}

/// A place of which it cannot be judged whether an act may end there.
#[derive(Clone, Debug, PartialEq)]
pub struct UnjudgedEnd {
    pub place: u32,
    pub path: Vec<u32>,
    pub why: JudgeError,
}

/// An act that is not known to break a rule but perhaps duties.
struct Candidate {
    end: LawfulEnd,
    unmet: Vec<ClauseId>,
    doubts: Doubts,
}

/// Whether a duty could be met.
struct Duty {
    id: ClauseId,
    possible: bool,
    /// Of the acts that perhaps meet it.
    doubts: Doubts,
}

impl Judge<'_> {
    /// The places where the act may lawfully end, whatever path or place it names itself: those to which some path leads
    /// that [`Judge::is_lawful`] finds lawful. Everything else that the act says stays as it is.
    ///
    /// # Errors
    /// As in judging, if there is too much to work out.
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
        let mut duties = self.duties(row);
        let open = row.effects.iter().any(|effect| matches!(effect, ActEffect::LeavesOpen { .. }));
        let mut worked_out = 0;
        let mut candidates: Vec<Candidate> = Vec::new();
        let within_reach = self.places_within_reach(row, start);
        let mut lawful: BTreeSet<u32> = BTreeSet::new();
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
            let known = lawful.contains(&place);
            if (known || !own) && duties.iter().all(|duty| duty.possible) {
                return Ok(true);
            }
            let doubt = match sitting.standing_of_other(other)? {
                Standing::Lawful => None,
                Standing::Barred(_) => return Ok(true),
                Standing::Doubtful(doubt) => Some(doubt),
            };
            let mut unmet = Vec::new();
            let mut doubts = Doubts::default();
            doubt.iter().cloned().for_each(|doubt| doubts.add(doubt));
            for duty in &mut duties {
                match (sitting.meets(duty.id, other.asked)?, &doubt) {
                    (Met::Yes, None) => duty.possible = true,
                    (Met::Yes, Some(doubt)) => duty.doubts.add(doubt.clone()),
                    (Met::No, _) => unmet.push(duty.id),
                    (Met::Silent, _) => {}
                    (Met::Doubtful(doubt), _) => {
                        duty.doubts.add(doubt.clone());
                        doubts.add(doubt);
                    }
                }
            }
            if own {
                let candidate = Candidate { end: LawfulEnd { place, path: places.to_vec() }, unmet, doubts };
                if candidate.is_lawful() {
                    lawful.insert(place);
                }
                candidates.push(candidate);
            }
            // Where one may end everywhere with every duty met, no other path has anything to tell, however many there are.
            Ok(within_reach.is_none_or(|count| lawful.len() < count))
        })?;
        for duty in &mut duties {
            others.unjudged.iter().cloned().for_each(|fault| duty.doubts.add(Doubt::Unjudged(fault)));
        }
        let complete = others.complete && worked_out <= MOST_FOR_ALL;
        Ok(sorted_out(candidates, &duties, complete))
    }

    /// How many places a path of the act may lead to, by the map alone.
    fn places_within_reach(&self, row: &ActRow, start: Option<u32>) -> Option<usize> {
        let along = row.effects.iter().any(|effect| matches!(effect, ActEffect::MovesAlong { .. }));
        let start = start.filter(|_| along)?;
        let mut reached = BTreeSet::from([start]);
        let mut open = Vec::from([start]);
        while let Some(place) = open.pop() {
            open.extend(self.board().ways(place).iter().map(|way| way.to).filter(|to| reached.insert(*to)));
        }
        Some(reached.len())
    }

    /// The duties `if possible` that may be judged somewhere in the act.
    fn duties(&self, row: &ActRow) -> Vec<Duty> {
        let stages = [row.at_the_start, row.at_each_step, row.on_the_way, row.at_the_end];
        let conditional = row.conditional.iter().map(|more| more.moments);
        let moments = stages.into_iter().chain(conditional).fold(0, |all, moments: Moments| all | moments.0);
        let clauses = self.tables().clauses.iter().enumerate();
        clauses
            .filter(|(_, row)| matches!(row.body, Body::IfPossible(_)) && row.moments.0 & moments != 0)
            .map(|(number, _)| Duty { id: ClauseId(number as u16), possible: false, doubts: Doubts::default() })
            .collect()
    }
}

impl Candidate {
    fn is_lawful(&self) -> bool {
        self.unmet.is_empty() && self.doubts.are_none()
    }
}

/// Each place once, as the best of the paths to it makes it: a lawful one, or else an open one.
fn sorted_out(candidates: Vec<Candidate>, duties: &[Duty], complete: bool) -> Moves {
    let mut moves = Moves { complete, ..Moves::default() };
    for Candidate { end, unmet, mut doubts } in candidates {
        let unmet: Vec<&Duty> = duties.iter().filter(|duty| unmet.contains(&duty.id)).collect();
        if unmet.iter().any(|duty| duty.possible) {
            continue;
        }
        let possible = unmet.iter().filter_map(|duty| duty.doubts.clone().of_several());
        possible.for_each(|doubt| doubts.add(doubt));
        let LawfulEnd { place, path } = end;
        match doubts.of_an_act() {
            None => moves.ends.push(LawfulEnd { place, path }),
            Some(Doubt::Open(needs)) => moves.open.push(OpenEnd { place, path, needs }),
            Some(Doubt::Unjudged(why)) => moves.unjudged.push(UnjudgedEnd { place, path, why: *why }),
        }
    }
    // The paths came the shortest first, and stay so.
    moves.ends.sort_by_key(|end| end.place);
    moves.open.sort_by_key(|end| end.place);
    moves.unjudged.sort_by_key(|end| end.place);
    let mut told = BTreeSet::new();
    moves.ends.retain(|end| told.insert(end.place));
    moves.open.retain(|end| told.insert(end.place));
    moves.unjudged.retain(|end| told.insert(end.place));
    moves
}

/// Whether two acts choose the same of what their kind leaves open.
fn says_the_same(row: &ActRow, one: &ActData, other: &ActData) -> bool {
    row.effects.iter().all(|effect| match effect {
        ActEffect::LeavesOpen { what } => one.parameters.get(what.index()) == other.parameters.get(what.index()),
        _ => true,
    })
}
