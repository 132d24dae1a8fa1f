//! Who counted as what, in words.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Finding;
use super::grammar::{listed, with_article};
use super::names::Names;
use crate::table::{Body, ClauseRow, Code, DefinitionId, LineRow, Measure, Node, Value};

impl Names<'_> {
    /// Who counted as what: `a and b each count as a unit; their motive class is leg by 7.2.0 towed guns`.
    pub(super) fn classified(&self, finding: &Finding) -> Vec<String> {
        let mut alike: Vec<(Vec<String>, Vec<Value>)> = Vec::new();
        let mut counters: Vec<Value> = finding.counted.iter().map(|one| one.subject).collect();
        counters.sort_by_key(|counter| self.value(*counter));
        counters.dedup();
        for counter in counters {
            let told = self.counts_as(finding, counter);
            match alike.iter_mut().find(|(words, _)| *words == told) {
                Some((_, counters)) => counters.push(counter),
                None => alike.push((told, Vec::from([counter]))),
            }
        }
        let mut lines = Vec::new();
        for (told, counters) in alike {
            let names: Vec<String> = counters.iter().map(|counter| self.value(*counter)).collect();
            let several = counters.len() > 1;
            let told: Vec<String> = told
                .iter()
                .map(|words| match (several, words.strip_prefix("counts as ")) {
                    (true, Some(rest)) => format!("each count as {rest}"),
                    (true, None) => {
                        words.replacen("does not count", "do not count", 1).replacen("has ", "each have ", 1)
                    }
                    (false, _) => words.clone(),
                })
                .collect();
            if !told.is_empty() {
                lines.push(format!("{} {}", listed(&names), told.join("; ")));
            }
        }
        lines
    }

    /// What a counter counts as, and what has been worked out for it.
    fn counts_as(&self, finding: &Finding, counter: Value) -> Vec<String> {
        let mut classes = Vec::new();
        let mut outside = Vec::new();
        let mut values = Vec::new();
        let asked = self.clause(finding.clause).map_or_else(Vec::new, classes_asked_for);
        for one in finding.counted.iter().filter(|one| one.subject == counter) {
            let Some(row) = self.tables.definitions.get(one.definition.index()) else { continue };
            let by = one.by.map_or_else(String::new, |by| format!(" by {}", self.exception(by)));
            let name = self.definition(one.definition);
            match (row.class, one.value) {
                (true, Value::Flag(true)) => classes.push(format!("{}{by}", with_article(&name))),
                // What it is not matters only where the rule itself asks for it, or an exception says so.
                (true, _) if one.by.is_some() || asked.contains(&one.definition) => {
                    outside.push(format!("{}{by}", with_article(&name)));
                }
                (true, _) => {}
                (false, value) => values.push(format!("{name} {}{by}", self.value_of(value, Some(row.of_type)))),
            }
        }
        let mut told = Vec::new();
        match (classes.is_empty(), outside.is_empty()) {
            (false, true) => told.push(format!("counts as {}", listed(&classes))),
            (false, false) => told.push(format!("counts as {}, not as {}", listed(&classes), either(&outside))),
            (true, false) => told.push(format!("does not count as {}", either(&outside))),
            (true, true) => {}
        }
        if !values.is_empty() {
            told.push(format!("has {}", listed(&values)));
        }
        told
    }
}

fn either(items: &[String]) -> String {
    match items.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => items.concat(),
    }
}

/// The classes that a clause names itself.
fn classes_asked_for(row: &ClauseRow) -> Vec<DefinitionId> {
    let mut codes: Vec<&Code> = Vec::new();
    codes.extend(&row.subject);
    codes.extend(&row.condition);
    match &row.body {
        Body::Lines(lines) => codes.extend(lines.iter().filter_map(set_measured)),
        Body::Alternatives(alternatives) => {
            codes.extend(alternatives.iter().flat_map(|one| one.lines.iter()).filter_map(set_measured));
        }
        Body::MayNotShare { subject, with } => codes.extend([subject, with]),
        Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => codes.push(code),
        Body::Choice(choice) => codes.push(&choice.from),
        Body::Permits | Body::By(_) | Body::Effect { .. } | Body::Hides(_) => {}
    }
    let named = codes.iter().flat_map(|code| code.iter()).filter_map(|node| match node {
        Node::Set { class, .. } => *class,
        Node::Defined { definition, .. } => Some(*definition),
        _ => None,
    });
    named.collect()
}

fn set_measured(line: &LineRow) -> Option<&Code> {
    match &line.measure {
        Measure::Count { set } | Measure::Sum { set, .. } | Measure::Different { set, .. } => Some(set),
        Measure::Value(_) => None,
    }
}
