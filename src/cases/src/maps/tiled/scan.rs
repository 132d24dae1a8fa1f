//! A look through the text of a file of Tiled, before it is read in earnest: whether it is XML, where its layers and tiles
//! stand, and what the reader takes for granted and would come to grief over.

use std::collections::HashMap;
use std::io::Read;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::fault::{Fault, Place};
use crate::tree::LARGEST;

use super::super::LONGEST_SIDE;
use super::super::grid::Shifted;

/// Elements nested deeper than this are refused.
const DEEPEST: usize = 40;
/// A set of more tiles is refused.
const MOST_TILES: u32 = 100_000;
/// A map of more layers or sets of tiles is refused.
const MOST_LAYERS: usize = 100;
const MOST_SETS: usize = 100;
/// The bits of a tile's number that say how it is turned.
const TURNED: u32 = 0xF000_0000;
/// Only tiles of hexagonal maps are turned so, and the reader takes the bit for a part of the number.
const TURNED_BY_A_THIRD: u32 = 0x1000_0000;

/// Where things stand in a file.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Of a map.
    pub shifted: Shifted,
    /// The tile layers, in the order of the file.
    pub layers: Vec<Place>,
    /// The files of sets of tiles that the file names.
    pub sets: Vec<(String, Place)>,
    /// The tiles of each set that the file holds itself.
    pub tiles: Vec<HashMap<u32, Place>>,
}

/// What is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Map,
    Tileset,
}

/// The marks of a file, if nothing is wrong with it.
pub fn look(wanted: Wanted, number: u32, text: &str, faults: &mut Vec<Fault>) -> Option<Marks> {
    let before = faults.len();
    let mut look = Look {
        wanted,
        number,
        text,
        marks: Marks::default(),
        size: (0, 0),
        layer: None,
        data: None,
        lowest_tile: None,
        open: Vec::new(),
        faults,
    };
    look.through();
    (look.faults.len() == before).then_some(look.marks)
}

struct Look<'t> {
    wanted: Wanted,
    number: u32,
    text: &'t str,
    marks: Marks,
    /// Columns and rows of the map.
    size: (usize, usize),
    /// The tile layer that is open.
    layer: Option<Place>,
    /// How the tiles are written that are open: encoding and compression.
    data: Option<(String, String)>,
    /// The lowest number of a tile that a set has.
    lowest_tile: Option<u32>,
    open: Vec<String>,
    faults: &'t mut Vec<Fault>,
}

