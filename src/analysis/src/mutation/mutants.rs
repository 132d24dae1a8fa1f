//! A ruleset with one change in it: a bound by one, a condition dropped or negated, an exception dropped, two figures
//! swapped.

use std::borrow::Cow;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::words;
use reglement_engine::number::Number;
use reglement_engine::table::{
    Body, ChartRow, ClauseRow, Code, EffectCode, ExceptionEffect, ExceptionId, ExceptionRow, LineRow, Measure, Node,
    NodeIndex, Place, RuleId, Tables, Target, Value,
};
use serde::Serialize;

use super::Survivor;

/// What kind of change it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    Bound,
    Figure,
    Dropped,
    Negated,
    Swapped,
}

#[derive(Clone, Debug)]
pub struct Mutant {
    pub told: Survivor,
    pub tables: Tables,
}

/// Every change, in the order of the tables.
pub fn mutants(tables: &Tables) -> impl Iterator<Item = Mutant> + '_ {
    let clauses = (0..tables.clauses.len()).flat_map(move |number| of_clause(tables, number));
    let exceptions = (0..tables.exceptions.len()).flat_map(move |number| of_exception(tables, number));
    let definitions = (0..tables.definitions.len()).flat_map(move |number| of_definition(tables, number));
    let charts = (0..tables.charts.len()).flat_map(move |number| of_chart(tables, number));
    clauses.chain(exceptions).chain(definitions).chain(charts)
}

fn told(tables: &Tables, rule: Option<RuleId>, place: Place, family: Family, what: String) -> Survivor {
    Survivor {
        rule: rule.map(|rule| words::rule(tables, rule)).unwrap_or_default(),
        layer: tables.layers.get(place.layer.index()).map(|row| row.name.to_string()).unwrap_or_default(),
        line: place.line,
        family,
        what,
    }
}

/// A changed row, with what was changed.
type Changed<T> = (Family, String, T);

fn of_clause(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.clauses.get(number) else { return Vec::new() };
    let name = format!("{} {}", clause_kind(row.kind), row.name);
    let mut changed: Vec<Changed<ClauseRow>> = Vec::new();
    for (family, what, condition) in conditions(row.condition.as_ref()) {
        changed.push((family, what, ClauseRow { condition, ..row.clone() }));
    }
    for (family, what, body) in bodies(&row.body) {
        changed.push((family, what, ClauseRow { body, ..row.clone() }));
    }
    if let Some(subject) = &row.subject {
        for (family, what, subject) in sets(subject) {
            changed.push((family, what, ClauseRow { subject: Some(subject), ..row.clone() }));
        }
    }
    let mutant = |(family, what, row): Changed<ClauseRow>| {
        let mut own = tables.clone();
        let told = told(tables, Some(row.rule), row.place, family, format!("{name}: {what}"));
        if let Some(place) = own.clauses.to_mut().get_mut(number) {
            *place = row;
        }
        Mutant { told, tables: own }
    };
    changed.into_iter().map(mutant).collect()
}

fn of_exception(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.exceptions.get(number) else { return Vec::new() };
    let target = words::target(tables, row.target);
    let name = format!("exception {} to {target}", row.name);
    let mut changed: Vec<Changed<ExceptionRow>> = Vec::new();
    for (family, what, condition) in conditions(row.condition.as_ref()) {
        changed.push((family, what, ExceptionRow { condition, ..row.clone() }));
    }
    match &row.effect {
        ExceptionEffect::Bounds(bounds) => {
            for (at, bound) in bounds.iter().enumerate() {
                for (what, code) in numbers(&bound.bound) {
                    let mut bounds = bounds.to_vec();
                    if let Some(place) = bounds.get_mut(at) {
                        place.bound = code;
                    }
                    let effect = ExceptionEffect::Bounds(Cow::Owned(bounds));
                    changed.push((Family::Bound, format!("the bound {what}"), ExceptionRow { effect, ..row.clone() }));
                }
            }
        }
        ExceptionEffect::Value(code) => {
            for (what, code) in numbers(code) {
                let effect = ExceptionEffect::Value(code);
                changed.push((Family::Figure, format!("the figure {what}"), ExceptionRow { effect, ..row.clone() }));
            }
        }
        ExceptionEffect::Exempts { first, set } => {
            for (what, code) in first.iter().flat_map(numbers) {
                let effect = ExceptionEffect::Exempts { first: Some(code), set: set.clone() };
                changed.push((Family::Bound, format!("the first {what}"), ExceptionRow { effect, ..row.clone() }));
            }
            for (family, what, set) in sets(set) {
                let effect = ExceptionEffect::Exempts { first: first.clone(), set };
                changed.push((family, what, ExceptionRow { effect, ..row.clone() }));
            }
        }
        ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
    }
    let dropped = Mutant {
        told: told(tables, row.rule, row.place, Family::Dropped, format!("{name}: it never applies")),
        tables: without(tables, ExceptionId(number as u16), row.target),
    };
    let mutant = |(family, what, row): Changed<ExceptionRow>| {
        let mut own = tables.clone();
        let told = told(tables, row.rule, row.place, family, format!("{name}: {what}"));
        if let Some(place) = own.exceptions.to_mut().get_mut(number) {
            *place = row;
        }
        Mutant { told, tables: own }
    };
    std::iter::once(dropped).chain(changed.into_iter().map(mutant)).collect()
}

