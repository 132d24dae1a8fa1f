//! Which exceptions apply in a position, one by one: for finding positions in which two of them disagree.

use alloc::vec::Vec;

use super::Judge;
use super::board::Board;
use super::error::JudgeError;
use super::frame::{Frame, Share};
use super::sitting::{Fault, Sitting};
use crate::position::{Asked, Position};
use crate::table::{ClauseId, ExceptionEffect, ExceptionId, ExceptionRow, MomentId, Target, Value};

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
        if let Some((clause, _)) = standpoint.share {
            frame.share(Share { clause, values: &values });
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
