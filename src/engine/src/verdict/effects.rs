//! What rules bring about, in words.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::grammar::{listed, spoken};
use super::names::{Names, tag};
use super::{Effect, EffectValue, Finding, PickFault};
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
                Some(budget) => format!("{name} is {value}, of {} at hand", self.value(budget)),
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