/// The ruleset in which an exception does not stand under its target.
fn without(tables: &Tables, id: ExceptionId, target: Target) -> Tables {
    let mut own = tables.clone();
    let list = match target {
        Target::Clause(target) => own.clauses.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions),
        Target::Definition(target) => own.definitions.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions),
        Target::Exception(target) => own.exceptions.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions),
    };
    if let Some(list) = list {
        list.to_mut().retain(|other| *other != id);
    }
    own
}

fn of_definition(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.definitions.get(number) else { return Vec::new() };
    let mut mutants = Vec::new();
    for (what, code) in numbers(&row.general) {
        let mut own = tables.clone();
        if let Some(place) = own.definitions.to_mut().get_mut(number) {
            place.general = code;
        }
        let what = format!("definition {}: the figure {what}", row.name);
        mutants.push(Mutant { told: told(tables, row.rule, row.place, Family::Figure, what), tables: own });
    }
    mutants
}

/// Neighbouring figures of a line, swapped.
fn of_chart(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.charts.get(number) else { return Vec::new() };
    let columns = row.column_keys.len().max(1);
    let word = |key: Option<&reglement_engine::table::Symbol>| key.map_or("", |key| words::symbol(tables, *key));
    let mut mutants = Vec::new();
    for at in 0..row.cells.len() {
        let other = if columns > 1 { at + 1 } else { at + columns };
        let same_line = columns == 1 || at / columns == other / columns;
        let (Some(one), Some(two)) = (row.cells.get(at), row.cells.get(other)) else { continue };
        let figures = matches!((one, two), (Value::Number(_), Value::Number(_)));
        if !same_line || !figures || one == two {
            continue;
        }
        let mut cells = row.cells.to_vec();
        cells.swap(at, other);
        let mut own = tables.clone();
        if let Some(place) = own.charts.to_mut().get_mut(number) {
            *place = ChartRow { cells: Cow::Owned(cells), ..row.clone() };
        }
        let what = if columns > 1 {
            let (line, left, right) = (
                word(row.row_keys.get(at / columns)),
                word(row.column_keys.get(at % columns)),
                word(row.column_keys.get(other % columns)),
            );
            format!("chart {}: {line}, {left} and {right} swapped", row.name)
        } else {
            format!("chart {}: {} and {} swapped", row.name, word(row.row_keys.get(at)), word(row.row_keys.get(other)))
        };
        mutants.push(Mutant { told: told(tables, row.rule, row.place, Family::Swapped, what), tables: own });
    }
    mutants
}

