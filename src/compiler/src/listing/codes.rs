//! All codes of a row, each with what it finds bound.

use reglement_engine::table::{
    Body, ClauseRow, Code, DefinitionRow, EffectCode, ExceptionEffect, ExceptionRow, LineRow, Measure, Tables,
};

use super::slots;
use super::things::{Bound, Thing};

/// A code with what it finds bound.
pub type BoundCode<'a> = (&'a Code, Vec<Bound>);

pub fn of_definition(row: &DefinitionRow) -> Vec<BoundCode<'_>> {
    vec![(&row.general, slots::of_definition(row))]
}

pub fn of_clause<'a>(tables: &Tables, row: &'a ClauseRow) -> Vec<BoundCode<'a>> {
    let bound = slots::of_clause(tables, row);
    let mut codes = Vec::new();
    codes.extend(row.per.iter().map(|per| (&per.value, vec![(0, Thing::Counter)])));
    codes.extend(row.subject.iter().map(|subject| (subject, Vec::new())));
    codes.extend(row.condition.iter().map(|condition| (condition, bound.clone())));
    match &row.body {
        Body::Lines(rows) => lines(tables, rows, &bound, &mut codes),
        Body::Alternatives(rows) => rows.iter().for_each(|row| lines(tables, &row.lines, &bound, &mut codes)),
        Body::MayNotShare { subject, with } => {
            codes.push((subject, bound.clone()));
            codes.push((with, slots::with_element(tables, subject, &bound)));
        }
        Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => codes.push((code, bound)),
        Body::Permits | Body::By(_) | Body::Hides(_) => {}
        Body::Effect { value, budget, .. } => {
            if let EffectCode::Value(code) | EffectCode::Members(code) = value {
                codes.push((code, bound.clone()));
            }
            codes.extend(budget.iter().map(|budget| (budget, bound.clone())));
        }
        Body::Choice(row) => {
            let parts = [Some(&row.from), row.at_most.as_ref(), row.none_if.as_ref()];
            codes.extend(parts.into_iter().flatten().map(|code| (code, bound.clone())));
        }
    }
    codes
}

pub fn of_exception<'a>(tables: &Tables, row: &'a ExceptionRow) -> Vec<BoundCode<'a>> {
    let bound = slots::of_exception(tables, row);
    let mut codes = row.condition.iter().map(|condition| (condition, bound.clone())).collect::<Vec<_>>();
    match &row.effect {
        ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
        ExceptionEffect::Exempts { first, set } => {
            codes.extend(first.iter().chain([set]).map(|code| (code, bound.clone())));
        }
        ExceptionEffect::Bounds(rows) => codes.extend(rows.iter().map(|row| (&row.bound, bound.clone()))),
        ExceptionEffect::Value(code) => codes.push((code, bound)),
    }
    codes
}

fn lines<'a>(tables: &Tables, rows: &'a [LineRow], bound: &[Bound], codes: &mut Vec<BoundCode<'a>>) {
    for row in rows {
        codes.push((&row.bound, bound.to_vec()));
        match &row.measure {
            Measure::Count { set } => codes.push((set, bound.to_vec())),
            Measure::Sum { set, of } | Measure::Different { set, of } => {
                codes.push((set, bound.to_vec()));
                codes.push((of, slots::with_element(tables, set, bound)));
            }
            Measure::Value(code) => codes.push((code, bound.to_vec())),
        }
    }
}
