//! The words of the editor grammar are the words of the language.

#![allow(clippy::panic, reason = "a test ends by it")]

use std::collections::BTreeSet;

use reglement_language_tests::top;
use serde_json::Value;

fn file(path: &str) -> String {
    std::fs::read_to_string(top().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn json(path: &str) -> Value {
    serde_json::from_str(&file(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words that stand in quotes in the grammar: `at_word = @{ "at" ~ !name_character }`.
fn words_of_the_grammar() -> BTreeSet<String> {
    let grammar = file("grammar/reglement.pest");
    let words = grammar.lines().filter(|line| line.contains("~ !name_character"));
    words.filter_map(|line| line.split('"').nth(1)).map(str::to_owned).collect()
}

/// The alternatives of the patterns of the editor: `(?:at|in)`.
fn words_of_the_editor() -> BTreeSet<String> {
    let grammar = json("editors/vscode/syntaxes/reglement.tmLanguage.json");
    let mut words = BTreeSet::new();
    let patterns = grammar.get("repository").and_then(Value::as_object).into_iter().flat_map(|rules| rules.values());
    for pattern in patterns.filter_map(|rule| rule.get("match")).filter_map(Value::as_str) {
        for group in pattern.split("(?:").skip(1).filter_map(|rest| rest.split(')').next()) {
            if group.chars().all(|character| character.is_ascii_lowercase() || character == '|') {
                words.extend(group.split('|').map(str::to_owned));
            }
        }
    }
    words
}

#[test]
fn the_editor_knows_every_word_and_no_other() {
    let (grammar, editor) = (words_of_the_grammar(), words_of_the_editor());
    assert!(grammar.len() > 100);
    let missing: Vec<_> = grammar.difference(&editor).collect();
    let strange: Vec<_> = editor.difference(&grammar).collect();
    assert!(missing.is_empty(), "the editor does not colour {missing:?}");
    assert!(strange.is_empty(), "the language does not know {strange:?}");
}

#[test]
fn the_files_of_the_extension_fit_together() {
    let package = json("editors/vscode/package.json");
    let configuration = package.pointer("/contributes/languages/0/configuration").and_then(Value::as_str);
    let grammar = package.pointer("/contributes/grammars/0/path").and_then(Value::as_str);
    for path in [configuration, grammar] {
        let path = path.unwrap_or_default().trim_start_matches("./");
        json(&format!("editors/vscode/{path}"));
    }
    let scope = package.pointer("/contributes/grammars/0/scopeName");
    assert_eq!(scope, json("editors/vscode/syntaxes/reglement.tmLanguage.json").get("scopeName"));
}
