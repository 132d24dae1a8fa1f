//! Hexagonal maps of the editor Tiled. The crate `tiled` reads them; what it takes for granted is looked at beforehand.

mod scan;
mod tiles;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::io::{Cursor, Error};
use std::path::{Path, PathBuf};

use ::tiled::Loader;

use crate::fault::{Fault, Place};
use crate::tree::Tree;

use super::legend::Legend;
use super::sheet::Cells;
use super::{MapFile, Maps, paths};
use scan::{Marks, Wanted};
use tiles::Tiles;

/// By the end of its name.
pub fn is_tiled(path: &str) -> bool {
    path.ends_with(".tmx")
}

/// The grid of the map that a map file names, its tiles understood by the legend of the map file.
pub fn named(maps: &Maps<'_>, from: &str, path: &Tree, legend: Option<&Tree>, faults: &mut Vec<Fault>) -> Cells {
    let Some(named) = path.word() else {
        faults.push(Fault::new(path.place, format!("`tiled` is the path of a map, not {}", path.described())));
        return Cells::default();
    };
    let found = paths::joined(paths::folder(from), named);
    match found.and_then(|path| maps.file(&path)) {
        Ok((number, file)) => read(maps, number, &file, legend, faults),
        Err(message) => {
            faults.push(Fault::new(path.place, message));
            Cells::default()
        }
    }
}

/// The grid of a map, with the legend for the classes of its tiles if there is one.
pub fn read(maps: &Maps<'_>, number: u32, file: &MapFile, legend: Option<&Tree>, faults: &mut Vec<Fault>) -> Cells {
    let start = Place { file: number, line: 1, column: 1, ..Place::default() };
    let Some(marks) = scan::look(Wanted::Map, number, &file.text, faults) else { return Cells::default() };
    let legend = legend.map(|tree| Legend::read(tree, marks.shifted, faults));
    let mut missing = false;
    for (source, place) in &marks.sets {
        let found = paths::joined(paths::folder(&file.path), source).and_then(|path| maps.file(&path));
        if let Err(message) = found {
            faults.push(Fault::new(*place, message));
            missing = true;
        }
    }
    if missing {
        return Cells::default();
    }
    let sources = RefCell::new(Sources { maps, map: file, marks: HashMap::new(), faults: Vec::new() });
    let loaded = Loader::with_reader(|path: &Path| sources.borrow_mut().text(path)).load_tmx_map(&file.path);
    let Sources { marks: sets, faults: in_sets, .. } = sources.into_inner();
    let told = !in_sets.is_empty();
    faults.extend(in_sets);
    match loaded {
        Ok(map) => {
            let (columns, rows) = (map.width as usize, map.height as usize);
            let mut tiles = Tiles::new(&map, &marks, &sets, legend.as_ref(), start, faults);
            let game = tiles.game();
            let mut cells = BTreeMap::new();
            tiles.layers(&mut cells);
            let legend = legend.as_ref().map(Legend::meanings).unwrap_or_default();
            Cells { columns, rows, shifted: marks.shifted, cells: cells.into_values().collect(), legend, game }
        }
        Err(_) if told => Cells::default(),
        Err(error) => {
            faults.push(Fault::new(start, format!("this map of Tiled cannot be read: {error}")));
            Cells::default()
        }
    }
}

/// The files that a map of Tiled names.
struct Sources<'m, 'l> {
    maps: &'m Maps<'l>,
    map: &'m MapFile,
    /// Of the sets of tiles, by their paths.
    marks: HashMap<PathBuf, Marks>,
    faults: Vec<Fault>,
}

impl Sources<'_, '_> {
    fn text(&mut self, path: &Path) -> Result<Cursor<Vec<u8>>, Error> {
        let named = path.to_str().unwrap_or_default();
        if named == self.map.path {
            return Ok(Cursor::new(self.map.text.clone().into_bytes()));
        }
        let found = paths::joined("", named).and_then(|path| self.maps.file(&path));
        let (number, file) = found.map_err(Error::other)?;
        match scan::look(Wanted::Tileset, number, &file.text, &mut self.faults) {
            Some(marks) => {
                self.marks.insert(path.to_path_buf(), marks);
                Ok(Cursor::new(file.text.clone().into_bytes()))
            }
            None => Err(Error::other("there are faults in it")),
        }
    }
}
