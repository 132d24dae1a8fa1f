//! Small maps, searched in one direction: towards what the rules have not seen yet.
//!
//! Where order, distance and paths matter there are too many positions to try all of them. The search begins with one
//! counter in one hex, and changes one thing at a time: an attribute, another counter, a step. Whatever is done may be done
//! in a hex that was not there before, so that the map is no larger than what happens on it. Of positions that the rules
//! see alike one is followed, and those first in which most of what the clause asks for holds.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::ControlFlow;

use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Position, StepData};
use reglement_engine::table::{ActId, MomentId, Tables, Type, Value};
use serde::Serialize;

use super::interest::Interest;
use super::probes::Sight;
use super::repeated::{closing, with_more, with_other_numbers};
use super::space::Space;
use super::twin::{Twin, record_mut, usual_record};
use super::values::{Kind, Said, plain, value};
use super::variables::{Choice, Told, Variable};
use super::world::counter_id;

/// The row of hexes to one side goes as far as the largest number that rules compare with, and no farther than this.
const FARTHEST: i32 = 8;
const MOST_COUNTERS: usize = 5;
const MOST_STEPS: usize = 3;
/// Of so many hexes at most, those that are in play, attributes are changed.
const MOST_HEXES_CHANGED: usize = 8;
/// The steps from a hex to those around it.
const AROUND: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// How far a search on small maps went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SmallMaps {
    pub positions: u64,
    /// The most hexes and counters, and the longest path, of the positions that came about by one change after the other.
    pub hexes: usize,
    pub counters: usize,
    pub steps: usize,
    /// How many things the position farthest from the first one has that differ from it.
    pub changes: usize,
    /// Of the others, the most that they have more of the same at once: steps, counters, groups, acts done before.
    #[serde(skip_serializing_if = "is_zero")]
    pub repeated: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// What is known of one position that is followed.
struct Stop {
    twin: Twin,
    made: Made,
    changes: usize,
    sight: Sight,
    /// So many of the positions next to it were tried before one of them was nearer.
    tried: usize,
}

/// How a position came about.
#[derive(Clone, Copy)]
enum Made {
    ByOneChange,
    /// With so many more of the same, itself or one that led to it.
    ByRepeating(u32),
}

/// Tries positions, those that are near first; `look` tells how the rules see one.
pub fn search(
    space: &Space<'_>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let beginnings = Ground::new(space).map(|ground| ground.beginnings()).unwrap_or_default();
    search_from(space, beginnings, most, look)
}

/// The same, beginning where every set of the game holds whatever it may: where most is possible.
pub fn search_open_ground(
    space: &Space<'_>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let Some(ground) = Ground::new(space) else { return SmallMaps::default() };
    let usual = ground.beginnings();
    let mut beginnings: Vec<Twin> = usual.iter().filter_map(|twin| ground.opened(twin)).collect();
    beginnings.extend(usual);
    search_from(space, beginnings, most, look)
}

/// The same, from other positions on.
pub fn search_from(
    space: &Space<'_>,
    beginnings: Vec<Twin>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let Some(ground) = Ground::new(space) else { return SmallMaps::default() };
    let mut bound = SmallMaps::default();
    // By how near it is, how small the gap, how few changes led to it, and when it was found.
    let mut open: BTreeMap<(usize, u32, usize, u64), Stop> = BTreeMap::new();
    let mut seen: HashSet<(String, u64, Option<u32>)> = HashSet::new();
    let mut fresh: Vec<(Made, Twin)> = beginnings.into_iter().map(|twin| (Made::ByOneChange, twin)).collect();
    let mut from: Option<Stop> = None;
    loop {
        let changes = from.as_ref().map_or(0, |stop| stop.changes + 1);
        let skipped = from.as_ref().map_or(0, |stop| stop.tried);
        for (tried, (made, twin)) in fresh.into_iter().enumerate().skip(skipped) {
            if bound.positions >= most {
                return bound;
            }
            bound.add(&twin, changes, made);
            let ControlFlow::Continue(sight) = look(&twin) else { return bound };
            let Some(sight) = sight else { continue };
            if seen.insert((ground.asked_name(&twin), sight.seen, sight.gap)) {
                open.insert(rank(sight, changes, bound.positions), Stop { twin, made, changes, sight, tried: 0 });
                // What is nearer is followed at once; what else lies here can wait.
                if let Some(stop) = from.take_if(|stop| sight.near > stop.sight.near) {
                    let rank = rank(stop.sight, stop.changes, bound.positions);
                    open.insert(rank, Stop { tried: tried + 1, ..stop });
                    break;
                }
            }
        }
        let Some((_, stop)) = open.pop_first() else { return bound };
        fresh = ground.next(&stop);
        from = Some(stop);
    }
}

