//! What one side cannot be told, since it rests on something hidden: the rule is open, and the verdict names what it needs.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::judge::error::{JudgeError, Site};
use crate::judge::sitting::{Fault, Sitting};
use crate::judge::trace::Trace;
use crate::judge::view::View;
use crate::number::Number;
use crate::position::{ActData, Unknown};
use crate::table::{AttributeId, MomentId, Node, NodeIndex, Type, Value};

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

    /// What hidden things a judgement that failed has asked about: it is made again, and they are noted. A mistake that has
    /// nothing to do with them stays one.
    pub(in crate::judge) fn unknown_behind(
        &mut self,
        fault: Fault,
        footing: &Footing<'a>,
        judge_again: &mut dyn FnMut(&mut Self),
    ) -> Result<Vec<Unknown>, Fault> {
        let of_a_value = matches!(
            *fault,
            JudgeError::Missing { .. }
                | JudgeError::NotANumber { .. }
                | JudgeError::NotAFlag { .. }
                | JudgeError::NotInChart { .. }
        );
        if !of_a_value {
            return Err(fault);
        }
        let trace: Option<Trace> = self.trace.take();
        self.step_back(footing);
        self.leaves_open = false;
        self.noted = Some(Vec::new());
        judge_again(self);
        let mut noted = self.noted.take().unwrap_or_default();
        self.step_back(footing);
        self.trace = trace;
        noted.sort();
        noted.dedup();
        if noted.is_empty() { Err(fault) } else { Ok(noted) }
    }

    /// A value that has been looked up: where it is hidden, whoever notes such things notes it.
    pub(in crate::judge) fn seen(&mut self, thing: Value, attribute: AttributeId, value: Value) -> Value {
        if value == Value::Nothing
            && self.noted.is_some()
            && self.is_hidden(thing, attribute)
            && let Some(noted) = &mut self.noted
        {
            noted.push(Unknown { thing, attribute });
        }
        value
    }

    fn is_hidden(&self, thing: Value, attribute: AttributeId) -> bool {
        self.position().hidden.binary_search(&Unknown { thing, attribute }).is_ok()
    }

    /// The least that a hidden weight can be, where it is an attribute that has a lowest value, and how much more it can
    /// be, if there is an end to that.
    pub(in crate::judge) fn least(
        &self,
        thing: Value,
        weight: Value,
        code: &[Node],
        of: NodeIndex,
    ) -> Option<(Number, Option<Number>)> {
        let Some(Node::Attribute { of: owner, attribute }) = code.get(of as usize) else { return None };
        let is_the_thing_itself = matches!(code.get(*owner as usize), Some(Node::Slot(_)));
        if weight != Value::Nothing || !is_the_thing_itself || !self.is_hidden(thing, *attribute) {
            return None;
        }
        let rows = match thing {
            Value::Counter(_) => &self.tables().counters,
            Value::Place(_) => &self.tables().places,
            Value::Group(_) => &self.tables().groups,
            _ => return None,
        };
        match rows.get(attribute.index())?.of_type {
            Type::Number { from: Some(from), to } => {
                let room = to.and_then(|to| to.checked_sub(from)).map(Number::whole);
                Some((Number::whole(from), room))
            }
            _ => None,
        }
    }

    /// A number of which it is only known how large it is at least.
    pub(in crate::judge) fn not_known_exactly(&self) -> Fault {
        Box::new(JudgeError::Missing { thing: Value::Nothing, attribute: None, site: self.site() })
    }
}
