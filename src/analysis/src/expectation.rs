//! What a case expects of its verdict, as it stands after `expect:`.

use std::collections::{BTreeMap, BTreeSet};

use reglement_cases::check::{self, duties, effects, kind_word};
use reglement_cases::spoken::{Spoken, tag};
use reglement_cases::{CaseFile, Need};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ClauseId, ClauseKind, Tables, Value};
use reglement_engine::verdict::{Effect, EffectValue, Finding, Outcome, Verdict, VerdictKind};

use crate::case_text::{id, place_id, quoted};

/// The clauses that state something, and where a case expects that.
const EFFECTS: [(ClauseKind, &str); 5] = [
    (ClauseKind::Penalty, "penalties"),
    (ClauseKind::Cure, "cures"),
    (ClauseKind::Forced, "forced"),
    (ClauseKind::Price, "prices"),
    (ClauseKind::Value, "values"),
];

/// The kind of verdict and the rules broken.
pub fn expectation(tables: &Tables, verdict: &Verdict) -> String {
    format!("{{{}}}", kind(tables, verdict))
}

/// With its duties, penalties and other consequences, where these make the difference; of values those of one clause, if one
/// is given, since the others need not be told.
pub fn with_consequences(
    tables: &Tables,
    verdict: &Verdict,
    position: &Position,
    asked: &Asked,
    values_of: Option<ClauseId>,
) -> String {
    let spoken = Spoken { tables, position, asked };
    let mut said = vec![kind(tables, verdict)];
    // What the ruleset never states need not be told to be absent.
    let has = |kind: ClauseKind| tables.clauses.iter().any(|row| row.kind == kind);
    let duties: Vec<String> =
        duties(verdict, spoken).iter().map(|duty| id(spoken.name_of_clause(duty.clause))).collect();
    if has(ClauseKind::Duty) || !duties.is_empty() {
        said.push(format!("duties: [{}]", duties.join(", ")));
    }
    for (kind, key) in EFFECTS {
        let is_told =
            |finding: &Finding| kind != ClauseKind::Value || values_of.is_none_or(|clause| finding.clause == clause);
        let told: Vec<(&str, Option<String>)> = effects(verdict, kind, spoken)
            .filter(|(finding, _)| is_told(finding))
            .map(|(finding, effect)| (spoken.name_of_clause(finding.clause), written(effect, spoken)))
            .collect();
        // What is said twice, or of several, would have to be told apart by its place.
        let names: BTreeSet<&str> = told.iter().map(|(name, _)| *name).collect();
        let each: Option<Vec<String>> =
            told.iter().map(|(name, value)| Some(format!("{name}: {}", value.as_ref()?))).collect();
        if let Some(each) = each.filter(|_| names.len() == told.len())
            && (kind != ClauseKind::Value && has(kind) || !told.is_empty())
        {
            said.push(format!("{key}: {{{}}}", each.join(", ")));
        }
    }
    format!("{{{}}}", said.join(", "))
}

