//! What the rules can see of the path of an act: what a search over paths has to keep apart, and what it may rely on.
//!
//! Read off the tables alone, once for each search. Where something cannot be told, the answer is the one that keeps more
//! paths apart, so that no lawful path is ever overlooked.

use alloc::vec::Vec;

use super::operands::{each_operand, reads_slots_from_outside};
use super::sight_growth::Growth;
use crate::table::*;

/// What an expression looks at, of those things that differ from path to path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sees {
    /// What steps after the one being judged can change: all the steps, how many there are, where they end.
    pub(super) later: bool,
    /// Steps before the one being judged.
    pub(super) earlier: bool,
    /// The number of a step.
    pub(super) number: bool,
    /// The step or the place being judged.
    pub(super) present: bool,
    /// Where the mover stands.
    pub(super) mover: bool,
}

impl Sees {
    pub(super) const NOTHING: Sees = Sees { later: false, earlier: false, number: false, present: false, mover: false };

    fn and(self, other: Sees) -> Sees {
        Sees {
            later: self.later || other.later,
            earlier: self.earlier || other.earlier,
            number: self.number || other.number,
            present: self.present || other.present,
            mover: self.mover || other.mover,
        }
    }
}

/// Something worked out over the steps of the path so far.
#[derive(Clone, Copy, Debug)]
pub(super) enum Looked<'a> {
    Node(&'a [Node], NodeIndex),
    Measure(&'a Measure),
}

/// What the rules for one act can see of its path.
#[derive(Debug, Default)]
pub(super) struct Sight<'a> {
    /// What is worked out over all steps, each step by itself: two paths that agree in it so far go on to agree.
    pub(super) looked: Vec<Looked<'a>>,
    /// What clauses that wait for the end of the path can see of a single step.
    pub(super) of_a_step: Vec<(&'a [Node], NodeIndex)>,
    /// Such a clause sees more of a step than can be told: the step itself is kept.
    pub(super) steps_themselves: bool,
    /// How many steps there are.
    pub(super) number: bool,
    /// More than can be summed up: every path stands by itself.
    pub(super) whole: bool,
    /// By the number of the clause: what it says at a step stands, whatever comes later.
    pub(super) settled: Vec<bool>,
    /// Clauses that, once broken by a path, are broken by every longer one.
    pub(super) bounding: Vec<ClauseId>,
    /// Prices of the act that add up along its path, if any is paid at a step.
    pub(super) priced: Vec<ClauseId>,
    /// The budgets that they are paid from, each once.
    pub(super) budgets: Vec<&'a [Node]>,
}

/// Where an expression stands.
#[derive(Clone, Copy)]
struct Around {
    /// Slots that hold something else than the mover.
    others: u32,
    /// Whether `here` is the place of the subject.
    subject: Option<Subject>,
}

impl Around {
    const CLAUSE: Around = Around { others: 0, subject: None };

    fn binds(self, slot: u8, other: bool) -> Around {
        let bit = 1_u32.checked_shl(u32::from(slot)).unwrap_or(0);
        Around { others: if other { self.others | bit } else { self.others & !bit }, ..self }
    }

    fn is_other(self, slot: u8) -> bool {
        self.others.checked_shr(u32::from(slot)).is_some_and(|rest| rest & 1 == 1)
    }
}

pub(super) struct Looking<'a> {
    pub(super) tables: &'a Tables,
    mover: Option<ParameterId>,
    sight: Sight<'a>,
    known: Vec<((DefinitionId, bool, bool), Sees)>,
    open: Vec<DefinitionId>,
}

