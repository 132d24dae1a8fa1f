//! What two exceptions speak of: the attributes that matter to them, and the values that make a difference.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::number::Number;
use reglement_engine::table::{
    AttributeId, Code, DefinitionId, Domain, ExceptionEffect, ExceptionId, Node, NodeIndex, ParameterId, Property,
    RulingId, Subject, Tables, Type, Value,
};

use crate::syntax::tree::EntityKind;

/// The attributes and parameters that matter, each with the values that it is compared with.
#[derive(Debug, Default)]
pub struct Interest {
    pub attributes: BTreeMap<(EntityKind, AttributeId), BTreeSet<Value>>,
    pub parameters: BTreeMap<ParameterId, BTreeSet<Value>>,
    pub rulings: BTreeSet<RulingId>,
    /// Whether other counters matter beside the subject.
    pub others: bool,
    /// One more than the largest number that a count or sum is compared with.
    pub counted: usize,
    seen: BTreeSet<DefinitionId>,
}

/// The kinds of thing in each slot.
type Slots = BTreeMap<u8, Subject>;

/// The kind of the elements of a set's code.
pub fn element(tables: &Tables, code: &Code) -> Option<Subject> {
    match code.last() {
        Some(node @ Node::Set { .. }) => set_subject(tables, node),
        _ => None,
    }
}

fn set_subject(tables: &Tables, node: &Node) -> Option<Subject> {
    let Node::Set { domain, class, .. } = node else { return None };
    Some(match domain {
        Domain::Counters => Subject::Counter,
        Domain::Places => Subject::Place,
        Domain::Groups => Subject::Group,
        Domain::Steps => Subject::Step,
        Domain::Acts => Subject::Act,
        Domain::Listed(_) => match class {
            Some(class) => tables.definitions.get(class.index())?.subject?,
            None => Subject::Counter,
        },
    })
}

impl Interest {
    pub fn of(tables: &Tables, exceptions: &[ExceptionId], subjects: [Option<Subject>; 2]) -> Interest {
        let mut interest = Interest::default();
        let slots = slots_of(subjects);
        for id in exceptions {
            interest.exception(tables, *id, &slots);
        }
        interest
    }

    fn exception(&mut self, tables: &Tables, id: ExceptionId, slots: &Slots) {
        let row = &tables.exceptions[id.index()];
        if let Some(condition) = &row.condition {
            self.code(tables, condition, slots);
        }
        match &row.effect {
            ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
            ExceptionEffect::Exempts { first, set } => {
                first.iter().for_each(|code| self.code(tables, code, slots));
                self.code(tables, set, slots);
            }
            ExceptionEffect::Bounds(bounds) => {
                bounds.iter().for_each(|bound| self.code(tables, &bound.bound, slots));
            }
            ExceptionEffect::Value(code) => self.code(tables, code, slots),
        }
        for nested in row.exceptions.iter() {
            self.exception(tables, *nested, slots);
        }
    }

    fn definition(&mut self, tables: &Tables, id: DefinitionId) {
        if !self.seen.insert(id) {
            return;
        }
        let row = &tables.definitions[id.index()];
        let slots = slots_of([row.subject, row.second]);
        self.code(tables, &row.general, &slots);
        for exception in row.exceptions.iter() {
            self.exception(tables, *exception, &slots);
        }
    }

    fn code(&mut self, tables: &Tables, code: &Code, outer: &Slots) {
        let mut slots = outer.clone();
        for node in code.iter() {
            if let (Node::Set { slot, .. }, Some(subject)) = (node, set_subject(tables, node)) {
                slots.insert(*slot, subject);
            }
        }
        for (index, node) in code.iter().enumerate() {
            match node {
                Node::Defined { definition, .. } => self.definition(tables, *definition),
                Node::Set { domain, class, .. } => {
                    self.others |= !matches!(domain, Domain::Acts | Domain::Steps);
                    class.iter().for_each(|class| self.definition(tables, *class));
                }
                Node::Ruling(ruling) => {
                    self.rulings.insert(*ruling);
                }
                Node::Broken { .. } | Node::Excess { .. } => self.others = true,
                Node::Compare { left, right, .. } => {
                    self.compared(tables, code, &slots, *left, *right);
                    self.compared(tables, code, &slots, *right, *left);
                }
                Node::Includes { set, bit } => self.add(tables, code, &slots, *set, [Value::Set(1 << bit)]),
                _ => self.add(tables, code, &slots, index as NodeIndex, []),
            }
        }
    }