/// What comes first is followed first.
fn rank(sight: Sight, changes: usize, found: u64) -> (usize, u32, usize, u64) {
    (usize::MAX - sight.near, sight.gap.unwrap_or(u32::MAX), changes, found)
}

impl SmallMaps {
    fn add(&mut self, twin: &Twin, changes: usize, made: Made) {
        self.positions += 1;
        self.changes = self.changes.max(changes);
        match made {
            Made::ByOneChange => {
                self.hexes = self.hexes.max(twin.position().places.len());
                self.counters = self.counters.max(twin.position().counters.len());
                self.steps = self.steps.max(twin.way().len().saturating_sub(1));
            }
            Made::ByRepeating(many) => self.repeated = self.repeated.max(many),
        }
    }
}

/// The map, and what can be changed on it.
struct Ground<'s, 't> {
    space: &'s Space<'t>,
    tables: [&'t Tables; 2],
    /// Where hexes may be; the first one always is.
    hexes: Vec<(i32, i32)>,
    /// What the parameters of acts may say, by name.
    said: BTreeMap<String, Vec<Said>>,
}

impl<'s, 't> Ground<'s, 't> {
    fn new(space: &'s Space<'t>) -> Option<Ground<'s, 't>> {
        let [old, new] = space.sides.as_slice() else { return None };
        let mut said: BTreeMap<String, Vec<Said>> = BTreeMap::new();
        for (name, one) in space.asks.iter().flat_map(|ask| &ask.said) {
            let known = said.entry(name.clone()).or_default();
            if !known.contains(one) {
                known.push(one.clone());
            }
        }
        Some(Ground { space, tables: [old.tables, new.tables], hexes: hexes(&space.interest), said })
    }

    /// What is asked, by name.
    fn asked_name(&self, twin: &Twin) -> String {
        let [tables, _] = self.tables;
        match &twin.sides[0].1 {
            Asked::Act(act) => tables.acts.get(act.act.index()).map_or_else(String::new, |row| row.name.to_string()),
            Asked::Moment(moment) => {
                tables.moments.get(moment.index()).map_or_else(String::new, |row| row.name.to_string())
            }
        }
    }

    /// One counter in the middle, and everything that can be asked.
    fn beginnings(&self) -> Vec<Twin> {
        let mut names = BTreeSet::new();
        let asks = self.space.asks.iter().filter(|ask| names.insert((ask.name.clone(), ask.is_act)));
        asks.filter_map(|ask| {
            let [old, new] = self.tables.map(|tables| Some((self.bare(tables), asked(tables, &ask.name, ask.is_act)?)));
            Some(Twin { sides: [old?, new?] })
        })
        .collect()
    }

    /// With every set of the game full; none where there is nothing to fill.
    fn opened(&self, twin: &Twin) -> Option<Twin> {
        let mut open = twin.clone();
        let mut differs = false;
        for told in self.space.game.iter().flat_map(|variable| &variable.options).map(|choice| &choice.sides) {
            for ((position, _), told) in open.sides.iter_mut().zip(told) {
                let Told::Is(attribute, Value::Set(more)) = told else { continue };
                let Some(Value::Set(mask)) = position.game.get_mut(*attribute) else { continue };
                differs |= *mask | *more != *mask;
                *mask |= *more;
            }
        }
        differs.then_some(open)
    }

    fn bare(&self, tables: &Tables) -> Position {
        let group = |id: &str| GroupData { id: id.to_owned(), record: usual_record(tables, &tables.groups) };
        Position {
            game: usual_record(tables, &tables.game),
            places: self.hexes.iter().take(1).map(|axial| hex(tables, *axial)).collect(),
            counters: vec![self.counter(tables, 0, 0)],
            groups: vec![group("first-group"), group("second-group")],
            names: vec!["one".to_owned(), "another".to_owned()],
            ..Position::default()
        }
    }

