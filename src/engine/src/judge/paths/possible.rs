//! `if possible`: whether the duty could have been met, shown by an act that meets it, or by what bars every such act.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::judge::clause::Judged;
use crate::judge::error::JudgeError;
use crate::judge::finding::Draft;
use crate::judge::frame::Frame;
use crate::judge::paths::doubts::{Doubt, Doubts, Standing};
use crate::judge::paths::search::{Known, Searched};
use crate::judge::sitting::{Fault, Sitting};
use crate::position::{ActData, Asked};
use crate::table::{ActEffect, ActRow, Body, ClauseId, DomainId, Node, ParameterId, Type, Value};
use crate::verdict::Outcome;

/// How many choices of what an act leaves open are looked at, and of how many values every subset.
const MOST_CHOICES: usize = 256;
const FEW_VALUES: u32 = 5;

/// Told of each other act, with the places that it leads through; whether to go on.
pub(in crate::judge) type Other<'v, 'a> =
    &'v mut dyn FnMut(&mut Sitting<'a>, Alternative<'_, 'a>) -> Result<bool, Fault>;

/// Another act that might be done.
#[derive(Clone, Copy)]
pub(in crate::judge) struct Alternative<'o, 'a> {
    pub(in crate::judge) asked: &'o Asked,
    /// The places that it leads through.
    pub(in crate::judge) places: &'o [u32],
    /// What is known of it already.
    known: Option<&'o Known<'a>>,
}

/// What there is besides the act that is judged.
#[derive(Debug, Default)]
pub(in crate::judge) struct Others {
    /// Clauses that barred acts before they were whole.
    pub(in crate::judge) barred: BTreeSet<ClauseId>,
    /// Whether all of them were looked at.
    pub(in crate::judge) complete: bool,
    /// Why some of them were not: a step of theirs cannot be judged.
    pub(in crate::judge) unjudged: Option<Fault>,
}

/// How an act meets a duty.
#[derive(Clone, Debug)]
pub(in crate::judge) enum Met {
    Yes,
    No,
    /// The duty has nothing to say.
    Silent,
    Doubtful(Doubt),
}

impl<'a> Sitting<'a> {
    /// A duty that could not be met is not broken.
    pub(in crate::judge) fn if_possible(
        &mut self,
        judged: Judged<'a>,
        condition: &'a [Node],
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        if self.holds(condition, frame)? {
            return Ok(Draft::new(Outcome::Holds));
        }
        // Where no act is judged, nothing else could be done.
        let (Some(act), false) = (self.act, self.standing) else { return Ok(Draft::new(Outcome::Holds)) };
        // Within an alternative the question is only whether the duty is met, not whether it could have been.
        if !self.alternatives {
            return Ok(Draft::new(Outcome::Broken));
        }
        let mut witness = None;
        let mut barred = BTreeSet::new();
        let mut doubts = Doubts::default();
        let others = self.each_other(act, &mut |sitting, other| {
            let doubt = match sitting.meets(judged.id, other.asked)? {
                Met::No | Met::Silent => return Ok(true),
                Met::Yes => None,
                Met::Doubtful(doubt) => Some(doubt),
            };
            match (sitting.standing_of_other(other)?, doubt) {
                (Standing::Barred(breach), _) => {
                    barred.insert(breach);
                }
                (Standing::Doubtful(doubt), _) | (Standing::Lawful, Some(doubt)) => doubts.add(doubt),
                (Standing::Lawful, None) => witness = Some(other.places.to_vec()),
            }
            Ok(witness.is_none())
        })?;
        // That nothing was possible is said only where everything has been tried.
        if witness.is_none() && !others.complete {
            return Err(self.takes_too_long());
        }
        if witness.is_none() {
            others.unjudged.into_iter().for_each(|fault| doubts.add(Doubt::Unjudged(fault)));
            if let Some(doubt) = doubts.of_several() {
                return Err(self.rests_on(doubt));
            }
        }
        let mut draft = Draft::held_if(witness.is_none());
        if witness.is_none() {
            barred.extend(others.barred);
            draft.barred = barred.into_iter().collect();
        }
        draft.witness = witness;
        Ok(draft)
    }

