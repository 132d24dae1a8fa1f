//! Which rules a verdict names.

use alloc::vec::Vec;

use super::{Finding, Outcome, Verdict};
use crate::table::{RuleId, Tables};

impl Verdict {
    /// The rules that decided it, each once, in the order of the tables: those that were judged and had something to
    /// say, those of the exceptions that applied, and those of the definitions that were leaned on.
    pub fn cited(&self, tables: &Tables) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for finding in self.findings.iter().filter(|finding| finding.outcome != Outcome::Idle) {
            rules.push(finding.rule);
            for exception in &finding.applied {
                rules.extend(tables.exceptions.get(exception.index()).and_then(|row| row.rule));
            }
            for definition in &finding.definitions {
                rules.extend(tables.definitions.get(definition.index()).and_then(|row| row.rule));
            }
        }
        in_order(rules)
    }

    /// The rules that are broken, each once, in the order of the tables.
    pub fn broken(&self) -> Vec<RuleId> {
        in_order(self.breaches().map(|finding| finding.rule).collect())
    }

    /// The findings of broken rules.
    pub fn breaches(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.outcome == Outcome::Broken)
    }
}

fn in_order(mut rules: Vec<RuleId>) -> Vec<RuleId> {
    rules.sort();
    rules.dedup();
    rules
}
