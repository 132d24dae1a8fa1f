//! What in a ruleset can never matter, or can never be kept.
//!
//! A finding is told only where it is sure: by the tables alone, or by a search that left nothing out. What could not be
//! settled so is told as well, apart from the findings. A note beside the rule that begins with a finding's code and a
//! colon says that it is meant so, and why: `note "A0003: …"`.

mod acts;
mod beside_another;
mod catalogue;
mod figures;
mod implied;
mod kept;
mod kinds;
mod never;
mod notes;
mod open_cells;
mod same_anyway;
mod seen_in_cases;
mod spot;
mod supplied;
mod unused;

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_compiler::diagnostics::did_you_mean;
use reglement_compiler::listing::words;
use reglement_engine::table::Tables;
use serde::Serialize;

pub use crate::search::Supply;
pub use catalogue::{CATALOGUE, Entry, Page, page};
use catalogue::{Code, accepts_nothing, accepts_without_reason, unknown_code};
use notes::{Accepting, Notes};
use spot::Spot;

/// What is found, and what could not be settled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Findings {
    pub findings: Vec<FindingOfAnalysis>,
    /// What may or may not be so: a search that would settle it was not made, or left something out.
    pub unsettled: Vec<Unsettled>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FindingOfAnalysis {
    pub code: &'static str,
    /// `limit 5.1 stack can never be broken`
    pub what: String,
    /// What it is about, by the name with which a note accepts it.
    pub name: String,
    /// `7.1.0 Stacking limits`; empty where it stands under none.
    pub rule: String,
    pub layer: String,
    /// None for a word of the vocabulary.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Why it is sure.
    pub reason: String,
    /// Why it is meant so, by a note of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<String>,
}

/// What could be a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Unsettled {
    pub code: &'static str,
    /// `limit stack can never be broken`
    pub what: String,
    pub rule: String,
    pub layer: String,
    pub line: Option<u32>,
    /// Why it is not settled.
    pub reason: &'static str,
}

/// Everything found in a ruleset, in the order of codes and tables. What cases ask about counts as used.
pub fn findings(tables: &Tables, cases: &[Case]) -> Vec<FindingOfAnalysis> {
    findings_of(&[(tables, cases)])
}

/// What is found in rulesets that may share layers, each with its cases: what one ruleset makes no use of, another one
/// may. So a finding is told if it is found in every ruleset that holds the layer in which it stands.
pub fn findings_of(rulesets: &[(&Tables, &[Case])]) -> Vec<FindingOfAnalysis> {
    findings_with(rulesets, &[], &[]).findings
}

/// The same, with what could not be settled; beside rulesets of which nothing is told, but which may make use of a shared
/// layer; and with what the game's box holds, as each of the rulesets understands it.
pub fn findings_with(rulesets: &[(&Tables, &[Case])], beside: &[(&Tables, &[Case])], supplies: &[Supply]) -> Findings {
    let mut settled = BTreeSet::new();
    let mut each: Vec<Found<'_>> = Vec::new();
    for (number, (tables, cases)) in rulesets.iter().chain(beside).enumerate() {
        let notes = Notes::of(tables);
        // Those beside are asked only about what was told.
        let sought = (number >= rulesets.len()).then(|| each.iter().flat_map(Found::keys).collect());
        let mut found = Found { tables, list: Vec::new(), unsettled: Vec::new(), settled, sought, notes };
        unused::report(tables, cases, &mut found);
        acts::report(tables, cases, &mut found);
        kinds::report(tables, &mut found);
        open_cells::report(tables, &mut found);
        figures::report(tables, &mut found);
        same_anyway::report(tables, &mut found);
        implied::report(tables, &mut found);
        never::report(tables, &mut found);
        kept::report(tables, &mut found);
        beside_another::report(tables, &mut found);
        if let Some(supply) = supplies.get(number) {
            supplied::report(tables, supply, &mut found);
        }
        seen_in_cases::settle(tables, cases, &mut found);
        found.report_notes(rulesets, supplies.is_empty());
        settled = std::mem::take(&mut found.settled);
        each.push(found);
    }
    let mut told: Vec<FindingOfAnalysis> = Vec::new();
    for finding in each.iter().take(rulesets.len()).flat_map(|found| &found.list) {
        let everywhere = each.iter().all(|found| {
            let holds_layer = found.tables.layers.iter().any(|layer| *layer.name == *finding.layer);
            !holds_layer || found.list.iter().any(|other| other.key() == finding.key())
        });
        if everywhere && !told.iter().any(|known| known.key() == finding.key()) {
            told.push(finding.clone());
        }
    }
    told.sort_by(|left, right| left.key().cmp(&right.key()));
    let mut unsettled: Vec<Unsettled> = Vec::new();
    for found in each.iter().take(rulesets.len()) {
        for (told_so, reason) in &found.unsettled {
            let (code, layer, line, what) = found.key(told_so);
            let known = settled.contains(&found.key(told_so))
                || told.iter().any(|finding| finding.key() == (code, &*layer, line, &*what))
                || unsettled.iter().any(|known| known.key() == (code, &*layer, line, &*what));
            if !known {
                let rule = found.rule(&told_so.spot);
                unsettled.push(Unsettled { code, what, rule, layer, line, reason });
            }
        }
    }
    unsettled.sort_by(|left, right| left.key().cmp(&right.key()));
    Findings { findings: told, unsettled }
}

