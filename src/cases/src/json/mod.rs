//! A verdict as data: the keys of case files, with names instead of ids. `CASES.md` documents it.

mod effect;
mod finding;
mod value;

use std::collections::BTreeMap;

use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ClauseKind, RuleId, Tables};
use reglement_engine::verdict::Verdict;
use serde::Serialize;

use crate::check::{cited, duties, effects, kind_word};
use crate::spoken::Spoken;
use effect::EffectData;
pub use finding::{NeedData, need};
pub use value::value;

/// A verdict that serde can write. The keys are stable: a new one may be added, none is renamed.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct VerdictData {
    verdict: &'static str,
    /// In one line of words.
    summary: String,
    ruleset: String,
    edition: String,
    /// Numbers of the rules broken, in the order of the ruleset.
    broken: Vec<String>,
    /// Likewise of those that rest on something that the side does not know.
    open: Vec<String>,
    cites: Vec<String>,
    duties: Vec<DutyData>,
    penalties: Vec<EffectData>,
    cures: Vec<EffectData>,
    forced: Vec<EffectData>,
    prices: Vec<EffectData>,
    values: Vec<EffectData>,
    refers: Vec<String>,
    /// The reading used of each ruling that the verdict leans on.
    rulings: BTreeMap<String, String>,
    findings: Vec<finding::FindingData>,
}

#[derive(Debug, Serialize)]
struct DutyData {
    duty: String,
    rule: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
}

/// The verdict with names instead of ids.
pub fn verdict(verdict: &Verdict, tables: &Tables, position: &Position, asked: &Asked) -> VerdictData {
    let spoken = Spoken { tables, position, asked };
    let numbers = |rules: Vec<RuleId>| rules.into_iter().map(|rule| spoken.number_of_rule(rule).to_owned()).collect();
    let stated = |kind: ClauseKind| {
        effects(verdict, kind, spoken).map(|(found, effect)| effect::effect(found, effect, spoken)).collect()
    };
    VerdictData {
        verdict: kind_word(verdict.kind),
        summary: verdict.summary(tables, position, asked),
        ruleset: tables.head.name.to_string(),
        edition: tables.head.edition.to_string(),
        broken: numbers(verdict.broken()),
        open: numbers(verdict.open()),
        cites: numbers(cited(verdict, tables).into_iter().collect()),
        duties: duties(verdict, spoken)
            .into_iter()
            .map(|duty| DutyData {
                duty: spoken.name_of_clause(duty.clause).to_owned(),
                rule: spoken.number_of_rule(duty.rule).to_owned(),
                by: duty.by.map(|by| spoken.moment(by).to_owned()),
            })
            .collect(),
        penalties: stated(ClauseKind::Penalty),
        cures: stated(ClauseKind::Cure),
        forced: stated(ClauseKind::Forced),
        prices: stated(ClauseKind::Price),
        values: stated(ClauseKind::Value),
        refers: verdict
            .references
            .iter()
            .filter_map(|reference| tables.references.get(reference.index()).map(|row| row.number.to_string()))
            .collect(),
        rulings: verdict
            .rulings
            .iter()
            .filter_map(|(ruling, reading)| {
                let row = tables.rulings.get(ruling.index())?;
                Some((row.name.to_string(), position.symbol(tables, *reading).to_owned()))
            })
            .collect(),
        findings: verdict.findings.iter().map(|found| finding::finding(found, spoken)).collect(),
    }
}
