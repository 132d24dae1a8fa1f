//! Budgets of a path: clauses that, once broken by a path, are broken by every longer one.
//!
//! A sum over the steps of a path is taken to grow with the path: no printed price of a step is below zero.

use super::sight::{Looking, Sees, is_over_steps, is_steps};
use crate::table::*;

pub(super) struct Growth<'l, 'a> {
    looking: &'l mut Looking<'a>,
    depth: u8,
}

/// Definitions that lean on one another more deeply than this are not looked into.
const DEEPEST: u8 = 32;

impl<'l, 'a> Growth<'l, 'a> {
    pub(super) fn new(looking: &'l mut Looking<'a>) -> Growth<'l, 'a> {
        Growth { looking, depth: 0 }
    }

    /// Whether a clause bounds the paths of an act.
    pub(super) fn bounds(&mut self, row: &'a ClauseRow) -> bool {
        row.per.is_empty()
            && row.subject.is_none()
            && row.exceptions.is_empty()
            && row.condition.as_deref().is_none_or(|condition| self.is_fixed(condition))
            && self.body(&row.body)
    }

    fn body(&mut self, body: &'a Body) -> bool {
        match body {
            Body::Lines(lines) => !lines.is_empty() && lines.iter().all(|line| self.line(line)),
            Body::Forbids(code) => match code.last() {
                Some(Node::Compare { left, comparison: Comparison::MoreThan | Comparison::AtLeast, right }) => {
                    self.compares(code, *left, *right)
                }
                Some(Node::Compare { left, comparison: Comparison::LessThan | Comparison::AtMost, right }) => {
                    self.compares(code, *right, *left)
                }
                _ => false,
            },
            Body::Requires(code) => match code.last() {
                Some(Node::Compare { left, comparison: Comparison::LessThan | Comparison::AtMost, right }) => {
                    self.compares(code, *left, *right)
                }
                Some(Node::Compare { left, comparison: Comparison::MoreThan | Comparison::AtLeast, right }) => {
                    self.compares(code, *right, *left)
                }
                _ => false,
            },
            Body::Effect { value: EffectCode::Value(price), budget: Some(budget), .. } => {
                self.grows(price) && self.is_fixed(budget)
            }
            _ => false,
        }
    }

    fn line(&mut self, line: &'a LineRow) -> bool {
        line.comparison == LineComparison::AtMost
            && self.is_fixed(&line.bound)
            && match &line.measure {
                Measure::Value(code) => self.grows(code),
                Measure::Count { set } | Measure::Sum { set, .. } => is_over_steps(set),
                Measure::Different { .. } => false,
            }
    }

    fn compares(&mut self, code: &'a [Node], grows: NodeIndex, fixed: NodeIndex) -> bool {
        self.node_grows(code, grows) && code.get(..=usize::from(fixed)).is_some_and(|code| self.is_fixed(code))
    }

    /// The same for every path of the act.
    fn is_fixed(&mut self, code: &'a [Node]) -> bool {
        self.looking.plain(code) == Sees::NOTHING
    }

    fn grows(&mut self, code: &'a [Node]) -> bool {
        !code.is_empty() && self.node_grows(code, code.len().saturating_sub(1) as NodeIndex)
    }

    fn node_grows(&mut self, code: &'a [Node], index: NodeIndex) -> bool {
        match code.get(usize::from(index)) {
            Some(Node::Aggregate { aggregate: Aggregate::Sum, set, .. } | Node::Count { set }) => is_steps(code, *set),
            Some(Node::Property { property: Property::StepCount, of }) => {
                matches!(code.get(usize::from(*of)), Some(Node::Act))
            }
            Some(Node::Arithmetic { left, arithmetic: Arithmetic::Plus, right }) => {
                self.node_grows(code, *left) && self.node_grows(code, *right)
            }
            Some(Node::Defined { definition, subject: None, second: None }) => {
                let Some(row) = self.looking.tables.definitions.get(definition.index()) else { return false };
                self.depth += 1;
                let grows = self.depth < DEEPEST && row.exceptions.is_empty() && self.grows(&row.general);
                self.depth -= 1;
                grows
            }
            _ => false,
        }
    }
}
