//! Which rules read which attribute, for the documentation of its field.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::table::{Node, RuleId, Tables};

use crate::listing::codes::{self, BoundCode};
use crate::listing::things::{Thing, Things};

/// An attribute or parameter by its table and its number there.
pub type Used = (Table, u16);

/// The tables whose rows become fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Table {
    Game,
    Places,
    Borders,
    Counters,
    Groups,
    Parameters,
}

/// The rules that read each attribute and parameter.
#[derive(Debug, Default)]
pub struct Uses {
    rules: BTreeMap<Used, BTreeSet<RuleId>>,
}

impl Uses {
    pub fn of_tables(tables: &Tables) -> Uses {
        let mut uses = Uses::default();
        for row in tables.definitions.iter() {
            uses.read(tables, row.rule, codes::of_definition(row));
        }
        for row in tables.clauses.iter() {
            uses.read(tables, Some(row.rule), codes::of_clause(tables, row));
        }
        for row in tables.exceptions.iter() {
            uses.read(tables, row.rule, codes::of_exception(tables, row));
        }
        uses
    }

    /// The rules that read it, in words: `7.0, 7.2.0`.
    pub fn words(&self, tables: &Tables, used: Used) -> String {
        let rules = self.rules.get(&used).into_iter().flatten();
        let numbers = rules.filter_map(|rule| tables.rules.get(rule.index())).map(|row| row.number.as_ref());
        numbers.collect::<Vec<_>>().join(", ")
    }

    fn read(&mut self, tables: &Tables, rule: Option<RuleId>, codes: Vec<BoundCode<'_>>) {
        let Some(rule) = rule else { return };
        for (code, bound) in codes {
            let things = Things::of_code(tables, code, &bound);
            for node in code.iter() {
                if let Some(used) = used(node, &things) {
                    self.rules.entry(used).or_default().insert(rule);
                }
            }
        }
    }
}

fn used(node: &Node, things: &Things) -> Option<Used> {
    match node {
        Node::Attribute { of, attribute } | Node::OverPlaces { of, attribute, .. } => {
            let table = match things.of(*of) {
                Thing::Counter => Table::Counters,
                Thing::Place => Table::Places,
                Thing::Group => Table::Groups,
                Thing::Step => Table::Borders,
                _ => return None,
            };
            Some((table, attribute.0))
        }
        Node::GameAttribute(attribute) => Some((Table::Game, attribute.0)),
        Node::Parameter { parameter, .. } => Some((Table::Parameters, parameter.0)),
        _ => None,
    }
}
