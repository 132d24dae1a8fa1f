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
                answer.line(&format!(
                    "{}: {} rules, {} clauses, {} exceptions, {} definitions",
                    loading::display(file),
                    tables.rules.len(),
                    tables.clauses.len(),
                    tables.exceptions.len(),
                    tables.definitions.len(),
                ));
            }
            Err(trouble) => {
                answer.report(trouble.reports(coloured));
            }
        }
    }
    answer
}
