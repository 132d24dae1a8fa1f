//! Paths of Glory: Stacking, activation, redeployment.
//!
//! Game: Paths of Glory
//!
//! Edition: Living rules 2022
//!
//! Source: The living rules as put on the web for online play
//!
//! Made from the ruleset `paths-of-glory`: change that, and build.

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
    Attack,
    PlaceReinforcements,
    Redeploy,
    ActivationCost,
}

impl ActValue {
    pub const ALL: [ActValue; 6] = [ActValue::Move, ActValue::Retreat, ActValue::Attack, ActValue::PlaceReinforcements, ActValue::Redeploy, ActValue::ActivationCost];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Retreat => rows::Word::Retreat.symbol(),
            ActValue::Attack => rows::Word::Attack.symbol(),
            ActValue::PlaceReinforcements => rows::Word::PlaceReinforcements.symbol(),
            ActValue::Redeploy => rows::Word::Redeploy.symbol(),
            ActValue::ActivationCost => rows::Word::ActivationCost.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of fate-of-the-eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FateOfTheEliminated {
    MayReturn,
    Permanent,
}

impl FateOfTheEliminated {
    pub const ALL: [FateOfTheEliminated; 2] = [FateOfTheEliminated::MayReturn, FateOfTheEliminated::Permanent];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            FateOfTheEliminated::MayReturn => rows::Word::MayReturn.symbol(),
            FateOfTheEliminated::Permanent => rows::Word::Permanent.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<FateOfTheEliminated> {
        FateOfTheEliminated::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Town {
    Amiens,
    Antwerp,
    Calais,
    Ostend,
    Orleans,
    Paris,
}

impl Town {
    pub const ALL: [Town; 6] = [Town::Amiens, Town::Antwerp, Town::Calais, Town::Ostend, Town::Orleans, Town::Paris];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Town::Amiens => rows::Word::Amiens.symbol(),
            Town::Antwerp => rows::Word::Antwerp.symbol(),
            Town::Calais => rows::Word::Calais.symbol(),
            Town::Ostend => rows::Word::Ostend.symbol(),
            Town::Orleans => rows::Word::Orleans.symbol(),
            Town::Paris => rows::Word::Paris.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Town> {
        Town::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    Europe,
    NearEast,
}

impl Region {
    pub const ALL: [Region; 2] = [Region::Europe, Region::NearEast];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Region::Europe => rows::Word::Europe.symbol(),
            Region::NearEast => rows::Word::NearEast.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Region> {
        Region::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Marked {
    Attack,
    Move,
}

impl Marked {
    pub const ALL: [Marked; 2] = [Marked::Attack, Marked::Move];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Marked::Attack => rows::Word::Attack.symbol(),
            Marked::Move => rows::Word::Move.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Marked> {
        Marked::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Ap,
    Cp,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Ap, Side::Cp];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::Ap => rows::Word::Ap.symbol(),
            Side::Cp => rows::Word::Cp.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Side> {
        Side::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of nat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nat {
    AH,
    ANA,
    AUS,
    BE,
    BR,
    BU,
    CND,
    FR,
    GE,
    GR,
    IT,
    MN,
    PT,
    RO,
    RU,
    SB,
    SN,
    TU,
    US,
}

impl Nat {
    pub const ALL: [Nat; 19] = [Nat::AH, Nat::ANA, Nat::AUS, Nat::BE, Nat::BR, Nat::BU, Nat::CND, Nat::FR, Nat::GE, Nat::GR, Nat::IT, Nat::MN, Nat::PT, Nat::RO, Nat::RU, Nat::SB, Nat::SN, Nat::TU, Nat::US];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Nat::AH => rows::Word::AH.symbol(),
            Nat::ANA => rows::Word::ANA.symbol(),
            Nat::AUS => rows::Word::AUS.symbol(),
            Nat::BE => rows::Word::BE.symbol(),
            Nat::BR => rows::Word::BR.symbol(),
            Nat::BU => rows::Word::BU.symbol(),
            Nat::CND => rows::Word::CND.symbol(),
            Nat::FR => rows::Word::FR.symbol(),
            Nat::GE => rows::Word::GE.symbol(),
            Nat::GR => rows::Word::GR.symbol(),
            Nat::IT => rows::Word::IT.symbol(),
            Nat::MN => rows::Word::MN.symbol(),
            Nat::PT => rows::Word::PT.symbol(),
            Nat::RO => rows::Word::RO.symbol(),
            Nat::RU => rows::Word::RU.symbol(),
            Nat::SB => rows::Word::SB.symbol(),
            Nat::SN => rows::Word::SN.symbol(),
            Nat::TU => rows::Word::TU.symbol(),
            Nat::US => rows::Word::US.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Nat> {
        Nat::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    Army,
    Corps,
    Fort,
    Marker,
}

impl Type {
    pub const ALL: [Type; 4] = [Type::Army, Type::Corps, Type::Fort, Type::Marker];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Type::Army => rows::Word::Army.symbol(),
            Type::Corps => rows::Word::Corps.symbol(),
            Type::Fort => rows::Word::Fort.symbol(),
            Type::Marker => rows::Word::Marker.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Type> {
        Type::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Events {
    BrestLitovsk,
    FallOfTheTsar,
    RaceToTheSea,
}

impl Events {
    pub const ALL: [Events; 3] = [Events::BrestLitovsk, Events::FallOfTheTsar, Events::RaceToTheSea];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Events::BrestLitovsk => rows::Word::BrestLitovsk.symbol(),
            Events::FallOfTheTsar => rows::Word::FallOfTheTsar.symbol(),
            Events::RaceToTheSea => rows::Word::RaceToTheSea.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Events> {
        Events::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Crosses {
    CaucasusNearEast,
}

impl Crosses {
    pub const ALL: [Crosses; 1] = [Crosses::CaucasusNearEast];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Crosses::CaucasusNearEast => rows::Word::CaucasusNearEast.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Crosses> {
        Crosses::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    Move,
    AdvanceAfterCombat,
    AttackOnly,
    AttackAndAdvance,
}

impl Manner {
    pub const ALL: [Manner; 4] = [Manner::Move, Manner::AdvanceAfterCombat, Manner::AttackOnly, Manner::AttackAndAdvance];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Manner::Move => rows::Word::Move.symbol(),
            Manner::AdvanceAfterCombat => rows::Word::AdvanceAfterCombat.symbol(),
            Manner::AttackOnly => rows::Word::AttackOnly.symbol(),
            Manner::AttackAndAdvance => rows::Word::AttackAndAdvance.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Manner> {
        Manner::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    Move,
    Combat,
}

impl Purpose {
    pub const ALL: [Purpose; 2] = [Purpose::Move, Purpose::Combat];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Purpose::Move => rows::Word::Move.symbol(),
            Purpose::Combat => rows::Word::Combat.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Purpose> {
        Purpose::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// At least 0. Read by 11.1.9.
    pub cp_war_status: i64,
    /// Read by 9.2.2, 11.1.9, 16.4.9.
    pub events: Vec<Events>,
    /// Of the card played. At least 0. Read by 13.1.2.
    pub sr_points: i64,
}

impl Default for Game {
    fn default() -> Game {
        Game { cp_war_status: 0, events: vec![], sr_points: 0 }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Number(Number::whole(self.cp_war_status)),
            Value::Set(self.events.iter().fold(0, |set, value| set | 1 << *value as u64)),
            Value::Number(Number::whole(self.sr_points)),
        ]
    }
}

/// The attributes of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// Where a rule names it. Read by 9.2.3, 9.5.3, 11.1.9.
    pub town: Option<Town>,
    /// Read by 9.2.3.
    pub country: Option<Nat>,
    /// Read by 11.3.1.
    pub region: Region,
    pub fort: bool,
    /// Read by 9.5.3.
    pub besieged: bool,
    /// The side that controls it. Read by 9.5.3.
    pub held_by: Option<Side>,
    /// Read by 11.1.6.
    pub marked: Option<Marked>,
    /// The stack traces supply to the beachhead of the MEF (9.2.7.1). Read by 9.2.7.1.
    pub traces_to_mef: bool,
}

impl Default for Space {
    fn default() -> Space {
        Space { town: None, country: None, region: Region::Europe, fort: false, besieged: false, held_by: None, marked: None, traces_to_mef: false }
    }
}

impl Space {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            self.town.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.country.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Symbol(self.region.symbol()),
            Value::Flag(self.fort),
            Value::Flag(self.besieged),
            self.held_by.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.marked.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Flag(self.traces_to_mef),
        ]
    }
}

/// A space of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Allied Powers, Central Powers. Read by 10.1.2, 10.1.3, 11.1.9, 16.4.9.
    pub side: Side,
    /// Read by 9.2.2, 9.2.3, 9.5.3, 11.3.2, 16.4.9.
    pub nat: Option<Nat>,
    /// Read by 9.2.7.1, 10.1.1, 10.1.3, 11.3.1, 11.3.2, 13.1.2, 13.1.7.
    pub r#type: Type,
    /// The Mediterranean Expeditionary Force. Read by 9.2.7.1.
    pub mef: bool,
    /// An army that 11.3.1 names. Read by 11.3.1.
    pub near_east_army: bool,
    /// Counts as this nationality by a card event (9.2.3). Read by 9.2.3.
    pub merged_as: Option<Nat>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: Side, r#type: Type) -> Counter {
        Counter { side, nat: None, r#type, mef: false, near_east_army: false, merged_as: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            self.nat.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Symbol(self.r#type.symbol()),
            Value::Flag(self.mef),
            Value::Flag(self.near_east_army),
            self.merged_as.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
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
    /// A unit retreats along a path.
    Retreat(Retreat),
    /// A unit attacks over a border.
    Attack(Attack),
    /// The units of a reinforcement card are placed.
    PlaceReinforcements(PlaceReinforcements),
    /// Units are strategically redeployed.
    Redeploy(Redeploy),
    /// Asks: What the activation of a space costs.
    ActivationCost(ActivationCost),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Move(act) => act.data(names),
            Act::Retreat(act) => act.data(names),
            Act::Attack(act) => act.data(names),
            Act::PlaceReinforcements(act) => act.data(names),
            Act::Redeploy(act) => act.data(names),
            Act::ActivationCost(act) => act.data(names),
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
    /// Read by 11.1.9, 11.3.1, 11.3.2.
    pub unit: CounterId,
    /// Read by 11.1.6, 11.1.9.
    pub manner: Manner,
    pub path: Path,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, manner: Manner::Move, path, turn: 1, round: 1, crosses: None }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        self.path.write(&mut data, names);
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
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
    /// Read by 11.1.9, 11.3.1, 11.3.2.
    pub unit: CounterId,
    pub path: Path,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl Retreat {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Retreat {
        Retreat { unit, path, turn: 1, round: 1, crosses: None }
    }
}

impl Retreat {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Retreat);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        self.path.write(&mut data, names);
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data
    }
}

impl From<Retreat> for Act {
    fn from(act: Retreat) -> Act {
        Act::Retreat(act)
    }
}

/// A unit attacks over a border.
#[derive(Clone, Debug, PartialEq)]
pub struct Attack {
    /// Read by 11.1.9, 11.3.1, 11.3.2.
    pub unit: CounterId,
    /// Read by 11.1.6, 11.1.9.
    pub manner: Manner,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl Attack {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> Attack {
        Attack { unit, manner: Manner::AttackOnly, turn: 1, round: 1, crosses: None }
    }
}

impl Attack {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Attack);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Manner as usize] = Value::Symbol(self.manner.symbol());
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data
    }
}

impl From<Attack> for Act {
    fn from(act: Attack) -> Act {
        Act::Attack(act)
    }
}

/// The units of a reinforcement card are placed.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceReinforcements {
    /// Read by 9.5.3.
    pub placed: Vec<CounterId>,
    pub to_space: SpaceId,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl PlaceReinforcements {
    /// What must be said; the rest is as usual.
    pub fn new(placed: Vec<CounterId>, to_space: SpaceId) -> PlaceReinforcements {
        PlaceReinforcements { placed, to_space, turn: 1, round: 1, crosses: None }
    }
}

impl PlaceReinforcements {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::PlaceReinforcements);
        data.parameters[rows::Parameter::Placed as usize] = list_of(&mut data.lists, self.placed.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::ToSpace as usize] = Value::Place(self.to_space.0);
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data
    }
}

impl From<PlaceReinforcements> for Act {
    fn from(act: PlaceReinforcements) -> Act {
        Act::PlaceReinforcements(act)
    }
}

/// Units are strategically redeployed.
#[derive(Clone, Debug, PartialEq)]
pub struct Redeploy {
    /// Read by 13.1.2, 13.1.3, 13.1.7.
    pub moved: Vec<CounterId>,
    /// Read by 13.1.7.
    pub by_sea: bool,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl Redeploy {
    /// What must be said; the rest is as usual.
    pub fn new(moved: Vec<CounterId>) -> Redeploy {
        Redeploy { moved, by_sea: false, turn: 1, round: 1, crosses: None }
    }
}

impl Redeploy {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Redeploy);
        data.parameters[rows::Parameter::Moved as usize] = list_of(&mut data.lists, self.moved.iter().map(|counter| Value::Counter(counter.0)));
        data.parameters[rows::Parameter::BySea as usize] = Value::Flag(self.by_sea);
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data
    }
}

impl From<Redeploy> for Act {
    fn from(act: Redeploy) -> Act {
        Act::Redeploy(act)
    }
}

/// Asks: What the activation of a space costs.
#[derive(Clone, Debug, PartialEq)]
pub struct ActivationCost {
    pub activated: SpaceId,
    /// Read by 9.2.2.
    pub purpose: Purpose,
    /// At least 1. Read by 11.3.2, 13.1.3.
    pub turn: i64,
    /// At least 1. Read by 13.1.3.
    pub round: i64,
    /// A border that 11.3.2 guards. Read by 11.3.2.
    pub crosses: Option<Crosses>,
}

impl ActivationCost {
    /// What must be said; the rest is as usual.
    pub fn new(activated: SpaceId, purpose: Purpose) -> ActivationCost {
        ActivationCost { activated, purpose, turn: 1, round: 1, crosses: None }
    }
}

impl ActivationCost {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::ActivationCost);
        data.parameters[rows::Parameter::Activated as usize] = Value::Place(self.activated.0);
        data.parameters[rows::Parameter::Purpose as usize] = Value::Symbol(self.purpose.symbol());
        data.parameters[rows::Parameter::Turn as usize] = Value::Number(Number::whole(self.turn));
        data.parameters[rows::Parameter::Round as usize] = Value::Number(Number::whole(self.round));
        data.parameters[rows::Parameter::Crosses as usize] = self.crosses.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data
    }
}

impl From<ActivationCost> for Act {
    fn from(act: ActivationCost) -> Act {
        Act::ActivationCost(act)
    }
}

/// A way through the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Where it begins; without it, where the counter that moves lies.
    pub start: Option<SpaceId>,
    /// The places entered, in order.
    pub steps: Vec<Step>,
}

/// One place entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub to: SpaceId,
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

