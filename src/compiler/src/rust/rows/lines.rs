//! The lines of the ruleset files on which the rows stand, apart from the rows: a line put in at the top of a ruleset
//! moves all that stand below it, and would otherwise change every row.

use reglement_engine::table::{NoteRow, Place, Tables};

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
    let amended = tables.charts.iter().map(|row| row.amended.iter().map(|cell| cell.place).collect());
    text.push_str(&lists("amended", &identities.charts, amended));
    let of_notes = |notes: &[NoteRow]| notes.iter().map(|note| note.place).collect();
    let notes = tables.rules.iter().map(|row| of_notes(&row.notes));
    text.push_str(&lists("rule_notes", &identities.rules, notes));
    let notes = tables.clauses.iter().map(|row| of_notes(&row.notes));
    text.push_str(&lists("clause_notes", &identities.clauses, notes));
    let notes = tables.exceptions.iter().map(|row| of_notes(&row.notes));
    text.push_str(&lists("exception_notes", &identities.exceptions, notes));
    text
}

/// A module with a list of lines for each row under which several things stand.
fn lists(module: &str, names: &[String], places: impl Iterator<Item = Vec<Place>>) -> String {
    let with_places = names.iter().zip(places).filter(|(_, places)| !places.is_empty());
    let constants = with_places
        .map(|(name, places)| {
            let lines = places.iter().map(|place| place.line.to_string()).collect::<Vec<_>>();
            format!("    pub const {name}: [u32; {}] = [{}];\n", lines.len(), lines.join(", "))
        })
        .collect::<String>();
    if constants.is_empty() { String::new() } else { format!("pub mod {module} {{\n{constants}}}\n") }
}
