//! Empire of the Sun: Stacking.
//!
//! Game: Empire of the Sun
//!
//! Edition: GMT, third edition, as read by a public implementation
//!
//! Source: An implementation for online play, and an own-words summary that gives the case numbers 6.0 and 13.76
//!
//! Made from the ruleset `empire-of-the-sun`: change that, and build.

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
}

impl ActValue {
    pub const ALL: [ActValue; 1] = [ActValue::Move];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Destination {
    TurnTrack,
    Eliminated,
}

impl Destination {
    pub const ALL: [Destination; 2] = [Destination::TurnTrack, Destination::Eliminated];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Destination::TurnTrack => rows::Word::TurnTrack.symbol(),
            Destination::Eliminated => rows::Word::Eliminated.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Destination> {
        Destination::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    Open,
    OccupiedChina,
    ChinaBox,
}

impl Region {
    pub const ALL: [Region; 3] = [Region::Open, Region::OccupiedChina, Region::ChinaBox];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Region::Open => rows::Word::Open.symbol(),
            Region::OccupiedChina => rows::Word::OccupiedChina.symbol(),
            Region::ChinaBox => rows::Word::ChinaBox.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Region> {
        Region::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Jp,
    Us,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Jp, Side::Us];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Jp => rows::Word::Jp.symbol(),
            Side::Us => rows::Word::Us.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Side> {
        Side::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Ground,
    Air,
    Naval,
    Headquarters,
    Marker,
}

impl Type {
    pub const ALL: [Type; 5] = [Type::Ground, Type::Air, Type::Naval, Type::Headquarters, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Ground => rows::Word::Ground.symbol(),
            Type::Air => rows::Word::Air.symbol(),
            Type::Naval => rows::Word::Naval.symbol(),
            Type::Headquarters => rows::Word::Headquarters.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Whose offensive it is. Read by 8.
    pub attacker: Option<Side>,
}

impl Default for Game {
    fn default() -> Game {
        Game { attacker: None }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            self.attacker.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    /// Read by 6.0.
    pub port: bool,
    /// Read by 8, 13.76.
    pub region: Region,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { port: false, region: Region::Open }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.port),
            Value::Symbol(self.region.symbol()),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Japan, the Allies. Read by 8.
    pub side: Side,
    /// Read by 6.0, 8.
    pub r#type: Type,
    /// An intrinsic Japanese garrison. Read by 13.76.
    pub intrinsic: bool,
    /// Read by 8.
    pub b29: bool,
    /// Read by 8.
    pub supplied: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, r#type: Type) -> Counter {
        Counter { side, r#type, intrinsic: false, b29: false, supplied: true }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            Value::Flag(self.intrinsic),
            Value::Flag(self.b29),
            Value::Flag(self.supplied),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit comes into a hex.
    Move(Move),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
        }
    }
}

/// A unit comes into a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub unit: CounterId,
    pub to_hex: HexId,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, to_hex: HexId) -> Move {
        Move { unit, to_hex }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::ToHex as usize] = Value::Place(self.to_hex.0);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
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
        Asked::Act(act.data(&mut self.data.names))
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 2], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit comes into a hex
    Move,
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
    /// the stage of events and emergency moves ends
    EmergencyEnd,
    /// the battle stage ends
    PostBattle,
    /// the position is looked at
    Check,
    /// units move on through a hex
    Passing,
    /// a unit comes into a hex
    Arrival,
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
    /// 6.0 Headquarters
    R6_0,
    /// 8 Stacking
    R8,
    /// 13.76 Garrisons of occupied China
    R13_76,
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
    /// 6.0 Headquarters: headquarters-unit
    HeadquartersUnit,
    /// 8 Stacking: ground-or-air-unit
    GroundOrAirUnit,
    /// 8 Stacking: ground-unit
    GroundUnit,
    /// 8 Stacking: air-unit
    AirUnit,
    /// 8 Stacking: naval-unit
    NavalUnit,
    /// 8 Stacking: b29-unit
    B29Unit,
    /// 8 Stacking: free-b29s
    FreeB29s,
    /// 8 Stacking: land-room
    LandRoom,
    /// 8 Stacking: land-unit
    LandUnit,
    /// 8 Stacking: field-unit
    FieldUnit,
    /// 8 Stacking: fate
    Fate,
    /// 8 Stacking: turns-away
    TurnsAway,
    /// 13.76 Garrisons of occupied China: garrison
    Garrison,
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
    /// 6.0 Headquarters: one-headquarters
    R6_0_OneHeadquarters,
    /// 6.0 Headquarters: port
    R6_0_Port,
    /// 8 Stacking: land
    R8_Land,
    /// 8 Stacking: sea
    R8_Sea,
    /// 8 Stacking: remove-air
    R8_RemoveAir,
    /// 8 Stacking: remove-ground
    R8_RemoveGround,
    /// 8 Stacking: remove-naval
    R8_RemoveNaval,
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
    /// 8 Stacking: second-b29
    R8_Land_SecondB29,
    /// 8 Stacking: announced
    R8_Land_Announced,
    /// 8 Stacking: announced
    R8_Sea_Announced,
    /// 8 Stacking: defender
    R8_Land_Defender,
    /// 8 Stacking: defender
    R8_Sea_Defender,
    /// 8 Stacking: second-b29
    FreeB29s_SecondB29,
    /// 8 Stacking: defender-keeps
    R8_RemoveAir_DefenderKeeps,
    /// 8 Stacking: defender-keeps
    R8_RemoveGround_DefenderKeeps,
    /// 8 Stacking: defender-keeps
    R8_RemoveNaval_DefenderKeeps,
    /// 8 Stacking: out-of-supply
    Fate_OutOfSupply,
    /// 8 Stacking: naval
    TurnsAway_Naval,
    /// 13.76 Garrisons of occupied China: garrison
    R13_76_Garrison_On_R8_Land,
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
        name: text("empire-of-the-sun"),
        title: text("Empire of the Sun: Stacking"),
        game: text("Empire of the Sun"),
        edition: text("GMT, third edition, as read by a public implementation"),
        source: text("An implementation for online play, and an own-words summary that gives the case numbers 6.0 and 13.76"),
    },
    layers: list![
        LayerRow { name: text("empire-of-the-sun"), title: text("Empire of the Sun: Stacking") },
    ],
    symbols: list![
        text("move"),
        text("turn-track"),
        text("eliminated"),
        text("open"),
        text("occupied-china"),
        text("china-box"),
        text("jp"),
        text("us"),
        text("ground"),
        text("air"),
        text("naval"),
        text("headquarters"),
        text("marker"),
    ],
    aliases: list![
        AliasRow { domain: Values::Type.id(), alias: text("hq"), symbol: Word::Headquarters.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol()] },
        DomainRow { name: text("destination"), values: list![Word::TurnTrack.symbol(), Word::Eliminated.symbol()] },
        DomainRow { name: text("region"), values: list![Word::Open.symbol(), Word::OccupiedChina.symbol(), Word::ChinaBox.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Jp.symbol(), Word::Us.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Ground.symbol(), Word::Air.symbol(), Word::Naval.symbol(), Word::Headquarters.symbol(), Word::Marker.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("attacker"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("whose offensive it is") },
    ],
    places: list![
        AttributeRow { name: text("port"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("region"), alias: text(""), of_type: Type::OneOf(Values::Region.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Open.symbol())), doc: text("") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("Japan, the Allies") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("intrinsic"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("an intrinsic Japanese garrison") },
        AttributeRow { name: text("b29"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("supplied"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("to-hex"), alias: text(""), of_type: Type::Place },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit comes into a hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::ToHex.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Arrival.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::ToHex.id() }], happens_in: Some(Parameter::ToHex.id()) },
    ],
    moments: list![
        MomentRow { name: text("emergency-end"), doc: text("the stage of events and emergency moves ends") },
        MomentRow { name: text("post-battle"), doc: text("the battle stage ends") },
        MomentRow { name: text("check"), doc: text("the position is looked at") },
        MomentRow { name: text("passing"), doc: text("units move on through a hex") },
        MomentRow { name: text("arrival"), doc: text("a unit comes into a hex") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("6.0"), heading: text("Headquarters"), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule::R6_0 }, notes: list![NoteRow { text: text("One headquarters in a hex, of either side."), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule_notes::R6_0[0] } }], see: list![] },
        RuleRow { number: text("8"), heading: text("Stacking"), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule::R8 }, notes: list![NoteRow { text: text("The owner chooses, air units before ground units. Units in supply return after some turns; others are lost."), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule_notes::R8[0] } }, NoteRow { text: text("A0009 marker: markers are free"), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule_notes::R8[1] } }], see: list![] },
        RuleRow { number: text("13.76"), heading: text("Garrisons of occupied China"), place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::rule::R13_76 }, notes: list![], see: list![] },
    ],
    definitions: list![
        // 6.0 headquarters unit is a counter where type is headquarters
        DefinitionRow { name: text("headquarters-unit"), plural: text("headquarters-units"), rule: Some(Rule::R6_0.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::HeadquartersUnit }, words: text("headquarters unit is a counter where type is headquarters") },
        // 8 ground or air unit is a counter where type is one of ground, air
        DefinitionRow { name: text("ground-or-air-unit"), plural: text("ground-or-air-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ground.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Air.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::GroundOrAirUnit }, words: text("ground or air unit is a counter where type is one of ground, air") },
        // 8 ground unit is a counter where type is ground
        DefinitionRow { name: text("ground-unit"), plural: text("ground-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ground.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::GroundUnit }, words: text("ground unit is a counter where type is ground") },
        // 8 air unit is a counter where type is air
        DefinitionRow { name: text("air-unit"), plural: text("air-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Air.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::AirUnit }, words: text("air unit is a counter where type is air") },
        // 8 naval unit is a counter where type is naval
        DefinitionRow { name: text("naval-unit"), plural: text("naval-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Naval.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::NavalUnit }, words: text("naval unit is a counter where type is naval") },
        // 8 b29 unit is an air unit where b29
        DefinitionRow { name: text("b29-unit"), plural: text("b29-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::AirUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::AirUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::B29.id() }, Node::And(1, 3)], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::B29Unit }, words: text("b29 unit is an air unit where b29") },
        // 8 free b29s of a hex: 0
        DefinitionRow { name: text("free-b29s"), plural: text("free-b29s"), rule: Some(Rule::R8.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(0))], exceptions: list![Exception::FreeB29s_SecondB29.id()], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::FreeB29s }, words: text("free b29s of a hex: 0") },
        // 8 land room of a hex: 3 plus free b29s of it
        DefinitionRow { name: text("land-room"), plural: text("land-room"), rule: Some(Rule::R8.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(3)), Node::Slot(0), Node::Defined { definition: Definition::FreeB29s.id(), subject: Some(1), second: None }, Node::Arithmetic { left: 0, arithmetic: Arithmetic::Plus, right: 2 }], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::LandRoom }, words: text("land room of a hex: 3 plus free b29s of it") },
        // 8 land unit is a ground or air unit where it is not a garrison
        DefinitionRow { name: text("land-unit"), plural: text("land-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::GroundOrAirUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GroundOrAirUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::Garrison.id(), subject: Some(2), second: None }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::LandUnit }, words: text("land unit is a ground or air unit where it is not a garrison") },
        // 8 field unit is a ground unit where it is not a garrison
        DefinitionRow { name: text("field-unit"), plural: text("field-units"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::GroundUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GroundUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::Garrison.id(), subject: Some(2), second: None }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::FieldUnit }, words: text("field unit is a ground unit where it is not a garrison") },
        // 8 fate of a counter: turn track
        DefinitionRow { name: text("fate"), plural: text("fate"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Destination.id()), general: list![Node::Symbol(Word::TurnTrack.symbol())], exceptions: list![Exception::Fate_OutOfSupply.id()], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::Fate }, words: text("fate of a counter: turn track") },
        // 8 turns away of a counter: 2
        DefinitionRow { name: text("turns-away"), plural: text("turns-away"), rule: Some(Rule::R8.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(2))], exceptions: list![Exception::TurnsAway_Naval.id()], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::TurnsAway }, words: text("turns away of a counter: 2") },
        // 13.76 garrison is a ground unit where intrinsic and its place's region is occupied china
        DefinitionRow { name: text("garrison"), plural: text("garrisons"), rule: Some(Rule::R13_76.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::GroundUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GroundUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Intrinsic.id() }, Node::Slot(0), Node::Property { of: 4, property: Property::Place }, Node::Attribute { of: 5, attribute: PlaceAttribute::Region.id() }, Node::Symbol(Word::OccupiedChina.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::And(3, 8), Node::And(1, 9)], exceptions: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::definition::Garrison }, words: text("garrison is a ground unit where intrinsic and its place's region is occupied china") },
    ],
    clauses: list![
        // 6.0 exclusion one headquarters at any moment: a headquarters unit may not share with another headquarters unit
        ClauseRow { rule: Rule::R6_0.id(), name: text("one-headquarters"), kind: ClauseKind::Exclusion, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::HeadquartersUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: Some(0), class: Some(Definition::HeadquartersUnit.id()), condition: None }] }, exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R6_0_OneHeadquarters }, words: text("exclusion one headquarters at any moment: a headquarters unit may not share with another headquarters unit"), condition_words: text(""), notes: list![] },
        // 6.0 requirement port at any moment for each headquarters unit here: here's port
        ClauseRow { rule: Rule::R6_0.id(), name: text("port"), kind: ClauseKind::Requirement, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::HeadquartersUnit.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Port.id() }]), exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R6_0_Port }, words: text("requirement port at any moment for each headquarters unit here: here's port"), condition_words: text(""), notes: list![] },
        // 8 limit land at emergency end, post battle, check, arrival in each hex per side: at most 3 ground or air units called "ground+air"
        ClauseRow { rule: Rule::R8.id(), name: text("land"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::EmergencyEnd.id(), Moment::PostBattle.id(), Moment::Check.id(), Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(3))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::GroundOrAirUnit.id()), condition: None }] }, label: text("ground+air") }]), exceptions: list![Exception::R8_Land_SecondB29.id(), Exception::R8_Land_Announced.id(), Exception::R8_Land_Defender.id(), Exception::R13_76_Garrison_On_R8_Land.id()], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R8_Land }, words: text("limit land at emergency end, post battle, check, arrival in each hex per side: at most 3 ground or air units called \"ground+air\""), condition_words: text(""), notes: list![] },
        // 8 limit sea at emergency end, post battle, check, arrival in each hex per side: at most 6 naval units called "naval"
        ClauseRow { rule: Rule::R8.id(), name: text("sea"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::EmergencyEnd.id(), Moment::PostBattle.id(), Moment::Check.id(), Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(6))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::NavalUnit.id()), condition: None }] }, label: text("naval") }]), exceptions: list![Exception::R8_Sea_Announced.id(), Exception::R8_Sea_Defender.id()], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R8_Sea }, words: text("limit sea at emergency end, post battle, check, arrival in each hex per side: at most 6 naval units called \"naval\""), condition_words: text(""), notes: list![] },
        // 8 cure remove air at emergency end, post battle in each hex per side where number of land units here is more than land room of here and there is an air unit here: the lower of number of land units here minus land room of here and number of air units here minus free b29s of here
        ClauseRow { rule: Rule::R8.id(), name: text("remove-air"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::EmergencyEnd.id(), Moment::PostBattle.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LandUnit.id()), condition: None }, Node::Count { set: 0 }, Node::Here, Node::Defined { definition: Definition::LandRoom.id(), subject: Some(2), second: None }, Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 3 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::AirUnit.id()), condition: None }, Node::Exists { set: 5 }, Node::And(4, 6)]), body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LandUnit.id()), condition: None }, Node::Count { set: 0 }, Node::Here, Node::Defined { definition: Definition::LandRoom.id(), subject: Some(2), second: None }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 3 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::AirUnit.id()), condition: None }, Node::Count { set: 5 }, Node::Here, Node::Defined { definition: Definition::FreeB29s.id(), subject: Some(7), second: None }, Node::Arithmetic { left: 6, arithmetic: Arithmetic::Minus, right: 8 }, Node::Lower(4, 9)]), tags: list![], budget: None }, exceptions: list![Exception::R8_RemoveAir_DefenderKeeps.id()], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R8_RemoveAir }, words: text("cure remove air at emergency end, post battle in each hex per side where number of land units here is more than land room of here and there is an air unit here: the lower of number of land units here minus land room of here and number of air units here minus free b29s of here"), condition_words: text("number of land units here is more than land room of here and there is an air unit here"), notes: list![] },
        // 8 cure remove ground at emergency end, post battle in each hex per side where number of field units here is more than 3: number of field units here minus 3
        ClauseRow { rule: Rule::R8.id(), name: text("remove-ground"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::EmergencyEnd.id(), Moment::PostBattle.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::FieldUnit.id()), condition: None }, Node::Count { set: 0 }, Node::Number(Number::whole(3)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::FieldUnit.id()), condition: None }, Node::Count { set: 0 }, Node::Number(Number::whole(3)), Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 2 }]), tags: list![], budget: None }, exceptions: list![Exception::R8_RemoveGround_DefenderKeeps.id()], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R8_RemoveGround }, words: text("cure remove ground at emergency end, post battle in each hex per side where number of field units here is more than 3: number of field units here minus 3"), condition_words: text("number of field units here is more than 3"), notes: list![] },
        // 8 cure remove naval at emergency end, post battle in each hex per side: excess under rule 8 sea
        ClauseRow { rule: Rule::R8.id(), name: text("remove-naval"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::EmergencyEnd.id(), Moment::PostBattle.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Excess { clause: Clause::R8_Sea.id(), line: 0, among: None }]), tags: list![], budget: None }, exceptions: list![Exception::R8_RemoveNaval_DefenderKeeps.id()], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::clause::R8_RemoveNaval }, words: text("cure remove naval at emergency end, post battle in each hex per side: excess under rule 8 sea"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 8 except second b29 where here's region is china box and number of b29 units here is at least 2: exempts the first b29 unit
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("second-b29"), target: Target::Clause(Clause::R8_Land.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Region.id() }, Node::Symbol(Word::ChinaBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::B29Unit.id()), condition: None }, Node::Count { set: 4 }, Node::Number(Number::whole(2)), Node::Compare { left: 5, comparison: Comparison::AtLeast, right: 6 }, Node::And(3, 7)]), effect: ExceptionEffect::Exempts { first: Some(list![Node::Number(Number::whole(1))]), set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::B29Unit.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_Land_SecondB29 }, words: text("except second b29 where here's region is china box and number of b29 units here is at least 2: exempts the first b29 unit"), condition_words: text("here's region is china box and number of b29 units here is at least 2"), notes: list![] },
        // 8 except announced to 8 land, 8 sea at check, arrival: deferred until post battle
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("announced"), target: Target::Clause(Clause::R8_Land.id()), moments: Moments::of(&[Moment::Check.id(), Moment::Arrival.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::PostBattle.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_Land_Announced }, words: text("except announced to 8 land, 8 sea at check, arrival: deferred until post battle"), condition_words: text(""), notes: list![] },
        // 8 except announced to 8 land, 8 sea at check, arrival: deferred until post battle
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("announced"), target: Target::Clause(Clause::R8_Sea.id()), moments: Moments::of(&[Moment::Check.id(), Moment::Arrival.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::PostBattle.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_Sea_Announced }, words: text("except announced to 8 land, 8 sea at check, arrival: deferred until post battle"), condition_words: text(""), notes: list![] },
        // 8 except defender to 8 land, 8 sea at post battle where attacker is not none and side is not attacker: deferred until emergency end
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("defender"), target: Target::Clause(Clause::R8_Land.id()), moments: Moments::of(&[Moment::PostBattle.id()]), condition: Some(list![Node::GameAttribute(GameAttribute::Attacker.id()), Node::IsNothing(0), Node::Not(1), Node::Slot(12), Node::GameAttribute(GameAttribute::Attacker.id()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(2, 6)]), effect: ExceptionEffect::Deferred(Moment::EmergencyEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_Land_Defender }, words: text("except defender to 8 land, 8 sea at post battle where attacker is not none and side is not attacker: deferred until emergency end"), condition_words: text("attacker is not none and side is not attacker"), notes: list![] },
        // 8 except defender to 8 land, 8 sea at post battle where attacker is not none and side is not attacker: deferred until emergency end
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("defender"), target: Target::Clause(Clause::R8_Sea.id()), moments: Moments::of(&[Moment::PostBattle.id()]), condition: Some(list![Node::GameAttribute(GameAttribute::Attacker.id()), Node::IsNothing(0), Node::Not(1), Node::Slot(12), Node::GameAttribute(GameAttribute::Attacker.id()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(2, 6)]), effect: ExceptionEffect::Deferred(Moment::EmergencyEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_Sea_Defender }, words: text("except defender to 8 land, 8 sea at post battle where attacker is not none and side is not attacker: deferred until emergency end"), condition_words: text("attacker is not none and side is not attacker"), notes: list![] },
        // 8 except second b29 where region is china box and number of b29 units in it is at least 2: 1
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("second-b29"), target: Target::Definition(Definition::FreeB29s.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Region.id() }, Node::Symbol(Word::ChinaBox.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(4), relation: None, other_than: None, class: Some(Definition::B29Unit.id()), condition: None }, Node::Count { set: 5 }, Node::Number(Number::whole(2)), Node::Compare { left: 6, comparison: Comparison::AtLeast, right: 7 }, Node::And(3, 8)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::FreeB29s_SecondB29 }, words: text("except second b29 where region is china box and number of b29 units in it is at least 2: 1"), condition_words: text("region is china box and number of b29 units in it is at least 2"), notes: list![] },
        // 8 except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("defender-keeps"), target: Target::Clause(Clause::R8_RemoveAir.id()), moments: Moments::of(&[Moment::PostBattle.id()]), condition: Some(list![Node::GameAttribute(GameAttribute::Attacker.id()), Node::IsNothing(0), Node::Not(1), Node::Slot(12), Node::GameAttribute(GameAttribute::Attacker.id()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(2, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_RemoveAir_DefenderKeeps }, words: text("except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted"), condition_words: text("attacker is not none and side is not attacker"), notes: list![] },
        // 8 except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("defender-keeps"), target: Target::Clause(Clause::R8_RemoveGround.id()), moments: Moments::of(&[Moment::PostBattle.id()]), condition: Some(list![Node::GameAttribute(GameAttribute::Attacker.id()), Node::IsNothing(0), Node::Not(1), Node::Slot(12), Node::GameAttribute(GameAttribute::Attacker.id()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(2, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_RemoveGround_DefenderKeeps }, words: text("except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted"), condition_words: text("attacker is not none and side is not attacker"), notes: list![] },
        // 8 except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("defender-keeps"), target: Target::Clause(Clause::R8_RemoveNaval.id()), moments: Moments::of(&[Moment::PostBattle.id()]), condition: Some(list![Node::GameAttribute(GameAttribute::Attacker.id()), Node::IsNothing(0), Node::Not(1), Node::Slot(12), Node::GameAttribute(GameAttribute::Attacker.id()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(2, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R8_RemoveNaval_DefenderKeeps }, words: text("except defender keeps to 8 remove air, 8 remove ground, 8 remove naval at post battle where attacker is not none and side is not attacker: lifted"), condition_words: text("attacker is not none and side is not attacker"), notes: list![] },
        // 8 except out of supply where not supplied: eliminated
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("out-of-supply"), target: Target::Definition(Definition::Fate.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Supplied.id() }, Node::Not(1)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Eliminated.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::Fate_OutOfSupply }, words: text("except out of supply where not supplied: eliminated"), condition_words: text("not supplied"), notes: list![] },
        // 8 except naval where type is naval: 1
        ExceptionRow { rule: Some(Rule::R8.id()), name: text("naval"), target: Target::Definition(Definition::TurnsAway.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Naval.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::TurnsAway_Naval }, words: text("except naval where type is naval: 1"), condition_words: text("type is naval"), notes: list![] },
        // 13.76 except garrison to 8 land: exempts garrisons
        ExceptionRow { rule: Some(Rule::R13_76.id()), name: text("garrison"), target: Target::Clause(Clause::R8_Land.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Exempts { first: None, set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Garrison.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::EmpireOfTheSun.id(), line: line::exception::R13_76_Garrison_On_R8_Land }, words: text("except garrison to 8 land: exempts garrisons"), condition_words: text(""), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    EmpireOfTheSun,
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
    TurnTrack,
    Eliminated,
    Open,
    OccupiedChina,
    ChinaBox,
    Jp,
    Us,
    Ground,
    Air,
    Naval,
    Headquarters,
    Marker,
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
    Destination,
    Region,
    Side,
    Type,
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
    ToHex,
}

impl Parameter {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ParameterId {
        ParameterId(self as u16)
    }
}

/// The attributes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum GameAttribute {
    Attacker,
}

