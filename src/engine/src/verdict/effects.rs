//! What rules bring about, in words.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::grammar::{listed, spoken, with_article};
use super::names::{Names, tag};
use super::{Candidate, Effect, EffectValue, Fact, FactOf, Finding, Outcome, Payment, PickFault};
use crate::number::Number;
use crate::table::{ClauseKind, ClauseRow, Value};

impl Names<'_> {
    /// `penalty: column shift 1 against owner`, without the rule that says so.
    pub(super) fn effect(&self, row: &ClauseRow, finding: &Finding, effect: &Effect) -> String {
        let name = spoken(&row.name);
        let value = match &effect.value {
            EffectValue::Nothing => String::new(),
            EffectValue::Value(value) => self.value(*value),
            EffectValue::Members(members) => self.counters(members),
        };
        let words = match row.kind {
            ClauseKind::Duty => match effect.by {
                Some(moment) => format!("duty: {name}, by {}", self.deadline(moment)),
                None => format!("duty: {name}"),
            },
            ClauseKind::Penalty if effect.value == EffectValue::Value(Value::Flag(true)) => format!("penalty: {name}"),
            ClauseKind::Penalty => format!("penalty: {name} {value}"),
            ClauseKind::Cure => format!("cure: {name} {value}"),
            ClauseKind::Forced => format!("at once: {name} becomes {value}"),
            ClauseKind::Price => match effect.budget {
                Some(budget) if effect.paid.is_empty() => {
                    format!("{name} is {value}, of {} at hand", self.value(budget))
                }
                Some(budget) => format!("{name} is {value}, {}", self.payments(finding, effect, budget)),
                None => format!("{name} is {value}"),
            },
            _ if matches!(effect.value, EffectValue::Members(_)) => format!("{name}: {value}"),
            _ => format!("{name} is {value}"),
        };
        let tags: Vec<String> =
            effect.tags.iter().map(|(word, name)| format!("{} {}", tag(*word), spoken(name))).collect();
        let mut words = if tags.is_empty() { words } else { format!("{words} {}", listed(&tags)) };
        // How the value was reached.
        let general = effect.general.filter(|general| EffectValue::Value(*general) != effect.value);
        if let Some(general) = general
            && let Some(by) = finding.applied.iter().find(|id| row.exceptions.contains(id))
        {
            words = format!(
                "{words}; in general it would be {}, but {} applies{}",
                self.value(general),
                self.exception(*by),
                self.since(*by)
            );
        }
        words
    }

    /// `which makes 4 of 3 at hand: 2 for hex b and 2 for hex c`; the parts only where they are too much.
    fn payments(&self, finding: &Finding, effect: &Effect, budget: Value) -> String {
        let sum = effect.paid.iter().try_fold(Number::ZERO, |sum, payment| sum.plus(payment.price));
        let sum = sum.map_or_else(|| "too much".to_owned(), |sum| sum.to_string());
        let words = format!("which makes {sum} of {} at hand", self.value(budget));
        if finding.outcome != Outcome::Broken {
            return words;
        }
        let part = |payment: &Payment| {
            let occasion = match payment.entered {
                Some(place) => format!("{} for {}", payment.price, self.place(place)),
                None => payment.price.to_string(),
            };
            if payment.clause == finding.clause && payment.entered.is_some() {
                occasion
            } else {
                format!("{occasion} under {}", self.clause_name(payment.clause))
            }
        };
        let parts: Vec<String> = effect.paid.iter().map(part).collect();
        format!("{words}: {}", listed(&parts))
    }

    /// `What bars a: gap is 7 and nearest is 4.` Nothing where there is nothing to tell.
    pub(super) fn candidate(&self, candidate: &Candidate) -> Option<String> {
        let facts: Vec<String> = candidate.facts.iter().filter_map(|fact| self.fact(candidate, fact)).collect();
        if facts.is_empty() {
            return None;
        }
        let (thing, facts) = (self.value(candidate.thing), listed(&facts));
        // An id keeps its letters as they are.
        Some(if candidate.open {
            format!("{thing} may be picked: {facts}.")
        } else {
            format!("What bars {thing}: {facts}.")
        })
    }

    fn fact(&self, candidate: &Candidate, fact: &Fact) -> Option<String> {
        let value = self.value(fact.value);
        Some(match fact.of {
            FactOf::Definition(id) => {
                let row = self.tables.definitions.get(id.index())?;
                let name = spoken(&row.name);
                match fact.value {
                    Value::Flag(holds) if row.class => {
                        format!("it is {}{}", if holds { "" } else { "not " }, with_article(&name))
                    }
                    Value::Flag(holds) => format!("{}{name}", if holds { "" } else { "not " }),
                    _ => format!("{name} is {value}"),
                }
            }
            FactOf::Attribute(attribute) => {
                let row = self.tables.counters.get(attribute.index())?;
                matches!(candidate.thing, Value::Counter(_)).then(|| format!("{} is {value}", spoken(&row.name)))?
            }
        })
    }

    /// What is wrong with a choice.
    pub(super) fn pick(&self, fault: &PickFault) -> String {
        match fault {
            PickFault::NonePicked => String::from("Nobody has been picked, and somebody has to be."),
            // An id keeps its letters as they are.
            PickFault::NotOpen(things) => format!("{} may not be picked.", self.values(things)),
            PickFault::TooMany { have, at_most } => {
                format!("{} have been picked, and at most {} may be.", self.value(*have), self.value(*at_most))
            }
            PickFault::Breaks(clauses) => {
                let names: Vec<String> = clauses.iter().map(|clause| self.clause_name(*clause)).collect();
                format!("By themselves the picked would break {}.", listed(&names))
            }
        }
    }
}
