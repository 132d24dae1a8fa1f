//! Cases given to the engine.

use reglement_cases::{Case, check};
use reglement_engine::judge::Judge;
use reglement_engine::table::{DefinitionId, Tables, Value};
use reglement_engine::verdict::Verdict;

use super::words;

/// The judge of a case, by the readings that the case asks for.
pub fn judge_of<'t>(case: &Case, tables: &'t Tables) -> Judge<'t> {
    let mut judge = Judge::new(tables);
    for (ruling, reading) in &case.rulings {
        judge = judge.with_ruling(*ruling, *reading);
    }
    judge
}

/// The verdict on a case.
///
/// # Errors
/// Why it cannot be judged, in a sentence.
pub fn judge(judge: &Judge<'_>, case: &Case) -> Result<Verdict, String> {
    judge.judge(&case.position, &case.asked).map_err(|error| words::error(&error, judge.tables()))
}

/// Everything in which a verdict differs from what its case expects.
pub fn differences(judge: &Judge<'_>, case: &Case, tables: &Tables, verdict: &Verdict) -> Vec<String> {
    let define = |definition, subject| define(judge, case, tables, definition, subject);
    check::differences(case, tables, verdict, &define)
}

/// What a definition comes to after the act, of a subject or of the place judged.
///
/// # Errors
/// Why it cannot be worked out, in a sentence.
pub fn define(
    judge: &Judge<'_>,
    case: &Case,
    tables: &Tables,
    definition: DefinitionId,
    subject: Option<Value>,
) -> Result<Value, String> {
    let (position, asked) = (&case.position, &case.asked);
    judge.define_after(position, asked, None, definition, subject).map_err(|error| words::error(&error, tables))
}

/// A verdict in words.
pub fn words(verdict: &Verdict, tables: &Tables, case: &Case) -> String {
    let json = reglement_cases::json::verdict(verdict, tables, &case.position, &case.asked);
    serde_json::to_string_pretty(&json).unwrap_or_default()
}
