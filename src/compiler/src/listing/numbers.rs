//! The printed numbers: which are encoded, which only described, and which are left out.

use reglement_engine::table::{ReferenceId, RuleId, Tables};

use super::indented::Indented;
use super::words;

/// What the ruleset says under each number. `omitted` are the texts of the heads that tell what is left out.
pub fn numbers(tables: &Tables, omitted: &[String]) -> String {
    let (mut encoded, mut described) = (Vec::new(), Vec::new());
    for (number, row) in tables.rules.iter().enumerate() {
        let rule = RuleId(number as u16);
        let parts = parts(tables, rule);
        let heading = words::rule(tables, rule);
        if !parts.is_empty() {
            encoded.push(format!("{heading}: {}", parts.join(", ")));
        } else if row.notes.is_empty() {
            described.push(heading);
        } else {
            described.push(format!("{heading}: {}", row.notes.join(" ")));
        }
    }
    let references: Vec<String> =
        (0..tables.references.len() as u16).map(|number| words::reference(tables, ReferenceId(number))).collect();
    let mut text = Indented::default();
    for (heading, lines) in [
        ("Encoded", &encoded[..]),
        ("Only described", &described),
        ("Outside this ruleset, and referred to", &references),
        ("Left out", omitted),
    ] {
        if !lines.is_empty() {
            text.heading(heading);
            text.deeper(|text| lines.iter().for_each(|line| text.line(line)));
        }
    }
    text.finish()
}

/// `2 clauses`, `1 exception`: what stands under a rule.
fn parts(tables: &Tables, rule: RuleId) -> Vec<String> {
    let own = |of: Option<RuleId>| of == Some(rule);
    let counts = [
        ("clause", tables.clauses.iter().filter(|row| row.rule == rule).count()),
        ("exception", tables.exceptions.iter().filter(|row| own(row.rule)).count()),
        ("definition", tables.definitions.iter().filter(|row| own(row.rule)).count()),
        ("chart", tables.charts.iter().filter(|row| own(row.rule)).count()),
    ];
    let counts = counts.into_iter().filter(|(_, many)| *many > 0);
    counts.map(|(noun, many)| if many == 1 { format!("1 {noun}") } else { format!("{many} {noun}s") }).collect()
}
