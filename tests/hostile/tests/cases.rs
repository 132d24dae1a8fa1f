//! Case files that nobody would write: read or refused with a place, judged or not, and never without bounds.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use reglement_cases::{CaseFile, Fault, Need, check};
use reglement_compiler::compile;
use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

const RULES: &str = "ruleset hostile
  title \"Hostile\"

place called hex has
  clear: yes or no, usually yes

counter has
  kind: one of unit, marker, usually unit
  strength: number, usually 1

act halt
  unit: counter
  at the end rest

moment rest

rule 1 \"Stacking\"
  define unit is a counter where kind is unit
  limit weight at rest: at most 10 strength of units
  exclusion markers at rest: unit may not share with counter where kind is marker
";

fn tables() -> Tables {
    compile(&[Source::new("hostile.rules", RULES)]).unwrap()
}

fn faults(text: &str) -> Vec<Fault> {
    let (file, mut faults) = CaseFile::from_text(text, Need::Position);
    let tables = tables();
    for entry in &file.entries {
        faults.extend(entry.read(&tables, Need::Position).err().unwrap_or_default());
    }
    assert!(faults.iter().all(|fault| fault.place.line > 0 && fault.place.column > 0), "{faults:?}");
    faults
}

fn first(text: &str) -> String {
    faults(text).first().map(ToString::to_string).unwrap_or_default()
}

/// Why the first case cannot be judged.
fn refused(text: &str) -> String {
    let tables = tables();
    let case = CaseFile::from_text(text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    check::verdict(&check::judge_of(&case, &tables), &case).unwrap_err()
}

#[test]
fn short_texts_that_stand_for_too_much() {
    let many = "{n: 10000}, ".repeat(31);
    let told = first(&format!("- id: a\n  counters: [{many}]\n  moment: rest\n"));
    assert_eq!(told, "1:7: `a` holds 310001 places and counters, and a case may hold 300000");
    let grids: String =
        (0..20).map(|case| format!("- id: c{case}\n  grid: {{radius: 250}}\n  moment: rest\n")).collect();
    let (file, told) = CaseFile::from_text(&grids, Need::Position);
    assert_eq!((file.entries.len(), told.len()), (5, 1));
    assert_eq!(told[0].place.line, 16);
    assert!(first("- grid: {radius: 251}\n  moment: rest\n").contains("from 0 to 250"));
    assert!(!faults("- grid: {radius: 18446744073709551615}\n  moment: rest\n").is_empty());
}

#[test]
fn aliases_multiply_nothing() {
    let mut text = "a0: &a0 [x]\n".to_owned();
    for level in 1..40 {
        let ten = vec![format!("*a{}", level - 1); 10].join(", ");
        text.push_str(&format!("a{level}: &a{level} [{ten}]\n"));
    }
    let told = faults(&text);
    assert_eq!(told.iter().filter(|fault| fault.message.contains("`*`")).count(), 390);
    assert_eq!(told.iter().filter(|fault| fault.message.contains("`&`")).count(), 40);
}

#[test]
fn what_stands_twice_is_told_for_any_number() {
    let fields = "  strength: 1\n".repeat(500);
    let told =
        faults(&format!("- id: a\n  counters:\n  - id: b\n  {}\n  moment: rest\n", fields.replace('\n', "\n  ")));
    assert_eq!(told.len(), 499, "{:?}", told.first());
    let cases = "- {id: a, moment: rest}\n".repeat(20_000);
    let told = CaseFile::from_text(&cases, Need::Position).1;
    assert_eq!(told.len(), 19_999);
    assert!(told.iter().all(|fault| fault.message.ends_with("first in line 1")));
}

#[test]
fn numbers_at_the_edge() {
    for number in ["-2147483648", "2147483647", "100001", "-100001"] {
        let told = first(&format!("- hexes: [{{axial: [{number}, 0]}}]\n  moment: rest\n"));
        assert!(told.contains("coordinates are two whole numbers"), "{number}: {told}");
    }
    for number in ["9223372036854775808", "1/0", "-9223372036854775809", "1e9", "0x10", "００"] {
        let told = faults(&format!("- counters: [{{strength: {number}}}]\n  moment: rest\n"));
        assert_eq!(told.len(), 1, "{number}");
    }
}

#[test]
fn a_sum_that_overflows_is_no_verdict() {
    let strong = "{strength: 9223372036854775807}";
    let why = refused(&format!("- counters: [{strong}, {strong}]\n  moment: rest\n"));
    assert_eq!(why, "The number is too large to reckon with in the hex, under rule 1 weight (hostile, line 19).");
    let weak = "{strength: -9223372036854775808}";
    assert!(!refused(&format!("- counters: [{weak}, {weak}]\n  moment: rest\n")).is_empty());
}

#[test]
fn thousands_of_counters_are_judged_or_it_is_said_that_they_are_too_many() {
    let tables = tables();
    let judged = |number: usize| {
        let text = format!("- {{id: a, counters: [{{n: {number}}}], moment: rest}}\n");
        let case = CaseFile::from_text(&text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
        let verdict = check::verdict(&check::judge_of(&case, &tables), &case)?;
        assert_eq!(verdict.broken().len(), 1);
        Ok::<_, String>(verdict.words(&tables, &case.position, &case.asked))
    };
    assert!(judged(2_000).unwrap().contains("2000"));
    // Each with each: a hundred million pairs.
    assert_eq!(
        judged(10_000).unwrap_err(),
        "There is too much to work out in the hex, under rule 1 markers (hostile, line 20)."
    );
}

#[test]
fn invisible_characters_are_refused_with_their_place() {
    for character in ['\0', '\u{1b}', '\u{202e}', '\u{2069}'] {
        let told = first(&format!("- id: a\n  why: \"b{character}c\"\n  moment: rest\n"));
        assert_eq!(told, format!("2:10: a character that is not text (U+{:04X})", u32::from(character)));
    }
}

#[test]
fn a_quotation_mark_too_few_at_the_start() {
    let whole = "- id: \"a\"\n  why: \"b\"\n  counters: [{id: \"c\", kind: \"unit\"}]\n  moment: \"rest\"\n";
    // Without the first of a pair, the second is a letter of the word.
    for (number, (mark, _)) in whole.match_indices('"').enumerate() {
        let mut text = whole.to_owned();
        text.remove(mark);
        let read = faults(&text).is_empty();
        assert!(!read || number % 2 == 0, "{text}");
    }
}
