//! Sets: where to look for their elements, and who belongs.

use alloc::vec::Vec;

use super::fog::open::{is_of_hidden, supposed};
use super::frame::{Frame, Share};
use super::sitting::{Evaluated, Fault, SET, Sitting};
use super::view::Cursor;
use crate::table::{DefinitionId, Domain, Location, Node, NodeIndex, Relation, Value};

/// The fields of a `Set` node that an element has to meet.
#[derive(Clone, Copy)]
struct Wanted {
    slot: u8,
    relation: Option<Relation>,
    other_than: Option<NodeIndex>,
    class: Option<DefinitionId>,
    condition: Option<NodeIndex>,
}

/// What is done with each element; whether to go on.
type Visit<'v, 'a> = &'v mut dyn FnMut(&mut Sitting<'a>, &mut Frame<'_>, Value) -> Result<bool, Fault>;

/// The same, told for each element what is hidden of it that it may not belong for, if anything is.
type Weigh<'v, 'a> = &'v mut dyn FnMut(&mut Sitting<'a>, &mut Frame<'_>, Value, Option<Fault>) -> Result<bool, Fault>;

impl<'a> Sitting<'a> {
    /// Calls `visit` with each element of the set at `set`, bound in the set's slot, until it says no.
    pub(super) fn each_element(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        frame: &mut Frame<'_>,
        visit: Visit<'_, 'a>,
    ) -> Result<(), Fault> {
        self.each_possible_element(code, set, frame, &mut |sitting, frame, thing, doubt| match doubt {
            Some(fault) => Err(fault),
            None => visit(sitting, frame, thing),
        })
    }