    /// Why a duty cannot be judged over a doubt.
    fn rests_on(&self, doubt: Doubt) -> Fault {
        match doubt {
            Doubt::Unjudged(fault) => fault,
            Doubt::Open(needs) => self.hidden(needs),
        }
    }

    /// Calls `visit` with the same act along each other path, or to each other place, and with each other choice of what
    /// the act leaves open.
    pub(in crate::judge) fn each_other(&mut self, act: &ActData, visit: Other<'_, 'a>) -> Result<Others, Fault> {
        let mut others = Others { complete: true, ..Others::default() };
        let mut stopped = false;
        for choice in self.open_choices(act)? {
            if stopped {
                break;
            }
            let found = self.each_other_way(&choice, &mut |sitting, other| {
                let goes_on = visit(sitting, other)?;
                stopped = !goes_on;
                Ok(goes_on)
            })?;
            others.barred.extend(found.barred);
            others.complete &= found.complete;
            others.unjudged = others.unjudged.or(found.unjudged);
        }
        Ok(others)
    }

    /// Calls `visit` with the same act along each other path, or to each other place.
    pub(in crate::judge) fn each_other_way(&mut self, act: &ActData, visit: Other<'_, 'a>) -> Result<Others, Fault> {
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        for effect in row.effects.iter() {
            match effect {
                ActEffect::MovesAlong { .. } => {
                    let searched = self.each_path(act, &mut |sitting, asked, known| match asked {
                        Asked::Act(data) => {
                            let path: Vec<u32> = data.steps.iter().map(|step| step.to).collect();
                            visit(sitting, Alternative { asked, places: &path, known })
                        }
                        Asked::Moment(_) => Ok(true),
                    })?;
                    let Searched { barred, complete, unjudged } = searched;
                    return Ok(Others { barred, complete, unjudged });
                }
                ActEffect::MovesTo { to, .. } if matches!(act.parameters.get(to.index()), Some(Value::Place(_))) => {
                    self.each_goal(act, *to, visit)?;
                    break;
                }
                _ => {}
            }
        }
        Ok(Others { complete: true, ..Others::default() })
    }

    /// The act as it is, and then with each other choice of what it leaves open.
    fn open_choices(&self, act: &ActData) -> Result<Vec<ActData>, Fault> {
        let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
        let mut choices = Vec::from([act.clone()]);
        for effect in row.effects.iter() {
            let ActEffect::LeavesOpen { what } = effect else { continue };
            let mut more = Vec::new();
            for choice in &choices {
                let said = choice.parameters.get(what.index()).copied();
                for value in self.open_values(row, *what, said).into_iter().filter(|value| Some(*value) != said) {
                    let mut other = choice.clone();
                    if let Some(parameter) = other.parameters.get_mut(what.index()) {
                        *parameter = value;
                    }
                    more.push(other);
                }
            }
            choices.extend(more);
            choices.truncate(MOST_CHOICES);
        }
        Ok(choices)
    }

    /// What may be said of an open parameter: any named value, yes or no, nothing if that may be; of a set every subset if
    /// there are few, otherwise none of them, one, or one more or less than the act says.
    fn open_values(&self, row: &ActRow, what: ParameterId, said: Option<Value>) -> Vec<Value> {
        let mut values = Vec::new();
        if row.parameters.iter().any(|parameter| parameter.parameter == what && parameter.optional) {
            values.push(Value::Nothing);
        }
        let held = |domain: &DomainId| self.tables().domains.get(domain.index()).map_or(&[][..], |row| &row.values);
        match self.tables().parameters.get(what.index()).map(|row| row.of_type) {
            Some(Type::Flag) => values.extend([Value::Flag(false), Value::Flag(true)]),
            Some(Type::OneOf(domain)) => values.extend(held(&domain).iter().copied().map(Value::Symbol)),
            Some(Type::AnyOf(domain)) => {
                let count = held(&domain).len().min(64) as u32;
                if count <= FEW_VALUES {
                    values.extend((0..1_u64 << count).map(Value::Set));
                } else {
                    let given = if let Some(Value::Set(given)) = said { given } else { 0 };
                    values.push(Value::Set(0));
                    values.extend((0..count).map(|bit| Value::Set(1 << bit)));
                    values.extend((0..count).map(|bit| Value::Set(given ^ 1 << bit)));
                }
            }
            _ => {}
        }
        values.sort();
        values.dedup();
        values
    }

