//! The Cossacks Are Coming!: Mission orders as printed in 2004.
//!
//! Game: The Cossacks Are Coming!
//!
//! Edition: Second edition, Consim Games 2004, with the errata of June 2005
//!
//! Source: Errata, item 9, on rule 7.15.A
//!
//! Made from the ruleset `mission-orders-2004`: change that, and build.

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
    Designate,
    Move,
    Spend,
    ForceMarchFailed,
    FailRequirements,
}

impl ActValue {
    pub const ALL: [ActValue; 5] = [ActValue::Designate, ActValue::Move, ActValue::Spend, ActValue::ForceMarchFailed, ActValue::FailRequirements];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::Designate => rows::Word::Designate.symbol(),
            ActValue::Move => rows::Word::Move.symbol(),
            ActValue::Spend => rows::Word::Spend.symbol(),
            ActValue::ForceMarchFailed => rows::Word::ForceMarchFailed.symbol(),
            ActValue::FailRequirements => rows::Word::FailRequirements.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    RecoverMorale,
    ReplacementMode,
    CombatMarker,
    Overrun,
    Reconnaissance,
    EntrenchmentMode,
    OtherPurpose,
}

impl Purpose {
    pub const ALL: [Purpose; 7] = [Purpose::RecoverMorale, Purpose::ReplacementMode, Purpose::CombatMarker, Purpose::Overrun, Purpose::Reconnaissance, Purpose::EntrenchmentMode, Purpose::OtherPurpose];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Purpose::RecoverMorale => rows::Word::RecoverMorale.symbol(),
            Purpose::ReplacementMode => rows::Word::ReplacementMode.symbol(),
            Purpose::CombatMarker => rows::Word::CombatMarker.symbol(),
            Purpose::Overrun => rows::Word::Overrun.symbol(),
            Purpose::Reconnaissance => rows::Word::Reconnaissance.symbol(),
            Purpose::EntrenchmentMode => rows::Word::EntrenchmentMode.symbol(),
            Purpose::OtherPurpose => rows::Word::OtherPurpose.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Purpose> {
        Purpose::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    Advance,
    Retire,
    AnotherOrder,
}

impl Order {
    pub const ALL: [Order; 3] = [Order::Advance, Order::Retire, Order::AnotherOrder];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Order::Advance => rows::Word::Advance.symbol(),
            Order::Retire => rows::Word::Retire.symbol(),
            Order::AnotherOrder => rows::Word::AnotherOrder.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Order> {
        Order::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    Engineers,
    Supporting,
    MainDepot,
    ArmySupply,
    CorpsTrain,
    CorpsHq,
    ArmyHq,
    Fortress,
}

impl Class {
    pub const ALL: [Class; 11] = [Class::Infantry, Class::Cavalry, Class::Artillery, Class::Engineers, Class::Supporting, Class::MainDepot, Class::ArmySupply, Class::CorpsTrain, Class::CorpsHq, Class::ArmyHq, Class::Fortress];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Class::Infantry => rows::Word::Infantry.symbol(),
            Class::Cavalry => rows::Word::Cavalry.symbol(),
            Class::Artillery => rows::Word::Artillery.symbol(),
            Class::Engineers => rows::Word::Engineers.symbol(),
            Class::Supporting => rows::Word::Supporting.symbol(),
            Class::MainDepot => rows::Word::MainDepot.symbol(),
            Class::ArmySupply => rows::Word::ArmySupply.symbol(),
            Class::CorpsTrain => rows::Word::CorpsTrain.symbol(),
            Class::CorpsHq => rows::Word::CorpsHq.symbol(),
            Class::ArmyHq => rows::Word::ArmyHq.symbol(),
            Class::Fortress => rows::Word::Fortress.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Class> {
        Class::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Segment {
    March,
    CounterMarch,
}

impl Segment {
    pub const ALL: [Segment; 2] = [Segment::March, Segment::CounterMarch];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Segment::March => rows::Word::March.symbol(),
            Segment::CounterMarch => rows::Word::CounterMarch.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Segment> {
        Segment::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Direction {
    pub const ALL: [Direction; 8] = [Direction::N, Direction::NE, Direction::E, Direction::SE, Direction::S, Direction::SW, Direction::W, Direction::NW];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Direction::N => rows::Word::N.symbol(),
            Direction::NE => rows::Word::NE.symbol(),
            Direction::E => rows::Word::E.symbol(),
            Direction::SE => rows::Word::SE.symbol(),
            Direction::S => rows::Word::S.symbol(),
            Direction::SW => rows::Word::SW.symbol(),
            Direction::W => rows::Word::W.symbol(),
            Direction::NW => rows::Word::NW.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Direction> {
        Direction::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR1 {
    No,
    Yes,
}

impl RulingR1 {
    pub const ALL: [RulingR1; 2] = [RulingR1::No, RulingR1::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR1::No => rows::Word::No.symbol(),
            RulingR1::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR1> {
        RulingR1::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR2 {
    ImpassibleTerrain,
    EnemyUnitsToo,
    EnemyZonesToo,
    MovementPointsToo,
}

impl RulingR2 {
    pub const ALL: [RulingR2; 4] = [RulingR2::ImpassibleTerrain, RulingR2::EnemyUnitsToo, RulingR2::EnemyZonesToo, RulingR2::MovementPointsToo];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR2::ImpassibleTerrain => rows::Word::ImpassibleTerrain.symbol(),
            RulingR2::EnemyUnitsToo => rows::Word::EnemyUnitsToo.symbol(),
            RulingR2::EnemyZonesToo => rows::Word::EnemyZonesToo.symbol(),
            RulingR2::MovementPointsToo => rows::Word::MovementPointsToo.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR2> {
        RulingR2::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR3 {
    StartOfSegment,
    EachHexEntered,
}

impl RulingR3 {
    pub const ALL: [RulingR3; 2] = [RulingR3::StartOfSegment, RulingR3::EachHexEntered];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR3::StartOfSegment => rows::Word::StartOfSegment.symbol(),
            RulingR3::EachHexEntered => rows::Word::EachHexEntered.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR3> {
        RulingR3::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR4 {
    Yes,
    No,
}

impl RulingR4 {
    pub const ALL: [RulingR4; 2] = [RulingR4::Yes, RulingR4::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR4::Yes => rows::Word::Yes.symbol(),
            RulingR4::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR4> {
        RulingR4::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR5 {
    No,
    Yes,
}

impl RulingR5 {
    pub const ALL: [RulingR5; 2] = [RulingR5::No, RulingR5::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR5::No => rows::Word::No.symbol(),
            RulingR5::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR5> {
        RulingR5::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR6 {
    NotAdjacent,
    NotInTheSameHex,
}

impl RulingR6 {
    pub const ALL: [RulingR6; 2] = [RulingR6::NotAdjacent, RulingR6::NotInTheSameHex];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR6::NotAdjacent => rows::Word::NotAdjacent.symbol(),
            RulingR6::NotInTheSameHex => rows::Word::NotInTheSameHex.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR6> {
        RulingR6::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR7 {
    AtEachStep,
    AtTheStart,
}

impl RulingR7 {
    pub const ALL: [RulingR7; 2] = [RulingR7::AtEachStep, RulingR7::AtTheStart];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR7::AtEachStep => rows::Word::AtEachStep.symbol(),
            RulingR7::AtTheStart => rows::Word::AtTheStart.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR7> {
        RulingR7::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR8 {
    HexsidesAndTarget,
    HexsidesOnly,
    AllOfIt,
}

impl RulingR8 {
    pub const ALL: [RulingR8; 3] = [RulingR8::HexsidesAndTarget, RulingR8::HexsidesOnly, RulingR8::AllOfIt];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR8::HexsidesAndTarget => rows::Word::HexsidesAndTarget.symbol(),
            RulingR8::HexsidesOnly => rows::Word::HexsidesOnly.symbol(),
            RulingR8::AllOfIt => rows::Word::AllOfIt.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR8> {
        RulingR8::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR9 {
    HexsidesOnly,
    AllOfIt,
}

impl RulingR9 {
    pub const ALL: [RulingR9; 2] = [RulingR9::HexsidesOnly, RulingR9::AllOfIt];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR9::HexsidesOnly => rows::Word::HexsidesOnly.symbol(),
            RulingR9::AllOfIt => rows::Word::AllOfIt.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR9> {
        RulingR9::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR10 {
    AllSixHexes,
    EveryHexButImpassibleOnes,
}

impl RulingR10 {
    pub const ALL: [RulingR10; 2] = [RulingR10::AllSixHexes, RulingR10::EveryHexButImpassibleOnes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR10::AllSixHexes => rows::Word::AllSixHexes.symbol(),
            RulingR10::EveryHexButImpassibleOnes => rows::Word::EveryHexButImpassibleOnes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR10> {
        RulingR10::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR11 {
    No,
    Yes,
}

impl RulingR11 {
    pub const ALL: [RulingR11; 2] = [RulingR11::No, RulingR11::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR11::No => rows::Word::No.symbol(),
            RulingR11::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR11> {
        RulingR11::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR12 {
    EndAgainstStart,
    AtEveryStep,
}

impl RulingR12 {
    pub const ALL: [RulingR12; 2] = [RulingR12::EndAgainstStart, RulingR12::AtEveryStep];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR12::EndAgainstStart => rows::Word::EndAgainstStart.symbol(),
            RulingR12::AtEveryStep => rows::Word::AtEveryStep.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR12> {
        RulingR12::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR13 {
    No,
    Yes,
}

impl RulingR13 {
    pub const ALL: [RulingR13; 2] = [RulingR13::No, RulingR13::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR13::No => rows::Word::No.symbol(),
            RulingR13::Yes => rows::Word::Yes.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR13> {
        RulingR13::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR14 {
    OneThatStepsNextToIt,
    OneThatWasNotNextToItBefore,
    OneThatStartsNextToItToo,
}

impl RulingR14 {
    pub const ALL: [RulingR14; 3] = [RulingR14::OneThatStepsNextToIt, RulingR14::OneThatWasNotNextToItBefore, RulingR14::OneThatStartsNextToItToo];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR14::OneThatStepsNextToIt => rows::Word::OneThatStepsNextToIt.symbol(),
            RulingR14::OneThatWasNotNextToItBefore => rows::Word::OneThatWasNotNextToItBefore.symbol(),
            RulingR14::OneThatStartsNextToItToo => rows::Word::OneThatStartsNextToItToo.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR14> {
        RulingR14::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-R15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingR15 {
    All,
    OnlyThoseThatMayNotBeIgnored,
}

impl RulingR15 {
    pub const ALL: [RulingR15; 2] = [RulingR15::All, RulingR15::OnlyThoseThatMayNotBeIgnored];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingR15::All => rows::Word::All.symbol(),
            RulingR15::OnlyThoseThatMayNotBeIgnored => rows::Word::OnlyThoseThatMayNotBeIgnored.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingR15> {
        RulingR15::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-Z1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingZ1 {
    Yes,
    No,
}

impl RulingZ1 {
    pub const ALL: [RulingZ1; 2] = [RulingZ1::Yes, RulingZ1::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingZ1::Yes => rows::Word::Yes.symbol(),
            RulingZ1::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingZ1> {
        RulingZ1::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-O1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingO1 {
    Yes,
    No,
}

impl RulingO1 {
    pub const ALL: [RulingO1; 2] = [RulingO1::Yes, RulingO1::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingO1::Yes => rows::Word::Yes.symbol(),
            RulingO1::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingO1> {
        RulingO1::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-O2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingO2 {
    Yes,
    No,
}

impl RulingO2 {
    pub const ALL: [RulingO2; 2] = [RulingO2::Yes, RulingO2::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingO2::Yes => rows::Word::Yes.symbol(),
            RulingO2::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingO2> {
        RulingO2::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-O3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingO3 {
    AsItIsKnown,
    AsItIs,
}

impl RulingO3 {
    pub const ALL: [RulingO3; 2] = [RulingO3::AsItIsKnown, RulingO3::AsItIs];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingO3::AsItIsKnown => rows::Word::AsItIsKnown.symbol(),
            RulingO3::AsItIs => rows::Word::AsItIs.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingO3> {
        RulingO3::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-O4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingO4 {
    Yes,
    No,
}

impl RulingO4 {
    pub const ALL: [RulingO4; 2] = [RulingO4::Yes, RulingO4::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingO4::Yes => rows::Word::Yes.symbol(),
            RulingO4::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingO4> {
        RulingO4::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The attributes of the game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// As the Mission Requirements Diagram says. Read by 7.15.A:hexside, 7.15.A:axis.
    pub advance_hexsides: Vec<Direction>,
    /// As the Mission Requirements Diagram says; a direction may be on both lists. Read by 7.15.B:hexside.
    pub retire_hexsides: Vec<Direction>,
    /// Movement points that a Combat Marker takes. At least 0. Read by 7.15.A:zoc.
    pub marker_cost: i64,
    /// Days of the current impulse. At least 1. Read by 7.15.
    pub days: i64,
}

impl Game {
    /// What must be said; the rest is as usual.
    pub fn new(advance_hexsides: Vec<Direction>, retire_hexsides: Vec<Direction>) -> Game {
        Game { advance_hexsides, retire_hexsides, marker_cost: 1, days: 1 }
    }
}

impl Game {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Set(self.advance_hexsides.iter().fold(0, |set, value| set | 1 << *value as u64)),
            Value::Set(self.retire_hexsides.iter().fold(0, |set, value| set | 1 << *value as u64)),
            Value::Number(Number::whole(self.marker_cost)),
            Value::Number(Number::whole(self.days)),
        ]
    }
}

/// The attributes of a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Hex {
    /// Read by Movement, 7.15.A:axis, 7.15.A:target, 7.15.A:distance.
    pub impassible: bool,
    /// Movement points. At least 1. Read by Movement.
    pub entry_cost: i64,
    /// In a zone of control of the enemy of the unit that moves. Read by 7.15.A:axis, 7.15.A:zoc.
    pub ezoc: bool,
}

impl Default for Hex {
    fn default() -> Hex {
        Hex { impassible: false, entry_cost: 1, ezoc: false }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.impassible),
            Value::Number(Number::whole(self.entry_cost)),
            Value::Flag(self.ezoc),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by 7.15.A:axis, 7.15.A:target.
    pub side: String,
    /// The combat class. Read by 7.15, 7.15.A:target, 7.15.B:exempt.
    pub class: Class,
    /// Read by 7.15.A:target, 7.15.A:distance.
    pub revealed: bool,
    /// The primary formation, whose order binds the unit. Read by 7.15, 7.15.A:shattered, 7.15.B:shattered.
    pub formation: Option<GroupId>,
    /// Movement points that it has in this segment. At least 0. Read by Movement, 7.15.A:axis, 7.15.A:zoc.
    pub mp: i64,
    /// Where it began the impulse, if it has moved in it before. Read by 7.15.B:hexside.
    pub impulse_start: Option<HexId>,
    /// Has placed a Combat Marker in this segment already. Read by 7.15.A:zoc.
    pub marker_placed: bool,
    /// Has crossed a hexside against its order earlier in this impulse. Read by 7.15.B:hexside.
    pub turned_aside: bool,
    /// Read by 7.15.A:shattered.
    pub shattered: bool,
    /// Of a fortress unit: which group of fortress units it belongs to. Read by 7.15.A:distance.
    pub identifier: Option<String>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(side: String) -> Counter {
        Counter { side, class: Class::Infantry, revealed: true, formation: None, mp: 3, impulse_start: None, marker_placed: false, turned_aside: false, shattered: false, identifier: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            free_name(names, &self.side),
            Value::Symbol(self.class.symbol()),
            Value::Flag(self.revealed),
            self.formation.map_or(Value::Nothing, |held| Value::Group(held.0)),
            Value::Number(Number::whole(self.mp)),
            self.impulse_start.map_or(Value::Nothing, |held| Value::Place(held.0)),
            Value::Flag(self.marker_placed),
            Value::Flag(self.turned_aside),
            Value::Flag(self.shattered),
            self.identifier.as_ref().map_or(Value::Nothing, |held| free_name(names, &held)),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The attributes of a border between two hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Border {
    /// Read by Movement, 7.15.A:axis, 7.15.A:distance.
    pub impassible: bool,
}

impl Default for Border {
    fn default() -> Border {
        Border { impassible: false }
    }
}

impl Border {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Flag(self.impassible),
        ]
    }
}

/// The attributes of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The mission order of the formation. Read by 7.15.
    pub order: Order,
    /// Read by 7.15.B:shattered.
    pub shattered: bool,
}

impl Group {
    /// What must be said; the rest is as usual.
    pub fn new(order: Order) -> Group {
        Group { order, shattered: false }
    }
}

impl Group {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.order.symbol()),
            Value::Flag(self.shattered),
        ]
    }
}

/// A group of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit names its target.
    Designate(Designate),
    /// A unit moves in a March or Counter-March segment.
    Move(Move),
    /// A unit spends movement points where it stands.
    Spend(Spend),
    /// A unit fails its morale check for force marching.
    ForceMarchFailed(ForceMarchFailed),
    /// A formation has failed the requirements of its order.
    FailRequirements(FailRequirements),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::Designate(act) => act.data(names),
            Act::Move(act) => act.data(names),
            Act::Spend(act) => act.data(names),
            Act::ForceMarchFailed(act) => act.data(names),
            Act::FailRequirements(act) => act.data(names),
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

/// A unit names its target.
#[derive(Clone, Debug, PartialEq)]
pub struct Designate {
    /// Read by Movement, 7.15.A:hexside, 7.15.A:axis, 7.15.A:target, 7.15.A:distance, 7.15.A:zoc, 7.15.A:recovery, 7.15.A:shattered, 7.15.B:hexside, 7.15.B:distance, 7.15.B:recovery, 7.15.B:forced-march, 7.15.B:exempt, 7.15.B:shattered, 7.15.A:exempt.
    pub unit: CounterId,
    /// Read by 7.15.A:distance.
    pub target: Option<CounterId>,
}

impl Designate {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> Designate {
        Designate { unit, target: None }
    }
}

impl Designate {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Designate);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Target as usize] = self.target.map_or(Value::Nothing, |held| Value::Counter(held.0));
        data
    }
}

impl From<Designate> for Act {
    fn from(act: Designate) -> Act {
        Act::Designate(act)
    }
}

/// A unit moves in a March or Counter-March segment.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// Read by Movement, 7.15.A:hexside, 7.15.A:axis, 7.15.A:target, 7.15.A:distance, 7.15.A:zoc, 7.15.A:recovery, 7.15.A:shattered, 7.15.B:hexside, 7.15.B:distance, 7.15.B:recovery, 7.15.B:forced-march, 7.15.B:exempt, 7.15.B:shattered, 7.15.A:exempt.
    pub unit: CounterId,
    /// The target that it has named for this segment. Read by 7.15.A:distance.
    pub target: Option<CounterId>,
    pub path: Path,
    /// It carries out an Overrun where it goes on in an enemy zone of control. Read by Movement, 7.15.A:zoc.
    pub overrun: bool,
    /// What it spends movement points on when it has stopped. Read by 7.15.A:zoc, 7.15.A:recovery, 7.15.B:recovery.
    pub then: Vec<Purpose>,
    /// What of this it spends them on first; if nothing is said, a Combat Marker comes first.
    pub spent_first: Option<Purpose>,
    pub segment: Segment,
    /// It may move once more in this impulse.
    pub more_to_come: bool,
}

impl Move {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, path: Path) -> Move {
        Move { unit, target: None, path, overrun: false, then: vec![], spent_first: None, segment: Segment::March, more_to_come: false }
    }
}

impl Move {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Move);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Target as usize] = self.target.map_or(Value::Nothing, |held| Value::Counter(held.0));
        self.path.write(&mut data, names);
        data.parameters[rows::Parameter::Overrun as usize] = Value::Flag(self.overrun);
        data.parameters[rows::Parameter::Then as usize] = Value::Set(self.then.iter().fold(0, |set, value| set | 1 << *value as u64));
        data.parameters[rows::Parameter::SpentFirst as usize] = self.spent_first.map_or(Value::Nothing, |held| Value::Symbol(held.symbol()));
        data.parameters[rows::Parameter::Segment as usize] = Value::Symbol(self.segment.symbol());
        data.parameters[rows::Parameter::MoreToCome as usize] = Value::Flag(self.more_to_come);
        data
    }
}

impl From<Move> for Act {
    fn from(act: Move) -> Act {
        Act::Move(act)
    }
}

/// A unit spends movement points where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Spend {
    /// Read by Movement, 7.15.A:hexside, 7.15.A:axis, 7.15.A:target, 7.15.A:distance, 7.15.A:zoc, 7.15.A:recovery, 7.15.A:shattered, 7.15.B:hexside, 7.15.B:distance, 7.15.B:recovery, 7.15.B:forced-march, 7.15.B:exempt, 7.15.B:shattered, 7.15.A:exempt.
    pub unit: CounterId,
    /// Read by 7.15.A:recovery, 7.15.B:recovery.
    pub purpose: Purpose,
}

impl Spend {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, purpose: Purpose) -> Spend {
        Spend { unit, purpose }
    }
}

impl Spend {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Spend);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Purpose as usize] = Value::Symbol(self.purpose.symbol());
        data
    }
}

impl From<Spend> for Act {
    fn from(act: Spend) -> Act {
        Act::Spend(act)
    }
}

/// A unit fails its morale check for force marching.
#[derive(Clone, Debug, PartialEq)]
pub struct ForceMarchFailed {
    /// Read by Movement, 7.15.A:hexside, 7.15.A:axis, 7.15.A:target, 7.15.A:distance, 7.15.A:zoc, 7.15.A:recovery, 7.15.A:shattered, 7.15.B:hexside, 7.15.B:distance, 7.15.B:recovery, 7.15.B:forced-march, 7.15.B:exempt, 7.15.B:shattered, 7.15.A:exempt.
    pub unit: CounterId,
    /// Strength points lost. At least 0. Read by 7.15.B:forced-march.
    pub sp_lost: i64,
}

impl ForceMarchFailed {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, sp_lost: i64) -> ForceMarchFailed {
        ForceMarchFailed { unit, sp_lost }
    }
}

impl ForceMarchFailed {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::ForceMarchFailed);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::SpLost as usize] = Value::Number(Number::whole(self.sp_lost));
        data
    }
}

impl From<ForceMarchFailed> for Act {
    fn from(act: ForceMarchFailed) -> Act {
        Act::ForceMarchFailed(act)
    }
}

/// A formation has failed the requirements of its order.
#[derive(Clone, Debug, PartialEq)]
pub struct FailRequirements {
    pub failing: GroupId,
}

impl FailRequirements {
    /// What must be said; the rest is as usual.
    pub fn new(failing: GroupId) -> FailRequirements {
        FailRequirements { failing }
    }
}

impl FailRequirements {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FailRequirements);
        data.parameters[rows::Parameter::Failing as usize] = Value::Group(self.failing.0);
        data
    }
}

impl From<FailRequirements> for Act {
    fn from(act: FailRequirements) -> Act {
        Act::FailRequirements(act)
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 11], lists: Vec::new(), start: None, steps: Vec::new() }
}

/// The acts and questions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum ActKind {
    /// a unit names its target
    Designate,
    /// a unit moves in a March or Counter-March segment
    Move,
    /// a unit spends movement points where it stands
    Spend,
    /// a unit fails its morale check for force marching
    ForceMarchFailed,
    /// a formation has failed the requirements of its order
    FailRequirements,
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
    /// a unit names its target
    Designation,
    /// a unit begins a segment
    SettingOut,
    /// a unit crosses a hexside
    Entry,
    /// a unit has moved in a segment
    SegmentEnd,
    /// a unit has moved for the last time in an impulse
    ImpulseEnd,
    /// a unit spends movement points where it stands
    Spending,
    /// a unit fails its morale check for force marching
    MarchCheck,
    /// the requirements of a formation are looked at, at the end of an impulse
    Reckoning,
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
    /// 7.15 Mission orders
    R7_15,
    /// 7.15.A:hexside Advance: hexsides
    R7_15AHexside,
    /// 7.15.A:axis Advance: the axis of advance
    R7_15AAxis,
    /// 7.15.A:target Advance: the target
    R7_15ATarget,
    /// 7.15.A:distance Advance: the distance to the target
    R7_15ADistance,
    /// 7.15.A:zoc Advance: enemy zones of control
    R7_15AZoc,
    /// 7.15.A:recovery Advance: no recovery
    R7_15ARecovery,
    /// 7.15.A:shattered Advance: Shattered formations
    R7_15AShattered,
    /// 7.15.B:hexside Retire: hexsides
    R7_15BHexside,
    /// 7.15.B:distance Retire: the distance to the enemy
    R7_15BDistance,
    /// 7.15.B:recovery Retire: no recovery
    R7_15BRecovery,
    /// 7.15.B:forced-march Retire: forced marches
    R7_15BForcedMarch,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs
    R7_15BExempt,
    /// 7.15.B:shattered Retire: Shattered formations
    R7_15BShattered,
    /// Q&A Questions and answers
    QA,
    /// 7.15.A:exempt Advance: depots, supply units and Army HQs
    R7_15AExempt,
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
    /// Movement: unit
    Unit,
    /// Movement: price
    Price,
    /// Movement: points-spent
    PointsSpent,
    /// Movement: points-so-far
    PointsSoFar,
    /// 7.15 Mission orders: advance-unit
    AdvanceUnit,
    /// 7.15 Mission orders: advance-infantry
    AdvanceInfantry,
    /// 7.15 Mission orders: retire-unit
    RetireUnit,
    /// 7.15 Mission orders: withdrawing-unit
    WithdrawingUnit,
    /// 7.15.A:hexside Advance: hexsides: axis-origin
    AxisOrigin,
    /// 7.15.A:hexside Advance: hexsides: meets-a-threat
    MeetsAThreat,
    /// 7.15.A:axis Advance: the axis of advance: axis
    Axis,
    /// 7.15.A:axis Advance: the axis of advance: way-along-the-axis
    WayAlongTheAxis,
    /// 7.15.A:axis Advance: the axis of advance: on-axis
    OnAxis,
    /// 7.15.A:target Advance: the target: known-infantry
    KnownInfantry,
    /// 7.15.A:target Advance: the target: gap-at-start
    GapAtStart,
    /// 7.15.A:target Advance: the target: fortress-unit
    FortressUnit,
    /// 7.15.A:target Advance: the target: sheltered
    Sheltered,
    /// 7.15.A:target Advance: the target: may-be-ignored
    MayBeIgnored,
    /// 7.15.A:target Advance: the target: pressing
    Pressing,
    /// 7.15.A:target Advance: the target: keeps-others-from-being-closest
    KeepsOthersFromBeingClosest,
    /// 7.15.A:target Advance: the target: nearest-revealed-infantry
    NearestRevealedInfantry,
    /// 7.15.A:target Advance: the target: nearest-of-the-others
    NearestOfTheOthers,
    /// 7.15.A:target Advance: the target: lawful-target
    LawfulTarget,
    /// 7.15.A:target Advance: the target: infantry-comes-first
    InfantryComesFirst,
    /// 7.15.A:distance Advance: the distance to the target: gap
    Gap,
    /// 7.15.A:distance Advance: the distance to the target: closing
    Closing,
    /// 7.15.A:zoc Advance: enemy zones of control: spends-on
    SpendsOn,
    /// 7.15.A:zoc Advance: enemy zones of control: marker-owed
    MarkerOwed,
    /// 7.15.A:shattered Advance: Shattered formations: shattered-advance
    ShatteredAdvance,
    /// 7.15.B:hexside Retire: hexsides: impulse-start-hex
    ImpulseStartHex,
    /// 7.15.B:hexside Retire: hexsides: starts-next-to-the-enemy
    StartsNextToTheEnemy,
    /// 7.15.B:hexside Retire: hexsides: turns-aside
    TurnsAside,
    /// 7.15.B:distance Retire: the distance to the enemy: gap-before-step
    GapBeforeStep,
    /// 7.15.B:distance Retire: the distance to the enemy: gap-after-step
    GapAfterStep,
    /// 7.15.B:distance Retire: the distance to the enemy: gap-at-end
    GapAtEnd,
    /// 7.15.B:distance Retire: the distance to the enemy: closest-at-start
    ClosestAtStart,
    /// 7.15.B:distance Retire: the distance to the enemy: reckoned-with
    ReckonedWith,
    /// 7.15.B:distance Retire: the distance to the enemy: closest-at-setting-out
    ClosestAtSettingOut,
    /// 7.15.B:distance Retire: the distance to the enemy: closest-before-step
    ClosestBeforeStep,
    /// 7.15.B:distance Retire: the distance to the enemy: closest-after-step
    ClosestAfterStep,
    /// 7.15.B:distance Retire: the distance to the enemy: closest-at-end
    ClosestAtEnd,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs: rear-service
    RearService,
    /// 7.15 Mission orders: combat-unit
    CombatUnit,
    /// 7.15 Mission orders: freely-moving
    FreelyMoving,
    /// 7.15.A:distance Advance: the distance to the target: in-a-fortress-complex
    InAFortressComplex,
    /// 7.15.A:distance Advance: the distance to the target: to-be-closed-on
    ToBeClosedOn,
    /// 7.15.A:distance Advance: the distance to the target: gap-at-impulse-start
    GapAtImpulseStart,
    /// 7.15.A:distance Advance: the distance to the target: nearest-to-the-start
    NearestToTheStart,
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
    /// Movement: allowance
    Movement_Allowance,
    /// Movement: impassible-terrain
    Movement_ImpassibleTerrain,
    /// Movement: enemy-units
    Movement_EnemyUnits,
    /// 7.15.A:hexside Advance: hexsides: against-the-order
    R7_15AHexside_AgainstTheOrder,
    /// 7.15.A:hexside Advance: hexsides: other-arms
    R7_15AHexside_OtherArms,
    /// 7.15.A:target Advance: the target: concealed
    R7_15ATarget_Concealed,
    /// 7.15.A:distance Advance: the distance to the target: close
    R7_15ADistance_Close,
    /// 7.15.A:distance Advance: the distance to the target: distance-before
    R7_15ADistance_DistanceBefore,
    /// 7.15.A:distance Advance: the distance to the target: distance
    R7_15ADistance_Distance,
    /// 7.15.A:zoc Advance: enemy zones of control: other-units
    R7_15AZoc_OtherUnits,
    /// 7.15.A:zoc Advance: enemy zones of control: marker-where-it-stops
    R7_15AZoc_MarkerWhereItStops,
    /// 7.15.A:recovery Advance: no recovery: recover-morale
    R7_15ARecovery_RecoverMorale,
    /// 7.15.A:recovery Advance: no recovery: replacement-mode
    R7_15ARecovery_ReplacementMode,
    /// 7.15.B:hexside Retire: hexsides: against-the-order
    R7_15BHexside_AgainstTheOrder,
    /// 7.15.B:hexside Retire: hexsides: not-clear-of-the-enemy
    R7_15BHexside_NotClearOfTheEnemy,
    /// 7.15.B:distance Retire: the distance to the enemy: nearer
    R7_15BDistance_Nearer,
    /// 7.15.B:distance Retire: the distance to the enemy: withdraw
    R7_15BDistance_Withdraw,
    /// 7.15.B:distance Retire: the distance to the enemy: distance-before
    R7_15BDistance_DistanceBefore,
    /// 7.15.B:distance Retire: the distance to the enemy: distance
    R7_15BDistance_Distance,
    /// 7.15.B:recovery Retire: no recovery: recover-morale
    R7_15BRecovery_RecoverMorale,
    /// 7.15.B:recovery Retire: no recovery: replacement-mode
    R7_15BRecovery_ReplacementMode,
    /// 7.15.B:forced-march Retire: forced marches: prisoner-points
    R7_15BForcedMarch_PrisonerPoints,
    /// 7.15 Mission orders: morale-levels
    R7_15_MoraleLevels,
    /// 7.15.A:recovery Advance: no recovery: standing-still
    R7_15ARecovery_StandingStill,
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
    /// 7.15.A:hexside Advance: hexsides: towards-the-nearest-enemy
    R7_15AHexside_AgainstTheOrder_TowardsTheNearestEnemy,
    /// 7.15.A:hexside Advance: hexsides: each-hex
    AxisOrigin_EachHex,
    /// 7.15.A:shattered Advance: Shattered formations: free-movement
    R7_15AShattered_FreeMovement_On_R7_15AHexside_AgainstTheOrder,
    /// 7.15.A:shattered Advance: Shattered formations: free-recovery
    R7_15AShattered_FreeRecovery_On_R7_15ARecovery_RecoverMorale,
    /// 7.15.A:shattered Advance: Shattered formations: free-recovery
    R7_15AShattered_FreeRecovery_On_R7_15ARecovery_ReplacementMode,
    /// 7.15.A:shattered Advance: Shattered formations: free-recovery
    R7_15AShattered_FreeRecovery_On_R7_15ARecovery_StandingStill,
    /// 7.15.A:shattered Advance: Shattered formations: no-closing
    R7_15AShattered_NoClosing_On_R7_15ADistance_Close,
    /// 7.15.B:hexside Retire: hexsides: slips-away
    R7_15BHexside_AgainstTheOrder_SlipsAway,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs: any-hexside
    R7_15BExempt_AnyHexside_On_R7_15BHexside_AgainstTheOrder,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs: any-hexside
    R7_15BExempt_AnyHexside_On_R7_15BHexside_NotClearOfTheEnemy,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs: any-distance
    R7_15BExempt_AnyDistance_On_R7_15BDistance_Nearer,
    /// 7.15.B:exempt Retire: depots, supply, trains and Army HQs: any-distance
    R7_15BExempt_AnyDistance_On_R7_15BDistance_Withdraw,
    /// 7.15.B:shattered Retire: Shattered formations: free-recovery
    R7_15BShattered_FreeRecovery_On_R7_15BRecovery_RecoverMorale,
    /// 7.15.B:shattered Retire: Shattered formations: free-recovery
    R7_15BShattered_FreeRecovery_On_R7_15BRecovery_ReplacementMode,
    /// 7.15.A:exempt Advance: depots, supply units and Army HQs: any-hexside
    R7_15AExempt_AnyHexside_On_R7_15AHexside_AgainstTheOrder,
    /// 7.15.A:exempt Advance: depots, supply units and Army HQs: any-distance
    R7_15AExempt_AnyDistance_On_R7_15ADistance_Close,
    /// 7.15.A:distance Advance: the distance to the target: all-hidden
    ToBeClosedOn_AllHidden,
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
    /// May a unit with a target cross a hexside that is no advance hexside, if that brings it closer?
    R1,
    /// What cuts an axis of advance?
    R2,
    /// From which hex is the axis taken?
    R3,
    /// If a nearer enemy that may be left out is left out, is the next one the closest?
    R4,
    /// Must the target be revealed infantry where there is some that may not be left out?
    R5,
    /// What does it mean to end at least one hex away from all enemies?
    R6,
    /// Which is the closest enemy of a unit on Retire?
    R7,
    /// From what is a unit of a Shattered formation on Advance free?
    R8,
    /// Are depots, supply units, trains and Army HQs on Retire free from the rule on distance too?
    R9,
    /// When is an enemy surrounded by fortress units?
    R10,
    /// Does a unit that begins a segment in an enemy zone of control owe it to close?
    R11,
    /// How is it measured that the distance has shrunk?
    R12,
    /// Must a Combat Marker be placed if too few movement points are left for it?
    R13,
    /// Which unit moves next to an enemy?
    R14,
    /// Which enemies count for the distance of a unit on Retire?
    R15,
    /// Is a Combat Marker owed by a unit that spends no movement points after it has stopped?
    Z1,
    /// Must a unit turn about and cross other hexsides, where the nearest enemy is behind it?
    O1,
    /// Is a corps train one of the supply units that move freely?
    O2,
    /// Does a hidden enemy count as a unit of combat class?
    O3,
    /// Are depots, supply units and Army HQs free from closing too?
    O4,
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
    /// 3.31: stacking
    R3_31,
    /// 8.32: overruns
    R8_32,
    /// 12.23: shattered formations
    R12_23,
    /// 12.52: prisoners
    R12_52,
    /// ZOC rules: what zones of control do to units that 7.15.A does not speak of
    ZOCRules,
    /// Mission Requirements Diagram: which hexsides are advance hexsides, and which are retire hexsides
    MissionRequirementsDiagram,
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
        name: text("mission-orders-2004"),
        title: text("The Cossacks Are Coming!: Mission orders as printed in 2004"),
        game: text("The Cossacks Are Coming!"),
        edition: text("Second edition, Consim Games 2004, with the errata of June 2005"),
        source: text("Errata, item 9, on rule 7.15.A"),
    },
    layers: list![
        LayerRow { name: text("the-cossacks-are-coming"), title: text("The Cossacks Are Coming!: Mission orders") },
        LayerRow { name: text("mission-orders-1999"), title: text("The Cossacks Are Coming!: Mission orders of 1999") },
        LayerRow { name: text("mission-orders-2004"), title: text("The Cossacks Are Coming!: Mission orders as printed in 2004") },
    ],
    symbols: list![
        text("designate"),
        text("move"),
        text("spend"),
        text("force-march-failed"),
        text("fail-requirements"),
        text("recover-morale"),
        text("replacement-mode"),
        text("combat-marker"),
        text("overrun"),
        text("reconnaissance"),
        text("entrenchment-mode"),
        text("other-purpose"),
        text("advance"),
        text("retire"),
        text("another-order"),
        text("infantry"),
        text("cavalry"),
        text("artillery"),
        text("engineers"),
        text("supporting"),
        text("main-depot"),
        text("army-supply"),
        text("corps-train"),
        text("corps-hq"),
        text("army-hq"),
        text("fortress"),
        text("march"),
        text("counter-march"),
        text("N"),
        text("NE"),
        text("E"),
        text("SE"),
        text("S"),
        text("SW"),
        text("W"),
        text("NW"),
        text("no"),
        text("yes"),
        text("impassible-terrain"),
        text("enemy-units-too"),
        text("enemy-zones-too"),
        text("movement-points-too"),
        text("start-of-segment"),
        text("each-hex-entered"),
        text("not-adjacent"),
        text("not-in-the-same-hex"),
        text("at-each-step"),
        text("at-the-start"),
        text("hexsides-and-target"),
        text("hexsides-only"),
        text("all-of-it"),
        text("all-six-hexes"),
        text("every-hex-but-impassible-ones"),
        text("end-against-start"),
        text("at-every-step"),
        text("one-that-steps-next-to-it"),
        text("one-that-was-not-next-to-it-before"),
        text("one-that-starts-next-to-it-too"),
        text("all"),
        text("only-those-that-may-not-be-ignored"),
        text("as-it-is-known"),
        text("as-it-is"),
    ],
    aliases: list![
        AliasRow { domain: Values::Purpose.id(), alias: text("entrenchment"), symbol: Word::EntrenchmentMode.symbol() },
        AliasRow { domain: Values::Purpose.id(), alias: text("other"), symbol: Word::OtherPurpose.symbol() },
        AliasRow { domain: Values::Order.id(), alias: text("other"), symbol: Word::AnotherOrder.symbol() },
        AliasRow { domain: Values::Class.id(), alias: text("engineer"), symbol: Word::Engineers.symbol() },
        AliasRow { domain: Values::Class.id(), alias: text("support"), symbol: Word::Supporting.symbol() },
        AliasRow { domain: Values::Class.id(), alias: text("depot"), symbol: Word::MainDepot.symbol() },
        AliasRow { domain: Values::Class.id(), alias: text("train"), symbol: Word::CorpsTrain.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("n"), symbol: Word::N.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("ne"), symbol: Word::NE.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("e"), symbol: Word::E.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("se"), symbol: Word::SE.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("s"), symbol: Word::S.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("sw"), symbol: Word::SW.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("w"), symbol: Word::W.symbol() },
        AliasRow { domain: Values::Direction.id(), alias: text("nw"), symbol: Word::NW.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::Designate.symbol(), Word::Move.symbol(), Word::Spend.symbol(), Word::ForceMarchFailed.symbol(), Word::FailRequirements.symbol()] },
        DomainRow { name: text("purpose"), values: list![Word::RecoverMorale.symbol(), Word::ReplacementMode.symbol(), Word::CombatMarker.symbol(), Word::Overrun.symbol(), Word::Reconnaissance.symbol(), Word::EntrenchmentMode.symbol(), Word::OtherPurpose.symbol()] },
        DomainRow { name: text("order"), values: list![Word::Advance.symbol(), Word::Retire.symbol(), Word::AnotherOrder.symbol()] },
        DomainRow { name: text("class"), values: list![Word::Infantry.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Engineers.symbol(), Word::Supporting.symbol(), Word::MainDepot.symbol(), Word::ArmySupply.symbol(), Word::CorpsTrain.symbol(), Word::CorpsHq.symbol(), Word::ArmyHq.symbol(), Word::Fortress.symbol()] },
        DomainRow { name: text("segment"), values: list![Word::March.symbol(), Word::CounterMarch.symbol()] },
        DomainRow { name: text("direction"), values: list![Word::N.symbol(), Word::NE.symbol(), Word::E.symbol(), Word::SE.symbol(), Word::S.symbol(), Word::SW.symbol(), Word::W.symbol(), Word::NW.symbol()] },
        DomainRow { name: text("ruling-R1"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-R2"), values: list![Word::ImpassibleTerrain.symbol(), Word::EnemyUnitsToo.symbol(), Word::EnemyZonesToo.symbol(), Word::MovementPointsToo.symbol()] },
        DomainRow { name: text("ruling-R3"), values: list![Word::StartOfSegment.symbol(), Word::EachHexEntered.symbol()] },
        DomainRow { name: text("ruling-R4"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-R5"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-R6"), values: list![Word::NotAdjacent.symbol(), Word::NotInTheSameHex.symbol()] },
        DomainRow { name: text("ruling-R7"), values: list![Word::AtEachStep.symbol(), Word::AtTheStart.symbol()] },
        DomainRow { name: text("ruling-R8"), values: list![Word::HexsidesAndTarget.symbol(), Word::HexsidesOnly.symbol(), Word::AllOfIt.symbol()] },
        DomainRow { name: text("ruling-R9"), values: list![Word::HexsidesOnly.symbol(), Word::AllOfIt.symbol()] },
        DomainRow { name: text("ruling-R10"), values: list![Word::AllSixHexes.symbol(), Word::EveryHexButImpassibleOnes.symbol()] },
        DomainRow { name: text("ruling-R11"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-R12"), values: list![Word::EndAgainstStart.symbol(), Word::AtEveryStep.symbol()] },
        DomainRow { name: text("ruling-R13"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-R14"), values: list![Word::OneThatStepsNextToIt.symbol(), Word::OneThatWasNotNextToItBefore.symbol(), Word::OneThatStartsNextToItToo.symbol()] },
        DomainRow { name: text("ruling-R15"), values: list![Word::All.symbol(), Word::OnlyThoseThatMayNotBeIgnored.symbol()] },
        DomainRow { name: text("ruling-Z1"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-O1"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-O2"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-O3"), values: list![Word::AsItIsKnown.symbol(), Word::AsItIs.symbol()] },
        DomainRow { name: text("ruling-O4"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![
        AttributeRow { name: text("advance-hexsides"), alias: text("advance"), of_type: Type::AnyOf(Values::Direction.id()), in_each_place: false, optional: false, usually: None, doc: text("as the Mission Requirements Diagram says") },
        AttributeRow { name: text("retire-hexsides"), alias: text("retire"), of_type: Type::AnyOf(Values::Direction.id()), in_each_place: false, optional: false, usually: None, doc: text("as the Mission Requirements Diagram says; a direction may be on both lists") },
        AttributeRow { name: text("marker-cost"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("movement points that a Combat Marker takes") },
        AttributeRow { name: text("days"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("days of the current impulse") },
    ],
    places: list![
        AttributeRow { name: text("impassible"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("entry-cost"), alias: text("cost"), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("movement points") },
        AttributeRow { name: text("ezoc"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("in a zone of control of the enemy of the unit that moves") },
    ],
    borders: list![
        AttributeRow { name: text("impassible"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: false, usually: None, doc: text("") },
        AttributeRow { name: text("class"), alias: text(""), of_type: Type::OneOf(Values::Class.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Infantry.symbol())), doc: text("the combat class") },
        AttributeRow { name: text("revealed"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(true)), doc: text("") },
        AttributeRow { name: text("formation"), alias: text(""), of_type: Type::Group, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the primary formation, whose order binds the unit") },
        AttributeRow { name: text("mp"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: false, usually: Some(Value::Number(Number::whole(3))), doc: text("movement points that it has in this segment") },
        AttributeRow { name: text("impulse-start"), alias: text(""), of_type: Type::Place, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("where it began the impulse, if it has moved in it before") },
        AttributeRow { name: text("marker-placed"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("has placed a Combat Marker in this segment already") },
        AttributeRow { name: text("turned-aside"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("has crossed a hexside against its order earlier in this impulse") },
        AttributeRow { name: text("shattered"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
        AttributeRow { name: text("identifier"), alias: text(""), of_type: Type::Name, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of a fortress unit: which group of fortress units it belongs to") },
    ],
    groups: list![
        AttributeRow { name: text("order"), alias: text("mo"), of_type: Type::OneOf(Values::Order.id()), in_each_place: false, optional: false, usually: None, doc: text("the mission order of the formation") },
        AttributeRow { name: text("shattered"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("") },
    ],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("target"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("path"), alias: text(""), of_type: Type::Path },
        ParameterRow { name: text("overrun"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("then"), alias: text(""), of_type: Type::AnyOf(Values::Purpose.id()) },
        ParameterRow { name: text("spent-first"), alias: text(""), of_type: Type::OneOf(Values::Purpose.id()) },
        ParameterRow { name: text("segment"), alias: text(""), of_type: Type::OneOf(Values::Segment.id()) },
        ParameterRow { name: text("more-to-come"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("purpose"), alias: text(""), of_type: Type::OneOf(Values::Purpose.id()) },
        ParameterRow { name: text("sp-lost"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
        ParameterRow { name: text("failing"), alias: text(""), of_type: Type::Group },
    ],
    acts: list![
        ActRow { name: text("designate"), question: false, doc: text("a unit names its target"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Target.id(), optional: true, usually: Some(Value::Nothing), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Designation.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("move"), question: false, doc: text("a unit moves in a March or Counter-March segment"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Target.id(), optional: true, usually: Some(Value::Nothing), doc: text("the target that it has named for this segment") }, ActParameter { parameter: Parameter::Path.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Overrun.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("it carries out an Overrun where it goes on in an enemy zone of control") }, ActParameter { parameter: Parameter::Then.id(), optional: false, usually: Some(Value::Set(0)), doc: text("what it spends movement points on when it has stopped") }, ActParameter { parameter: Parameter::SpentFirst.id(), optional: true, usually: Some(Value::Nothing), doc: text("what of this it spends them on first; if nothing is said, a Combat Marker comes first") }, ActParameter { parameter: Parameter::Segment.id(), optional: false, usually: Some(Value::Symbol(Word::March.symbol())), doc: text("") }, ActParameter { parameter: Parameter::MoreToCome.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("it may move once more in this impulse") }], at_the_start: Moments::of(&[Moment::Designation.id(), Moment::SettingOut.id()]), at_each_step: Moments::of(&[Moment::Entry.id()]), on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::SegmentEnd.id()]), conditional: list![ConditionalMoments { stage: Stage::AtTheEnd, moments: Moments::of(&[Moment::ImpulseEnd.id()]), condition: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MoreToCome.id() }, Node::Not(1)] }], effects: list![ActEffect::MovesAlong { what: Parameter::Unit.id(), path: Parameter::Path.id() }], happens_in: None },
        ActRow { name: text("spend"), question: false, doc: text("a unit spends movement points where it stands"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Purpose.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Spending.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("force-march-failed"), question: false, doc: text("a unit fails its morale check for force marching"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::SpLost.id(), optional: false, usually: None, doc: text("strength points lost") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::MarchCheck.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("fail-requirements"), question: false, doc: text("a formation has failed the requirements of its order"), parameters: list![ActParameter { parameter: Parameter::Failing.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Reckoning.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("designation"), doc: text("a unit names its target") },
        MomentRow { name: text("setting-out"), doc: text("a unit begins a segment") },
        MomentRow { name: text("entry"), doc: text("a unit crosses a hexside") },
        MomentRow { name: text("segment-end"), doc: text("a unit has moved in a segment") },
        MomentRow { name: text("impulse-end"), doc: text("a unit has moved for the last time in an impulse") },
        MomentRow { name: text("spending"), doc: text("a unit spends movement points where it stands") },
        MomentRow { name: text("march-check"), doc: text("a unit fails its morale check for force marching") },
        MomentRow { name: text("reckoning"), doc: text("the requirements of a formation are looked at, at the end of an impulse") },
    ],
    references: list![
        ReferenceRow { number: text("3.31"), doc: text("stacking") },
        ReferenceRow { number: text("8.32"), doc: text("overruns") },
        ReferenceRow { number: text("12.23"), doc: text("shattered formations") },
        ReferenceRow { number: text("12.52"), doc: text("prisoners") },
        ReferenceRow { number: text("ZOC rules"), doc: text("what zones of control do to units that 7.15.A does not speak of") },
        ReferenceRow { number: text("Mission Requirements Diagram"), doc: text("which hexsides are advance hexsides, and which are retire hexsides") },
    ],
    rulings: list![
        RulingRow { name: text("R1"), question: text("May a unit with a target cross a hexside that is no advance hexside, if that brings it closer?"), domain: Values::RulingR1.id(), used: Word::No.symbol(), because: text("the restriction is the general rule, and the only relief is for units without a target"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R1 } },
        RulingRow { name: text("R2"), question: text("What cuts an axis of advance?"), domain: Values::RulingR2.id(), used: Word::ImpassibleTerrain.symbol(), because: text("the axis is a matter of theoretical movement"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R2 } },
        RulingRow { name: text("R3"), question: text("From which hex is the axis taken?"), domain: Values::RulingR3.id(), used: Word::StartOfSegment.symbol(), because: text("the target is named before the unit moves"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R3 } },
        RulingRow { name: text("R4"), question: text("If a nearer enemy that may be left out is left out, is the next one the closest?"), domain: Values::RulingR4.id(), used: Word::Yes.symbol(), because: text("any of them may be left out, so any of them together"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R4 } },
        RulingRow { name: text("R5"), question: text("Must the target be revealed infantry where there is some that may not be left out?"), domain: Values::RulingR5.id(), used: Word::No.symbol(), because: text("the first answer of the Q&A leaves the choice open"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R5 } },
        RulingRow { name: text("R6"), question: text("What does it mean to end at least one hex away from all enemies?"), domain: Values::RulingR6.id(), used: Word::NotAdjacent.symbol(), because: text("an adjacent unit is at a distance of one, so that the words would ask for nothing"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R6 } },
        RulingRow { name: text("R7"), question: text("Which is the closest enemy of a unit on Retire?"), domain: Values::RulingR7.id(), used: Word::AtEachStep.symbol(), because: text("the distance may not shrink during any part of the segment"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R7 } },
        RulingRow { name: text("R8"), question: text("From what is a unit of a Shattered formation on Advance free?"), domain: Values::RulingR8.id(), used: Word::HexsidesAndTarget.symbol(), because: text("a unit that moves freely cannot be bound to close; of zones of control the exception says nothing"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R8 } },
        RulingRow { name: text("R9"), question: text("Are depots, supply units, trains and Army HQs on Retire free from the rule on distance too?"), domain: Values::RulingR9.id(), used: Word::HexsidesOnly.symbol(), because: text("the exception itself speaks of hexsides; the last answer of the Q&A speaks of the requirements as a whole, so this is open"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R9 } },
        RulingRow { name: text("R10"), question: text("When is an enemy surrounded by fortress units?"), domain: Values::RulingR10.id(), used: Word::AllSixHexes.symbol(), because: text("the text of 1999 speaks of a group of fortress units around it"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R10 } },
        RulingRow { name: text("R11"), question: text("Does a unit that begins a segment in an enemy zone of control owe it to close?"), domain: Values::RulingR11.id(), used: Word::No.symbol(), because: text("it has to stop there, so closing is not possible"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R11 } },
        RulingRow { name: text("R12"), question: text("How is it measured that the distance has shrunk?"), domain: Values::RulingR12.id(), used: Word::EndAgainstStart.symbol(), because: text("the distance may stay the same for a part of the segment"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R12 } },
        RulingRow { name: text("R13"), question: text("Must a Combat Marker be placed if too few movement points are left for it?"), domain: Values::RulingR13.id(), used: Word::No.symbol(), because: text("the variant does not say; the text of 1999 excuses it"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R13 } },
        RulingRow { name: text("R14"), question: text("Which unit moves next to an enemy?"), domain: Values::RulingR14.id(), used: Word::OneThatStepsNextToIt.symbol(), because: text("moving adjacent takes a step"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R14 } },
        RulingRow { name: text("R15"), question: text("Which enemies count for the distance of a unit on Retire?"), domain: Values::RulingR15.id(), used: Word::All.symbol(), because: text("7.15.B leaves nobody out"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::R15 } },
        RulingRow { name: text("Z1"), question: text("Is a Combat Marker owed by a unit that spends no movement points after it has stopped?"), domain: Values::RulingZ1.id(), used: Word::Yes.symbol(), because: text("the unit must place it; what may come later is only said to come later"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::ruling::Z1 } },
        RulingRow { name: text("O1"), question: text("Must a unit turn about and cross other hexsides, where the nearest enemy is behind it?"), domain: Values::RulingO1.id(), used: Word::Yes.symbol(), because: text("the later text was written against this very march; see the second question of its Q&A"), place: Place { layer: Layer::MissionOrders1999.id(), line: line::ruling::O1 } },
        RulingRow { name: text("O2"), question: text("Is a corps train one of the supply units that move freely?"), domain: Values::RulingO2.id(), used: Word::Yes.symbol(), because: text("the text of 1999 speaks of supply units without a level"), place: Place { layer: Layer::MissionOrders1999.id(), line: line::ruling::O2 } },
        RulingRow { name: text("O3"), question: text("Does a hidden enemy count as a unit of combat class?"), domain: Values::RulingO3.id(), used: Word::AsItIsKnown.symbol(), because: text("the mover cannot know, and the erratum of 2005 provides for the case that all are hidden"), place: Place { layer: Layer::MissionOrders1999.id(), line: line::ruling::O3 } },
        RulingRow { name: text("O4"), question: text("Are depots, supply units and Army HQs free from closing too?"), domain: Values::RulingO4.id(), used: Word::Yes.symbol(), because: text("they are to move freely"), place: Place { layer: Layer::MissionOrders1999.id(), line: line::ruling::O4 } },
    ],
    charts: list![],
    rules: list![
        RuleRow { number: text("Movement"), heading: text(""), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::Movement }, notes: list![NoteRow { text: text("Only what 7.15 takes from the rules of movement."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::Movement[0] } }, NoteRow { text: text("Costs are those of the terrain chart, which the position gives."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::Movement[1] } }], see: list![] },
        RuleRow { number: text("7.15"), heading: text("Mission orders"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15 }, notes: list![NoteRow { text: text("Introduction: without the variant a formation could be pulled apart, drawn into a funnel or get stuck."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15[0] } }], see: list![] },
        RuleRow { number: text("7.15.A:hexside"), heading: text("Advance: hexsides"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15AHexside }, notes: list![NoteRow { text: text("Support arms are held by command and supply instead."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15AHexside[0] } }, NoteRow { text: text("A unit whose front is clear may turn against a threat in its rear."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15AHexside[1] } }], see: list![Reference::MissionRequirementsDiagram.id()] },
        RuleRow { number: text("7.15.A:axis"), heading: text("Advance: the axis of advance"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15AAxis }, notes: list![NoteRow { text: text("Theoretical movement: neither enemies nor their zones nor the points that the unit has cut the axis, impassible terrain does."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15AAxis[0] } }], see: list![Reference::MissionRequirementsDiagram.id()] },
        RuleRow { number: text("7.15.A:target"), heading: text("Advance: the target"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15ATarget }, notes: list![NoteRow { text: text("What a concealed unit is, only its owner knows: it may be left out, or not, whatever it turns out to be."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15ATarget[0] } }, NoteRow { text: text("The target is the most pressing threat on the axis. Six hexes are about two days' march, three about one."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15ATarget[1] } }, NoteRow { text: text("Fortress complexes may be bypassed; that is intended."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15ATarget[2] } }], see: list![] },
        RuleRow { number: text("7.15.A:distance"), heading: text("Advance: the distance to the target"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15ADistance }, notes: list![NoteRow { text: text("Distances are counted around impassible terrain."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15ADistance[0] } }], see: list![] },
        RuleRow { number: text("7.15.A:zoc"), heading: text("Advance: enemy zones of control"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15AZoc }, notes: list![NoteRow { text: text("What zones of control do to others is no matter of this rule."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15AZoc[0] } }, NoteRow { text: text("Owed by infantry that enters the zone, if it has the points left; nothing is said of halting."), place: Place { layer: Layer::MissionOrders1999.id(), line: line::rule_notes::R7_15AZoc[1] } }], see: list![] },
        RuleRow { number: text("7.15.A:recovery"), heading: text("Advance: no recovery"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15ARecovery }, notes: list![NoteRow { text: text("Movement points are spent moving, or on reconnaissance, Entrenchment Mode or a Combat Marker."), place: Place { layer: Layer::MissionOrders1999.id(), line: line::rule_notes::R7_15ARecovery[0] } }], see: list![] },
        RuleRow { number: text("7.15.A:shattered"), heading: text("Advance: Shattered formations"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15AShattered }, notes: list![], see: list![] },
        RuleRow { number: text("7.15.B:hexside"), heading: text("Retire: hexsides"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BHexside }, notes: list![NoteRow { text: text("Lets a unit slip round an enemy: it must have begun the impulse next to one, and end it clear of all."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15BHexside[0] } }], see: list![Reference::MissionRequirementsDiagram.id()] },
        RuleRow { number: text("7.15.B:distance"), heading: text("Retire: the distance to the enemy"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BDistance }, notes: list![NoteRow { text: text("Distances are counted as in 7.15.A."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15BDistance[0] } }], see: list![] },
        RuleRow { number: text("7.15.B:recovery"), heading: text("Retire: no recovery"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BRecovery }, notes: list![], see: list![] },
        RuleRow { number: text("7.15.B:forced-march"), heading: text("Retire: forced marches"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BForcedMarch }, notes: list![], see: list![] },
        RuleRow { number: text("7.15.B:exempt"), heading: text("Retire: depots, supply, trains and Army HQs"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BExempt }, notes: list![NoteRow { text: text("The last answer of the Q&A: supply units and Army HQs were left out for the reason for which support arms are free on Advance."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15BExempt[0] } }], see: list![] },
        RuleRow { number: text("7.15.B:shattered"), heading: text("Retire: Shattered formations"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::R7_15BShattered }, notes: list![NoteRow { text: text("Unlike on Advance, they remain bound to retire hexsides."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::R7_15BShattered[0] } }], see: list![] },
        RuleRow { number: text("Q&A"), heading: text("Questions and answers"), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule::QA }, notes: list![NoteRow { text: text("First answer: revealed infantry at four hexes and a concealed unit at two; either may be the target."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::QA[0] } }, NoteRow { text: text("Second: two units of one division between two enemies had to march apart by the older rule. The author agrees that Retire might bind infantry only, for ease of play: see the layer retire-for-infantry."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::QA[1] } }, NoteRow { text: text("Third: it was proposed to bind the headquarters too, and to rank command control above closing. The author keeps to infantry, which is the mass; support arms need their freedom."), place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::rule_notes::QA[2] } }], see: list![] },
        RuleRow { number: text("7.15.A:exempt"), heading: text("Advance: depots, supply units and Army HQs"), place: Place { layer: Layer::MissionOrders1999.id(), line: line::rule::R7_15AExempt }, notes: list![], see: list![] },
    ],
    definitions: list![
        // Movement unit is a counter
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::Movement.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Flag(true)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Unit }, words: text("unit is a counter") },
        // Movement price of a step: its to's entry cost
        DefinitionRow { name: text("price"), plural: text("price"), rule: Some(Rule::Movement.id()), subject: Some(Subject::Step), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Attribute { of: 1, attribute: PlaceAttribute::EntryCost.id() }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Price }, words: text("price of a step: its to's entry cost") },
        // Movement points spent: sum of price of steps
        DefinitionRow { name: text("points-spent"), plural: text("points-spent"), rule: Some(Rule::Movement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Defined { definition: Definition::Price.id(), subject: Some(1), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::PointsSpent }, words: text("points spent: sum of price of steps") },
        // Movement points so far: sum of price of steps where step number is at most the step's step number
        DefinitionRow { name: text("points-so-far"), plural: text("points-so-far"), rule: Some(Rule::Movement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::StepNumber }, Node::Step, Node::Property { of: 2, property: Property::StepNumber }, Node::Compare { left: 1, comparison: Comparison::AtMost, right: 3 }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(4) }, Node::Slot(0), Node::Defined { definition: Definition::Price.id(), subject: Some(6), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 5, of: 7 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::PointsSoFar }, words: text("points so far: sum of price of steps where step number is at most the step's step number") },
        // 7.15 advance unit is a unit where formation's order is advance
        DefinitionRow { name: text("advance-unit"), plural: text("advance-units"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Attribute { of: 3, attribute: GroupAttribute::Order.id() }, Node::Symbol(Word::Advance.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(1, 6)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::AdvanceUnit }, words: text("advance unit is a unit where formation's order is advance") },
        // 7.15 advance infantry is an advance unit where class is infantry
        DefinitionRow { name: text("advance-infantry"), plural: text("advance-infantries"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::AdvanceUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::AdvanceInfantry }, words: text("advance infantry is an advance unit where class is infantry") },
        // 7.15 retire unit is a unit where formation's order is retire
        DefinitionRow { name: text("retire-unit"), plural: text("retire-units"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Attribute { of: 3, attribute: GroupAttribute::Order.id() }, Node::Symbol(Word::Retire.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(1, 6)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::RetireUnit }, words: text("retire unit is a unit where formation's order is retire") },
        // 7.15 withdrawing unit is a retire unit
        DefinitionRow { name: text("withdrawing-unit"), plural: text("withdrawing-units"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::RetireUnit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(0), second: None }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::WithdrawingUnit }, words: text("withdrawing unit is a retire unit") },
        // 7.15.A:hexside axis origin of a step: the act's start
        DefinitionRow { name: text("axis-origin"), plural: text("axis-origin"), rule: Some(Rule::R7_15AHexside.id()), subject: Some(Subject::Step), second: None, class: false, within: None, of_type: Type::Place, general: list![Node::Act, Node::Property { of: 0, property: Property::Start }], exceptions: list![Exception::AxisOrigin_EachHex.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::AxisOrigin }, words: text("axis origin of a step: the act's start") },
        // 7.15.A:hexside meets a threat: (there is a step called s where there is an enemy unit called foe next to s's to where (not axis of s's axis origin to foe and (foe is not next to s's from or ruling R14 is not one that was not next to it before))) or ruling R14 is one that starts next to it too and there is an enemy unit called foe next to the act's start where not axis of the act's start to foe
        DefinitionRow { name: text("meets-a-threat"), plural: text("meets-a-threat"), rule: Some(Rule::R7_15AHexside.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::To }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::AxisOrigin.id(), subject: Some(4), second: None }, Node::Slot(1), Node::Defined { definition: Definition::Axis.id(), subject: Some(5), second: Some(6) }, Node::Not(7), Node::Slot(1), Node::Slot(0), Node::Property { of: 10, property: Property::From }, Node::NextTo { left: 9, right: 11 }, Node::Not(12), Node::Ruling(Ruling::R14.id()), Node::Symbol(Word::OneThatWasNotNextToItBefore.symbol()), Node::Compare { left: 14, comparison: Comparison::Equal, right: 15 }, Node::Not(16), Node::Or(13, 17), Node::And(8, 18), Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(1), relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(19) }, Node::Exists { set: 20 }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(21) }, Node::Exists { set: 22 }, Node::Ruling(Ruling::R14.id()), Node::Symbol(Word::OneThatStartsNextToItToo.symbol()), Node::Compare { left: 24, comparison: Comparison::Equal, right: 25 }, Node::Act, Node::Property { of: 27, property: Property::Start }, Node::Act, Node::Parameter { of: 29, parameter: Parameter::Unit.id() }, Node::Act, Node::Property { of: 31, property: Property::Start }, Node::Slot(0), Node::Defined { definition: Definition::Axis.id(), subject: Some(32), second: Some(33) }, Node::Not(34), Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(28), relation: Some(Relation::Enemy { to: 30 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(35) }, Node::Exists { set: 36 }, Node::And(26, 37), Node::Or(23, 38)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::MeetsAThreat }, words: text("meets a threat: (there is a step called s where there is an enemy unit called foe next to s's to where (not axis of s's axis origin to foe and (foe is not next to s's from or ruling R14 is not one that was not next to it before))) or ruling R14 is one that starts next to it too and there is an enemy unit called foe next to the act's start where not axis of the act's start to foe") },
        // 7.15.A:axis axis of a hex called origin to a unit called foe: (foe is reachable from origin through hexsides where (advance hexsides includes direction and not impassible and not (ruling R2 is enemy units too and there is a unit in its from where side is not unit's side) and not (ruling R2 is enemy zones too and its from's ezoc and its from is not origin)) avoiding hexes where impassible) and (ruling R2 is not movement points too or way along the axis of origin to foe is at most unit's mp)
        DefinitionRow { name: text("axis"), plural: text("axis"), rule: Some(Rule::R7_15AAxis.id()), subject: Some(Subject::Place), second: Some(Subject::Counter), class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(1), Node::Slot(0), Node::GameAttribute(GameAttribute::AdvanceHexsides.id()), Node::Slot(2), Node::Property { of: 3, property: Property::Direction }, Node::IncludesValue { set: 2, value: 4, domain: Values::Direction.id() }, Node::Slot(2), Node::Attribute { of: 6, attribute: BorderAttribute::Impassible.id() }, Node::Not(7), Node::And(5, 8), Node::Ruling(Ruling::R2.id()), Node::Symbol(Word::EnemyUnitsToo.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Slot(2), Node::Property { of: 13, property: Property::From }, Node::Slot(3), Node::Attribute { of: 15, attribute: CounterAttribute::Side.id() }, Node::Act, Node::Parameter { of: 17, parameter: Parameter::Unit.id() }, Node::Attribute { of: 18, attribute: CounterAttribute::Side.id() }, Node::Compare { left: 16, comparison: Comparison::Equal, right: 19 }, Node::Not(20), Node::Set { domain: Domain::Counters, slot: 3, location: Location::In(14), relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(21) }, Node::Exists { set: 22 }, Node::And(12, 23), Node::Not(24), Node::And(9, 25), Node::Ruling(Ruling::R2.id()), Node::Symbol(Word::EnemyZonesToo.symbol()), Node::Compare { left: 27, comparison: Comparison::Equal, right: 28 }, Node::Slot(2), Node::Property { of: 30, property: Property::From }, Node::Attribute { of: 31, attribute: PlaceAttribute::Ezoc.id() }, Node::And(29, 32), Node::Slot(2), Node::Property { of: 34, property: Property::From }, Node::Slot(0), Node::Compare { left: 35, comparison: Comparison::Equal, right: 36 }, Node::Not(37), Node::And(33, 38), Node::Not(39), Node::And(26, 40), Node::Slot(2), Node::Attribute { of: 42, attribute: PlaceAttribute::Impassible.id() }, Node::Reachable { from: 1, to: 0, slot: 2, through: Some(41), avoiding: Some(43) }, Node::Ruling(Ruling::R2.id()), Node::Symbol(Word::MovementPointsToo.symbol()), Node::Compare { left: 45, comparison: Comparison::Equal, right: 46 }, Node::Not(47), Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::WayAlongTheAxis.id(), subject: Some(49), second: Some(50) }, Node::Act, Node::Parameter { of: 52, parameter: Parameter::Unit.id() }, Node::Attribute { of: 53, attribute: CounterAttribute::Mp.id() }, Node::Compare { left: 51, comparison: Comparison::AtMost, right: 54 }, Node::Or(48, 55), Node::And(44, 56)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Axis }, words: text("axis of a hex called origin to a unit called foe: (foe is reachable from origin through hexsides where (advance hexsides includes direction and not impassible and not (ruling R2 is enemy units too and there is a unit in its from where side is not unit's side) and not (ruling R2 is enemy zones too and its from's ezoc and its from is not origin)) avoiding hexes where impassible) and (ruling R2 is not movement points too or way along the axis of origin to foe is at most unit's mp)") },
        // 7.15.A:axis way along the axis of a hex called origin to a unit called foe: distance from origin to foe through hexsides where (advance hexsides includes direction and not impassible) avoiding hexes where impassible
        DefinitionRow { name: text("way-along-the-axis"), plural: text("way-along-the-axis"), rule: Some(Rule::R7_15AAxis.id()), subject: Some(Subject::Place), second: Some(Subject::Counter), class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Slot(1), Node::GameAttribute(GameAttribute::AdvanceHexsides.id()), Node::Slot(2), Node::Property { of: 3, property: Property::Direction }, Node::IncludesValue { set: 2, value: 4, domain: Values::Direction.id() }, Node::Slot(2), Node::Attribute { of: 6, attribute: BorderAttribute::Impassible.id() }, Node::Not(7), Node::And(5, 8), Node::Slot(2), Node::Attribute { of: 10, attribute: PlaceAttribute::Impassible.id() }, Node::Distance { from: 0, to: 1, slot: 2, through: Some(9), avoiding: Some(11) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::WayAlongTheAxis }, words: text("way along the axis of a hex called origin to a unit called foe: distance from origin to foe through hexsides where (advance hexsides includes direction and not impassible) avoiding hexes where impassible") },
        // 7.15.A:axis on axis of a unit: axis of the act's start to it
        DefinitionRow { name: text("on-axis"), plural: text("on-axis"), rule: Some(Rule::R7_15AAxis.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Property { of: 0, property: Property::Start }, Node::Slot(0), Node::Defined { definition: Definition::Axis.id(), subject: Some(1), second: Some(2) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::OnAxis }, words: text("on axis of a unit: axis of the act's start to it") },
        // 7.15.A:target known infantry of a unit: revealed and class is infantry
        DefinitionRow { name: text("known-infantry"), plural: text("known-infantry"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Revealed.id() }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::KnownInfantry }, words: text("known infantry of a unit: revealed and class is infantry") },
        // 7.15.A:target gap at start of a unit: gap of the act's start to it
        DefinitionRow { name: text("gap-at-start"), plural: text("gap-at-start"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Property { of: 0, property: Property::Start }, Node::Slot(0), Node::Defined { definition: Definition::Gap.id(), subject: Some(1), second: Some(2) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::GapAtStart }, words: text("gap at start of a unit: gap of the act's start to it") },
        // 7.15.A:target fortress unit is a unit where class is fortress and revealed
        DefinitionRow { name: text("fortress-unit"), plural: text("fortress-units"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Fortress.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Revealed.id() }, Node::And(5, 7), Node::And(1, 8)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::FortressUnit }, words: text("fortress unit is a unit where class is fortress and revealed") },
        // 7.15.A:target sheltered of a unit: there is another friendly fortress unit in its place or (number of hexes next to its place where there is a friendly fortress unit in it) is 6 or there is a friendly fortress unit next to its place and every hex next to its place where not impassible has (there is a friendly fortress unit in it) and ruling R10 is every hex but impassible ones
        DefinitionRow { name: text("sheltered"), plural: text("sheltered"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::Place }, Node::Slot(0), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(1), relation: Some(Relation::Friendly { to: 3 }), other_than: Some(2), class: Some(Definition::FortressUnit.id()), condition: None }, Node::Exists { set: 4 }, Node::Slot(0), Node::Property { of: 6, property: Property::Place }, Node::Slot(1), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 2, location: Location::In(8), relation: Some(Relation::Friendly { to: 9 }), other_than: None, class: Some(Definition::FortressUnit.id()), condition: None }, Node::Exists { set: 10 }, Node::Set { domain: Domain::Places, slot: 1, location: Location::NextTo(7), relation: None, other_than: None, class: None, condition: Some(11) }, Node::Count { set: 12 }, Node::Number(Number::whole(6)), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Or(5, 15), Node::Slot(0), Node::Property { of: 17, property: Property::Place }, Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(18), relation: Some(Relation::Friendly { to: 19 }), other_than: None, class: Some(Definition::FortressUnit.id()), condition: None }, Node::Exists { set: 20 }, Node::Slot(0), Node::Property { of: 22, property: Property::Place }, Node::Slot(1), Node::Attribute { of: 24, attribute: PlaceAttribute::Impassible.id() }, Node::Not(25), Node::Set { domain: Domain::Places, slot: 1, location: Location::NextTo(23), relation: None, other_than: None, class: None, condition: Some(26) }, Node::Slot(1), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 2, location: Location::In(28), relation: Some(Relation::Friendly { to: 29 }), other_than: None, class: Some(Definition::FortressUnit.id()), condition: None }, Node::Exists { set: 30 }, Node::Every { set: 27, condition: 31 }, Node::And(21, 32), Node::Ruling(Ruling::R10.id()), Node::Symbol(Word::EveryHexButImpassibleOnes.symbol()), Node::Compare { left: 34, comparison: Comparison::Equal, right: 35 }, Node::And(33, 36), Node::Or(16, 37)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Sheltered }, words: text("sheltered of a unit: there is another friendly fortress unit in its place or (number of hexes next to its place where there is a friendly fortress unit in it) is 6 or there is a friendly fortress unit next to its place and every hex next to its place where not impassible has (there is a friendly fortress unit in it) and ruling R10 is every hex but impassible ones") },
        // 7.15.A:target may be ignored of a unit: gap at start is more than 6 or not revealed and gap at start is more than 3 or revealed and class is not infantry or sheltered
        DefinitionRow { name: text("may-be-ignored"), plural: text("may-be-ignored"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(0), second: None }, Node::Number(Number::whole(6)), Node::Compare { left: 1, comparison: Comparison::MoreThan, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Revealed.id() }, Node::Not(5), Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(7), second: None }, Node::Number(Number::whole(3)), Node::Compare { left: 8, comparison: Comparison::MoreThan, right: 9 }, Node::And(6, 10), Node::Or(3, 11), Node::Slot(0), Node::Attribute { of: 13, attribute: CounterAttribute::Revealed.id() }, Node::Slot(0), Node::Attribute { of: 15, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 16, comparison: Comparison::Equal, right: 17 }, Node::Not(18), Node::And(14, 19), Node::Or(12, 20), Node::Slot(0), Node::Defined { definition: Definition::Sheltered.id(), subject: Some(22), second: None }, Node::Or(21, 23)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::MayBeIgnored }, words: text("may be ignored of a unit: gap at start is more than 6 or not revealed and gap at start is more than 3 or revealed and class is not infantry or sheltered") },
        // 7.15.A:target pressing of a unit: on axis and not may be ignored
        DefinitionRow { name: text("pressing"), plural: text("pressing"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::OnAxis.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::MayBeIgnored.id(), subject: Some(2), second: None }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Pressing }, words: text("pressing of a unit: on axis and not may be ignored") },
        // 7.15.A:target keeps others from being closest of a unit: pressing or on axis and ruling R4 is no
        DefinitionRow { name: text("keeps-others-from-being-closest"), plural: text("keeps-others-from-being-closest"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Pressing.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::OnAxis.id(), subject: Some(2), second: None }, Node::Ruling(Ruling::R4.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(3, 6), Node::Or(1, 7)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::KeepsOthersFromBeingClosest }, words: text("keeps others from being closest of a unit: pressing or on axis and ruling R4 is no") },
        // 7.15.A:target nearest revealed infantry: lowest gap at start of enemy units in play where (keeps others from being closest and known infantry)
        DefinitionRow { name: text("nearest-revealed-infantry"), plural: text("nearest-revealed-infantry"), rule: Some(Rule::R7_15ATarget.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::KeepsOthersFromBeingClosest.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(4), second: None }, Node::And(3, 5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(6) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(8), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 7, of: 9 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::NearestRevealedInfantry }, words: text("nearest revealed infantry: lowest gap at start of enemy units in play where (keeps others from being closest and known infantry)") },
        // 7.15.A:target nearest of the others: lowest gap at start of enemy units in play where (keeps others from being closest and not known infantry)
        DefinitionRow { name: text("nearest-of-the-others"), plural: text("nearest-of-the-others"), rule: Some(Rule::R7_15ATarget.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::KeepsOthersFromBeingClosest.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(4), second: None }, Node::Not(5), Node::And(3, 6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(7) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(9), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 8, of: 10 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::NearestOfTheOthers }, words: text("nearest of the others: lowest gap at start of enemy units in play where (keeps others from being closest and not known infantry)") },
        // 7.15.A:target lawful target of a unit: on axis and not (known infantry and gap at start is more than nearest revealed infantry) and not (not known infantry and gap at start is more than nearest of the others) and not (not known infantry and infantry comes first and ruling R5 is yes)
        DefinitionRow { name: text("lawful-target"), plural: text("lawful-target"), rule: Some(Rule::R7_15ATarget.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::OnAxis.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(4), second: None }, Node::Defined { definition: Definition::NearestRevealedInfantry.id(), subject: None, second: None }, Node::Compare { left: 5, comparison: Comparison::MoreThan, right: 6 }, Node::And(3, 7), Node::Not(8), Node::And(1, 9), Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(11), second: None }, Node::Not(12), Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(14), second: None }, Node::Defined { definition: Definition::NearestOfTheOthers.id(), subject: None, second: None }, Node::Compare { left: 15, comparison: Comparison::MoreThan, right: 16 }, Node::And(13, 17), Node::Not(18), Node::And(10, 19), Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(21), second: None }, Node::Not(22), Node::Defined { definition: Definition::InfantryComesFirst.id(), subject: None, second: None }, Node::And(23, 24), Node::Ruling(Ruling::R5.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 26, comparison: Comparison::Equal, right: 27 }, Node::And(25, 28), Node::Not(29), Node::And(20, 30)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::LawfulTarget }, words: text("lawful target of a unit: on axis and not (known infantry and gap at start is more than nearest revealed infantry) and not (not known infantry and gap at start is more than nearest of the others) and not (not known infantry and infantry comes first and ruling R5 is yes)") },
        // 7.15.A:target infantry comes first: there is an enemy unit in play where (pressing and known infantry)
        DefinitionRow { name: text("infantry-comes-first"), plural: text("infantry-comes-first"), rule: Some(Rule::R7_15ATarget.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::Pressing.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::KnownInfantry.id(), subject: Some(4), second: None }, Node::And(3, 5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(6) }, Node::Exists { set: 7 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::InfantryComesFirst }, words: text("infantry comes first: there is an enemy unit in play where (pressing and known infantry)") },
        // 7.15.A:distance gap of a hex called origin to a unit called foe: distance from origin to foe through hexsides where not impassible avoiding hexes where impassible
        DefinitionRow { name: text("gap"), plural: text("gap"), rule: Some(Rule::R7_15ADistance.id()), subject: Some(Subject::Place), second: Some(Subject::Counter), class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Slot(1), Node::Slot(2), Node::Attribute { of: 2, attribute: BorderAttribute::Impassible.id() }, Node::Not(3), Node::Slot(2), Node::Attribute { of: 5, attribute: PlaceAttribute::Impassible.id() }, Node::Distance { from: 0, to: 1, slot: 2, through: Some(4), avoiding: Some(6) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Gap }, words: text("gap of a hex called origin to a unit called foe: distance from origin to foe through hexsides where not impassible avoiding hexes where impassible") },
        // 7.15.A:distance closing: unit is an advance infantry and target is not none
        DefinitionRow { name: text("closing"), plural: text("closing"), rule: Some(Rule::R7_15ADistance.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceInfantry.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Target.id() }, Node::IsNothing(4), Node::Not(5), Node::And(2, 6)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::Closing }, words: text("closing: unit is an advance infantry and target is not none") },
        // 7.15.A:zoc spends on: then includes recover morale or then includes replacement mode or then includes reconnaissance or then includes entrenchment mode or then includes other purpose
        DefinitionRow { name: text("spends-on"), plural: text("spends-on"), rule: Some(Rule::R7_15AZoc.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Then.id() }, Node::Symbol(Word::RecoverMorale.symbol()), Node::Includes { set: 1, bit: super::Purpose::RecoverMorale as u8 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::ReplacementMode.symbol()), Node::Includes { set: 5, bit: super::Purpose::ReplacementMode as u8 }, Node::Or(3, 7), Node::Act, Node::Parameter { of: 9, parameter: Parameter::Then.id() }, Node::Symbol(Word::Reconnaissance.symbol()), Node::Includes { set: 10, bit: super::Purpose::Reconnaissance as u8 }, Node::Or(8, 12), Node::Act, Node::Parameter { of: 14, parameter: Parameter::Then.id() }, Node::Symbol(Word::EntrenchmentMode.symbol()), Node::Includes { set: 15, bit: super::Purpose::EntrenchmentMode as u8 }, Node::Or(13, 17), Node::Act, Node::Parameter { of: 19, parameter: Parameter::Then.id() }, Node::Symbol(Word::OtherPurpose.symbol()), Node::Includes { set: 20, bit: super::Purpose::OtherPurpose as u8 }, Node::Or(18, 22)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::SpendsOn }, words: text("spends on: then includes recover morale or then includes replacement mode or then includes reconnaissance or then includes entrenchment mode or then includes other purpose") },
        // 7.15.A:zoc marker owed: unit is an advance infantry and not unit's marker placed and not overrun and (unit's mp minus points spent is at least marker cost or ruling R13 is yes) and (spends on or ruling Z1 is yes)
        DefinitionRow { name: text("marker-owed"), plural: text("marker-owed"), rule: Some(Rule::R7_15AZoc.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceInfantry.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::MarkerPlaced.id() }, Node::Not(5), Node::And(2, 6), Node::Act, Node::Parameter { of: 8, parameter: Parameter::Overrun.id() }, Node::Not(9), Node::And(7, 10), Node::Act, Node::Parameter { of: 12, parameter: Parameter::Unit.id() }, Node::Attribute { of: 13, attribute: CounterAttribute::Mp.id() }, Node::Defined { definition: Definition::PointsSpent.id(), subject: None, second: None }, Node::Arithmetic { left: 14, arithmetic: Arithmetic::Minus, right: 15 }, Node::GameAttribute(GameAttribute::MarkerCost.id()), Node::Compare { left: 16, comparison: Comparison::AtLeast, right: 17 }, Node::Ruling(Ruling::R13.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 19, comparison: Comparison::Equal, right: 20 }, Node::Or(18, 21), Node::And(11, 22), Node::Defined { definition: Definition::SpendsOn.id(), subject: None, second: None }, Node::Ruling(Ruling::Z1.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 25, comparison: Comparison::Equal, right: 26 }, Node::Or(24, 27), Node::And(23, 28)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::MarkerOwed }, words: text("marker owed: unit is an advance infantry and not unit's marker placed and not overrun and (unit's mp minus points spent is at least marker cost or ruling R13 is yes) and (spends on or ruling Z1 is yes)") },
        // 7.15.A:shattered shattered advance: unit is an advance unit and (there is a combat unit in play where formation is unit's formation) and every combat unit in play where formation is unit's formation has (shattered)
        DefinitionRow { name: text("shattered-advance"), plural: text("shattered-advance"), rule: Some(Rule::R7_15AShattered.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }, Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Formation.id() }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Compare { left: 4, comparison: Comparison::Equal, right: 7 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(8) }, Node::Exists { set: 9 }, Node::And(2, 10), Node::Slot(0), Node::Attribute { of: 12, attribute: CounterAttribute::Formation.id() }, Node::Act, Node::Parameter { of: 14, parameter: Parameter::Unit.id() }, Node::Attribute { of: 15, attribute: CounterAttribute::Formation.id() }, Node::Compare { left: 13, comparison: Comparison::Equal, right: 16 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: Some(Definition::CombatUnit.id()), condition: Some(17) }, Node::Slot(0), Node::Attribute { of: 19, attribute: CounterAttribute::Shattered.id() }, Node::Every { set: 18, condition: 20 }, Node::And(11, 21)], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::ShatteredAdvance }, words: text("shattered advance: unit is an advance unit and (there is a combat unit in play where formation is unit's formation) and every combat unit in play where formation is unit's formation has (shattered)") },
        // 7.15.B:hexside impulse start hex: the act's start if unit's impulse start is none, otherwise unit's impulse start
        DefinitionRow { name: text("impulse-start-hex"), plural: text("impulse-start-hex"), rule: Some(Rule::R7_15BHexside.id()), subject: None, second: None, class: false, within: None, of_type: Type::Place, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::ImpulseStart.id() }, Node::IsNothing(2), Node::Act, Node::Property { of: 4, property: Property::Start }, Node::Act, Node::Parameter { of: 6, parameter: Parameter::Unit.id() }, Node::Attribute { of: 7, attribute: CounterAttribute::ImpulseStart.id() }, Node::If { condition: 3, then: 5, otherwise: 8 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ImpulseStartHex }, words: text("impulse start hex: the act's start if unit's impulse start is none, otherwise unit's impulse start") },
        // 7.15.B:hexside starts next to the enemy: there is an enemy unit next to impulse start hex
        DefinitionRow { name: text("starts-next-to-the-enemy"), plural: text("starts-next-to-the-enemy"), rule: Some(Rule::R7_15BHexside.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Defined { definition: Definition::ImpulseStartHex.id(), subject: None, second: None }, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Exists { set: 3 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::StartsNextToTheEnemy }, words: text("starts next to the enemy: there is an enemy unit next to impulse start hex") },
        // 7.15.B:hexside turns aside: unit's turned aside or there is a step where not retire hexsides includes direction
        DefinitionRow { name: text("turns-aside"), plural: text("turns-aside"), rule: Some(Rule::R7_15BHexside.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::TurnedAside.id() }, Node::GameAttribute(GameAttribute::RetireHexsides.id()), Node::Slot(0), Node::Property { of: 4, property: Property::Direction }, Node::IncludesValue { set: 3, value: 5, domain: Values::Direction.id() }, Node::Not(6), Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(7) }, Node::Exists { set: 8 }, Node::Or(2, 9)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::TurnsAside }, words: text("turns aside: unit's turned aside or there is a step where not retire hexsides includes direction") },
        // 7.15.B:distance gap before step of a unit: gap of the step's from to it
        DefinitionRow { name: text("gap-before-step"), plural: text("gap-before-step"), rule: Some(Rule::R7_15BDistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Step, Node::Property { of: 0, property: Property::From }, Node::Slot(0), Node::Defined { definition: Definition::Gap.id(), subject: Some(1), second: Some(2) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::GapBeforeStep }, words: text("gap before step of a unit: gap of the step's from to it") },
        // 7.15.B:distance gap after step of a unit: gap of the step's to to it
        DefinitionRow { name: text("gap-after-step"), plural: text("gap-after-step"), rule: Some(Rule::R7_15BDistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Step, Node::Property { of: 0, property: Property::To }, Node::Slot(0), Node::Defined { definition: Definition::Gap.id(), subject: Some(1), second: Some(2) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::GapAfterStep }, words: text("gap after step of a unit: gap of the step's to to it") },
        // 7.15.B:distance gap at end of a unit: gap of the act's end to it
        DefinitionRow { name: text("gap-at-end"), plural: text("gap-at-end"), rule: Some(Rule::R7_15BDistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Property { of: 0, property: Property::End }, Node::Slot(0), Node::Defined { definition: Definition::Gap.id(), subject: Some(1), second: Some(2) }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::GapAtEnd }, words: text("gap at end of a unit: gap of the act's end to it") },
        // 7.15.B:distance closest at start of a unit: gap at start is at most lowest gap at start of friendly units in play
        DefinitionRow { name: text("closest-at-start"), plural: text("closest-at-start"), rule: Some(Rule::R7_15BDistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Everywhere, relation: Some(Relation::Friendly { to: 2 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(4), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 3, of: 5 }, Node::Compare { left: 1, comparison: Comparison::AtMost, right: 6 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ClosestAtStart }, words: text("closest at start of a unit: gap at start is at most lowest gap at start of friendly units in play") },
        // 7.15.B:distance reckoned with of a unit: (ruling R7 is at each step or closest at start) and (ruling R15 is all or not may be ignored)
        DefinitionRow { name: text("reckoned-with"), plural: text("reckoned-with"), rule: Some(Rule::R7_15BDistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Ruling(Ruling::R7.id()), Node::Symbol(Word::AtEachStep.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }, Node::Slot(0), Node::Defined { definition: Definition::ClosestAtStart.id(), subject: Some(3), second: None }, Node::Or(2, 4), Node::Ruling(Ruling::R15.id()), Node::Symbol(Word::All.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Slot(0), Node::Defined { definition: Definition::MayBeIgnored.id(), subject: Some(9), second: None }, Node::Not(10), Node::Or(8, 11), Node::And(5, 12)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ReckonedWith }, words: text("reckoned with of a unit: (ruling R7 is at each step or closest at start) and (ruling R15 is all or not may be ignored)") },
        // 7.15.B:distance closest at setting out: lowest gap at start of enemy units in play where reckoned with
        DefinitionRow { name: text("closest-at-setting-out"), plural: text("closest-at-setting-out"), rule: Some(Rule::R7_15BDistance.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ReckonedWith.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtStart.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ClosestAtSettingOut }, words: text("closest at setting out: lowest gap at start of enemy units in play where reckoned with") },
        // 7.15.B:distance closest before step: lowest gap before step of enemy units in play where reckoned with
        DefinitionRow { name: text("closest-before-step"), plural: text("closest-before-step"), rule: Some(Rule::R7_15BDistance.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ReckonedWith.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapBeforeStep.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ClosestBeforeStep }, words: text("closest before step: lowest gap before step of enemy units in play where reckoned with") },
        // 7.15.B:distance closest after step: lowest gap after step of enemy units in play where reckoned with
        DefinitionRow { name: text("closest-after-step"), plural: text("closest-after-step"), rule: Some(Rule::R7_15BDistance.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ReckonedWith.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapAfterStep.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ClosestAfterStep }, words: text("closest after step: lowest gap after step of enemy units in play where reckoned with") },
        // 7.15.B:distance closest at end: lowest gap at end of enemy units in play where reckoned with
        DefinitionRow { name: text("closest-at-end"), plural: text("closest-at-end"), rule: Some(Rule::R7_15BDistance.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ReckonedWith.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtEnd.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::ClosestAtEnd }, words: text("closest at end: lowest gap at end of enemy units in play where reckoned with") },
        // 7.15.B:exempt rear service is a unit where class is one of main depot, army supply, corps train, army hq
        DefinitionRow { name: text("rear-service"), plural: text("rear-services"), rule: Some(Rule::R7_15BExempt.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::MainDepot.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::ArmySupply.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(5, 9), Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::CorpsTrain.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::Or(10, 14), Node::Slot(0), Node::Attribute { of: 16, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::ArmyHq.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::Or(15, 19), Node::And(1, 20)], exceptions: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::definition::RearService }, words: text("rear service is a unit where class is one of main depot, army supply, corps train, army hq") },
        // 7.15 combat unit is a unit where class is one of infantry, cavalry, artillery, engineers, supporting
        DefinitionRow { name: text("combat-unit"), plural: text("combat-units"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(5, 9), Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::Or(10, 14), Node::Slot(0), Node::Attribute { of: 16, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Engineers.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::Or(15, 19), Node::Slot(0), Node::Attribute { of: 21, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::Supporting.symbol()), Node::Compare { left: 22, comparison: Comparison::Equal, right: 23 }, Node::Or(20, 24), Node::And(1, 25)], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::CombatUnit }, words: text("combat unit is a unit where class is one of infantry, cavalry, artillery, engineers, supporting") },
        // 7.15 freely moving is a unit where class is one of main depot, army supply, army hq or class is corps train and ruling O2 is yes
        DefinitionRow { name: text("freely-moving"), plural: text("freely-movings"), rule: Some(Rule::R7_15.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::MainDepot.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::ArmySupply.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(5, 9), Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::ArmyHq.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::Or(10, 14), Node::Slot(0), Node::Attribute { of: 16, attribute: CounterAttribute::Class.id() }, Node::Symbol(Word::CorpsTrain.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::Ruling(Ruling::O2.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 20, comparison: Comparison::Equal, right: 21 }, Node::And(19, 22), Node::Or(15, 23), Node::And(1, 24)], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::FreelyMoving }, words: text("freely moving is a unit where class is one of main depot, army supply, army hq or class is corps train and ruling O2 is yes") },
        // 7.15.A:distance in a fortress complex of a unit: there is another friendly fortress unit in its place or sheltered and number of different identifiers of friendly fortress units next to its place is at most 1
        DefinitionRow { name: text("in-a-fortress-complex"), plural: text("in-a-fortress-complex"), rule: Some(Rule::R7_15ADistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::Place }, Node::Slot(0), Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::In(1), relation: Some(Relation::Friendly { to: 3 }), other_than: Some(2), class: Some(Definition::FortressUnit.id()), condition: None }, Node::Exists { set: 4 }, Node::Slot(0), Node::Defined { definition: Definition::Sheltered.id(), subject: Some(6), second: None }, Node::Slot(0), Node::Property { of: 8, property: Property::Place }, Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::NextTo(9), relation: Some(Relation::Friendly { to: 10 }), other_than: None, class: Some(Definition::FortressUnit.id()), condition: None }, Node::Slot(1), Node::Attribute { of: 12, attribute: CounterAttribute::Identifier.id() }, Node::CountDifferent { set: 11, of: 13 }, Node::Number(Number::whole(1)), Node::Compare { left: 14, comparison: Comparison::AtMost, right: 15 }, Node::And(7, 16), Node::Or(5, 17)], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::InAFortressComplex }, words: text("in a fortress complex of a unit: there is another friendly fortress unit in its place or sheltered and number of different identifiers of friendly fortress units next to its place is at most 1") },
        // 7.15.A:distance to be closed on of a unit: it is a combat unit and (revealed or ruling O3 is as it is) and not in a fortress complex
        DefinitionRow { name: text("to-be-closed-on"), plural: text("to-be-closed-on"), rule: Some(Rule::R7_15ADistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::CombatUnit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Revealed.id() }, Node::Ruling(Ruling::O3.id()), Node::Symbol(Word::AsItIs.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Or(3, 6), Node::And(1, 7), Node::Slot(0), Node::Defined { definition: Definition::InAFortressComplex.id(), subject: Some(9), second: None }, Node::Not(10), Node::And(8, 11)], exceptions: list![Exception::ToBeClosedOn_AllHidden.id()], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::ToBeClosedOn }, words: text("to be closed on of a unit: it is a combat unit and (revealed or ruling O3 is as it is) and not in a fortress complex") },
        // 7.15.A:distance gap at impulse start of a unit: gap of impulse start hex to it
        DefinitionRow { name: text("gap-at-impulse-start"), plural: text("gap-at-impulse-start"), rule: Some(Rule::R7_15ADistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Defined { definition: Definition::ImpulseStartHex.id(), subject: None, second: None }, Node::Slot(0), Node::Defined { definition: Definition::Gap.id(), subject: Some(0), second: Some(1) }], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::GapAtImpulseStart }, words: text("gap at impulse start of a unit: gap of impulse start hex to it") },
        // 7.15.A:distance nearest to the start of a unit: to be closed on and gap at impulse start is at most lowest gap at impulse start of friendly units in play where to be closed on
        DefinitionRow { name: text("nearest-to-the-start"), plural: text("nearest-to-the-start"), rule: Some(Rule::R7_15ADistance.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::ToBeClosedOn.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapAtImpulseStart.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::ToBeClosedOn.id(), subject: Some(5), second: None }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Everywhere, relation: Some(Relation::Friendly { to: 4 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(6) }, Node::Slot(1), Node::Defined { definition: Definition::GapAtImpulseStart.id(), subject: Some(8), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 7, of: 9 }, Node::Compare { left: 3, comparison: Comparison::AtMost, right: 10 }, Node::And(1, 11)], exceptions: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::definition::NearestToTheStart }, words: text("nearest to the start of a unit: to be closed on and gap at impulse start is at most lowest gap at impulse start of friendly units in play where to be closed on") },
    ],
    clauses: list![
        // Movement limit allowance at entry: at most unit's mp as (points so far) called "movement points"
        ClauseRow { rule: Rule::Movement.id(), name: text("allowance"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Mp.id() }], measure: Measure::Value(list![Node::Defined { definition: Definition::PointsSoFar.id(), subject: None, second: None }]), label: text("movement points") }]), exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::Movement_Allowance }, words: text("limit allowance at entry: at most unit's mp as (points so far) called \"movement points\""), condition_words: text(""), notes: list![] },
        // Movement ban impassible terrain at entry: impassible or here's impassible
        ClauseRow { rule: Rule::Movement.id(), name: text("impassible-terrain"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Step, Node::Attribute { of: 0, attribute: BorderAttribute::Impassible.id() }, Node::Here, Node::Attribute { of: 2, attribute: PlaceAttribute::Impassible.id() }, Node::Or(1, 3)]), exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::Movement_ImpassibleTerrain }, words: text("ban impassible terrain at entry: impassible or here's impassible"), condition_words: text(""), notes: list![] },
        // Movement ban enemy units at entry where not overrun: there is an enemy unit here
        ClauseRow { rule: Rule::Movement.id(), name: text("enemy-units"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Overrun.id() }, Node::Not(1)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Exists { set: 2 }]), exceptions: list![], see: list![Reference::R8_32.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::Movement_EnemyUnits }, words: text("ban enemy units at entry where not overrun: there is an enemy unit here"), condition_words: text("not overrun"), notes: list![] },
        // 7.15.A:hexside ban against the order at entry where unit is an advance unit: not advance hexsides includes direction
        ClauseRow { rule: Rule::R7_15AHexside.id(), name: text("against-the-order"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::GameAttribute(GameAttribute::AdvanceHexsides.id()), Node::Step, Node::Property { of: 1, property: Property::Direction }, Node::IncludesValue { set: 0, value: 2, domain: Values::Direction.id() }, Node::Not(3)]), exceptions: list![Exception::R7_15AHexside_AgainstTheOrder_TowardsTheNearestEnemy.id(), Exception::R7_15AShattered_FreeMovement_On_R7_15AHexside_AgainstTheOrder.id(), Exception::R7_15AExempt_AnyHexside_On_R7_15AHexside_AgainstTheOrder.id()], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15AHexside_AgainstTheOrder }, words: text("ban against the order at entry where unit is an advance unit: not advance hexsides includes direction"), condition_words: text("unit is an advance unit"), notes: list![] },
        // 7.15.A:hexside permission other arms at entry where unit is an advance unit and unit is not an advance infantry
        ClauseRow { rule: Rule::R7_15AHexside.id(), name: text("other-arms"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceInfantry.id(), subject: Some(4), second: None }, Node::Not(5), Node::And(2, 6)]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15AHexside_OtherArms }, words: text("permission other arms at entry where unit is an advance unit and unit is not an advance infantry"), condition_words: text("unit is an advance unit and unit is not an advance infantry"), notes: list![] },
        // 7.15.A:target fog concealed: hides all but side, revealed of enemy counters where not revealed
        ClauseRow { rule: Rule::R7_15ATarget.id(), name: text("concealed"), kind: ClauseKind::Fog, moments: Moments::NONE, scope: Scope::Play, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: Some(list![Node::Slot(12), Node::Slot(0), Node::Attribute { of: 1, attribute: CounterAttribute::Revealed.id() }, Node::Not(2), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 0 }), other_than: None, class: None, condition: Some(3) }]), condition: None, body: Body::Hides(Hides::AllBut(list![CounterAttribute::Side.id(), CounterAttribute::Revealed.id()])), exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15ATarget_Concealed }, words: text("fog concealed: hides all but side, revealed of enemy counters where not revealed"), condition_words: text(""), notes: list![] },
        // 7.15.A:distance duty close at impulse end where unit is an advance unit and there is an enemy unit in play where to be closed on: there is an enemy unit in play where (nearest to the start and gap at end is less than gap at impulse start) if possible
        ClauseRow { rule: Rule::R7_15ADistance.id(), name: text("close"), kind: ClauseKind::Duty, moments: Moments::of(&[Moment::ImpulseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ToBeClosedOn.id(), subject: Some(5), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 4 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(6) }, Node::Exists { set: 7 }, Node::And(2, 8)]), body: Body::IfPossible(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::NearestToTheStart.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapAtEnd.id(), subject: Some(4), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapAtImpulseStart.id(), subject: Some(6), second: None }, Node::Compare { left: 5, comparison: Comparison::LessThan, right: 7 }, Node::And(3, 8), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(9) }, Node::Exists { set: 10 }]), exceptions: list![Exception::R7_15AShattered_NoClosing_On_R7_15ADistance_Close.id(), Exception::R7_15AExempt_AnyDistance_On_R7_15ADistance_Close.id()], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15ADistance_Close }, words: text("duty close at impulse end where unit is an advance unit and there is an enemy unit in play where to be closed on: there is an enemy unit in play where (nearest to the start and gap at end is less than gap at impulse start) if possible"), condition_words: text("unit is an advance unit and there is an enemy unit in play where to be closed on"), notes: list![] },
        // 7.15.A:distance value distance before at impulse end where unit is an advance unit: lowest gap at impulse start of enemy units in play where to be closed on
        ClauseRow { rule: Rule::R7_15ADistance.id(), name: text("distance-before"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::ImpulseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::ToBeClosedOn.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtImpulseStart.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15ADistance_DistanceBefore }, words: text("value distance before at impulse end where unit is an advance unit: lowest gap at impulse start of enemy units in play where to be closed on"), condition_words: text("unit is an advance unit"), notes: list![] },
        // 7.15.A:distance value distance at impulse end where unit is an advance unit: lowest gap at end of enemy units in play where nearest to the start
        ClauseRow { rule: Rule::R7_15ADistance.id(), name: text("distance"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::ImpulseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::NearestToTheStart.id(), subject: Some(2), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }, Node::Slot(0), Node::Defined { definition: Definition::GapAtEnd.id(), subject: Some(5), second: None }, Node::Aggregate { aggregate: Aggregate::Lowest, set: 4, of: 6 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15ADistance_Distance }, words: text("value distance at impulse end where unit is an advance unit: lowest gap at end of enemy units in play where nearest to the start"), condition_words: text("unit is an advance unit"), notes: list![] },
        // 7.15.A:zoc permission other units at entry where the from's ezoc and unit is not an advance infantry
        ClauseRow { rule: Rule::R7_15AZoc.id(), name: text("other-units"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Step, Node::Property { of: 0, property: Property::From }, Node::Attribute { of: 1, attribute: PlaceAttribute::Ezoc.id() }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceInfantry.id(), subject: Some(4), second: None }, Node::Not(5), Node::And(2, 6)]), body: Body::Permits, exceptions: list![], see: list![Reference::ZOCRules.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15AZoc_OtherUnits }, words: text("permission other units at entry where the from's ezoc and unit is not an advance infantry"), condition_words: text("the from's ezoc and unit is not an advance infantry"), notes: list![] },
        // 7.15.A:zoc duty marker where it stops at segment end where marker owed: then includes combat marker or every step has (not its to's ezoc) if possible
        ClauseRow { rule: Rule::R7_15AZoc.id(), name: text("marker-where-it-stops"), kind: ClauseKind::Duty, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Defined { definition: Definition::MarkerOwed.id(), subject: None, second: None }]), body: Body::IfPossible(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Then.id() }, Node::Symbol(Word::CombatMarker.symbol()), Node::Includes { set: 1, bit: super::Purpose::CombatMarker as u8 }, Node::Set { domain: Domain::Steps, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Property { of: 5, property: Property::To }, Node::Attribute { of: 6, attribute: PlaceAttribute::Ezoc.id() }, Node::Not(7), Node::Every { set: 4, condition: 8 }, Node::Or(3, 9)]), exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15AZoc_MarkerWhereItStops }, words: text("duty marker where it stops at segment end where marker owed: then includes combat marker or every step has (not its to's ezoc) if possible"), condition_words: text("marker owed"), notes: list![] },
        // 7.15.A:recovery ban recover morale at spending, segment end where unit is an advance unit: purpose is recover morale or then includes recover morale
        ClauseRow { rule: Rule::R7_15ARecovery.id(), name: text("recover-morale"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Spending.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::RecoverMorale.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::RecoverMorale.symbol()), Node::Includes { set: 5, bit: super::Purpose::RecoverMorale as u8 }, Node::Or(3, 7)]), exceptions: list![Exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_RecoverMorale.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15ARecovery_RecoverMorale }, words: text("ban recover morale at spending, segment end where unit is an advance unit: purpose is recover morale or then includes recover morale"), condition_words: text("unit is an advance unit"), notes: list![] },
        // 7.15.A:recovery ban replacement mode at spending, segment end where unit is an advance unit: purpose is replacement mode or then includes replacement mode
        ClauseRow { rule: Rule::R7_15ARecovery.id(), name: text("replacement-mode"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Spending.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::ReplacementMode.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::ReplacementMode.symbol()), Node::Includes { set: 5, bit: super::Purpose::ReplacementMode as u8 }, Node::Or(3, 7)]), exceptions: list![Exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_ReplacementMode.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15ARecovery_ReplacementMode }, words: text("ban replacement mode at spending, segment end where unit is an advance unit: purpose is replacement mode or then includes replacement mode"), condition_words: text("unit is an advance unit"), notes: list![] },
        // 7.15.B:hexside ban against the order at entry where unit is a withdrawing unit: not retire hexsides includes direction
        ClauseRow { rule: Rule::R7_15BHexside.id(), name: text("against-the-order"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::WithdrawingUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::GameAttribute(GameAttribute::RetireHexsides.id()), Node::Step, Node::Property { of: 1, property: Property::Direction }, Node::IncludesValue { set: 0, value: 2, domain: Values::Direction.id() }, Node::Not(3)]), exceptions: list![Exception::R7_15BHexside_AgainstTheOrder_SlipsAway.id(), Exception::R7_15BExempt_AnyHexside_On_R7_15BHexside_AgainstTheOrder.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BHexside_AgainstTheOrder }, words: text("ban against the order at entry where unit is a withdrawing unit: not retire hexsides includes direction"), condition_words: text("unit is a withdrawing unit"), notes: list![] },
        // 7.15.B:hexside ban not clear of the enemy at impulse end where unit is a withdrawing unit and starts next to the enemy and turns aside: there is an enemy unit next to here and ruling R6 is not adjacent or there is an enemy unit here
        ClauseRow { rule: Rule::R7_15BHexside.id(), name: text("not-clear-of-the-enemy"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::ImpulseEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::WithdrawingUnit.id(), subject: Some(1), second: None }, Node::Defined { definition: Definition::StartsNextToTheEnemy.id(), subject: None, second: None }, Node::And(2, 3), Node::Defined { definition: Definition::TurnsAside.id(), subject: None, second: None }, Node::And(4, 5)]), body: Body::Forbids(list![Node::Here, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::NextTo(0), relation: Some(Relation::Enemy { to: 2 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Exists { set: 3 }, Node::Ruling(Ruling::R6.id()), Node::Symbol(Word::NotAdjacent.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(4, 7), Node::Act, Node::Parameter { of: 9, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 10 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Exists { set: 11 }, Node::Or(8, 12)]), exceptions: list![Exception::R7_15BExempt_AnyHexside_On_R7_15BHexside_NotClearOfTheEnemy.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BHexside_NotClearOfTheEnemy }, words: text("ban not clear of the enemy at impulse end where unit is a withdrawing unit and starts next to the enemy and turns aside: there is an enemy unit next to here and ruling R6 is not adjacent or there is an enemy unit here"), condition_words: text("unit is a withdrawing unit and starts next to the enemy and turns aside"), notes: list![] },
        // 7.15.B:distance ban nearer at entry where unit is a withdrawing unit: closest after step is less than closest before step
        ClauseRow { rule: Rule::R7_15BDistance.id(), name: text("nearer"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::WithdrawingUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Defined { definition: Definition::ClosestAfterStep.id(), subject: None, second: None }, Node::Defined { definition: Definition::ClosestBeforeStep.id(), subject: None, second: None }, Node::Compare { left: 0, comparison: Comparison::LessThan, right: 1 }]), exceptions: list![Exception::R7_15BExempt_AnyDistance_On_R7_15BDistance_Nearer.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BDistance_Nearer }, words: text("ban nearer at entry where unit is a withdrawing unit: closest after step is less than closest before step"), condition_words: text("unit is a withdrawing unit"), notes: list![] },
        // 7.15.B:distance duty withdraw at segment end where unit is a withdrawing unit and closest at setting out is not none: closest at end is more than closest at setting out if possible
        ClauseRow { rule: Rule::R7_15BDistance.id(), name: text("withdraw"), kind: ClauseKind::Duty, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::WithdrawingUnit.id(), subject: Some(1), second: None }, Node::Defined { definition: Definition::ClosestAtSettingOut.id(), subject: None, second: None }, Node::IsNothing(3), Node::Not(4), Node::And(2, 5)]), body: Body::IfPossible(list![Node::Defined { definition: Definition::ClosestAtEnd.id(), subject: None, second: None }, Node::Defined { definition: Definition::ClosestAtSettingOut.id(), subject: None, second: None }, Node::Compare { left: 0, comparison: Comparison::MoreThan, right: 1 }]), exceptions: list![Exception::R7_15BExempt_AnyDistance_On_R7_15BDistance_Withdraw.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BDistance_Withdraw }, words: text("duty withdraw at segment end where unit is a withdrawing unit and closest at setting out is not none: closest at end is more than closest at setting out if possible"), condition_words: text("unit is a withdrawing unit and closest at setting out is not none"), notes: list![] },
        // 7.15.B:distance value distance before at segment end where unit is a retire unit: closest at setting out
        ClauseRow { rule: Rule::R7_15BDistance.id(), name: text("distance-before"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::ClosestAtSettingOut.id(), subject: None, second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BDistance_DistanceBefore }, words: text("value distance before at segment end where unit is a retire unit: closest at setting out"), condition_words: text("unit is a retire unit"), notes: list![] },
        // 7.15.B:distance value distance at segment end where unit is a retire unit: closest at end
        ClauseRow { rule: Rule::R7_15BDistance.id(), name: text("distance"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::ClosestAtEnd.id(), subject: None, second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BDistance_Distance }, words: text("value distance at segment end where unit is a retire unit: closest at end"), condition_words: text("unit is a retire unit"), notes: list![] },
        // 7.15.B:recovery ban recover morale at spending, segment end where unit is a retire unit: purpose is recover morale or then includes recover morale
        ClauseRow { rule: Rule::R7_15BRecovery.id(), name: text("recover-morale"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Spending.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::RecoverMorale.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::RecoverMorale.symbol()), Node::Includes { set: 5, bit: super::Purpose::RecoverMorale as u8 }, Node::Or(3, 7)]), exceptions: list![Exception::R7_15BShattered_FreeRecovery_On_R7_15BRecovery_RecoverMorale.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BRecovery_RecoverMorale }, words: text("ban recover morale at spending, segment end where unit is a retire unit: purpose is recover morale or then includes recover morale"), condition_words: text("unit is a retire unit"), notes: list![] },
        // 7.15.B:recovery ban replacement mode at spending, segment end where unit is a retire unit: purpose is replacement mode or then includes replacement mode
        ClauseRow { rule: Rule::R7_15BRecovery.id(), name: text("replacement-mode"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Spending.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::ReplacementMode.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::ReplacementMode.symbol()), Node::Includes { set: 5, bit: super::Purpose::ReplacementMode as u8 }, Node::Or(3, 7)]), exceptions: list![Exception::R7_15BShattered_FreeRecovery_On_R7_15BRecovery_ReplacementMode.id()], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BRecovery_ReplacementMode }, words: text("ban replacement mode at spending, segment end where unit is a retire unit: purpose is replacement mode or then includes replacement mode"), condition_words: text("unit is a retire unit"), notes: list![] },
        // 7.15.B:forced-march penalty prisoner points at march check where unit is a retire unit: sp lost to opponent
        ClauseRow { rule: Rule::R7_15BForcedMarch.id(), name: text("prisoner-points"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::MarchCheck.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::SpLost.id() }]), tags: list![Tag { word: TagWord::To, name: text("opponent") }], budget: None }, exceptions: list![], see: list![Reference::R12_52.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::clause::R7_15BForcedMarch_PrisonerPoints }, words: text("penalty prisoner points at march check where unit is a retire unit: sp lost to opponent"), condition_words: text("unit is a retire unit"), notes: list![] },
        // 7.15 penalty morale levels at reckoning in play: days against formation
        ClauseRow { rule: Rule::R7_15.id(), name: text("morale-levels"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::Reckoning.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::GameAttribute(GameAttribute::Days.id())]), tags: list![Tag { word: TagWord::Against, name: text("formation") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15_MoraleLevels }, words: text("penalty morale levels at reckoning in play: days against formation"), condition_words: text(""), notes: list![] },
        // 7.15.A:recovery ban standing still at spending, segment end where unit is an advance unit: purpose is other purpose or then includes other purpose
        ClauseRow { rule: Rule::R7_15ARecovery.id(), name: text("standing-still"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Spending.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::AdvanceUnit.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Purpose.id() }, Node::Symbol(Word::OtherPurpose.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Then.id() }, Node::Symbol(Word::OtherPurpose.symbol()), Node::Includes { set: 5, bit: super::Purpose::OtherPurpose as u8 }, Node::Or(3, 7)]), exceptions: list![Exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_StandingStill.id()], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::clause::R7_15ARecovery_StandingStill }, words: text("ban standing still at spending, segment end where unit is an advance unit: purpose is other purpose or then includes other purpose"), condition_words: text("unit is an advance unit"), notes: list![] },
    ],
    exceptions: list![
        // 7.15.A:hexside except towards the nearest enemy where ruling O1 is yes and there is an enemy unit in play where (nearest to the start and gap after step is less than gap before step): lifted
        ExceptionRow { rule: Some(Rule::R7_15AHexside.id()), name: text("towards-the-nearest-enemy"), target: Target::Clause(Clause::R7_15AHexside_AgainstTheOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Ruling(Ruling::O1.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Defined { definition: Definition::NearestToTheStart.id(), subject: Some(5), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapAfterStep.id(), subject: Some(7), second: None }, Node::Slot(0), Node::Defined { definition: Definition::GapBeforeStep.id(), subject: Some(9), second: None }, Node::Compare { left: 8, comparison: Comparison::LessThan, right: 10 }, Node::And(6, 11), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Everywhere, relation: Some(Relation::Enemy { to: 4 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(12) }, Node::Exists { set: 13 }, Node::And(2, 14)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::exception::R7_15AHexside_AgainstTheOrder_TowardsTheNearestEnemy }, words: text("except towards the nearest enemy where ruling O1 is yes and there is an enemy unit in play where (nearest to the start and gap after step is less than gap before step): lifted"), condition_words: text("ruling O1 is yes and there is an enemy unit in play where (nearest to the start and gap after step is less than gap before step)"), notes: list![] },
        // 7.15.A:hexside except each hex where ruling R3 is each hex entered: its to
        ExceptionRow { rule: Some(Rule::R7_15AHexside.id()), name: text("each-hex"), target: Target::Definition(Definition::AxisOrigin.id()), moments: Moments::ANY, condition: Some(list![Node::Ruling(Ruling::R3.id()), Node::Symbol(Word::EachHexEntered.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Property { of: 0, property: Property::To }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::AxisOrigin_EachHex }, words: text("except each hex where ruling R3 is each hex entered: its to"), condition_words: text("ruling R3 is each hex entered"), notes: list![] },
        // 7.15.A:shattered except free movement to 7.15.A:hexside against the order where shattered advance: lifted
        ExceptionRow { rule: Some(Rule::R7_15AShattered.id()), name: text("free-movement"), target: Target::Clause(Clause::R7_15AHexside_AgainstTheOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::ShatteredAdvance.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::MissionOrders1999.id(), line: line::exception::R7_15AShattered_FreeMovement_On_R7_15AHexside_AgainstTheOrder }, words: text("except free movement to 7.15.A:hexside against the order where shattered advance: lifted"), condition_words: text("shattered advance"), notes: list![] },
        // 7.15.A:shattered except free recovery to 7.15.A:recovery where shattered advance: lifted
        ExceptionRow { rule: Some(Rule::R7_15AShattered.id()), name: text("free-recovery"), target: Target::Clause(Clause::R7_15ARecovery_RecoverMorale.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::ShatteredAdvance.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_RecoverMorale }, words: text("except free recovery to 7.15.A:recovery where shattered advance: lifted"), condition_words: text("shattered advance"), notes: list![] },
        // 7.15.A:shattered except free recovery to 7.15.A:recovery where shattered advance: lifted
        ExceptionRow { rule: Some(Rule::R7_15AShattered.id()), name: text("free-recovery"), target: Target::Clause(Clause::R7_15ARecovery_ReplacementMode.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::ShatteredAdvance.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_ReplacementMode }, words: text("except free recovery to 7.15.A:recovery where shattered advance: lifted"), condition_words: text("shattered advance"), notes: list![] },
        // 7.15.A:shattered except free recovery to 7.15.A:recovery where shattered advance: lifted
        ExceptionRow { rule: Some(Rule::R7_15AShattered.id()), name: text("free-recovery"), target: Target::Clause(Clause::R7_15ARecovery_StandingStill.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::ShatteredAdvance.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15AShattered_FreeRecovery_On_R7_15ARecovery_StandingStill }, words: text("except free recovery to 7.15.A:recovery where shattered advance: lifted"), condition_words: text("shattered advance"), notes: list![] },
        // 7.15.A:shattered except no closing to 7.15.A:distance close where shattered advance: lifted
        ExceptionRow { rule: Some(Rule::R7_15AShattered.id()), name: text("no-closing"), target: Target::Clause(Clause::R7_15ADistance_Close.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::ShatteredAdvance.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::MissionOrders1999.id(), line: line::exception::R7_15AShattered_NoClosing_On_R7_15ADistance_Close }, words: text("except no closing to 7.15.A:distance close where shattered advance: lifted"), condition_words: text("shattered advance"), notes: list![] },
        // 7.15.B:hexside except slips away where starts next to the enemy: lifted
        ExceptionRow { rule: Some(Rule::R7_15BHexside.id()), name: text("slips-away"), target: Target::Clause(Clause::R7_15BHexside_AgainstTheOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::StartsNextToTheEnemy.id(), subject: None, second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BHexside_AgainstTheOrder_SlipsAway }, words: text("except slips away where starts next to the enemy: lifted"), condition_words: text("starts next to the enemy"), notes: list![] },
        // 7.15.B:exempt except any hexside to 7.15.B:hexside against the order, 7.15.B:hexside not clear of the enemy where unit is a rear service: lifted
        ExceptionRow { rule: Some(Rule::R7_15BExempt.id()), name: text("any-hexside"), target: Target::Clause(Clause::R7_15BHexside_AgainstTheOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RearService.id(), subject: Some(1), second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BExempt_AnyHexside_On_R7_15BHexside_AgainstTheOrder }, words: text("except any hexside to 7.15.B:hexside against the order, 7.15.B:hexside not clear of the enemy where unit is a rear service: lifted"), condition_words: text("unit is a rear service"), notes: list![] },
        // 7.15.B:exempt except any hexside to 7.15.B:hexside against the order, 7.15.B:hexside not clear of the enemy where unit is a rear service: lifted
        ExceptionRow { rule: Some(Rule::R7_15BExempt.id()), name: text("any-hexside"), target: Target::Clause(Clause::R7_15BHexside_NotClearOfTheEnemy.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RearService.id(), subject: Some(1), second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BExempt_AnyHexside_On_R7_15BHexside_NotClearOfTheEnemy }, words: text("except any hexside to 7.15.B:hexside against the order, 7.15.B:hexside not clear of the enemy where unit is a rear service: lifted"), condition_words: text("unit is a rear service"), notes: list![] },
        // 7.15.B:exempt except any distance to 7.15.B:distance nearer, 7.15.B:distance withdraw where unit is a rear service and ruling R9 is all of it: lifted
        ExceptionRow { rule: Some(Rule::R7_15BExempt.id()), name: text("any-distance"), target: Target::Clause(Clause::R7_15BDistance_Nearer.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RearService.id(), subject: Some(1), second: None }, Node::Ruling(Ruling::R9.id()), Node::Symbol(Word::AllOfIt.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(2, 5)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BExempt_AnyDistance_On_R7_15BDistance_Nearer }, words: text("except any distance to 7.15.B:distance nearer, 7.15.B:distance withdraw where unit is a rear service and ruling R9 is all of it: lifted"), condition_words: text("unit is a rear service and ruling R9 is all of it"), notes: list![] },
        // 7.15.B:exempt except any distance to 7.15.B:distance nearer, 7.15.B:distance withdraw where unit is a rear service and ruling R9 is all of it: lifted
        ExceptionRow { rule: Some(Rule::R7_15BExempt.id()), name: text("any-distance"), target: Target::Clause(Clause::R7_15BDistance_Withdraw.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RearService.id(), subject: Some(1), second: None }, Node::Ruling(Ruling::R9.id()), Node::Symbol(Word::AllOfIt.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(2, 5)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BExempt_AnyDistance_On_R7_15BDistance_Withdraw }, words: text("except any distance to 7.15.B:distance nearer, 7.15.B:distance withdraw where unit is a rear service and ruling R9 is all of it: lifted"), condition_words: text("unit is a rear service and ruling R9 is all of it"), notes: list![] },
        // 7.15.B:shattered except free recovery to 7.15.B:recovery where unit is a retire unit and unit's formation's shattered: lifted
        ExceptionRow { rule: Some(Rule::R7_15BShattered.id()), name: text("free-recovery"), target: Target::Clause(Clause::R7_15BRecovery_RecoverMorale.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Attribute { of: 5, attribute: GroupAttribute::Shattered.id() }, Node::And(2, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BShattered_FreeRecovery_On_R7_15BRecovery_RecoverMorale }, words: text("except free recovery to 7.15.B:recovery where unit is a retire unit and unit's formation's shattered: lifted"), condition_words: text("unit is a retire unit and unit's formation's shattered"), notes: list![] },
        // 7.15.B:shattered except free recovery to 7.15.B:recovery where unit is a retire unit and unit's formation's shattered: lifted
        ExceptionRow { rule: Some(Rule::R7_15BShattered.id()), name: text("free-recovery"), target: Target::Clause(Clause::R7_15BRecovery_ReplacementMode.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::RetireUnit.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Attribute { of: 5, attribute: GroupAttribute::Shattered.id() }, Node::And(2, 6)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![Reference::R12_23.id()], place: Place { layer: Layer::TheCossacksAreComing.id(), line: line::exception::R7_15BShattered_FreeRecovery_On_R7_15BRecovery_ReplacementMode }, words: text("except free recovery to 7.15.B:recovery where unit is a retire unit and unit's formation's shattered: lifted"), condition_words: text("unit is a retire unit and unit's formation's shattered"), notes: list![] },
        // 7.15.A:exempt except any hexside to 7.15.A:hexside against the order where unit is a freely moving: lifted
        ExceptionRow { rule: Some(Rule::R7_15AExempt.id()), name: text("any-hexside"), target: Target::Clause(Clause::R7_15AHexside_AgainstTheOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FreelyMoving.id(), subject: Some(1), second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::exception::R7_15AExempt_AnyHexside_On_R7_15AHexside_AgainstTheOrder }, words: text("except any hexside to 7.15.A:hexside against the order where unit is a freely moving: lifted"), condition_words: text("unit is a freely moving"), notes: list![] },
        // 7.15.A:exempt except any distance to 7.15.A:distance close where unit is a freely moving and ruling O4 is yes: lifted
        ExceptionRow { rule: Some(Rule::R7_15AExempt.id()), name: text("any-distance"), target: Target::Clause(Clause::R7_15ADistance_Close.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FreelyMoving.id(), subject: Some(1), second: None }, Node::Ruling(Ruling::O4.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(2, 5)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders1999.id(), line: line::exception::R7_15AExempt_AnyDistance_On_R7_15ADistance_Close }, words: text("except any distance to 7.15.A:distance close where unit is a freely moving and ruling O4 is yes: lifted"), condition_words: text("unit is a freely moving and ruling O4 is yes"), notes: list![] },
        // 7.15.A:distance except all hidden to to be closed on where every friendly unit in play has (not revealed): yes
        ExceptionRow { rule: Some(Rule::R7_15ADistance.id()), name: text("all-hidden"), target: Target::Definition(Definition::ToBeClosedOn.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Everywhere, relation: Some(Relation::Friendly { to: 0 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Attribute { of: 2, attribute: CounterAttribute::Revealed.id() }, Node::Not(3), Node::Every { set: 1, condition: 4 }]), effect: ExceptionEffect::Value(list![Node::Flag(true)]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::MissionOrders2004.id(), line: line::exception::ToBeClosedOn_AllHidden }, words: text("except all hidden to to be closed on where every friendly unit in play has (not revealed): yes"), condition_words: text("every friendly unit in play has (not revealed)"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    TheCossacksAreComing,
    MissionOrders1999,
    MissionOrders2004,
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
    Designate,
    Move,
    Spend,
    ForceMarchFailed,
    FailRequirements,
    RecoverMorale,
    ReplacementMode,
    CombatMarker,
    Overrun,
    Reconnaissance,
    EntrenchmentMode,
    OtherPurpose,
    Advance,
    Retire,
    AnotherOrder,
    Infantry,
    Cavalry,
    Artillery,
    Engineers,
    Supporting,
    MainDepot,
    ArmySupply,
    CorpsTrain,
    CorpsHq,
    ArmyHq,
    Fortress,
    March,
    CounterMarch,
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
    No,
    Yes,
    ImpassibleTerrain,
    EnemyUnitsToo,
    EnemyZonesToo,
    MovementPointsToo,
    StartOfSegment,
    EachHexEntered,
    NotAdjacent,
    NotInTheSameHex,
    AtEachStep,
    AtTheStart,
    HexsidesAndTarget,
    HexsidesOnly,
    AllOfIt,
    AllSixHexes,
    EveryHexButImpassibleOnes,
    EndAgainstStart,
    AtEveryStep,
    OneThatStepsNextToIt,
    OneThatWasNotNextToItBefore,
    OneThatStartsNextToItToo,
    All,
    OnlyThoseThatMayNotBeIgnored,
    AsItIsKnown,
    AsItIs,
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
    Purpose,
    Order,
    Class,
    Segment,
    Direction,
    RulingR1,
    RulingR2,
    RulingR3,
    RulingR4,
    RulingR5,
    RulingR6,
    RulingR7,
    RulingR8,
    RulingR9,
    RulingR10,
    RulingR11,
    RulingR12,
    RulingR13,
    RulingR14,
    RulingR15,
    RulingZ1,
    RulingO1,
    RulingO2,
    RulingO3,
    RulingO4,
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
    Target,
    Path,
    Overrun,
    Then,
    SpentFirst,
    Segment,
    MoreToCome,
    Purpose,
    SpLost,
    Failing,
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
    AdvanceHexsides,
    RetireHexsides,
    MarkerCost,
    Days,
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
    Impassible,
    EntryCost,
    Ezoc,
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
    Impassible,
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
    Class,
    Revealed,
    Formation,
    Mp,
    ImpulseStart,
    MarkerPlaced,
    TurnedAside,
    Shattered,
    Identifier,
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
    Shattered,
}

impl GroupAttribute {
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
    pub const R1: u32 = 95;
    pub const R2: u32 = 99;
    pub const R3: u32 = 103;
    pub const R4: u32 = 107;
    pub const R5: u32 = 111;
    pub const R6: u32 = 115;
    pub const R7: u32 = 119;
    pub const R8: u32 = 123;
    pub const R9: u32 = 127;
    pub const R10: u32 = 132;
    pub const R11: u32 = 136;
    pub const R12: u32 = 140;
    pub const R13: u32 = 144;
    pub const R14: u32 = 148;
    pub const R15: u32 = 153;
    pub const Z1: u32 = 157;
    pub const O1: u32 = 23;
    pub const O2: u32 = 27;
    pub const O3: u32 = 31;
    pub const O4: u32 = 35;
}
pub mod rule {
    pub const Movement: u32 = 161;
    pub const R7_15: u32 = 173;
    pub const R7_15AHexside: u32 = 181;
    pub const R7_15AAxis: u32 = 203;
    pub const R7_15ATarget: u32 = 222;
    pub const R7_15ADistance: u32 = 260;
    pub const R7_15AZoc: u32 = 275;
    pub const R7_15ARecovery: u32 = 307;
    pub const R7_15AShattered: u32 = 313;
    pub const R7_15BHexside: u32 = 332;
    pub const R7_15BDistance: u32 = 345;
    pub const R7_15BRecovery: u32 = 363;
    pub const R7_15BForcedMarch: u32 = 369;
    pub const R7_15BExempt: u32 = 373;
    pub const R7_15BShattered: u32 = 384;
    pub const QA: u32 = 389;
    pub const R7_15AExempt: u32 = 93;
}
pub mod definition {
    pub const Unit: u32 = 163;
    pub const Price: u32 = 164;
    pub const PointsSpent: u32 = 165;
    pub const PointsSoFar: u32 = 166;
    pub const AdvanceUnit: u32 = 174;
    pub const AdvanceInfantry: u32 = 175;
    pub const RetireUnit: u32 = 176;
    pub const WithdrawingUnit: u32 = 178;
    pub const AxisOrigin: u32 = 191;
    pub const MeetsAThreat: u32 = 193;
    pub const Axis: u32 = 205;
    pub const WayAlongTheAxis: u32 = 213;
    pub const OnAxis: u32 = 217;
    pub const KnownInfantry: u32 = 224;
    pub const GapAtStart: u32 = 225;
    pub const FortressUnit: u32 = 226;
    pub const Sheltered: u32 = 227;
    pub const MayBeIgnored: u32 = 233;
    pub const Pressing: u32 = 238;
    pub const KeepsOthersFromBeingClosest: u32 = 239;
    pub const NearestRevealedInfantry: u32 = 242;
    pub const NearestOfTheOthers: u32 = 244;
    pub const LawfulTarget: u32 = 246;
    pub const InfantryComesFirst: u32 = 251;
    pub const Gap: u32 = 261;
    pub const Closing: u32 = 263;
    pub const SpendsOn: u32 = 281;
    pub const MarkerOwed: u32 = 288;
    pub const ShatteredAdvance: u32 = 103;
    pub const ImpulseStartHex: u32 = 334;
    pub const StartsNextToTheEnemy: u32 = 335;
    pub const TurnsAside: u32 = 336;
    pub const GapBeforeStep: u32 = 346;
    pub const GapAfterStep: u32 = 347;
    pub const GapAtEnd: u32 = 348;
    pub const ClosestAtStart: u32 = 349;
    pub const ReckonedWith: u32 = 350;
    pub const ClosestAtSettingOut: u32 = 352;
    pub const ClosestBeforeStep: u32 = 353;
    pub const ClosestAfterStep: u32 = 354;
    pub const ClosestAtEnd: u32 = 355;
    pub const RearService: u32 = 374;
    pub const CombatUnit: u32 = 56;
    pub const FreelyMoving: u32 = 57;
    pub const InAFortressComplex: u32 = 70;
    pub const ToBeClosedOn: u32 = 73;
    pub const GapAtImpulseStart: u32 = 75;
    pub const NearestToTheStart: u32 = 76;
}
pub mod clause {
    pub const Movement_Allowance: u32 = 167;
    pub const Movement_ImpassibleTerrain: u32 = 168;
    pub const Movement_EnemyUnits: u32 = 169;
    pub const R7_15AHexside_AgainstTheOrder: u32 = 63;
    pub const R7_15AHexside_OtherArms: u32 = 190;
    pub const R7_15ATarget_Concealed: u32 = 223;
    pub const R7_15ADistance_Close: u32 = 83;
    pub const R7_15ADistance_DistanceBefore: u32 = 79;
    pub const R7_15ADistance_Distance: u32 = 81;
    pub const R7_15AZoc_OtherUnits: u32 = 279;
    pub const R7_15AZoc_MarkerWhereItStops: u32 = 89;
    pub const R7_15ARecovery_RecoverMorale: u32 = 308;
    pub const R7_15ARecovery_ReplacementMode: u32 = 310;
    pub const R7_15BHexside_AgainstTheOrder: u32 = 337;
    pub const R7_15BHexside_NotClearOfTheEnemy: u32 = 339;
    pub const R7_15BDistance_Nearer: u32 = 356;
    pub const R7_15BDistance_Withdraw: u32 = 357;
    pub const R7_15BDistance_DistanceBefore: u32 = 359;
    pub const R7_15BDistance_Distance: u32 = 360;
    pub const R7_15BRecovery_RecoverMorale: u32 = 364;
    pub const R7_15BRecovery_ReplacementMode: u32 = 366;
    pub const R7_15BForcedMarch_PrisonerPoints: u32 = 370;
    pub const R7_15_MoraleLevels: u32 = 60;
    pub const R7_15ARecovery_StandingStill: u32 = 98;
}
pub mod exception {
    pub const R7_15AHexside_AgainstTheOrder_TowardsTheNearestEnemy: u32 = 64;
    pub const AxisOrigin_EachHex: u32 = 192;
    pub const R7_15AShattered_FreeMovement_On_R7_15AHexside_AgainstTheOrder: u32 = 107;
    pub const R7_15AShattered_FreeRecovery_On_R7_15ARecovery_RecoverMorale: u32 = 318;
    pub const R7_15AShattered_FreeRecovery_On_R7_15ARecovery_ReplacementMode: u32 = 318;
    pub const R7_15AShattered_FreeRecovery_On_R7_15ARecovery_StandingStill: u32 = 318;
    pub const R7_15AShattered_NoClosing_On_R7_15ADistance_Close: u32 = 109;
    pub const R7_15BHexside_AgainstTheOrder_SlipsAway: u32 = 338;
    pub const R7_15BExempt_AnyHexside_On_R7_15BHexside_AgainstTheOrder: u32 = 375;
    pub const R7_15BExempt_AnyHexside_On_R7_15BHexside_NotClearOfTheEnemy: u32 = 375;
    pub const R7_15BExempt_AnyDistance_On_R7_15BDistance_Nearer: u32 = 378;
    pub const R7_15BExempt_AnyDistance_On_R7_15BDistance_Withdraw: u32 = 378;
    pub const R7_15BShattered_FreeRecovery_On_R7_15BRecovery_RecoverMorale: u32 = 385;
    pub const R7_15BShattered_FreeRecovery_On_R7_15BRecovery_ReplacementMode: u32 = 385;
    pub const R7_15AExempt_AnyHexside_On_R7_15AHexside_AgainstTheOrder: u32 = 94;
    pub const R7_15AExempt_AnyDistance_On_R7_15ADistance_Close: u32 = 95;
    pub const ToBeClosedOn_AllHidden: u32 = 10;
}
pub mod rule_notes {
    pub const Movement: [u32; 2] = [162, 171];
    pub const R7_15: [u32; 1] = [179];
    pub const R7_15AHexside: [u32; 2] = [200, 201];
    pub const R7_15AAxis: [u32; 1] = [219];
    pub const R7_15ATarget: [u32; 3] = [256, 257, 258];
    pub const R7_15ADistance: [u32; 1] = [273];
    pub const R7_15AZoc: [u32; 2] = [305, 91];
    pub const R7_15ARecovery: [u32; 1] = [100];
    pub const R7_15BHexside: [u32; 1] = [343];
    pub const R7_15BDistance: [u32; 1] = [361];
    pub const R7_15BExempt: [u32; 1] = [381];
    pub const R7_15BShattered: [u32; 1] = [387];
    pub const QA: [u32; 3] = [394, 395, 397];
}
}
