//! A case file: its entries, before they are read against a ruleset.

use std::collections::HashMap;

use reglement_engine::table::Tables;

use crate::case::Case;
use crate::fault::{Fault, Place};
use crate::maps::Maps;
use crate::reader;
use crate::size;
use crate::spelling;
use crate::tree::{self, Field, Kind, Tree};

/// Whether a case must say what it expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// For tests: an id and an expectation.
    Expectation,
    /// For judging: a position and what is asked.
    Position,
}

#[derive(Clone, Debug)]
pub struct CaseFile {
    pub entries: Vec<Entry>,
}

/// One case as written. Which ruleset it belongs to has to be known before it can be read.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: String,
    /// The layer that the case names, where a folder holds several.
    pub ruleset: Option<String>,
    pub ruleset_place: Place,
    pub place: Place,
    fields: Vec<Field>,
}

impl CaseFile {
    /// The entries that can be told apart, and what is wrong with the others. A file holds a list of cases; where only
    /// positions are needed, it may hold a single one.
    pub fn from_text(text: &str, need: Need) -> (CaseFile, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut entries = Vec::new();
        match tree::from_yaml(text, &mut faults) {
            None => {}
            Some(Tree { kind: Kind::List(items), .. }) => {
                for item in items {
                    entries.extend(entry(item, need, &mut faults));
                }
            }
            Some(whole @ Tree { kind: Kind::Fields(_), .. }) if need == Need::Position => {
                entries.extend(entry(whole, need, &mut faults));
            }
            Some(other) => faults.push(
                Fault::new(other.place, format!("a case file holds a list of cases, not {}", other.described()))
                    .help("begin each case with `- id: …`"),
            ),
        }
        let mut places = HashMap::new();
        for entry in &entries {
            let first = *places.entry(entry.id.as_str()).or_insert(entry.place);
            if first != entry.place {
                let message =
                    format!("the case `{}` stands twice in this file, first in line {}", entry.id, first.line);
                faults.push(Fault::new(entry.place, message));
            }
        }
        bound(&mut entries, &mut faults);
        (CaseFile { entries }, faults)
    }
}

/// Leaves out the cases that hold too much.
fn bound(entries: &mut Vec<Entry>, faults: &mut Vec<Fault>) {
    let mut room = size::MOST_IN_FILE;
    let mut full = false;
    entries.retain(|entry| {
        let size = size::of_case(&entry.fields);
        if size > size::MOST_IN_CASE {
            let message = format!("`{}` holds {size} places and counters, and a case may hold", entry.id);
            faults.push(Fault::new(entry.place, format!("{message} {}", size::MOST_IN_CASE)));
            return false;
        }
        match room.checked_sub(size) {
            Some(left) if !full => room = left,
            _ if full => {}
            _ => {
                full = true;
                let message = format!("up to here, the cases hold more than {} places and", size::MOST_IN_FILE);
                let fault = Fault::new(entry.place, format!("{message} counters together"));
                faults.push(fault.help("divide the file: this case and those after it are not read"));
            }
        }
        !full
    });
}

fn entry(item: Tree, need: Need, faults: &mut Vec<Fault>) -> Option<Entry> {
    let Kind::Fields(fields) = item.kind else {
        faults.push(Fault::new(item.place, format!("a case is a group of fields, not {}", item.described())));
        return None;
    };
    let mut entry = Entry { id: String::new(), ruleset: None, ruleset_place: item.place, place: item.place, fields };
    let word = |field: &Field, faults: &mut Vec<Fault>| match field.value.word() {
        Some(text) if !text.is_empty() => Some(text.to_owned()),
        _ => {
            faults.push(Fault::new(
                field.value.place,
                format!("`{}` is a name, not {}", field.key, field.value.described()),
            ));
            None
        }
    };
    match entry.fields.iter().find(|field| field.key == "id") {
        Some(field) => {
            entry.place = field.value.place;
            entry.id = word(field, faults)?;
        }
        None if need == Need::Position => entry.id = "position".to_owned(),
        None => {
            let place = Place { end: item.place.start, ..item.place };
            faults.push(Fault::new(place, "this case has no `id`"));
            return None;
        }
    }
    if let Some(field) = entry.fields.iter().find(|field| field.key == "ruleset") {
        entry.ruleset_place = field.value.place;
        entry.ruleset = Some(spelling::name(&word(field, faults)?).into_owned());
    }
    Some(entry)
}

impl Entry {
    /// A position in one line of JSON, the twin of a case.
    ///
    /// # Errors
    /// What is not JSON, what is no position at all, and an expectation, with which nothing would be compared.
    pub fn from_json(line: &str) -> Result<Entry, Vec<Fault>> {
        let whole = tree::from_json(line).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let entry = entry(whole, Need::Position, &mut faults);
        if let Some(expect) = entry.iter().flat_map(|entry| &entry.fields).find(|field| field.key == "expect") {
            let fault =
                Fault::new(expect.key_place, "a position in a line is judged, and not compared with an `expect`");
            faults.push(fault.help("leave it out, or write a case file for `reglement test`"));
        }
        entry.filter(|_| faults.is_empty()).ok_or(faults)
    }

    /// The case, or everything that is wrong with it. It may name no map.
    ///
    /// # Errors
    /// Unknown words, missing and doubled values, wrong types: each with its place.
    pub fn read(&self, tables: &Tables, need: Need) -> Result<Case, Vec<Fault>> {
        self.read_on(tables, need, &Maps::none())
    }

    /// The case on the map that it names, or everything that is wrong with the two.
    ///
    /// # Errors
    /// As for [`Entry::read`]; [`Maps::file_of`] tells in which file a fault stands.
    pub fn read_on(&self, tables: &Tables, need: Need, maps: &Maps<'_>) -> Result<Case, Vec<Fault>> {
        reader::read(self, &self.fields, tables, need, maps, None)
    }

    /// The position as far as one side knows it, and what that side asks, without the reason and the expectation of the
    /// case.
    ///
    /// # Errors
    /// As for [`Entry::read_on`]; also an unknown side, and a ruleset without fog. None has a place, and of what is wrong
    /// with the position it is only told that something is.
    pub fn read_for(&self, tables: &Tables, side: &str, maps: &Maps<'_>) -> Result<Case, Vec<Fault>> {
        let side = Tree { kind: Kind::Word { text: side.to_owned(), quoted: true }, place: self.place };
        reader::read(self, &self.fields, tables, Need::Position, maps, Some(&side))
    }
}
