//! `reglement fmt [--check] [PATHS]`: ruleset files in their usual form.

use std::path::PathBuf;

use reglement_compiler::syntax::{from_text, print};

use crate::answer::{Answer, Ended};
use crate::loading::{self, Project, Trouble};

pub fn run(paths: &[PathBuf], check: bool, coloured: bool) -> Answer {
    let mut answer = Answer::empty();
    let mut files = Vec::new();
    if paths.is_empty() {
        match Project.all() {
            Ok(all) => files = all,
            Err(message) => return Answer::bad_input(&message),
        }
    }
    for path in paths {
        match Project.rulesets(path) {
            Ok(found) => files.extend(found),
            Err(message) => answer.refuse(&message),
        }
    }
    let mut changed = 0;
    for file in &files {
        let source = match loading::source(file, 0) {
            Ok(source) => source,
            Err(trouble) => {
                answer.report(trouble.reports(coloured));
                continue;
            }
        };
        let (document, diagnostics) = from_text::read(&source, 0);
        if diagnostics.iter().any(|diagnostic| diagnostic.is_error()) {
            // What could not be read would be lost: the file stays as it is.
            let trouble = Trouble::Found { diagnostics, sources: vec![source] };
            answer.report(trouble.reports(coloured));
            continue;
        }
        let text = print::document(&document);
        if text == source.text {
            continue;
        }
        changed += 1;
        let name = loading::display(file);
        if check {
            answer.line(&format!("{name} is not in its usual form"));
            answer.ended_at_least(Ended::Unlawful);
        } else {
            match loading::put(file, &text) {
                Ok(()) => answer.line(&format!("formatted {name}")),
                Err(message) => answer.refuse(&message),
            }
        }
    }
    if check && changed > 0 {
        answer.line("run `reglement fmt` to mend this");
    }
    answer
}