    fn counter(&self, tables: &Tables, number: usize, at: u32) -> CounterData {
        CounterData {
            id: counter_id(number),
            at: vec![at],
            record: usual_record(tables, &tables.counters),
            parts: Vec::new(),
        }
    }

    /// Where to go from a position.
    fn next(&self, stop: &Stop) -> Vec<(Made, Twin)> {
        let (changed, repeated) = self.closing(&stop.twin, stop.sight.gap);
        let by_numbers = changed.into_iter().map(|twin| (stop.made, twin));
        let by_repeating = repeated.into_iter().map(|(many, twin)| (Made::ByRepeating(many), twin));
        let neighbours = self.neighbours(&stop.twin).into_iter().map(|twin| (stop.made, twin));
        by_numbers.chain(by_repeating).chain(neighbours).collect()
    }

    /// Where a number is too small or too large for a difference: with other numbers, and with as much more of what may count
    /// towards it as closes the gap.
    fn closing(&self, twin: &Twin, gap: Option<u32>) -> (Vec<Twin>, Vec<(u32, Twin)>) {
        let Some(gap) = gap else { return (Vec::new(), Vec::new()) };
        let mut changed = Vec::new();
        let names = |variables: &'s [Variable]| variables.iter().map(|variable| &*variable.name).collect::<Vec<_>>();
        for (kind, variables, many) in [
            (Kind::Counter, &self.space.counter, twin.position().counters.len().min(MOST_COUNTERS)),
            (Kind::Group, &self.space.group, 1),
            (Kind::Game, &self.space.game, 1),
        ] {
            for number in 0..many {
                changed.extend(with_other_numbers(twin, self.tables, (kind, number), &names(variables), gap));
            }
        }
        let mut repeated = Vec::new();
        for many in closing(gap) {
            let more = with_more(twin, self.tables, &self.space.interest, many);
            repeated.extend(more.into_iter().map(|twin| (many, twin)));
        }
        (changed, repeated)
    }

    /// Every position that differs in one thing.
    fn neighbours(&self, twin: &Twin) -> Vec<Twin> {
        let mut found = Vec::new();
        let counters = twin.position().counters.len();
        self.steps(twin, &mut found);
        self.parameters(twin, &mut found);
        for number in 0..counters {
            self.attributes(twin, Kind::Counter, number, &self.space.counter, &mut found);
        }
        self.attributes(twin, Kind::Group, 0, &self.space.group, &mut found);
        self.attributes(twin, Kind::Game, 0, &self.space.game, &mut found);
        if counters < MOST_COUNTERS {
            self.newcomers(twin, &mut found);
        }
        let in_play = in_play(twin);
        self.all_along_the_path(twin, &mut found);
        for place in &in_play {
            self.attributes(twin, Kind::Place, *place as usize, &self.space.place, &mut found);
        }
        for from in &in_play {
            for to in in_play.iter().filter(|to| *to > from && are_neighbours(twin, *from, **to)) {
                self.borders(twin, *from, *to, &mut found);
            }
        }
        self.more_hexes(twin, &mut found);
        self.removals(twin, &mut found);
        found
    }

    /// One hex more next to where something happens: as it usually is, otherwise, or behind a border.
    fn more_hexes(&self, twin: &Twin, found: &mut Vec<Twin>) {
        let Some(end) = end(twin) else { return };
        for (grown, number) in self.with_hexes_next_to(twin, end) {
            self.attributes(&grown, Kind::Place, number as usize, &self.space.place, found);
            self.borders(&grown, end, number, found);
            found.push(grown);
        }
    }

    /// With each hex that was not there before next to one, and its number.
    fn with_hexes_next_to(&self, twin: &Twin, one: u32) -> Vec<(Twin, u32)> {
        let absent = self.hexes.iter().filter(|axial| number_of(twin, **axial).is_none());
        let grown = absent.map(|axial| self.with_hex(twin, *axial));
        grown.filter(|(grown, number)| are_neighbours(grown, one, *number)).collect()
    }

    /// The twin with each hex that may be named: those in play, and those that were not there before next to them.
    fn with_hexes_to_name(&self, twin: &Twin) -> Vec<(Twin, u32)> {
        let mut named: Vec<(Twin, u32)> = in_play(twin).into_iter().map(|place| (twin.clone(), place)).collect();
        named.extend(end(twin).map(|end| self.with_hexes_next_to(twin, end)).unwrap_or_default());
        named
    }

