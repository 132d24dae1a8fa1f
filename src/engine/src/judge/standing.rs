//! Rules as standing facts: whether one is broken here, whatever the act excuses.

use alloc::vec::Vec;

use super::frame::Share;
use super::sitting::{CLAUSE, Fault, Sitting};
use crate::table::{ClauseId, Value};

impl Sitting<'_> {
    /// Whether the clause is broken here, as a standing fact.
    ///
    /// In a clause that is judged for one share, a rule with the same shares is asked for that share, and one with none is
    /// asked as if only that share's counters were there.
    pub(super) fn is_broken(
        &mut self,
        clause: ClauseId,
        among: Option<Value>,
        share: Option<Share<'_>>,
    ) -> Result<bool, Fault> {
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
        let Some(share) = share else { return self.is_broken_among(clause, among) };
        let rows = &self.tables().clauses;
        let per = |id: ClauseId| rows.get(id.index()).map_or(&[][..], |row| &row.per);
        let before = self.only_share.take();
        let broken = if !per(clause).is_empty() && per(clause) == per(share.clause) {
            self.only_share = Some(share.values.to_vec());
            self.is_broken_among(clause, among)
        } else if per(clause).is_empty() {
            let mut present = Vec::new();
            for counter in 0..self.position().counters.len() as u32 {
                let listed = among.as_ref().is_none_or(|among| among.contains(&counter));
                if listed && self.is_present(counter) && self.is_of_share(share, counter)? {
                    present.push(counter);
                }
            }
            self.is_broken_among(clause, Some(present))
        } else {
            self.is_broken_among(clause, among)
        };
        self.only_share = before;
        broken
    }

    pub(super) fn is_broken_among(&mut self, clause: ClauseId, among: Option<Vec<u32>>) -> Result<bool, Fault> {
        self.descend(CLAUSE)?;
        let (standing, moment, details) = (self.standing, self.moment, self.details);
        let restricts = among.is_some();
        let before = if restricts { core::mem::replace(&mut self.among, among) } else { None };
        self.standing = true;
        self.moment = None;
        self.generation = self.generation.wrapping_add(1);
        let broken = match self.trace.take() {
            Some(mut trace) if details => {
                let mut findings = Vec::new();
                let broken = self.clause(clause, Some(&mut findings));
                findings.into_iter().for_each(|finding| trace.standing(finding));
                self.trace = Some(trace);
                broken
            }
            trace => {
                self.trace = trace;
                self.details = false;
                self.clause(clause, None)
            }
        };
        self.generation = self.generation.wrapping_add(1);
        (self.standing, self.moment, self.details) = (standing, moment, details);
        if restricts {
            self.among = before;
        }
        self.rise(CLAUSE);
        broken
    }
}
