//! The lines of the ruleset files on which the rows stand, apart from the rows: a line put in at the top of a ruleset
//! moves all that stand below it, and would otherwise change every row.

use reglement_engine::table::{Place, Tables};

use crate::rust::identities::Identities;

/// The module `line`, with a constant for each row.
pub fn lines(tables: &Tables, identities: &Identities) -> String {
    let mut text = String::new();
    let mut table = |name: &str, names: &[String], places: Vec<Place>| {
        if names.is_empty() {
            return;
        }
        text.push_str(&format!("pub mod {name} {{\n"));
        for (name, place) in names.iter().zip(places) {
            text.push_str(&format!("    pub const {name}: u32 = {};\n", place.line));
        }
        text.push_str("}\n");
    };
    table("ruling", &identities.rulings, tables.rulings.iter().map(|row| row.place).collect());
    table("chart", &identities.charts, tables.charts.iter().map(|row| row.place).collect());
    table("rule", &identities.rules, tables.rules.iter().map(|row| row.place).collect());
    table("definition", &identities.definitions, tables.definitions.iter().map(|row| row.place).collect());
    table("clause", &identities.clauses, tables.clauses.iter().map(|row| row.place).collect());
    table("exception", &identities.exceptions, tables.exceptions.iter().map(|row| row.place).collect());
    let amended = tables.charts.iter().zip(&identities.charts).filter(|(row, _)| !row.amended.is_empty());
    let amended = amended
        .map(|(row, name)| {
            let lines = row.amended.iter().map(|cell| cell.place.line.to_string()).collect::<Vec<_>>();
            format!("    pub const {name}: [u32; {}] = [{}];\n", lines.len(), lines.join(", "))
        })
        .collect::<String>();
    if !amended.is_empty() {
        text.push_str(&format!("pub mod amended {{\n{amended}}}\n"));
    }
    text
}