impl<'a> Sight<'a> {
    /// What the rules see of the paths of an act.
    pub(super) fn of(tables: &'a Tables, row: &'a ActRow) -> Sight<'a> {
        let mover = row.effects.iter().find_map(|effect| match effect {
            ActEffect::MovesAlong { what, .. } => Some(*what),
            _ => None,
        });
        let mut looking = Looking { tables, mover, sight: Sight::default(), known: Vec::new(), open: Vec::new() };
        let (mut at_steps, mut all) = (row.at_each_step.0 | row.on_the_way.0, row.at_the_start.0 | row.at_the_end.0);
        for more in row.conditional.iter() {
            let sees = looking.code(&more.condition, Around::CLAUSE);
            if matches!(more.stage, Stage::AtEachStep | Stage::OnTheWay) {
                at_steps |= more.moments.0;
                // Whether a step is judged at all would hang on later ones.
                looking.sight.whole |= sees.later;
            }
            all |= more.moments.0;
        }
        all |= at_steps;
        for effect in row.effects.iter() {
            if let ActEffect::Sets { to, .. } = effect {
                let sees = looking.code(to, Around::CLAUSE);
                looking.sight.number |= sees.number;
            }
        }
        let (priced, budgets) = prices(tables, all, at_steps);
        for (number, clause) in tables.clauses.iter().enumerate() {
            let sees = if clause.moments.0 & all == 0 { Sees::NOTHING } else { looking.clause(clause) };
            let is_priced = priced.contains(&ClauseId(number as u16));
            // What has been spent so far is seen of a path, but not what is still to be spent.
            looking.sight.whole |= is_priced && sees.later;
            looking.sight.settled.push(!sees.later && !is_priced);
            if clause.moments.0 & all != 0 && Growth::new(&mut looking).bounds(clause) {
                looking.sight.bounding.push(ClauseId(number as u16));
            }
            if sees.later && clause.moments.0 & at_steps != 0 {
                looking.step_in_sight(clause);
            }
        }
        (looking.sight.priced, looking.sight.budgets) = (priced, budgets);
        looking.sight
    }
}

/// The prices that draw on a budget during an act, and their budgets; nothing if none is paid at a step.
fn prices(tables: &Tables, all: u64, at_steps: u64) -> (Vec<ClauseId>, Vec<&[Node]>) {
    let (mut priced, mut budgets, mut along) = (Vec::new(), Vec::new(), false);
    for (number, clause) in tables.clauses.iter().enumerate() {
        if let (ClauseKind::Price, Body::Effect { budget: Some(budget), .. }) = (clause.kind, &clause.body)
            && clause.moments.0 & all != 0
        {
            priced.push(ClauseId(number as u16));
            along |= clause.moments.0 & at_steps != 0;
            if !budgets.contains(&&**budget) {
                budgets.push(&**budget);
            }
        }
    }
    if along { (priced, budgets) } else { (Vec::new(), Vec::new()) }
}

impl<'a> Looking<'a> {
    /// What a clause sees, with everything that it leans on.
    fn clause(&mut self, row: &'a ClauseRow) -> Sees {
        let mut sees = Sees::NOTHING;
        let mut codes: Vec<&'a [Node]> = row.per.iter().map(|per| &*per.value).collect();
        codes.extend(row.subject.as_deref());
        codes.extend(row.condition.as_deref());
        self.body(&row.body, &mut codes, &mut sees);
        codes.iter().for_each(|code| sees = sees.and(self.code(code, Around::CLAUSE)));
        sees = sees.and(self.exceptions(&row.exceptions, Around::CLAUSE));
        // One judgement for each step of the path.
        self.sight.whole |= row.subject.as_deref().is_some_and(is_over_steps);
        sees
    }

