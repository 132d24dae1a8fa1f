//! A ruleset with one change in it: a bound or figure by one, a condition or a part of it dropped, a condition negated,
//! an exception dropped, two figures swapped.

use std::borrow::Cow;
use std::collections::BTreeMap;

use reglement_cases::spoken::clause_kind;
use reglement_compiler::listing::words;
use reglement_engine::number::Number;
use reglement_engine::table::{
    AttributeId, AttributeRow, Body, ChartRow, ChoiceRow, ClauseRow, Code, DefinitionRow, Domain, EffectCode,
    ExceptionEffect, ExceptionId, ExceptionRow, Hides, LineRow, Measure, Node, Place, RuleId, Tables, Target, Type,
    Value,
};
use serde::Serialize;

use super::{Survivor, codes};
use crate::cells;

/// What kind of change it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    Bound,
    Figure,
    Dropped,
    Negated,
    Swapped,
    /// A part of an `and` or `or`.
    Part,
    /// A figure of a chart.
    Cell,
}

impl Family {
    /// Whether such a change takes away or alters no more than a part of what is said.
    pub fn is_of_parts(self) -> bool {
        matches!(self, Family::Part | Family::Cell)
    }
}

#[derive(Clone, Debug)]
pub struct Mutant {
    pub told: Survivor,
    change: Change,
}

/// A row as it becomes, or an exception that no longer stands under its target.
#[derive(Clone, Debug)]
enum Change {
    Clause(usize, Box<ClauseRow>),
    Exception(usize, Box<ExceptionRow>),
    Without(ExceptionId, Target),
    Definition(usize, Box<DefinitionRow>),
    Chart(usize, Box<ChartRow>),
}

impl Mutant {
    /// The ruleset with the change in it.
    pub fn made_in(&self, tables: &Tables) -> Tables {
        let mut own = tables.clone();
        match &self.change {
            Change::Clause(number, row) => put(own.clauses.to_mut(), *number, row),
            Change::Exception(number, row) => put(own.exceptions.to_mut(), *number, row),
            Change::Definition(number, row) => put(own.definitions.to_mut(), *number, row),
            Change::Chart(number, row) => put(own.charts.to_mut(), *number, row),
            Change::Without(exception, target) => leave_out(&mut own, *exception, *target),
        }
        own
    }
}

fn put<T: Clone>(rows: &mut [T], number: usize, row: &T) {
    if let Some(place) = rows.get_mut(number) {
        place.clone_from(row);
    }
}

/// The exception stands under its target no more.
fn leave_out(tables: &mut Tables, exception: ExceptionId, target: Target) {
    let list = match target {
        Target::Clause(target) => tables.clauses.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions),
        Target::Definition(target) => {
            tables.definitions.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions)
        }
        Target::Exception(target) => tables.exceptions.to_mut().get_mut(target.index()).map(|row| &mut row.exceptions),
    };
    if let Some(list) = list {
        list.to_mut().retain(|other| *other != exception);
    }
}

/// Every change, in the order of the tables.
pub fn mutants(tables: &Tables) -> impl Iterator<Item = Mutant> + '_ {
    let clauses = (0..tables.clauses.len()).flat_map(move |number| of_clause(tables, number));
    let exceptions = (0..tables.exceptions.len()).flat_map(move |number| of_exception(tables, number));
    let definitions = (0..tables.definitions.len()).flat_map(move |number| of_definition(tables, number));
    let charts = (0..tables.charts.len()).flat_map(move |number| of_chart(tables, number));
    let mut told_before: BTreeMap<Survivor, usize> = BTreeMap::new();
    clauses.chain(exceptions).chain(definitions).chain(charts).map(move |mut mutant| {
        let times = told_before.entry(mutant.told.clone()).or_default();
        *times += 1;
        // The same figure stands there several times: each is a change of its own.
        if *times > 1 {
            mutant.told.what = format!("{} (occurrence {times})", mutant.told.what);
        }
        mutant
    })
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

/// A changed row or expression, with what was changed.
pub(super) type Changed<T> = (Family, String, T);

/// The changes of a part of a row, as changes of the row.
fn within<T, R>(part: &str, changed: Vec<Changed<T>>, row: impl Fn(T) -> R) -> impl Iterator<Item = Changed<R>> {
    changed.into_iter().map(move |(family, what, changed)| (family, format!("{part}{what}"), row(changed)))
}

fn of_clause(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.clauses.get(number) else { return Vec::new() };
    let name = format!("{} {}", clause_kind(row.kind), row.name);
    let mut changed: Vec<Changed<ClauseRow>> = Vec::new();
    changed.extend(within("its condition ", conditions(row.condition.as_ref()), |condition| ClauseRow {
        condition,
        ..row.clone()
    }));
    changed.extend(within("", bodies(&row.body), |body| ClauseRow { body, ..row.clone() }));
    changed.extend(within("", changed_fog(tables, row), |body| ClauseRow { body, ..row.clone() }));
    if let Some(subject) = &row.subject {
        let subject = codes::of_set(subject);
        changed.extend(within("", subject, |subject| ClauseRow { subject: Some(subject), ..row.clone() }));
    }
    let mutant = |(family, what, row): Changed<ClauseRow>| {
        let told = told(tables, Some(row.rule), row.place, family, format!("{name}: {what}"));
        Mutant { told, change: Change::Clause(number, Box::new(row)) }
    };
    changed.into_iter().map(mutant).collect()
}

