//! What asking whether something is lawful takes of the heap, on a board that is kept.
#![allow(clippy::unwrap_used, reason = "a test stops where what it needs is not there")]

use std::fs;

use allocation_counter::measure;
use reglement_cases::{CaseFile, Need, check};
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::Asked;
use reglement_ruleset_tests::{compiled, rulesets};

/// How often the heap was asked for memory; nothing if the answer was not that it is lawful.
fn taken(judge: &Judge<'_>, board: &Board<'_>, asked: &Asked) -> Option<u64> {
    let mut lawful = false;
    let taken = measure(|| lawful = judge.is_lawful_on(board, asked) == Ok(true));
    lawful.then_some(taken.count_total)
}

#[test]
fn most_lawful_acts_take_no_memory_and_the_others_little() {
    let folder = rulesets().join("wacht-am-rhein");
    let text = fs::read_to_string(folder.join("wacht-am-rhein.rules")).unwrap();
    let tables = compiled("wacht-am-rhein.rules", &text).unwrap();
    let mut all = Vec::new();
    for file in fs::read_dir(folder.join("cases")).unwrap() {
        let (cases, _) = CaseFile::from_text(&fs::read_to_string(file.unwrap().path()).unwrap(), Need::Expectation);
        for case in cases.entries.iter().filter_map(|entry| entry.read(&tables, Need::Expectation).ok()) {
            let board = Board::new(&case.position);
            all.extend(taken(&check::judge_of(&case, &tables), &board, &case.asked));
        }
    }
    let none = all.iter().filter(|taken| **taken == 0).count();
    // Some are for who is exempted, and for the shares of a limit for each kind of something.
    assert!(all.len() >= 70 && none * 100 >= all.len() * 85 && all.iter().all(|taken| *taken <= 16), "{all:?}");
}
