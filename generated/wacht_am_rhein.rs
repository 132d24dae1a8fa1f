//! Wacht am Rhein: Stacking.
//!
//! Game: Wacht am Rhein
//!
//! Edition: Second edition, Decision Games 2005, in the numbering before the document of May 2007
//!
//! Source: Chapter 7, Stacking
//!
//! Made from the ruleset `wacht-am-rhein`: change that, and build.

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
    FinishMove,
    FinishRetreat,
    EnterHex,
    PassThrough,
    Move,
    StartRoadMove,
    MoveTogether,
    EndMovementPhase,
    EnterMode,
    GroundAssault,
    FireMission,
    SetTop,
    ExamineStack,
}

impl ActValue {
    pub const ALL: [ActValue; 13] = [ActValue::FinishMove, ActValue::FinishRetreat, ActValue::EnterHex, ActValue::PassThrough, ActValue::Move, ActValue::StartRoadMove, ActValue::MoveTogether, ActValue::EndMovementPhase, ActValue::EnterMode, ActValue::GroundAssault, ActValue::FireMission, ActValue::SetTop, ActValue::ExamineStack];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::FinishMove => rows::Word::FinishMove.symbol(),
            ActValue::FinishRetreat => rows::Word::FinishRetreat.symbol(),
            ActValue::EnterHex => rows::Word::EnterHex.symbol(),
            ActValue::PassThrough => rows::Word::PassThrough.symbol(),
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::StartRoadMove => rows::Word::StartRoadMove.symbol(),
            ActValue::MoveTogether => rows::Word::MoveTogether.symbol(),
            ActValue::EndMovementPhase => rows::Word::EndMovementPhase.symbol(),
            ActValue::EnterMode => rows::Word::EnterMode.symbol(),
            ActValue::GroundAssault => rows::Word::GroundAssault.symbol(),
            ActValue::FireMission => rows::Word::FireMission.symbol(),
            ActValue::SetTop => rows::Word::SetTop.symbol(),
            ActValue::ExamineStack => rows::Word::ExamineStack.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Infantry,
    Armor,
    Recon,
    Artillery,
    Engineer,
    Headquarters,
    Hybrid,
    BridgeColumn,
    Marker,
}

