//! `reglement judge FILE`: verdicts in words, or as JSON.

use std::path::Path;

use reglement_cases::{CaseFile, Need, check, json};
use reglement_engine::verdict::VerdictKind;
use serde::Serialize;

use crate::answer::{Answer, Ended};
use crate::arguments::Format;
use crate::faults;
use crate::loading::{CaseText, Library, Project};

#[derive(Serialize)]
struct Judged {
    id: String,
    verdict: json::VerdictData,
}

pub fn run(file: &Path, only: Option<&str>, ruleset: Option<&Path>, format: Format, coloured: bool) -> Answer {
    let text = match CaseText::read(file) {
        Ok(text) => text,
        Err(message) => return Answer::bad_input(&message),
    };
    let mut answer = Answer::empty();
    let (cases, faults) = CaseFile::from_text(&text.text, Need::Position);
    if !faults.is_empty() {
        answer.report(faults::render(&faults, &text.name, &text.text, coloured));
    }
    let mut verdicts = Vec::new();
    let mut found = false;
    let mut library = Library::default();
    for entry in &cases.entries {
        if only.is_some_and(|only| entry.id != only) {
            continue;
        }
        found = true;
        let file = match ruleset {
            Some(named) => Project.ruleset(named),
            None => Project.ruleset_of_cases(file, entry.ruleset.as_deref()),
        };
        let file = match file {
            Ok(file) => file,
            Err(message) => {
                answer.refuse(&message);
                continue;
            }
        };
        let ruleset = library.ruleset(&file, |trouble| answer.report(trouble.reports(coloured)));
        let Some(ruleset) = ruleset else { continue };
        let case = match entry.read(&ruleset.tables, Need::Position) {
            Ok(case) => case,
            Err(faults) => {
                answer.report(faults::render(&faults, &text.name, &text.text, coloured));
                continue;
            }
        };
        match check::verdict(&check::judge_of(&case, &ruleset.tables), &case) {
            Ok(verdict) => {
                if verdict.kind == VerdictKind::Illegal {
                    answer.ended_at_least(Ended::Unlawful);
                }
                match format {
                    Format::Json => verdicts.push(Judged {
                        verdict: json::verdict(&verdict, &ruleset.tables, &case.position, &case.asked),
                        id: case.id,
                    }),
                    Format::Text => {
                        if !answer.out.is_empty() {
                            answer.line("");
                        }
                        answer.line(&case.id);
                        answer.out.push_str(&verdict.words(&ruleset.tables, &case.position, &case.asked));
                    }
                }
            }
            Err(why) => {
                answer.refuse(&format!("{}:{}: `{}` cannot be judged: {why}", text.name, entry.place.line, case.id))
            }
        }
    }
    if let (Some(only), false) = (only, found) {
        answer.refuse(&format!("`{}` has no case `{only}`", text.name));
    }
    if format == Format::Json {
        let text = serde_json::to_string_pretty(&verdicts).unwrap_or_default();
        answer.line(&text);
    }
    answer
}