fn conditions(condition: Option<&Code>) -> Vec<Changed<Option<Code>>> {
    let Some(condition) = condition else { return Vec::new() };
    vec![
        (Family::Dropped, "its condition dropped".to_owned(), None),
        (Family::Negated, "its condition negated".to_owned(), Some(negated(condition))),
    ]
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

/// The same code with each of its numbers one more and one less.
fn numbers(code: &Code) -> Vec<(String, Code)> {
    let mut changed = Vec::new();
    for (at, node) in code.iter().enumerate() {
        let Node::Number(number) = node else { continue };
        for new in [number.plus(Number::ONE), number.minus(Number::ONE)].into_iter().flatten() {
            let mut nodes = code.to_vec();
            if let Some(place) = nodes.get_mut(at) {
                *place = Node::Number(new);
            }
            changed.push((format!("{number} becomes {new}"), Cow::Owned(nodes)));
        }
    }
    changed
}

/// The same set without the condition of its elements.
fn sets(code: &Code) -> Vec<Changed<Code>> {
    let Some(Node::Set { condition: Some(_), .. }) = code.last() else { return Vec::new() };
    let mut nodes = code.to_vec();
    if let Some(Node::Set { condition, .. }) = nodes.last_mut() {
        *condition = None;
    }
    vec![(Family::Dropped, "the condition of its set dropped".to_owned(), Cow::Owned(nodes))]
}

fn bodies(body: &Body) -> Vec<Changed<Body>> {
    let mut changed = Vec::new();
    match body {
        Body::Lines(lines) => {
            for (family, what, lines) in changed_lines(lines) {
                changed.push((family, what, Body::Lines(Cow::Owned(lines))));
            }
        }
        Body::Alternatives(all) => {
            for (at, one) in all.iter().enumerate() {
                for (family, what, lines) in changed_lines(&one.lines) {
                    let mut all = all.to_vec();
                    if let Some(place) = all.get_mut(at) {
                        place.lines = Cow::Owned(lines);
                    }
                    changed.push((family, format!("“{}”: {what}", one.label), Body::Alternatives(Cow::Owned(all))));
                }
            }
        }
        Body::Requires(code) => changed.push((Family::Negated, "negated".to_owned(), Body::Requires(negated(code)))),
        Body::Forbids(code) => changed.push((Family::Negated, "negated".to_owned(), Body::Forbids(negated(code)))),
        Body::IfPossible(code) => {
            changed.push((Family::Negated, "negated".to_owned(), Body::IfPossible(negated(code))));
        }
        Body::MayNotShare { subject, with } => {
            for (family, what, subject) in sets(subject) {
                changed.push((family, what, Body::MayNotShare { subject, with: with.clone() }));
            }
            for (family, what, with) in sets(with) {
                changed.push((family, what, Body::MayNotShare { subject: subject.clone(), with }));
            }
        }
        Body::Effect { value: EffectCode::Value(code), tags, budget } => {
            for (what, code) in numbers(code) {
                let value = EffectCode::Value(code);
                let body = Body::Effect { value, tags: tags.clone(), budget: budget.clone() };
                changed.push((Family::Figure, format!("the figure {what}"), body));
            }
        }
        Body::Choice(row) => {
            for (what, code) in row.at_most.iter().flat_map(numbers) {
                let mut row = row.clone();
                row.at_most = Some(code);
                changed.push((Family::Bound, format!("the bound {what}"), Body::Choice(row)));
            }
        }
        Body::Effect { .. } | Body::Permits | Body::By(_) => {}
    }
    changed
}

fn changed_lines(lines: &[LineRow]) -> Vec<Changed<Vec<LineRow>>> {
    let mut changed = Vec::new();
    let with = |at: usize, line: LineRow| {
        let mut lines = lines.to_vec();
        if let Some(place) = lines.get_mut(at) {
            *place = line;
        }
        lines
    };
    for (at, line) in lines.iter().enumerate() {
        for (what, bound) in numbers(&line.bound) {
            let what = format!("{}: the bound {what}", line.label);
            changed.push((Family::Bound, what, with(at, LineRow { bound, ..line.clone() })));
        }
        let measures: Vec<Measure> = match &line.measure {
            Measure::Count { set } => sets(set).into_iter().map(|(_, _, set)| Measure::Count { set }).collect(),
            Measure::Sum { set, of } => {
                sets(set).into_iter().map(|(_, _, set)| Measure::Sum { set, of: of.clone() }).collect()
            }
            Measure::Different { set, of } => {
                sets(set).into_iter().map(|(_, _, set)| Measure::Different { set, of: of.clone() }).collect()
            }
            Measure::Value(_) => Vec::new(),
        };
        for measure in measures {
            let what = format!("{}: the condition dropped", line.label);
            changed.push((Family::Dropped, what, with(at, LineRow { measure, ..line.clone() })));
        }
        if let Some(next) = lines.get(at + 1)
            && next.bound != line.bound
            && next.comparison == line.comparison
        {
            let mut swapped = with(at, LineRow { bound: next.bound.clone(), ..line.clone() });
            if let Some(place) = swapped.get_mut(at + 1) {
                place.bound = line.bound.clone();
            }
            changed.push((
                Family::Swapped,
                format!("the bounds of {} and {} swapped", line.label, next.label),
                swapped,
            ));
        }
    }
    changed
}
