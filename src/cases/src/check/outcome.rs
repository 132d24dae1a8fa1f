//! A case judged and compared.

use reglement_engine::judge::Judge;
use reglement_engine::table::{DefinitionId, Tables, Value};
use reglement_engine::verdict::Verdict;

use super::differences;
use crate::case::Case;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    /// Every difference in a sentence.
    Failed(Vec<String>),
    /// The expectation is thought wrong, for this reason. It counts neither as passed nor as failed.
    Disputed {
        why: String,
        differences: Vec<String>,
    },
}

/// Judges a case by its ruleset, and compares the verdict with what it expects.
pub fn check(case: &Case, tables: &Tables) -> Outcome {
    let judge = judge_of(case, tables);
    let differences = match case.read_by(&judge) {
        Some(case) => differences_of(&case, tables, &judge),
        None => vec!["it names somebody of whom this side does not know".to_owned()],
    };
    match &case.disputed {
        Some(why) => Outcome::Disputed { why: why.clone(), differences },
        None if differences.is_empty() => Outcome::Passed,
        None => Outcome::Failed(differences),
    }
}

fn differences_of(case: &Case, tables: &Tables, judge: &Judge<'_>) -> Vec<String> {
    match verdict(judge, case) {
        Ok(verdict) => {
            let define = |definition, subject| define(judge, case, definition, subject);
            differences(case, tables, &verdict, &define)
        }
        Err(why) => vec![format!("it cannot be judged: {why}")],
    }
}

/// The judge of a case, by the readings that the case asks for.
pub fn judge_of<'t>(case: &Case, tables: &'t Tables) -> Judge<'t> {
    let by_default = Judge::new(tables);
    case.rulings.iter().fold(by_default, |judge, (ruling, reading)| judge.with_ruling(*ruling, *reading))
}

/// The verdict on a case.
///
/// # Errors
/// Why it cannot be judged, in a sentence.
pub fn verdict(judge: &Judge<'_>, case: &Case) -> Result<Verdict, String> {
    let verdict = judge.judge(&case.position, &case.asked);
    verdict.map_err(|error| error.words(judge.tables(), &case.position))
}

/// What a definition comes to after the act, for a subject or for the place judged.
///
/// # Errors
/// Why it cannot be worked out, in a sentence.
pub fn define(
    judge: &Judge<'_>,
    case: &Case,
    definition: DefinitionId,
    subject: Option<Value>,
) -> Result<Value, String> {
    let value = judge.define_after(&case.position, &case.asked, None, definition, subject);
    value.map_err(|error| error.words(judge.tables(), &case.position))
}
