//! A verdict beside what a case expects of it.

mod effects;
mod measures;
mod outcome;
mod rules;

use reglement_engine::table::{DefinitionId, Tables, Value};
use reglement_engine::verdict::{Verdict, VerdictKind};

use crate::case::{Case, Expected, ExpectedDefinition, ExpectedValue};
use crate::spoken::Spoken;

pub use effects::{Duty, duties, effects};
pub use measures::label;
pub use outcome::{Outcome, check, define, judge_of, verdict};
pub use rules::cited;

/// Works a definition out for a subject, or for the place judged where none is given; the error says why it cannot.
pub type Define<'a> = &'a dyn Fn(DefinitionId, Option<Value>) -> Result<Value, String>;

/// Every difference between the verdict and what the case expects, each in a sentence. Without an expectation there is
/// none.
pub fn differences(case: &Case, tables: &Tables, verdict: &Verdict, define: Define<'_>) -> Vec<String> {
    let Some(expected) = &case.expected else { return Vec::new() };
    let spoken = Spoken { tables, position: &case.position, asked: &case.asked };
    let mut differences = Differences { spoken, verdict, found: Vec::new() };
    differences.compare(expected, define);
    differences.found
}

struct Differences<'a> {
    spoken: Spoken<'a>,
    verdict: &'a Verdict,
    found: Vec<String>,
}

impl Differences<'_> {
    fn compare(&mut self, expected: &Expected, define: Define<'_>) {
        if expected.verdict != self.verdict.kind {
            let (wanted, kind) = (kind_word(expected.verdict), kind_word(self.verdict.kind));
            self.found.push(format!("expected the verdict to be {wanted}; it is {kind}"));
        }
        self.compare_rules(expected);
        self.compare_idle(expected);
        self.compare_permits(expected);
        self.compare_exceptions(expected);
        for measure in &expected.measures {
            self.compare_measure(measure);
        }
        self.compare_duties(expected);
        self.compare_effects(expected);
        for definition in expected.counts_as.iter().chain(&expected.state) {
            self.compare_definition(definition, define);
        }
    }

    fn compare_definition(&mut self, expected: &ExpectedDefinition, define: Define<'_>) {
        let tables = self.spoken.tables;
        let Some(row) = tables.definitions.get(expected.definition.index()) else { return };
        let subject = match expected.subject {
            Some(subject) => format!("{} of {}", row.name, self.spoken.value(subject)),
            None => row.name.to_string(),
        };
        let wanted = match &expected.value {
            ExpectedValue::Value(value) => self.spoken.value_of(*value, Some(row.of_type)),
            ExpectedValue::Members(members) => self.counters(members),
        };
        match define(expected.definition, expected.subject) {
            Ok(value) if self.is(&expected.value, value) => {}
            Ok(value) => {
                let found = self.spoken.value_of(value, Some(row.of_type));
                self.found.push(format!("expected {subject} to be {wanted}; it is {found}"));
            }
            Err(why) => {
                self.found.push(format!("expected {subject} to be {wanted}; it could not be worked out: {why}"))
            }
        }
    }

    fn is(&self, expected: &ExpectedValue, value: Value) -> bool {
        match (expected, value) {
            (ExpectedValue::Value(expected), value) => *expected == value,
            (ExpectedValue::Members(expected), Value::List(list)) => {
                let members = self.spoken.list(list);
                members.len() == expected.len()
                    && expected.iter().all(|member| members.contains(&Value::Counter(*member)))
            }
            (ExpectedValue::Members(_), _) => false,
        }
    }

    fn counters(&self, counters: &[u32]) -> String {
        let values: Vec<Value> = counters.iter().copied().map(Value::Counter).collect();
        self.spoken.values(&values)
    }
}

/// `legal`
pub fn kind_word(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::Legal => "legal",
        VerdictKind::Illegal => "illegal",
        VerdictKind::Deferred => "deferred",
        VerdictKind::Forced => "forced",
        VerdictKind::Value => "value",
        VerdictKind::Open => "open",
    }
}
