//! The world as one side knows it: what is hidden is absent, who is hidden is nobody.

use std::rc::Rc;

use super::fault::Told;
use super::fog::{Veil, Veils};
use super::scene::Scene;
use super::value::Value;
use super::world::{Act, Attributes, Counter, Group, Place, World};

/// The beginning of the ids of counters whose identity is hidden.
pub const UNKNOWN: &str = "unknown-";

impl Scene<'_> {
    /// The world without what fog hides from a side. Those known of have numbers of their own, in the order in which they
    /// lie; who is not identified is `unknown-` without a number.
    pub fn known_to(&self, side: &Value) -> Told<World> {
        let veils = self.veils(side)?;
        let knowledge = Knowledge { of: self, veils: &veils, known: self.known_counters(&veils) };
        Ok(knowledge.world())
    }

    fn known_counters(&self, veils: &Veils) -> Vec<usize> {
        let order = self.world.order.iter().copied();
        order.filter(|counter| !veils.over(&Value::Counter(*counter)).whole).collect()
    }
}

/// What a side knows of a world.
struct Knowledge<'k> {
    of: &'k Scene<'k>,
    veils: &'k Veils,
    /// The counters known of, by their numbers in the whole world.
    known: Vec<usize>,
}

impl Knowledge<'_> {
    fn world(&self) -> World {
        let whole = self.of.world;
        let mut world = World {
            game: self.attributes(&whole.game, &Veil::default()),
            places: self.places(),
            borders: whole.borders.clone(),
            counters: self.known.iter().map(|counter| self.counter(*counter)).collect(),
            order: (0..self.known.len()).collect(),
            groups: self.groups(),
            log: self.log(),
            hidden: Vec::new(),
            ..whole.clone()
        };
        for border in &mut world.borders {
            border.attributes = self.attributes(&border.attributes, &Veil::default());
        }
        world.hidden = self.hidden();
        world
    }

    fn places(&self) -> Vec<Place> {
        let places = self.of.world.places.iter().enumerate();
        let known = places.map(|(number, place)| {
            let veil = self.veils.over(&Value::Place(number));
            Place { attributes: self.attributes(&place.attributes, &veil), ..place.clone() }
        });
        known.collect()
    }

    fn groups(&self) -> Vec<Group> {
        let groups = self.of.world.groups.iter().enumerate();
        let known = groups.map(|(number, group)| {
            let veil = self.veils.over(&Value::Group(number));
            Group { attributes: self.attributes(&group.attributes, &veil), ..group.clone() }
        });
        known.collect()
    }

    fn counter(&self, number: usize) -> Counter {
        let whole = &self.of.world.counters[number];
        let veil = self.veils.over(&Value::Counter(number));
        let mut counter = Counter { attributes: self.attributes(&whole.attributes, &veil), ..whole.clone() };
        counter.in_places.retain(|name, _| !veil.attributes.contains(name));
        if veil.identity {
            counter.id = UNKNOWN.to_owned();
            // In which of its places it was written first is something that only who knows it can tell.
            let mut turn: Vec<usize> = (0..counter.at.len()).collect();
            turn.sort_by_key(|at| whole.at[*at]);
            counter.at = turn.iter().map(|at| whole.at[*at]).collect();
            counter.lay_at.clone_from(&counter.at);
            for (name, values) in &mut counter.in_places {
                *values = turn.iter().filter_map(|at| values.get(*at)).cloned().collect();
                if let Some(first) = values.first() {
                    counter.attributes.insert(Rc::clone(name), first.clone());
                }
            }
        }
        counter
    }

    /// The acts that are known of, by somebody who is.
    fn log(&self) -> Vec<Act> {
        let mut known = Vec::new();
        for (number, act) in self.of.world.log.iter().enumerate() {
            let mover = self.of.mover_of(act).map(|mover| self.veils.over(&Value::Counter(mover)));
            if self.veils.over(&Value::Act(number)).whole || mover.is_some_and(|veil| veil.whole) {
                continue;
            }
            let nothing = Veil::default();
            let steps = act.steps.iter().map(|(to, border)| (*to, self.attributes(border, &nothing)));
            known.push(Act {
                parameters: self.attributes(&act.parameters, &nothing),
                steps: steps.collect(),
                ..act.clone()
            });
        }
        known
    }

    fn attributes(&self, attributes: &Attributes, veil: &Veil) -> Attributes {
        let known = attributes.iter().map(|(name, value)| {
            let value = if veil.attributes.contains(name) { Value::Absent } else { self.value(value) };
            (Rc::clone(name), value)
        });
        known.collect()
    }

    fn value(&self, value: &Value) -> Value {
        match value {
            Value::Counter(number) => {
                let new = self.known.iter().position(|known| known == number);
                new.map_or(Value::Absent, Value::Counter)
            }
            Value::List(things) => {
                let known = things.iter().map(|thing| self.value(thing)).filter(|thing| *thing != Value::Absent);
                Value::List(known.collect())
            }
            value => value.clone(),
        }
    }

    /// Which attributes are absent because they are hidden.
    fn hidden(&self) -> Vec<(Value, Rc<str>)> {
        let counters = self.known.iter().enumerate().map(|(new, old)| (Value::Counter(new), Value::Counter(*old)));
        let groups = (0..self.of.world.groups.len()).map(|group| (Value::Group(group), Value::Group(group)));
        let places = (0..self.of.world.places.len()).map(|place| (Value::Place(place), Value::Place(place)));
        let mut hidden = Vec::new();
        for (new, old) in counters.chain(groups).chain(places) {
            hidden.extend(self.veils.over(&old).attributes.into_iter().map(|name| (new.clone(), name)));
        }
        hidden
    }
}

impl World {
    /// The same world with its counters in another order: of each, the number it has now.
    pub fn renumbered(&self, order: &[usize]) -> World {
        let new = |value: &Value| renumbered(value, order);
        let all =
            |attributes: &Attributes| attributes.iter().map(|(name, value)| (Rc::clone(name), new(value))).collect();
        let mut world = self.clone();
        world.counters = order.iter().map(|number| self.counters[*number].clone()).collect();
        for counter in &mut world.counters {
            counter.attributes = all(&counter.attributes);
        }
        for group in &mut world.groups {
            group.attributes = all(&group.attributes);
        }
        for place in &mut world.places {
            place.attributes = all(&place.attributes);
        }
        for act in &mut world.log {
            act.parameters = all(&act.parameters);
        }
        world.game = all(&world.game);
        world.hidden = self.hidden.iter().map(|(thing, name)| (new(thing), Rc::clone(name))).collect();
        world
    }
}

fn renumbered(value: &Value, order: &[usize]) -> Value {
    match value {
        Value::Counter(number) => order.iter().position(|old| old == number).map_or(Value::Absent, Value::Counter),
        Value::List(things) => Value::List(things.iter().map(|thing| renumbered(thing, order)).collect()),
        value => value.clone(),
    }
}
