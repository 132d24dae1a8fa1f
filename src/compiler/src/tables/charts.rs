//! Charts → rows: every combination of keys has a cell.

use std::collections::BTreeMap;

use reglement_engine::number::Number;
use reglement_engine::table::{AmendedCell, ChartId, ChartRow, DomainId, Node, Place, RuleId, Symbol, Value};

use super::code::CodeBuilder;
use super::expressions::Typed;
use super::kind::Kind;
use super::lookup::{Assembly, ChartSignature};
use super::scope::Scope;
use crate::diagnostics;
use crate::rules::ChartEntry;
use crate::syntax::tree::{CellValue, Chart, ChartCell, Expression, Name, Span};

/// A chart while its lines and amendments are read.
#[derive(Debug, Default)]
struct Draft {
    rows: Vec<Symbol>,
    columns: Vec<Symbol>,
    cells: BTreeMap<(Symbol, Symbol), Value>,
    any_other: BTreeMap<Symbol, Value>,
    /// Where the layer that is being read stands, if it amends, and what was amended so far.
    amended_at: Option<Place>,
    amended: BTreeMap<(Symbol, Symbol), Place>,
    kind: Option<Kind>,
    /// The rows that the lines of this layer have named so far.
    named: Vec<Symbol>,
}

impl Assembly<'_, '_> {
    pub fn chart(
        &mut self,
        entry: &ChartEntry<'_>,
        place: impl Fn(usize, Span) -> Place,
    ) -> Option<(ChartSignature, ChartRow)> {
        let chart = entry.chart;
        let rows = self.key_list(&chart.rows)?;
        let columns = match &chart.columns {
            Some(columns) => self.key_list(columns)?,
            None => self.vocabulary.only_column(),
        };
        let mut draft = Draft::default();
        self.chart_lines(chart, rows, columns, &mut draft)?;
        for (layer, amendment) in &entry.amendments {
            let same =
                |one: Option<&Name>, other: Option<&Name>| one.map(|name| &name.text) == other.map(|name| &name.text);
            if amendment.rows.text != chart.rows.text || !same(amendment.columns.as_ref(), chart.columns.as_ref()) {
                self.report(diagnostics::amends_another_chart(&amendment.name));
                return None;
            }
            draft.named.clear();
            draft.amended_at = Some(place(*layer, amendment.name.span));
            self.chart_lines(amendment, rows, columns, &mut draft)?;
        }
        let row_keys = self.all_keys(&mut draft.rows, rows);
        let column_keys = self.all_keys(&mut draft.columns, columns);
        let mut missing = Vec::new();
        let mut cells = Vec::new();
        let mut amended = Vec::new();
        for row in &row_keys {
            for column in &column_keys {
                let value = draft.cells.get(&(*row, *column)).or_else(|| draft.any_other.get(column));
                if value.is_none() {
                    let words = |symbol: &Symbol| self.vocabulary.symbols[symbol.0 as usize].clone();
                    let key = if chart.columns.is_some() {
                        format!("{} and {}", words(row), words(column))
                    } else {
                        words(row)
                    };
                    missing.push(key);
                }
                if let Some(place) = draft.amended.get(&(*row, *column)) {
                    amended.push(AmendedCell { cell: cells.len() as u16, place: *place });
                }
                cells.push(value.copied().unwrap_or(Value::NoFigure));
            }
        }
        if !missing.is_empty() {
            self.report(diagnostics::chart_key_missing(&chart.name, &missing));
        }
        let signature = ChartSignature { rows, columns, cells: draft.kind.unwrap_or(Kind::Number) };
        let row = ChartRow {
            name: chart.name.text.clone().into(),
            rule: entry.rule.map(|rule| RuleId(rule as u16)),
            row_keys: row_keys.into(),
            column_keys: column_keys.into(),
            cells: cells.into(),
            place: place(entry.layer, chart.name.span),
            amended: amended.into(),
        };
        Some((signature, row))
    }

    /// Adds the lines of a chart, or of an amendment to it, to what is known of its cells.
    fn chart_lines(&mut self, chart: &Chart, rows: DomainId, columns: DomainId, draft: &mut Draft) -> Option<()> {
        let column_keys = match &chart.columns {
            Some(_) => self.keys(columns, &chart.column_keys)?,
            None => self.vocabulary.domains[columns.index()].values.to_vec(),
        };
        for column in &column_keys {
            if !draft.columns.contains(column) {
                draft.columns.push(*column);
            }
        }
        for line in &chart.lines {
            let keys = self.keys(rows, &line.keys)?;
            if line.cells.len() != column_keys.len() {
                let span = line.keys.first().map_or(chart.name.span, |key| key.span);
                self.report(diagnostics::chart_line_length(span, column_keys.len(), line.cells.len()));
                continue;
            }
            let values = line.cells.iter().map(|cell| self.cell(chart, cell, &mut draft.kind)).collect::<Vec<_>>();
            for (key, name) in keys.iter().zip(&line.keys) {
                if draft.named.contains(key) {
                    self.report(diagnostics::value_twice(name, &chart.name.text));
                    continue;
                }
                draft.named.push(*key);
                if !draft.rows.contains(key) {
                    draft.rows.push(*key);
                }
                for (column, value) in column_keys.iter().zip(&values) {
                    draft.cells.insert((*key, *column), value.unwrap_or(Value::NoFigure));
                    if let Some(place) = draft.amended_at {
                        draft.amended.insert((*key, *column), place);
                    }
                }
            }
            if line.any_other {
                for (column, value) in column_keys.iter().zip(&values) {
                    draft.any_other.insert(*column, value.unwrap_or(Value::NoFigure));
                }
            }
        }
        Some(())
    }

