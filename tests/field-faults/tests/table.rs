//! `faults.md`: every report has a line, what a line points to is there, and nothing here is left out of it.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::collections::{BTreeMap, BTreeSet};

use reglement_field_fault_tests::{REPORTS, cases, files, here, name, text};

/// The lines of the table by their report: what stands in the last column.
fn lines() -> BTreeMap<u32, String> {
    let page = text(&here().join("faults.md"));
    let mut lines = BTreeMap::new();
    for row in page.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let mut cells = row.trim_matches('|').split('|').map(str::trim);
        let number = cells.next().and_then(|cell| cell.parse().ok()).unwrap();
        assert!(cells.next().is_some_and(|title| !title.is_empty()), "{row}");
        let caught = cells.next().unwrap().to_owned();
        assert_eq!(cells.next(), None, "{row}");
        assert_eq!(lines.insert(number, caught), None, "report {number} stands twice");
    }
    lines
}

/// What stands in code in a text.
fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The report that an id or a file belongs to: `fault-13a` and `13-name.rules` to 13.
fn report(name: &str) -> u32 {
    let digits = name.trim_start_matches("fault-");
    let end = digits.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap()
}

#[test]
fn every_report_has_a_line() {
    assert_eq!(lines().into_keys().collect::<Vec<_>>(), REPORTS);
}

#[test]
fn every_line_points_to_something_that_is_there() {
    let ids: BTreeSet<String> = cases().into_iter().map(|written| written.entry.id).collect();
    let root = here().join("../..");
    for (number, caught) in lines() {
        // What a gap shows is no pointer.
        let caught_by = caught.split("**Gap**").next().unwrap_or_default();
        let mut pointers = 0;
        let mut test_file = String::new();
        for word in code(caught_by) {
            if word.starts_with("fault-") {
                assert!(ids.contains(word) && report(word) == number, "{number}: {word}");
            } else if word.starts_with("rejected/") || word.starts_with("misread/") {
                let file = text(&here().join(word));
                let code = format!("`{word}` ({})", file.get(2..7).unwrap_or_default());
                assert!(word.starts_with("misread/") || caught.contains(&code), "{number}: {code}");
            } else if word.ends_with(".rs") {
                test_file = text(&root.join(word));
                continue;
            } else if word.contains('_') {
                assert!(test_file.contains(&format!("#[test]\nfn {word}(")), "{number}: no test {word}");
            } else {
                continue;
            }
            pointers += 1;
        }
        assert!(pointers > 0 || caught.starts_with("**Gap**"), "{number} points to nothing: {caught}");
    }
}

#[test]
fn every_case_and_file_is_in_the_line_of_its_report() {
    let lines = lines();
    let told = |report: u32, word: &str| {
        let is_told = lines.get(&report).is_some_and(|line| code(line).contains(&word));
        assert!(is_told, "`{word}` does not stand in the line of report {report}");
    };
    for written in cases() {
        told(report(&written.entry.id), &written.entry.id);
    }
    for (folder, ending) in [("rejected", "rules"), ("misread", "yaml")] {
        for file in files(folder, ending) {
            told(report(&name(&file)), &format!("{folder}/{}", name(&file)));
        }
    }
}
