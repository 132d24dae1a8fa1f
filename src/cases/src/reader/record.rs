//! The attributes of a thing.

use reglement_engine::position::Record;
use reglement_engine::table::{AttributeId, AttributeRow, Value};

use crate::fault::{Fault, Place};
use crate::tree::Field;

use super::Reader;
use super::drawn::{MapOfCase, own_fields};
use super::fields::Fields;

impl Reader<'_> {
    /// One value for each declared attribute; `owner` names the thing in messages, and `own` the fields of things of
    /// its kind that are no attributes.
    pub(super) fn record(
        &mut self,
        rows: &[AttributeRow],
        mut fields: Fields<'_>,
        owner: &str,
        own: &[&str],
    ) -> Record {
        let place = fields.place;
        self.parts.clear();
        let mut record = Record::new();
        for row in rows {
            let field = fields.take_spelled(&row.name, &row.alias);
            let value = match field.filter(|field| row.in_each_place && field.value.list().is_some()) {
                Some(field) => self.value_for_each_place(row, record.len(), field, owner),
                None => self.attribute(row, field, owner, place),
            };
            record.push(value);
        }
        let known = rows.iter().map(|row| &*row.name).chain(own.iter().copied());
        self.finish(fields, known, format_args!("the attributes of {owner}"));
        record
    }

    /// `increments: [6, 5]`: a value for each place in which the counter lies. The first stands in the record.
    fn value_for_each_place(&mut self, row: &AttributeRow, number: usize, field: &Field, owner: &str) -> Value {
        let what = format_args!("`{}` of {owner}", row.name);
        let items = field.value.list().unwrap_or(&[]);
        let values: Vec<Value> = items
            .iter()
            .map(|item| self.value(row.of_type, row.optional, item, what).unwrap_or(Value::Nothing))
            .collect();
        let first = values.first().copied().unwrap_or(Value::Nothing);
        self.parts.push((AttributeId(number as u16), values, field.value.place));
        first
    }

    /// Looks at attributes that nothing may have.
    pub(super) fn check_attributes(&mut self, rows: &[AttributeRow], said: &[Field], owner: &str) {
        let mut fields = self.fields_of(said, Place::default());
        for row in rows {
            if let Some(field) = fields.take_spelled(&row.name, &row.alias) {
                self.attribute(row, Some(field), owner, field.value.place);
            }
        }
        self.finish(fields, rows.iter().map(|row| &*row.name), format_args!("the attributes of {owner}"));
    }

    /// The record of a thing about which nothing is said.
    pub(super) fn usual_record(&mut self, rows: &[AttributeRow], owner: &str, place: Place) -> Record {
        rows.iter().map(|row| self.attribute(row, None, owner, place)).collect()
    }

    fn attribute(&mut self, row: &AttributeRow, field: Option<&Field>, owner: &str, place: Place) -> Value {
        let Some(field) = field else {
            return match row.usually {
                Some(value) => value,
                None if row.optional => Value::Nothing,
                None => {
                    let fault = Fault::new(place, format!("{owner} has no `{}`", row.name));
                    self.faults.push(fault.help("the ruleset gives no usual value for it"));
                    Value::Nothing
                }
            };
        };
        let what = format_args!("`{}` of {owner}", row.name);
        self.value(row.of_type, row.optional, &field.value, what).unwrap_or(Value::Nothing)
    }

    pub(super) fn read_game(&mut self, fields: &mut Fields<'_>, map: Option<&MapOfCase>) {
        let tables = self.tables;
        let own = fields.take("game").map(|field| &field.value);
        let said = match own {
            Some(own) if own.fields().is_none() => {
                self.fields(own, "`game`");
                return;
            }
            own => own.map_or(&[][..], own_fields),
        };
        let all = map.map_or_else(|| said.to_vec(), |map| map.game(said, &tables.game));
        let attributes = self.fields_of(&all, own.map_or(fields.place, |own| own.place));
        self.position.game = self.record(&tables.game, attributes, "the game", &[]);
    }
}
