//! One expression, changed in one place.

use std::borrow::Cow;

use reglement_engine::number::Number;
use reglement_engine::table::{Code, Node, NodeIndex};

use super::mutants::{Changed, Family};

/// The condition the other way round, or with one of its figures or parts changed.
pub(super) fn of_condition(condition: &Code) -> Vec<Changed<Code>> {
    let negated = (Family::Negated, "negated".to_owned(), negated(condition));
    std::iter::once(negated).chain(of_value(condition, Family::Bound, "the figure")).collect()
}

/// The same set without the condition of its elements, or with one of its figures or parts changed.
pub(super) fn of_set(set: &Code) -> Vec<Changed<Code>> {
    let mut changed = of_value(set, Family::Bound, "the figure");
    if let Some(Node::Set { condition: Some(_), .. }) = set.last() {
        let mut nodes = set.to_vec();
        if let Some(Node::Set { condition, .. }) = nodes.last_mut() {
            *condition = None;
        }
        changed.push((Family::Dropped, "the condition of its set dropped".to_owned(), Cow::Owned(nodes)));
    }
    changed
}

/// Each of its figures one more and one less, and each part of an `and` or `or` left out.
pub(super) fn of_value(code: &Code, family: Family, figure: &str) -> Vec<Changed<Code>> {
    let mut changed = Vec::new();
    for (at, node) in code.iter().enumerate() {
        let Node::Number(number) = node else { continue };
        for new in [number.plus(Number::ONE), number.minus(Number::ONE)].into_iter().flatten() {
            changed.push((family, format!("{figure} {number} becomes {new}"), with(code, at, Node::Number(new))));
        }
    }
    changed.extend(without_parts(code));
    changed
}

fn negated(code: &Code) -> Code {
    let mut nodes = code.to_vec();
    let last = nodes.len().saturating_sub(1) as NodeIndex;
    match nodes.last().copied() {
        // A set says whether there is anybody; it is asked about by the node above.
        Some(Node::Not(of)) if usize::from(of) + 1 == nodes.len() - 1 => {
            nodes.pop();
        }
        _ => nodes.push(Node::Not(last)),
    }
    Cow::Owned(nodes)
}

/// Of `a and b`, a alone and b alone; of `a and b and c`, each two of them.
fn without_parts(code: &Code) -> Vec<Changed<Code>> {
    let mut parts: Vec<(NodeIndex, usize, Node)> = Vec::new();
    for (at, node) in code.iter().enumerate() {
        let (left, right, word) = match *node {
            Node::And(left, right) => (left, right, Node::And as fn(NodeIndex, NodeIndex) -> Node),
            Node::Or(left, right) => (left, right, Node::Or as fn(NodeIndex, NodeIndex) -> Node),
            _ => continue,
        };
        let goes_on = |part: NodeIndex| {
            code.get(usize::from(part))
                .is_some_and(|part| core::mem::discriminant(part) == core::mem::discriminant(node))
        };
        for (part, other) in [(left, right), (right, left)] {
            // `x and x` is x.
            if !goes_on(part) {
                parts.push((part, at, word(other, other)));
            }
        }
    }
    parts.sort_by_key(|(part, _, _)| *part);
    let numbered = (1..).zip(parts);
    numbered
        .map(|(number, (_, at, node))| (Family::Part, format!("part {number} dropped"), with(code, at, node)))
        .collect()
}

fn with(code: &Code, at: usize, node: Node) -> Code {
    let mut nodes = code.to_vec();
    if let Some(place) = nodes.get_mut(at) {
        *place = node;
    }
    Cow::Owned(nodes)
}
