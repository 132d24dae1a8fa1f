//! The counters of a game's box: what is printed on them, and how many of each there are.

use reglement_engine::table::{AttributeId, Tables, Type, Value};

use crate::fault::{Fault, Place};
use crate::tree::{self, Kind};

use super::Reader;

/// Counters alike.
#[derive(Clone, Debug, PartialEq)]
pub struct CountersAlike {
    pub many: u32,
    /// What is printed on them. An attribute that is not listed may have any value in play.
    pub printed: Vec<(AttributeId, Value)>,
}

/// Reads a counter list: `counters: [{n: 12, kind: infantry, size: bn}, …]`, as in a case and without places.
///
/// # Errors
/// Unknown attributes and values, wrong types, doubled keys: each with its place.
pub fn counter_list(text: &str, tables: &Tables) -> Result<Vec<CountersAlike>, Vec<Fault>> {
    let mut reader = Reader::new(tables);
    let tree = tree::from_yaml(text, &mut reader.faults);
    let list = match tree {
        Some(tree) if matches!(tree.kind, Kind::Fields(_)) => reader.counters_alike(&tree),
        other => {
            let place = other.map_or_else(Place::default, |tree| tree.place);
            if reader.faults.is_empty() {
                let fault = Fault::new(place, "a counter list has the field `counters`");
                reader.faults.push(fault.help("write it like `counters: [{n: 12, …}]`"));
            }
            Vec::new()
        }
    };
    if reader.faults.is_empty() { Ok(list) } else { Err(reader.faults) }
}

impl Reader<'_> {
    fn counters_alike(&mut self, tree: &tree::Tree) -> Vec<CountersAlike> {
        let mut list = Vec::new();
        let Some(mut fields) = self.fields(tree, "a counter list") else { return list };
        match fields.take("counters") {
            Some(field) => {
                for item in self.items(&field.value, "`counters`") {
                    list.extend(self.alike(item));
                }
            }
            None => self.faults.push(Fault::new(tree.place, "a counter list has the field `counters`")),
        }
        self.finish(fields, ["counters"], "the fields of a counter list");
        list
    }

    fn alike(&mut self, item: &tree::Tree) -> Option<CountersAlike> {
        let tables = self.tables;
        let mut fields = self.fields(item, "a counter")?;
        let id = fields.take("id").and_then(|field| self.text(&field.value, "the id of a counter"));
        let many = fields.take("n").map_or(1, |field| self.how_many(&field.value));
        let owner = id.map_or_else(|| "a counter".to_owned(), |id| format!("counter `{id}`"));
        let mut printed = Vec::new();
        for (number, row) in tables.counters.iter().enumerate() {
            let Some(field) = fields.take_spelled(&row.name, &row.alias) else { continue };
            let what = format_args!("`{}` of {owner}", row.name);
            if matches!(row.of_type, Type::Counter | Type::Place | Type::Group) {
                self.faults.push(Fault::new(field.value.place, format!("{what} is not printed on a counter")));
                continue;
            }
            let value = self.value(row.of_type, row.optional, &field.value, what);
            printed.extend(value.map(|value| (AttributeId(number as u16), value)));
        }
        let known = tables.counters.iter().map(|row| &*row.name).chain(["id", "n"]);
        self.finish(fields, known, format_args!("the attributes of {owner}"));
        Some(CountersAlike { many: u32::try_from(many).unwrap_or(1), printed })
    }
}
