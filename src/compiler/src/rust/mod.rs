//! The Rust text of a ruleset: `generated/<game>.rs`.
//!
//! It holds the vocabulary as types, in the game's own words; the tables, one row a line; and no logic: an act or a
//! counter is only put into the order of the tables. The same tables give the same text, byte for byte.

mod acts;
mod code;
mod enumerations;
mod fields;
mod identities;
mod names;
mod position;
mod quoted;
mod records;
mod rows;
mod uses;
mod values;

use codegen::Scope;
use reglement_engine::table::Tables;

use acts::Acts;
use enumerations::{table_enumerations, vocabulary_enumerations};
use identities::Identities;
use records::Records;
use uses::Uses;

pub use names::snake as module_name;

/// The text of `generated/<game>.rs`.
pub fn from_tables(tables: &Tables) -> String {
    let identities = Identities::from_tables(tables);
    let uses = Uses::of_tables(tables);
    let records = Records::from_tables(tables, &identities, &uses);
    let acts = Acts::from_tables(tables, &identities, &uses);

    let mut vocabulary = Scope::new();
    values::write(&mut vocabulary, tables, &identities);
    records.write(&mut vocabulary, tables, &identities);
    acts.write(&mut vocabulary, tables, &identities, records.border.is_some());
    position::write(&mut vocabulary, tables, &identities, &records, &acts);
    for enumeration in vocabulary_enumerations(tables, &identities) {
        enumeration.write(&mut vocabulary);
    }

    let mut names = Scope::new();
    for enumeration in table_enumerations(tables, &identities) {
        enumeration.write(&mut names);
    }

    let mut text = head(tables);
    text.push_str(&vocabulary.to_string());
    text.push_str(ROWS);
    for used in vocabulary_enumerations(tables, &identities).iter().filter(|used| !used.names.is_empty()) {
        text.push_str(&format!("use super::{};\n", used.name));
    }
    text.push_str(ROW_LIST);
    text.push_str(&rows::tables(tables, &identities));
    text.push('\n');
    text.push_str(&names.to_string());
    text.push_str("\n}\n\n");
    text.push_str(LINES);
    text.push_str(&rows::lines(tables, &identities));
    text.push_str("}\n");
    text
}

fn head(tables: &Tables) -> String {
    let head = &tables.head;
    let mut text = format!("//! {}.\n//!\n", quoted::doc(if head.title.is_empty() { &head.name } else { &head.title }));
    let facts = [("Game", &head.game), ("Edition", &head.edition), ("Source", &head.source)];
    for (name, words) in facts.into_iter().filter(|(_, words)| !words.is_empty()) {
        let words = quoted::doc(words).replace('\n', " ");
        text.push_str(&format!("//! {name}: {words}\n//!\n"));
    }
    text.push_str(&format!("//! Made from the ruleset `{}`: change that, and build.\n", head.name));
    text.push_str(HEAD);
    text
}

/// What every generated file begins with, below its documentation.
const HEAD: &str = "
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

";

/// What the module of the tables begins with.
const ROWS: &str = "

/// The tables: one row a line.
#[rustfmt::skip]
mod rows {
use reglement_engine::number::Number;
use reglement_engine::table::*;

use super::line;
";

const ROW_LIST: &str = "
macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
";

const LINES: &str = "/// On which line of its ruleset file each row stands.
#[rustfmt::skip]
#[allow(non_upper_case_globals)]
mod line {
";
