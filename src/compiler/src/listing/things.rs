//! Which kind of thing each node of a code comes to.
//!
//! An attribute's number counts within its kind of thing, and a set of values within its domain; to write either by name
//! one has to know what the nodes below it come to.

use reglement_engine::table::{
    AttributeRow, Domain, DomainId, Location, Node, NodeIndex, Property, Relation, Subject, Tables, Type,
};

/// What a node comes to, as far as names need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Counter,
    Counters,
    Place,
    Places,
    Group,
    Step,
    Act,
    /// A set of values of a domain.
    Values(DomainId),
    Other,
}

impl Thing {
    pub fn of_type(of_type: Type) -> Thing {
        match of_type {
            Type::Counter => Thing::Counter,
            Type::Counters => Thing::Counters,
            Type::Place => Thing::Place,
            Type::Places | Type::Path => Thing::Places,
            Type::Group => Thing::Group,
            Type::Step => Thing::Step,
            Type::Act => Thing::Act,
            Type::AnyOf(domain) => Thing::Values(domain),
            Type::Flag | Type::Number { .. } | Type::Fraction | Type::OneOf(_) | Type::Name => Thing::Other,
        }
    }

    pub fn of_subject(subject: Subject) -> Thing {
        match subject {
            Subject::Counter => Thing::Counter,
            Subject::Place => Thing::Place,
            Subject::Group => Thing::Group,
            Subject::Step => Thing::Step,
            Subject::Act => Thing::Act,
        }
    }

    /// The declared attributes of such a thing. A step has those of the border that it crosses.
    pub fn attributes(self, tables: &Tables) -> &[AttributeRow] {
        match self {
            Thing::Counter => &tables.counters,
            Thing::Place => &tables.places,
            Thing::Group => &tables.groups,
            Thing::Step => &tables.borders,
            Thing::Counters | Thing::Places | Thing::Act | Thing::Values(_) | Thing::Other => &[],
        }
    }
}

/// A thing bound in a slot.
pub type Bound = (u8, Thing);

/// What is known about the nodes of one code.
#[derive(Debug)]
pub struct Things {
    things: Vec<Thing>,
    /// For sets of values written out: the domain of the value that is looked for in them.
    sought_in: Vec<Option<DomainId>>,
}

impl Things {
    /// `bound` is what stands in the slots that the code does not bind itself.
    pub fn of_code(tables: &Tables, code: &[Node], bound: &[Bound]) -> Things {
        let mut things = Things { things: vec![Thing::Other; code.len()], sought_in: vec![None; code.len()] };
        // Once without slots: enough to know the elements of every set, which say what stands in the slots.
        things.work_out(tables, code, &[]);
        let slots = things.slots(code, bound);
        things.work_out(tables, code, &slots);
        for node in code {
            if let Node::IncludesValue { set, domain, .. } = node
                && let Some(sought) = things.sought_in.get_mut(usize::from(*set))
            {
                *sought = Some(*domain);
            }
        }
        things
    }

    pub fn of(&self, node: NodeIndex) -> Thing {
        self.things.get(usize::from(node)).copied().unwrap_or(Thing::Other)
    }

    /// What the whole code comes to.
    pub fn whole(&self) -> Thing {
        self.things.last().copied().unwrap_or(Thing::Other)
    }

    /// The domain of a set of values that stands at this place of the code.
    pub fn domain(&self, node: usize) -> Option<DomainId> {
        self.sought_in.get(node).copied().flatten()
    }

    /// What a set at this node ranges over, with the slot that it binds.
    pub fn element(&self, node: &Node) -> Option<Bound> {
        let Node::Set { domain, slot, .. } = node else { return None };
        let thing = match domain {
            Domain::Counters => Thing::Counter,
            Domain::Places => Thing::Place,
            Domain::Groups => Thing::Group,
            Domain::Steps => Thing::Step,
            Domain::Acts => Thing::Act,
            Domain::Listed(list) => match self.of(*list) {
                Thing::Places => Thing::Place,
                _ => Thing::Counter,
            },
        };
        Some((*slot, thing))
    }

    /// From the first node up: a node lies above those that it is made of.
    fn work_out(&mut self, tables: &Tables, code: &[Node], slots: &[Vec<Bound>]) {
        for (place, node) in code.iter().enumerate() {
            let bound = slots.get(place).map_or(&[][..], Vec::as_slice);
            let thing = self.node(tables, node, bound);
            if let Some(known) = self.things.get_mut(place) {
                *known = thing;
            }
        }
    }

