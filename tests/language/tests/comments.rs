//! Printing loses no comment.

use reglement_compiler::syntax::print;
use reglement_language_tests::{files, here, read, source, top};

/// The comments of a text, sorted: those beside a line move above it.
fn comments(text: &str) -> Vec<String> {
    let mut comments = Vec::new();
    let mut in_text = false;
    for line in text.lines() {
        let mut comment = None;
        for (at, character) in line.char_indices() {
            match character {
                '"' => in_text = !in_text,
                '#' if !in_text => {
                    comment = line.get(at + 1..);
                    break;
                }
                _ => {}
            }
        }
        comments.extend(comment.map(|comment| comment.trim().to_owned()));
    }
    comments.sort();
    comments
}

#[test]
fn every_comment_is_printed() {
    let fixtures = files(&here().join("fixtures/good"), "rules");
    for path in fixtures.into_iter().chain(files(&top().join("rulesets"), "rules")) {
        let source = source(&path);
        let (document, told) = read(&source.text);
        if told.is_empty() {
            assert_eq!(comments(&source.text), comments(&print::document(&document)), "{}", source.name);
        }
    }
}
