//! One finding as JSON: which clause, where, what was measured, who counted and as what.

use reglement_engine::position::Unknown;
use reglement_engine::table::{ClauseId, ExceptionId, Symbol, Value};
use reglement_engine::verdict::{AlternativeFinding, Figure, Finding, Measured, Outcome, PickFault};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::effect::{EffectData, effect};
use super::value::value;
use crate::check::label;
use crate::spoken::{self, Spoken};

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct FindingData {
    rule: String,
    heading: String,
    clause: String,
    kind: &'static str,
    /// The ruleset file and the line in it.
    layer: String,
    line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    moment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<Json>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    per: Map<String, Json>,
    /// holds, broken, deferred, lifted, idle (its condition was not met), effect, open (it rests on something hidden)
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    measures: Vec<MeasureData>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternatives: Vec<AlternativeData>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    figures: Vec<FigureData>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    applied: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    near: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    counts_as: Vec<ClassifiedData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<EffectData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pick: Option<Json>,
    /// The places of a path that would have met a duty.
    #[serde(skip_serializing_if = "Option::is_none")]
    witness: Option<Vec<String>>,
    /// What would have to be known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    needs: Vec<NeedData>,
    /// The clauses that bar every act that would have met a duty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    barred_by: Vec<String>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct MeasureData {
    what: String,
    have: Json,
    /// There may be more, since some of the weights are hidden.
    #[serde(skip_serializing_if = "is_not_so")]
    have_at_least: bool,
    comparison: &'static str,
    limit: Json,
    holds: bool,
    /// The limit before any exception.
    general_limit: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit_by: Option<String>,
    counted: Vec<CountedData>,
}

/// An attribute of a thing that the side does not know.
#[derive(Debug, Serialize)]
pub struct NeedData {
    attribute: String,
    of: Json,
}

#[derive(Debug, Serialize)]
struct CountedData {
    what: Json,
    weight: Json,
}

#[derive(Debug, Serialize)]
struct AlternativeData {
    label: String,
    fits: bool,
    measures: Vec<MeasureData>,
}

/// A cell of a chart.
#[derive(Debug, Serialize)]
struct FigureData {
    chart: String,
    row: Json,
    column: Json,
    value: Json,
    layer: String,
    line: u32,
}

#[derive(Debug, Serialize)]
struct ClassifiedData {
    subject: Json,
    definition: String,
    value: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
}

fn is_not_so(flag: &bool) -> bool {
    !flag
}

pub fn need(unknown: Unknown, spoken: Spoken<'_>) -> NeedData {
    let rows = match unknown.thing {
        Value::Counter(_) => &spoken.tables.counters,
        Value::Place(_) => &spoken.tables.places,
        _ => &spoken.tables.groups,
    };
    let attribute = rows.get(unknown.attribute.index()).map(|row| row.name.to_string()).unwrap_or_default();
    NeedData { attribute, of: value(unknown.thing, None, spoken) }
}

pub(super) fn finding(found: &Finding, spoken: Spoken<'_>) -> FindingData {
    let tables = spoken.tables;
    let rule = tables.rules.get(found.rule.index());
    let clause = tables.clauses.get(found.clause.index());
    let names = |exceptions: &[ExceptionId]| exceptions.iter().map(|exception| spoken.exception(*exception)).collect();
    let per = clause.map(|row| &row.per[..]).unwrap_or_default();
    FindingData {
        rule: spoken.number_of_rule(found.rule).to_owned(),
        heading: rule.map(|row| row.heading.to_string()).unwrap_or_default(),
        clause: spoken.name_of_clause(found.clause).to_owned(),
        kind: clause.map_or("?", |row| spoken::clause_kind(row.kind)),
        layer: clause
            .and_then(|row| tables.layers.get(row.place.layer.index()))
            .map(|layer| layer.name.to_string())
            .unwrap_or_default(),
        line: clause.map_or(0, |row| row.place.line),
        moment: found.moment.map(|moment| spoken.moment(moment).to_owned()),
        place: found.place.map(|place| spoken.place(place).to_owned()),
        subject: found.subject.map(|subject| value(subject, None, spoken)),
        per: per
            .iter()
            .zip(&found.per)
            .map(|(row, share)| (row.name.to_string(), value(*share, None, spoken)))
            .collect(),
        outcome: outcome(found.outcome),
        until: match found.outcome {
            Outcome::Deferred(moment) => Some(spoken.moment(moment).to_owned()),
            _ => None,
        },
        measures: found.measures.iter().map(|measured| measure(measured, found, spoken)).collect(),
        alternatives: found.alternatives.iter().map(|fit| alternative(fit, found, spoken)).collect(),
        pairs: found
            .pairs
            .iter()
            .map(|(left, right)| [spoken.counter(*left).to_owned(), spoken.counter(*right).to_owned()])
            .collect(),
        figures: found.figures.iter().filter_map(|cell| figure(*cell, spoken)).collect(),
        applied: names(&found.applied),
        near: names(&found.near),
        counts_as: found
            .counted
            .iter()
            .map(|classified| {
                let row = tables.definitions.get(classified.definition.index());
                ClassifiedData {
                    subject: value(classified.subject, None, spoken),
                    definition: row.map(|row| row.name.to_string()).unwrap_or_default(),
                    value: value(classified.value, row.map(|row| row.of_type), spoken),
                    by: classified.by.map(|exception| spoken.exception(exception)),
                }
            })
            .collect(),
        effect: found.effect.as_ref().map(|stated| effect(found, stated, spoken)),
        pick: found.pick.as_ref().map(|fault| pick(fault, spoken)),
        witness: found.witness.as_ref().map(|path| path.iter().map(|place| spoken.place(*place).to_owned()).collect()),
        needs: found.needs.iter().map(|unknown| need(*unknown, spoken)).collect(),
        barred_by: found.barred.iter().map(|clause| clause_name(*clause, spoken)).collect(),
    }
}

