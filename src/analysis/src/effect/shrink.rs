//! A position made as small as it can be while it still shows what it shows: nothing more can be left out of it.

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::position::{Asked, Record};
use reglement_engine::table::{Tables, Type, Value};

use super::size::{Size, usual_word};
use crate::search::{Judged, Kind, Twin, record, record_mut, usual};

/// No more smaller positions are tried than this.
const MOST_TRIED: u32 = 4_000;

/// On maps of more places than this no two are tried as one.
const MOST_MADE_ONE: usize = 8;

/// Leaves out counters, steps, places, borders and groups, and says of nothing more than it must, as long as `shows` holds.
pub fn smallest(twin: Twin, tables: [&Tables; 2], shows: &mut dyn FnMut(&Twin) -> bool) -> Twin {
    let size = Size::of(&twin, tables);
    let mut shrinking = Shrinking { twin, size, tables, left: MOST_TRIED, shows };
    while shrinking.round() {}
    shrinking.twin
}

struct Shrinking<'a> {
    twin: Twin,
    size: Size,
    tables: [&'a Tables; 2],
    left: u32,
    shows: &'a mut dyn FnMut(&Twin) -> bool,
}

impl Shrinking<'_> {
    /// One pass over everything; whether anything was left out.
    fn round(&mut self) -> bool {
        let mut smaller = false;
        for counter in (0..self.twin.position().counters.len() as u32).rev() {
            smaller |= self.try_one(self.twin.without_counter(counter));
        }
        smaller |= self.try_one(self.twin.without_log());
        // Where a path is walked, one step of it is.
        for less in (1..self.twin.way().len().saturating_sub(1)).rev() {
            if self.try_one(self.twin.without_last_steps(less)) {
                smaller = true;
                break;
            }
        }
        while self.twin.way().len() > 2 && self.try_one(self.twin.without_first_step(self.tables)) {
            smaller = true;
        }
        smaller |= self.places();
        for border in (0..self.twin.position().borders.len()).rev() {
            smaller |= self.try_one(self.twin.without_border(border, self.tables));
        }
        for group in (0..self.twin.position().groups.len() as u32).rev() {
            smaller |= self.try_one(self.twin.without_group(group));
        }
        smaller |= self.alike();
        for field in fields(&self.twin, self.tables) {
            smaller |= self.plainer(&field);
        }
        smaller
    }

    /// An attribute as it usually is of all counters at once, or of all of one sort: one that differs from those it was like
    /// is no plainer.
    fn alike(&mut self) -> bool {
        let counters = self.twin.position().counters.len();
        let mut smaller = false;
        for name in names(Kind::Counter, self.tables) {
            let mut sorts: BTreeMap<Record, Vec<Field>> = BTreeMap::new();
            for number in 0..counters {
                let field = Field::Attribute(Kind::Counter, number, name.clone());
                if let Some(record) = record(self.twin.position(), Kind::Counter, number)
                    && !field.is_usual(&self.twin, self.tables)
                {
                    sorts.entry(record.clone()).or_default().push(field);
                }
            }
            let all: Vec<Field> = sorts.values().flatten().cloned().collect();
            if all.len() < 2 {
                continue;
            }
            smaller |= self.made_usual(&all) || sorts.values().any(|own| own.len() > 1 && self.made_usual(own));
        }
        smaller
    }

    fn made_usual(&mut self, fields: &[Field]) -> bool {
        let plainer = fields.iter().try_fold(self.twin.clone(), |twin, field| field.made_usual(&twin, self.tables));
        self.try_one(plainer)
    }

    fn try_one(&mut self, smaller: Option<Twin>) -> bool {
        let Some(smaller) = smaller.filter(|_| self.left > 0) else { return false };
        let size = Size::of(&smaller, self.tables);
        if size > self.size {
            return false;
        }
        self.left -= 1;
        let shows = (self.shows)(&smaller);
        if shows {
            (self.twin, self.size) = (smaller, size);
        }
        shows
    }

    /// Places by halves, then by quarters, at last one by one.
    fn places(&mut self) -> bool {
        let mut smaller = false;
        let mut portion = self.twin.position().places.len();
        while portion > 0 {
            let mut end = self.twin.position().places.len();
            while end > 0 {
                let start = end.saturating_sub(portion);
                let needed = self.twin.needed_places();
                let gone: BTreeSet<u32> = (start as u32..end as u32).filter(|place| !needed.contains(place)).collect();
                if !gone.is_empty() && gone.len() < self.twin.position().places.len() {
                    smaller |= self.try_one(self.twin.without_places(&gone));
                }
                end = start;
            }
            portion /= 2;
        }
        smaller | self.places_made_one()
    }

    /// One place may do for two, where counters that lie apart stay so.
    fn places_made_one(&mut self) -> bool {
        let many = self.twin.position().places.len() as u32;
        if many as usize > MOST_MADE_ONE {
            return false;
        }
        let pairs = (1..many).rev().flat_map(|gone| (0..gone).map(move |kept| (gone, kept)));
        for (gone, kept) in pairs {
            let is_held = |place: u32| self.twin.position().counters.iter().any(|counter| counter.at.contains(&place));
            if is_held(gone) && is_held(kept) {
                continue;
            }
            if self.try_one(self.twin.with_one_place_for_two(gone, kept, self.tables)) {
                return true;
            }
        }
        false
    }

    /// The plainest value of a field that will do.
    fn plainer(&mut self, field: &Field) -> bool {
        if field.is_usual(&self.twin, self.tables) {
            return false;
        }
        if self.try_one(field.made_usual(&self.twin, self.tables)) {
            return true;
        }
        let mut smaller = false;
        for bit in 0..64 {
            smaller |= self.try_one(field.without_bit(&self.twin, self.tables, bit));
        }
        smaller
    }
}