    /// With a hex, and with those of the row between the first one and it, and its number; the same where it is there.
    fn with_hex(&self, twin: &Twin, axial: (i32, i32)) -> (Twin, u32) {
        let mut twin = twin.clone();
        let between = (1..axial.0).map(|q| (q, 0)).filter(|_| axial.1 == 0);
        for axial in between.chain([axial]) {
            if number_of(&twin, axial).is_none() {
                for ((position, _), tables) in twin.sides.iter_mut().zip(self.tables) {
                    position.places.push(hex(tables, axial));
                }
            }
        }
        let number = number_of(&twin, axial).unwrap_or(0);
        (twin, number)
    }

    fn attributes(&self, twin: &Twin, kind: Kind, number: usize, variables: &[Variable], found: &mut Vec<Twin>) {
        for choice in variables.iter().flat_map(|variable| &variable.options) {
            if let Some((changed, true)) = with(twin, kind, number, choice) {
                found.push(changed.retraced(self.tables));
            }
            if let Some(changed) = toggled(twin, kind, number, choice) {
                found.push(changed.retraced(self.tables));
            }
        }
    }

    /// One attribute of every hex that a path of several steps enters, as chosen.
    fn all_along_the_path(&self, twin: &Twin, found: &mut Vec<Twin>) {
        let entered: BTreeSet<u32> = twin.way().into_iter().skip(1).collect();
        if entered.len() < 2 {
            return;
        }
        for choice in self.space.place.iter().flat_map(|variable| &variable.options) {
            let mut changed = Some((twin.clone(), false));
            for place in &entered {
                changed = changed.and_then(|(twin, before)| {
                    let (twin, differs) = with(&twin, Kind::Place, *place as usize, choice)?;
                    Some((twin, differs || before))
                });
            }
            found.extend(changed.filter(|(_, differs)| *differs).map(|(twin, _)| twin.retraced(self.tables)));
        }
    }

    /// A border where there was none, with one attribute not as usual.
    fn borders(&self, twin: &Twin, from: u32, to: u32, found: &mut Vec<Twin>) {
        let known = twin.position().borders.iter().position(|border| (border.from, border.to) == (from, to));
        let mut with_border = twin.clone();
        if known.is_none() {
            for ((position, _), tables) in with_border.sides.iter_mut().zip(self.tables) {
                let record = usual_record(tables, &tables.borders);
                position.borders.push(BorderData { from, to, one_way: false, record });
            }
        }
        let number = known.unwrap_or(twin.position().borders.len());
        self.attributes(&with_border, Kind::Border, number, &self.space.border, found);
    }

    /// One counter more, of any side, in any hex; and the same as the one of whom the act speaks, where it need not speak of
    /// anybody.
    fn newcomers(&self, twin: &Twin, found: &mut Vec<Twin>) {
        let side = self.space.counter.iter().find(|variable| variable.name == "side");
        let number = twin.position().counters.len();
        let free = self.free_to_name(twin);
        for axial in &self.hexes {
            let (mut one, at) = self.with_hex(twin, *axial);
            for ((position, _), tables) in one.sides.iter_mut().zip(self.tables) {
                position.counters.push(self.counter(tables, number, at));
            }
            let sided: Vec<Twin> = match side {
                Some(side) => {
                    let sided = side.options.iter().filter_map(|choice| with(&one, Kind::Counter, number, choice));
                    sided.map(|(twin, _)| twin).collect()
                }
                None => vec![one],
            };
            for twin in sided {
                let named = free.iter().filter_map(|name| self.saying(&twin, name, &Said::Counter(number as u32)));
                found.extend(named);
                found.push(twin);
            }
        }
    }

    /// The words of the act that may name a counter, or none, where it may matter.
    fn free_to_name(&self, twin: &Twin) -> Vec<String> {
        let [tables, _] = self.tables;
        let row = twin.act().and_then(|act| tables.acts.get(act.act.index()));
        let own = row.into_iter().flat_map(|row| row.parameters.iter()).filter(|own| own.optional);
        let rows = own.filter_map(|own| tables.parameters.get(own.parameter.index()));
        let names = rows.filter(|row| row.of_type == Type::Counter).map(|row| row.name.to_string());
        names.filter(|name| self.space.interest.parameters.contains_key(name)).collect()
    }

