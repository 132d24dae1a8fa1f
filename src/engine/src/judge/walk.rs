//! An act step by step: what it does, and at which moments, in which places, it is judged on the way.

use super::few::Few;
use super::frame::Frame;
use super::sitting::{Fault, Sitting};
use crate::position::{ActData, Asked};
use crate::table::{ActEffect, ActRow, AttributeId, MomentId, Moments, ParameterId, Stage, Type, Value};

/// Where a stage of an act is judged.
#[derive(Clone, Debug)]
pub(super) enum Places {
    Every,
    These(Few<u32, 4>),
}

impl Places {
    fn one(place: u32) -> Places {
        let mut places = Few::new(0);
        places.push(place);
        Places::These(places)
    }
}

/// Judges one stage; whether to go on.
pub(super) type Judging<'s, 'a> = &'s mut dyn FnMut(&mut Sitting<'a>, Moments, Places) -> Result<bool, Fault>;

impl<'a> Sitting<'a> {
    /// Takes the position through what is asked, and calls `stage` wherever it is judged. An act that is not yet
    /// finished has no end: its last step is one on the way.
    pub(super) fn walk(&mut self, asked: &'a Asked, unfinished: bool, stage: Judging<'_, 'a>) -> Result<(), Fault> {
        match asked {
            Asked::Moment(moment) => {
                let moments = self.one_moment(*moment)?;
                stage(self, moments, Places::Every)?;
                Ok(())
            }
            Asked::Act(act) => {
                let Some(row) = self.tables().acts.get(act.act.index()) else { return Err(self.does_not_fit()) };
                self.act = Some(act);
                // What has come to be known so far may be of another act.
                self.changed();
                self.walk_act(act, row, unfinished, stage)
            }
        }
    }

    fn one_moment(&self, moment: MomentId) -> Result<Moments, Fault> {
        if moment.index() >= self.tables().moments.len().min(64) {
            return Err(self.does_not_fit());
        }
        Ok(Moments::of(&[moment]))
    }

    fn walk_act(
        &mut self,
        act: &'a ActData,
        row: &'a ActRow,
        unfinished: bool,
        stage: Judging<'_, 'a>,
    ) -> Result<(), Fault> {
        let along = row.effects.iter().any(|effect| matches!(effect, ActEffect::MovesAlong { .. }));
        if along && let (Some(start), Some(mover)) = (act.start, self.mover_of(act)) {
            // `from` names where the mover starts when the position says otherwise or nothing.
            if !self.view.lies_in(mover, start) {
                self.view.set_out_from(mover, start);
            }
        }
        let before = self.happens_in(act, row);
        let at_the_start = self.moments_of(row, Stage::AtTheStart)?;
        if at_the_start != Moments::NONE && self.begins_at == 0 {
            let start = if along { self.start_of(act).map(Places::one) } else { None };
            let place = start.unwrap_or_else(|| before.clone());
            if !stage(self, at_the_start, place)? {
                return Ok(());
            }
        }
        self.apply_at_once(act, row)?;
        self.changed();
        for effect in row.effects.iter() {
            if let ActEffect::MovesAlong { what, .. } = effect
                && !self.along(act, row, Some(*what), unfinished, stage)?
            {
                return Ok(());
            }
        }
        if !along && !act.steps.is_empty() && !self.along(act, row, None, unfinished, stage)? {
            return Ok(());
        }
        self.changed();
        if !unfinished {
            let after = self.happens_in(act, row);
            let place = if matches!(after, Places::Every) { before } else { after };
            let at_the_end = self.moments_of(row, Stage::AtTheEnd)?;
            stage(self, at_the_end, place)?;
        }
        Ok(())
    }

    /// The moments that an act leads to at a stage, as things stand then.
    fn moments_of(&mut self, row: &'a ActRow, stage: Stage) -> Result<Moments, Fault> {
        let mut moments = match stage {
            Stage::AtTheStart => row.at_the_start,
            Stage::AtEachStep => row.at_each_step,
            Stage::OnTheWay => row.on_the_way,
            Stage::AtTheEnd => row.at_the_end,
        };
        for more in row.conditional.iter().filter(|more| more.stage == stage) {
            if self.holds(&more.condition, &mut Frame::new())? {
                moments = Moments(moments.0 | more.moments.0);
            }
        }
        Ok(moments)
    }