fn of_exception(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.exceptions.get(number) else { return Vec::new() };
    let target = words::target(tables, row.target);
    let name = format!("exception {} to {target}", row.name);
    let mut changed: Vec<Changed<ExceptionRow>> = Vec::new();
    changed.extend(within("its condition ", conditions(row.condition.as_ref()), |condition| ExceptionRow {
        condition,
        ..row.clone()
    }));
    let with = |effect: ExceptionEffect| ExceptionRow { effect, ..row.clone() };
    match &row.effect {
        ExceptionEffect::Bounds(bounds) => {
            for (at, bound) in bounds.iter().enumerate() {
                changed.extend(within("", codes::of_value(&bound.bound, Family::Bound, "the bound"), |code| {
                    let mut bounds = bounds.to_vec();
                    if let Some(place) = bounds.get_mut(at) {
                        place.bound = code;
                    }
                    with(ExceptionEffect::Bounds(Cow::Owned(bounds)))
                }));
            }
        }
        ExceptionEffect::Value(code) => {
            let values = codes::of_value(code, Family::Figure, "the figure");
            changed.extend(within("", values, |code| with(ExceptionEffect::Value(code))));
        }
        ExceptionEffect::Exempts { first, set } => {
            if let Some(first) = first {
                changed.extend(within("", codes::of_value(first, Family::Bound, "the first"), |first| {
                    with(ExceptionEffect::Exempts { first: Some(first), set: set.clone() })
                }));
            }
            changed.extend(within("", codes::of_set(set), |set| {
                with(ExceptionEffect::Exempts { first: first.clone(), set })
            }));
        }
        ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
    }
    let dropped = Mutant {
        told: told(tables, row.rule, row.place, Family::Dropped, format!("{name}: it never applies")),
        change: Change::Without(ExceptionId(number as u16), row.target),
    };
    let mutant = |(family, what, row): Changed<ExceptionRow>| {
        let told = told(tables, row.rule, row.place, family, format!("{name}: {what}"));
        Mutant { told, change: Change::Exception(number, Box::new(row)) }
    };
    std::iter::once(dropped).chain(changed.into_iter().map(mutant)).collect()
}

fn of_definition(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.definitions.get(number) else { return Vec::new() };
    let changed = match row.of_type {
        Type::Flag => codes::of_condition(&row.general),
        _ => codes::of_value(&row.general, Family::Figure, "the figure"),
    };
    let mutant = |(family, what, general): Changed<Code>| {
        let told = told(tables, row.rule, row.place, family, format!("definition {}: {what}", row.name));
        Mutant { told, change: Change::Definition(number, Box::new(DefinitionRow { general, ..row.clone() })) }
    };
    changed.into_iter().map(mutant).collect()
}

/// Each figure one more and one less, and neighbouring figures of a line swapped.
fn of_chart(tables: &Tables, number: usize) -> Vec<Mutant> {
    let Some(row) = tables.charts.get(number) else { return Vec::new() };
    let columns = row.column_keys.len().max(1);
    let word = |key: Option<&reglement_engine::table::Symbol>| key.map_or("", |key| words::symbol(tables, *key));
    let mut mutants = Vec::new();
    for (at, cell) in row.cells.iter().enumerate() {
        let Value::Number(figure) = cell else { continue };
        let named = cells::named(tables, row, at);
        for new in [figure.plus(Number::ONE), figure.minus(Number::ONE)].into_iter().flatten() {
            let mut cells = row.cells.to_vec();
            if let Some(cell) = cells.get_mut(at) {
                *cell = Value::Number(new);
            }
            let change = Change::Chart(number, Box::new(ChartRow { cells: Cow::Owned(cells), ..row.clone() }));
            let what = format!("chart {}: {named}: the figure {figure} becomes {new}", row.name);
            mutants.push(Mutant { told: told(tables, row.rule, cells::place(row, at), Family::Cell, what), change });
        }
    }
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
        let change = Change::Chart(number, Box::new(ChartRow { cells: Cow::Owned(cells), ..row.clone() }));
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
        mutants.push(Mutant { told: told(tables, row.rule, cells::place(row, at), Family::Swapped, what), change });
    }
    mutants
}

fn conditions(condition: Option<&Code>) -> Vec<Changed<Option<Code>>> {
    let Some(condition) = condition else { return Vec::new() };
    let dropped = (Family::Dropped, "dropped".to_owned(), None);
    std::iter::once(dropped).chain(within("", codes::of_condition(condition), Some)).collect()
}

