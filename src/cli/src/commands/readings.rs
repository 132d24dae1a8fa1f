//! `reglement readings RULESET`: the smallest positions on which the readings of its rulings differ.

use std::path::Path;

use reglement_analysis::readings::{self, Named};

use super::own_cases;
use crate::answer::Answer;
use crate::arguments::Format;
use crate::loading::{Project, Ruleset, display, put};

pub fn run(named: &Path, positions: u64, to: Option<&Path>, format: Format, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let files = match Project.rulesets(named) {
        Ok(files) => files,
        Err(message) => return Answer::bad_input(&message),
    };
    let mut rulesets = Vec::new();
    for file in &files {
        match Ruleset::read(file) {
            Ok(ruleset) => {
                // What was written here before says nothing new.
                let cases = own_cases::cases(file, &ruleset.tables);
                let cases = cases.into_iter().filter(|case| !readings::is_written_here(&case.id)).collect::<Vec<_>>();
                rulesets.push((file, ruleset.tables, cases));
            }
            Err(trouble) => answer.report(trouble.reports(coloured)),
        }
    }
    // The ruleset that the folder is called by judges its cases unless they name another.
    let own = |file: &Path| file.parent().and_then(Path::file_name) == file.file_stem();
    rulesets.sort_by_key(|(file, tables, _)| (!own(file), tables.layers.len()));
    let named: Vec<Named<'_>> = rulesets
        .iter()
        .map(|(file, tables, cases)| Named { name: (!own(file)).then_some(&*tables.head.name), tables, cases })
        .collect();
    let Some(first) = named.first() else { return answer };
    let questions = readings::readings(&named, positions);
    if questions.is_empty() && format == Format::Text {
        answer.line(&format!("{} has no rulings", first.tables.head.name));
        return answer;
    }
    let text = match format {
        Format::Text => readings::text(&first.tables.head.title, &questions),
        Format::Json => readings::json(&questions) + "\n",
    };
    match to {
        None => answer.out.push_str(&text),
        Some(file) => match put(file, &text) {
            Ok(()) => answer.line(&display(file)),
            Err(message) => answer.refuse(&message),
        },
    }
    answer
}
