//! What things have: declared attributes, parameters of acts, and the built-in properties.

use super::evaluate::whole;
use super::sitting::{CROSSING, Evaluated, Sitting};
use super::view::Cursor;
use crate::number::Number;
use crate::position::ActData;
use crate::table::{ActEffect, Aggregate, AttributeId, ParameterId, Property, Value};

impl<'a> Sitting<'a> {
    /// A declared attribute; nothing has nothing.
    pub(super) fn attribute(&mut self, thing: Value, attribute: AttributeId) -> Evaluated {
        let value = self.attribute_in_sight(thing, attribute)?;
        self.unless_hidden(thing, attribute, value)
    }

    fn attribute_in_sight(&mut self, thing: Value, attribute: AttributeId) -> Evaluated {
        let position = self.position();
        let record = match thing {
            Value::Nothing => return Ok(Value::Nothing),
            Value::Counter(counter) => {
                if let Some(parts) = self.view.parts(counter, attribute) {
                    return self.part(counter, parts);
                }
                return self.view.attribute(counter, attribute).ok_or_else(|| self.does_not_fit());
            }
            Value::Step(step) => return self.border_attribute(step, attribute),
            Value::Place(place) => position.places.get(place as usize).map(|place| &place.record),
            Value::Group(group) => position.groups.get(group as usize).map(|group| &group.record),
            _ => None,
        };
        record.and_then(|record| record.get(attribute.index())).copied().ok_or_else(|| self.does_not_fit())
    }

    /// Of the values for each place, the one for the place judged, or for the first place. A counter that the act has
    /// brought together in one place has the sum.
    fn part(&mut self, counter: u32, parts: &'a [Value]) -> Evaluated {
        if self.view.is_moved(counter) {
            return self.over(parts, Aggregate::Sum);
        }
        let places = self.view.counter(counter).map_or(&[][..], |data| &data.at);
        let at = self.here.and_then(|here| places.iter().position(|place| *place == here)).unwrap_or(0);
        parts.get(at).copied().ok_or_else(|| self.does_not_fit())
    }

    /// An attribute over all places of a counter; one value for all of them stands in each.
    pub(super) fn over_places(&mut self, thing: Value, attribute: AttributeId, aggregate: Aggregate) -> Evaluated {
        let Value::Counter(counter) = thing else { return Ok(Value::Nothing) };
        if let Some(parts) = self.view.parts(counter, attribute) {
            return self.over(parts, aggregate);
        }
        let Some(value) = self.view.attribute(counter, attribute) else { return Err(self.does_not_fit()) };
        let value = self.unless_hidden(thing, attribute, value)?;
        match (aggregate, value) {
            (Aggregate::Sum, Value::Number(number)) => {
                let places = Number::whole(self.view.places_of(counter).len().max(1) as i64);
                number.times(places).map(Value::Number).ok_or_else(|| self.overflow())
            }
            _ => Ok(value),
        }
    }

    fn over(&mut self, parts: &[Value], aggregate: Aggregate) -> Evaluated {
        let mut whole: Option<Number> = None;
        for part in parts {
            let Value::Number(part) = *part else { return Ok(Value::Nothing) };
            whole = Some(match (whole, aggregate) {
                (None, _) => part,
                (Some(sum), Aggregate::Sum) => sum.plus(part).ok_or_else(|| self.overflow())?,
                (Some(before), Aggregate::Highest) => before.max(part),
                (Some(before), Aggregate::Lowest) => before.min(part),
            });
        }
        Ok(whole.map_or(Value::Nothing, Value::Number))
    }

    /// An attribute of the border that a step crosses: as the act gives it, else as the map does, else the usual.
    fn border_attribute(&mut self, step: u32, attribute: AttributeId) -> Evaluated {
        if step < CROSSING {
            let given = self.act.and_then(|act| act.steps.get(step as usize));
            if let Some(value) = given.and_then(|given| given.border.get(attribute.index())) {
                return Ok(*value);
            }
        }
        let Some((from, to)) = self.step_ends(step) else { return Ok(Value::Nothing) };
        let way = self.board().ways(from).iter().find(|way| way.to == to);
        let border = way.and_then(|way| self.position().borders.get(way.border? as usize));
        if let Some(value) = border.and_then(|border| border.record.get(attribute.index())) {
            return Ok(*value);
        }
        let Some(row) = self.tables().borders.get(attribute.index()) else { return Err(self.does_not_fit()) };
        match row.usually {
            Some(value) => Ok(value),
            None if row.optional => Ok(Value::Nothing),
            None => Err(self.missing(Value::Step(step), Some(attribute))),
        }
    }

    /// Where a step leads from and to.
    pub(super) fn step_ends(&self, step: u32) -> Option<(u32, u32)> {
        if let Some(crossing) = step.checked_sub(CROSSING) {
            return self.crossings.get(crossing as usize).copied();
        }
        let act = self.act?;
        let to = act.steps.get(step as usize)?.to;
        let from = match step.checked_sub(1) {
            Some(before) => act.steps.get(before as usize)?.to,
            None => self.start_of(act)?,
        };
        Some((from, to))
    }

