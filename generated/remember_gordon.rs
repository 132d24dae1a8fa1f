//! Remember Gordon!: Stacking, fire and movement.
//!
//! Game: Remember Gordon!
//!
//! Edition: As restated in a public repository
//!
//! Source: A doctrine file in its author's own words that cites 5.21, 5.24, 5.26, 5.51 to 5.54, 6.51 and 8.1
//!
//! Made from the ruleset `remember-gordon`: change that, and build.

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
    FireBonus,
}

impl ActValue {
    pub const ALL: [ActValue; 2] = [ActValue::Move, ActValue::FireBonus];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::FireBonus => rows::Word::FireBonus.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of current.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Current {
    Upstream,
    Downstream,
}

impl Current {
    pub const ALL: [Current; 2] = [Current::Upstream, Current::Downstream];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Current::Upstream => rows::Word::Upstream.symbol(),
            Current::Downstream => rows::Word::Downstream.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Current> {
        Current::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Ae,
    Dervish,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Ae, Side::Dervish];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Ae => rows::Word::Ae.symbol(),
            Side::Dervish => rows::Word::Dervish.symbol(),
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
    Battalion,
    Cavalry,
    Artillery,
    Tribal,
    Gunboat,
    Leader,
    Marker,
}

impl Type {
    pub const ALL: [Type; 7] = [Type::Battalion, Type::Cavalry, Type::Artillery, Type::Tribal, Type::Gunboat, Type::Leader, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Battalion => rows::Word::Battalion.symbol(),
            Type::Cavalry => rows::Word::Cavalry.symbol(),
            Type::Artillery => rows::Word::Artillery.symbol(),
            Type::Tribal => rows::Word::Tribal.symbol(),
            Type::Gunboat => rows::Word::Gunboat.symbol(),
            Type::Leader => rows::Word::Leader.symbol(),
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
    /// Read by 8.1.
    pub night: bool,
}

impl Default for Game {
    fn default() -> Game {
        Game { night: false }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.night),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {}

impl Default for Hex {
    fn default() -> Hex {
        Hex {  }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        Record::new()
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Anglo-Egyptian, Dervish. Read by 5.52, 5.53, 8.1.
    pub side: Side,
    /// Read by 5.24, 5.51, 5.53, 5.54.
    pub r#type: Type,
    /// Read by 5.52.
    pub tribe: Option<String>,
    /// Read by 5.54.
    pub brigade: Option<String>,
    /// The Dervish command. Read by 5.53.
    pub command: Option<String>,
    /// At least 0. `None` is unlimited. Read by 8.1.
    pub allowance: Option<i64>,
    /// A gunboat's allowance upstream. At least 0. `None` is unlimited. Read by 5.24.
    pub ma_up: Option<i64>,
    /// A gunboat's allowance downstream. At least 0. `None` is unlimited. Read by 5.24.
    pub ma_down: Option<i64>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, r#type: Type) -> Counter {
        Counter { side, r#type, tribe: None, brigade: None, command: None, allowance: None, ma_up: None, ma_down: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.r#type.symbol()),
            self.tribe.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            self.brigade.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            self.command.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
            self.allowance.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
            self.ma_up.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
            self.ma_down.map_or(Value::Unlimited, |held| Value::Number(Number::whole(held))),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// Along the river, in the direction moved. Read by 5.24.
    pub current: Option<Current>,
}

impl Default for Border {
    fn default() -> Border {
        Border { current: None }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            self.current.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
        ]
    }
}

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit moves along a path.
    Move(Move),
    /// Asks: What the fire of a hex is worth.
    FireBonus(FireBonus),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::FireBonus(act) => act.data(names),
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
    /// Read by 5.24, 8.1.
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

/// Asks: What the fire of a hex is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct FireBonus {
    /// How many hexes its battalions fire at. At least 1. Read by 5.54.
    pub fire_targets: i64,
}

impl Default for FireBonus {
    fn default() -> FireBonus {
        FireBonus { fire_targets: 1 }
    }
}

impl FireBonus {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FireBonus);
        data.parameters[rows::Parameter::FireTargets as usize] = Value::Number(Number::whole(self.fire_targets));
        data
    }
}

impl From<FireBonus> for Act {
    fn from(act: FireBonus) -> Act {
        Act::FireBonus(act)
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
    /// what the fire of a hex is worth
    FireBonus,
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
    /// movement ends
    MoveEnd,
    /// combat is resolved
    Combat,
    /// a unit has moved
    JourneyEnd,
    /// fire is counted
    Fire,
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
    /// 5.24 Gunboats upstream
    R5_24,
    /// 5.51 Stacking
    R5_51,
    /// 5.52 Tribes
    R5_52,
    /// 5.53 Dervish leaders
    R5_53,
    /// 5.54 Brigade integrity
    R5_54,
    /// 8.1 Night
    R8_1,
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
    /// 5.24 Gunboats upstream: gunboat
    Gunboat,
    /// 5.51 Stacking: combat-unit
    CombatUnit,
    /// 5.52 Tribes: dervish-unit
    DervishUnit,
    /// 5.53 Dervish leaders: dervish-leader
    DervishLeader,
    /// 5.54 Brigade integrity: battalion
    Battalion,
    /// 8.1 Night: most-hexes
    MostHexes,
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
    /// 5.24 Gunboats upstream: distance
    R5_24_Distance,
    /// 5.51 Stacking: stack
    R5_51_Stack,
    /// 5.51 Stacking: gunboats
    R5_51_Gunboats,
    /// 5.52 Tribes: tribes
    R5_52_Tribes,
    /// 5.53 Dervish leaders: leaders
    R5_53_Leaders,
    /// 5.54 Brigade integrity: integrity-bonus
    R5_54_IntegrityBonus,
    /// 8.1 Night: distance
    R8_1_Distance,
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
    /// 5.24 Gunboats upstream: upstream
    R5_24_Distance_Upstream,
    /// 5.54 Brigade integrity: whole-brigade
    R5_54_IntegrityBonus_WholeBrigade,
    /// 8.1 Night: night
    MostHexes_Night,
}

impl Exception {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> ExceptionId {
        ExceptionId(self as u16)
    }
}

/// Rules outside the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Reference {
    /// 5.21: an exception to the gunboat's standing alone
    R5_21,
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
use super::Reference;

macro_rules! list { ($($row:expr),* $(,)?) => { list(const { &[$($row),*] }) }; }

/// The whole ruleset, as the engine reads it.
pub static TABLES: Tables = Tables {
    head: Head {
        name: text("remember-gordon"),
        title: text("Remember Gordon!: Stacking, fire and movement"),
        game: text("Remember Gordon!"),
        edition: text("As restated in a public repository"),
        source: text("A doctrine file in its author's own words that cites 5.21, 5.24, 5.26, 5.51 to 5.54, 6.51 and 8.1"),
    },
    layers: list![
        LayerRow { name: text("remember-gordon"), title: text("Remember Gordon!: Stacking, fire and movement") },
    ],
    symbols: list![
        text("move"),
        text("fire-bonus"),
        text("upstream"),
        text("downstream"),
        text("ae"),
        text("dervish"),
        text("battalion"),
        text("cavalry"),
        text("artillery"),
        text("tribal"),
        text("gunboat"),
        text("leader"),
        text("marker"),
    ],
    aliases: list![
        AliasRow { domain: Values::Current.id(), alias: text("up"), symbol: Word::Upstream.symbol() },
        AliasRow { domain: Values::Current.id(), alias: text("down"), symbol: Word::Downstream.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::FireBonus.symbol()] },
        DomainRow { name: text("current"), values: list![Word::Upstream.symbol(), Word::Downstream.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Ae.symbol(), Word::Dervish.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Battalion.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Tribal.symbol(), Word::Gunboat.symbol(), Word::Leader.symbol(), Word::Marker.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("night"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    places: list![],
    borders: list![
        AttributeRow { name: text("current"), alias: text(""), of_type: Type::OneOf(Values::Current.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("along the river, in the direction moved") },
    ],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("Anglo-Egyptian, Dervish") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("tribe"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("brigade"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("command"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the Dervish command") },
        AttributeRow { name: text("allowance"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("") },
        AttributeRow { name: text("ma-up"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("a gunboat's allowance upstream") },
        AttributeRow { name: text("ma-down"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Unlimited), doc: text("a gunboat's allowance downstream") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("fire-targets"), alias: text(""), of_type: Type::Number { from: Some(1), to: None } },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::MoveEnd.id(), Moment::JourneyEnd.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("fire-bonus"), question: true, doc: text("what the fire of a hex is worth"), parameters: list![ActParameter { parameter: Parameter::FireTargets.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("how many hexes its battalions fire at") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Fire.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("move-end"), doc: text("movement ends") },
        MomentRow { name: text("combat"), doc: text("combat is resolved") },
        MomentRow { name: text("journey-end"), doc: text("a unit has moved") },
        MomentRow { name: text("fire"), doc: text("fire is counted") },
    ],
    references: list![
        ReferenceRow { number: text("5.21"), doc: text("an exception to the gunboat's standing alone") },
    ],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("5.24"), heading: text("Gunboats upstream"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R5_24 }, notes: list![NoteRow { text: text("A gunboat that moves even one hex upstream has the smaller allowance for the whole turn."), place: Place { layer: Layer::RememberGordon.id(), line: line::rule_notes::R5_24[0] } }], see: list![] },
        RuleRow { number: text("5.51"), heading: text("Stacking"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R5_51 }, notes: list![NoteRow { text: text("Leaders are free."), place: Place { layer: Layer::RememberGordon.id(), line: line::rule_notes::R5_51[0] } }, NoteRow { text: text("A0009 marker: markers are free"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule_notes::R5_51[1] } }], see: list![] },
        RuleRow { number: text("5.52"), heading: text("Tribes"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R5_52 }, notes: list![NoteRow { text: text("Anglo-Egyptian brigades and leaders mix freely."), place: Place { layer: Layer::RememberGordon.id(), line: line::rule_notes::R5_52[0] } }], see: list![] },
        RuleRow { number: text("5.53"), heading: text("Dervish leaders"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R5_53 }, notes: list![], see: list![] },
        RuleRow { number: text("5.54"), heading: text("Brigade integrity"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R5_54 }, notes: list![], see: list![] },
        RuleRow { number: text("8.1"), heading: text("Night"), place: Place { layer: Layer::RememberGordon.id(), line: line::rule::R8_1 }, notes: list![], see: list![] },
    ],
    definitions: list![
        // 5.24 gunboat is a counter where type is gunboat
        DefinitionRow { name: text("gunboat"), plural: text("gunboats"), rule: Some(Rule::R5_24.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Gunboat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::Gunboat }, words: text("gunboat is a counter where type is gunboat") },
        // 5.51 combat unit is a counter where type is one of battalion, cavalry, artillery, tribal, gunboat
        DefinitionRow { name: text("combat-unit"), plural: text("combat-units"), rule: Some(Rule::R5_51.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12), Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Tribal.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17), Node::Slot(0), Node::Attribute { of: 19, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Gunboat.symbol()), Node::Compare { left: 20, comparison: Comparison::Equal, right: 21 }, Node::Or(18, 22)], exceptions: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::CombatUnit }, words: text("combat unit is a counter where type is one of battalion, cavalry, artillery, tribal, gunboat") },
        // 5.52 dervish unit is a combat unit where side is dervish
        DefinitionRow { name: text("dervish-unit"), plural: text("dervish-units"), rule: Some(Rule::R5_52.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::CombatUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Dervish.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::DervishUnit }, words: text("dervish unit is a combat unit where side is dervish") },
        // 5.53 dervish leader is a counter where type is leader and side is dervish
        DefinitionRow { name: text("dervish-leader"), plural: text("dervish-leaders"), rule: Some(Rule::R5_53.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Leader.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Dervish.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)], exceptions: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::DervishLeader }, words: text("dervish leader is a counter where type is leader and side is dervish") },
        // 5.54 battalion is a combat unit where type is battalion
        DefinitionRow { name: text("battalion"), plural: text("battalions"), rule: Some(Rule::R5_54.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::CombatUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::Battalion }, words: text("battalion is a combat unit where type is battalion") },
        // 8.1 most hexes of a counter: allowance
        DefinitionRow { name: text("most-hexes"), plural: text("most-hexes"), rule: Some(Rule::R8_1.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Allowance.id() }], exceptions: list![Exception::MostHexes_Night.id()], place: Place { layer: Layer::RememberGordon.id(), line: line::definition::MostHexes }, words: text("most hexes of a counter: allowance") },
    ],
    clauses: list![
        // 5.24 limit distance at journey end where unit is a gunboat: at most unit's ma down as (step count) called "hexes"
        ClauseRow { rule: Rule::R5_24.id(), name: text("distance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Gunboat.id(), subject: Some(1), second: None }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::MaDown.id() }], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![Exception::R5_24_Distance_Upstream.id()], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_24_Distance }, words: text("limit distance at journey end where unit is a gunboat: at most unit's ma down as (step count) called \"hexes\""), condition_words: text("unit is a gunboat"), notes: list![] },
        // 5.51 limit stack at move end, combat in each hex: at most 4 combat units
        ClauseRow { rule: Rule::R5_51.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(4))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }] }, label: text("combat units") }]), exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_51_Stack }, words: text("limit stack at move end, combat in each hex: at most 4 combat units"), condition_words: text(""), notes: list![] },
        // 5.51 exclusion gunboats at move end, combat: a gunboat may not share with another combat unit
        ClauseRow { rule: Rule::R5_51.id(), name: text("gunboats"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Gunboat.id()), condition: None }], with: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: Some(0), class: Some(Definition::CombatUnit.id()), condition: None }] }, exceptions: list![], see: list![Reference::R5_21.id()], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_51_Gunboats }, words: text("exclusion gunboats at move end, combat: a gunboat may not share with another combat unit"), condition_words: text(""), notes: list![] },
        // 5.52 exclusion tribes at move end, combat: a dervish unit called x may not share with another dervish unit where tribe is not x's tribe
        ClauseRow { rule: Rule::R5_52.id(), name: text("tribes"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::DervishUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(1), Node::Attribute { of: 1, attribute: CounterAttribute::Tribe.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Tribe.id() }, Node::Compare { left: 2, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: Some(0), class: Some(Definition::DervishUnit.id()), condition: Some(6) }] }, exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_52_Tribes }, words: text("exclusion tribes at move end, combat: a dervish unit called x may not share with another dervish unit where tribe is not x's tribe"), condition_words: text(""), notes: list![] },
        // 5.53 exclusion leaders at move end, combat: a dervish leader called x may not share with a dervish unit where command is not x's command
        ClauseRow { rule: Rule::R5_53.id(), name: text("leaders"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::DervishLeader.id()), condition: None }], with: list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::Command.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Command.id() }, Node::Compare { left: 1, comparison: Comparison::Equal, right: 3 }, Node::Not(4), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::DervishUnit.id()), condition: Some(5) }] }, exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_53_Leaders }, words: text("exclusion leaders at move end, combat: a dervish leader called x may not share with a dervish unit where command is not x's command"), condition_words: text(""), notes: list![] },
        // 5.54 value integrity bonus at fire: 0
        ClauseRow { rule: Rule::R5_54.id(), name: text("integrity-bonus"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(0))]), tags: list![], budget: None }, exceptions: list![Exception::R5_54_IntegrityBonus_WholeBrigade.id()], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R5_54_IntegrityBonus }, words: text("value integrity bonus at fire: 0"), condition_words: text(""), notes: list![] },
        // 8.1 limit distance at journey end: at most (most hexes of unit) as (step count) called "hexes"
        ClauseRow { rule: Rule::R8_1.id(), name: text("distance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JourneyEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::MostHexes.id(), subject: Some(1), second: None }], measure: Measure::Value(list![Node::Act, Node::Property { of: 0, property: Property::StepCount }]), label: text("hexes") }]), exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::clause::R8_1_Distance }, words: text("limit distance at journey end: at most (most hexes of unit) as (step count) called \"hexes\""), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 5.24 except upstream where there is a step where current is upstream: at most unit's ma up as (step count) called "hexes"
        ExceptionRow { rule: Some(Rule::R5_24.id()), name: text("upstream"), target: Target::Clause(Clause::R5_24_Distance.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: BorderAttribute::Current.id() }, Node::Symbol(Word::Upstream.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(3) }, Node::Exists { set: 4 }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::MaUp.id() }] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::exception::R5_24_Distance_Upstream }, words: text("except upstream where there is a step where current is upstream: at most unit's ma up as (step count) called \"hexes\""), condition_words: text("there is a step where current is upstream"), notes: list![] },
        // 5.54 except whole brigade where fire targets is 1 and there is a battalion called x here where (number of battalions here where brigade is x's brigade) is at least 4: 1
        ExceptionRow { rule: Some(Rule::R5_54.id()), name: text("whole-brigade"), target: Target::Clause(Clause::R5_54_IntegrityBonus.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::FireTargets.id() }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(1), Node::Attribute { of: 4, attribute: CounterAttribute::Brigade.id() }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Brigade.id() }, Node::Compare { left: 5, comparison: Comparison::Equal, right: 7 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battalion.id()), condition: Some(8) }, Node::Count { set: 9 }, Node::Number(Number::whole(4)), Node::Compare { left: 10, comparison: Comparison::AtLeast, right: 11 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battalion.id()), condition: Some(12) }, Node::Exists { set: 13 }, Node::And(3, 14)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::exception::R5_54_IntegrityBonus_WholeBrigade }, words: text("except whole brigade where fire targets is 1 and there is a battalion called x here where (number of battalions here where brigade is x's brigade) is at least 4: 1"), condition_words: text("fire targets is 1 and there is a battalion called x here where (number of battalions here where brigade is x's brigade) is at least 4"), notes: list![] },
        // 8.1 except night where night and side is ae: (allowance divided by 2) rounded down
        ExceptionRow { rule: Some(Rule::R8_1.id()), name: text("night"), target: Target::Definition(Definition::MostHexes.id()), moments: Moments::ANY, condition: Some(list![Node::GameAttribute(GameAttribute::Night.id()), Node::Slot(0), Node::Attribute { of: 1, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Ae.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(0, 4)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Allowance.id() }, Node::Number(Number::whole(2)), Node::Arithmetic { left: 1, arithmetic: Arithmetic::DividedBy, right: 2 }, Node::Round { value: 3, rounding: Rounding::Down }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::RememberGordon.id(), line: line::exception::MostHexes_Night }, words: text("except night where night and side is ae: (allowance divided by 2) rounded down"), condition_words: text("night and side is ae"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    RememberGordon,
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
    FireBonus,
    Upstream,
    Downstream,
    Ae,
    Dervish,
    Battalion,
    Cavalry,
    Artillery,
    Tribal,
    Gunboat,
    Leader,
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
    Current,
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
    Path,
    FireTargets,
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
    Night,
}

impl GameAttribute {
    /// Its number in the tables and in verdicts.
    pub const fn id(self) -> AttributeId {
        AttributeId(self as u16)
    }
}

/// The attributes of a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum BorderAttribute {
    Current,
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
    Tribe,
    Brigade,
    Command,
    Allowance,
    MaUp,
    MaDown,
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
    pub const R5_24: u32 = 45;
    pub const R5_51: u32 = 51;
    pub const R5_52: u32 = 59;
    pub const R5_53: u32 = 65;
    pub const R5_54: u32 = 70;
    pub const R8_1: u32 = 78;
}
pub mod definition {
    pub const Gunboat: u32 = 46;
    pub const CombatUnit: u32 = 52;
    pub const DervishUnit: u32 = 60;
    pub const DervishLeader: u32 = 66;
    pub const Battalion: u32 = 71;
    pub const MostHexes: u32 = 79;
}
pub mod clause {
    pub const R5_24_Distance: u32 = 47;
    pub const R5_51_Stack: u32 = 53;
    pub const R5_51_Gunboats: u32 = 54;
    pub const R5_52_Tribes: u32 = 61;
    pub const R5_53_Leaders: u32 = 67;
    pub const R5_54_IntegrityBonus: u32 = 72;
    pub const R8_1_Distance: u32 = 81;
}
pub mod exception {
    pub const R5_24_Distance_Upstream: u32 = 48;
    pub const R5_54_IntegrityBonus_WholeBrigade: u32 = 73;
    pub const MostHexes_Night: u32 = 80;
}
pub mod rule_notes {
    pub const R5_24: [u32; 1] = [49];
    pub const R5_51: [u32; 2] = [56, 57];
    pub const R5_52: [u32; 1] = [63];
}
}