    /// Like [`Sitting::each_element`], with those of which it cannot be told whether they belong.
    pub(super) fn each_possible_element(
        &mut self,
        code: &'a [Node],
        set: NodeIndex,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<(), Fault> {
        let Some(Node::Set { domain, slot, location, relation, other_than, class, condition }) =
            code.get(set as usize).copied()
        else {
            return Err(self.does_not_fit());
        };
        let wanted = Wanted { slot, relation, other_than, class, condition };
        self.descend(SET)?;
        let walked = match domain {
            Domain::Counters => self.each_counter(code, location, wanted, frame, visit),
            Domain::Places => self.each_place(code, location, wanted, frame, visit),
            Domain::Groups => {
                self.each_numbered(self.position().groups.len(), Value::Group, code, wanted, frame, visit)
            }
            Domain::Steps => {
                let steps = self.act.filter(|_| !self.standing).map_or(0, |act| act.steps.len());
                self.each_numbered(steps, Value::Step, code, wanted, frame, visit)
            }
            Domain::Acts => {
                let present = usize::from(self.present_act() != Value::Nothing);
                self.each_numbered(self.position().log.len() + present, Value::Act, code, wanted, frame, visit)
            }
            Domain::Listed(list) => self.each_listed(code, list, wanted, frame, visit),
        };
        self.rise(SET);
        walked
    }

    fn each_numbered(
        &mut self,
        count: usize,
        thing: fn(u32) -> Value,
        code: &'a [Node],
        wanted: Wanted,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<(), Fault> {
        for number in 0..count as u32 {
            if !self.consider(code, wanted, frame, thing(number), visit)? {
                break;
            }
        }
        Ok(())
    }

    fn each_listed(
        &mut self,
        code: &'a [Node],
        list: NodeIndex,
        wanted: Wanted,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<(), Fault> {
        let listed = self.node(code, list, frame)?;
        match listed {
            Value::Nothing => {}
            Value::List(_) => {
                for item in self.list(listed) {
                    if !self.consider(code, wanted, frame, *item, visit)? {
                        break;
                    }
                }
            }
            one => {
                self.consider(code, wanted, frame, one, visit)?;
            }
        }
        Ok(())
    }

    fn each_counter(
        &mut self,
        code: &'a [Node],
        location: Location,
        wanted: Wanted,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<(), Fault> {
        match location {
            Location::Here => {
                if let Some(here) = self.here {
                    self.each_occupant(here, None, code, wanted, frame, visit)?;
                }
                Ok(())
            }
            Location::In(place) => {
                let within = self.node(code, place, frame)?;
                let places = self.places_of(within);
                for place in places.iter() {
                    if !self.each_occupant(place, Some(within), code, wanted, frame, visit)? {
                        break;
                    }
                }
                Ok(())
            }
            Location::Everywhere => {
                // Without a map there is no telling who is in play: then all are.
                let mapless = core::mem::take(&mut self.off_map_too) || self.position().places.is_empty();
                for counter in 0..self.position().counters.len() as u32 {
                    let in_play = mapless || !self.view.places_of(counter).is_empty();
                    if in_play && !self.consider(code, wanted, frame, Value::Counter(counter), visit)? {
                        break;
                    }
                }
                Ok(())
            }
            Location::NextTo(_) | Location::Within { .. } => {
                let near = self.near(code, location, frame)?;
                for counter in self.view.occupants(&near) {
                    if !self.consider(code, wanted, frame, Value::Counter(counter), visit)? {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    /// `among` is what the set is in: a counter that lies in several of its places is met in the first only.
    fn each_occupant(
        &mut self,
        place: u32,
        among: Option<Value>,
        code: &'a [Node],
        wanted: Wanted,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<bool, Fault> {
        let mut cursor = Cursor::TOP;
        while let Some((counter, next)) = self.view.next_occupant(place, cursor) {
            cursor = next;
            if let Some(within) = among {
                let first = self.places_of(within).iter().find(|place| self.view.lies_in(counter, *place));
                if first != Some(place) {
                    continue;
                }
            }
            if !self.consider(code, wanted, frame, Value::Counter(counter), visit)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn each_place(
        &mut self,
        code: &'a [Node],
        location: Location,
        wanted: Wanted,
        frame: &mut Frame<'_>,
        visit: Weigh<'_, 'a>,
    ) -> Result<(), Fault> {
        let places: Vec<u32> = match location {
            Location::Everywhere => {
                let count = self.position().places.len();
                return self.each_numbered(count, Value::Place, code, wanted, frame, visit);
            }
            Location::Here => self.here.into_iter().collect(),
            Location::In(place) => {
                let within = self.node(code, place, frame)?;
                self.places_of(within).iter().collect()
            }
            Location::NextTo(_) | Location::Within { .. } => self.near(code, location, frame)?,
        };
        for place in places {
            if !self.consider(code, wanted, frame, Value::Place(place), visit)? {
                break;
            }
        }
        Ok(())
    }

    /// The places next to, or within so many steps of, something; in the order of their numbers.
    fn near(&mut self, code: &'a [Node], location: Location, frame: &mut Frame<'_>) -> Result<Vec<u32>, Fault> {
        match location {
            Location::NextTo(of) => {
                let of = self.node(code, of, frame)?;
                let own = self.places_of(of);
                let mut near: Vec<u32> = Vec::new();
                for place in own.iter() {
                    near.extend(self.board().ways(place).iter().map(|way| way.to).filter(|to| !own.contains(*to)));
                }
                near.sort_unstable();
                near.dedup();
                Ok(near)
            }
            Location::Within { distance, of } => {
                let distance = self.node(code, distance, frame)?;
                let of = self.node(code, of, frame)?;
                self.places_within(of, distance)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Whether a thing belongs to the set; if so, visits it. Gives back whether to go on.
    fn consider(
        &mut self,
        code: &'a [Node],
        wanted: Wanted,
        frame: &mut Frame<'_>,
        thing: Value,
        visit: Weigh<'_, 'a>,
    ) -> Result<bool, Fault> {
        if let Value::Counter(counter) = thing
            && !self.is_present(counter)
        {
            return Ok(true);
        }
        // INVARIANT: from here to the end `own` is away, so that it reaches no set inside this one's conditions.
        let own = frame.own.take();
        let Some(before) = frame.bind(wanted.slot, thing) else { return Err(self.does_not_fit()) };
        let belongs = self.belongs(code, wanted, frame, thing, own);
        let went_on = match belongs {
            Ok(true) => visit(self, frame, thing, None),
            Ok(false) => Ok(true),
            Err(fault) if is_of_hidden(&fault) => visit(self, frame, thing, Some(fault)),
            Err(fault) => Err(fault),
        };
        let _ = frame.bind(wanted.slot, before);
        frame.own = own;
        went_on
    }

    fn belongs(
        &mut self,
        code: &'a [Node],
        wanted: Wanted,
        frame: &mut Frame<'_>,
        thing: Value,
        own: Option<&super::frame::Own<'_>>,
    ) -> Result<bool, Fault> {
        if let Some(other) = wanted.other_than
            && self.node(code, other, frame)? == thing
        {
            return Ok(false);
        }
        let mut doubt = None;
        if let Some(relation) = wanted.relation {
            let related = self.is_related(code, relation, thing, frame);
            if !supposed(related, &mut doubt)? {
                return Ok(false);
            }
        }
        if let Some(class) = wanted.class {
            let value = self.defined(class, Some(thing), None);
            if !supposed(value.and_then(|value| self.as_flag(value)), &mut doubt)? {
                return Ok(false);
            }
        }
        if let Some(condition) = wanted.condition
            && !supposed(self.flag(code, condition, frame), &mut doubt)?
        {
            return Ok(false);
        }
        if let (Some(share), None, None, Value::Counter(counter)) = (frame.share, own, wanted.relation, thing)
            && !supposed(self.is_of_share(share, counter), &mut doubt)?
        {
            return Ok(false);
        }
        if let (Some(own), Value::Counter(counter)) = (own, thing) {
            if own.exempt.contains(&counter) {
                return Ok(false);
            }
            // Foes are in no share, and a clause that speaks of them means them.
            if let (Some(share), false) = (own.share, matches!(wanted.relation, Some(Relation::Enemy { .. }))) {
                let values = self.share_of(share.clause, counter);
                if !supposed(values.map(|values| values == share.values), &mut doubt)? {
                    return Ok(false);
                }
            }
        }
        match doubt {
            Some(fault) => Err(fault),
            None => Ok(true),
        }
    }

    /// Whether a counter is of a share, or has none in the rule at all: a condition may look at those too.
    pub(super) fn is_of_share(&mut self, share: Share<'_>, counter: u32) -> Result<bool, Fault> {
        let values = self.share_of(share.clause, counter)?;
        Ok(values == share.values || values.contains(&Value::Nothing))
    }

    fn is_related(
        &mut self,
        code: &'a [Node],
        relation: Relation,
        thing: Value,
        frame: &mut Frame<'_>,
    ) -> Result<bool, Fault> {
        let (to, same) = match relation {
            Relation::Friendly { to } => (to, true),
            Relation::Enemy { to } => (to, false),
        };
        let to = self.node(code, to, frame)?;
        let (left, right) = (self.side_of(thing)?, self.side_of(to)?);
        Ok(left != Value::Nothing && right != Value::Nothing && (left == right) == same)
    }

    fn side_of(&mut self, thing: Value) -> Evaluated {
        match (thing, self.judge.side) {
            (Value::Counter(_), Some(side)) => self.attribute(thing, side),
            (Value::Symbol(_), _) => Ok(thing),
            _ => Ok(Value::Nothing),
        }
    }
}