fn figure(found: Figure, spoken: Spoken<'_>) -> Option<FigureData> {
    let chart = spoken.tables.charts.get(found.chart.index())?;
    let cell = usize::from(found.cell);
    let columns = chart.column_keys.len().max(1);
    let amended = chart.amended.iter().find(|amended| amended.cell == found.cell);
    let set = amended.map_or(chart.place, |amended| amended.place);
    let key = |symbol: Symbol| value(Value::Symbol(symbol), None, spoken);
    Some(FigureData {
        chart: chart.name.to_string(),
        row: key(*chart.row_keys.get(cell / columns)?),
        column: key(*chart.column_keys.get(cell % columns)?),
        value: value(*chart.cells.get(cell)?, None, spoken),
        layer: spoken.tables.layers.get(set.layer.index()).map(|layer| layer.name.to_string()).unwrap_or_default(),
        line: set.line,
    })
}

/// What is wrong with a choice.
fn pick(fault: &PickFault, spoken: Spoken<'_>) -> Json {
    match fault {
        PickFault::NonePicked => json!({"fault": "none picked"}),
        PickFault::NotOpen(values) => {
            let values: Vec<Json> = values.iter().map(|picked| value(*picked, None, spoken)).collect();
            json!({"fault": "not open", "picked": values})
        }
        PickFault::TooMany { have, at_most } => {
            json!({"fault": "too many", "have": value(*have, None, spoken), "limit": value(*at_most, None, spoken)})
        }
        PickFault::Breaks(clauses) => {
            let name = |clause: &ClauseId| clause_name(*clause, spoken);
            json!({"fault": "breaks rules", "rules": clauses.iter().map(name).collect::<Vec<_>>()})
        }
    }
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Holds => "holds",
        Outcome::Broken => "broken",
        Outcome::Deferred(_) => "deferred",
        Outcome::Lifted => "lifted",
        Outcome::Idle => "idle",
        Outcome::Effect => "effect",
        Outcome::Open => "open",
    }
}

fn measure(measured: &Measured, found: &Finding, spoken: Spoken<'_>) -> MeasureData {
    MeasureData {
        what: label(measured, found.clause, spoken).to_owned(),
        have: value(measured.have, None, spoken),
        have_at_least: measured.have_at_least,
        comparison: spoken::comparison(measured.comparison),
        limit: value(measured.bound, None, spoken),
        holds: measured.holds,
        general_limit: value(measured.general_bound, None, spoken),
        limit_by: measured.bound_by.map(|exception| spoken.exception(exception)),
        counted: measured
            .counted
            .iter()
            .map(|(what, weight)| CountedData {
                what: value(*what, None, spoken),
                weight: value(*weight, None, spoken),
            })
            .collect(),
    }
}

fn alternative(fit: &AlternativeFinding, found: &Finding, spoken: Spoken<'_>) -> AlternativeData {
    AlternativeData {
        label: fit.label.clone(),
        fits: fit.fits,
        measures: fit.measures.iter().map(|measured| measure(measured, found, spoken)).collect(),
    }
}

fn clause_name(clause: ClauseId, spoken: Spoken<'_>) -> String {
    let rule = spoken.tables.clauses.get(clause.index()).map_or("?", |row| spoken.number_of_rule(row.rule));
    format!("{rule} {}", spoken.name_of_clause(clause))
}
