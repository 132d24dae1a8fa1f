//! The printed numbers: which are encoded, which only described, and which are left out.

use reglement_engine::table::{ReferenceId, RuleId, Tables};

use super::indented::Indented;
use super::words;

/// What a ruleset says under each printed number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub encoded: Vec<Encoded>,
    /// Nothing but notes stands there.
    pub described: Vec<Described>,
    /// Rules outside the ruleset: number and what it is about.
    pub references: Vec<(String, String)>,
    /// What the heads tell of what is left out, and why.
    pub left_out: Vec<String>,
}

/// A number with the rules under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoded {
    pub number: String,
    pub heading: String,
    pub clauses: usize,
    pub exceptions: usize,
    pub definitions: usize,
    pub charts: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    pub number: String,
    pub heading: String,
    pub notes: Vec<String>,
}

impl Numbers {
    /// `omitted` are the texts of the heads that tell what is left out.
    pub fn of(tables: &Tables, omitted: &[String]) -> Numbers {
        let (mut encoded, mut described) = (Vec::new(), Vec::new());
        for (number, row) in tables.rules.iter().enumerate() {
            let rule = RuleId(number as u16);
            let own = |of: Option<RuleId>| of == Some(rule);
            let under = Encoded {
                number: row.number.to_string(),
                heading: row.heading.to_string(),
                clauses: tables.clauses.iter().filter(|row| row.rule == rule).count(),
                exceptions: tables.exceptions.iter().filter(|row| own(row.rule)).count(),
                definitions: tables.definitions.iter().filter(|row| own(row.rule)).count(),
                charts: tables.charts.iter().filter(|row| own(row.rule)).count(),
            };
            if under.counts().any(|(number, ..)| number > 0) {
                encoded.push(under);
            } else {
                let notes = row.notes.iter().map(|note| note.text.to_string()).collect();
                described.push(Described { number: under.number, heading: under.heading, notes });
            }
        }
        let references = tables.references.iter().map(|row| (row.number.to_string(), row.doc.to_string()));
        Numbers { encoded, described, references: references.collect(), left_out: omitted.to_vec() }
    }
}

impl Encoded {
    /// Each number with the noun for one and for several.
    fn counts(&self) -> impl Iterator<Item = (usize, &'static str, &'static str)> {
        [
            (self.clauses, "clause", "clauses"),
            (self.exceptions, "exception", "exceptions"),
            (self.definitions, "definition", "definitions"),
            (self.charts, "chart", "charts"),
        ]
        .into_iter()
    }

    /// `2 clauses, 1 exception`
    fn parts(&self) -> String {
        let counts = self.counts().filter(|(number, ..)| *number > 0);
        let parts = counts.map(|(number, one, many)| words::several(number, one, many));
        parts.collect::<Vec<_>>().join(", ")
    }
}

/// The printed numbers in words.
pub fn numbers(tables: &Tables, omitted: &[String]) -> String {
    let numbers = Numbers::of(tables, omitted);
    let heading = |number: &str, heading: &str| words::numbered(number, heading);
    let encoded = numbers.encoded.iter().map(|one| format!("{}: {}", heading(&one.number, &one.heading), one.parts()));
    let described = numbers.described.iter().map(|one| match one.notes.is_empty() {
        true => heading(&one.number, &one.heading),
        false => format!("{}: {}", heading(&one.number, &one.heading), one.notes.join(" ")),
    });
    let references = (0..tables.references.len() as u16).map(|number| words::reference(tables, ReferenceId(number)));
    let mut text = Indented::default();
    for (heading, lines) in [
        ("Encoded", encoded.collect::<Vec<_>>()),
        ("Only described", described.collect()),
        ("Outside this ruleset, and referred to", references.collect()),
        ("Left out", numbers.left_out.clone()),
    ] {
        if !lines.is_empty() {
            text.heading(heading);
            text.deeper(|text| lines.iter().for_each(|line| text.line(line)));
        }
    }
    text.finish()
}
