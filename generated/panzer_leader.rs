//! Panzer Leader: Stacking and passing.
//!
//! Game: Panzer Leader
//!
//! Edition: Avalon Hill 1974, as compared with PanzerBlitz on the web
//!
//! Source: A side-by-side comparison of PanzerBlitz and Panzer Leader without rule numbers
//!
//! Made from the ruleset `panzer-leader`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActValue {
    Move,
    Load,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::Move, ActValue::Load];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Load => rows::Word::Load.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Army {
    German,
    Russian,
    Allied,
}

impl Army {
    pub const ALL: [Army; 3] = [Army::German, Army::Russian, Army::Allied];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Army::German => rows::Word::German.symbol(),
            Army::Russian => rows::Word::Russian.symbol(),
            Army::Allied => rows::Word::Allied.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Army> {
        Army::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Unit,
    Fortification,
}

impl Type {
    pub const ALL: [Type; 2] = [Type::Unit, Type::Fortification];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Unit => rows::Word::Unit.symbol(),
            Type::Fortification => rows::Word::Fortification.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    ArmoredVehicle,
    SelfPropelledArtillery,
    Other,
}

impl Class {
    pub const ALL: [Class; 3] = [Class::ArmoredVehicle, Class::SelfPropelledArtillery, Class::Other];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Class::ArmoredVehicle => rows::Word::ArmoredVehicle.symbol(),
            Class::SelfPropelledArtillery => rows::Word::SelfPropelledArtillery.symbol(),
            Class::Other => rows::Word::Other.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Class> {
        Class::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    CrossCountry,
    Road,
}

impl Manner {
    pub const ALL: [Manner; 2] = [Manner::CrossCountry, Manner::Road];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Manner::CrossCountry => rows::Word::CrossCountry.symbol(),
            Manner::Road => rows::Word::Road.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Manner> {
        Manner::ALL.into_iter().find(|value| value.symbol() == symbol)
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

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    pub road: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { road: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.road),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by PL Stacking, PL Transport.
    pub side: Army,
    /// Read by PB Stacking, PL Road Movement.
    pub r#type: Type,
    /// Read by PB Transport, PL Transport.
    pub class: Class,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Army) -> Counter {
        Counter { side, r#type: Type::Unit, class: Class::Other }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            Value::Symbol(self.class.symbol()),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves along a path.
    Move(Move),
    /// A unit is taken aboard another.
    Load(Load),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Load(act) => act.data(names),
        }
    }

    /// The counter that moves along the act's path.
    fn mover(&self) -> Option<CounterId> {
        match self {
            Act::Move(act) => Some(act.unit),
            _ => None,
        }
    }
}

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by PL Stacking, PL Road Movement.
    pub unit: CounterId,
    /// Read by PL Road Movement.
    pub manner: Manner,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, manner: Manner::CrossCountry, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// A unit is taken aboard another.
#[derive(Clone, Debug, PartialEq)]
pub struct Load {
    /// Read by PL Stacking, PL Road Movement.
    pub unit: CounterId,
    /// Read by PL Transport.
    pub carrier: CounterId,
}

impl Load {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, carrier: CounterId) -> Load {
        Load { unit, carrier }
    }
}

impl Load {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Load);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Carrier as usize] = Value::Counter(self.carrier.0);
        data
    }
}

impl From<Load> for Act {
    fn from(act: Load) -> Act {
        Act::Load(act)
    }
}

/// A way through the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Where it begins; without it, where the counter that moves lies.
    pub start: Option<HexId>,
    /// The places entered, in order.
    pub steps: Vec<Step>,
}

/// One place entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub to: HexId,
}

