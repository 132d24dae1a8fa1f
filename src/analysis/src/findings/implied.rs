//! Lines of a limit, and requirements and bans that say how many there may be, that no verdict rests on, since another one
//! allows no more of as many or more.

use reglement_compiler::listing::{mentions, slots};
use reglement_compiler::tables::inclusion::{as_a_line, wider_sets};
use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, ClauseRow, Code, ExceptionEffect, ExceptionId, LineComparison, LineRow, Measure, Node,
    Tables, Target,
};

use super::beside_another::{named, placed};
use super::catalogue::implied_line;
use super::spot::Spot;
use super::{Found, Told};
use crate::search::{Ranges, excepted};

/// A line of a limit, by its clause and number, or what says the same.
#[derive(Clone, Copy)]
struct Line<'t> {
    clause: ClauseId,
    row: &'t ClauseRow,
    number: usize,
    line: &'t LineRow,
}

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let in_other_words: Vec<Option<LineRow>> = tables.clauses.iter().map(|row| as_a_line(tables, row)).collect();
    for (number, (row, in_other_words)) in tables.clauses.iter().zip(&in_other_words).enumerate() {
        let own = if let Body::Lines(own) = &row.body { &own[..] } else { in_other_words.as_slice() };
        let clause = ClauseId(number as u16);
        lines.extend(own.iter().enumerate().map(|(number, line)| Line { clause, row, number, line }));
    }
    for one in &lines {
        let mut tighter = lines.iter().filter(|other| (other.clause, other.number) != (one.clause, one.number));
        let tighter = tighter.find(|other| {
            let first = (other.clause, other.number) < (one.clause, one.number);
            implies(tables, other, one) && (first || !implies(tables, one, other))
        });
        let Some(other) = tighter.filter(|_| !mentions::is_asked_about(tables, one.clause)) else { continue };
        let named = named(one.row);
        let what = match one.row.kind {
            ClauseKind::Limit => format!("no verdict rests on {} of {named}", said(one.line)),
            _ => format!("no verdict rests on {named}"),
        };
        let by = match other.clause == one.clause {
            true => "the same limit".to_owned(),
            false => placed(tables, other.row),
        };
        let reason =
            format!("{by} allows {} wherever this is judged, and looks at all that is counted here", said(other.line));
        found.add(Told { code: implied_line::CODE, spot: Spot::clause(tables, one.clause), what }, reason);
    }
}

/// `at most 3 units`
fn said(line: &LineRow) -> String {
    let comparison = match line.comparison {
        LineComparison::AtMost => "at most",
        LineComparison::AtLeast => "at least",
        LineComparison::Exactly => "exactly",
    };
    let bound = figure(&line.bound).map_or_else(|| "so many".to_owned(), |number| number.to_string());
    format!("{comparison} {bound} {}", line.label)
}

fn figure(bound: &Code) -> Option<Number> {
    match bound.as_ref() {
        [Node::Number(number)] => Some(*number),
        _ => None,
    }
}

/// Whether a position that breaks the one line always breaks the other as well.
fn implies(tables: &Tables, tight: &Line<'_>, loose: &Line<'_>) -> bool {
    let (by, of) = (tight.row, loose.row);
    let always = of.moments.0 & !by.moments.0 == 0
        && by.scope == of.scope
        && (by.per.is_empty() || by.per == of.per)
        && by.subject == of.subject
        && (by.condition.is_none() || by.condition == of.condition)
        // What excepts from both alike takes nothing away.
        && if tight.clause == loose.clause { !is_given_another_bound(tables, tight) } else { by.exceptions.is_empty() };
    always && !is_given_another_bound(tables, loose) && is_tighter(tables, tight, loose)
}

fn is_tighter(tables: &Tables, tight: &Line<'_>, loose: &Line<'_>) -> bool {
    let same = tight.line.bound == loose.line.bound;
    let figures = figure(&tight.line.bound).zip(figure(&loose.line.bound));
    match (tight.line.comparison, loose.line.comparison) {
        (LineComparison::AtMost, LineComparison::AtMost) => {
            (same || figures.is_some_and(|(tight, loose)| tight <= loose))
                && is_part(tables, loose.row, &loose.line.measure, &tight.line.measure)
        }
        (LineComparison::AtLeast, LineComparison::AtLeast) => {
            (same || figures.is_some_and(|(tight, loose)| tight >= loose))
                && is_part(tables, loose.row, &tight.line.measure, &loose.line.measure)
        }
        _ => false,
    }
}

/// Whether the first measure never comes to more than the second.
fn is_part(tables: &Tables, row: &ClauseRow, part: &Measure, whole: &Measure) -> bool {
    match (part, whole) {
        (Measure::Count { set: part }, Measure::Count { set: whole }) => is_within(tables, part, whole),
        (Measure::Different { set: part, of: one }, Measure::Different { set: whole, of: other }) => {
            one == other && is_within(tables, part, whole)
        }
        (Measure::Sum { set: part, of: one }, Measure::Sum { set: whole, of: other }) => {
            let bound = slots::with_element(tables, part, &slots::of_clause(tables, row));
            let grows = Ranges::new(tables).number(&(one, bound)).low >= Some(Number::ZERO);
            one == other && grows && is_within(tables, part, whole)
        }
        (part, whole) => part == whole,
    }
}

/// Whether the members of one set all belong to the other.
fn is_within(tables: &Tables, part: &Code, whole: &Code) -> bool {
    part == whole || wider_sets(tables, part).contains(whole)
}

fn is_given_another_bound(tables: &Tables, line: &Line<'_>) -> bool {
    tables.exceptions.iter().enumerate().any(|(number, row)| {
        let own = excepted(tables, ExceptionId(number as u16)) == Some(Target::Clause(line.clause));
        match &row.effect {
            ExceptionEffect::Bounds(bounds) => own && bounds.iter().any(|bound| usize::from(bound.line) == line.number),
            _ => false,
        }
    })
}
