//! Clauses that never apply to one act together, since they ask for different values of the same attribute.

use std::collections::BTreeSet;

use reglement_engine::table::{
    ActEffect, AttributeId, ClauseId, Comparison, DefinitionRow, Node, NodeIndex, ParameterId, Symbol, Tables, Type,
};

/// Definitions that use one another are followed so far.
const DEEPEST: usize = 12;

/// An attribute of the act's parameter, or an attribute of that; or the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Spot {
    root: Root,
    attributes: Vec<AttributeId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    Parameter(ParameterId),
    Game(AttributeId),
}

/// What has to be so for a clause to apply.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    OneOf(BTreeSet<Symbol>),
    Flag(bool),
}

/// What the condition of a clause asks for by fixed values.
#[derive(Debug)]
pub struct Demands(Vec<(Spot, Wanted)>);

impl Demands {
    pub fn of_clause(tables: &Tables, clause: ClauseId) -> Demands {
        let mut found = Vec::new();
        let condition = tables.clauses.get(clause.index()).and_then(|row| row.condition.as_deref());
        if let Some((code, last)) = condition.and_then(|code| Some((code, code.len().checked_sub(1)?))) {
            Reading { tables, code, subject: None, depth: 0 }.add(last as NodeIndex, &mut found);
        }
        Demands(found)
    }

    /// Whether the conditions of two clauses contradict each other, whatever is asked.
    pub fn exclude(&self, other: &Demands) -> bool {
        self.0.iter().any(|(spot, wanted)| {
            other.0.iter().any(|(same, asked)| {
                spot == same
                    && match (wanted, asked) {
                        (Wanted::OneOf(one), Wanted::OneOf(other)) => one.is_disjoint(other),
                        (Wanted::Flag(one), Wanted::Flag(other)) => one != other,
                        _ => false,
                    }
            })
        })
    }
}

/// One condition, with what stands in its first slot.
struct Reading<'t> {
    tables: &'t Tables,
    code: &'t [Node],
    subject: Option<Spot>,
    depth: usize,
}

impl Reading<'_> {
    fn node(&self, index: NodeIndex) -> Option<&Node> {
        self.code.get(usize::from(index))
    }

    fn add(&self, index: NodeIndex, found: &mut Vec<(Spot, Wanted)>) {
        let mut add = |spot: Option<Spot>, wanted: Wanted| found.extend(spot.map(|spot| (spot, wanted)));
        match self.node(index) {
            Some(Node::And(left, right)) => {
                self.add(*left, found);
                self.add(*right, found);
            }
            Some(Node::Compare { left, comparison: Comparison::Equal, right }) => {
                for (what, with) in [(left, right), (right, left)] {
                    if let Some(Node::Symbol(symbol)) = self.node(*with) {
                        add(self.spot(*what), Wanted::OneOf(BTreeSet::from([*symbol])));
                    }
                }
            }
            Some(Node::IncludesValue { set, value, domain }) => {
                let values = self.tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
                if let Some(Node::SymbolSet(mask)) = self.node(*set) {
                    let held = values.iter().enumerate().filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
                    add(self.spot(*value), Wanted::OneOf(held.map(|(_, symbol)| *symbol).collect()));
                }
            }
            Some(Node::Attribute { .. } | Node::GameAttribute(_)) => add(self.spot(index), Wanted::Flag(true)),
            Some(Node::Not(of)) => {
                if let Some(Node::Attribute { .. } | Node::GameAttribute(_)) = self.node(*of) {
                    add(self.spot(*of), Wanted::Flag(false));
                }
            }
            Some(Node::Defined { definition, subject, second: None }) => {
                let row = self.tables.definitions.get(definition.index());
                if let Some(row) = row.filter(|row| says_what_it_says(row) && self.depth < DEEPEST)
                    && let Some(last) = row.general.len().checked_sub(1)
                {
                    let subject = subject.and_then(|subject| self.spot(subject));
                    let inner = Reading { tables: self.tables, code: &row.general, subject, depth: self.depth + 1 };
                    inner.add(last as NodeIndex, found);
                }
            }
            _ => {}
        }
    }

    fn spot(&self, index: NodeIndex) -> Option<Spot> {
        match self.node(index)? {
            Node::Slot(0) => self.subject.clone(),
            Node::Parameter { of, parameter } if self.node(*of) == Some(&Node::Act) => {
                Some(Spot { root: Root::Parameter(*parameter), attributes: Vec::new() })
            }
            Node::GameAttribute(attribute) => Some(Spot { root: Root::Game(*attribute), attributes: Vec::new() }),
            Node::Attribute { of, attribute } if !self.is_set(*attribute) => {
                let mut spot = self.spot(*of)?;
                spot.attributes.push(*attribute);
                Some(spot)
            }
            _ => None,
        }
    }

    /// Whether some act sets an attribute of this number: then it may be one thing before the act and another after it.
    fn is_set(&self, attribute: AttributeId) -> bool {
        let mut effects = self.tables.acts.iter().flat_map(|row| row.effects.iter());
        effects.any(|effect| matches!(effect, ActEffect::Sets { attribute: set, .. } if *set == attribute))
    }
}

/// A condition or class that no exception makes anything else.
fn says_what_it_says(row: &DefinitionRow) -> bool {
    row.exceptions.is_empty() && (row.class || row.of_type == Type::Flag)
}
