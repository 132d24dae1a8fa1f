//! `reglement analyse [RULESETS…]`: what can never matter.

use std::path::{Path, PathBuf};

use reglement_analysis::findings::{self, Findings, Supply};
use reglement_cases::{Case, Maps, counter_list};
use reglement_compiler::listing::words::several;
use reglement_engine::table::Tables;
use serde::Serialize;

use super::own_cases::{self, Judged};
use crate::answer::{Answer, Ended};
use crate::arguments::Format;
use crate::faults;
use crate::loading::CaseText;

#[derive(Serialize)]
struct Told {
    rulesets: String,
    #[serde(flatten)]
    found: Findings,
}

pub fn run(rulesets: &[PathBuf], counters: Option<&Path>, format: Format, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let list = match counters.map(CaseText::read).transpose() {
        Ok(list) => list,
        Err(message) => return Answer::bad_input(&message),
    };
    let mut all = Vec::new();
    for together in own_cases::read(rulesets, coloured, &mut answer) {
        let rulesets = rows(&together.rulesets);
        let supplies =
            list.iter().flat_map(|list| supplies(list, &rulesets, coloured, &mut answer)).collect::<Vec<_>>();
        if answer.ended == Ended::BadInput {
            return answer;
        }
        let mut found = findings::findings_with(&rulesets, &[], &supplies);
        if open(&found) > 0 {
            // Where a file is named alone, others of its folder may make use of what it makes no use of.
            let beside = together.beside(coloured, &mut answer);
            if !beside.is_empty() {
                found = findings::findings_with(&rulesets, &rows(&beside), &supplies);
            }
        }
        let many = open(&found);
        if many > 0 {
            answer.ended_at_least(Ended::Unlawful);
        }
        if format == Format::Text {
            answer.line(&match many {
                0 => format!("{}: nothing to tell", together.name()),
                many => format!("{}: {}", together.name(), several(many, "finding", "findings")),
            });
            for line in findings::text(&found).lines() {
                answer.line(&format!("  {line}"));
            }
        }
        all.push(Told { rulesets: together.name(), found });
    }
    if format == Format::Json {
        answer.line(&serde_json::to_string_pretty(&all).unwrap_or_default());
    }
    answer
}

fn rows(judged: &[Judged]) -> Vec<(&Tables, &[Case])> {
    judged.iter().map(|one| (&one.tables, one.cases.as_slice())).collect()
}

/// How many findings no note accepts.
fn open(found: &Findings) -> usize {
    found.findings.iter().filter(|finding| finding.accepted.is_none()).count()
}

/// The counter list as each ruleset understands it.
fn supplies(list: &CaseText, rulesets: &[(&Tables, &[Case])], coloured: bool, answer: &mut Answer) -> Vec<Supply> {
    let mut supplies = Vec::new();
    for (tables, _) in rulesets {
        match counter_list(&list.text, tables) {
            Ok(counters) => supplies.push(Supply::new(tables, &counters)),
            Err(faults) => answer.report(faults::render(&faults, list, &Maps::none(), coloured)),
        }
    }
    supplies
}