impl FindingOfAnalysis {
    /// What tells it from others.
    fn key(&self) -> Key<'_> {
        (self.code, &self.layer, self.line, &self.what)
    }
}

impl Unsettled {
    fn key(&self) -> Key<'_> {
        (self.code, &self.layer, self.line, &self.what)
    }
}

type Key<'a> = (&'static str, &'a str, Option<u32>, &'a str);
type Settled = (&'static str, String, Option<u32>, String);

/// Findings as lines of text, then what is not settled.
pub fn text(found: &Findings) -> String {
    let mut text = String::new();
    for finding in &found.findings {
        let rule = if finding.rule.is_empty() { String::new() } else { format!(", in rule {}", finding.rule) };
        match &finding.accepted {
            None => {
                let line = finding.line.map(|line| format!(", line {line}")).unwrap_or_default();
                text.push_str(&format!("{}: {} ({}{line}{rule})\n", finding.code, finding.what, finding.layer));
                text.push_str(&format!("  {}\n", finding.reason));
            }
            Some(why) => text.push_str(&format!("{}: accepted: {}: {why}\n", finding.code, finding.what)),
        }
    }
    let reasons: BTreeSet<&str> = found.unsettled.iter().map(|one| one.reason).collect();
    for reason in reasons {
        text.push_str(&format!("not settled, since {reason}:\n"));
        for one in found.unsettled.iter().filter(|one| one.reason == reason) {
            let line = one.line.map(|line| format!(", line {line}")).unwrap_or_default();
            text.push_str(&format!("  {}: whether {} ({}{line})\n", one.code, one.what, one.layer));
        }
    }
    text
}

struct Found<'t> {
    tables: &'t Tables,
    list: Vec<FindingOfAnalysis>,
    /// What may be so or not, and why that is not known.
    unsettled: Vec<(Told, &'static str)>,
    /// What was looked for and is not so, here or in a ruleset before: it need not be looked for again.
    settled: BTreeSet<Settled>,
    /// What alone is asked about, where that is not everything.
    sought: Option<BTreeSet<Settled>>,
    notes: Notes,
}

/// What is told if it is never seen to be otherwise.
#[derive(Clone, Debug)]
struct Told {
    code: Code,
    spot: Spot,
    what: String,
}

impl Found<'_> {
    fn add(&mut self, told: Told, reason: String) {
        if self.is_told(&told) {
            return;
        }
        let accepted = self.notes.why(told.code.0, &told.spot);
        let rule = self.rule(&told.spot);
        let (code, layer, line, what) = self.key(&told);
        self.list.push(FindingOfAnalysis { code, what, name: told.spot.name, rule, layer, line, reason, accepted });
    }

    /// Notes that accept nothing, or not in the way they should.
    fn report_notes(&mut self, rulesets: &[(&Tables, &[Case])], without_box: bool) {
        let notes = self.notes.all.iter().filter(|note| !catalogue::is_code(&note.code) || note.why.is_empty());
        let faulty: Vec<Accepting> = notes.cloned().chain(self.notes.unused()).collect();
        for note in faulty {
            // What stands in a layer from elsewhere is for the analysis of that layer to tell.
            let layer = self.tables.layers.get(note.place.layer.index());
            if !layer.is_some_and(|layer| rulesets.iter().any(|(tables, _)| tables.head.name == layer.name)) {
                continue;
            }
            let spot = Spot {
                rule: note.rule,
                row: None,
                place: Some(note.place),
                name: note.names.first().cloned().unwrap_or_default(),
            };
            let (code, what, reason) = if !catalogue::is_code(&note.code) {
                let reason = match catalogue::meant(&note.code) {
                    Some(code) => format!("did you mean {code}?"),
                    None => "see the list of codes in ANALYSIS.md".to_owned(),
                };
                (unknown_code::CODE, format!("{} names a code that there is not", note.told()), reason)
            } else if note.why.is_empty() {
                let reason = "after the code, and names, if any, stands a colon, then the reason".to_owned();
                (accepts_without_reason::CODE, format!("{} gives no reason", note.told()), reason)
            } else if self.may_mean_something(&note, without_box) {
                continue;
            } else {
                (accepts_nothing::CODE, format!("{} accepts nothing", note.told()), self.why_nothing(&note))
            };
            self.add(Told { code, spot, what }, reason);
        }
    }

    /// Why a note accepts nothing: perhaps a slip of the pen.
    fn why_nothing(&self, note: &Accepting) -> String {
        if note.names.is_empty() {
            return "nothing of the kind is found under this rule; what stands under no rule is accepted by its name"
                .to_owned();
        }
        // What is found there goes before all else that there is.
        let open = self.list.iter().filter(|finding| finding.code == note.code && finding.accepted.is_none());
        let open: Vec<&str> = open.map(|finding| finding.name.as_str()).collect();
        let known = notes::known(self.tables);
        let misspelt = note.names.iter().filter(|name| !known.contains(name.as_str()));
        let meant = misspelt.filter_map(|name| did_you_mean(name, &open).or_else(|| did_you_mean(name, &known)));
        match meant.collect::<Vec<_>>().as_slice() {
            [] => "nothing of the kind is found under these names".to_owned(),
            meant => format!("there are no such names; did you mean {}?", meant.join(", ")),
        }
    }

    /// Whether a note is about what was not looked for, or could not be settled.
    fn may_mean_something(&self, note: &Accepting, without_box: bool) -> bool {
        let of_a_box = [catalogue::beyond_the_box::CODE.0, catalogue::nobody_in_the_box::CODE.0];
        without_box && of_a_box.contains(&&*note.code)
            || self.unsettled.iter().any(|(told, _)| note.means(told.code.0, &told.spot))
    }

    fn is_told(&self, told: &Told) -> bool {
        let (code, layer, line, what) = self.key(told);
        self.list.iter().any(|known| known.key() == (code, &*layer, line, &*what))
    }

    /// Whether it need not be looked for: it is known to be so, or to be otherwise, or nobody asks.
    fn is_known(&self, told: &Told) -> bool {
        let nobody_asks = self.sought.as_ref().is_some_and(|sought| {
            !sought.contains(&self.key(told)) && !self.notes.all.iter().any(|note| note.means(told.code.0, &told.spot))
        });
        nobody_asks || self.settled.contains(&self.key(told)) || self.is_told(told)
    }

    /// All that is told.
    fn keys(&self) -> impl Iterator<Item = Settled> + '_ {
        self.list.iter().map(|finding| {
            let (code, layer, line, what) = finding.key();
            (code, layer.to_owned(), line, what.to_owned())
        })
    }

    fn settle(&mut self, told: &Told) {
        self.settled.insert(self.key(told));
    }

    fn rule(&self, spot: &Spot) -> String {
        spot.rule.map(|rule| words::rule(self.tables, rule)).unwrap_or_default()
    }

    fn key(&self, told: &Told) -> Settled {
        // Where the vocabulary stands is not in the tables; it belongs to the whole.
        let layer = told.spot.place.map_or(0, |place| place.layer.index());
        let layer = self.tables.layers.get(layer).map(|row| row.name.to_string()).unwrap_or_default();
        (told.code.0, layer, told.spot.place.map(|place| place.line), told.what.clone())
    }
}
