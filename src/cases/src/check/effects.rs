//! Duties, penalties, cures, forced changes, prices and values.

use reglement_engine::table::{ClauseId, ClauseKind, MomentId, RuleId, Value};
use reglement_engine::verdict::{Effect, EffectValue, Finding, Outcome, Verdict};

use super::Differences;
use super::rules::is_about;
use crate::case::{Expected, ExpectedDuty, ExpectedEffect, ExpectedValue};
use crate::spoken::{self, Spoken};

/// A duty of the verdict: its own clause, or one whose cure an exception defers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duty {
    pub rule: RuleId,
    pub clause: ClauseId,
    pub by: Option<MomentId>,
}

/// The duties of a verdict, each once.
pub fn duties(verdict: &Verdict, spoken: Spoken<'_>) -> Vec<Duty> {
    let mut duties: Vec<Duty> = Vec::new();
    for finding in &verdict.findings {
        let duty = Duty { rule: finding.rule, clause: finding.clause, by: None };
        let duty = match finding.outcome {
            Outcome::Deferred(by) => Duty { by: Some(by), ..duty },
            Outcome::Effect if kind(finding, spoken) == Some(ClauseKind::Duty) => {
                Duty { by: finding.effect.as_ref().and_then(|effect| effect.by), ..duty }
            }
            _ => continue,
        };
        if !duties.contains(&duty) {
            duties.push(duty);
        }
    }
    duties
}

/// The findings of a kind that state an effect.
pub fn effects<'v>(
    verdict: &'v Verdict,
    wanted: ClauseKind,
    spoken: Spoken<'v>,
) -> impl Iterator<Item = (&'v Finding, &'v Effect)> {
    verdict
        .findings
        .iter()
        .filter(move |finding| kind(finding, spoken) == Some(wanted))
        .filter(|finding| !matches!(finding.outcome, Outcome::Idle | Outcome::Lifted))
        .filter_map(|finding| finding.effect.as_ref().map(|effect| (finding, effect)))
}

fn kind(finding: &Finding, spoken: Spoken<'_>) -> Option<ClauseKind> {
    spoken.tables.clauses.get(finding.clause.index()).map(|row| row.kind)
}

