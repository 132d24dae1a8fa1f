//! The tables as Rust text: one row a line, with its rule number and words above it.

mod charts;
mod clauses;
mod exceptions;
mod lines;
mod vocabulary;

use reglement_engine::table::{
    Code, DefinitionRow, ExceptionId, List, Moments, NoteRow, Place, RuleId, Subject, Tables, Type,
};

use super::code::Writer;
use super::identities::{Identities, named};
use super::quoted::{comment, table_text};
use crate::listing::slots;
use crate::listing::things::Bound;

pub use lines::lines;

/// The whole static, `TABLES`.
pub fn tables(tables: &Tables, identities: &Identities) -> String {
    let writer = Writer { tables, identities };
    let mut text = Rows::default();
    text.push("pub static TABLES: Tables = Tables {");
    writer.vocabulary_tables(&mut text);
    writer.chart_table(&mut text);
    writer.rule_table(&mut text);
    writer.definition_table(&mut text);
    writer.clause_table(&mut text);
    writer.exception_table(&mut text);
    text.push("};");
    text.text
}

/// Rows as they are written down.
#[derive(Debug, Default)]
pub struct Rows {
    text: String,
}

impl Rows {
    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A table with a row for each of the given pairs of words (a comment, if any) and row.
    fn table(&mut self, name: &str, rows: impl IntoIterator<Item = (String, String)>) {
        let mut rows = rows.into_iter().peekable();
        if rows.peek().is_none() {
            self.push(&format!("    {name}: list![],"));
            return;
        }
        self.push(&format!("    {name}: list!["));
        for (words, row) in rows {
            for line in comment(&words).lines() {
                self.push(&format!("        {line}"));
            }
            self.push(&format!("        {row},"));
        }
        self.push("    ],");
    }
}

/// A list written on one line.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    format!("list![{}]", items.into_iter().collect::<Vec<_>>().join(", "))
}

/// `Some(…)` or `None`.
pub fn option(item: Option<String>) -> String {
    item.map_or_else(|| "None".to_owned(), |item| format!("Some({item})"))
}

impl Writer<'_> {
    fn optional_code(&self, code: Option<&Code>, bound: &[Bound]) -> String {
        option(code.map(|code| self.code(code, bound)))
    }

    fn place(&self, table: &str, names: &[String], index: usize, place: Place) -> String {
        let layer = named(&self.identities.layers, "Layer", "LayerId", place.layer.index());
        let line = names.get(index).map_or_else(|| place.line.to_string(), |name| format!("line::{table}::{name}"));
        format!("Place {{ layer: {layer}, line: {line} }}")
    }

    /// The place of one of several things that stand under a row, which has a list of lines for them.
    fn place_in_list(&self, table: &str, names: &[String], index: usize, number: usize, place: Place) -> String {
        let line = names.get(index).map(|name| format!("{name}[{number}]"));
        self.place(table, line.as_slice(), 0, place)
    }

    fn notes(&self, table: &str, names: &[String], index: usize, notes: &[NoteRow]) -> String {
        list(notes.iter().enumerate().map(|(number, note)| {
            let place = self.place_in_list(table, names, index, number, note.place);
            format!("NoteRow {{ text: {}, place: {place} }}", table_text(&note.text))
        }))
    }

    fn optional_rule(&self, rule: Option<RuleId>) -> String {
        option(rule.map(|rule| self.identities.rule(rule)))
    }

    fn moments(&self, moments: Moments) -> String {
        if moments == Moments::ANY {
            return "Moments::ANY".to_owned();
        }
        if moments == Moments::NONE {
            return "Moments::NONE".to_owned();
        }
        let names = (0..64)
            .filter(|number| moments.0 & (1 << number) != 0)
            .map(|number| named(&self.identities.moments, "Moment", "MomentId", number))
            .collect::<Vec<_>>();
        format!("Moments::of(&[{}])", names.join(", "))
    }

    fn of_type(&self, of_type: Type) -> String {
        match of_type {
            Type::OneOf(domain) => format!("Type::OneOf({})", self.identities.domain(domain)),
            Type::AnyOf(domain) => format!("Type::AnyOf({})", self.identities.domain(domain)),
            other => format!("Type::{other:?}"),
        }
    }

    fn rule_number(&self, rule: Option<RuleId>) -> &str {
        rule.and_then(|rule| self.tables.rules.get(rule.index())).map_or("", |row| &row.number)
    }

    /// What stands above a row: its rule number and its words.
    fn above(&self, rule: Option<RuleId>, words: &str) -> String {
        format!("{} {words}", self.rule_number(rule)).trim().to_owned()
    }

    fn rule_table(&self, text: &mut Rows) {
        let names = self.identities;
        text.table(
            "rules",
            self.tables.rules.iter().enumerate().map(|(index, row)| {
                let written = format!(
                    "RuleRow {{ number: {}, heading: {}, place: {}, notes: {}, see: {} }}",
                    table_text(&row.number),
                    table_text(&row.heading),
                    self.place("rule", &names.rules, index, row.place),
                    self.notes("rule_notes", &names.rules, index, &row.notes),
                    self.references(&row.see),
                );
                (String::new(), written)
            }),
        );
    }

    fn definition_table(&self, text: &mut Rows) {
        text.table(
            "definitions",
            self.tables
                .definitions
                .iter()
                .enumerate()
                .map(|(index, row)| (self.above(row.rule, &row.words), self.definition(index, row))),
        );
    }

    fn definition(&self, index: usize, row: &DefinitionRow) -> String {
        let names = self.identities;
        let subject = |subject: Option<Subject>| option(subject.map(|subject| format!("Subject::{subject:?}")));
        format!(
            "DefinitionRow {{ name: {}, plural: {}, rule: {}, subject: {}, second: {}, class: {}, within: {}, \
             of_type: {}, general: {}, exceptions: {}, place: {}, words: {} }}",
            table_text(&row.name),
            table_text(&row.plural),
            self.optional_rule(row.rule),
            subject(row.subject),
            subject(row.second),
            row.class,
            option(row.within.map(|id| names.definition(id))),
            self.of_type(row.of_type),
            self.code(&row.general, &slots::of_definition(row)),
            self.exception_list(&row.exceptions),
            self.place("definition", &names.definitions, index, row.place),
            table_text(&row.words),
        )
    }

    fn exception_list(&self, exceptions: &List<ExceptionId>) -> String {
        list(exceptions.iter().map(|id| self.identities.exception(*id)))
    }
}
