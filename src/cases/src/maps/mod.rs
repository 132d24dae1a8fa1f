//! Maps in files of their own: a map file, which is drawn with letters, or a hexagonal map of the editor Tiled.
//!
//! Either comes to a [`Drawn`]: the places, borders and attributes of the game as a case file would write them out, so that
//! a case on a map is read by the same words as one that describes each hex.

mod grid;
mod legend;
mod paths;
mod rows;
mod sheet;
mod sides;
mod tiled;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;

use crate::fault::{Fault, Place};
use crate::size::MOST_IN_FILE;
use crate::tree::{Field, Kind, Tree};

pub(crate) use legend::Meaning;

/// A map of more rows or columns is refused.
const LONGEST_SIDE: usize = 400;

/// A list is put together from no more values than these: half of them could not be of one attribute.
const MOST_VALUES: usize = 128;

/// The text of a file that a case file names, or a sentence that says why it cannot be had. The path is relative to the
/// folder of the case file, has slashes, and goes up by at most one folder.
type Load<'l> = dyn Fn(&str) -> Result<String, String> + 'l;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFile {
    /// Its path, relative to the folder of the case file.
    pub path: String,
    pub text: String,
}

/// The maps that the cases of a folder name. Each is read once.
pub struct Maps<'l> {
    load: Box<Load<'l>>,
    /// How many more hexes cases may have, if that is bounded.
    room: Cell<Option<u64>>,
    known: RefCell<Known>,
}

#[derive(Default)]
struct Known {
    /// The first has the number 1.
    files: Vec<Rc<MapFile>>,
    drawn: HashMap<String, (Rc<Drawn>, Vec<Fault>)>,
}

impl<'l> Maps<'l> {
    /// Maps whose files `load` reads, for the cases of one file, which may hold so many hexes together.
    pub fn new(load: impl Fn(&str) -> Result<String, String> + 'l) -> Maps<'l> {
        Maps { load: Box::new(load), room: Cell::new(Some(MOST_IN_FILE)), known: RefCell::default() }
    }

    /// For positions that are not kept together, of which there may be any number.
    #[must_use]
    pub fn one_by_one(self) -> Maps<'l> {
        self.room.set(None);
        self
    }

    /// Whether one more case may have so many hexes.
    pub(crate) fn has_room(&self, hexes: usize) -> bool {
        let Some(room) = self.room.get() else { return true };
        let left = room.checked_sub(hexes as u64);
        self.room.set(Some(left.unwrap_or(0)));
        left.is_some()
    }

    /// For cases that name no files.
    pub fn none() -> Maps<'static> {
        Maps::new(|path| Err(format!("`{path}` is in another file, and files are not read here")))
    }

    /// The file in which a fault stands; nothing for the case file itself.
    pub fn file_of(&self, place: Place) -> Option<Rc<MapFile>> {
        self.known.borrow().files.get((place.file as usize).checked_sub(1)?).cloned()
    }

    /// The number of a file and its text.
    fn file(&self, path: &str) -> Result<(u32, Rc<MapFile>), String> {
        let known = self.known.borrow().files.iter().position(|file| file.path == path);
        if let Some((index, file)) = known.and_then(|at| Some((at, self.known.borrow().files.get(at).cloned()?))) {
            return Ok((index as u32 + 1, file));
        }
        let text = (self.load)(path)?;
        // Offsets are those behind a byte-order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
        let file = Rc::new(MapFile { path: path.to_owned(), text });
        let mut known = self.known.borrow_mut();
        known.files.push(file.clone());
        Ok((known.files.len() as u32, file))
    }

    /// The map that a path names, and everything that is wrong with it; `at` is where the path stands.
    pub(crate) fn drawn(&self, named: &str, at: Place) -> (Rc<Drawn>, Vec<Fault>) {
        let path = match paths::joined("", named) {
            Ok(path) => path,
            Err(message) => return (Rc::default(), vec![Fault::new(at, message)]),
        };
        if let Some(known) = self.known.borrow().drawn.get(&path) {
            return known.clone();
        }
        let (number, file) = match self.file(&path) {
            Ok(file) => file,
            Err(message) => return (Rc::default(), vec![Fault::new(at, message)]),
        };
        let mut faults = Vec::new();
        let drawn = Rc::new(sheet::read(self, number, &file, &mut faults));
        let result = (drawn, faults);
        self.known.borrow_mut().drawn.insert(path, result.clone());
        result
    }
}

impl fmt::Debug for Maps<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Maps").field("files", &self.known.borrow().files.len()).finish_non_exhaustive()
    }
}

/// A map as a case file would write it out.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Drawn {
    /// Whether the hexes have flat tops, so that one may go north and south.
    pub flat_top: bool,
    pub hexes: Vec<Hex>,
    /// Places that lie on no grid.
    pub further: Vec<Tree>,
    pub borders: Vec<Tree>,
    pub legend: Vec<Meaning>,
    /// Attributes of the game.
    pub game: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hex {
    pub id: String,
    pub axial: (i32, i32),
    /// Its attributes.
    pub fields: Vec<Field>,
    pub place: Place,
}

impl Hex {
    /// `[q, r]`
    pub fn coordinates(&self) -> Tree {
        let (q, r) = self.axial;
        let number = |number: i32| word(number.to_string(), false, self.place);
        Tree { kind: Kind::List(vec![number(q), number(r)]), place: self.place }
    }

    /// The hex as a case file would write it, with these attributes.
    pub fn written(&self, fields: &[Field], place: Place) -> Tree {
        let own = [field("id", word(self.id.clone(), true, self.place)), field("axial", self.coordinates())];
        let missing = own.into_iter().filter(|own| fields.iter().all(|field| field.key != own.key));
        let written = missing.chain(fields.iter().cloned()).collect();
        Tree { kind: Kind::Fields(written), place }
    }
}

fn word(text: impl Into<String>, quoted: bool, place: Place) -> Tree {
    Tree { kind: Kind::Word { text: text.into(), quoted }, place }
}

fn field(key: &str, value: Tree) -> Field {
    Field { key: key.to_owned(), key_place: value.place, value }
}

/// Adds what is said further on: it holds, except that lists are put together, so that labels may overlap.
fn say_more(fields: &mut Vec<Field>, more: &[Field]) {
    for more in more {
        match fields.iter_mut().find(|field| is_one_name(&field.key, &more.key)) {
            None => fields.push(more.clone()),
            Some(known) => match (&mut known.value.kind, &more.value.kind) {
                (Kind::List(items), Kind::List(others)) => {
                    let same = |one: &Tree, other: &Tree| one.word().is_some() && one.word() == other.word();
                    for other in others {
                        if items.len() < MOST_VALUES && !items.iter().any(|item| same(item, other)) {
                            items.push(other.clone());
                        }
                    }
                }
                _ => *known = more.clone(),
            },
        }
    }
}

/// Underscores are hyphens.
fn is_one_name(one: &str, other: &str) -> bool {
    fn letters(name: &str) -> impl Iterator<Item = u8> {
        name.bytes().map(|byte| if byte == b'_' { b'-' } else { byte })
    }
    one == other || one.len() == other.len() && letters(one).eq(letters(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cases_of_a_file_hold_no_more_hexes_than_fit_into_memory() {
        let maps = Maps::none();
        assert!(maps.has_room(600_000));
        assert!(!maps.has_room(600_000));
        assert!(!maps.has_room(1));
        let maps = Maps::none().one_by_one();
        assert!(maps.has_room(600_000) && maps.has_room(600_000));
    }
}
