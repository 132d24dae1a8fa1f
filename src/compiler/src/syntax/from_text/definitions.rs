//! Definitions and charts.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{CellValue, Chart, ChartCell, ChartLine, Define, DefineShape, Except, Parameter};

impl<'t> Reader<'t> {
    pub(super) fn define(&mut self, found: Match<'t>, excepts: Vec<Except>) -> Option<Define> {
        let mut name = None;
        let mut plural = None;
        let mut shape = None;
        let mut doc = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::plural => plural = self.name_in(part),
                Rule::class_shape => shape = self.class_shape(part),
                Rule::value_shape => shape = self.value_shape(part),
                Rule::text => doc = Some(self.text(&part)),
                _ => {}
            }
        }
        Some(Define { name: name?, plural, shape: shape?, excepts, doc })
    }

    fn class_shape(&mut self, found: Match<'t>) -> Option<DefineShape> {
        let mut of = None;
        let mut condition = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => of = Some(self.name(&part)),
                Rule::where_part => condition = Some(self.condition_in(part)?),
                _ => {}
            }
        }
        Some(DefineShape::Class { of: of?, condition })
    }

    fn value_shape(&mut self, found: Match<'t>) -> Option<DefineShape> {
        let mut subject = None;
        let mut second = None;
        let mut value = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::parameter if subject.is_none() => subject = Some(self.parameter(part)?),
                Rule::parameter => second = Some(self.parameter(part)?),
                Rule::expression => value = self.expression(part),
                _ => {}
            }
        }
        Some(DefineShape::Value { subject, second, value: value? })
    }

    fn parameter(&mut self, found: Match<'t>) -> Option<Parameter> {
        let mut noun = None;
        let mut called = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => noun = Some(self.name(&part)),
                Rule::called_part => called = self.name_in(part),
                _ => {}
            }
        }
        Some(Parameter { noun: noun?, called })
    }

    pub(super) fn chart(&mut self, found: Match<'t>) -> Option<Chart> {
        let mut names = Vec::new();
        let mut amends = false;
        let mut columns = None;
        let mut column_keys = Vec::new();
        let mut lines = Vec::new();
        let mut doc = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => names.push(self.name(&part)),
                Rule::text => doc = Some(self.text(&part)),
                Rule::amend_word => amends = true,
                Rule::chart_columns => {
                    for inside in part.into_inner() {
                        match inside.as_rule() {
                            Rule::name => columns = Some(self.name(&inside)),
                            Rule::chart_head => {
                                column_keys = inside.into_inner().map(|key| self.name(&key)).collect();
                            }
                            _ => {}
                        }
                    }
                }
                Rule::chart_line => lines.push(self.chart_line(part)?),
                _ => {}
            }
        }
        let mut names = names.into_iter();
        Some(Chart { name: names.next()?, rows: names.next()?, columns, column_keys, lines, doc, amends })
    }

    fn chart_line(&mut self, found: Match<'t>) -> Option<ChartLine> {
        let mut keys = Vec::new();
        let mut any_other = false;
        let mut cells = Vec::new();
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::any_other => any_other = true,
                Rule::chart_key => keys.push(self.name(&part)),
                Rule::chart_cell => {
                    let span = self.span_of(&part);
                    let inside = part.into_inner().next()?;
                    let value = match inside.as_rule() {
                        Rule::number => CellValue::Number(self.decimal(&inside)),
                        Rule::unlimited_word => CellValue::Unlimited,
                        Rule::dash => CellValue::Prohibited,
                        Rule::question_mark => CellValue::NoFigure,
                        Rule::value_name => CellValue::Name(self.name(&inside)),
                        _ => return None,
                    };
                    cells.push(ChartCell { value, span });
                }
                _ => {}
            }
        }
        Some(ChartLine { keys, any_other, cells })
    }
}
