//! Report 41: rulesets cut off anywhere and indented wrongly are read to their end, with a message that names a line.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use reglement_compiler::compile;
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::source::Source;
use reglement_field_fault_tests::sources;

/// Whether a text is a ruleset; if it is none, every message names a line of it.
fn is_read(text: &str) -> bool {
    let source = Source::new("spoiled.rules", text);
    match compile(std::slice::from_ref(&source)) {
        Ok(_) => true,
        Err(told) => {
            assert!(!told.is_empty(), "refused without a word:\n{text}");
            let words = render(&told, &[source], Style::Plain);
            assert_eq!(words.matches("--> spoiled.rules:").count(), told.len(), "{words}");
            false
        }
    }
}

#[test]
fn spoiled_rulesets_are_read_to_their_end() {
    let whole = sources().into_iter().find(|source| source.name == "turns.rules").unwrap().text;
    assert!(is_read(&whole));
    let mut refused = 0;
    for (cut, _) in whole.match_indices(" ").step_by(5) {
        refused += u32::from(!is_read(&whole[..cut]));
    }
    let lines: Vec<&str> = whole.lines().collect();
    for number in 0..lines.len() {
        for indentation in ["", "   "] {
            let mut spoiled = lines.clone();
            let line = format!("{indentation}{}", spoiled[number].trim_start());
            spoiled[number] = &line;
            refused += u32::from(!is_read(&(spoiled.join("\n") + "\n")));
        }
    }
    assert!(refused > 100, "{refused}");
}
