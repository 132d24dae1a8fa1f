//! What is left of a verdict when the rules change, where a counter may still go, and what a side is not told.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_cases::json;
use reglement_compiler::source::Source;
use reglement_engine::judge::Judge;
use reglement_engine::position::Asked;
use reglement_engine::verdict::VerdictKind;
use reglement_field_fault_tests::{cases, cases_of, compiled, sources};

/// Report 47: with the limit raised by one, nothing is left of the old verdict.
#[test]
fn a_raised_limit_leaves_nothing_of_the_old_verdict() {
    let printed = compiled(&sources());
    let raised: Vec<Source> = sources()
        .iter()
        .map(|source| {
            Source::new(
                source.name.clone(),
                &source.text.replace("limit places at exchanged: at most 2", "limit places at exchanged: at most 3"),
            )
        })
        .collect();
    let raised = compiled(&raised);
    let written = cases().into_iter().find(|written| written.entry.id == "fault-8b").unwrap();
    let words = |tables| {
        let case = written.read(tables);
        let tables = &tables[&written.ruleset];
        let verdict = verdict(&judge_of(&case, tables), &case).unwrap();
        (verdict.kind, verdict.words(tables, &case.position, &case.asked))
    };
    let (before, old) = words(&printed);
    let (after, new) = words(&raised);
    assert_eq!((before, after), (VerdictKind::Illegal, VerdictKind::Legal));
    assert!(old.contains("at most 2 are allowed"), "{old}");
    assert!(!new.contains("at most 2") && new.contains("at most 3 are allowed"), "{new}");
}

const CORNERED: &str = r#"
- id: open
  hexes: [{id: a, next: [b, c]}, {id: b}, {id: c}]
  counters: [{id: first, at: a}, {id: second, at: a}, {id: sick, kind: plague, at: b}]
  act: {type: move, unit: first, path: [c]}
  expect: {verdict: legal}
- id: cornered
  hexes: [{id: a, next: [b]}, {id: b}]
  counters: [{id: first, at: a}, {id: second, at: a}, {id: sick, kind: plague, at: b}]
  act: {type: move, unit: first, path: [b]}
  expect: {verdict: illegal}
"#;

/// Report 16: a counter that may not form line where it is gets told where it may go instead, or that there is no way.
#[test]
fn ways_out_are_told_or_that_there_are_none() {
    let tables = compiled(&sources());
    let ways_out = |number: usize| {
        let written = cases_of("movement", CORNERED).swap_remove(number);
        let case = written.read(&tables);
        assert_eq!(check(&case, &tables["movement"]), Outcome::Passed);
        let Asked::Act(act) = &case.asked else { unreachable!("a case of a move") };
        let moves = Judge::new(&tables["movement"]).lawful_ends(&case.position, act).unwrap();
        assert!(moves.complete);
        let ends = moves.ends.iter().filter(|end| !end.path.is_empty());
        ends.map(|end| case.position.places[end.place as usize].id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(ways_out(0), ["c"]);
    assert!(ways_out(1).is_empty());
}

/// Report 11: a verdict for one player does not give away what is concealed from that player, in words or as data.
#[test]
fn a_verdict_for_one_player_names_nothing_concealed() {
    let tables = compiled(&sources());
    let told = |id: &str| {
        let written = cases().into_iter().find(|written| written.entry.id == id).unwrap();
        let case = written.read(&tables);
        let tables = &tables[&written.ruleset];
        let verdict = verdict(&judge_of(&case, tables), &case).unwrap();
        let data = json::verdict(&verdict, tables, &case.position, &case.asked);
        verdict.words(tables, &case.position, &case.asked) + &serde_json::to_string(&data).unwrap()
    };
    assert!(told("fault-11a").contains("theirs"));
    assert!(!told("fault-11b").contains("theirs"));
}
