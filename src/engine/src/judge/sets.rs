//! Questions about sets: is there one, how many, how much in all.

use alloc::vec::Vec;

use super::evaluate::whole;
use super::fog::open::{add, is_of_hidden, supposed};
use super::frame::Frame;
use super::sitting::{Evaluated, Fault, Sitting};
use crate::number::Number;
use crate::table::{Arithmetic, Comparison, Node, NodeIndex, Value};

impl<'a> Sitting<'a> {
    pub(super) fn exists(&mut self, code: &'a [Node], set: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let mut found = false;
        let mut unknown = None;
        self.each_possible_element(code, set, frame, &mut |_, _, _, doubt| {
            found = doubt.is_none();
            add(&mut unknown, doubt);
            Ok(!found)
        })?;
        match unknown {
            Some(fault) if !found => Err(fault),
            _ => Ok(Value::Flag(found)),
        }
    }

    pub(super) fn every(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        condition: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        let mut every = true;
        let mut unknown = None;
        self.each_possible_element(code, set, frame, &mut |sitting, frame, _, doubt| {
            let mut met_in_doubt = None;
            if !supposed(sitting.flag(code, condition, frame), &mut met_in_doubt)? {
                every = doubt.is_some();
                add(&mut unknown, doubt);
            } else if met_in_doubt.is_some() {
                add(&mut unknown, doubt);
                add(&mut unknown, met_in_doubt);
            }
            Ok(every)
        })?;
        match unknown {
            Some(fault) if every => Err(fault),
            _ => Ok(Value::Flag(every)),
        }
    }

    pub(super) fn count(&mut self, code: &'a [Node], set: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let (count, unknown) = self.sure_and_unsure(code, set, frame)?;
        match unknown {
            Some((_, fault)) => Err(fault),
            None => Ok(whole(count)),
        }
    }

    /// How many surely belong to a set, and of how many more it is hidden.
    pub(super) fn sure_and_unsure(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Result<(usize, Option<(usize, Fault)>), Fault> {
        let (mut sure, mut unsure) = (0, 0);
        let mut unknown = None;
        self.each_possible_element(code, set, frame, &mut |_, _, _, doubt| {
            *(if doubt.is_some() { &mut unsure } else { &mut sure }) += 1;
            add(&mut unknown, doubt);
            Ok(true)
        })?;
        Ok((sure, unknown.map(|fault| (unsure, fault))))
    }

    /// Calls `visit` with what each element comes to; where something of that is hidden, all of it is.
    fn each_value(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        of: NodeIndex,
        frame: &mut Frame<'_>,
        visit: &mut dyn FnMut(&mut Sitting<'a>, Value, Value) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut unknown = None;
        self.each_possible_element(code, set, frame, &mut |sitting, frame, thing, doubt| {
            let value = sitting.node(code, of, frame);
            match value {
                Ok(value) if doubt.is_none() && unknown.is_none() => visit(sitting, thing, value)?,
                Err(fault) if is_of_hidden(&fault) => add(&mut unknown, Some(fault)),
                Err(fault) => return Err(fault),
                Ok(_) => {}
            }
            add(&mut unknown, doubt);
            Ok(true)
        })?;
        unknown.map_or(Ok(()), Err)
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
        self.each_value(code, set, of, frame, &mut |_, _, value| {
            if value != Value::Nothing && !seen.contains(&value) {
                seen.push(value);
            }
            Ok(())
        })?;
        Ok(whole(seen.len()))
    }

    pub(super) fn sum(&mut self, code: &'a [Node], set: NodeIndex, of: NodeIndex, frame: &mut Frame<'_>) -> Evaluated {
        let mut total = Value::Number(Number::ZERO);
        self.each_value(code, set, of, frame, &mut |sitting, thing, value| {
            let value = sitting.weight(thing, value, code, of)?;
            total = sitting.reckon(total, Arithmetic::Plus, value)?;
            Ok(())
        })?;
        Ok(total)
    }

    /// A weight is a number: one that is missing is no zero.
    pub(super) fn weight(&self, thing: Value, value: Value, code: &[Node], of: NodeIndex) -> Evaluated {
        if value != Value::Nothing {
            return Ok(value);
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
        self.each_value(code, set, of, frame, &mut |sitting, _, value| {
            if value != Value::Nothing && (best == Value::Nothing || sitting.compare(value, comparison, best)?) {
                best = value;
            }
            Ok(())
        })?;
        Ok(best)
    }
}
