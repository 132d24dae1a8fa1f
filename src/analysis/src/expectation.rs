//! What a case expects of its verdict, as it stands after `expect:`.

use std::collections::BTreeSet;

use reglement_cases::check::{self, Outcome, duties, effects, kind_word};
use reglement_cases::spoken::Spoken;
use reglement_cases::{CaseFile, Need};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ClauseId, ClauseKind, Tables, Value};
use reglement_engine::verdict::{Effect, EffectValue, Finding, Verdict, VerdictKind};

use crate::case_text::id;

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
    for (kind, key) in [
        (ClauseKind::Penalty, "penalties"),
        (ClauseKind::Cure, "cures"),
        (ClauseKind::Forced, "forced"),
        (ClauseKind::Price, "prices"),
        (ClauseKind::Value, "values"),
    ] {
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
    faults.is_empty() && read.is_some_and(|case| check::check(&case, tables) == Outcome::Passed)
}
