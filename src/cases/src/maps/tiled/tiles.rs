//! Tiles → attributes of hexes: what their class means by the legend, and then what their own properties say.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;
use std::rc::Rc;

use ::tiled::{Layer, LayerTile, LayerType, Map, Properties, PropertyValue, TileLayer, Tileset};

use crate::fault::{Fault, Place};
use crate::tree::{Field, Kind, Tree};

use super::super::legend::{Entry, Legend, is_of_one};
use super::super::sheet::Cell;
use super::super::{field, say_more, word};
use super::scan::Marks;

/// What a tile says; nothing where it cannot be understood.
type Meaning = Rc<Option<Entry>>;

pub struct Tiles<'m, 'f> {
    map: &'m Map,
    marks: &'m Marks,
    /// Of the sets of tiles in files of their own.
    sets: &'m HashMap<PathBuf, Marks>,
    legend: Option<&'m Legend>,
    start: Place,
    /// By set and number.
    understood: HashMap<(usize, u32), Meaning>,
    /// Tiles that are turned and should not be.
    turned: HashSet<(usize, u32)>,
    /// How many tile layers have been met.
    layers: usize,
    faults: &'f mut Vec<Fault>,
}

impl<'m, 'f> Tiles<'m, 'f> {
    pub fn new(
        map: &'m Map,
        marks: &'m Marks,
        sets: &'m HashMap<PathBuf, Marks>,
        legend: Option<&'m Legend>,
        start: Place,
        faults: &'f mut Vec<Fault>,
    ) -> Tiles<'m, 'f> {
        Tiles { map, marks, sets, legend, start, understood: HashMap::new(), turned: HashSet::new(), layers: 0, faults }
    }

    /// The properties of the map are attributes of the game.
    pub fn game(&mut self) -> Vec<Field> {
        let map = self.map;
        self.fields(&map.properties, self.start, "the map")
    }

    /// Every hex that some visible layer has a tile for, by row and column. Upper layers say more.
    pub fn layers(&mut self, cells: &mut BTreeMap<(usize, usize), Cell>) {
        for layer in self.map.layers() {
            self.layer(&layer, true, cells);
        }
    }

    fn layer(&mut self, layer: &Layer<'m>, visible: bool, cells: &mut BTreeMap<(usize, usize), Cell>) {
        let visible = visible && layer.visible;
        match layer.layer_type() {
            LayerType::Group(group) => {
                for layer in group.layers() {
                    self.layer(&layer, visible, cells);
                }
            }
            LayerType::Tiles(tiles) => {
                let place = self.marks.layers.get(self.layers).copied().unwrap_or(self.start);
                self.layers += 1;
                let (TileLayer::Finite(tiles), true) = (tiles, visible) else { return };
                for (row, column) in
                    (0..self.map.height).flat_map(|row| (0..self.map.width).map(move |column| (row, column)))
                {
                    if let Some(tile) = tiles.get_tile(column as i32, row as i32) {
                        self.tile(&tile, &layer.name, (column as usize, row as usize), place, cells);
                    }
                }
            }
            LayerType::Objects(_) | LayerType::Image(_) => {}
        }
    }

    fn tile(
        &mut self,
        tile: &LayerTile<'m>,
        layer: &str,
        (column, row): (usize, usize),
        place: Place,
        cells: &mut BTreeMap<(usize, usize), Cell>,
    ) {
        let seen = || format!("in column {} of row {} of layer `{layer}`", column + 1, row + 1);
        let key = (tile.tileset_index(), tile.id());
        let meaning = match self.understood.get(&key) {
            Some(meaning) => meaning.clone(),
            None => {
                let meaning = Rc::new(self.understand(tile, &seen(), place));
                self.understood.insert(key, meaning.clone());
                meaning
            }
        };
        let Some(entry) = meaning.as_ref() else { return };
        let turned = tile.flip_h || tile.flip_v || tile.flip_d;
        if turned && !entry.sides.is_empty() && self.turned.insert(key) {
            let message = format!("the tile {} is turned, and its class has sides", seen());
            self.faults.push(Fault::new(place, message).help("use a tile of its own for each direction"));
        }
        let Some(fields) = &entry.hex else { return };
        let empty = Cell { column, row, fields: Vec::new(), sides: Vec::new(), place };
        let cell = cells.entry((row, column)).or_insert(empty);
        say_more(&mut cell.fields, fields);
        cell.sides.extend(entry.sides.iter().cloned());
    }