/// As closely as a case can: clause by clause, and of each effect where it is and everything that is said of it.
pub fn told_closely(
    tables: &Tables,
    verdict: &Verdict,
    position: &Position,
    asked: &Asked,
    clause: Option<ClauseId>,
) -> String {
    let spoken = Spoken { tables, position, asked };
    let mut said = vec![format!("verdict: {}", kind_word(verdict.kind))];
    let cited = |finding: &Finding| {
        let rule = tables.rules.get(finding.rule.index()).map_or("", |row| &*row.number);
        quoted(&format!("{rule} {}", spoken.name_of_clause(finding.clause)))
    };
    let of_outcome = |outcome: fn(&Outcome) -> bool| {
        let mut cited: Vec<String> =
            verdict.findings.iter().filter(|finding| outcome(&finding.outcome)).map(cited).collect();
        cited.dedup();
        cited
    };
    said.push(format!("broken: [{}]", of_outcome(|outcome| *outcome == Outcome::Broken).join(", ")));
    let own = || verdict.findings.iter().filter(|finding| Some(finding.clause) == clause);
    if let Some(idle) = own().next().filter(|_| own().all(|finding| finding.outcome == Outcome::Idle)) {
        said.push(format!("idle: [{}]", cited(idle)));
    }
    let is_permission = |finding: &&Finding| {
        let row = tables.clauses.get(finding.clause.index());
        finding.outcome == Outcome::Holds && row.is_some_and(|row| row.kind == ClauseKind::Permission)
    };
    said.extend(own().find(is_permission).map(|finding| format!("permits: [{}]", cited(finding))));
    let duties: Vec<String> = duties(verdict, spoken)
        .iter()
        .map(|duty| {
            let by = duty.by.map(|by| format!(", by: {}", id(spoken.moment(by)))).unwrap_or_default();
            format!("{{duty: {}{by}}}", id(spoken.name_of_clause(duty.clause)))
        })
        .collect();
    if !duties.is_empty() || tables.clauses.iter().any(|row| row.kind == ClauseKind::Duty) {
        said.push(format!("duties: [{}]", duties.join(", ")));
    }
    for (kind, key) in EFFECTS {
        let mut told: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (finding, effect) in effects(verdict, kind, spoken) {
            let each = told.entry(spoken.name_of_clause(finding.clause)).or_default();
            each.push(format!("{{{}}}", details(finding, effect, spoken).join(", ")));
        }
        let told: Vec<String> = told.into_iter().map(|(name, each)| format!("{name}: [{}]", each.join(", "))).collect();
        if !told.is_empty() || kind != ClauseKind::Value && tables.clauses.iter().any(|row| row.kind == kind) {
            said.push(format!("{key}: {{{}}}", told.join(", ")));
        }
    }
    format!("{{{}}}", said.join(", "))
}

/// `value: 1`, `in: b`, `by: owner`
fn details(finding: &Finding, effect: &Effect, spoken: Spoken<'_>) -> Vec<String> {
    let mut told: Vec<String> = written(effect, spoken).map(|value| format!("value: {value}")).into_iter().collect();
    if let Some(place) = finding.place.filter(|_| spoken.position.places.len() > 1) {
        told.push(format!("in: {}", place_id(spoken.position, place)));
    }
    told.extend(effect.budget.map(|budget| format!("from: {}", spoken.value(budget))));
    told.extend(effect.tags.iter().map(|(word, name)| format!("{}: {}", tag(*word), id(name))));
    told
}

fn kind(tables: &Tables, verdict: &Verdict) -> String {
    let broken: Vec<String> = verdict
        .broken()
        .iter()
        .filter_map(|rule| tables.rules.get(rule.index()))
        .map(|row| format!("\"{}\"", row.number))
        .collect();
    let broken =
        if verdict.kind == VerdictKind::Illegal { format!(", broken: [{}]", broken.join(", ")) } else { String::new() };
    format!("verdict: {}{broken}", kind_word(verdict.kind))
}

/// What an effect comes to, as a case writes it; none where there is nothing to write.
pub fn written(effect: &Effect, spoken: Spoken<'_>) -> Option<String> {
    match &effect.value {
        EffectValue::Nothing => None,
        EffectValue::Members(members) => {
            let members: Vec<String> = members.iter().map(|member| id(spoken.counter(*member))).collect();
            Some(format!("[{}]", members.join(", ")))
        }
        EffectValue::Value(Value::Number(number)) if !number.is_whole() => Some(format!("\"{number}\"")),
        EffectValue::Value(value @ (Value::Symbol(_) | Value::Counter(_) | Value::Place(_) | Value::Group(_))) => {
            Some(id(&spoken.value(*value)))
        }
        EffectValue::Value(value) => Some(spoken.value(*value)),
    }
}

/// Whether a case can be read, and its ruleset says what it expects.
pub fn passes(case: &str, tables: &Tables) -> bool {
    let (file, faults) = CaseFile::from_text(case, Need::Expectation);
    let read = file.entries.first().and_then(|entry| entry.read(tables, Need::Expectation).ok());
    faults.is_empty() && read.is_some_and(|case| check::check(&case, tables) == check::Outcome::Passed)
}
