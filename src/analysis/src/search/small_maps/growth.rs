//! How to go on: every position that differs from one in a single thing, and those that close a gap between numbers.

use std::collections::BTreeSet;

use reglement_engine::position::{Asked, BorderData, StepData};
use reglement_engine::table::{Type, Value};

use super::ground::{Ground, are_neighbours, end, in_play};
use super::{Made, Stop};
use crate::search::repeated::{closing, with_more, with_other_numbers, with_other_words};
use crate::search::twin::{Twin, record_mut, usual_record};
use crate::search::values::{Kind, Said, value};
use crate::search::variables::{Choice, Told, Variable};

const MOST_COUNTERS: usize = 5;
const MOST_STEPS: usize = 3;

impl<'s> Ground<'s, '_> {
    /// Where to go from a position.
    pub fn next(&self, stop: &Stop) -> Vec<(Made, Twin)> {
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
        for name in self.space.interest.parameters.keys() {
            changed.extend(with_other_words(twin, self.tables, name, gap));
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
            let row = tables.acts.get(act.act.index())?;
            let Some(own) = row.parameters.iter().find(|own| own.parameter.index() == number) else { continue };
            match act.parameters.get(number).copied()? {
                Value::List(list) => {
                    let list = act.lists.get_mut(list as usize)?;
                    match list.iter().position(|one| *one == thing) {
                        // What need not be said is left out rather than said to be empty.
                        Some(_) if own.optional && list.len() == 1 => {
                            *act.parameters.get_mut(number)? = Value::Nothing;
                        }
                        Some(at) => {
                            list.remove(at);
                        }
                        None => list.push(thing),
                    }
                }
                Value::Nothing => {
                    act.lists.push(vec![thing]);
                    *act.parameters.get_mut(number)? = Value::List(act.lists.len() as u32 - 1);
                }
                _ => {}
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
