//! What an expression sees of a path, node by node.

use alloc::vec::Vec;

use crate::judge::operands::{each_operand, slots_from_outside};
use crate::judge::paths::prospects::Amount;
use crate::judge::paths::sight::{
    Around, Expression, Looked, Looking, Part, Sees, Times, What, is_steps, is_the_last, last_of,
};
use crate::table::*;

impl<'a> Looking<'a> {
    pub(in crate::judge) fn code(&mut self, code: &'a [Node], around: Around) -> Sees {
        match code.len().checked_sub(1) {
            Some(last) => self.node(code, last as NodeIndex, around),
            None => Sees::NOTHING,
        }
    }

    pub(in crate::judge) fn node(&mut self, code: &'a [Node], index: NodeIndex, around: Around) -> Sees {
        let Some(node) = code.get(usize::from(index)) else { return Sees::NOTHING };
        if !self.goes_on() {
            self.sight.whole = true;
            return Sees::EVERYTHING;
        }
        if let Node::Compare { left, right, .. } = *node
            && let Some(sees) = self.compared(code, left, right, around)
        {
            return sees;
        }
        let own = match *node {
            Node::Step => Sees { present: true, ..Sees::NOTHING },
            Node::Here => match around.subject {
                Some(Subject::Counter) => Sees { mover: !around.is_other(0), ..Sees::NOTHING },
                Some(Subject::Place) => Sees::NOTHING,
                _ => Sees { present: true, ..Sees::NOTHING },
            },
            Node::Property { property: Property::StepNumber, .. } => {
                self.sight.number = true;
                Sees { number: true, ..Sees::NOTHING }
            }
            Node::Property { property: Property::StepCount, .. } => {
                self.sight.number = true;
                Sees { later: true, number: true, ..Sees::NOTHING }
            }
            Node::Property { property: Property::End, .. } => Sees { later: true, ..Sees::NOTHING },
            Node::Property {
                of,
                property: Property::Place | Property::Depth | Property::Top | Property::PlaceCount,
            }
            | Node::OverPlaces { of, .. } => Sees { mover: self.may_be_mover(code, of, around), ..Sees::NOTHING },
            Node::Parameter { parameter, .. } => {
                let row = self.tables.parameters.get(parameter.index());
                self.sight.whole |= row.is_some_and(|row| row.of_type == Type::Path);
                Sees::NOTHING
            }
            Node::Defined { definition, subject, second } => self.definition(code, definition, subject, second, around),
            Node::Broken { .. } | Node::Excess { .. } => Sees { present: true, mover: true, ..Sees::NOTHING },
            Node::In { what: left, within: right }
            | Node::NextTo { left, right }
            | Node::Distance { from: left, to: right, .. }
            | Node::Reachable { from: left, to: right, .. } => {
                let mover = self.may_be_mover(code, left, around) || self.may_be_mover(code, right, around);
                Sees { mover, ..Sees::NOTHING }
            }
            Node::Set { .. } => self.set(code, node, around),
            Node::Exists { set }
            | Node::Count { set }
            | Node::Every { set, .. }
            | Node::CountDifferent { set, .. }
            | Node::Aggregate { set, .. }
                if is_steps(code, set) =>
            {
                let times = match node {
                    Node::Count { .. } | Node::Aggregate { aggregate: Aggregate::Sum, .. } => Times::Each,
                    Node::CountDifferent { .. } => Times::Different,
                    _ => Times::Once,
                };
                let what = What::Node(Expression { code, index });
                return self.over_steps(what, code.get(..=usize::from(set)).unwrap_or(&[]), &[], times, around);
            }
            _ => Sees::NOTHING,
        };
        let inner = self.bound(code, node, around);
        let mut sees = own;
        each_operand(node, &mut |operand| sees = sees.and(self.node(code, operand, inner)));
        sees
    }

