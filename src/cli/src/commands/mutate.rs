//! `reglement mutate [RULESETS…]`: which changes of a ruleset no case notices.

use std::path::PathBuf;

use reglement_analysis::mutation::{Grain, Mutation};
use reglement_cases::Case;
use reglement_engine::table::Tables;
use serde::Serialize;

use super::own_cases;
use crate::answer::{Answer, Ended};
use crate::arguments::Format;

#[derive(Serialize)]
struct Told {
    rulesets: String,
    rate: String,
    #[serde(flatten)]
    mutation: Mutation,
}

pub fn run(rulesets: &[PathBuf], grain: Grain, at_least: Option<u8>, format: Format, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let mut all = Vec::new();
    for together in own_cases::read(rulesets, coloured, &mut answer) {
        let judged: Vec<(&Tables, &[Case])> =
            together.rulesets.iter().map(|one| (&one.tables, one.cases.as_slice())).collect();
        let mutation = Mutation::of(&judged, grain);
        if at_least.is_some_and(|least| mutation.per_mille() < usize::from(least) * 10) {
            answer.ended_at_least(Ended::Unlawful);
        }
        if format == Format::Text {
            answer.out.push_str(&format!("{}: {}", together.name(), mutation.words()));
        }
        all.push(Told { rulesets: together.name(), rate: mutation.rate(), mutation });
    }
    if format == Format::Json {
        answer.line(&serde_json::to_string_pretty(&all).unwrap_or_default());
    }
    answer
}
