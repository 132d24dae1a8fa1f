//! The lists of named values as enumerations: `Kind`, `Size`.

use codegen::{Enum, Impl, Scope};
use reglement_engine::table::{DomainRow, Tables};

use super::identities::Identities;
use super::quoted::doc;

pub fn write(scope: &mut Scope, tables: &Tables, identities: &Identities) {
    let named = identities.domains.iter().zip(&identities.domain_values);
    for (row, (name, values)) in tables.domains.iter().zip(named) {
        if !values.is_empty() {
            write_domain(scope, identities, row, name, values);
        }
    }
}

fn write_domain(scope: &mut Scope, identities: &Identities, row: &DomainRow, name: &str, values: &[String]) {
    let mut enumeration = Enum::new(name);
    enumeration.vis("pub").doc(format!("The values of {}.", doc(&row.name)));
    enumeration.derive("Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash");
    for value in values {
        enumeration.new_variant(value);
    }
    scope.push_enum(enumeration);

    let mut implementation = Impl::new(name);
    let all = values.iter().map(|value| format!("{name}::{value}")).collect::<Vec<_>>().join(", ");
    implementation.associate_const("ALL", format!("[{name}; {}]", values.len()), format!("[{all}]"), "pub");
    let symbol = implementation.new_fn("symbol");
    symbol.vis("pub").set_const(true).doc("The value's symbol in the tables and in verdicts.").arg_self().ret("Symbol");
    symbol.line("match self {");
    for (value, word) in values.iter().zip(row.values.iter()) {
        symbol.line(format!("    {name}::{value} => rows::{},", identities.word(*word)));
    }
    symbol.line("}");
    implementation
        .new_fn("from_symbol")
        .vis("pub")
        .doc("The value that a verdict speaks of; none for a symbol of another list.")
        .arg("symbol", "Symbol")
        .ret(format!("Option<{name}>"))
        .line(format!("{name}::ALL.into_iter().find(|value| value.symbol() == symbol)"));
    scope.push_impl(implementation);
}
