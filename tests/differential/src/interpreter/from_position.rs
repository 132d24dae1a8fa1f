//! The engine's position → a world of named things.
//!
//! A position is written in the numbers of the tables; here they become words again, and nothing else is taken from the
//! tables.

use std::rc::Rc;

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked as AskedOfTables, Position, Unknown};
use reglement_engine::table::{self, AttributeRow, Tables, Type};

use super::acts::Asked;
use super::value::{Fraction, Value};
use super::world::{Act, Attributes, Border, Counter, Group, Place, World};

/// Words for the numbers of a position.
#[derive(Clone, Copy, Debug)]
pub struct Words<'t> {
    pub tables: &'t Tables,
    pub position: &'t Position,
}

pub fn fraction(number: Number) -> Fraction {
    Fraction::new(number.numerator().into(), number.denominator().into())
}

impl<'t> Words<'t> {
    pub fn world(&self) -> World {
        let (tables, position) = (self.tables, self.position);
        let lists: &[Vec<table::Value>] = &[];
        let usual = tables.borders.iter().map(|row| row.usually.unwrap_or(table::Value::Nothing)).collect::<Vec<_>>();
        let mut world = World {
            flat_top: position.flat_top,
            game: self.attributes(&tables.game, &position.game),
            places: position
                .places
                .iter()
                .map(|place| Place {
                    id: place.id.clone(),
                    axial: place.axial,
                    attributes: self.attributes(&tables.places, &place.record),
                })
                .collect(),
            borders: position
                .borders
                .iter()
                .map(|border| Border {
                    from: border.from as usize,
                    to: border.to as usize,
                    one_way: border.one_way,
                    attributes: self.attributes(&tables.borders, &border.record),
                })
                .collect(),
            usual_border: self.attributes(&tables.borders, &usual),
            counters: position
                .counters
                .iter()
                .map(|counter| Counter {
                    id: counter.id.clone(),
                    at: counter.at.iter().map(|place| *place as usize).collect(),
                    lay_at: counter.at.iter().map(|place| *place as usize).collect(),
                    attributes: self.attributes(&tables.counters, &counter.record),
                    in_places: counter
                        .parts
                        .iter()
                        .filter_map(|(attribute, values)| {
                            let row = tables.counters.get(attribute.index())?;
                            let values = values.iter().map(|value| self.value(*value, row.of_type, lists)).collect();
                            Some((Rc::from(&*row.name), values))
                        })
                        .collect(),
                })
                .collect(),
            order: (0..position.counters.len()).collect(),
            groups: position
                .groups
                .iter()
                .map(|group| Group { id: group.id.clone(), attributes: self.attributes(&tables.groups, &group.record) })
                .collect(),
            log: position.log.iter().map(|act| self.act(act)).collect(),
            beside: Vec::new(),
            hidden: position.hidden.iter().filter_map(|unknown| self.unknown(*unknown)).collect(),
        };
        world.find_beside();
        world
    }

    /// An attribute that is hidden, by its name.
    pub fn unknown(&self, unknown: Unknown) -> Option<(Value, Rc<str>)> {
        let rows = match unknown.thing {
            table::Value::Counter(_) => &self.tables.counters,
            table::Value::Group(_) => &self.tables.groups,
            _ => &self.tables.places,
        };
        let row = rows.get(unknown.attribute.index())?;
        Some((self.value(unknown.thing, row.of_type, &[]), Rc::from(&*row.name)))
    }

    pub fn asked(&self, asked: &AskedOfTables) -> Asked {
        match asked {
            AskedOfTables::Act(act) => Asked::Act(self.act(act)),
            AskedOfTables::Moment(moment) => Asked::Moment(
                self.tables.moments.get(moment.index()).map_or_else(String::new, |row| row.name.to_string()),
            ),
        }
    }

    fn act(&self, act: &ActData) -> Act {
        let tables = self.tables;
        let row = tables.acts.get(act.act.index());
        let mut parameters = Attributes::new();
        for own in row.map_or(&[][..], |row| &row.parameters) {
            let Some(known) = tables.parameters.get(own.parameter.index()) else { continue };
            let value = act.parameters.get(own.parameter.index()).copied().unwrap_or(table::Value::Nothing);
            parameters.insert(Rc::from(&*known.name), self.value(value, known.of_type, &act.lists));
        }
        Act {
            name: Rc::from(row.map_or("", |row| &*row.name)),
            parameters,
            start: act.start.map(|start| start as usize),
            steps: act
                .steps
                .iter()
                .map(|step| (step.to as usize, self.attributes(&tables.borders, &step.border)))
                .collect(),
        }
    }

    fn attributes(&self, rows: &[AttributeRow], record: &[table::Value]) -> Attributes {
        let named = rows.iter().zip(record);
        named.map(|(row, value)| (Rc::from(&*row.name), self.value(*value, row.of_type, &[]))).collect()
    }

    /// A value in words. `lists` are those of the act.
    pub fn value(&self, value: table::Value, of_type: Type, lists: &[Vec<table::Value>]) -> Value {
        let list = match of_type {
            Type::OneOf(domain) | Type::AnyOf(domain) => self.tables.domains.get(domain.index()),
            _ => None,
        };
        let name_of = || list.map_or("", |list| &*list.name);
        match value {
            table::Value::Nothing => Value::Absent,
            table::Value::Flag(flag) => Value::Flag(flag),
            table::Value::Number(number) => Value::Number(fraction(number)),
            table::Value::Unlimited => Value::Unlimited,
            table::Value::Prohibited => Value::Prohibited,
            table::Value::NoFigure => Value::NoFigure,
            table::Value::Symbol(symbol) => {
                Value::Named { list: name_of().into(), name: self.position.symbol(self.tables, symbol).into() }
            }
            table::Value::Set(bits) => {
                let values = list.map_or(&[][..], |list| &list.values);
                let held = values.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
                let names = held.map(|(_, symbol)| Rc::from(self.position.symbol(self.tables, *symbol)));
                Value::Names { list: name_of().into(), names: names.collect() }
            }
            table::Value::Counter(counter) => Value::Counter(counter as usize),
            table::Value::Place(place) => Value::Place(place as usize),
            table::Value::Group(group) => Value::Group(group as usize),
            table::Value::Act(act) => Value::Act(act as usize),
            // Nothing of a position holds a step.
            table::Value::Step(_) => Value::Absent,
            table::Value::List(list) => {
                let things = lists.get(list as usize).map_or(&[][..], Vec::as_slice);
                Value::List(things.iter().map(|thing| self.value(*thing, of_type, lists)).collect())
            }
        }
    }
}
