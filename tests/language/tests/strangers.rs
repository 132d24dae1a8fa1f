//! Rulesets that can be read and yet mean nothing: names that are unknown or known as something else, and whatever else
//! does not fit together. Each file in `fixtures/strangers` and `fixtures/meanings`, and what is said about it.
#![allow(clippy::expect_used, reason = "a test stops where a fixture has no mistakes")]

use reglement_compiler::compile;
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::syntax::from_text;
use reglement_language_tests::{files, here, source};

fn what_is_said(folder: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let fixtures = files(&here().join("fixtures").join(folder), "rules");
    assert!(!fixtures.is_empty());
    for path in &fixtures {
        let source = source(path);
        let (_, misread) = from_text::read(&source, 0);
        assert!(
            misread.is_empty(),
            "{}: {}",
            source.name,
            render(&misread, std::slice::from_ref(&source), Style::Plain)
        );
        let told = compile(std::slice::from_ref(&source)).expect_err("a ruleset with mistakes");
        let name = source.name.trim_end_matches(".rules").to_owned();
        let messages = render(&told, std::slice::from_ref(&source), Style::Plain);
        settings.bind(|| insta::assert_snapshot!(name, messages));
    }
    let snapshots = files(&here().join("snapshots").join(folder), "snap");
    assert_eq!(snapshots.len(), fixtures.len(), "a snapshot whose fixture is gone");
}

#[test]
fn what_was_meant_is_told() {
    what_is_said("strangers");
}

#[test]
fn what_does_not_fit_together_is_told() {
    what_is_said("meanings");
}