impl Look<'_> {
    fn through(&mut self) {
        let text = self.text;
        let mut reader = Reader::from_str(text);
        let start = Place { file: self.number, start: 0, end: 0, line: 1, column: 1 };
        let mut pointer = Pointer { text, at: start };
        let mut begun = false;
        if text.len() > LARGEST {
            return self.fault(start, format!("the file is larger than {} MB", LARGEST / 1024 / 1024));
        }
        loop {
            let start = reader.buffer_position();
            let event = reader.read_event();
            let end = reader.buffer_position();
            let here = pointer.stretch(start, end);
            match event {
                Err(error) => {
                    return self.fault(pointer.stretch(end, end), format!("this is not XML: {error}"));
                }
                Ok(Event::Start(element)) => {
                    begun = true;
                    let Some(name) = self.enter(&element, here) else { return };
                    self.open.push(name);
                    if self.open.len() > DEEPEST {
                        return self.fault(here, format!("nested more than {DEEPEST} deep"));
                    }
                }
                Ok(Event::Empty(element)) => {
                    begun = true;
                    let Some(name) = self.enter(&element, here) else { return };
                    self.leave(&name, here);
                }
                Ok(Event::Text(words)) if self.data.is_some() => match words.unescape() {
                    Ok(words) => self.tiles(&words, here),
                    Err(error) => self.fault(here, format!("this is not XML: {error}")),
                },
                Ok(Event::CData(words)) if self.data.is_some() => self.tiles(&String::from_utf8_lossy(&words), here),
                Ok(Event::End(_)) => {
                    if let Some(name) = self.open.pop() {
                        self.leave(&name, here);
                    }
                }
                Ok(Event::Eof) => {
                    match self.open.last() {
                        Some(name) => self.fault(here, format!("the file ends before `{name}` is closed")),
                        None if !begun => self.fault(here, "the file holds nothing of Tiled".to_owned()),
                        None => {}
                    }
                    return;
                }
                Ok(_) => {}
            }
        }
    }

    fn fault(&mut self, place: Place, message: String) {
        self.faults.push(Fault::new(place, message));
    }

    /// The name of the element; nothing where reading cannot go on.
    fn enter(&mut self, element: &BytesStart<'_>, place: Place) -> Option<String> {
        let name = String::from_utf8_lossy(element.local_name().as_ref()).into_owned();
        let attributes = self.attributes(element, place)?;
        // Where an attribute stands twice under two prefixes, the last one counts, as for the reader.
        let attribute =
            |name: &str| attributes.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let number = |name: &str| attribute(name).and_then(|value| value.parse::<u32>().ok());
        if self.open.is_empty() {
            let wanted = if self.wanted == Wanted::Map { "map" } else { "tileset" };
            if name != wanted {
                self.fault(place, format!("this is `{name}`, and a {wanted} of Tiled is wanted"));
                return None;
            }
        }
        match name.as_str() {
            "map" if self.open.is_empty() => self.map(&attribute, place)?,
            "tileset" if attribute("source").is_none() => {
                self.marks.tiles.push(HashMap::new());
                match number("tilecount") {
                    Some(count) if count > MOST_TILES => {
                        self.fault(
                            place,
                            format!("a set of {count} tiles is too large: at most {MOST_TILES} are read"),
                        );
                    }
                    Some(_) if number("columns").is_some() => {}
                    _ => {
                        self.fault(place, "this set of tiles does not say its `tilecount` and `columns`".to_owned());
                    }
                }
            }
            "tileset" => self.marks.sets.extend(attribute("source").map(|source| (source.to_owned(), place))),
            "tile" if self.open.last().is_some_and(|parent| parent == "tileset") => {
                if let (Some(id), Some(tiles)) = (number("id"), self.marks.tiles.last_mut()) {
                    tiles.insert(id, place);
                }
            }
            "layer" => {
                self.marks.layers.push(place);
                if self.marks.layers.len() > MOST_LAYERS {
                    self.fault(place, format!("a map has at most {MOST_LAYERS} layers"));
                    return None;
                }
                self.layer = Some(place);
                let map = (self.size.0 as u32, self.size.1 as u32);
                if (number("width"), number("height")) != (Some(map.0), Some(map.1)) {
                    self.fault(place, format!("this layer is not of the size of the map, {} by {}", map.0, map.1));
                }
            }
            "data" if self.layer.is_some() => {
                let word = |name: &str| attribute(name).unwrap_or_default().to_owned();
                self.data = Some((word("encoding"), word("compression")));
            }
            "chunk" => {
                self.fault(place, INFINITE.to_owned());
                return None;
            }
            "object" if attribute("template").is_some() => {
                self.fault(place, "templates of objects are not read; detach the object from its template".to_owned());
            }
            _ => {}
        }
        if self.marks.sets.len() + self.marks.tiles.len() > MOST_SETS {
            self.fault(place, format!("a map has at most {MOST_SETS} sets of tiles"));
            return None;
        }
        if let ("tileset", Some(first)) = (name.as_str(), number("firstgid")) {
            self.lowest_tile = Some(self.lowest_tile.map_or(first, |lowest| lowest.min(first)));
        }
        Some(name)
    }

    fn attributes(&mut self, element: &BytesStart<'_>, place: Place) -> Option<Vec<(String, String)>> {
        let mut attributes = Vec::new();
        for attribute in element.attributes() {
            let read = attribute.map_err(quick_xml::Error::from).and_then(|attribute| {
                let name = String::from_utf8_lossy(attribute.key.local_name().as_ref()).into_owned();
                Ok((name, attribute.unescape_value()?.into_owned()))
            });
            match read {
                Ok(attribute) => attributes.push(attribute),
                Err(error) => {
                    self.fault(place, format!("this is not XML: {error}"));
                    return None;
                }
            }
        }
        Some(attributes)
    }

    fn map<'v>(&mut self, attribute: &impl Fn(&str) -> Option<&'v str>, place: Place) -> Option<()> {
        let orientation = attribute("orientation").unwrap_or_default();
        if orientation != "hexagonal" {
            self.fault(place, format!("this map is `{orientation}`, and a hexagonal one is wanted"));
            return None;
        }
        if attribute("infinite").is_some_and(|infinite| infinite != "0") {
            self.fault(place, INFINITE.to_owned());
            return None;
        }
        let side = |name| attribute(name).and_then(|value| value.parse::<usize>().ok()).unwrap_or(0);
        self.size = (side("width"), side("height"));
        if !(1..=LONGEST_SIDE).contains(&self.size.0) || !(1..=LONGEST_SIDE).contains(&self.size.1) {
            let (columns, rows) = (attribute("width").unwrap_or("no"), attribute("height").unwrap_or("no"));
            let found = format!("{columns} columns and {rows} rows");
            self.fault(place, format!("a map has from 1 to {LONGEST_SIDE} columns and rows, not {found}"));
            return None;
        }
        let odd = attribute("staggerindex") != Some("even");
        self.marks.shifted = match (attribute("staggeraxis") == Some("x"), odd) {
            (true, true) => Shifted::SecondColumn,
            (true, false) => Shifted::FirstColumn,
            (false, true) => Shifted::SecondRow,
            (false, false) => Shifted::FirstRow,
        };
        Some(())
    }

    fn leave(&mut self, name: &str, place: Place) {
        match name {
            // Nothing stood in it.
            "data" if self.data.is_some() => self.tiles("", place),
            "layer" => self.layer = None,
            _ => {}
        }
    }

    /// The tiles of a layer: as many as the map has hexes, and each of a set.
    fn tiles(&mut self, words: &str, place: Place) {
        let Some((encoding, compression)) = self.data.take() else { return };
        let wanted = self.size.0 * self.size.1;
        let tiles = match (encoding.as_str(), compression.as_str()) {
            ("csv", "") => words.split(',').map(|word| word.trim().parse().ok()).collect::<Option<Vec<u32>>>(),
            ("base64", "" | "zlib" | "gzip") => from_base64(words, &compression, wanted),
            (encoding, compression) => {
                let written = [compression, encoding, "XML"].into_iter().find(|word| !word.is_empty()).unwrap_or("XML");
                let message = format!("tiles written as {written} are not read");
                let fault = Fault::new(self.layer.unwrap_or(place), message);
                self.faults.push(fault.help("choose CSV as the tile layer format in Tiled (Map, Map Properties)"));
                return;
            }
        };
        let Some(tiles) = tiles else {
            return self.fault(place, format!("the tiles of this layer are not written as {encoding} has them"));
        };
        if tiles.len() != wanted {
            let (columns, rows) = self.size;
            let than = if tiles.len() > wanted { "more" } else { "fewer" };
            let message = format!("this layer holds {than} tiles than the map has hexes, {columns} by {rows}");
            return self.fault(place, message);
        }
        let cell = |at: usize| format!("column {} of row {}", at % self.size.0 + 1, at / self.size.0 + 1);
        if let Some(at) = tiles.iter().position(|tile| tile & TURNED_BY_A_THIRD != 0) {
            let message = format!("the tile in {} is turned by 120 degrees, which is not read", cell(at));
            self.faults.push(Fault::new(place, message).help("use a tile of its own for each direction"));
            return;
        }
        let lowest = self.lowest_tile.unwrap_or(u32::MAX);
        if let Some(at) = tiles.iter().position(|tile| tile & !TURNED != 0 && tile & !TURNED < lowest) {
            let message = format!("the tile in {} is of no set of tiles", cell(at));
            self.fault(place, message);
        }
    }
}

