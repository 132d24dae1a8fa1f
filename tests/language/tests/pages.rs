//! The catalogue of diagnostics: codes, and the pages with their examples.

use std::collections::BTreeMap;

use reglement_compiler::diagnostics::{Page, page, pages};
use reglement_language_tests::read;

/// Codes that reading a ruleset can give; the others need more than its syntax.
const OF_SYNTAX: &str = "R0";
const OF_MEANING: &str = "R01";

/// Codes without an example that can be written down.
const WITHOUT_EXAMPLE: [&str; 6] = ["R0001", "R0002", "R0003", "R0005", "R0015", "R0021"];

/// The examples under a heading of a page.
fn examples<'p>(page: &'p Page, heading: &str) -> Vec<&'p str> {
    let Some((_, section)) = page.text.split_once(&format!("## {heading}\n")) else { return Vec::new() };
    let section = section.split("\n## ").next().unwrap_or_default();
    section.split("```rules\n").skip(1).filter_map(|example| example.split("```").next()).collect()
}

#[test]
fn no_code_is_used_twice() {
    let mut titles: BTreeMap<&str, &str> = BTreeMap::new();
    for page in pages() {
        let digits = page.code.strip_prefix('R').unwrap_or_default();
        assert!(digits.len() == 4 && digits.chars().all(|digit| digit.is_ascii_digit()), "{}", page.code);
        assert_eq!(titles.insert(page.code, page.title), None, "{} is used twice", page.code);
    }
}

#[test]
fn every_page_says_what_is_wrong_and_what_to_do() {
    for page in pages() {
        let first = page.text.lines().next().unwrap_or_default();
        assert!(first.ends_with('.'), "{}: the first line is a sentence: {first}", page.code);
        assert!(page.text.contains("## Instead"), "{} says nothing to do instead", page.code);
        assert!(page.title.starts_with(|letter: char| letter.is_lowercase() || letter == '`'), "{}", page.code);
    }
}

#[test]
fn a_page_is_found_by_its_code() {
    assert_eq!(page("r0004").map(|page| page.title), Some("a text is not closed"));
    assert_eq!(page("R9999"), None);
}

#[test]
fn wrong_examples_are_told_as_such_and_right_ones_can_be_read() {
    for page in pages() {
        let wrong = examples(&page, "Example");
        let right = examples(&page, "Instead");
        let syntax = page.code.starts_with(OF_SYNTAX) && !page.code.starts_with(OF_MEANING);
        if syntax && !WITHOUT_EXAMPLE.contains(&page.code) {
            assert!(!wrong.is_empty(), "{} has no example", page.code);
        }
        for example in wrong {
            let (_, told) = read(example);
            let codes: Vec<&str> = told.iter().map(|told| told.code()).collect();
            // An example of a mistake in meaning can be read.
            let expected = if syntax { vec![page.code] } else { Vec::new() };
            assert_eq!(codes, expected, "{}:\n{example}", page.code);
        }
        for example in right {
            let (_, told) = read(example);
            assert!(told.is_empty(), "{}:\n{example}{told:#?}", page.code);
        }
    }
}
