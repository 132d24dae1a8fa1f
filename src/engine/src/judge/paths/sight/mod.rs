//! What the rules can see of the path of an act: what a search over paths has to keep apart, and what it may rely on.
//!
//! Read off the tables alone, once for each search. Where something cannot be told, the answer is the one that keeps more
//! paths apart, so that no lawful path is ever overlooked.

mod clauses;
mod expressions;
mod growth;
mod steps;

use alloc::vec::Vec;

use crate::judge::operands::slots_from_outside;
use crate::judge::paths::prospects::{Amount, Doom, Prospect};
use crate::judge::sitting::Fault;
use crate::judge::verdict::binds;
use crate::table::*;

/// A node of a code, with all that it is made of.
#[derive(Clone, Copy, Debug)]
pub(in crate::judge) struct Expression<'a> {
    pub(in crate::judge) code: &'a [Node],
    pub(in crate::judge) index: NodeIndex,
}

impl<'a> Expression<'a> {
    pub(in crate::judge) fn whole(code: &'a [Node]) -> Expression<'a> {
        Expression { code, index: last_of(code) }
    }

    pub(in crate::judge) fn is(self, other: Expression<'a>) -> bool {
        core::ptr::eq(self.code, other.code) && self.index == other.index
    }
}

/// What an expression looks at, of those things that differ from path to path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::judge) struct Sees {
    /// What steps after the one being judged can change: all the steps, how many there are, where they end.
    pub(in crate::judge) later: bool,
    /// Steps before the one being judged.
    pub(in crate::judge) earlier: bool,
    /// The number of a step.
    pub(in crate::judge) number: bool,
    /// The step or the place being judged.
    pub(in crate::judge) present: bool,
    /// Where the mover stands.
    pub(in crate::judge) mover: bool,
    /// At which moment it is asked.
    pub(in crate::judge) moment: bool,
}

impl Sees {
    pub(in crate::judge) const NOTHING: Sees =
        Sees { later: false, earlier: false, number: false, present: false, mover: false, moment: false };
    pub(in crate::judge) const EVERYTHING: Sees =
        Sees { later: true, earlier: true, number: true, present: true, mover: true, moment: true };

    /// Whether a step alone settles it, once its number is known.
    pub(in crate::judge) fn is_of_the_step(self) -> bool {
        Sees { number: false, ..self } == Sees::NOTHING
    }