    /// What stands in the slot that a node binds for the nodes that it is made of.
    pub(in crate::judge) fn bound(&self, code: &[Node], node: &Node, around: Around) -> Around {
        match *node {
            Node::Set { domain, slot, relation, .. } => {
                let other = match domain {
                    Domain::Counters | Domain::Listed(_) => matches!(relation, Some(Relation::Enemy { .. })),
                    _ => true,
                };
                around.binds(slot, other)
            }
            Node::Distance { slot, .. } | Node::Reachable { slot, .. } => around.binds(slot, true),
            Node::Every { set, .. } | Node::CountDifferent { set, .. } | Node::Aggregate { set, .. } => {
                match code.get(usize::from(set)) {
                    Some(inner @ Node::Set { .. }) => self.bound(code, inner, around),
                    _ => around,
                }
            }
            _ => around,
        }
    }

    /// A comparison of which less is seen than of its two sides.
    fn compared(&mut self, code: &'a [Node], left: NodeIndex, right: NodeIndex, around: Around) -> Option<Sees> {
        if let Some(step) = is_the_last(code, left, right) {
            self.sight.last = true;
            let sees = self.node(code, step, around);
            return Some(Sees { later: true, ..sees });
        }
        for (one, other) in [(left, right), (right, left)] {
            let (one, other) = (Expression { code, index: one }, Expression { code, index: other });
            if let Some(Node::Property { of, property }) = code.get(usize::from(one.index))
                && matches!(property, Property::StepNumber | Property::StepCount)
                && self.is_fixed(other)
            {
                self.sight.numbers.push(Amount::Fixed(other));
                let sees = self.node(code, *of, around);
                return Some(Sees { later: sees.later || *property == Property::StepCount, number: true, ..sees });
            }
            if around.is_plain() && self.grows(one) {
                let (bound, _) = self.quietly(|looking| looking.amount(other));
                if slots_from_outside(code, other.index) == 0 && !matches!(bound, Amount::Unknown) {
                    let sees = self.up_to(one, Vec::from([bound]), around);
                    return Some(sees.and(self.node(code, other.index, around)));
                }
            }
        }
        None
    }

    /// Keeps what grows along a path as far as it matters.
    pub(in crate::judge) fn up_to(&mut self, grows: Expression<'a>, bounds: Vec<Amount<'a>>, around: Around) -> Sees {
        let sees = self.adding(|looking| looking.terms(grows, around));
        self.sight.looked.push(Looked { what: What::Node(grows), up_to: Some(bounds) });
        sees
    }

    /// What the terms of a growing sum see; that it counts the steps is no matter, since it is kept as a whole.
    fn terms(&mut self, grows: Expression<'a>, around: Around) -> Sees {
        let Expression { code, index } = grows;
        match code.get(usize::from(index)) {
            Some(Node::Property { property: Property::StepCount, .. }) => {
                Sees { later: true, number: true, ..Sees::NOTHING }
            }
            Some(Node::Arithmetic { left, right, .. }) => {
                let left = self.terms(Expression { code, index: *left }, around);
                left.and(self.terms(Expression { code, index: *right }, around))
            }
            Some(Node::Defined { definition, subject: None, second: None }) => {
                match self.tables.definitions.get(definition.index()) {
                    Some(row) if row.exceptions.is_empty() && !self.open.contains(definition) => {
                        self.open.push(*definition);
                        let sees = self.terms(Expression::whole(&row.general), around);
                        self.open.pop();
                        sees
                    }
                    _ => self.node(code, index, around),
                }
            }
            _ => self.node(code, index, around),
        }
    }

    fn set(&mut self, code: &'a [Node], node: &Node, around: Around) -> Sees {
        let Node::Set { domain, location, relation, class, .. } = *node else { return Sees::NOTHING };
        if domain == Domain::Steps {
            self.sight.whole = true;
            return Sees { later: true, earlier: true, ..Sees::NOTHING };
        }
        let enemies = matches!(relation, Some(Relation::Enemy { .. }));
        // Who lies in a place hangs on where the mover is, unless the mover is not asked for.
        let counters = domain == Domain::Counters && !enemies;
        let whereabouts = match location {
            Location::Everywhere => Sees::NOTHING,
            Location::Here => Sees {
                present: around.subject.is_none(),
                mover: counters || (around.subject == Some(Subject::Counter) && !around.is_other(0)),
                ..Sees::NOTHING
            },
            Location::In(of) | Location::NextTo(of) | Location::Within { of, .. } => {
                Sees { mover: counters || self.may_be_mover(code, of, around), ..Sees::NOTHING }
            }
        };
        match class {
            Some(class) => whereabouts.and(self.defined(class, enemies || domain != Domain::Counters, false)),
            None => whereabouts,
        }
    }

