//! Bounds that no position can keep: at least two and at most one of the same.

use std::collections::HashMap;

use reglement_engine::number::Number;
use reglement_engine::table::{Body, ClauseRow, Code, LineComparison, LineRow, Measure, Node, Tables};

use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;

/// Reports pairs of lines with fixed bounds that are judged together and contradict.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let lines = tables.clauses.iter().enumerate().flat_map(|(clause, row)| match &row.body {
        Body::Lines(lines) => lines.iter().map(|line| (clause, row, line)).collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let lines = lines.collect::<Vec<_>>();
    // Only lines that measure the same can contradict.
    let mut alike: HashMap<&Measure, Vec<usize>> = HashMap::new();
    for (number, (_, _, line)) in lines.iter().enumerate() {
        alike.entry(&line.measure).or_default().push(number);
    }
    for (number, (clause, row, line)) in lines.iter().enumerate() {
        let later = alike.get(&line.measure).into_iter().flatten().filter(|other| **other > number);
        for (other_clause, other_row, other) in later.filter_map(|other| lines.get(*other)) {
            let together = clause == other_clause || always_together(row, other_row);
            if together && contradict(line, other) {
                let span = |clause: usize| book.clauses[clause].clause.span;
                diagnostics.push(diagnostics::contradictory_bounds(&line.label, span(*clause), span(*other_clause)));
            }
        }
    }
}

/// Whether two clauses bind at some moment with nothing to keep them apart.
fn always_together(one: &ClauseRow, other: &ClauseRow) -> bool {
    let unconditional = |row: &ClauseRow| row.condition.is_none() && row.subject.is_none() && row.exceptions.is_empty();
    unconditional(one)
        && unconditional(other)
        && one.scope == other.scope
        && one.per == other.per
        && one.moments.0 & other.moments.0 != 0
}

fn contradict(one: &LineRow, other: &LineRow) -> bool {
    let (Some(first), Some(second)) = (fixed(&one.bound), fixed(&other.bound)) else { return false };
    match (one.comparison, other.comparison) {
        (LineComparison::AtLeast | LineComparison::Exactly, LineComparison::AtMost) => first > second,
        (LineComparison::AtMost, LineComparison::AtLeast | LineComparison::Exactly) => second > first,
        (LineComparison::Exactly, LineComparison::AtLeast) => second > first,
        (LineComparison::AtLeast, LineComparison::Exactly) => first > second,
        (LineComparison::Exactly, LineComparison::Exactly) => first != second,
        _ => false,
    }
}

fn fixed(bound: &Code) -> Option<Number> {
    match bound.as_ref() {
        [Node::Number(number)] => Some(*number),
        _ => None,
    }
}
