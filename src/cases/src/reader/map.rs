//! Places and the borders between them.

use std::collections::HashMap;

use reglement_engine::position::{BorderData, PlaceData, Record};
use reglement_engine::table::{Type, Value};

use crate::fault::{Fault, Place};
use crate::spelling;
use crate::tree::{Field, Tree};

use super::Reader;
use super::drawn::{MapOfCase, overruled, own_fields};
use super::fields::Fields;

/// A grid of a larger radius is refused.
const WIDEST: i64 = 250;

/// The fields of a place that are no attributes.
const PLACE_FIELDS: &[&str] = &["id", "axial", "next"];

/// What a list says of the way from one place to another.
type Described<'t> = HashMap<(u32, u32), &'t [Field]>;

/// A place that has its id; its attributes are yet to be read.
pub(super) struct PlaceEntry<'t> {
    index: u32,
    fields: Option<Fields<'t>>,
    place: Place,
    next: Option<&'t Tree>,
}

impl Reader<'_> {
    /// `hex`, `hexes` and `grid`, by whatever name the ruleset has for a place.
    pub(super) fn place_entries<'t>(
        &mut self,
        fields: &mut Fields<'t>,
        map: Option<&'t MapOfCase>,
    ) -> Vec<PlaceEntry<'t>> {
        let tables = self.tables;
        let take = |fields: &mut Fields<'t>, name: &str, noun: &str| fields.take(noun).or_else(|| fields.take(name));
        let one = take(fields, "place", &tables.place_noun);
        let several = take(fields, "places", &tables.place_plural);
        let grid = fields.take("grid");
        let mut entries = Vec::new();
        if let Some(map) = map {
            if let Some(one) = one {
                let message =
                    format!("`{}` is for the only {} of a case, and this one has a map", one.key, tables.place_noun);
                self.faults.push(Fault::new(one.key_place, message));
            }
            for place in &map.places {
                self.place_entry(place, None, &mut entries);
            }
            return entries;
        }
        if let Some(field) = grid {
            self.grid(&field.value, &mut entries);
        }
        if let Some(field) = several {
            let items = self.items(&field.value, format_args!("`{}`", field.key));
            for item in items {
                self.place_entry(item, None, &mut entries);
            }
        }
        match one {
            Some(field) if several.is_some() || grid.is_some() => {
                let message = format!(
                    "`{}` is for the only {} of a case, and this one has several",
                    field.key, tables.place_noun
                );
                self.faults.push(Fault::new(field.key_place, message));
            }
            Some(field) => self.place_entry(&field.value, Some(&tables.place_noun), &mut entries),
            None if several.is_none() && grid.is_none() => {
                self.add_place(tables.place_noun.to_string(), None, fields.place);
                entries.push(PlaceEntry { index: 0, fields: None, place: fields.place, next: None });
            }
            None => {}
        }
        entries
    }

    fn add_place(&mut self, id: String, axial: Option<(i32, i32)>, place: Place) -> u32 {
        let noun = &self.tables.place_noun;
        let index = self.position.places.len() as u32;
        if let Some(first) = self.place_ids.insert(id.clone(), index) {
            let place = self.of_the_case(first, place);
            self.faults.push(Fault::new(place, format!("there are two {} `{id}`", self.tables.place_plural)));
        }
        if let Some((q, r)) = axial
            && let Some(first) = self.coordinates.insert((q, r), index)
        {
            let place = self.of_the_case(first, place);
            self.faults.push(Fault::new(place, format!("there is already a {noun} at [{q}, {r}]")));
        }
        self.push_place(PlaceData { id, axial, record: Record::new() }, place);
        index
    }

    fn push_place(&mut self, data: PlaceData, place: Place) {
        self.position.places.push(data);
        self.described_at.push(place);
    }

    /// Of two descriptions that clash, the one in the case: a map stands for many cases.
    fn of_the_case(&self, first: u32, second: Place) -> Place {
        let first = self.described_at.get(first as usize).copied();
        first.filter(|first| first.file == 0 && second.file != 0).unwrap_or(second)
    }

    /// `grid: {radius: 9}`
    fn grid<'t>(&mut self, tree: &'t Tree, entries: &mut Vec<PlaceEntry<'t>>) {
        let Some(mut fields) = self.fields(tree, "`grid`") else { return };
        let radius = fields.take("radius").and_then(|field| self.number(&field.value, "the radius of the grid"));
        let radius = match radius {
            Some(number) if number.is_whole() && (0..=WIDEST).contains(&number.numerator()) => {
                number.numerator() as i32
            }
            Some(number) => {
                let message = format!("the radius of the grid is a whole number from 0 to {WIDEST}, not {number}");
                self.faults.push(Fault::new(tree.place, message));
                0
            }
            None => {
                self.faults.push(Fault::new(tree.place, "the grid has no radius").help("write `grid: {radius: 9}`"));
                0
            }
        };
        self.finish(fields, ["radius"], "the fields of a grid");
        for r in -radius..=radius {
            for q in (-radius).max(-radius - r)..=radius.min(radius - r) {
                let index = self.add_place(format!("[{q}, {r}]"), Some((q, r)), tree.place);
                entries.push(PlaceEntry { index, fields: None, place: tree.place, next: None });
            }
        }
    }

    fn place_entry<'t>(&mut self, tree: &'t Tree, only: Option<&str>, entries: &mut Vec<PlaceEntry<'t>>) {
        let noun = &self.tables.place_noun;
        let Some(mut fields) = self.fields(tree, format_args!("a {noun}")) else { return };
        let id = fields
            .take("id")
            .map(|field| self.text(&field.value, format_args!("the id of a {noun}")).map(str::to_owned));
        let axial = fields.take("axial").map(|field| self.axial(&field.value));
        let next = fields.take("next").map(|field| &field.value);
        if matches!(id, Some(None)) || matches!(axial, Some(None)) {
            // Its attributes are still worth reading: their faults belong into the same report.
            let index = self.position.places.len() as u32;
            self.push_place(PlaceData::default(), tree.place);
            entries.push(PlaceEntry { index, fields: Some(fields), place: tree.place, next });
            return;
        }
        let axial = axial.flatten();
        let on_grid = axial.and_then(|axial| self.coordinates.get(&axial).copied());
        let entry = match (id.flatten(), on_grid) {
            // A hex of the grid, named or described in full.
            (id, Some(index)) if entries.get(index as usize).is_some_and(|entry| entry.fields.is_none()) => {
                if let Some(id) = id {
                    if self.place_ids.insert(id.clone(), index).is_some() {
                        self.faults
                            .push(Fault::new(tree.place, format!("there are two {} `{id}`", self.tables.place_plural)));
                    }
                    self.position.places[index as usize].id = id;
                }
                self.described_at[index as usize] = tree.place;
                // INVARIANT: the entries stand in the order of the position's places.
                entries[index as usize] = PlaceEntry { index, fields: Some(fields), place: tree.place, next };
                return;
            }
            (Some(id), _) => self.add_place(id, axial, tree.place),
            (None, _) => {
                let id = match (axial, only) {
                    (Some((q, r)), _) => format!("[{q}, {r}]"),
                    (None, Some(noun)) => noun.to_owned(),
                    (None, None) => {
                        let fault = Fault::new(tree.place, format!("this {noun} has neither `id` nor `axial`"));
                        self.faults.push(fault);
                        return;
                    }
                };
                self.add_place(id, axial, tree.place)
            }
        };
        entries.push(PlaceEntry { index: entry, fields: Some(fields), place: tree.place, next });
    }

    pub(super) fn read_places(&mut self, entries: Vec<PlaceEntry<'_>>) {
        let tables = self.tables;
        let mut neighbours = Vec::new();
        for entry in entries {
            let index = entry.index as usize;
            let owner = format!("{} `{}`", tables.place_noun, self.position.places[index].id);
            let record = match entry.fields {
                Some(fields) => self.record(&tables.places, fields, &owner, PLACE_FIELDS),
                None => self.usual_record(&tables.places, &owner, entry.place),
            };
            self.position.places[index].record = record;
            neighbours.extend(entry.next.map(|next| (entry.index, next)));
        }
        for (from, next) in neighbours {
            let items = self.items(next, "`next`");
            for item in items {
                let Some(to) = self.place(item) else { continue };
                if to == from {
                    let message = format!("a {} is not next to itself", tables.place_noun);
                    self.faults.push(Fault::new(item.place, message));
                } else if !self.borders.contains_key(&(from, to)) {
                    self.add_border(from, to, false, Record::new());
                }
            }
        }
    }

    fn add_border(&mut self, from: u32, to: u32, one_way: bool, record: Record) {
        let index = self.position.borders.len() as u32;
        self.position.borders.push(BorderData { from, to, one_way, record });
        self.borders.insert((from, to), index);
        if !one_way {
            self.borders.insert((to, from), index);
        }
    }

    /// `borders: [{from: a, to: b, river: yes}]`, and then the usual attributes for neighbours named by `next` alone.
    pub(super) fn read_borders(&mut self, fields: &mut Fields<'_>, map: Option<&MapOfCase>) {
        let tables = self.tables;
        let listed = fields.take("borders").map(|field| self.items(&field.value, "`borders`")).unwrap_or_default();
        let of_map = self.describe_borders(map.map_or(&[][..], MapOfCase::borders), &HashMap::new());
        self.describe_borders(listed, &of_map);
        for index in 0..self.position.borders.len() {
            let (from, to) = (self.position.borders[index].from, self.position.borders[index].to);
            if self.position.borders[index].record.is_empty() && !tables.borders.is_empty() {
                let owner = self.border_name(from, to);
                self.position.borders[index].record = self.usual_record(&tables.borders, &owner, fields.place);
            }
        }
    }

    /// A list of borders, in which each is described once; what it says of each way. `before` is what a map says of them.
    fn describe_borders<'t>(&mut self, listed: &'t [Tree], before: &Described<'_>) -> Described<'t> {
        let mut described = Described::new();
        for item in listed {
            let Some(mut border) = self.fields(item, "a border") else { continue };
            let mut end = |reader: &mut Self, name: &str| match border.take(name) {
                Some(field) => reader.place(&field.value),
                None => {
                    let fault = Fault::new(item.place, format!("this border has no `{name}`"));
                    let of_map = item.place.file != 0;
                    let help = of_map.then(|| "in a map, `at` or `towards` names it, too".to_owned());
                    reader.faults.push(fault.perhaps(help));
                    None
                }
            };
            let (from, to) = (end(self, "from"), end(self, "to"));
            let one_way = match border.take("one-way") {
                Some(field) => {
                    self.value(Type::Flag, false, &field.value, "`one-way` of a border") == Some(Value::Flag(true))
                }
                None => false,
            };
            let owner = match (from, to) {
                (Some(from), Some(to)) => self.border_name(from, to),
                _ => "this border".to_owned(),
            };
            let (Some(from), Some(to)) = (from, to) else {
                self.border_record(item, &[], &owner);
                continue;
            };
            let there = self.border_record(item, before.get(&(from, to)).copied().unwrap_or(&[]), &owner);
            if from != to && !self.may_border(from, to) {
                let places = &self.tables.place_plural;
                let fault = Fault::new(item.place, format!("{owner} is none: these {places} do not lie side by side"));
                self.faults.push(fault.help("`next` of a place names its neighbours that lie elsewhere"));
                continue;
            }
            if from == to {
                self.faults
                    .push(Fault::new(item.place, format!("a border lies between two {}", self.tables.place_plural)));
                continue;
            }
            if described.contains_key(&(from, to)) || (!one_way && described.contains_key(&(to, from))) {
                self.faults.push(Fault::new(item.place, format!("{owner} is described twice")));
                continue;
            }
            described.insert((from, to), own_fields(item));
            if one_way {
                self.set_way(from, to, there);
                continue;
            }
            described.insert((to, from), own_fields(item));
            let back = match before.get(&(to, from)) {
                Some(said) => self.border_record(item, said, &owner),
                None if before.contains_key(&(from, to)) => self.border_record(item, &[], &owner),
                None => there.clone(),
            };
            match self.borders.get(&(from, to)).copied() {
                Some(known) if there == back && !self.position.borders[known as usize].one_way => {
                    self.position.borders[known as usize].record = there;
                }
                None if there == back && !self.borders.contains_key(&(to, from)) => {
                    self.add_border(from, to, false, there);
                }
                _ => {
                    self.set_way(from, to, there);
                    self.set_way(to, from, back);
                }
            }
        }
        described
    }

    /// The attributes of a border: what the item says, and what a map says of all else.
    fn border_record(&mut self, item: &Tree, of_map: &[Field], owner: &str) -> Record {
        let tables = self.tables;
        let ends = ["from", "to", "one-way"];
        let of_map: Vec<Field> =
            of_map.iter().filter(|field| !ends.contains(&&*spelling::name(&field.key))).cloned().collect();
        let all = overruled(own_fields(item), &of_map, &tables.borders);
        let faults = self.faults.len();
        let mut fields = self.fields_of(&all, item.place);
        // Those that stand twice were told when the item was taken apart.
        self.faults.truncate(faults);
        for end in ends {
            fields.take(end);
        }
        self.record(&tables.borders, fields, owner, &ends)
    }

    /// The attributes of a border in one direction; what was said of both holds for the way back from now on.
    fn set_way(&mut self, from: u32, to: u32, record: Record) {
        let known = self.borders.get(&(from, to)).and_then(|known| self.position.borders.get_mut(*known as usize));
        match known {
            Some(known) if known.one_way => known.record = record,
            Some(known) => {
                (known.from, known.to, known.one_way) = (to, from, true);
                self.add_border(from, to, true, record);
            }
            None => self.add_border(from, to, true, record),
        }
    }

    pub(super) fn border_name(&self, from: u32, to: u32) -> String {
        format!(
            "the border from `{}` to `{}`",
            self.position.places[from as usize].id, self.position.places[to as usize].id
        )
    }

    /// The border crossed from one place to another, if one is described; `None` (with a fault) where they do not lie
    /// side by side.
    pub(super) fn crossing(&mut self, from: u32, to: u32, place: Place) -> Option<Option<Record>> {
        if let Some(border) = self.borders.get(&(from, to)) {
            return Some(Some(self.position.borders[*border as usize].record.clone()));
        }
        let on_grid = self.position.steps_apart(from, to);
        if on_grid == Some(1) {
            return Some(None);
        }
        let (from, to) = (&self.position.places[from as usize].id, &self.position.places[to as usize].id);
        let fault = Fault::new(place, format!("`{to}` is not next to `{from}`"));
        let help = "give both coordinates, or name one in the other's `next`";
        self.faults.push(fault.perhaps(on_grid.is_none().then(|| help.to_owned())));
        None
    }

    /// Whether a border may be told of: between places of the grid only where they lie side by side, or where `next` says so.
    fn may_border(&self, from: u32, to: u32) -> bool {
        let said = self.borders.contains_key(&(from, to)) || self.borders.contains_key(&(to, from));
        said || self.position.steps_apart(from, to).is_none_or(|steps| steps == 1)
    }
}
