//! What the rules can see of the path of an act: what a search over paths has to keep apart, and what it may rely on.
//!
//! Read off the tables alone, once for each search. Where something cannot be told, the answer is the one that keeps more
//! paths apart, so that no lawful path is ever overlooked.

use alloc::vec::Vec;

use super::operands::{each_operand, slots_from_outside};
use super::prospects::{Amount, Doom, Prospect};
use super::sight_growth::DEEPEST;
use super::sitting::Fault;
use super::verdict::binds;
use crate::table::*;

/// A node of a code, with all that it is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expression<'a> {
    pub(super) code: &'a [Node],
    pub(super) index: NodeIndex,
}

impl<'a> Expression<'a> {
    pub(super) fn whole(code: &'a [Node]) -> Expression<'a> {
        Expression { code, index: last_of(code) }
    }

    pub(super) fn is(self, other: Expression<'a>) -> bool {
        core::ptr::eq(self.code, other.code) && self.index == other.index
    }
}

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
    /// At which moment it is asked.
    pub(super) moment: bool,
}

impl Sees {
    pub(super) const NOTHING: Sees =
        Sees { later: false, earlier: false, number: false, present: false, mover: false, moment: false };
    const EVERYTHING: Sees =
        Sees { later: true, earlier: true, number: true, present: true, mover: true, moment: true };

    /// Whether a step alone settles it, once its number is known.
    pub(super) fn is_of_the_step(self) -> bool {
        Sees { number: false, ..self } == Sees::NOTHING
    }

    pub(super) fn and(self, other: Sees) -> Sees {
        Sees {
            later: self.later || other.later,
            earlier: self.earlier || other.earlier,
            number: self.number || other.number,
            present: self.present || other.present,
            mover: self.mover || other.mover,
            moment: self.moment || other.moment,
        }
    }
}

/// Something worked out over the steps of the path so far, each step by itself.
#[derive(Clone, Debug)]
pub(super) struct Looked<'a> {
    pub(super) what: What<'a>,
    /// What it is compared with, if nothing else is done with it and it never falls along a path: above all of these, one
    /// value is as good as another.
    pub(super) up_to: Option<Vec<Amount<'a>>>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum What<'a> {
    Node(Expression<'a>),
    Measure(&'a Measure),
}

/// What is seen of a single step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'a> {
    /// With the step as the one that is judged.
    Present(Expression<'a>),
    /// With the step bound in a slot.
    Bound(Expression<'a>, u8),
    /// Whether the step is of a class.
    Class(DefinitionId),
}

/// What the rules for one act can see of its path.
#[derive(Debug, Default)]
pub(super) struct Sight<'a> {
    /// What is worked out over all steps: two paths that agree in it so far go on to agree.
    pub(super) looked: Vec<Looked<'a>>,
    /// What is seen of each step where that cannot be summed up.
    pub(super) parts: Vec<Part<'a>>,
    /// How many steps that look alike are told apart.
    pub(super) alike: u32,
    /// A clause that waits for the end of the path sees more of a step than can be told: the step itself is kept.
    pub(super) steps_themselves: bool,
    /// It is asked whether a step is the last one.
    pub(super) last: bool,
    /// How many steps there are.
    pub(super) number: bool,
    /// What the numbers of steps are compared with, where nothing else is done with them.
    pub(super) numbers: Vec<Amount<'a>>,
    /// More than can be told of steps: every path stands by itself.
    pub(super) whole: bool,
    /// By the number of the clause: what it says at a step stands, whatever comes later.
    pub(super) settled: Vec<bool>,
    /// Clauses that may be broken for good before the path is at its end.
    pub(super) dooms: Vec<Doom<'a>>,
    /// Prices of the act that add up along its path, if any is paid at a step.
    pub(super) priced: Vec<ClauseId>,
    /// The budgets that they are paid from, each once.
    pub(super) budgets: Vec<&'a [Node]>,
}

/// How often a step counts in what is worked out over all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Times {
    Once,
    /// As often as it is there.
    Each,
    /// Once, and told from others by what it comes to.
    Different,
}

/// Where an expression stands.
#[derive(Clone, Copy)]
pub(super) struct Around {
    /// Slots that hold something else than the mover.
    pub(super) others: u32,
    /// Whether `here` is the place of the subject.
    pub(super) subject: Option<Subject>,
}

impl Around {
    pub(super) const CLAUSE: Around = Around { others: 0, subject: None };

    pub(super) fn binds(self, slot: u8, other: bool) -> Around {
        let bit = 1_u32.checked_shl(u32::from(slot)).unwrap_or(0);
        Around { others: if other { self.others | bit } else { self.others & !bit }, ..self }
    }

    /// Whether it stands in a clause, or in a definition without a subject, outside of all sets.
    fn is_plain(self) -> bool {
        self.others == 0 && self.subject.is_none()
    }

    fn is_other(self, slot: u8) -> bool {
        self.others.checked_shr(u32::from(slot)).is_some_and(|rest| rest & 1 == 1)
    }
}

pub(super) struct Looking<'a> {
    pub(super) tables: &'a Tables,
    mover: Option<ParameterId>,
    pub(super) sight: Sight<'a>,
    known: Vec<((DefinitionId, bool, bool), Sees)>,
    pub(super) open: Vec<DefinitionId>,
    /// How many nodes may still be looked at.
    effort: u32,
}