    /// A parameter of an act. A list given with an act of the log is told from those of the present act by its number.
    pub(super) fn parameter(&mut self, act: Value, parameter: ParameterId) -> Evaluated {
        let Value::Act(number) = act else {
            return if act == Value::Nothing { Ok(Value::Nothing) } else { Err(self.does_not_fit()) };
        };
        let Some(data) = self.act_data(number) else { return Ok(Value::Nothing) };
        let Some(value) = data.parameters.get(parameter.index()).copied() else { return Err(self.does_not_fit()) };
        let logged = (number as usize) < self.position().log.len();
        Ok(match value {
            Value::List(list) if logged => Value::List(list & 0xffff | number.saturating_add(1) << 16),
            _ => value,
        })
    }

    pub(super) fn property(&mut self, thing: Value, property: Property) -> Evaluated {
        Ok(self.property_if_any(thing, property).unwrap_or(Value::Nothing))
    }

    fn property_if_any(&self, thing: Value, property: Property) -> Option<Value> {
        match (property, thing) {
            (Property::Place, Value::Counter(counter)) => self.view.place_of(counter, self.here).map(Value::Place),
            (Property::Place, Value::Place(_)) => Some(thing),
            (Property::Depth, Value::Counter(counter)) => Some(whole(self.depth_of(counter)?)),
            (Property::Top, Value::Counter(counter)) => Some(Value::Flag(self.depth_of(counter)? == 1)),
            (Property::PlaceCount, Value::Counter(counter)) => Some(whole(self.view.places_of(counter).len())),
            (Property::From, Value::Step(step)) => Some(Value::Place(self.step_ends(step)?.0)),
            (Property::To, Value::Step(step)) => Some(Value::Place(self.step_ends(step)?.1)),
            (Property::StepNumber, Value::Step(step)) if step < CROSSING => Some(whole(step as usize + 1)),
            (Property::Direction, Value::Step(step)) => {
                let (from, to) = self.step_ends(step)?;
                let direction = self.board().direction(from, to)?;
                self.judge.direction(direction, self.position().flat_top).map(Value::Symbol)
            }
            (Property::ActName, Value::Act(number)) => {
                self.judge.act_name(self.act_data(number)?.act).map(Value::Symbol)
            }
            (Property::Start, Value::Act(number)) => self.start_of(self.act_data(number)?).map(Value::Place),
            (Property::End, Value::Act(number)) => self.end_of(self.act_data(number)?).map(Value::Place),
            (Property::StepCount, Value::Act(number)) => Some(whole(self.act_data(number)?.steps.len())),
            (Property::ListCount, Value::List(_)) => Some(whole(self.list(thing).len())),
            (Property::ListCount, Value::Counter(_) | Value::Place(_)) => Some(whole(1)),
            (Property::ListCount, Value::Nothing) => Some(whole(0)),
            _ => None,
        }
    }

    /// The number of a counter from the top of its stack.
    fn depth_of(&self, counter: u32) -> Option<usize> {
        let place = self.view.place_of(counter, self.here)?;
        let mut cursor = Cursor::TOP;
        let mut depth = 0;
        while let Some((occupant, next)) = self.view.next_occupant(place, cursor) {
            cursor = next;
            if self.is_present(occupant) {
                depth += 1;
                if occupant == counter {
                    return Some(depth);
                }
            }
        }
        None
    }

    /// Where an act starts: as given, else where the position has its mover.
    pub(super) fn start_of(&self, act: &ActData) -> Option<u32> {
        if act.start.is_some() {
            return act.start;
        }
        let counter = self.mover_of(act)?;
        self.position().counters.get(counter as usize)?.at.first().copied()
    }

    /// Where an act ends: the last place entered, else the place it moves to, else where it starts.
    fn end_of(&self, act: &ActData) -> Option<u32> {
        if let Some(step) = act.steps.last() {
            return Some(step.to);
        }
        let row = self.tables().acts.get(act.act.index())?;
        for effect in row.effects.iter() {
            if let ActEffect::MovesTo { to, .. } = effect
                && let Some(Value::Place(place)) = act.parameters.get(to.index())
            {
                return Some(*place);
            }
        }
        self.start_of(act)
    }

    /// The counter that an act moves, else the first that it names.
    pub(super) fn mover_of(&self, act: &ActData) -> Option<u32> {
        let row = self.tables().acts.get(act.act.index())?;
        let moved = row.effects.iter().find_map(|effect| match effect {
            ActEffect::MovesAlong { what, .. } | ActEffect::MovesTo { what, .. } => Some(*what),
            _ => None,
        });
        let named = row.parameters.iter().map(|parameter| parameter.parameter);
        moved.into_iter().chain(named).find_map(|parameter| match act.parameters.get(parameter.index()) {
            Some(Value::Counter(counter)) => Some(*counter),
            Some(Value::List(list)) => match act.lists.get(*list as usize)?.first() {
                Some(Value::Counter(counter)) => Some(*counter),
                _ => None,
            },
            _ => None,
        })
    }
}
