//! The editions of one game: of each clause that differs a position, judged again by both, or the reason why there is none.
#![allow(clippy::unwrap_used, reason = "a test stops where a shipped ruleset cannot be read")]

use std::fs;

use reglement_analysis::effect::{self, ClauseEffect, MOST_POSITIONS, Turn, effects_within};
use reglement_cases::check::{judge_of, verdict};
use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_engine::table::Tables;
use reglement_engine::verdict::VerdictKind;
use reglement_ruleset_tests::{edited, rulesets};

#[test]
fn each_clause_that_differs_has_a_position_or_a_reason() {
    let old = edited("the-cossacks-are-coming", &[]).unwrap();
    let cases = cases_of(&old, None);
    for layer in ["mission-orders-1999", "retire-for-infantry"] {
        let new = edited(layer, &[]).unwrap();
        let own = cases_of(&new, Some(layer));
        let found = effects_within(&old, &new, MOST_POSITIONS, [&cases, &own]);
        let text = effect::text(&found);
        assert!(!found.clauses.is_empty());
        for clause in &found.clauses {
            let told = !clause.witnesses.is_empty() || !clause.settled_by.is_empty() || is_asked_again(clause);
            assert!(told, "{layer}: {} {}\n{text}", clause.rule, clause.clause);
            for witness in clause.witnesses.iter().filter(|witness| !witness.hidden && witness.turn != Turn::Otherwise)
            {
                let [was, is] = [&old, &new].map(|tables| is_unlawful(&witness.case, tables));
                let expected = witness.turn == Turn::NewlyUnlawful;
                assert!(was.is_none_or(|was| was != expected), "{layer}: {}", witness.case);
                assert_eq!(is, Some(expected), "{layer}: {}", witness.case);
            }
        }
    }
}

/// A duty if possible that stays as it is, and is looked at again since other clauses bar other ways: nothing need come of it.
fn is_asked_again(clause: &ClauseEffect) -> bool {
    clause.kind == "duty" && clause.because.iter().all(|part| !part.starts_with("duty"))
}

/// The cases of the game that name a layer, or none.
fn cases_of(tables: &Tables, layer: Option<&str>) -> Vec<Case> {
    let folder = rulesets().join("the-cossacks-are-coming/cases");
    let maps = Maps::new(|path| fs::read_to_string(folder.join(path)).map_err(|why| why.to_string()));
    let mut cases = Vec::new();
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        for entry in CaseFile::from_text(&text, Need::Expectation).0.entries {
            if entry.ruleset.as_deref() == layer {
                cases.push(entry.read_on(tables, Need::Expectation, &maps).unwrap());
            }
        }
    }
    cases
}

/// None where the ruleset has no words for the case.
fn is_unlawful(case: &str, tables: &Tables) -> Option<bool> {
    let (file, faults) = CaseFile::from_text(case, Need::Position);
    assert!(faults.is_empty(), "{case}");
    let case = file.entries[0].read(tables, Need::Position).ok()?;
    Some(verdict(&judge_of(&case, tables), &case).unwrap().kind == VerdictKind::Illegal)
}
