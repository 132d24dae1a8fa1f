//! Rules broken and cited, exceptions, rulings and outside references.

use std::collections::BTreeSet;

use reglement_engine::table::{ClauseKind, ExceptionId, RuleId, Tables};
use reglement_engine::verdict::{Finding, Outcome, Verdict};

use super::Differences;
use super::measures::measured_words;
use crate::case::{Cited, Expected};
use crate::spoken::Spoken;

/// The rules that a verdict cites: those that decided it, and those of clauses judged whose condition was not met. A
/// ban on Mech units is cited where a Leg unit comes, however the ruleset puts it.
pub fn cited(verdict: &Verdict, tables: &Tables) -> BTreeSet<RuleId> {
    let idle = verdict.findings.iter().filter(|finding| finding.outcome == Outcome::Idle);
    verdict.cited(tables).into_iter().chain(idle.map(|finding| finding.rule)).collect()
}

/// The exceptions that applied to a clause, to its bounds, or to a definition that it used.
pub(crate) fn applied(finding: &Finding) -> BTreeSet<ExceptionId> {
    let measures = finding.measures.iter().chain(finding.alternatives.iter().flat_map(|fit| &fit.measures));
    let bounds = measures.filter_map(|measured| measured.bound_by);
    let counted = finding.counted.iter().filter_map(|classified| classified.by);
    finding.applied.iter().copied().chain(bounds).chain(counted).collect()
}

fn is_broken(finding: &Finding) -> bool {
    finding.outcome == Outcome::Broken
}

pub(super) fn is_about(cited: &Cited, finding: &Finding) -> bool {
    cited.rule == finding.rule && cited.clause.is_none_or(|clause| clause == finding.clause)
}

impl Differences<'_> {
    pub(super) fn compare_rules(&mut self, expected: &Expected) {
        let (verdict, spoken) = (self.verdict, self.spoken);
        if let Some(wanted) = &expected.broken {
            for cited in wanted {
                if !verdict.findings.iter().any(|finding| is_about(cited, finding) && is_broken(finding)) {
                    let why = why_not_broken(cited, verdict, spoken);
                    self.found.push(format!("expected {} to be broken; {why}", cited.name));
                }
            }
            let unexpected =
                |finding: &&Finding| is_broken(finding) && !wanted.iter().any(|cited| is_about(cited, finding));
            let mut told = BTreeSet::new();
            for finding in verdict.findings.iter().filter(unexpected) {
                if told.insert(finding.clause) {
                    let (number, name) = (spoken.number_of_rule(finding.rule), spoken.name_of_clause(finding.clause));
                    let how = how_it_stands(finding, spoken);
                    self.found.push(format!("{number} {name} is broken, which was not expected{how}"));
                }
            }
        }
        if let Some(wanted) = &expected.open {
            self.compare_open(wanted);
        }
        let rules = cited(verdict, spoken.tables);
        for wanted in &expected.cites {
            let found = match wanted.clause {
                Some(clause) => verdict.findings.iter().any(|finding| finding.clause == clause),
                None => rules.contains(&wanted.rule),
            };
            if !found {
                let numbers: Vec<&str> = rules.iter().map(|rule| spoken.number_of_rule(*rule)).collect();
                let numbers = if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") };
                self.found.push(format!("expected {} to be cited; cited are: {numbers}", wanted.name));
            }
        }
        for reference in &expected.refers {
            if !verdict.references.contains(reference) {
                let number = spoken.tables.references.get(reference.index()).map_or("?", |row| &row.number);
                self.found.push(format!("expected the verdict to refer to {number}; it does not"));
            }
        }
        for ruling in &expected.rulings {
            if !verdict.rulings.iter().any(|(leaned_on, _)| leaned_on == ruling) {
                let name = spoken.tables.rulings.get(ruling.index()).map_or("?", |row| &row.name);
                self.found.push(format!("expected the verdict to lean on ruling {name}; it does not"));
            }
        }
    }

    /// Clauses that rest on something hidden, and no others.
    fn compare_open(&mut self, wanted: &[Cited]) {
        let open: Vec<&Finding> =
            self.verdict.findings.iter().filter(|finding| finding.outcome == Outcome::Open).collect();
        for cited in wanted.iter().filter(|cited| !open.iter().any(|finding| is_about(cited, finding))) {
            self.found.push(format!("expected {} to be open; it is not", cited.name));
        }
        let mut told = BTreeSet::new();
        for finding in open {
            if !wanted.iter().any(|cited| is_about(cited, finding)) && told.insert(finding.clause) {
                let number = self.spoken.number_of_rule(finding.rule);
                let name = self.spoken.name_of_clause(finding.clause);
                self.found.push(format!("{number} {name} is open, which was not expected"));
            }
        }
    }

    /// Clauses that were judged and have nothing to say.
    pub(super) fn compare_idle(&mut self, expected: &Expected) {
        for wanted in &expected.idle {
            let about: Vec<&Finding> =
                self.verdict.findings.iter().filter(|finding| is_about(wanted, finding)).collect();
            let spoke = match about.is_empty() {
                true => Some("it was not judged here"),
                false => about.iter().find_map(|finding| how_it_spoke(finding.outcome)),
            };
            if let Some(spoke) = spoke {
                self.found.push(format!("expected {} to have nothing to say; {spoke}", wanted.name));
            }
        }
    }

    /// Permissions that apply: they were judged, and nothing takes them back.
    pub(super) fn compare_permits(&mut self, expected: &Expected) {
        let tables = self.spoken.tables;
        for wanted in &expected.permits {
            let is_permission = |finding: &&Finding| {
                let row = tables.clauses.get(finding.clause.index());
                is_about(wanted, finding) && row.is_some_and(|row| row.kind == ClauseKind::Permission)
            };
            let about: Vec<&Finding> = self.verdict.findings.iter().filter(is_permission).collect();
            if about.iter().any(|finding| finding.outcome == Outcome::Holds) {
                continue;
            }
            let why = match about.first().map(|finding| finding.outcome) {
                None => "it was not judged here",
                Some(Outcome::Lifted) => "it is lifted",
                Some(Outcome::Open) => "it is open",
                Some(_) => "its condition is not met",
            };
            self.found.push(format!("expected {} to permit this; {why}", wanted.name));
        }
    }

    pub(super) fn compare_exceptions(&mut self, expected: &Expected) {
        let (verdict, spoken) = (self.verdict, self.spoken);
        let all: BTreeSet<ExceptionId> = verdict.findings.iter().flat_map(applied).collect();
        for exception in &expected.exceptions {
            if !exception.any_of.iter().any(|wanted| all.contains(wanted)) {
                let names: Vec<String> = all.iter().map(|exception| spoken.exception(*exception)).collect();
                let names =
                    if names.is_empty() { "none did".to_owned() } else { format!("these did: {}", names.join(", ")) };
                self.found.push(format!("expected the exception {} to apply; {names}", exception.name));
            }
        }
        let near: BTreeSet<ExceptionId> =
            verdict.findings.iter().flat_map(|finding| finding.near.iter().copied()).collect();
        for exception in &expected.near {
            let among =
                |exceptions: &BTreeSet<ExceptionId>| exception.any_of.iter().any(|wanted| exceptions.contains(wanted));
            if among(&all) {
                self.found.push(format!("expected the exception {} not to apply; it did", exception.name));
            } else if !among(&near) {
                let name = &exception.name;
                self.found.push(format!("expected the exception {name} to be looked at; no clause judged has it"));
            }
        }
    }
}

