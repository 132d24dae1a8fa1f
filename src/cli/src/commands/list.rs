//! `reglement list RULESET`: the whole ruleset in plain words, or its printed numbers.

use std::path::Path;

use reglement_compiler::listing;

use crate::answer::Answer;
use crate::loading::{Project, Ruleset};

pub fn run(named: &Path, numbers: bool, coloured: bool) -> Answer {
    let file = match Project.ruleset(named) {
        Ok(file) => file,
        Err(message) => return Answer::bad_input(&message),
    };
    match Ruleset::read(&file) {
        Ok(ruleset) if numbers => Answer::told(listing::numbers(&ruleset.tables, &ruleset.omits)),
        Ok(ruleset) => Answer::told(listing::listing(&ruleset.tables)),
        Err(trouble) => {
            let mut answer = Answer::empty();
            answer.report(trouble.reports(coloured));
            answer
        }
    }
}