    pub(in crate::judge) fn and(self, other: Sees) -> Sees {
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
pub(in crate::judge) struct Looked<'a> {
    pub(in crate::judge) what: What<'a>,
    /// What it is compared with, if nothing else is done with it and it never falls along a path: above all of these, one
    /// value is as good as another.
    pub(in crate::judge) up_to: Option<Vec<Amount<'a>>>,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::judge) enum What<'a> {
    Node(Expression<'a>),
    Measure(&'a Measure),
}

/// What is seen of a single step.
#[derive(Clone, Copy, Debug)]
pub(in crate::judge) enum Part<'a> {
    /// With the step as the one that is judged.
    Present(Expression<'a>),
    /// With the step bound in a slot.
    Bound(Expression<'a>, u8),
    /// Whether the step is of a class.
    Class(DefinitionId),
}

/// What the rules for one act can see of its path.
#[derive(Debug, Default)]
pub(in crate::judge) struct Sight<'a> {
    /// What is worked out over all steps: two paths that agree in it so far go on to agree.
    pub(in crate::judge) looked: Vec<Looked<'a>>,
    /// What is seen of each step where that cannot be summed up.
    pub(in crate::judge) parts: Vec<Part<'a>>,
    /// How many steps that look alike are told apart.
    pub(in crate::judge) alike: u32,
    /// A clause that waits for the end of the path sees more of a step than can be told: the step itself is kept.
    pub(in crate::judge) steps_themselves: bool,
    /// It is asked whether a step is the last one.
    pub(in crate::judge) last: bool,
    /// How many steps there are.
    pub(in crate::judge) number: bool,
    /// What the numbers of steps are compared with, where nothing else is done with them.
    pub(in crate::judge) numbers: Vec<Amount<'a>>,
    /// More than can be told of steps: every path stands by itself.
    pub(in crate::judge) whole: bool,
    /// By the number of the clause: what it says at a step stands, whatever comes later.
    pub(in crate::judge) settled: Vec<bool>,
    /// Clauses that may be broken for good before the path is at its end.
    pub(in crate::judge) dooms: Vec<Doom<'a>>,
    /// Prices of the act that add up along its path, if any is paid at a step.
    pub(in crate::judge) priced: Vec<ClauseId>,
    /// The budgets that they are paid from, each once.
    pub(in crate::judge) budgets: Vec<&'a [Node]>,
}

/// How often a step counts in what is worked out over all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) enum Times {
    Once,
    /// As often as it is there.
    Each,
    /// Once, and told from others by what it comes to.
    Different,
}

/// Where an expression stands.
#[derive(Clone, Copy)]
pub(in crate::judge) struct Around {
    /// Slots that hold something else than the mover.
    pub(in crate::judge) others: u32,
    /// Whether `here` is the place of the subject.
    pub(in crate::judge) subject: Option<Subject>,
}

impl Around {
    pub(in crate::judge) const CLAUSE: Around = Around { others: 0, subject: None };

    pub(in crate::judge) fn binds(self, slot: u8, other: bool) -> Around {
        let bit = 1_u32.checked_shl(u32::from(slot)).unwrap_or(0);
        Around { others: if other { self.others | bit } else { self.others & !bit }, ..self }
    }

    /// Whether it stands in a clause, or in a definition without a subject, outside of all sets.
    pub(in crate::judge) fn is_plain(self) -> bool {
        self.others == 0 && self.subject.is_none()
    }

    pub(in crate::judge) fn is_other(self, slot: u8) -> bool {
        self.others.checked_shr(u32::from(slot)).is_some_and(|rest| rest & 1 == 1)
    }
}

pub(in crate::judge) struct Looking<'a> {
    pub(in crate::judge) tables: &'a Tables,
    pub(in crate::judge) mover: Option<ParameterId>,
    pub(in crate::judge) sight: Sight<'a>,
    pub(in crate::judge) known: Vec<((DefinitionId, bool, bool), Sees)>,
    pub(in crate::judge) open: Vec<DefinitionId>,
    /// Whether what is looked at is judged at steps alone. Elsewhere there is no step up to which others could be counted.
    pub(in crate::judge) at_steps_alone: bool,
    /// How many nodes may still be looked at.
    effort: u32,
}

/// How many nodes are looked at before every path is taken to stand by itself.
const MOST_EFFORT: u32 = 500_000;

impl<'a> Sight<'a> {
    fn keeps_anything(&self) -> bool {
        let lists = self.looked.is_empty() && self.parts.is_empty() && self.numbers.is_empty();
        !lists || self.number || self.last || self.whole || self.steps_themselves
    }

    /// What the rules see of the paths of an act. `silent` tells of the condition of a clause whether no path can meet it: such
    /// a clause sees nothing, and neither does one that cannot be broken.
    pub(in crate::judge) fn of(
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
            at_steps_alone: true,
            effort: MOST_EFFORT,
        };
        looking.sight.alike = 1;
        let (mut at_steps, mut all) = (row.at_each_step.0 | row.on_the_way.0, row.at_the_start.0 | row.at_the_end.0);
        let certain = all | row.at_each_step.0;
        let mut elsewhere = all;
        for more in row.conditional.iter() {
            let sees = looking.code(&more.condition, Around::CLAUSE);
            if matches!(more.stage, Stage::AtEachStep | Stage::OnTheWay) {
                at_steps |= more.moments.0;
                // Whether a step is judged at all would hang on later ones.
                looking.sight.whole |= sees.later;
            } else {
                elsewhere |= more.moments.0;
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
            looking.at_steps_alone = clause.moments.0 & elsewhere == 0;
            let doom = looking.quietly(|looking| looking.doom(id, clause, row, certain)).0;
            looking.at_steps_alone = true;
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
    pub(in crate::judge) fn goes_on(&mut self) -> bool {
        self.effort = self.effort.saturating_sub(1);
        self.effort > 0
    }

    /// What an expression sees, and what would have to be kept for it, without keeping it.
    pub(in crate::judge) fn quietly<T>(&mut self, look: impl FnOnce(&mut Self) -> T) -> (T, Sight<'a>) {
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
    pub(in crate::judge) fn adding<T>(&mut self, look: impl FnOnce(&mut Self) -> T) -> T {
        let (seen, sight) = self.quietly(look);
        self.sight.numbers.extend(sight.numbers);
        self.sight.number |= sight.number;
        seen
    }

    /// What an expression sees that stands in a clause or in a definition without a subject, if it can be summed up.
    pub(in crate::judge) fn plain(&mut self, expression: Expression<'a>) -> Option<Sees> {
        let Expression { code, index } = expression;
        let (sees, sight) = self.quietly(|looking| looking.node(code, index, Around::CLAUSE));
        let simple = !sight.whole && sight.parts.is_empty();
        (simple && slots_from_outside(code, index) == 0).then_some(sees)
    }
}

/// `step-number is step-count`, or less than that: whether a step is the last one. Gives back the step.
pub(in crate::judge) fn is_the_last(code: &[Node], left: NodeIndex, right: NodeIndex) -> Option<NodeIndex> {
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

pub(in crate::judge) fn last_of(code: &[Node]) -> NodeIndex {
    code.len().saturating_sub(1) as NodeIndex
}

pub(in crate::judge) fn is_over_steps(code: &[Node]) -> bool {
    is_steps(code, last_of(code))
}

pub(in crate::judge) fn is_steps(code: &[Node], set: NodeIndex) -> bool {
    matches!(code.get(usize::from(set)), Some(Node::Set { domain: Domain::Steps, .. }))
}

/// `step-number is at most the step's step-number`: the steps up to the one being judged.
pub(in crate::judge) fn is_so_far(code: &[Node], condition: NodeIndex, own: u8) -> bool {
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
