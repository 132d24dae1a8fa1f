//! The usual form of each fixture and of what is shipped, and the words of its clauses for people.

use reglement_compiler::syntax::print;
use reglement_compiler::syntax::tree::{Except, RuleItem, StatementKind};
use reglement_language_tests::{files, here, read, source, top};

fn settings(folder: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

#[test]
fn the_usual_form() {
    let fixtures = files(&here().join("fixtures/good"), "rules");
    for path in &fixtures {
        let source = source(path);
        let (document, _) = read(&source.text);
        let name = source.name.trim_end_matches(".rules").to_owned();
        settings("printed").bind(|| insta::assert_snapshot!(name, print::document(&document)));
    }
    assert_eq!(files(&here().join("snapshots/printed"), "snap").len(), fixtures.len(), "a snapshot without a fixture");
}

/// What a designer reads as an example is written as `reglement fmt` writes it.
#[test]
fn what_is_shipped_stands_in_its_usual_form() {
    let folders = ["rulesets", "examples", "src/cli/src/starter"].map(|folder| files(&top().join(folder), "rules"));
    assert!(folders.iter().all(|files| !files.is_empty()));
    let shipped = folders.iter().flatten().map(|path| source(path));
    let other = shipped.filter(|source| print::document(&read(&source.text).0) != source.text);
    let names: Vec<String> = other.map(|source| source.name).collect();
    assert!(names.is_empty(), "`reglement fmt` writes these otherwise: {}", names.join(", "));
}

#[test]
fn words_for_people() {
    let source = source(&here().join("fixtures/good/everything.rules"));
    let (document, _) = read(&source.text);
    let mut words = Vec::new();
    for statement in &document.statements {
        if let StatementKind::Rule { items, .. } = &statement.kind {
            for item in items {
                words_of_item(&item.item, &mut words);
            }
        }
    }
    settings("words").bind(|| insta::assert_snapshot!("everything", words.join("\n")));
}

fn words_of_item(item: &RuleItem, words: &mut Vec<String>) {
    match item {
        RuleItem::Replace(inner) => words_of_item(inner, words),
        RuleItem::Define(define) => {
            words.push(print::words_of_define(define));
            words_of_excepts(&define.excepts, words);
        }
        RuleItem::Clause(clause) => {
            words.push(print::words_of_clause(clause));
            words_of_excepts(&clause.excepts, words);
        }
        RuleItem::Except(except) => words.push(print::words_of_except(except)),
        _ => {}
    }
}

fn words_of_excepts(excepts: &[Except], words: &mut Vec<String>) {
    for except in excepts {
        words.push(format!("  {}", print::words_of_except(except)));
        words_of_excepts(&except.excepts, words);
    }
}