impl Path {
    fn write(&self, data: &mut ActData, names: &mut Vec<String>) {
        data.start = self.start.map(|place| place.0);
        data.steps = self.steps.iter().map(|step| StepData { to: step.to.0, border: Record::new() }).collect();
    }
}

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

    /// Whether the hexes of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a hex; its neighbours are those that a border joins it to.
    pub fn add_hex(&mut self, id: &str, place: Hex) -> HexId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        HexId(self.data.places.len() as u32 - 1)
    }

    /// Adds a hex of a grid, by its axial coordinates `q, r`.
    pub fn add_hex_at(&mut self, id: &str, axial: (i32, i32), place: Hex) -> HexId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        HexId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two hexes, the same from both sides.
    pub fn add_border(&mut self, from: HexId, to: HexId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two hexes, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: HexId, to: HexId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its hex already.
    pub fn add_counter(&mut self, id: &str, at: &[HexId], counter: Counter) -> CounterId {
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

    /// An act as the engine is asked about it.
    pub fn asked(&mut self, act: impl Into<Act>) -> Asked {
        let act = act.into();
        let mut data = act.data(&mut self.data.names);
        if data.start.is_none() {
            let mover = act.mover().and_then(|mover| self.data.counters.get(mover.0 as usize));
            data.start = mover.and_then(|mover| mover.at.first().copied());
        }
        Asked::Act(data)
    }

    /// Notes an act as done, after those noted before.
    pub fn done(&mut self, act: impl Into<Act>) {
        let data = act.into().data(&mut self.data.names);
        self.data.log.push(data);
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

/// An act of which nothing is said yet.
fn blank(kind: ActKind) -> ActData {
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 4], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit moves along a path
    Move,
    /// a unit is taken aboard another
    Load,
}

impl ActKind {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ActId {
        ActId(self as u16)
    }
}

/// The moments at which rules are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Moment {
    /// a player's turn ends
    TurnEnd,
    /// a unit has moved
    Rest,
    /// a unit moves on through a hex
    Passing,
    /// a unit is taken aboard another
    Loading,
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
    /// PB Stacking 
    PBStacking,
    /// PB Road Movement 
    PBRoadMovement,
    /// PB Transport 
    PBTransport,
    /// PL Stacking 
    PLStacking,
    /// PL Road Movement 
    PLRoadMovement,
    /// PL Transport 
    PLTransport,
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
    /// PB Stacking: stacking-unit
    StackingUnit,
    /// PB Transport: armored-carrier
    ArmoredCarrier,
    /// PL Road Movement: fortification
    Fortification,
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
    /// PL Stacking: stack
    PLStacking_Stack,
    /// PL Stacking: full-stack
    PLStacking_FullStack,
    /// PL Road Movement: passing
    PLRoadMovement_Passing,
    /// PL Transport: carrying
    PLTransport_Carrying,
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
    /// PL Stacking: under-way
    PLStacking_Stack_UnderWay,
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
use super::ActKind;
use super::Moment;
use super::Rule;
use super::Definition;
use super::Clause;
use super::Exception;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("panzer-leader"),
        title: text("Panzer Leader: Stacking and passing"),
        game: text("Panzer Leader"),
        edition: text("Avalon Hill 1974, as compared with PanzerBlitz on the web"),
        source: text("A side-by-side comparison of PanzerBlitz and Panzer Leader without rule numbers"),
    },
    layers: list![
        LayerRow { name: text("panzerblitz"), title: text("PanzerBlitz: Stacking and passing") },
        LayerRow { name: text("panzer-leader"), title: text("Panzer Leader: Stacking and passing") },
    ],
    symbols: list![
        text("move"),
        text("load"),
        text("german"),
        text("russian"),
        text("unit"),
        text("fortification"),
        text("armored-vehicle"),
        text("self-propelled-artillery"),
        text("other"),
        text("cross-country"),
        text("road"),
        text("allied"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::Load.symbol()] },
        DomainRow { name: text("army"), values: list![Word::German.symbol(), Word::Russian.symbol(), Word::Allied.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Unit.symbol(), Word::Fortification.symbol()] },
        DomainRow { name: text("class"), values: list![Word::ArmoredVehicle.symbol(), Word::SelfPropelledArtillery.symbol(), Word::Other.symbol()] },
        DomainRow { name: text("manner"), values: list![Word::CrossCountry.symbol(), Word::Road.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Army.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Unit.symbol())), doc: text("") },
        AttributeRow { name: text("class"), alias: text(""), of_type: Type::OneOf(Values::Class.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Other.symbol())), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("manner"), alias: text(""), of_type: Type::OneOf(Values::Manner.id()) },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("carrier"), alias: text(""), of_type: Type::Counter },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::CrossCountry.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("load"), question: false, doc: text("a unit is taken aboard another"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Carrier.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Loading.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("turn-end"), doc: text("a player's turn ends") },
        MomentRow { name: text("rest"), doc: text("a unit has moved") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("loading"), doc: text("a unit is taken aboard another") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("PB Stacking"), heading: text(""), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule::PBStacking }, notes: list![NoteRow { text: text("A full stack may be moved through."), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule_notes::PBStacking[0] } }, NoteRow { text: text("A0013 road: a position may show the road, and the rules ask how the unit moves"), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule_notes::PBStacking[1] } }, NoteRow { text: text("A0009 fortification: fortifications do not count in this game"), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule_notes::PBStacking[2] } }], see: list![] },
        RuleRow { number: text("PB Road Movement"), heading: text(""), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule::PBRoadMovement }, notes: list![], see: list![] },
        RuleRow { number: text("PB Transport"), heading: text(""), place: Place { layer: Layer::Panzerblitz.id(), line: line::rule::PBTransport }, notes: list![], see: list![] },
        RuleRow { number: text("PL Stacking"), heading: text(""), place: Place { layer: Layer::PanzerLeader.id(), line: line::rule::PLStacking }, notes: list![NoteRow { text: text("Fortifications count."), place: Place { layer: Layer::PanzerLeader.id(), line: line::rule_notes::PLStacking[0] } }], see: list![] },
        RuleRow { number: text("PL Road Movement"), heading: text(""), place: Place { layer: Layer::PanzerLeader.id(), line: line::rule::PLRoadMovement }, notes: list![], see: list![] },
        RuleRow { number: text("PL Transport"), heading: text(""), place: Place { layer: Layer::PanzerLeader.id(), line: line::rule::PLTransport }, notes: list![], see: list![] },
    ],
    definitions: list![
        // PB Stacking stacking unit is a counter where type is one of unit, fortification
        DefinitionRow { name: text("stacking-unit"), plural: text("stacking-units"), rule: Some(Rule::PBStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Unit.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Fortification.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::definition::StackingUnit }, words: text("stacking unit is a counter where type is one of unit, fortification") },
        // PB Transport armored carrier is a counter where class is one of armored vehicle, self propelled artillery
        DefinitionRow { name: text("armored-carrier"), plural: text("armored-carriers"), rule: Some(Rule::PBTransport.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::ArmoredVehicle.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::SelfPropelledArtillery.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::Panzerblitz.id(), line: line::definition::ArmoredCarrier }, words: text("armored carrier is a counter where class is one of armored vehicle, self propelled artillery") },
        // PL Road Movement fortification is a counter where type is fortification
        DefinitionRow { name: text("fortification"), plural: text("fortifications"), rule: Some(Rule::PLRoadMovement.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Fortification.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::definition::Fortification }, words: text("fortification is a counter where type is fortification") },
    ],
    clauses: list![
        // PL Stacking limit stack at turn end, rest in each hex per side: at most 4 stacking units called "units"
        ClauseRow { rule: Rule::PLStacking.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::TurnEnd.id(), Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(4))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::StackingUnit.id()), condition: None }] }, label: text("units") }]), exceptions: list![Exception::PLStacking_Stack_UnderWay.id()], see: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::clause::PLStacking_Stack }, words: text("limit stack at turn end, rest in each hex per side: at most 4 stacking units called \"units\""), condition_words: text(""), notes: list![] },
        // PL Stacking ban full stack at passing: (number of friendly stacking units here where it is not unit) is at least 4
        ClauseRow { rule: Rule::PLStacking.id(), name: text("full-stack"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Compare { left: 2, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: None, class: Some(Definition::StackingUnit.id()), condition: Some(6) }, Node::Count { set: 7 }, Node::Number(Number::whole(4)), Node::Compare { left: 8, comparison: Comparison::AtLeast, right: 9 }]), exceptions: list![], see: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::clause::PLStacking_FullStack }, words: text("ban full stack at passing: (number of friendly stacking units here where it is not unit) is at least 4"), condition_words: text(""), notes: list![] },
        // PL Road Movement limit passing at passing where manner is road: at most 2 stacking units where it is not unit called "units-on-road", no fortifications
        ClauseRow { rule: Rule::PLRoadMovement.id(), name: text("passing"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Manner.id() }, Node::Symbol(Word::Road.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(2))], measure: Measure::Count { set: list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Compare { left: 0, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::StackingUnit.id()), condition: Some(4) }] }, label: text("units-on-road") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Fortification.id()), condition: None }] }, label: text("fortifications") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::clause::PLRoadMovement_Passing }, words: text("limit passing at passing where manner is road: at most 2 stacking units where it is not unit called \"units-on-road\", no fortifications"), condition_words: text("manner is road"), notes: list![] },
        // PL Transport ban carrying at loading where carrier is an armored carrier: carrier's side is not german or carrier's class is self propelled artillery
        ClauseRow { rule: Rule::PLTransport.id(), name: text("carrying"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Loading.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Carrier.id() }, Node::Defined { definition: Definition::ArmoredCarrier.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Carrier.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::German.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Not(4), Node::Act, Node::Parameter { of: 6, parameter: Parameter::Carrier.id() }, Node::Attribute { of: 7, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::SelfPropelledArtillery.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::Or(5, 10)]), exceptions: list![], see: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::clause::PLTransport_Carrying }, words: text("ban carrying at loading where carrier is an armored carrier: carrier's side is not german or carrier's class is self propelled artillery"), condition_words: text("carrier is an armored carrier"), notes: list![] },
    ],
    exceptions: list![
        // PL Stacking except under way at rest: deferred until turn end
        ExceptionRow { rule: Some(Rule::PLStacking.id()), name: text("under-way"), target: Target::Clause(Clause::PLStacking_Stack.id()), moments: Moments::of(&[Moment::Rest.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::TurnEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PanzerLeader.id(), line: line::exception::PLStacking_Stack_UnderWay }, words: text("except under way at rest: deferred until turn end"), condition_words: text(""), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Panzerblitz,
    PanzerLeader,
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
    Move,
    Load,
    German,
    Russian,
    Unit,
    Fortification,
    ArmoredVehicle,
    SelfPropelledArtillery,
    Other,
    CrossCountry,
    Road,
    Allied,
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
    Army,
    Type,
    Class,
    Manner,
}

impl Values {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> DomainId {
        DomainId(self as u16)
    }
}

/// The parameters of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Parameter {
    Unit,
    Manner,
    Path,
    Carrier,
}

impl Parameter {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ParameterId {
        ParameterId(self as u16)
    }
}

/// The attributes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum PlaceAttribute {
    Road,
}

impl PlaceAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum CounterAttribute {
    Side,
    Type,
    Class,
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
    pub const PBStacking: u32 = 38;
    pub const PBRoadMovement: u32 = 48;
    pub const PBTransport: u32 = 51;
    pub const PLStacking: u32 = 20;
    pub const PLRoadMovement: u32 = 26;
    pub const PLTransport: u32 = 32;
}
pub mod definition {
    pub const StackingUnit: u32 = 18;
    pub const ArmoredCarrier: u32 = 52;
    pub const Fortification: u32 = 27;
}
pub mod clause {
    pub const PLStacking_Stack: u32 = 21;
    pub const PLStacking_FullStack: u32 = 23;
    pub const PLRoadMovement_Passing: u32 = 28;
    pub const PLTransport_Carrying: u32 = 33;
}
pub mod exception {
    pub const PLStacking_Stack_UnderWay: u32 = 22;
}
pub mod rule_notes {
    pub const PBStacking: [u32; 3] = [44, 45, 46];
    pub const PLStacking: [u32; 1] = [24];
}
}