impl Kind {
    pub const ALL: [Kind; 9] = [Kind::Infantry, Kind::Armor, Kind::Recon, Kind::Artillery, Kind::Engineer, Kind::Headquarters, Kind::Hybrid, Kind::BridgeColumn, Kind::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Kind::Infantry => rows::Word::Infantry.symbol(),
            Kind::Armor => rows::Word::Armor.symbol(),
            Kind::Recon => rows::Word::Recon.symbol(),
            Kind::Artillery => rows::Word::Artillery.symbol(),
            Kind::Engineer => rows::Word::Engineer.symbol(),
            Kind::Headquarters => rows::Word::Headquarters.symbol(),
            Kind::Hybrid => rows::Word::Hybrid.symbol(),
            Kind::BridgeColumn => rows::Word::BridgeColumn.symbol(),
            Kind::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Kind> {
        Kind::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    Company,
    Battalion,
    Larger,
}

impl Size {
    pub const ALL: [Size; 3] = [Size::Company, Size::Battalion, Size::Larger];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Size::Company => rows::Word::Company.symbol(),
            Size::Battalion => rows::Word::Battalion.symbol(),
            Size::Larger => rows::Word::Larger.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Size> {
        Size::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of motive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motive {
    Leg,
    Mech,
}

impl Motive {
    pub const ALL: [Motive; 2] = [Motive::Leg, Motive::Mech];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Motive::Leg => rows::Word::Leg.symbol(),
            Motive::Mech => rows::Word::Mech.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Motive> {
        Motive::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of carriage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Carriage {
    Towed,
    SelfPropelled,
}

impl Carriage {
    pub const ALL: [Carriage; 2] = [Carriage::Towed, Carriage::SelfPropelled];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Carriage::Towed => rows::Word::Towed.symbol(),
            Carriage::SelfPropelled => rows::Word::SelfPropelled.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Carriage> {
        Carriage::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Battery {
    InBattery,
    OutOfBattery,
}

impl Battery {
    pub const ALL: [Battery; 2] = [Battery::InBattery, Battery::OutOfBattery];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Battery::InBattery => rows::Word::InBattery.symbol(),
            Battery::OutOfBattery => rows::Word::OutOfBattery.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Battery> {
        Battery::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Division,
    Corps,
    Army,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Division, Level::Corps, Level::Army];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Level::Division => rows::Word::Division.symbol(),
            Level::Corps => rows::Word::Corps.symbol(),
            Level::Army => rows::Word::Army.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Level> {
        Level::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bridge {
    Column,
    UnderConstruction,
    Completed,
}

impl Bridge {
    pub const ALL: [Bridge; 3] = [Bridge::Column, Bridge::UnderConstruction, Bridge::Completed];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Bridge::Column => rows::Word::Column.symbol(),
            Bridge::UnderConstruction => rows::Word::UnderConstruction.symbol(),
            Bridge::Completed => rows::Word::Completed.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Bridge> {
        Bridge::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    Tactical,
    PreparedAssault,
    Strat,
    Exploitation,
    ManeuverReserve,
    CombatReserve,
}

impl Mode {
    pub const ALL: [Mode; 6] = [Mode::Tactical, Mode::PreparedAssault, Mode::Strat, Mode::Exploitation, Mode::ManeuverReserve, Mode::CombatReserve];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Mode::Tactical => rows::Word::Tactical.symbol(),
            Mode::PreparedAssault => rows::Word::PreparedAssault.symbol(),
            Mode::Strat => rows::Word::Strat.symbol(),
            Mode::Exploitation => rows::Word::Exploitation.symbol(),
            Mode::ManeuverReserve => rows::Word::ManeuverReserve.symbol(),
            Mode::CombatReserve => rows::Word::CombatReserve.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Mode> {
        Mode::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Movement {
    Normal,
    Road,
}

impl Movement {
    pub const ALL: [Movement; 2] = [Movement::Normal, Movement::Road];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Movement::Normal => rows::Word::Normal.symbol(),
            Movement::Road => rows::Word::Road.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Movement> {
        Movement::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    Attack,
    Defend,
}

impl Role {
    pub const ALL: [Role; 2] = [Role::Attack, Role::Defend];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Role::Attack => rows::Word::Attack.symbol(),
            Role::Defend => rows::Word::Defend.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Role> {
        Role::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    Owner,
    Opponent,
}

impl Viewer {
    pub const ALL: [Viewer; 2] = [Viewer::Owner, Viewer::Opponent];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Viewer::Owner => rows::Word::Owner.symbol(),
            Viewer::Opponent => rows::Word::Opponent.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Viewer> {
        Viewer::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA1 {
    Yes,
    No,
}

impl RulingA1 {
    pub const ALL: [RulingA1; 2] = [RulingA1::Yes, RulingA1::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA1::Yes => rows::Word::Yes.symbol(),
            RulingA1::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA1> {
        RulingA1::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA2 {
    No,
    Yes,
}

impl RulingA2 {
    pub const ALL: [RulingA2; 2] = [RulingA2::No, RulingA2::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA2::No => rows::Word::No.symbol(),
            RulingA2::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA2> {
        RulingA2::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA3 {
    AllUnits,
    MechUnitsOnly,
}

impl RulingA3 {
    pub const ALL: [RulingA3; 2] = [RulingA3::AllUnits, RulingA3::MechUnitsOnly];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA3::AllUnits => rows::Word::AllUnits.symbol(),
            RulingA3::MechUnitsOnly => rows::Word::MechUnitsOnly.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA3> {
        RulingA3::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA4 {
    No,
    Yes,
}

impl RulingA4 {
    pub const ALL: [RulingA4; 2] = [RulingA4::No, RulingA4::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA4::No => rows::Word::No.symbol(),
            RulingA4::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA4> {
        RulingA4::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA5 {
    Yes,
    No,
}

impl RulingA5 {
    pub const ALL: [RulingA5; 2] = [RulingA5::Yes, RulingA5::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA5::Yes => rows::Word::Yes.symbol(),
            RulingA5::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA5> {
        RulingA5::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA6 {
    EndOfMovementPhase,
    NoDeadline,
}

impl RulingA6 {
    pub const ALL: [RulingA6; 2] = [RulingA6::EndOfMovementPhase, RulingA6::NoDeadline];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA6::EndOfMovementPhase => rows::Word::EndOfMovementPhase.symbol(),
            RulingA6::NoDeadline => rows::Word::NoDeadline.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA6> {
        RulingA6::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA7 {
    Yes,
    No,
}

impl RulingA7 {
    pub const ALL: [RulingA7; 2] = [RulingA7::Yes, RulingA7::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA7::Yes => rows::Word::Yes.symbol(),
            RulingA7::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA7> {
        RulingA7::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA8 {
    Silent,
    AnyOnTop,
}

impl RulingA8 {
    pub const ALL: [RulingA8; 2] = [RulingA8::Silent, RulingA8::AnyOnTop];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA8::Silent => rows::Word::Silent.symbol(),
            RulingA8::AnyOnTop => rows::Word::AnyOnTop.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA8> {
        RulingA8::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA9 {
    Yes,
    No,
}

impl RulingA9 {
    pub const ALL: [RulingA9; 2] = [RulingA9::Yes, RulingA9::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA9::Yes => rows::Word::Yes.symbol(),
            RulingA9::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA9> {
        RulingA9::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA10 {
    Allowed,
    Forbidden,
}

impl RulingA10 {
    pub const ALL: [RulingA10; 2] = [RulingA10::Allowed, RulingA10::Forbidden];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA10::Allowed => rows::Word::Allowed.symbol(),
            RulingA10::Forbidden => rows::Word::Forbidden.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA10> {
        RulingA10::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA11 {
    CompletedOnly,
    UnderConstructionToo,
}

impl RulingA11 {
    pub const ALL: [RulingA11; 2] = [RulingA11::CompletedOnly, RulingA11::UnderConstructionToo];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA11::CompletedOnly => rows::Word::CompletedOnly.symbol(),
            RulingA11::UnderConstructionToo => rows::Word::UnderConstructionToo.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA11> {
        RulingA11::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA12 {
    Both,
    StackingOnly,
}

impl RulingA12 {
    pub const ALL: [RulingA12; 2] = [RulingA12::Both, RulingA12::StackingOnly];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA12::Both => rows::Word::Both.symbol(),
            RulingA12::StackingOnly => rows::Word::StackingOnly.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA12> {
        RulingA12::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA13 {
    Joint,
    Separate,
}

impl RulingA13 {
    pub const ALL: [RulingA13; 2] = [RulingA13::Joint, RulingA13::Separate];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA13::Joint => rows::Word::Joint.symbol(),
            RulingA13::Separate => rows::Word::Separate.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA13> {
        RulingA13::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// As the terrain effects chart says (7.1.0). Read by 7.1.0.
    pub constricted: bool,
    /// Was overstacked when this movement phase began. Read by 7.5.0.
    pub was_overstacked: bool,
}

impl Hex {
    /// What must be said; the rest is as usual.
    pub fn new(constricted: bool) -> Hex {
        Hex { constricted, was_overstacked: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.constricted),
            Value::Flag(self.was_overstacked),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by 7.0, 7.1.2, 7.2.0, 7.6.0.
    pub kind: Kind,
    /// The size symbol printed on the counter. Read by 7.0.
    pub size: Option<Size>,
    /// The companies that a hybrid is made of, as printed. From 2 to 3. Read by 7.0.
    pub companies: Option<i64>,
    /// At least 0.
    pub steps_lost: i64,
    /// The printed movement class. Read by 7.1.2, 7.2.0.
    pub motive: Motive,
    /// Of artillery. Read by 7.2.0.
    pub carriage: Option<Carriage>,
    /// Of artillery. Read by 7.2.0.
    pub battery: Option<Battery>,
    /// Read by 7.2.0.
    pub r#static: bool,
    /// The formation that the unit belongs to. Read by 7.1.2.
    pub level: Level,
    /// The state of a heavy bridge column. Read by 7.1.0, 7.1.2, 7.2.0.
    pub bridge: Option<Bridge>,
    /// Read by 7.3.0.
    pub mode: Mode,
    /// Read by 7.6.0.
    pub observed: bool,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(kind: Kind) -> Counter {
        Counter { kind, size: None, companies: None, steps_lost: 0, motive: Motive::Leg, carriage: None, battery: None, r#static: false, level: Level::Division, bridge: None, mode: Mode::Tactical, observed: true }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.kind.symbol()),
            self.size.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.companies.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            Value::Number(Number::whole(self.steps_lost)),
            Value::Symbol(self.motive.symbol()),
            self.carriage.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.battery.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Flag(self.r#static),
            Value::Symbol(self.level.symbol()),
            self.bridge.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Symbol(self.mode.symbol()),
            Value::Flag(self.observed),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit finishes its move.
    FinishMove(FinishMove),
    /// A unit finishes a retreat.
    FinishRetreat(FinishRetreat),
    /// A unit enters a hex.
    EnterHex(EnterHex),
    /// A unit moves through a hex without stopping.
    PassThrough(PassThrough),
    /// A unit moves along a path.
    Move(Move),
    /// A unit takes up Road Movement.
    StartRoadMove(StartRoadMove),
    /// Units move as one.
    MoveTogether(MoveTogether),
    /// The owner's movement phase ends.
    EndMovementPhase(EndMovementPhase),
    /// A unit enters another mode.
    EnterMode(EnterMode),
    /// Units of a hex fight a Ground Assault.
    GroundAssault(GroundAssault),
    /// Units of a hex carry out a fire mission.
    FireMission(FireMission),
    /// A unit is shown on top of its stack.
    SetTop(SetTop),
    /// A player looks through a stack.
    ExamineStack(ExamineStack),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::FinishMove(act) => act.data(names),
            Act::FinishRetreat(act) => act.data(names),
            Act::EnterHex(act) => act.data(names),
            Act::PassThrough(act) => act.data(names),
            Act::Move(act) => act.data(names),
            Act::StartRoadMove(act) => act.data(names),
            Act::MoveTogether(act) => act.data(names),
            Act::EndMovementPhase(act) => act.data(names),
            Act::EnterMode(act) => act.data(names),
            Act::GroundAssault(act) => act.data(names),
            Act::FireMission(act) => act.data(names),
            Act::SetTop(act) => act.data(names),
            Act::ExamineStack(act) => act.data(names),
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

/// A unit finishes its move.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishMove {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
}

impl FinishMove {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> FinishMove {
        FinishMove { unit }
    }
}

impl FinishMove {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FinishMove);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<FinishMove> for Act {
    fn from(act: FinishMove) -> Act {
        Act::FinishMove(act)
    }
}

/// A unit finishes a retreat.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishRetreat {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
}

impl FinishRetreat {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> FinishRetreat {
        FinishRetreat { unit }
    }
}

impl FinishRetreat {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FinishRetreat);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<FinishRetreat> for Act {
    fn from(act: FinishRetreat) -> Act {
        Act::FinishRetreat(act)
    }
}

/// A unit enters a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct EnterHex {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
    /// Read by 7.1.2, 7.5.0.
    pub movement: Movement,
}

impl EnterHex {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> EnterHex {
        EnterHex { unit, movement: Movement::Normal }
    }
}

impl EnterHex {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EnterHex);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Movement as usize] = Value::Symbol(self.movement.symbol());
        data
    }
}

impl From<EnterHex> for Act {
    fn from(act: EnterHex) -> Act {
        Act::EnterHex(act)
    }
}

/// A unit moves through a hex without stopping.
#[derive(Clone, Debug, PartialEq)]
pub struct PassThrough {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
    /// Read by 7.1.2, 7.5.0.
    pub movement: Movement,
}

impl PassThrough {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> PassThrough {
        PassThrough { unit, movement: Movement::Normal }
    }
}

impl PassThrough {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::PassThrough);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Movement as usize] = Value::Symbol(self.movement.symbol());
        data
    }
}

impl From<PassThrough> for Act {
    fn from(act: PassThrough) -> Act {
        Act::PassThrough(act)
    }
}

/// A unit moves along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
    /// Read by 7.1.2, 7.5.0.
    pub movement: Movement,
    pub path: Path,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, movement: Movement::Normal, path }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Movement as usize] = Value::Symbol(self.movement.symbol());
        self.path.write(&mut data, names);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// A unit takes up Road Movement.
#[derive(Clone, Debug, PartialEq)]
pub struct StartRoadMove {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
    /// Read by 7.1.2, 7.5.0.
    pub movement: Movement,
}

impl StartRoadMove {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> StartRoadMove {
        StartRoadMove { unit, movement: Movement::Road }
    }
}

impl StartRoadMove {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::StartRoadMove);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Movement as usize] = Value::Symbol(self.movement.symbol());
        data
    }
}

impl From<StartRoadMove> for Act {
    fn from(act: StartRoadMove) -> Act {
        Act::StartRoadMove(act)
    }
}

/// Units move as one.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveTogether {
    /// Read by 7.1.2, 7.2.0.
    pub movers: Vec<CounterId>,
}

impl MoveTogether {
    /// What must be said; the rest is as usual.
    pub fn new(movers: Vec<CounterId>) -> MoveTogether {
        MoveTogether { movers }
    }
}

impl MoveTogether {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::MoveTogether);
        data.parameters[rows::Parameter::Movers as usize] = list_of(&mut data.lists, self.movers.iter().map(|counter| Value::Counter(counter.0)));
        data
    }
}

impl From<MoveTogether> for Act {
    fn from(act: MoveTogether) -> Act {
        Act::MoveTogether(act)
    }
}

/// The owner's movement phase ends.
#[derive(Clone, Debug, PartialEq)]
pub struct EndMovementPhase {
    /// Some unit of the hex could have moved out. Read by 7.0.
    pub could_leave: bool,
}

impl EndMovementPhase {
    /// What must be said; the rest is as usual.
    pub fn new(could_leave: bool) -> EndMovementPhase {
        EndMovementPhase { could_leave }
    }
}

impl EndMovementPhase {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EndMovementPhase);
        data.parameters[rows::Parameter::CouldLeave as usize] = Value::Flag(self.could_leave);
        data
    }
}

impl From<EndMovementPhase> for Act {
    fn from(act: EndMovementPhase) -> Act {
        Act::EndMovementPhase(act)
    }
}

/// A unit enters another mode.
#[derive(Clone, Debug, PartialEq)]
pub struct EnterMode {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
    /// Read by 7.5.0.
    pub new_mode: Mode,
}

impl EnterMode {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, new_mode: Mode) -> EnterMode {
        EnterMode { unit, new_mode }
    }
}

impl EnterMode {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EnterMode);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::NewMode as usize] = Value::Symbol(self.new_mode.symbol());
        data
    }
}

impl From<EnterMode> for Act {
    fn from(act: EnterMode) -> Act {
        Act::EnterMode(act)
    }
}

/// Units of a hex fight a Ground Assault.
#[derive(Clone, Debug, PartialEq)]
pub struct GroundAssault {
    pub role: Role,
    /// The units that take part. Read by 7.4.0.
    pub chosen: Vec<CounterId>,
}

impl GroundAssault {
    /// What must be said; the rest is as usual.
    pub fn new(role: Role, chosen: Vec<CounterId>) -> GroundAssault {
        GroundAssault { role, chosen }
    }
}

impl GroundAssault {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::GroundAssault);
        data.parameters[rows::Parameter::Role as usize] = Value::Symbol(self.role.symbol());
        data.parameters[rows::Parameter::Chosen as usize] = list_of(&mut data.lists, self.chosen.iter().map(|counter| Value::Counter(counter.0)));
        data
    }
}

impl From<GroundAssault> for Act {
    fn from(act: GroundAssault) -> Act {
        Act::GroundAssault(act)
    }
}

/// Units of a hex carry out a fire mission.
#[derive(Clone, Debug, PartialEq)]
pub struct FireMission {
    pub role: Role,
    /// The units that take part. Read by 7.4.0.
    pub chosen: Vec<CounterId>,
}

impl FireMission {
    /// What must be said; the rest is as usual.
    pub fn new(chosen: Vec<CounterId>) -> FireMission {
        FireMission { role: Role::Attack, chosen }
    }
}

impl FireMission {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FireMission);
        data.parameters[rows::Parameter::Role as usize] = Value::Symbol(self.role.symbol());
        data.parameters[rows::Parameter::Chosen as usize] = list_of(&mut data.lists, self.chosen.iter().map(|counter| Value::Counter(counter.0)));
        data
    }
}

impl From<FireMission> for Act {
    fn from(act: FireMission) -> Act {
        Act::FireMission(act)
    }
}

/// A unit is shown on top of its stack.
#[derive(Clone, Debug, PartialEq)]
pub struct SetTop {
    /// Read by 7.1.2, 7.3.0, 7.6.0.
    pub unit: CounterId,
}

impl SetTop {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> SetTop {
        SetTop { unit }
    }
}

impl SetTop {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::SetTop);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<SetTop> for Act {
    fn from(act: SetTop) -> Act {
        Act::SetTop(act)
    }
}

/// A player looks through a stack.
#[derive(Clone, Debug, PartialEq)]
pub struct ExamineStack {
    /// Read by 7.6.0.
    pub viewer: Viewer,
}

impl ExamineStack {
    /// What must be said; the rest is as usual.
    pub fn new(viewer: Viewer) -> ExamineStack {
        ExamineStack { viewer }
    }
}

impl ExamineStack {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::ExamineStack);
        data.parameters[rows::Parameter::Viewer as usize] = Value::Symbol(self.viewer.symbol());
        data
    }
}

impl From<ExamineStack> for Act {
    fn from(act: ExamineStack) -> Act {
        Act::ExamineStack(act)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 9], lists: Vec::new(), start: None, steps: Vec::new() }
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
    /// a unit finishes its move
    FinishMove,
    /// a unit finishes a retreat
    FinishRetreat,
    /// a unit enters a hex
    EnterHex,
    /// a unit moves through a hex without stopping
    PassThrough,
    /// a unit moves along a path
    Move,
    /// a unit takes up Road Movement
    StartRoadMove,
    /// units move as one
    MoveTogether,
    /// the owner's movement phase ends
    EndMovementPhase,
    /// a unit enters another mode
    EnterMode,
    /// units of a hex fight a Ground Assault
    GroundAssault,
    /// units of a hex carry out a fire mission
    FireMission,
    /// a unit is shown on top of its stack
    SetTop,
    /// a player looks through a stack
    ExamineStack,
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
    /// a retreat is over
    RetreatEnd,
    /// a unit enters a hex
    Entry,
    /// a unit moves on through a hex
    Passing,
    /// a unit takes up Road Movement
    RoadStart,
    /// units move as one
    JointMove,
    /// the owner's movement phase ends
    OwnMovement,
    /// a unit chooses a mode
    ModeChoice,
    /// a unit has changed its mode
    ModeChange,
    /// a hex fights
    Combat,
    /// a hex makes or meets a Ground Assault
    Assault,
    /// the owner chooses the top unit
    TopChoice,
    /// a stack is looked through
    Examination,
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
    /// 7.0 Stacking in general
    R7_0,
    /// 7.1.0 Stacking limits
    R7_1_0,
    /// 7.1.1 When the limits are judged
    R7_1_1,
    /// 7.1.2 Heavy bridge columns
    R7_1_2,
    /// 7.2.0 Moving stacks
    R7_2_0,
    /// 7.3.0 Strat Mode
    R7_3_0,
    /// 7.4.0 Combat from an overstacked hex
    R7_4_0,
    /// 7.5.0 Movement and mode in an overstacked hex
    R7_5_0,
    /// 7.6.0 The top of a stack
    R7_6_0,
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
    /// 7.0 Stacking in general: unit
    Unit,
    /// 7.0 Stacking in general: battalion
    Battalion,
    /// 7.0 Stacking in general: stacked
    Stacked,
    /// 7.0 Stacking in general: overstacked
    Overstacked,
    /// 7.1.2 Heavy bridge columns: bridge-column
    BridgeColumn,
    /// 7.1.2 Heavy bridge columns: bridge-in-place
    BridgeInPlace,
    /// 7.1.2 Heavy bridge columns: moving-column
    MovingColumn,
    /// 7.1.2 Heavy bridge columns: army-engineer
    ArmyEngineer,
    /// 7.1.2 Heavy bridge columns: mech-by-class
    MechByClass,
    /// 7.2.0 Moving stacks: motive-class
    MotiveClass,
    /// 7.2.0 Moving stacks: mech-unit
    MechUnit,
    /// 7.3.0 Strat Mode: strat-unit
    StratUnit,
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
    /// 7.0 Stacking in general: correct-overstack
    R7_0_CorrectOverstack,
    /// 7.0 Stacking in general: left-overstacked
    R7_0_LeftOverstacked,
    /// 7.1.0 Stacking limits: stack
    R7_1_0_Stack,
    /// 7.1.1 When the limits are judged: passing
    R7_1_1_Passing,
    /// 7.1.2 Heavy bridge columns: stacking
    R7_1_2_Stacking,
    /// 7.1.2 Heavy bridge columns: road-entry
    R7_1_2_RoadEntry,
    /// 7.2.0 Moving stacks: one-at-a-time
    R7_2_0_OneAtATime,
    /// 7.2.0 Moving stacks: crossing-friends
    R7_2_0_CrossingFriends,
    /// 7.3.0 Strat Mode: stacking
    R7_3_0_Stacking,
    /// 7.4.0 Combat from an overstacked hex: participants
    R7_4_0_Participants,
    /// 7.4.0 Combat from an overstacked hex: participants-by-number
    R7_4_0_ParticipantsByNumber,
    /// 7.4.0 Combat from an overstacked hex: column-shift
    R7_4_0_ColumnShift,
    /// 7.4.0 Combat from an overstacked hex: contributes
    R7_4_0_Contributes,
    /// 7.4.0 Combat from an overstacked hex: excluded
    R7_4_0_Excluded,
    /// 7.4.0 Combat from an overstacked hex: affected
    R7_4_0_Affected,
    /// 7.5.0 Movement and mode in an overstacked hex: prepared-assault
    R7_5_0_PreparedAssault,
    /// 7.5.0 Movement and mode in an overstacked hex: road-movement
    R7_5_0_RoadMovement,
    /// 7.6.0 The top of a stack: headquarters-on-top
    R7_6_0_HeadquartersOnTop,
    /// 7.6.0 The top of a stack: any-other-unit
    R7_6_0_AnyOtherUnit,
    /// 7.6.0 The top of a stack: headquarters-alone
    R7_6_0_HeadquartersAlone,
    /// 7.6.0 The top of a stack: hidden-stack
    R7_6_0_HiddenStack,
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
    /// 7.1.0 Stacking limits: constricted
    R7_1_0_Stack_Constricted,
    /// 7.1.0 Stacking limits: completed-bridge
    R7_1_0_Stack_CompletedBridge,
    /// 7.1.1 When the limits are judged: retreat
    R7_1_1_Retreat_On_R7_1_0_Stack,
    /// 7.1.1 When the limits are judged: retreat
    R7_1_1_Retreat_On_R7_1_2_Stacking,
    /// 7.1.1 When the limits are judged: retreat
    R7_1_1_Retreat_On_R7_3_0_Stacking,
    /// 7.1.2 Heavy bridge columns: only-passing
    R7_1_2_Stacking_OnlyPassing,
    /// 7.1.2 Heavy bridge columns: army-engineer
    R7_1_2_Stacking_ArmyEngineer,
    /// 7.1.2 Heavy bridge columns: bystander
    R7_1_2_Stacking_Bystander,
    /// 7.1.2 Heavy bridge columns: army-engineer
    R7_1_2_RoadEntry_ArmyEngineer,
    /// 7.1.2 Heavy bridge columns: column-and-engineer
    R7_1_2_ColumnAndEngineer_On_R7_2_0_OneAtATime,
    /// 7.2.0 Moving stacks: column
    MotiveClass_Column,
    /// 7.2.0 Moving stacks: towed-guns
    MotiveClass_TowedGuns,
    /// 7.2.0 Moving stacks: static-guns
    MotiveClass_StaticGuns,
    /// 7.2.0 Moving stacks: static-headquarters
    MotiveClass_StaticHeadquarters,
    /// 7.2.0 Moving stacks: static-engineer
    MotiveClass_StaticEngineer,
    /// 7.3.0 Strat Mode: only-passing
    R7_3_0_Stacking_OnlyPassing,
    /// 7.3.0 Strat Mode: bystander
    R7_3_0_Stacking_Bystander,
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
    /// Is breaking 7.1.2 or 7.3.0 after a retreat an overstack, so that 7.4.0 and 7.5.0 apply?
    A1,
    /// Do 7.3.0, and 7.1.2 apart from Road Movement, forbid passing through as well?
    A2,
    /// Which units in Strat Mode may not share a hex with a Mech unit?
    A3,
    /// Does a bridge that is completed or under construction still count as a Mech unit?
    A4,
    /// Does a completed bridge still count as one of the units of its hex?
    A5,
    /// By when must an overstack be corrected?
    A6,
    /// Does the exception for an Army engineer cover entry by Road Movement?
    A7,
    /// Does 7.6.0 say anything of a stack of headquarters alone?
    A8,
    /// May the owner of an overstacked hex let no unit take part?
    A9,
    /// May a unit use Road Movement out of a hex that was overstacked when the phase began and no longer is?
    A10,
    /// At which bridge does a static engineer count as Leg?
    A11,
    /// Does the state of the bridge lift the ban on Road Movement too, or only the ban on stacking?
    A12,
    /// May the Army engineer and the bridge column move as one, or only end together?
    A13,
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
    /// terrain effects chart: which hexes are constricted
    TerrainEffectsChart,
    /// 5.3.3: artillery In Battery and Out of Battery
    R5_3_3,
    /// 5.4.4: moving through friendly units, first case
    R5_4_4,
    /// 5.5.3: moving through friendly units, second case
    R5_5_3,
    /// 5.5.4: moving through friendly units, third case
    R5_5_4,
    /// 5.8.1: static headquarters
    R5_8_1,
    /// 8.0: fog of war: which units are observed, and what may be examined
    R8_0,
    /// 15.2.3: static engineers at a deployed bridge
    R15_2_3,
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
        name: text("wacht-am-rhein"),
        title: text("Wacht am Rhein: Stacking"),
        game: text("Wacht am Rhein"),
        edition: text("Second edition, Decision Games 2005, in the numbering before the document of May 2007"),
        source: text("Chapter 7, Stacking"),
    },
    layers: list![
        LayerRow { name: text("wacht-am-rhein"), title: text("Wacht am Rhein: Stacking") },
    ],
    symbols: list![
        text("finish-move"),
        text("finish-retreat"),
        text("enter-hex"),
        text("pass-through"),
        text("move"),
        text("start-road-move"),
        text("move-together"),
        text("end-movement-phase"),
        text("enter-mode"),
        text("ground-assault"),
        text("fire-mission"),
        text("set-top"),
        text("examine-stack"),
        text("infantry"),
        text("armor"),
        text("recon"),
        text("artillery"),
        text("engineer"),
        text("headquarters"),
        text("hybrid"),
        text("bridge-column"),
        text("marker"),
        text("company"),
        text("battalion"),
        text("larger"),
        text("leg"),
        text("mech"),
        text("towed"),
        text("self-propelled"),
        text("in-battery"),
        text("out-of-battery"),
        text("division"),
        text("corps"),
        text("army"),
        text("column"),
        text("under-construction"),
        text("completed"),
        text("tactical"),
        text("prepared-assault"),
        text("strat"),
        text("exploitation"),
        text("maneuver-reserve"),
        text("combat-reserve"),
        text("normal"),
        text("road"),
        text("attack"),
        text("defend"),
        text("owner"),
        text("opponent"),
        text("yes"),
        text("no"),
        text("all-units"),
        text("mech-units-only"),
        text("end-of-movement-phase"),
        text("no-deadline"),
        text("silent"),
        text("any-on-top"),
        text("allowed"),
        text("forbidden"),
        text("completed-only"),
        text("under-construction-too"),
        text("both"),
        text("stacking-only"),
        text("joint"),
        text("separate"),
    ],
    aliases: list![
        AliasRow { domain: Values::Kind.id(), alias: text("hq"), symbol: Word::Headquarters.symbol() },
        AliasRow { domain: Values::Kind.id(), alias: text("bc"), symbol: Word::BridgeColumn.symbol() },
        AliasRow { domain: Values::Size.id(), alias: text("co"), symbol: Word::Company.symbol() },
        AliasRow { domain: Values::Size.id(), alias: text("bn"), symbol: Word::Battalion.symbol() },
        AliasRow { domain: Values::Carriage.id(), alias: text("sp"), symbol: Word::SelfPropelled.symbol() },
        AliasRow { domain: Values::Battery.id(), alias: text("in"), symbol: Word::InBattery.symbol() },
        AliasRow { domain: Values::Battery.id(), alias: text("out"), symbol: Word::OutOfBattery.symbol() },
        AliasRow { domain: Values::Viewer.id(), alias: text("enemy"), symbol: Word::Opponent.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::FinishMove.symbol(), Word::FinishRetreat.symbol(), Word::EnterHex.symbol(), Word::PassThrough.symbol(), Word::Move.symbol(), Word::StartRoadMove.symbol(), Word::MoveTogether.symbol(), Word::EndMovementPhase.symbol(), Word::EnterMode.symbol(), Word::GroundAssault.symbol(), Word::FireMission.symbol(), Word::SetTop.symbol(), Word::ExamineStack.symbol()] },
        DomainRow { name: text("kind"), values: list![Word::Infantry.symbol(), Word::Armor.symbol(), Word::Recon.symbol(), Word::Artillery.symbol(), Word::Engineer.symbol(), Word::Headquarters.symbol(), Word::Hybrid.symbol(), Word::BridgeColumn.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("size"), values: list![Word::Company.symbol(), Word::Battalion.symbol(), Word::Larger.symbol()] },
        DomainRow { name: text("motive"), values: list![Word::Leg.symbol(), Word::Mech.symbol()] },
        DomainRow { name: text("carriage"), values: list![Word::Towed.symbol(), Word::SelfPropelled.symbol()] },
        DomainRow { name: text("battery"), values: list![Word::InBattery.symbol(), Word::OutOfBattery.symbol()] },
        DomainRow { name: text("level"), values: list![Word::Division.symbol(), Word::Corps.symbol(), Word::Army.symbol()] },
        DomainRow { name: text("bridge"), values: list![Word::Column.symbol(), Word::UnderConstruction.symbol(), Word::Completed.symbol()] },
        DomainRow { name: text("mode"), values: list![Word::Tactical.symbol(), Word::PreparedAssault.symbol(), Word::Strat.symbol(), Word::Exploitation.symbol(), Word::ManeuverReserve.symbol(), Word::CombatReserve.symbol()] },
        DomainRow { name: text("movement"), values: list![Word::Normal.symbol(), Word::Road.symbol()] },
        DomainRow { name: text("role"), values: list![Word::Attack.symbol(), Word::Defend.symbol()] },
        DomainRow { name: text("viewer"), values: list![Word::Owner.symbol(), Word::Opponent.symbol()] },
        DomainRow { name: text("ruling-A1"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A2"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A3"), values: list![Word::AllUnits.symbol(), Word::MechUnitsOnly.symbol()] },
        DomainRow { name: text("ruling-A4"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A5"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A6"), values: list![Word::EndOfMovementPhase.symbol(), Word::NoDeadline.symbol()] },
        DomainRow { name: text("ruling-A7"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A8"), values: list![Word::Silent.symbol(), Word::AnyOnTop.symbol()] },
        DomainRow { name: text("ruling-A9"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A10"), values: list![Word::Allowed.symbol(), Word::Forbidden.symbol()] },
        DomainRow { name: text("ruling-A11"), values: list![Word::CompletedOnly.symbol(), Word::UnderConstructionToo.symbol()] },
        DomainRow { name: text("ruling-A12"), values: list![Word::Both.symbol(), Word::StackingOnly.symbol()] },
        DomainRow { name: text("ruling-A13"), values: list![Word::Joint.symbol(), Word::Separate.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("constricted"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: None, doc: text("as the terrain effects chart says (7.1.0)") },
        AttributeRow { name: text("was-overstacked"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("was overstacked when this movement phase began") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("kind"), alias: text(""), of_type: Type::OneOf(Values::Kind.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("size"), alias: text(""), of_type: Type::OneOf(Values::Size.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the size symbol printed on the counter") },
        AttributeRow { name: text("companies"), alias: text(""), of_type: Type::Number { from: Some(2), to: Some(3) }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the companies that a hybrid is made of, as printed") },
        AttributeRow { name: text("steps-lost"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("") },
        AttributeRow { name: text("motive"), alias: text(""), of_type: Type::OneOf(Values::Motive.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Leg.symbol())), doc: text("the printed movement class") },
        AttributeRow { name: text("carriage"), alias: text(""), of_type: Type::OneOf(Values::Carriage.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of artillery") },
        AttributeRow { name: text("battery"), alias: text(""), of_type: Type::OneOf(Values::Battery.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of artillery") },
        AttributeRow { name: text("static"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("level"), alias: text(""), of_type: Type::OneOf(Values::Level.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Division.symbol())), doc: text("the formation that the unit belongs to") },
        AttributeRow { name: text("bridge"), alias: text(""), of_type: Type::OneOf(Values::Bridge.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the state of a heavy bridge column") },
        AttributeRow { name: text("mode"), alias: text(""), of_type: Type::OneOf(Values::Mode.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Tactical.symbol())), doc: text("") },
        AttributeRow { name: text("observed"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("movement"), alias: text(""), of_type: Type::OneOf(Values::Movement.id()) },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("movers"), alias: text("units"), of_type: Type::Counters },
        ParameterRow { name: text("could-leave"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("new-mode"), alias: text("mode"), of_type: Type::OneOf(Values::Mode.id()) },
        ParameterRow { name: text("role"), alias: text(""), of_type: Type::OneOf(Values::Role.id()) },
        ParameterRow { name: text("chosen"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("viewer"), alias: text("by"), of_type: Type::OneOf(Values::Viewer.id()) },
    ],
    acts: list![
        ActRow { name: text("finish-move"), question: false, doc: text("a unit finishes its move"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("finish-retreat"), question: false, doc: text("a unit finishes a retreat"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Rest.id(), Moment::RetreatEnd.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("enter-hex"), question: false, doc: text("a unit enters a hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Movement.id(), optional: false, usually: Some(Value::Symbol(Word::Normal.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("pass-through"), question: false, doc: text("a unit moves through a hex without stopping"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Movement.id(), optional: false, usually: Some(Value::Symbol(Word::Normal.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Movement.id(), optional: false, usually: Some(Value::Symbol(Word::Normal.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::of(&[Moment::RoadStart.id()]), at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::Rest.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("start-road-move"), question: false, doc: text("a unit takes up Road Movement"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Movement.id(), optional: false, usually: Some(Value::Symbol(Word::Road.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::RoadStart.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("move-together"), question: false, doc: text("units move as one"), parameters: list![ActParameter { parameter: Parameter::Movers.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::JointMove.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("end-movement-phase"), question: false, doc: text("the owner's movement phase ends"), parameters: list![ActParameter { parameter: Parameter::CouldLeave.id(), optional: false, usually: None, doc: text("some unit of the hex could have moved out") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::OwnMovement.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("enter-mode"), question: false, doc: text("a unit enters another mode"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::NewMode.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::of(&[Moment::ModeChoice.id()]), at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::ModeChange.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Mode.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewMode.id() }] }], happens_in: None },
        ActRow { name: text("ground-assault"), question: false, doc: text("units of a hex fight a Ground Assault"), parameters: list![ActParameter { parameter: Parameter::Role.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Chosen.id(), optional: false, usually: None, doc: text("the units that take part") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Combat.id(), Moment::Assault.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("fire-mission"), question: false, doc: text("units of a hex carry out a fire mission"), parameters: list![ActParameter { parameter: Parameter::Role.id(), optional: false, usually: Some(Value::Symbol(Word::Attack.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Chosen.id(), optional: false, usually: None, doc: text("the units that take part") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Combat.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("set-top"), question: false, doc: text("a unit is shown on top of its stack"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::TopChoice.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("examine-stack"), question: false, doc: text("a player looks through a stack"), parameters: list![ActParameter { parameter: Parameter::Viewer.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Examination.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("rest"), doc: text("a unit comes to rest") },
        MomentRow { name: text("retreat-end"), doc: text("a retreat is over") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("road-start"), doc: text("a unit takes up Road Movement") },
        MomentRow { name: text("joint-move"), doc: text("units move as one") },
        MomentRow { name: text("own-movement"), doc: text("the owner's movement phase ends") },
        MomentRow { name: text("mode-choice"), doc: text("a unit chooses a mode") },
        MomentRow { name: text("mode-change"), doc: text("a unit has changed its mode") },
        MomentRow { name: text("combat"), doc: text("a hex fights") },
        MomentRow { name: text("assault"), doc: text("a hex makes or meets a Ground Assault") },
        MomentRow { name: text("top-choice"), doc: text("the owner chooses the top unit") },
        MomentRow { name: text("examination"), doc: text("a stack is looked through") },
    ],
    references: list![
        ReferenceRow { number: text("terrain effects chart"), doc: text("which hexes are constricted") },
        ReferenceRow { number: text("5.3.3"), doc: text("artillery In Battery and Out of Battery") },
        ReferenceRow { number: text("5.4.4"), doc: text("moving through friendly units, first case") },
        ReferenceRow { number: text("5.5.3"), doc: text("moving through friendly units, second case") },
        ReferenceRow { number: text("5.5.4"), doc: text("moving through friendly units, third case") },
        ReferenceRow { number: text("5.8.1"), doc: text("static headquarters") },
        ReferenceRow { number: text("8.0"), doc: text("fog of war: which units are observed, and what may be examined") },
        ReferenceRow { number: text("15.2.3"), doc: text("static engineers at a deployed bridge") },
    ],
    rulings: list![
        RulingRow { name: text("A1"), question: text("Is breaking 7.1.2 or 7.3.0 after a retreat an overstack, so that 7.4.0 and 7.5.0 apply?"), domain: Values::RulingA1.id(), used: Word::Yes.symbol(), because: text("7.0 lets the limit vary with mode and unit type, and only 7.1.2 and 7.3.0 supply those"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A1 } },
        RulingRow { name: text("A2"), question: text("Do 7.3.0, and 7.1.2 apart from Road Movement, forbid passing through as well?"), domain: Values::RulingA2.id(), used: Word::No.symbol(), because: text("7.1.1 governs, and 7.1.2 needed words of its own to ban an entry"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A2 } },
        RulingRow { name: text("A3"), question: text("Which units in Strat Mode may not share a hex with a Mech unit?"), domain: Values::RulingA3.id(), used: Word::AllUnits.symbol(), because: text("7.3.0 speaks of units in Strat Mode, whatever their class"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A3 } },
        RulingRow { name: text("A4"), question: text("Does a bridge that is completed or under construction still count as a Mech unit?"), domain: Values::RulingA4.id(), used: Word::No.symbol(), because: text("7.1.2 lifts the whole restriction from it, and it no longer moves"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A4 } },
        RulingRow { name: text("A5"), question: text("Does a completed bridge still count as one of the units of its hex?"), domain: Values::RulingA5.id(), used: Word::Yes.symbol(), because: text("it is still a unit counter, only flipped, and nothing makes it a marker"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A5 } },
        RulingRow { name: text("A6"), question: text("By when must an overstack be corrected?"), domain: Values::RulingA6.id(), used: Word::EndOfMovementPhase.symbol(), because: text("7.0 and 7.1.1 ask for correction as soon as movement allows it, and the phase is when it does"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A6 } },
        RulingRow { name: text("A7"), question: text("Does the exception for an Army engineer cover entry by Road Movement?"), domain: Values::RulingA7.id(), used: Word::Yes.symbol(), because: text("it may stack with the column and move with it"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A7 } },
        RulingRow { name: text("A8"), question: text("Does 7.6.0 say anything of a stack of headquarters alone?"), domain: Values::RulingA8.id(), used: Word::Silent.symbol(), because: text("the choice that it gives is one among other units only"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A8 } },
        RulingRow { name: text("A9"), question: text("May the owner of an overstacked hex let no unit take part?"), domain: Values::RulingA9.id(), used: Word::Yes.symbol(), because: text("7.4.0 names no minimum"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A9 } },
        RulingRow { name: text("A10"), question: text("May a unit use Road Movement out of a hex that was overstacked when the phase began and no longer is?"), domain: Values::RulingA10.id(), used: Word::Allowed.symbol(), because: text("units move one at a time (7.2.0), and the hex is judged when the unit sets out"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A10 } },
        RulingRow { name: text("A11"), question: text("At which bridge does a static engineer count as Leg?"), domain: Values::RulingA11.id(), used: Word::CompletedOnly.symbol(), because: text("a deployed bridge is read as one on its completed side"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A11 } },
        RulingRow { name: text("A12"), question: text("Does the state of the bridge lift the ban on Road Movement too, or only the ban on stacking?"), domain: Values::RulingA12.id(), used: Word::Both.symbol(), because: text("the condition closes the whole sentence"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A12 } },
        RulingRow { name: text("A13"), question: text("May the Army engineer and the bridge column move as one, or only end together?"), domain: Values::RulingA13.id(), used: Word::Joint.symbol(), because: text("otherwise the word move would add nothing to the word stack"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::ruling::A13 } },
    ],
    charts: list![],
    rules: list![
        RuleRow { number: text("7.0"), heading: text("Stacking in general"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_0 }, notes: list![NoteRow { text: text("All units of a hex are one stack, and all of them are overstacked, not only the surplus."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_0[0] } }, NoteRow { text: text("Losses do not change a unit's size; a hybrid is judged by the companies printed on it."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_0[1] } }, NoteRow { text: text("A0013 steps-lost: a position may tell of losses, and they change nothing here"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_0[2] } }, NoteRow { text: text("What being overstacked costs is said in 7.4.0 and 7.5.0."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_0[3] } }], see: list![] },
        RuleRow { number: text("7.1.0"), heading: text("Stacking limits"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_1_0 }, notes: list![NoteRow { text: text("Example: a battalion, a hybrid of three companies and a hybrid of two fill an ordinary hex."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_1_0[0] } }, NoteRow { text: text("Example: one battalion and one unit that is none fill a constricted hex."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_1_0[1] } }], see: list![Reference::TerrainEffectsChart.id()] },
        RuleRow { number: text("7.1.1"), heading: text("When the limits are judged"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_1_1 }, notes: list![NoteRow { text: text("A retreat may overstack a hex; it is corrected when movement allows (7.0)."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_1_1[0] } }], see: list![] },
        RuleRow { number: text("7.1.2"), heading: text("Heavy bridge columns"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_1_2 }, notes: list![NoteRow { text: text("A column is itself a Mech unit, so two columns may not share a hex either."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_1_2[0] } }], see: list![] },
        RuleRow { number: text("7.2.0"), heading: text("Moving stacks"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_2_0 }, notes: list![NoteRow { text: text("What counts as Leg here does so for stacking only."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_2_0[0] } }], see: list![] },
        RuleRow { number: text("7.3.0"), heading: text("Strat Mode"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_3_0 }, notes: list![], see: list![] },
        RuleRow { number: text("7.4.0"), heading: text("Combat from an overstacked hex"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_4_0 }, notes: list![NoteRow { text: text("Units beyond the pick add nothing, in attack or defence; the combat result strikes them all the same."), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule_notes::R7_4_0[0] } }], see: list![] },
        RuleRow { number: text("7.5.0"), heading: text("Movement and mode in an overstacked hex"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_5_0 }, notes: list![], see: list![] },
        RuleRow { number: text("7.6.0"), heading: text("The top of a stack"), place: Place { layer: Layer::WachtAmRhein.id(), line: line::rule::R7_6_0 }, notes: list![], see: list![] },
    ],
    definitions: list![
        // 7.0 unit is a counter where kind is not marker
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::R7_0.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Marker.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::Unit }, words: text("unit is a counter where kind is not marker") },
        // 7.0 battalion is a unit where size is battalion or kind is hybrid and companies is 3 or kind is headquarters
        DefinitionRow { name: text("battalion"), plural: text("battalions"), rule: Some(Rule::R7_0.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Hybrid.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Slot(0), Node::Attribute { of: 10, attribute: CounterAttribute::Companies.id() }, Node::Number(Number::whole(3)), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::And(9, 13), Node::Or(5, 14), Node::Slot(0), Node::Attribute { of: 16, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::Or(15, 19), Node::And(1, 20)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::Battalion }, words: text("battalion is a unit where size is battalion or kind is hybrid and companies is 3 or kind is headquarters") },
        // 7.0 stacked of a hex: number of units here is at least 2
        DefinitionRow { name: text("stacked"), plural: text("stacked"), rule: Some(Rule::R7_0.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Count { set: 0 }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::Stacked }, words: text("stacked of a hex: number of units here is at least 2") },
        // 7.0 overstacked of a hex: rule 7.1.0 is broken or (rule 7.1.2 stacking is broken or rule 7.3.0 is broken) and ruling A1 is yes
        DefinitionRow { name: text("overstacked"), plural: text("overstacked"), rule: Some(Rule::R7_0.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Broken { clause: Clause::R7_1_0_Stack.id(), among: None }, Node::Broken { clause: Clause::R7_1_2_Stacking.id(), among: None }, Node::Broken { clause: Clause::R7_3_0_Stacking.id(), among: None }, Node::Or(1, 2), Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(3, 6), Node::Or(0, 7)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::Overstacked }, words: text("overstacked of a hex: rule 7.1.0 is broken or (rule 7.1.2 stacking is broken or rule 7.3.0 is broken) and ruling A1 is yes") },
        // 7.1.2 bridge column is a unit where kind is bridge column
        DefinitionRow { name: text("bridge-column"), plural: text("bridge-columns"), rule: Some(Rule::R7_1_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::BridgeColumn.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::BridgeColumn }, words: text("bridge column is a unit where kind is bridge column") },
        // 7.1.2 bridge in place is a bridge column where bridge is one of completed, under construction
        DefinitionRow { name: text("bridge-in-place"), plural: text("bridge-in-places"), rule: Some(Rule::R7_1_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::BridgeColumn.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::BridgeColumn.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Bridge.id() }, Node::Symbol(Word::Completed.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Bridge.id() }, Node::Symbol(Word::UnderConstruction.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(5, 9), Node::And(1, 10)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::BridgeInPlace }, words: text("bridge in place is a bridge column where bridge is one of completed, under construction") },
        // 7.1.2 moving column is a bridge column where it is not a bridge in place
        DefinitionRow { name: text("moving-column"), plural: text("moving-columns"), rule: Some(Rule::R7_1_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::BridgeColumn.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::BridgeColumn.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::BridgeInPlace.id(), subject: Some(2), second: None }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::MovingColumn }, words: text("moving column is a bridge column where it is not a bridge in place") },
        // 7.1.2 army engineer is a unit where kind is engineer and level is army and motive is mech
        DefinitionRow { name: text("army-engineer"), plural: text("army-engineers"), rule: Some(Rule::R7_1_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Engineer.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Level.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(5, 9), Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Motive.id() }, Node::Symbol(Word::Mech.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(10, 14), Node::And(1, 15)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::ArmyEngineer }, words: text("army engineer is a unit where kind is engineer and level is army and motive is mech") },
        // 7.1.2 mech by class is a unit where motive is mech and it is not a bridge column or it is a moving column
        DefinitionRow { name: text("mech-by-class"), plural: text("mech-by-classes"), rule: Some(Rule::R7_1_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Motive.id() }, Node::Symbol(Word::Mech.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Defined { definition: Definition::BridgeColumn.id(), subject: Some(6), second: None }, Node::Not(7), Node::And(5, 8), Node::Slot(0), Node::Defined { definition: Definition::MovingColumn.id(), subject: Some(10), second: None }, Node::Or(9, 11), Node::And(1, 12)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::MechByClass }, words: text("mech by class is a unit where motive is mech and it is not a bridge column or it is a moving column") },
        // 7.2.0 motive class of a unit: motive
        DefinitionRow { name: text("motive-class"), plural: text("motive-class"), rule: Some(Rule::R7_2_0.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Motive.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Motive.id() }], exceptions: list![Exception::MotiveClass_Column.id(), Exception::MotiveClass_TowedGuns.id(), Exception::MotiveClass_StaticGuns.id(), Exception::MotiveClass_StaticHeadquarters.id(), Exception::MotiveClass_StaticEngineer.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::MotiveClass }, words: text("motive class of a unit: motive") },
        // 7.2.0 mech unit is a unit where motive class is mech and (it is not a bridge in place or ruling A4 is yes)
        DefinitionRow { name: text("mech-unit"), plural: text("mech-units"), rule: Some(Rule::R7_2_0.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::MotiveClass.id(), subject: Some(2), second: None }, Node::Symbol(Word::Mech.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Defined { definition: Definition::BridgeInPlace.id(), subject: Some(6), second: None }, Node::Not(7), Node::Ruling(Ruling::A4.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Or(8, 11), Node::And(5, 12), Node::And(1, 13)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::MechUnit }, words: text("mech unit is a unit where motive class is mech and (it is not a bridge in place or ruling A4 is yes)") },
        // 7.3.0 strat unit is a unit where mode is strat and (it is a mech unit or ruling A3 is all units)
        DefinitionRow { name: text("strat-unit"), plural: text("strat-units"), rule: Some(Rule::R7_3_0.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Mode.id() }, Node::Symbol(Word::Strat.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Defined { definition: Definition::MechUnit.id(), subject: Some(6), second: None }, Node::Ruling(Ruling::A3.id()), Node::Symbol(Word::AllUnits.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::Or(7, 10), Node::And(5, 11), Node::And(1, 12)], exceptions: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::definition::StratUnit }, words: text("strat unit is a unit where mode is strat and (it is a mech unit or ruling A3 is all units)") },
    ],
    clauses: list![
        // 7.0 duty correct overstack at retreat end, mode change, own movement where here is overstacked: by own movement
        ClauseRow { rule: Rule::R7_0.id(), name: text("correct-overstack"), kind: ClauseKind::Duty, moments: Moments::of(&[Moment::RetreatEnd.id(), Moment::OwnMovement.id(), Moment::ModeChange.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }]), body: Body::By(Moment::OwnMovement.id()), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_0_CorrectOverstack }, words: text("duty correct overstack at retreat end, mode change, own movement where here is overstacked: by own movement"), condition_words: text("here is overstacked"), notes: list![] },
        // 7.0 ban left overstacked at own movement where could leave: here is overstacked and ruling A6 is end of movement phase
        ClauseRow { rule: Rule::R7_0.id(), name: text("left-overstacked"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::OwnMovement.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::CouldLeave.id() }]), body: Body::Forbids(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }, Node::Ruling(Ruling::A6.id()), Node::Symbol(Word::EndOfMovementPhase.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_0_LeftOverstacked }, words: text("ban left overstacked at own movement where could leave: here is overstacked and ruling A6 is end of movement phase"), condition_words: text("could leave"), notes: list![] },
        // 7.1.0 limit stack at rest in each hex: at most 3 units, at most 2 battalions
        ClauseRow { rule: Rule::R7_1_0.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Rest.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(3))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(2))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battalion.id()), condition: None }] }, label: text("battalions") }]), exceptions: list![Exception::R7_1_0_Stack_Constricted.id(), Exception::R7_1_0_Stack_CompletedBridge.id(), Exception::R7_1_1_Retreat_On_R7_1_0_Stack.id()], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_1_0_Stack }, words: text("limit stack at rest in each hex: at most 3 units, at most 2 battalions"), condition_words: text(""), notes: list![] },
        // 7.1.1 permission passing at passing
        ClauseRow { rule: Rule::R7_1_1.id(), name: text("passing"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_1_1_Passing }, words: text("permission passing at passing"), condition_words: text(""), notes: list![] },
        // 7.1.2 exclusion stacking at rest, passing: a moving column may not share with another mech unit
        ClauseRow { rule: Rule::R7_1_2.id(), name: text("stacking"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::Rest.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MovingColumn.id()), condition: None }], with: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: Some(0), class: Some(Definition::MechUnit.id()), condition: None }] }, exceptions: list![Exception::R7_1_1_Retreat_On_R7_1_2_Stacking.id(), Exception::R7_1_2_Stacking_OnlyPassing.id(), Exception::R7_1_2_Stacking_ArmyEngineer.id(), Exception::R7_1_2_Stacking_Bystander.id()], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_1_2_Stacking }, words: text("exclusion stacking at rest, passing: a moving column may not share with another mech unit"), condition_words: text(""), notes: list![] },
        // 7.1.2 ban road entry at entry where movement is road and unit is a mech by class: there is another moving column here or there is another bridge in place here and ruling A12 is stacking only
        ClauseRow { rule: Rule::R7_1_2.id(), name: text("road-entry"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Movement.id() }, Node::Symbol(Word::Road.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::MechByClass.id(), subject: Some(5), second: None }, Node::And(3, 6)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(1), class: Some(Definition::MovingColumn.id()), condition: None }, Node::Exists { set: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(5), class: Some(Definition::BridgeInPlace.id()), condition: None }, Node::Exists { set: 6 }, Node::Ruling(Ruling::A12.id()), Node::Symbol(Word::StackingOnly.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::And(7, 10), Node::Or(3, 11)]), exceptions: list![Exception::R7_1_2_RoadEntry_ArmyEngineer.id()], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_1_2_RoadEntry }, words: text("ban road entry at entry where movement is road and unit is a mech by class: there is another moving column here or there is another bridge in place here and ruling A12 is stacking only"), condition_words: text("movement is road and unit is a mech by class"), notes: list![] },
        // 7.2.0 limit one at a time at joint move: at most 1 mover
        ClauseRow { rule: Rule::R7_2_0.id(), name: text("one-at-a-time"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::JointMove.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Movers.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }] }, label: text("movers") }]), exceptions: list![Exception::R7_1_2_ColumnAndEngineer_On_R7_2_0_OneAtATime.id()], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_2_0_OneAtATime }, words: text("limit one at a time at joint move: at most 1 mover"), condition_words: text(""), notes: list![] },
        // 7.2.0 permission crossing friends at passing where here is stacked
        ClauseRow { rule: Rule::R7_2_0.id(), name: text("crossing-friends"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Stacked.id(), subject: Some(0), second: None }]), body: Body::Permits, exceptions: list![], see: list![Reference::R5_4_4.id(), Reference::R5_5_3.id(), Reference::R5_5_4.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_2_0_CrossingFriends }, words: text("permission crossing friends at passing where here is stacked"), condition_words: text("here is stacked"), notes: list![] },
        // 7.3.0 exclusion stacking at rest, passing: a strat unit may not share with another mech unit
        ClauseRow { rule: Rule::R7_3_0.id(), name: text("stacking"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::Rest.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::StratUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: Some(0), class: Some(Definition::MechUnit.id()), condition: None }] }, exceptions: list![Exception::R7_1_1_Retreat_On_R7_3_0_Stacking.id(), Exception::R7_3_0_Stacking_OnlyPassing.id(), Exception::R7_3_0_Stacking_Bystander.id()], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_3_0_Stacking }, words: text("exclusion stacking at rest, passing: a strat unit may not share with another mech unit"), condition_words: text(""), notes: list![] },
        // 7.4.0 choice participants at combat where here is overstacked and ruling A1 is yes: chosen from units here within 7.1.0, 7.1.2 stacking, 7.3.0 or none where ruling A9 is yes
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("participants"), kind: ClauseKind::Choice, moments: Moments::of(&[Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }, Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), body: Body::Choice(ChoiceRow { parameter: Parameter::Chosen.id(), from: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], within: list![Clause::R7_1_0_Stack.id(), Clause::R7_1_2_Stacking.id(), Clause::R7_3_0_Stacking.id()], at_most: None, none_if: Some(list![Node::Ruling(Ruling::A9.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]) }), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_Participants }, words: text("choice participants at combat where here is overstacked and ruling A1 is yes: chosen from units here within 7.1.0, 7.1.2 stacking, 7.3.0 or none where ruling A9 is yes"), condition_words: text("here is overstacked and ruling A1 is yes"), notes: list![] },
        // 7.4.0 choice participants by number at combat where here is overstacked and ruling A1 is no: chosen from units here within 7.1.0 or none where ruling A9 is yes
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("participants-by-number"), kind: ClauseKind::Choice, moments: Moments::of(&[Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }, Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), body: Body::Choice(ChoiceRow { parameter: Parameter::Chosen.id(), from: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], within: list![Clause::R7_1_0_Stack.id()], at_most: None, none_if: Some(list![Node::Ruling(Ruling::A9.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]) }), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_ParticipantsByNumber }, words: text("choice participants by number at combat where here is overstacked and ruling A1 is no: chosen from units here within 7.1.0 or none where ruling A9 is yes"), condition_words: text("here is overstacked and ruling A1 is no"), notes: list![] },
        // 7.4.0 penalty column shift at assault where here is overstacked: 1 against owner
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("column-shift"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::Assault.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![Tag { word: TagWord::Against, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_ColumnShift }, words: text("penalty column shift at assault where here is overstacked: 1 against owner"), condition_words: text("here is overstacked"), notes: list![] },
        // 7.4.0 value contributes at combat: units here where it is in chosen
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("contributes"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Members(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Chosen.id() }, Node::In { what: 0, within: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_Contributes }, words: text("value contributes at combat: units here where it is in chosen"), condition_words: text(""), notes: list![] },
        // 7.4.0 value excluded at combat: units here where it is not in chosen
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("excluded"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Members(list![Node::Slot(0), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Chosen.id() }, Node::In { what: 0, within: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(4) }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_Excluded }, words: text("value excluded at combat: units here where it is not in chosen"), condition_words: text(""), notes: list![] },
        // 7.4.0 value affected at combat: units here
        ClauseRow { rule: Rule::R7_4_0.id(), name: text("affected"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Combat.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Members(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_4_0_Affected }, words: text("value affected at combat: units here"), condition_words: text(""), notes: list![] },
        // 7.5.0 ban prepared assault at mode choice where new mode is prepared assault: here is overstacked
        ClauseRow { rule: Rule::R7_5_0.id(), name: text("prepared-assault"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::ModeChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::NewMode.id() }, Node::Symbol(Word::PreparedAssault.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }]), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_5_0_PreparedAssault }, words: text("ban prepared assault at mode choice where new mode is prepared assault: here is overstacked"), condition_words: text("new mode is prepared assault"), notes: list![] },
        // 7.5.0 ban road movement at road start where movement is road: here is overstacked or here's was overstacked and ruling A10 is forbidden
        ClauseRow { rule: Rule::R7_5_0.id(), name: text("road-movement"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::RoadStart.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Movement.id() }, Node::Symbol(Word::Road.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Here, Node::Defined { definition: Definition::Overstacked.id(), subject: Some(0), second: None }, Node::Here, Node::Attribute { of: 2, attribute: PlaceAttribute::WasOverstacked.id() }, Node::Ruling(Ruling::A10.id()), Node::Symbol(Word::Forbidden.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(3, 6), Node::Or(1, 7)]), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_5_0_RoadMovement }, words: text("ban road movement at road start where movement is road: here is overstacked or here's was overstacked and ruling A10 is forbidden"), condition_words: text("movement is road"), notes: list![] },
        // 7.6.0 ban headquarters on top at top choice where unit's kind is headquarters: there is a unit here where kind is not headquarters
        ClauseRow { rule: Rule::R7_6_0.id(), name: text("headquarters-on-top"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::TopChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Forbids(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(4) }, Node::Exists { set: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_6_0_HeadquartersOnTop }, words: text("ban headquarters on top at top choice where unit's kind is headquarters: there is a unit here where kind is not headquarters"), condition_words: text("unit's kind is headquarters"), notes: list![] },
        // 7.6.0 permission any other unit at top choice where here is stacked and unit's kind is not headquarters
        ClauseRow { rule: Rule::R7_6_0.id(), name: text("any-other-unit"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::TopChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::Stacked.id(), subject: Some(0), second: None }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::And(1, 7)]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_6_0_AnyOtherUnit }, words: text("permission any other unit at top choice where here is stacked and unit's kind is not headquarters"), condition_words: text("here is stacked and unit's kind is not headquarters"), notes: list![] },
        // 7.6.0 permission headquarters alone at top choice where ruling A8 is any on top and there is no unit here where kind is not headquarters
        ClauseRow { rule: Rule::R7_6_0.id(), name: text("headquarters-alone"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::TopChoice.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::AnyOnTop.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(7) }, Node::Exists { set: 8 }, Node::Not(9), Node::And(2, 10)]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_6_0_HeadquartersAlone }, words: text("permission headquarters alone at top choice where ruling A8 is any on top and there is no unit here where kind is not headquarters"), condition_words: text("ruling A8 is any on top and there is no unit here where kind is not headquarters"), notes: list![] },
        // 7.6.0 ban hidden stack at examination where viewer is opponent and here is stacked: there is a unit here where observed is no
        ClauseRow { rule: Rule::R7_6_0.id(), name: text("hidden-stack"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Examination.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Viewer.id() }, Node::Symbol(Word::Opponent.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Here, Node::Defined { definition: Definition::Stacked.id(), subject: Some(4), second: None }, Node::And(3, 5)]), body: Body::Forbids(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Observed.id() }, Node::Flag(false), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Exists { set: 4 }]), exceptions: list![], see: list![Reference::R8_0.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::clause::R7_6_0_HiddenStack }, words: text("ban hidden stack at examination where viewer is opponent and here is stacked: there is a unit here where observed is no"), condition_words: text("viewer is opponent and here is stacked"), notes: list![] },
    ],
    exceptions: list![
        // 7.1.0 except constricted where here is constricted: at most 2 units, at most 1 battalion
        ExceptionRow { rule: Some(Rule::R7_1_0.id()), name: text("constricted"), target: Target::Clause(Clause::R7_1_0_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Constricted.id() }]), effect: ExceptionEffect::Bounds(list![BoundRow { line: 0, bound: list![Node::Number(Number::whole(2))] }, BoundRow { line: 1, bound: list![Node::Number(Number::whole(1))] }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_0_Stack_Constricted }, words: text("except constricted where here is constricted: at most 2 units, at most 1 battalion"), condition_words: text("here is constricted"), notes: list![] },
        // 7.1.0 except completed bridge where there is a bridge in place here and ruling A5 is no: exempts bridge columns where bridge is completed
        ExceptionRow { rule: Some(Rule::R7_1_0.id()), name: text("completed-bridge"), target: Target::Clause(Clause::R7_1_0_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::BridgeInPlace.id()), condition: None }, Node::Exists { set: 0 }, Node::Ruling(Ruling::A5.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), effect: ExceptionEffect::Exempts { first: None, set: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Bridge.id() }, Node::Symbol(Word::Completed.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::BridgeColumn.id()), condition: Some(3) }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_0_Stack_CompletedBridge }, words: text("except completed bridge where there is a bridge in place here and ruling A5 is no: exempts bridge columns where bridge is completed"), condition_words: text("there is a bridge in place here and ruling A5 is no"), notes: list![] },
        // 7.1.1 except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted
        ExceptionRow { rule: Some(Rule::R7_1_1.id()), name: text("retreat"), target: Target::Clause(Clause::R7_1_0_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::FinishRetreat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_1_Retreat_On_R7_1_0_Stack }, words: text("except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted"), condition_words: text("the act is finish retreat"), notes: list![] },
        // 7.1.1 except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted
        ExceptionRow { rule: Some(Rule::R7_1_1.id()), name: text("retreat"), target: Target::Clause(Clause::R7_1_2_Stacking.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::FinishRetreat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_1_Retreat_On_R7_1_2_Stacking }, words: text("except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted"), condition_words: text("the act is finish retreat"), notes: list![] },
        // 7.1.1 except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted
        ExceptionRow { rule: Some(Rule::R7_1_1.id()), name: text("retreat"), target: Target::Clause(Clause::R7_3_0_Stacking.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::FinishRetreat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_1_Retreat_On_R7_3_0_Stacking }, words: text("except retreat to 7.1.0, 7.1.2 stacking, 7.3.0 where the act is finish retreat: lifted"), condition_words: text("the act is finish retreat"), notes: list![] },
        // 7.1.2 except only passing at passing where ruling A2 is no: lifted
        ExceptionRow { rule: Some(Rule::R7_1_2.id()), name: text("only-passing"), target: Target::Clause(Clause::R7_1_2_Stacking.id()), moments: Moments::of(&[Moment::Passing.id()]), condition: Some(list![Node::Ruling(Ruling::A2.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_2_Stacking_OnlyPassing }, words: text("except only passing at passing where ruling A2 is no: lifted"), condition_words: text("ruling A2 is no"), notes: list![] },
        // 7.1.2 except army engineer: exempts the first army engineer
        ExceptionRow { rule: Some(Rule::R7_1_2.id()), name: text("army-engineer"), target: Target::Clause(Clause::R7_1_2_Stacking.id()), moments: Moments::ANY, condition: None, effect: ExceptionEffect::Exempts { first: Some(list![Node::Number(Number::whole(1))]), set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::ArmyEngineer.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_2_Stacking_ArmyEngineer }, words: text("except army engineer: exempts the first army engineer"), condition_words: text(""), notes: list![] },
        // 7.1.2 except bystander where there is a moving column here and unit is not a mech unit and ruling A1 is no: lifted
        ExceptionRow { rule: Some(Rule::R7_1_2.id()), name: text("bystander"), target: Target::Clause(Clause::R7_1_2_Stacking.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MovingColumn.id()), condition: None }, Node::Exists { set: 0 }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::MechUnit.id(), subject: Some(3), second: None }, Node::Not(4), Node::And(1, 5), Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(6, 9)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_2_Stacking_Bystander }, words: text("except bystander where there is a moving column here and unit is not a mech unit and ruling A1 is no: lifted"), condition_words: text("there is a moving column here and unit is not a mech unit and ruling A1 is no"), notes: list![] },
        // 7.1.2 except army engineer where unit is an army engineer and there is no other army engineer here and ruling A7 is yes: lifted
        ExceptionRow { rule: Some(Rule::R7_1_2.id()), name: text("army-engineer"), target: Target::Clause(Clause::R7_1_2_RoadEntry.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::ArmyEngineer.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: Some(4), class: Some(Definition::ArmyEngineer.id()), condition: None }, Node::Exists { set: 5 }, Node::Not(6), Node::And(2, 7), Node::Ruling(Ruling::A7.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::And(8, 11)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_2_RoadEntry_ArmyEngineer }, words: text("except army engineer where unit is an army engineer and there is no other army engineer here and ruling A7 is yes: lifted"), condition_words: text("unit is an army engineer and there is no other army engineer here and ruling A7 is yes"), notes: list![] },
        // 7.1.2 except column and engineer to 7.2.0 one at a time where number of movers is 2 and (there is a mover where it is a moving column) and (there is a mover where it is an army engineer) and ruling A13 is joint: lifted
        ExceptionRow { rule: Some(Rule::R7_1_2.id()), name: text("column-and-engineer"), target: Target::Clause(Clause::R7_2_0_OneAtATime.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Movers.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Count { set: 2 }, Node::Number(Number::whole(2)), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Act, Node::Parameter { of: 6, parameter: Parameter::Movers.id() }, Node::Slot(0), Node::Defined { definition: Definition::MovingColumn.id(), subject: Some(8), second: None }, Node::Set { domain: Domain::Listed(7), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(9) }, Node::Exists { set: 10 }, Node::And(5, 11), Node::Act, Node::Parameter { of: 13, parameter: Parameter::Movers.id() }, Node::Slot(0), Node::Defined { definition: Definition::ArmyEngineer.id(), subject: Some(15), second: None }, Node::Set { domain: Domain::Listed(14), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(16) }, Node::Exists { set: 17 }, Node::And(12, 18), Node::Ruling(Ruling::A13.id()), Node::Symbol(Word::Joint.symbol()), Node::Compare { left: 20, comparison: Comparison::Equal, right: 21 }, Node::And(19, 22)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_1_2_ColumnAndEngineer_On_R7_2_0_OneAtATime }, words: text("except column and engineer to 7.2.0 one at a time where number of movers is 2 and (there is a mover where it is a moving column) and (there is a mover where it is an army engineer) and ruling A13 is joint: lifted"), condition_words: text("number of movers is 2 and (there is a mover where it is a moving column) and (there is a mover where it is an army engineer) and ruling A13 is joint"), notes: list![] },
        // 7.2.0 except column where kind is bridge column: mech
        ExceptionRow { rule: Some(Rule::R7_2_0.id()), name: text("column"), target: Target::Definition(Definition::MotiveClass.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::BridgeColumn.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Mech.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::MotiveClass_Column }, words: text("except column where kind is bridge column: mech"), condition_words: text("kind is bridge column"), notes: list![] },
        // 7.2.0 except towed guns where kind is artillery and carriage is towed and battery is in battery: leg
        ExceptionRow { rule: Some(Rule::R7_2_0.id()), name: text("towed-guns"), target: Target::Definition(Definition::MotiveClass.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Carriage.id() }, Node::Symbol(Word::Towed.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Battery.id() }, Node::Symbol(Word::InBattery.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::And(8, 12)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Leg.symbol())]), beats: list![], exceptions: list![], see: list![Reference::R5_3_3.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::MotiveClass_TowedGuns }, words: text("except towed guns where kind is artillery and carriage is towed and battery is in battery: leg"), condition_words: text("kind is artillery and carriage is towed and battery is in battery"), notes: list![] },
        // 7.2.0 except static guns where kind is artillery and carriage is self propelled and battery is in battery and static: leg
        ExceptionRow { rule: Some(Rule::R7_2_0.id()), name: text("static-guns"), target: Target::Definition(Definition::MotiveClass.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Carriage.id() }, Node::Symbol(Word::SelfPropelled.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Battery.id() }, Node::Symbol(Word::InBattery.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::And(8, 12), Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Static.id() }, Node::And(13, 15)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Leg.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::MotiveClass_StaticGuns }, words: text("except static guns where kind is artillery and carriage is self propelled and battery is in battery and static: leg"), condition_words: text("kind is artillery and carriage is self propelled and battery is in battery and static"), notes: list![] },
        // 7.2.0 except static headquarters where kind is headquarters and static: leg
        ExceptionRow { rule: Some(Rule::R7_2_0.id()), name: text("static-headquarters"), target: Target::Definition(Definition::MotiveClass.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Headquarters.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Static.id() }, Node::And(3, 5)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Leg.symbol())]), beats: list![], exceptions: list![], see: list![Reference::R5_8_1.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::MotiveClass_StaticHeadquarters }, words: text("except static headquarters where kind is headquarters and static: leg"), condition_words: text("kind is headquarters and static"), notes: list![] },
        // 7.2.0 except static engineer where kind is engineer and static and there is a bridge column in its place where (bridge is completed or bridge is under construction and ruling A11 is under construction too): leg
        ExceptionRow { rule: Some(Rule::R7_2_0.id()), name: text("static-engineer"), target: Target::Definition(Definition::MotiveClass.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Kind.id() }, Node::Symbol(Word::Engineer.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Static.id() }, Node::And(3, 5), Node::Slot(0), Node::Property { of: 7, property: Property::Place }, Node::Slot(1), Node::Attribute { of: 9, attribute: CounterAttribute::Bridge.id() }, Node::Symbol(Word::Completed.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Slot(1), Node::Attribute { of: 13, attribute: CounterAttribute::Bridge.id() }, Node::Symbol(Word::UnderConstruction.symbol()), Node::Compare { left: 14, comparison: Comparison::Equal, right: 15 }, Node::Ruling(Ruling::A11.id()), Node::Symbol(Word::UnderConstructionToo.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::And(16, 19), Node::Or(12, 20), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(8), relation: None, other_than: None, class: Some(Definition::BridgeColumn.id()), condition: Some(21) }, Node::Exists { set: 22 }, Node::And(6, 23)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Leg.symbol())]), beats: list![], exceptions: list![], see: list![Reference::R15_2_3.id()], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::MotiveClass_StaticEngineer }, words: text("except static engineer where kind is engineer and static and there is a bridge column in its place where (bridge is completed or bridge is under construction and ruling A11 is under construction too): leg"), condition_words: text("kind is engineer and static and there is a bridge column in its place where (bridge is completed or bridge is under construction and ruling A11 is under construction too)"), notes: list![] },
        // 7.3.0 except only passing at passing where ruling A2 is no: lifted
        ExceptionRow { rule: Some(Rule::R7_3_0.id()), name: text("only-passing"), target: Target::Clause(Clause::R7_3_0_Stacking.id()), moments: Moments::of(&[Moment::Passing.id()]), condition: Some(list![Node::Ruling(Ruling::A2.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_3_0_Stacking_OnlyPassing }, words: text("except only passing at passing where ruling A2 is no: lifted"), condition_words: text("ruling A2 is no"), notes: list![] },
        // 7.3.0 except bystander where there is a strat unit here and unit is not a strat unit and unit is not a mech unit and ruling A1 is no: lifted
        ExceptionRow { rule: Some(Rule::R7_3_0.id()), name: text("bystander"), target: Target::Clause(Clause::R7_3_0_Stacking.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::StratUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::StratUnit.id(), subject: Some(3), second: None }, Node::Not(4), Node::And(1, 5), Node::Act, Node::Parameter { of: 7, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::MechUnit.id(), subject: Some(8), second: None }, Node::Not(9), Node::And(6, 10), Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(11, 14)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::WachtAmRhein.id(), line: line::exception::R7_3_0_Stacking_Bystander }, words: text("except bystander where there is a strat unit here and unit is not a strat unit and unit is not a mech unit and ruling A1 is no: lifted"), condition_words: text("there is a strat unit here and unit is not a strat unit and unit is not a mech unit and ruling A1 is no"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    WachtAmRhein,
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
    FinishMove,
    FinishRetreat,
    EnterHex,
    PassThrough,
    Move,
    StartRoadMove,
    MoveTogether,
    EndMovementPhase,
    EnterMode,
    GroundAssault,
    FireMission,
    SetTop,
    ExamineStack,
    Infantry,
    Armor,
    Recon,
    Artillery,
    Engineer,
    Headquarters,
    Hybrid,
    BridgeColumn,
    Marker,
    Company,
    Battalion,
    Larger,
    Leg,
    Mech,
    Towed,
    SelfPropelled,
    InBattery,
    OutOfBattery,
    Division,
    Corps,
    Army,
    Column,
    UnderConstruction,
    Completed,
    Tactical,
    PreparedAssault,
    Strat,
    Exploitation,
    ManeuverReserve,
    CombatReserve,
    Normal,
    Road,
    Attack,
    Defend,
    Owner,
    Opponent,
    Yes,
    No,
    AllUnits,
    MechUnitsOnly,
    EndOfMovementPhase,
    NoDeadline,
    Silent,
    AnyOnTop,
    Allowed,
    Forbidden,
    CompletedOnly,
    UnderConstructionToo,
    Both,
    StackingOnly,
    Joint,
    Separate,
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
    Kind,
    Size,
    Motive,
    Carriage,
    Battery,
    Level,
    Bridge,
    Mode,
    Movement,
    Role,
    Viewer,
    RulingA1,
    RulingA2,
    RulingA3,
    RulingA4,
    RulingA5,
    RulingA6,
    RulingA7,
    RulingA8,
    RulingA9,
    RulingA10,
    RulingA11,
    RulingA12,
    RulingA13,
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
    Movement,
    Path,
    Movers,
    CouldLeave,
    NewMode,
    Role,
    Chosen,
    Viewer,
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
    Constricted,
    WasOverstacked,
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
    Kind,
    Size,
    Companies,
    StepsLost,
    Motive,
    Carriage,
    Battery,
    Static,
    Level,
    Bridge,
    Mode,
    Observed,
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
pub mod ruling {
    pub const A1: u32 = 120;
    pub const A2: u32 = 124;
    pub const A3: u32 = 128;
    pub const A4: u32 = 132;
    pub const A5: u32 = 136;
    pub const A6: u32 = 140;
    pub const A7: u32 = 144;
    pub const A8: u32 = 148;
    pub const A9: u32 = 152;
    pub const A10: u32 = 156;
    pub const A11: u32 = 160;
    pub const A12: u32 = 164;
    pub const A13: u32 = 168;
}
pub mod rule {
    pub const R7_0: u32 = 172;
    pub const R7_1_0: u32 = 189;
    pub const R7_1_1: u32 = 202;
    pub const R7_1_2: u32 = 207;
    pub const R7_2_0: u32 = 232;
    pub const R7_3_0: u32 = 252;
    pub const R7_4_0: u32 = 260;
    pub const R7_5_0: u32 = 271;
    pub const R7_6_0: u32 = 277;
}
pub mod definition {
    pub const Unit: u32 = 173;
    pub const Battalion: u32 = 174;
    pub const Stacked: u32 = 178;
    pub const Overstacked: u32 = 179;
    pub const BridgeColumn: u32 = 208;
    pub const BridgeInPlace: u32 = 209;
    pub const MovingColumn: u32 = 210;
    pub const ArmyEngineer: u32 = 211;
    pub const MechByClass: u32 = 216;
    pub const MotiveClass: u32 = 233;
    pub const MechUnit: u32 = 246;
    pub const StratUnit: u32 = 253;
}
pub mod clause {
    pub const R7_0_CorrectOverstack: u32 = 182;
    pub const R7_0_LeftOverstacked: u32 = 183;
    pub const R7_1_0_Stack: u32 = 191;
    pub const R7_1_1_Passing: u32 = 203;
    pub const R7_1_2_Stacking: u32 = 212;
    pub const R7_1_2_RoadEntry: u32 = 219;
    pub const R7_2_0_OneAtATime: u32 = 247;
    pub const R7_2_0_CrossingFriends: u32 = 248;
    pub const R7_3_0_Stacking: u32 = 254;
    pub const R7_4_0_Participants: u32 = 261;
    pub const R7_4_0_ParticipantsByNumber: u32 = 263;
    pub const R7_4_0_ColumnShift: u32 = 265;
    pub const R7_4_0_Contributes: u32 = 266;
    pub const R7_4_0_Excluded: u32 = 267;
    pub const R7_4_0_Affected: u32 = 268;
    pub const R7_5_0_PreparedAssault: u32 = 272;
    pub const R7_5_0_RoadMovement: u32 = 273;
    pub const R7_6_0_HeadquartersOnTop: u32 = 278;
    pub const R7_6_0_AnyOtherUnit: u32 = 280;
    pub const R7_6_0_HeadquartersAlone: u32 = 281;
    pub const R7_6_0_HiddenStack: u32 = 283;
}
pub mod exception {
    pub const R7_1_0_Stack_Constricted: u32 = 194;
    pub const R7_1_0_Stack_CompletedBridge: u32 = 197;
    pub const R7_1_1_Retreat_On_R7_1_0_Stack: u32 = 204;
    pub const R7_1_1_Retreat_On_R7_1_2_Stacking: u32 = 204;
    pub const R7_1_1_Retreat_On_R7_3_0_Stacking: u32 = 204;
    pub const R7_1_2_Stacking_OnlyPassing: u32 = 213;
    pub const R7_1_2_Stacking_ArmyEngineer: u32 = 214;
    pub const R7_1_2_Stacking_Bystander: u32 = 215;
    pub const R7_1_2_RoadEntry_ArmyEngineer: u32 = 222;
    pub const R7_1_2_ColumnAndEngineer_On_R7_2_0_OneAtATime: u32 = 224;
    pub const MotiveClass_Column: u32 = 234;
    pub const MotiveClass_TowedGuns: u32 = 235;
    pub const MotiveClass_StaticGuns: u32 = 237;
    pub const MotiveClass_StaticHeadquarters: u32 = 238;
    pub const MotiveClass_StaticEngineer: u32 = 240;
    pub const R7_3_0_Stacking_OnlyPassing: u32 = 255;
    pub const R7_3_0_Stacking_Bystander: u32 = 256;
}
pub mod rule_notes {
    pub const R7_0: [u32; 4] = [184, 185, 186, 187];
    pub const R7_1_0: [u32; 2] = [199, 200];
    pub const R7_1_1: [u32; 1] = [205];
    pub const R7_1_2: [u32; 1] = [230];
    pub const R7_2_0: [u32; 1] = [250];
    pub const R7_4_0: [u32; 1] = [269];
}
}
