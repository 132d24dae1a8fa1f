//! `reglement analyse [RULESETS…]`: what can never matter.

use std::path::PathBuf;

use reglement_analysis::findings::{self, FindingOfAnalysis};
use serde::Serialize;

use super::own_cases::{self, Together};
use crate::answer::{Answer, Ended};
use crate::arguments::Format;

#[derive(Serialize)]
struct Told {
    rulesets: String,
    findings: Vec<FindingOfAnalysis>,
}

pub fn run(rulesets: &[PathBuf], format: Format, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let mut all = Vec::new();
    for together in own_cases::read(rulesets, coloured, &mut answer) {
        let findings = found(&together);
        if findings.iter().any(|finding| finding.accepted.is_none()) {
            answer.ended_at_least(Ended::Unlawful);
        }
        if format == Format::Text {
            let many = findings.iter().filter(|finding| finding.accepted.is_none()).count();
            answer.line(&match many {
                0 => format!("{}: nothing to tell", together.name),
                1 => format!("{}: 1 finding", together.name),
                many => format!("{}: {many} findings", together.name),
            });
            for line in findings::text(&findings).lines() {
                answer.line(&format!("  {line}"));
            }
        }
        all.push(Told { rulesets: together.name, findings });
    }
    if format == Format::Json {
        answer.line(&serde_json::to_string_pretty(&all).unwrap_or_default());
    }
    answer
}

/// What is found in every ruleset that holds the layer in which it stands: what one layer does not use, another may.
fn found(together: &Together) -> Vec<FindingOfAnalysis> {
    let each: Vec<Vec<FindingOfAnalysis>> =
        together.rulesets.iter().map(|one| findings::findings(&one.tables, &one.cases)).collect();
    let same = |one: &FindingOfAnalysis, other: &FindingOfAnalysis| {
        (one.code, &one.layer, one.line, &one.what) == (other.code, &other.layer, other.line, &other.what)
    };
    let mut told: Vec<FindingOfAnalysis> = Vec::new();
    for finding in each.iter().flatten() {
        let everywhere = together.rulesets.iter().zip(&each).all(|(ruleset, found)| {
            let holds_layer = ruleset.tables.layers.iter().any(|layer| *layer.name == *finding.layer);
            !holds_layer || found.iter().any(|other| same(other, finding))
        });
        if everywhere && !told.iter().any(|known| same(known, finding)) {
            told.push(finding.clone());
        }
    }
    told
}
