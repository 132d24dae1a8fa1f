//! Ogre and G.E.V.: Stacking and movement.
//!
//! Game: Ogre / G.E.V.
//!
//! Edition: Sixth edition
//!
//! Source: 5.02.1 and 5.02.2 from a page of the publisher's forum; 5.03, 5.07.1, 5.09, 6.06 and 9.02 from a public program that cites them
//!
//! Made from the ruleset `ogre`: change that, and build.

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

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Ogre,
    CommandPost,
    Squad,
    Vehicle,
    HeavyTank,
    Howitzer,
    HowitzerMobile,
    Gev,
    Truck,
    Train,
    Cargo,
    Building,
}

impl Type {
    pub const ALL: [Type; 12] = [Type::Ogre, Type::CommandPost, Type::Squad, Type::Vehicle, Type::HeavyTank, Type::Howitzer, Type::HowitzerMobile, Type::Gev, Type::Truck, Type::Train, Type::Cargo, Type::Building];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Ogre => rows::Word::Ogre.symbol(),
            Type::CommandPost => rows::Word::CommandPost.symbol(),
            Type::Squad => rows::Word::Squad.symbol(),
            Type::Vehicle => rows::Word::Vehicle.symbol(),
            Type::HeavyTank => rows::Word::HeavyTank.symbol(),
            Type::Howitzer => rows::Word::Howitzer.symbol(),
            Type::HowitzerMobile => rows::Word::HowitzerMobile.symbol(),
            Type::Gev => rows::Word::Gev.symbol(),
            Type::Truck => rows::Word::Truck.symbol(),
            Type::Train => rows::Word::Train.symbol(),
            Type::Cargo => rows::Word::Cargo.symbol(),
            Type::Building => rows::Word::Building.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of train-half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TrainHalf {
    Front,
    Rear,
}

impl TrainHalf {
    pub const ALL: [TrainHalf; 2] = [TrainHalf::Front, TrainHalf::Rear];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            TrainHalf::Front => rows::Word::Front.symbol(),
            TrainHalf::Rear => rows::Word::Rear.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<TrainHalf> {
        TrainHalf::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Map {
    Green,
    Orange,
}

impl Map {
    pub const ALL: [Map; 2] = [Map::Green, Map::Orange];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Map::Green => rows::Word::Green.symbol(),
            Map::Orange => rows::Word::Orange.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Map> {
        Map::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    Figure,
}

impl Figure {
    pub const ALL: [Figure; 1] = [Figure::Figure];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Figure::Figure => rows::Word::Figure.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Figure> {
        Figure::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Orange: the original Ogre map. Read by 5.02.1, 5.02.2.
    pub map: Map,
}

impl Default for Game {
    fn default() -> Game {
        Game { map: Map::Green }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.map.symbol()),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    /// Movement points. At least 1. Read by 5.07.1.
    pub entry_cost: i64,
    /// May not be entered by the unit that moves. Read by 5.09.
    pub impassable: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { entry_cost: 1, impassable: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Number(Number::whole(self.entry_cost)),
            Value::Flag(self.impassable),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by 5.02.1, 5.02.2, 9.02.4.
    pub side: String,
    /// Read by 5.02, 5.07.1, 6.06, 9.02.3, 9.02.4.
    pub r#type: Type,
    /// Movement points. At least 0. Read by 5.07.1.
    pub allowance: i64,
    /// Read by 5.09.
    pub mobile: bool,
    /// At least 0. Read by 5.03, 6.06.
    pub attack_strength: i64,
    /// Antipersonnel weapons left. At least 0. Read by 6.06.
    pub antipersonnel: i64,
    /// Size points, of cargo. At least 0. Read by 9.02.4.
    pub size: i64,
    /// Of cargo: the half of the train that it rides in. Read by 9.02.4.
    pub train_half: Option<TrainHalf>,
    /// Of a train: the lower distance on its speed marker. At least 0. Read by 9.02.4.
    pub low_speed: i64,
    /// Of a train: the higher one. At least 0. Read by 9.02.4.
    pub high_speed: i64,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, allowance: 0, mobile: true, attack_strength: 1, antipersonnel: 0, size: 0, train_half: None, low_speed: 0, high_speed: 0 }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.allowance)),
            Value::Flag(self.mobile),
            Value::Number(Number::whole(self.attack_strength)),
            Value::Number(Number::whole(self.antipersonnel)),
            Value::Number(Number::whole(self.size)),
            self.train_half.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Number(Number::whole(self.low_speed)),
            Value::Number(Number::whole(self.high_speed)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// A road runs across. Read by 5.07.1.
    pub road: bool,
    /// Rails run across. Read by 5.07.1.
    pub rail: bool,
}

impl Default for Border {
    fn default() -> Border {
        Border { road: false, rail: false }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.road),
            Value::Flag(self.rail),
        ]
    }
}

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves along a path.
    Move(Move),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
        }
    }

    /// The counter that moves along the act's path.
    fn mover(&self) -> Option<CounterId> {
        match self {
            Act::Move(act) => Some(act.unit),
        }
    }
}

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by 5.03, 5.07.1, 5.09, 6.06, 9.02.4.
    pub unit: CounterId,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
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
    /// The border crossed.
    pub border: Border,
}

