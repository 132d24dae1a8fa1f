//! Which exceptions apply, and what they come to together: no order among them counts.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::error::JudgeError;
use super::few::Few;
use super::fog::open::{add, is_of_hidden};
use super::frame::Frame;
use super::sitting::{EXCEPTION, Fault, Sitting};
use crate::table::{ExceptionEffect, ExceptionId, ExceptionRow, MomentId, Moments, Node, Target, Value};

/// What the exceptions that apply to one target come to.
#[derive(Clone, Debug)]
pub(super) struct Resolution {
    pub(super) lifted: Option<ExceptionId>,
    pub(super) deferred: Option<(MomentId, ExceptionId)>,
    /// Other bounds, by the number of the line.
    pub(super) bounds: Few<(u16, Value, ExceptionId), 2>,
    pub(super) value: Option<(Value, ExceptionId)>,
    /// Counters out of the target's own sets.
    pub(super) exempt: Vec<(u32, ExceptionId)>,
    /// Counters of which so many are out of the target's own sets; none of them finds nobody.
    pub(super) allowances: Vec<Allowance>,
    /// What is hidden of exceptions that may excuse a breach, or not.
    pub(super) unknown: Option<Fault>,
}

/// Whether an exception applies, and what those nested under it come to.
enum Applies {
    No,
    Alone,
    With(Resolution),
}

/// `exempts the first 2 leaders`
#[derive(Clone, Debug)]
pub(super) struct Allowance {
    pub(super) exception: ExceptionId,
    pub(super) count: usize,
    pub(super) counters: Vec<u32>,
}

impl Default for Resolution {
    fn default() -> Resolution {
        let bounds = Few::new((0, Value::Nothing, ExceptionId(0)));
        Resolution {
            lifted: None,
            deferred: None,
            bounds,
            value: None,
            exempt: Vec::new(),
            allowances: Vec::new(),
            unknown: None,
        }
    }
}

impl Resolution {
    pub(super) fn bound(&self, line: u16) -> Option<(Value, ExceptionId)> {
        self.bounds.iter().find(|(number, ..)| *number == line).map(|(_, value, by)| (value, by))
    }

    /// Whether an exemption finds anybody to exempt.
    fn exempts_somebody(&self, exception: ExceptionId) -> bool {
        self.exempt.iter().any(|(_, by)| *by == exception)
            || self.allowances.iter().any(|allowance| allowance.exception == exception)
    }

    fn changes_value(&self) -> bool {
        self.deferred.is_some() || self.value.is_some() || !self.bounds.is_empty()
    }
}

impl<'a> Sitting<'a> {
    /// Resolves the exceptions of a target that `wanted` lets through, in the frame of what is being judged.
    pub(super) fn resolve(
        &mut self,
        target: Target,
        exceptions: &'a [ExceptionId],
        frame: &mut Frame<'_>,
        wanted: &dyn Fn(&ExceptionRow) -> bool,
    ) -> Result<Resolution, Fault> {
        let mut resolution = Resolution::default();
        let mut nested: Vec<Resolution> = Vec::new();
        let mut applying: Few<(ExceptionId, Option<usize>), 4> = Few::new((ExceptionId(0), None));
        for id in exceptions {
            let Some(row) = self.tables().exceptions.get(id.index()) else { return Err(self.does_not_fit()) };
            if self.judge.is_off_exception(*id) || !wanted(row) {
                continue;
            }
            let site = self.site;
            self.site.exception = Some(*id);
            let applies = self.applies(*id, row, target, frame);
            self.site = site;
            // What may only excuse a breach changes nothing where there is none.
            let excuses = matches!(row.effect, ExceptionEffect::Lifted | ExceptionEffect::Deferred(_));
            let applies = match applies {
                Err(fault)
                    if is_of_hidden(&fault)
                        && excuses
                        && row.beats.is_empty()
                        && matches!(target, Target::Clause(_)) =>
                {
                    add(&mut resolution.unknown, Some(fault));
                    continue;
                }
                applies => applies?,
            };
            match applies {
                Applies::Alone => applying.push((*id, None)),
                Applies::With(under_it) => {
                    applying.push((*id, Some(nested.len())));
                    nested.push(under_it);
                }
                Applies::No => {
                    if let Some(trace) = &mut self.trace
                        && self.details
                        && !matches!(target, Target::Definition(_))
                    {
                        trace.near(*id);
                    }
                }
            }
        }
        let rows = &self.tables().exceptions;
        for (id, under_it) in applying.iter() {
            let beaten =
                |(other, _): (ExceptionId, _)| rows.get(other.index()).is_some_and(|row| row.beats.contains(&id));
            let Some(row) = rows.get(id.index()).filter(|_| !applying.iter().any(beaten)) else { continue };
            let under_it = under_it.and_then(|at| nested.get(at));
            let site = self.site;
            self.site.exception = Some(id);
            let added = self.add(&mut resolution, id, row, under_it, frame);
            self.site = site;
            added?;
            let exempts_nobody =
                matches!(row.effect, ExceptionEffect::Exempts { .. }) && !resolution.exempts_somebody(id);
            if let Some(trace) = &mut self.trace {
                if !exempts_nobody {
                    trace.applied(id);
                } else if self.details {
                    trace.near(id);
                }
            }
        }
        Ok(resolution)
    }