    /// Whether the spaces of the grid have flat tops, so that one may go north and south on it and not east and west; as it begins, they have a corner on top.
    pub fn set_flat_tops(&mut self, flat_tops: bool) {
        self.data.flat_top = flat_tops;
    }

    /// Adds a space; its neighbours are those that a border joins it to.
    pub fn add_space(&mut self, id: &str, place: Space) -> SpaceId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: None, record });
        SpaceId(self.data.places.len() as u32 - 1)
    }

    /// Adds a space of a grid, by its axial coordinates `q, r`.
    pub fn add_space_at(&mut self, id: &str, axial: (i32, i32), place: Space) -> SpaceId {
        let record = place.record(&mut self.data.names);
        self.data.places.push(PlaceData { id: id.to_owned(), axial: Some(axial), record });
        SpaceId(self.data.places.len() as u32 - 1)
    }

    /// Adds a border between two spaces, the same from both sides.
    pub fn add_border(&mut self, from: SpaceId, to: SpaceId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: false, record });
    }

    /// Adds a border between two spaces, as it is met from the first side.
    pub fn add_one_way_border(&mut self, from: SpaceId, to: SpaceId) {
        let record = Record::new();
        self.data.borders.push(BorderData { from: from.0, to: to.0, one_way: true, record });
    }

    /// Adds a counter under those that lie in its space already.
    pub fn add_counter(&mut self, id: &str, at: &[SpaceId], counter: Counter) -> CounterId {
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 12], lists: Vec::new(), start: None, steps: Vec::new() }
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
    /// a unit moves along a path
    Move,
    /// a unit retreats along a path
    Retreat,
    /// a unit attacks over a border
    Attack,
    /// the units of a reinforcement card are placed
    PlaceReinforcements,
    /// units are strategically redeployed
    Redeploy,
    /// what the activation of a space costs
    ActivationCost,
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
    /// a move is over
    MoveEnd,
    /// a retreat is over
    RetreatEnd,
    /// a unit moves on through a space
    Passing,
    /// a unit enters a space
    Entry,
    /// a unit uses a guarded border
    Crossing,
    /// reinforcements are placed
    Placement,
    /// units are redeployed
    Redeployment,
    /// a space is activated
    Activation,
    /// the position is looked at
    Check,
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
    /// 9.2.2 Russians after the Fall of the Tsar
    R9_2_2,
    /// 9.2.3 Cost of activation
    R9_2_3,
    /// 9.2.4 All nationalities are paid for
    R9_2_4,
    /// 9.2.7.1 The beachhead of the MEF
    R9_2_7_1,
    /// 9.5.3 Placing reinforcements
    R9_5_3,
    /// 10.1.1 The stacking limit
    R10_1_1,
    /// 10.1.2 When the limit is in force
    R10_1_2,
    /// 10.1.3 Overstacking by oversight
    R10_1_3,
    /// 10.1.4 Overstacking on purpose
    R10_1_4,
    /// 11.1.6 Spaces marked for attack
    R11_1_6,
    /// 11.1.9 Amiens, Calais and Ostend
    R11_1_9,
    /// 11.3.1 Armies in the Near East
    R11_3_1,
    /// 11.3.2 Russians between Caucasus and Near East
    R11_3_2,
    /// 12.5.5 Stacking in a retreat
    R12_5_5,
    /// 13.1.2 Points for redeployment
    R13_1_2,
    /// 13.1.3 Once in a round
    R13_1_3,
    /// 13.1.7 Redeployment by sea
    R13_1_7,
    /// 16.4.9 The Treaty of Brest-Litovsk
    R16_4_9,
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
    /// 9.2.3 Cost of activation: nationality
    Nationality,
    /// 10.1.1 The stacking limit: combat-unit
    CombatUnit,
    /// 10.1.1 The stacking limit: stacking-limit
    StackingLimit,
    /// 10.1.3 Overstacking by oversight: fate
    Fate,
    /// 11.3.2 Russians between Caucasus and Near East: russian-unit
    RussianUnit,
    /// 11.3.2 Russians between Caucasus and Near East: russian-crossing
    RussianCrossing,
    /// 13.1.2 Points for redeployment: sr-cost
    SrCost,
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
    /// 9.2.3 Cost of activation: operations
    R9_2_3_Operations,
    /// 9.5.3 Placing reinforcements: overflow
    R9_5_3_Overflow,
    /// 10.1.2 When the limit is in force: stacking
    R10_1_2_Stacking,
    /// 10.1.3 Overstacking by oversight: remove
    R10_1_3_Remove,
    /// 11.1.6 Spaces marked for attack: attack-space
    R11_1_6_AttackSpace,
    /// 11.1.9 Amiens, Calais and Ostend: channel-ports
    R11_1_9_ChannelPorts,
    /// 11.3.1 Armies in the Near East: near-east
    R11_3_1_NearEast,
    /// 11.3.2 Russians between Caucasus and Near East: corps
    R11_3_2_Corps,
    /// 11.3.2 Russians between Caucasus and Near East: armies
    R11_3_2_Armies,
    /// 12.5.5 Stacking in a retreat: passing
    R12_5_5_Passing,
    /// 13.1.2 Points for redeployment: points
    R13_1_2_Points,
    /// 13.1.3 Once in a round: once
    R13_1_3_Once,
    /// 13.1.7 Redeployment by sea: armies
    R13_1_7_Armies,
    /// 16.4.9 The Treaty of Brest-Litovsk: russians
    R16_4_9_Russians,
    /// 16.4.9 The Treaty of Brest-Litovsk: remove
    R16_4_9_Remove,
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
    /// 9.2.2 Russians after the Fall of the Tsar: russians
    R9_2_2_Russians_On_R9_2_3_Operations,
    /// 9.2.3 Cost of activation: commonwealth
    Nationality_Commonwealth,
    /// 9.2.3 Cost of activation: belgians
    Nationality_Belgians,
    /// 9.2.3 Cost of activation: americans
    Nationality_Americans,
    /// 9.2.3 Cost of activation: senussi
    Nationality_Senussi,
    /// 9.2.3 Cost of activation: montenegrins
    Nationality_Montenegrins,
    /// 9.2.3 Cost of activation: merged-by-a-card
    Nationality_MergedByACard,
    /// 9.2.7.1 The beachhead of the MEF: mef
    R9_2_7_1_Mef_On_R9_2_3_Operations,
    /// 10.1.2 When the limit is in force: in-transit
    R10_1_2_Stacking_InTransit,
    /// 10.1.3 Overstacking by oversight: army
    Fate_Army,
    /// 11.1.9 Amiens, Calais and Ostend: advance
    R11_1_9_ChannelPorts_Advance,
    /// 13.1.2 Points for redeployment: army
    SrCost_Army,
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
        name: text("paths-of-glory"),
        title: text("Paths of Glory: Stacking, activation, redeployment"),
        game: text("Paths of Glory"),
        edition: text("Living rules 2022"),
        source: text("The living rules as put on the web for online play"),
    },
    layers: list![
        LayerRow { name: text("paths-of-glory"), title: text("Paths of Glory: Stacking, activation, redeployment") },
    ],
    symbols: list![
        text("move"),
        text("retreat"),
        text("attack"),
        text("place-reinforcements"),
        text("redeploy"),
        text("activation-cost"),
        text("may-return"),
        text("permanent"),
        text("amiens"),
        text("antwerp"),
        text("calais"),
        text("ostend"),
        text("orleans"),
        text("paris"),
        text("europe"),
        text("near-east"),
        text("ap"),
        text("cp"),
        text("AH"),
        text("ANA"),
        text("AUS"),
        text("BE"),
        text("BR"),
        text("BU"),
        text("CND"),
        text("FR"),
        text("GE"),
        text("GR"),
        text("IT"),
        text("MN"),
        text("PT"),
        text("RO"),
        text("RU"),
        text("SB"),
        text("SN"),
        text("TU"),
        text("US"),
        text("army"),
        text("corps"),
        text("fort"),
        text("marker"),
        text("brest-litovsk"),
        text("fall-of-the-tsar"),
        text("race-to-the-sea"),
        text("caucasus-near-east"),
        text("advance-after-combat"),
        text("attack-only"),
        text("attack-and-advance"),
        text("combat"),
    ],
    aliases: list![
        AliasRow { domain: Values::Events.id(), alias: text("treaty-of-brest-litovsk"), symbol: Word::BrestLitovsk.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Move.symbol(), Word::Retreat.symbol(), Word::Attack.symbol(), Word::PlaceReinforcements.symbol(), Word::Redeploy.symbol(), Word::ActivationCost.symbol()] },
        DomainRow { name: text("fate-of-the-eliminated"), values: list![Word::MayReturn.symbol(), Word::Permanent.symbol()] },
        DomainRow { name: text("town"), values: list![Word::Amiens.symbol(), Word::Antwerp.symbol(), Word::Calais.symbol(), Word::Ostend.symbol(), Word::Orleans.symbol(), Word::Paris.symbol()] },
        DomainRow { name: text("region"), values: list![Word::Europe.symbol(), Word::NearEast.symbol()] },
        DomainRow { name: text("marked"), values: list![Word::Attack.symbol(), Word::Move.symbol()] },
        DomainRow { name: text("side"), values: list![Word::Ap.symbol(), Word::Cp.symbol()] },
        DomainRow { name: text("nat"), values: list![Word::AH.symbol(), Word::ANA.symbol(), Word::AUS.symbol(), Word::BE.symbol(), Word::BR.symbol(), Word::BU.symbol(), Word::CND.symbol(), Word::FR.symbol(), Word::GE.symbol(), Word::GR.symbol(), Word::IT.symbol(), Word::MN.symbol(), Word::PT.symbol(), Word::RO.symbol(), Word::RU.symbol(), Word::SB.symbol(), Word::SN.symbol(), Word::TU.symbol(), Word::US.symbol()] },
        DomainRow { name: text("type"), values: list![Word::Army.symbol(), Word::Corps.symbol(), Word::Fort.symbol(), Word::Marker.symbol()] },
        DomainRow { name: text("events"), values: list![Word::BrestLitovsk.symbol(), Word::FallOfTheTsar.symbol(), Word::RaceToTheSea.symbol()] },
        DomainRow { name: text("crosses"), values: list![Word::CaucasusNearEast.symbol()] },
        DomainRow { name: text("manner"), values: list![Word::Move.symbol(), Word::AdvanceAfterCombat.symbol(), Word::AttackOnly.symbol(), Word::AttackAndAdvance.symbol()] },
        DomainRow { name: text("purpose"), values: list![Word::Move.symbol(), Word::Combat.symbol()] },
    ],
    place_noun: text("space"),
    place_plural: text("spaces"),
    game: list![
        AttributeRow { name: text("cp-war-status"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("") },
        AttributeRow { name: text("events"), alias: text(""), of_type: Type::AnyOf(Values::Events.id()), in_each_place: false, optional: false, usually: Some(Value::Set(0)), doc: text("") },
        AttributeRow { name: text("sr-points"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(0))), doc: text("of the card played") },
    ],
    places: list![
        AttributeRow { name: text("town"), alias: text(""), of_type: Type::OneOf(Values::Town.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("where a rule names it") },
        AttributeRow { name: text("country"), alias: text(""), of_type: Type::OneOf(Values::Nat.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("region"), alias: text(""), of_type: Type::OneOf(Values::Region.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Europe.symbol())), doc: text("") },
        AttributeRow { name: text("fort"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("besieged"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("held-by"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the side that controls it") },
        AttributeRow { name: text("marked"), alias: text(""), of_type: Type::OneOf(Values::Marked.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("traces-to-mef"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("the stack traces supply to the beachhead of the MEF (9.2.7.1)") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: None, doc: text("Allied Powers, Central Powers") },
        AttributeRow { name: text("nat"), alias: text(""), of_type: Type::OneOf(Values::Nat.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("type"), alias: text(""), of_type: Type::OneOf(Values::Type.id()), in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("mef"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("the Mediterranean Expeditionary Force") },
        AttributeRow { name: text("near-east-army"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("an army that 11.3.1 names") },
        AttributeRow { name: text("merged-as"), alias: text(""), of_type: Type::OneOf(Values::Nat.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("counts as this nationality by a card event (9.2.3)") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("manner"), alias: text(""), of_type: Type::OneOf(Values::Manner.id()) },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("turn"), alias: text(""), of_type: Type::Number { from: Some(1), to: None } },
        ParameterRow { name: text("round"), alias: text(""), of_type: Type::Number { from: Some(1), to: None } },
        ParameterRow { name: text("crosses"), alias: text(""), of_type: Type::OneOf(Values::Crosses.id()) },
        ParameterRow { name: text("placed"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("to-space"), alias: text(""), of_type: Type::Place },
        ParameterRow { name: text("moved"), alias: text(""), of_type: Type::Counters },
        ParameterRow { name: text("by-sea"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("activated"), alias: text(""), of_type: Type::Place },
        ParameterRow { name: text("purpose"), alias: text(""), of_type: Type::OneOf(Values::Purpose.id()) },
    ],
    acts: list![
        ActRow { name: text("move"), question: false, doc: text("a unit moves along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::Move.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::MoveEnd.id(), Moment::Crossing.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("retreat"), question: false, doc: text("a unit retreats along a path"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::of(&[Moment::Passing.id()]), at_the_end: Moments::of(&[Moment::RetreatEnd.id(), Moment::Crossing.id()]), conditional: list![], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("attack"), question: false, doc: text("a unit attacks over a border"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Manner.id(), optional: false, usually: Some(Value::Symbol(Word::AttackOnly.symbol())), doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Crossing.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("place-reinforcements"), question: false, doc: text("the units of a reinforcement card are placed"), parameters: list![ActParameter { parameter: Parameter::Placed.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::ToSpace.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Placement.id()]), conditional: list![], effects: list![ActEffect::MovesTo { what: Parameter::Placed.id(), to: Parameter::ToSpace.id() }], happens_in: Some(Parameter::ToSpace.id()) },
        ActRow { name: text("redeploy"), question: false, doc: text("units are strategically redeployed"), parameters: list![ActParameter { parameter: Parameter::Moved.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::BySea.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Redeployment.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("activation-cost"), question: true, doc: text("what the activation of a space costs"), parameters: list![ActParameter { parameter: Parameter::Activated.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Purpose.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Turn.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Round.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("") }, ActParameter { parameter: Parameter::Crosses.id(), optional: true, usually: Some(Value::Nothing), doc: text("a border that 11.3.2 guards") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Activation.id()]), conditional: list![], effects: list![], happens_in: Some(Parameter::Activated.id()) },
    ],
    moments: list![
        MomentRow { name: text("move-end"), doc: text("a move is over") },
        MomentRow { name: text("retreat-end"), doc: text("a retreat is over") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a space") },
        MomentRow { name: text("entry"), doc: text("a unit enters a space") },
        MomentRow { name: text("crossing"), doc: text("a unit uses a guarded border") },
        MomentRow { name: text("placement"), doc: text("reinforcements are placed") },
        MomentRow { name: text("redeployment"), doc: text("units are redeployed") },
        MomentRow { name: text("activation"), doc: text("a space is activated") },
        MomentRow { name: text("check"), doc: text("the position is looked at") },
    ],
    references: list![],
    rulings: list![],
    charts: list![],
    rules: list![
        RuleRow { number: text("9.2.2"), heading: text("Russians after the Fall of the Tsar"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R9_2_2 }, notes: list![NoteRow { text: text("For movement the ordinary cost stands."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R9_2_2[0] } }], see: list![] },
        RuleRow { number: text("9.2.3"), heading: text("Cost of activation"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R9_2_3 }, notes: list![], see: list![] },
        RuleRow { number: text("9.2.4"), heading: text("All nationalities are paid for"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R9_2_4 }, notes: list![NoteRow { text: text("No unit of a space may be left out to save the cost of its nationality: the price counts every combat unit there."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R9_2_4[0] } }], see: list![] },
        RuleRow { number: text("9.2.7.1"), heading: text("The beachhead of the MEF"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R9_2_7_1 }, notes: list![NoteRow { text: text("All or nothing: such a stack is paid for as a whole."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R9_2_7_1[0] } }], see: list![] },
        RuleRow { number: text("9.5.3"), heading: text("Placing reinforcements"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R9_5_3 }, notes: list![NoteRow { text: text("A card whose armies cannot all be placed within 10.1 cannot be played."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R9_5_3[0] } }, NoteRow { text: text("French armies go to Orleans when Paris is full; not while Paris is besieged or in enemy hands."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R9_5_3[1] } }], see: list![] },
        RuleRow { number: text("10.1.1"), heading: text("The stacking limit"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R10_1_1 }, notes: list![NoteRow { text: text("Army and corps count alike; forts count nothing."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R10_1_1[0] } }, NoteRow { text: text("A0013 fort: a position may tell of a fort, which counts nothing"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R10_1_1[1] } }], see: list![] },
        RuleRow { number: text("10.1.2"), heading: text("When the limit is in force"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R10_1_2 }, notes: list![], see: list![] },
        RuleRow { number: text("10.1.3"), heading: text("Overstacking by oversight"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R10_1_3 }, notes: list![NoteRow { text: text("The opponent chooses who is eliminated; an army is out of the game."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R10_1_3[0] } }], see: list![] },
        RuleRow { number: text("10.1.4"), heading: text("Overstacking on purpose"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R10_1_4 }, notes: list![NoteRow { text: text("It may not be done on purpose in the hope that the opponent does not see it."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R10_1_4[0] } }], see: list![] },
        RuleRow { number: text("11.1.6"), heading: text("Spaces marked for attack"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R11_1_6 }, notes: list![], see: list![] },
        RuleRow { number: text("11.1.9"), heading: text("Amiens, Calais and Ostend"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R11_1_9 }, notes: list![NoteRow { text: text("The Central Powers may pass through."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R11_1_9[0] } }], see: list![] },
        RuleRow { number: text("11.3.1"), heading: text("Armies in the Near East"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R11_3_1 }, notes: list![], see: list![] },
        RuleRow { number: text("11.3.2"), heading: text("Russians between Caucasus and Near East"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R11_3_2 }, notes: list![NoteRow { text: text("By any of move, retreat, attack and advance; an attack and the advance after it are one."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R11_3_2[0] } }], see: list![] },
        RuleRow { number: text("12.5.5"), heading: text("Stacking in a retreat"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R12_5_5 }, notes: list![NoteRow { text: text("A retreat may pass a full first space, but may not end overstacked (10.1.2)."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R12_5_5[0] } }], see: list![] },
        RuleRow { number: text("13.1.2"), heading: text("Points for redeployment"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R13_1_2 }, notes: list![], see: list![] },
        RuleRow { number: text("13.1.3"), heading: text("Once in a round"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R13_1_3 }, notes: list![], see: list![] },
        RuleRow { number: text("13.1.7"), heading: text("Redeployment by sea"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R13_1_7 }, notes: list![], see: list![] },
        RuleRow { number: text("16.4.9"), heading: text("The Treaty of Brest-Litovsk"), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule::R16_4_9 }, notes: list![NoteRow { text: text("Neither stack with nor pass through; those together when it comes into force are removed."), place: Place { layer: Layer::PathsOfGlory.id(), line: line::rule_notes::R16_4_9[0] } }], see: list![] },
    ],
    definitions: list![
        // 9.2.3 nationality of a combat unit: nat
        DefinitionRow { name: text("nationality"), plural: text("nationality"), rule: Some(Rule::R9_2_3.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Nat.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }], exceptions: list![Exception::Nationality_Commonwealth.id(), Exception::Nationality_Belgians.id(), Exception::Nationality_Americans.id(), Exception::Nationality_Senussi.id(), Exception::Nationality_Montenegrins.id(), Exception::Nationality_MergedByACard.id()], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::Nationality }, words: text("nationality of a combat unit: nat") },
        // 10.1.1 combat unit is a counter where type is one of army, corps
        DefinitionRow { name: text("combat-unit"), plural: text("combat-units"), rule: Some(Rule::R10_1_1.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Corps.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7)], exceptions: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::CombatUnit }, words: text("combat unit is a counter where type is one of army, corps") },
        // 10.1.1 stacking limit: 3
        DefinitionRow { name: text("stacking-limit"), plural: text("stacking-limit"), rule: Some(Rule::R10_1_1.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(3))], exceptions: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::StackingLimit }, words: text("stacking limit: 3") },
        // 10.1.3 fate of a combat unit: may return
        DefinitionRow { name: text("fate"), plural: text("fate"), rule: Some(Rule::R10_1_3.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::FateOfTheEliminated.id()), general: list![Node::Symbol(Word::MayReturn.symbol())], exceptions: list![Exception::Fate_Army.id()], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::Fate }, words: text("fate of a combat unit: may return") },
        // 11.3.2 russian unit is a combat unit where nat is RU
        DefinitionRow { name: text("russian-unit"), plural: text("russian-units"), rule: Some(Rule::R11_3_2.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::CombatUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::RU.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::RussianUnit }, words: text("russian unit is a combat unit where nat is RU") },
        // 11.3.2 russian crossing of an act: its crosses is caucasus near east and its unit is a russian unit
        DefinitionRow { name: text("russian-crossing"), plural: text("russian-crossing"), rule: Some(Rule::R11_3_2.id()), subject: Some(Subject::Act), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Parameter { of: 0, parameter: Parameter::Crosses.id() }, Node::Symbol(Word::CaucasusNearEast.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RussianUnit.id(), subject: Some(5), second: None }, Node::And(3, 6)], exceptions: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::RussianCrossing }, words: text("russian crossing of an act: its crosses is caucasus near east and its unit is a russian unit") },
        // 13.1.2 sr cost of a combat unit: 1
        DefinitionRow { name: text("sr-cost"), plural: text("sr-cost"), rule: Some(Rule::R13_1_2.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::SrCost_Army.id()], place: Place { layer: Layer::PathsOfGlory.id(), line: line::definition::SrCost }, words: text("sr cost of a combat unit: 1") },
    ],
    clauses: list![
        // 9.2.3 value operations at activation: number of different nationalities of combat units here
        ClauseRow { rule: Rule::R9_2_3.id(), name: text("operations"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Activation.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }, Node::Slot(0), Node::Defined { definition: Definition::Nationality.id(), subject: Some(1), second: None }, Node::CountDifferent { set: 0, of: 2 }]), tags: list![], budget: None }, exceptions: list![Exception::R9_2_2_Russians_On_R9_2_3_Operations.id(), Exception::R9_2_7_1_Mef_On_R9_2_3_Operations.id()], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R9_2_3_Operations }, words: text("value operations at activation: number of different nationalities of combat units here"), condition_words: text(""), notes: list![] },
        // 9.5.3 ban overflow at placement where here's town is orleans and there is a placed where nat is FR: there is no space in play where (town is paris and not besieged and held by is not cp and number of combat units in it is at least stacking limit)
        ClauseRow { rule: Rule::R9_5_3.id(), name: text("overflow"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Placement.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Orleans.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Placed.id() }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::FR.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Set { domain: Domain::Listed(5), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(9) }, Node::Exists { set: 10 }, Node::And(3, 11)]), body: Body::Forbids(list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Paris.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: PlaceAttribute::Besieged.id() }, Node::Not(5), Node::And(3, 6), Node::Slot(0), Node::Attribute { of: 8, attribute: PlaceAttribute::HeldBy.id() }, Node::Symbol(Word::Cp.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Not(11), Node::And(7, 12), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(14), relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }, Node::Count { set: 15 }, Node::Defined { definition: Definition::StackingLimit.id(), subject: None, second: None }, Node::Compare { left: 16, comparison: Comparison::AtLeast, right: 17 }, Node::And(13, 18), Node::Set { domain: Domain::Places, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(19) }, Node::Exists { set: 20 }, Node::Not(21)]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R9_5_3_Overflow }, words: text("ban overflow at placement where here's town is orleans and there is a placed where nat is FR: there is no space in play where (town is paris and not besieged and held by is not cp and number of combat units in it is at least stacking limit)"), condition_words: text("here's town is orleans and there is a placed where nat is FR"), notes: list![] },
        // 10.1.2 limit stacking at move end, retreat end, placement, check, passing in each space per side: at most stacking limit combat units
        ClauseRow { rule: Rule::R10_1_2.id(), name: text("stacking"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::RetreatEnd.id(), Moment::Passing.id(), Moment::Placement.id(), Moment::Check.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Defined { definition: Definition::StackingLimit.id(), subject: None, second: None }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: None }] }, label: text("combat units") }]), exceptions: list![Exception::R10_1_2_Stacking_InTransit.id()], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R10_1_2_Stacking }, words: text("limit stacking at move end, retreat end, placement, check, passing in each space per side: at most stacking limit combat units"), condition_words: text(""), notes: list![] },
        // 10.1.3 cure remove at move end, check in each space per side: excess under rule 10.1.2 by opponent
        ClauseRow { rule: Rule::R10_1_3.id(), name: text("remove"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::Check.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Excess { clause: Clause::R10_1_2_Stacking.id(), line: 0, among: None }]), tags: list![Tag { word: TagWord::By, name: text("opponent") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R10_1_3_Remove }, words: text("cure remove at move end, check in each space per side: excess under rule 10.1.2 by opponent"), condition_words: text(""), notes: list![] },
        // 11.1.6 ban attack space at move end: here's marked is attack and manner is move
        ClauseRow { rule: Rule::R11_1_6.id(), name: text("attack-space"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::MoveEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Marked.id() }, Node::Symbol(Word::Attack.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Manner.id() }, Node::Symbol(Word::Move.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R11_1_6_AttackSpace }, words: text("ban attack space at move end: here's marked is attack and manner is move"), condition_words: text(""), notes: list![] },
        // 11.1.9 ban channel ports at move end where unit's side is cp and here's town is one of amiens, calais, ostend: cp war status is less than 4 and not events includes race to the sea
        ClauseRow { rule: Rule::R11_1_9.id(), name: text("channel-ports"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::MoveEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Cp.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Here, Node::Attribute { of: 5, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Amiens.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Here, Node::Attribute { of: 9, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Calais.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12), Node::Here, Node::Attribute { of: 14, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Ostend.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17), Node::And(4, 18)]), body: Body::Forbids(list![Node::GameAttribute(GameAttribute::CpWarStatus.id()), Node::Number(Number::whole(4)), Node::Compare { left: 0, comparison: Comparison::LessThan, right: 1 }, Node::GameAttribute(GameAttribute::Events.id()), Node::Symbol(Word::RaceToTheSea.symbol()), Node::Includes { set: 3, bit: super::Events::RaceToTheSea as u8 }, Node::Not(5), Node::And(2, 6)]), exceptions: list![Exception::R11_1_9_ChannelPorts_Advance.id()], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R11_1_9_ChannelPorts }, words: text("ban channel ports at move end where unit's side is cp and here's town is one of amiens, calais, ostend: cp war status is less than 4 and not events includes race to the sea"), condition_words: text("unit's side is cp and here's town is one of amiens, calais, ostend"), notes: list![] },
        // 11.3.1 ban near east at entry where here's region is near east: unit's type is army and not unit's near east army
        ClauseRow { rule: Rule::R11_3_1.id(), name: text("near-east"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::Region.id() }, Node::Symbol(Word::NearEast.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::NearEastArmy.id() }, Node::Not(7), Node::And(4, 8)]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R11_3_1_NearEast }, words: text("ban near east at entry where here's region is near east: unit's type is army and not unit's near east army"), condition_words: text("here's region is near east"), notes: list![] },
        // 11.3.2 limit corps at crossing in play where crosses is caucasus near east and unit is a russian unit: at most 1 act where russian crossing of it and its turn is the act's turn called "russian-corps-crossings-this-turn"
        ClauseRow { rule: Rule::R11_3_2.id(), name: text("corps"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Crossing.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Crosses.id() }, Node::Symbol(Word::CaucasusNearEast.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RussianUnit.id(), subject: Some(5), second: None }, Node::And(3, 6)]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::RussianCrossing.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Parameter { of: 2, parameter: Parameter::Turn.id() }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Turn.id() }, Node::Compare { left: 3, comparison: Comparison::Equal, right: 5 }, Node::And(1, 6), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(7) }] }, label: text("russian-corps-crossings-this-turn") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R11_3_2_Corps }, words: text("limit corps at crossing in play where crosses is caucasus near east and unit is a russian unit: at most 1 act where russian crossing of it and its turn is the act's turn called \"russian-corps-crossings-this-turn\""), condition_words: text("crosses is caucasus near east and unit is a russian unit"), notes: list![] },
        // 11.3.2 ban armies at crossing where crosses is caucasus near east and unit is a russian unit: unit's type is army
        ClauseRow { rule: Rule::R11_3_2.id(), name: text("armies"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Crossing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Crosses.id() }, Node::Symbol(Word::CaucasusNearEast.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RussianUnit.id(), subject: Some(5), second: None }, Node::And(3, 6)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R11_3_2_Armies }, words: text("ban armies at crossing where crosses is caucasus near east and unit is a russian unit: unit's type is army"), condition_words: text("crosses is caucasus near east and unit is a russian unit"), notes: list![] },
        // 12.5.5 permission passing at passing where the act is retreat and step number is 1
        ClauseRow { rule: Rule::R12_5_5.id(), name: text("passing"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Retreat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Step, Node::Property { of: 4, property: Property::StepNumber }, Node::Number(Number::whole(1)), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R12_5_5_Passing }, words: text("permission passing at passing where the act is retreat and step number is 1"), condition_words: text("the act is retreat and step number is 1"), notes: list![] },
        // 13.1.2 limit points at redeployment in play: at most sr points sr costs of moved called "sr-points"
        ClauseRow { rule: Rule::R13_1_2.id(), name: text("points"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Redeployment.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::GameAttribute(GameAttribute::SrPoints.id())], measure: Measure::Sum { set: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Moved.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }], of: list![Node::Slot(0), Node::Defined { definition: Definition::SrCost.id(), subject: Some(0), second: None }] }, label: text("sr-points") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R13_1_2_Points }, words: text("limit points at redeployment in play: at most sr points sr costs of moved called \"sr-points\""), condition_words: text(""), notes: list![] },
        // 13.1.3 limit once at redeployment in play for each moved called x: at most 1 act where it is redeploy and x is in its moved and its turn is the act's turn and its round is the act's round called "redeployments"
        ClauseRow { rule: Rule::R13_1_3.id(), name: text("once"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Redeployment.id()]), scope: Scope::Play, per: list![], subject: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Moved.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }]), condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Slot(1), Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Redeploy.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Slot(1), Node::Parameter { of: 5, parameter: Parameter::Moved.id() }, Node::In { what: 4, within: 6 }, Node::And(3, 7), Node::Slot(1), Node::Parameter { of: 9, parameter: Parameter::Turn.id() }, Node::Act, Node::Parameter { of: 11, parameter: Parameter::Turn.id() }, Node::Compare { left: 10, comparison: Comparison::Equal, right: 12 }, Node::And(8, 13), Node::Slot(1), Node::Parameter { of: 15, parameter: Parameter::Round.id() }, Node::Act, Node::Parameter { of: 17, parameter: Parameter::Round.id() }, Node::Compare { left: 16, comparison: Comparison::Equal, right: 18 }, Node::And(14, 19), Node::Set { domain: Domain::Acts, slot: 1, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(20) }] }, label: text("redeployments") }]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R13_1_3_Once }, words: text("limit once at redeployment in play for each moved called x: at most 1 act where it is redeploy and x is in its moved and its turn is the act's turn and its round is the act's round called \"redeployments\""), condition_words: text(""), notes: list![] },
        // 13.1.7 ban armies at redeployment in play where by sea: there is a moved where type is not corps
        ClauseRow { rule: Rule::R13_1_7.id(), name: text("armies"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Redeployment.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::BySea.id() }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Moved.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Corps.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(6) }, Node::Exists { set: 7 }]), exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R13_1_7_Armies }, words: text("ban armies at redeployment in play where by sea: there is a moved where type is not corps"), condition_words: text("by sea"), notes: list![] },
        // 16.4.9 exclusion russians at move end, retreat end, placement, check, passing where events includes brest litovsk: a russian unit may not share with another friendly combat unit where nat is not RU
        ClauseRow { rule: Rule::R16_4_9.id(), name: text("russians"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::MoveEnd.id(), Moment::RetreatEnd.id(), Moment::Passing.id(), Moment::Placement.id(), Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Events.id()), Node::Symbol(Word::BrestLitovsk.symbol()), Node::Includes { set: 0, bit: super::Events::BrestLitovsk as u8 }]), body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::RussianUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Attribute { of: 2, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::RU.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: Some(0), class: Some(Definition::CombatUnit.id()), condition: Some(6) }] }, exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R16_4_9_Russians }, words: text("exclusion russians at move end, retreat end, placement, check, passing where events includes brest litovsk: a russian unit may not share with another friendly combat unit where nat is not RU"), condition_words: text("events includes brest litovsk"), notes: list![] },
        // 16.4.9 cure remove at check in each space where events includes brest litovsk and there is a russian unit here and there is a combat unit here where (nat is not RU and side is ap): russian units here
        ClauseRow { rule: Rule::R16_4_9.id(), name: text("remove"), kind: ClauseKind::Cure, moments: Moments::of(&[Moment::Check.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::GameAttribute(GameAttribute::Events.id()), Node::Symbol(Word::BrestLitovsk.symbol()), Node::Includes { set: 0, bit: super::Events::BrestLitovsk as u8 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::RussianUnit.id()), condition: None }, Node::Exists { set: 3 }, Node::And(2, 4), Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::RU.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Not(9), Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Side.id() }, Node::Symbol(Word::Ap.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(10, 14), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(15) }, Node::Exists { set: 16 }, Node::And(5, 17)]), body: Body::Effect { value: EffectCode::Members(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::RussianUnit.id()), condition: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::clause::R16_4_9_Remove }, words: text("cure remove at check in each space where events includes brest litovsk and there is a russian unit here and there is a combat unit here where (nat is not RU and side is ap): russian units here"), condition_words: text("events includes brest litovsk and there is a russian unit here and there is a combat unit here where (nat is not RU and side is ap)"), notes: list![] },
    ],
    exceptions: list![
        // 9.2.2 except russians to 9.2.3 operations where purpose is combat and events includes fall of the tsar and there is a russian unit here beats mef: number of russian units here plus number of different nationalities of combat units here where nat is not RU
        ExceptionRow { rule: Some(Rule::R9_2_2.id()), name: text("russians"), target: Target::Clause(Clause::R9_2_3_Operations.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::Combat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::GameAttribute(GameAttribute::Events.id()), Node::Symbol(Word::FallOfTheTsar.symbol()), Node::Includes { set: 4, bit: super::Events::FallOfTheTsar as u8 }, Node::And(3, 6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::RussianUnit.id()), condition: None }, Node::Exists { set: 8 }, Node::And(7, 9)]), effect: ExceptionEffect::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::RussianUnit.id()), condition: None }, Node::Count { set: 0 }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::RU.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(6) }, Node::Slot(0), Node::Defined { definition: Definition::Nationality.id(), subject: Some(8), second: None }, Node::CountDifferent { set: 7, of: 9 }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Plus, right: 10 }]), beats: list![Exception::R9_2_7_1_Mef_On_R9_2_3_Operations.id()], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::R9_2_2_Russians_On_R9_2_3_Operations }, words: text("except russians to 9.2.3 operations where purpose is combat and events includes fall of the tsar and there is a russian unit here beats mef: number of russian units here plus number of different nationalities of combat units here where nat is not RU"), condition_words: text("purpose is combat and events includes fall of the tsar and there is a russian unit here"), notes: list![] },
        // 9.2.3 except commonwealth where nat is one of BR, AUS, CND, PT, ANA: BR
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("commonwealth"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::BR.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::AUS.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Slot(0), Node::Attribute { of: 9, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::CND.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12), Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::PT.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17), Node::Slot(0), Node::Attribute { of: 19, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::ANA.symbol()), Node::Compare { left: 20, comparison: Comparison::Equal, right: 21 }, Node::Or(18, 22)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::BR.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_Commonwealth }, words: text("except commonwealth where nat is one of BR, AUS, CND, PT, ANA: BR"), condition_words: text("nat is one of BR, AUS, CND, PT, ANA"), notes: list![] },
        // 9.2.3 except belgians where nat is BE and its place's town is one of antwerp, ostend, calais, amiens: BR
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("belgians"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::BE.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Property { of: 4, property: Property::Place }, Node::Attribute { of: 5, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Antwerp.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Slot(0), Node::Property { of: 9, property: Property::Place }, Node::Attribute { of: 10, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Ostend.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Or(8, 13), Node::Slot(0), Node::Property { of: 15, property: Property::Place }, Node::Attribute { of: 16, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Calais.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::Or(14, 19), Node::Slot(0), Node::Property { of: 21, property: Property::Place }, Node::Attribute { of: 22, attribute: PlaceAttribute::Town.id() }, Node::Symbol(Word::Amiens.symbol()), Node::Compare { left: 23, comparison: Comparison::Equal, right: 24 }, Node::Or(20, 25), Node::And(3, 26)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::BR.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_Belgians }, words: text("except belgians where nat is BE and its place's town is one of antwerp, ostend, calais, amiens: BR"), condition_words: text("nat is BE and its place's town is one of antwerp, ostend, calais, amiens"), notes: list![] },
        // 9.2.3 except americans where nat is US and its place's country is one of FR, GE: FR
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("americans"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::US.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Property { of: 4, property: Property::Place }, Node::Attribute { of: 5, attribute: PlaceAttribute::Country.id() }, Node::Symbol(Word::FR.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Slot(0), Node::Property { of: 9, property: Property::Place }, Node::Attribute { of: 10, attribute: PlaceAttribute::Country.id() }, Node::Symbol(Word::GE.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Or(8, 13), Node::And(3, 14)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::FR.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_Americans }, words: text("except americans where nat is US and its place's country is one of FR, GE: FR"), condition_words: text("nat is US and its place's country is one of FR, GE"), notes: list![] },
        // 9.2.3 except senussi where nat is SN: TU
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("senussi"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::SN.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::TU.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_Senussi }, words: text("except senussi where nat is SN: TU"), condition_words: text("nat is SN"), notes: list![] },
        // 9.2.3 except montenegrins where nat is MN: SB
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("montenegrins"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Nat.id() }, Node::Symbol(Word::MN.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::SB.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_Montenegrins }, words: text("except montenegrins where nat is MN: SB"), condition_words: text("nat is MN"), notes: list![] },
        // 9.2.3 except merged by a card where merged as is not none beats commonwealth, belgians, americans, senussi, montenegrins: merged as
        ExceptionRow { rule: Some(Rule::R9_2_3.id()), name: text("merged-by-a-card"), target: Target::Definition(Definition::Nationality.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::MergedAs.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::MergedAs.id() }]), beats: list![Exception::Nationality_Commonwealth.id(), Exception::Nationality_Belgians.id(), Exception::Nationality_Americans.id(), Exception::Nationality_Senussi.id(), Exception::Nationality_Montenegrins.id()], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Nationality_MergedByACard }, words: text("except merged by a card where merged as is not none beats commonwealth, belgians, americans, senussi, montenegrins: merged as"), condition_words: text("merged as is not none"), notes: list![] },
        // 9.2.7.1 except mef to 9.2.3 operations where here's traces to mef: (3 if there is a combat unit here where mef, otherwise 0) plus number of combat units here where type is corps
        ExceptionRow { rule: Some(Rule::R9_2_7_1.id()), name: text("mef"), target: Target::Clause(Clause::R9_2_3_Operations.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::TracesToMef.id() }]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Mef.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(1) }, Node::Exists { set: 2 }, Node::Number(Number::whole(3)), Node::Number(Number::whole(0)), Node::If { condition: 3, then: 4, otherwise: 5 }, Node::Slot(0), Node::Attribute { of: 7, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Corps.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(10) }, Node::Count { set: 11 }, Node::Arithmetic { left: 6, arithmetic: Arithmetic::Plus, right: 12 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::R9_2_7_1_Mef_On_R9_2_3_Operations }, words: text("except mef to 9.2.3 operations where here's traces to mef: (3 if there is a combat unit here where mef, otherwise 0) plus number of combat units here where type is corps"), condition_words: text("here's traces to mef"), notes: list![] },
        // 10.1.2 except in transit at passing: lifted
        ExceptionRow { rule: Some(Rule::R10_1_2.id()), name: text("in-transit"), target: Target::Clause(Clause::R10_1_2_Stacking.id()), moments: Moments::of(&[Moment::Passing.id()]), condition: None, effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::R10_1_2_Stacking_InTransit }, words: text("except in transit at passing: lifted"), condition_words: text(""), notes: list![] },
        // 10.1.3 except army where type is army: permanent
        ExceptionRow { rule: Some(Rule::R10_1_3.id()), name: text("army"), target: Target::Definition(Definition::Fate.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Permanent.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::Fate_Army }, words: text("except army where type is army: permanent"), condition_words: text("type is army"), notes: list![] },
        // 11.1.9 except advance where manner is advance after combat: lifted
        ExceptionRow { rule: Some(Rule::R11_1_9.id()), name: text("advance"), target: Target::Clause(Clause::R11_1_9_ChannelPorts.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Manner.id() }, Node::Symbol(Word::AdvanceAfterCombat.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::R11_1_9_ChannelPorts_Advance }, words: text("except advance where manner is advance after combat: lifted"), condition_words: text("manner is advance after combat"), notes: list![] },
        // 13.1.2 except army where type is army: 4
        ExceptionRow { rule: Some(Rule::R13_1_2.id()), name: text("army"), target: Target::Definition(Definition::SrCost.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Type.id() }, Node::Symbol(Word::Army.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(4))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::PathsOfGlory.id(), line: line::exception::SrCost_Army }, words: text("except army where type is army: 4"), condition_words: text("type is army"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    PathsOfGlory,
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
    Attack,
    PlaceReinforcements,
    Redeploy,
    ActivationCost,
    MayReturn,
    Permanent,
    Amiens,
    Antwerp,
    Calais,
    Ostend,
    Orleans,
    Paris,
    Europe,
    NearEast,
    Ap,
    Cp,
    AH,
    ANA,
    AUS,
    BE,
    BR,
    BU,
    CND,
    FR,
    GE,
    GR,
    IT,
    MN,
    PT,
    RO,
    RU,
    SB,
    SN,
    TU,
    US,
    Army,
    Corps,
    Fort,
    Marker,
    BrestLitovsk,
    FallOfTheTsar,
    RaceToTheSea,
    CaucasusNearEast,
    AdvanceAfterCombat,
    AttackOnly,
    AttackAndAdvance,
    Combat,
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
    FateOfTheEliminated,
    Town,
    Region,
    Marked,
    Side,
    Nat,
    Type,
    Events,
    Crosses,
    Manner,
    Purpose,
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
    Turn,
    Round,
    Crosses,
    Placed,
    ToSpace,
    Moved,
    BySea,
    Activated,
    Purpose,
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
    CpWarStatus,
    Events,
    SrPoints,
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
    Town,
    Country,
    Region,
    Fort,
    Besieged,
    HeldBy,
    Marked,
    TracesToMef,
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
    Nat,
    Type,
    Mef,
    NearEastArmy,
    MergedAs,
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
    pub const R9_2_2: u32 = 92;
    pub const R9_2_3: u32 = 100;
    pub const R9_2_4: u32 = 111;
    pub const R9_2_7_1: u32 = 115;
    pub const R9_5_3: u32 = 120;
    pub const R10_1_1: u32 = 130;
    pub const R10_1_2: u32 = 136;
    pub const R10_1_3: u32 = 141;
    pub const R10_1_4: u32 = 147;
    pub const R11_1_6: u32 = 150;
    pub const R11_1_9: u32 = 153;
    pub const R11_3_1: u32 = 159;
    pub const R11_3_2: u32 = 162;
    pub const R12_5_5: u32 = 171;
    pub const R13_1_2: u32 = 175;
    pub const R13_1_3: u32 = 180;
    pub const R13_1_7: u32 = 188;
    pub const R16_4_9: u32 = 191;
}
pub mod definition {
    pub const Nationality: u32 = 101;
    pub const CombatUnit: u32 = 131;
    pub const StackingLimit: u32 = 132;
    pub const Fate: u32 = 143;
    pub const RussianUnit: u32 = 163;
    pub const RussianCrossing: u32 = 164;
    pub const SrCost: u32 = 176;
}
pub mod clause {
    pub const R9_2_3_Operations: u32 = 109;
    pub const R9_5_3_Overflow: u32 = 121;
    pub const R10_1_2_Stacking: u32 = 137;
    pub const R10_1_3_Remove: u32 = 142;
    pub const R11_1_6_AttackSpace: u32 = 151;
    pub const R11_1_9_ChannelPorts: u32 = 154;
    pub const R11_3_1_NearEast: u32 = 160;
    pub const R11_3_2_Corps: u32 = 165;
    pub const R11_3_2_Armies: u32 = 168;
    pub const R12_5_5_Passing: u32 = 172;
    pub const R13_1_2_Points: u32 = 178;
    pub const R13_1_3_Once: u32 = 181;
    pub const R13_1_7_Armies: u32 = 189;
    pub const R16_4_9_Russians: u32 = 192;
    pub const R16_4_9_Remove: u32 = 194;
}
pub mod exception {
    pub const R9_2_2_Russians_On_R9_2_3_Operations: u32 = 93;
    pub const Nationality_Commonwealth: u32 = 102;
    pub const Nationality_Belgians: u32 = 103;
    pub const Nationality_Americans: u32 = 104;
    pub const Nationality_Senussi: u32 = 105;
    pub const Nationality_Montenegrins: u32 = 106;
    pub const Nationality_MergedByACard: u32 = 107;
    pub const R9_2_7_1_Mef_On_R9_2_3_Operations: u32 = 116;
    pub const R10_1_2_Stacking_InTransit: u32 = 139;
    pub const Fate_Army: u32 = 144;
    pub const R11_1_9_ChannelPorts_Advance: u32 = 156;
    pub const SrCost_Army: u32 = 177;
}
pub mod rule_notes {
    pub const R9_2_2: [u32; 1] = [98];
    pub const R9_2_4: [u32; 1] = [112];
    pub const R9_2_7_1: [u32; 1] = [118];
    pub const R9_5_3: [u32; 2] = [127, 128];
    pub const R10_1_1: [u32; 2] = [133, 134];
    pub const R10_1_3: [u32; 1] = [145];
    pub const R10_1_4: [u32; 1] = [148];
    pub const R11_1_9: [u32; 1] = [157];
    pub const R11_3_2: [u32; 1] = [169];
    pub const R12_5_5: [u32; 1] = [173];
    pub const R16_4_9: [u32; 1] = [199];
}
}
