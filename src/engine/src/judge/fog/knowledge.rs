//! The position as one side knows it. Whatever is worked out from it cannot tell what the side does not know.
//!
//! INVARIANT: two positions in which a side knows the same come to the same here, to the last number: who is hidden leaves
//! no gap in the numbering, no order, no name.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::judge::Judge;
use crate::judge::board::Board;
use crate::judge::error::JudgeError;
use crate::judge::fog::hidden::{Veil, Veils};
use crate::judge::sitting::Sitting;
use crate::position::{ActData, BorderData, CounterData, GroupData, PlaceData, Position, Record, StepData, Unknown};
use crate::table::{Body, Symbol, Tables, Value};

impl Judge<'_> {
    /// Whether the ruleset says what is hidden from whom.
    pub fn has_fog(&self) -> bool {
        self.tables().clauses.iter().any(|row| matches!(row.body, Body::Hides(_)))
    }

    /// The position without what fog hides from a side. What the side asks is asked of this one, by its numbers and names.
    ///
    /// What is hidden is absent, an attribute like a counter. A counter whose identity is hidden is called `unknown-1` and
    /// so on. Acts of the log by counters that are hidden are not known either.
    pub fn known_to(&self, side: Symbol, position: &Position) -> Result<Position, JudgeError> {
        let board = Board::new(position);
        let mut sitting = Sitting::new(self, &board);
        let veils = sitting.veils(side).map_err(|fault| *fault)?;
        let log: Vec<&ActData> = position
            .log
            .iter()
            .zip(&veils.acts)
            .filter(|(act, veil)| {
                let mover = sitting.mover_of(act).and_then(|mover| veils.counters.get(mover as usize));
                !veil.whole && mover.is_none_or(|veil| !veil.whole)
            })
            .map(|(act, _)| act)
            .collect();
        Ok(Projection::new(self, position, &veils).known(&log))
    }
}

/// A position being written down anew.
struct Projection<'p> {
    position: &'p Position,
    veils: &'p Veils,
    /// The counters that are known of, in their new order.
    order: Vec<u32>,
    /// The new numbers of counters, by their old ones.
    numbers: Vec<Option<u32>>,
    /// The symbols of the ruleset come before those of the position.
    first_name: u32,
    names: Vec<String>,
    renamed: BTreeMap<u32, u32>,
}

impl<'p> Projection<'p> {
    fn new(judge: &Judge<'_>, position: &'p Position, veils: &'p Veils) -> Projection<'p> {
        let order = order(judge.tables(), position, &veils.counters);
        let mut numbers = vec![None; position.counters.len()];
        for (new, old) in order.iter().enumerate() {
            if let Some(number) = numbers.get_mut(*old as usize) {
                *number = Some(new as u32);
            }
        }
        Projection {
            position,
            veils,
            order,
            numbers,
            first_name: judge.tables().symbols.len() as u32,
            names: Vec::new(),
            renamed: BTreeMap::new(),
        }
    }

    fn known(mut self, log: &[&ActData]) -> Position {
        let position = self.position;
        let mut known = Position {
            game: self.record(&position.game, None),
            flat_top: position.flat_top,
            places: Vec::new(),
            borders: Vec::new(),
            counters: Vec::new(),
            groups: Vec::new(),
            log: Vec::new(),
            names: Vec::new(),
            hidden: Vec::new(),
        };
        for (place, veil) in position.places.iter().zip(&self.veils.places) {
            let record = self.record(&place.record, Some(veil));
            known.places.push(PlaceData { record, id: place.id.clone(), axial: place.axial });
        }
        for border in &position.borders {
            let record = self.record(&border.record, None);
            known.borders.push(BorderData { record, ..border.clone() });
        }
        for (group, veil) in position.groups.iter().zip(&self.veils.groups) {
            let record = self.record(&group.record, Some(veil));
            known.groups.push(GroupData { record, id: group.id.clone() });
        }
        known.counters = self.counters();
        known.log = log.iter().map(|act| self.act(act)).collect();
        known.hidden = self.hidden();
        known.names = self.names;
        known
    }

    /// Which attributes are absent because they are hidden.
    fn hidden(&self) -> Vec<Unknown> {
        let number = |old: usize| self.numbers.get(old).copied().flatten();
        let counters = self.veils.counters.iter().enumerate();
        let counters = counters.filter_map(|(old, veil)| Some((Value::Counter(number(old)?), veil)));
        let groups = (0..).map(Value::Group).zip(&self.veils.groups);
        let places = (0..).map(Value::Place).zip(&self.veils.places);
        let all = counters.chain(groups).chain(places);
        let mut hidden: Vec<Unknown> = all
            .flat_map(|(thing, veil)| {
                veil.attributes.iter().map(move |attribute| Unknown { thing, attribute: *attribute })
            })
            .collect();
        hidden.sort_unstable();
        hidden
    }

    fn counters(&mut self) -> Vec<CounterData> {
        let position = self.position;
        let veil_of = |number: u32| self.veils.counters.get(number as usize);
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for (data, veil) in position.counters.iter().zip(&self.veils.counters) {
            if !veil.whole && !veil.identity {
                taken.insert(data.id.clone());
            }
        }
        let mut unknown = 0;
        let mut counters = Vec::new();
        for number in self.order.clone() {
            let (Some(data), Some(veil)) = (position.counters.get(number as usize), veil_of(number)) else { continue };
            let mut id = data.id.clone();
            if veil.identity {
                // No counter that is known by its id may be taken for it.
                loop {
                    unknown += 1;
                    id = format!("unknown-{unknown}");
                    if !taken.contains(&id) {
                        break;
                    }
                }
            }
            let record = self.record(&data.record, Some(veil));
            let mut counter = CounterData { id, at: data.at.clone(), record, parts: Vec::new() };
            for (attribute, values) in data.parts.iter().filter(|(attribute, _)| !veil.attributes.contains(attribute)) {
                counter.parts.push((*attribute, self.record(values, None)));
            }
            if veil.identity {
                turn_by_place(&mut counter);
            }
            counters.push(counter);
        }
        counters
    }

    fn record(&mut self, record: &Record, veil: Option<&Veil>) -> Record {
        let mut known = Vec::with_capacity(record.len());
        for (number, value) in record.iter().enumerate() {
            let hidden = veil.is_some_and(|veil| veil.attributes.iter().any(|hidden| hidden.index() == number));
            known.push(if hidden { Value::Nothing } else { self.value(*value) });
        }
        known
    }

    fn value(&mut self, value: Value) -> Value {
        match value {
            Value::Counter(number) => {
                self.numbers.get(number as usize).copied().flatten().map_or(Value::Nothing, Value::Counter)
            }
            Value::Symbol(Symbol(number)) if number >= self.first_name => {
                let names = &mut self.names;
                let old = self.position.names.get((number - self.first_name) as usize);
                let new = *self.renamed.entry(number).or_insert_with(|| {
                    names.push(old.cloned().unwrap_or_default());
                    self.first_name + names.len() as u32 - 1
                });
                Value::Symbol(Symbol(new))
            }
            other => other,
        }
    }

    fn act(&mut self, act: &ActData) -> ActData {
        let parameters = self.record(&act.parameters, None);
        let mut lists = Vec::new();
        for list in &act.lists {
            let mut known = self.record(list, None);
            known.retain(|value| *value != Value::Nothing);
            lists.push(known);
        }
        let mut steps = Vec::new();
        for step in &act.steps {
            steps.push(StepData { to: step.to, border: self.record(&step.border, None) });
        }
        ActData { act: act.act, parameters, lists, start: act.start, steps }
    }
}

/// Puts the places of a counter in their own order, and its values for each place with them: which one was written first
/// tells unidentified counters apart.
fn turn_by_place(counter: &mut CounterData) {
    let mut turn: Vec<usize> = (0..counter.at.len()).collect();
    turn.sort_by_key(|number| counter.at.get(*number));
    counter.at.sort_unstable();
    for (attribute, values) in &mut counter.parts {
        *values = turn.iter().filter_map(|number| values.get(*number)).copied().collect();
        if let (Some(first), Some(value)) = (values.first(), counter.record.get_mut(attribute.index())) {
            *value = *first;
        }
    }
}

/// When a counter's turn comes to be listed: the identified first, the others by their place and their look.
type Turn<'p> = (Option<(u32, Vec<(Value, &'p str)>)>, usize);