    /// `seen` is where the tile is met first, in the layer at `layer`.
    fn understand(&mut self, tile: &LayerTile<'m>, seen: &str, layer: Place) -> Option<Entry> {
        let (set, id) = (tile.get_tileset(), tile.id());
        let Some(data) = tile.get_tile() else {
            let message =
                format!("the tile {seen} has the number {id} in the set `{}`, which has no such tile", set.name);
            self.faults.push(Fault::new(layer, message));
            return None;
        };
        let place = self.place(tile.tileset_index(), set, id);
        let what = format!("tile {id} of `{}`", set.name);
        let mut entry = Entry { hex: Some(Vec::new()), ..Entry::default() };
        if !data.user_type.is_empty() {
            let class = &data.user_type;
            let Some(known) = self.legend.and_then(|legend| legend.entry(class)) else {
                let message = format!("{what} is of class `{class}`, which the legend does not have; it lies {seen}");
                let fault = Fault::new(place, message).help("say in `legend` of a map file what this class means");
                self.faults.push(fault.perhaps(self.legend.and_then(|legend| legend.hint(class))));
                return None;
            };
            entry = known.clone();
        }
        let own = self.fields(&data.properties, place, &what);
        if let Some(fields) = &mut entry.hex {
            say_more(fields, &own);
        }
        Some(entry)
    }

    /// Where a tile is described; the start of the map where it is not.
    fn place(&self, index: usize, set: &Tileset, id: u32) -> Place {
        let (marks, number) = match self.sets.get(&set.source) {
            Some(marks) => (marks, 0),
            None => {
                let before = self.map.tilesets().iter().take(index);
                (self.marks, before.filter(|other| !self.sets.contains_key(&other.source)).count())
            }
        };
        marks.tiles.get(number).and_then(|tiles| tiles.get(&id)).copied().unwrap_or(self.start)
    }

    /// Properties as the fields of a case file, in the order of their names.
    fn fields(&mut self, properties: &Properties, place: Place, what: &str) -> Vec<Field> {
        let mut sorted: Vec<_> = properties.iter().collect();
        sorted.sort_by_key(|(name, _)| name.as_str());
        let mut fields = Vec::new();
        for (name, value) in sorted {
            if is_of_one(name) {
                let message = format!("`{name}` belongs to one hex, and {what} speaks of many");
                self.faults.push(Fault::new(place, message));
                continue;
            }
            match written(value, place) {
                Some(value) => fields.push(field(name, value)),
                None => {
                    let message = format!("the property `{name}` of {what} is of a type that attributes do not have");
                    let fault = Fault::new(place, message);
                    self.faults.push(fault.help("use a text, a whole number, yes or no, or a list of texts"));
                }
            }
        }
        fields
    }
}

/// A property as a case file would write it.
fn written(value: &PropertyValue, place: Place) -> Option<Tree> {
    Some(match value {
        PropertyValue::BoolValue(yes) => word(if *yes { "yes" } else { "no" }, false, place),
        PropertyValue::IntValue(number) => word(number.to_string(), false, place),
        PropertyValue::StringValue(text) if text.contains(',') => {
            let items = text.split(',').map(|item| word(item.trim(), false, place)).collect();
            Tree { kind: Kind::List(items), place }
        }
        PropertyValue::StringValue(text) => word(text.trim(), false, place),
        PropertyValue::ListValue(items) => {
            let items = items.iter().map(|item| written(item, place)).collect::<Option<_>>()?;
            Tree { kind: Kind::List(items), place }
        }
        _ => return None,
    })
}
