//! What in a ruleset can never matter, or can never be kept.
//!
//! A finding is told only where it is sure: by the tables alone, or by a search that left nothing out. A rule's note
//! that begins with a finding's code and a colon says that it is meant so, and why: `note "A0003: …"`. What stands under
//! no rule may be accepted by a note of any.

mod acts;
mod catalogue;
mod kept;
mod kinds;
mod never;
mod supplied;
mod unused;

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_engine::table::{Place, RuleId, Tables};
use serde::Serialize;

pub use crate::search::Supply;
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
    /// Zero for what has no line of its own.
    pub line: u32,
    /// Why it is sure.
    pub reason: String,
    /// Why it is meant so, by a note of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<String>,
}

/// Everything found in a ruleset, in the order of codes and tables. What cases ask about counts as used.
pub fn findings(tables: &Tables, cases: &[Case]) -> Vec<FindingOfAnalysis> {
    findings_of(&[(tables, cases)])
}

/// What is found in rulesets that may share layers, each with its cases: what one ruleset makes no use of, another one
/// may. So a finding is told if it is found in every ruleset that holds the layer in which it stands.
pub fn findings_of(rulesets: &[(&Tables, &[Case])]) -> Vec<FindingOfAnalysis> {
    findings_with(rulesets, &[])
}

/// The same, with what the game's box holds, as each ruleset understands it.
pub fn findings_with(rulesets: &[(&Tables, &[Case])], supplies: &[Supply]) -> Vec<FindingOfAnalysis> {
    let mut settled = BTreeSet::new();
    let mut each = Vec::new();
    for (number, (tables, cases)) in rulesets.iter().enumerate() {
        let mut found = Found { tables, list: Vec::new(), settled };
        unused::report(tables, cases, &mut found);
        acts::report(tables, cases, &mut found);
        kinds::report(tables, &mut found);
        never::report(tables, &mut found);
        kept::report(tables, &mut found);
        if let Some(supply) = supplies.get(number) {
            supplied::report(tables, supply, &mut found);
        }
        settled = found.settled;
        each.push(found.list);
    }
    let mut told: Vec<FindingOfAnalysis> = Vec::new();
    for finding in each.iter().flatten() {
        let everywhere = rulesets.iter().zip(&each).all(|((tables, _), found)| {
            let holds_layer = tables.layers.iter().any(|layer| *layer.name == *finding.layer);
            !holds_layer || found.iter().any(|other| other.key() == finding.key())
        });
        if everywhere && !told.iter().any(|known| known.key() == finding.key()) {
            told.push(finding.clone());
        }
    }
    told.sort_by(|left, right| left.key().cmp(&right.key()));
    told
}

impl FindingOfAnalysis {
    /// What tells it from others.
    fn key(&self) -> Key<'_> {
        (self.code, &self.layer, self.line, &self.what)
    }
}

type Key<'a> = (&'static str, &'a str, u32, &'a str);

/// A finding as lines of text.
pub fn text(findings: &[FindingOfAnalysis]) -> String {
    let mut text = String::new();
    for finding in findings {
        let rule = if finding.rule.is_empty() { String::new() } else { format!(", in rule {}", finding.rule) };
        match &finding.accepted {
            None => {
                let line = if finding.line == 0 { String::new() } else { format!(", line {}", finding.line) };
                text.push_str(&format!("{}: {} ({}{line}{rule})\n", finding.code, finding.what, finding.layer));
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
    /// What was looked for and is not so, here or in a ruleset before: it need not be looked for again.
    settled: BTreeSet<(&'static str, String, u32, String)>,
}

impl Found<'_> {
    /// What stands under a rule, or under none.
    fn add(&mut self, code: Code, rule: Option<RuleId>, place: Place, what: String, reason: String) {
        self.told(code, rule, None, place, what, reason);
    }

    /// What is about a word of the vocabulary. The note that accepts it may name the word: `A0009 marker: …`
    fn add_about(&mut self, code: Code, word: &str, place: Place, what: String, reason: String) {
        self.told(code, None, Some(word), place, what, reason);
    }

    fn is_settled(&self, code: Code, place: Place, what: &str) -> bool {
        self.settled.contains(&(code.0, self.layer(place), place.line, what.to_owned()))
    }

    fn settle(&mut self, code: Code, place: Place, what: String) {
        self.settled.insert((code.0, self.layer(place), place.line, what));
    }

    fn layer(&self, place: Place) -> String {
        self.tables.layers.get(place.layer.index()).map(|row| row.name.to_string()).unwrap_or_default()
    }

    fn told(
        &mut self,
        code: Code,
        rule: Option<RuleId>,
        word: Option<&str>,
        place: Place,
        what: String,
        reason: String,
    ) {
        self.list.push(FindingOfAnalysis {
            code: code.0,
            what,
            rule: rule.map(|rule| reglement_compiler::listing::words::rule(self.tables, rule)).unwrap_or_default(),
            layer: self.layer(place),
            line: place.line,
            reason,
            accepted: self.accepted(code, rule, word),
        });
    }

    /// What a note says of it: of its rule, or of any rule where it stands under none.
    fn accepted(&self, code: Code, rule: Option<RuleId>, word: Option<&str>) -> Option<String> {
        let rows = self.tables.rules.iter().enumerate();
        let rows = rows.filter(|(number, _)| rule.is_none_or(|rule| rule.index() == *number));
        rows.flat_map(|(_, row)| row.notes.iter()).find_map(|note| {
            let (about, why) = note.strip_prefix(code.0)?.split_once(':')?;
            let about = about.trim();
            (about.is_empty() || word == Some(about)).then(|| why.trim().to_owned())
        })
    }
}
