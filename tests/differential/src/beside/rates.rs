//! How often each rule and exception came to bear.

use std::collections::BTreeMap;
use std::fmt;

use reglement_engine::table::{Body, ClauseId, ClauseKind, ClauseRow, ExceptionId, Tables};
use reglement_engine::verdict::{Finding, Verdict};

use super::{Comparison, clause_name};
use crate::games::Game;

/// Counted over many positions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rates {
    pub positions: u64,
    pub unlawful: u64,
    /// Positions with a whole verdict, which tells the exceptions too.
    whole_verdicts: u64,
    /// By clause: in how many positions it was broken.
    broken: Vec<u64>,
    /// By exception: in how many positions it applied.
    applied: Vec<u64>,
}

impl Rates {
    pub fn new(tables: &Tables) -> Rates {
        Rates {
            positions: 0,
            unlawful: 0,
            whole_verdicts: 0,
            broken: vec![0; tables.clauses.len()],
            applied: vec![0; tables.exceptions.len()],
        }
    }

    /// A position of which nothing is known but what it breaks.
    pub fn note_breaches(&mut self, mut breaches: Vec<ClauseId>) {
        self.positions += 1;
        breaches.sort_unstable();
        breaches.dedup();
        self.unlawful += u64::from(!breaches.is_empty());
        for clause in breaches {
            count(&mut self.broken, clause.index());
        }
    }

    pub fn note(&mut self, verdict: &Verdict) {
        self.note_breaches(verdict.breaches().map(|finding| finding.clause).collect());
        self.whole_verdicts += 1;
        let mut applied = Vec::new();
        gather(&verdict.findings, &mut applied);
        applied.sort_unstable();
        applied.dedup();
        for exception in applied {
            count(&mut self.applied, exception.index());
        }
    }

    pub fn add(&mut self, other: &Rates) {
        self.positions += other.positions;
        self.unlawful += other.unlawful;
        self.whole_verdicts += other.whole_verdicts;
        for (sum, more) in self.broken.iter_mut().zip(&other.broken) {
            *sum += more;
        }
        for (sum, more) in self.applied.iter_mut().zip(&other.applied) {
            *sum += more;
        }
    }

    /// Of a hundred positions, how many broke something.
    pub fn unlawful_in_a_hundred(&self) -> u64 {
        self.unlawful * 100 / self.positions.max(1)
    }

    /// How often each clause of the rules read was broken, and each of their exceptions applied, by name.
    pub fn by_name<G: Game>(&self, comparison: &Comparison<'_>) -> BTreeMap<String, u64> {
        let tables = comparison.tables();
        let mut named = BTreeMap::new();
        for (number, row) in tables.clauses.iter().enumerate() {
            if comparison.was_read(row.rule) && can_be_broken(row) {
                *named.entry(clause_name(tables, ClauseId(number as u16))).or_default() += self.broken[number];
            }
        }
        for (number, row) in tables.exceptions.iter().enumerate() {
            if let Some(rule) = row.rule.filter(|rule| comparison.was_read(*rule)) {
                let heading = &tables.rules[rule.index()].number;
                *named.entry(format!("{heading} {}", row.name)).or_default() += self.applied[number];
            }
        }
        named
    }

    /// What never came to bear although it can, and what did although it was said that it cannot.
    pub fn surprises<G: Game>(&self, comparison: &Comparison<'_>) -> Vec<String> {
        let mut surprises = Vec::new();
        for (name, times) in self.by_name::<G>(comparison) {
            match (times, G::OUT_OF_REACH.iter().any(|(unreached, _)| *unreached == name)) {
                (0, false) => surprises.push(format!("{name} never came to bear")),
                (1.., true) => surprises.push(format!("{name} came to bear, and was said to be out of reach")),
                _ => {}
            }
        }
        surprises
    }

    /// How often each came to bear, in a table: rules in all positions, exceptions in those with a whole verdict.
    pub fn table<G: Game>(&self, comparison: &Comparison<'_>) -> String {
        let mut table = format!("{}: {self}\n", G::RULESET);
        for (name, times) in self.by_name::<G>(comparison) {
            table += &format!("  {times:12}  {name}\n");
        }
        table
    }
}

impl fmt::Display for Rates {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (positions, whole) = (self.positions, self.whole_verdicts);
        write!(
            out,
            "{positions} positions ({whole} whole verdicts), {} % of them unlawful",
            self.unlawful_in_a_hundred()
        )
    }
}

fn count(counts: &mut [u64], at: usize) {
    if let Some(count) = counts.get_mut(at) {
        *count += 1;
    }
}

fn gather(findings: &[Finding], applied: &mut Vec<ExceptionId>) {
    for finding in findings {
        applied.extend(&finding.applied);
        gather(&finding.standing, applied);
    }
}

fn can_be_broken(row: &ClauseRow) -> bool {
    use ClauseKind::{Ban, Choice, Duty, Exclusion, Limit, Price, Requirement};
    match row.kind {
        Limit | Exclusion | Requirement | Ban | Choice | Price => true,
        // A duty with a day to come is not broken yet.
        Duty => !matches!(row.body, Body::By(_)),
        _ => false,
    }
}
