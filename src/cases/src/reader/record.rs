//! The attributes of a thing.

use reglement_engine::position::Record;
use reglement_engine::table::{AttributeRow, Value};

use crate::fault::{Fault, Place};
use crate::tree::Field;

use super::Reader;
use super::fields::Fields;

impl Reader<'_> {
    /// One value for each declared attribute; `owner` names the thing in messages, and `own` the fields of things of
    /// its kind that are no attributes.
    pub(super) fn record(&mut self, rows: &[AttributeRow], mut fields: Fields<'_>, owner: &str, own: &[&str]) -> Record {
        let place = fields.place;
        let record = rows.iter().map(|row| self.attribute(row, fields.take(&row.name), owner, place)).collect();
        let known = rows.iter().map(|row| &*row.name).chain(own.iter().copied());
        self.finish(fields, known, &format!("the attributes of {owner}"));
        record
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
        let what = format!("`{}` of {owner}", row.name);
        self.value(row.of_type, row.optional, &field.value, &what).unwrap_or(Value::Nothing)
    }

    pub(super) fn read_game(&mut self, fields: &mut Fields<'_>) {
        let tables = self.tables;
        self.position.game = match fields.take("game") {
            Some(field) => match self.fields(&field.value, "`game`") {
                Some(attributes) => self.record(&tables.game, attributes, "the game", &[]),
                None => Record::new(),
            },
            None => self.usual_record(&tables.game, "the game", fields.place),
        };
    }
}
