//! A mistake in a shipped ruleset would be noticed: its bounds, conditions, exceptions and figures are changed one by
//! one, and some case has to fail.
#![allow(clippy::unwrap_used, reason = "a test stops where a ruleset cannot be tried")]

use std::thread;

use reglement_analysis::mutation::{Family, Grain, Mutation, mutants};
use reglement_cases::Case;
use reglement_compiler::listing::listing;
use reglement_engine::table::Tables;
use reglement_mutation_tests::{Together, shipped};

/// Of a thousand changes to a ruleset.
const AT_LEAST: usize = 950;

#[test]
fn cases_notice_nearly_every_change_to_a_ruleset() {
    let shipped = shipped();
    let short: Vec<String> = thread::scope(|scope| {
        let tried: Vec<_> = shipped.iter().map(|together| scope.spawn(|| shortcomings(together))).collect();
        tried.into_iter().filter_map(|tried| tried.join().unwrap()).collect()
    });
    assert!(short.is_empty(), "{}", short.concat());
}

/// Each figure of a chart, by itself: a case that repeats every cell would be worth little, but none changes unseen, since the
/// listing that is kept of each ruleset shows them all.
#[test]
fn every_changed_figure_of_a_chart_shows_in_the_listing() {
    let mut figures = 0;
    for (tables, _) in shipped().iter().flat_map(|together| &together.rulesets) {
        let listed = listing(tables);
        for mutant in mutants(tables).filter(|mutant| mutant.told.family == Family::Cell) {
            assert_ne!(listing(&mutant.made_in(tables)), listed, "{}: {}", tables.head.name, mutant.told.what);
            figures += 1;
        }
    }
    assert!(figures > 100, "{figures}");
}

/// The changes that no case notices, if they are too many.
fn shortcomings(together: &Together) -> Option<String> {
    let rulesets: Vec<(&Tables, &[Case])> =
        together.rulesets.iter().map(|(tables, cases)| (*tables, cases.as_slice())).collect();
    let mutation = Mutation::of(&rulesets, Grain::Conditions);
    let enough = mutation.total() > 0 && mutation.per_mille() >= AT_LEAST && mutation.failing.is_empty();
    (!enough).then(|| format!("{}: {}", together.folder, mutation.words()))
}
