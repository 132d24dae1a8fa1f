//! Sets: which things a phrase means, as a vector of them.

use reglement_compiler::syntax::tree::{Location, Relation, SetPhrase};

use super::expression::called;
use super::fault::{Fault, Told, if_known};
use super::game::Kind;
use super::scene::{Scene, kind_of};
use super::value::{Step, Value};

/// Who is among the counters of a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Its own, and those that belong to none: in conditions.
    WithThoseOfNone,
    /// Its own alone: in what a clause itself is about.
    Own,
}

impl Scene<'_> {
    pub fn members(&self, set: &SetPhrase) -> Told<Vec<Value>> {
        self.chosen(set, Seen::WithThoseOfNone)
    }

    /// Those that a clause itself is about.
    pub fn own_members(&self, set: &SetPhrase) -> Told<Vec<Value>> {
        self.chosen(set, Seen::Own)
    }

    fn chosen(&self, set: &SetPhrase, seen: Seen) -> Told<Vec<Value>> {
        let (members, doubtful) = self.sure_and_doubtful(set, seen)?;
        if doubtful.is_empty() { Ok(members) } else { Err(Fault::Hidden) }
    }

    /// Those that surely belong, and those of whom it is hidden whether they do.
    pub fn sure_and_doubtful(&self, set: &SetPhrase, seen: Seen) -> Told<(Vec<Value>, Vec<Value>)> {
        let noun = set.noun.text.as_str();
        let listed = self.game.list_parameter(noun);
        let things = match listed {
            Some(parameter) => match self.act.and_then(|act| act.parameters.get(parameter)) {
                Some(Value::List(things)) => things.clone(),
                _ => Vec::new(),
            },
            None => self.all_of(noun)?,
        };
        let (mut members, mut doubtful) = (Vec::new(), Vec::new());
        for thing in things {
            self.works()?;
            if kind_of(&thing) == Some(Kind::Counter) && !self.is_present(&thing) {
                continue;
            }
            if !self.is_located(&thing, set.location.as_ref(), listed.is_some())?
                || !self.is_related(&thing, set)
                || set.other && self.is_spoken_of(&thing)
            {
                continue;
            }
            let mut belongs = vec![if listed.is_some() { Some(true) } else { if_known(self.is_a(&thing, noun))? }];
            if belongs[0] != Some(false) {
                belongs.push(if_known(self.is_in_the_share(&thing, set, seen))?);
                let scene = self.speaking_of(thing.clone(), called(set));
                belongs.push(if_known(scene.holds_if_any(set.condition.as_deref()))?);
            }
            if belongs.iter().all(|part| *part == Some(true)) {
                members.push(thing);
            } else if !belongs.contains(&Some(false)) {
                doubtful.push(thing);
            }
        }
        Ok((members, doubtful))
    }

    pub fn all_of(&self, noun: &str) -> Told<Vec<Value>> {
        let kind = self.game.kind(noun).ok_or_else(|| Fault::confused(format!("there are no {noun}")))?;
        Ok(match kind {
            Kind::Counter => (0..self.world.counters.len()).map(Value::Counter).collect(),
            Kind::Place => (0..self.world.places.len()).map(Value::Place).collect(),
            Kind::Group => (0..self.world.groups.len()).map(Value::Group).collect(),
            Kind::Step => self.steps().into_iter().map(Value::Step).collect(),
            Kind::Act => {
                let judged = usize::from(self.act.is_some());
                (0..self.world.log.len() + judged).map(Value::Act).collect()
            }
        })
    }

    /// The steps of the act's path.
    fn steps(&self) -> Vec<Step> {
        let Some(act) = self.act else { return Vec::new() };
        let steps = act
            .steps
            .iter()
            .enumerate()
            .filter_map(|(number, (to, _))| Some(Step { from: act.from(number)?, to: *to, number: Some(number) }));
        steps.collect()
    }

    pub fn is_located(&self, thing: &Value, location: Option<&Location>, listed: bool) -> Told<bool> {
        let is_counter = kind_of(thing) == Some(Kind::Counter);
        let here = |scene: &Self| match scene.here {
            Some(here) => scene.is_in(thing, &Value::Place(here)),
            None => scene.in_play && scene.is_on_the_map(thing),
        };
        Ok(match location {
            None if listed || !is_counter => true,
            None => here(self),
            Some(Location::Here) => here(self),
            Some(Location::InPlay) => listed || self.is_on_the_map(thing),
            Some(Location::In(place)) => {
                let place = self.value(place)?;
                self.is_in(thing, &place)
            }
            Some(Location::NextTo(place)) => {
                let place = self.value(place)?;
                self.is_next_to(thing, &place)
            }
            Some(Location::Within { distance, of }) => {
                let (farthest, of) = (self.value(distance)?, self.value(of)?);
                let distance = self.distance(&of, thing, &Default::default(), false)?;
                distance.compared(&farthest)?.is_some_and(|order| order.is_le())
            }
        })
    }

    fn is_on_the_map(&self, thing: &Value) -> bool {
        kind_of(thing) != Some(Kind::Counter) || !self.places_of(thing).is_empty()
    }

    pub fn is_related(&self, thing: &Value, set: &SetPhrase) -> bool {
        let Some(relation) = set.relation else { return true };
        let Value::Counter(counter) = thing else { return false };
        let (own, other) = (self.side_of(*counter), self.side_spoken_of());
        own != Value::Absent && other != Value::Absent && own.same(&other) == (relation == Relation::Friendly)
    }

    /// Whether `another` leaves this out.
    fn is_spoken_of(&self, thing: &Value) -> bool {
        let nearest = self.frames.iter().rev().find(|frame| kind_of(&frame.thing) == kind_of(thing));
        match nearest {
            Some(frame) => frame.thing == *thing,
            None => self.act.and_then(|act| act.parameters.get("unit")) == Some(thing),
        }
    }

    /// Whether a counter is one of the share that is judged. Foes are none of it, and are asked for all the same; and in
    /// conditions so are the friends of whoever is spoken of.
    fn is_in_the_share(&self, thing: &Value, set: &SetPhrase, seen: Seen) -> Told<bool> {
        let beyond = match set.relation {
            Some(Relation::Enemy) => true,
            Some(Relation::Friendly) => seen == Seen::WithThoseOfNone,
            None => false,
        };
        if self.share.is_empty() || kind_of(thing) != Some(Kind::Counter) || beyond {
            return Ok(true);
        }
        self.is_of_the_share(thing, seen)
    }

    pub fn is_of_the_share(&self, thing: &Value, seen: Seen) -> Told<bool> {
        for (name, wanted) in &self.share {
            let own = self.property(thing, name)?.unwrap_or(Value::Absent);
            let in_none = own == Value::Absent && seen == Seen::WithThoseOfNone;
            if !in_none && !own.same(wanted) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
