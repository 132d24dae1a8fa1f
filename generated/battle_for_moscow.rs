//! Battle for Moscow.
//!
//! Game: Battle for Moscow
//!
//! Edition: Game Designers' Workshop, the free introductory rules
//!
//! Source: A public transcription of the free rules, which have headings and no numbers
//!
//! Made from the ruleset `battle-for-moscow`: change that, and build.

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
    Retreat,
    Replace,
}

impl ActValue {
    pub const ALL: [ActValue; 3] = [ActValue::Move, ActValue::Retreat, ActValue::Replace];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Retreat => rows::Word::Retreat.symbol(),
            ActValue::Replace => rows::Word::Replace.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    Clear,
    Forest,
    City,
}

impl Terrain {
    pub const ALL: [Terrain; 3] = [Terrain::Clear, Terrain::Forest, Terrain::City];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Terrain::Clear => rows::Word::Clear.symbol(),
            Terrain::Forest => rows::Word::Forest.symbol(),
            Terrain::City => rows::Word::City.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Ge,
    Su,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Ge, Side::Su];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Ge => rows::Word::Ge.symbol(),
            Side::Su => rows::Word::Su.symbol(),
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
    Infantry,
    Panzer,
}

impl Type {
    pub const ALL: [Type; 2] = [Type::Infantry, Type::Panzer];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Infantry => rows::Word::Infantry.symbol(),
            Type::Panzer => rows::Word::Panzer.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of name-of-unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameOfUnit {
    FirstShock,
}

impl NameOfUnit {
    pub const ALL: [NameOfUnit; 1] = [NameOfUnit::FirstShock];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            NameOfUnit::FirstShock => rows::Word::FirstShock.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<NameOfUnit> {
        NameOfUnit::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    GermanPanzer,
    GermanMovement,
    SovietRail,
    SovietMovement,
    Combat,
    Replacement,
}

impl Phase {
    pub const ALL: [Phase; 6] = [Phase::GermanPanzer, Phase::GermanMovement, Phase::SovietRail, Phase::SovietMovement, Phase::Combat, Phase::Replacement];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Phase::GermanPanzer => rows::Word::GermanPanzer.symbol(),
            Phase::GermanMovement => rows::Word::GermanMovement.symbol(),
            Phase::SovietRail => rows::Word::SovietRail.symbol(),
            Phase::SovietMovement => rows::Word::SovietMovement.symbol(),
            Phase::Combat => rows::Word::Combat.symbol(),
            Phase::Replacement => rows::Word::Replacement.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Phase> {
        Phase::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Read by Movement, Rail Movement, Mud.
    pub phase: Phase,
    /// At least 1. Read by Mud, Replacements.
    pub turn: i64,
}

impl Default for Game {
    fn default() -> Game {
        Game { phase: Phase::Combat, turn: 1 }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.phase.symbol()),
            Value::Number(Number::whole(self.turn)),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    /// Read by Movement, Replacements.
    pub terrain: Terrain,
    /// Whose city it is. Read by Replacements.
    pub friendly_to: Option<Side>,
    /// Read by Replacements.
    pub moscow: bool,
    /// Read by Replacements.
    pub in_communication: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { terrain: Terrain::Clear, friendly_to: None, moscow: false, in_communication: true }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.terrain.symbol()),
            self.friendly_to.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Flag(self.moscow),
            Value::Flag(self.in_communication),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// German, Soviet. Read by Rail Movement, Replacements.
    pub side: Side,
    /// Read by Movement.
    pub r#type: Type,
    /// Where a rule names it. Read by Replacements.
    pub name_of_unit: Option<NameOfUnit>,
    /// Movement allowance. At least 0. `None` is unlimited. Read by Movement.
    pub ma: Option<i64>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side) -> Counter {
        Counter { side, r#type: Type::Infantry, name_of_unit: None, ma: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            self.name_of_unit.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.ma.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// Read by Rail Movement.
    pub rail: bool,
}

impl Default for Border {
    fn default() -> Border {
        Border { rail: false }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.rail),
        ]
    }
}

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves along a path.
    Move(Move),
    /// A unit retreats along a path.
    Retreat(Retreat),
    /// A new unit is placed.
    Replace(Replace),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Retreat(act) => act.data(names),
            Act::Replace(act) => act.data(names),
        }
    }

    /// The counter that moves along the act's path.
    fn mover(&self) -> Option<CounterId> {
        match self {
            Act::Move(act) => Some(act.unit),
            Act::Retreat(act) => Some(act.unit),
            _ => None,
        }
    }
}

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by Movement, Rail Movement, Combat Results, Replacements.
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

