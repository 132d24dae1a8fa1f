//! The table of common mistakes: what is said of each, and that what stands beside it is right.

use reglement_compiler::source::Source;
use reglement_documentation_tests::file;
use reglement_documentation_tests::markdown::{code, rows};
use reglement_documentation_tests::shown::{EXAMPLE, Shown, compiled};

/// Words that begin an item of a rule; anything else in the table is a statement.
const ITEMS: [&str; 18] = [
    "limit",
    "exclusion",
    "requirement",
    "ban",
    "permission",
    "duty",
    "penalty",
    "cure",
    "forced",
    "value",
    "price",
    "choice",
    "fog",
    "define",
    "chart",
    "except",
    "note",
    "see",
];

/// What is said of one line in the example game.
fn messages(game: &str, line: &str) -> Result<(), String> {
    let item = line.split(' ').next().is_some_and(|word| ITEMS.contains(&word.trim_end_matches(':')));
    let rules = if item { format!("{game}\nrule 5.1 \"Stacking\"\n  {line}\n") } else { format!("{game}\n{line}\n") };
    compiled(&[Source::new(EXAMPLE, &rules)], 0).map(|_| ())
}

#[test]
fn each_mistake_is_told_and_each_correction_is_right() {
    let page = file("LANGUAGE.md");
    let shown = Shown::read(&page);
    let game = shown.example();
    let rows = rows(&page, "Common mistakes");
    assert!(rows.len() >= 20, "{} rows", rows.len());
    let mut faults = Vec::new();
    for row in &rows {
        let [wrong, message, right] = row.as_slice() else {
            faults.push(format!("{row:?} has not three cells"));
            continue;
        };
        match (code(wrong).first(), code(right).first()) {
            (Some(wrong), Some(right)) => {
                match messages(game, wrong) {
                    Err(said) if said.contains(message.as_str()) => {}
                    said => faults.push(format!("{wrong}\nis not told as “{message}”: {said:?}")),
                }
                if let Err(said) = messages(game, right) {
                    faults.push(format!("{right}\nis not right:\n{said}"));
                }
            }
            _ => faults.push(format!("{row:?} has no code")),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}
