//! Which exceptions apply in a position, one by one: for finding positions in which two of them disagree.

use alloc::vec::Vec;

use super::Judge;
use super::board::Board;
use super::error::JudgeError;
use super::frame::{Frame, Share};
use super::sitting::{Fault, Sitting};
use crate::position::{Asked, Position};
use crate::table::{ClauseId, ExceptionEffect, ExceptionId, ExceptionRow, MomentId, Moments, Tables, Target, Value};

/// From where a target is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standpoint<'s> {
    pub place: Option<u32>,
    /// What stands in slot 0, and in slot 1.
    pub subject: Option<Value>,
    pub second: Option<Value>,
    /// The clause that is judged for one share only (`per side`), and a counter of that share.
    pub share: Option<(ClauseId, u32)>,
    /// The moment; for an act that has been asked, one of those it leads to.
    pub moment: Option<MomentId>,
    /// The act, taken to its end.
    pub asked: Option<&'s Asked>,
}

/// An exception that applies: its condition holds and no exception lifts it. Precedence is not yet settled.
#[derive(Clone, Debug, PartialEq)]
pub struct Applying {
    pub exception: ExceptionId,
    pub effect: ApplyingEffect,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ApplyingEffect {
    Lifted,
    Deferred(MomentId),
    /// With how many at most, and who.
    Exempts {
        first: Option<usize>,
        counters: Vec<u32>,
    },
    /// The bounds by line.
    Bounds(Vec<(u16, Value)>),
    Value(Value),
}

impl Judge<'_> {
    /// Which of these exceptions of the target apply, and what each gives by itself.
    pub fn probe(
        &self,
        position: &Position,
        standpoint: &Standpoint<'_>,
        target: Target,
        asked: &[ExceptionId],
    ) -> Result<Vec<Applying>, JudgeError> {
        let board = Board::new(position);
        let mut sitting = Sitting::new(self, &board);
        sitting.probe(standpoint, target, asked).map_err(|fault| *fault)
    }
}

impl<'a> Sitting<'a> {
    fn probe(
        &mut self,
        standpoint: &Standpoint<'a>,
        target: Target,
        asked: &[ExceptionId],
    ) -> Result<Vec<Applying>, Fault> {
        if let Some(asked) = standpoint.asked {
            self.walk_to_the_end(asked)?;
        }
        self.here = standpoint.place;
        self.moment = standpoint.moment;
        let tables = self.tables();
        self.step = standpoint.asked.and_then(|asked| first_step(tables, asked, standpoint.moment));
        let exceptions = match target {
            Target::Clause(id) => tables.clauses.get(id.index()).map(|row| &*row.exceptions),
            Target::Definition(id) => tables.definitions.get(id.index()).map(|row| &*row.exceptions),
            Target::Exception(id) => tables.exceptions.get(id.index()).map(|row| &*row.exceptions),
        };
        let Some(exceptions) = exceptions else { return Err(self.does_not_fit()) };
        let mut frame = Frame::about(standpoint.subject, standpoint.second);
        let values = match standpoint.share {
            Some((clause, counter)) => self.share_of(clause, counter)?,
            None => Vec::new(),
        };
        // A counter without such a value has no share in the rule.
        if values.contains(&Value::Nothing) {
            return Ok(Vec::new());
        }
        let share = standpoint.share.map(|(clause, _)| Share { clause, values: &values });
        share.into_iter().for_each(|share| frame.share(share));
        if !self.is_in_force(target, standpoint.subject, share, &mut frame)? {
            return Ok(Vec::new());
        }
        let mut applying = Vec::new();
        for id in exceptions.iter().filter(|id| asked.contains(id)) {
            let Some(row) = tables.exceptions.get(id.index()) else { return Err(self.does_not_fit()) };
            // Alone, an exception cannot clash with the others of its target; those nested under it still can.
            let alone = self.resolve(target, core::slice::from_ref(id), &mut frame, &|_: &ExceptionRow| true)?;
            let effect = if alone.lifted.is_some() {
                ApplyingEffect::Lifted
            } else if let Some((moment, _)) = alone.deferred {
                ApplyingEffect::Deferred(moment)
            } else if let Some((value, _)) = alone.value {
                ApplyingEffect::Value(value)
            } else if !alone.bounds.is_empty() {
                ApplyingEffect::Bounds(alone.bounds.iter().map(|(line, value, _)| (line, value)).collect())
            } else if let Some(allowance) = alone.allowances.first() {
                ApplyingEffect::Exempts { first: Some(allowance.count), counters: allowance.counters.clone() }
            } else if !alone.exempt.is_empty() || self.exempts_nobody(row, &mut frame)? {
                ApplyingEffect::Exempts {
                    first: None,
                    counters: alone.exempt.iter().map(|(counter, _)| *counter).collect(),
                }
            } else {
                continue;
            };
            applying.push(Applying { exception: *id, effect });
        }
        Ok(applying)
    }

    /// Whether what the exceptions belong to has its say: a clause for one of its subjects, where its condition holds; an
    /// exception that applies itself. A definition always has.
    fn is_in_force(
        &mut self,
        target: Target,
        subject: Option<Value>,
        share: Option<Share<'_>>,
        frame: &mut Frame<'_>,
    ) -> Result<bool, Fault> {
        let tables = self.tables();
        match target {
            Target::Definition(_) => Ok(true),
            Target::Exception(id) => {
                let Some(row) = tables.exceptions.get(id.index()) else { return Err(self.does_not_fit()) };
                let applies = match &row.condition {
                    Some(condition) => self.holds(condition, frame)?,
                    None => true,
                };
                Ok(applies && self.is_in_force(row.target, subject, share, frame)?)
            }
            Target::Clause(id) => {
                let Some(row) = tables.clauses.get(id.index()) else { return Err(self.does_not_fit()) };
                let mut is_one_of_them = true;
                if let (Some(set), Some(subject)) = (row.subject.as_deref(), subject)
                    && let Some(last) = set.len().checked_sub(1)
                {
                    is_one_of_them = false;
                    let mut outer = Frame::new();
                    share.into_iter().for_each(|share| outer.share(share));
                    self.each_element(set, last as u16, &mut outer, &mut |_, _, thing| {
                        is_one_of_them |= thing == subject;
                        Ok(!is_one_of_them)
                    })?;
                }
                match &row.condition {
                    Some(condition) if is_one_of_them => self.holds(condition, frame),
                    _ => Ok(is_one_of_them),
                }
            }
        }
    }

    /// An exemption whose condition holds applies even where it finds nobody to exempt.
    fn exempts_nobody(&mut self, row: &'a ExceptionRow, frame: &mut Frame<'_>) -> Result<bool, Fault> {
        if !matches!(row.effect, ExceptionEffect::Exempts { .. }) {
            return Ok(false);
        }
        match &row.condition {
            Some(condition) => self.holds(condition, frame),
            None => Ok(true),
        }
    }
}

/// The step at which a moment of an act is met first, if it is one of those on its way.
fn first_step(tables: &Tables, asked: &Asked, moment: Option<MomentId>) -> Option<u32> {
    let (Asked::Act(act), Some(moment)) = (asked, moment) else { return None };
    let row = tables.acts.get(act.act.index())?;
    let on_its_way = Moments(row.at_each_step.0 | row.on_the_way.0).includes(moment);
    (on_its_way && !act.steps.is_empty()).then_some(0)
}
