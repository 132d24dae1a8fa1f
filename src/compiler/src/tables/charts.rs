//! Charts → rows: every combination of keys has a cell.

use std::collections::BTreeMap;

use reglement_engine::number::Number;
use reglement_engine::table::{ChartId, ChartRow, DomainId, Node, Place, RuleId, Symbol, Value};

use super::code::CodeBuilder;
use super::expressions::Typed;
use super::kind::Kind;
use super::lookup::{Assembly, ChartSignature};
use super::scope::Scope;
use crate::diagnostics;
use crate::rules::ChartEntry;
use crate::syntax::tree::{CellValue, Chart, ChartCell, Expression, Name};

impl Assembly<'_, '_> {
    pub fn chart(&mut self, entry: &ChartEntry<'_>, place: Place) -> Option<(ChartSignature, ChartRow)> {
        let chart = entry.chart;
        let rows = self.key_list(&chart.rows)?;
        let columns = self.key_list(&chart.columns)?;
        let column_keys = self.keys(columns, &chart.column_keys)?;
        let mut cells = BTreeMap::new();
        let mut row_keys = Vec::new();
        let mut kind = None;
        for line in &chart.lines {
            let keys = self.keys(rows, &line.keys)?;
            if line.cells.len() != column_keys.len() {
                let span = line.keys.first().map_or(chart.name.span, |key| key.span);
                self.report(diagnostics::chart_line_length(span, column_keys.len(), line.cells.len()));
                continue;
            }
            for (key, name) in keys.iter().zip(&line.keys) {
                if row_keys.contains(key) {
                    self.report(diagnostics::value_twice(name, &chart.name.text));
                    continue;
                }
                row_keys.push(*key);
                for (column, cell) in column_keys.iter().zip(&line.cells) {
                    let value = self.cell(chart, cell, &mut kind);
                    cells.insert((*key, *column), value.unwrap_or(Value::NoFigure));
                }
            }
        }
        self.all_keys(chart, rows, &row_keys);
        self.all_keys(chart, columns, &column_keys);
        let cells = row_keys
            .iter()
            .flat_map(|row| column_keys.iter().map(move |column| (*row, *column)))
            .map(|key| cells.get(&key).copied().unwrap_or(Value::NoFigure))
            .collect::<Vec<_>>();
        let signature = ChartSignature { rows, columns, cells: kind.unwrap_or(Kind::Number) };
        let row = ChartRow {
            name: chart.name.text.clone().into(),
            rule: entry.rule.map(|rule| RuleId(rule as u16)),
            row_keys: row_keys.into(),
            column_keys: column_keys.into(),
            cells: cells.into(),
            place,
        };
        Some((signature, row))
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

    fn all_keys(&mut self, chart: &Chart, domain: DomainId, keys: &[Symbol]) {
        let missing = self.vocabulary.domains[domain.index()]
            .values
            .iter()
            .filter(|value| !keys.contains(value))
            .map(|value| self.vocabulary.symbols[value.0 as usize].clone())
            .collect::<Vec<_>>();
        if !missing.is_empty() {
            self.report(diagnostics::chart_key_missing(&chart.name, &missing));
        }
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
