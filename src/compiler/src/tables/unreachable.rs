//! Conditions that can never hold: one thing asked to be two values at once.

use std::collections::BTreeSet;

use reglement_engine::table::{Code, Comparison, Node, NodeIndex, Symbol, Tables};

use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;

/// Reports clauses, definitions and exceptions whose condition contradicts itself.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    for (row, entry) in tables.definitions.iter().zip(&book.definitions) {
        if row.class && contradicts(&row.general) {
            diagnostics.push(diagnostics::never_holds(entry.define.name.span));
        }
    }
    for (row, entry) in tables.clauses.iter().zip(&book.clauses) {
        if row.condition.as_ref().is_some_and(contradicts) {
            let span = entry.clause.condition.as_ref().map_or(entry.clause.span, |condition| condition.span);
            diagnostics.push(diagnostics::never_holds(span));
        }
    }
    let exceptions = tables.exceptions.iter().filter(|row| row.condition.as_ref().is_some_and(contradicts));
    let contradicting: BTreeSet<(&str, Option<usize>)> =
        exceptions.map(|row| (&*row.name, row.rule.map(|rule| rule.index()))).collect();
    for entry in &book.exceptions {
        let Some(condition) = &entry.except.condition else { continue };
        if contradicting.contains(&(&*entry.name, entry.rule)) {
            diagnostics.push(diagnostics::never_holds(condition.span));
        }
    }
}

/// Whether the whole is a chain of `and` in which one thing is asked to be two different values.
fn contradicts(code: &Code) -> bool {
    let Some(last) = code.len().checked_sub(1) else { return false };
    let mut asked: Vec<(Vec<Node>, Symbol)> = Vec::new();
    let mut chain = vec![last as NodeIndex];
    while let Some(index) = chain.pop() {
        match code.get(usize::from(index)) {
            Some(Node::And(left, right)) => chain.extend([*left, *right]),
            Some(Node::Compare { left, comparison: Comparison::Equal, right }) => {
                let Some(Node::Symbol(symbol)) = code.get(usize::from(*right)) else { continue };
                let thing = shape(code, *left);
                if asked.iter().any(|(other, value)| *other == thing && value != symbol) {
                    return true;
                }
                asked.push((thing, *symbol));
            }
            _ => {}
        }
    }
    false
}

/// A simple expression without the numbering of its nodes, so that two can be compared; an involved one is like no other.
fn shape(code: &Code, index: NodeIndex) -> Vec<Node> {
    match code.get(usize::from(index)).copied() {
        Some(Node::Attribute { of, attribute }) => {
            let mut whole = shape(code, of);
            whole.push(Node::Attribute { of: 0, attribute });
            whole
        }
        Some(Node::Parameter { parameter, .. }) => vec![Node::Parameter { of: 0, parameter }],
        Some(node @ (Node::Slot(_) | Node::Here | Node::Step | Node::GameAttribute(_))) => vec![node],
        // Two nodes of one code are never the same involved expression.
        Some(_) => vec![Node::Not(index), Node::Nothing],
        None => Vec::new(),
    }
}
