//! `reglement explain RULESET RULE`, and `reglement explain CODE`.

use std::path::Path;

use reglement_cases::spelling;
use reglement_compiler::diagnostics;

use crate::answer::Answer;
use crate::loading::{Project, Ruleset};

pub fn run(subject: &Path, rule: Option<&str>, coloured: bool) -> Answer {
    match rule {
        Some(number) => explain_rule(subject, number, coloured),
        None => explain_code(&subject.to_string_lossy()),
    }
}

fn explain_code(code: &str) -> Answer {
    match diagnostics::page(code) {
        Some(page) => Answer::told(format!("{}: {}\n\n{}\n", page.code, page.title, page.text.trim())),
        None => {
            let pages = diagnostics::pages();
            let known = pages.iter().map(|page| page.code);
            let hint = spelling::hint(code, known).map(|hint| format!("; {hint}")).unwrap_or_default();
            let message = format!("`{code}` is not the code of a diagnostic{hint}; to explain a rule, give a ruleset and its number");
            Answer::bad_input(&message)
        }
    }
}

fn explain_rule(named: &Path, number: &str, coloured: bool) -> Answer {
    let file = match Project.ruleset(named) {
        Ok(file) => file,
        Err(message) => return Answer::bad_input(&message),
    };
    let ruleset = match Ruleset::read(&file) {
        Ok(ruleset) => ruleset,
        Err(trouble) => {
            let mut answer = Answer::empty();
            answer.report(trouble.reports(coloured));
            return answer;
        }
    };
    let tables = &ruleset.tables;
    match tables.rules.iter().position(|row| row.number == number) {
        Some(_) => Answer::told(""),
        None => {
            let hint = spelling::hint(number, tables.rules.iter().map(|row| &*row.number));
            let hint = hint.map(|hint| format!(" ({hint})")).unwrap_or_default();
            Answer::bad_input(&format!("`{}` has no rule {number}{hint}", tables.head.name))
        }
    }
}
