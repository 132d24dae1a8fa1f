//! One rule: its definitions, charts and clauses, each with its exceptions, then its notes and references.

use reglement_engine::table::{ClauseKind, ExceptionId, LayerId, NoteRow, Place, ReferenceId, RuleId, Tables};

use super::charts::{amended, chart};
use super::indented::Indented;
use super::mentions::rule_of_target;
use super::words;

/// Definitions and charts that stand under no printed rule.
pub fn loose(tables: &Tables, text: &mut Indented) {
    let any =
        tables.definitions.iter().any(|row| row.rule.is_none()) || tables.charts.iter().any(|row| row.rule.is_none());
    if any {
        text.heading("Under no printed rule");
        text.deeper(|text| definitions_and_charts(tables, None, None, text));
    }
}

pub fn rule(tables: &Tables, number: usize, text: &mut Indented) {
    let Some(row) = tables.rules.get(number) else { return };
    let id = RuleId(number as u16);
    let layer = Some(row.place.layer);
    text.heading(&format!("{}{}", words::rule(tables, id), from_layer(tables, None, row.place)));
    text.deeper(|text| {
        definitions_and_charts(tables, Some(id), layer, text);
        for row in tables.clauses.iter().filter(|row| row.rule == id) {
            text.line(&format!("{}{}", row.words, from_layer(tables, layer, row.place)));
            text.deeper(|text| {
                exceptions(tables, &row.exceptions, Some(id), layer, text);
                if !row.see.is_empty() {
                    text.line(&see(tables, &row.see));
                }
                notes(&row.notes, text);
            });
        }
        apart(tables, id, layer, text);
        if !row.see.is_empty() {
            text.line(&see(tables, &row.see));
        }
        notes(&row.notes, text);
    });
}

fn definitions_and_charts(tables: &Tables, rule: Option<RuleId>, layer: Option<LayerId>, text: &mut Indented) {
    for row in tables.definitions.iter().filter(|row| row.rule == rule) {
        text.line(&format!("{}{}", row.words, from_layer(tables, layer, row.place)));
        text.deeper(|text| exceptions(tables, &row.exceptions, rule, layer, text));
    }
    for row in tables.charts.iter().filter(|row| row.rule == rule) {
        text.line(&format!("chart {}{}", row.name, from_layer(tables, layer, row.place)));
        text.deeper(|text| {
            text.line(&chart(tables, row));
            amended(tables, row).iter().for_each(|line| text.line(line));
        });
    }
}

/// Exceptions under their target. Those of another rule stand there in words, and here by name.
pub(super) fn exceptions(
    tables: &Tables,
    ids: &[ExceptionId],
    rule: Option<RuleId>,
    layer: Option<LayerId>,
    text: &mut Indented,
) {
    for id in ids {
        let Some(row) = tables.exceptions.get(id.index()) else { continue };
        let layer_words = from_layer(tables, layer, row.place);
        match row.rule {
            Some(own) if row.rule != rule => {
                text.line(&format!(
                    "except {}, by {}{layer_words}",
                    words::spoken(&row.name),
                    words::rule(tables, own)
                ));
            }
            _ => text.line(&format!("{}{layer_words}", row.words)),
        }
        text.deeper(|text| {
            exceptions(tables, &row.exceptions, rule, layer, text);
            if row.rule == rule {
                if !row.see.is_empty() {
                    text.line(&see(tables, &row.see));
                }
                notes(&row.notes, text);
            }
        });
    }
}

/// The exceptions that a rule makes to others; one with several targets is told once, and a permission that lifts something
/// among the clauses.
fn apart(tables: &Tables, rule: RuleId, layer: Option<LayerId>, text: &mut Indented) {
    let permissions = tables.clauses.iter().filter(|row| row.rule == rule && row.kind == ClauseKind::Permission);
    let mut told: Vec<&str> = permissions.map(|row| row.name.as_ref()).collect();
    for row in tables
        .exceptions
        .iter()
        .filter(|row| row.rule == Some(rule) && rule_of_target(tables, row.target) != Some(rule))
    {
        if told.contains(&row.name.as_ref()) {
            continue;
        }
        told.push(&row.name);
        text.line(&format!("{}{}", row.words, from_layer(tables, layer, row.place)));
        text.deeper(|text| {
            exceptions(tables, &row.exceptions, Some(rule), layer, text);
            if !row.see.is_empty() {
                text.line(&see(tables, &row.see));
            }
            notes(&row.notes, text);
        });
    }
}

fn notes(notes: &[NoteRow], text: &mut Indented) {
    notes.iter().for_each(|note| text.line(&format!("Note: {}", note.text)));
}

fn see(tables: &Tables, references: &[ReferenceId]) -> String {
    let numbers = references.iter().map(|id| words::reference(tables, *id)).collect::<Vec<_>>().join(", ");
    format!("See {numbers}")
}

/// Which layer it comes from, where there are several and it is not that of what it stands under.
fn from_layer(tables: &Tables, above: Option<LayerId>, place: Place) -> String {
    let known = tables.layers.len() < 2 || above == Some(place.layer);
    let name = tables.layers.get(place.layer.index()).map_or("", |row| row.name.as_ref());
    if known || name.is_empty() { String::new() } else { format!(" [{name}]") }
}
