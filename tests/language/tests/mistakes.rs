//! Every file in `fixtures/mistakes`, and what is said about it.

use std::collections::BTreeSet;

use reglement_compiler::diagnostics::{Style, pages, render};
use reglement_compiler::syntax::from_text;
use reglement_language_tests::{files, here, source};

#[test]
fn mistakes_are_told_in_the_words_of_the_designer() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots/mistakes"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let fixtures = files(&here().join("fixtures/mistakes"), "rules");
    assert!(!fixtures.is_empty());
    let mut codes = BTreeSet::new();
    for path in &fixtures {
        let source = source(path);
        let (_, told) = from_text::read(&source, 0);
        assert!(!told.is_empty(), "{} has no mistake", source.name);
        codes.extend(told.iter().map(|told| told.code()));
        let name = source.name.trim_end_matches(".rules").to_owned();
        let messages = render(&told, std::slice::from_ref(&source), Style::Plain);
        let text = format!("{}\n{}\n{messages}", source.text, "─".repeat(100));
        settings.bind(|| insta::assert_snapshot!(name, text));
    }
    let snapshots = files(&here().join("snapshots/mistakes"), "snap");
    assert_eq!(snapshots.len(), fixtures.len(), "a snapshot whose fixture is gone");

    // Those of reading have codes below R0100; some are no matter of words.
    let without: Vec<&str> =
        pages().iter().map(|page| page.code).filter(|code| *code < "R0100" && !codes.contains(code)).collect();
    assert_eq!(without, ["R0001", "R0002", "R0003", "R0021"], "a diagnostic without a fixture");
}
