//! Every small position of a small ruleset.

use std::collections::BTreeMap;

use super::Turn;
use super::size::{Size, size, usual};
use reglement_engine::judge::Judge;
use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, CounterData, PlaceData, Position, Record, StepData};
use reglement_engine::table::{ActEffect, ActId, AttributeRow, MomentId, Symbol, Tables, Type, Value};
use reglement_engine::verdict::VerdictKind;

/// Every value of a type, the plainest first.
pub(crate) fn values(tables: &Tables, of_type: Type) -> Vec<Value> {
    match of_type {
        Type::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Type::Number { from, to } => {
            (from.unwrap_or(0)..=to.unwrap_or(4)).map(|number| Value::Number(Number::whole(number))).collect()
        }
        Type::OneOf(domain) => tables.domains[domain.index()].values.iter().map(|word| Value::Symbol(*word)).collect(),
        Type::AnyOf(domain) => (0..1_u64 << tables.domains[domain.index()].values.len()).map(Value::Set).collect(),
        Type::Name => (0..2).map(|name| Value::Symbol(Symbol((tables.symbols.len() + name) as u32))).collect(),
        Type::Counter => vec![Value::Counter(0)],
        _ => Vec::new(),
    }
}

/// Every record of such attributes.
fn records(tables: &Tables, rows: &[AttributeRow]) -> Vec<Record> {
    let mut all: Vec<Record> = vec![Vec::new()];
    for row in rows {
        let nothing = row.optional.then_some(Value::Nothing);
        let options: Vec<Value> = nothing.into_iter().chain(values(tables, row.of_type)).collect();
        all = product(&all, &options);
    }
    all
}

fn product<T: Clone>(all: &[Vec<T>], options: &[T]) -> Vec<Vec<T>> {
    all.iter()
        .flat_map(|one| options.iter().map(move |option| one.iter().cloned().chain([option.clone()]).collect()))
        .collect()
}

/// Which positions are tried.
#[derive(Clone, Copy, Debug)]
pub struct Within<'a> {
    pub counters: usize,
    pub places: usize,
    /// The moments that are asked about by themselves.
    pub moments: &'a [&'a str],
}

/// The smallest position of up to so many counters and places for each way in which the lawfulness of a verdict turns. Both
/// rulesets have one vocabulary.
pub fn smallest(old: &Tables, new: &Tables, within: Within<'_>) -> BTreeMap<Turn, Size> {
    let mut found: BTreeMap<Turn, Size> = BTreeMap::new();
    let judges = [Judge::new(old), Judge::new(new)];
    each_position(new, within, &mut |position, asked| {
        let size = size(new, position, asked);
        let beaten = |turn: &Turn| found.get(turn).is_some_and(|known| *known <= size);
        if beaten(&Turn::NewlyLawful) && beaten(&Turn::NewlyUnlawful) {
            return;
        }
        let [Ok(was), Ok(is)] = judges.each_ref().map(|judge| judge.judge(position, asked)) else { return };
        let turn = match (was.kind == VerdictKind::Illegal, is.kind == VerdictKind::Illegal) {
            (false, true) => Turn::NewlyUnlawful,
            (true, false) => Turn::NewlyLawful,
            _ => return,
        };
        if !beaten(&turn) {
            found.insert(turn, size);
        }
    });
    found
}

fn each_position(tables: &Tables, within: Within<'_>, look: &mut dyn FnMut(&Position, &Asked)) {
    let kinds = records(tables, &tables.counters);
    for many in 1..=within.places {
        let grounds = (0..many).fold(vec![Vec::new()], |all, _| product(&all, &records(tables, &tables.places)));
        let spots: Vec<(usize, u32)> =
            (0..kinds.len()).flat_map(|kind| (0..many as u32).map(move |place| (kind, place))).collect();
        for number in 0..=within.counters {
            for lot in lots(spots.len(), number, tables.acts.is_empty()) {
                for ground in &grounds {
                    for game in records(tables, &tables.game) {
                        let position = Position {
                            game,
                            places: ground.iter().enumerate().map(|(at, record)| hex(at, record)).collect(),
                            counters: lot.iter().map(|spot| counter(&kinds, spots[*spot])).collect(),
                            names: vec!["one".to_owned(), "another".to_owned()],
                            ..Position::default()
                        };
                        each_asked(tables, &position, within.moments, &mut |asked| look(&position, asked));
                    }
                }
            }
        }
    }
}

