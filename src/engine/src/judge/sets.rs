//! Questions about sets: is there one, how many, how much in all.

use alloc::vec::Vec;

use super::evaluate::whole;
use super::frame::Frame;
use super::sitting::{Evaluated, Sitting};
use crate::number::Number;
use crate::table::{Arithmetic, Comparison, Node, NodeIndex, Value};

impl<'a> Sitting<'a> {
    pub(super) fn exists(&mut self, code: &'a [Node], set: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let mut found = false;
        self.each_element(code, set, frame, &mut |_, _, _| {
            found = true;
            Ok(false)
        })?;
        Ok(Value::Flag(found))
    }

    pub(super) fn every(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        condition: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        let mut every = true;
        self.each_element(code, set, frame, &mut |sitting, frame, _| {
            every = sitting.flag(code, condition, frame)?;
            Ok(every)
        })?;
        Ok(Value::Flag(every))
    }

    pub(super) fn count(&mut self, code: &'a [Node], set: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let mut count = 0;
        self.each_element(code, set, frame, &mut |_, _, _| {
            count += 1;
            Ok(true)
        })?;
        Ok(whole(count))
    }

    /// Who has none has none that could differ.
    pub(super) fn count_different(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        of: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        let mut seen: Vec<Value> = Vec::new();
        self.each_element(code, set, frame, &mut |sitting, frame, _| {
            let value = sitting.node(code, of, frame)?;
            if value != Value::Nothing && !seen.contains(&value) {
                seen.push(value);
            }
            Ok(true)
        })?;
        Ok(whole(seen.len()))
    }

    pub(super) fn sum(&mut self, code: &'a [Node], set: NodeIndex, of: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let mut total = Value::Number(Number::ZERO);
        self.each_element(code, set, frame, &mut |sitting, frame, thing| {
            let value = sitting.node(code, of, frame)?;
            let value = sitting.weight(thing, value, code, of)?;
            total = sitting.reckon(total, Arithmetic::Plus, value)?;
            Ok(true)
        })?;
        Ok(total)
    }

    /// A weight is a number: one that is missing is no zero.
    pub(super) fn weight(&self, thing: Value, value: Value, code: &[Node], of: NodeIndex) -> Evaluated {
        if value != Value::Nothing {
            return Ok(value);
        }
        // Whoever notes what is hidden wants to see all of it.
        if self.noted.is_some() {
            return Ok(Value::Number(Number::ZERO));
        }
        let attribute = match code.get(of as usize) {
            Some(Node::Attribute { attribute, .. }) => Some(*attribute),
            _ => None,
        };
        Err(self.missing(thing, attribute))
    }

    /// The highest or lowest among those that have one; nothing if none has.
    pub(super) fn outermost(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        of: NodeIndex,
        highest: bool,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        let mut best = Value::Nothing;
        let comparison = if highest { Comparison::MoreThan } else { Comparison::LessThan };
        self.each_element(code, set, frame, &mut |sitting, frame, _| {
            let value = sitting.node(code, of, frame)?;
            if value != Value::Nothing && (best == Value::Nothing || sitting.compare(value, comparison, best)?) {
                best = value;
            }
            Ok(true)
        })?;
        Ok(best)
    }
}
