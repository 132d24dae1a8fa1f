//! What two exceptions speak of: the attributes that matter to them, and the values that make a difference.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::number::Number;
use reglement_engine::table::{
    AttributeId, Code, DefinitionId, Domain, ExceptionEffect, ExceptionId, FIRST_SHARE_SLOT, Node, NodeIndex,
    ParameterId, PerRow, Property, RulingId, Subject, Tables, Target, Type, Value,
};

use crate::syntax::tree::EntityKind;

/// The attributes and parameters that matter, each with the values that it is compared with.
#[derive(Debug, Default)]
pub struct Interest<'t> {
    pub attributes: BTreeMap<(EntityKind, AttributeId), BTreeSet<Value>>,
    pub parameters: BTreeMap<ParameterId, BTreeSet<Value>>,
    pub rulings: BTreeSet<RulingId>,
    /// Whether other counters matter beside the subject.
    pub others: bool,
    /// One more than the largest number that a count or sum is compared with.
    pub counted: usize,
    /// What sets the shares of the clause apart: what is compared with a share is compared with these values of a counter.
    pub shares: &'t [PerRow],
    seen: BTreeSet<DefinitionId>,
    compared: BTreeSet<(DefinitionId, Value)>,
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

impl<'t> Interest<'t> {
    pub fn of(
        tables: &Tables,
        target: Target,
        exceptions: &[ExceptionId],
        subjects: [Option<Subject>; 2],
        shares: &'t [PerRow],
    ) -> Interest<'t> {
        // Of two counters, the second may be another than the first.
        let others = subjects[1] == Some(Subject::Counter);
        let mut interest = Interest { shares, others, ..Interest::default() };
        let mut slots = slots_of(subjects);
        let counter = slots_of([Some(Subject::Counter), None]);
        for (per, slot) in shares.iter().zip(FIRST_SHARE_SLOT..) {
            interest.code(tables, &per.value, &counter);
            let subject = entity(tables, &per.value, &counter, last_of(&per.value)).and_then(subject_of);
            slots.extend(subject.map(|subject| (slot, subject)));
        }
        for id in exceptions {
            interest.exception(tables, *id, &slots);
        }
        interest.target(tables, target, &slots);
        interest
    }

    /// What decides whether the target has its say at all.
    fn target(&mut self, tables: &Tables, target: Target, slots: &Slots) {
        match target {
            Target::Definition(_) => {}
            Target::Exception(id) => {
                let row = &tables.exceptions[id.index()];
                row.condition.iter().for_each(|condition| self.code(tables, condition, slots));
                self.target(tables, row.target, slots);
            }
            Target::Clause(id) => {
                let row = &tables.clauses[id.index()];
                row.condition.iter().for_each(|condition| self.code(tables, condition, slots));
                if let Some(set) = &row.subject {
                    // The set of those for whom it is judged is no reason to look at others than the one looked at.
                    let others = self.others;
                    self.code(tables, set, slots);
                    let alone = set.iter().filter(|node| matches!(node, Node::Set { .. })).count() == 1;
                    self.others &= others || !alone;
                }
            }
        }
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

    /// Values that a definition is compared with are compared with whatever it comes to.
    fn outcome(&mut self, tables: &Tables, id: DefinitionId, values: &[Value]) {
        let row = &tables.definitions[id.index()];
        let slots = slots_of([row.subject, row.second]);
        self.add(tables, &row.general, &slots, last_of(&row.general), values);
        for exception in row.exceptions.iter() {
            if let ExceptionEffect::Value(code) = &tables.exceptions[exception.index()].effect {
                self.add(tables, code, &slots, last_of(code), values);
            }
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
                Node::Includes { set, bit } => self.add(tables, code, &slots, *set, &[Value::Set(1 << bit)]),
                _ => self.add(tables, code, &slots, index as NodeIndex, &[]),
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
        self.add(tables, code, slots, what, &values);
    }

    /// What a node reads of something matters, and so do the values that it is compared with.
    fn add(&mut self, tables: &Tables, code: &Code, slots: &Slots, what: NodeIndex, values: &[Value]) {
        match code.get(usize::from(what)) {
            Some(Node::Attribute { of, attribute }) => {
                if let Some(entity) = entity(tables, code, slots, *of) {
                    // A counter that something names, such as a leader, may be another than the one looked at.
                    let itself =
                        matches!(code.get(usize::from(*of)), Some(Node::Slot(slot)) if *slot < FIRST_SHARE_SLOT);
                    self.others |= entity == EntityKind::Counter && !itself;
                    self.attributes.entry((entity, *attribute)).or_default().extend(values);
                }
            }
            Some(Node::GameAttribute(attribute)) => {
                self.attributes.entry((EntityKind::Game, *attribute)).or_default().extend(values);
            }
            Some(Node::Slot(slot)) if *slot >= FIRST_SHARE_SLOT => {
                if let Some(per) = self.shares.get(usize::from(slot - FIRST_SHARE_SLOT)) {
                    let counter = slots_of([Some(Subject::Counter), None]);
                    self.add(tables, &per.value, &counter, last_of(&per.value), values);
                }
            }
            Some(Node::Defined { definition, .. }) => {
                let new = |value: &&Value| self.compared.insert((*definition, **value));
                let values = values.iter().filter(new).copied().collect::<Vec<_>>();
                if !values.is_empty() {
                    self.outcome(tables, *definition, &values);
                }
            }
            Some(Node::Parameter { parameter, .. }) => {
                self.parameters.entry(*parameter).or_default().extend(values);
            }
            _ => {}
        }
    }
}

/// The node that a code comes to.
fn last_of(code: &Code) -> NodeIndex {
    code.len().saturating_sub(1) as NodeIndex
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

fn subject_of(entity: EntityKind) -> Option<Subject> {
    match entity {
        EntityKind::Counter => Some(Subject::Counter),
        EntityKind::Place => Some(Subject::Place),
        EntityKind::Group => Some(Subject::Group),
        EntityKind::Border => Some(Subject::Step),
        EntityKind::Act => Some(Subject::Act),
        EntityKind::Game => None,
    }
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
