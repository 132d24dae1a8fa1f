//! The map that a case names, with what the case itself says about its hexes.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use reglement_engine::table::AttributeRow;

use crate::fault::{Fault, Place};
use crate::maps::{Drawn, Maps, Meaning};
use crate::size::MOST_IN_FILE;
use crate::spelling;
use crate::tree::{Field, Kind, Tree};

use super::Reader;
use super::fields::Fields;

/// A map, ready to be read.
pub(super) struct MapOfCase {
    drawn: Rc<Drawn>,
    /// Its hexes and further places, and then those that only the case has.
    pub(super) places: Vec<Tree>,
}

impl MapOfCase {
    fn legend(&self) -> &[Meaning] {
        &self.drawn.legend
    }

    pub(super) fn borders(&self) -> &[Tree] {
        &self.drawn.borders
    }

    /// The attributes of the game, where those that the case gives hold.
    pub(super) fn game(&self, own: &[Field], rows: &[AttributeRow]) -> Vec<Field> {
        overruled(own, &self.drawn.game, rows)
    }
}

impl Reader<'_> {
    /// `map: ../maps/east.yaml`
    pub(super) fn map(&mut self, fields: &mut Fields<'_>, maps: &Maps<'_>) -> Option<MapOfCase> {
        let tables = self.tables;
        let field = fields.take("map")?;
        if let Some(grid) = fields.take("grid") {
            let message = "a case has a map or a grid, not both";
            self.faults.push(Fault::new(grid.key_place, message));
        }
        let Some(path) = field.value.word().filter(|path| !path.is_empty()) else {
            let message = format!("`map` is the path of a file, not {}", field.value.described());
            self.faults.push(Fault::new(field.value.place, message));
            return None;
        };
        let (drawn, faults) = maps.drawn(path, field.value.place);
        if !maps.has_room(drawn.hexes.len()) {
            let message = format!("up to here, the cases hold more than {MOST_IN_FILE} hexes of maps together");
            let help = "divide the file: this case and those after it are not read";
            self.faults.push(Fault::new(field.value.place, message).help(help));
            self.map_is_missing = true;
            return None;
        }
        self.map_is_missing = !faults.is_empty() && drawn.hexes.is_empty();
        self.faults.extend(faults);
        self.position.flat_top = drawn.flat_top;
        let own = fields.take(&tables.place_plural).or_else(|| fields.take("places"));
        let own = own.map(|field| self.items(&field.value, format_args!("`{}`", field.key))).unwrap_or_default();
        let mut places = Vec::with_capacity(drawn.hexes.len());
        let mut ids = HashMap::new();
        let mut coordinates = HashMap::new();
        for (number, hex) in drawn.hexes.iter().enumerate() {
            ids.insert(hex.id.as_str(), number);
            coordinates.insert(hex.axial, number);
            places.push(hex.written(&hex.fields, hex.place));
        }
        let mut described = HashSet::new();
        let mut more: Vec<Tree> = drawn.further.clone();
        for item in own {
            let number = hex_meant(item, &ids, &coordinates).filter(|number| described.insert(*number));
            match number.and_then(|number| Some((number, drawn.hexes.get(number)?, item.fields()?))) {
                Some((number, hex, said)) => {
                    let all = overruled(said, &hex.fields, &tables.places);
                    places[number] = hex.written(&all, item.place);
                }
                None => more.push(item.clone()),
            }
        }
        places.append(&mut more);
        Some(MapOfCase { drawn, places })
    }

    /// What a legend says of signs that stand nowhere is read too, so that it is not a surprise when they do.
    pub(super) fn check_legend(&mut self, map: Option<&MapOfCase>) {
        let tables = self.tables;
        let told: BTreeSet<Place> = self.faults.iter().map(|fault| fault.place).collect();
        let before = self.faults.len();
        for meaning in map.map(MapOfCase::legend).unwrap_or_default() {
            let rows = if meaning.of_side { &tables.borders } else { &tables.places };
            let side = if meaning.of_side { "a side of " } else { "" };
            let owner = format!("{side}the sign `{}`", meaning.sign);
            self.check_attributes(rows, &meaning.fields, &owner);
        }
        let new = self.faults.split_off(before);
        self.faults.extend(new.into_iter().filter(|fault| !told.contains(&fault.place)));
    }
}

/// The hex of the map that an item of the case speaks of.
fn hex_meant(item: &Tree, ids: &HashMap<&str, usize>, coordinates: &HashMap<(i32, i32), usize>) -> Option<usize> {
    let named = |name: &str| Some(&item.fields()?.iter().find(|field| field.key == name)?.value);
    match named("axial") {
        Some(axial) => match axial.list() {
            Some([q, r]) => coordinates.get(&(q.word()?.parse().ok()?, r.word()?.parse().ok()?)).copied(),
            _ => None,
        },
        None => ids.get(named("id")?.word()?).copied(),
    }
}

/// What the case says, and what the map says of all else; each by the names that the ruleset has.
pub(super) fn overruled(said: &[Field], map: &[Field], rows: &[AttributeRow]) -> Vec<Field> {
    let names: HashSet<Cow<'_, str>> = said.iter().map(|field| name_among(rows, field)).collect();
    let rest = map.iter().filter(|field| !names.contains(&name_among(rows, field)));
    said.iter().chain(rest).cloned().collect()
}

fn name_among<'n>(rows: &'n [AttributeRow], field: &'n Field) -> Cow<'n, str> {
    let written = spelling::name(&field.key);
    let spelled_so = rows.iter().find(|row| !row.alias.is_empty() && row.alias == written);
    spelled_so.map_or(written, |row| Cow::Borrowed(&row.name))
}

/// The fields of a tree that has some.
pub(super) fn own_fields(tree: &Tree) -> &[Field] {
    match &tree.kind {
        Kind::Fields(fields) => fields,
        _ => &[],
    }
}