const INFINITE: &str = "this map is infinite; switch that off in Tiled (Map, Map Properties)";

/// The numbers of tiles; of what is packed no more is unpacked than is wanted, and one.
fn from_base64(words: &str, compression: &str, wanted: usize) -> Option<Vec<u32>> {
    let packed = STANDARD.decode(words.trim()).ok()?;
    let most = 4 * (wanted as u64 + 1);
    let mut bytes = Vec::new();
    match compression {
        "zlib" => flate2::bufread::ZlibDecoder::new(&packed[..]).take(most).read_to_end(&mut bytes).ok()?,
        "gzip" => flate2::bufread::GzDecoder::new(&packed[..]).take(most).read_to_end(&mut bytes).ok()?,
        _ => packed.as_slice().take(most).read_to_end(&mut bytes).ok()?,
    };
    Some(bytes.chunks_exact(4).filter_map(|four| four.try_into().ok().map(u32::from_le_bytes)).collect())
}

/// Goes through a text from place to place, so that each letter is counted once.
struct Pointer<'t> {
    text: &'t str,
    at: Place,
}

impl Pointer<'_> {
    /// The stretch between two offsets, of which the first lies no further back than that of the last stretch.
    fn stretch(&mut self, start: usize, end: usize) -> Place {
        // At the end of a file the reader may stop within a letter.
        let letter_at = |at: usize| (0..=at.min(self.text.len())).rev().find(|at| self.text.is_char_boundary(*at));
        let (start, end) = (letter_at(start).unwrap_or(0), letter_at(end).unwrap_or(0));
        for letter in self.text.get(self.at.start..start).unwrap_or_default().chars() {
            if letter == '\n' {
                (self.at.line, self.at.column) = (self.at.line + 1, 1);
            } else {
                self.at.column += 1;
            }
        }
        self.at.start = self.at.start.max(start);
        Place { end: end.max(self.at.start), ..self.at }
    }
}
