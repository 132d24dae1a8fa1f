//! The numbers that a clause compares, and how far they are from where two rulesets part.

use std::collections::BTreeMap;

use reglement_engine::number::Number;
use reglement_engine::table::{Comparison, Value};
use reglement_engine::verdict::{EffectValue, Finding, Measured};

/// Where a number is compared: by the number of the clause or probe, and its line.
type Spot = (usize, u16);

/// What is measured, by how much it exceeds what it is compared with, if that is a number, and how a condition compares
/// the two.
type Amount = (Number, Option<Number>, Option<Comparison>);

/// The amounts of each spot in the order of the findings.
#[derive(Clone, Debug, Default)]
pub struct Amounts(BTreeMap<Spot, Vec<Amount>>);

/// The gap where there is nothing yet that a number could exceed.
const BOUNDLESS: u32 = u32::MAX - 1;

/// The line of a price.
const PRICE: u16 = u16::MAX;

impl Amounts {
    /// What the clause itself measures, or asks for.
    pub fn add_clause(&mut self, finding: &Finding) {
        let alternatives = finding.alternatives.iter().flat_map(|alternative| &alternative.measures);
        for measured in finding.measures.iter().chain(alternatives) {
            self.add((0, measured.line), measured.have, measured.bound, None);
        }
        if let Some(effect) = &finding.effect
            && let (EffectValue::Value(price), Some(budget)) = (&effect.value, effect.budget)
        {
            self.add((0, PRICE), *price, budget, None);
        }
    }

    /// The two sides of a comparison, each measured by a line of a probe.
    pub fn add_comparison(&mut self, probe: usize, comparison: Comparison, measures: &[Measured]) {
        if let [left, right] = measures {
            self.add((probe, 0), left.have, right.have, Some(comparison));
        }
    }

    fn add(&mut self, spot: Spot, have: Value, bound: Value, comparison: Option<Comparison>) {
        let Value::Number(have) = have else { return };
        let excess = match bound {
            Value::Number(bound) => have.minus(bound),
            _ => None,
        };
        self.0.entry(spot).or_default().push((have, excess, comparison));
    }
}

/// How much is missing, or too much, until one ruleset finds a number within its bound and the other does not: where they
/// measure or compare otherwise, or where only one of them measures at all. None where no number tells them apart.
pub fn gap(old: Option<&Amounts>, new: Option<&Amounts>) -> Option<u32> {
    match (old, new) {
        (Some(old), Some(new)) => {
            let both = old.0.iter().filter_map(|(spot, before)| Some((before, new.0.get(spot)?)));
            let pairs = both.flat_map(|(before, after)| before.iter().zip(after)).filter(|(was, is)| was != is);
            pairs.map(|(was, is)| missing(was).min(missing(is))).min()
        }
        (Some(one), None) | (None, Some(one)) => one.0.values().flatten().map(missing).min(),
        (None, None) => None,
    }
}

fn missing((_, excess, _): &Amount) -> u32 {
    excess.map_or(BOUNDLESS, |excess| {
        let missing = if excess < Number::ZERO { excess.rounded_down() } else { excess.rounded_up() };
        u32::try_from(missing.numerator().unsigned_abs()).unwrap_or(BOUNDLESS)
    })
}