/// Every choice of so many; in every order where nobody acts, so that order is all that tells them apart.
fn lots(spots: usize, many: usize, in_order: bool) -> Vec<Vec<usize>> {
    (0..many).fold(vec![Vec::new()], |all, _| {
        all.iter()
            .flat_map(|lot: &Vec<usize>| {
                let first = if in_order { 0 } else { lot.last().copied().unwrap_or(0) };
                (first..spots).map(move |next| lot.iter().copied().chain([next]).collect())
            })
            .collect()
    })
}

fn hex(at: usize, record: &Record) -> PlaceData {
    PlaceData { id: format!("[{at}, 0]"), axial: Some((at as i32, 0)), record: record.clone() }
}

fn counter(kinds: &[Record], (kind, place): (usize, u32)) -> CounterData {
    CounterData { id: "x".to_owned(), at: vec![place], record: kinds[kind].clone(), parts: Vec::new() }
}

fn each_asked(tables: &Tables, position: &Position, moments: &[&str], look: &mut dyn FnMut(&Asked)) {
    for (number, row) in tables.moments.iter().enumerate() {
        if moments.contains(&&*row.name) {
            look(&Asked::Moment(MomentId(number as u16)));
        }
    }
    for (number, act) in tables.acts.iter().enumerate() {
        let many = position.counters.len() as u32;
        // Each parameter with each value; a list is written as its members.
        let mut ways: Vec<Vec<Vec<Value>>> = vec![Vec::new()];
        for own in act.parameters.iter() {
            let mut options: Vec<Vec<Value>> = match tables.parameters[own.parameter.index()].of_type {
                Type::Counter => (0..many).map(|counter| vec![Value::Counter(counter)]).collect(),
                Type::Counters => (0..1_u32 << many)
                    .map(|mask| (0..many).filter(|one| mask & (1 << one) != 0).map(Value::Counter).collect())
                    .collect(),
                Type::Path => vec![Vec::new()],
                other => values(tables, other).into_iter().map(|value| vec![value]).collect(),
            };
            options.extend(own.optional.then(|| vec![Value::Nothing]));
            ways = product(&ways, &options);
        }
        for way in ways {
            let mut data = ActData::bare(tables, ActId(number as u16));
            for (own, given) in act.parameters.iter().zip(&way) {
                data.parameters[own.parameter.index()] = match tables.parameters[own.parameter.index()].of_type {
                    Type::Counters => {
                        data.lists.push(given.clone());
                        Value::List(data.lists.len() as u32 - 1)
                    }
                    _ => given.first().copied().unwrap_or(Value::Nothing),
                };
            }
            let along = act.effects.iter().find_map(|effect| match effect {
                ActEffect::MovesAlong { what, .. } => Some(data.parameters[what.index()]),
                _ => None,
            });
            match along {
                None => look(&Asked::Act(data)),
                Some(Value::Counter(mover)) => {
                    let start = position.counters[mover as usize].at[0];
                    for steps in paths(start, position.places.len() as u32) {
                        let border: Record = tables.borders.iter().map(|row| usual(tables, row)).collect();
                        let steps = steps.into_iter().map(|to| StepData { to, border: border.clone() });
                        look(&Asked::Act(ActData { start: Some(start), steps: steps.collect(), ..data.clone() }));
                    }
                }
                Some(_) => {}
            }
        }
    }
}

/// One step or two, along the row.
fn paths(start: u32, places: u32) -> Vec<Vec<u32>> {
    let beside = |at: u32| [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter(move |to| *to < places);
    let one = beside(start).map(|to| vec![to]);
    one.chain(beside(start).flat_map(|to| beside(to).map(move |end| vec![to, end]))).collect()
}
