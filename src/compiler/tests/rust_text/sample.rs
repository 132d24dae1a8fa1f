//! Sample \[of everything\].
//!
//! Game: A "quoted" game
//!
//! Edition: First
//!
//! Made from the ruleset `sample`: change that, and build.

#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, clippy::pedantic, dead_code, missing_debug_implementations, missing_docs)]
#![allow(non_camel_case_types, unreachable_pub, unused_imports, unused_variables, unused_mut)]

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, BorderData, CounterData, GroupData, PlaceData, Record, StepData};
use reglement_engine::position::Position as PositionData;
use reglement_engine::table::{ActId, ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId};
use reglement_engine::table::{Symbol, Value};

pub use rows::TABLES;

/// The values of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    Clear,
    Woods,
}

impl Terrain {
    pub const ALL: [Terrain; 2] = [Terrain::Clear, Terrain::Woods];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Terrain::Clear => rows::Word::Clear.symbol(),
            Terrain::Woods => rows::Word::Woods.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionValue {
    Leg,
    Self_,
}

impl OptionValue {
    pub const ALL: [OptionValue; 2] = [OptionValue::Leg, OptionValue::Self_];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            OptionValue::Leg => rows::Word::Leg.symbol(),
            OptionValue::Self_ => rows::Word::Self_.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<OptionValue> {
        OptionValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weather {
    Rain,
    Mud,
    Clear,
}

impl Weather {
    pub const ALL: [Weather; 3] = [Weather::Rain, Weather::Mud, Weather::Clear];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Weather::Rain => rows::Word::Rain.symbol(),
            Weather::Mud => rows::Word::Mud.symbol(),
            Weather::Clear => rows::Word::Clear.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Weather> {
        Weather::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of A1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum A1 {
    Yes,
    No,
}

impl A1 {
    pub const ALL: [A1; 2] = [A1::Yes, A1::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            A1::Yes => rows::Word::Yes.symbol(),
            A1::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<A1> {
        A1::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub weather: Vec<Weather>,
}

impl Default for Game {
    fn default() -> Game {
        Game { weather: vec![Weather::Rain, Weather::Clear] }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Set(self.weather.iter().fold(0, |set, value| set | 1 << *value as u64)),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    /// Read by 7.1.
    pub terrain: Terrain,
    /// At least 0. `None` is unlimited.
    pub figure: Option<i64>,
    pub camp: String,
}

impl Hex {
    /// What must be said; the rest is as usual.
    pub fn new(terrain: Terrain) -> Hex {
        Hex { terrain, figure: None, camp: String::from("base-camp") }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.terrain.symbol()),
            self.figure.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
            free_name(names, &self.camp),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// As printed; see \`\<b\>\`. Read by 7.1.
    pub r#type: OptionValue,
    /// In each hex. From 0 to 6. Read by 7.1.
    pub steps_lost: i64,
    pub weight: Number,
    /// Read by 7.1.
    pub _1st_shock: bool,
    /// Read by Corps Movement.
    pub tribe: Option<String>,
    /// Read by 7.1.
    pub carrier: Option<CounterId>,
    pub corps: Option<GroupId>,
    pub home: Option<HexId>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(r#type: OptionValue) -> Counter {
        Counter { r#type, steps_lost: 0, weight: Number::lowest_terms(1, 3), _1st_shock: true, tribe: None, carrier: None, corps: None, home: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.r#type.symbol()),
            Value::Number(Number::whole(self.steps_lost)),
            Value::Number(self.weight),
            Value::Flag(self._1st_shock),
            self.tribe.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            self.carrier.map_or(Value::Nothing, |held| Value::Counter(held.0)),
            self.corps.map_or(Value::Nothing, |held| Value::Group(held.0)),
            self.home.map_or(Value::Nothing, |held| Value::Place(held.0)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    pub river: bool,
}

impl Default for Border {
    fn default() -> Border {
        Border { river: false }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.river),
        ]
    }
}

/// The attributes of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub order: OptionValue,
}

impl Default for Group {
    fn default() -> Group {
        Group { order: OptionValue::Leg }
    }
}

impl Group {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.order.symbol()),
        ]
    }
}

/// A group of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves.
    Move(Move),
    /// Asks: Weather.
    Weather(WeatherAct),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Weather(act) => act.data(names),
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

/// A unit moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub unit: CounterId,
    pub path: Path,
    pub option: OptionValue,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, path, option: OptionValue::Leg }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        self.path.write(&mut data, names);
        data.parameters[rows::Parameter::Option as usize] = Value::Symbol(self.option.symbol());
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// Asks: Weather.
#[derive(Clone, Debug, PartialEq)]
pub struct WeatherAct {
    pub chosen: Vec<CounterId>,
}

impl WeatherAct {
    /// What must be said; the rest is as usual.
    pub fn new(chosen: Vec<CounterId>) -> WeatherAct {
        WeatherAct { chosen }
    }
}

impl WeatherAct {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Weather);
        data.parameters[rows::Parameter::Chosen as usize] = list_of(&mut data.lists, self.chosen.iter().map(|counter| Value::Counter(counter.0)));
        data
    }
}

impl From<WeatherAct> for Act {
    fn from(act: WeatherAct) -> Act {
        Act::Weather(act)
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

    /// Adds a counter that lies in several places, with its own figures in each hex.
    pub fn add_counter_over(&mut self, id: &str, lies: &[(HexId, Counter)]) -> CounterId {
        let names = &mut self.data.names;
        let records = lies.iter().map(|(_, counter)| counter.record(names)).collect::<Vec<_>>();
        let at = lies.iter().map(|(place, _)| place.0).collect();
        let mut parts = Vec::new();
        for attribute in [rows::CounterAttribute::StepsLost] {
            let values = records.iter().map(|record| record[attribute as usize]).collect::<Vec<_>>();
            if values.iter().any(|value| *value != values[0]) {
                parts.push((attribute.id(), values));
            }
        }
        let record = records.into_iter().next().unwrap_or_default();
        self.data.counters.push(CounterData { id: id.to_owned(), at, record, parts });
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

    /// Adds a group.
    pub fn add_group(&mut self, id: &str, group: Group) -> GroupId {
        let record = group.record(&mut self.data.names);
        self.data.groups.push(GroupData { id: id.to_owned(), record });
        GroupId(self.data.groups.len() as u32 - 1)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 4], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// A list given with an act.
fn list_of(lists: &mut Vec<Vec<Value>>, items: impl Iterator<Item = Value>) -> Value {
    lists.push(items.collect());
    Value::List(lists.len() as u32 - 1)
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit moves
    Move,
    Weather,
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
    /// a unit comes to rest
    Rest,
    /// a unit enters a hex
    Entry,
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
    /// 7.1 Stacking
    R7_1,
    /// Corps Movement 
    CorpsMovement,
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
    /// 7.1 Stacking: unit
    Unit,
    /// gap
    Gap,
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
    /// 7.1 Stacking: stack
    R7_1_Stack,
    /// 7.1 Stacking: limit
    R7_1_Limit,
    /// Corps Movement: exclusion
    CorpsMovement_Exclusion,
    /// Corps Movement: requirement
    CorpsMovement_Requirement,
    /// Corps Movement: ban
    CorpsMovement_Ban,
    /// Corps Movement: permission
    CorpsMovement_Permission,
    /// Corps Movement: fog
    CorpsMovement_Fog,
    /// Corps Movement: duty
    CorpsMovement_Duty,
    /// Corps Movement: close
    CorpsMovement_Close,
    /// Corps Movement: penalty
    CorpsMovement_Penalty,
    /// Corps Movement: choice
    CorpsMovement_Choice,
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
    /// 7.1 Stacking: woods
    R7_1_Stack_Woods,
    /// 7.1 Stacking: first
    Unit_First,
    /// Corps Movement: nested
    CorpsMovement_Nested_On_R7_1_Stack_Woods,
    /// later
    R7_1_Limit_Later,
}

impl Exception {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ExceptionId {
        ExceptionId(self as u16)
    }
}

/// The questions that the printed rules leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Ruling {
    /// Does it count?
    A1,
}

impl Ruling {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> RulingId {
        RulingId(self as u16)
    }
}

/// Rules outside the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Reference {
    /// 8.0: fog of war
    R8_0,
}

impl Reference {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ReferenceId {
        ReferenceId(self as u16)
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
use super::Ruling;
use super::Reference;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("sample"),
        title: text("Sample [of everything]"),
        game: text("A \"quoted\" game"),
        edition: text("First"),
        source: text(""),
    },
    layers: list![
        LayerRow { name: text("sample-below"), title: text("Below") },
        LayerRow { name: text("sample"), title: text("Sample") },
    ],
    symbols: list![
        text("clear"),
        text("woods"),
        text("leg"),
        text("self"),
        text("rain"),
        text("mud"),
        text("yes"),
        text("no"),
        text("base-camp"),
    ],
    aliases: list![
        AliasRow { domain: Values::Terrain.id(), alias: text("wd"), symbol: Word::Woods.symbol() },
    ],
    domains: list![
        DomainRow { name: text("terrain"), values: list![Word::Clear.symbol(), Word::Woods.symbol()] },
        DomainRow { name: text("option"), values: list![Word::Leg.symbol(), Word::Self_.symbol()] },
        DomainRow { name: text("weather"), values: list![Word::Rain.symbol(), Word::Mud.symbol(), Word::Clear.symbol()] },
        DomainRow { name: text("A1"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("weather"), alias: text(""), of_type: Type::AnyOf(Values::Weather.id()), in_each_place: false, optional: false, usually: Some(Value::Set(1 << super::Weather::Rain as u64 | 1 << super::Weather::Clear as u64)), doc: text("") },
    ],
    places: list![
        AttributeRow { name: text("terrain"), alias: text(""), of_type: Type::OneOf(Values::Terrain.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("figure"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("") },
        AttributeRow { name: text("camp"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::BaseCamp.symbol())), doc: text("") },
    ],
    borders: list![
        AttributeRow { name: text("river"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    counters: list![
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::OptionValue.id()), in_each_place: false, optional: false, usually: None, doc: text("as printed; see `<b>`") },
        AttributeRow { name: text("steps-lost"), alias: text("losses"), of_type: Type::Number { from: Some(0), to: Some(6) }, in_each_place: true, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("") },
        AttributeRow { name: text("weight"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: false, usually: Some(Value::Number(Number::lowest_terms(1, 3))), doc: text("") },
        AttributeRow { name: text("1st-shock"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
        AttributeRow { name: text("tribe"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: None, doc: text("") },
        AttributeRow { name: text("carrier"), alias: text(""), of_type: Type::Counter, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("corps"), alias: text(""), of_type: Type::Group, in_each_place: false, optional: true, usually: None, doc: text("") },
        AttributeRow { name: text("home"), alias: text(""), of_type: Type::Place, in_each_place: false, optional: true, usually: None, doc: text("") },
    ],
    groups: list![
        AttributeRow { name: text("order"), alias: text(""), of_type: Type::OneOf(Values::OptionValue.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Leg.symbol())), doc: text("") },
    ],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("chosen"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("option"), alias: text(""), of_type: Type::OneOf(Values::OptionValue.id()) },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Option.id(), optional: false, usually: Some(Value::Symbol(Word::Leg.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id(), Moment::Entry.id()]), conditional: list![ConditionalMoments { stage: Stage::OnTheWay, moments: Moments::of(&[Moment::Rest.id()]), condition: list![Node::Flag(true)] }], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("weather"), question: true, doc: text(""), parameters: list![ActParameter { parameter: Parameter::Chosen.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::Spreads { what: Parameter::Chosen.id(), over: Parameter::Path.id() }, ActEffect::Sets { what: Parameter::Chosen.id(), attribute: CounterAttribute::StepsLost.id(), to: list![Node::Number(Number::whole(2))] }, ActEffect::Removes { what: Parameter::Chosen.id() }], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("a unit comes to rest") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
    ],
    references: list![
        ReferenceRow { number: text("8.0"), doc: text("fog of war") },
    ],
    rulings: list![
        RulingRow { name: text("A1"), question: text("Does it count?"), domain: Values::A1.id(), used: Word::Yes.symbol(), because: text("it says so"), place: Place { layer: Layer::SampleBelow.id(), line: line::ruling::A1 } },
    ],
    charts: list![
        // 7.1 stacking
        //       | leg | self
        // clear | 18  | unlimited
        // woods | -   | ?
        ChartRow { name: text("stacking"), rule: Some(Rule::R7_1.id()), row_keys: list![Word::Clear.symbol(), Word::Woods.symbol()], column_keys: list![Word::Leg.symbol(), Word::Self_.symbol()], cells: list![Value::Number(Number::whole(18)), Value::Unlimited, Value::Prohibited, Value::NoFigure], place: Place { layer: Layer::SampleBelow.id(), line: line::chart::Stacking }, amended: list![AmendedCell { cell: 2, place: Place { layer: Layer::Sample.id(), line: line::amended::Stacking[0] } }] },
    ],
    rules: list![
        RuleRow { number: text("7.1"), heading: text("Stacking"), place: Place { layer: Layer::SampleBelow.id(), line: line::rule::R7_1 }, notes: list![NoteRow { text: text("Said \"twice\"."), place: Place { layer: Layer::Sample.id(), line: line::rule_notes::R7_1[0] } }, NoteRow { text: text("Two\nlines."), place: Place { layer: Layer::Sample.id(), line: line::rule_notes::R7_1[1] } }], see: list![Reference::R8_0.id()] },
        RuleRow { number: text("Corps Movement"), heading: text(""), place: Place { layer: Layer::Sample.id(), line: line::rule::CorpsMovement }, notes: list![], see: list![] },
    ],
    definitions: list![
        // 7.1 a unit is a counter where type is not self
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::R7_1.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Self_.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3)], exceptions: list![Exception::Unit_First.id()], place: Place { layer: Layer::SampleBelow.id(), line: line::definition::Unit }, words: text("a unit is a counter where type is not self") },
        // gap of a unit to a place
        DefinitionRow { name: text("gap"), plural: text(""), rule: None, subject: Some(Subject::Counter), second: Some(Subject::Place), class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::Place }, Node::Slot(1), Node::Slot(2), Node::Attribute { of: 3, attribute: BorderAttribute::River.id() }, Node::Slot(2), Node::Attribute { of: 5, attribute: PlaceAttribute::Terrain.id() }, Node::Distance { from: 1, to: 2, slot: 2, through: Some(4), avoiding: Some(6) }, Node::GameAttribute(GameAttribute::Weather.id()), Node::Includes { set: 8, bit: super::Weather::Mud as u8 }, Node::Number(Number::lowest_terms(1, 3)), Node::If { condition: 9, then: 7, otherwise: 10 }, Node::Chart { chart: Chart::Stacking.id(), row: 4, column: 6 }, Node::Higher(11, 12), Node::Round { value: 13, rounding: Rounding::Up }], exceptions: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::definition::Gap }, words: text("gap of a unit to a place") },
    ],
    clauses: list![
        // 7.1 at most 3 units
        // at most 9 steps of units
        ClauseRow { rule: Rule::R7_1.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("carrier"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Carrier.id() }] }], subject: None, condition: Some(list![Node::SymbolSet(1 << super::Terrain::Clear as u64 | 1 << super::Terrain::Woods as u64), Node::Here, Node::Attribute { of: 1, attribute: PlaceAttribute::Terrain.id() }, Node::IncludesValue { set: 0, value: 2, domain: Values::Terrain.id() }, Node::Slot(12), Node::OverPlaces { of: 4, attribute: CounterAttribute::StepsLost.id(), aggregate: Aggregate::Sum }, Node::Rank { value: 2, domain: Values::Terrain.id() }, Node::Compare { left: 5, comparison: Comparison::AtMost, right: 6 }, Node::And(3, 7)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(3))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(9))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::StepsLost.id() }] }, label: text("steps of units") }]), exceptions: list![Exception::R7_1_Stack_Woods.id()], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::R7_1_Stack }, words: text("at most 3 units\nat most 9 steps of units"), condition_words: text("terrain is one of clear, woods"), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::R7_1_Stack[0] } }] },
        // 7.1 words
        ClauseRow { rule: Rule::R7_1.id(), name: text("limit"), kind: ClauseKind::Limit, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Alternatives(list![AlternativeRow { label: text("one"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(3))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }] }]), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::R7_1_Limit }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::R7_1_Limit[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("exclusion"), kind: ClauseKind::Exclusion, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], with: list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::Tribe.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Tribe.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(4) }] }, exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Exclusion }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Exclusion[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("requirement"), kind: ClauseKind::Requirement, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Requires(list![Node::Flag(true)]), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Requirement }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Requirement[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("ban"), kind: ClauseKind::Ban, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Ruling(Ruling::A1.id())]), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Ban }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Ban[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("permission"), kind: ClauseKind::Permission, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Permission }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Permission[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("fog"), kind: ClauseKind::Fog, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Hides(Hides::AllBut(list![AttributeId(0)])), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Fog }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Fog[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("duty"), kind: ClauseKind::Duty, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::By(Moment::Entry.id()), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Duty }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Duty[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("close"), kind: ClauseKind::Duty, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::IfPossible(list![Node::Broken { clause: Clause::R7_1_Stack.id(), among: None }, Node::Excess { clause: Clause::R7_1_Stack.id(), line: 0, among: None }, Node::IsNothing(1), Node::And(0, 2)]), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Close }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Close[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("penalty"), kind: ClauseKind::Penalty, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![Tag { word: TagWord::Against, name: text("owner") }], budget: Some(list![Node::Number(Number::whole(2))]) }, exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Penalty }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Penalty[0] } }] },
        // Corps Movement words
        ClauseRow { rule: Rule::CorpsMovement.id(), name: text("choice"), kind: ClauseKind::Choice, moments: Moments::ANY, scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Choice(ChoiceRow { parameter: Parameter::Chosen.id(), from: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], within: list![Clause::R7_1_Stack.id()], at_most: Some(list![Node::Number(Number::whole(2))]), none_if: Some(list![Node::Flag(true)]) }), exceptions: list![], see: list![], place: Place { layer: Layer::SampleBelow.id(), line: line::clause::CorpsMovement_Choice }, words: text("words"), condition_words: text(""), notes: list![NoteRow { text: text("So it is."), place: Place { layer: Layer::Sample.id(), line: line::clause_notes::CorpsMovement_Choice[0] } }] },
    ],
    exceptions: list![
        // 7.1 lifted
        ExceptionRow { rule: Some(Rule::R7_1.id()), name: text("woods"), target: Target::Clause(Clause::R7_1_Stack.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Bounds(list![BoundRow { line: 1, bound: list![Node::Number(Number::whole(2))] }]), beats: list![], exceptions: list![Exception::CorpsMovement_Nested_On_R7_1_Stack_Woods.id()], see: list![], place: Place { layer: Layer::Sample.id(), line: line::exception::R7_1_Stack_Woods }, words: text("lifted"), condition_words: text(""), notes: list![NoteRow { text: text("For once."), place: Place { layer: Layer::Sample.id(), line: line::exception_notes::R7_1_Stack_Woods[0] } }] },
        // 7.1 lifted
        ExceptionRow { rule: Some(Rule::R7_1.id()), name: text("first"), target: Target::Definition(Definition::Unit.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::_1stShock.id() }]), effect: ExceptionEffect::Value(list![Node::Flag(false)]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Sample.id(), line: line::exception::Unit_First }, words: text("lifted"), condition_words: text(""), notes: list![NoteRow { text: text("For once."), place: Place { layer: Layer::Sample.id(), line: line::exception_notes::Unit_First[0] } }] },
        // Corps Movement lifted
        ExceptionRow { rule: Some(Rule::CorpsMovement.id()), name: text("nested"), target: Target::Exception(Exception::R7_1_Stack_Woods.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Exempts { first: Some(list![Node::Number(Number::whole(1))]), set: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Sample.id(), line: line::exception::CorpsMovement_Nested_On_R7_1_Stack_Woods }, words: text("lifted"), condition_words: text(""), notes: list![NoteRow { text: text("For once."), place: Place { layer: Layer::Sample.id(), line: line::exception_notes::CorpsMovement_Nested_On_R7_1_Stack_Woods[0] } }] },
        // lifted
        ExceptionRow { rule: None, name: text("later"), target: Target::Clause(Clause::R7_1_Limit.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Deferred(Moment::Entry.id()), beats: list![Exception::R7_1_Stack_Woods.id()], exceptions: list![], see: list![], place: Place { layer: Layer::Sample.id(), line: line::exception::R7_1_Limit_Later }, words: text("lifted"), condition_words: text(""), notes: list![NoteRow { text: text("For once."), place: Place { layer: Layer::Sample.id(), line: line::exception_notes::R7_1_Limit_Later[0] } }] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    SampleBelow,
    Sample,
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
    Clear,
    Woods,
    Leg,
    Self_,
    Rain,
    Mud,
    Yes,
    No,
    BaseCamp,
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
    Terrain,
    OptionValue,
    Weather,
    A1,
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
    Chosen,
    Option,
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
    Weather,
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
    Terrain,
    Figure,
    Camp,
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
    River,
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
    Type,
    StepsLost,
    Weight,
    _1stShock,
    Tribe,
    Carrier,
    Corps,
    Home,
}

impl CounterAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum GroupAttribute {
    Order,
}

impl GroupAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Chart {
    /// stacking
    Stacking,
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
pub mod ruling {
    pub const A1: u32 = 8;
}
pub mod chart {
    pub const Stacking: u32 = 12;
}
pub mod rule {
    pub const R7_1: u32 = 10;
    pub const CorpsMovement: u32 = 3;
}
pub mod definition {
    pub const Unit: u32 = 14;
    pub const Gap: u32 = 20;
}
pub mod clause {
    pub const R7_1_Stack: u32 = 30;
    pub const R7_1_Limit: u32 = 30;
    pub const CorpsMovement_Exclusion: u32 = 30;
    pub const CorpsMovement_Requirement: u32 = 30;
    pub const CorpsMovement_Ban: u32 = 30;
    pub const CorpsMovement_Permission: u32 = 30;
    pub const CorpsMovement_Fog: u32 = 30;
    pub const CorpsMovement_Duty: u32 = 30;
    pub const CorpsMovement_Close: u32 = 30;
    pub const CorpsMovement_Penalty: u32 = 30;
    pub const CorpsMovement_Choice: u32 = 30;
}
pub mod exception {
    pub const R7_1_Stack_Woods: u32 = 40;
    pub const Unit_First: u32 = 40;
    pub const CorpsMovement_Nested_On_R7_1_Stack_Woods: u32 = 40;
    pub const R7_1_Limit_Later: u32 = 40;
}
pub mod amended {
    pub const Stacking: [u32; 1] = [5];
}
pub mod rule_notes {
    pub const R7_1: [u32; 2] = [20, 21];
}
pub mod clause_notes {
    pub const R7_1_Stack: [u32; 1] = [31];
    pub const R7_1_Limit: [u32; 1] = [31];
    pub const CorpsMovement_Exclusion: [u32; 1] = [31];
    pub const CorpsMovement_Requirement: [u32; 1] = [31];
    pub const CorpsMovement_Ban: [u32; 1] = [31];
    pub const CorpsMovement_Permission: [u32; 1] = [31];
    pub const CorpsMovement_Fog: [u32; 1] = [31];
    pub const CorpsMovement_Duty: [u32; 1] = [31];
    pub const CorpsMovement_Close: [u32; 1] = [31];
    pub const CorpsMovement_Penalty: [u32; 1] = [31];
    pub const CorpsMovement_Choice: [u32; 1] = [31];
}
pub mod exception_notes {
    pub const R7_1_Stack_Woods: [u32; 1] = [41];
    pub const Unit_First: [u32; 1] = [41];
    pub const CorpsMovement_Nested_On_R7_1_Stack_Woods: [u32; 1] = [41];
    pub const R7_1_Limit_Later: [u32; 1] = [41];
}
}
