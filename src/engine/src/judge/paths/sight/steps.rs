//! What is worked out over the steps of a path: summed up where each step is looked at by itself; otherwise what is seen of
//! each step is kept, however often it was seen.

use alloc::vec::Vec;

use crate::judge::operands::{each_operand, slots_from_outside};
use crate::judge::paths::sight::{
    Around, Expression, Looked, Looking, Part, Sees, Times, What, is_so_far, is_steps, is_the_last,
};
use crate::table::*;

impl<'a> Looking<'a> {
    /// Something worked out over the steps of the path, by the set that `set` ends with and what `more` says of each of its
    /// steps. It can be summed up if each step is looked at by itself; otherwise what is seen of each step is kept.
    pub(in crate::judge) fn over_steps(
        &mut self,
        what: What<'a>,
        set: &'a [Node],
        more: &[&'a [Node]],
        times: Times,
        around: Around,
    ) -> Sees {
        let Some(node @ Node::Set { slot, other_than, condition, class, .. }) = set.last() else {
            return Sees::NOTHING;
        };
        let inner = self.bound(set, node, around);
        let mut inside = Sees::NOTHING;
        let mut so_far = false;
        let mut looks: Vec<Expression<'a>> = Vec::new();
        let mut conditions: Vec<NodeIndex> = condition.iter().copied().collect();
        while let Some(condition) = conditions.pop() {
            match set.get(usize::from(condition)) {
                Some(Node::And(left, right)) => conditions.extend([*left, *right]),
                _ if is_so_far(set, condition, *slot) => so_far = true,
                _ => looks.push(Expression { code: set, index: condition }),
            }
        }
        looks.extend(more.iter().map(|code| Expression::whole(code)));
        let root = match what {
            What::Node(root) => {
                // What an aggregate adds up, and what every step has to meet.
                if let Some(
                    Node::Every { condition: of, .. } | Node::CountDifferent { of, .. } | Node::Aggregate { of, .. },
                ) = root.code.get(usize::from(root.index))
                {
                    looks.push(Expression { code: root.code, index: *of });
                }
                root
            }
            What::Measure(_) => Expression::whole(set),
        };
        looks.iter().for_each(|look| inside = inside.and(self.node(look.code, look.index, inner)));
        if let Some(class) = class {
            inside = inside.and(self.defined(*class, true, false));
        }
        let own = 1_u32.checked_shl(u32::from(*slot)).unwrap_or(0);
        let alone = inside.is_of_the_step()
            && other_than.is_none()
            && slots_from_outside(root.code, root.index) == 0
            && looks.iter().all(|look| slots_from_outside(look.code, look.index) & !own == 0)
            && !(around.subject.is_some() && looks.iter().any(|look| looks_here(look.code)));
        if alone && times != Times::Different && !matches!(what, What::Node(root) if is_steps(root.code, root.index)) {
            self.look(what);
        } else {
            self.sight.alike = self.sight.alike.max(match times {
                Times::Each => u32::MAX,
                _ if other_than.is_some() => 2,
                _ => 1,
            });
            let mut told = true;
            looks.iter().for_each(|look| told &= self.step_parts(*look, *slot, inner));
            if let Some(class) = class {
                told &= self.class_part(*class);
            }
            if let Some(other) = other_than {
                told &= matches!(set.get(usize::from(*other)), Some(Node::Slot(_) | Node::Step));
            }
            self.sight.whole |= !told;
        }
        Sees {
            later: !so_far || inside.later,
            earlier: true,
            present: so_far || inside.present || other_than.is_some(),
            ..inside
        }
    }

    fn look(&mut self, what: What<'a>) {
        let known = self.sight.looked.iter().any(|known| {
            known.up_to.is_none()
                && match (known.what, what) {
                    (What::Node(one), What::Node(other)) => one.is(other),
                    (What::Measure(one), What::Measure(other)) => core::ptr::eq(one, other),
                    _ => false,
                }
        });
        if !known {
            self.sight.looked.push(Looked { what, up_to: None });
        }
    }

    /// The largest parts of an expression about a step that the step alone settles; whether that is all it sees of the step.
    fn step_parts(&mut self, expression: Expression<'a>, slot: u8, around: Around) -> bool {
        let Expression { code, index } = expression;
        let Some(node) = code.get(usize::from(index)) else { return true };
        let own = 1_u32.checked_shl(u32::from(slot)).unwrap_or(0);
        let outside = slots_from_outside(code, index);
        if outside & own == 0 {
            return true;
        }
        if matches!(node, Node::Slot(_)) {
            return false;
        }
        if outside == own {
            let (sees, sight) = self.quietly(|looking| looking.node(code, index, around));
            let simple = !sight.whole && sight.parts.is_empty() && sight.looked.is_empty();
            if simple && sees.is_of_the_step() {
                self.sight.parts.push(Part::Bound(expression, slot));
                return true;
            }
        }
        match *node {
            Node::Compare { left, right, .. } if is_the_last(code, left, right).is_some() => true,
            Node::Defined { definition, subject, second } => {
                let mut told = true;
                for (operand, inside) in [(subject, 0), (second, 1)] {
                    let Some(operand) = operand else { continue };
                    told &= match code.get(usize::from(operand)) {
                        Some(Node::Slot(of)) if *of == slot => self.definition_parts(definition, inside),
                        _ => self.step_parts(Expression { code, index: operand }, slot, around),
                    };
                }
                told
            }
            _ => {
                let inner = self.bound(code, node, around);
                let mut operands = Vec::new();
                let another = match node {
                    Node::Set { domain: Domain::Steps, other_than, .. } => *other_than,
                    _ => None,
                };
                each_operand(node, &mut |operand| operands.push(operand));
                operands.retain(|operand| Some(*operand) != another);
                let mut told = true;
                operands.iter().for_each(|at| told &= self.step_parts(Expression { code, index: *at }, slot, inner));
                told
            }
        }
    }

    /// What a definition sees of the step that stands in one of its slots.
    fn definition_parts(&mut self, id: DefinitionId, slot: u8) -> bool {
        let Some(row) = self.tables.definitions.get(id.index()) else { return true };
        if self.open.contains(&id) {
            return true;
        }
        self.open.push(id);
        let inside = Around { others: 0, subject: row.subject }.binds(0, true).binds(1, true);
        let mut codes = Vec::from([&*row.general]);
        self.exception_codes(&row.exceptions, &mut codes);
        let mut told = true;
        codes.iter().for_each(|code| told &= self.step_parts(Expression::whole(code), slot, inside));
        self.open.pop();
        told
    }

    fn class_part(&mut self, class: DefinitionId) -> bool {
        let (sees, sight) = self.quietly(|looking| looking.defined(class, true, false));
        if sees.is_of_the_step() && sight.looked.is_empty() && sight.parts.is_empty() {
            self.sight.parts.push(Part::Class(class));
            return true;
        }
        self.definition_parts(class, 0)
    }
}

fn looks_here(code: &[Node]) -> bool {
    code.iter().any(|node| matches!(node, Node::Here | Node::Set { location: Location::Here, .. }))
}
