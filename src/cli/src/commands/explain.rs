//! `reglement explain RULESET RULE`, and `reglement explain CODE`.

use std::path::Path;

use reglement_analysis::findings;
use reglement_cases::{CaseFile, Need, check, spelling};
use reglement_compiler::{diagnostics, listing};
use reglement_engine::table::{RuleId, Tables};

use crate::answer::Answer;
use crate::loading::{CaseText, Project, Ruleset, case_files, maps_of};

pub fn run(subject: &Path, rule: Option<&str>, coloured: bool) -> Answer {
    match rule {
        Some(number) => explain_rule(subject, number, coloured),
        None => explain_code(&subject.to_string_lossy()),
    }
}

fn explain_code(code: &str) -> Answer {
    if let Some(page) = findings::page(code) {
        return Answer::told(format!("{}: {}\n\n{}\n", page.code, page.title, page.text.trim()));
    }
    match diagnostics::page(code) {
        Some(page) => Answer::told(format!("{}: {}\n\n{}\n", page.code, page.title, page.text.trim())),
        None => Answer::bad_input(&format!(
            "`{code}` is not the code of a diagnostic; to explain a rule, give a ruleset and the rule's number"
        )),
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
        Some(index) => {
            let rule = RuleId(index as u16);
            let mut answer = Answer::told(listing::explain(tables, rule));
            answer.out.push_str(&cases_about(rule, tables, &file));
            answer
        }
        None => {
            let hint = spelling::hint(number, tables.rules.iter().map(|row| &*row.number));
            let hint = hint.map(|hint| format!(" ({hint})")).unwrap_or_default();
            Answer::bad_input(&format!("`{}` has no rule {number}{hint}", tables.head.name))
        }
    }
}

/// The cases of the ruleset in which the rule is broken, and those in which it is cited otherwise. What cannot be read
/// is left out here; `reglement test` tells why.
fn cases_about(rule: RuleId, tables: &Tables, ruleset: &Path) -> String {
    let mut broken = Vec::new();
    let mut cited = Vec::new();
    for file in case_files(&[ruleset.to_path_buf()]).unwrap_or_default() {
        let Ok(text) = CaseText::read(&file) else { continue };
        let maps = maps_of(&file);
        for entry in CaseFile::from_text(&text.text, Need::Expectation).0.entries {
            let own = Project.ruleset_of_cases(&file, entry.ruleset.as_deref());
            if own.is_ok_and(|own| own != ruleset) {
                continue;
            }
            let Ok(case) = entry.read_on(tables, Need::Expectation, &maps) else { continue };
            let Ok(verdict) = check::verdict(&check::judge_of(&case, tables), &case) else { continue };
            if verdict.broken().contains(&rule) {
                broken.push(case.id);
            } else if check::cited(&verdict, tables).contains(&rule) {
                cited.push(case.id);
            }
        }
    }
    let mut told = String::new();
    for (ids, heading) in [(broken, "Broken in the cases"), (cited, "Cited in the cases")] {
        if !ids.is_empty() {
            told.push_str(&format!("\n{heading}\n  {}\n", ids.join(", ")));
        }
    }
    told
}
