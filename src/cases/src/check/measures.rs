//! What was measured against which limit.

use reglement_engine::table::ClauseId;
use reglement_engine::verdict::{Finding, Measured};

use super::Differences;
use super::rules::is_about;
use crate::case::ExpectedMeasure;
use crate::reader::lines;
use crate::spoken::{self, Spoken};

/// What a line of a clause measures.
pub fn label<'a>(measured: &Measured, clause: ClauseId, spoken: Spoken<'a>) -> &'a str {
    let row = spoken.tables.clauses.get(clause.index());
    row.and_then(|row| lines(&row.body).get(measured.line as usize).copied()).map_or("?", |line| &line.label)
}

/// `4 units of at most 3`
pub(super) fn measured_words(measured: &Measured, clause: ClauseId, spoken: Spoken<'_>) -> String {
    let (have, limit) = (spoken.value(measured.have), spoken.value(measured.bound));
    format!("{have} {} of {} {limit}", label(measured, clause, spoken), spoken::comparison(measured.comparison))
}

impl Differences<'_> {
    pub(super) fn compare_measure(&mut self, expected: &ExpectedMeasure) {
        let spoken = self.spoken;
        let about = |finding: &&Finding| {
            expected.rule.as_ref().is_none_or(|rule| is_about(rule, finding))
                && (expected.place.is_none() || expected.place == finding.place)
        };
        let mut seen = Vec::new();
        for finding in self.verdict.findings.iter().filter(about) {
            let measures = finding.measures.iter().chain(finding.alternatives.iter().flat_map(|fit| &fit.measures));
            for measured in measures.filter(|measured| label(measured, finding.clause, spoken) == expected.what) {
                if is(expected, measured) {
                    return;
                }
                let number = spoken.number_of_rule(finding.rule);
                let mut words = format!("{} ({number})", measured_words(measured, finding.clause, spoken));
                if expected.counted.is_some() {
                    let counted: Vec<_> = measured.counted.iter().map(|(subject, _)| *subject).collect();
                    words = format!("{words}, counting {}", spoken.values(&counted));
                }
                seen.push(words);
            }
        }
        let mut wanted = expected.what.clone();
        if let Some(have) = expected.have {
            wanted = format!("{} {wanted}", spoken.value(have));
        }
        if let Some(limit) = expected.limit {
            wanted = format!("{wanted} against a limit of {}", spoken.value(limit));
        }
        if let Some(rule) = &expected.rule {
            wanted = format!("{wanted} by {}", rule.name);
        }
        if let Some(counted) = &expected.counted {
            wanted = format!("{wanted}, counting {}", spoken.values(counted));
        }
        let found = if seen.is_empty() {
            "nothing of that kind was measured".to_owned()
        } else {
            format!("measured: {}", seen.join("; "))
        };
        self.found.push(format!("expected {wanted}; {found}"));
    }
}

fn is(expected: &ExpectedMeasure, measured: &Measured) -> bool {
    let counted = expected.counted.as_ref().is_none_or(|wanted| {
        wanted.len() == measured.counted.len()
            && wanted.iter().all(|wanted| measured.counted.iter().any(|(subject, _)| subject == wanted))
    });
    counted
        && expected.have.is_none_or(|have| have == measured.have)
        && expected.limit.is_none_or(|limit| limit == measured.bound)
}
