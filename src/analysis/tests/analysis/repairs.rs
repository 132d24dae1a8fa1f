use reglement_analysis::repair::repair;
use reglement_cases::check::judge_of;
use reglement_cases::{CaseFile, Need};

use super::tables;

const STACKING: &str = r#"rule 5.1 "Stacking"
  limit stack at rest: at most 3 units, at most 1 units where size is battalion
"#;

/// What puts the case right, and in words.
fn cures(case: &str) -> Option<(Vec<Vec<String>>, String)> {
    let tables = tables(STACKING);
    let (file, faults) = CaseFile::from_text(case, Need::Position);
    assert!(faults.is_empty(), "{faults:?}");
    let case = file.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked)?;
    let words = repair.words();
    Some((repair.move_out, words))
}

fn sets(sets: &[&[&str]]) -> Vec<Vec<String>> {
    sets.iter().map(|set| set.iter().map(|id| (*id).to_owned()).collect()).collect()
}

#[test]
fn one_counter_too_many() {
    let (found, words) = cures("counters: [{id: a}, {id: b}, {id: c}, {id: d}]\nmoment: rest\n").unwrap();
    assert_eq!(found, sets(&[&["a"], &["b"], &["c"], &["d"]]));
    assert!(words.starts_with("It would be lawful without a.\n"), "{words}");
}

#[test]
fn who_acts_stays_and_a_larger_set_holds_no_smaller_one() {
    let case = "counters: [{id: a, size: battalion}, {id: b, size: battalion}, {id: c}, {id: d}, {id: e}]
act: {type: finish-move, unit: a}
";
    let (found, words) = cures(case).unwrap();
    assert_eq!(found, sets(&[&["b", "c"], &["b", "d"], &["b", "e"]]));
    assert!(words.starts_with("It would be lawful without b and c.\n"), "{words}");
}

#[test]
fn a_lawful_position_needs_no_repair() {
    assert!(cures("counters: [{id: a}]\nmoment: rest\n").is_none());
}

#[test]
fn nothing_helps_where_who_acts_breaks_the_rule_alone() {
    let rule = "rule 5.2 \"Woods\"\n  ban woods at rest where terrain is woods: there is a unit here\n";
    let tables = tables(rule);
    let text = "hex: {terrain: woods}\ncounters: [{id: a}]\nact: {type: finish-move, unit: a}\n";
    let case = CaseFile::from_text(text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    assert!(repair.move_out.is_empty());
    assert_eq!(repair.words(), "No counter that could be moved out would make it lawful.\n");
}