    /// What a condition can see has changed: searches start afresh.
    pub(super) fn changed(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn along(
        &mut self,
        act: &'a ActData,
        row: &'a ActRow,
        what: Option<ParameterId>,
        unfinished: bool,
        stage: Judging<'_, 'a>,
    ) -> Result<bool, Fault> {
        let movers = what.map_or_else(|| Few::new(0), |what| self.counters_named(act, what));
        for (number, step) in act.steps.iter().enumerate().skip(self.begins_at) {
            for mover in movers.iter() {
                self.view.move_to(mover, step.to);
            }
            self.step = Some(number as u32);
            self.changed();
            let last = number + 1 == act.steps.len();
            let on_the_way = if last && !unfinished { Moments::NONE } else { self.moments_of(row, Stage::OnTheWay)? };
            let moments = Moments(self.moments_of(row, Stage::AtEachStep)?.0 | on_the_way.0);
            let went_on =
                (moments == Moments::NONE && !self.every_stage) || stage(self, moments, Places::one(step.to))?;
            self.step = None;
            if !went_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What an act does besides moving along a path: all of it reckoned on the state before, then all of it done, so that
    /// a swap is a swap whatever the order of its halves.
    fn apply_at_once(&mut self, act: &'a ActData, row: &'a ActRow) -> Result<(), Fault> {
        let mut moves: Few<(u32, u32), 4> = Few::new((0, 0));
        let mut changes: Few<(u32, AttributeId, Value), 4> = Few::new((0, AttributeId(0), Value::Nothing));
        for effect in row.effects.iter() {
            match effect {
                ActEffect::MovesTo { what, to } => {
                    let place = match act.parameters.get(to.index()) {
                        Some(Value::Place(place)) => Some(*place),
                        Some(Value::Counter(host)) => self.view.place_of(*host, None),
                        Some(Value::Nothing) => None,
                        _ => return Err(self.does_not_fit()),
                    };
                    for mover in self.counters_named(act, *what).iter() {
                        place.iter().for_each(|place| moves.push((mover, *place)));
                    }
                }
                ActEffect::Sets { what, attribute, to } => {
                    for counter in self.counters_named(act, *what).iter() {
                        let value = self.evaluate(to, &mut Frame::about(Some(Value::Counter(counter)), None))?;
                        changes.push((counter, *attribute, value));
                    }
                }
                _ => {}
            }
        }
        moves.iter().for_each(|(mover, place)| self.view.move_to(mover, place));
        changes.iter().for_each(|(counter, attribute, value)| self.view.change(counter, attribute, value));
        for effect in row.effects.iter() {
            match effect {
                ActEffect::Spreads { what, over } => {
                    let Some(list) = act.parameters.get(over.index()) else { return Err(self.does_not_fit()) };
                    let places = self.list(*list).iter().filter_map(|place| match place {
                        Value::Place(place) => Some(*place),
                        _ => None,
                    });
                    let places = places.collect::<alloc::vec::Vec<_>>();
                    // Without a list it goes nowhere.
                    let movers = self.counters_named(act, *what);
                    for mover in movers.iter().filter(|_| !places.is_empty()) {
                        self.view.spread(mover, &places);
                    }
                }
                ActEffect::Removes { what } => {
                    for counter in self.counters_named(act, *what).iter() {
                        self.view.remove(counter);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn counters_named(&self, act: &ActData, parameter: ParameterId) -> Few<u32, 4> {
        let mut counters = Few::new(0);
        match act.parameters.get(parameter.index()) {
            Some(Value::Counter(counter)) => counters.push(*counter),
            Some(Value::List(list)) => {
                for item in act.lists.get(*list as usize).map_or(&[][..], |list| list) {
                    if let Value::Counter(counter) = item {
                        counters.push(*counter);
                    }
                }
            }
            _ => {}
        }
        counters
    }

    /// Where the act happens, as things stand: as it says; else where the first counter named lies; else the first
    /// place named; else everywhere.
    fn happens_in(&self, act: &ActData, row: &ActRow) -> Places {
        let mut places = Few::new(0);
        if let Some(parameter) = row.happens_in {
            self.add_places(act, parameter, &mut places);
        }
        if places.is_empty() {
            // Everything that the act moves is judged where it ends.
            for effect in row.effects.iter() {
                if let ActEffect::MovesAlong { what, .. }
                | ActEffect::MovesTo { what, .. }
                | ActEffect::Spreads { what, .. } = effect
                {
                    self.add_places(act, *what, &mut places);
                }
            }
        }
        for of_type in [Type::Counter, Type::Place, Type::Counters, Type::Places] {
            for parameter in row.parameters.iter().map(|parameter| parameter.parameter) {
                let is_of_type =
                    self.tables().parameters.get(parameter.index()).is_some_and(|row| row.of_type == of_type);
                if places.is_empty() && is_of_type {
                    self.add_places(act, parameter, &mut places);
                }
            }
        }
        if places.is_empty() { Places::Every } else { Places::These(places) }
    }

    /// Adds the places of what a parameter names: of a counter or place, or of each in a list.
    fn add_places(&self, act: &ActData, parameter: ParameterId, places: &mut Few<u32, 4>) {
        let mut add = |value: Value| {
            let judged = match value {
                Value::Counter(counter) => self.view.places_judged(counter),
                other => self.places_of(other),
            };
            for place in judged.iter() {
                if !places.contains(place) {
                    places.push(place);
                }
            }
        };
        match act.parameters.get(parameter.index()).copied() {
            Some(value @ (Value::Counter(_) | Value::Place(_))) => add(value),
            Some(Value::List(list)) => {
                let items = act.lists.get(list as usize).map_or(&[][..], |list| list);
                items.iter().filter(|item| !matches!(item, Value::List(_))).for_each(|item| add(*item));
            }
            _ => {}
        }
    }
}
