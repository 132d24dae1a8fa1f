//! What each row is called in Rust, so that rows speak of one another by name and not by number.
//!
//! A row's number is the place of its name in an enumeration; a new row adds one name and renumbers nothing in the text.

use reglement_engine::table::{
    AttributeRow, ClauseId, DefinitionId, DomainId, ExceptionId, List, RuleId, Symbol, Tables, Target,
};

use super::names::{Names, camel, rule, set_apart};
use crate::listing::mentions::rule_of_target;

/// The names of the rows of every table, in the order of the tables.
#[derive(Debug)]
pub struct Identities {
    pub layers: Vec<String>,
    pub words: Vec<String>,
    pub domains: Vec<String>,
    /// The values of each domain, in its order.
    pub domain_values: Vec<Vec<String>>,
    pub game: Vec<String>,
    pub places: Vec<String>,
    pub borders: Vec<String>,
    pub counters: Vec<String>,
    pub groups: Vec<String>,
    pub parameters: Vec<String>,
    pub acts: Vec<String>,
    /// The struct of each act.
    pub act_types: Vec<String>,
    pub moments: Vec<String>,
    pub references: Vec<String>,
    pub rulings: Vec<String>,
    pub charts: Vec<String>,
    pub rules: Vec<String>,
    pub definitions: Vec<String>,
    pub clauses: Vec<String>,
    pub exceptions: Vec<String>,
    /// The place noun as a type: `Hex`.
    pub place: String,
}

/// Names that a generated file and the prelude of Rust need for themselves; a list of values so called ends in `Value`.
const RESERVED: [&str; 41] = [
    "Act",
    "ActData",
    "ActKind",
    "Asked",
    "Border",
    "BorderData",
    "Box",
    "Clause",
    "Clone",
    "Copy",
    "Counter",
    "CounterData",
    "CounterId",
    "Debug",
    "Default",
    "Definition",
    "Err",
    "Exception",
    "From",
    "Game",
    "Group",
    "GroupData",
    "GroupId",
    "Into",
    "Moment",
    "None",
    "Number",
    "Ok",
    "Option",
    "Path",
    "PlaceData",
    "Position",
    "PositionData",
    "Reference",
    "Result",
    "Rule",
    "Ruling",
    "Some",
    "Step",
    "String",
    "Vec",
];

/// Names that come from the engine or from the rows of the tables.
const ALSO_RESERVED: [&str; 18] = [
    "ActId",
    "ClauseId",
    "DefinitionId",
    "Eq",
    "ExceptionId",
    "Hash",
    "Iterator",
    "MomentId",
    "Ord",
    "PartialEq",
    "Record",
    "ReferenceId",
    "RuleId",
    "RulingId",
    "StepData",
    "Symbol",
    "TABLES",
    "Value",
];

