//! What is judged: a position, and the act or moment that is asked about.
//!
//! A position is plain data in the order of the tables: a record holds one value for each declared attribute of its
//! kind, in the order in which the tables list them.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::table::{ActId, AttributeId, MomentId, Symbol, Tables, Value};

/// One value for each declared attribute of its kind.
pub type Record = Vec<Value>;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    pub game: Record,
    /// Whether the hexes of the grid have flat tops: one may go north and south, not east and west.
    pub flat_top: bool,
    pub places: Vec<PlaceData>,
    pub borders: Vec<BorderData>,
    pub counters: Vec<CounterData>,
    pub groups: Vec<GroupData>,
    /// The acts done so far, oldest first.
    pub log: Vec<ActData>,
    /// Free names used by this position; the first is the symbol after the last of the tables.
    pub names: Vec<String>,
    /// Where this is what one side knows: attributes that are absent because they are hidden. Sorted.
    pub hidden: Vec<Unknown>,
}

/// An attribute of a thing that a side does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unknown {
    pub thing: Value,
    pub attribute: AttributeId,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceData {
    pub id: String,
    /// Axial coordinates `q, r` of a hex on a grid; two places one step apart are neighbours.
    pub axial: Option<(i32, i32)>,
    pub record: Record,
}

/// A border between two places that lie side by side: attributes, or just the fact for places without coordinates.
/// A border without coordinates holds both ways unless `one_way`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BorderData {
    pub from: u32,
    pub to: u32,
    pub one_way: bool,
    pub record: Record,
}

/// Counters of one place lie there in the order in which the position lists them, the top one first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CounterData {
    pub id: String,
    /// Where it lies: no place (off the map), one, or several (a line over two hexes).
    pub at: Vec<u32>,
    pub record: Record,
    /// For attributes `in each place`, where the values differ: one for each place of `at`. The record then holds the
    /// first of them.
    pub parts: Vec<(AttributeId, Vec<Value>)>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupData {
    pub id: String,
    pub record: Record,
}

/// An act with a value for every parameter of the tables (`Nothing` for those that are not its own).
#[derive(Clone, Debug, PartialEq)]
pub struct ActData {
    pub act: ActId,
    pub parameters: Record,
    /// Lists that `Value::List` numbers: counters or places.
    pub lists: Vec<Vec<Value>>,
    /// For an act along a path: where it starts, and the steps.
    pub start: Option<u32>,
    pub steps: Vec<StepData>,
}

/// One step of a path: the place entered, and the attributes of the border crossed.
#[derive(Clone, Debug, PartialEq)]
pub struct StepData {
    pub to: u32,
    pub border: Record,
}

/// What is asked about a position.
#[derive(Clone, Debug)]
pub enum Asked {
    /// An act, judged at the moments it leads to.
    Act(ActData),
    /// The position as it stands at a moment, in every place.
    Moment(MomentId),
}

impl ActData {
    /// An act of which nothing is said yet.
    pub fn bare(tables: &Tables, act: ActId) -> ActData {
        let parameters = vec![Value::Nothing; tables.parameters.len()];
        ActData { act, parameters, lists: Vec::new(), start: None, steps: Vec::new() }
    }
}

impl Position {
    /// How many steps apart two places lie on the grid, if both have coordinates.
    pub fn steps_apart(&self, one: u32, other: u32) -> Option<u32> {
        let axial = |place: u32| self.places.get(place as usize)?.axial;
        let ((q, r), (to_q, to_r)) = (axial(one)?, axial(other)?);
        let (q, r) = (i64::from(to_q) - i64::from(q), i64::from(to_r) - i64::from(r));
        u32::try_from((q.abs() + r.abs() + (q + r).abs()) / 2).ok()
    }

    /// The words of a symbol: a named value of the ruleset or a free name of this position.
    pub fn symbol<'a>(&'a self, tables: &'a Tables, symbol: Symbol) -> &'a str {
        let index = symbol.0 as usize;
        match tables.symbols.get(index) {
            Some(words) => words,
            None => self.names.get(index - tables.symbols.len()).map_or("?", String::as_str),
        }
    }
}
