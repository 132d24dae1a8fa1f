//! `reglement analyse [RULESETS…]`: what can never matter.

use std::path::PathBuf;

use reglement_analysis::findings::{self, FindingOfAnalysis};
use reglement_cases::Case;
use reglement_engine::table::Tables;
use serde::Serialize;

use super::own_cases;
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
        let rulesets: Vec<(&Tables, &[Case])> =
            together.rulesets.iter().map(|one| (&one.tables, one.cases.as_slice())).collect();
        let findings = findings::findings_of(&rulesets);
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