    /// Without the last counter; with a path that begins one step later, or ends one step earlier, or elsewhere.
    fn removals(&self, twin: &Twin, found: &mut Vec<Twin>) {
        found.extend(twin.without_first_step(self.tables));
        if let Some(shorter) = twin.without_last_steps(1) {
            self.steps(&shorter, found);
            found.push(shorter);
        }
        let last = twin.position().counters.len().saturating_sub(1);
        found.extend((last > 0).then(|| twin.without_counter(last as u32)).flatten());
    }

    /// One step more, where the act goes along a path.
    fn steps(&self, twin: &Twin, found: &mut Vec<Twin>) {
        let way = twin.way();
        let Some(end) = way.last().copied().filter(|_| way.len() <= MOST_STEPS) else { return };
        let there = (0..twin.position().places.len() as u32).filter(|to| are_neighbours(twin, end, *to));
        let known = there.map(|to| (twin.clone(), to));
        for (mut longer, to) in known.chain(self.with_hexes_next_to(twin, end)) {
            for (_, asked) in &mut longer.sides {
                if let Asked::Act(act) = asked {
                    act.steps.push(StepData { to, border: Vec::new() });
                }
            }
            found.push(longer.retraced(self.tables));
        }
    }

    /// Another word in the act, or somebody else in it.
    fn parameters(&self, twin: &Twin, found: &mut Vec<Twin>) {
        let [tables, _] = self.tables;
        let Some(row) = twin.act().and_then(|act| tables.acts.get(act.act.index())) else { return };
        let counters = twin.position().counters.len() as u32;
        for own in row.parameters.iter() {
            let Some(known) = tables.parameters.get(own.parameter.index()) else { continue };
            match known.of_type {
                Type::Counter => {
                    let nobody = own.optional.then_some(Said::Nothing);
                    for said in (0..counters).map(Said::Counter).chain(nobody) {
                        found.extend(self.saying(twin, &known.name, &said));
                    }
                }
                Type::Counters => {
                    for counter in 0..counters {
                        found.extend(self.listing(twin, &known.name, Value::Counter(counter)));
                    }
                }
                Type::Places => {
                    for (twin, place) in self.with_hexes_to_name(twin) {
                        found.extend(self.listing(&twin, &known.name, Value::Place(place)));
                    }
                }
                Type::Place => {
                    for (twin, place) in self.with_hexes_to_name(twin) {
                        found.extend(self.saying(&twin, &known.name, &Said::Place(place)));
                    }
                }
                Type::Path | Type::Step | Type::Act => {}
                _ => {
                    for said in self.said.get(&*known.name).into_iter().flatten() {
                        found.extend(self.saying(twin, &known.name, said));
                    }
                }
            }
        }
    }

    fn saying(&self, twin: &Twin, name: &str, said: &Said) -> Option<Twin> {
        let mut twin = twin.clone();
        for ((_, asked), tables) in twin.sides.iter_mut().zip(self.tables) {
            let Asked::Act(act) = asked else { return None };
            let Some(number) = tables.parameters.iter().position(|row| row.name == name) else { continue };
            let row = tables.acts.get(act.act.index())?;
            let Some(own) = row.parameters.iter().find(|own| own.parameter.index() == number) else { continue };
            let of_type = tables.parameters.get(number)?.of_type;
            *act.parameters.get_mut(number)? = value(tables, of_type, own.optional, said)?;
        }
        Some(twin)
    }