impl Path {
    fn write(&self, data: &mut ActData, names: &mut Vec<String>) {
        data.start = self.start.map(|place| place.0);
        data.steps = self.steps.iter().map(|step| StepData { to: step.to.0, border: step.border.record(names) }).collect();
    }
}

/// A position, built up piece by piece.
#[derive(Clone, Debug)]
pub struct Position {
    data: PositionData,
    borders: Vec<(HexId, HexId, bool, Border)>,
}

impl Position {
    /// An empty map.
    pub fn new(game: Game) -> Position {
        let mut position = Position { data: PositionData::default(), borders: Vec::new() };
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
    pub fn add_border(&mut self, from: HexId, to: HexId, border: Border) {
        let record = border.record(&mut self.data.names);
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
        self.borders.push((from, to, false, border));
    }

    /// Adds a border between two hexes, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: HexId, to: HexId, border: Border) {
        let record = border.record(&mut self.data.names);
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
        self.borders.push((from, to, true, border));
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

    /// The border met on the way from one to the other: the one added, or else the usual one.
    pub fn border_between(&self, from: HexId, to: HexId) -> Border {
        let met = self.borders.iter().find(|(one, other, one_way, _)| {
            (*one, *other) == (from, to) || (!one_way && (*one, *other) == (to, from))
        });
        let border = met.map(|(.., border)| border.clone());
        border.unwrap_or_default()
    }

    /// The way through these hexes, across the borders added.
    pub fn path(&self, start: HexId, entered: &[HexId]) -> Path {
        let mut from = start;
        let steps = entered.iter().map(|&to| {
            let step = Step { to, border: self.border_between(from, to) };
            from = to;
            step
        });
        Path { start: Some(start), steps: steps.collect() }
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
    /// a unit moves along a path
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
    /// a movement phase ends
    MovementPhaseEnd,
    /// a unit moves on through a hex
    Passing,
    /// a unit enters a hex
    Entry,
    /// a unit has moved
    JourneyEnd,
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
    /// 5.02 Stacking
    R5_02,
    /// 5.02.1 Stacking on the original map
    R5_02_1,
    /// 5.02.2 Stacking on the green maps
    R5_02_2,
    /// 5.03 Moving through enemy units
    R5_03,
    /// 5.07.1 The road bonus
    R5_07_1,
    /// 5.09 One hex is always allowed
    R5_09,
    /// 6.06 Ogres and infantry
    R6_06,
    /// 9.02.3 Trains, cargo and buildings
    R9_02_3,
    /// 9.02.4 The train's speed and cargo
    R9_02_4,
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
    /// 5.02 Stacking: room
    Room,
    /// 5.07.1 The road bonus: road-bonus
    RoadBonus,
    /// 5.07.1 The road bonus: cost
    Cost,
    /// 9.02.4 The train's speed and cargo: cargo-load
    CargoLoad,
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
    /// 5.02.1 Stacking on the original map: stack
    R5_02_1_Stack,
    /// 5.02.2 Stacking on the green maps: stack
    R5_02_2_Stack,
    /// 5.03 Moving through enemy units: enemies
    R5_03_Enemies,
    /// 5.07.1 The road bonus: distance
    R5_07_1_Distance,
    /// 5.09 One hex is always allowed: prohibited-terrain
    R5_09_ProhibitedTerrain,
    /// 9.02.4 The train's speed and cargo: speed
    R9_02_4_Speed,
    /// 9.02.4 The train's speed and cargo: half
    R9_02_4_Half,
    /// 9.02.4 The train's speed and cargo: size
    R9_02_4_Size,
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
    /// 5.07.1 The road bonus: by-road
    RoadBonus_ByRoad,
    /// 5.07.1 The road bonus: by-rail
    RoadBonus_ByRail,
    /// 5.09 One hex is always allowed: one-hex
    R5_09_OneHex_On_R5_07_1_Distance,
    /// 6.06 Ogres and infantry: walked-over
    R6_06_WalkedOver_On_R5_03_Enemies,
    /// 9.02.3 Trains, cargo and buildings: free
    R9_02_3_Free_On_Room,
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
        name: text("ogre"),
        title: text("Ogre and G.E.V.: Stacking and movement"),
        game: text("Ogre / G.E.V."),
        edition: text("Sixth edition"),
        source: text("5.02.1 and 5.02.2 from a page of the publisher's forum; 5.03, 5.07.1, 5.09, 6.06 and 9.02 from a public program that cites them"),
    },
    layers: list![
        LayerRow { name: text("ogre"), title: text("Ogre and G.E.V.: Stacking and movement") },
    ],
    symbols: list![
        text("move"),
        text("ogre"),
        text("command-post"),
        text("squad"),
        text("vehicle"),
        text("heavy-tank"),
        text("howitzer"),
        text("howitzer-mobile"),
        text("gev"),
        text("truck"),
        text("train"),
        text("cargo"),
        text("building"),
        text("front"),
        text("rear"),
        text("green"),
        text("orange"),
        text("figure"),
    ],
    aliases: list![],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Ogre.symbol(), Word::CommandPost.symbol(), Word::Squad.symbol(), Word::Vehicle.symbol(), Word::HeavyTank.symbol(), Word::Howitzer.symbol(), Word::HowitzerMobile.symbol(), Word::Gev.symbol(), Word::Truck.symbol(), Word::Train.symbol(), Word::Cargo.symbol(), Word::Building.symbol()] },
        DomainRow { name: text("train-half"), values: list![Word::Front.symbol(), Word::Rear.symbol()] },
        DomainRow { name: text("map"), values: list![Word::Green.symbol(), Word::Orange.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("map"), alias: text(""), of_type: Type::OneOf(Values::Map.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Green.symbol())), doc: text("orange: the original Ogre map") },
    ],
    places: list![
        AttributeRow { name: text("entry-cost"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("movement points") },
        AttributeRow { name: text("impassable"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("may not be entered by the unit that moves") },
    ],
    borders: list![
        AttributeRow { name: text("road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("a road runs across") },
        AttributeRow { name: text("rail"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("rails run across") },
    ],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("allowance"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("movement points") },
        AttributeRow { name: text("mobile"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
        AttributeRow { name: text("attack-strength"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") },
        AttributeRow { name: text("antipersonnel"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("antipersonnel weapons left") },
        AttributeRow { name: text("size"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("size points, of cargo") },
        AttributeRow { name: text("train-half"), alias: text(""), of_type: Type::OneOf(Values::TrainHalf.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of cargo: the half of the train that it rides in") },
        AttributeRow { name: text("low-speed"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("of a train: the lower distance on its speed marker") },
        AttributeRow { name: text("high-speed"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("of a train: the higher one") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::JourneyEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("movement-phase-end"), doc: text("a movement phase ends") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("journey-end"), doc: text("a unit has moved") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // 5.02 usual-room
        //                 | figure
        // squad           | 1/3
        // ogre            | 1
        // command-post    | 1
        // vehicle         | 1
        // heavy-tank      | 1
        // howitzer        | 1
        // howitzer-mobile | 1
        // gev             | 1
        // truck           | 1
        // train           | 1
        // cargo           | 1
        // building        | 1
        ChartRow { name: text("usual-room"), rule: Some(Rule::R5_02.id()), row_keys: list![Word::Squad.symbol(), Word::Ogre.symbol(), Word::CommandPost.symbol(), Word::Vehicle.symbol(), Word::HeavyTank.symbol(), Word::Howitzer.symbol(), Word::HowitzerMobile.symbol(), Word::Gev.symbol(), Word::Truck.symbol(), Word::Train.symbol(), Word::Cargo.symbol(), Word::Building.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::lowest_terms(1, 3)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1))], place: Place { layer: Layer::Ogre.id(), line: line::chart::UsualRoom }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("5.02"), heading: text("Stacking"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_02 }, notes: list![NoteRow { text: text("Three squads take the room of one vehicle; an Ogre and a command post take that of one each."), place: Place { layer: Layer::Ogre.id(), line: line::rule_notes::R5_02[0] } }], see: list![] },
        RuleRow { number: text("5.02.1"), heading: text("Stacking on the original map"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_02_1 }, notes: list![], see: list![] },
        RuleRow { number: text("5.02.2"), heading: text("Stacking on the green maps"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_02_2 }, notes: list![NoteRow { text: text("Each side has its own limit, where both are in one hex."), place: Place { layer: Layer::Ogre.id(), line: line::rule_notes::R5_02_2[0] } }], see: list![] },
        RuleRow { number: text("5.03"), heading: text("Moving through enemy units"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_03 }, notes: list![], see: list![] },
        RuleRow { number: text("5.07.1"), heading: text("The road bonus"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_07_1 }, notes: list![NoteRow { text: text("The unit must start on the road and never leave it in the phase."), place: Place { layer: Layer::Ogre.id(), line: line::rule_notes::R5_07_1[0] } }], see: list![] },
        RuleRow { number: text("5.09"), heading: text("One hex is always allowed"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R5_09 }, notes: list![], see: list![] },
        RuleRow { number: text("6.06"), heading: text("Ogres and infantry"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R6_06 }, notes: list![], see: list![] },
        RuleRow { number: text("9.02.3"), heading: text("Trains, cargo and buildings"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R9_02_3 }, notes: list![], see: list![] },
        RuleRow { number: text("9.02.4"), heading: text("The train's speed and cargo"), place: Place { layer: Layer::Ogre.id(), line: line::rule::R9_02_4 }, notes: list![NoteRow { text: text("The speed marker moves one step when the turn ends."), place: Place { layer: Layer::Ogre.id(), line: line::rule_notes::R9_02_4[0] } }], see: list![] },
    ],
    definitions: list![
        // 5.02 room of a counter: usual room of type
        DefinitionRow { name: text("room"), plural: text("room"), rule: Some(Rule::R5_02.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualRoom.id(), row: 1, column: 2 }], exceptions: list![Exception::R9_02_3_Free_On_Room.id()], place: Place { layer: Layer::Ogre.id(), line: line::definition::Room }, words: text("room of a counter: usual room of type") },
        // 5.07.1 road bonus: 0
        DefinitionRow { name: text("road-bonus"), plural: text("road-bonus"), rule: Some(Rule::R5_07_1.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(0))], exceptions: list![Exception::RoadBonus_ByRoad.id(), Exception::RoadBonus_ByRail.id()], place: Place { layer: Layer::Ogre.id(), line: line::definition::RoadBonus }, words: text("road bonus: 0") },
        // 5.07.1 cost of a step: its to's entry cost
        DefinitionRow { name: text("cost"), plural: text("cost"), rule: Some(Rule::R5_07_1.id()), subject: Some(Subject::Step), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Attribute { of: 1, attribute: PlaceAttribute::EntryCost.id() }], exceptions: list![], place: Place { layer: Layer::Ogre.id(), line: line::definition::Cost }, words: text("cost of a step: its to's entry cost") },
        // 9.02.4 cargo load is a counter where type is cargo and train half is not none
        DefinitionRow { name: text("cargo-load"), plural: text("cargo-loads"), rule: Some(Rule::R9_02_4.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Cargo.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::TrainHalf.id() }, Node::IsNothing(5), Node::Not(6), Node::And(3, 7)], exceptions: list![], place: Place { layer: Layer::Ogre.id(), line: line::definition::CargoLoad }, words: text("cargo load is a counter where type is cargo and train half is not none") },
    ],
    clauses: list![
        // 5.02.1 limit stack at movement phase end in each hex per side where map is orange: at most 1 room of counters called "vehicles"
        ClauseRow { rule: Rule::R5_02_1.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MovementPhaseEnd.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Map.id()), Node::Symbol(Word::Orange.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Room.id(), subject: Some(0), second: None }] }, label: text("vehicles") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R5_02_1_Stack }, words: text("limit stack at movement phase end in each hex per side where map is orange: at most 1 room of counters called \"vehicles\""), condition_words: text("map is orange"), notes: list![] },
        // 5.02.2 limit stack at movement phase end in each hex per side where map is green: at most 5 room of counters called "vehicles"
        ClauseRow { rule: Rule::R5_02_2.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MovementPhaseEnd.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Map.id()), Node::Symbol(Word::Green.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(5))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Room.id(), subject: Some(0), second: None }] }, label: text("vehicles") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R5_02_2_Stack }, words: text("limit stack at movement phase end in each hex per side where map is green: at most 5 room of counters called \"vehicles\""), condition_words: text("map is green"), notes: list![] },
        // 5.03 ban enemies at passing: there is an enemy counter here where attack strength is more than 0
        ClauseRow { rule: Rule::R5_03.id(), name: text("enemies"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::AttackStrength.id() }, Node::Number(Number::whole(0)), Node::Compare { left: 3, comparison: Comparison::MoreThan, right: 4 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: None, condition: Some(5) }, Node::Exists { set: 6 }]), exceptions: list![Exception::R6_06_WalkedOver_On_R5_03_Enemies.id()], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R5_03_Enemies }, words: text("ban enemies at passing: there is an enemy counter here where attack strength is more than 0"), condition_words: text(""), notes: list![] },
        // 5.07.1 limit distance at journey end: at most (unit's allowance plus road bonus) costs of steps called "hexes"
        ClauseRow { rule: Rule::R5_07_1.id(), name: text("distance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Allowance.id() }, Node::Defined { definition: Definition::RoadBonus.id(), subject: None, second: None }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::Plus, right: 3 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Cost.id(), subject: Some(0), second: None }] }, label: text("hexes") }]), exceptions: list![Exception::R5_09_OneHex_On_R5_07_1_Distance.id()], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R5_07_1_Distance }, words: text("limit distance at journey end: at most (unit's allowance plus road bonus) costs of steps called \"hexes\""), condition_words: text(""), notes: list![] },
        // 5.09 ban prohibited terrain at entry: here is impassable
        ClauseRow { rule: Rule::R5_09.id(), name: text("prohibited-terrain"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Impassable.id() }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R5_09_ProhibitedTerrain }, words: text("ban prohibited terrain at entry: here is impassable"), condition_words: text(""), notes: list![] },
        // 9.02.4 requirement speed at journey end where unit's type is train: step count is unit's low speed or step count is unit's high speed
        ClauseRow { rule: Rule::R9_02_4.id(), name: text("speed"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Train.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Requires(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::LowSpeed.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 4 }, Node::Act, Node::Property { of: 6, property: Property::StepCount }, Node::Act, Node::Parameter { of: 8, parameter: Parameter::Unit.id() }, Node::Attribute { of: 9, attribute: CounterAttribute::HighSpeed.id() }, Node::Compare { left: 7, comparison: Comparison::Equal, right: 10 }, Node::Or(5, 11)]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R9_02_4_Speed }, words: text("requirement speed at journey end where unit's type is train: step count is unit's low speed or step count is unit's high speed"), condition_words: text("unit's type is train"), notes: list![] },
        // 9.02.4 limit half at movement phase end in each hex per side, train half: at most 12 sizes of cargo loads called "size-points"
        ClauseRow { rule: Rule::R9_02_4.id(), name: text("half"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MovementPhaseEnd.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }, PerRow { name: text("train-half"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::TrainHalf.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(12))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CargoLoad.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Size.id() }] }, label: text("size-points") }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R9_02_4_Half }, words: text("limit half at movement phase end in each hex per side, train half: at most 12 sizes of cargo loads called \"size-points\""), condition_words: text(""), notes: list![] },
        // 9.02.4 requirement size at movement phase end for each cargo load here: size is at most 3
        ClauseRow { rule: Rule::R9_02_4.id(), name: text("size"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::MovementPhaseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CargoLoad.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Size.id() }, Node::Number(Number::whole(3)), Node::Compare { left: 1, comparison: Comparison::AtMost, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::clause::R9_02_4_Size }, words: text("requirement size at movement phase end for each cargo load here: size is at most 3"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 5.07.1 except by road where every step has (road) and unit's type is not truck: 1
        ExceptionRow { rule: Some(Rule::R5_07_1.id()), name: text("by-road"), target: Target::Definition(Definition::RoadBonus.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: BorderAttribute::Road.id() }, Node::Every { set: 0, condition: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Truck.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Not(8), Node::And(3, 9)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::exception::RoadBonus_ByRoad }, words: text("except by road where every step has (road) and unit's type is not truck: 1"), condition_words: text("every step has (road) and unit's type is not truck"), notes: list![] },
        // 5.07.1 except by rail where every step has (rail) and unit's type is one of gev, squad: 1
        ExceptionRow { rule: Some(Rule::R5_07_1.id()), name: text("by-rail"), target: Target::Definition(Definition::RoadBonus.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: BorderAttribute::Rail.id() }, Node::Every { set: 0, condition: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Gev.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Act, Node::Parameter { of: 9, parameter: Parameter::Unit.id() }, Node::Attribute { of: 10, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Squad.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Or(8, 13), Node::And(3, 14)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::exception::RoadBonus_ByRail }, words: text("except by rail where every step has (rail) and unit's type is one of gev, squad: 1"), condition_words: text("every step has (rail) and unit's type is one of gev, squad"), notes: list![] },
        // 5.09 except one hex to 5.07.1 distance where step count is 1 and unit's mobile: lifted
        ExceptionRow { rule: Some(Rule::R5_09.id()), name: text("one-hex"), target: Target::Clause(Clause::R5_07_1_Distance.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Mobile.id() }, Node::And(3, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::exception::R5_09_OneHex_On_R5_07_1_Distance }, words: text("except one hex to 5.07.1 distance where step count is 1 and unit's mobile: lifted"), condition_words: text("step count is 1 and unit's mobile"), notes: list![] },
        // 6.06 except walked over to 5.03 where unit's type is ogre and unit's antipersonnel is more than 0 and there is no enemy counter here where (type is not squad and attack strength is more than 0): lifted
        ExceptionRow { rule: Some(Rule::R6_06.id()), name: text("walked-over"), target: Target::Clause(Clause::R5_03_Enemies.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Ogre.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Antipersonnel.id() }, Node::Number(Number::whole(0)), Node::Compare { left: 7, comparison: Comparison::MoreThan, right: 8 }, Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 13, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Squad.symbol()), Node::Compare { left: 14, comparison: Comparison::Equal, right: 15 }, Node::Not(16), Node::Slot(0), Node::Attribute { of: 18, attribute: CounterAttribute::AttackStrength.id() }, Node::Number(Number::whole(0)), Node::Compare { left: 19, comparison: Comparison::MoreThan, right: 20 }, Node::And(17, 21), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 12 }), other_than: None, class: None, condition: Some(22) }, Node::Exists { set: 23 }, Node::Not(24), Node::And(10, 25)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::exception::R6_06_WalkedOver_On_R5_03_Enemies }, words: text("except walked over to 5.03 where unit's type is ogre and unit's antipersonnel is more than 0 and there is no enemy counter here where (type is not squad and attack strength is more than 0): lifted"), condition_words: text("unit's type is ogre and unit's antipersonnel is more than 0 and there is no enemy counter here where (type is not squad and attack strength is more than 0)"), notes: list![] },
        // 9.02.3 except free to room where type is one of train, cargo, building: 0
        ExceptionRow { rule: Some(Rule::R9_02_3.id()), name: text("free"), target: Target::Definition(Definition::Room.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Train.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Cargo.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Building.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(0))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ogre.id(), line: line::exception::R9_02_3_Free_On_Room }, words: text("except free to room where type is one of train, cargo, building: 0"), condition_words: text("type is one of train, cargo, building"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Ogre,
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
    Ogre,
    CommandPost,
    Squad,
    Vehicle,
    HeavyTank,
    Howitzer,
    HowitzerMobile,
    Gev,
    Truck,
    Train,
    Cargo,
    Building,
    Front,
    Rear,
    Green,
    Orange,
    Figure,
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
    TrainHalf,
    Map,
    Figure,
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
    Path,
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
    Map,
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
    EntryCost,
    Impassable,
}

