//! `reglement list RULESET`: the whole ruleset in plain words, or its printed numbers.

use std::path::Path;

use reglement_compiler::listing::{self, Numbers};
use serde::Serialize;

use crate::answer::Answer;
use crate::arguments::Format;
use crate::loading::{Project, Ruleset};

/// The printed numbers as data.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct NumbersData {
    encoded: Vec<EncodedData>,
    described: Vec<DescribedData>,
    references: Vec<ReferenceData>,
    left_out: Vec<String>,
}

#[derive(Serialize)]
struct EncodedData {
    number: String,
    heading: String,
    clauses: usize,
    exceptions: usize,
    definitions: usize,
    charts: usize,
}

#[derive(Serialize)]
struct DescribedData {
    number: String,
    heading: String,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct ReferenceData {
    number: String,
    about: String,
}

/// With a format, the printed numbers instead.
pub fn run(named: &Path, numbers: Option<Format>, coloured: bool) -> Answer {
    let file = match Project.ruleset(named) {
        Ok(file) => file,
        Err(message) => return Answer::bad_input(&message),
    };
    let mut answer = Answer::empty();
    match (Ruleset::read(&file), numbers) {
        (Ok(ruleset), None) => return Answer::told(listing::listing(&ruleset.tables)),
        (Ok(ruleset), Some(Format::Text)) => {
            return Answer::told(listing::numbers(&ruleset.tables, &ruleset.omits));
        }
        (Ok(ruleset), Some(Format::Json)) => {
            let data = data(Numbers::of(&ruleset.tables, &ruleset.omits));
            answer.line(&serde_json::to_string_pretty(&data).unwrap_or_default());
        }
        (Err(trouble), _) => answer.report(trouble.reports(coloured)),
    }
    answer
}

fn data(numbers: Numbers) -> NumbersData {
    let encoded = numbers.encoded.into_iter().map(|one| EncodedData {
        number: one.number,
        heading: one.heading,
        clauses: one.clauses,
        exceptions: one.exceptions,
        definitions: one.definitions,
        charts: one.charts,
    });
    let described = numbers.described.into_iter();
    let described = described.map(|one| DescribedData { number: one.number, heading: one.heading, notes: one.notes });
    let references = numbers.references.into_iter().map(|(number, about)| ReferenceData { number, about });
    NumbersData {
        encoded: encoded.collect(),
        described: described.collect(),
        references: references.collect(),
        left_out: numbers.left_out,
    }
}
