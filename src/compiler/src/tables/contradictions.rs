//! Bounds that no position can keep: at least two and at most one of the same.

use std::collections::{BTreeSet, HashMap};

use reglement_engine::number::Number;
use reglement_engine::table::{Body, ClauseRow, Code, LineComparison, LineRow, Measure, Node, PerRow, Scope, Tables};

use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;

/// Lines that are judged together.
#[derive(PartialEq, Eq, Hash)]
enum Company<'t> {
    /// Those of one clause.
    Clause(usize),
    /// Those of clauses with nothing to keep them apart, at one moment.
    Moment(Scope, &'t [PerRow], u32),
}

/// The tightest bounds of the lines so far, each with the number of its line.
#[derive(Default)]
struct Tightest {
    least: Option<(Number, usize)>,
    most: Option<(Number, usize)>,
}

/// Reports lines with fixed bounds that are judged together and contradict: each with the tightest of those before it.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let lines = tables.clauses.iter().enumerate().flat_map(|(clause, row)| match &row.body {
        Body::Lines(lines) => lines.iter().map(|line| (clause, row, line)).collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let lines: Vec<(usize, &ClauseRow, &LineRow)> = lines.collect();
    // Only lines that measure the same can contradict.
    let mut known: HashMap<(&Measure, Company<'_>), Tightest> = HashMap::new();
    let mut pairs = BTreeSet::new();
    for (number, (clause, row, line)) in lines.iter().enumerate() {
        let Some(bound) = fixed(&line.bound) else { continue };
        for company in companies(*clause, row) {
            let earlier = known.entry((&line.measure, company)).or_default().contradicted(line, bound, number);
            pairs.extend(earlier.map(|earlier| (earlier, number)));
        }
    }
    for (one, other) in pairs {
        let ((clause, _, line), (other_clause, ..)) = (lines[one], lines[other]);
        let span = |clause: usize| book.clauses[clause].clause.span;
        diagnostics.push(diagnostics::contradictory_bounds(&line.label, span(clause), span(other_clause)));
    }
}

/// With whom the lines of a clause are judged.
fn companies(clause: usize, row: &ClauseRow) -> impl Iterator<Item = Company<'_>> {
    let unconditional = row.condition.is_none() && row.subject.is_none() && row.exceptions.is_empty();
    let moments = if unconditional { row.moments.0 } else { 0 };
    let at_moments = (0..u64::BITS).filter(move |moment| moments >> moment & 1 == 1);
    let at_moments = at_moments.map(|moment| Company::Moment(row.scope, &row.per, moment));
    std::iter::once(Company::Clause(clause)).chain(at_moments)
}

impl Tightest {
    /// The number of a line that this one contradicts; and takes in this one.
    fn contradicted(&mut self, line: &LineRow, bound: Number, number: usize) -> Option<usize> {
        let mut contradicted = None;
        if line.comparison != LineComparison::AtMost {
            contradicted = self.most.filter(|(most, _)| *most < bound).map(|(_, line)| line);
        }
        if line.comparison != LineComparison::AtLeast {
            let least = self.least.filter(|(least, _)| *least > bound).map(|(_, line)| line);
            contradicted = contradicted.or(least);
            if self.most.is_none_or(|(most, _)| bound < most) {
                self.most = Some((bound, number));
            }
        }
        if line.comparison != LineComparison::AtMost && self.least.is_none_or(|(least, _)| bound > least) {
            self.least = Some((bound, number));
        }
        contradicted
    }
}

fn fixed(bound: &Code) -> Option<Number> {
    match bound.as_ref() {
        [Node::Number(number)] => Some(*number),
        _ => None,
    }
}
