//! What is printed is read again as the same tree, and printing once is enough.

#![allow(clippy::panic, reason = "a test ends by it")]

use reglement_compiler::syntax::print;
use reglement_language_tests::{files, here, read, shape, source, top};

fn round_trip(name: &str, text: &str) {
    let (document, told) = read(text);
    assert!(told.is_empty(), "{name}: {told:#?}");
    let printed = print::document(&document);
    let (again, told) = read(&printed);
    assert!(told.is_empty(), "{name}, printed: {told:#?}\n{printed}");
    similar(name, &shape(&document), &shape(&again), &printed);
    similar(name, &printed, &print::document(&again), &printed);
}

fn similar(name: &str, left: &str, right: &str, printed: &str) {
    if left != right {
        let different = left.lines().zip(right.lines()).enumerate().find(|(_, (left, right))| left != right);
        panic!("{name}: {different:#?}\n{printed}");
    }
}

#[test]
fn rulesets() {
    for path in files(&top().join("rulesets"), "rules") {
        let source = source(&path);
        let (_, told) = read(&source.text);
        // A ruleset with a mistake is another test's business.
        if told.is_empty() {
            round_trip(&source.name, &source.text);
        }
    }
}

#[test]
fn fixtures() {
    let fixtures = files(&here().join("fixtures/good"), "rules");
    assert!(!fixtures.is_empty());
    for path in fixtures {
        let source = source(&path);
        round_trip(&source.name, &source.text);
    }
}
