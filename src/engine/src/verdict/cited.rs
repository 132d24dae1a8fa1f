//! Which rules a verdict names.

use alloc::vec::Vec;

use super::{Finding, Outcome, Verdict};
use crate::table::{ReferenceId, RuleId, Tables};

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
            for figure in &finding.figures {
                rules.extend(tables.charts.get(figure.chart.index()).and_then(|row| row.rule));
            }
        }
        in_order(rules)
    }

    /// The rules outside the ruleset that the cited rules refer to, and the clauses and exceptions
    /// that had something to say.
    pub(crate) fn referred(&self, tables: &Tables) -> Vec<ReferenceId> {
        let mut references = Vec::new();
        for finding in self.findings.iter().filter(|finding| finding.outcome != Outcome::Idle) {
            references.extend(tables.clauses.get(finding.clause.index()).iter().flat_map(|row| row.see.iter()));
            for exception in &finding.applied {
                references.extend(tables.exceptions.get(exception.index()).iter().flat_map(|row| row.see.iter()));
            }
        }
        for rule in self.cited(tables) {
            references.extend(tables.rules.get(rule.index()).iter().flat_map(|row| row.see.iter()));
        }
        in_order(references)
    }

    /// The rules that are broken, each once, in the order of the tables.
    pub fn broken(&self) -> Vec<RuleId> {
        in_order(self.breaches().map(|finding| finding.rule).collect())
    }

    /// The rules of which it cannot be told whether they are broken, or what they bring about, each once, in the order of
    /// the tables.
    pub fn open(&self) -> Vec<RuleId> {
        in_order(self.findings.iter().filter(|finding| finding.outcome == Outcome::Open).map(|one| one.rule).collect())
    }

    /// The findings of broken rules.
    pub fn breaches(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.outcome == Outcome::Broken)
    }
}

fn in_order<T: Ord>(mut ids: Vec<T>) -> Vec<T> {
    ids.sort();
    ids.dedup();
    ids
}
