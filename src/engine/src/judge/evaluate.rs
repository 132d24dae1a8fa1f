//! Working out expressions, node by node.

use alloc::boxed::Box;

use super::error::JudgeError;
use super::fog::open::{is_of_hidden, joined};
use super::frame::Frame;
use super::sitting::{Evaluated, Fault, NODE, Sitting};
use crate::number::Number;
use crate::table::{Aggregate, ChartId, Domain, DomainId, Node, NodeIndex, Value};
use crate::verdict::Figure;

impl<'a> Sitting<'a> {
    /// What an expression comes to.
    pub(super) fn evaluate(&mut self, code: &'a [Node], frame: &mut Frame<'_>) -> Evaluated {
        match code.len().checked_sub(1) {
            Some(last) => self.node(code, last as NodeIndex, frame),
            None => Err(self.does_not_fit()),
        }
    }

    /// Whether a condition holds.
    pub(super) fn holds(&mut self, code: &'a [Node], frame: &mut Frame<'_>) -> Result<bool, Fault> {
        let value = self.evaluate(code, frame)?;
        self.as_flag(value)
    }

    pub(super) fn node(&mut self, code: &'a [Node], index: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let Some(node) = code.get(index as usize) else { return Err(self.does_not_fit()) };
        // Half of all nodes lean on no other.
        match *node {
            Node::Slot(slot) => return frame.get(slot).ok_or_else(|| self.does_not_fit()),
            Node::Symbol(symbol) => return Ok(Value::Symbol(symbol)),
            Node::Number(number) => return Ok(Value::Number(number)),
            Node::Nothing => return Ok(Value::Nothing),
            Node::Flag(flag) => return Ok(Value::Flag(flag)),
            _ => {}
        }
        self.descend(NODE)?;
        let value = self.node_value(code, node, frame);
        self.rise(NODE);
        value
    }

    pub(super) fn flag(&mut self, code: &'a [Node], index: NodeIndex, frame: &mut Frame<'_>) -> Result<bool, Fault> {
        let value = self.node(code, index, frame)?;
        self.as_flag(value)
    }

    fn node_value(&mut self, code: &'a [Node], node: &'a Node, frame: &mut Frame<'_>) -> Evaluated {
        match *node {
            Node::Unlimited => Ok(Value::Unlimited),
            Node::Prohibited => Ok(Value::Prohibited),
            Node::NoFigure => Ok(Value::NoFigure),
            Node::SymbolSet(set) => Ok(Value::Set(set)),
            Node::Here => Ok(self.here.map_or(Value::Nothing, Value::Place)),
            Node::Step => match self.step {
                Some(step) if !self.standing => Ok(Value::Step(step)),
                _ => {
                    self.asked_for_act = true;
                    Ok(Value::Nothing)
                }
            },
            Node::Act => {
                let act = self.present_act();
                self.asked_for_act |= act == Value::Nothing;
                Ok(act)
            }
            Node::Not(of) => Ok(Value::Flag(!self.flag(code, of, frame)?)),
            Node::And(left, right) => match self.flag(code, left, frame) {
                Ok(true) => Ok(Value::Flag(self.flag(code, right, frame)?)),
                Ok(false) => Ok(Value::Flag(false)),
                Err(fault) => self.settled_by(false, fault, code, right, frame),
            },
            Node::Or(left, right) => match self.flag(code, left, frame) {
                Ok(true) => Ok(Value::Flag(true)),
                Ok(false) => Ok(Value::Flag(self.flag(code, right, frame)?)),
                Err(fault) => self.settled_by(true, fault, code, right, frame),
            },
            Node::If { condition, then, otherwise } => match self.flag(code, condition, frame) {
                Ok(holds) => self.node(code, if holds { then } else { otherwise }, frame),
                Err(fault) => self.either_way(fault, code, [then, otherwise], frame),
            },
            Node::IsNothing(of) => Ok(Value::Flag(self.node(code, of, frame)? == Value::Nothing)),
            Node::Attribute { of, attribute } => {
                let thing = self.node(code, of, frame)?;
                self.attribute(thing, attribute)
            }
            Node::Compare { left, comparison, right } => {
                let sides = self.both(code, left, right, frame);
                match sides {
                    Ok((left, right)) => Ok(Value::Flag(self.compare(left, comparison, right)?)),
                    Err(fault) => self.compared_within_bounds(fault, code, left, comparison, right, frame),
                }
            }
            Node::Defined { definition, subject, second } => {
                let subject = self.optional(code, subject, frame)?;
                let second = self.optional(code, second, frame)?;
                self.defined(definition, subject, second)
            }
            _ => {
                // Those take as much again of the stack.
                self.descend(NODE)?;
                let value = self.rarer_node(code, node, frame);
                self.rise(NODE);
                value
            }
        }
    }

