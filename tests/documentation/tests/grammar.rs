//! LANGUAGE.md beside the grammar: its words, and its formal reference.

use std::collections::BTreeSet;

use reglement_documentation_tests::file;
use reglement_documentation_tests::grammar::Grammar;
use reglement_documentation_tests::markdown::{blocks, code, prose, rows};

/// The section that lists the words that cannot be names.
const WORDS: &str = "Words of the language";
/// The section that holds the grammar itself.
const REFERENCE: &str = "Formal reference";

fn grammar() -> Grammar {
    Grammar::read(&file("grammar/reglement.pest"))
}

fn words_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-')).filter(|word| !word.is_empty())
}

#[test]
fn every_word_of_the_grammar_is_explained() {
    let page = file("LANGUAGE.md");
    // What is listed or derived does not explain.
    let explaining = page.split(&format!("\n## {WORDS}")).next().unwrap_or_default();
    let mut explained: BTreeSet<&str> = BTreeSet::new();
    for (_, line) in prose(explaining) {
        explained.extend(code(line).into_iter().flat_map(words_in));
    }
    for block in blocks(explaining).iter().filter(|block| block.kind == "reglement") {
        explained.extend(words_in(block.text));
    }
    let grammar = grammar();
    let missing: Vec<&str> = grammar.words().into_iter().filter(|word| !explained.contains(word)).collect();
    assert!(grammar.words().len() > 100, "{} words", grammar.words().len());
    assert!(missing.is_empty(), "LANGUAGE.md does not show {missing:?}");
}

#[test]
fn the_table_of_words_holds_those_that_cannot_be_names() {
    let page = file("LANGUAGE.md");
    let rows = rows(&page, WORDS);
    let listed: Vec<&str> = rows.iter().filter_map(|row| row.first()).flat_map(|cell| code(cell)).collect();
    let table: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(table.len(), listed.len(), "a word is listed twice");
    let grammar = grammar();
    let reserved: BTreeSet<&str> = grammar.reserved().into_iter().collect();
    assert!(reserved.len() > 50, "{reserved:?}");
    assert_eq!(table, reserved);
}

#[test]
fn the_formal_reference_is_that_of_the_grammar() {
    let page = file("LANGUAGE.md");
    let shown: String =
        blocks(&page).iter().filter(|block| block.section == REFERENCE).map(|block| block.text).collect();
    let reference = grammar().reference();
    let different: Vec<&str> = reference.lines().filter(|line| !shown.lines().any(|other| other == *line)).collect();
    assert!(
        shown == reference,
        "the block of “{REFERENCE}” is out of step; new or changed are\n{}\n\nand the whole is\n\n{reference}",
        different.join("\n")
    );
}
