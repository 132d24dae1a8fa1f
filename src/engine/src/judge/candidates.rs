//! Why somebody may not be picked: the condition that fails for him, by the definitions and attributes that it looks at, and
//! what these come to for others who may be.

use alloc::vec::Vec;

use super::fog::open::is_of_hidden;
use super::frame::Frame;
use super::paths::possible::too_long;
use super::sitting::{Fault, Sitting};
use crate::table::{ChoiceRow, Node, NodeIndex, Value};
use crate::verdict::{Candidate, Fact, FactOf};

/// How many of those who may be picked are told.
const MOST_OPEN: usize = 3;
/// How deeply definitions are looked into.
const DEEPEST: u8 = 8;

/// What is looked for: why a condition comes to this for a thing.
#[derive(Clone, Copy)]
struct Why {
    thing: Value,
    comes_to: bool,
    depth: u8,
}

impl<'a> Sitting<'a> {
    /// Those picked who may not be, with the facts that bar each, and some who may be, with the same facts.
    pub(super) fn candidates(
        &mut self,
        choice: &'a ChoiceRow,
        barred: &[Value],
        open: &[Value],
        frame: &mut Frame<'_>,
    ) -> Result<Vec<Candidate>, Fault> {
        // It is told for the record and decides nothing.
        let (trace, asked_for_act) = (self.trace.take(), self.asked_for_act);
        let told = self.barred_and_open(choice, barred, open, frame);
        (self.trace, self.asked_for_act) = (trace, asked_for_act);
        match told {
            Ok(candidates) => Ok(candidates),
            Err(fault) => too_long(fault).map(|()| Vec::new()),
        }
    }

    fn barred_and_open(
        &mut self,
        choice: &'a ChoiceRow,
        barred: &[Value],
        open: &[Value],
        frame: &mut Frame<'_>,
    ) -> Result<Vec<Candidate>, Fault> {
        let Some(Node::Set { slot, class, condition, .. }) = choice.from.last() else { return Ok(Vec::new()) };
        let mut candidates = Vec::new();
        let mut compared: Vec<FactOf> = Vec::new();
        for thing in barred {
            let mut facts = Vec::new();
            let Some(before) = frame.bind(*slot, *thing) else { return Err(self.does_not_fit()) };
            let why = Why { thing: *thing, comes_to: false, depth: 0 };
            if let Some(class) = class {
                let value = self.defined(*class, Some(*thing), None)?;
                if value == Value::Flag(false) {
                    facts.push(Fact { of: FactOf::Definition(*class), value });
                }
            }
            if let (true, Some(condition)) = (facts.is_empty(), condition) {
                self.facts(&choice.from, *condition, frame, why, &mut facts)?;
            }
            let _ = frame.bind(*slot, before);
            compared.extend(facts.iter().map(|fact| fact.of).filter(|of| !compared.contains(of)).collect::<Vec<_>>());
            candidates.push(Candidate { thing: *thing, open: false, facts });
        }
        for thing in open.iter().take(MOST_OPEN) {
            let mut facts = Vec::new();
            for of in &compared {
                let value = match of {
                    FactOf::Definition(id) => {
                        let about = self.tables().definitions.get(id.index()).is_some_and(|row| row.subject.is_some());
                        if !about {
                            continue;
                        }
                        self.defined(*id, Some(*thing), None)
                    }
                    FactOf::Attribute(attribute) => self.attribute(*thing, *attribute),
                };
                match value {
                    Ok(value) => facts.push(Fact { of: *of, value }),
                    Err(fault) if is_of_hidden(&fault) => {}
                    Err(fault) => return Err(fault),
                }
            }
            candidates.push(Candidate { thing: *thing, open: true, facts });
        }
        Ok(candidates)
    }

    /// The facts by which a condition comes to what it does.
    fn facts(
        &mut self,
        code: &'a [Node],
        index: NodeIndex,
        frame: &mut Frame<'_>,
        why: Why,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Fault> {
        match code.get(usize::from(index)) {
            Some(Node::Not(of)) => self.facts(code, *of, frame, Why { comes_to: !why.comes_to, ..why }, facts),
            // One side is enough for `and` to fail and for `or` to hold.
            Some(node @ (Node::And(left, right) | Node::Or(left, right))) => {
                let is_and = matches!(node, Node::And(..));
                if why.comes_to == is_and {
                    self.facts(code, *left, frame, why, facts)?;
                    return self.facts(code, *right, frame, why, facts);
                }
                let side = match self.flag(code, *left, frame) {
                    Ok(flag) if flag == why.comes_to => *left,
                    Err(fault) if !is_of_hidden(&fault) => return Err(fault),
                    _ => *right,
                };
                self.facts(code, side, frame, why, facts)
            }
            Some(Node::Defined { definition, subject, second: None }) => {
                if let Some(subject) = subject
                    && self.node(code, *subject, frame)? != why.thing
                {
                    return Ok(());
                }
                let subject = subject.map(|_| why.thing);
                let value = self.defined(*definition, subject, None)?;
                let Some(row) = self.tables().definitions.get(definition.index()) else { return Ok(()) };
                let joined = matches!(row.general.last(), Some(Node::And(..) | Node::Or(..) | Node::Not(_)));
                if joined && row.exceptions.is_empty() && why.depth < DEEPEST && matches!(value, Value::Flag(_)) {
                    let last = row.general.len().saturating_sub(1) as NodeIndex;
                    let mut inner = Frame::about(subject, None);
                    return self.facts(&row.general, last, &mut inner, Why { depth: why.depth + 1, ..why }, facts);
                }
                add(facts, Fact { of: FactOf::Definition(*definition), value });
                Ok(())
            }
            Some(Node::Attribute { of, attribute }) => {
                if matches!(why.thing, Value::Counter(_)) && self.node(code, *of, frame)? == why.thing {
                    let value = self.attribute(why.thing, *attribute)?;
                    add(facts, Fact { of: FactOf::Attribute(*attribute), value });
                }
                Ok(())
            }
            Some(
                Node::Compare { left, right, .. }
                | Node::Arithmetic { left, right, .. }
                | Node::Higher(left, right)
                | Node::Lower(left, right),
            ) => {
                self.facts(code, *left, frame, why, facts)?;
                self.facts(code, *right, frame, why, facts)
            }
            Some(Node::IsNothing(of) | Node::Includes { set: of, .. } | Node::Rank { value: of, .. }) => {
                self.facts(code, *of, frame, why, facts)
            }
            _ => Ok(()),
        }
    }
}

fn add(facts: &mut Vec<Fact>, fact: Fact) {
    if !facts.contains(&fact) {
        facts.push(fact);
    }
}
