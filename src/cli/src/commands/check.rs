//! `reglement check [RULESETS…]`: every mistake in one pass.

use std::path::PathBuf;

use crate::answer::Answer;
use crate::loading::{self, Project, Ruleset};

pub fn run(rulesets: &[PathBuf], coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let mut files = Vec::new();
    if rulesets.is_empty() {
        match Project.all() {
            Ok(all) => files = all,
            Err(message) => return Answer::bad_input(&message),
        }
    }
    for named in rulesets {
        match Project.rulesets(named) {
            Ok(found) => files.extend(found),
            Err(message) => answer.refuse(&message),
        }
    }
    for file in &files {
        match Ruleset::read(file) {
            Ok(ruleset) => {
                let tables = &ruleset.tables;
                let counts = [
                    (tables.rules.len(), "rule"),
                    (tables.clauses.len(), "clause"),
                    (tables.exceptions.len(), "exception"),
                    (tables.definitions.len(), "definition"),
                ];
                let counts =
                    counts.map(|(many, noun)| if many == 1 { format!("1 {noun}") } else { format!("{many} {noun}s") });
                answer.line(&format!("{}: {}", loading::display(file), counts.join(", ")));
            }
            Err(trouble) => {
                answer.report(trouble.reports(coloured));
            }
        }
    }
    answer
}
