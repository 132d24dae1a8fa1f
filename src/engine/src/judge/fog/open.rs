//! What one side cannot be told, since it rests on something hidden: the rule is open, and the verdict names what it needs.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::judge::error::{JudgeError, Site};
use crate::judge::frame::Frame;
use crate::judge::sitting::{Evaluated, Fault, Sitting};
use crate::judge::view::View;
use crate::number::Number;
use crate::position::{ActData, Unknown};
use crate::table::{AttributeId, Comparison, MomentId, Node, NodeIndex, Type, Value};

/// From where something is judged. A judgement that fails stops in the middle, and has to be gone back from.
#[derive(Debug)]
pub(in crate::judge) struct Footing<'a> {
    view: View<'a>,
    act: Option<&'a ActData>,
    moment: Option<MomentId>,
    step: Option<u32>,
    here: Option<u32>,
    standing: bool,
    off_map_too: bool,
    among: Option<Vec<u32>>,
    only_share: Option<Vec<Value>>,
    details: bool,
    asked_for_act: bool,
    alternatives: bool,
    every_stage: bool,
    leaves_open: bool,
    site: Site,
    crossings: Vec<(u32, u32)>,
    supposed: Vec<(usize, bool)>,
    depth: u16,
    effort: u32,
}

impl<'a> Sitting<'a> {
    pub(in crate::judge) fn footing(&self) -> Footing<'a> {
        Footing {
            view: self.view.clone(),
            act: self.act,
            moment: self.moment,
            step: self.step,
            here: self.here,
            standing: self.standing,
            off_map_too: self.off_map_too,
            among: self.among.clone(),
            only_share: self.only_share.clone(),
            details: self.details,
            asked_for_act: self.asked_for_act,
            alternatives: self.alternatives,
            every_stage: self.every_stage,
            leaves_open: self.leaves_open,
            site: self.site,
            crossings: self.crossings.clone(),
            supposed: self.supposed.clone(),
            depth: self.depth,
            effort: self.effort,
        }
    }

    pub(in crate::judge) fn step_back(&mut self, to: &Footing<'a>) {
        self.view = to.view.clone();
        self.act = to.act;
        (self.moment, self.step, self.here) = (to.moment, to.step, to.here);
        (self.standing, self.off_map_too) = (to.standing, to.off_map_too);
        self.among.clone_from(&to.among);
        self.only_share.clone_from(&to.only_share);
        (self.details, self.asked_for_act) = (to.details, to.asked_for_act);
        (self.alternatives, self.every_stage) = (to.alternatives, to.every_stage);
        (self.leaves_open, self.site) = (to.leaves_open, to.site);
        self.crossings.clone_from(&to.crossings);
        self.supposed.clone_from(&to.supposed);
        (self.depth, self.effort) = (to.depth, to.effort);
        // What has been worked out in the middle may be of something half done.
        self.fields.clear();
        self.generation = self.generation.wrapping_add(1);
    }

    /// What hidden things a judgement that failed rests on. A mistake that has nothing to do with them stays one.
    pub(in crate::judge) fn unknown_behind(
        &mut self,
        fault: Fault,
        footing: &Footing<'a>,
    ) -> Result<Vec<Unknown>, Fault> {
        let JudgeError::Hidden { needs, .. } = *fault else { return Err(fault) };
        self.step_back(footing);
        let mut needs = needs;
        needs.sort();
        Ok(needs)
    }

    /// A value that has been looked up. What is hidden is not absent, so that nothing follows from it.
    pub(in crate::judge) fn unless_hidden(&self, thing: Value, attribute: AttributeId, value: Value) -> Evaluated {
        if value != Value::Nothing {
            return Ok(value);
        }
        let unknown = Unknown { thing, attribute };
        match self.position().hidden.binary_search(&unknown) {
            Ok(_) => Err(self.hidden(Vec::from([unknown]))),
            Err(_) => Ok(value),
        }
    }

    pub(in crate::judge) fn hidden(&self, needs: Vec<Unknown>) -> Fault {
        Box::new(JudgeError::Hidden { needs, site: self.site() })
    }

    /// `and` and `or` where the first condition rests on something hidden: the second may settle them by itself.
    // Apart from the evaluation of nodes, so that the recursion through conditions takes little room on the stack.
    #[inline(never)]
    pub(in crate::judge) fn settled_by(
        &mut self,
        settles: bool,
        fault: Fault,
        code: &'a [Node],
        second: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        if !is_of_hidden(&fault) {
            return Err(fault);
        }
        match self.flag(code, second, frame) {
            Ok(flag) if flag == settles => Ok(Value::Flag(flag)),
            Ok(_) => Err(fault),
            Err(other) => Err(joined(fault, &other)),
        }
    }

    /// `if … then … else …` on a condition that rests on something hidden: both ways may come to the same.
    #[inline(never)]
    pub(in crate::judge) fn either_way(
        &mut self,
        fault: Fault,
        code: &'a [Node],
        ways: [NodeIndex; 2],
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        if !is_of_hidden(&fault) {
            return Err(fault);
        }
        match ways.map(|way| self.node(code, way, frame)) {
            [Ok(one), Ok(other)] if one == other => Ok(one),
            both => Err(both.into_iter().filter_map(Result::err).fold(fault, |fault, other| joined(fault, &other))),
        }
    }

    /// A comparison that rests on something hidden, where the least and the most that both sides can be settle it.
    #[inline(never)]
    pub(in crate::judge) fn compared_within_bounds(
        &mut self,
        fault: Fault,
        code: &'a [Node],
        left: NodeIndex,
        comparison: Comparison,
        right: NodeIndex,
        frame: &mut Frame<'_>,
    ) -> Evaluated {
        if !is_of_hidden(&fault) {
            return Err(fault);
        }
        let bounds = self.bounds(code, left, frame).zip(self.bounds(code, right, frame));
        let Some((left, right)) = bounds else { return Err(fault) };
        let at_most = left.most.is_some_and(|most| most <= right.least);
        let less = left.most.is_some_and(|most| most < right.least);
        let at_least = right.most.is_some_and(|most| left.least >= most);
        let more = right.most.is_some_and(|most| left.least > most);
        let (holds, fails) = match comparison {
            Comparison::Equal => (false, less || more),
            Comparison::AtMost => (at_most, more),
            Comparison::AtLeast => (at_least, less),
            Comparison::MoreThan => (more, at_most),
            Comparison::LessThan => (less, at_least),
        };
        if holds || fails { Ok(Value::Flag(holds)) } else { Err(fault) }
    }

    /// The least and the most that a number can be: one that is known, a count, or an attribute with a lowest value.
    fn bounds(&mut self, code: &'a [Node], index: NodeIndex, frame: &mut Frame<'_>) -> Option<Bounds> {
        match self.node(code, index, frame) {
            Ok(Value::Number(number)) => return Some(Bounds { least: number, most: Some(number) }),
            Ok(_) => return None,
            Err(fault) if !is_of_hidden(&fault) => return None,
            Err(_) => {}
        }
        match *code.get(usize::from(index))? {
            Node::Count { set } => {
                let (sure, unsure) = self.sure_and_unsure(code, set, frame).ok()?;
                let unsure = unsure.map_or(0, |(unsure, _)| unsure);
                let count = |count: usize| Number::whole(count as i64);
                Some(Bounds { least: count(sure), most: Some(count(sure + unsure)) })
            }
            Node::Attribute { of, attribute } => {
                let thing = self.node(code, of, frame).ok()?;
                self.bounds_of(Unknown { thing, attribute })
            }
            _ => None,
        }
    }

    /// The least and the most that a hidden weight can be, where it is an attribute of one thing that has a lowest value.
    pub(in crate::judge) fn bounds_of_weight(
        &self,
        code: &[Node],
        of: NodeIndex,
        fault: &JudgeError,
    ) -> Option<Bounds> {
        let Some(Node::Attribute { of: owner, .. }) = code.get(of as usize) else { return None };
        let is_the_thing_itself = matches!(code.get(*owner as usize), Some(Node::Slot(_)));
        match fault {
            JudgeError::Hidden { needs, .. } if is_the_thing_itself => match needs[..] {
                [unknown] => self.bounds_of(unknown),
                _ => None,
            },
            _ => None,
        }
    }

    fn bounds_of(&self, unknown: Unknown) -> Option<Bounds> {
        let rows = match unknown.thing {
            Value::Counter(_) => &self.tables().counters,
            Value::Place(_) => &self.tables().places,
            Value::Group(_) => &self.tables().groups,
            _ => return None,
        };
        let row = rows.get(unknown.attribute.index())?;
        match row.of_type {
            Type::Number { from: Some(from), to } if !row.optional => {
                Some(Bounds { least: Number::whole(from), most: to.map(Number::whole) })
            }
            _ => None,
        }
    }
}

