//! What is spoken of while something is worked out, and what a bare name means there.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use reglement_compiler::syntax::tree::{ActItem, DefineShape, EntityKind};

use super::fault::{Fault, Told};
use super::game::{Excepting, Game, Kind, plural};
use super::value::{Step, Value};
use super::world::{Act, Attributes, World};

/// Definitions and rules that lean on one another more deeply than this are not followed.
const DEEPEST: usize = 100;
/// A judgement that takes more work than this is given up.
const LONGEST: usize = 2_000_000;

/// Something that is spoken of.
#[derive(Clone, Debug)]
pub struct Frame {
    pub thing: Value,
    pub called: Option<String>,
    /// The second thing of a definition is spoken of by its name alone.
    pub by_name_alone: bool,
}

/// A view of the world from a place, at a moment, with things that are spoken of.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    pub game: &'a Game<'a>,
    pub world: &'a World,
    pub act: Option<&'a Act>,
    /// The position before the act.
    pub before: Option<&'a World>,
    pub step: Option<Step>,
    pub here: Option<usize>,
    /// The whole map is judged, and no place of it.
    pub in_play: bool,
    pub moment: Option<&'a str>,
    /// A rule is looked at as a fact, and not at a moment of an act.
    pub standing: bool,
    /// The only counters that are there at all, if not all of them are.
    pub present: Option<Vec<Value>>,
    pub frames: Vec<Frame>,
    /// What a `per` sets apart.
    pub share: Vec<(&'a str, Value)>,
    /// The side from which something is hidden: friends and foes are its own, until somebody is spoken of.
    pub onlooker: Option<Value>,
    /// A clause that fails for want of something hidden is open, and no mistake.
    pub leaves_open: bool,
    pub depth: usize,
    pub noted: &'a Noted,
}

/// What has been noted on the way.
#[derive(Debug, Default)]
pub struct Noted {
    /// Exceptions and permissions that made a difference.
    pub fired: RefCell<BTreeSet<Excepting>>,
    /// Paths of which somebody says that they meet what a duty asks for: they are tried first.
    pub hints: Vec<Vec<usize>>,
    /// How many other acts are tried where a duty is not met.
    pub most_tried: usize,
    /// Something was asked of an act where there is none.
    pub asked_for_act: Cell<bool>,
    /// Hidden attributes that have been asked for.
    pub needs: RefCell<Vec<(Value, Rc<str>)>>,
    /// Clauses that have hidden something.
    pub hidden_by: RefCell<BTreeSet<usize>>,
    work: Cell<usize>,
    total_work: Cell<usize>,
}

impl Noted {
    /// With so many other acts tried where a duty is not met.
    pub fn trying(most_tried: usize) -> Noted {
        Noted { most_tried, ..Noted::default() }
    }

    /// How much has been worked out in all.
    pub fn total_work(&self) -> usize {
        self.total_work.get() + self.work.get()
    }

    /// A position is judged anew.
    pub fn begin(&self) {
        self.total_work.set(self.total_work());
        self.work.set(0);
        self.needs.borrow_mut().clear();
    }
}

