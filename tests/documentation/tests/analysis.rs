//! ANALYSIS.md: what it shows is what the program says, and its list of codes is whole.
#![allow(clippy::panic, reason = "a test stops where the page cannot be read")]

use reglement_analysis::findings::{CATALOGUE, findings_with, text};
use reglement_analysis::{change, effect};
use reglement_compiler::source::Source;
use reglement_documentation_tests::file;
use reglement_documentation_tests::markdown::{blocks, rows};
use reglement_documentation_tests::shown::compiled;
use reglement_engine::table::Tables;

/// The rulesets of the page, in order: the first whole, of the others the rules, which stand in the place of the first one's.
fn rulesets(page: &str) -> Vec<(usize, Tables)> {
    let mut vocabulary = String::new();
    let mut all = Vec::new();
    for block in blocks(page).iter().filter(|block| block.kind.starts_with("reglement")) {
        let rules = match block.text.split_once("\nrule ") {
            Some((head, rules)) if block.text.starts_with("ruleset") => {
                vocabulary = format!("{head}\n");
                format!("rule {rules}")
            }
            _ => block.text.to_owned(),
        };
        let tables = compiled(&[Source::new("skirmish", &format!("{vocabulary}{rules}"))], 0);
        all.push((block.line, tables.unwrap_or_else(|told| panic!("line {}: {told}", block.line))));
    }
    all
}

/// The ruleset above a line of the page.
fn above(rulesets: &[(usize, Tables)], line: usize) -> &Tables {
    let (_, tables) = rulesets.iter().rev().find(|(from, _)| *from < line).unwrap_or_else(|| panic!("line {line}"));
    tables
}

#[test]
fn what_is_found_is_what_is_shown() {
    let page = file("ANALYSIS.md");
    let rulesets = rulesets(&page);
    let mut shown = 0;
    for block in blocks(&page).iter().filter(|block| block.kind == "text findings") {
        let found = findings_with(&[(above(&rulesets, block.line), &[])], &[], &[]);
        assert_eq!(text(&found), block.text, "line {}", block.line);
        shown += 1;
    }
    assert!(shown > 1);
}

#[test]
fn what_is_changed_is_what_is_shown() {
    let page = file("ANALYSIS.md");
    let rulesets = rulesets(&page);
    let blocks = blocks(&page);
    let block =
        blocks.iter().find(|block| block.kind == "text diff").unwrap_or_else(|| panic!("no difference is shown"));
    let (old, new) = (&rulesets[0].1, above(&rulesets, block.line));
    let effects = effect::text(&effect::effects(old, new));
    let told = format!("{}\nIn effect\n{effects}", change::text(&change::compare(old, new)));
    assert_eq!(told, block.text);
}

#[test]
fn every_code_is_listed_with_its_title() {
    let page = file("ANALYSIS.md");
    let listed: Vec<(String, String)> = rows(&page, "What is found")
        .into_iter()
        .map(|row| (row.first().cloned().unwrap_or_default(), row.get(1).cloned().unwrap_or_default()))
        .collect();
    let mut known: Vec<(String, String)> =
        CATALOGUE.iter().map(|entry| (entry.code.0.to_owned(), entry.title.to_owned())).collect();
    known.sort();
    assert_eq!(listed, known);
    known.dedup_by(|one, other| one.0 == other.0);
    assert_eq!(known.len(), CATALOGUE.len(), "a code stands for two kinds of finding");
}
