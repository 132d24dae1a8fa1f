//! Whether the cases of a ruleset would notice a mistake in it: each rule is changed in one place, and some case has to
//! fail.

mod mutants;

use reglement_cases::Case;
use reglement_cases::check::{Outcome, check};
use reglement_engine::table::Tables;
use serde::Serialize;

pub use mutants::{Family, Mutant, mutants};

/// What became of the changes of one ruleset.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Mutation {
    pub killed: usize,
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

/// What each change did: itself, and whether a case noticed.
pub fn tried(tables: &Tables, cases: &[Case]) -> (Vec<(Survivor, bool)>, Vec<String>) {
    let passes = |case: &Case, tables: &Tables| check(case, tables) == Outcome::Passed;
    let (mut telling, failing): (Vec<&Case>, Vec<&Case>) =
        cases.iter().filter(|case| case.disputed.is_none()).partition(|case| passes(case, tables));
    let mut tried = Vec::new();
    for mutant in mutants(tables) {
        let killer = telling.iter().position(|case| !passes(case, &mutant.tables));
        if let Some(killer) = killer {
            // Changes that stand beside one another are often noticed by the same case.
            let case = telling.remove(killer);
            telling.insert(0, case);
        }
        tried.push((mutant.told, killer.is_some()));
    }
    (tried, failing.into_iter().map(|case| case.id.clone()).collect())
}

impl Mutation {
    /// Of several rulesets that share layers: a change is noticed if a case of any of them notices it.
    pub fn of(rulesets: &[(&Tables, &[Case])]) -> Mutation {
        let mut all: std::collections::BTreeMap<Survivor, bool> = std::collections::BTreeMap::new();
        let mut mutation = Mutation::default();
        for (tables, cases) in rulesets {
            let (tried, failing) = tried(tables, cases);
            for (mutant, killed) in tried {
                *all.entry(mutant).or_default() |= killed;
            }
            mutation.failing.extend(failing);
        }
        mutation.killed = all.values().filter(|killed| **killed).count();
        mutation.survivors = all.into_iter().filter(|(_, killed)| !killed).map(|(mutant, _)| mutant).collect();
        mutation
    }

    pub fn total(&self) -> usize {
        self.killed + self.survivors.len()
    }

    /// Of a thousand changes, so many are noticed.
    pub fn per_mille(&self) -> usize {
        (self.killed * 1000).checked_div(self.total()).unwrap_or(1000)
    }

    /// `94.5 %`
    pub fn rate(&self) -> String {
        let per_mille = self.per_mille();
        format!("{}.{} %", per_mille / 10, per_mille % 10)
    }

    /// The rate, then the survivors rule by rule.
    pub fn words(&self) -> String {
        let mut text = format!("{} of {} changes are noticed by a case ({})\n", self.killed, self.total(), self.rate());
        let mut rule = None;
        for survivor in &self.survivors {
            if rule != Some(&survivor.rule) {
                let heading = if survivor.rule.is_empty() { "Under no printed rule" } else { &survivor.rule };
                text.push_str(&format!("  {heading}\n"));
                rule = Some(&survivor.rule);
            }
            text.push_str(&format!("    {} ({}, line {})\n", survivor.what, survivor.layer, survivor.line));
        }
        for case in &self.failing {
            text.push_str(&format!("  the case {case} fails already, and was left aside\n"));
        }
        text
    }
}