/// Those known of, each stack in its order. The identified stand in the order of the position; the others come as late as
/// their stacks allow, by place, since a side that knew their order in the position would know them apart.
fn order(tables: &Tables, position: &Position, veils: &[Veil]) -> Vec<u32> {
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); position.counters.len()];
    let mut above: Vec<usize> = vec![0; position.counters.len()];
    let mut lowest: BTreeMap<u32, usize> = BTreeMap::new();
    let mut ready: BTreeSet<Turn<'_>> = BTreeSet::new();
    let key = |number: usize| {
        let known_by_its_look =
            position.counters.get(number).zip(veils.get(number).filter(|veil| veil.identity)).map(|(data, veil)| {
                (data.at.iter().min().copied().unwrap_or(u32::MAX), look(tables, position, data, veil))
            });
        (known_by_its_look, number)
    };
    for (number, data) in position.counters.iter().enumerate() {
        if veils.get(number).is_none_or(|veil| veil.whole) {
            continue;
        }
        for place in &data.at {
            if let Some(upper) = lowest.insert(*place, number).filter(|upper| *upper != number) {
                below.get_mut(upper).into_iter().for_each(|below| below.push(number));
                above.get_mut(number).into_iter().for_each(|above| *above += 1);
            }
        }
        if above.get(number) == Some(&0) {
            ready.insert(key(number));
        }
    }
    let mut order = Vec::new();
    while let Some((_, number)) = ready.pop_first() {
        order.push(number as u32);
        for next in below.get(number).into_iter().flatten() {
            if let Some(above) = above.get_mut(*next) {
                *above -= 1;
                if *above == 0 {
                    ready.insert(key(*next));
                }
            }
        }
    }
    order
}

/// What can be seen of a counter without knowing who else there is. Free names are compared by their letters: their numbers
/// tell which of them came first in the position.
fn look<'p>(tables: &Tables, position: &'p Position, data: &CounterData, veil: &Veil) -> Vec<(Value, &'p str)> {
    let seen = |(number, value): (usize, &Value)| match value {
        Value::Counter(_) => (Value::Nothing, ""),
        _ if veil.attributes.iter().any(|hidden| hidden.index() == number) => (Value::Nothing, ""),
        Value::Symbol(symbol) => match (symbol.0 as usize).checked_sub(tables.symbols.len()) {
            Some(free) => (Value::Nothing, position.names.get(free).map_or("", String::as_str)),
            None => (*value, ""),
        },
        value => (*value, ""),
    };
    data.record.iter().enumerate().map(seen).collect()
}
