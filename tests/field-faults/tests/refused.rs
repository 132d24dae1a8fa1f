//! What must not compile does not, and what must not be judged is not: with the right message, at the right line, and no
//! second one.

use reglement_cases::check::{judge_of, verdict};
use reglement_cases::{CaseFile, Need};
use reglement_compiler::compile;
use reglement_compiler::source::Source;
use reglement_field_fault_tests::{compiled, files, name, sources, text};

/// What the first line of a file says before the colon, and after it.
fn first_line(text: &str) -> (&str, &str) {
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("# ").and_then(|line| line.split_once(": ")).unwrap_or((line, ""))
}

#[test]
fn every_rejected_ruleset_gives_its_code_at_its_line() {
    for path in files("rejected", "rules") {
        let text = text(&path);
        let told = match compile(&[Source::new(name(&path), &text)]) {
            Ok(_) => vec!["nothing".to_owned()],
            Err(diagnostics) => diagnostics
                .iter()
                .map(|told| {
                    let before = text.get(..told.span().start as usize).unwrap_or(&text);
                    format!("{} in line {}", told.code(), before.matches('\n').count() + 1)
                })
                .collect(),
        };
        assert_eq!(told, [first_line(&text).0], "{}", name(&path));
    }
}

#[test]
fn every_misread_position_is_refused_in_its_words() {
    let tables = compiled(&sources());
    for path in files("misread", "yaml") {
        let text = text(&path);
        let (place, words) = first_line(&text);
        let (file, faults) = CaseFile::from_text(&text, Need::Position);
        assert!(faults.is_empty(), "{}: {faults:?}", name(&path));
        let entry = &file.entries[0];
        let tables = &tables[entry.ruleset.as_deref().unwrap_or_default()];
        let (found, told) = match entry.read(tables, Need::Position) {
            Ok(case) => {
                let refused = verdict(&judge_of(&case, tables), &case).err();
                ("not judged".to_owned(), refused.unwrap_or_default())
            }
            Err(faults) => {
                assert_eq!(faults.len(), 1, "{}: {faults:?}", name(&path));
                (format!("in line {}", faults[0].place.line), faults[0].message.clone())
            }
        };
        assert_eq!(found, place, "{}", name(&path));
        assert!(told.contains(words), "{}: {told}", name(&path));
    }
}