    fn node(&self, tables: &Tables, node: &Node, bound: &[Bound]) -> Thing {
        let of_row = |row: Option<&AttributeRow>| row.map_or(Thing::Other, |row| Thing::of_type(row.of_type));
        match node {
            Node::Slot(slot) => {
                bound.iter().rev().find(|(other, _)| other == slot).map_or(Thing::Other, |(_, thing)| *thing)
            }
            Node::Here => Thing::Place,
            Node::Step => Thing::Step,
            Node::Act => Thing::Act,
            Node::Parameter { parameter, .. } => {
                tables.parameters.get(parameter.index()).map_or(Thing::Other, |row| Thing::of_type(row.of_type))
            }
            Node::Attribute { of, attribute } => of_row(self.of(*of).attributes(tables).get(attribute.index())),
            Node::GameAttribute(attribute) => of_row(tables.game.get(attribute.index())),
            Node::Property {
                property: Property::Place | Property::From | Property::To | Property::Start | Property::End,
                ..
            } => Thing::Place,
            Node::Defined { definition, .. } => {
                tables.definitions.get(definition.index()).map_or(Thing::Other, |row| Thing::of_type(row.of_type))
            }
            Node::If { then, .. } => self.of(*then),
            _ => Thing::Other,
        }
    }

    /// From the last node down: what is bound for a node is bound for those that it is made of.
    fn slots(&self, code: &[Node], bound: &[Bound]) -> Vec<Vec<Bound>> {
        let mut slots = vec![bound.to_vec(); code.len()];
        for (place, node) in code.iter().enumerate().rev() {
            let here = slots.get(place).cloned().unwrap_or_default();
            self.parts(code, node, |part, binds| {
                if let Some(below) = slots.get_mut(usize::from(part)) {
                    below.clone_from(&here);
                    below.extend(binds);
                }
            });
        }
        slots
    }

    /// The nodes that a node is made of, each with what it finds bound.
    pub fn parts(&self, code: &[Node], node: &Node, mut part: impl FnMut(NodeIndex, Option<Bound>)) {
        let element = |set: &NodeIndex| code.get(usize::from(*set)).and_then(|node| self.element(node));
        match node {
            Node::Parameter { of, .. } | Node::Attribute { of, .. } | Node::Property { of, .. } => part(*of, None),
            Node::Rank { value: of, .. } | Node::OverPlaces { of, .. } => part(*of, None),
            Node::Not(of) | Node::IsNothing(of) | Node::Exists { set: of } | Node::Count { set: of } => part(*of, None),
            Node::Round { value, .. } | Node::SquareRoot { value, .. } => part(*value, None),
            Node::Includes { set, .. } => part(*set, None),
            Node::Defined { subject, second, .. } => {
                subject.iter().chain(second).for_each(|of| part(*of, None));
            }
            Node::And(left, right)
            | Node::Or(left, right)
            | Node::Higher(left, right)
            | Node::Lower(left, right)
            | Node::Compare { left, right, .. }
            | Node::Arithmetic { left, right, .. }
            | Node::NextTo { left, right }
            | Node::IncludesValue { set: left, value: right, .. }
            | Node::In { what: left, within: right }
            | Node::Chart { row: left, column: right, .. } => {
                part(*left, None);
                part(*right, None);
            }
            Node::Distance { from, to, slot, through, avoiding }
            | Node::Reachable { from, to, slot, through, avoiding } => {
                part(*from, None);
                part(*to, None);
                through.iter().for_each(|through| part(*through, Some((*slot, Thing::Step))));
                avoiding.iter().for_each(|avoiding| part(*avoiding, Some((*slot, Thing::Place))));
            }
            Node::Set { location, relation, other_than, condition, domain, .. } => {
                if let Domain::Listed(list) = domain {
                    part(*list, None);
                }
                match location {
                    Location::Here | Location::Everywhere => {}
                    Location::In(place) | Location::NextTo(place) => part(*place, None),
                    Location::Within { distance, of } => {
                        part(*distance, None);
                        part(*of, None);
                    }
                }
                match relation {
                    Some(Relation::Friendly { to } | Relation::Enemy { to }) => part(*to, None),
                    None => {}
                }
                other_than.iter().for_each(|other| part(*other, None));
                condition.iter().for_each(|condition| part(*condition, self.element(node)));
            }
            Node::Every { set, condition: of } | Node::CountDifferent { set, of } | Node::Aggregate { set, of, .. } => {
                part(*set, None);
                part(*of, element(set));
            }
            Node::If { condition, then, otherwise } => {
                [condition, then, otherwise].into_iter().for_each(|of| part(*of, None));
            }
            Node::Broken { among, .. } | Node::Excess { among, .. } => {
                among.iter().for_each(|among| part(*among, None))
            }
            Node::Nothing
            | Node::Flag(_)
            | Node::Number(_)
            | Node::Unlimited
            | Node::Prohibited
            | Node::NoFigure
            | Node::Symbol(_)
            | Node::SymbolSet(_)
            | Node::Slot(_)
            | Node::Here
            | Node::Step
            | Node::Act
            | Node::GameAttribute(_)
            | Node::Ruling(_) => {}
        }
    }
}
