//! One clause at one place: its shares, its subjects, its condition, its exceptions, its body.

use alloc::vec;
use alloc::vec::Vec;

use super::error::JudgeError;
use super::exceptions::Resolution;
use super::finding::Draft;
use super::fog::open::{Footing, add, is_of_hidden, joined, needs_of, supposed};
use super::frame::{Frame, Own, Share};
use super::operands::mentions_pair;
use super::sitting::{Fault, Sitting};
use super::trace::Trace;
use super::verdict::binds;
use crate::table::{Body, ClauseId, ClauseKind, ClauseRow, ExceptionEffect, ExceptionRow, Node, Scope, Target, Value};
use crate::verdict::{Finding, Outcome};

/// One clause being judged.
#[derive(Clone, Copy)]
pub(super) struct Judged<'a> {
    pub(super) id: ClauseId,
    pub(super) row: &'a ClauseRow,
}

impl<'a> Sitting<'a> {
    /// Judges a clause here: writes its findings down, or stops at the first breach. Gives back whether it is broken.
    pub(super) fn clause(&mut self, id: ClauseId, report: Option<&mut Vec<Finding>>) -> Result<bool, Fault> {
        let Some(row) = self.tables().clauses.get(id.index()) else { return Err(self.does_not_fit()) };
        if self.judge.is_off_clause(id) {
            return Ok(false);
        }
        let (here, site) = (self.here, self.site);
        if row.scope == Scope::Play {
            self.here = None;
        }
        self.site = super::error::Site { clause: Some(id), ..Default::default() };
        let broken = self.shares(Judged { id, row }, report);
        self.here = here;
        self.site = site;
        broken
    }

    fn shares(&mut self, judged: Judged<'a>, mut report: Option<&mut Vec<Finding>>) -> Result<bool, Fault> {
        if judged.row.per.is_empty() {
            return self.subjects(judged, None, report);
        }
        let mut shares: Vec<Vec<Value>> = Vec::new();
        for counter in self.counters_concerned(judged.row.scope) {
            let share = self.share_of(judged.id, counter)?;
            // A counter without such a value has no share in the rule.
            if !share.contains(&Value::Nothing) && !shares.contains(&share) {
                shares.push(share);
            }
        }
        shares.sort();
        if let Some(only) = &self.only_share {
            shares.retain(|share| share == only);
        }
        let (mut broken, mut unknown) = (false, None);
        for values in &shares {
            let share = Share { clause: judged.id, values };
            match self.subjects(judged, Some(share), report.as_deref_mut()) {
                Err(fault) if is_of_hidden(&fault) && report.is_none() => add(&mut unknown, Some(fault)),
                found => broken |= found?,
            }
            if broken && report.is_none() {
                return Ok(true);
            }
        }
        // One share that breaks the rule breaks it, whatever is hidden of the others.
        if let Some(fault) = unknown {
            return Err(fault);
        }
        if shares.is_empty()
            && let Some(report) = report
        {
            report.push(self.finding(judged, None, None, Draft::new(Outcome::Idle), Trace::default()));
        }
        Ok(broken)
    }

    fn counters_concerned(&self, scope: Scope) -> Vec<u32> {
        let mut concerned = match (scope, self.here) {
            (Scope::EachPlace, Some(here)) => self.view.occupants(&[here]),
            (Scope::EachPlace, None) => Vec::new(),
            (Scope::Play, _) => {
                let mapless = self.position().places.is_empty();
                let counters = 0..self.position().counters.len() as u32;
                counters.filter(|counter| mapless || !self.view.places_of(*counter).is_empty()).collect()
            }
        };
        concerned.retain(|counter| self.is_present(*counter));
        concerned
    }

    /// What sets a counter's share apart.
    pub(super) fn share_of(&mut self, clause: ClauseId, counter: u32) -> Result<Vec<Value>, Fault> {
        let Some(row) = self.tables().clauses.get(clause.index()) else { return Err(self.does_not_fit()) };
        let mut values = Vec::new();
        for per in row.per.iter() {
            values.push(self.evaluate(&per.value, &mut Frame::about(Some(Value::Counter(counter)), None))?);
        }
        Ok(values)
    }

