//! Rules that the declared numbers settle by themselves: no position has to be looked at.

use reglement_compiler::listing::slots;
use reglement_compiler::listing::things::Bound;
use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ClauseId, ClauseKind, ClauseRow, Code, Comparison, ExceptionEffect, ExceptionId, LineComparison, LineRow,
    Node, Tables, Target,
};

use super::Found;
use super::kept::can_never_be_kept;
use super::never::{always_nothing, never_broken, never_matters, states_a_figure};
use crate::search::{Ranges, compared, excepted};

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let ranges = Ranges::new(tables);
    for (number, row) in tables.clauses.iter().enumerate() {
        let id = ClauseId(number as u16);
        let bound = slots::of_clause(tables, row);
        let never_holds =
            row.condition.as_ref().is_some_and(|code| ranges.always(&(code, bound.clone())) == Some(false));
        if row.kind != ClauseKind::Fog && never_holds {
            let reason = "by the numbers that are declared, its condition never holds";
            found.add(never_broken(tables, id), reason.to_owned());
            continue;
        }
        if is_always_zero(tables, &ranges, id, row, &bound) {
            let reason = "whatever it states is 0 by its figures, and by those of its exceptions";
            found.add(always_nothing(tables, id), reason.to_owned());
        }
        match settled(tables, &ranges, id, row, &bound) {
            Some(Settled::NeverBroken(reason)) => found.add(never_broken(tables, id), reason),
            Some(Settled::NeverKept(reason)) => found.add(can_never_be_kept(tables, id), reason),
            None => {}
        }
    }
    for (number, row) in tables.exceptions.iter().enumerate() {
        let bound = slots::of_exception(tables, row);
        if row.condition.as_ref().is_some_and(|code| ranges.always(&(code, bound)) == Some(false)) {
            let reason = "by the numbers that are declared, its condition never holds";
            found.add(never_matters(tables, ExceptionId(number as u16)), reason.to_owned());
        }
    }
}

enum Settled {
    NeverBroken(String),
    NeverKept(String),
}

fn settled(tables: &Tables, ranges: &Ranges<'_>, id: ClauseId, row: &ClauseRow, bound: &[Bound]) -> Option<Settled> {
    match &row.body {
        Body::Requires(code) | Body::IfPossible(code) | Body::Forbids(code) => {
            // What is said in a word is said of purpose.
            if matches!(code.as_ref(), [Node::Flag(_)]) {
                return None;
            }
            let holds = ranges.always(&(code, bound.to_vec()))?;
            let asked = !matches!(row.body, Body::Forbids(_));
            let words = if asked { "what it asks for" } else { "what it forbids" };
            Some(match holds == asked {
                true if holds => {
                    Settled::NeverBroken(format!("by the numbers that are declared, {words} always holds"))
                }
                true => Settled::NeverBroken(format!("by the numbers that are declared, {words} never holds")),
                false if holds => Settled::NeverKept(format!("by the numbers that are declared, {words} always holds")),
                false => Settled::NeverKept(format!("by the numbers that are declared, {words} never holds")),
            })
        }
        Body::Lines(lines) => {
            let changed = changed_lines(tables, id);
            let settled: Vec<Option<bool>> = lines
                .iter()
                .enumerate()
                .map(|(number, line)| {
                    let fixed = !changed.contains(&(number as u16));
                    fixed.then(|| always_kept(ranges, line, bound)).flatten()
                })
                .collect();
            if let Some(line) =
                settled.iter().zip(lines.iter()).find_map(|(kept, line)| (*kept == Some(false)).then_some(line))
            {
                return Some(Settled::NeverKept(format!(
                    "by the numbers that are declared, {} never fits",
                    line.label
                )));
            }
            let all = !lines.is_empty() && settled.iter().all(|kept| *kept == Some(true));
            let unlimited = lines.iter().all(is_unlimited);
            all.then(|| {
                Settled::NeverBroken(match unlimited {
                    true => "its bound is unlimited, and no exception gives another".to_owned(),
                    false => "the declared numbers keep to it by themselves".to_owned(),
                })
            })
        }
        _ => None,
    }
}

fn is_unlimited(line: &LineRow) -> bool {
    line.comparison == LineComparison::AtMost && line.bound.as_ref() == [Node::Unlimited]
}

/// Whether a line of a limit is kept always, or never, by the numbers alone.
fn always_kept(ranges: &Ranges<'_>, line: &LineRow, bound: &[Bound]) -> Option<bool> {
    if is_unlimited(line) {
        return Some(true);
    }
    let comparison = match line.comparison {
        LineComparison::AtMost => Comparison::AtMost,
        LineComparison::AtLeast => Comparison::AtLeast,
        LineComparison::Exactly => Comparison::Equal,
    };
    let (measured, allowed) = (ranges.measure(&line.measure, bound), ranges.number(&(&line.bound, bound.to_vec())));
    let there = measured.always_there && allowed.always_there;
    compared(measured, comparison, allowed).filter(|_| there)
}

/// Whether what a clause states is 0 by the numbers alone, whatever its exceptions give instead.
fn is_always_zero(tables: &Tables, ranges: &Ranges<'_>, id: ClauseId, row: &ClauseRow, bound: &[Bound]) -> bool {
    let Some(general) = states_a_figure(row) else { return false };
    let is_zero = |code: &Code, bound: Vec<Bound>| {
        let range = ranges.number(&(code, bound));
        range.always_there && range.low == Some(Number::ZERO) && range.high == Some(Number::ZERO)
    };
    let mut exceptions = tables.exceptions.iter().enumerate();
    is_zero(general, bound.to_vec())
        && exceptions.all(|(number, row)| match &row.effect {
            ExceptionEffect::Value(code) => {
                excepted(tables, ExceptionId(number as u16)) != Some(Target::Clause(id))
                    || is_zero(code, slots::of_exception(tables, row))
            }
            _ => true,
        })
}

/// The lines of a limit to which an exception gives another bound.
fn changed_lines(tables: &Tables, clause: ClauseId) -> Vec<u16> {
    let mut changed = Vec::new();
    for (number, row) in tables.exceptions.iter().enumerate() {
        if excepted(tables, ExceptionId(number as u16)) != Some(Target::Clause(clause)) {
            continue;
        }
        if let ExceptionEffect::Bounds(bounds) = &row.effect {
            changed.extend(bounds.iter().map(|bound| bound.line));
        }
    }
    changed
}
