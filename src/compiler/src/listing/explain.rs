//! One rule, with everything that it leans on and everything that leans on it.

use reglement_engine::table::{ExceptionRow, RuleId, Tables};

use super::charts::chart;
use super::indented::Indented;
use super::mentions::{self, Mention, rule_of_target};
use super::{rules, vocabulary, words};

/// The rule in words, what it leans on, and what leans on it or changes it.
pub fn explain(tables: &Tables, rule: RuleId) -> String {
    let mut text = Indented::default();
    rules::rule(tables, rule.index(), &mut text);
    let own = mentions::of_rule(tables, rule);
    let outside = own.iter().copied().filter(|mention| owner(tables, *mention) != Some(rule)).collect::<Vec<_>>();
    section(&mut text, "It leans on", outside, |text, mention| leaned_on(tables, *mention, text));

    let made = exceptions(tables, |row| row.rule == Some(rule) && rule_of_target(tables, row.target) != Some(rule));
    section(&mut text, "It makes exceptions to", made, |text, row| {
        text.line(&format!("{}, by {}", words::target(tables, row.target), words::spoken(&row.name)));
    });

    let suffered = exceptions(tables, |row| row.rule != Some(rule) && rule_of_target(tables, row.target) == Some(rule));
    section(&mut text, "Other rules make exceptions to it", suffered, |text, row| {
        let by = row.rule.map_or_else(|| "no printed rule".to_owned(), |rule| words::rule(tables, rule));
        text.line(&format!("{by}: {}", row.words));
        text.deeper(|text| rules::exceptions(tables, &row.exceptions, row.rule, Some(row.place.layer), text));
    });

    let leaning = (0..tables.rules.len()).map(|number| RuleId(number as u16)).filter(|other| *other != rule);
    let leaning = leaning
        .filter_map(|other| {
            let mentions = mentions::of_rule(tables, other);
            let here = mentions.into_iter().filter(|mention| owner(tables, *mention) == Some(rule)).collect::<Vec<_>>();
            (!here.is_empty()).then_some((other, here))
        })
        .collect();
    section(&mut text, "Other rules lean on it", leaning, |text, (other, mentions)| {
        let what = mentions.iter().map(|mention| name(tables, *mention)).collect::<Vec<_>>().join(", ");
        text.line(&format!("{}: {what}", words::rule(tables, *other)));
    });
    text.finish()
}

fn section<T>(text: &mut Indented, heading: &str, items: Vec<T>, mut write: impl FnMut(&mut Indented, &T)) {
    if !items.is_empty() {
        text.heading(heading);
        text.deeper(|text| items.iter().for_each(|item| write(text, item)));
    }
}

fn exceptions(tables: &Tables, wanted: impl Fn(&ExceptionRow) -> bool) -> Vec<&ExceptionRow> {
    tables.exceptions.iter().filter(|row| wanted(row)).collect()
}

/// The rule that a thing mentioned stands under; rulings stand under none.
fn owner(tables: &Tables, mention: Mention) -> Option<RuleId> {
    match mention {
        Mention::Definition(id) => tables.definitions.get(id.index()).and_then(|row| row.rule),
        Mention::Chart(id) => tables.charts.get(id.index()).and_then(|row| row.rule),
        Mention::Clause(id) => tables.clauses.get(id.index()).map(|row| row.rule),
        Mention::Ruling(_) => None,
    }
}

fn name(tables: &Tables, mention: Mention) -> String {
    match mention {
        Mention::Definition(id) => {
            tables.definitions.get(id.index()).map_or_else(String::new, |row| words::spoken(&row.name))
        }
        Mention::Chart(id) => {
            tables.charts.get(id.index()).map_or_else(String::new, |row| format!("chart {}", row.name))
        }
        Mention::Clause(id) => words::clause(tables, id),
        Mention::Ruling(id) => tables.rulings.get(id.index()).map_or_else(String::new, |row| row.name.to_string()),
    }
}

fn leaned_on(tables: &Tables, mention: Mention, text: &mut Indented) {
    match mention {
        Mention::Definition(id) => {
            let Some(row) = tables.definitions.get(id.index()) else { return };
            text.line(&format!("{}{}", numbered(tables, row.rule), row.words));
        }
        Mention::Chart(id) => {
            let Some(row) = tables.charts.get(id.index()) else { return };
            text.line(&format!("{}chart {}", numbered(tables, row.rule), row.name));
            text.deeper(|text| text.line(&chart(tables, row)));
        }
        Mention::Clause(id) => {
            let Some(row) = tables.clauses.get(id.index()) else { return };
            text.line(&format!("{}{}", numbered(tables, Some(row.rule)), row.words));
        }
        Mention::Ruling(id) => vocabulary::ruling(tables, id.index(), text),
    }
}

fn numbered(tables: &Tables, rule: Option<RuleId>) -> String {
    rule.and_then(|rule| tables.rules.get(rule.index())).map_or_else(String::new, |row| format!("{}: ", row.number))
}