    fn each_goal(&mut self, act: &ActData, to: ParameterId, visit: Other<'_, 'a>) -> Result<(), Fault> {
        for place in 0..self.position().places.len() as u32 {
            let mut other = act.clone();
            if let Some(parameter) = other.parameters.get_mut(to.index()) {
                *parameter = Value::Place(place);
            }
            if !visit(self, Alternative { asked: &Asked::Act(other), places: &[place], known: None })? {
                break;
            }
        }
        Ok(())
    }

    /// The first rule that another act would break, the duties left to themselves.
    pub(in crate::judge) fn breach_of_other(&mut self, other: Alternative<'_, 'a>) -> Result<Option<ClauseId>, Fault> {
        self.aside(|sitting| match other.known {
            Some(known) => sitting.first_breach_but(other.asked, known),
            None => sitting.first_breach(other.asked),
        })
    }

    /// How another act meets a duty.
    pub(in crate::judge) fn meets(&mut self, duty: ClauseId, asked: &Asked) -> Result<Met, Fault> {
        match self.aside(|sitting| sitting.is_met(duty, asked)) {
            Ok(met) => Ok(met),
            Err(fault) => too_long(fault.clone()).map(|()| Met::Doubtful(Doubt::Unjudged(fault))),
        }
    }

    /// Works something out on the same position, without asking again for alternatives.
    pub(in crate::judge) fn aside<'b, T>(
        &mut self,
        work: impl FnOnce(&mut Sitting<'b>) -> Result<T, Fault>,
    ) -> Result<T, Fault>
    where
        'a: 'b,
    {
        let mut sitting: Sitting<'b> = Sitting::new(self.judge, self.view.board());
        sitting.alternatives = false;
        sitting.effort = self.effort;
        sitting.take_fields_from(self);
        self.view.hand_watch_to(&mut sitting.view);
        let worked_out = work(&mut sitting);
        sitting.view.hand_watch_to(&mut self.view);
        self.effort = sitting.effort;
        self.take_fields_from(&mut sitting);
        worked_out
    }
}

impl<'a> Sitting<'a> {
    /// How an act meets a duty, wherever the duty is judged.
    fn is_met(&mut self, duty: ClauseId, asked: &'a Asked) -> Result<Met, Fault> {
        let (mut met, mut unmet) = (false, false);
        let mut doubts = Doubts::default();
        self.leaves_open = !self.position().hidden.is_empty();
        self.walk(asked, false, &mut |sitting, moments, places| {
            sitting.each_judgement(moments, &places, &mut |sitting, moment, clause| {
                if clause == duty {
                    sitting.moment = Some(moment);
                    let mut findings = Vec::new();
                    sitting.clause_or_open(duty, &mut findings)?;
                    met |= findings.iter().any(|finding| finding.outcome == Outcome::Holds);
                    unmet |= findings.iter().any(|finding| finding.outcome == Outcome::Broken);
                    findings.into_iter().for_each(|finding| doubts.add(Doubt::Open(finding.needs)));
                }
                Ok(true)
            })
        })?;
        Ok(match doubts.of_an_act() {
            _ if unmet => Met::No,
            Some(doubt) => Met::Doubtful(doubt),
            None if met => Met::Yes,
            None => Met::Silent,
        })
    }
}

/// A fault that may be gone past: what takes too long proves nothing.
pub(in crate::judge) fn too_long(fault: Fault) -> Result<(), Fault> {
    if matches!(*fault, JudgeError::TooLong { .. }) { Err(fault) } else { Ok(()) }
}

/// Whether a clause is judged while an alternative is tried: the other duties are left to themselves.
pub(in crate::judge) fn binds_alternatives(body: &Body) -> bool {
    !matches!(body, Body::IfPossible(_))
}
