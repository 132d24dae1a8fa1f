//! Which nodes and slots a code reads.

use alloc::vec;
use alloc::vec::Vec;

use super::distance::Conditions;
use super::frame::Frame;
use crate::table::{Domain, Location, Node, NodeIndex, Relation, Value};

/// What the slots hold that a condition reads; its own slot left out.
pub(super) fn visible_slots(code: &[Node], conditions: Conditions, frame: &Frame<'_>) -> Vec<Value> {
    let Conditions { slot: own, through, avoiding } = conditions;
    let mut wanted = vec![false; code.len()];
    for root in through.into_iter().chain(avoiding) {
        if let Some(mark) = wanted.get_mut(root as usize) {
            *mark = true;
        }
    }
    let mut slots = Vec::new();
    // INVARIANT: a node uses only nodes before it, so one walk backwards meets users before what they use.
    for index in (0..code.len()).rev() {
        let (Some(true), Some(node)) = (wanted.get(index), code.get(index)) else { continue };
        if let Node::Slot(slot) = node
            && *slot != own
        {
            slots.push(frame.get(*slot).unwrap_or(Value::Nothing));
        }
        each_operand(node, &mut |operand| {
            if let Some(mark) = wanted.get_mut(operand as usize) {
                *mark = true;
            }
        });
    }
    slots
}

/// Whether a code reads one of the two slots of a pair, other than as the element of a set of its own.
pub(super) fn mentions_pair(code: &[Node]) -> bool {
    let binds = |slot: u8| code.iter().any(|node| matches!(node, Node::Set { slot: bound, .. } if *bound == slot));
    code.iter().any(|node| matches!(node, Node::Slot(slot) if *slot < 2 && !binds(*slot)))
}

/// The slots that an expression reads and no set or search within it binds, each as a bit.
pub(super) fn slots_from_outside(code: &[Node], root: NodeIndex) -> u32 {
    let mut wanted = vec![false; code.len()];
    if let Some(mark) = wanted.get_mut(root as usize) {
        *mark = true;
    }
    let (mut read, mut bound): (u32, u32) = (0, 0);
    let bit = |slot: u8| 1_u32.checked_shl(u32::from(slot)).unwrap_or(0);
    for index in (0..code.len()).rev() {
        let (Some(true), Some(node)) = (wanted.get(index), code.get(index)) else { continue };
        match node {
            Node::Slot(slot) => read |= bit(*slot),
            Node::Set { slot, .. } | Node::Distance { slot, .. } | Node::Reachable { slot, .. } => bound |= bit(*slot),
            _ => {}
        }
        each_operand(node, &mut |operand| {
            if let Some(mark) = wanted.get_mut(operand as usize) {
                *mark = true;
            }
        });
    }
    read & !bound
}

/// The nodes that a node uses.
pub(super) fn each_operand(node: &Node, visit: &mut dyn FnMut(NodeIndex)) {
    let mut all = |operands: &[Option<NodeIndex>]| operands.iter().flatten().for_each(|operand| visit(*operand));
    match *node {
        Node::Nothing
        | Node::Flag(_)
        | Node::Number(_)
        | Node::Unlimited
        | Node::Prohibited
        | Node::NoFigure
        | Node::Symbol(_)
        | Node::SymbolSet(_)
        | Node::Slot(_)
        | Node::Here
        | Node::Step
        | Node::Act
        | Node::GameAttribute(_)
        | Node::Ruling(_) => {}
        Node::Parameter { of, .. } | Node::Attribute { of, .. } | Node::Property { of, .. } => all(&[Some(of)]),
        Node::Defined { subject, second, .. } => all(&[subject, second]),
        Node::Chart { row, column, .. } => all(&[Some(row), Some(column)]),
        Node::IsNothing(of) | Node::Not(of) | Node::Rank { value: of, .. } | Node::OverPlaces { of, .. } => {
            all(&[Some(of)]);
        }
        Node::And(left, right) | Node::Or(left, right) | Node::Higher(left, right) | Node::Lower(left, right) => {
            all(&[Some(left), Some(right)]);
        }
        Node::Compare { left, right, .. } | Node::NextTo { left, right } | Node::Arithmetic { left, right, .. } => {
            all(&[Some(left), Some(right)]);
        }
        Node::Includes { set, .. } | Node::Exists { set } | Node::Count { set } => all(&[Some(set)]),
        Node::IncludesValue { set, value, .. } => all(&[Some(set), Some(value)]),
        Node::In { what, within } => all(&[Some(what), Some(within)]),
        Node::Distance { from, to, through, avoiding, .. } | Node::Reachable { from, to, through, avoiding, .. } => {
            all(&[Some(from), Some(to), through, avoiding]);
        }
        Node::Set { domain, location, relation, other_than, condition, .. } => {
            if let Domain::Listed(list) = domain {
                all(&[Some(list)]);
            }
            match location {
                Location::Here | Location::Everywhere => {}
                Location::In(of) | Location::NextTo(of) => all(&[Some(of)]),
                Location::Within { distance, of } => all(&[Some(distance), Some(of)]),
            }
            if let Some(Relation::Friendly { to } | Relation::Enemy { to }) = relation {
                all(&[Some(to)]);
            }
            all(&[other_than, condition]);
        }
        Node::Every { set, condition } => all(&[Some(set), Some(condition)]),
        Node::CountDifferent { set, of } | Node::Aggregate { set, of, .. } => all(&[Some(set), Some(of)]),
        Node::Round { value, .. } | Node::SquareRoot { value, .. } => all(&[Some(value)]),
        Node::If { condition, then, otherwise } => all(&[Some(condition), Some(then), Some(otherwise)]),
        Node::Broken { among, .. } | Node::Excess { among, .. } => all(&[among]),
    }
}
