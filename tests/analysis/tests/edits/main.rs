//! Single edits of shipped rulesets: the smallest position whose verdict turns, found by the analysis and by trying them
//! all.
#![allow(clippy::unwrap_used, reason = "a test stops where an edit does not compile")]

mod axis_empires;
mod battle_for_moscow;
mod la_bataille;
mod rewrites;
mod smaller_games;
mod the_cossacks_are_coming;
mod wacht_am_rhein;

use std::collections::BTreeMap;

use reglement_analysis::effect::{self, Effects, effects};
use reglement_analysis_tests::Turn::{NewlyLawful, NewlyUnlawful};
use reglement_analysis_tests::{Ground, Size, Turn, size};
use reglement_cases::{CaseFile, Need};
use reglement_engine::table::Tables;
use reglement_ruleset_tests::edited;

/// One edit, and the fewest counters with which a verdict turns this way or that.
struct Edit {
    ruleset: &'static str,
    old: &'static str,
    new: &'static str,
    turns: &'static [(Turn, usize)],
    ground: &'static Ground,
}

/// By the analysis, and by trying all positions of its ground.
fn each_gives_the_smallest_true_witness(edits: &[Edit]) {
    for edit in edits {
        let told = format!("{}: {} → {}", edit.ruleset, edit.old.trim(), edit.new.trim());
        let (before, after) =
            (edited(edit.ruleset, &[]).unwrap(), edited(edit.ruleset, &[(edit.old, edit.new)]).unwrap());
        let expected: BTreeMap<Turn, usize> = edit.turns.iter().copied().collect();
        let found = effects(&before, &after);
        let by_analysis = by_analysis(&found, &before, &after);
        assert_eq!(counters(&by_analysis), expected, "by the analysis: {told}\n{}", effect::text(&found));
        // Where nothing turns one way, positions as large as those that turn the other way are enough.
        let most = expected.values().copied().max().unwrap_or(1);
        let mut tried = edit.ground.turns(&before, &after, most);
        tried.remove(&Turn::Otherwise);
        assert_eq!(counters(&tried), expected, "by trying all: {told}");
        // With as many counters, too, none is plainer.
        assert!(
            by_analysis.iter().all(|(turn, size)| *size <= tried[turn]),
            "{told}: {by_analysis:?}, tried {tried:?}\n{}",
            effect::text(&found)
        );
    }
}

fn counters(turns: &BTreeMap<Turn, Size>) -> BTreeMap<Turn, usize> {
    turns.iter().map(|(turn, size)| (*turn, size[0])).collect()
}

/// The smallest of the positions that are told and that no other rule hides.
fn by_analysis(found: &Effects, old: &Tables, new: &Tables) -> BTreeMap<Turn, Size> {
    let mut turns = BTreeMap::new();
    for witness in found.clauses.iter().flat_map(|clause| &clause.witnesses).filter(|witness| !witness.hidden) {
        let turn = match witness.turn {
            effect::Turn::NewlyUnlawful => NewlyUnlawful,
            effect::Turn::NewlyLawful => NewlyLawful,
            effect::Turn::Otherwise => continue,
        };
        let entry = CaseFile::from_text(&witness.case, Need::Position).0.entries.remove(0);
        let read = |tables: &Tables| Some((entry.read(tables, Need::Position).ok()?, tables.clone()));
        let (case, tables) = read(new).or_else(|| read(old)).unwrap();
        let size = size(&tables, &case.position, &case.asked);
        turns.entry(turn).and_modify(|least: &mut Size| *least = size.min(*least)).or_insert(size);
    }
    turns
}