fn why_not_broken(cited: &Cited, verdict: &Verdict, spoken: Spoken<'_>) -> String {
    let findings: Vec<&Finding> = verdict.findings.iter().filter(|finding| is_about(cited, finding)).collect();
    if let Some(finding) = findings.iter().find(|finding| finding.outcome == Outcome::Holds) {
        return format!("it held{}", how_it_stands(finding, spoken));
    }
    if let Some(finding) = findings.iter().find(|finding| finding.outcome == Outcome::Lifted) {
        let by: Vec<String> = finding.applied.iter().map(|exception| spoken.exception(*exception)).collect();
        return if by.is_empty() { "it was lifted".to_owned() } else { format!("it was lifted by {}", by.join(", ")) };
    }
    match findings.first() {
        Some(finding) if finding.outcome == Outcome::Idle => {
            match spoken.tables.clauses.get(finding.clause.index()).map(|row| &*row.condition_words) {
                Some(words) if !words.is_empty() => format!("it did not apply, since it holds only where {words}"),
                _ => "it did not apply".to_owned(),
            }
        }
        Some(_) => "it is not a rule that can be broken".to_owned(),
        None => "it was not judged here".to_owned(),
    }
}

fn how_it_spoke(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Idle => None,
        Outcome::Holds => Some("it was judged, and holds"),
        Outcome::Broken => Some("it is broken"),
        Outcome::Deferred(_) => Some("it is broken, and its cure deferred"),
        Outcome::Lifted => Some("it was judged, and lifted"),
        Outcome::Effect => Some("it states an effect"),
        Outcome::Open => Some("it is open"),
    }
}

/// `: 3 units of at most 3`
pub(super) fn how_it_stands(finding: &Finding, spoken: Spoken<'_>) -> String {
    let mut told: Vec<String> = Vec::new();
    for measured in finding.measures.iter().chain(finding.alternatives.iter().flat_map(|fit| &fit.measures)) {
        told.push(measured_words(measured, finding.clause, spoken));
    }
    for (left, right) in &finding.pairs {
        told.push(format!("{} with {}", spoken.counter(*left), spoken.counter(*right)));
    }
    if told.is_empty() { String::new() } else { format!(": {}", told.join("; ")) }
}
