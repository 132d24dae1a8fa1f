//! Rules as standing facts: whether one is broken here, and by how much, whatever the act excuses.

use alloc::vec::Vec;

use super::frame::Share;
use super::sitting::{CLAUSE, Fault, Sitting};
use crate::number::Number;
use crate::table::{ClauseId, LineComparison, Value};
use crate::verdict::{Finding, Measured, Outcome};

impl Sitting<'_> {
    /// Whether the clause is broken here, as a standing fact.
    pub(super) fn is_broken(
        &mut self,
        clause: ClauseId,
        among: Option<Value>,
        share: Option<Share<'_>>,
    ) -> Result<bool, Fault> {
        self.of_share(clause, among, share, |sitting, among| sitting.is_broken_among(clause, among))
    }

    /// By how much a line of the clause is exceeded or not reached here, as a standing fact, over all that it is broken for.
    pub(super) fn excess(
        &mut self,
        clause: ClauseId,
        line: u16,
        among: Option<Value>,
        share: Option<Share<'_>>,
    ) -> Result<Number, Fault> {
        self.of_share(clause, among, share, |sitting, among| sitting.excess_among(clause, line, among))
    }

    /// In a clause that is judged for one share, a rule with the same shares is asked for that share, and one with none is
    /// asked as if only that share's counters were there.
    fn of_share<T>(
        &mut self,
        clause: ClauseId,
        among: Option<Value>,
        share: Option<Share<'_>>,
        ask: impl Fn(&mut Self, Option<Vec<u32>>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let among = among.map(|list| {
            let counter = |value: &Value| match value {
                Value::Counter(counter) => Some(*counter),
                _ => None,
            };
            match list {
                Value::List(_) => self.list(list).iter().filter_map(counter).collect(),
                one => counter(&one).into_iter().collect(),
            }
        });
        let Some(share) = share else { return ask(self, among) };
        let rows = &self.tables().clauses;
        let per = |id: ClauseId| rows.get(id.index()).map_or(&[][..], |row| &row.per);
        let mut among = among;
        if per(clause).is_empty() {
            let mut present = Vec::new();
            for counter in 0..self.position().counters.len() as u32 {
                let listed = among.as_ref().is_none_or(|among: &Vec<u32>| among.contains(&counter));
                if listed && self.is_present(counter) && self.is_of_share(share, counter)? {
                    present.push(counter);
                }
            }
            among = Some(present);
        }
        let same = !per(clause).is_empty() && per(clause) == per(share.clause);
        let before = core::mem::replace(&mut self.only_share, same.then(|| share.values.to_vec()));
        let answer = ask(self, among);
        self.only_share = before;
        answer
    }

    pub(super) fn is_broken_among(&mut self, clause: ClauseId, among: Option<Vec<u32>>) -> Result<bool, Fault> {
        self.as_standing_fact(among, |sitting| {
            if sitting.details && sitting.trace.is_some() {
                let (broken, _) = sitting.told(clause)?;
                return Ok(broken);
            }
            sitting.details = false;
            sitting.clause(clause, None)
        })
    }

    fn excess_among(&mut self, clause: ClauseId, line: u16, among: Option<Vec<u32>>) -> Result<Number, Fault> {
        self.as_standing_fact(among, |sitting| {
            sitting.details = true;
            sitting.exact_line = Some(line);
            let (_, findings) = sitting.told(clause)?;
            if let Some(open) = findings.iter().find(|finding| finding.outcome == Outcome::Open) {
                return Err(sitting.hidden(open.needs.clone()));
            }
            let mut whole = Number::ZERO;
            for finding in findings.iter().filter(|finding| sitting.counts_as_broken(finding.outcome)) {
                for measured in finding.measures.iter().filter(|measured| measured.line == line) {
                    whole = whole.plus(beyond(measured)).ok_or_else(|| sitting.overflow())?;
                }
            }
            Ok(whole)
        })
    }

    /// Judges a clause with all its reasons, which a trace that is being kept takes in.
    fn told(&mut self, clause: ClauseId) -> Result<(bool, Vec<Finding>), Fault> {
        let trace = self.trace.take();
        let mut findings = Vec::new();
        let broken = self.clause(clause, Some(&mut findings));
        self.trace = trace.map(|mut trace| {
            findings.iter().cloned().for_each(|finding| trace.standing(finding));
            trace
        });
        Ok((broken?, findings))
    }

    /// Asks a question without the act and without any moment.
    fn as_standing_fact<T>(
        &mut self,
        among: Option<Vec<u32>>,
        ask: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.descend(CLAUSE)?;
        let (standing, moment, details) = (self.standing, self.moment, self.details);
        let exact_line = self.exact_line.take();
        let restricts = among.is_some();
        let before = if restricts { core::mem::replace(&mut self.among, among) } else { None };
        self.standing = true;
        self.moment = None;
        self.generation = self.generation.wrapping_add(1);
        let answer = ask(self);
        self.generation = self.generation.wrapping_add(1);
        (self.standing, self.moment, self.details) = (standing, moment, details);
        self.exact_line = exact_line;
        if restricts {
            self.among = before;
        }
        self.rise(CLAUSE);
        answer
    }
}

/// How far a line is from what it allows; nothing where it holds. A prohibition allows nothing.
fn beyond(measured: &Measured) -> Number {
    let Value::Number(have) = measured.have else { return Number::ZERO };
    let bound = match measured.bound {
        Value::Number(bound) => bound,
        Value::Prohibited => Number::ZERO,
        _ => return Number::ZERO,
    };
    if measured.holds {
        return Number::ZERO;
    }
    let (more, less) = match measured.comparison {
        LineComparison::AtLeast => (bound, have),
        LineComparison::AtMost => (have, bound),
        LineComparison::Exactly => (have.max(bound), have.min(bound)),
    };
    more.minus(less).unwrap_or(Number::ZERO)
}
