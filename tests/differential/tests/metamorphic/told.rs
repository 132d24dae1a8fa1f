//! A verdict without the order in which it tells things, in the numbers of the unchanged position.

use reglement_engine::table::Value;
use reglement_engine::verdict::{EffectValue, Finding, Measured, Outcome, Verdict};

use super::mapping::Mapping;

/// Whether it is told who was counted, or only how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    Whole,
    WithoutWho,
}

/// The verdict as sorted lines: of each finding that says something, what it is about, what was measured, and what it effects.
pub fn told(verdict: &Verdict, mapping: &Mapping, telling: Telling) -> Vec<String> {
    let mut lines: Vec<String> = verdict
        .findings
        .iter()
        .filter(|finding| finding.outcome != Outcome::Idle)
        .map(|finding| line(finding, mapping, telling))
        .collect();
    lines.sort();
    lines.insert(0, format!("{:?}", verdict.kind));
    lines
}

fn line(finding: &Finding, mapping: &Mapping, telling: Telling) -> String {
    let mut measures: Vec<String> = finding.measures.iter().map(|one| measured(one, mapping, telling)).collect();
    for alternative in &finding.alternatives {
        measures.push(format!("{} fits: {}", alternative.label, alternative.fits));
    }
    let mut pairs: Vec<(u32, u32)> = finding
        .pairs
        .iter()
        .map(|(one, other)| (mapping.counter(*one), mapping.counter(*other)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    pairs.sort_unstable();
    pairs.dedup();
    if telling == Telling::WithoutWho {
        pairs.fill((0, 0));
    }
    let effect = finding.effect.as_ref().map(|effect| match &effect.value {
        EffectValue::Value(value) => format!("{:?}", mapping.value(*value)),
        EffectValue::Members(counters) => {
            let mut counters: Vec<u32> = counters.iter().map(|counter| mapping.counter(*counter)).collect();
            counters.sort_unstable();
            format!("{counters:?}")
        }
        EffectValue::Nothing => "holds".to_owned(),
    });
    format!(
        "{:?} {:?} at {:?} of {:?} per {:?}: {:?} {measures:?} {pairs:?} {effect:?} by {:?}",
        finding.clause,
        finding.moment,
        finding.place.map(|place| mapping.place(place)),
        finding.subject.map(|subject| mapping.value(subject)),
        finding.per.iter().map(|value| mapping.value(*value)).collect::<Vec<Value>>(),
        finding.outcome,
        finding.applied,
    )
}

fn measured(measured: &Measured, mapping: &Mapping, telling: Telling) -> String {
    let mut counted: Vec<String> = measured
        .counted
        .iter()
        .map(|(what, weight)| match telling {
            Telling::Whole => format!("{:?} as {weight:?}", mapping.value(*what)),
            Telling::WithoutWho => format!("{weight:?}"),
        })
        .collect();
    counted.sort();
    format!("line {}: {:?} to {:?}, {}", measured.line, measured.have, measured.bound, counted.join(", "))
}
