//! The acts and questions: a struct for each, and the enumeration of them all.

use codegen::{Enum, Field, Function, Impl, Scope, Struct};
use reglement_engine::table::{ActEffect, ActRow, ParameterId, Tables, Type};

use super::fields::{Declared, TypedField, typed_fields, write_struct};
use super::identities::Identities;
use super::quoted::sentence;
use super::uses::{Table, Uses};

/// The acts of a ruleset, each with its fields.
#[derive(Debug)]
pub struct Acts {
    fields: Vec<Vec<TypedField>>,
}

impl Acts {
    pub fn from_tables(tables: &Tables, identities: &Identities, uses: &Uses) -> Acts {
        let fields = tables.acts.iter().map(|act| {
            let declared = act.parameters.iter().filter_map(|parameter| {
                let row = tables.parameters.get(parameter.parameter.index())?;
                let declared = Declared {
                    name: &row.name,
                    of_type: row.of_type,
                    optional: parameter.optional,
                    usually: parameter.usually.as_ref(),
                    doc: &parameter.doc,
                    in_each_place: false,
                };
                Some((declared, uses.words(tables, (Table::Parameters, parameter.parameter.0))))
            });
            typed_fields(tables, identities, declared)
        });
        Acts { fields: fields.collect() }
    }

    /// Whether some act goes along a path.
    pub fn have_paths(&self) -> bool {
        self.holds(Type::Path)
    }

    /// Whether some act is given with a list.
    pub fn have_lists(&self) -> bool {
        self.holds(Type::Counters) || self.holds(Type::Places)
    }

    fn holds(&self, of_type: Type) -> bool {
        self.fields.iter().flatten().any(|field| field.of_type == of_type)
    }

    /// `borders`: whether the ruleset declares attributes of borders.
    pub fn write(&self, scope: &mut Scope, tables: &Tables, identities: &Identities, borders: bool) {
        if tables.acts.is_empty() {
            return;
        }
        let mut enumeration = Enum::new("Act");
        enumeration.vis("pub").doc("What may be done, and what may be asked.");
        enumeration.derive("Clone, Debug, PartialEq");
        for ((row, name), rust_type) in named_acts(tables, identities) {
            enumeration.new_variant(format!("{name}({rust_type})")).doc(documentation(row));
        }
        scope.push_enum(enumeration);
        scope.push_impl(self.dispatch(tables, identities));
        for (((row, name), rust_type), fields) in named_acts(tables, identities).zip(&self.fields) {
            write_struct(scope, rust_type, &documentation(row), fields);
            let mut implementation = Impl::new(rust_type.as_str());
            implementation.push_fn(data(identities, row, name, fields));
            scope.push_impl(implementation);
            let mut from = Impl::new("Act");
            from.impl_trait(format!("From<{rust_type}>"));
            from.new_fn("from").arg("act", rust_type.as_str()).ret("Act").line(format!("Act::{name}(act)"));
            scope.push_impl(from);
        }
        if self.have_paths() {
            write_path(scope, identities, borders);
        }
    }

    fn dispatch(&self, tables: &Tables, identities: &Identities) -> Impl {
        let mut implementation = Impl::new("Act");
        let data = implementation.new_fn("data");
        data.arg_ref_self().arg("names", "&mut Vec<String>").ret("ActData").line("match self {");
        for ((_, name), _) in named_acts(tables, identities) {
            data.line(format!("    Act::{name}(act) => act.data(names),"));
        }
        data.line("}");
        if !self.have_paths() {
            return implementation;
        }
        let mover = implementation.new_fn("mover");
        mover.doc("The counter that moves along the act's path.").arg_ref_self().ret("Option<CounterId>");
        mover.line("match self {");
        let mut all = true;
        for (((row, name), _), fields) in named_acts(tables, identities).zip(&self.fields) {
            match moving(row).and_then(|parameter| first_of(row, parameter, fields)) {
                Some(first) => mover.line(format!("    Act::{name}(act) => {first},")),
                None => {
                    all = false;
                    continue;
                }
            };
        }
        if !all {
            mover.line("    _ => None,");
        }
        mover.line("}");
        implementation
    }
}