impl PlaceAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum BorderAttribute {
    Road,
    Rail,
}

impl BorderAttribute {
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
    Allowance,
    Mobile,
    AttackStrength,
    Antipersonnel,
    Size,
    TrainHalf,
    LowSpeed,
    HighSpeed,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Chart {
    /// usual-room
    UsualRoom,
}

impl Chart {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ChartId {
        ChartId(self as u16)
    }
}
}

/// On which line of its ruleset file each row stands.
#[rustfmt::skip]
#[allow(non_upper_case_globals)]
mod line {
pub mod chart {
    pub const UsualRoom: u32 = 50;
}
pub mod rule {
    pub const R5_02: u32 = 49;
    pub const R5_02_1: u32 = 56;
    pub const R5_02_2: u32 = 60;
    pub const R5_03: u32 = 65;
    pub const R5_07_1: u32 = 68;
    pub const R5_09: u32 = 76;
    pub const R6_06: u32 = 80;
    pub const R9_02_3: u32 = 87;
    pub const R9_02_4: u32 = 90;
}
pub mod definition {
    pub const Room: u32 = 53;
    pub const RoadBonus: u32 = 69;
    pub const Cost: u32 = 73;
    pub const CargoLoad: u32 = 96;
}
pub mod clause {
    pub const R5_02_1_Stack: u32 = 57;
    pub const R5_02_2_Stack: u32 = 61;
    pub const R5_03_Enemies: u32 = 66;
    pub const R5_07_1_Distance: u32 = 72;
    pub const R5_09_ProhibitedTerrain: u32 = 78;
    pub const R9_02_4_Speed: u32 = 91;
    pub const R9_02_4_Half: u32 = 93;
    pub const R9_02_4_Size: u32 = 95;
}
pub mod exception {
    pub const RoadBonus_ByRoad: u32 = 70;
    pub const RoadBonus_ByRail: u32 = 71;
    pub const R5_09_OneHex_On_R5_07_1_Distance: u32 = 77;
    pub const R6_06_WalkedOver_On_R5_03_Enemies: u32 = 81;
    pub const R9_02_3_Free_On_Room: u32 = 88;
}
pub mod rule_notes {
    pub const R5_02: [u32; 1] = [54];
    pub const R5_02_2: [u32; 1] = [63];
    pub const R5_07_1: [u32; 1] = [74];
    pub const R9_02_4: [u32; 1] = [97];
}
}