    fn applies(
        &mut self,
        id: ExceptionId,
        row: &'a ExceptionRow,
        target: Target,
        frame: &mut Frame<'_>,
    ) -> Result<Applies, Fault> {
        if !self.is_in_season(row.moments, target) {
            return Ok(Applies::No);
        }
        if let Some(condition) = &row.condition
            && !self.holds(condition, frame)?
        {
            return Ok(Applies::No);
        }
        if row.exceptions.is_empty() {
            return Ok(Applies::Alone);
        }
        self.descend(EXCEPTION)?;
        let nested = self.resolve(Target::Exception(id), &row.exceptions, frame, &|_| true);
        self.rise(EXCEPTION);
        let nested = nested?;
        Ok(if nested.lifted.is_some() { Applies::No } else { Applies::With(nested) })
    }

    /// A standing fact knows no moments: what holds at some of them only does not hold there.
    fn is_in_season(&self, moments: Moments, target: Target) -> bool {
        if moments == Moments::ANY || (moments == Moments::NONE && matches!(target, Target::Definition(_))) {
            return true;
        }
        match self.moment {
            Some(moment) if !self.standing => moments.includes(moment),
            _ => false,
        }
    }

    /// Adds one exception's effect; an exception nested under it that changes its value stands in its place.
    fn add(
        &mut self,
        resolution: &mut Resolution,
        id: ExceptionId,
        row: &'a ExceptionRow,
        nested: Option<&Resolution>,
        frame: &mut Frame<'_>,
    ) -> Result<(), Fault> {
        if let Some(nested) = nested {
            if let Some((moment, by)) = nested.deferred {
                self.settle(&mut resolution.deferred, moment, by)?;
            }
            if let Some((value, by)) = nested.value {
                self.settle(&mut resolution.value, value, by)?;
            }
            for (line, value, by) in nested.bounds.iter() {
                self.settle_bound(resolution, line, value, by)?;
            }
        }
        match &row.effect {
            ExceptionEffect::Bounds(bounds) => {
                for bound in bounds.iter() {
                    if nested.is_none_or(|nested| nested.bound(bound.line).is_none()) {
                        let value = self.evaluate(&bound.bound, frame)?;
                        self.settle_bound(resolution, bound.line, value, id)?;
                    }
                }
            }
            ExceptionEffect::Exempts { first, set } => {
                let back = nested.map_or(&[][..], |nested| &nested.exempt);
                self.exempt(resolution, (id, first.as_deref(), set), back, frame)?
            }
            _ if nested.is_some_and(Resolution::changes_value) => {}
            ExceptionEffect::Lifted => resolution.lifted = resolution.lifted.or(Some(id)),
            ExceptionEffect::Deferred(moment) => self.settle(&mut resolution.deferred, *moment, id)?,
            ExceptionEffect::Value(code) => {
                let value = self.evaluate(code, frame)?;
                self.settle(&mut resolution.value, value, id)?;
            }
        }
        Ok(())
    }

    /// Two exceptions that say the same are fine; two that do not clash.
    fn settle<T: PartialEq>(
        &self,
        settled: &mut Option<(T, ExceptionId)>,
        value: T,
        by: ExceptionId,
    ) -> Result<(), Fault> {
        match settled {
            None => *settled = Some((value, by)),
            Some((held, _)) if *held == value => {}
            Some((_, first)) => return Err(self.clash(*first, by)),
        }
        Ok(())
    }

    fn settle_bound(&self, resolution: &mut Resolution, line: u16, value: Value, by: ExceptionId) -> Result<(), Fault> {
        match resolution.bound(line) {
            None => resolution.bounds.push((line, value, by)),
            Some((held, _)) if held == value => {}
            Some((_, first)) => return Err(self.clash(first, by)),
        }
        Ok(())
    }

    fn clash(&self, one: ExceptionId, other: ExceptionId) -> Fault {
        let mut site = self.site();
        site.exception = None;
        Box::new(JudgeError::Clash { first: one.min(other), second: one.max(other), site })
    }

    /// An exception to an exemption takes its counters out of the exemption.
    fn exempt(
        &mut self,
        resolution: &mut Resolution,
        (id, first, set): (ExceptionId, Option<&'a [Node]>, &'a [Node]),
        back: &[(u32, ExceptionId)],
        frame: &mut Frame<'_>,
    ) -> Result<(), Fault> {
        let mut counters = self.members(set, frame)?;
        counters.retain(|counter| !back.iter().any(|(back, _)| back == counter));
        let Some(first) = first else {
            resolution.exempt.extend(counters.into_iter().map(|counter| (counter, id)));
            return Ok(());
        };
        let count = match self.evaluate(first, frame)? {
            Value::Number(count) => usize::try_from(count.rounded_down().numerator()).unwrap_or(0),
            Value::Unlimited => counters.len(),
            Value::Prohibited => 0,
            other => return Err(self.not_a_number(other)),
        };
        if count > 0 && !counters.is_empty() {
            resolution.allowances.push(Allowance { exception: id, count, counters });
        }
        Ok(())
    }

    /// The counters of a set, in the order of their ids: the same whatever order the position lists them in.
    pub(super) fn members(&mut self, set: &'a [Node], frame: &mut Frame<'_>) -> Result<Vec<u32>, Fault> {
        let mut members = Vec::new();
        let Some(last) = set.len().checked_sub(1) else { return Err(self.does_not_fit()) };
        self.each_element(set, last as u16, frame, &mut |_, _, thing| {
            if let Value::Counter(counter) = thing
                && !members.contains(&counter)
            {
                members.push(counter);
            }
            Ok(true)
        })?;
        members.sort_by(|left, right| self.counter_id(*left).cmp(self.counter_id(*right)));
        Ok(members)
    }

    pub(super) fn counter_id(&self, counter: u32) -> &'a str {
        self.position().counters.get(counter as usize).map_or("", |data| &data.id)
    }
}
