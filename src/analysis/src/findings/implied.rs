//! Lines of a limit that no verdict rests on, since another limit allows no more of as many or more.

use reglement_compiler::listing::{mentions, slots, words};
use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, ClauseRow, Code, DefinitionId, EffectCode, ExceptionEffect, ExceptionId,
    LineComparison, LineRow, Measure, Node, Tables, Target,
};

use super::catalogue::implied_line;
use super::spot::Spot;
use super::{Found, Told};
use crate::search::{Ranges, excepted};

/// A line of a limit, by its clause and number.
#[derive(Clone, Copy)]
struct Line<'t> {
    clause: ClauseId,
    row: &'t ClauseRow,
    number: usize,
    line: &'t LineRow,
}

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (number, row) in tables.clauses.iter().enumerate() {
        let Body::Lines(own) = &row.body else { continue };
        let clause = ClauseId(number as u16);
        lines.extend(own.iter().enumerate().map(|(number, line)| Line { clause, row, number, line }));
    }
    for one in &lines {
        let mut tighter = lines.iter().filter(|other| (other.clause, other.number) != (one.clause, one.number));
        let tighter = tighter.find(|other| {
            let first = (other.clause, other.number) < (one.clause, one.number);
            implies(tables, other, one) && (first || !implies(tables, one, other))
        });
        let Some(other) = tighter.filter(|_| !is_asked_about(tables, one.clause)) else { continue };
        let what = format!("no verdict rests on {} of limit {}", said(one.line), one.row.name);
        let by = match other.clause == one.clause {
            true => "the same limit".to_owned(),
            false => format!(
                "limit {} of {} (line {})",
                other.row.name,
                words::rule(tables, other.row.rule),
                other.row.place.line
            ),
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
    let limits = by.kind == ClauseKind::Limit && of.kind == ClauseKind::Limit;
    let always = of.moments.0 & !by.moments.0 == 0
        && by.scope == of.scope
        && (by.per.is_empty() || by.per == of.per)
        && by.subject == of.subject
        && (by.condition.is_none() || by.condition == of.condition)
        // What excepts from both alike takes nothing away.
        && if tight.clause == loose.clause { !is_given_another_bound(tables, tight) } else { by.exceptions.is_empty() };
    limits && always && !is_given_another_bound(tables, loose) && is_tighter(tables, tight, loose)
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
    if part == whole {
        return true;
    }
    let (Some(Node::Set { .. }), [whole]) = (part.last(), whole.as_ref()) else { return false };
    let Some(Node::Set { domain, slot, location, class, .. }) = part.last() else { return false };
    let Node::Set { class: wanted, .. } = *whole else { return false };
    let bare = Node::Set {
        domain: *domain,
        slot: *slot,
        location: *location,
        relation: None,
        other_than: None,
        class: wanted,
        condition: None,
    };
    bare == *whole && wanted.is_none_or(|wanted| class.is_some_and(|class| is_kind_of(tables, class, wanted)))
}

/// Whether a class is built upon another, with no exception on the way.
fn is_kind_of(tables: &Tables, class: DefinitionId, wanted: DefinitionId) -> bool {
    let mut at = Some(class);
    // Classes are never built upon themselves; the table's length bounds the walk all the same.
    for _ in 0..=tables.definitions.len() {
        let Some(id) = at else { return false };
        if id == wanted {
            return true;
        }
        let row = tables.definitions.get(id.index()).filter(|row| row.exceptions.is_empty());
        at = row.and_then(|row| row.within);
    }
    false
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

/// Whether anything else asks how things stand with a clause, so that it matters by itself.
fn is_asked_about(tables: &Tables, clause: ClauseId) -> bool {
    let wanted = mentions::Mention::Clause(clause);
    let by_clauses = tables.clauses.iter().any(|row| {
        let within = match &row.body {
            Body::Choice(choice) => choice.within.contains(&clause),
            Body::Effect { value: EffectCode::InOrder { within, .. }, .. } => within.contains(&clause),
            _ => false,
        };
        within || mentions::of_clause(tables, row).contains(&wanted)
    });
    by_clauses
        || tables.definitions.iter().any(|row| mentions::of_definition(row).contains(&wanted))
        || tables.exceptions.iter().any(|row| mentions::of_exception(tables, row).contains(&wanted))
}
