//! Exceptions that give what holds without them, and exceptions that exempt nobody.

use reglement_engine::table::{
    Body, ClauseId, ClauseRow, Code, EffectCode, ExceptionEffect, ExceptionId, ExceptionRow, LineRow, Measure, Tables,
    Target,
};

use super::Found;
use super::never::never_matters;
use crate::search::{excepted, share_nobody};

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    for (number, row) in tables.exceptions.iter().enumerate() {
        let id = ExceptionId(number as u16);
        let told = never_matters(tables, id);
        if found.is_known(&told) {
            continue;
        }
        // One that goes before others, or has exceptions of its own, matters by these.
        if row.beats.is_empty() && row.exceptions.is_empty() && gives_the_same(tables, row) {
            let what = if matches!(row.effect, ExceptionEffect::Bounds(_)) { "the bound" } else { "the value" };
            found.add(told, format!("{what} that it gives holds without it, too"));
        } else if exempts_nobody(tables, id, row) {
            found.add(told, "nobody whom it exempts is counted, barred or looked at there".to_owned());
        }
    }
}

fn gives_the_same(tables: &Tables, row: &ExceptionRow) -> bool {
    match &row.effect {
        ExceptionEffect::Bounds(bounds) => {
            bounds.iter().all(|bound| usual_bound(tables, row.target, bound.line).as_ref() == Some(&bound.bound))
        }
        ExceptionEffect::Value(value) => usual_value(tables, row.target).as_ref() == Some(value),
        _ => false,
    }
}

/// The bound of a line without an exception to its target.
fn usual_bound(tables: &Tables, target: Target, line: u16) -> Option<Code> {
    match target {
        Target::Clause(id) => {
            let row = tables.clauses.get(id.index())?;
            lines(row).nth(usize::from(line)).map(|line| line.bound.clone())
        }
        Target::Exception(id) => {
            let outer = tables.exceptions.get(id.index())?;
            let ExceptionEffect::Bounds(bounds) = &outer.effect else { return None };
            bounds.iter().find(|bound| bound.line == line).map(|bound| bound.bound.clone())
        }
        Target::Definition(_) => None,
    }
}

fn usual_value(tables: &Tables, target: Target) -> Option<Code> {
    match target {
        Target::Clause(id) => match &tables.clauses.get(id.index())?.body {
            Body::Effect { value: EffectCode::Value(code), .. } => Some(code.clone()),
            _ => None,
        },
        Target::Definition(id) => tables.definitions.get(id.index()).map(|row| row.general.clone()),
        Target::Exception(id) => match &tables.exceptions.get(id.index())?.effect {
            ExceptionEffect::Value(code) => Some(code.clone()),
            _ => None,
        },
    }
}

/// The lines of a limit, those of alternatives counted through.
fn lines(row: &ClauseRow) -> impl Iterator<Item = &LineRow> {
    let (own, alternatives) = match &row.body {
        Body::Lines(lines) => (&lines[..], &[][..]),
        Body::Alternatives(all) => (&[][..], &all[..]),
        _ => (&[][..], &[][..]),
    };
    own.iter().chain(alternatives.iter().flat_map(|one| one.lines.iter()))
}

/// Whether no counter belongs both to those that are exempted and to those of whom the clause speaks.
fn exempts_nobody(tables: &Tables, id: ExceptionId, row: &ExceptionRow) -> bool {
    let ExceptionEffect::Exempts { set, .. } = &row.effect else { return false };
    let Some(Target::Clause(clause)) = excepted(tables, id) else { return false };
    let sets = spoken_of(tables, clause);
    !sets.is_empty() && sets.iter().all(|other| share_nobody(tables, set, other))
}

/// The sets whose members a clause counts, bars or is judged for.
fn spoken_of(tables: &Tables, id: ClauseId) -> Vec<&Code> {
    let Some(row) = tables.clauses.get(id.index()) else { return Vec::new() };
    let mut sets: Vec<&Code> = row.subject.iter().collect();
    sets.extend(lines(row).filter_map(|line| match &line.measure {
        Measure::Count { set } | Measure::Sum { set, .. } | Measure::Different { set, .. } => Some(set),
        Measure::Value(_) => None,
    }));
    match &row.body {
        Body::MayNotShare { subject, with } => sets.extend([subject, with]),
        Body::Effect { value: EffectCode::Members(set), .. } => sets.push(set),
        Body::Choice(choice) => sets.push(&choice.from),
        _ => {}
    }
    sets
}
