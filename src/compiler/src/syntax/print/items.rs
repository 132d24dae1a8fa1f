//! Items of a rule, with what stands under them, on lines.

use super::layout::Pieces;
use super::wording::Wording;
use crate::syntax::tree::{
    CellValue, Chart, ChartLine, Define, DefineShape, Except, Parameter, RuleItem, RuleNumber, Text,
};

const STEP: usize = 2;

impl Wording {
    /// An item at an indentation, each line ended.
    pub(super) fn item(self, item: &RuleItem, indent: usize) -> String {
        self.item_after("", item, indent)
    }

    fn item_after(self, before: &str, item: &RuleItem, indent: usize) -> String {
        let start = Pieces::of(before);
        match item {
            RuleItem::Replace(inner) => self.item_after("replace ", inner, indent),
            RuleItem::Define(define) => {
                let lines = start.words("define ").then(self.define(define)).deeper().on_lines(indent);
                lines + &self.under(&define.excepts, &[], &[], indent + STEP)
            }
            RuleItem::Chart(chart) => self.chart(before, chart, indent),
            RuleItem::Clause(clause) => {
                let lines = start.then(self.clause(clause)).on_lines(indent);
                lines + &self.under(&clause.excepts, &clause.see, &clause.notes, indent + STEP)
            }
            RuleItem::Except(except) => {
                let lines = start.then(self.except(except)).on_lines(indent);
                lines + &self.under(&except.excepts, &except.see, &except.notes, indent + STEP)
            }
            RuleItem::Note(text) => start.words("note ").then(self.text(text)).on_lines(indent),
            RuleItem::See(rules) => start.words("see ").then(self.rule_numbers(rules)).on_lines(indent),
        }
    }

    fn under(self, excepts: &[Except], see: &[RuleNumber], notes: &[Text], indent: usize) -> String {
        let mut text = String::new();
        for except in excepts {
            text += &self.except(except).on_lines(indent);
            text += &self.under(&except.excepts, &except.see, &except.notes, indent + STEP);
        }
        if !see.is_empty() {
            text += &Pieces::of("see ").then(self.rule_numbers(see)).on_lines(indent);
        }
        for note in notes {
            text += &Pieces::of("note ").then(self.text(note)).on_lines(indent);
        }
        text
    }

    /// A definition without the word `define`.
    pub(super) fn define(self, define: &Define) -> Pieces {
        let mut pieces = Pieces::of(self.name(&define.name));
        if let Some(plural) = define.plural.as_ref().filter(|_| self == Wording::Ruleset) {
            pieces = pieces.words(format!(" (plural {})", self.name(plural)));
        }
        pieces = match &define.shape {
            DefineShape::Class { of, condition } => {
                let of = self.name(of);
                pieces = pieces.words(format!(" is {}{of}", super::expressions::indefinite(&of)));
                match condition {
                    None => pieces,
                    Some(condition) => {
                        pieces.words(" where").then(Pieces::new().space().then(self.class_condition(condition)).group())
                    }
                }
            }
            DefineShape::Value { subject, second, value } => {
                if let Some(subject) = subject {
                    pieces = pieces.words(format!(" of {}", self.parameter(subject)));
                }
                if let Some(second) = second {
                    pieces = pieces.words(format!(" to {}", self.parameter(second)));
                }
                pieces.words(":").then(Pieces::new().space().then(self.condition_on_lines(value)).group())
            }
        };
        match define.doc.as_ref().filter(|_| self == Wording::Ruleset) {
            None => pieces,
            Some(doc) => pieces.then(Pieces::new().space().then(self.text(doc)).group()),
        }
    }

    fn parameter(self, parameter: &Parameter) -> String {
        let noun = self.name(&parameter.noun);
        let called = parameter.called.as_ref().map(|called| format!(" called {}", self.name(called)));
        format!("{}{noun}{}", super::expressions::indefinite(&noun), called.unwrap_or_default())
    }

    /// A chart, its columns under one another.
    fn chart(self, before: &str, chart: &Chart, indent: usize) -> String {
        let before = if chart.amends { "amend " } else { before };
        let mut head = Pieces::of(format!("{before}chart {}", self.name(&chart.name)));
        if let Some(doc) = &chart.doc {
            head = head.then(Pieces::new().space().then(self.text(doc)).deeper().group());
        }
        let rows = self.name(&chart.rows);
        let columns = chart.columns.as_ref().map(|columns| format!(", columns {}", self.name(columns)));
        let keys = format!("rows {rows}{}", columns.unwrap_or_default());
        head = head.then(Pieces::new().space().words(keys).deeper().group());
        let mut table = Vec::new();
        if chart.columns.is_some() {
            let keys = chart.column_keys.iter().map(|key| self.name(key));
            table.push(std::iter::once(String::new()).chain(keys).collect());
        }
        table.extend(chart.lines.iter().map(|line| self.chart_line(line)));
        let mut widths: Vec<usize> = Vec::new();
        for line in &table {
            for (column, cell) in line.iter().enumerate() {
                let width = cell.chars().count();
                match widths.get_mut(column) {
                    Some(widest) => *widest = width.max(*widest),
                    None => widths.push(width),
                }
            }
        }
        let mut text = head.on_lines(indent);
        for line in &table {
            let cells: Vec<String> = line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
            let row = format!("{}{}", " ".repeat(indent + STEP), cells.join(" | "));
            text += row.trim_end();
            text.push('\n');
        }
        text
    }

    fn chart_line(self, line: &ChartLine) -> Vec<String> {
        let mut keys: Vec<String> = line.keys.iter().map(|key| self.name(key)).collect();
        if line.any_other {
            keys.push("any other".to_owned());
        }
        let cells = line.cells.iter().map(|cell| match &cell.value {
            CellValue::Number(decimal) => super::expressions::number(decimal),
            CellValue::Unlimited => "unlimited".to_owned(),
            CellValue::Prohibited => "-".to_owned(),
            CellValue::NoFigure => "?".to_owned(),
            CellValue::Name(name) => self.name(name),
        });
        std::iter::once(keys.join(", ")).chain(cells).collect()
    }
}
