//! The rules: their words, charts, exceptions and links.

use reglement_engine::table::{
    ChartRow, DefinitionId, ExceptionId, ExceptionRow, NoteRow, ReferenceId, RuleId, Symbol, Target, Value,
};

use super::{Book, anchor, title};
use crate::markup::{Markup, escaped};
use crate::names::spoken;

impl Book<'_> {
    pub(super) fn head(&self, to: &mut Markup) {
        let head = &self.tables.head;
        to.text("h1", &[], title(self.tables));
        for (name, words) in [("Game", &head.game), ("Edition", &head.edition), ("Source", &head.source)] {
            if !words.is_empty() {
                to.text("p", &[], &format!("{name}: {words}"));
            }
        }
        for row in self.tables.layers.iter().rev().skip(1) {
            to.text("p", &[], &format!("Builds on {}", if row.title.is_empty() { &row.name } else { &row.title }));
        }
    }

    pub(super) fn contents(&self, to: &mut Markup) {
        to.open("ol", &[]);
        for rule in self.rule_ids() {
            to.holding("li", &[], &self.link_to_rule(rule));
        }
        to.close();
    }

    fn rule_ids(&self) -> impl Iterator<Item = RuleId> {
        (0..self.tables.rules.len()).map(|number| RuleId(number as u16))
    }

    /// `7.1.0 Stacking limits`
    fn rule_name(&self, rule: RuleId) -> String {
        match self.tables.rules.get(rule.index()) {
            Some(row) if row.heading.is_empty() || row.heading == row.number => row.number.to_string(),
            Some(row) => format!("{} {}", row.number, row.heading),
            None => String::new(),
        }
    }

    fn rule_anchor(&self, rule: RuleId) -> String {
        anchor("rule", self.tables.rules.get(rule.index()).map_or("", |row| &row.number))
    }

    fn link_to_rule(&self, rule: RuleId) -> String {
        format!("<a href=\"#{}\">{}</a>", self.rule_anchor(rule), escaped(&self.rule_name(rule)))
    }

    /// What stands under no printed rule.
    pub(super) fn vocabulary(&self, to: &mut Markup) {
        let definitions = self.tables.definitions.iter().any(|row| row.rule.is_none());
        let charts = self.tables.charts.iter().any(|row| row.rule.is_none());
        if definitions || charts {
            to.open("section", &[("id", "general")]);
            to.text("h2", &[], "In general");
            self.definitions_and_charts(None, to);
            to.close();
        }
    }

    pub(super) fn rules(&self, to: &mut Markup) {
        for rule in self.rule_ids() {
            self.rule(rule, to);
        }
    }

    fn rule(&self, rule: RuleId, to: &mut Markup) {
        let Some(row) = self.tables.rules.get(rule.index()) else { return };
        let id = self.rule_anchor(rule);
        to.open("section", &[("id", &id), ("class", "rule")]);
        to.text("h2", &[], &self.rule_name(rule));
        self.definitions_and_charts(Some(rule), to);
        for clause in self.tables.clauses.iter().filter(|clause| clause.rule == rule) {
            to.open("div", &[("class", "clause")]);
            to.text("p", &[], &clause.words);
            self.exceptions(&clause.exceptions, Some(rule), true, to);
            self.see(&clause.see, to);
            notes(&clause.notes, to);
            to.close();
        }
        self.exceptions_apart(rule, to);
        notes(&row.notes, to);
        self.see(&row.see, to);
        self.cases_of(rule, to);
        to.close();
    }

    fn definitions_and_charts(&self, rule: Option<RuleId>, to: &mut Markup) {
        for row in self.tables.definitions.iter().filter(|row| row.rule == rule) {
            to.open("div", &[("class", "definition")]);
            to.text("p", &[], &row.words);
            self.exceptions(&row.exceptions, rule, true, to);
            to.close();
        }
        for row in self.tables.charts.iter().filter(|row| row.rule == rule) {
            self.chart(row, to);
        }
    }

    fn exception_anchor(&self, id: ExceptionId) -> String {
        let name = self.tables.exceptions.get(id.index()).map_or("", |row| &row.name);
        anchor("exception", &format!("{}-{name}", id.0))
    }

    /// The exceptions under what they except from, those of another rule as links to where they stand. `home` where what
    /// they stand under is told in full itself.
    fn exceptions(&self, ids: &[ExceptionId], rule: Option<RuleId>, home: bool, to: &mut Markup) {
        for id in ids {
            let Some(row) = self.tables.exceptions.get(id.index()) else { continue };
            let anchor = self.exception_anchor(*id);
            match row.rule {
                Some(own) if row.rule != rule || !home => {
                    to.open("div", &[("class", "exception")]);
                    let link = format!("<a href=\"#{anchor}\">{}</a>", escaped(&spoken(&row.name)));
                    to.holding("p", &[], &format!("Except {link}, by {}.", self.link_to_rule(own)));
                    self.exceptions(&row.exceptions, rule, false, to);
                }
                _ if home => {
                    to.open("div", &[("class", "exception"), ("id", &anchor)]);
                    to.text("p", &[], &row.words);
                    self.exceptions(&row.exceptions, rule, true, to);
                    self.see(&row.see, to);
                    notes(&row.notes, to);
                }
                _ => {
                    to.open("div", &[("class", "exception")]);
                    to.text("p", &[], &row.words);
                    self.exceptions(&row.exceptions, rule, false, to);
                }
            }
            to.close();
        }
    }

    /// The exceptions that a rule makes to others, each linked to what it excepts from.
    fn exceptions_apart(&self, rule: RuleId, to: &mut Markup) {
        let rows = self.tables.exceptions.iter().enumerate();
        let own = rows.filter(|(_, row)| row.rule == Some(rule) && self.rule_of(row.target) != Some(rule));
        let mut told: Vec<&ExceptionRow> = Vec::new();
        for (number, row) in own {
            let anchor = self.exception_anchor(ExceptionId(number as u16));
            let again = told.iter().any(|known| known.words == row.words);
            to.open("div", &[("class", "exception"), ("id", &anchor)]);
            if !again {
                to.text("p", &[], &row.words);
            }
            if let Some(target) = self.rule_of(row.target) {
                let what = escaped(&self.target(row.target));
                to.holding("p", &[], &format!("To {what}: {}.", self.link_to_rule(target)));
            }
            if !again {
                self.see(&row.see, to);
                notes(&row.notes, to);
            }
            self.exceptions(&row.exceptions, Some(rule), true, to);
            to.close();
            told.push(row);
        }
    }

    fn rule_of(&self, target: Target) -> Option<RuleId> {
        match target {
            Target::Clause(id) => self.tables.clauses.get(id.index()).map(|row| row.rule),
            Target::Definition(id) => self.tables.definitions.get(id.index()).and_then(|row| row.rule),
            Target::Exception(id) => self.tables.exceptions.get(id.index()).and_then(|row| row.rule),
        }
    }

    fn target(&self, target: Target) -> String {
        let definition = |id: DefinitionId| self.tables.definitions.get(id.index()).map(|row| spoken(&row.name));
        let name = match target {
            Target::Clause(id) => self.tables.clauses.get(id.index()).map(|row| spoken(&row.name)),
            Target::Definition(id) => definition(id),
            Target::Exception(id) => {
                self.tables.exceptions.get(id.index()).map(|row| format!("the exception {}", spoken(&row.name)))
            }
        };
        name.unwrap_or_default()
    }

    fn see(&self, references: &[ReferenceId], to: &mut Markup) {
        let told: Vec<String> = references
            .iter()
            .filter_map(|id| self.tables.references.get(id.index()))
            .map(|row| format!("<a href=\"#{}\">{}</a>", anchor("outside", &row.number), escaped(&row.number)))
            .collect();
        if !told.is_empty() {
            to.holding("p", &[("class", "see")], &format!("See {}.", told.join(", ")));
        }
    }

    fn chart(&self, row: &ChartRow, to: &mut Markup) {
        let word =
            |symbol: &Symbol| self.tables.symbols.get(symbol.0 as usize).map_or_else(String::new, |word| spoken(word));
        to.open("table", &[("id", &anchor("chart", &row.name))]);
        to.text("caption", &[], &spoken(&row.name));
        let columns = row.column_keys.len().max(1);
        if row.column_keys.len() > 1 {
            to.open("thead", &[]);
            to.open("tr", &[]);
            to.text("th", &[], "");
            row.column_keys.iter().for_each(|key| to.text("th", &[("scope", "col")], &word(key)));
            to.close();
            to.close();
        }
        to.open("tbody", &[]);
        for (key, cells) in row.row_keys.iter().zip(row.cells.chunks(columns)) {
            to.open("tr", &[]);
            to.text("th", &[("scope", "row")], &word(key));
            for cell in cells {
                self.cell(cell, to);
            }
            to.close();
        }
        to.close();
        to.close();
    }

    fn cell(&self, cell: &Value, to: &mut Markup) {
        let told = match cell {
            Value::Number(number) => number.to_string(),
            Value::Flag(true) => "yes".to_owned(),
            Value::Flag(false) => "no".to_owned(),
            Value::Symbol(symbol) => {
                self.tables.symbols.get(symbol.0 as usize).map_or_else(String::new, |word| spoken(word))
            }
            Value::Unlimited => "unlimited".to_owned(),
            Value::Prohibited => return to.text("td", &[("title", "prohibited")], "–"),
            Value::NoFigure => return to.text("td", &[("title", "the source gives no figure")], "?"),
            _ => String::new(),
        };
        to.text("td", &[], &told);
    }

    /// Rulings, and rules that stand elsewhere.
    pub(super) fn outside(&self, to: &mut Markup) {
        let word =
            |symbol: Symbol| self.tables.symbols.get(symbol.0 as usize).map_or_else(String::new, |word| spoken(word));
        if !self.tables.rulings.is_empty() {
            to.open("section", &[("id", "rulings")]);
            to.text("h2", &[], "Rulings");
            to.open("dl", &[]);
            for row in self.tables.rulings.iter() {
                to.text("dt", &[("id", &anchor("ruling", &row.name))], &format!("{}: {}", row.name, row.question));
                let values = self.tables.domains.get(row.domain.index()).map_or(&[][..], |row| &row.values);
                let others: Vec<String> =
                    values.iter().filter(|value| **value != row.used).map(|value| word(*value)).collect();
                let because = if row.because.is_empty() { String::new() } else { format!(", because {}", row.because) };
                to.text("dd", &[], &format!("{}, and not {}{because}.", word(row.used), others.join(", ")));
            }
            to.close();
            to.close();
        }
        if !self.tables.references.is_empty() {
            to.open("section", &[("id", "outside")]);
            to.text("h2", &[], "Rules outside this book");
            to.open("dl", &[]);
            for row in self.tables.references.iter() {
                to.text("dt", &[("id", &anchor("outside", &row.number))], &row.number);
                to.text("dd", &[], &row.doc);
            }
            to.close();
            to.close();
        }
    }
}

fn notes(notes: &[NoteRow], to: &mut Markup) {
    for note in notes {
        to.text("p", &[("class", "note")], &note.text);
    }
}