    fn definition(
        &mut self,
        code: &[Node],
        id: DefinitionId,
        subject: Option<NodeIndex>,
        second: Option<NodeIndex>,
        around: Around,
    ) -> Sees {
        let other = |of: Option<NodeIndex>| of.is_some_and(|of| !self.may_be_mover(code, of, around));
        self.defined(id, other(subject), other(second))
    }

    /// What a definition sees; the flags say whether its subjects are something else than the mover.
    pub(in crate::judge) fn defined(&mut self, id: DefinitionId, subject: bool, second: bool) -> Sees {
        let key = (id, subject, second);
        if let Some((_, sees)) = self.known.iter().find(|(known, _)| *known == key) {
            return *sees;
        }
        let Some(row) = self.tables.definitions.get(id.index()) else { return Sees::NOTHING };
        if self.open.contains(&id) {
            return Sees::NOTHING;
        }
        self.open.push(id);
        let inside = Around { others: 0, subject: row.subject }.binds(0, key.1).binds(1, key.2);
        let sees = self.code(&row.general, inside).and(self.exceptions(&row.exceptions, inside));
        self.open.pop();
        self.known.push((key, sees));
        sees
    }

    /// Whether an expression may come to the counter that moves.
    fn may_be_mover(&self, code: &[Node], index: NodeIndex, around: Around) -> bool {
        match code.get(usize::from(index)) {
            Some(Node::Slot(slot)) => !around.is_other(*slot),
            Some(Node::Parameter { parameter, .. }) => Some(*parameter) == self.mover,
            Some(Node::Attribute { attribute, .. }) => {
                let tables = [&self.tables.counters, &self.tables.places, &self.tables.groups];
                let is_counter = |rows: &&List<AttributeRow>| {
                    rows.get(attribute.index()).is_some_and(|row| row.of_type == Type::Counter)
                };
                tables.iter().any(is_counter)
            }
            Some(Node::Defined { definition, .. }) => {
                let row = self.tables.definitions.get(definition.index());
                row.is_some_and(|row| row.of_type == Type::Counter)
            }
            Some(Node::If { then, otherwise, .. }) => {
                self.may_be_mover(code, *then, around) || self.may_be_mover(code, *otherwise, around)
            }
            _ => false,
        }
    }

    /// The largest parts of an expression that are settled at the step, and differ from step to step.
    pub(in crate::judge) fn parts(&mut self, code: &'a [Node], index: NodeIndex) {
        let sees = self.node(code, index, Around::CLAUSE);
        let Some(node) = code.get(usize::from(index)) else { return };
        if sees == Sees::NOTHING || !self.goes_on() {
            return;
        }
        if sees.moment {
            self.sight.steps_themselves = true;
            return;
        }
        if !sees.later {
            if slots_from_outside(code, index) == 0 {
                self.sight.parts.push(Part::Present(Expression { code, index }));
            } else {
                self.sight.steps_themselves = true;
            }
            return;
        }
        if !sees.present && !sees.mover && slots_from_outside(code, index) == 0 {
            // It is the same at every step.
            return;
        }
        match node {
            Node::Defined { definition, subject: None, second: None } => {
                let Some(row) = self.tables.definitions.get(definition.index()) else { return };
                if self.open.contains(definition) {
                    return;
                }
                self.open.push(*definition);
                let mut codes = Vec::from([&*row.general]);
                self.exception_codes(&row.exceptions, &mut codes);
                codes.iter().for_each(|code| self.parts(code, last_of(code)));
                self.open.pop();
            }
            Node::Compare { left, right, .. } if is_the_last(code, *left, *right).is_some() => {}
            Node::Property { .. } => {}
            Node::And(..)
            | Node::Or(..)
            | Node::Not(_)
            | Node::Compare { .. }
            | Node::If { .. }
            | Node::Arithmetic { .. } => {
                let mut operands = Vec::new();
                each_operand(node, &mut |operand| operands.push(operand));
                operands.iter().for_each(|operand| self.parts(code, *operand));
            }
            // What it compares with the step at which it is judged.
            _ => self.sight.steps_themselves = true,
        }
    }
}