    fn key_list(&mut self, name: &Name) -> Option<DomainId> {
        let domain = self.vocabulary.domain(&name.text);
        if domain.is_none() {
            let known = self.vocabulary.domain_names().iter().map(|known| known.to_string()).collect::<Vec<_>>();
            self.report(diagnostics::unknown_name("list of values", name, &known));
        }
        domain
    }

    fn keys(&mut self, domain: DomainId, names: &[Name]) -> Option<Vec<Symbol>> {
        let mut keys = Vec::new();
        for name in names {
            match self.vocabulary.value_in(domain, &name.text) {
                Some(symbol) => keys.push(symbol),
                None => {
                    let values =
                        self.vocabulary.value_names(domain).iter().map(|value| value.to_string()).collect::<Vec<_>>();
                    let list = self.vocabulary.domain_name(domain).to_owned();
                    self.report(diagnostics::unknown_value(name, &list, &values));
                }
            }
        }
        (keys.len() == names.len()).then_some(keys)
    }

    /// The keys in the order of the chart, and after them the values that it does not name.
    fn all_keys(&self, keys: &mut Vec<Symbol>, domain: DomainId) -> Vec<Symbol> {
        for value in self.vocabulary.domains[domain.index()].values.iter() {
            if !keys.contains(value) {
                keys.push(*value);
            }
        }
        std::mem::take(keys)
    }

    fn cell(&mut self, chart: &Chart, cell: &ChartCell, kind: &mut Option<Kind>) -> Option<Value> {
        let (value, cell_kind) = match &cell.value {
            CellValue::Unlimited => return Some(Value::Unlimited),
            CellValue::Prohibited => return Some(Value::Prohibited),
            CellValue::NoFigure => return Some(Value::NoFigure),
            CellValue::Number(decimal) => {
                (Value::Number(Number::fraction(decimal.numerator, decimal.denominator)?), Kind::Number)
            }
            CellValue::Name(name) => {
                let domains = self.vocabulary.domains_with(&name.text);
                let domain = match (*kind, domains.as_slice()) {
                    (Some(Kind::OneOf(domain)), _) if self.vocabulary.value_in(domain, &name.text).is_some() => domain,
                    (_, [domain]) => *domain,
                    (_, []) => {
                        let known = self.vocabulary.symbols.clone();
                        self.report(diagnostics::unknown_name("value", name, &known));
                        return None;
                    }
                    (_, several) => {
                        let lists = several.iter().map(|&list| self.vocabulary.domain_name(list).to_owned());
                        let lists = lists.collect::<Vec<_>>();
                        self.report(diagnostics::value_of_several_lists(name, &lists));
                        return None;
                    }
                };
                (Value::Symbol(self.vocabulary.value_in(domain, &name.text)?), Kind::OneOf(domain))
            }
        };
        match kind {
            None => *kind = Some(cell_kind),
            Some(before) if *before == cell_kind => {}
            Some(before) => {
                let before = before.words();
                self.report(diagnostics::chart_of_two_kinds(cell.span, &chart.name.text, before, cell_kind.words()));
                return None;
            }
        }
        Some(value)
    }

    /// `weight-of-size of size`: a chart of one figure a row.
    pub fn chart_of(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        chart: &Name,
        of: &Expression,
    ) -> Option<Typed> {
        let number = self.charts.iter().position(|(_, row)| row.name == chart.text)?;
        let signature = self.charts[number].0.clone();
        let only = self.vocabulary.domains[signature.columns.index()].values.first().copied()?;
        let (row, kind) = self.expression(scope, code, of, Some(Kind::OneOf(signature.rows)))?;
        if !self.of_kind(kind, Kind::OneOf(signature.rows), of.span) {
            return None;
        }
        let column = code.push(Node::Symbol(only));
        Some((code.push(Node::Chart { chart: ChartId(number as u16), row, column }), signature.cells))
    }

    /// `prices for terrain and arm`
    pub fn chart_for(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        chart: &Name,
        row: &Expression,
        column: &Expression,
    ) -> Option<Typed> {
        let Some(number) = self.charts.iter().position(|(_, row)| row.name == chart.text) else {
            let known = self.book.charts.iter().map(|entry| entry.chart.name.text.clone()).collect::<Vec<_>>();
            // A chart with a fault of its own has been reported.
            if !known.contains(&chart.text) {
                self.report(diagnostics::unknown_name("chart", chart, &known));
            }
            return None;
        };
        let signature = self.charts[number].0.clone();
        let mut key = |expression: &Expression, domain: DomainId| {
            let (node, kind) = self.expression(scope, code, expression, Some(Kind::OneOf(domain)))?;
            self.of_kind(kind, Kind::OneOf(domain), expression.span).then_some(node)
        };
        let row = key(row, signature.rows);
        let column = key(column, signature.columns);
        let node = Node::Chart { chart: ChartId(number as u16), row: row?, column: column? };
        Some((code.push(node), signature.cells))
    }

    /// `ruling A1`
    pub fn ruling(&mut self, code: &mut CodeBuilder, name: &Name) -> Option<Typed> {
        let Some(number) = self.rulings.iter().position(|row| row.name == name.text) else {
            let known = self.rulings.iter().map(|row| row.name.to_string()).collect::<Vec<_>>();
            self.report(diagnostics::unknown_name("ruling", name, &known));
            return None;
        };
        let domain = self.rulings[number].domain;
        Some((code.push(Node::Ruling(reglement_engine::table::RulingId(number as u16))), Kind::OneOf(domain)))
    }
}
