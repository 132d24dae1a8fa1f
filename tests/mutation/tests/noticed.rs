//! A mistake in a shipped ruleset would be noticed: its bounds, conditions, exceptions and figures are changed one by
//! one, and some case has to fail.
#![allow(clippy::unwrap_used, reason = "a test stops where a ruleset cannot be tried")]

use std::thread;

use reglement_analysis::mutation::{Grain, Mutation};
use reglement_cases::Case;
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

/// The changes that no case notices, if they are too many.
fn shortcomings(together: &Together) -> Option<String> {
    let rulesets: Vec<(&Tables, &[Case])> =
        together.rulesets.iter().map(|(tables, cases)| (*tables, cases.as_slice())).collect();
    let mutation = Mutation::of(&rulesets, Grain::Conditions);
    let enough = mutation.total() > 0 && mutation.per_mille() >= AT_LEAST && mutation.failing.is_empty();
    (!enough).then(|| format!("{}: {}", together.folder, mutation.words()))
}