/// One attribute of one thing, or one parameter of the act.
#[derive(Clone, Debug)]
enum Field {
    Attribute(Kind, usize, String),
    Parameter(String),
}

/// Everything that a position says.
fn fields(twin: &Twin, tables: [&Tables; 2]) -> Vec<Field> {
    let position = twin.position();
    let mut fields = Vec::new();
    for (kind, many) in [
        (Kind::Game, 1),
        (Kind::Place, position.places.len()),
        (Kind::Border, position.borders.len()),
        (Kind::Counter, position.counters.len()),
        (Kind::Group, position.groups.len()),
    ] {
        let names = names(kind, tables);
        for number in 0..many {
            fields.extend(names.iter().map(|name| Field::Attribute(kind, number, name.clone())));
        }
    }
    if let Some(row) = twin.act().and_then(|act| tables[0].acts.get(act.act.index())) {
        let rows = row.parameters.iter().filter_map(|own| tables[0].parameters.get(own.parameter.index()));
        fields.extend(rows.map(|row| Field::Parameter(row.name.to_string())));
    }
    fields
}

fn names(kind: Kind, tables: [&Tables; 2]) -> BTreeSet<String> {
    tables.iter().flat_map(|tables| kind.rows(tables).iter().map(|row| row.name.to_string())).collect()
}

impl Field {
    fn is_usual(&self, twin: &Twin, tables: [&Tables; 2]) -> bool {
        twin.sides.iter().zip(tables).all(|(judged, tables)| {
            self.found(judged, tables).is_none_or(|(at, usual, _)| self.value(judged, at) == Some(usual))
        })
    }

    fn made_usual(&self, twin: &Twin, tables: [&Tables; 2]) -> Option<Twin> {
        self.changed(twin, tables, |value, usual, _| *value = usual)
    }

    /// A set of named values without one of them.
    fn without_bit(&self, twin: &Twin, tables: [&Tables; 2], bit: u32) -> Option<Twin> {
        let holds = |judged: &Judged, tables: &Tables| {
            self.found(judged, tables).is_some_and(|(at, _, of_type)| {
                let value = self.value(judged, at);
                matches!((value, of_type), (Some(Value::Set(mask)), Type::AnyOf(_)) if mask & (1 << bit) != 0)
            })
        };
        let anywhere = twin.sides.iter().zip(tables).any(|(judged, tables)| holds(judged, tables));
        let without = |value: &mut Value, _: Value, of_type: Type| {
            if let (Value::Set(mask), Type::AnyOf(_)) = (value, of_type) {
                *mask &= !(1 << bit);
            }
        };
        anywhere.then(|| self.changed(twin, tables, without)).flatten()
    }

    fn changed(
        &self,
        twin: &Twin,
        tables: [&Tables; 2],
        mut change: impl FnMut(&mut Value, Value, Type),
    ) -> Option<Twin> {
        let mut twin = twin.clone();
        for (judged, tables) in twin.sides.iter_mut().zip(tables) {
            let Some((at, usual, of_type)) = self.found(judged, tables) else { continue };
            let value = match (self, &mut judged.1) {
                (Field::Attribute(kind, number, _), _) => record_mut(&mut judged.0, *kind, *number)?.get_mut(at)?,
                (Field::Parameter(_), Asked::Act(act)) => act.parameters.get_mut(at)?,
                (Field::Parameter(_), Asked::Moment(_)) => continue,
            };
            change(value, usual, of_type);
        }
        Some(twin.retraced(tables))
    }

    fn value(&self, (position, asked): &Judged, at: usize) -> Option<Value> {
        match (self, asked) {
            (Field::Attribute(kind, number, _), _) => record(position, *kind, *number)?.get(at).copied(),
            (Field::Parameter(_), Asked::Act(act)) => act.parameters.get(at).copied(),
            (Field::Parameter(_), Asked::Moment(_)) => None,
        }
    }

    /// Its number in its record, what it usually is, and its type; none where this side knows no such thing.
    fn found(&self, (position, asked): &Judged, tables: &Tables) -> Option<(usize, Value, Type)> {
        match self {
            Field::Attribute(kind, number, name) => {
                let rows = kind.rows(tables);
                let at = rows.iter().position(|row| row.name == *name)?;
                record(position, *kind, *number)?;
                let row = rows.get(at)?;
                Some((at, usual(tables, row), row.of_type))
            }
            Field::Parameter(name) => {
                let Asked::Act(act) = asked else { return None };
                let row = tables.acts.get(act.act.index())?;
                let own = row
                    .parameters
                    .iter()
                    .find(|own| tables.parameters.get(own.parameter.index()).is_some_and(|row| row.name == *name))?;
                let of_type = tables.parameters.get(own.parameter.index())?.of_type;
                Some((own.parameter.index(), usual_word(tables, own)?, of_type))
            }
        }
    }
}