    // Apart from `node_value`, so that the recursion through conditions takes little room on the stack.
    #[inline(never)]
    fn rarer_node(&mut self, code: &'a [Node], node: &'a Node, frame: &mut Frame<'_>) -> Evaluated {
        match *node {
            Node::Parameter { of, parameter } => {
                let act = self.node(code, of, frame)?;
                self.parameter(act, parameter)
            }
            Node::GameAttribute(attribute) => {
                self.position().game.get(attribute.index()).copied().ok_or_else(|| self.does_not_fit())
            }
            Node::Property { of, property } => {
                let thing = self.node(code, of, frame)?;
                self.property(thing, property)
            }
            Node::Ruling(ruling) => {
                if let Some(trace) = &mut self.trace {
                    trace.ruling(ruling);
                }
                let reading = self.judge.reading(ruling).ok_or_else(|| self.does_not_fit())?;
                Ok(Value::Symbol(reading))
            }
            Node::Rank { value, domain } => {
                let value = self.node(code, value, frame)?;
                let rank = self.bit_of(value, domain);
                Ok(rank.map_or(Value::Nothing, |rank| Value::Number(Number::whole(i64::from(rank) + 1))))
            }
            Node::OverPlaces { of, attribute, aggregate } => {
                let thing = self.node(code, of, frame)?;
                self.over_places(thing, attribute, aggregate)
            }
            Node::Chart { chart, row, column } => {
                let row = self.node(code, row, frame)?;
                let column = self.node(code, column, frame)?;
                self.chart(chart, row, column)
            }
            Node::Includes { set, bit } => {
                let set = self.node(code, set, frame)?;
                Ok(Value::Flag(has_bit(set, bit as u32)))
            }
            Node::IncludesValue { set, value, domain } => {
                let set = self.node(code, set, frame)?;
                let value = self.node(code, value, frame)?;
                Ok(Value::Flag(self.bit_of(value, domain).is_some_and(|bit| has_bit(set, bit))))
            }
            Node::In { what, within } => {
                let what = self.node(code, what, frame)?;
                let within = self.node(code, within, frame)?;
                Ok(Value::Flag(self.is_within(what, within)))
            }
            Node::Arithmetic { left, arithmetic, right } => {
                let (left, right) = self.both(code, left, right, frame)?;
                self.reckon(left, arithmetic, right)
            }
            Node::Round { value, rounding } => {
                let value = self.node(code, value, frame)?;
                self.round(value, rounding)
            }
            Node::SquareRoot { value, rounding } => {
                let value = self.node(code, value, frame)?;
                self.square_root(value, rounding)
            }
            Node::Higher(left, right) => {
                let (left, right) = self.both(code, left, right, frame)?;
                self.extreme(left, right, true)
            }
            Node::Lower(left, right) => {
                let (left, right) = self.both(code, left, right, frame)?;
                self.extreme(left, right, false)
            }
            Node::Broken { clause, among } => {
                let among = self.optional(code, among, frame)?;
                Ok(Value::Flag(self.is_broken(clause, among, frame.share)?))
            }
            Node::Excess { clause, line, among } => {
                let among = self.optional(code, among, frame)?;
                Ok(Value::Number(self.excess(clause, line, among, frame.share)?))
            }
            Node::NextTo { left, right } => {
                let left = self.node(code, left, frame)?;
                let right = self.node(code, right, frame)?;
                Ok(Value::Flag(self.is_next_to(left, right)))
            }
            Node::Distance { from, to, slot, through, avoiding } => {
                let from = self.node(code, from, frame)?;
                let to = self.node(code, to, frame)?;
                self.distance(code, from, to, super::distance::Conditions { slot, through, avoiding }, frame)
            }
            Node::Reachable { from, to, slot, through, avoiding } => {
                let from = self.node(code, from, frame)?;
                let to = self.node(code, to, frame)?;
                let conditions = super::distance::Conditions { slot, through, avoiding };
                let distance = self.distance(code, from, to, conditions, frame)?;
                Ok(Value::Flag(matches!(distance, Value::Number(_))))
            }
            Node::Exists { .. } | Node::Every { .. } if !self.supposed.is_empty() => {
                let address = core::ptr::from_ref(node).addr();
                match self.supposed.iter().find(|(fact, _)| *fact == address) {
                    Some((_, stands)) => Ok(Value::Flag(*stands)),
                    None => Err(self.does_not_fit()),
                }
            }
            Node::Exists { set } => self.exists(code, set, frame),
            Node::Every { set, condition } => self.every(code, set, condition, frame),
            Node::Count { set } => self.count(code, set, frame),
            Node::CountDifferent { set, of } => self.count_different(code, set, of, frame),
            Node::Aggregate { aggregate: Aggregate::Sum, set, of } => self.sum(code, set, of, frame),
            Node::Aggregate { aggregate, set, of } => {
                self.outermost(code, set, of, aggregate == Aggregate::Highest, frame)
            }
            // A set has no value of its own; a list stands for itself.
            Node::Set { domain: Domain::Listed(list), .. } => self.node(code, list, frame),
            _ => Err(self.does_not_fit()),
        }
    }