impl GameAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum PlaceAttribute {
    Port,
    Region,
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
    Intrinsic,
    B29,
    Supplied,
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
    pub const R6_0: u32 = 40;
    pub const R8: u32 = 46;
    pub const R13_76: u32 = 84;
}
pub mod definition {
    pub const HeadquartersUnit: u32 = 41;
    pub const GroundOrAirUnit: u32 = 47;
    pub const GroundUnit: u32 = 48;
    pub const AirUnit: u32 = 49;
    pub const NavalUnit: u32 = 50;
    pub const B29Unit: u32 = 51;
    pub const FreeB29s: u32 = 60;
    pub const LandRoom: u32 = 62;
    pub const LandUnit: u32 = 63;
    pub const FieldUnit: u32 = 64;
    pub const Fate: u32 = 77;
    pub const TurnsAway: u32 = 79;
    pub const Garrison: u32 = 85;
}
pub mod clause {
    pub const R6_0_OneHeadquarters: u32 = 42;
    pub const R6_0_Port: u32 = 43;
    pub const R8_Land: u32 = 52;
    pub const R8_Sea: u32 = 56;
    pub const R8_RemoveAir: u32 = 65;
    pub const R8_RemoveGround: u32 = 70;
    pub const R8_RemoveNaval: u32 = 72;
}
pub mod exception {
    pub const R8_Land_SecondB29: u32 = 54;
    pub const R8_Land_Announced: u32 = 57;
    pub const R8_Sea_Announced: u32 = 57;
    pub const R8_Land_Defender: u32 = 58;
    pub const R8_Sea_Defender: u32 = 58;
    pub const FreeB29s_SecondB29: u32 = 61;
    pub const R8_RemoveAir_DefenderKeeps: u32 = 73;
    pub const R8_RemoveGround_DefenderKeeps: u32 = 73;
    pub const R8_RemoveNaval_DefenderKeeps: u32 = 73;
    pub const Fate_OutOfSupply: u32 = 78;
    pub const TurnsAway_Naval: u32 = 80;
    pub const R13_76_Garrison_On_R8_Land: u32 = 86;
}
pub mod rule_notes {
    pub const R6_0: [u32; 1] = [44];
    pub const R8: [u32; 2] = [81, 82];
}
}