/// The least that a hidden number can be, and the most, if there is an end to it.
#[derive(Clone, Copy, Debug)]
pub(in crate::judge) struct Bounds {
    pub(in crate::judge) least: Number,
    pub(in crate::judge) most: Option<Number>,
}

pub(in crate::judge) fn is_of_hidden(fault: &JudgeError) -> bool {
    matches!(fault, JudgeError::Hidden { .. })
}

/// A fault that comes of something hidden, with what another one needs, if that does too.
pub(in crate::judge) fn joined(mut fault: Fault, other: &JudgeError) -> Fault {
    if let JudgeError::Hidden { needs, .. } = &mut *fault {
        for unknown in needs_of(other) {
            if !needs.contains(&unknown) {
                needs.push(unknown);
            }
        }
    }
    fault
}

/// Adds what else is hidden to what is.
pub(in crate::judge) fn add(unknown: &mut Option<Fault>, more: Option<Fault>) {
    *unknown = match (unknown.take(), more) {
        (Some(fault), Some(more)) => Some(joined(fault, &more)),
        (one, other) => one.or(other),
    };
}

/// A condition; where it rests on something hidden it is taken to hold, and the doubt is noted.
pub(in crate::judge) fn supposed(holds: Result<bool, Fault>, doubt: &mut Option<Fault>) -> Result<bool, Fault> {
    match holds {
        Err(fault) if is_of_hidden(&fault) => {
            add(doubt, Some(fault));
            Ok(true)
        }
        settled => settled,
    }
}

/// What a fault that comes of something hidden needs.
pub(in crate::judge) fn needs_of(fault: &JudgeError) -> Vec<Unknown> {
    match fault {
        JudgeError::Hidden { needs, .. } => needs.clone(),
        _ => Vec::new(),
    }
}