/// A unit retreats along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Retreat {
    /// Read by Movement, Rail Movement, Combat Results, Replacements.
    pub unit: CounterId,
    pub path: Path,
}

impl Retreat {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Retreat {
        Retreat { unit, path }
    }
}

impl Retreat {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Retreat);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        self.path.write(&mut data, names);
        data
    }
}

impl From<Retreat> for Act {
    fn from(act: Retreat) -> Act {
        Act::Retreat(act)
    }
}

/// A new unit is placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Replace {
    /// Read by Movement, Rail Movement, Combat Results, Replacements.
    pub unit: CounterId,
    /// Read by Replacements.
    pub city: HexId,
}

impl Replace {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, city: HexId) -> Replace {
        Replace { unit, city }
    }
}

impl Replace {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Replace);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::City as usize] = Value::Place(self.city.0);
        data
    }
}

impl From<Replace> for Act {
    fn from(act: Replace) -> Act {
        Act::Replace(act)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 3], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit moves along a path
    Move,
    /// a unit retreats along a path
    Retreat,
    /// a new unit is placed
    Replace,
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
    /// a phase ends
    PhaseEnd,
    /// a unit moves on through a hex
    Passing,
    /// a unit enters a hex
    Entry,
    /// a unit sets out
    SettingOut,
    /// a unit has moved
    JourneyEnd,
    /// a unit has retreated
    RetreatEnd,
    /// a new unit is placed
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
    /// Movement 
    Movement,
    /// Rail Movement 
    RailMovement,
    /// Mud 
    Mud,
    /// Combat Results 
    CombatResults,
    /// Replacements 
    Replacements,
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
    /// Movement: cost
    Cost,
    /// Rail Movement: by-rail
    ByRail,
    /// Combat Results: held-before
    HeldBefore,
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
    /// Movement: stack
    Movement_Stack,
    /// Movement: friends
    Movement_Friends,
    /// Movement: enemies
    Movement_Enemies,
    /// Movement: zone-of-control
    Movement_ZoneOfControl,
    /// Movement: panzers-only
    Movement_PanzersOnly,
    /// Movement: allowance
    Movement_Allowance,
    /// Rail Movement: soviet-only
    RailMovement_SovietOnly,
    /// Rail Movement: rails
    RailMovement_Rails,
    /// Mud: mud
    Mud_Mud,
    /// Combat Results: empty-hex
    CombatResults_EmptyHex,
    /// Combat Results: enemy-zone
    CombatResults_EnemyZone,
    /// Combat Results: length
    CombatResults_Length,
    /// Combat Results: extend
    CombatResults_Extend,
    /// Replacements: not-empty
    Replacements_NotEmpty,
    /// Replacements: friendly-city
    Replacements_FriendlyCity,
    /// Replacements: communication
    Replacements_Communication,
    /// Replacements: one-a-turn
    Replacements_OneATurn,
    /// Replacements: first-shock
    Replacements_FirstShock,
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
    /// Movement: under-way
    Movement_Stack_UnderWay,
    /// Movement: forest
    Cost_Forest,
    /// Combat Results: extended
    CombatResults_Length_Extended,
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
        name: text("battle-for-moscow"),
        title: text("Battle for Moscow"),
        game: text("Battle for Moscow"),
        edition: text("Game Designers' Workshop, the free introductory rules"),
        source: text("A public transcription of the free rules, which have headings and no numbers"),
    },
    layers: list![
        LayerRow { name: text("battle-for-moscow"), title: text("Battle for Moscow") },
    ],
    symbols: list![
        text("move"),
        text("retreat"),
        text("replace"),
        text("clear"),
        text("forest"),
        text("city"),
        text("ge"),
        text("su"),
        text("infantry"),
        text("panzer"),
        text("first-shock"),
        text("german-panzer"),
        text("german-movement"),
        text("soviet-rail"),
        text("soviet-movement"),
        text("combat"),
        text("replacement"),
    ],
    aliases: list![
        AliasRow { domain: Values::NameOfUnit.id(), alias: text("1st-shock"), symbol: Word::FirstShock.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::Retreat.symbol(), Word::Replace.symbol()] },
        DomainRow { name: text("terrain"), values: list![Word::Clear.symbol(), Word::Forest.symbol(), Word::City.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Ge.symbol(), Word::Su.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Infantry.symbol(), Word::Panzer.symbol()] },
        DomainRow { name: text("name-of-unit"), values: list![Word::FirstShock.symbol()] },
        DomainRow { name: text("phase"), values: list![Word::GermanPanzer.symbol(), Word::GermanMovement.symbol(), Word::SovietRail.symbol(), Word::SovietMovement.symbol(), Word::Combat.symbol(), Word::Replacement.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("phase"), alias: text(""), of_type: Type::OneOf(Values::Phase.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Combat.symbol())), doc: text("") },
        AttributeRow { name: text("turn"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") },
    ],
    places: list![
        AttributeRow { name: text("terrain"), alias: text(""), of_type: Type::OneOf(Values::Terrain.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Clear.symbol())), doc: text("") },
        AttributeRow { name: text("friendly-to"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("whose city it is") },
        AttributeRow { name: text("moscow"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("in-communication"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
    ],
    borders: list![
        AttributeRow { name: text("rail"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("German, Soviet") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Infantry.symbol())), doc: text("") },
        AttributeRow { name: text("name-of-unit"), alias: text("name"), of_type: Type::OneOf(Values::NameOfUnit.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("where a rule names it") },
        AttributeRow { name: text("ma"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("movement allowance") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("city"), alias: text(""), of_type: Type::Place },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::of(&[Moment::SettingOut.id()]), at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::JourneyEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("retreat"), question: false, doc: text("a unit retreats along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::RetreatEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("replace"), question: false, doc: text("a new unit is placed"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::City.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Arrival.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::City.id() }], happens_in: Some(Parameter::City.id()) },
    ],
    moments: list![
        MomentRow { name: text("phase-end"), doc: text("a phase ends") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("setting-out"), doc: text("a unit sets out") },
        MomentRow { name: text("journey-end"), doc: text("a unit has moved") },
        MomentRow { name: text("retreat-end"), doc: text("a unit has retreated") },
        MomentRow { name: text("arrival"), doc: text("a new unit is placed") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("Movement"), heading: text(""), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule::Movement }, notes: list![NoteRow { text: text("A unit that comes next to an enemy stops there."), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule_notes::Movement[0] } }], see: list![] },
        RuleRow { number: text("Rail Movement"), heading: text(""), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule::RailMovement }, notes: list![NoteRow { text: text("The unit starts on a railroad and stays on it; a forest hex costs it one."), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule_notes::RailMovement[0] } }], see: list![] },
        RuleRow { number: text("Mud"), heading: text(""), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule::Mud }, notes: list![], see: list![] },
        RuleRow { number: text("Combat Results"), heading: text(""), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule::CombatResults }, notes: list![NoteRow { text: text("A retreat is exactly two hexes, and goes on as long as it would end in a hex that is held; a unit that cannot do so is eliminated."), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule_notes::CombatResults[0] } }], see: list![] },
        RuleRow { number: text("Replacements"), heading: text(""), place: Place { layer: Layer::BattleForMoscow.id(), line: line::rule::Replacements }, notes: list![], see: list![] },
    ],
    definitions: list![
        // Movement cost of a step: 1
        DefinitionRow { name: text("cost"), plural: text("cost"), rule: Some(Rule::Movement.id()), subject: Some(Subject::Step), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::Cost_Forest.id()], place: Place { layer: Layer::BattleForMoscow.id(), line: line::definition::Cost }, words: text("cost of a step: 1") },
        // Rail Movement by rail: every step has (rail)
        DefinitionRow { name: text("by-rail"), plural: text("by-rail"), rule: Some(Rule::RailMovement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: BorderAttribute::Rail.id() }, Node::Every { set: 0, condition: 2 }], exceptions: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::definition::ByRail }, words: text("by rail: every step has (rail)") },
        // Combat Results held before of a step: there is a counter in its to
        DefinitionRow { name: text("held-before"), plural: text("held-before"), rule: Some(Rule::CombatResults.id()), subject: Some(Subject::Step), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(1), relation: None, other_than: None, class: None, condition: None }, Node::Exists { set: 2 }], exceptions: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::definition::HeldBefore }, words: text("held before of a step: there is a counter in its to") },
    ],
    clauses: list![
        // Movement limit stack at phase end, journey end in each hex: at most 1 counter called "units"
        ClauseRow { rule: Rule::Movement.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::PhaseEnd.id(), Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }] }, label: text("units") }]), exceptions: list![Exception::Movement_Stack_UnderWay.id()], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_Stack }, words: text("limit stack at phase end, journey end in each hex: at most 1 counter called \"units\""), condition_words: text(""), notes: list![] },
        // Movement permission friends at passing where there is a friendly counter here where it is not unit
        ClauseRow { rule: Rule::Movement.id(), name: text("friends"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Compare { left: 2, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: None, class: None, condition: Some(6) }, Node::Exists { set: 7 }]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_Friends }, words: text("permission friends at passing where there is a friendly counter here where it is not unit"), condition_words: text("there is a friendly counter here where it is not unit"), notes: list![] },
        // Movement ban enemies at entry: there is an enemy counter here
        ClauseRow { rule: Rule::Movement.id(), name: text("enemies"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: None, condition: None }, Node::Exists { set: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_Enemies }, words: text("ban enemies at entry: there is an enemy counter here"), condition_words: text(""), notes: list![] },
        // Movement ban zone of control at entry where the act is move and step number is more than 1: there is an enemy counter next to the from
        ClauseRow { rule: Rule::Movement.id(), name: text("zone-of-control"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Move.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Step, Node::Property { of: 4, property: Property::StepNumber }, Node::Number(Number::whole(1)), Node::Compare { left: 5, comparison: Comparison::MoreThan, right: 6 }, Node::And(3, 7)]), body: Body::Forbids(list![Node::Step, Node::Property { of: 0, property: Property::From }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(1), relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: None, condition: None }, Node::Exists { set: 4 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_ZoneOfControl }, words: text("ban zone of control at entry where the act is move and step number is more than 1: there is an enemy counter next to the from"), condition_words: text("the act is move and step number is more than 1"), notes: list![] },
        // Movement ban panzers only at setting out where phase is german panzer: unit's type is not panzer
        ClauseRow { rule: Rule::Movement.id(), name: text("panzers-only"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SettingOut.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::GermanPanzer.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Panzer.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Not(4)]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_PanzersOnly }, words: text("ban panzers only at setting out where phase is german panzer: unit's type is not panzer"), condition_words: text("phase is german panzer"), notes: list![] },
        // Movement limit allowance at journey end: at most unit's ma costs of steps called "movement-points"
        ClauseRow { rule: Rule::Movement.id(), name: text("allowance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Ma.id() }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Cost.id(), subject: Some(0), second: None }] }, label: text("movement-points") }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Movement_Allowance }, words: text("limit allowance at journey end: at most unit's ma costs of steps called \"movement-points\""), condition_words: text(""), notes: list![] },
        // Rail Movement ban soviet only at setting out where phase is soviet rail: unit's side is not su
        ClauseRow { rule: Rule::RailMovement.id(), name: text("soviet-only"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SettingOut.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::SovietRail.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Su.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Not(4)]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::RailMovement_SovietOnly }, words: text("ban soviet only at setting out where phase is soviet rail: unit's side is not su"), condition_words: text("phase is soviet rail"), notes: list![] },
        // Rail Movement requirement rails at journey end where phase is soviet rail: by rail
        ClauseRow { rule: Rule::RailMovement.id(), name: text("rails"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::SovietRail.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), body: Body::Requires(list![Node::Defined { definition: Definition::ByRail.id(), subject: None, second: None }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::RailMovement_Rails }, words: text("requirement rails at journey end where phase is soviet rail: by rail"), condition_words: text("phase is soviet rail"), notes: list![] },
        // Mud limit mud at journey end where (turn is 3 or turn is 4) and phase is not soviet rail: at most 1 as (step count) called "hexes"
        ClauseRow { rule: Rule::Mud.id(), name: text("mud"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Turn.id()), Node::Number(Number::whole(3)), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }, Node::GameAttribute(GameAttribute::Turn.id()), Node::Number(Number::whole(4)), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Or(2, 5), Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::SovietRail.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Not(9), Node::And(6, 10)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Mud_Mud }, words: text("limit mud at journey end where (turn is 3 or turn is 4) and phase is not soviet rail: at most 1 as (step count) called \"hexes\""), condition_words: text("(turn is 3 or turn is 4) and phase is not soviet rail"), notes: list![] },
        // Combat Results requirement empty hex at retreat end: there is no counter here where it is not unit
        ClauseRow { rule: Rule::CombatResults.id(), name: text("empty-hex"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::RetreatEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Requires(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Compare { left: 0, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }, Node::Not(6)]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::CombatResults_EmptyHex }, words: text("requirement empty hex at retreat end: there is no counter here where it is not unit"), condition_words: text(""), notes: list![] },
        // Combat Results ban enemy zone at retreat end: there is a step where there is an enemy counter next to its to
        ClauseRow { rule: Rule::CombatResults.id(), name: text("enemy-zone"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::RetreatEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(1), relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: None, condition: None }, Node::Exists { set: 4 }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(5) }, Node::Exists { set: 6 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::CombatResults_EnemyZone }, words: text("ban enemy zone at retreat end: there is a step where there is an enemy counter next to its to"), condition_words: text(""), notes: list![] },
        // Combat Results limit length at retreat end: exactly 2 as (step count) called "hexes"
        ClauseRow { rule: Rule::CombatResults.id(), name: text("length"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::RetreatEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::Exactly, bound: list![Node::Number(Number::whole(2))], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![Exception::CombatResults_Length_Extended.id()], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::CombatResults_Length }, words: text("limit length at retreat end: exactly 2 as (step count) called \"hexes\""), condition_words: text(""), notes: list![] },
        // Combat Results cure extend at retreat end where there is a counter here where it is not unit: 1
        ClauseRow { rule: Rule::CombatResults.id(), name: text("extend"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::RetreatEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Compare { left: 0, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::CombatResults_Extend }, words: text("cure extend at retreat end where there is a counter here where it is not unit: 1"), condition_words: text("there is a counter here where it is not unit"), notes: list![] },
        // Replacements ban not empty at arrival: there is a counter here where it is not unit
        ClauseRow { rule: Rule::Replacements.id(), name: text("not-empty"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Compare { left: 0, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Replacements_NotEmpty }, words: text("ban not empty at arrival: there is a counter here where it is not unit"), condition_words: text(""), notes: list![] },
        // Replacements requirement friendly city at arrival: here's terrain is city and here's friendly to is unit's side
        ClauseRow { rule: Rule::Replacements.id(), name: text("friendly-city"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Requires(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::City.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Here, Node::Attribute { of: 4, attribute: PlaceAttribute::FriendlyTo.id() }, Node::Act, Node::Parameter { of: 6, parameter: Parameter::Unit.id() }, Node::Attribute { of: 7, attribute: CounterAttribute::Side.id() }, Node::Compare { left: 5, comparison: Comparison::Equal, right: 8 }, Node::And(3, 9)]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Replacements_FriendlyCity }, words: text("requirement friendly city at arrival: here's terrain is city and here's friendly to is unit's side"), condition_words: text(""), notes: list![] },
        // Replacements requirement communication at arrival where not here's moscow: here's in communication
        ClauseRow { rule: Rule::Replacements.id(), name: text("communication"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Moscow.id() }, Node::Not(1)]), body: Body::Requires(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::InCommunication.id() }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Replacements_Communication }, words: text("requirement communication at arrival where not here's moscow: here's in communication"), condition_words: text("not here's moscow"), notes: list![] },
        // Replacements limit one a turn at arrival: at most 1 act where it is replace and its city is here called "new-units"
        ClauseRow { rule: Rule::Replacements.id(), name: text("one-a-turn"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Slot(0), Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Replace.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Parameter { of: 4, parameter: Parameter::City.id() }, Node::Here, Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(8) }] }, label: text("new-units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Replacements_OneATurn }, words: text("limit one a turn at arrival: at most 1 act where it is replace and its city is here called \"new-units\""), condition_words: text(""), notes: list![] },
        // Replacements ban first shock at arrival where unit's name of unit is first shock: turn is less than 4
        ClauseRow { rule: Rule::Replacements.id(), name: text("first-shock"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::NameOfUnit.id() }, Node::Symbol(Word::FirstShock.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Forbids(list![Node::GameAttribute(GameAttribute::Turn.id()), Node::Number(Number::whole(4)), Node::Compare { left: 0, comparison: Comparison::LessThan, right: 1 }]), exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::clause::Replacements_FirstShock }, words: text("ban first shock at arrival where unit's name of unit is first shock: turn is less than 4"), condition_words: text("unit's name of unit is first shock"), notes: list![] },
    ],
    exceptions: list![
        // Movement except under way at journey end: deferred until phase end
        ExceptionRow { rule: Some(Rule::Movement.id()), name: text("under-way"), target: Target::Clause(Clause::Movement_Stack.id()), moments: Moments::of(&[Moment::JourneyEnd.id()]), condition: None, effect: ExceptionEffect::Deferred(Moment::PhaseEnd.id()), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::exception::Movement_Stack_UnderWay }, words: text("except under way at journey end: deferred until phase end"), condition_words: text(""), notes: list![] },
        // Movement except forest where its to's terrain is forest and phase is not soviet rail: 2
        ExceptionRow { rule: Some(Rule::Movement.id()), name: text("forest"), target: Target::Definition(Definition::Cost.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Attribute { of: 1, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Forest.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::SovietRail.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Not(7), Node::And(4, 8)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(2))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::exception::Cost_Forest }, words: text("except forest where its to's terrain is forest and phase is not soviet rail: 2"), condition_words: text("its to's terrain is forest and phase is not soviet rail"), notes: list![] },
        // Combat Results except extended where step count is more than 2 and every step where (step number is at least 2 and step number is less than step count) has (held before): lifted
        ExceptionRow { rule: Some(Rule::CombatResults.id()), name: text("extended"), target: Target::Clause(Clause::CombatResults_Length.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }, Node::Slot(0), Node::Property { of: 4, property: Property::StepNumber }, Node::Number(Number::whole(2)), Node::Compare { left: 5, comparison: Comparison::AtLeast, right: 6 }, Node::Slot(0), Node::Property { of: 8, property: Property::StepNumber }, Node::Act, Node::Property { of: 10, property: Property::StepCount }, Node::Compare { left: 9, comparison: Comparison::LessThan, right: 11 }, Node::And(7, 12), Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(13) }, Node::Slot(0), Node::Defined { definition: Definition::HeldBefore.id(), subject: Some(15), second: None }, Node::Every { set: 14, condition: 16 }, Node::And(3, 17)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::BattleForMoscow.id(), line: line::exception::CombatResults_Length_Extended }, words: text("except extended where step count is more than 2 and every step where (step number is at least 2 and step number is less than step count) has (held before): lifted"), condition_words: text("step count is more than 2 and every step where (step number is at least 2 and step number is less than step count) has (held before)"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    BattleForMoscow,
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
    Retreat,
    Replace,
    Clear,
    Forest,
    City,
    Ge,
    Su,
    Infantry,
    Panzer,
    FirstShock,
    GermanPanzer,
    GermanMovement,
    SovietRail,
    SovietMovement,
    Combat,
    Replacement,
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
    Terrain,
    Side,
    Type,
    NameOfUnit,
    Phase,
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
    City,
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
    Phase,
    Turn,
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
    FriendlyTo,
    Moscow,
    InCommunication,
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
    NameOfUnit,
    Ma,
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
    pub const Movement: u32 = 60;
    pub const RailMovement: u32 = 73;
    pub const Mud: u32 = 79;
    pub const CombatResults: u32 = 83;
    pub const Replacements: u32 = 96;
}
pub mod definition {
    pub const Cost: u32 = 68;
    pub const ByRail: u32 = 74;
    pub const HeldBefore: u32 = 84;
}
pub mod clause {
    pub const Movement_Stack: u32 = 61;
    pub const Movement_Friends: u32 = 63;
    pub const Movement_Enemies: u32 = 64;
    pub const Movement_ZoneOfControl: u32 = 65;
    pub const Movement_PanzersOnly: u32 = 67;
    pub const Movement_Allowance: u32 = 70;
    pub const RailMovement_SovietOnly: u32 = 75;
    pub const RailMovement_Rails: u32 = 76;
    pub const Mud_Mud: u32 = 80;
    pub const CombatResults_EmptyHex: u32 = 85;
    pub const CombatResults_EnemyZone: u32 = 86;
    pub const CombatResults_Length: u32 = 87;
    pub const CombatResults_Extend: u32 = 92;
    pub const Replacements_NotEmpty: u32 = 97;
    pub const Replacements_FriendlyCity: u32 = 98;
    pub const Replacements_Communication: u32 = 99;
    pub const Replacements_OneATurn: u32 = 100;
    pub const Replacements_FirstShock: u32 = 101;
}
pub mod exception {
    pub const Movement_Stack_UnderWay: u32 = 62;
    pub const Cost_Forest: u32 = 69;
    pub const CombatResults_Length_Extended: u32 = 88;
}
pub mod rule_notes {
    pub const Movement: [u32; 1] = [71];
    pub const RailMovement: [u32; 1] = [77];
    pub const CombatResults: [u32; 1] = [93];
}
}