    fn subjects(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        mut report: Option<&mut Vec<Finding>>,
    ) -> Result<bool, Fault> {
        let Some(set) = judged.row.subject.as_deref() else {
            let (draft, trace) = self.one(judged, share, (None, None), &mut [], report.is_some())?;
            let broken = self.counts_as_broken(draft.outcome);
            if let Some(report) = report {
                report.push(self.finding(judged, share, None, draft, trace));
            }
            return Ok(broken);
        };
        let reporting = report.is_some();
        let outer = if reporting { self.begin_trace() } else { None };
        let own = Own { share, exempt: &[] };
        let mut subjects: Vec<(Value, Option<Fault>)> = Vec::new();
        let mut frame = Frame::new().limited_to(&own);
        share.into_iter().for_each(|share| frame.share(share));
        let gathered = self.each_possible_element(set, last_of(set), &mut frame, &mut |_, _, thing, doubt| {
            subjects.push((thing, doubt));
            Ok(true)
        });
        let gathering = if reporting { core::mem::replace(&mut self.trace, outer) } else { None }.unwrap_or_default();
        gathered?;
        // In the order of their ids, so that an allowance goes to the same ones whatever the order of the position.
        subjects.sort_by(|left, right| self.id_of(left.0).cmp(self.id_of(right.0)));
        let mut broken = false;
        let mut spent = vec![0; judged.row.exceptions.len()];
        let mut unknown = None;
        for (subject, doubt) in &subjects {
            let spent_before = if unknown.is_some() { spent.clone() } else { Vec::new() };
            let (mut draft, trace) =
                match self.one(judged, share, (Some(*subject), doubt.clone()), &mut spent, reporting) {
                    Ok(judged) => judged,
                    Err(fault) if is_of_hidden(&fault) && judged.row.kind != ClauseKind::Price => {
                        let draft = Draft::open(needs_of(&fault));
                        add(&mut unknown, Some(fault));
                        (draft, Trace::default())
                    }
                    judged => judged?,
                };
            match &unknown {
                // An allowance may have gone to one of whom it is not known.
                Some(fault) if !spent_before.is_empty() && spent != spent_before => {
                    draft = Draft::open(needs_of(fault));
                }
                None if draft.outcome == Outcome::Open => unknown = Some(self.hidden(draft.needs.clone())),
                _ => {}
            }
            broken |= self.counts_as_broken(draft.outcome);
            match &mut report {
                Some(report) => {
                    let trace = gathering.clone().followed_by(trace);
                    report.push(self.finding(judged, share, Some(*subject), draft, trace));
                }
                None if broken => return Ok(true),
                None => {}
            }
        }
        // One that breaks the rule breaks it, whatever is hidden of the others.
        if let Some(fault) = unknown.filter(|_| !broken && !self.leaves_open) {
            return Err(fault);
        }
        if subjects.is_empty()
            && let Some(report) = report
        {
            report.push(self.finding(judged, share, None, Draft::new(Outcome::Idle), gathering));
        }
        Ok(broken)
    }

    /// Begins to note what is leaned on; gives back what was noted for something else so far.
    fn begin_trace(&mut self) -> Option<Trace> {
        self.traces = self.traces.wrapping_add(1);
        self.trace.replace(Trace::numbered(self.traces))
    }