/// How many nodes are looked at before every path is taken to stand by itself.
const MOST_EFFORT: u32 = 500_000;

/// What the lines of a clause are compared with: by every exception that gives another bound.
type Bounds<'a> = Option<Vec<Amount<'a>>>;

impl<'a> Sight<'a> {
    fn keeps_anything(&self) -> bool {
        let lists = self.looked.is_empty() && self.parts.is_empty() && self.numbers.is_empty();
        !lists || self.number || self.last || self.whole || self.steps_themselves
    }

    /// What the rules see of the paths of an act. `silent` tells of the condition of a clause whether no path can meet it: such
    /// a clause sees nothing, and neither does one that cannot be broken.
    pub(super) fn of(
        tables: &'a Tables,
        row: &'a ActRow,
        silent: &mut dyn FnMut(&Prospect<'a>) -> Result<bool, Fault>,
    ) -> Result<Sight<'a>, Fault> {
        let mover = row.effects.iter().find_map(|effect| match effect {
            ActEffect::MovesAlong { what, .. } => Some(*what),
            _ => None,
        });
        let mut looking = Looking {
            tables,
            mover,
            sight: Sight::default(),
            known: Vec::new(),
            open: Vec::new(),
            effort: MOST_EFFORT,
        };
        looking.sight.alike = 1;
        let (mut at_steps, mut all) = (row.at_each_step.0 | row.on_the_way.0, row.at_the_start.0 | row.at_the_end.0);
        let certain = all | row.at_each_step.0;
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
                // What is set would hang on later steps.
                looking.sight.whole |= sees.later;
            }
        }
        let (priced, budgets) = prices(tables, all, at_steps);
        for (number, clause) in tables.clauses.iter().enumerate() {
            let id = ClauseId(number as u16);
            let mut asked = clause.moments.0 & all != 0 && binds(clause.kind, &clause.body);
            if let (true, Some(condition)) = (asked, clause.condition.as_deref())
                && clause.subject.is_none()
                && clause.per.is_empty()
            {
                let condition = Expression::whole(condition);
                asked = !silent(&looking.quietly(|looking| looking.prospect(condition)).0)?;
            }
            let sees = if asked { looking.clause(clause) } else { Sees::NOTHING };
            let is_priced = priced.contains(&id);
            // What has been spent so far is seen of a path, but not what is still to be spent.
            looking.sight.whole |= is_priced && sees.later;
            looking.sight.settled.push(!sees.later && !is_priced);
            if !sees.later {
                continue;
            }
            if clause.moments.0 & at_steps != 0 {
                looking.step_in_sight(clause);
            }
            let doom = looking.quietly(|looking| looking.doom(id, clause, row, certain)).0;
            looking.sight.dooms.extend(doom);
        }
        (looking.sight.priced, looking.sight.budgets) = (priced, budgets);
        Ok(looking.sight)
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
    /// Whether there is effort left to look further.
    pub(super) fn goes_on(&mut self) -> bool {
        self.effort = self.effort.saturating_sub(1);
        self.effort > 0
    }

    /// What a clause sees, with everything that it leans on.
    fn clause(&mut self, row: &'a ClauseRow) -> Sees {
        let mut sees = Sees::NOTHING;
        let mut codes: Vec<&'a [Node]> = row.per.iter().map(|per| &*per.value).collect();
        codes.extend(row.condition.as_deref());
        self.body(row, &mut codes, &mut sees);
        let mut around = Around::CLAUSE;
        match row.subject.as_deref() {
            Some(set) if is_over_steps(set) => {
                // One judgement for each step of the path: what the clause sees of each is kept.
                around = around.binds(slot_of(set), true);
                let mut more = codes.clone();
                self.exception_codes(&row.exceptions, &mut more);
                // What lines and effects measure for each step is not told apart.
                self.sight.whole |= !matches!(row.body, Body::Requires(_) | Body::Forbids(_) | Body::IfPossible(_));
                sees = sees.and(self.over_steps(
                    What::Node(Expression::whole(set)),
                    set,
                    &more,
                    Times::Once,
                    Around::CLAUSE,
                ));
            }
            Some(set) => codes.push(set),
            None => {}
        }
        codes.iter().for_each(|code| sees = sees.and(self.code(code, around)));
        sees.and(self.exceptions(&row.exceptions, around))
    }

    /// The codes of a body; what its measures see is added up at once.
    fn body(&mut self, row: &'a ClauseRow, codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        match &row.body {
            Body::Lines(lines) => {
                lines.iter().for_each(|line| self.line(line, &row.exceptions, codes, sees));
            }
            Body::Alternatives(alternatives) => {
                for alternative in alternatives.iter() {
                    alternative.lines.iter().for_each(|line| self.line(line, &row.exceptions, codes, sees));
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

    fn line(&mut self, line: &'a LineRow, exceptions: &'a [ExceptionId], codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        codes.push(&line.bound);
        let what = What::Measure(&line.measure);
        let around = Around::CLAUSE;
        match &line.measure {
            Measure::Value(code) => {
                let expression = Expression::whole(code);
                match if self.grows(expression) { self.bounds_of(line, exceptions) } else { None } {
                    Some(bounds) => *sees = sees.and(self.up_to(expression, bounds, around)),
                    None => codes.push(code),
                }
            }
            Measure::Count { set } | Measure::Sum { set, .. } if is_over_steps(set) => {
                let of: Vec<&'a [Node]> = match &line.measure {
                    Measure::Sum { of, .. } => Vec::from([&**of]),
                    _ => Vec::new(),
                };
                let bounds = if self.measure_grows(&line.measure) { self.bounds_of(line, exceptions) } else { None };
                match bounds {
                    Some(bounds) => {
                        let seen = self.adding(|looking| looking.over_steps(what, set, &of, Times::Each, around));
                        self.sight.looked.push(Looked { what, up_to: Some(bounds) });
                        *sees = sees.and(seen);
                    }
                    None => *sees = sees.and(self.over_steps(what, set, &of, Times::Each, around)),
                }
            }
            Measure::Different { set, of } if is_over_steps(set) => {
                *sees = sees.and(self.over_steps(what, set, &[&**of], Times::Different, around));
            }
            Measure::Different { set, of } | Measure::Sum { set, of } => codes.extend([&**set, &**of]),
            Measure::Count { set } => codes.push(set),
        }
    }

    /// All that a line may be compared with, if its measure is compared with nothing else.
    fn bounds_of(&mut self, line: &'a LineRow, exceptions: &[ExceptionId]) -> Bounds<'a> {
        let mut codes: Vec<&'a [Node]> = Vec::from([&*line.bound]);
        self.exception_bounds(exceptions, &mut codes, 0)?;
        Some(self.quietly(|looking| codes.iter().map(|code| looking.amount(Expression::whole(code))).collect()).0)
    }

    /// The bounds that exceptions give, whichever line they give them to; nothing if there are too many.
    pub(super) fn exception_bounds(&self, ids: &[ExceptionId], codes: &mut Vec<&'a [Node]>, depth: u8) -> Option<()> {
        if depth >= DEEPEST {
            return None;
        }
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            if let ExceptionEffect::Bounds(bounds) = &row.effect {
                codes.extend(bounds.iter().map(|bound| &*bound.bound));
            }
            self.exception_bounds(&row.exceptions, codes, depth + 1)?;
        }
        Some(())
    }

    fn exceptions(&mut self, ids: &[ExceptionId], around: Around) -> Sees {
        let mut sees = Sees::NOTHING;
        for id in ids {
            let Some(row) = self.tables.exceptions.get(id.index()) else { continue };
            sees.moment |= row.moments != Moments::ANY;
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

    /// What an expression sees, and what would have to be kept for it, without keeping it.
    pub(super) fn quietly<T>(&mut self, look: impl FnOnce(&mut Self) -> T) -> (T, Sight<'a>) {
        let before = core::mem::replace(&mut self.sight, Sight { alike: 1, ..Sight::default() });
        let known = self.known.len();
        let seen = look(self);
        let sight = core::mem::replace(&mut self.sight, before);
        if sight.keeps_anything() {
            self.known.truncate(known);
        }
        (seen, sight)
    }

    /// The same, of something that is added up as it grows: of what it is made of, only the numbers of steps matter.
    fn adding<T>(&mut self, look: impl FnOnce(&mut Self) -> T) -> T {
        let (seen, sight) = self.quietly(look);
        self.sight.numbers.extend(sight.numbers);
        self.sight.number |= sight.number;
        seen
    }

    /// What an expression sees that stands in a clause or in a definition without a subject, if it can be summed up.
    pub(super) fn plain(&mut self, expression: Expression<'a>) -> Option<Sees> {
        let Expression { code, index } = expression;
        let (sees, sight) = self.quietly(|looking| looking.node(code, index, Around::CLAUSE));
        let simple = !sight.whole && sight.parts.is_empty();
        (simple && slots_from_outside(code, index) == 0).then_some(sees)
    }

    pub(super) fn node(&mut self, code: &'a [Node], index: NodeIndex, around: Around) -> Sees {
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
    pub(super) fn bound(&self, code: &[Node], node: &Node, around: Around) -> Around {
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
    fn up_to(&mut self, grows: Expression<'a>, bounds: Vec<Amount<'a>>, around: Around) -> Sees {
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
    pub(super) fn defined(&mut self, id: DefinitionId, subject: bool, second: bool) -> Sees {
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

    /// What a clause that waits for the end of the path sees of the step at which it is judged.
    fn step_in_sight(&mut self, row: &'a ClauseRow) {
        let mut codes: Vec<&'a [Node]> = row.condition.as_deref().into_iter().collect();
        match &row.body {
            Body::Requires(code) | Body::Forbids(code) => codes.push(code),
            _ => self.sight.steps_themselves = true,
        }
        self.sight.steps_themselves |= !row.per.is_empty() || row.subject.is_some();
        self.exception_codes(&row.exceptions, &mut codes);
        codes.iter().for_each(|code| self.parts(code, last_of(code)));
    }

    pub(super) fn exception_codes(&self, ids: &[ExceptionId], codes: &mut Vec<&'a [Node]>) {
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            codes.extend(codes_of(row));
            self.exception_codes(&row.exceptions, codes);
        }
    }

    /// The largest parts of an expression that are settled at the step, and differ from step to step.
    fn parts(&mut self, code: &'a [Node], index: NodeIndex) {
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
            Node::Exists { set }
            | Node::Count { set }
            | Node::Every { set, .. }
            | Node::Aggregate { set, .. }
            | Node::CountDifferent { set, .. }
                if is_steps(code, *set) =>
            {
                // What it compares with the step at which it is judged.
                self.sight.steps_themselves |= sees.present || sees.mover || slots_from_outside(code, index) != 0;
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

fn slot_of(code: &[Node]) -> u8 {
    match code.last() {
        Some(Node::Set { slot, .. }) => *slot,
        _ => 0,
    }
}

/// `step-number is step-count`, or less than that: whether a step is the last one. Gives back the step.
pub(super) fn is_the_last(code: &[Node], left: NodeIndex, right: NodeIndex) -> Option<NodeIndex> {
    let property = |index: NodeIndex, wanted: Property| match code.get(usize::from(index)) {
        Some(Node::Property { of, property }) if *property == wanted => Some(*of),
        _ => None,
    };
    for (number, count) in [(left, right), (right, left)] {
        if let (Some(step), Some(act)) = (property(number, Property::StepNumber), property(count, Property::StepCount))
            && matches!(code.get(usize::from(step)), Some(Node::Slot(_) | Node::Step))
            && matches!(code.get(usize::from(act)), Some(Node::Act))
        {
            return Some(step);
        }
    }
    None
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
pub(super) fn is_so_far(code: &[Node], condition: NodeIndex, own: u8) -> bool {
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
