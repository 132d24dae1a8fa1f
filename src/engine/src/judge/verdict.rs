//! From clauses to a verdict: every clause at every moment and place that what is asked leads to.

use alloc::vec::Vec;
use core::ops::Range;

use super::clause::Judged;
use super::finding::Draft;
use super::fog::open::{add, is_of_hidden};
use super::paths::possible::binds_alternatives;
use super::paths::search::Known;
use super::sitting::{Fault, MOST_EFFORT, Sitting};
use super::trace::Trace;
use super::walk::Places;
use crate::position::Asked;
use crate::table::{Body, ClauseId, ClauseKind, MomentId, Moments, Scope};
use crate::verdict::{Finding, Outcome, Verdict, VerdictKind};

/// Judges one clause at one moment in the place that stands; whether to go on.
type Judgement<'j, 'a> = &'j mut dyn FnMut(&mut Sitting<'a>, MomentId, ClauseId) -> Result<bool, Fault>;

impl<'a> Sitting<'a> {
    /// Calls `judge` for each clause in force at these moments, in each of these places.
    pub(super) fn each_judgement(
        &mut self,
        moments: Moments,
        places: &Places,
        judge: Judgement<'_, 'a>,
    ) -> Result<bool, Fault> {
        for (number, row) in self.tables().clauses.iter().enumerate() {
            let id = ClauseId(number as u16);
            let mut left = moments.0 & row.moments.0;
            while left != 0 {
                let moment = MomentId(left.trailing_zeros() as u16);
                left &= left - 1;
                let fresh = &mut |sitting: &mut Sitting<'a>| {
                    // An alternative has what is left of the effort of the duty that asks for it.
                    if sitting.alternatives {
                        sitting.effort = MOST_EFFORT;
                    }
                    judge(sitting, moment, id)
                };
                if !self.in_places(row.scope, places, fresh)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn in_places(
        &mut self,
        scope: Scope,
        places: &Places,
        judge: &mut dyn FnMut(&mut Sitting<'a>) -> Result<bool, Fault>,
    ) -> Result<bool, Fault> {
        match (scope, places) {
            (Scope::Play, _) => {
                self.here = None;
                judge(self)
            }
            (Scope::EachPlace, Places::These(places)) => {
                for place in places.iter() {
                    self.here = Some(place);
                    if !judge(self)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Scope::EachPlace, Places::Every) => {
                for place in 0..self.position().places.len() as u32 {
                    self.here = Some(place);
                    if !judge(self)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
        }
    }

    /// Whether no rule is broken; stops at the first breach.
    pub(super) fn lawful(&mut self, asked: &'a Asked) -> Result<bool, Fault> {
        Ok(self.first_breach(asked)?.is_none())
    }

    /// The first clause that is broken.
    pub(super) fn first_breach(&mut self, asked: &'a Asked) -> Result<Option<ClauseId>, Fault> {
        let (mut breach, mut unknown) = (None, None);
        self.walk(asked, false, &mut |sitting, moments, places| {
            let found = sitting.first_breach_of(moments, &places, &|_| true);
            breach = or_unknown(found, &mut unknown)?;
            Ok(breach.is_none())
        })?;
        unless_unknown(breach, unknown)
    }

    /// The first clause that is broken of a path of which something is known.
    pub(super) fn first_breach_but(&mut self, asked: &'a Asked, known: &Known<'_>) -> Result<Option<ClauseId>, Fault> {
        let (mut breach, mut unknown) = (None, None);
        let mut is_first = true;
        self.walk(asked, false, &mut |sitting, moments, places| {
            let (step, first) = (sitting.step.is_some(), core::mem::replace(&mut is_first, false));
            let wanted = |id| !((step || first) && known.holds(id, step));
            let found = sitting.first_breach_of(moments, &places, &wanted);
            breach = or_unknown(found, &mut unknown)?;
            Ok(breach.is_none())
        })?;
        unless_unknown(breach, unknown)
    }

    /// The first clause of these that is broken at one stage.
    pub(super) fn first_breach_of(
        &mut self,
        moments: Moments,
        places: &Places,
        wanted: &dyn Fn(ClauseId) -> bool,
    ) -> Result<Option<ClauseId>, Fault> {
        let (mut breach, mut unknown) = (None, None);
        self.each_judgement(moments, places, &mut |sitting, moment, id| {
            let Some(row) = sitting.tables().clauses.get(id.index()) else { return Ok(true) };
            let asks = binds(row.kind, &row.body) && (sitting.alternatives || binds_alternatives(&row.body));
            if asks && wanted(id) {
                sitting.moment = Some(moment);
                let broken = sitting.clause(id, None).map(|broken| broken.then_some(id));
                breach = or_unknown(broken, &mut unknown)?;
            }
            Ok(breach.is_none())
        })?;
        unless_unknown(breach, unknown)
    }

    /// Every clause that is broken, with the place.
    pub(super) fn breaches(&mut self, asked: &'a Asked) -> Result<Vec<(ClauseId, Option<u32>)>, Fault> {
        let mut breaches = Vec::new();
        self.walk(asked, false, &mut |sitting, moments, places| {
            sitting.each_judgement(moments, &places, &mut |sitting, moment, id| {
                let Some(row) = sitting.tables().clauses.get(id.index()) else { return Ok(true) };
                if binds(row.kind, &row.body) {
                    sitting.moment = Some(moment);
                    if sitting.clause(id, None)? && !breaches.contains(&(id, sitting.here)) {
                        breaches.push((id, sitting.here));
                    }
                }
                Ok(true)
            })?;
            Ok(true)
        })?;
        Ok(breaches)
    }

    /// Every clause for each place that is broken in these places.
    pub(super) fn breaches_within(
        &mut self,
        moment: MomentId,
        places: Range<u32>,
    ) -> Result<Vec<(ClauseId, u32)>, Fault> {
        if moment.index() >= self.tables().moments.len().min(64) {
            return Err(self.does_not_fit());
        }
        let mut breaches = Vec::new();
        self.moment = Some(moment);
        for (number, row) in self.tables().clauses.iter().enumerate() {
            let id = ClauseId(number as u16);
            if !row.moments.includes(moment) || row.scope != Scope::EachPlace || !binds(row.kind, &row.body) {
                continue;
            }
            for place in places.start..places.end.min(self.position().places.len() as u32) {
                self.here = Some(place);
                self.effort = MOST_EFFORT;
                if self.clause(id, None)? {
                    breaches.push((id, place));
                }
            }
        }
        Ok(breaches)
    }

    pub(super) fn verdict(mut self, asked: &'a Asked) -> Result<Verdict, Fault> {
        self.details = true;
        self.outline(asked)
    }

    /// A verdict with as much as is written down: without details, no more than outcomes and the exceptions that applied.
    pub(super) fn outline(mut self, asked: &'a Asked) -> Result<Verdict, Fault> {
        self.leaves_open = !self.position().hidden.is_empty();
        let mut findings: Vec<Finding> = Vec::new();
        self.walk(asked, false, &mut |sitting, moments, places| {
            let mut stage: Vec<Finding> = Vec::new();
            let sparse = matches!(places, Places::Every) && sitting.position().places.len() > 1;
            sitting.each_judgement(moments, &places, &mut |sitting, moment, id| {
                sitting.moment = Some(moment);
                let mut found = Vec::new();
                sitting.clause_or_open(id, &mut found)?;
                for finding in found {
                    // On a whole map, an empty place to which a rule says nothing is not worth a word.
                    let silent = sparse
                        && finding.outcome == Outcome::Idle
                        && finding
                            .place
                            .is_some_and(|place| sitting.view.next_occupant(place, super::view::Cursor::TOP).is_none());
                    // One clause is judged after the other.
                    let mut own = stage.iter().rev().take_while(|other| other.clause == finding.clause);
                    if !silent && !own.any(|other| is_same_but_for_moment(other, &finding)) {
                        stage.push(finding);
                    }
                }
                Ok(true)
            })?;
            findings.append(&mut stage);
            Ok(true)
        })?;
        Ok(self.assembled(asked, findings))
    }

    /// Like [`Sitting::clause`]; where it cannot even be told for whom the clause is judged, it is open as a whole.
    pub(super) fn clause_or_open(&mut self, id: ClauseId, found: &mut Vec<Finding>) -> Result<(), Fault> {
        let footing = self.leaves_open.then(|| self.footing());
        match (self.clause(id, Some(found)), footing) {
            (Err(fault), Some(footing)) => {
                let Some(row) = self.tables().clauses.get(id.index()).filter(|row| row.kind != ClauseKind::Price)
                else {
                    return Err(fault);
                };
                let needs = self.unknown_behind(fault, &footing)?;
                found.push(self.finding(Judged { id, row }, None, None, Draft::open(needs), Trace::default()));
                Ok(())
            }
            (judged, _) => judged.map(|_| ()),
        }
    }

    fn assembled(&self, asked: &Asked, mut findings: Vec<Finding>) -> Verdict {
        findings.sort_by(|left, right| {
            let place = |finding: &Finding| {
                finding.place.and_then(|place| self.position().places.get(place as usize)).map(|data| data.id.as_str())
            };
            let subject = |finding: &Finding| finding.subject.map(|subject| self.id_of(subject));
            (left.rule, left.clause, place(left))
                .cmp(&(right.rule, right.clause, place(right)))
                .then_with(|| left.per.cmp(&right.per))
                .then_with(|| subject(left).cmp(&subject(right)))
        });
        let mut rulings = Vec::new();
        for finding in &findings {
            for ruling in &finding.rulings {
                if let Some(reading) = self.judge.reading(*ruling) {
                    rulings.push((*ruling, reading));
                }
            }
        }
        rulings.sort();
        rulings.dedup();
        let kind = self.kind(asked, &findings);
        if kind == VerdictKind::Illegal && matches!(asked, Asked::Act(_)) {
            // What may not be done has no consequences.
            findings.retain(|finding| !self.is_consequence(finding));
        }
        let mut verdict = Verdict { kind, findings, rulings, references: Vec::new() };
        verdict.references = verdict.referred(self.tables());
        verdict
    }

    /// Whether a finding says what an act brings about: a duty to come, a penalty or a forced change.
    fn is_consequence(&self, finding: &Finding) -> bool {
        let Some(row) = self.tables().clauses.get(finding.clause.index()) else { return false };
        matches!(row.kind, ClauseKind::Penalty | ClauseKind::Forced) || matches!(row.body, Body::By(_))
    }

    fn kind(&self, asked: &Asked, findings: &[Finding]) -> VerdictKind {
        let any = |test: &dyn Fn(&Finding) -> bool| findings.iter().any(test);
        let is_forced = |finding: &Finding| {
            let clause = self.tables().clauses.get(finding.clause.index());
            finding.outcome == Outcome::Effect && clause.is_some_and(|row| row.kind == ClauseKind::Forced)
        };
        let question = match asked {
            Asked::Act(act) => self.tables().acts.get(act.act.index()).is_some_and(|row| row.question),
            Asked::Moment(_) => false,
        };
        let leaves_it_open = |finding: &Finding| {
            let clause = self.tables().clauses.get(finding.clause.index());
            finding.outcome == Outcome::Open
                && clause.is_some_and(|row| row.kind == ClauseKind::Forced || binds(row.kind, &row.body))
        };
        if any(&|finding| finding.outcome == Outcome::Broken) {
            VerdictKind::Illegal
        } else if any(&leaves_it_open) {
            VerdictKind::Open
        } else if any(&is_forced) {
            VerdictKind::Forced
        } else if any(&|finding| matches!(finding.outcome, Outcome::Deferred(_))) {
            VerdictKind::Deferred
        } else if question {
            VerdictKind::Value
        } else {
            VerdictKind::Legal
        }
    }

    /// Takes the position through what is asked without judging anything; gives back the place where it ends.
    pub(super) fn walk_to_the_end(&mut self, asked: &'a Asked) -> Result<Option<u32>, Fault> {
        let mut end = None;
        self.walk(asked, false, &mut |_, _, places| {
            end = match &places {
                Places::These(places) => places.get(0),
                Places::Every => None,
            };
            Ok(true)
        })?;
        Ok(end)
    }
}

/// A breach, as far as it is known; what is hidden of it is noted.
fn or_unknown(found: Result<Option<ClauseId>, Fault>, unknown: &mut Option<Fault>) -> Result<Option<ClauseId>, Fault> {
    match found {
        Err(fault) if is_of_hidden(&fault) => {
            add(unknown, Some(fault));
            Ok(None)
        }
        found => found,
    }
}

/// Where no breach is known, that there is none is told only where nothing is hidden.
fn unless_unknown(breach: Option<ClauseId>, unknown: Option<Fault>) -> Result<Option<ClauseId>, Fault> {
    match unknown {
        Some(fault) if breach.is_none() => Err(fault),
        _ => Ok(breach),
    }
}

/// An act may lead to two moments at once; what a clause says the same at both, it says once.
fn is_same_but_for_moment(one: &Finding, other: &Finding) -> bool {
    one.clause == other.clause && one.place == other.place && *one == Finding { moment: one.moment, ..other.clone() }
}

/// Whether a clause can be broken at all.
pub(super) fn binds(kind: ClauseKind, body: &Body) -> bool {
    match kind {
        ClauseKind::Permission
        | ClauseKind::Penalty
        | ClauseKind::Cure
        | ClauseKind::Forced
        | ClauseKind::Value
        | ClauseKind::Fog => false,
        ClauseKind::Duty => !matches!(body, Body::By(_)),
        _ => true,
    }
}
