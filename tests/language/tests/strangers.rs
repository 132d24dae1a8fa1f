//! Names that a ruleset does not know, or knows as something else, and what is said about them.

use reglement_compiler::compile;
use reglement_compiler::diagnostics::{Style, render};
use reglement_language_tests::{files, here, source};

#[test]
fn what_was_meant_is_told() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots/strangers"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let fixtures = files(&here().join("fixtures/strangers"), "rules");
    assert!(!fixtures.is_empty());
    for path in &fixtures {
        let source = source(path);
        let told = compile(std::slice::from_ref(&source)).expect_err("a ruleset with unknown names");
        let name = source.name.trim_end_matches(".rules").to_owned();
        let messages = render(&told, std::slice::from_ref(&source), Style::Plain);
        settings.bind(|| insta::assert_snapshot!(name, messages));
    }
}
