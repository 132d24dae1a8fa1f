//! Operational Combat Series: Stacking and modes.
//!
//! Game: Operational Combat Series
//!
//! Edition: Series rules 4.1, in a player's summary; chapter names as in 4.3
//!
//! Source: A player's summary of the series rules, without numbers; so rules are cited by headings
//!
//! Made from the ruleset `ocs`: change that, and build.

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
    EnterMode,
    Carry,
}

impl ActValue {
    pub const ALL: [ActValue; 3] = [ActValue::Move, ActValue::EnterMode, ActValue::Carry];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::EnterMode => rows::Word::EnterMode.symbol(),
            ActValue::Carry => rows::Word::Carry.symbol(),
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
    Division,
    Brigade,
    Regiment,
    Battalion,
    Headquarters,
    Hedgehog,
    ModeMarker,
    Supply,
    Truck,
    Wagon,
    Air,
    AirBase,
    Rail,
    Marker,
}

impl Type {
    pub const ALL: [Type; 14] = [Type::Division, Type::Brigade, Type::Regiment, Type::Battalion, Type::Headquarters, Type::Hedgehog, Type::ModeMarker, Type::Supply, Type::Truck, Type::Wagon, Type::Air, Type::AirBase, Type::Rail, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Division => rows::Word::Division.symbol(),
            Type::Brigade => rows::Word::Brigade.symbol(),
            Type::Regiment => rows::Word::Regiment.symbol(),
            Type::Battalion => rows::Word::Battalion.symbol(),
            Type::Headquarters => rows::Word::Headquarters.symbol(),
            Type::Hedgehog => rows::Word::Hedgehog.symbol(),
            Type::ModeMarker => rows::Word::ModeMarker.symbol(),
            Type::Supply => rows::Word::Supply.symbol(),
            Type::Truck => rows::Word::Truck.symbol(),
            Type::Wagon => rows::Word::Wagon.symbol(),
            Type::Air => rows::Word::Air.symbol(),
            Type::AirBase => rows::Word::AirBase.symbol(),
            Type::Rail => rows::Word::Rail.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    Combat,
    Move,
    Strat,
    Reserve,
    Exploitation,
}

impl Mode {
    pub const ALL: [Mode; 5] = [Mode::Combat, Mode::Move, Mode::Strat, Mode::Reserve, Mode::Exploitation];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Mode::Combat => rows::Word::Combat.symbol(),
            Mode::Move => rows::Word::Move.symbol(),
            Mode::Strat => rows::Word::Strat.symbol(),
            Mode::Reserve => rows::Word::Reserve.symbol(),
            Mode::Exploitation => rows::Word::Exploitation.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Mode> {
        Mode::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    Reinforcement,
    Movement,
    Reaction,
    Combat,
    Exploitation,
    CleanUp,
}

impl Phase {
    pub const ALL: [Phase; 6] = [Phase::Reinforcement, Phase::Movement, Phase::Reaction, Phase::Combat, Phase::Exploitation, Phase::CleanUp];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Phase::Reinforcement => rows::Word::Reinforcement.symbol(),
            Phase::Movement => rows::Word::Movement.symbol(),
            Phase::Reaction => rows::Word::Reaction.symbol(),
            Phase::Combat => rows::Word::Combat.symbol(),
            Phase::Exploitation => rows::Word::Exploitation.symbol(),
            Phase::CleanUp => rows::Word::CleanUp.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Phase> {
        Phase::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// Read by OCS stacking.
    pub phase: Phase,
}

impl Default for Game {
    fn default() -> Game {
        Game { phase: Phase::Movement }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.phase.symbol()),
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
    pub side: String,
    /// Read by OCS stacking, OCS stacking order, OCS modes.
    pub r#type: Type,
    /// The regimental equivalents printed. Read by OCS stacking.
    pub re: Option<Number>,
    /// Read by OCS modes.
    pub mode: Mode,
    /// Of air units. Read by OCS stacking order.
    pub active: bool,
    /// Read by OCS modes.
    pub attack_capable: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String, r#type: Type) -> Counter {
        Counter { side, r#type, re: None, mode: Mode::Combat, active: true, attack_capable: false }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.r#type.symbol()),
            self.re.map_or(Value::Nothing, |held| Value::Number(held)),
            Value::Symbol(self.mode.symbol()),
            Value::Flag(self.active),
            Value::Flag(self.attack_capable),
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
    /// A unit takes another mode.
    EnterMode(EnterMode),
    /// A unit is carried by rail or air.
    Carry(Carry),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::EnterMode(act) => act.data(names),
            Act::Carry(act) => act.data(names),
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
    /// Read by OCS modes.
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

/// A unit takes another mode.
#[derive(Clone, Debug, PartialEq)]
pub struct EnterMode {
    /// Read by OCS modes.
    pub unit: CounterId,
    /// Read by OCS modes.
    pub new_mode: Mode,
    /// Movement points spent this phase. At least 0. Read by OCS modes.
    pub points_spent: i64,
}

impl EnterMode {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, new_mode: Mode) -> EnterMode {
        EnterMode { unit, new_mode, points_spent: 0 }
    }
}

impl EnterMode {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EnterMode);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::NewMode as usize] = Value::Symbol(self.new_mode.symbol());
        data.parameters[rows::Parameter::PointsSpent as usize] = Value::Number(Number::whole(self.points_spent));
        data
    }
}

impl From<EnterMode> for Act {
    fn from(act: EnterMode) -> Act {
        Act::EnterMode(act)
    }
}

/// A unit is carried by rail or air.
#[derive(Clone, Debug, PartialEq)]
pub struct Carry {
    /// Read by OCS modes.
    pub unit: CounterId,
}

impl Carry {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> Carry {
        Carry { unit }
    }
}

impl Carry {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Carry);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<Carry> for Act {
    fn from(act: Carry) -> Act {
        Act::Carry(act)
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
    /// a unit takes another mode
    EnterMode,
    /// a unit is carried by rail or air
    Carry,
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
    /// a phase of the enemy ends
    EnemyPhaseEnd,
    /// a unit enters a hex
    Entry,
    /// a unit takes another mode
    ModeChoice,
    /// a unit is carried by rail or air
    Transport,
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
    /// OCS stacking 
    OCSStacking,
    /// OCS stacking order 
    OCSStackingOrder,
    /// OCS modes 
    OCSModes,
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
    /// OCS stacking: combat-unit
    CombatUnit,
    /// OCS stacking: regiments
    Regiments,
    /// OCS stacking order: layer
    Layer,
    /// OCS modes: reserve-unit
    ReserveUnit,
    /// OCS modes: hedgehog
    Hedgehog,
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
    /// OCS stacking: stack
    OCSStacking_Stack,
    /// OCS stacking order: order
    OCSStackingOrder_Order,
    /// OCS modes: strat-move
    OCSModes_StratMove,
    /// OCS modes: strat-mode
    OCSModes_StratMode,
    /// OCS modes: reserve-mode
    OCSModes_ReserveMode,
    /// OCS modes: late
    OCSModes_Late,
    /// OCS modes: move-mode
    OCSModes_MoveMode,
    /// OCS modes: hedgehog
    OCSModes_Hedgehog,
    /// OCS modes: standing-still
    OCSModes_StandingStill,
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
    /// OCS stacking: printed
    Regiments_Printed,
    /// OCS stacking: reinforcement
    OCSStacking_Stack_Reinforcement,
    /// OCS stacking order: inactive-air
    Layer_InactiveAir,
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
        name: text("ocs"),
        title: text("Operational Combat Series: Stacking and modes"),
        game: text("Operational Combat Series"),
        edition: text("Series rules 4.1, in a player's summary; chapter names as in 4.3"),
        source: text("A player's summary of the series rules, without numbers; so rules are cited by headings"),
    },
    layers: list![
        LayerRow { name: text("ocs"), title: text("Operational Combat Series: Stacking and modes") },
    ],
    symbols: list![
        text("move"),
        text("enter-mode"),
        text("carry"),
        text("division"),
        text("brigade"),
        text("regiment"),
        text("battalion"),
        text("headquarters"),
        text("hedgehog"),
        text("mode-marker"),
        text("supply"),
        text("truck"),
        text("wagon"),
        text("air"),
        text("air-base"),
        text("rail"),
        text("marker"),
        text("combat"),
        text("strat"),
        text("reserve"),
        text("exploitation"),
        text("reinforcement"),
        text("movement"),
        text("reaction"),
        text("clean-up"),
        text("figure"),
    ],
    aliases: list![
        AliasRow { domain: Values::Type.id(), alias: text("hq"), symbol: Word::Headquarters.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::EnterMode.symbol(), Word::Carry.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Division.symbol(), Word::Brigade.symbol(), Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Headquarters.symbol(), Word::Hedgehog.symbol(), Word::ModeMarker.symbol(), Word::Supply.symbol(), Word::Truck.symbol(), Word::Wagon.symbol(), Word::Air.symbol(), Word::AirBase.symbol(), Word::Rail.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("mode"), values: list![Word::Combat.symbol(), Word::Move.symbol(), Word::Strat.symbol(), Word::Reserve.symbol(), Word::Exploitation.symbol()] },
        DomainRow { name: text("phase"), values: list![Word::Reinforcement.symbol(), Word::Movement.symbol(), Word::Reaction.symbol(), Word::Combat.symbol(), Word::Exploitation.symbol(), Word::CleanUp.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("phase"), alias: text(""), of_type: Type::OneOf(Values::Phase.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Movement.symbol())), doc: text("") },
    ],
    places: list![],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("re"), alias: text(""), of_type: Type::Fraction, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the regimental equivalents printed") },
        AttributeRow { name: text("mode"), alias: text(""), of_type: Type::OneOf(Values::Mode.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Combat.symbol())), doc: text("") },
        AttributeRow { name: text("active"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("of air units") },
        AttributeRow { name: text("attack-capable"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("new-mode"), alias: text(""), of_type: Type::OneOf(Values::Mode.id()) },
        ParameterRow { name: text("points-spent"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::NONE, conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("enter-mode"), question: false, doc: text("a unit takes another mode"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::NewMode.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::PointsSpent.id(), optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("movement points spent this phase") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::ModeChoice.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Mode.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewMode.id() }] }], happens_in: None },
        ActRow { name: text("carry"), question: false, doc: text("a unit is carried by rail or air"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Transport.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("phase-end"), doc: text("a phase ends") },
        MomentRow { name: text("enemy-phase-end"), doc: text("a phase of the enemy ends") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("mode-choice"), doc: text("a unit takes another mode") },
        MomentRow { name: text("transport"), doc: text("a unit is carried by rail or air") },
    ],
    references: list![],
    rulings: list![],
    charts: list![
        // OCS stacking usual-re
        //              | figure
        // division     | 3
        // brigade      | 1
        // regiment     | 1
        // battalion    | 1/2
        // headquarters | 0
        // hedgehog     | 0
        // mode-marker  | 0
        // supply       | 0
        // truck        | 0
        // wagon        | 0
        // air          | 0
        // air-base     | 0
        // rail         | 0
        // marker       | 0
        ChartRow { name: text("usual-re"), rule: Some(Rule::OCSStacking.id()), row_keys: list![Word::Division.symbol(), Word::Brigade.symbol(), Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Headquarters.symbol(), Word::Hedgehog.symbol(), Word::ModeMarker.symbol(), Word::Supply.symbol(), Word::Truck.symbol(), Word::Wagon.symbol(), Word::Air.symbol(), Word::AirBase.symbol(), Word::Rail.symbol(), Word::Marker.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::whole(3)), Value::Number(Number::whole(1)), Value::Number(Number::whole(1)), Value::Number(Number::lowest_terms(1, 2)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0))], place: Place { layer: Layer::Ocs.id(), line: line::chart::UsualRe }, amended: list![] },
        // OCS stacking order usual-layer
        //              | figure
        // air          | 1
        // supply       | 3
        // truck        | 3
        // wagon        | 3
        // air-base     | 4
        // rail         | 4
        // division     | 2
        // brigade      | 2
        // regiment     | 2
        // battalion    | 2
        // headquarters | 2
        // hedgehog     | 2
        // mode-marker  | 2
        // marker       | 2
        ChartRow { name: text("usual-layer"), rule: Some(Rule::OCSStackingOrder.id()), row_keys: list![Word::Air.symbol(), Word::Supply.symbol(), Word::Truck.symbol(), Word::Wagon.symbol(), Word::AirBase.symbol(), Word::Rail.symbol(), Word::Division.symbol(), Word::Brigade.symbol(), Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Headquarters.symbol(), Word::Hedgehog.symbol(), Word::ModeMarker.symbol(), Word::Marker.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Number(Number::whole(1)), Value::Number(Number::whole(3)), Value::Number(Number::whole(3)), Value::Number(Number::whole(3)), Value::Number(Number::whole(4)), Value::Number(Number::whole(4)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2)), Value::Number(Number::whole(2))], place: Place { layer: Layer::Ocs.id(), line: line::chart::UsualLayer }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("OCS stacking"), heading: text(""), place: Place { layer: Layer::Ocs.id(), line: line::rule::OCSStacking }, notes: list![NoteRow { text: text("Trucks, wagons, air units and markers count nothing."), place: Place { layer: Layer::Ocs.id(), line: line::rule_notes::OCSStacking[0] } }], see: list![] },
        RuleRow { number: text("OCS stacking order"), heading: text(""), place: Place { layer: Layer::Ocs.id(), line: line::rule::OCSStackingOrder }, notes: list![NoteRow { text: text("From the top: active air; hedgehog, mode markers, headquarters and combat units; supplies, trucks and wagons; air bases, inactive air and rail."), place: Place { layer: Layer::Ocs.id(), line: line::rule_notes::OCSStackingOrder[0] } }], see: list![] },
        RuleRow { number: text("OCS modes"), heading: text(""), place: Place { layer: Layer::Ocs.id(), line: line::rule::OCSModes }, notes: list![NoteRow { text: text("Only the unit that moves is bound: an enemy may come next to a unit in Strat Mode. The zone of an attack-capable enemy is read as the hexes next to it."), place: Place { layer: Layer::Ocs.id(), line: line::rule_notes::OCSModes[0] } }], see: list![] },
    ],
    definitions: list![
        // OCS stacking combat unit is a counter where type is one of division, brigade, regiment, battalion
        DefinitionRow { name: text("combat-unit"), plural: text("combat-units"), rule: Some(Rule::OCSStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Division.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Brigade.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Regiment.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12), Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17)], exceptions: list![], place: Place { layer: Layer::Ocs.id(), line: line::definition::CombatUnit }, words: text("combat unit is a counter where type is one of division, brigade, regiment, battalion") },
        // OCS stacking regiments of a combat unit: usual re of type
        DefinitionRow { name: text("regiments"), plural: text("regiments"), rule: Some(Rule::OCSStacking.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualRe.id(), row: 1, column: 2 }], exceptions: list![Exception::Regiments_Printed.id()], place: Place { layer: Layer::Ocs.id(), line: line::definition::Regiments }, words: text("regiments of a combat unit: usual re of type") },
        // OCS stacking order layer of a counter: usual layer of type
        DefinitionRow { name: text("layer"), plural: text("layer"), rule: Some(Rule::OCSStackingOrder.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::UsualLayer.id(), row: 1, column: 2 }], exceptions: list![Exception::Layer_InactiveAir.id()], place: Place { layer: Layer::Ocs.id(), line: line::definition::Layer }, words: text("layer of a counter: usual layer of type") },
        // OCS modes reserve unit is a combat unit where mode is reserve
        DefinitionRow { name: text("reserve-unit"), plural: text("reserve-units"), rule: Some(Rule::OCSModes.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::CombatUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Reserve.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::Ocs.id(), line: line::definition::ReserveUnit }, words: text("reserve unit is a combat unit where mode is reserve") },
        // OCS modes hedgehog is a counter where type is hedgehog
        DefinitionRow { name: text("hedgehog"), plural: text("hedgehogs"), rule: Some(Rule::OCSModes.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Hedgehog.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }], exceptions: list![], place: Place { layer: Layer::Ocs.id(), line: line::definition::Hedgehog }, words: text("hedgehog is a counter where type is hedgehog") },
    ],
    clauses: list![
        // OCS stacking limit stack at phase end in each hex: at most 10 regiments of combat units called "re"
        ClauseRow { rule: Rule::OCSStacking.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::PhaseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(10))], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::Regiments.id(), subject: Some(0), second: None }] }, label: text("re") }]), exceptions: list![Exception::OCSStacking_Stack_Reinforcement.id()], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSStacking_Stack }, words: text("limit stack at phase end in each hex: at most 10 regiments of combat units called \"re\""), condition_words: text(""), notes: list![] },
        // OCS stacking order requirement order at phase end for each counter called x here: there is no counter here where (depth is more than x's depth and layer of it is less than layer of x)
        ClauseRow { rule: Rule::OCSStackingOrder.id(), name: text("order"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::PhaseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: None, condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(1), Node::Property { of: 0, property: Property::Depth }, Node::Slot(0), Node::Property { of: 2, property: Property::Depth }, Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 3 }, Node::Slot(1), Node::Defined { definition: Definition::Layer.id(), subject: Some(5), second: None }, Node::Slot(0), Node::Defined { definition: Definition::Layer.id(), subject: Some(7), second: None }, Node::Compare { left: 6, comparison: Comparison::LessThan, right: 8 }, Node::And(4, 9), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: None, condition: Some(10) }, Node::Exists { set: 11 }, Node::Not(12)]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSStackingOrder_Order }, words: text("requirement order at phase end for each counter called x here: there is no counter here where (depth is more than x's depth and layer of it is less than layer of x)"), condition_words: text(""), notes: list![] },
        // OCS modes ban strat move at entry where unit's mode is strat: there is an enemy counter next to here where attack capable
        ClauseRow { rule: Rule::OCSModes.id(), name: text("strat-move"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Strat.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::AttackCapable.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_StratMove }, words: text("ban strat move at entry where unit's mode is strat: there is an enemy counter next to here where attack capable"), condition_words: text("unit's mode is strat"), notes: list![] },
        // OCS modes ban strat mode at mode choice where new mode is strat: there is an enemy counter next to here where attack capable
        ClauseRow { rule: Rule::OCSModes.id(), name: text("strat-mode"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::ModeChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewMode.id() }, Node::Symbol(Word::Strat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::AttackCapable.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_StratMode }, words: text("ban strat mode at mode choice where new mode is strat: there is an enemy counter next to here where attack capable"), condition_words: text("new mode is strat"), notes: list![] },
        // OCS modes ban reserve mode at mode choice where new mode is reserve: there is an enemy counter next to here where attack capable
        ClauseRow { rule: Rule::OCSModes.id(), name: text("reserve-mode"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::ModeChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewMode.id() }, Node::Symbol(Word::Reserve.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::AttackCapable.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: None, condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_ReserveMode }, words: text("ban reserve mode at mode choice where new mode is reserve: there is an enemy counter next to here where attack capable"), condition_words: text("new mode is reserve"), notes: list![] },
        // OCS modes ban late at mode choice: points spent is more than 0
        ClauseRow { rule: Rule::OCSModes.id(), name: text("late"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::ModeChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::PointsSpent.id() }, Node::Number(Number::whole(0)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_Late }, words: text("ban late at mode choice: points spent is more than 0"), condition_words: text(""), notes: list![] },
        // OCS modes requirement move mode at transport: unit's mode is move
        ClauseRow { rule: Rule::OCSModes.id(), name: text("move-mode"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Transport.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Move.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_MoveMode }, words: text("requirement move mode at transport: unit's mode is move"), condition_words: text(""), notes: list![] },
        // OCS modes exclusion hedgehog at phase end, mode choice: a reserve unit may not share with a hedgehog
        ClauseRow { rule: Rule::OCSModes.id(), name: text("hedgehog"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::PhaseEnd.id(), Moment::ModeChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::ReserveUnit.id()), condition: None }], with: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Hedgehog.id()), condition: None }] }, exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_Hedgehog }, words: text("exclusion hedgehog at phase end, mode choice: a reserve unit may not share with a hedgehog"), condition_words: text(""), notes: list![] },
        // OCS modes permission standing still at enemy phase end for each combat unit here where mode is strat and there is an enemy counter next to here where attack capable
        ClauseRow { rule: Rule::OCSModes.id(), name: text("standing-still"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::EnemyPhaseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Strat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Here, Node::Slot(0), Node::Slot(1), Node::Attribute { of: 6, attribute: CounterAttribute::AttackCapable.id() }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(4), relation: Some(Relation::Enemy { to: 5 }), other_than: None, class: None, condition: Some(7) }, Node::Exists { set: 8 }, Node::And(3, 9), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(10) }]), condition: None, body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::clause::OCSModes_StandingStill }, words: text("permission standing still at enemy phase end for each combat unit here where mode is strat and there is an enemy counter next to here where attack capable"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // OCS stacking except printed where re is not none: re
        ExceptionRow { rule: Some(Rule::OCSStacking.id()), name: text("printed"), target: Target::Definition(Definition::Regiments.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Re.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Re.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::exception::Regiments_Printed }, words: text("except printed where re is not none: re"), condition_words: text("re is not none"), notes: list![] },
        // OCS stacking except reinforcement where phase is reinforcement: lifted
        ExceptionRow { rule: Some(Rule::OCSStacking.id()), name: text("reinforcement"), target: Target::Clause(Clause::OCSStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::GameAttribute(GameAttribute::Phase.id()), Node::Symbol(Word::Reinforcement.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::exception::OCSStacking_Stack_Reinforcement }, words: text("except reinforcement where phase is reinforcement: lifted"), condition_words: text("phase is reinforcement"), notes: list![] },
        // OCS stacking order except inactive air where type is air and not active: 4
        ExceptionRow { rule: Some(Rule::OCSStackingOrder.id()), name: text("inactive-air"), target: Target::Definition(Definition::Layer.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Air.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Active.id() }, Node::Not(5), Node::And(3, 6)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(4))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::Ocs.id(), line: line::exception::Layer_InactiveAir }, words: text("except inactive air where type is air and not active: 4"), condition_words: text("type is air and not active"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    Ocs,
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
    EnterMode,
    Carry,
    Division,
    Brigade,
    Regiment,
    Battalion,
    Headquarters,
    Hedgehog,
    ModeMarker,
    Supply,
    Truck,
    Wagon,
    Air,
    AirBase,
    Rail,
    Marker,
    Combat,
    Strat,
    Reserve,
    Exploitation,
    Reinforcement,
    Movement,
    Reaction,
    CleanUp,
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
    Mode,
    Phase,
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
    NewMode,
    PointsSpent,
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
}

impl GameAttribute {
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
    Re,
    Mode,
    Active,
    AttackCapable,
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
    /// usual-re
    UsualRe,
    /// usual-layer
    UsualLayer,
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
    pub const UsualRe: u32 = 49;
    pub const UsualLayer: u32 = 61;
}
pub mod rule {
    pub const OCSStacking: u32 = 47;
    pub const OCSStackingOrder: u32 = 60;
    pub const OCSModes: u32 = 73;
}
pub mod definition {
    pub const CombatUnit: u32 = 48;
    pub const Regiments: u32 = 54;
    pub const Layer: u32 = 66;
    pub const ReserveUnit: u32 = 79;
    pub const Hedgehog: u32 = 80;
}
pub mod clause {
    pub const OCSStacking_Stack: u32 = 56;
    pub const OCSStackingOrder_Order: u32 = 68;
    pub const OCSModes_StratMove: u32 = 74;
    pub const OCSModes_StratMode: u32 = 75;
    pub const OCSModes_ReserveMode: u32 = 76;
    pub const OCSModes_Late: u32 = 77;
    pub const OCSModes_MoveMode: u32 = 78;
    pub const OCSModes_Hedgehog: u32 = 81;
    pub const OCSModes_StandingStill: u32 = 82;
}
pub mod exception {
    pub const Regiments_Printed: u32 = 55;
    pub const OCSStacking_Stack_Reinforcement: u32 = 57;
    pub const Layer_InactiveAir: u32 = 67;
}
pub mod rule_notes {
    pub const OCSStacking: [u32; 1] = [58];
    pub const OCSStackingOrder: [u32; 1] = [70];
    pub const OCSModes: [u32; 1] = [84];
}
}
