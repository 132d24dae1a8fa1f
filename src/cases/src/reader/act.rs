//! The act asked about, and the acts of the log.

use std::fmt::Display;

use reglement_engine::position::{ActData, Record, StepData};
use reglement_engine::table::{ActEffect, ActId, ActParameter, ActRow, ParameterId, Type, Value};

use crate::fault::{Fault, Place};
use crate::spelling;
use crate::tree::{Field, Kind, Tree};

use super::Reader;
use super::fields::Fields;

/// Whether an act is being judged, so that its mover stands where it starts, or was done before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Now,
    Before,
}

/// Who moves along a path.
enum Mover {
    Counter(u32),
    /// The act names none.
    Nobody,
    /// What was said about it is a fault already.
    Mistaken,
}

/// What is judged at each step may look at every other one.
const MOST_STEPS: usize = 2_000;

impl Reader<'_> {
    pub(super) fn read_log(&mut self, fields: &mut Fields<'_>) {
        let Some(field) = fields.take("log") else { return };
        for item in self.items(&field.value, "`log`") {
            let act = self.read_act(item, When::Before);
            self.position.log.extend(act);
        }
    }

    /// `{type: ground-assault, role: attack, chosen: [a, b, d]}`
    pub(super) fn read_act(&mut self, tree: &Tree, when: When) -> Option<ActData> {
        let tables = self.tables;
        let mut fields = self.fields(tree, "an act")?;
        let Some(field) = fields.take("type") else {
            let fault = Fault::new(tree.place, "this act has no `type`");
            self.faults.push(fault.perhaps(spelling::hint("", tables.acts.iter().map(|row| &*row.name))));
            return None;
        };
        let index = self.known_name(&field.value, "an act", tables.acts.iter().map(|row| &*row.name))?;
        let row = &tables.acts[index];
        let mut act = ActData::bare(tables, ActId(index as u16));
        let mut path = None;
        for parameter in row.parameters.iter() {
            let Some(known) = tables.parameters.get(parameter.parameter.index()) else { continue };
            match (known.of_type, fields.take_spelled(&known.name, &known.alias)) {
                (Type::Path, Some(field)) => path = Some((parameter.parameter, field)),
                (of_type, Some(field)) => {
                    let what = format_args!("`{}` of the act {}", known.name, row.name);
                    let value = self.argument(of_type, parameter.optional, &field.value, what, &mut act);
                    act.parameters[parameter.parameter.index()] = value.unwrap_or(Value::Nothing);
                }
                (_, None) => act.parameters[parameter.parameter.index()] = self.unsaid(row, parameter, tree.place),
            }
        }
        let from = fields.take("from").map(|field| (field, self.place(&field.value)));
        match (path, from) {
            (Some((parameter, path)), from) => self.read_path(row, parameter, path, from, when, &mut act),
            (None, Some((field, _))) => {
                let message = format!("`from` is for acts along a path, and {} has none", row.name);
                self.faults.push(Fault::new(field.key_place, message));
            }
            (None, None) => {}
        }
        let known = row.parameters.iter().filter_map(|known| tables.parameters.get(known.parameter.index()));
        let known = known.map(|known| &*known.name).chain(["type", "from"]);
        self.finish(fields, known, format_args!("the parameters of the act {}", row.name));
        Some(act)
    }

    fn unsaid(&mut self, row: &ActRow, parameter: &ActParameter, place: Place) -> Value {
        match parameter.usually {
            Some(value) => value,
            None if parameter.optional => Value::Nothing,
            None => {
                let name = self.tables.parameters.get(parameter.parameter.index()).map_or("", |known| &*known.name);
                self.faults.push(Fault::new(place, format!("the act {} needs `{name}`", row.name)));
                Value::Nothing
            }
        }
    }

    fn argument(
        &mut self,
        of_type: Type,
        optional: bool,
        tree: &Tree,
        what: impl Display + Copy,
        act: &mut ActData,
    ) -> Option<Value> {
        let single = match of_type {
            Type::Counters => Type::Counter,
            Type::Places => Type::Place,
            _ => return self.value(of_type, optional, tree, what),
        };
        let mut list = Vec::new();
        for item in self.items(tree, what) {
            let value = self.value(single, false, item, what)?;
            if list.contains(&value) {
                self.faults.push(Fault::new(item.place, format!("{what} names the same one twice")));
            }
            list.push(value);
        }
        act.lists.push(list);
        Some(Value::List(act.lists.len() as u32 - 1))
    }

    fn read_path(
        &mut self,
        row: &ActRow,
        parameter: ParameterId,
        path: &Field,
        from: Option<(&Field, Option<u32>)>,
        when: When,
        act: &mut ActData,
    ) {
        let tables = self.tables;
        act.start = match from {
            Some((_, from)) => from,
            None => self.starts_at(row, parameter, path, when, act),
        };
        if when == When::Now {
            let place = from.map_or(path.key_place, |(field, _)| field.value.place);
            self.check_start(row, parameter, place, act);
        }
        let items = self.items(&path.value, "a path");
        if items.len() > MOST_STEPS {
            let message = format!("this path has {} steps; at most {MOST_STEPS} are judged", items.len());
            self.faults.push(Fault::new(path.value.place, message));
            return;
        }
        let mut at = act.start;
        for item in items {
            let (to, fields) = match &item.kind {
                Kind::Fields(_) => {
                    let Some(mut fields) = self.fields(item, "a step") else { continue };
                    let Some(to) = fields.take("to") else {
                        self.faults.push(Fault::new(item.place, "this step has no `to`"));
                        continue;
                    };
                    (self.place(&to.value), Some(fields))
                }
                _ => (self.place(item), None),
            };
            let (Some(start), Some(to)) = (at, to) else {
                at = to;
                continue;
            };
            at = Some(to);
            let Some(described) = self.crossing(start, to, item.place) else { continue };
            let owner = self.border_name(start, to);
            let border = match (described, fields) {
                (Some(record), None) => record,
                (Some(record), Some(fields)) => self.changed_record(record, fields, &owner),
                (None, None) => self.usual_record(&tables.borders, &owner, item.place),
                (None, Some(fields)) => self.record(&tables.borders, fields, &owner, &["to"]),
            };
            act.steps.push(StepData { to, border });
        }
    }

    /// The attributes of a border, save where the step says otherwise.
    fn changed_record(&mut self, mut record: Record, mut fields: Fields<'_>, owner: &str) -> Record {
        let tables = self.tables;
        for (value, row) in record.iter_mut().zip(tables.borders.iter()) {
            if let Some(field) = fields.take_spelled(&row.name, &row.alias) {
                let what = format_args!("`{}` of {owner}", row.name);
                *value = self.value(row.of_type, row.optional, &field.value, what).unwrap_or(*value);
            }
        }
        self.finish(
            fields,
            tables.borders.iter().map(|row| &*row.name).chain(["to"]),
            format_args!("the attributes of {owner}"),
        );
        record
    }

    /// Who moves along a path: nothing is said where what was said about the mover is a fault already.
    fn mover(row: &ActRow, path: ParameterId, act: &ActData) -> Mover {
        let mover = row.effects.iter().find_map(|effect| match effect {
            ActEffect::MovesAlong { what, path: along } if *along == path => Some(*what),
            _ => None,
        });
        match mover.and_then(|mover| act.parameters.get(mover.index())) {
            Some(Value::Counter(counter)) => Mover::Counter(*counter),
            Some(Value::List(list)) => match act.lists.get(*list as usize).and_then(|list| list.first()) {
                Some(Value::Counter(counter)) => Mover::Counter(*counter),
                _ => Mover::Nobody,
            },
            Some(_) => Mover::Mistaken,
            None => Mover::Nobody,
        }
    }

    /// A path does not begin where one of those cannot be that move along it.
    fn check_start(&mut self, row: &ActRow, path: ParameterId, told_at: Place, act: &ActData) {
        let Some(start) = act.start else { return };
        let along = row.effects.iter().filter_map(|effect| match effect {
            ActEffect::MovesAlong { what, path: along } if *along == path => act.parameters.get(what.index()),
            _ => None,
        });
        let movers = along.flat_map(|mover| match mover {
            Value::List(list) => act.lists.get(*list as usize).map_or(&[][..], Vec::as_slice),
            mover => std::slice::from_ref(mover),
        });
        for mover in movers {
            let Value::Counter(counter) = mover else { continue };
            let Some(counter) = self.position.counters.get(*counter as usize) else { continue };
            if counter.at.is_empty() || counter.at.contains(&start) {
                continue;
            }
            let place = |at: u32| self.position.places.get(at as usize).map_or("", |place| &*place.id);
            let message =
                format!("`{}` does not lie in `{}`, so its path does not start there", counter.id, place(start));
            let lies: Vec<String> = counter.at.iter().map(|at| format!("`{}`", place(*at))).collect();
            let fault = Fault::new(told_at, message).help(format!("it lies in {}", lies.join(" and ")));
            self.faults.push(fault);
        }
    }

    /// The place of the mover, where it lies in one place alone.
    fn starts_at(&mut self, row: &ActRow, path: ParameterId, field: &Field, when: When, act: &ActData) -> Option<u32> {
        let counter = match Self::mover(row, path, act) {
            Mover::Counter(counter) => Some(counter),
            Mover::Mistaken => return None,
            Mover::Nobody if self.flawed => return None,
            Mover::Nobody => None,
        };
        let places =
            counter.and_then(|counter| self.position.counters.get(counter as usize)).map(|counter| &*counter.at);
        match places {
            Some([place]) if when == When::Now => return Some(*place),
            Some([]) if self.flawed => return None,
            _ => {}
        }
        let why = match (when, places) {
            (When::Before, _) => "where an act of the log began is not told by where the counter lies now",
            (When::Now, Some([])) => "the counter is not on the map",
            (When::Now, Some(_)) => "the counter lies in several places",
            (When::Now, None) => "the act names no counter that moves along it",
        };
        let fault = Fault::new(field.key_place, format!("where does this path start? {why}"));
        self.faults.push(fault.help("add `from`"));
        None
    }
}