    /// What stands on both sides; where something of both is hidden, all of that.
    fn both(
        &mut self,
        code: &'a [Node],
        left: NodeIndex,
        right: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Result<(Value, Value), Fault> {
        match self.node(code, left, frame) {
            Ok(left) => Ok((left, self.node(code, right, frame)?)),
            Err(fault) if is_of_hidden(&fault) => Err(match self.node(code, right, frame) {
                Err(other) => joined(fault, &other),
                Ok(_) => fault,
            }),
            Err(fault) => Err(fault),
        }
    }

    fn optional(
        &mut self,
        code: &'a [Node],
        index: Option<NodeIndex>,
        frame: &mut Frame<'_>,
    ) -> Result<Option<Value>, Fault> {
        match index {
            Some(index) => Ok(Some(self.node(code, index, frame)?)),
            None => Ok(None),
        }
    }

    fn chart(&mut self, chart: ChartId, row: Value, column: Value) -> Evaluated {
        let Some(chart_row) = self.tables().charts.get(chart.index()) else { return Err(self.does_not_fit()) };
        if row == Value::Nothing || column == Value::Nothing {
            return Ok(Value::Nothing);
        }
        let key = |keys: &[crate::table::Symbol], value: Value| {
            keys.iter().position(|symbol| Value::Symbol(*symbol) == value)
        };
        let found =
            key(&chart_row.row_keys, row).zip(key(&chart_row.column_keys, column)).and_then(|(down, across)| {
                let cell = down.checked_mul(chart_row.column_keys.len())?.checked_add(across)?;
                Some((cell, *chart_row.cells.get(cell)?))
            });
        match found {
            Some((cell, value)) => {
                if let Some(trace) = &mut self.trace {
                    trace.figure(Figure { chart, cell: cell as u16 });
                }
                Ok(value)
            }
            None => Err(Box::new(JudgeError::NotInChart { chart, row, column, site: self.site() })),
        }
    }

    /// The place of a named value in its domain.
    fn bit_of(&self, value: Value, domain: DomainId) -> Option<u32> {
        let Value::Symbol(symbol) = value else { return None };
        let values = &self.tables().domains.get(domain.index())?.values;
        values.iter().position(|held| *held == symbol).map(|bit| bit as u32)
    }

    /// A counter in a place, a place among places, a thing in a list.
    fn is_within(&self, what: Value, within: Value) -> bool {
        match (what, within) {
            (Value::Counter(counter), Value::Place(place)) => self.view.lies_in(counter, place),
            (Value::Counter(counter), Value::List(_)) => self.list(within).iter().any(|item| match item {
                Value::Place(place) => self.view.lies_in(counter, *place),
                _ => *item == what,
            }),
            (Value::Place(place), Value::Counter(counter)) => self.view.lies_in(counter, place),
            (Value::Nothing, _) | (_, Value::Nothing) => false,
            (_, Value::List(_)) => self.list(within).contains(&what),
            _ => what == within,
        }
    }
}

fn has_bit(set: Value, bit: u32) -> bool {
    match set {
        Value::Set(mask) => mask.checked_shr(bit).is_some_and(|rest| rest & 1 == 1),
        _ => false,
    }
}

/// A count as a number.
pub(super) fn whole(count: usize) -> Value {
    Value::Number(Number::whole(count as i64))
}
