//! `reglement check [RULESETS…]`: every mistake in one pass.

use std::path::PathBuf;

use reglement_compiler::listing::words::several;

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
                    (tables.rules.len(), "rule", "rules"),
                    (tables.clauses.len(), "clause", "clauses"),
                    (tables.exceptions.len(), "exception", "exceptions"),
                    (tables.definitions.len(), "definition", "definitions"),
                ];
                let counts = counts.map(|(number, one, many)| several(number, one, many));
                answer.line(&format!("{}: {}", loading::display(file), counts.join(", ")));
            }
            Err(trouble) => {
                answer.report(trouble.reports(coloured));
            }
        }
    }
    answer
}
