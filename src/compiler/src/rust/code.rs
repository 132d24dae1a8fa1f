//! One expression's code as Rust text: `list![Node::Number(Number::whole(3))]`.

use reglement_engine::number::Number;
use reglement_engine::table::{AttributeId, DefinitionId, DomainId, Node, Relation, Tables, Value};

use super::identities::{Identities, named};
use crate::listing::things::{Bound, Thing, Things};

/// Writes codes and values with the names of one ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Writer<'a> {
    pub tables: &'a Tables,
    pub identities: &'a Identities,
}

impl Writer<'_> {
    /// `bound` is what stands in the slots that the code does not bind itself.
    pub fn code(&self, code: &[Node], bound: &[Bound]) -> String {
        let things = Things::of_code(self.tables, code, bound);
        let nodes = code.iter().enumerate().map(|(place, node)| self.node(node, place, &things)).collect::<Vec<_>>();
        format!("list![{}]", nodes.join(", "))
    }

    pub fn symbol_set(&self, set: u64, domain: Option<DomainId>) -> String {
        let bits = (0..64).filter(|bit| set & (1 << bit) != 0);
        let values = domain.and_then(|domain| {
            bits.map(|bit| Some(format!("1 << super::{} as u64", self.identities.domain_value(domain, bit)?)))
                .collect::<Option<Vec<_>>>()
        });
        match values {
            Some(values) if !values.is_empty() => values.join(" | "),
            _ => set.to_string(),
        }
    }

    /// `domain` is that of a set of named values.
    pub fn value(&self, value: &Value, domain: Option<DomainId>) -> String {
        match value {
            Value::Nothing => "Value::Nothing".to_owned(),
            Value::Flag(flag) => format!("Value::Flag({flag})"),
            Value::Number(value) => format!("Value::Number({})", number(*value)),
            Value::Unlimited => "Value::Unlimited".to_owned(),
            Value::Prohibited => "Value::Prohibited".to_owned(),
            Value::NoFigure => "Value::NoFigure".to_owned(),
            Value::Symbol(symbol) => format!("Value::Symbol({})", self.identities.word(*symbol)),
            Value::Set(set) => format!("Value::Set({})", self.symbol_set(*set, domain)),
            Value::Counter(index) => format!("Value::Counter({index})"),
            Value::Place(index) => format!("Value::Place({index})"),
            Value::Group(index) => format!("Value::Group({index})"),
            Value::Step(index) => format!("Value::Step({index})"),
            Value::Act(index) => format!("Value::Act({index})"),
            Value::List(index) => format!("Value::List({index})"),
        }
    }

    fn node(&self, node: &Node, place: usize, things: &Things) -> String {
        let names = self.identities;
        match node {
            Node::Number(value) => format!("Node::Number({})", number(*value)),
            Node::Symbol(symbol) => format!("Node::Symbol({})", names.word(*symbol)),
            Node::SymbolSet(set) => format!("Node::SymbolSet({})", self.symbol_set(*set, things.domain(place))),
            Node::Parameter { of, parameter } => {
                let parameter = named(&names.parameters, "Parameter", "ParameterId", parameter.index());
                format!("Node::Parameter {{ of: {of}, parameter: {parameter} }}")
            }
            Node::Attribute { of, attribute } => {
                let attribute = self.attribute(things.of(*of), *attribute);
                format!("Node::Attribute {{ of: {of}, attribute: {attribute} }}")
            }
            Node::Rank { value, domain } => {
                format!("Node::Rank {{ value: {value}, domain: {} }}", names.domain(*domain))
            }
            Node::OverPlaces { of, attribute, aggregate } => {
                let attribute = self.attribute(things.of(*of), *attribute);
                format!("Node::OverPlaces {{ of: {of}, attribute: {attribute}, aggregate: Aggregate::{aggregate:?} }}")
            }
            Node::GameAttribute(attribute) => {
                format!(
                    "Node::GameAttribute({})",
                    named(&names.game, "GameAttribute", "AttributeId", attribute.index())
                )
            }
            Node::Property { of, property } => {
                format!("Node::Property {{ of: {of}, property: Property::{property:?} }}")
            }
            Node::Defined { definition, subject, second } => format!(
                "Node::Defined {{ definition: {}, subject: {subject:?}, second: {second:?} }}",
                names.definition(*definition)
            ),
            Node::Ruling(ruling) => {
                format!("Node::Ruling({})", named(&names.rulings, "Ruling", "RulingId", ruling.index()))
            }
            Node::Chart { chart, row, column } => {
                let chart = named(&names.charts, "Chart", "ChartId", chart.index());
                format!("Node::Chart {{ chart: {chart}, row: {row}, column: {column} }}")
            }
            Node::Compare { left, comparison, right } => {
                format!("Node::Compare {{ left: {left}, comparison: Comparison::{comparison:?}, right: {right} }}")
            }
            Node::Includes { set, bit } => {
                format!("Node::Includes {{ set: {set}, bit: {} }}", self.bit(things.of(*set), *bit))
            }
            Node::IncludesValue { set, value, domain } => {
                format!("Node::IncludesValue {{ set: {set}, value: {value}, domain: {} }}", names.domain(*domain))
            }
            Node::Set { domain, slot, location, relation, other_than, class, condition } => format!(
                "Node::Set {{ domain: Domain::{domain:?}, slot: {slot}, location: Location::{location:?}, relation: {}, \
                 other_than: {other_than:?}, class: {}, condition: {condition:?} }}",
                relation_text(*relation),
                self.class(*class),
            ),
            Node::Aggregate { aggregate, set, of } => {
                format!("Node::Aggregate {{ aggregate: Aggregate::{aggregate:?}, set: {set}, of: {of} }}")
            }
            Node::Arithmetic { left, arithmetic, right } => {
                format!("Node::Arithmetic {{ left: {left}, arithmetic: Arithmetic::{arithmetic:?}, right: {right} }}")
            }
            Node::Round { value, rounding } => {
                format!("Node::Round {{ value: {value}, rounding: Rounding::{rounding:?} }}")
            }
            Node::SquareRoot { value, rounding } => {
                format!("Node::SquareRoot {{ value: {value}, rounding: Rounding::{rounding:?} }}")
            }
            Node::Broken { clause, among } => {
                format!("Node::Broken {{ clause: {}, among: {among:?} }}", names.clause(*clause))
            }
            Node::Excess { clause, line, among } => {
                format!("Node::Excess {{ clause: {}, line: {line}, among: {among:?} }}", names.clause(*clause))
            }
            // These hold nothing but places in the code, and read in Rust as they print.
            Node::Nothing
            | Node::Flag(_)
            | Node::Unlimited
            | Node::Prohibited
            | Node::NoFigure
            | Node::Slot(_)
            | Node::Here
            | Node::Step
            | Node::Act
            | Node::IsNothing(_)
            | Node::Not(_)
            | Node::And(..)
            | Node::Or(..)
            | Node::In { .. }
            | Node::NextTo { .. }
            | Node::Distance { .. }
            | Node::Reachable { .. }
            | Node::Exists { .. }
            | Node::Every { .. }
            | Node::Count { .. }
            | Node::CountDifferent { .. }
            | Node::Higher(..)
            | Node::Lower(..)
            | Node::If { .. } => format!("Node::{node:?}"),
        }
    }

    /// An attribute by its kind of thing; by its number where that is not known.
    pub fn attribute(&self, thing: Thing, attribute: AttributeId) -> String {
        let (names, enumeration) = match thing {
            Thing::Counter => (&self.identities.counters, "CounterAttribute"),
            Thing::Place => (&self.identities.places, "PlaceAttribute"),
            Thing::Group => (&self.identities.groups, "GroupAttribute"),
            Thing::Step => (&self.identities.borders, "BorderAttribute"),
            _ => return format!("AttributeId({})", attribute.0),
        };
        named(names, enumeration, "AttributeId", attribute.index())
    }

    fn bit(&self, set: Thing, bit: u8) -> String {
        let value = match set {
            Thing::Values(domain) => self.identities.domain_value(domain, usize::from(bit)),
            _ => None,
        };
        value.map_or_else(|| bit.to_string(), |value| format!("super::{value} as u8"))
    }

    fn class(&self, class: Option<DefinitionId>) -> String {
        class.map_or_else(|| "None".to_owned(), |class| format!("Some({})", self.identities.definition(class)))
    }
}

/// A number as the tables hold it.
pub fn number(value: Number) -> String {
    if value.is_whole() {
        format!("Number::whole({})", value.numerator())
    } else {
        format!("Number::lowest_terms({}, {})", value.numerator(), value.denominator())
    }
}

fn relation_text(relation: Option<Relation>) -> String {
    relation.map_or_else(|| "None".to_owned(), |relation| format!("Some(Relation::{relation:?})"))
}