    /// The codes of a body; what its measures see is added up at once.
    fn body(&mut self, body: &'a Body, codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        match body {
            Body::Lines(lines) => lines.iter().for_each(|line| self.line(line, codes, sees)),
            Body::Alternatives(alternatives) => {
                for alternative in alternatives.iter() {
                    alternative.lines.iter().for_each(|line| self.line(line, codes, sees));
                }
            }
            Body::MayNotShare { subject, with } => codes.extend([&**subject, &**with]),
            Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => codes.push(code),
            Body::Permits | Body::By(_) | Body::Hides(_) => {}
            Body::Effect { value, budget, .. } => {
                if let EffectCode::Value(code) | EffectCode::Members(code) = value {
                    codes.push(code);
                }
                codes.extend(budget.as_deref());
            }
            Body::Choice(choice) => {
                codes.push(&choice.from);
                codes.extend(choice.at_most.as_deref());
                codes.extend(choice.none_if.as_deref());
            }
        }
    }

    fn line(&mut self, line: &'a LineRow, codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        codes.push(&line.bound);
        match &line.measure {
            Measure::Value(code) => codes.push(code),
            Measure::Count { set } if is_over_steps(set) => {
                *sees =
                    sees.and(self.over_steps(set, Looked::Measure(&line.measure), last_of(set), None, Around::CLAUSE));
            }
            Measure::Sum { set, of } if is_over_steps(set) => {
                let weight = self.code(of, Around::CLAUSE);
                // The step stands in a slot that the weight finds bound.
                let own = Sees { present: false, ..weight } == Sees::NOTHING && !of.contains(&Node::Step);
                self.sight.whole |= !own;
                *sees =
                    sees.and(self.over_steps(set, Looked::Measure(&line.measure), last_of(set), None, Around::CLAUSE));
            }
            Measure::Different { set, of } | Measure::Sum { set, of } => {
                self.sight.whole |= is_over_steps(set);
                codes.extend([&**set, &**of]);
            }
            Measure::Count { set } => codes.push(set),
        }
    }

    fn exceptions(&mut self, ids: &[ExceptionId], around: Around) -> Sees {
        let mut sees = Sees::NOTHING;
        for id in ids {
            let Some(row) = self.tables.exceptions.get(id.index()) else { continue };
            for code in codes_of(row) {
                sees = sees.and(self.code(code, around));
            }
            sees = sees.and(self.exceptions(&row.exceptions, around));
        }
        sees
    }

    fn code(&mut self, code: &'a [Node], around: Around) -> Sees {
        match code.len().checked_sub(1) {
            Some(last) => self.node(code, last as NodeIndex, around),
            None => Sees::NOTHING,
        }
    }

    /// What an expression sees that stands in a clause or in a definition without a subject.
    pub(super) fn plain(&mut self, code: &'a [Node]) -> Sees {
        self.code(code, Around::CLAUSE)
    }

    fn node(&mut self, code: &'a [Node], index: NodeIndex, around: Around) -> Sees {
        let Some(node) = code.get(usize::from(index)) else { return Sees::NOTHING };
        let own = match *node {
            Node::Step => Sees { present: true, ..Sees::NOTHING },
            Node::Here => match around.subject {
                None => Sees { present: true, ..Sees::NOTHING },
                Some(Subject::Counter) => Sees { mover: !around.is_other(0), ..Sees::NOTHING },
                Some(_) => Sees::NOTHING,
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
            Node::Exists { set } | Node::Count { set } if is_steps(code, set) => {
                return self.over_steps(code, Looked::Node(code, index), set, None, around);
            }
            Node::Every { set, condition: more }
            | Node::CountDifferent { set, of: more }
            | Node::Aggregate { set, of: more, .. }
                if is_steps(code, set) =>
            {
                // How many different values there are cannot be added up.
                self.sight.whole |= matches!(node, Node::CountDifferent { .. });
                return self.over_steps(code, Looked::Node(code, index), set, Some(more), around);
            }
            _ => Sees::NOTHING,
        };
        let inner = self.bound(code, node, around);
        let mut sees = own;
        each_operand(node, &mut |operand| sees = sees.and(self.node(code, operand, inner)));
        sees
    }

    /// What stands in the slot that a node binds for the nodes that it is made of.
    fn bound(&self, code: &[Node], node: &Node, around: Around) -> Around {
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
    fn defined(&mut self, id: DefinitionId, subject: bool, second: bool) -> Sees {
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

    /// Something worked out over the steps of the path. It can be summed up if each step is looked at by itself.
    fn over_steps(
        &mut self,
        code: &'a [Node],
        looked: Looked<'a>,
        set: NodeIndex,
        more: Option<NodeIndex>,
        around: Around,
    ) -> Sees {
        let Some(node @ Node::Set { slot, other_than, condition, class, .. }) = code.get(usize::from(set)) else {
            return Sees::NOTHING;
        };
        let inner = self.bound(code, node, around);
        let mut inside = Sees::NOTHING;
        let mut so_far = false;
        let mut conditions: Vec<NodeIndex> = condition.iter().copied().collect();
        while let Some(condition) = conditions.pop() {
            match code.get(usize::from(condition)) {
                Some(Node::And(left, right)) => conditions.extend([*left, *right]),
                _ if is_so_far(code, condition, *slot) => so_far = true,
                _ => inside = inside.and(self.node(code, condition, inner)),
            }
        }
        for operand in more.into_iter().chain(*other_than) {
            inside = inside.and(self.node(code, operand, inner));
        }
        if let Some(class) = class {
            inside = inside.and(self.defined(*class, true, false));
        }
        let alone = Sees { number: false, ..inside } == Sees::NOTHING;
        let root = if let Looked::Node(_, index) = looked { index } else { set };
        if alone && !reads_slots_from_outside(code, root) {
            self.look(looked);
        } else {
            self.sight.whole = true;
        }
        Sees { later: !so_far, earlier: true, number: inside.number, present: so_far, mover: false }
    }

    fn look(&mut self, looked: Looked<'a>) {
        let known = self.sight.looked.iter().any(|known| match (known, &looked) {
            (Looked::Node(code, index), Looked::Node(other, at)) => code.as_ptr() == other.as_ptr() && index == at,
            (Looked::Measure(one), Looked::Measure(other)) => core::ptr::eq(*one, *other),
            _ => false,
        });
        if !known {
            self.sight.looked.push(looked);
        }
    }

    /// What a clause that waits for the end of the path sees of the step at which it is judged.
    fn step_in_sight(&mut self, row: &'a ClauseRow) {
        let mut codes: Vec<&'a [Node]> = row.condition.as_deref().into_iter().collect();
        match &row.body {
            Body::Requires(code) | Body::Forbids(code) => codes.push(code),
            _ => self.sight.steps_themselves = true,
        }
        self.sight.steps_themselves |= row.subject.is_some() || !row.per.is_empty();
        self.exception_codes(&row.exceptions, &mut codes);
        codes.iter().for_each(|code| self.parts(code, last_of(code)));
    }

    fn exception_codes(&self, ids: &[ExceptionId], codes: &mut Vec<&'a [Node]>) {
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            codes.extend(codes_of(row));
            self.exception_codes(&row.exceptions, codes);
        }
    }

    /// The largest parts of an expression that are settled at the step, and differ from step to step.
    fn parts(&mut self, code: &'a [Node], index: NodeIndex) {
        let sees = self.node(code, index, Around::CLAUSE);
        let Some(node) = code.get(usize::from(index)) else { return };
        if sees == Sees::NOTHING {
            return;
        }
        if !sees.later {
            if reads_slots_from_outside(code, index) {
                self.sight.steps_themselves = true;
            } else {
                self.sight.of_a_step.push((code, index));
            }
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
            Node::Exists { set }
            | Node::Count { set }
            | Node::Every { set, .. }
            | Node::Aggregate { set, .. }
            | Node::CountDifferent { set, .. }
                if is_steps(code, *set) => {}
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
            _ => self.sight.steps_themselves = true,
        }
    }
}

/// The condition and the value of an exception.
fn codes_of(row: &ExceptionRow) -> Vec<&[Node]> {
    let mut codes: Vec<&[Node]> = row.condition.as_deref().into_iter().collect();
    match &row.effect {
        ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
        ExceptionEffect::Exempts { first, set } => {
            codes.extend(first.as_deref());
            codes.push(set);
        }
        ExceptionEffect::Bounds(bounds) => codes.extend(bounds.iter().map(|row| &*row.bound)),
        ExceptionEffect::Value(code) => codes.push(code),
    }
    codes
}

fn last_of(code: &[Node]) -> NodeIndex {
    code.len().saturating_sub(1) as NodeIndex
}

pub(super) fn is_over_steps(code: &[Node]) -> bool {
    is_steps(code, last_of(code))
}

pub(super) fn is_steps(code: &[Node], set: NodeIndex) -> bool {
    matches!(code.get(usize::from(set)), Some(Node::Set { domain: Domain::Steps, .. }))
}

/// `step-number is at most the step's step-number`: the steps up to the one being judged.
fn is_so_far(code: &[Node], condition: NodeIndex, own: u8) -> bool {
    let of = |index: NodeIndex| match code.get(usize::from(index)) {
        Some(Node::Property { of, property: Property::StepNumber }) => code.get(usize::from(*of)),
        _ => None,
    };
    let is = |left: NodeIndex, right: NodeIndex| of(left) == Some(&Node::Slot(own)) && of(right) == Some(&Node::Step);
    match code.get(usize::from(condition)) {
        Some(Node::Compare { left, comparison: Comparison::AtMost, right }) => is(*left, *right),
        Some(Node::Compare { left, comparison: Comparison::AtLeast, right }) => is(*right, *left),
        _ => false,
    }
}
