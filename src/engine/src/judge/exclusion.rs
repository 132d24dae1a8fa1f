//! Exclusions: who may not share a place with whom.

use alloc::vec::Vec;

use super::clause::{Judged, is_about_pair, last_of};
use super::exceptions::Resolution;
use super::exemption::{Score, best_exemption};
use super::finding::Draft;
use super::fog::open::{add, is_of_hidden};
use super::frame::{Frame, Own};
use super::sitting::{Fault, Sitting};
use crate::table::{ExceptionRow, MomentId, Node, Target, Value};
use crate::verdict::Outcome;

/// Two that may not share; deferred where an exception for just these two says so.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pair {
    one: u32,
    other: u32,
    deferred: Option<MomentId>,
}

impl<'a> Sitting<'a> {
    pub(super) fn exclusion(
        &mut self,
        judged: Judged<'a>,
        subject: &'a [Node],
        with: &'a [Node],
        own: &Own<'_>,
        resolution: &Resolution,
        frame: &mut Frame<'_>,
    ) -> Result<Draft, Fault> {
        let mut anyone = false;
        let mut pairs: Vec<Pair> = Vec::new();
        let mut unknown = None;
        let mut outer = frame.limited_to(own);
        self.each_possible_element(subject, last_of(subject), &mut outer, &mut |sitting, frame, one, of_one| {
            anyone = true;
            let Value::Counter(one) = one else { return Ok(true) };
            let mut inner = frame.limited_to(own);
            sitting.each_possible_element(
                with,
                last_of(with),
                &mut inner,
                &mut |sitting, frame, other, of_other| {
                    let Value::Counter(other) = other else { return Ok(true) };
                    if one == other {
                        return Ok(true);
                    }
                    let barred = match sitting.is_barred(judged, one, other, frame) {
                        Ok(barred) => barred,
                        Err(fault) if is_of_hidden(&fault) => {
                            add(&mut unknown, Some(fault));
                            return Ok(true);
                        }
                        Err(fault) => return Err(fault),
                    };
                    let Some(deferred) = barred else { return Ok(true) };
                    if of_one.is_some() || of_other.is_some() {
                        add(&mut unknown, of_one.clone());
                        add(&mut unknown, of_other);
                        return Ok(true);
                    }
                    let (one, other) = sitting.in_order(one, other);
                    let pair = Pair { one, other, deferred };
                    if !pairs.contains(&pair) {
                        pairs.push(pair);
                    }
                    Ok(true)
                },
            )?;
            Ok(true)
        })?;
        if !anyone {
            return Ok(Draft::new(Outcome::Idle));
        }
        // Two who may surely not share break the rule, whoever else may not; but for nobody who may be taken out.
        let is_sure = resolution.allowances.is_empty() && pairs.iter().any(|pair| pair.deferred.is_none());
        if let Some(fault) = unknown.filter(|_| !is_sure) {
            return Err(fault);
        }
        if !resolution.allowances.is_empty() && !pairs.is_empty() {
            let is_counted = |counter: u32| pairs.iter().any(|pair| pair.one == counter || pair.other == counter);
            let away = best_exemption(&resolution.allowances, &is_counted, &mut |away| {
                let left = pairs.iter().filter(|pair| !away.contains(&pair.one) && !away.contains(&pair.other)).count();
                Ok(Score { broken: left, ..Score::NONE })
            })?;
            pairs.retain(|pair| !away.contains(&pair.one) && !away.contains(&pair.other));
        }
        let mut draft = Draft::held_if(pairs.is_empty());
        // Deferred only if every breach is: one that is not breaks the rule at once.
        if let Some(first) = pairs.first()
            && let Some(moment) = first.deferred
            && pairs.iter().all(|pair| pair.deferred.is_some())
        {
            draft.outcome = Outcome::Deferred(moment);
        }
        if self.details {
            let key = |pair: &Pair| (self.counter_id(pair.one), self.counter_id(pair.other));
            pairs.sort_by(|left, right| key(left).cmp(&key(right)));
            draft.pairs = pairs.iter().map(|pair| (pair.one, pair.other)).collect();
        }
        Ok(draft)
    }

    /// Whether no exception for just these two lets them share: none if one does, else by when it must be put right.
    fn is_barred(
        &mut self,
        judged: Judged<'a>,
        one: u32,
        other: u32,
        frame: &mut Frame<'_>,
    ) -> Result<Option<Option<MomentId>>, Fault> {
        let about_pair = |exception: &ExceptionRow| is_about_pair(exception);
        let resolution = self.resolve(Target::Clause(judged.id), &judged.row.exceptions, frame, &about_pair)?;
        let exempt = resolution.exempt.iter().any(|(counter, _)| *counter == one || *counter == other);
        if resolution.lifted.is_some() || exempt {
            return Ok(None);
        }
        if let Some(fault) = resolution.unknown {
            return Err(fault);
        }
        Ok(Some(resolution.deferred.map(|(moment, _)| moment)))
    }

    fn in_order(&self, one: u32, other: u32) -> (u32, u32) {
        if self.counter_id(one) <= self.counter_id(other) { (one, other) } else { (other, one) }
    }
}
