//! What the heads of the shipped rulesets say of printed numbers: what they say to encode is there, and what is only
//! described or left out has a text.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where a ruleset cannot be read")]

use std::collections::BTreeSet;
use std::fs;

use reglement_compiler::source::Source;
use reglement_compiler::syntax::from_text;
use reglement_compiler::syntax::tree::{Document, HeadItem, RuleItem, StatementKind};
use reglement_documentation_tests::top;

/// The rulesets of each folder.
fn shipped() -> Vec<(String, Vec<Document>)> {
    let folders = fs::read_dir(top().join("rulesets")).unwrap().map(|entry| entry.unwrap().path());
    let read = folders.map(|folder| {
        let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let rules = files.filter(|file| file.extension().is_some_and(|extension| extension == "rules"));
        let documents = rules.map(|file| {
            let name = file.display().to_string();
            let (document, told) = from_text::read(&Source { text: fs::read_to_string(&file).unwrap(), name }, 0);
            assert!(told.is_empty(), "{}", file.display());
            document
        });
        (folder.file_name().unwrap().to_string_lossy().into_owned(), documents.collect())
    });
    read.collect()
}

fn head_texts(document: &Document, wanted: impl Fn(&HeadItem) -> Option<String>) -> Vec<String> {
    let heads = document.statements.iter().filter_map(|statement| match &statement.kind {
        StatementKind::Ruleset { items, .. } => Some(items),
        _ => None,
    });
    heads.flatten().filter_map(|item| wanted(&item.item)).collect()
}

/// `7.1.0` and `9.2` of a text; whole numbers only where they stand in a list of numbers or before a colon.
fn numbers_in(text: &str) -> Vec<String> {
    let words = text.split([' ', ',', ':', ';']).map(|word| word.trim_end_matches('.'));
    let dotted = |word: &&str| word.contains('.') && word.starts_with(|first: char| first.is_ascii_digit());
    let list = text.split(" and ").next().unwrap_or_default().split(": ").next().unwrap_or_default();
    let whole = list.split(", ").filter(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()));
    words.filter(dotted).chain(whole).map(str::to_owned).collect()
}

#[test]
fn what_a_ruleset_says_to_encode_is_there() {
    let (mut missing, mut found) = (Vec::new(), 0);
    for (folder, documents) in shipped() {
        let mut rules: BTreeSet<String> = BTreeSet::new();
        for statement in documents.iter().flat_map(|document| &document.statements) {
            if let StatementKind::Rule { number, .. } = &statement.kind {
                rules.insert(number.text.clone());
            }
        }
        let is_there = |number: &str| {
            rules.iter().any(|rule| {
                rule.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ':']))
            })
        };
        for document in &documents {
            let encodes = head_texts(document, |item| match item {
                HeadItem::Encodes(said) => Some(said.text.clone()),
                _ => None,
            });
            for number in encodes.iter().flat_map(|text| numbers_in(text)) {
                found += 1;
                if !is_there(&number) {
                    missing.push(format!("{folder}: {number}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    assert!(found > 40, "{found}");
}

/// What is left out, a colon or semicolon, and at least two words that say why or by whom it is said instead. Words that say
/// only that it is left out are no reason.
fn gives_a_reason(text: &str) -> bool {
    let Some((what, why)) = text.split_once([':', ';']) else { return false };
    let empty = ["left out", "not encoded", "omitted", "not here", "to do"];
    !what.trim().is_empty() && why.split_whitespace().count() >= 2 && !empty.contains(&why.trim().trim_end_matches('.'))
}

#[test]
fn reasons_are_told_from_repetitions() {
    assert!(gives_a_reason("The map: said by the position"));
    assert!(!gives_a_reason("The map and the set-up"));
    assert!(!gives_a_reason("The map: not encoded"));
    assert!(!gives_a_reason("The map: later"));
}

#[test]
fn what_is_only_described_or_left_out_has_a_text() {
    let mut silent = Vec::new();
    for (folder, documents) in shipped() {
        for document in &documents {
            let omitted = head_texts(document, |item| match item {
                HeadItem::Omits(said) => Some(said.text.clone()),
                _ => None,
            });
            silent.extend(omitted.iter().filter(|text| !gives_a_reason(text)).map(|text| format!("{folder}: {text}")));
            for statement in &document.statements {
                let StatementKind::Rule { number, items, .. } = &statement.kind else { continue };
                let says = |item: &RuleItem| !matches!(item, RuleItem::See(_));
                if !items.iter().any(|item| says(&item.item)) {
                    silent.push(format!("{folder}: {} has nothing under it", number.text));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:?}");
}
