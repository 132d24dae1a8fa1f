//! Longturn Sim: Large stacks under attack.
//!
//! Game: Sim, a ruleset of the Longturn community for freeciv
//!
//! Edition: A proposal in its issue 7
//!
//! Source: Issue 7 of the project's repository
//!
//! Made from the ruleset `longturn-sim`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Unit,
    Palace,
    Building,
}

impl Type {
    pub const ALL: [Type; 3] = [Type::Unit, Type::Palace, Type::Building];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Unit => rows::Word::Unit.symbol(),
            Type::Palace => rows::Word::Palace.symbol(),
            Type::Building => rows::Word::Building.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {}

impl Default for Game {
    fn default() -> Game {
        Game {  }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// The attributes of a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {}

impl Default for Tile {
    fn default() -> Tile {
        Tile {  }
    }
}

impl Tile {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// A tile of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    pub side: String,
    /// Read by issue 7.
    pub r#type: Type,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String) -> Counter {
        Counter { side, r#type: Type::Unit }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// A position, built up piece by piece.
#[derive(Clone, Debug)]
pub struct Position {
    data: PositionData,
}

impl Position {
    /// An empty map.
    pub fn new(game: Game) -> Position {
        let mut position = Position { data: PositionData::default() };
        position.data.game = game.record(&mut position.data.names);
        position
    }

    /// Whether the tiles of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a tile; its neighbours are those that a border joins it to.
    pub fn add_tile(&mut self, id: &str, place: Tile) -> TileId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        TileId(self.data.places.len() as u32 - 1)
    }

    /// Adds a tile of a grid, by its axial coordinates `q, r`.
    pub fn add_tile_at(&mut self, id: &str, axial: (i32, i32), place: Tile) -> TileId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        TileId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two tiles, the same from both sides.
    pub fn add_border(&mut self, from: TileId, to: TileId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two tiles, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: TileId, to: TileId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its tile already.
    pub fn add_counter(&mut self, id: &str, at: &[TileId], counter: Counter) -> CounterId {
        let record = counter.record(&mut self.data.names);
        let at = at.iter().map(|place| place.0).collect();
        self.data.counters.push(CounterData { id: id.to_owned(), at, record, parts: Vec::new() });
        CounterId(self.data.counters.len() as u32 - 1)
    }

    /// Gives a counter other attributes.
    pub fn set_counter(&mut self, id: CounterId, counter: Counter) {
        let record = counter.record(&mut self.data.names);
        if let Some(data) = self.data.counters.get_mut(id.0 as usize) {
            data.record = record;
            data.parts.clear();
        }
    }

    /// What the engine judges.
    pub fn data(&self) -> &PositionData {
        &self.data
    }
}

/// A name that is only compared: one of the ruleset's words, or the position's own.
fn free_name(names: &mut Vec<String>, name: &str) -> Value {
    let name = name.replace('_', "-");
    let known = TABLES.symbols.iter().position(|word| *word == name);
    let number = known.unwrap_or_else(|| {
        let own = names.iter().position(|own| *own == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        TABLES.symbols.len() + own
    });
    Value::Symbol(Symbol(number as u32))
}

/// The moments at which rules are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Moment {
    /// a stack is attacked
    Attacked,
    /// a turn ends
    TurnEnd,
}

impl Moment {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> MomentId {
        MomentId(self as u16)
    }
}

/// The printed rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Rule {
    /// issue 7 Large stacks
    Issue7,
}

impl Rule {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> RuleId {
        RuleId(self as u16)
    }
}

/// The definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Definition {
    /// issue 7 Large stacks: unit
    Unit,
    /// issue 7 Large stacks: palace
    Palace,
    /// issue 7 Large stacks: safe-size
    SafeSize,
}

impl Definition {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DefinitionId {
        DefinitionId(self as u16)
    }
}

/// The clauses of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Clause {
    /// issue 7 Large stacks: stack
    Issue7_Stack,
    /// issue 7 Large stacks: killed
    Issue7_Killed,
}

impl Clause {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ClauseId {
        ClauseId(self as u16)
    }
}

/// The exceptions, each to one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Exception {
    /// issue 7 Large stacks: palace
    SafeSize_Palace,
    /// issue 7 Large stacks: tolerated
    Issue7_Stack_Tolerated,
}

impl Exception {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ExceptionId {
        ExceptionId(self as u16)
    }
}

/// The tables: one row a line.
#[rustfmt::skip]
mod rows {
use reglement_engine::number::Number;
use reglement_engine::table::*;

use super::line;
use super::Moment;
use super::Rule;
use super::Definition;
use super::Clause;
use super::Exception;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("longturn-sim"),
        title: text("Longturn Sim: Large stacks under attack"),
        game: text("Sim, a ruleset of the Longturn community for freeciv"),
        edition: text("A proposal in its issue 7"),
        source: text("Issue 7 of the project's repository"),
    },
    layers: list![
        LayerRow { name: text("longturn-sim"), title: text("Longturn Sim: Large stacks under attack") },
    ],
    symbols: list![
        text("unit"),
        text("palace"),
        text("building"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![] },
        DomainRow { name: text("type"), values: list![Word::Unit.symbol(), Word::Palace.symbol(), Word::Building.symbol()] },
    ],
    place_noun: text("tile"),
    place_plural: text("tiles"),
    game: list![],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Unit.symbol())), doc: text("") },
    ],
    groups: list![],
    parameters: list![],
    acts: list![],
    moments: list![
        MomentRow { name: text("attacked"), doc: text("a stack is attacked") },
        MomentRow { name: text("turn-end"), doc: text("a turn ends") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("issue 7"), heading: text("Large stacks"), place: Place { layer: Layer::LongturnSim.id(), line: line::rule::Issue7 }, notes: list![NoteRow { text: text("No stack is unlawful; a large one loses units, picked at random from all of the tile, when it is attacked. A Palace adds 20 to the limit of 10."), place: Place { layer: Layer::LongturnSim.id(), line: line::rule_notes::Issue7[0] } }, NoteRow { text: text("A0009 building: buildings are no units"), place: Place { layer: Layer::LongturnSim.id(), line: line::rule_notes::Issue7[1] } }, NoteRow { text: text("A0013 side: units of all sides in the tile count"), place: Place { layer: Layer::LongturnSim.id(), line: line::rule_notes::Issue7[2] } }], see: list![] },
    ],
    definitions: list![
        // issue 7 unit is a counter where type is unit
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::Issue7.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Unit.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::definition::Unit }, words: text("unit is a counter where type is unit") },
        // issue 7 palace is a counter where type is palace
        DefinitionRow { name: text("palace"), plural: text("palaces"), rule: Some(Rule::Issue7.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Palace.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::definition::Palace }, words: text("palace is a counter where type is palace") },
        // issue 7 safe size of a tile: 10
        DefinitionRow { name: text("safe-size"), plural: text("safe-size"), rule: Some(Rule::Issue7.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(10))], exceptions: list![Exception::SafeSize_Palace.id()], place: Place { layer: Layer::LongturnSim.id(), line: line::definition::SafeSize }, words: text("safe size of a tile: 10") },
    ],
    clauses: list![
        // issue 7 limit stack at attacked in each tile: at most (safe size of here) units
        ClauseRow { rule: Rule::Issue7.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Attacked.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Here, Node::Defined { definition: Definition::SafeSize.id(), subject: Some(0), second: None }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }]), exceptions: list![Exception::Issue7_Stack_Tolerated.id()], see: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::clause::Issue7_Stack }, words: text("limit stack at attacked in each tile: at most (safe size of here) units"), condition_words: text(""), notes: list![] },
        // issue 7 penalty killed at attacked in each tile where number of units here is more than safe size of here: square root of (number of units here minus safe size of here) rounded down by random pick
        ClauseRow { rule: Rule::Issue7.id(), name: text("killed"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::Attacked.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Count { set: 0 }, Node::Here, Node::Defined { definition: Definition::SafeSize.id(), subject: Some(2), second: None }, Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 3 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Count { set: 0 }, Node::Here, Node::Defined { definition: Definition::SafeSize.id(), subject: Some(2), second: None }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 3 }, Node::SquareRoot { value: 4, rounding: Rounding::Down }]), tags: list![Tag { word: TagWord::By, name: text("random-pick") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::clause::Issue7_Killed }, words: text("penalty killed at attacked in each tile where number of units here is more than safe size of here: square root of (number of units here minus safe size of here) rounded down by random pick"), condition_words: text("number of units here is more than safe size of here"), notes: list![] },
    ],
    exceptions: list![
        // issue 7 except palace where there is a palace in it: 30
        ExceptionRow { rule: Some(Rule::Issue7.id()), name: text("palace"), target: Target::Definition(Definition::SafeSize.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(0), relation: None, other_than: None, class: Some(Definition::Palace.id()), condition: None }, Node::Exists { set: 1 }]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(30))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::exception::SafeSize_Palace }, words: text("except palace where there is a palace in it: 30"), condition_words: text("there is a palace in it"), notes: list![] },
        // issue 7 except tolerated: lifted
        ExceptionRow { rule: Some(Rule::Issue7.id()), name: text("tolerated"), target: Target::Clause(Clause::Issue7_Stack.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LongturnSim.id(), line: line::exception::Issue7_Stack_Tolerated }, words: text("except tolerated: lifted"), condition_words: text(""), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    LongturnSim,
}

impl Layer {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> LayerId {
        LayerId(self as u16)
    }
}

/// Every named value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Word {
    Unit,
    Palace,
    Building,
}

impl Word {
    /// Its number in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        Symbol(self as u32)
    }
}

/// The lists of named values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Values {
    ActValue,
    Type,
}

impl Values {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DomainId {
        DomainId(self as u16)
    }
}

/// The attributes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum CounterAttribute {
    Side,
    Type,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}
}

/// On which line of its ruleset file each row stands.
#[rustfmt::skip]
#[allow(non_upper_case_globals)]
mod line {
pub mod rule {
    pub const Issue7: u32 = 18;
}
pub mod definition {
    pub const Unit: u32 = 19;
    pub const Palace: u32 = 20;
    pub const SafeSize: u32 = 21;
}
pub mod clause {
    pub const Issue7_Stack: u32 = 23;
    pub const Issue7_Killed: u32 = 25;
}
pub mod exception {
    pub const SafeSize_Palace: u32 = 22;
    pub const Issue7_Stack_Tolerated: u32 = 24;
}
pub mod rule_notes {
    pub const Issue7: [u32; 3] = [27, 29, 30];
}
}
