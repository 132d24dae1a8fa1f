//! The structs of counters, places, borders, groups and the game, and the references between them.

use codegen::{Impl, Scope, Struct};
use reglement_engine::table::{AttributeRow, Tables, Type};

use super::fields::{Declared, TypedField, typed_fields, write_struct};
use super::identities::Identities;
use super::quoted::doc;
use super::uses::{Table, Uses};

/// The kinds of thing that a position holds, each with its fields.
#[derive(Debug)]
pub struct Records {
    pub game: Vec<TypedField>,
    pub place: Vec<TypedField>,
    pub counter: Vec<TypedField>,
    /// None where the ruleset declares no borders: then nothing is said about them.
    pub border: Option<Vec<TypedField>>,
    /// None where the ruleset speaks of no groups.
    pub group: Option<Vec<TypedField>>,
}

impl Records {
    pub fn from_tables(tables: &Tables, identities: &Identities, uses: &Uses) -> Records {
        let fields = |table: Table, rows: &[AttributeRow]| {
            let declared = rows.iter().enumerate().map(|(number, row)| {
                let declared = Declared {
                    name: &row.name,
                    of_type: row.of_type,
                    optional: row.optional,
                    usually: row.usually.as_ref(),
                    doc: &row.doc,
                    in_each_place: row.in_each_place,
                };
                (declared, uses.words(tables, (table, number as u16)))
            });
            typed_fields(tables, identities, declared)
        };
        let border = fields(Table::Borders, &tables.borders);
        let group = fields(Table::Groups, &tables.groups);
        Records {
            game: fields(Table::Game, &tables.game),
            place: fields(Table::Places, &tables.places),
            counter: fields(Table::Counters, &tables.counters),
            border: (!border.is_empty()).then_some(border),
            group: (!group.is_empty() || speaks_of_groups(tables)).then_some(group),
        }
    }

    pub fn write(&self, scope: &mut Scope, tables: &Tables, identities: &Identities) {
        let place = &identities.place;
        let noun = doc(&tables.place_noun);
        write_record(scope, "Game", "The attributes of the game itself.", &self.game);
        write_record(scope, place, &format!("The attributes of a {noun}."), &self.place);
        write_id(scope, &format!("{place}Id"), &format!("A {noun} of a position, by its number there."));
        write_record(scope, "Counter", "The attributes of a counter.", &self.counter);
        write_id(scope, "CounterId", "A counter of a position, by its number there.");
        if let Some(border) = &self.border {
            write_record(
                scope,
                "Border",
                &format!("The attributes of a border between two {}.", doc(&tables.place_plural)),
                border,
            );
        }
        if let Some(group) = &self.group {
            write_record(scope, "Group", "The attributes of a group.", group);
            write_id(scope, "GroupId", "A group of a position, by its number there.");
        }
    }
}

/// Whether something refers to a group, though groups may have no attributes.
fn speaks_of_groups(tables: &Tables) -> bool {
    let attributes = [&tables.game, &tables.places, &tables.borders, &tables.counters, &tables.groups];
    attributes.into_iter().flat_map(|rows| rows.iter()).any(|row| row.of_type == Type::Group)
        || tables.parameters.iter().any(|row| row.of_type == Type::Group)
}

fn write_record(scope: &mut Scope, name: &str, documentation: &str, fields: &[TypedField]) {
    write_struct(scope, name, documentation, fields);
    let mut implementation = Impl::new(name);
    let record = implementation.new_fn("record");
    record.arg_ref_self().arg("names", "&mut Vec<String>").ret("Record");
    if fields.is_empty() {
        record.line("Record::new()");
    } else {
        record.line("vec![");
        for field in fields {
            record.line(format!("    {},", field.value()));
        }
        record.line("]");
    }
    scope.push_impl(implementation);
}

fn write_id(scope: &mut Scope, name: &str, documentation: &str) {
    let mut id = Struct::new(name);
    id.vis("pub").doc(documentation).tuple_field("pub u32");
    id.derive("Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash");
    scope.push_struct(id);
}