impl Differences<'_> {
    pub(super) fn compare_duties(&mut self, expected: &Expected) {
        let Some(wanted) = &expected.duties else { return };
        let spoken = self.spoken;
        let found = duties(self.verdict, spoken);
        let matches = |wanted: &ExpectedDuty, duty: &Duty| {
            spoken.name_of_clause(duty.clause) == wanted.name
                && wanted
                    .rule
                    .as_ref()
                    .is_none_or(|rule| rule.rule == duty.rule && rule.clause.is_none_or(|clause| clause == duty.clause))
                && wanted.by.is_none_or(|by| Some(by) == duty.by)
        };
        let told: Vec<String> = found.iter().map(|duty| duty_words(duty, spoken)).collect();
        let told = if told.is_empty() { "there is none".to_owned() } else { format!("there is: {}", told.join("; ")) };
        for duty in wanted {
            if !found.iter().any(|found| matches(duty, found)) {
                let mut words = duty.name.clone();
                if let Some(rule) = &duty.rule {
                    words = format!("{words} ({})", rule.name);
                }
                if let Some(by) = duty.by {
                    words = format!("{words} by {}", spoken.moment(by));
                }
                self.found.push(format!("expected the duty {words}; {told}"));
            }
        }
        for duty in &found {
            if !wanted.iter().any(|wanted| matches(wanted, duty)) {
                self.found.push(format!("the duty {} was not expected", duty_words(duty, spoken)));
            }
        }
    }

    pub(super) fn compare_effects(&mut self, expected: &Expected) {
        let exact = [
            (&expected.penalties, ClauseKind::Penalty),
            (&expected.cures, ClauseKind::Cure),
            (&expected.forced, ClauseKind::Forced),
            (&expected.prices, ClauseKind::Price),
        ];
        for (wanted, kind) in exact {
            if let Some(wanted) = wanted {
                self.compare_effects_of(wanted, kind);
                for (finding, effect) in effects(self.verdict, kind, self.spoken) {
                    if !wanted.iter().any(|wanted| self.is_effect(wanted, finding, effect)) {
                        let words = effect_words(finding, effect, self.spoken);
                        let unexpected = format!("the {} {words} was not expected", spoken::clause_kind(kind));
                        self.found.push(unexpected);
                    }
                }
            }
        }
        self.compare_effects_of(&expected.values, ClauseKind::Value);
    }

    fn compare_effects_of(&mut self, wanted: &[ExpectedEffect], kind: ClauseKind) {
        let spoken = self.spoken;
        for wanted in wanted {
            let found: Vec<_> = effects(self.verdict, kind, spoken).collect();
            if found.iter().any(|(finding, effect)| self.is_effect(wanted, finding, effect)) {
                continue;
            }
            let same_name = found.iter().filter(|(finding, _)| spoken.name_of_clause(finding.clause) == wanted.name);
            let told: Vec<String> = same_name.map(|(finding, effect)| effect_words(finding, effect, spoken)).collect();
            let told = if told.is_empty() { "there is none".to_owned() } else { format!("it is: {}", told.join("; ")) };
            let words = wanted_words(wanted, spoken);
            self.found.push(format!("expected the {} {words}; {told}", spoken::clause_kind(kind)));
        }
    }

    fn is_effect(&self, wanted: &ExpectedEffect, finding: &Finding, effect: &Effect) -> bool {
        let spoken = self.spoken;
        let value = wanted.value.is_empty() || wanted.value.iter().any(|value| self.is_value(value, &effect.value));
        value
            && spoken.name_of_clause(finding.clause) == wanted.name
            && wanted.rule.as_ref().is_none_or(|rule| is_about(rule, finding))
            && wanted.tags.iter().all(|tag| effect.tags.contains(tag))
            && wanted.budget.is_none_or(|budget| Some(budget) == effect.budget)
            && (wanted.place.is_none() || wanted.place == finding.place)
    }

    fn is_value(&self, wanted: &ExpectedValue, value: &EffectValue) -> bool {
        match (wanted, value) {
            (ExpectedValue::Members(wanted), EffectValue::Members(members)) => {
                wanted.len() == members.len() && wanted.iter().all(|member| members.contains(member))
            }
            (wanted, EffectValue::Value(value)) => self.is(wanted, *value),
            (ExpectedValue::Value(wanted), EffectValue::Nothing) => *wanted == Value::Nothing,
            _ => false,
        }
    }
}

fn duty_words(duty: &Duty, spoken: Spoken<'_>) -> String {
    let name = format!("{} ({})", spoken.name_of_clause(duty.clause), spoken.number_of_rule(duty.rule));
    match duty.by {
        Some(by) => format!("{name} by {}", spoken.moment(by)),
        None => name,
    }
}

fn effect_words(finding: &Finding, effect: &Effect, spoken: Spoken<'_>) -> String {
    let value = match &effect.value {
        EffectValue::Nothing => String::new(),
        EffectValue::Value(value) => format!(" {}", spoken.value(*value)),
        EffectValue::Members(members) => {
            format!(" {}", spoken.values(&members.iter().copied().map(Value::Counter).collect::<Vec<_>>()))
        }
    };
    let mut words = format!("{}{value}", spoken.name_of_clause(finding.clause));
    for (word, name) in &effect.tags {
        words = format!("{words} {} {name}", spoken::tag(*word));
    }
    if let Some(budget) = effect.budget {
        words = format!("{words} from {}", spoken.value(budget));
    }
    format!("{words} ({})", spoken.number_of_rule(finding.rule))
}

fn wanted_words(wanted: &ExpectedEffect, spoken: Spoken<'_>) -> String {
    let mut words = wanted.name.clone();
    match wanted.value.first() {
        Some(ExpectedValue::Value(value)) => words = format!("{words} {}", spoken.value(*value)),
        Some(ExpectedValue::Members(members)) => {
            words =
                format!("{words} {}", spoken.values(&members.iter().copied().map(Value::Counter).collect::<Vec<_>>()));
        }
        None => {}
    }
    for (word, name) in &wanted.tags {
        words = format!("{words} {} {name}", spoken::tag(*word));
    }
    if let Some(budget) = wanted.budget {
        words = format!("{words} from {}", spoken.value(budget));
    }
    if let Some(rule) = &wanted.rule {
        words = format!("{words} ({})", rule.name);
    }
    words
}
