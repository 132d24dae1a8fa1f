//! `if possible`: whether the duty could have been met, shown by an act that meets it.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use super::clause::Judged;
use super::error::JudgeError;
use super::finding::Draft;
use super::frame::Frame;
use super::sitting::{Fault, Sitting};
use crate::position::{ActData, Asked, StepData};
use crate::table::{ActEffect, Body, ClauseId, Node, Value};
use crate::verdict::Outcome;

/// How far an alternative path may go, and how many alternatives are judged, before the search gives up.
const LONGEST: usize = 12;
const MOST: usize = 4_000;

impl<'a> Sitting<'a> {
    /// A duty that could not be met is not broken.
    pub(super) fn if_possible(
        &mut self,
        judged: Judged<'a>,
        condition: &'a [Node],
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        if self.holds(condition, frame)? {
            return Ok(Draft::new(Outcome::Holds));
        }
        // Within an alternative the question is only whether the duty is met, not whether it could have been.
        if !self.alternatives {
            return Ok(Draft::new(Outcome::Broken));
        }
        let (Some(act), false) = (self.act, self.standing) else { return Ok(Draft::new(Outcome::Holds)) };
        let witness = self.alternative(judged, act)?;
        let mut draft = Draft::held_if(witness.is_none());
        draft.witness = witness;
        Ok(draft)
    }

    /// A lawful act that meets the duty: the same act along another path, or to another place.
    fn alternative(&mut self, judged: Judged<'a>, act: &'a ActData) -> Result<Option<Vec<u32>>, Fault> {
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        for effect in row.effects.iter() {
            match effect {
                ActEffect::MovesAlong { .. } => return self.other_path(judged, act),
                ActEffect::MovesTo { to, .. } => {
                    let Some(Value::Place(_)) = act.parameters.get(to.index()) else { continue };
                    for place in (0..self.position().places.len() as u32).take(MOST) {
                        let mut other = act.clone();
                        if let Some(parameter) = other.parameters.get_mut(to.index()) {
                            *parameter = Value::Place(place);
                        }
                        if self.meets(judged, other)? {
                            return Ok(Some(Vec::from([place])));
                        }
                    }
                    return Ok(None);
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// Breadth first over the places reached with so many steps, each stretch lawful by the other rules.
    fn other_path(&mut self, judged: Judged<'a>, act: &'a ActData) -> Result<Option<Vec<u32>>, Fault> {
        let Some(start) = self.start_of(act) else { return Ok(None) };
        let board = self.board();
        let mut seen: Vec<(u32, usize)> = Vec::from([(start, 0)]);
        let mut open: VecDeque<Vec<u32>> = VecDeque::from([Vec::new()]);
        for _ in 0..MOST {
            let Some(path) = open.pop_front() else { break };
            let mut other = act.clone();
            other.start = Some(start);
            other.steps = path.iter().map(|place| StepData { to: *place, border: Vec::new() }).collect();
            if !path.is_empty() && !self.is_open_so_far(other.clone())? {
                continue;
            }
            if self.meets(judged, other)? {
                return Ok(Some(path));
            }
            if path.len() >= LONGEST {
                continue;
            }
            let from = path.last().copied().unwrap_or(start);
            for way in board.ways(from) {
                let state = (way.to, path.len() + 1);
                if !seen.contains(&state) {
                    seen.push(state);
                    let mut longer = path.clone();
                    longer.push(way.to);
                    open.push_back(longer);
                }
            }
        }
        Ok(None)
    }

    /// Whether the act up to here breaks no rule on the way.
    fn is_open_so_far(&mut self, act: ActData) -> Result<bool, Fault> {
        let asked = Asked::Act(act);
        self.aside(|sitting| sitting.lawful(&asked, true))
    }

    /// Whether the whole act is lawful by the other rules and meets the duty.
    fn meets(&mut self, judged: Judged<'a>, act: ActData) -> Result<bool, Fault> {
        let asked = Asked::Act(act);
        Ok(self.aside(|sitting| sitting.lawful(&asked, false))?
            && self.aside(|sitting| sitting.is_met(judged.id, &asked))?)
    }

    /// Works something out on the same position, without asking again for alternatives. What cannot be judged is no
    /// proof that the duty could have been met.
    fn aside<'b>(&'b mut self, work: impl FnOnce(&mut Sitting<'b>) -> Result<bool, Fault>) -> Result<bool, Fault> {
        let mut sitting = Sitting::new(self.judge, self.view.board());
        sitting.alternatives = false;
        sitting.effort = self.effort;
        let worked_out = work(&mut sitting);
        self.effort = sitting.effort;
        match worked_out {
            Err(fault) if !matches!(*fault, JudgeError::TooLong { .. }) => Ok(false),
            other => other,
        }
    }
}

impl<'a> Sitting<'a> {
    /// Whether an act meets a duty, wherever the duty is judged.
    fn is_met(&mut self, duty: ClauseId, asked: &'a Asked) -> Result<bool, Fault> {
        let (mut met, mut unmet) = (false, false);
        self.walk(asked, false, &mut |sitting, moments, places| {
            sitting.each_judgement(moments, &places, &mut |sitting, moment, clause| {
                if clause == duty {
                    sitting.moment = Some(moment);
                    let mut findings = Vec::new();
                    sitting.clause(duty, Some(&mut findings))?;
                    met |= findings.iter().any(|finding| finding.outcome == Outcome::Holds);
                    unmet |= findings.iter().any(|finding| finding.outcome == Outcome::Broken);
                }
                Ok(true)
            })
        })?;
        Ok(met && !unmet)
    }
}

/// Whether a clause is judged while an alternative is tried: the other duties are left to themselves.
pub(super) fn binds_alternatives(body: &Body) -> bool {
    !matches!(body, Body::IfPossible(_))
}