    /// With a thing more, or less, in a list of the act.
    fn listing(&self, twin: &Twin, name: &str, thing: Value) -> Option<Twin> {
        let mut twin = twin.clone();
        for ((_, asked), tables) in twin.sides.iter_mut().zip(self.tables) {
            let Asked::Act(act) = asked else { return None };
            let number = tables.parameters.iter().position(|row| row.name == name)?;
            let Some(Value::List(list)) = act.parameters.get(number).copied() else { continue };
            let list = act.lists.get_mut(list as usize)?;
            match list.iter().position(|one| *one == thing) {
                Some(at) => {
                    list.remove(at);
                }
                None => list.push(thing),
            }
        }
        Some(twin)
    }
}

/// One attribute of one thing as chosen, and whether it was otherwise; none where a side has no word for it.
fn with(twin: &Twin, kind: Kind, number: usize, choice: &Choice) -> Option<(Twin, bool)> {
    let mut twin = twin.clone();
    let mut differs = false;
    for ((position, _), told) in twin.sides.iter_mut().zip(&choice.sides) {
        match told {
            Told::Untold => return None,
            Told::Absent => {}
            Told::Is(attribute, value) => {
                let own = record_mut(position, kind, number)?.get_mut(*attribute)?;
                differs |= own != value;
                *own = *value;
            }
        }
    }
    Some((twin, differs))
}

/// With one named value more in a set of them, or one less; none where there is at most one anyway.
fn toggled(twin: &Twin, kind: Kind, number: usize, choice: &Choice) -> Option<Twin> {
    let mut twin = twin.clone();
    let Said::Words(words) = &choice.said else { return None };
    let mut differs = false;
    for ((position, _), told) in twin.sides.iter_mut().zip(&choice.sides) {
        let Told::Is(attribute, Value::Set(bit)) = told else { continue };
        let Some(Value::Set(mask)) = record_mut(position, kind, number)?.get_mut(*attribute) else { return None };
        differs |= *mask != 0 && *mask != *bit;
        *mask ^= *bit;
    }
    (differs && words.len() == 1).then_some(twin)
}

/// A hex as it usually is.
fn hex(tables: &Tables, axial: (i32, i32)) -> PlaceData {
    PlaceData {
        id: format!("[{}, {}]", axial.0, axial.1),
        axial: Some(axial),
        record: usual_record(tables, &tables.places),
    }
}

/// The number of a hex, if it is on the map.
fn number_of(twin: &Twin, axial: (i32, i32)) -> Option<u32> {
    twin.position().places.iter().position(|place| place.axial == Some(axial)).map(|number| number as u32)
}

/// The hexes of the path and of the counters, and those next to its start.
fn in_play(twin: &Twin) -> Vec<u32> {
    let mut hexes: Vec<u32> = twin.way();
    hexes.extend(twin.position().counters.iter().flat_map(|counter| counter.at.iter().copied()));
    if let Some(start) = hexes.first().copied() {
        let all = 0..twin.position().places.len() as u32;
        hexes.extend(all.filter(|other| are_neighbours(twin, start, *other)));
    }
    let mut known = BTreeSet::new();
    hexes.retain(|hex| known.insert(*hex));
    hexes.truncate(MOST_HEXES_CHANGED);
    hexes
}

/// Where the path ends, or else the first counter lies.
fn end(twin: &Twin) -> Option<u32> {
    twin.way().last().copied().or_else(|| in_play(twin).first().copied())
}

fn are_neighbours(twin: &Twin, one: u32, other: u32) -> bool {
    twin.position().steps_apart(one, other) == Some(1)
}

/// Where hexes may be: one with those around it, and a row to one side.
fn hexes(interest: &Interest) -> Vec<(i32, i32)> {
    let largest = interest.bounds.iter().map(|bound| bound.rounded_up().numerator()).max().unwrap_or(0);
    let far = i32::try_from(largest).unwrap_or(FARTHEST).saturating_add(1).clamp(3, FARTHEST);
    let mut hexes = vec![(0, 0)];
    hexes.extend(AROUND);
    hexes.extend((2..=far).map(|q| (q, 0)));
    hexes.push((-2, 0));
    hexes
}

fn asked(tables: &Tables, name: &str, is_act: bool) -> Option<Asked> {
    if !is_act {
        let moment = tables.moments.iter().position(|row| row.name == name)?;
        return Some(Asked::Moment(MomentId(moment as u16)));
    }
    let number = tables.acts.iter().position(|row| row.name == name)?;
    let row = tables.acts.get(number)?;
    let mut act = ActData::bare(tables, ActId(number as u16));
    for own in row.parameters.iter() {
        let of_type = tables.parameters.get(own.parameter.index())?.of_type;
        let given = match of_type {
            Type::Counters => {
                act.lists.push(vec![Value::Counter(0)]);
                Value::List(act.lists.len() as u32 - 1)
            }
            Type::Places => {
                act.lists.push(vec![Value::Place(0)]);
                Value::List(act.lists.len() as u32 - 1)
            }
            Type::Path => {
                act.start = Some(0);
                Value::Nothing
            }
            of_type => match (own.usually, own.optional) {
                (Some(usually), _) => usually,
                (None, true) => Value::Nothing,
                (None, false) => plain(tables, of_type),
            },
        };
        *act.parameters.get_mut(own.parameter.index())? = given;
    }
    Some(Asked::Act(act))
}