fn bodies(body: &Body) -> Vec<Changed<Body>> {
    match body {
        Body::Lines(lines) => within("", changed_lines(lines), |lines| Body::Lines(Cow::Owned(lines))).collect(),
        Body::Alternatives(all) => {
            let mut changed = Vec::new();
            for (at, one) in all.iter().enumerate() {
                changed.extend(within(&format!("“{}”: ", one.label), changed_lines(&one.lines), |lines| {
                    let mut all = all.to_vec();
                    if let Some(place) = all.get_mut(at) {
                        place.lines = Cow::Owned(lines);
                    }
                    Body::Alternatives(Cow::Owned(all))
                }));
            }
            changed
        }
        Body::Requires(code) => within("", codes::of_condition(code), Body::Requires).collect(),
        Body::Forbids(code) => within("", codes::of_condition(code), Body::Forbids).collect(),
        Body::IfPossible(code) => within("", codes::of_condition(code), Body::IfPossible).collect(),
        Body::MayNotShare { subject, with } => {
            let subjects =
                within("", codes::of_set(subject), |subject| Body::MayNotShare { subject, with: with.clone() });
            let others = within("", codes::of_set(with), |with| Body::MayNotShare { subject: subject.clone(), with });
            subjects.chain(others).collect()
        }
        Body::Effect { value, tags, budget } => {
            let effect = |value: EffectCode| Body::Effect { value, tags: tags.clone(), budget: budget.clone() };
            match value {
                EffectCode::Value(code) => {
                    let values = codes::of_value(code, Family::Figure, "the figure");
                    within("", values, |code| effect(EffectCode::Value(code))).collect()
                }
                EffectCode::Members(set) => {
                    within("", codes::of_set(set), |set| effect(EffectCode::Members(set))).collect()
                }
                EffectCode::InOrder { .. } => Vec::new(),
            }
        }
        Body::Choice(row) => {
            let mut changed: Vec<Changed<Body>> =
                within("", codes::of_set(&row.from), |from| Body::Choice(ChoiceRow { from, ..row.clone() })).collect();
            if let Some(at_most) = &row.at_most {
                changed.extend(within("", codes::of_value(at_most, Family::Bound, "the bound"), |at_most| {
                    Body::Choice(ChoiceRow { at_most: Some(at_most), ..row.clone() })
                }));
            }
            changed
        }
        Body::Permits | Body::By(_) | Body::Hides(_) => Vec::new(),
    }
}

/// What is hidden, with one attribute shown that was not, or hidden that was shown.
fn changed_fog(tables: &Tables, row: &ClauseRow) -> Vec<Changed<Body>> {
    let Body::Hides(hides) = &row.body else { return Vec::new() };
    let without = |ids: &[AttributeId], id: AttributeId| {
        ids.iter().copied().filter(|other| *other != id).collect::<Vec<_>>().into()
    };
    let Some(Node::Set { domain, .. }) = row.subject.as_deref().and_then(<[Node]>::last) else { return Vec::new() };
    let rows: &[AttributeRow] = match domain {
        Domain::Counters => &tables.counters,
        Domain::Places => &tables.places,
        Domain::Groups => &tables.groups,
        _ => return Vec::new(),
    };
    let nothing = Body::Hides(Hides::These(Cow::Borrowed(&[])));
    let mut changed = vec![(Family::Dropped, "it hides nothing".to_owned(), nothing)];
    for (number, row) in rows.iter().enumerate() {
        let id = AttributeId(number as u16);
        match hides {
            Hides::These(hidden) if hidden.contains(&id) => {
                let what = format!("{} is hidden no more", row.name);
                changed.push((Family::Dropped, what, Body::Hides(Hides::These(without(hidden, id)))));
            }
            Hides::AllBut(shown) if shown.contains(&id) => {
                let what = format!("{} is hidden too", row.name);
                changed.push((Family::Dropped, what, Body::Hides(Hides::AllBut(without(shown, id)))));
            }
            Hides::AllBut(shown) => {
                let what = format!("{} is hidden no more", row.name);
                let shown: Vec<AttributeId> = shown.iter().copied().chain([id]).collect();
                changed.push((Family::Dropped, what, Body::Hides(Hides::AllBut(shown.into()))));
            }
            Hides::These(_) | Hides::Whole => {}
        }
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
        let part = format!("{}: ", line.label);
        let bounds = codes::of_value(&line.bound, Family::Bound, "the bound");
        changed.extend(within(&part, bounds, |bound| with(at, LineRow { bound, ..line.clone() })));
        changed.extend(within(&part, measures(&line.measure), |measure| with(at, LineRow { measure, ..line.clone() })));
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

fn measures(measure: &Measure) -> Vec<Changed<Measure>> {
    match measure {
        Measure::Count { set } => within("", codes::of_set(set), |set| Measure::Count { set }).collect(),
        Measure::Sum { set, of } => {
            within("", codes::of_set(set), |set| Measure::Sum { set, of: of.clone() }).collect()
        }
        Measure::Different { set, of } => {
            within("", codes::of_set(set), |set| Measure::Different { set, of: of.clone() }).collect()
        }
        Measure::Value(code) => {
            within("", codes::of_value(code, Family::Bound, "the figure"), Measure::Value).collect()
        }
    }
}
