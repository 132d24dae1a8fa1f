//! `reglement judge FILE`: verdicts in words, or as JSON.

use reglement_analysis::repair::{Repair, repair};
use reglement_cases::{check, json};
use reglement_engine::verdict::VerdictKind;
use serde::Serialize;

use super::cases::{self, Asked};
use crate::answer::{Answer, Ended};
use crate::arguments::Format;

#[derive(Serialize)]
struct Judged {
    id: String,
    verdict: json::VerdictData,
    /// For an unlawful position: what would make it lawful.
    #[serde(skip_serializing_if = "Option::is_none")]
    repair: Option<Repair>,
}

pub fn run(asked: Asked<'_>, format: Format) -> Answer {
    let mut answer = Answer::empty();
    let mut verdicts = Vec::new();
    cases::each(asked, &mut answer, |found, answer| {
        let (case, tables) = (found.case, &found.ruleset.tables);
        let judge = check::judge_of(&case, tables);
        match check::verdict(&judge, &case) {
            Ok(verdict) => {
                let repair = repair(&judge, &case.position, &case.asked);
                if verdict.kind == VerdictKind::Illegal {
                    answer.ended_at_least(Ended::Unlawful);
                }
                match format {
                    Format::Json => verdicts.push(Judged {
                        verdict: json::verdict(&verdict, tables, &case.position, &case.asked),
                        id: case.id,
                        repair,
                    }),
                    Format::Text => {
                        if !answer.out.is_empty() {
                            answer.line("");
                        }
                        answer.line(&case.id);
                        answer.out.push_str(&verdict.words(tables, &case.position, &case.asked));
                        answer.out.push_str(&repair.map(|repair| repair.words()).unwrap_or_default());
                    }
                }
            }
            Err(why) => answer.refuse(&format!("{}: `{}` cannot be judged: {why}", found.place, case.id)),
        }
    });
    if format == Format::Json {
        let text = serde_json::to_string_pretty(&verdicts).unwrap_or_default();
        answer.line(&text);
    }
    answer
}