    /// An attribute compared with a fixed value: that value matters, and for numbers those next to it.
    fn compared(&mut self, tables: &Tables, code: &Code, slots: &Slots, what: NodeIndex, with: NodeIndex) {
        let counts = matches!(
            code.get(usize::from(what)),
            Some(Node::Count { .. } | Node::CountDifferent { .. } | Node::Aggregate { .. })
        );
        if let (true, Some(Node::Number(number))) = (counts, code.get(usize::from(with))) {
            let beyond = usize::try_from(number.rounded_up().numerator()).unwrap_or(0).saturating_add(1);
            self.counted = self.counted.max(beyond);
        }
        let values = match code.get(usize::from(with)) {
            Some(Node::Symbol(symbol)) => vec![Value::Symbol(*symbol)],
            Some(Node::Number(number)) => {
                let near = [number.minus(Number::ONE), Some(*number), number.plus(Number::ONE)];
                near.into_iter().flatten().map(Value::Number).collect()
            }
            _ => Vec::new(),
        };
        self.add(tables, code, slots, what, values);
    }

    fn add(
        &mut self,
        tables: &Tables,
        code: &Code,
        slots: &Slots,
        what: NodeIndex,
        values: impl IntoIterator<Item = Value>,
    ) {
        match code.get(usize::from(what)) {
            Some(Node::Attribute { of, attribute }) => {
                if let Some(entity) = entity(tables, code, slots, *of) {
                    self.attributes.entry((entity, *attribute)).or_default().extend(values);
                }
            }
            Some(Node::GameAttribute(attribute)) => {
                self.attributes.entry((EntityKind::Game, *attribute)).or_default().extend(values);
            }
            Some(Node::Parameter { parameter, .. }) => {
                self.parameters.entry(*parameter).or_default().extend(values);
            }
            _ => {}
        }
    }
}

fn slots_of(subjects: [Option<Subject>; 2]) -> Slots {
    subjects.into_iter().enumerate().filter_map(|(slot, subject)| Some((slot as u8, subject?))).collect()
}

/// What kind of thing a node comes to, as far as its attributes go.
fn entity(tables: &Tables, code: &Code, slots: &Slots, index: NodeIndex) -> Option<EntityKind> {
    Some(match code.get(usize::from(index))? {
        Node::Here => EntityKind::Place,
        Node::Step => EntityKind::Border,
        Node::Slot(slot) => match slots.get(slot)? {
            Subject::Counter => EntityKind::Counter,
            Subject::Place => EntityKind::Place,
            Subject::Group => EntityKind::Group,
            Subject::Step => EntityKind::Border,
            Subject::Act => return None,
        },
        Node::Parameter { parameter, .. } => of_type(tables.parameters.get(parameter.index())?.of_type)?,
        Node::Property { property: Property::Place | Property::From | Property::To, .. } => EntityKind::Place,
        Node::Attribute { of, attribute } => {
            let rows = match entity(tables, code, slots, *of)? {
                EntityKind::Counter => &tables.counters,
                EntityKind::Place => &tables.places,
                EntityKind::Group => &tables.groups,
                EntityKind::Border => &tables.borders,
                EntityKind::Game | EntityKind::Act => return None,
            };
            of_type(rows.get(attribute.index())?.of_type)?
        }
        Node::Defined { definition, .. } => of_type(tables.definitions.get(definition.index())?.of_type)?,
        _ => return None,
    })
}

fn of_type(of_type: Type) -> Option<EntityKind> {
    match of_type {
        Type::Counter => Some(EntityKind::Counter),
        Type::Place => Some(EntityKind::Place),
        Type::Group => Some(EntityKind::Group),
        Type::Step => Some(EntityKind::Border),
        _ => None,
    }
}
