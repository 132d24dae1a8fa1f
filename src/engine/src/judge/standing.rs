//! Rules as standing facts: whether one is broken here, whatever the act excuses.

use alloc::vec::Vec;

use super::sitting::{CLAUSE, Fault, Sitting};
use crate::table::{ClauseId, Value};

impl Sitting<'_> {
    /// Whether the clause is broken here, as a standing fact.
    pub(super) fn is_broken(&mut self, clause: ClauseId, among: Option<Value>) -> Result<bool, Fault> {
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
        self.is_broken_among(clause, among)
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