/// Each act with its variant and its struct.
fn named_acts<'a>(
    tables: &'a Tables,
    identities: &'a Identities,
) -> impl Iterator<Item = ((&'a ActRow, &'a String), &'a String)> {
    tables.acts.iter().zip(&identities.acts).zip(&identities.act_types)
}

fn documentation(row: &ActRow) -> String {
    let words = if row.doc.is_empty() { &row.name } else { &row.doc };
    if row.question { format!("Asks: {}", sentence(words)) } else { sentence(words) }
}

fn moving(row: &ActRow) -> Option<ParameterId> {
    row.effects.iter().find_map(|effect| match effect {
        ActEffect::MovesAlong { what, .. } => Some(*what),
        _ => None,
    })
}

/// The counter that a parameter names, or the first of several.
fn first_of(row: &ActRow, parameter: ParameterId, fields: &[TypedField]) -> Option<String> {
    let number = row.parameters.iter().position(|own| own.parameter == parameter)?;
    let field = fields.get(number)?;
    let optional = field.rust_type.starts_with("Option<");
    match field.of_type {
        Type::Counter if optional => Some(format!("act.{}", field.name)),
        Type::Counter => Some(format!("Some(act.{})", field.name)),
        Type::Counters if optional => {
            Some(format!("act.{}.as_ref().and_then(|counters| counters.first().copied())", field.name))
        }
        Type::Counters => Some(format!("act.{}.first().copied()", field.name)),
        _ => None,
    }
}

/// The act as the engine takes it: a value for every parameter of the tables.
fn data(identities: &Identities, row: &ActRow, name: &str, fields: &[TypedField]) -> Function {
    let mut data = Function::new("data");
    data.arg_ref_self().arg("names", "&mut Vec<String>").ret("ActData");
    data.line(format!("let mut data = blank(ActKind::{name});"));
    for (parameter, field) in row.parameters.iter().zip(fields) {
        if field.of_type == Type::Path {
            let optional = field.rust_type.starts_with("Option<");
            data.line(match optional {
                true => format!("self.{}.iter().for_each(|path| path.write(&mut data, names));", field.name),
                false => format!("self.{}.write(&mut data, names);", field.name),
            });
            continue;
        }
        let place = match identities.parameters.get(parameter.parameter.index()) {
            Some(name) => format!("rows::Parameter::{name} as usize"),
            None => parameter.parameter.0.to_string(),
        };
        data.line(format!("data.parameters[{place}] = {};", field.value()));
    }
    data.line("data");
    data
}

fn write_path(scope: &mut Scope, identities: &Identities, borders: bool) {
    let place = &identities.place;
    let mut path = Struct::new("Path");
    path.vis("pub").doc("A way through the map.");
    let start = Field::new("start", format!("Option<{place}Id>"))
        .vis("pub")
        .doc("Where it begins; without it, where the counter that moves lies.")
        .clone();
    let steps = Field::new("steps", "Vec<Step>").vis("pub").doc("The places entered, in order.").clone();
    path.push_field(start).push_field(steps);
    let mut step = Struct::new("Step");
    step.vis("pub").doc("One place entered.");
    step.push_field(Field::new("to", format!("{place}Id")).vis("pub").clone());
    if borders {
        step.push_field(Field::new("border", "Border").vis("pub").doc("The border crossed.").clone());
    }
    for written in [&mut path, &mut step] {
        written.derive("Clone, Debug, PartialEq");
    }
    scope.push_struct(path).push_struct(step);
    let border = if borders { "step.border.record(names)" } else { "Record::new()" };
    let mut implementation = Impl::new("Path");
    implementation
        .new_fn("write")
        .arg_ref_self()
        .arg("data", "&mut ActData")
        .arg("names", "&mut Vec<String>")
        .line("data.start = self.start.map(|place| place.0);")
        .line(format!(
            "data.steps = self.steps.iter().map(|step| StepData {{ to: step.to.0, border: {border} }}).collect();"
        ));
    scope.push_impl(implementation);
}