impl<'a> Scene<'a> {
    pub fn new(game: &'a Game<'a>, world: &'a World, noted: &'a Noted) -> Scene<'a> {
        Scene {
            game,
            world,
            act: None,
            before: None,
            step: None,
            here: None,
            in_play: false,
            moment: None,
            standing: false,
            present: None,
            frames: Vec::new(),
            share: Vec::new(),
            onlooker: None,
            leaves_open: false,
            depth: 0,
            noted,
        }
    }

    pub fn at(&self, here: Option<usize>) -> Scene<'a> {
        Scene { here, ..self.clone() }
    }

    /// With one thing more that is spoken of.
    pub fn speaking_of(&self, thing: Value, called: Option<&str>) -> Scene<'a> {
        let mut scene = self.clone();
        scene.frames.push(Frame { thing, called: called.map(str::to_owned), by_name_alone: false });
        scene
    }

    pub fn deeper(&self) -> Told<Scene<'a>> {
        if self.depth >= DEEPEST {
            return Err(Fault::unjudgeable("definitions lean on one another too deeply"));
        }
        Ok(Scene { depth: self.depth + 1, ..self.clone() })
    }

    pub fn works(&self) -> Told<()> {
        self.noted.work.set(self.noted.work.get() + 1);
        if self.noted.work.get() > LONGEST { Err(Fault::NotCovered("so much work")) } else { Ok(()) }
    }

    /// The thing that `it` is.
    pub fn it(&self) -> Option<&Value> {
        self.frames.iter().rev().find(|frame| !frame.by_name_alone).map(|frame| &frame.thing)
    }

    fn note_absent_act(&self) {
        if self.act.is_none() {
            self.noted.asked_for_act.set(true);
        }
    }

    pub fn is_present(&self, counter: &Value) -> bool {
        self.present.as_ref().is_none_or(|present| present.contains(counter))
    }

    /// The act being judged, as a thing.
    pub fn the_act(&self) -> Value {
        self.note_absent_act();
        self.act.map_or(Value::Absent, |_| Value::Act(self.world.log.len()))
    }

    pub fn act_numbered(&self, number: usize) -> Option<&'a Act> {
        if number == self.world.log.len() { self.act } else { self.world.log.get(number) }
    }

    /// What a bare name means, if anything has it.
    pub fn name(&self, name: &str) -> Told<Option<Value>> {
        if let Some(frame) = self.frames.iter().rev().find(|frame| frame.called.as_deref() == Some(name)) {
            return Ok(Some(frame.thing.clone()));
        }
        for frame in self.frames.iter().rev().filter(|frame| !frame.by_name_alone) {
            if let Some(value) = self.property(&frame.thing, name)? {
                return Ok(Some(value));
            }
        }
        if let Some((_, value)) = self.share.iter().find(|(of, _)| *of == name) {
            return Ok(Some(value.clone()));
        }
        if let ("side", Some(side)) = (name, &self.onlooker) {
            return Ok(Some(side.clone()));
        }
        if self.game.parameter(name).is_some() {
            self.note_absent_act();
            let value = self.act.and_then(|act| act.parameters.get(name)).cloned();
            return Ok(Some(value.unwrap_or(Value::Absent)));
        }
        if let Some(step) = self.step
            && let Some(value) = self.property(&Value::Step(step), name)?
        {
            return Ok(Some(value));
        }
        if let Some(here) = self.here
            && let Some(value) = self.property(&Value::Place(here), name)?
        {
            return Ok(Some(value));
        }
        if let "start" | "end" | "step-count" = name {
            return self.property(&self.the_act(), name);
        }
        if let Some(value) = self.property(&Value::Game, name)? {
            return Ok(Some(value));
        }
        if let Some(definition) = self.game.definition(name)
            && self.game.book.definitions.get(definition).is_some_and(|entry| self.game.subject_kind(entry).is_none())
        {
            return self.defined(definition, None, None).map(Some);
        }
        Ok(self.nowhere(name))
    }

    /// What a name means that nothing here has: an attribute of a thing that is not here, or a named value.
    fn nowhere(&self, name: &str) -> Option<Value> {
        let of_a_step = ["from", "to", "step-number", "direction"].contains(&name)
            || self.game.attribute(EntityKind::Border, name).is_some();
        let of_a_place = self.game.attribute(EntityKind::Place, name).is_some()
            || self.game.definition(name).is_some_and(|definition| {
                let entry = &self.game.book.definitions[definition];
                self.game.subject_kind(entry) == Some(Kind::Place)
            });
        if of_a_step || of_a_place || ["start", "end", "step-count"].contains(&name) {
            return Some(Value::Absent);
        }
        let list = self.game.list_with(name)?;
        Some(Value::Named { list: list.into(), name: name.into() })
    }

    /// What a thing has under a name; none where things of its kind have nothing of that name.
    pub fn property(&self, thing: &Value, name: &str) -> Told<Option<Value>> {
        self.works()?;
        let world = self.world;
        let own = match thing {
            Value::Absent => return Ok(Some(Value::Absent)),
            Value::Game => attribute(&world.game, name),
            Value::Counter(counter) => self.of_counter(*counter, name),
            Value::Place(place) => world.places.get(*place).and_then(|place| attribute(&place.attributes, name)),
            Value::Group(group) => world.groups.get(*group).and_then(|group| attribute(&group.attributes, name)),
            Value::Step(step) => self.of_step(*step, name)?,
            Value::Act(number) => self.act_numbered(*number).and_then(|act| self.of_act(act, name)),
            Value::List(things) if name == "count" => Some(Value::whole(things.len())),
            _ => None,
        };
        if own.is_some() {
            return if own == Some(Value::Absent) && self.is_hidden(thing, name) {
                Err(Fault::Hidden)
            } else {
                Ok(own)
            };
        }
        let Some(definition) = self.game.definition(name) else { return Ok(None) };
        let entry = &self.game.book.definitions[definition];
        let is_class = matches!(entry.define.shape, DefineShape::Class { .. });
        let kind = self.game.subject_kind(entry);
        if is_class || kind.is_none() || kind != kind_of(thing) {
            return Ok(None);
        }
        self.defined(definition, Some(thing.clone()), None).map(Some)
    }

    fn is_hidden(&self, thing: &Value, name: &str) -> bool {
        let hidden = self.world.hidden.iter().find(|(of, attribute)| of == thing && **attribute == *name);
        self.noted.needs.borrow_mut().extend(hidden.cloned());
        hidden.is_some()
    }

    /// The same, where the name may also be in the plural: `costs of steps`.
    pub fn property_spelled(&self, thing: &Value, name: &str) -> Told<Value> {
        let scene = self.speaking_of(thing.clone(), None);
        if let Some(value) = self.property(thing, name)? {
            return Ok(value);
        }
        for singular in self.singulars(name) {
            if let Some(value) = self.property(thing, &singular)? {
                return Ok(value);
            }
        }
        match scene.name(name)? {
            Some(value) => Ok(value),
            None => Err(Fault::confused(format!("nothing is called {name}"))),
        }
    }

    pub fn singulars(&self, name: &str) -> Vec<String> {
        let defined = self.game.book.definitions.iter().filter(|entry| {
            let given = entry.define.plural.as_ref().is_some_and(|plural| plural.text == name);
            given || plural(&entry.define.name.text) == name
        });
        let mut found: Vec<String> = defined.map(|entry| entry.define.name.text.clone()).collect();
        let declared = self.game.book.vocabulary.iter().flat_map(|entry| entry.attributes);
        found.extend(
            declared.map(|attribute| attribute.item.name.text.clone()).filter(|singular| plural(singular) == name),
        );
        found
    }

    fn of_counter(&self, counter: usize, name: &str) -> Option<Value> {
        let thing = self.world.counters.get(counter)?;
        if thing.attributes.contains_key(name) {
            let at = self.here.and_then(|here| thing.at.iter().position(|place| *place == here));
            let parts = thing.in_places.get(name);
            let part = parts.and_then(|parts| parts.get(at.unwrap_or(0)));
            return part.or_else(|| thing.attributes.get(name)).cloned();
        }
        let place = self.here.filter(|here| thing.at.contains(here)).or_else(|| thing.at.first().copied());
        match name {
            "place" => return Some(place.map_or(Value::Absent, Value::Place)),
            "place-count" => return Some(Value::whole(thing.at.len())),
            "depth" => return Some(self.depth(counter, place).map_or(Value::Absent, Value::whole)),
            "top" => return Some(self.depth(counter, place).map_or(Value::Absent, |depth| Value::Flag(depth == 1))),
            _ => {}
        }
        let (which, of) = name.split_once('-')?;
        self.game.attribute(EntityKind::Counter, of).filter(|attribute| attribute.in_each_place)?;
        let parts = match thing.in_places.get(of) {
            Some(parts) => parts.clone(),
            None => vec![thing.attributes.get(of)?.clone(); thing.at.len().max(1)],
        };
        let numbers: Vec<_> = parts
            .iter()
            .filter_map(|part| match part {
                Value::Number(number) => Some(*number),
                _ => None,
            })
            .collect();
        match which {
            _ if numbers.len() < parts.len() => Some(Value::Absent),
            "total" => Some(Value::Number(numbers.iter().sum())),
            "lowest" => numbers.iter().min().map(|number| Value::Number(*number)),
            "highest" => numbers.iter().max().map(|number| Value::Number(*number)),
            _ => None,
        }
    }

    /// Its number from the top of the stack in a place.
    fn depth(&self, counter: usize, place: Option<usize>) -> Option<usize> {
        let stack = self.world.stack(place?);
        let mut present = stack.into_iter().filter(|other| self.is_present(&Value::Counter(*other)));
        present.position(|other| other == counter).map(|above| above + 1)
    }

    fn of_step(&self, step: Step, name: &str) -> Told<Option<Value>> {
        Ok(match name {
            "from" => Some(Value::Place(step.from)),
            "to" => Some(Value::Place(step.to)),
            "step-number" => Some(step.number.map_or(Value::Absent, |number| Value::whole(number + 1))),
            "direction" => Some(self.world.direction(step.from, step.to)),
            _ => {
                let own = step.number.and_then(|number| self.act?.steps.get(number)).map(|(_, crossed)| crossed);
                let crossed = own.unwrap_or_else(|| self.world.crossed(step.from, step.to));
                match attribute(crossed, name) {
                    Some(value) => Some(value),
                    None => match self.own_definition(Kind::Step, name) {
                        Some(definition) => Some(self.defined(definition, Some(Value::Step(step)), None)?),
                        None => self.property(&Value::Place(step.to), name)?,
                    },
                }
            }
        })
    }

    fn own_definition(&self, kind: Kind, name: &str) -> Option<usize> {
        let definition = self.game.definition(name)?;
        (self.game.subject_kind(&self.game.book.definitions[definition]) == Some(kind)).then_some(definition)
    }

    fn of_act(&self, act: &Act, name: &str) -> Option<Value> {
        if self.game.parameter(name).is_some() {
            return Some(act.parameters.get(name).cloned().unwrap_or(Value::Absent));
        }
        match name {
            "start" => Some(self.start_of(act).map_or(Value::Absent, Value::Place)),
            "end" => Some(self.end_of(act).map_or(Value::Absent, Value::Place)),
            "step-count" => Some(Value::whole(act.steps.len())),
            _ => None,
        }
    }

    /// Where an act starts: where its path does, or else where the counter lies that it moves or names first.
    fn start_of(&self, act: &Act) -> Option<usize> {
        if act.start.is_some() {
            return act.start;
        }
        self.before.unwrap_or(self.world).counters.get(self.mover_of(act)?)?.at.first().copied()
    }

    /// The counter that an act moves, or else the one that it names first.
    pub fn mover_of(&self, act: &Act) -> Option<usize> {
        let entry = self.game.book.acts.iter().find(|entry| entry.name.text == *act.name)?;
        let first = |name: &str| match act.parameters.get(name) {
            Some(Value::Counter(counter)) => Some(*counter),
            Some(Value::List(things)) => things.iter().find_map(|thing| match thing {
                Value::Counter(counter) => Some(*counter),
                _ => None,
            }),
            _ => None,
        };
        let moved = entry.items.iter().find_map(|item| match &item.item {
            ActItem::Moves { what, .. } => first(&what.text),
            _ => None,
        });
        let named = || {
            entry.items.iter().find_map(|item| match &item.item {
                ActItem::Parameter(parameter) => first(&parameter.name.text),
                _ => None,
            })
        };
        moved.or_else(named)
    }

    /// Where an act ends: at the last place entered, or else in the place that it moves to, or else where it starts.
    fn end_of(&self, act: &Act) -> Option<usize> {
        if let Some((to, _)) = act.steps.last() {
            return Some(*to);
        }
        let entry = self.game.book.acts.iter().find(|entry| entry.name.text == *act.name)?;
        let moved_to = entry.items.iter().find_map(|item| match &item.item {
            ActItem::Moves { to: Some(to), .. } => match act.parameters.get(to.text.as_str()) {
                Some(Value::Place(place)) => Some(*place),
                _ => None,
            },
            _ => None,
        });
        moved_to.or_else(|| self.start_of(act))
    }

    /// The side to which friends and foes are told apart.
    pub fn side_spoken_of(&self) -> Value {
        let counter = self.frames.iter().rev().find_map(|frame| match frame.thing {
            Value::Counter(counter) => Some(counter),
            _ => None,
        });
        if let Some(counter) = counter {
            return self.side_of(counter);
        }
        if let Some((_, side)) = self.share.iter().find(|(of, _)| *of == "side") {
            return side.clone();
        }
        if let Some(side) = &self.onlooker {
            return side.clone();
        }
        match self.act.and_then(|act| act.parameters.get("unit")) {
            Some(Value::Counter(unit)) => self.side_of(*unit),
            _ => Value::Absent,
        }
    }

    pub fn side_of(&self, counter: usize) -> Value {
        self.world
            .counters
            .get(counter)
            .and_then(|counter| attribute(&counter.attributes, "side"))
            .unwrap_or(Value::Absent)
    }

    pub fn note_fired(&self, excepting: Excepting) {
        self.noted.fired.borrow_mut().insert(excepting);
    }
}

fn attribute(attributes: &Attributes, name: &str) -> Option<Value> {
    attributes.get(name).cloned()
}

pub fn kind_of(thing: &Value) -> Option<Kind> {
    match thing {
        Value::Counter(_) => Some(Kind::Counter),
        Value::Place(_) => Some(Kind::Place),
        Value::Group(_) => Some(Kind::Group),
        Value::Step(_) => Some(Kind::Step),
        Value::Act(_) => Some(Kind::Act),
        _ => None,
    }
}

/// A list with a name, as a value.
pub fn named(list: &str, name: &str) -> Value {
    Value::Named { list: Rc::from(list), name: Rc::from(name) }
}
