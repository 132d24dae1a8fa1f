//! Whether the cases of a ruleset would notice a mistake in it: each rule is changed in one place, and some case has to
//! fail.

mod codes;
mod mutants;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use reglement_cases::Case;
use reglement_cases::check::{Outcome, check};
use reglement_compiler::listing::listing;
use reglement_engine::table::Tables;
use serde::Serialize;

pub use mutants::{Family, Mutant, mutants};

/// How fine the changes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// A condition is dropped as a whole, and the figures of a chart change places.
    Conditions,
    /// Also each part of an `and` or `or`, and each figure of a chart by itself.
    Parts,
}

/// What became of the changes of one ruleset.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Mutation {
    /// Changes that a case notices.
    pub killed: usize,
    /// Those that no case notices, and that show in the listing.
    pub listed: Vec<Survivor>,
    /// Those that nothing notices.
    pub survivors: Vec<Survivor>,
    /// Cases that fail already, which tell nothing.
    pub failing: Vec<String>,
}

/// A change that no case notices.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Survivor {
    /// `7.1.0 Stacking limits`
    pub rule: String,
    pub layer: String,
    pub line: u32,
    pub family: Family,
    /// `limit stack: the bound 3 becomes 4`
    pub what: String,
}

/// The cases of a ruleset, those first that were the last to notice a change: changes that stand beside one another are
/// often noticed by the same case.
struct Watch<'a> {
    telling: Vec<&'a Case>,
}

impl<'a> Watch<'a> {
    /// Also the cases that fail already.
    fn over(tables: &Tables, cases: &'a [Case]) -> (Watch<'a>, Vec<&'a Case>) {
        let (telling, failing) =
            cases.iter().filter(|case| case.disputed.is_none()).partition(|case| passes(case, tables));
        (Watch { telling }, failing)
    }

    fn notices(&mut self, changed: &Tables) -> bool {
        let Some(killer) = self.telling.iter().position(|case| !passes(case, changed)) else { return false };
        let case = self.telling.remove(killer);
        self.telling.insert(0, case);
        true
    }
}

fn passes(case: &Case, tables: &Tables) -> bool {
    check(case, tables) == Outcome::Passed
}

/// Each change under its rule.
fn by_rule(changes: &[Survivor], text: &mut String) {
    let mut rule = None;
    for survivor in changes {
        if rule != Some(&survivor.rule) {
            let heading = if survivor.rule.is_empty() { "Under no printed rule" } else { &survivor.rule };
            text.push_str(&format!("  {heading}\n"));
            rule = Some(&survivor.rule);
        }
        text.push_str(&format!("    {} ({}, line {})\n", survivor.what, survivor.layer, survivor.line));
    }
}

/// Where a change is noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Noticed {
    #[default]
    Nowhere,
    InTheListing,
    InACase,
}

impl Mutation {
    /// Of several rulesets that share layers: a change is noticed if a case of any of them notices it.
    pub fn of(rulesets: &[(&Tables, &[Case])], grain: Grain) -> Mutation {
        let mut noticed: BTreeMap<Survivor, Noticed> = BTreeMap::new();
        let mut mutation = Mutation::default();
        // The most cases first: what they notice need not be tried with the others.
        let mut rulesets = rulesets.to_vec();
        rulesets.sort_by_key(|(_, cases)| Reverse(cases.len()));
        for (tables, cases) in rulesets {
            let (mut watch, failing) = Watch::over(tables, cases);
            mutation.failing.extend(failing.into_iter().map(|case| case.id.clone()));
            let listed = listing(tables);
            for mutant in mutants(tables).filter(|mutant| grain == Grain::Parts || !mutant.told.family.is_of_parts()) {
                let known = noticed.entry(mutant.told.clone()).or_default();
                if *known == Noticed::InACase {
                    continue;
                }
                let changed = mutant.made_in(tables);
                if watch.notices(&changed) {
                    *known = Noticed::InACase;
                } else if *known == Noticed::Nowhere && listing(&changed) != listed {
                    *known = Noticed::InTheListing;
                }
            }
        }
        for (mutant, noticed) in noticed {
            match noticed {
                Noticed::InACase => mutation.killed += 1,
                Noticed::InTheListing => mutation.listed.push(mutant),
                Noticed::Nowhere => mutation.survivors.push(mutant),
            }
        }
        mutation
    }

    pub fn total(&self) -> usize {
        self.killed + self.listed.len() + self.survivors.len()
    }

    /// Of a thousand changes, so many are noticed by a case.
    pub fn per_mille(&self) -> usize {
        (self.killed * 1000).checked_div(self.total()).unwrap_or(1000)
    }

    /// Of a thousand changes, so many are noticed by a case or show in the listing, for a ruleset whose listing is kept.
    pub fn per_mille_with_listing(&self) -> usize {
        ((self.killed + self.listed.len()) * 1000).checked_div(self.total()).unwrap_or(1000)
    }

    /// `94.5 %`
    pub fn rate(&self) -> String {
        let per_mille = self.per_mille();
        format!("{}.{} %", per_mille / 10, per_mille % 10)
    }

    /// The rate, then the survivors rule by rule.
    pub fn words(&self) -> String {
        let mut text = match self.total() {
            0 => "there is nothing in it that could be changed\n".to_owned(),
            total => format!("{} of {total} changes are noticed by a case ({})\n", self.killed, self.rate()),
        };
        by_rule(&self.survivors, &mut text);
        if !self.listed.is_empty() {
            text.push_str(&format!("  {} more show in the listing alone\n", self.listed.len()));
            by_rule(&self.listed, &mut text);
        }
        for case in &self.failing {
            text.push_str(&format!("  the case {case} fails already, and was left aside\n"));
        }
        text
    }
}
