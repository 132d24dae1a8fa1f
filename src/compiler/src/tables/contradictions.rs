//! Bounds that no position can keep: at least two battalions and at most one unit.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ClauseRow, Code, LineComparison, LineRow, Measure, Node, PerRow, Scope, Tables, Text,
};

use super::inclusion::{as_a_line, wider_measures};
use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;

/// What is measured, and how much it may be: a line of a limit, or what a requirement or ban says in other words.
struct Bounded<'t> {
    clause: usize,
    measure: Cow<'t, Measure>,
    comparison: LineComparison,
    bound: Number,
    label: Text,
}

/// Bounds that are judged together.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Company<'t> {
    /// Those of one clause.
    Clause(usize),
    /// Those of clauses with nothing to keep them apart, at one moment.
    Moment(Scope, &'t [PerRow], u32),
}

/// The tightest bounds so far, each with its number.
#[derive(Default)]
struct Tightest {
    /// Of the same and of its parts.
    least: Option<(Number, usize)>,
    most: Option<(Number, usize)>,
}

/// Reports fixed bounds that are judged together and contradict: each with the tightest of those before it.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let rows = tables.clauses.iter().enumerate();
    let all: Vec<Bounded<'_>> = rows.flat_map(|(clause, row)| bounds(tables, clause, row)).collect();
    // Only a measure and its own parts can contradict.
    let mut known: HashMap<(Measure, Company<'_>), Tightest> = HashMap::new();
    let mut pairs = BTreeSet::new();
    for (number, one) in all.iter().enumerate() {
        let Some(row) = tables.clauses.get(one.clause) else { continue };
        for company in companies(one.clause, row) {
            if one.comparison != LineComparison::AtLeast {
                let own = known.entry((one.measure.as_ref().clone(), company.clone())).or_default();
                let least = own.least.filter(|(least, _)| *least > one.bound);
                pairs.extend(least.map(|(_, least)| (least, number)));
                if own.most.is_none_or(|(most, _)| one.bound < most) {
                    own.most = Some((one.bound, number));
                }
            }
            if one.comparison != LineComparison::AtMost {
                for wider in wider_measures(tables, &one.measure) {
                    let own = known.entry((wider, company.clone())).or_default();
                    let most = own.most.filter(|(most, _)| *most < one.bound);
                    pairs.extend(most.map(|(_, most)| (most, number)));
                    if own.least.is_none_or(|(least, _)| one.bound > least) {
                        own.least = Some((one.bound, number));
                    }
                }
            }
        }
    }
    for (one, other) in pairs {
        let (Some(one), Some(other)) = (all.get(one), all.get(other)) else { continue };
        let span = |clause: usize| book.clauses[clause].clause.span;
        let asked = [one.words(), other.words()];
        diagnostics.push(diagnostics::contradictory_bounds(&asked, span(one.clause), span(other.clause)));
    }
}

/// With whom the bounds of a clause are judged.
fn companies(clause: usize, row: &ClauseRow) -> impl Iterator<Item = Company<'_>> {
    let unconditional = row.condition.is_none() && row.subject.is_none() && row.exceptions.is_empty();
    let moments = if unconditional { row.moments.0 } else { 0 };
    let at_moments = (0..u64::BITS).filter(move |moment| moments >> moment & 1 == 1);
    let at_moments = at_moments.map(|moment| Company::Moment(row.scope, &row.per, moment));
    std::iter::once(Company::Clause(clause)).chain(at_moments)
}

impl Bounded<'_> {
    /// `at least 2 battalions`
    fn words(&self) -> String {
        let comparison = match self.comparison {
            LineComparison::AtMost => "at most",
            LineComparison::AtLeast => "at least",
            LineComparison::Exactly => "exactly",
        };
        format!("{comparison} {} {}", self.bound, self.label)
    }
}

/// The fixed bounds of a clause.
fn bounds<'t>(tables: &'t Tables, clause: usize, row: &'t ClauseRow) -> Vec<Bounded<'t>> {
    match &row.body {
        Body::Lines(lines) => {
            let fixed = lines.iter().filter_map(|line| {
                Some(Bounded {
                    clause,
                    measure: Cow::Borrowed(&line.measure),
                    comparison: line.comparison,
                    bound: figure(&line.bound)?,
                    label: line.label.clone(),
                })
            });
            fixed.collect()
        }
        _ => {
            let counted = as_a_line(tables, row).and_then(|line| {
                let bound = figure(&line.bound)?;
                let LineRow { comparison, measure, label, .. } = line;
                Some(Bounded { clause, measure: Cow::Owned(measure), comparison, bound, label })
            });
            counted.into_iter().collect()
        }
    }
}

fn figure(bound: &Code) -> Option<Number> {
    match bound.as_ref() {
        [Node::Number(number)] => Some(*number),
        _ => None,
    }
}
