//! What in a ruleset can never matter, or can never be kept.
//!
//! A finding is told only where it is sure: by the tables alone, or by a search that left nothing out. A rule's note
//! that begins with a finding's code and a colon says that it is meant so, and why: `note "A0003: …"`.

mod catalogue;
mod never;
mod unused;

use reglement_cases::Case;
use reglement_engine::table::{RuleId, Tables};
use serde::Serialize;

use catalogue::Code;
pub use catalogue::{CATALOGUE, Page, page};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FindingOfAnalysis {
    pub code: &'static str,
    /// `limit 5.1 stack can never be broken`
    pub what: String,
    /// `7.1.0 Stacking limits`; empty where it stands under none.
    pub rule: String,
    pub layer: String,
    pub line: u32,
    /// Why it is sure.
    pub reason: String,
    /// Why it is meant so, by a note of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<String>,
}

/// Everything found, in the order of codes and tables. What cases ask about counts as used.
pub fn findings(tables: &Tables, cases: &[Case]) -> Vec<FindingOfAnalysis> {
    let mut found = Found { tables, list: Vec::new() };
    unused::report(tables, cases, &mut found);
    never::report(tables, &mut found);
    found.list.sort_by(|left, right| (left.code, &left.layer, left.line).cmp(&(right.code, &right.layer, right.line)));
    found.list
}

/// A finding as lines of text.
pub fn text(findings: &[FindingOfAnalysis]) -> String {
    let mut text = String::new();
    for finding in findings {
        let rule = if finding.rule.is_empty() { String::new() } else { format!(", in rule {}", finding.rule) };
        match &finding.accepted {
            None => {
                text.push_str(&format!(
                    "{}: {} ({}, line {}{rule})\n",
                    finding.code, finding.what, finding.layer, finding.line
                ));
                text.push_str(&format!("  {}\n", finding.reason));
            }
            Some(why) => text.push_str(&format!("{}: accepted: {}: {why}\n", finding.code, finding.what)),
        }
    }
    text
}

struct Found<'t> {
    tables: &'t Tables,
    list: Vec<FindingOfAnalysis>,
}

impl Found<'_> {
    fn add(
        &mut self,
        code: Code,
        rule: Option<RuleId>,
        place: reglement_engine::table::Place,
        what: String,
        reason: String,
    ) {
        let row = rule.and_then(|rule| self.tables.rules.get(rule.index()));
        let accepted = row.and_then(|row| {
            row.notes
                .iter()
                .find_map(|note| note.strip_prefix(code.0)?.strip_prefix(':').map(|why| why.trim().to_owned()))
        });
        self.list.push(FindingOfAnalysis {
            code: code.0,
            what,
            rule: rule.map(|rule| reglement_compiler::listing::words::rule(self.tables, rule)).unwrap_or_default(),
            layer: self.tables.layers.get(place.layer.index()).map(|row| row.name.to_string()).unwrap_or_default(),
            line: place.line,
            reason,
            accepted,
        });
    }
}