impl Identities {
    pub fn from_tables(tables: &Tables) -> Identities {
        let mut types = Names::reserving(RESERVED.iter().chain(&ALSO_RESERVED));
        let place = types.give_otherwise(camel(&tables.place_noun), "Place");
        // Held for the reference to a place.
        types.give(format!("{place}Id"));
        let word = |symbol: &Symbol| tables.symbols.get(symbol.0 as usize).map_or_else(String::new, |word| camel(word));
        let rules = set_apart(tables.rules.iter().map(|row| rule(&row.number)));
        let rule_name = |id: RuleId| rules.get(id.index()).map_or("", String::as_str);
        let clauses =
            set_apart(tables.clauses.iter().map(|row| format!("{}_{}", rule_name(row.rule), camel(&row.name))));
        let definitions = set_apart(tables.definitions.iter().map(|row| camel(&row.name)));
        let exceptions = exceptions(tables, &rules, &clauses, &definitions);
        let domains = tables.domains.iter().map(|row| types.give_otherwise(camel(&row.name), "Value")).collect();
        let acts = set_apart(tables.acts.iter().map(|row| camel(&row.name)));
        Identities {
            layers: set_apart(tables.layers.iter().map(|row| camel(&row.name))),
            words: set_apart(tables.symbols.iter().map(|word| camel(word))),
            domains,
            domain_values: tables.domains.iter().map(|row| set_apart(row.values.iter().map(word))).collect(),
            game: attributes(&tables.game),
            places: attributes(&tables.places),
            borders: attributes(&tables.borders),
            counters: attributes(&tables.counters),
            groups: attributes(&tables.groups),
            parameters: set_apart(tables.parameters.iter().map(|row| camel(&row.name))),
            act_types: acts.iter().map(|act| types.give_otherwise(act.clone(), "Act")).collect(),
            acts,
            moments: set_apart(tables.moments.iter().map(|row| camel(&row.name))),
            references: set_apart(tables.references.iter().map(|row| rule(&row.number))),
            rulings: set_apart(tables.rulings.iter().map(|row| camel(&row.name))),
            charts: set_apart(tables.charts.iter().map(|row| camel(&row.name))),
            rules,
            definitions,
            clauses,
            exceptions,
            place,
        }
    }

    pub fn rule(&self, id: RuleId) -> String {
        named(&self.rules, "Rule", "RuleId", id.index())
    }

    pub fn clause(&self, id: ClauseId) -> String {
        named(&self.clauses, "Clause", "ClauseId", id.index())
    }

    pub fn definition(&self, id: DefinitionId) -> String {
        named(&self.definitions, "Definition", "DefinitionId", id.index())
    }

    pub fn exception(&self, id: ExceptionId) -> String {
        named(&self.exceptions, "Exception", "ExceptionId", id.index())
    }

    pub fn domain(&self, id: DomainId) -> String {
        named(&self.domains, "Values", "DomainId", id.index())
    }

    pub fn word(&self, symbol: Symbol) -> String {
        match self.words.get(symbol.0 as usize) {
            Some(word) => format!("Word::{word}.symbol()"),
            None => format!("Symbol({})", symbol.0),
        }
    }

    /// The value at this place of a domain, by the type that a game developer uses.
    pub fn domain_value(&self, domain: DomainId, bit: usize) -> Option<String> {
        let value = self.domain_values.get(domain.index())?.get(bit)?;
        Some(format!("{}::{value}", self.domains.get(domain.index())?))
    }
}

/// `Rule::R7_1_0.id()`; a number where there is no such row.
pub fn named(names: &[String], enumeration: &str, id_type: &str, index: usize) -> String {
    match names.get(index) {
        Some(name) => format!("{enumeration}::{name}.id()"),
        None => format!("{id_type}({index})"),
    }
}

fn attributes(rows: &List<AttributeRow>) -> Vec<String> {
    set_apart(rows.iter().map(|row| camel(&row.name)))
}

/// An exception is called by its target and its own name: `R7_1_0_Stack_Constricted`; where it stands under another
/// rule than its target, that rule comes first: `R7_1_1_Retreat_On_R7_1_0_Stack`.
fn exceptions(tables: &Tables, rules: &[String], clauses: &[String], definitions: &[String]) -> Vec<String> {
    let mut names = Names::default();
    let mut given: Vec<String> = Vec::new();
    for row in tables.exceptions.iter() {
        let target = match row.target {
            Target::Clause(id) => clauses.get(id.index()),
            Target::Definition(id) => definitions.get(id.index()),
            Target::Exception(id) => given.get(id.index()),
        };
        let target = target.map_or("", String::as_str);
        let own = row.rule.and_then(|rule| rules.get(rule.index()));
        let name = camel(&row.name);
        given.push(names.give(match own {
            Some(own) if row.rule != rule_of_target(tables, row.target) => format!("{own}_{name}_On_{target}"),
            _ => format!("{target}_{name}"),
        }));
    }
    given
}
