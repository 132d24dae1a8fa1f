//! `reglement list RULESET`: the whole ruleset in plain words.

use std::path::Path;

use crate::answer::Answer;
use crate::loading::{Project, Ruleset};

pub fn run(named: &Path, coloured: bool) -> Answer {
    let file = match Project.ruleset(named) {
        Ok(file) => file,
        Err(message) => return Answer::bad_input(&message),
    };
    match Ruleset::read(&file) {
        Ok(ruleset) => Answer::told(reglement_compiler::listing::listing(&ruleset.tables)),
        Err(trouble) => {
            let mut answer = Answer::empty();
            answer.report(trouble.reports(coloured));
            answer
        }
    }
}
