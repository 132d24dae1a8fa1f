//! What a position says beyond the usual, in few words.

use reglement_cases::Case;
use reglement_engine::position::Record;
use reglement_engine::table::{AttributeRow, Tables, Type, Value};

/// A name as one says it.
pub fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// A case with the tables that it is read by.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub tables: &'a Tables,
    pub case: &'a Case,
}

/// One attribute of a thing that is not as usual.
#[derive(Clone, Debug)]
pub struct Said<'a> {
    pub row: &'a AttributeRow,
    pub value: Value,
}

impl<'a> Names<'a> {
    pub fn place(&self, place: u32) -> &'a str {
        self.case.position.places.get(place as usize).map_or("?", |data| &data.id)
    }

    pub fn rule_number(&self, rule: reglement_engine::table::RuleId) -> &'a str {
        self.tables.rules.get(rule.index()).map_or("?", |row| &row.number)
    }

    /// The attributes of a record that are not as usual, in the order of the ruleset.
    pub fn unusual(&self, rows: &'a [AttributeRow], record: &Record) -> Vec<Said<'a>> {
        let unusual =
            |(row, value): &(&AttributeRow, &Value)| row.usually != Some(**value) && **value != Value::Nothing;
        rows.iter().zip(record).filter(unusual).map(|(row, value)| Said { row, value: *value }).collect()
    }

    /// `terrain woods`, `not revealed`, `river`.
    pub fn said(&self, said: &Said<'_>) -> String {
        let name = spoken(&said.row.name);
        match said.value {
            Value::Flag(true) => name,
            Value::Flag(false) => format!("not {name}"),
            value => format!("{name} {}", self.value(value, said.row.of_type)),
        }
    }

    /// The value alone where it speaks for itself: `woods`, `river`, but `steps 3`.
    pub fn short(&self, said: &Said<'_>) -> String {
        match said.value {
            Value::Symbol(_) | Value::Set(_) => self.value(said.value, said.row.of_type),
            _ => self.said(said),
        }
    }

    pub fn value(&self, value: Value, of_type: Type) -> String {
        let spoken_value = reglement_cases::spoken::Spoken {
            tables: self.tables,
            position: &self.case.position,
            asked: &self.case.asked,
        };
        match value {
            Value::Symbol(_) | Value::Set(_) => spoken(&spoken_value.value_of(value, Some(of_type))),
            _ => spoken_value.value_of(value, Some(of_type)),
        }
    }

    /// The named values of a counter, by the order of its attributes, its side left out.
    pub fn words(&self, record: &Record) -> Vec<&'a str> {
        let mut words = Vec::new();
        for (row, value) in self.tables.counters.iter().zip(record) {
            if row.name == "side" {
                continue;
            }
            match (row.of_type, value) {
                (Type::OneOf(_), Value::Symbol(symbol)) => words.push(self.case.position.symbol(self.tables, *symbol)),
                (Type::AnyOf(domain), Value::Set(set)) => {
                    let values = self.tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
                    let held = values.iter().enumerate().filter(|(bit, _)| *bit < 64 && set >> bit & 1 == 1);
                    words.extend(held.map(|(_, symbol)| self.case.position.symbol(self.tables, *symbol)));
                }
                // A flag is a word too: `hq: yes`.
                (Type::Flag, Value::Flag(true)) => words.push(&row.name),
                _ => {}
            }
        }
        words
    }

    /// The side of a counter, if it has one.
    pub fn side(&self, record: &Record) -> Option<&'a str> {
        let at = self.tables.counters.iter().position(|row| row.name == "side")?;
        match record.get(at)? {
            Value::Symbol(symbol) => Some(self.case.position.symbol(self.tables, *symbol)),
            _ => None,
        }
    }

    /// The sides that counters of the position have, sorted.
    pub fn sides(&self) -> Vec<&'a str> {
        let mut sides: Vec<&str> =
            self.case.position.counters.iter().filter_map(|data| self.side(&data.record)).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
    }
}