    /// A standing fact is broken even where an exception defers the cure.
    pub(super) fn counts_as_broken(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Broken => true,
            Outcome::Deferred(_) => self.standing,
            _ => false,
        }
    }

    /// Judges one subject, which may not be one for what is hidden. `spent` holds how much of each allowance earlier subjects have used.
    fn one(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        (subject, doubt): (Option<Value>, Option<Fault>),
        spent: &mut [usize],
        reporting: bool,
    ) -> Result<(Draft, Trace), Fault> {
        let outer = if reporting { self.begin_trace() } else { None };
        let before = self.site.subject;
        self.site.subject = subject;
        let asked_for_act = core::mem::replace(&mut self.asked_for_act, false);
        let leaves_open = core::mem::replace(&mut self.leaves_open, false);
        let footing = (reporting && leaves_open).then(|| self.footing());
        let mut draft = match (self.one_untraced(judged, share, (subject, doubt), spent), &footing) {
            (Err(fault), Some(footing)) => self.opened(fault, footing, judged),
            (draft, _) => draft,
        };
        self.leaves_open = leaves_open;
        // A clause that reckons with what an act says has nothing to say where there is no act.
        if self.asked_for_act && matches!(draft.as_ref().map_err(|fault| &**fault), Err(JudgeError::Missing { .. })) {
            draft = Ok(Draft::new(Outcome::Idle));
        }
        self.asked_for_act = asked_for_act;
        self.site.subject = before;
        let trace = if reporting { core::mem::replace(&mut self.trace, outer) } else { None };
        Ok((draft?, trace.unwrap_or_default()))
    }

    /// A judgement that failed, as an open one if that comes of something hidden.
    fn opened(&mut self, fault: Fault, footing: &Footing<'a>, judged: Judged<'a>) -> Result<Draft, Fault> {
        // What has been paid from a budget has to be known before anything else is paid from it.
        if judged.row.kind == ClauseKind::Price {
            return Err(fault);
        }
        Ok(Draft::open(self.unknown_behind(fault, footing)?))
    }

    fn one_untraced(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        (subject, mut doubt): (Option<Value>, Option<Fault>),
        spent: &mut [usize],
    ) -> Result<Draft, Fault> {
        let row = judged.row;
        let mut frame = Frame::new();
        share.into_iter().for_each(|share| frame.share(share));
        if let Some(subject) = subject {
            let slot = row.subject.as_deref().map_or(0, slot_of);
            let _ = frame.bind(slot, subject);
        }
        if let Some(condition) = &row.condition
            && !supposed(self.holds(condition, &mut frame), &mut doubt)?
        {
            return Ok(Draft::new(Outcome::Idle));
        }
        match doubt {
            None => self.one_in_force(judged, share, subject, spent, &mut frame),
            // A rule that is kept in any case is kept, whether it is in force or not.
            Some(fault) => {
                let mut left = spent.to_vec();
                match self.one_in_force(judged, share, subject, &mut left, &mut frame) {
                    Ok(draft) if *left == *spent && is_kept(row, draft.outcome) => Ok(draft),
                    Ok(_) => Err(fault),
                    Err(other) => Err(joined(fault, &other)),
                }
            }
        }
    }

    fn one_in_force(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        subject: Option<Value>,
        spent: &mut [usize],
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let row = judged.row;
        let pairwise = matches!(row.body, Body::MayNotShare { .. });
        let whole = |exception: &ExceptionRow| !(pairwise && is_about_pair(exception));
        let resolution = self.resolve(Target::Clause(judged.id), &row.exceptions, frame, &whole)?;
        if resolution.lifted.is_some() {
            return self.lifted(judged, share, &resolution, frame);
        }
        if let Some(Value::Counter(counter)) = subject
            && resolution.exempt.iter().any(|(exempt, _)| *exempt == counter)
        {
            return Ok(Draft::new(Outcome::Lifted));
        }
        let mut draft = self.body(judged, share, &resolution, frame)?;
        let sets = matches!(row.body, Body::Lines(_) | Body::Alternatives(_) | Body::MayNotShare { .. });
        if draft.outcome == Outcome::Broken
            && !sets
            && let Some(Value::Counter(counter)) = subject
        {
            for allowance in &resolution.allowances {
                let at = row.exceptions.iter().position(|id| *id == allowance.exception);
                if let Some(spent) = at.and_then(|at| spent.get_mut(at))
                    && *spent < allowance.count
                    && allowance.counters.contains(&counter)
                {
                    *spent += 1;
                    draft.outcome = Outcome::Lifted;
                    return Ok(draft);
                }
            }
        }
        if let (Outcome::Broken, Some(fault)) = (draft.outcome, resolution.unknown) {
            return Err(fault);
        }
        if draft.outcome == Outcome::Broken
            && let Some((moment, _)) = resolution.deferred
        {
            draft.outcome = Outcome::Deferred(moment);
        }
        Ok(draft)
    }

    /// A clause that is switched off is still measured for the umpire, as far as that goes.
    fn lifted(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let measured = matches!(judged.row.body, Body::Lines(_) | Body::Alternatives(_) | Body::MayNotShare { .. });
        if !(self.details && measured) {
            return Ok(Draft::new(Outcome::Lifted));
        }
        let mut draft = match self.body(judged, share, resolution, frame) {
            Ok(draft) => draft,
            Err(_) => Draft::new(Outcome::Lifted),
        };
        if draft.outcome != Outcome::Idle {
            draft.outcome = Outcome::Lifted;
        }
        Ok(draft)
    }

    fn body(
        &mut self,
        judged: Judged<'a>,
        share: Option<Share<'_>>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let exempt: Vec<u32> = resolution.exempt.iter().map(|(counter, _)| *counter).collect();
        let own = Own { share, exempt: &exempt };
        match &judged.row.body {
            Body::Lines(lines) => self.limit(lines, &own, resolution, frame),
            Body::Alternatives(alternatives) => self.alternatives(alternatives, &own, resolution, frame),
            Body::MayNotShare { subject, with } => self.exclusion(judged, subject, with, &own, resolution, frame),
            Body::Requires(condition) => Ok(Draft::held_if(self.holds(condition, frame)?)),
            Body::Forbids(condition) => Ok(Draft::held_if(!self.holds(condition, frame)?)),
            Body::Permits => Ok(Draft::new(Outcome::Holds)),
            Body::By(moment) => Ok(super::effect::duty(*moment)),
            Body::IfPossible(condition) => self.if_possible(judged, condition, frame),
            Body::Effect { value, tags, budget } => {
                self.effect(judged.row.kind, value, tags, budget.as_deref(), &own, resolution, frame)
            }
            Body::Choice(choice) => self.choice(choice, &own, frame),
            Body::Hides(_) => Ok(Draft::new(Outcome::Idle)),
        }
    }
}

/// Whether an exception of an exclusion speaks of the two counters rather than of the place or the act.
pub(super) fn is_about_pair(exception: &ExceptionRow) -> bool {
    let mentions = |code: &Option<crate::table::Code>| code.as_deref().is_some_and(mentions_pair);
    mentions(&exception.condition)
        || matches!(&exception.effect, ExceptionEffect::Exempts { first: None, set } if mentions_pair(set))
}

/// The last node of a code, which is the set.
pub(super) fn last_of(code: &[Node]) -> u16 {
    code.len().saturating_sub(1) as u16
}

/// The slot that a set's elements stand in.
pub(super) fn slot_of(code: &[Node]) -> u8 {
    match code.last() {
        Some(Node::Set { slot, .. }) => *slot,
        _ => 0,
    }
}

/// Whether an outcome says of a rule that can be broken that it is not, or of any that it has nothing to say.
fn is_kept(row: &ClauseRow, outcome: Outcome) -> bool {
    match outcome {
        Outcome::Holds => binds(row.kind, &row.body),
        Outcome::Idle | Outcome::Lifted => true,
        _ => false,
    }
}
