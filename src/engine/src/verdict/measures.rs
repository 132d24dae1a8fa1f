//! What was measured, in words: how much there is, of whom, against which bound, and how the bound was reached.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::grammar::{counted_noun, is_one, listed, spoken};
use super::names::Names;
use super::{Finding, Measured};
use crate::number::Number;
use crate::table::{Body, ClauseId, ExceptionEffect, ExceptionId, LineComparison, LineRow, Measure, Target, Value};

impl<'a> Names<'a> {
    /// The line of a clause, counted through all alternatives.
    fn measured_line(&self, clause: ClauseId, line: u16) -> Option<&'a LineRow> {
        match &self.clause(clause)?.body {
            Body::Lines(lines) => lines.get(line as usize),
            Body::Alternatives(alternatives) => alternatives.iter().flat_map(|one| one.lines.iter()).nth(line as usize),
            _ => None,
        }
    }

    /// `There are 4 units, and at most 3 are allowed: a, b, c and d`, then how the bound was reached.
    pub(super) fn measure(&self, finding: &Finding, measured: &Measured) -> Vec<String> {
        let row = self.measured_line(finding.clause, measured.line);
        let label = &*row.map_or_else(String::new, |row| spoken(&row.label));
        let weighted = !matches!(row.map(|row| &row.measure), Some(Measure::Count { .. }));
        let least = if measured.have_at_least { "at least " } else { "" };
        let have = format!("{least}{}", self.value(measured.have));
        let mut words = match row.map(|row| &row.measure) {
            Some(Measure::Value(_)) => format!("{label}: {have}, and {}", self.bound(measured)),
            // There are no steps; of weight there is none.
            _ if weighted && is_nil(measured.have) && !self.is_plural(label) => {
                format!("{label}: {have}, and {}", self.bound(measured))
            }
            _ if label.starts_with("only ") => {
                format!("{label} are allowed, and {}", others(measured.have))
            }
            _ => {
                let there = if is_one(measured.have) { "there is" } else { "there are" };
                let noun = counted_noun(measured.have, label, self.tables);
                format!("{there} {} {noun}, and {}", number_or_no(measured.have, &have), self.bound(measured))
            }
        };
        if !measured.counted.is_empty() {
            words = format!("{words}: {}", self.counted(measured, weighted));
        }
        let mut told = Vec::from([words]);
        if let Some(exception) = measured.bound_by {
            told.push(format!(
                "in general the bound is {}, but {} makes it {}{}",
                self.value(measured.general_bound),
                self.exception(exception),
                self.value(measured.bound),
                self.since(exception),
            ));
        }
        told
    }

    fn is_plural(&self, label: &str) -> bool {
        counted_noun(Value::Number(Number::ONE), label, self.tables) != label
    }

    /// `a, b (3 steps each)`: who was counted, with their weights where these differ from one.
    fn counted(&self, measured: &Measured, weighted: bool) -> String {
        let names: Vec<String> = measured
            .counted
            .iter()
            .map(|(thing, weight)| {
                let name = self.value(*thing);
                match weight {
                    _ if !weighted => name,
                    Value::Nothing if measured.have_at_least => format!("{name} (unknown)"),
                    weight => format!("{name} ({})", self.value(*weight)),
                }
            })
            .collect();
        listed(&names)
    }

    fn bound(&self, measured: &Measured) -> String {
        let are = if is_one(measured.bound) { "is" } else { "are" };
        let nil = is_nil(measured.bound);
        match (measured.bound, measured.comparison) {
            (Value::Unlimited, LineComparison::AtMost) => "there is no limit".to_string(),
            (Value::Prohibited, LineComparison::AtMost) => "none may be there at all".to_string(),
            (Value::NoFigure, _) => "the source gives no figure".to_string(),
            (_, LineComparison::AtMost | LineComparison::Exactly) if nil => "none is allowed".to_string(),
            (bound, LineComparison::AtMost) => format!("at most {} {are} allowed", self.value(bound)),
            (bound, LineComparison::AtLeast) => format!("at least {} {are} needed", self.value(bound)),
            (bound, LineComparison::Exactly) => format!("exactly {} {are} required", self.value(bound)),
        }
    }

    /// `exception 7.1.1 retreat switches the rule off, since the act is a retreat`
    pub(super) fn applied(&self, exception: ExceptionId) -> String {
        let name = self.the_exception(exception);
        let Some(row) = self.tables.exceptions.get(exception.index()) else { return name };
        let body = row.words.rsplit_once(": ").map(|(_, body)| body);
        let does = match (&row.effect, row.target) {
            (ExceptionEffect::Lifted, Target::Exception(other)) => format!("switches {} off", self.exception(other)),
            (ExceptionEffect::Lifted, Target::Definition(other)) => {
                format!("takes it out of {}", self.definition(other))
            }
            (ExceptionEffect::Lifted, Target::Clause(_)) => "switches the rule off".to_string(),
            (ExceptionEffect::Deferred(moment), _) => format!("lets it stand until {}", self.deadline(*moment)),
            (ExceptionEffect::Exempts { .. }, _) => body.unwrap_or("exempts some").to_string(),
            (ExceptionEffect::Bounds(_), _) => "sets another bound".to_string(),
            (ExceptionEffect::Value(_), Target::Definition(other)) => match body {
                Some(body) => format!("makes {} {body}", self.definition(other)),
                None => format!("sets {}", self.definition(other)),
            },
            (ExceptionEffect::Value(_), _) => match body {
                Some(body) => format!("makes it {body}"),
                None => "sets another value".to_string(),
            },
        };
        format!("{name} {does}{}", self.since(exception))
    }

    /// `, since here is constricted (wacht-am-rhein, line 47)`
    pub(super) fn since(&self, exception: ExceptionId) -> String {
        let Some(row) = self.tables.exceptions.get(exception.index()) else { return String::new() };
        let line = self.line(row.place);
        if row.condition_words.is_empty() {
            format!(" ({line})")
        } else {
            format!(", since {} ({line})", row.condition_words)
        }
    }
}

fn is_nil(value: Value) -> bool {
    value == Value::Number(Number::ZERO)
}

fn number_or_no(value: Value, words: &str) -> String {
    if is_nil(value) && !words.contains(' ') { "no".to_string() } else { words.to_string() }
}

/// How many there are that a line with `only` leaves out.
fn others(have: Value) -> String {
    match have {
        Value::Number(number) if number == Number::ZERO => "there are no others".to_string(),
        Value::Number(number) if number == Number::ONE => "1 other is there".to_string(),
        Value::Number(number) => format!("{number} others are there"),
        _ => "others are there".to_string(),
    }
}
