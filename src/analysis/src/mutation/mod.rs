//! Whether the cases of a ruleset would notice a mistake in it: each rule is changed in one place, and some case has to
//! fail.

mod codes;
mod mutants;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use reglement_cases::Case;
use reglement_cases::check::{Outcome, check};
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

/// The cases of a ruleset, those first that were the last to notice a change: changes that stand beside one another are
/// often noticed by the same case.
struct Watch<'a> {
    tables: &'a Tables,
    telling: Vec<&'a Case>,
}

impl<'a> Watch<'a> {
    /// Also the cases that fail already.
    fn over(tables: &'a Tables, cases: &'a [Case]) -> (Watch<'a>, Vec<&'a Case>) {
        let (telling, failing) =
            cases.iter().filter(|case| case.disputed.is_none()).partition(|case| passes(case, tables));
        (Watch { tables, telling }, failing)
    }

    fn notices(&mut self, mutant: &Mutant) -> bool {
        let changed = mutant.made_in(self.tables);
        let Some(killer) = self.telling.iter().position(|case| !passes(case, &changed)) else { return false };
        let case = self.telling.remove(killer);
        self.telling.insert(0, case);
        true
    }
}

fn passes(case: &Case, tables: &Tables) -> bool {
    check(case, tables) == Outcome::Passed
}

impl Mutation {
    /// Of several rulesets that share layers: a change is noticed if a case of any of them notices it.
    pub fn of(rulesets: &[(&Tables, &[Case])], grain: Grain) -> Mutation {
        let mut noticed: BTreeMap<Survivor, bool> = BTreeMap::new();
        let mut mutation = Mutation::default();
        // The most cases first: what they notice need not be tried with the others.
        let mut rulesets = rulesets.to_vec();
        rulesets.sort_by_key(|(_, cases)| Reverse(cases.len()));
        for (tables, cases) in rulesets {
            let (mut watch, failing) = Watch::over(tables, cases);
            mutation.failing.extend(failing.into_iter().map(|case| case.id.clone()));
            for mutant in mutants(tables).filter(|mutant| grain == Grain::Parts || !mutant.told.family.is_of_parts()) {
                let known = noticed.entry(mutant.told.clone()).or_default();
                *known = *known || watch.notices(&mutant);
            }
        }
        mutation.killed = noticed.values().filter(|noticed| **noticed).count();
        let survivors = noticed.into_iter().filter(|(_, noticed)| !noticed);
        mutation.survivors = survivors.map(|(mutant, _)| mutant).collect();
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
