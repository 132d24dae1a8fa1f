//! La Bataille: Formations and stacking.
//!
//! Game: La Bataille
//!
//! Edition: Premier rules, August 2017
//!
//! Source: Rule 16, Tactical Organization, and what it leans on in other chapters
//!
//! Made from the ruleset `la-bataille`: change that, and build.

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
    StartSegment,
    InSegment,
    EndSegment,
    PassThrough,
    CavEnter,
    EnterEnemyHex,
    EnterHex,
    ChangeFormation,
    Loss,
    Fire,
    FiredAt,
    MeleeAttack,
    Assault,
    Reinforce,
    BeginCombat,
    InferFormation,
}

impl ActValue {
    pub const ALL: [ActValue; 16] = [ActValue::StartSegment, ActValue::InSegment, ActValue::EndSegment, ActValue::PassThrough, ActValue::CavEnter, ActValue::EnterEnemyHex, ActValue::EnterHex, ActValue::ChangeFormation, ActValue::Loss, ActValue::Fire, ActValue::FiredAt, ActValue::MeleeAttack, ActValue::Assault, ActValue::Reinforce, ActValue::BeginCombat, ActValue::InferFormation];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            ActValue::StartSegment => rows::Word::StartSegment.symbol(),
            ActValue::InSegment => rows::Word::InSegment.symbol(),
            ActValue::EndSegment => rows::Word::EndSegment.symbol(),
            ActValue::PassThrough => rows::Word::PassThrough.symbol(),
            ActValue::CavEnter => rows::Word::CavEnter.symbol(),
            ActValue::EnterEnemyHex => rows::Word::EnterEnemyHex.symbol(),
            ActValue::EnterHex => rows::Word::EnterHex.symbol(),
            ActValue::ChangeFormation => rows::Word::ChangeFormation.symbol(),
            ActValue::Loss => rows::Word::Loss.symbol(),
            ActValue::Fire => rows::Word::Fire.symbol(),
            ActValue::FiredAt => rows::Word::FiredAt.symbol(),
            ActValue::MeleeAttack => rows::Word::MeleeAttack.symbol(),
            ActValue::Assault => rows::Word::Assault.symbol(),
            ActValue::Reinforce => rows::Word::Reinforce.symbol(),
            ActValue::BeginCombat => rows::Word::BeginCombat.symbol(),
            ActValue::InferFormation => rows::Word::InferFormation.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<ActValue> {
        ActValue::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Crossing {
    Open,
    Slope,
    Stream,
    Ford,
}

impl Crossing {
    pub const ALL: [Crossing; 4] = [Crossing::Open, Crossing::Slope, Crossing::Stream, Crossing::Ford];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Crossing::Open => rows::Word::Open.symbol(),
            Crossing::Slope => rows::Word::Slope.symbol(),
            Crossing::Stream => rows::Word::Stream.symbol(),
            Crossing::Ford => rows::Word::Ford.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Crossing> {
        Crossing::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    ClearGround,
    BuiltUp,
    Wooded,
    Marsh,
    Way,
}

impl Ground {
    pub const ALL: [Ground; 5] = [Ground::ClearGround, Ground::BuiltUp, Ground::Wooded, Ground::Marsh, Ground::Way];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Ground::ClearGround => rows::Word::ClearGround.symbol(),
            Ground::BuiltUp => rows::Word::BuiltUp.symbol(),
            Ground::Wooded => rows::Word::Wooded.symbol(),
            Ground::Marsh => rows::Word::Marsh.symbol(),
            Ground::Way => rows::Word::Way.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Ground> {
        Ground::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Allowance {
    OneRegiment,
    OneBattalion,
    InfantryIncrements,
    OneCavalryRegiment,
    CavalryIncrements,
    CavalryRegiments,
    OneBattery,
    ArtilleryIncrements,
    IncrementsWithABattery,
    BattalionWithABattery,
    MarchingIncrements,
}

impl Allowance {
    pub const ALL: [Allowance; 11] = [Allowance::OneRegiment, Allowance::OneBattalion, Allowance::InfantryIncrements, Allowance::OneCavalryRegiment, Allowance::CavalryIncrements, Allowance::CavalryRegiments, Allowance::OneBattery, Allowance::ArtilleryIncrements, Allowance::IncrementsWithABattery, Allowance::BattalionWithABattery, Allowance::MarchingIncrements];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Allowance::OneRegiment => rows::Word::OneRegiment.symbol(),
            Allowance::OneBattalion => rows::Word::OneBattalion.symbol(),
            Allowance::InfantryIncrements => rows::Word::InfantryIncrements.symbol(),
            Allowance::OneCavalryRegiment => rows::Word::OneCavalryRegiment.symbol(),
            Allowance::CavalryIncrements => rows::Word::CavalryIncrements.symbol(),
            Allowance::CavalryRegiments => rows::Word::CavalryRegiments.symbol(),
            Allowance::OneBattery => rows::Word::OneBattery.symbol(),
            Allowance::ArtilleryIncrements => rows::Word::ArtilleryIncrements.symbol(),
            Allowance::IncrementsWithABattery => rows::Word::IncrementsWithABattery.symbol(),
            Allowance::BattalionWithABattery => rows::Word::BattalionWithABattery.symbol(),
            Allowance::MarchingIncrements => rows::Word::MarchingIncrements.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Allowance> {
        Allowance::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    Clear,
    Slope,
    Hamlet,
    Village,
    Town,
    Woods,
    Garden,
    Swamp,
    Road,
    Bridge,
    RaisedBridge,
}

impl Terrain {
    pub const ALL: [Terrain; 11] = [Terrain::Clear, Terrain::Slope, Terrain::Hamlet, Terrain::Village, Terrain::Town, Terrain::Woods, Terrain::Garden, Terrain::Swamp, Terrain::Road, Terrain::Bridge, Terrain::RaisedBridge];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Terrain::Clear => rows::Word::Clear.symbol(),
            Terrain::Slope => rows::Word::Slope.symbol(),
            Terrain::Hamlet => rows::Word::Hamlet.symbol(),
            Terrain::Village => rows::Word::Village.symbol(),
            Terrain::Town => rows::Word::Town.symbol(),
            Terrain::Woods => rows::Word::Woods.symbol(),
            Terrain::Garden => rows::Word::Garden.symbol(),
            Terrain::Swamp => rows::Word::Swamp.symbol(),
            Terrain::Road => rows::Word::Road.symbol(),
            Terrain::Bridge => rows::Word::Bridge.symbol(),
            Terrain::RaisedBridge => rows::Word::RaisedBridge.symbol(),
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
    French,
    Allied,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::French, Side::Allied];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Side::French => rows::Word::French.symbol(),
            Side::Allied => rows::Word::Allied.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Side> {
        Side::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    Leader,
}

impl Arm {
    pub const ALL: [Arm; 4] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Leader];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Arm::Infantry => rows::Word::Infantry.symbol(),
            Arm::Cavalry => rows::Word::Cavalry.symbol(),
            Arm::Artillery => rows::Word::Artillery.symbol(),
            Arm::Leader => rows::Word::Leader.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Arm> {
        Arm::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    Regiment,
    Battalion,
    Company,
    Squadron,
    Battery,
}

impl Size {
    pub const ALL: [Size; 5] = [Size::Regiment, Size::Battalion, Size::Company, Size::Squadron, Size::Battery];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Size::Regiment => rows::Word::Regiment.symbol(),
            Size::Battalion => rows::Word::Battalion.symbol(),
            Size::Company => rows::Word::Company.symbol(),
            Size::Squadron => rows::Word::Squadron.symbol(),
            Size::Battery => rows::Word::Battery.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Size> {
        Size::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formation {
    Column,
    Line,
    Carre,
    Tirailleur,
    GeneralOrder,
    RoadMarch,
    Limbered,
    Unlimbered,
    InCarre,
}

impl Formation {
    pub const ALL: [Formation; 9] = [Formation::Column, Formation::Line, Formation::Carre, Formation::Tirailleur, Formation::GeneralOrder, Formation::RoadMarch, Formation::Limbered, Formation::Unlimbered, Formation::InCarre];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Formation::Column => rows::Word::Column.symbol(),
            Formation::Line => rows::Word::Line.symbol(),
            Formation::Carre => rows::Word::Carre.symbol(),
            Formation::Tirailleur => rows::Word::Tirailleur.symbol(),
            Formation::GeneralOrder => rows::Word::GeneralOrder.symbol(),
            Formation::RoadMarch => rows::Word::RoadMarch.symbol(),
            Formation::Limbered => rows::Word::Limbered.symbol(),
            Formation::Unlimbered => rows::Word::Unlimbered.symbol(),
            Formation::InCarre => rows::Word::InCarre.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Formation> {
        Formation::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    Side,
    Vertex,
}

impl Facing {
    pub const ALL: [Facing; 2] = [Facing::Side, Facing::Vertex];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Facing::Side => rows::Word::Side.symbol(),
            Facing::Vertex => rows::Word::Vertex.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Facing> {
        Facing::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Morale {
    Good,
    Disordered,
    Routed,
}

impl Morale {
    pub const ALL: [Morale; 3] = [Morale::Good, Morale::Disordered, Morale::Routed];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Morale::Good => rows::Word::Good.symbol(),
            Morale::Disordered => rows::Word::Disordered.symbol(),
            Morale::Routed => rows::Word::Routed.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Morale> {
        Morale::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Guns {
    Foot,
    Horse,
}

impl Guns {
    pub const ALL: [Guns; 2] = [Guns::Foot, Guns::Horse];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Guns::Foot => rows::Word::Foot.symbol(),
            Guns::Horse => rows::Word::Horse.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Guns> {
        Guns::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quarter {
    Front,
    Flank,
}

impl Quarter {
    pub const ALL: [Quarter; 2] = [Quarter::Front, Quarter::Flank];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            Quarter::Front => rows::Word::Front.symbol(),
            Quarter::Flank => rows::Word::Flank.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<Quarter> {
        Quarter::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA1 {
    OwnSide,
    AnySide,
}

impl RulingA1 {
    pub const ALL: [RulingA1; 2] = [RulingA1::OwnSide, RulingA1::AnySide];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA1::OwnSide => rows::Word::OwnSide.symbol(),
            RulingA1::AnySide => rows::Word::AnySide.symbol(),
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
    Same,
    Additional,
}

impl RulingA3 {
    pub const ALL: [RulingA3; 2] = [RulingA3::Same, RulingA3::Additional];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA3::Same => rows::Word::Same.symbol(),
            RulingA3::Additional => rows::Word::Additional.symbol(),
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
    OnePoint,
    TwoPoints,
}

impl RulingA5 {
    pub const ALL: [RulingA5; 2] = [RulingA5::OnePoint, RulingA5::TwoPoints];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA5::OnePoint => rows::Word::OnePoint.symbol(),
            RulingA5::TwoPoints => rows::Word::TwoPoints.symbol(),
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
    No,
    Yes,
}

impl RulingA6 {
    pub const ALL: [RulingA6; 2] = [RulingA6::No, RulingA6::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA6::No => rows::Word::No.symbol(),
            RulingA6::Yes => rows::Word::Yes.symbol(),
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
    No,
    Yes,
}

impl RulingA7 {
    pub const ALL: [RulingA7; 2] = [RulingA7::No, RulingA7::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA7::No => rows::Word::No.symbol(),
            RulingA7::Yes => rows::Word::Yes.symbol(),
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
    SkirmishersAndCavalry,
    NoneAtAll,
}

impl RulingA8 {
    pub const ALL: [RulingA8; 2] = [RulingA8::SkirmishersAndCavalry, RulingA8::NoneAtAll];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA8::SkirmishersAndCavalry => rows::Word::SkirmishersAndCavalry.symbol(),
            RulingA8::NoneAtAll => rows::Word::NoneAtAll.symbol(),
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
    NotBarred,
    Barred,
}

impl RulingA9 {
    pub const ALL: [RulingA9; 2] = [RulingA9::NotBarred, RulingA9::Barred];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA9::NotBarred => rows::Word::NotBarred.symbol(),
            RulingA9::Barred => rows::Word::Barred.symbol(),
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
    Yes,
    No,
}

impl RulingA10 {
    pub const ALL: [RulingA10; 2] = [RulingA10::Yes, RulingA10::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA10::Yes => rows::Word::Yes.symbol(),
            RulingA10::No => rows::Word::No.symbol(),
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
    No,
    Yes,
}

impl RulingA11 {
    pub const ALL: [RulingA11; 2] = [RulingA11::No, RulingA11::Yes];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA11::No => rows::Word::No.symbol(),
            RulingA11::Yes => rows::Word::Yes.symbol(),
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
    LimberedOrInCarre,
    HorseArtillery,
    Limbered,
}

impl RulingA12 {
    pub const ALL: [RulingA12; 3] = [RulingA12::LimberedOrInCarre, RulingA12::HorseArtillery, RulingA12::Limbered];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA12::LimberedOrInCarre => rows::Word::LimberedOrInCarre.symbol(),
            RulingA12::HorseArtillery => rows::Word::HorseArtillery.symbol(),
            RulingA12::Limbered => rows::Word::Limbered.symbol(),
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
    Yes,
    No,
}

impl RulingA13 {
    pub const ALL: [RulingA13; 2] = [RulingA13::Yes, RulingA13::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA13::Yes => rows::Word::Yes.symbol(),
            RulingA13::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA13> {
        RulingA13::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA14 {
    Yes,
    No,
}

impl RulingA14 {
    pub const ALL: [RulingA14; 2] = [RulingA14::Yes, RulingA14::No];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA14::Yes => rows::Word::Yes.symbol(),
            RulingA14::No => rows::Word::No.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA14> {
        RulingA14::ALL.into_iter().find(|value| value.symbol() == symbol)
    }
}

/// The values of ruling-A15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulingA15 {
    ClearOnly,
    ClearAndSlope,
}

impl RulingA15 {
    pub const ALL: [RulingA15; 2] = [RulingA15::ClearOnly, RulingA15::ClearAndSlope];
    /// The value's symbol in the tables and in verdicts.
    pub const fn symbol(self) -> Symbol {
        match self {
            RulingA15::ClearOnly => rows::Word::ClearOnly.symbol(),
            RulingA15::ClearAndSlope => rows::Word::ClearAndSlope.symbol(),
        }
    }

    /// The value that a verdict speaks of; none for a symbol of another list.
    pub fn from_symbol(symbol: Symbol) -> Option<RulingA15> {
        RulingA15::ALL.into_iter().find(|value| value.symbol() == symbol)
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
    /// Road: the hex holds nothing but the road, as on a dyke. Read by 16:general-order, 16:line, 16:artillery, TEC:movement, TEC:stacking.
    pub terrain: Terrain,
    /// A road runs through it. Read by 16:general-order, 45.
    pub has_road: bool,
    /// The road runs sunken, and the hex is being defended.
    pub sunken_road: bool,
    /// The arms of enemy units, carrés left out, whose front hexsides lie on it. Read by 14.
    pub enemy_front: Vec<Arm>,
}

impl Hex {
    /// What must be said; the rest is as usual.
    pub fn new(terrain: Terrain) -> Hex {
        Hex { terrain, has_road: false, sunken_road: false, enemy_front: vec![] }
    }
}

impl Hex {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.terrain.symbol()),
            Value::Flag(self.has_road),
            Value::Flag(self.sunken_road),
            Value::Set(self.enemy_front.iter().fold(0, |set, value| set | 1 << *value as u64)),
        ]
    }
}

/// A hex of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u32);

/// The attributes of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Read by 16:column, 16:general-order, 16:line, TEC:stacking.
    pub side: Side,
    /// Leaders and aides are no combat units. Read by 16:general, 16:column, 16:general-order, 16:line, 16:line-fire, 16:cavalry-line, 16:carre, 16:artillery, 6, 14, 22, 24, 25, TEC:movement, TEC:stacking.
    pub arm: Arm,
    /// Read by 6, 12, TEC:stacking.
    pub size: Option<Size>,
    /// 100 foot, 50 horse or 4 guns each, in this hex. In each hex. At least 0. Read by 16:general, 16:column, 16:general-order, 16:line, 16:cavalry-line, 19, 22, 24, TEC:stacking.
    pub increments: i64,
    /// Of all its hexes, where the position shows only one of them. At least 0. Read by 16:general.
    pub total: Option<i64>,
    /// How many it lies in, where the position shows only one of them. At least 1. Read by 16:general, 16:cavalry-line.
    pub hexes: Option<i64>,
    /// Its increments before any loss. At least 0. Read by 6, 12.
    pub full_strength: Option<i64>,
    /// Of a regiment: the increments of one of its battalions. At least 1. Read by 6.
    pub battalion_strength: Option<i64>,
    /// None: to be told from facing and terrain. Read by 16:general, 16:column, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 19, 22, 25, 44, 45, TEC:movement.
    pub formation: Option<Formation>,
    /// Read by 16:column, 16:general-order, 16:line, 25.
    pub facing: Option<Facing>,
    /// Read by 16:general-order, 19.
    pub morale: Morale,
    /// Of artillery. Read by 16:general, 14.
    pub guns: Guns,
    /// The formation in which it began this movement segment, where it has changed since. Read by 16:general.
    pub began_as: Option<Formation>,
}

impl Counter {
    /// What must be said; the rest is as usual.
    pub fn new(arm: Arm, increments: i64) -> Counter {
        Counter { side: Side::French, arm, size: None, increments, total: None, hexes: None, full_strength: None, battalion_strength: None, formation: None, facing: None, morale: Morale::Good, guns: Guns::Foot, began_as: None }
    }
}

impl Counter {
    fn record(&self, names: &mut Vec<String>) -> Record {
        vec![
            Value::Symbol(self.side.symbol()),
            Value::Symbol(self.arm.symbol()),
            self.size.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Number(Number::whole(self.increments)),
            self.total.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            self.hexes.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            self.full_strength.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            self.battalion_strength.map_or(Value::Nothing, |held| Value::Number(Number::whole(held))),
            self.formation.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            self.facing.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
            Value::Symbol(self.morale.symbol()),
            Value::Symbol(self.guns.symbol()),
            self.began_as.map_or(Value::Nothing, |held| Value::Symbol(held.symbol())),
        ]
    }
}

/// A counter of a position, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// What may be done, and what may be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A unit begins its movement segment.
    StartSegment(StartSegment),
    /// A unit is in the middle of its movement segment.
    InSegment(InSegment),
    /// The movement segment is over.
    EndSegment(EndSegment),
    /// A unit moves on through a hex.
    PassThrough(PassThrough),
    /// Cavalry enters a hex.
    CavEnter(CavEnter),
    /// A unit enters a hex that the enemy holds.
    EnterEnemyHex(EnterEnemyHex),
    /// A unit moves into a neighbouring hex.
    EnterHex(EnterHex),
    /// A unit changes its formation.
    ChangeFormation(ChangeFormation),
    /// A unit loses increments.
    Loss(Loss),
    /// A unit opens fire.
    Fire(Fire),
    /// A hex is fired at.
    FiredAt(FiredAt),
    /// The units of a hex attack in melee.
    MeleeAttack(MeleeAttack),
    /// A unit goes in against a hex.
    Assault(Assault),
    /// A reinforcement comes in.
    Reinforce(Reinforce),
    /// The combat phase begins.
    BeginCombat(BeginCombat),
    /// The formation of a unit is told from its facing.
    InferFormation(InferFormation),
}

impl Act {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        match self {
            Act::StartSegment(act) => act.data(names),
            Act::InSegment(act) => act.data(names),
            Act::EndSegment(act) => act.data(names),
            Act::PassThrough(act) => act.data(names),
            Act::CavEnter(act) => act.data(names),
            Act::EnterEnemyHex(act) => act.data(names),
            Act::EnterHex(act) => act.data(names),
            Act::ChangeFormation(act) => act.data(names),
            Act::Loss(act) => act.data(names),
            Act::Fire(act) => act.data(names),
            Act::FiredAt(act) => act.data(names),
            Act::MeleeAttack(act) => act.data(names),
            Act::Assault(act) => act.data(names),
            Act::Reinforce(act) => act.data(names),
            Act::BeginCombat(act) => act.data(names),
            Act::InferFormation(act) => act.data(names),
        }
    }
}

/// A unit begins its movement segment.
#[derive(Clone, Debug, PartialEq)]
pub struct StartSegment {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// The movement value on the counter. At least 0. Read by 16:general, 16:line-movement.
    pub printed_ma: i64,
}

impl StartSegment {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, printed_ma: i64) -> StartSegment {
        StartSegment { unit, printed_ma }
    }
}

impl StartSegment {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::StartSegment);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::PrintedMa as usize] = Value::Number(Number::whole(self.printed_ma));
        data
    }
}

impl From<StartSegment> for Act {
    fn from(act: StartSegment) -> Act {
        Act::StartSegment(act)
    }
}

/// A unit is in the middle of its movement segment.
#[derive(Clone, Debug, PartialEq)]
pub struct InSegment {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// At least 0. Read by 16:general, 16:line-movement.
    pub printed_ma: i64,
}

impl InSegment {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, printed_ma: i64) -> InSegment {
        InSegment { unit, printed_ma }
    }
}

impl InSegment {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::InSegment);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::PrintedMa as usize] = Value::Number(Number::whole(self.printed_ma));
        data
    }
}

impl From<InSegment> for Act {
    fn from(act: InSegment) -> Act {
        Act::InSegment(act)
    }
}

/// The movement segment is over.
#[derive(Clone, Debug, PartialEq)]
pub struct EndSegment {}

impl Default for EndSegment {
    fn default() -> EndSegment {
        EndSegment {  }
    }
}

impl EndSegment {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EndSegment);
        data
    }
}

impl From<EndSegment> for Act {
    fn from(act: EndSegment) -> Act {
        Act::EndSegment(act)
    }
}

/// A unit moves on through a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct PassThrough {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
}

impl PassThrough {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> PassThrough {
        PassThrough { unit }
    }
}

impl PassThrough {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::PassThrough);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<PassThrough> for Act {
    fn from(act: PassThrough) -> Act {
        Act::PassThrough(act)
    }
}

/// Cavalry enters a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct CavEnter {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// Read by 16:general.
    pub charge: bool,
    pub ends_here: bool,
}

impl CavEnter {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> CavEnter {
        CavEnter { unit, charge: false, ends_here: false }
    }
}

impl CavEnter {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::CavEnter);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Charge as usize] = Value::Flag(self.charge);
        data.parameters[rows::Parameter::EndsHere as usize] = Value::Flag(self.ends_here);
        data
    }
}

impl From<CavEnter> for Act {
    fn from(act: CavEnter) -> Act {
        Act::CavEnter(act)
    }
}

/// A unit enters a hex that the enemy holds.
#[derive(Clone, Debug, PartialEq)]
pub struct EnterEnemyHex {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// Read by 16:general.
    pub charge: bool,
}

impl EnterEnemyHex {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> EnterEnemyHex {
        EnterEnemyHex { unit, charge: false }
    }
}

impl EnterEnemyHex {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EnterEnemyHex);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Charge as usize] = Value::Flag(self.charge);
        data
    }
}

impl From<EnterEnemyHex> for Act {
    fn from(act: EnterEnemyHex) -> Act {
        Act::EnterEnemyHex(act)
    }
}

/// A unit moves into a neighbouring hex.
#[derive(Clone, Debug, PartialEq)]
pub struct EnterHex {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// Read by 16:carre, 14, TEC:movement.
    pub target: Option<HexId>,
    /// Instead of a target: all hexes that a unit over several of them will lie in. Read by 16:general, 14, TEC:movement.
    pub onto: Option<Vec<HexId>>,
    /// What lies on the hexside. Read by TEC:movement.
    pub across: Crossing,
    /// Along a road that crosses the hexside. Read by TEC:movement.
    pub by_road: bool,
    /// Read by 16:general.
    pub charge: bool,
    pub ends_here: bool,
    /// Read by 44.
    pub forced_march: bool,
    /// The movement points it has left. Read by 16:general, 16:line, TEC:movement.
    pub mp_left: Option<Number>,
}

impl EnterHex {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> EnterHex {
        EnterHex { unit, target: None, onto: None, across: Crossing::Open, by_road: false, charge: false, ends_here: false, forced_march: false, mp_left: None }
    }
}

impl EnterHex {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::EnterHex);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Target as usize] = self.target.map_or(Value::Nothing, |held| Value::Place(held.0));
        data.parameters[rows::Parameter::Onto as usize] = self.onto.as_ref().map_or(Value::Nothing, |held| list_of(&mut data.lists, held.iter().map(|place| Value::Place(place.0))));
        data.parameters[rows::Parameter::Across as usize] = Value::Symbol(self.across.symbol());
        data.parameters[rows::Parameter::ByRoad as usize] = Value::Flag(self.by_road);
        data.parameters[rows::Parameter::Charge as usize] = Value::Flag(self.charge);
        data.parameters[rows::Parameter::EndsHere as usize] = Value::Flag(self.ends_here);
        data.parameters[rows::Parameter::ForcedMarch as usize] = Value::Flag(self.forced_march);
        data.parameters[rows::Parameter::MpLeft as usize] = self.mp_left.map_or(Value::Nothing, |held| Value::Number(held));
        data
    }
}

impl From<EnterHex> for Act {
    fn from(act: EnterHex) -> Act {
        Act::EnterHex(act)
    }
}

/// A unit changes its formation.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangeFormation {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// Read by 16:general, 16:line, 16:cavalry-line.
    pub into: Formation,
    /// How many hexes it will lie in. At least 1. Read by 16:general.
    pub in_hexes: i64,
    /// These hexes, where the position shows them. Read by 16:general, 14, TEC:movement.
    pub onto: Option<Vec<HexId>>,
    /// The movement points it has left. Read by 16:general, 16:line, TEC:movement.
    pub mp_left: Number,
    /// At least 0. Read by 16:general, 16:line-movement.
    pub printed_ma: Option<i64>,
    /// Read by 44.
    pub forced_march: bool,
}

impl ChangeFormation {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, into: Formation, mp_left: Number) -> ChangeFormation {
        ChangeFormation { unit, into, in_hexes: 1, onto: None, mp_left, printed_ma: None, forced_march: false }
    }
}

impl ChangeFormation {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::ChangeFormation);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Into as usize] = Value::Symbol(self.into.symbol());
        data.parameters[rows::Parameter::InHexes as usize] = Value::Number(Number::whole(self.in_hexes));
        data.parameters[rows::Parameter::Onto as usize] = self.onto.as_ref().map_or(Value::Nothing, |held| list_of(&mut data.lists, held.iter().map(|place| Value::Place(place.0))));
        data.parameters[rows::Parameter::MpLeft as usize] = Value::Number(self.mp_left);
        data.parameters[rows::Parameter::PrintedMa as usize] = self.printed_ma.map_or(Value::Nothing, |held| Value::Number(Number::whole(held)));
        data.parameters[rows::Parameter::ForcedMarch as usize] = Value::Flag(self.forced_march);
        data
    }
}

impl From<ChangeFormation> for Act {
    fn from(act: ChangeFormation) -> Act {
        Act::ChangeFormation(act)
    }
}

/// A unit loses increments.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// At least 0.
    pub lost: i64,
}

impl Loss {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, lost: i64) -> Loss {
        Loss { unit, lost }
    }
}

impl Loss {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Loss);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Lost as usize] = Value::Number(Number::whole(self.lost));
        data
    }
}

impl From<Loss> for Act {
    fn from(act: Loss) -> Act {
        Act::Loss(act)
    }
}

/// A unit opens fire.
#[derive(Clone, Debug, PartialEq)]
pub struct Fire {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// What lies on the hexside it fires over. Read by TEC:movement.
    pub across: Crossing,
}

impl Fire {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> Fire {
        Fire { unit, across: Crossing::Open }
    }
}

impl Fire {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Fire);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Across as usize] = Value::Symbol(self.across.symbol());
        data
    }
}

impl From<Fire> for Act {
    fn from(act: Fire) -> Act {
        Act::Fire(act)
    }
}

/// A hex is fired at.
#[derive(Clone, Debug, PartialEq)]
pub struct FiredAt {
    /// Read by 22.
    pub quarter: Quarter,
}

impl Default for FiredAt {
    fn default() -> FiredAt {
        FiredAt { quarter: Quarter::Front }
    }
}

impl FiredAt {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::FiredAt);
        data.parameters[rows::Parameter::Quarter as usize] = Value::Symbol(self.quarter.symbol());
        data
    }
}

impl From<FiredAt> for Act {
    fn from(act: FiredAt) -> Act {
        Act::FiredAt(act)
    }
}

/// The units of a hex attack in melee.
#[derive(Clone, Debug, PartialEq)]
pub struct MeleeAttack {}

impl Default for MeleeAttack {
    fn default() -> MeleeAttack {
        MeleeAttack {  }
    }
}

impl MeleeAttack {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::MeleeAttack);
        data
    }
}

impl From<MeleeAttack> for Act {
    fn from(act: MeleeAttack) -> Act {
        Act::MeleeAttack(act)
    }
}

/// A unit goes in against a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Assault {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
    /// Read by 16:carre, 14, TEC:movement.
    pub target: HexId,
    /// Read by TEC:movement.
    pub across: Crossing,
    /// Read by 44.
    pub forced_march: bool,
}

impl Assault {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId, target: HexId) -> Assault {
        Assault { unit, target, across: Crossing::Open, forced_march: false }
    }
}

impl Assault {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Assault);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data.parameters[rows::Parameter::Target as usize] = Value::Place(self.target.0);
        data.parameters[rows::Parameter::Across as usize] = Value::Symbol(self.across.symbol());
        data.parameters[rows::Parameter::ForcedMarch as usize] = Value::Flag(self.forced_march);
        data
    }
}

impl From<Assault> for Act {
    fn from(act: Assault) -> Act {
        Act::Assault(act)
    }
}

/// A reinforcement comes in.
#[derive(Clone, Debug, PartialEq)]
pub struct Reinforce {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
}

impl Reinforce {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> Reinforce {
        Reinforce { unit }
    }
}

impl Reinforce {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::Reinforce);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<Reinforce> for Act {
    fn from(act: Reinforce) -> Act {
        Act::Reinforce(act)
    }
}

/// The combat phase begins.
#[derive(Clone, Debug, PartialEq)]
pub struct BeginCombat {}

impl Default for BeginCombat {
    fn default() -> BeginCombat {
        BeginCombat {  }
    }
}

impl BeginCombat {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::BeginCombat);
        data
    }
}

impl From<BeginCombat> for Act {
    fn from(act: BeginCombat) -> Act {
        Act::BeginCombat(act)
    }
}

/// The formation of a unit is told from its facing.
#[derive(Clone, Debug, PartialEq)]
pub struct InferFormation {
    /// Read by 16:general, 16:general-order, 16:line, 16:line-movement, 16:cavalry-line, 16:carre, 16:artillery, 6, 12, 14, 19, 24, 25, 28, 44, 45, TEC:movement.
    pub unit: CounterId,
}

impl InferFormation {
    /// What must be said; the rest is as usual.
    pub fn new(unit: CounterId) -> InferFormation {
        InferFormation { unit }
    }
}

impl InferFormation {
    fn data(&self, names: &mut Vec<String>) -> ActData {
        let mut data = blank(ActKind::InferFormation);
        data.parameters[rows::Parameter::Unit as usize] = Value::Counter(self.unit.0);
        data
    }
}

impl From<InferFormation> for Act {
    fn from(act: InferFormation) -> Act {
        Act::InferFormation(act)
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

    /// Adds a counter that lies in several places, with its own figures in each hex.
    pub fn add_counter_over(&mut self, id: &str, lies: &[(HexId, Counter)]) -> CounterId {
        let names = &mut self.data.names;
        let records = lies.iter().map(|(_, counter)| counter.record(names)).collect::<Vec<_>>();
        let at = lies.iter().map(|(place, _)| place.0).collect();
        let mut parts = Vec::new();
        for attribute in [rows::CounterAttribute::Increments] {
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
    ActData { act: kind.id(), parameters: vec![Value::Nothing; 14], lists: Vec::new(), start: None, steps: Vec::new() }
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
    /// a unit begins its movement segment
    StartSegment,
    /// a unit is in the middle of its movement segment
    InSegment,
    /// the movement segment is over
    EndSegment,
    /// a unit moves on through a hex
    PassThrough,
    /// cavalry enters a hex
    CavEnter,
    /// a unit enters a hex that the enemy holds
    EnterEnemyHex,
    /// a unit moves into a neighbouring hex
    EnterHex,
    /// a unit changes its formation
    ChangeFormation,
    /// a unit loses increments
    Loss,
    /// a unit opens fire
    Fire,
    /// a hex is fired at
    FiredAt,
    /// the units of a hex attack in melee
    MeleeAttack,
    /// a unit goes in against a hex
    Assault,
    /// a reinforcement comes in
    Reinforce,
    /// the combat phase begins
    BeginCombat,
    /// the formation of a unit is told from its facing
    InferFormation,
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
    /// a unit begins its movement segment
    SegmentStart,
    /// a unit is in the middle of its movement segment
    Segment,
    /// the movement segment is over
    SegmentEnd,
    /// a unit is about to leave its hex
    Leaving,
    /// a unit enters a hex
    Entry,
    /// a unit moves on through a hex
    Passing,
    /// a unit is about to change its formation
    Forming,
    /// a unit has changed its formation
    Formed,
    /// a unit has lost increments
    Loss,
    /// a unit opens fire
    Fire,
    /// a hex is fired at
    UnderFire,
    /// units of a hex fight a melee
    Melee,
    /// a unit goes in against a hex
    Assault,
    /// a reinforcement comes in
    Arrival,
    /// the combat phase begins
    CombatPhase,
    /// the formation of a unit is told from its facing
    Inference,
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
    /// 16:general Formations in general
    R16General,
    /// 16:column Column
    R16Column,
    /// 16:general-order General order
    R16GeneralOrder,
    /// 16:line Line
    R16Line,
    /// 16:line-movement Movement in line
    R16LineMovement,
    /// 16:line-fire Fire from line
    R16LineFire,
    /// 16:cavalry-line Cavalry in line
    R16CavalryLine,
    /// 16:carre Carré
    R16Carre,
    /// 16:artillery Manhandling guns
    R16Artillery,
    /// Melee 
    Melee,
    /// 6 Breaking down
    R6,
    /// 12 Losses
    R12,
    /// 14 Zones of influence
    R14,
    /// 19 Skirmish order
    R19,
    /// 22 Fire defence
    R22,
    /// 24 Small arms fire
    R24,
    /// 25 Artillery fire
    R25,
    /// 28 Opportunity fire
    R28,
    /// 44 Forced marches
    R44,
    /// 45 Reinforcements
    R45,
    /// TEC:movement Terrain Effects Chart: movement
    TECMovement,
    /// TEC:stacking Terrain Effects Chart: stacking
    TECStacking,
    /// TEC:terrain Terrain Effects Chart: what counts as what
    TECTerrain,
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
    /// 16:general Formations in general: unit
    Unit,
    /// 16:general Formations in general: infantry-unit
    InfantryUnit,
    /// 16:general Formations in general: cavalry-unit
    CavalryUnit,
    /// 16:general Formations in general: battery
    Battery,
    /// 16:general Formations in general: strength
    Strength,
    /// 16:general Formations in general: hexes-covered
    HexesCovered,
    /// 16:general Formations in general: formation-type
    FormationType,
    /// 16:general Formations in general: formation-at-start
    FormationAtStart,
    /// 16:general Formations in general: formed-unit
    FormedUnit,
    /// 16:general Formations in general: inside-a-carre
    InsideACarre,
    /// 16:general Formations in general: passable-battery
    PassableBattery,
    /// 16:general Formations in general: passable-unit
    PassableUnit,
    /// 16:general Formations in general: barring-unit
    BarringUnit,
    /// 16:general Formations in general: breadth
    Breadth,
    /// 16:general Formations in general: change-cost
    ChangeCost,
    /// 16:column Column: columns-alone
    ColumnsAlone,
    /// 16:column Column: crowded-above
    CrowdedAbove,
    /// 16:general-order General order: on-the-road
    OnTheRoad,
    /// 16:general-order General order: general-order-terrain
    GeneralOrderTerrain,
    /// 16:line Line: going-into-line
    GoingIntoLine,
    /// 16:line Line: in-the-clear
    InTheClear,
    /// 16:line Line: lines-alone
    LinesAlone,
    /// 16:line Line: line-over-two
    LineOverTwo,
    /// 16:line-movement Movement in line: allowance
    Allowance,
    /// 16:cavalry-line Cavalry in line: by-breadth
    ByBreadth,
    /// 16:carre Carré: carre-in-target
    CarreInTarget,
    /// 16:carre Carré: against-carre
    AgainstCarre,
    /// 16:artillery Manhandling guns: level-enough
    LevelEnough,
    /// Melee: into-terrain
    IntoTerrain,
    /// 12 Losses: by-losses
    ByLosses,
    /// 12 Losses: fire-factor
    FireFactor,
    /// 14 Zones of influence: zone-for-all
    ZoneForAll,
    /// 14 Zones of influence: nimble
    Nimble,
    /// 14 Zones of influence: stopped
    Stopped,
    /// 19 Skirmish order: skirmisher
    Skirmisher,
    /// 19 Skirmish order: combat-morale
    CombatMorale,
    /// 19 Skirmish order: in-skirmish-order
    InSkirmishOrder,
    /// 22 Fire defence: defence
    Defence,
    /// 24 Small arms fire: increments-per-hex
    IncrementsPerHex,
    /// 24 Small arms fire: shots
    Shots,
    /// 24 Small arms fire: fired-before
    FiredBefore,
    /// 24 Small arms fire: fires
    Fires,
    /// TEC:movement Terrain Effects Chart: movement: on-a-road-march
    OnARoadMarch,
    /// TEC:movement Terrain Effects Chart: movement: hex-cost
    HexCost,
    /// TEC:movement Terrain Effects Chart: movement: terrain-cost
    TerrainCost,
    /// TEC:movement Terrain Effects Chart: movement: entry-cost
    EntryCost,
    /// TEC:stacking Terrain Effects Chart: stacking: infantry-regiment
    InfantryRegiment,
    /// TEC:stacking Terrain Effects Chart: stacking: infantry-battalion
    InfantryBattalion,
    /// TEC:stacking Terrain Effects Chart: stacking: cavalry-regiment
    CavalryRegiment,
    /// TEC:stacking Terrain Effects Chart: stacking: marching-unit
    MarchingUnit,
    /// TEC:stacking Terrain Effects Chart: stacking: ground
    Ground,
    /// TEC:stacking Terrain Effects Chart: stacking: open-to-guns
    OpenToGuns,
    /// TEC:stacking Terrain Effects Chart: stacking: open-to-cavalry
    OpenToCavalry,
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
    /// 16:general Formations in general: formation
    R16General_Formation,
    /// 16:general Formations in general: mixing
    R16General_Mixing,
    /// 16:general Formations in general: cavalry-entry
    R16General_CavalryEntry,
    /// 16:general Formations in general: cavalry-with-infantry
    R16General_CavalryWithInfantry,
    /// 16:general Formations in general: cavalry-with-guns
    R16General_CavalryWithGuns,
    /// 16:general Formations in general: enemy-hex
    R16General_EnemyHex,
    /// 16:general Formations in general: carre-onto-cavalry
    R16General_CarreOntoCavalry,
    /// 16:general Formations in general: cost
    R16General_Cost,
    /// 16:general Formations in general: points-left
    R16General_PointsLeft,
    /// 16:general Formations in general: ma
    R16General_Ma,
    /// 16:column Column: stack
    R16Column_Stack,
    /// 16:column Column: facing
    R16Column_Facing,
    /// 16:general-order General order: facing
    R16GeneralOrder_Facing,
    /// 16:general-order General order: formation
    R16GeneralOrder_Formation,
    /// 16:general-order General order: below-the-top
    R16GeneralOrder_BelowTheTop,
    /// 16:general-order General order: melee-units
    R16GeneralOrder_MeleeUnits,
    /// 16:general-order General order: morale-increments
    R16GeneralOrder_MoraleIncrements,
    /// 16:line Line: facing
    R16Line_Facing,
    /// 16:line Line: terrain
    R16Line_Terrain,
    /// 16:line Line: stack
    R16Line_Stack,
    /// 16:line Line: spread
    R16Line_Spread,
    /// 16:line Line: spread-still
    R16Line_SpreadStill,
    /// 16:line Line: two-at-most
    R16Line_TwoAtMost,
    /// 16:line Line: cost
    R16Line_Cost,
    /// 16:line Line: hexes
    R16Line_Hexes,
    /// 16:line-movement Movement in line: ma
    R16LineMovement_Ma,
    /// 16:cavalry-line Cavalry in line: depth
    R16CavalryLine_Depth,
    /// 16:cavalry-line Cavalry in line: breadth
    R16CavalryLine_Breadth,
    /// 16:cavalry-line Cavalry in line: depth-when-forming
    R16CavalryLine_DepthWhenForming,
    /// 16:carre Carré: assault
    R16Carre_Assault,
    /// 16:carre Carré: cavalry-in-its-hex
    R16Carre_CavalryInItsHex,
    /// 16:artillery Manhandling guns: manhandling
    R16Artillery_Manhandling,
    /// Melee: melee-factor
    Melee_MeleeFactor,
    /// 6 Breaking down: size
    R6_Size,
    /// 12 Losses: fire-factor
    R12_FireFactor,
    /// 14 Zones of influence: moving-on
    R14_MovingOn,
    /// 19 Skirmish order: one-hex
    R19_OneHex,
    /// 19 Skirmish order: two-hexes
    R19_TwoHexes,
    /// 19 Skirmish order: even-split
    R19_EvenSplit,
    /// 19 Skirmish order: hexes
    R19_Hexes,
    /// 19 Skirmish order: treated-as
    R19_TreatedAs,
    /// 19 Skirmish order: range
    R19_Range,
    /// 22 Fire defence: fire-defence
    R22_FireDefence,
    /// 22 Fire defence: fire-die
    R22_FireDie,
    /// 24 Small arms fire: firing-increments
    R24_FiringIncrements,
    /// 24 Small arms fire: range
    R24_Range,
    /// 25 Artillery fire: limbered
    R25_Limbered,
    /// 25 Artillery fire: lower-batteries
    R25_LowerBatteries,
    /// 25 Artillery fire: shared-facing
    R25_SharedFacing,
    /// 25 Artillery fire: own-facing
    R25_OwnFacing,
    /// 28 Opportunity fire: opportunity-fire
    R28_OpportunityFire,
    /// 44 Forced marches: formation
    R44_Formation,
    /// 44 Forced marches: change
    R44_Change,
    /// 44 Forced marches: attack
    R44_Attack,
    /// 45 Reinforcements: off-the-road
    R45_OffTheRoad,
    /// 45 Reinforcements: on-the-road
    R45_OnTheRoad,
    /// TEC:movement Terrain Effects Chart: movement: cost
    TECMovement_Cost,
    /// TEC:movement Terrain Effects Chart: movement: barred
    TECMovement_Barred,
    /// TEC:movement Terrain Effects Chart: movement: points-left
    TECMovement_PointsLeft,
    /// TEC:stacking Terrain Effects Chart: stacking: stack
    TECStacking_Stack,
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
    /// 16:general Formations in general: shown-in-part
    Strength_ShownInPart,
    /// 16:general Formations in general: shown-in-part
    HexesCovered_ShownInPart,
    /// 16:general Formations in general: changed-since
    FormationAtStart_ChangedSince,
    /// 16:general Formations in general: skirmishers-in-the-woods
    R16General_Mixing_SkirmishersInTheWoods,
    /// 16:general Formations in general: cavalry-in-motion
    R16General_Mixing_CavalryInMotion,
    /// 16:general Formations in general: shown
    Breadth_Shown,
    /// 16:general Formations in general: leaving-general-order
    ChangeCost_LeavingGeneralOrder,
    /// 16:column Column: hexside
    R16Column_Hexside_On_FormationType,
    /// 16:general-order General order: imposed
    R16GeneralOrder_Imposed_On_FormationType,
    /// 16:general-order General order: disordered
    R16GeneralOrder_Disordered_On_FormationType,
    /// 16:line Line: vertex
    R16Line_Vertex_On_FormationType,
    /// 16:line Line: whole-regiment
    R16Line_Stack_WholeRegiment,
    /// 16:line Line: additional-point
    R16Line_AdditionalPoint_On_ChangeCost,
    /// 16:line Line: two-hex-line
    R16Line_TwoHexLine_On_ChangeCost,
    /// 16:line-movement Movement in line: line
    Allowance_Line,
    /// 16:line-movement Movement in line: carre
    Allowance_Carre,
    /// 16:line-fire Fire from line: line
    R16LineFire_Line_On_IncrementsPerHex,
    /// 16:cavalry-line Cavalry in line: line
    ByBreadth_Line,
    /// 16:carre Carré: infantry
    AgainstCarre_Infantry,
    /// 16:carre Carré: cavalry
    AgainstCarre_Cavalry,
    /// 12 Losses: losses
    ByLosses_Losses,
    /// 12 Losses: last-increment
    FireFactor_LastIncrement,
    /// 14 Zones of influence: nimble
    Stopped_Nimble,
    /// 19 Skirmish order: skirmishers-in-motion
    R19_SkirmishersInMotion_On_R16General_Mixing,
    /// 19 Skirmish order: skirmishers-in-motion
    R19_SkirmishersInMotion_On_TECStacking_Stack,
    /// 19 Skirmish order: skirmishers
    R19_Skirmishers_On_IncrementsPerHex,
    /// 19 Skirmish order: badly-placed-skirmisher
    CombatMorale_BadlyPlacedSkirmisher,
    /// 19 Skirmish order: skirmishers
    InSkirmishOrder_Skirmishers,
    /// 22 Fire defence: mixed
    Defence_Mixed,
    /// 25 Artillery fire: carre
    R25_Carre_On_IncrementsPerHex,
    /// TEC:movement Terrain Effects Chart: movement: over-several-hexes
    TerrainCost_OverSeveralHexes,
    /// TEC:movement Terrain Effects Chart: movement: by-road
    EntryCost_ByRoad,
    /// TEC:stacking Terrain Effects Chart: stacking: road-march
    Ground_RoadMarch,
    /// TEC:stacking Terrain Effects Chart: stacking: column
    TECStacking_Stack_Column,
    /// TEC:stacking Terrain Effects Chart: stacking: line
    TECStacking_Stack_Line,
    /// TEC:stacking Terrain Effects Chart: stacking: cavalry-passing
    TECStacking_Stack_CavalryPassing,
    /// TEC:stacking Terrain Effects Chart: stacking: cavalry-with-infantry
    TECStacking_Stack_CavalryWithInfantry,
    /// TEC:stacking Terrain Effects Chart: stacking: cavalry-with-guns
    TECStacking_Stack_CavalryWithGuns,
    /// TEC:stacking Terrain Effects Chart: stacking: longer-than-the-road
    TECStacking_Stack_LongerThanTheRoad,
    /// 16:general Formations in general: carre-onto-cavalry
    R16General_EnemyHex_CarreOntoCavalry,
    /// 16:line Line: widening
    R16Line_TwoHexLine_On_ChangeCost_Widening,
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
    /// Whose formations may cavalry not move through?
    A1,
    /// Is limbered or unlimbered a formation type, so that guns may not share with infantry in line?
    A2,
    /// Is the point for going into line the point that any change costs, or one more?
    A3,
    /// Is going from general order into line free?
    A4,
    /// What does it cost to spread a line from one hex to two?
    A5,
    /// May a regiment of more than 18 increments stand in line in one hex?
    A6,
    /// Does the alternative of one regiment leave room for a second counter?
    A7,
    /// Which combinations may share a hex while moving?
    A8,
    /// May cavalry and limbered guns end in one hex?
    A9,
    /// Do general order and skirmish order clash?
    A10,
    /// May infantry that is not in carré enter a hex of the enemy?
    A11,
    /// Through which guns may cavalry pass?
    A12,
    /// Does the limit of the road hold for one unit that is longer than it?
    A13,
    /// May a company stand where the chart allows a battalion?
    A14,
    /// On what ground may guns be pushed by hand?
    A15,
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
    /// TEC: the battle's Terrain Effects Chart
    TEC,
    /// special rules: the battle's special rules
    SpecialRules,
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
        name: text("la-bataille"),
        title: text("La Bataille: Formations and stacking"),
        game: text("La Bataille"),
        edition: text("Premier rules, August 2017"),
        source: text("Rule 16, Tactical Organization, and what it leans on in other chapters"),
    },
    layers: list![
        LayerRow { name: text("la-bataille"), title: text("La Bataille: Formations and stacking") },
    ],
    symbols: list![
        text("start-segment"),
        text("in-segment"),
        text("end-segment"),
        text("pass-through"),
        text("cav-enter"),
        text("enter-enemy-hex"),
        text("enter-hex"),
        text("change-formation"),
        text("loss"),
        text("fire"),
        text("fired-at"),
        text("melee-attack"),
        text("assault"),
        text("reinforce"),
        text("begin-combat"),
        text("infer-formation"),
        text("open"),
        text("slope"),
        text("stream"),
        text("ford"),
        text("clear-ground"),
        text("built-up"),
        text("wooded"),
        text("marsh"),
        text("way"),
        text("one-regiment"),
        text("one-battalion"),
        text("infantry-increments"),
        text("one-cavalry-regiment"),
        text("cavalry-increments"),
        text("cavalry-regiments"),
        text("one-battery"),
        text("artillery-increments"),
        text("increments-with-a-battery"),
        text("battalion-with-a-battery"),
        text("marching-increments"),
        text("clear"),
        text("hamlet"),
        text("village"),
        text("town"),
        text("woods"),
        text("garden"),
        text("swamp"),
        text("road"),
        text("bridge"),
        text("raised-bridge"),
        text("french"),
        text("allied"),
        text("infantry"),
        text("cavalry"),
        text("artillery"),
        text("leader"),
        text("regiment"),
        text("battalion"),
        text("company"),
        text("squadron"),
        text("battery"),
        text("column"),
        text("line"),
        text("carre"),
        text("tirailleur"),
        text("general-order"),
        text("road-march"),
        text("limbered"),
        text("unlimbered"),
        text("in-carre"),
        text("side"),
        text("vertex"),
        text("good"),
        text("disordered"),
        text("routed"),
        text("foot"),
        text("horse"),
        text("front"),
        text("flank"),
        text("own-side"),
        text("any-side"),
        text("no"),
        text("yes"),
        text("same"),
        text("additional"),
        text("one-point"),
        text("two-points"),
        text("skirmishers-and-cavalry"),
        text("none-at-all"),
        text("not-barred"),
        text("barred"),
        text("limbered-or-in-carre"),
        text("horse-artillery"),
        text("clear-only"),
        text("clear-and-slope"),
        text("figure"),
    ],
    aliases: list![
        AliasRow { domain: Values::Arm.id(), alias: text("inf"), symbol: Word::Infantry.symbol() },
        AliasRow { domain: Values::Arm.id(), alias: text("cav"), symbol: Word::Cavalry.symbol() },
        AliasRow { domain: Values::Arm.id(), alias: text("art"), symbol: Word::Artillery.symbol() },
        AliasRow { domain: Values::Formation.id(), alias: text("skirmish"), symbol: Word::Tirailleur.symbol() },
        AliasRow { domain: Values::Formation.id(), alias: text("skirmish-order"), symbol: Word::Tirailleur.symbol() },
        AliasRow { domain: Values::Facing.id(), alias: text("hexside"), symbol: Word::Side.symbol() },
        AliasRow { domain: Values::Morale.id(), alias: text("DD"), symbol: Word::Disordered.symbol() },
        AliasRow { domain: Values::Morale.id(), alias: text("PGD"), symbol: Word::Routed.symbol() },
    ],
    domains: list![
        DomainRow { name: text("act"), values: list![Word::StartSegment.symbol(), Word::InSegment.symbol(), Word::EndSegment.symbol(), Word::PassThrough.symbol(), Word::CavEnter.symbol(), Word::EnterEnemyHex.symbol(), Word::EnterHex.symbol(), Word::ChangeFormation.symbol(), Word::Loss.symbol(), Word::Fire.symbol(), Word::FiredAt.symbol(), Word::MeleeAttack.symbol(), Word::Assault.symbol(), Word::Reinforce.symbol(), Word::BeginCombat.symbol(), Word::InferFormation.symbol()] },
        DomainRow { name: text("crossing"), values: list![Word::Open.symbol(), Word::Slope.symbol(), Word::Stream.symbol(), Word::Ford.symbol()] },
        DomainRow { name: text("ground"), values: list![Word::ClearGround.symbol(), Word::BuiltUp.symbol(), Word::Wooded.symbol(), Word::Marsh.symbol(), Word::Way.symbol()] },
        DomainRow { name: text("allowance"), values: list![Word::OneRegiment.symbol(), Word::OneBattalion.symbol(), Word::InfantryIncrements.symbol(), Word::OneCavalryRegiment.symbol(), Word::CavalryIncrements.symbol(), Word::CavalryRegiments.symbol(), Word::OneBattery.symbol(), Word::ArtilleryIncrements.symbol(), Word::IncrementsWithABattery.symbol(), Word::BattalionWithABattery.symbol(), Word::MarchingIncrements.symbol()] },
        DomainRow { name: text("terrain"), values: list![Word::Clear.symbol(), Word::Slope.symbol(), Word::Hamlet.symbol(), Word::Village.symbol(), Word::Town.symbol(), Word::Woods.symbol(), Word::Garden.symbol(), Word::Swamp.symbol(), Word::Road.symbol(), Word::Bridge.symbol(), Word::RaisedBridge.symbol()] },
        DomainRow { name: text("side"), values: list![Word::French.symbol(), Word::Allied.symbol()] },
        DomainRow { name: text("arm"), values: list![Word::Infantry.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Leader.symbol()] },
        DomainRow { name: text("size"), values: list![Word::Regiment.symbol(), Word::Battalion.symbol(), Word::Company.symbol(), Word::Squadron.symbol(), Word::Battery.symbol()] },
        DomainRow { name: text("formation"), values: list![Word::Column.symbol(), Word::Line.symbol(), Word::Carre.symbol(), Word::Tirailleur.symbol(), Word::GeneralOrder.symbol(), Word::RoadMarch.symbol(), Word::Limbered.symbol(), Word::Unlimbered.symbol(), Word::InCarre.symbol()] },
        DomainRow { name: text("facing"), values: list![Word::Side.symbol(), Word::Vertex.symbol()] },
        DomainRow { name: text("morale"), values: list![Word::Good.symbol(), Word::Disordered.symbol(), Word::Routed.symbol()] },
        DomainRow { name: text("guns"), values: list![Word::Foot.symbol(), Word::Horse.symbol()] },
        DomainRow { name: text("quarter"), values: list![Word::Front.symbol(), Word::Flank.symbol()] },
        DomainRow { name: text("ruling-A1"), values: list![Word::OwnSide.symbol(), Word::AnySide.symbol()] },
        DomainRow { name: text("ruling-A2"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A3"), values: list![Word::Same.symbol(), Word::Additional.symbol()] },
        DomainRow { name: text("ruling-A4"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A5"), values: list![Word::OnePoint.symbol(), Word::TwoPoints.symbol()] },
        DomainRow { name: text("ruling-A6"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A7"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A8"), values: list![Word::SkirmishersAndCavalry.symbol(), Word::NoneAtAll.symbol()] },
        DomainRow { name: text("ruling-A9"), values: list![Word::NotBarred.symbol(), Word::Barred.symbol()] },
        DomainRow { name: text("ruling-A10"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A11"), values: list![Word::No.symbol(), Word::Yes.symbol()] },
        DomainRow { name: text("ruling-A12"), values: list![Word::LimberedOrInCarre.symbol(), Word::HorseArtillery.symbol(), Word::Limbered.symbol()] },
        DomainRow { name: text("ruling-A13"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A14"), values: list![Word::Yes.symbol(), Word::No.symbol()] },
        DomainRow { name: text("ruling-A15"), values: list![Word::ClearOnly.symbol(), Word::ClearAndSlope.symbol()] },
        DomainRow { name: text("figure"), values: list![Word::Figure.symbol()] },
    ],
    place_noun: text("hex"),
    place_plural: text("hexes"),
    game: list![],
    places: list![
        AttributeRow { name: text("terrain"), alias: text(""), of_type: Type::OneOf(Values::Terrain.id()), in_each_place: false, optional: false, usually: None, doc: text("road: the hex holds nothing but the road, as on a dyke") },
        AttributeRow { name: text("has-road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("a road runs through it") },
        AttributeRow { name: text("sunken-road"), alias: text(""), of_type: Type::Flag, in_each_place: false, optional: false, usually: Some(Value::Flag(false)), doc: text("the road runs sunken, and the hex is being defended") },
        AttributeRow { name: text("enemy-front"), alias: text(""), of_type: Type::AnyOf(Values::Arm.id()), in_each_place: false, optional: false, usually: Some(Value::Set(0)), doc: text("the arms of enemy units, carrés left out, whose front hexsides lie on it") },
    ],
    borders: list![],
    counters: list![
        AttributeRow { name: text("side"), alias: text(""), of_type: Type::OneOf(Values::Side.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::French.symbol())), doc: text("") },
        AttributeRow { name: text("arm"), alias: text(""), of_type: Type::OneOf(Values::Arm.id()), in_each_place: false, optional: false, usually: None, doc: text("leaders and aides are no combat units") },
        AttributeRow { name: text("size"), alias: text(""), of_type: Type::OneOf(Values::Size.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("increments"), alias: text("inc"), of_type: Type::Number { from: Some(0), to: None }, in_each_place: true, optional: false, usually: None, doc: text("100 foot, 50 horse or 4 guns each, in this hex") },
        AttributeRow { name: text("total"), alias: text("total-inc"), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of all its hexes, where the position shows only one of them") },
        AttributeRow { name: text("hexes"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("how many it lies in, where the position shows only one of them") },
        AttributeRow { name: text("full-strength"), alias: text(""), of_type: Type::Number { from: Some(0), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("its increments before any loss") },
        AttributeRow { name: text("battalion-strength"), alias: text(""), of_type: Type::Number { from: Some(1), to: None }, in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("of a regiment: the increments of one of its battalions") },
        AttributeRow { name: text("formation"), alias: text(""), of_type: Type::OneOf(Values::Formation.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("none: to be told from facing and terrain") },
        AttributeRow { name: text("facing"), alias: text(""), of_type: Type::OneOf(Values::Facing.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("") },
        AttributeRow { name: text("morale"), alias: text(""), of_type: Type::OneOf(Values::Morale.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Good.symbol())), doc: text("") },
        AttributeRow { name: text("guns"), alias: text(""), of_type: Type::OneOf(Values::Guns.id()), in_each_place: false, optional: false, usually: Some(Value::Symbol(Word::Foot.symbol())), doc: text("of artillery") },
        AttributeRow { name: text("began-as"), alias: text(""), of_type: Type::OneOf(Values::Formation.id()), in_each_place: false, optional: true, usually: Some(Value::Nothing), doc: text("the formation in which it began this movement segment, where it has changed since") },
    ],
    groups: list![],
    parameters: list![
        ParameterRow { name: text("unit"), alias: text(""), of_type: Type::Counter },
        ParameterRow { name: text("printed-ma"), alias: text(""), of_type: Type::Number { from: Some(0), to: None } },
        ParameterRow { name: text("charge"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("ends-here"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("target"), alias: text(""), of_type: Type::Place },
        ParameterRow { name: text("onto"), alias: text(""), of_type: Type::Places },
        ParameterRow { name: text("across"), alias: text(""), of_type: Type::OneOf(Values::Crossing.id()) },
        ParameterRow { name: text("by-road"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("forced-march"), alias: text(""), of_type: Type::Flag },
        ParameterRow { name: text("mp-left"), alias: text(""), of_type: Type::Fraction },
        ParameterRow { name: text("into"), alias: text("to"), of_type: Type::OneOf(Values::Formation.id()) },
        ParameterRow { name: text("in-hexes"), alias: text("hexes"), of_type: Type::Number { from: Some(1), to: None } },
        ParameterRow { name: text("lost"), alias: text("n"), of_type: Type::Number { from: Some(0), to: None } },
        ParameterRow { name: text("quarter"), alias: text(""), of_type: Type::OneOf(Values::Quarter.id()) },
    ],
    acts: list![
        ActRow { name: text("start-segment"), question: false, doc: text("a unit begins its movement segment"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::PrintedMa.id(), optional: false, usually: None, doc: text("the movement value on the counter") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::SegmentStart.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::BeganAs.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }] }], happens_in: None },
        ActRow { name: text("in-segment"), question: false, doc: text("a unit is in the middle of its movement segment"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::PrintedMa.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Segment.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("end-segment"), question: false, doc: text("the movement segment is over"), parameters: list![], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::SegmentEnd.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("pass-through"), question: false, doc: text("a unit moves on through a hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("cav-enter"), question: false, doc: text("cavalry enters a hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Charge.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }, ActParameter { parameter: Parameter::EndsHere.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id()]), conditional: list![ConditionalMoments { stage: Stage::AtTheEnd, moments: Moments::of(&[Moment::SegmentEnd.id()]), condition: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::EndsHere.id() }] }], effects: list![], happens_in: None },
        ActRow { name: text("enter-enemy-hex"), question: false, doc: text("a unit enters a hex that the enemy holds"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Charge.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("enter-hex"), question: false, doc: text("a unit moves into a neighbouring hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Target.id(), optional: true, usually: Some(Value::Nothing), doc: text("") }, ActParameter { parameter: Parameter::Onto.id(), optional: true, usually: Some(Value::Nothing), doc: text("instead of a target: all hexes that a unit over several of them will lie in") }, ActParameter { parameter: Parameter::Across.id(), optional: false, usually: Some(Value::Symbol(Word::Open.symbol())), doc: text("what lies on the hexside") }, ActParameter { parameter: Parameter::ByRoad.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("along a road that crosses the hexside") }, ActParameter { parameter: Parameter::Charge.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }, ActParameter { parameter: Parameter::EndsHere.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }, ActParameter { parameter: Parameter::ForcedMarch.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }, ActParameter { parameter: Parameter::MpLeft.id(), optional: true, usually: Some(Value::Nothing), doc: text("the movement points it has left") }], at_the_start: Moments::of(&[Moment::Leaving.id()]), at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Entry.id()]), conditional: list![ConditionalMoments { stage: Stage::AtTheEnd, moments: Moments::of(&[Moment::SegmentEnd.id()]), condition: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::EndsHere.id() }] }], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Increments.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Onto.id() }, Node::IsNothing(1), Node::Not(2), Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(5), second: None }, Node::Act, Node::Parameter { of: 7, parameter: Parameter::Onto.id() }, Node::Property { of: 8, property: Property::ListCount }, Node::Arithmetic { left: 6, arithmetic: Arithmetic::DividedBy, right: 9 }, Node::Round { value: 10, rounding: Rounding::Up }, Node::Act, Node::Parameter { of: 12, parameter: Parameter::Unit.id() }, Node::Attribute { of: 13, attribute: CounterAttribute::Increments.id() }, Node::If { condition: 3, then: 11, otherwise: 14 }] }, ActEffect::Spreads { what: Parameter::Unit.id(), over: Parameter::Onto.id() }, ActEffect::MovesTo { what: Parameter::Unit.id(), to: Parameter::Target.id() }], happens_in: None },
        ActRow { name: text("change-formation"), question: false, doc: text("a unit changes its formation"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Into.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::InHexes.id(), optional: false, usually: Some(Value::Number(Number::whole(1))), doc: text("how many hexes it will lie in") }, ActParameter { parameter: Parameter::Onto.id(), optional: true, usually: Some(Value::Nothing), doc: text("these hexes, where the position shows them") }, ActParameter { parameter: Parameter::MpLeft.id(), optional: false, usually: None, doc: text("the movement points it has left") }, ActParameter { parameter: Parameter::PrintedMa.id(), optional: true, usually: Some(Value::Nothing), doc: text("") }, ActParameter { parameter: Parameter::ForcedMarch.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }], at_the_start: Moments::of(&[Moment::Forming.id()]), at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Formed.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::BeganAs.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationAtStart.id(), subject: Some(1), second: None }] }, ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Total.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }] }, ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Increments.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }, Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::DividedBy, right: 3 }, Node::Round { value: 4, rounding: Rounding::Up }] }, ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Hexes.id(), to: list![Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }] }, ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Formation.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Into.id() }] }, ActEffect::Spreads { what: Parameter::Unit.id(), over: Parameter::Onto.id() }], happens_in: None },
        ActRow { name: text("loss"), question: false, doc: text("a unit loses increments"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Lost.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Loss.id()]), conditional: list![], effects: list![ActEffect::Sets { what: Parameter::Unit.id(), attribute: CounterAttribute::Total.id(), to: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Lost.id() }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::Minus, right: 4 }] }], happens_in: None },
        ActRow { name: text("fire"), question: false, doc: text("a unit opens fire"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Across.id(), optional: false, usually: Some(Value::Symbol(Word::Open.symbol())), doc: text("what lies on the hexside it fires over") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Fire.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("fired-at"), question: false, doc: text("a hex is fired at"), parameters: list![ActParameter { parameter: Parameter::Quarter.id(), optional: false, usually: Some(Value::Symbol(Word::Front.symbol())), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::UnderFire.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("melee-attack"), question: false, doc: text("the units of a hex attack in melee"), parameters: list![], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Melee.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("assault"), question: false, doc: text("a unit goes in against a hex"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Target.id(), optional: false, usually: None, doc: text("") }, ActParameter { parameter: Parameter::Across.id(), optional: false, usually: Some(Value::Symbol(Word::Open.symbol())), doc: text("") }, ActParameter { parameter: Parameter::ForcedMarch.id(), optional: false, usually: Some(Value::Flag(false)), doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Assault.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("reinforce"), question: false, doc: text("a reinforcement comes in"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::SegmentEnd.id(), Moment::Arrival.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("begin-combat"), question: false, doc: text("the combat phase begins"), parameters: list![], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::CombatPhase.id()]), conditional: list![], effects: list![], happens_in: None },
        ActRow { name: text("infer-formation"), question: false, doc: text("the formation of a unit is told from its facing"), parameters: list![ActParameter { parameter: Parameter::Unit.id(), optional: false, usually: None, doc: text("") }], at_the_start: Moments::NONE, at_each_step: Moments::NONE, on_the_way: Moments::NONE, at_the_end: Moments::of(&[Moment::Inference.id()]), conditional: list![], effects: list![], happens_in: None },
    ],
    moments: list![
        MomentRow { name: text("segment-start"), doc: text("a unit begins its movement segment") },
        MomentRow { name: text("segment"), doc: text("a unit is in the middle of its movement segment") },
        MomentRow { name: text("segment-end"), doc: text("the movement segment is over") },
        MomentRow { name: text("leaving"), doc: text("a unit is about to leave its hex") },
        MomentRow { name: text("entry"), doc: text("a unit enters a hex") },
        MomentRow { name: text("passing"), doc: text("a unit moves on through a hex") },
        MomentRow { name: text("forming"), doc: text("a unit is about to change its formation") },
        MomentRow { name: text("formed"), doc: text("a unit has changed its formation") },
        MomentRow { name: text("loss"), doc: text("a unit has lost increments") },
        MomentRow { name: text("fire"), doc: text("a unit opens fire") },
        MomentRow { name: text("under-fire"), doc: text("a hex is fired at") },
        MomentRow { name: text("melee"), doc: text("units of a hex fight a melee") },
        MomentRow { name: text("assault"), doc: text("a unit goes in against a hex") },
        MomentRow { name: text("arrival"), doc: text("a reinforcement comes in") },
        MomentRow { name: text("combat-phase"), doc: text("the combat phase begins") },
        MomentRow { name: text("inference"), doc: text("the formation of a unit is told from its facing") },
    ],
    references: list![
        ReferenceRow { number: text("TEC"), doc: text("the battle's Terrain Effects Chart") },
        ReferenceRow { number: text("special rules"), doc: text("the battle's special rules") },
    ],
    rulings: list![
        RulingRow { name: text("A1"), question: text("Whose formations may cavalry not move through?"), domain: Values::RulingA1.id(), used: Word::OwnSide.symbol(), because: text("charging the enemy is what the rules on charges are for, and a later edition says friendly in its list"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A1 } },
        RulingRow { name: text("A2"), question: text("Is limbered or unlimbered a formation type, so that guns may not share with infantry in line?"), domain: Values::RulingA2.id(), used: Word::No.symbol(), because: text("the chart has an alternative for infantry and a battery, and guns fire from line, column and carré"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A2 } },
        RulingRow { name: text("A3"), question: text("Is the point for going into line the point that any change costs, or one more?"), domain: Values::RulingA3.id(), used: Word::Same.symbol(), because: text("a line over two hexes is said to cost two in all"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A3 } },
        RulingRow { name: text("A4"), question: text("Is going from general order into line free?"), domain: Values::RulingA4.id(), used: Word::No.symbol(), because: text("leaving general order is free, taking up the line is not: so both sentences mean something"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A4 } },
        RulingRow { name: text("A5"), question: text("What does it cost to spread a line from one hex to two?"), domain: Values::RulingA5.id(), used: Word::OnePoint.symbol(), because: text("the second hex costs one further point"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A5 } },
        RulingRow { name: text("A6"), question: text("May a regiment of more than 18 increments stand in line in one hex?"), domain: Values::RulingA6.id(), used: Word::No.symbol(), because: text("the rule for the line names no regiment, as that for the column does"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A6 } },
        RulingRow { name: text("A7"), question: text("Does the alternative of one regiment leave room for a second counter?"), domain: Values::RulingA7.id(), used: Word::No.symbol(), because: text("it is one regiment or 18 increments"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A7 } },
        RulingRow { name: text("A8"), question: text("Which combinations may share a hex while moving?"), domain: Values::RulingA8.id(), used: Word::SkirmishersAndCavalry.symbol(), because: text("only skirmishers with anybody, and cavalry with those it may pass, are named anywhere"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A8 } },
        RulingRow { name: text("A9"), question: text("May cavalry and limbered guns end in one hex?"), domain: Values::RulingA9.id(), used: Word::NotBarred.symbol(), because: text("the chart has no alternative for them and the text does not forbid them: left open"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A9 } },
        RulingRow { name: text("A10"), question: text("Do general order and skirmish order clash?"), domain: Values::RulingA10.id(), used: Word::Yes.symbol(), because: text("both are formation types"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A10 } },
        RulingRow { name: text("A11"), question: text("May infantry that is not in carré enter a hex of the enemy?"), domain: Values::RulingA11.id(), used: Word::No.symbol(), because: text("the right is given to the carré"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A11 } },
        RulingRow { name: text("A12"), question: text("Through which guns may cavalry pass?"), domain: Values::RulingA12.id(), used: Word::LimberedOrInCarre.symbol(), because: text("so the text of 2017; another page of that year names horse artillery, the text of 2021 limbered guns"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A12 } },
        RulingRow { name: text("A13"), question: text("Does the limit of the road hold for one unit that is longer than it?"), domain: Values::RulingA13.id(), used: Word::Yes.symbol(), because: text("the limit is of increments in one hex, and a longer unit has to trail over several"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A13 } },
        RulingRow { name: text("A14"), question: text("May a company stand where the chart allows a battalion?"), domain: Values::RulingA14.id(), used: Word::Yes.symbol(), because: text("the chart sets the largest counter, and a smaller one is never more crowded"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A14 } },
        RulingRow { name: text("A15"), question: text("On what ground may guns be pushed by hand?"), domain: Values::RulingA15.id(), used: Word::ClearOnly.symbol(), because: text("slopes were added by a later edition"), place: Place { layer: Layer::LaBataille.id(), line: line::ruling::A15 } },
    ],
    charts: list![
        // 16:general change-points
        //               | infantry | cavalry | artillery | leader
        // column        | 1        | 3       | 2         | -
        // line          | 1        | 3       | 2         | -
        // tirailleur    | 1        | 3       | 2         | -
        // road-march    | 1        | 3       | 2         | -
        // carre         | 1        | -       | -         | -
        // general-order | 0        | 0       | 0         | -
        // limbered      | -        | -       | 2         | -
        // unlimbered    | -        | -       | 2         | -
        // in-carre      | -        | -       | 2         | -
        ChartRow { name: text("change-points"), rule: Some(Rule::R16General.id()), row_keys: list![Word::Column.symbol(), Word::Line.symbol(), Word::Tirailleur.symbol(), Word::RoadMarch.symbol(), Word::Carre.symbol(), Word::GeneralOrder.symbol(), Word::Limbered.symbol(), Word::Unlimbered.symbol(), Word::InCarre.symbol()], column_keys: list![Word::Infantry.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Leader.symbol()], cells: list![Value::Number(Number::whole(1)), Value::Number(Number::whole(3)), Value::Number(Number::whole(2)), Value::Prohibited, Value::Number(Number::whole(1)), Value::Number(Number::whole(3)), Value::Number(Number::whole(2)), Value::Prohibited, Value::Number(Number::whole(1)), Value::Number(Number::whole(3)), Value::Number(Number::whole(2)), Value::Prohibited, Value::Number(Number::whole(1)), Value::Number(Number::whole(3)), Value::Number(Number::whole(2)), Value::Prohibited, Value::Number(Number::whole(1)), Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::Number(Number::whole(2)), Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::Number(Number::whole(2)), Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::Number(Number::whole(2)), Value::Prohibited], place: Place { layer: Layer::LaBataille.id(), line: line::chart::ChangePoints }, amended: list![] },
        // 22 fire-defence
        //               | front | flank
        // column        | 6     | 5
        // line          | 9     | 5
        // carre         | 4     | 4
        // road-march    | 4     | 4
        // tirailleur    | ?     | ?
        // general-order | ?     | ?
        // limbered      | ?     | ?
        // unlimbered    | ?     | ?
        // in-carre      | ?     | ?
        ChartRow { name: text("fire-defence"), rule: Some(Rule::R22.id()), row_keys: list![Word::Column.symbol(), Word::Line.symbol(), Word::Carre.symbol(), Word::RoadMarch.symbol(), Word::Tirailleur.symbol(), Word::GeneralOrder.symbol(), Word::Limbered.symbol(), Word::Unlimbered.symbol(), Word::InCarre.symbol()], column_keys: list![Word::Front.symbol(), Word::Flank.symbol()], cells: list![Value::Number(Number::whole(6)), Value::Number(Number::whole(5)), Value::Number(Number::whole(9)), Value::Number(Number::whole(5)), Value::Number(Number::whole(4)), Value::Number(Number::whole(4)), Value::Number(Number::whole(4)), Value::Number(Number::whole(4)), Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure], place: Place { layer: Layer::LaBataille.id(), line: line::chart::FireDefence }, amended: list![] },
        // TEC:movement terrain-points
        //               | infantry | cavalry | artillery | leader
        // clear         | ?        | ?       | ?         | ?
        // slope         | ?        | ?       | ?         | ?
        // hamlet        | ?        | ?       | ?         | ?
        // village       | ?        | ?       | ?         | ?
        // town          | ?        | ?       | ?         | ?
        // woods         | ?        | ?       | ?         | ?
        // garden        | ?        | ?       | ?         | ?
        // swamp         | ?        | ?       | ?         | ?
        // road          | ?        | ?       | ?         | ?
        // bridge        | ?        | ?       | ?         | ?
        // raised-bridge | ?        | ?       | ?         | ?
        ChartRow { name: text("terrain-points"), rule: Some(Rule::TECMovement.id()), row_keys: list![Word::Clear.symbol(), Word::Slope.symbol(), Word::Hamlet.symbol(), Word::Village.symbol(), Word::Town.symbol(), Word::Woods.symbol(), Word::Garden.symbol(), Word::Swamp.symbol(), Word::Road.symbol(), Word::Bridge.symbol(), Word::RaisedBridge.symbol()], column_keys: list![Word::Infantry.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Leader.symbol()], cells: list![Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure], place: Place { layer: Layer::LaBataille.id(), line: line::chart::TerrainPoints }, amended: list![] },
        // TEC:movement crossing-points
        //        | infantry | cavalry | artillery | leader
        // open   | 0        | 0       | 0         | 0
        // slope  | ?        | ?       | ?         | ?
        // stream | ?        | ?       | ?         | ?
        // ford   | ?        | ?       | ?         | ?
        ChartRow { name: text("crossing-points"), rule: Some(Rule::TECMovement.id()), row_keys: list![Word::Open.symbol(), Word::Slope.symbol(), Word::Stream.symbol(), Word::Ford.symbol()], column_keys: list![Word::Infantry.symbol(), Word::Cavalry.symbol(), Word::Artillery.symbol(), Word::Leader.symbol()], cells: list![Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::Number(Number::whole(0)), Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure], place: Place { layer: Layer::LaBataille.id(), line: line::chart::CrossingPoints }, amended: list![] },
        // TEC:stacking stacking
        //                           | clear-ground | built-up | wooded | marsh | way
        // marching-increments       | -            | -        | -      | -     | ?
        // one-regiment              | ?            | ?        | ?      | ?     | -
        // one-battalion             | ?            | ?        | ?      | ?     | -
        // infantry-increments       | ?            | ?        | ?      | ?     | -
        // one-cavalry-regiment      | ?            | ?        | ?      | ?     | -
        // cavalry-increments        | ?            | ?        | ?      | ?     | -
        // cavalry-regiments         | ?            | ?        | ?      | ?     | -
        // one-battery               | ?            | ?        | ?      | ?     | -
        // artillery-increments      | ?            | ?        | ?      | ?     | -
        // increments-with-a-battery | ?            | ?        | ?      | ?     | -
        // battalion-with-a-battery  | ?            | ?        | ?      | ?     | -
        ChartRow { name: text("stacking"), rule: Some(Rule::TECStacking.id()), row_keys: list![Word::MarchingIncrements.symbol(), Word::OneRegiment.symbol(), Word::OneBattalion.symbol(), Word::InfantryIncrements.symbol(), Word::OneCavalryRegiment.symbol(), Word::CavalryIncrements.symbol(), Word::CavalryRegiments.symbol(), Word::OneBattery.symbol(), Word::ArtilleryIncrements.symbol(), Word::IncrementsWithABattery.symbol(), Word::BattalionWithABattery.symbol()], column_keys: list![Word::ClearGround.symbol(), Word::BuiltUp.symbol(), Word::Wooded.symbol(), Word::Marsh.symbol(), Word::Way.symbol()], cells: list![Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::NoFigure, Value::Prohibited], place: Place { layer: Layer::LaBataille.id(), line: line::chart::Stacking }, amended: list![] },
        // TEC:terrain kind-of-ground
        //               | figure
        // clear         | clear-ground
        // slope         | clear-ground
        // hamlet        | built-up
        // village       | built-up
        // town          | built-up
        // woods         | wooded
        // garden        | wooded
        // swamp         | marsh
        // road          | way
        // bridge        | way
        // raised-bridge | way
        ChartRow { name: text("kind-of-ground"), rule: Some(Rule::TECTerrain.id()), row_keys: list![Word::Clear.symbol(), Word::Slope.symbol(), Word::Hamlet.symbol(), Word::Village.symbol(), Word::Town.symbol(), Word::Woods.symbol(), Word::Garden.symbol(), Word::Swamp.symbol(), Word::Road.symbol(), Word::Bridge.symbol(), Word::RaisedBridge.symbol()], column_keys: list![Word::Figure.symbol()], cells: list![Value::Symbol(Word::ClearGround.symbol()), Value::Symbol(Word::ClearGround.symbol()), Value::Symbol(Word::BuiltUp.symbol()), Value::Symbol(Word::BuiltUp.symbol()), Value::Symbol(Word::BuiltUp.symbol()), Value::Symbol(Word::Wooded.symbol()), Value::Symbol(Word::Wooded.symbol()), Value::Symbol(Word::Marsh.symbol()), Value::Symbol(Word::Way.symbol()), Value::Symbol(Word::Way.symbol()), Value::Symbol(Word::Way.symbol())], place: Place { layer: Layer::LaBataille.id(), line: line::chart::KindOfGround }, amended: list![] },
    ],
    rules: list![
        RuleRow { number: text("16:general"), heading: text("Formations in general"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16General }, notes: list![NoteRow { text: text("While cavalry moves, the ban on its entry says through whom; skirmishers in motion: see 19."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16General[0] } }, NoteRow { text: text("Cavalry may not end with friendly infantry even where it may pass through it: nothing lifts that."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16General[1] } }], see: list![] },
        RuleRow { number: text("16:column"), heading: text("Column"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16Column }, notes: list![NoteRow { text: text("Above nine increments a column suffers very heavily from fire: see 22."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16Column[0] } }], see: list![] },
        RuleRow { number: text("16:general-order"), heading: text("General order"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16GeneralOrder }, notes: list![NoteRow { text: text("How many may stand in general order is said by the battle's chart, for each arm: see TEC:stacking."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16GeneralOrder[0] } }, NoteRow { text: text("Entering such terrain puts a unit in general order, free of charge."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16GeneralOrder[1] } }], see: list![Reference::TEC.id()] },
        RuleRow { number: text("16:line"), heading: text("Line"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16Line }, notes: list![NoteRow { text: text("One increment is enough for a line in one hex."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16Line[0] } }], see: list![] },
        RuleRow { number: text("16:line-movement"), heading: text("Movement in line"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16LineMovement }, notes: list![NoteRow { text: text("Two off for having begun the segment in line, for the whole segment, though the unit leave the line; cavalry too."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16LineMovement[0] } }, NoteRow { text: text("A carré has one point, unless its first action is to change formation."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16LineMovement[1] } }], see: list![Reference::SpecialRules.id()] },
        RuleRow { number: text("16:line-fire"), heading: text("Fire from line"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16LineFire }, notes: list![], see: list![] },
        RuleRow { number: text("16:cavalry-line"), heading: text("Cavalry in line"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16CavalryLine }, notes: list![NoteRow { text: text("A line of cavalry may lie over more than two hexes; where a position does not say over how many, that is not judged."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16CavalryLine[0] } }], see: list![] },
        RuleRow { number: text("16:carre"), heading: text("Carré"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16Carre }, notes: list![NoteRow { text: text("It may always go one hex, from clear to clear."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16Carre[0] } }, NoteRow { text: text("One battery may fire from a carré, at a third, through any one hexside."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16Carre[1] } }], see: list![] },
        RuleRow { number: text("16:artillery"), heading: text("Manhandling guns"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R16Artillery }, notes: list![NoteRow { text: text("Unlimbered guns may be pushed one hex in a phase."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R16Artillery[0] } }], see: list![] },
        RuleRow { number: text("Melee"), heading: text(""), place: Place { layer: Layer::LaBataille.id(), line: line::rule::Melee }, notes: list![], see: list![] },
        RuleRow { number: text("6"), heading: text("Breaking down"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R6 }, notes: list![NoteRow { text: text("A regiment that has lost half its strength, or as much as one battalion, is replaced by its battalions."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R6[0] } }, NoteRow { text: text("Cavalry never breaks down."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R6[1] } }], see: list![] },
        RuleRow { number: text("12"), heading: text("Losses"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R12 }, notes: list![], see: list![] },
        RuleRow { number: text("14"), heading: text("Zones of influence"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R14 }, notes: list![NoteRow { text: text("A unit stops on entering a zone, and may leave it only as its first act."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R14[0] } }], see: list![] },
        RuleRow { number: text("19"), heading: text("Skirmish order"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R19 }, notes: list![NoteRow { text: text("Skirmishers and any friendly formation may pass through each other, but may not end together."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R19[0] } }, NoteRow { text: text("Skirmishers who do end so, or above the limit, count as disordered in the combat phase."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R19[1] } }, NoteRow { text: text("Their fire is halved at two hexes."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R19[2] } }], see: list![] },
        RuleRow { number: text("22"), heading: text("Fire defence"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R22 }, notes: list![NoteRow { text: text("The figures are those of Austerlitz: one more on the die for each increment above nine in the hex."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R22[0] } }, NoteRow { text: text("A0019 fire-defence: the figures of the other formations are not known"), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R22[1] } }], see: list![] },
        RuleRow { number: text("24"), heading: text("Small arms fire"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R24 }, notes: list![], see: list![] },
        RuleRow { number: text("25"), heading: text("Artillery fire"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R25 }, notes: list![NoteRow { text: text("With infantry in line: four infantry increments and one battery at one target, the guns facing as the infantry does."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R25[0] } }], see: list![] },
        RuleRow { number: text("28"), heading: text("Opportunity fire"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R28 }, notes: list![NoteRow { text: text("The target is shot at in the formation that it is leaving."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R28[0] } }, NoteRow { text: text("A line or skirmish order that shrinks because of losses does not draw it: see 16:line and 19."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::R28[1] } }], see: list![] },
        RuleRow { number: text("44"), heading: text("Forced marches"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R44 }, notes: list![], see: list![] },
        RuleRow { number: text("45"), heading: text("Reinforcements"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::R45 }, notes: list![], see: list![] },
        RuleRow { number: text("TEC:movement"), heading: text("Terrain Effects Chart: movement"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::TECMovement }, notes: list![NoteRow { text: text("A line over several hexes moves at the price of the slowest terrain that it meets."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::TECMovement[0] } }, NoteRow { text: text("Roads stop at the edge of built-up hexes."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::TECMovement[1] } }], see: list![Reference::TEC.id()] },
        RuleRow { number: text("TEC:stacking"), heading: text("Terrain Effects Chart: stacking"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::TECStacking }, notes: list![NoteRow { text: text("In the clear, infantry in column is judged by 16:column, and infantry in line by 16:line."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::TECStacking[0] } }, NoteRow { text: text("Who may share a hex with cavalry is said in 16:general; the chart has no alternative for it."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::TECStacking[1] } }, NoteRow { text: text("The limits are in force while moving and charging too, not only at the end."), place: Place { layer: Layer::LaBataille.id(), line: line::rule_notes::TECStacking[2] } }], see: list![Reference::TEC.id()] },
        RuleRow { number: text("TEC:terrain"), heading: text("Terrain Effects Chart: what counts as what"), place: Place { layer: Layer::LaBataille.id(), line: line::rule::TECTerrain }, notes: list![], see: list![] },
    ],
    definitions: list![
        // 16:general unit is a counter where arm is not leader
        DefinitionRow { name: text("unit"), plural: text("units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Leader.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Unit }, words: text("unit is a counter where arm is not leader") },
        // 16:general infantry unit is a unit where arm is infantry
        DefinitionRow { name: text("infantry-unit"), plural: text("infantry-units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InfantryUnit }, words: text("infantry unit is a unit where arm is infantry") },
        // 16:general cavalry unit is a unit where arm is cavalry
        DefinitionRow { name: text("cavalry-unit"), plural: text("cavalry-units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::CavalryUnit }, words: text("cavalry unit is a unit where arm is cavalry") },
        // 16:general battery is a unit where arm is artillery
        DefinitionRow { name: text("battery"), plural: text("batteries"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Battery }, words: text("battery is a unit where arm is artillery") },
        // 16:general strength of a unit: total increments
        DefinitionRow { name: text("strength"), plural: text("strength"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::OverPlaces { of: 0, attribute: CounterAttribute::Increments.id(), aggregate: Aggregate::Sum }], exceptions: list![Exception::Strength_ShownInPart.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Strength }, words: text("strength of a unit: total increments") },
        // 16:general hexes covered of a unit: place count
        DefinitionRow { name: text("hexes-covered"), plural: text("hexes-covered"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::PlaceCount }], exceptions: list![Exception::HexesCovered_ShownInPart.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::HexesCovered }, words: text("hexes covered of a unit: place count") },
        // 16:general formation type of a unit: formation
        DefinitionRow { name: text("formation-type"), plural: text("formation-type"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Formation.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }], exceptions: list![Exception::R16Column_Hexside_On_FormationType.id(), Exception::R16GeneralOrder_Imposed_On_FormationType.id(), Exception::R16GeneralOrder_Disordered_On_FormationType.id(), Exception::R16Line_Vertex_On_FormationType.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::FormationType }, words: text("formation type of a unit: formation") },
        // 16:general formation at start of a unit: formation
        DefinitionRow { name: text("formation-at-start"), plural: text("formation-at-start"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Formation.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }], exceptions: list![Exception::FormationAtStart_ChangedSince.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::FormationAtStart }, words: text("formation at start of a unit: formation") },
        // 16:general formed unit is a unit where arm is not artillery or ruling A2 is yes
        DefinitionRow { name: text("formed-unit"), plural: text("formed-units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Ruling(Ruling::A2.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(6, 9), Node::And(1, 10)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::FormedUnit }, words: text("formed unit is a unit where arm is not artillery or ruling A2 is yes") },
        // 16:general inside a carre of a unit: formation is in carre or there is another friendly infantry unit here where formation is carre
        DefinitionRow { name: text("inside-a-carre"), plural: text("inside-a-carre"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::InCarre.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 5 }), other_than: Some(4), class: Some(Definition::InfantryUnit.id()), condition: Some(9) }, Node::Exists { set: 10 }, Node::Or(3, 11)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InsideACarre }, words: text("inside a carre of a unit: formation is in carre or there is another friendly infantry unit here where formation is carre") },
        // 16:general passable battery is a battery where (formation is limbered or inside a carre) and ruling A12 is limbered or in carre or guns is horse and ruling A12 is horse artillery or formation is limbered and ruling A12 is limbered
        DefinitionRow { name: text("passable-battery"), plural: text("passable-batteries"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Battery.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Battery.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Limbered.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Defined { definition: Definition::InsideACarre.id(), subject: Some(6), second: None }, Node::Or(5, 7), Node::Ruling(Ruling::A12.id()), Node::Symbol(Word::LimberedOrInCarre.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::And(8, 11), Node::Slot(0), Node::Attribute { of: 13, attribute: CounterAttribute::Guns.id() }, Node::Symbol(Word::Horse.symbol()), Node::Compare { left: 14, comparison: Comparison::Equal, right: 15 }, Node::Ruling(Ruling::A12.id()), Node::Symbol(Word::HorseArtillery.symbol()), Node::Compare { left: 17, comparison: Comparison::Equal, right: 18 }, Node::And(16, 19), Node::Or(12, 20), Node::Slot(0), Node::Attribute { of: 22, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Limbered.symbol()), Node::Compare { left: 23, comparison: Comparison::Equal, right: 24 }, Node::Ruling(Ruling::A12.id()), Node::Symbol(Word::Limbered.symbol()), Node::Compare { left: 26, comparison: Comparison::Equal, right: 27 }, Node::And(25, 28), Node::Or(21, 29), Node::And(1, 30)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::PassableBattery }, words: text("passable battery is a battery where (formation is limbered or inside a carre) and ruling A12 is limbered or in carre or guns is horse and ruling A12 is horse artillery or formation is limbered and ruling A12 is limbered") },
        // 16:general passable unit is a unit where arm is cavalry or arm is infantry and formation is one of carre, tirailleur or it is a passable battery
        DefinitionRow { name: text("passable-unit"), plural: text("passable-units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Slot(0), Node::Attribute { of: 10, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17), Node::And(9, 18), Node::Or(5, 19), Node::Slot(0), Node::Defined { definition: Definition::PassableBattery.id(), subject: Some(21), second: None }, Node::Or(20, 22), Node::And(1, 23)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::PassableUnit }, words: text("passable unit is a unit where arm is cavalry or arm is infantry and formation is one of carre, tirailleur or it is a passable battery") },
        // 16:general barring unit is a unit where it is not a passable unit
        DefinitionRow { name: text("barring-unit"), plural: text("barring-units"), rule: Some(Rule::R16General.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::PassableUnit.id(), subject: Some(2), second: None }, Node::Not(3), Node::And(1, 4)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::BarringUnit }, words: text("barring unit is a unit where it is not a passable unit") },
        // 16:general breadth: in hexes
        DefinitionRow { name: text("breadth"), plural: text("breadth"), rule: Some(Rule::R16General.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::InHexes.id() }], exceptions: list![Exception::Breadth_Shown.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Breadth }, words: text("breadth: in hexes") },
        // 16:general change cost: change points for into and unit's arm
        DefinitionRow { name: text("change-cost"), plural: text("change-cost"), rule: Some(Rule::R16General.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Into.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::Arm.id() }, Node::Chart { chart: Chart::ChangePoints.id(), row: 1, column: 4 }], exceptions: list![Exception::ChangeCost_LeavingGeneralOrder.id(), Exception::R16Line_AdditionalPoint_On_ChangeCost.id(), Exception::R16Line_TwoHexLine_On_ChangeCost.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::ChangeCost }, words: text("change cost: change points for into and unit's arm") },
        // 16:column columns alone of a hex: here's in the clear and (there is a unit here where formation type is column) and every unit here has (arm is infantry and (formation type is column or formation type is tirailleur and ruling A8 is skirmishers and cavalry))
        DefinitionRow { name: text("columns-alone"), plural: text("columns-alone"), rule: Some(Rule::R16Column.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Here, Node::Defined { definition: Definition::InTheClear.id(), subject: Some(0), second: None }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(2), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(5) }, Node::Exists { set: 6 }, Node::And(1, 7), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Attribute { of: 10, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(14), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(18), second: None }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 19, comparison: Comparison::Equal, right: 20 }, Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::SkirmishersAndCavalry.symbol()), Node::Compare { left: 22, comparison: Comparison::Equal, right: 23 }, Node::And(21, 24), Node::Or(17, 25), Node::And(13, 26), Node::Every { set: 9, condition: 27 }, Node::And(8, 28)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::ColumnsAlone }, words: text("columns alone of a hex: here's in the clear and (there is a unit here where formation type is column) and every unit here has (arm is infantry and (formation type is column or formation type is tirailleur and ruling A8 is skirmishers and cavalry))") },
        // 16:column crowded above: 9
        DefinitionRow { name: text("crowded-above"), plural: text("crowded-above"), rule: Some(Rule::R16Column.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(9))], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::CrowdedAbove }, words: text("crowded above: 9") },
        // 16:general-order on the road of a unit: formation is road march and here's has road and kind of ground of here's terrain is not built up
        DefinitionRow { name: text("on-the-road"), plural: text("on-the-road"), rule: Some(Rule::R16GeneralOrder.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Here, Node::Attribute { of: 4, attribute: PlaceAttribute::HasRoad.id() }, Node::And(3, 5), Node::Here, Node::Attribute { of: 7, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 8, column: 9 }, Node::Symbol(Word::BuiltUp.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Not(12), Node::And(6, 13)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::OnTheRoad }, words: text("on the road of a unit: formation is road march and here's has road and kind of ground of here's terrain is not built up") },
        // 16:general-order general order terrain of a hex: kind of ground of terrain is one of built up, wooded, marsh
        DefinitionRow { name: text("general-order-terrain"), plural: text("general-order-terrain"), rule: Some(Rule::R16GeneralOrder.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 1, column: 2 }, Node::Symbol(Word::BuiltUp.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 7, column: 8 }, Node::Symbol(Word::Wooded.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Or(5, 11), Node::Slot(0), Node::Attribute { of: 13, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 14, column: 15 }, Node::Symbol(Word::Marsh.symbol()), Node::Compare { left: 16, comparison: Comparison::Equal, right: 17 }, Node::Or(12, 18)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::GeneralOrderTerrain }, words: text("general order terrain of a hex: kind of ground of terrain is one of built up, wooded, marsh") },
        // 16:line going into line: unit's arm is infantry and into is line
        DefinitionRow { name: text("going-into-line"), plural: text("going-into-line"), rule: Some(Rule::R16Line.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Into.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::And(4, 8)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::GoingIntoLine }, words: text("going into line: unit's arm is infantry and into is line") },
        // 16:line in the clear of a hex: kind of ground of terrain is clear ground
        DefinitionRow { name: text("in-the-clear"), plural: text("in-the-clear"), rule: Some(Rule::R16Line.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 1, column: 2 }, Node::Symbol(Word::ClearGround.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InTheClear }, words: text("in the clear of a hex: kind of ground of terrain is clear ground") },
        // 16:line lines alone of a hex: here's in the clear and (there is a unit here where formation type is line) and every unit here has (arm is infantry and (formation type is line or formation type is tirailleur and ruling A8 is skirmishers and cavalry))
        DefinitionRow { name: text("lines-alone"), plural: text("lines-alone"), rule: Some(Rule::R16Line.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Here, Node::Defined { definition: Definition::InTheClear.id(), subject: Some(0), second: None }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(2), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(5) }, Node::Exists { set: 6 }, Node::And(1, 7), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Attribute { of: 10, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(14), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(18), second: None }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 19, comparison: Comparison::Equal, right: 20 }, Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::SkirmishersAndCavalry.symbol()), Node::Compare { left: 22, comparison: Comparison::Equal, right: 23 }, Node::And(21, 24), Node::Or(17, 25), Node::And(13, 26), Node::Every { set: 9, condition: 27 }, Node::And(8, 28)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::LinesAlone }, words: text("lines alone of a hex: here's in the clear and (there is a unit here where formation type is line) and every unit here has (arm is infantry and (formation type is line or formation type is tirailleur and ruling A8 is skirmishers and cavalry))") },
        // 16:line line over two is a unit where arm is infantry and formation is line and hexes covered is at least 2
        DefinitionRow { name: text("line-over-two"), plural: text("line-over-twos"), rule: Some(Rule::R16Line.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(5, 9), Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(11), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 12, comparison: Comparison::AtLeast, right: 13 }, Node::And(10, 14), Node::And(1, 15)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::LineOverTwo }, words: text("line over two is a unit where arm is infantry and formation is line and hexes covered is at least 2") },
        // 16:line-movement allowance: printed ma
        DefinitionRow { name: text("allowance"), plural: text("allowance"), rule: Some(Rule::R16LineMovement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::PrintedMa.id() }], exceptions: list![Exception::Allowance_Line.id(), Exception::Allowance_Carre.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Allowance }, words: text("allowance: printed ma") },
        // 16:cavalry-line by breadth: 1
        DefinitionRow { name: text("by-breadth"), plural: text("by-breadth"), rule: Some(Rule::R16CavalryLine.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::ByBreadth_Line.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::ByBreadth }, words: text("by breadth: 1") },
        // 16:carre carre in target: there is an enemy infantry unit in target where formation is carre
        DefinitionRow { name: text("carre-in-target"), plural: text("carre-in-target"), rule: Some(Rule::R16Carre.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Target.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::In(1), relation: Some(Relation::Enemy { to: 3 }), other_than: None, class: Some(Definition::InfantryUnit.id()), condition: Some(7) }, Node::Exists { set: 8 }], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::CarreInTarget }, words: text("carre in target: there is an enemy infantry unit in target where formation is carre") },
        // 16:carre against carre: 1
        DefinitionRow { name: text("against-carre"), plural: text("against-carre"), rule: Some(Rule::R16Carre.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::AgainstCarre_Infantry.id(), Exception::AgainstCarre_Cavalry.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::AgainstCarre }, words: text("against carre: 1") },
        // 16:artillery level enough of a hex: terrain is clear or terrain is slope and ruling A15 is clear and slope
        DefinitionRow { name: text("level-enough"), plural: text("level-enough"), rule: Some(Rule::R16Artillery.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Clear.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Slope.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Ruling(Ruling::A15.id()), Node::Symbol(Word::ClearAndSlope.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::And(7, 10), Node::Or(3, 11)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::LevelEnough }, words: text("level enough of a hex: terrain is clear or terrain is slope and ruling A15 is clear and slope") },
        // Melee into terrain: 1
        DefinitionRow { name: text("into-terrain"), plural: text("into-terrain"), rule: Some(Rule::Melee.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::IntoTerrain }, words: text("into terrain: 1") },
        // 12 by losses: 1
        DefinitionRow { name: text("by-losses"), plural: text("by-losses"), rule: Some(Rule::R12.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::ByLosses_Losses.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::ByLosses }, words: text("by losses: 1") },
        // 12 fire factor of a unit: 1
        DefinitionRow { name: text("fire-factor"), plural: text("fire-factor"), rule: Some(Rule::R12.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::FireFactor_LastIncrement.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::FireFactor }, words: text("fire factor of a unit: 1") },
        // 14 zone for all of a hex: enemy front is not nothing
        DefinitionRow { name: text("zone-for-all"), plural: text("zone-for-all"), rule: Some(Rule::R14.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::EnemyFront.id() }, Node::SymbolSet(0), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Not(3)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::ZoneForAll }, words: text("zone for all of a hex: enemy front is not nothing") },
        // 14 nimble of a unit: arm is cavalry or arm is artillery and guns is horse
        DefinitionRow { name: text("nimble"), plural: text("nimble"), rule: Some(Rule::R14.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Slot(0), Node::Attribute { of: 8, attribute: CounterAttribute::Guns.id() }, Node::Symbol(Word::Horse.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::And(7, 11), Node::Or(3, 12)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Nimble }, words: text("nimble of a unit: arm is cavalry or arm is artillery and guns is horse") },
        // 14 stopped of a unit: here's zone for all
        DefinitionRow { name: text("stopped"), plural: text("stopped"), rule: Some(Rule::R14.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Here, Node::Defined { definition: Definition::ZoneForAll.id(), subject: Some(0), second: None }], exceptions: list![Exception::Stopped_Nimble.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Stopped }, words: text("stopped of a unit: here's zone for all") },
        // 19 skirmisher is a unit where formation is tirailleur
        DefinitionRow { name: text("skirmisher"), plural: text("skirmishers"), rule: Some(Rule::R19.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Skirmisher }, words: text("skirmisher is a unit where formation is tirailleur") },
        // 19 combat morale of a unit: morale
        DefinitionRow { name: text("combat-morale"), plural: text("combat-morale"), rule: Some(Rule::R19.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::OneOf(Values::Morale.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Morale.id() }], exceptions: list![Exception::CombatMorale_BadlyPlacedSkirmisher.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::CombatMorale }, words: text("combat morale of a unit: morale") },
        // 19 in skirmish order: 1
        DefinitionRow { name: text("in-skirmish-order"), plural: text("in-skirmish-order"), rule: Some(Rule::R19.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Number(Number::whole(1))], exceptions: list![Exception::InSkirmishOrder_Skirmishers.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InSkirmishOrder }, words: text("in skirmish order: 1") },
        // 22 defence of a unit: fire defence for formation type and quarter
        DefinitionRow { name: text("defence"), plural: text("defence"), rule: Some(Rule::R22.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Quarter.id() }, Node::Chart { chart: Chart::FireDefence.id(), row: 1, column: 3 }], exceptions: list![Exception::Defence_Mixed.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Defence }, words: text("defence of a unit: fire defence for formation type and quarter") },
        // 24 increments per hex of a unit: unlimited
        DefinitionRow { name: text("increments-per-hex"), plural: text("increments-per-hex"), rule: Some(Rule::R24.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Unlimited], exceptions: list![Exception::R16LineFire_Line_On_IncrementsPerHex.id(), Exception::R19_Skirmishers_On_IncrementsPerHex.id(), Exception::R25_Carre_On_IncrementsPerHex.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::IncrementsPerHex }, words: text("increments per hex of a unit: unlimited") },
        // 24 shots of an act: the lower of its unit's increments and its unit's increments per hex
        DefinitionRow { name: text("shots"), plural: text("shots"), rule: Some(Rule::R24.id()), subject: Some(Subject::Act), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Increments.id() }, Node::Slot(0), Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::IncrementsPerHex.id(), subject: Some(4), second: None }, Node::Lower(2, 5)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Shots }, words: text("shots of an act: the lower of its unit's increments and its unit's increments per hex") },
        // 24 fired before: sum of shots of acts where (it is fire and it is not the act and its unit is in here and its unit's arm is infantry)
        DefinitionRow { name: text("fired-before"), plural: text("fired-before"), rule: Some(Rule::R24.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::Fire.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Act, Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::And(3, 7), Node::Slot(0), Node::Parameter { of: 9, parameter: Parameter::Unit.id() }, Node::Here, Node::In { what: 10, within: 11 }, Node::And(8, 12), Node::Slot(0), Node::Parameter { of: 14, parameter: Parameter::Unit.id() }, Node::Attribute { of: 15, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 16, comparison: Comparison::Equal, right: 17 }, Node::And(13, 18), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(19) }, Node::Slot(0), Node::Defined { definition: Definition::Shots.id(), subject: Some(21), second: None }, Node::Aggregate { aggregate: Aggregate::Sum, set: 20, of: 22 }], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::FiredBefore }, words: text("fired before: sum of shots of acts where (it is fire and it is not the act and its unit is in here and its unit's arm is infantry)") },
        // 24 fires of a unit: (the lower of increments and the higher of 0 and increments per hex minus fired before) plus the lower of strength minus increments and increments per hex
        DefinitionRow { name: text("fires"), plural: text("fires"), rule: Some(Rule::R24.id()), subject: Some(Subject::Counter), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }, Node::Number(Number::whole(0)), Node::Slot(0), Node::Defined { definition: Definition::IncrementsPerHex.id(), subject: Some(3), second: None }, Node::Defined { definition: Definition::FiredBefore.id(), subject: None, second: None }, Node::Arithmetic { left: 4, arithmetic: Arithmetic::Minus, right: 5 }, Node::Higher(2, 6), Node::Lower(1, 7), Node::Slot(0), Node::Defined { definition: Definition::Strength.id(), subject: Some(9), second: None }, Node::Slot(0), Node::Attribute { of: 11, attribute: CounterAttribute::Increments.id() }, Node::Arithmetic { left: 10, arithmetic: Arithmetic::Minus, right: 12 }, Node::Slot(0), Node::Defined { definition: Definition::IncrementsPerHex.id(), subject: Some(14), second: None }, Node::Lower(13, 15), Node::Arithmetic { left: 8, arithmetic: Arithmetic::Plus, right: 16 }], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Fires }, words: text("fires of a unit: (the lower of increments and the higher of 0 and increments per hex minus fired before) plus the lower of strength minus increments and increments per hex") },
        // TEC:movement on a road march: by road and unit's formation is road march and target's terrain is not one of hamlet, village, town
        DefinitionRow { name: text("on-a-road-march"), plural: text("on-a-road-march"), rule: Some(Rule::TECMovement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::ByRoad.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(1, 6), Node::Act, Node::Parameter { of: 8, parameter: Parameter::Target.id() }, Node::Attribute { of: 9, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Hamlet.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Act, Node::Parameter { of: 13, parameter: Parameter::Target.id() }, Node::Attribute { of: 14, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Village.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(12, 17), Node::Act, Node::Parameter { of: 19, parameter: Parameter::Target.id() }, Node::Attribute { of: 20, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Town.symbol()), Node::Compare { left: 21, comparison: Comparison::Equal, right: 22 }, Node::Or(18, 23), Node::Not(24), Node::And(7, 25)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::OnARoadMarch }, words: text("on a road march: by road and unit's formation is road march and target's terrain is not one of hamlet, village, town") },
        // TEC:movement hex cost of a hex: terrain points for its terrain and unit's arm
        DefinitionRow { name: text("hex-cost"), plural: text("hex-cost"), rule: Some(Rule::TECMovement.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::Arm.id() }, Node::Chart { chart: Chart::TerrainPoints.id(), row: 1, column: 4 }], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::HexCost }, words: text("hex cost of a hex: terrain points for its terrain and unit's arm") },
        // TEC:movement terrain cost: hex cost of target
        DefinitionRow { name: text("terrain-cost"), plural: text("terrain-cost"), rule: Some(Rule::TECMovement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Target.id() }, Node::Defined { definition: Definition::HexCost.id(), subject: Some(1), second: None }], exceptions: list![Exception::TerrainCost_OverSeveralHexes.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::TerrainCost }, words: text("terrain cost: hex cost of target") },
        // TEC:movement entry cost: terrain cost plus crossing points for across and unit's arm
        DefinitionRow { name: text("entry-cost"), plural: text("entry-cost"), rule: Some(Rule::TECMovement.id()), subject: None, second: None, class: false, within: None, of_type: Type::Fraction, general: list![Node::Defined { definition: Definition::TerrainCost.id(), subject: None, second: None }, Node::Act, Node::Parameter { of: 1, parameter: Parameter::Across.id() }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Chart { chart: Chart::CrossingPoints.id(), row: 2, column: 5 }, Node::Arithmetic { left: 0, arithmetic: Arithmetic::Plus, right: 6 }], exceptions: list![Exception::EntryCost_ByRoad.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::EntryCost }, words: text("entry cost: terrain cost plus crossing points for across and unit's arm") },
        // TEC:stacking infantry regiment is a unit where arm is infantry and size is regiment
        DefinitionRow { name: text("infantry-regiment"), plural: text("infantry-regiments"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Regiment.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(5, 9), Node::And(1, 10)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InfantryRegiment }, words: text("infantry regiment is a unit where arm is infantry and size is regiment") },
        // TEC:stacking infantry battalion is a unit where arm is infantry and (size is battalion or size is company and ruling A14 is yes)
        DefinitionRow { name: text("infantry-battalion"), plural: text("infantry-battalions"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Slot(0), Node::Attribute { of: 10, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Company.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Ruling(Ruling::A14.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 14, comparison: Comparison::Equal, right: 15 }, Node::And(13, 16), Node::Or(9, 17), Node::And(5, 18), Node::And(1, 19)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::InfantryBattalion }, words: text("infantry battalion is a unit where arm is infantry and (size is battalion or size is company and ruling A14 is yes)") },
        // TEC:stacking cavalry regiment is a unit where arm is cavalry and size is regiment
        DefinitionRow { name: text("cavalry-regiment"), plural: text("cavalry-regiments"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Slot(0), Node::Attribute { of: 6, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Regiment.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(5, 9), Node::And(1, 10)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::CavalryRegiment }, words: text("cavalry regiment is a unit where arm is cavalry and size is regiment") },
        // TEC:stacking marching unit is a unit where formation type is road march and kind of ground of here's terrain is not built up
        DefinitionRow { name: text("marching-unit"), plural: text("marching-units"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Counter), second: None, class: true, within: Some(Definition::Unit.id()), of_type: Type::Flag, general: list![Node::Slot(0), Node::Defined { definition: Definition::Unit.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(2), second: None }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Here, Node::Attribute { of: 6, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 7, column: 8 }, Node::Symbol(Word::BuiltUp.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Not(11), Node::And(5, 12), Node::And(1, 13)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::MarchingUnit }, words: text("marching unit is a unit where formation type is road march and kind of ground of here's terrain is not built up") },
        // TEC:stacking ground of a hex: kind of ground of terrain
        DefinitionRow { name: text("ground"), plural: text("ground"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::OneOf(Values::Ground.id()), general: list![Node::Slot(0), Node::Attribute { of: 0, attribute: PlaceAttribute::Terrain.id() }, Node::Symbol(Word::Figure.symbol()), Node::Chart { chart: Chart::KindOfGround.id(), row: 1, column: 2 }], exceptions: list![Exception::Ground_RoadMarch.id()], place: Place { layer: Layer::LaBataille.id(), line: line::definition::Ground }, words: text("ground of a hex: kind of ground of terrain") },
        // TEC:stacking open to guns of a hex: yes
        DefinitionRow { name: text("open-to-guns"), plural: text("open-to-guns"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Flag(true)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::OpenToGuns }, words: text("open to guns of a hex: yes") },
        // TEC:stacking open to cavalry of a hex: yes
        DefinitionRow { name: text("open-to-cavalry"), plural: text("open-to-cavalry"), rule: Some(Rule::TECStacking.id()), subject: Some(Subject::Place), second: None, class: false, within: None, of_type: Type::Flag, general: list![Node::Flag(true)], exceptions: list![], place: Place { layer: Layer::LaBataille.id(), line: line::definition::OpenToCavalry }, words: text("open to cavalry of a hex: yes") },
    ],
    clauses: list![
        // 16:general value formation at inference: unit's formation type
        ClauseRow { rule: Rule::R16General.id(), name: text("formation"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Inference.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationType.id(), subject: Some(1), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_Formation }, words: text("value formation at inference: unit's formation type"), condition_words: text(""), notes: list![] },
        // 16:general exclusion mixing at segment end, entry, passing: a formed unit called x may not share with another friendly formed unit where formation type is not x's formation type
        ClauseRow { rule: Rule::R16General.id(), name: text("mixing"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Entry.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::FormedUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(2), second: None }, Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(4), second: None }, Node::Compare { left: 3, comparison: Comparison::Equal, right: 5 }, Node::Not(6), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: Some(0), class: Some(Definition::FormedUnit.id()), condition: Some(7) }] }, exceptions: list![Exception::R16General_Mixing_SkirmishersInTheWoods.id(), Exception::R16General_Mixing_CavalryInMotion.id(), Exception::R19_SkirmishersInMotion_On_R16General_Mixing.id()], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_Mixing }, words: text("exclusion mixing at segment end, entry, passing: a formed unit called x may not share with another friendly formed unit where formation type is not x's formation type"), condition_words: text(""), notes: list![] },
        // 16:general ban cavalry entry at entry where unit's arm is cavalry: there is a friendly barring unit here or ruling A1 is any side and there is an enemy barring unit here
        ClauseRow { rule: Rule::R16General.id(), name: text("cavalry-entry"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: None, class: Some(Definition::BarringUnit.id()), condition: None }, Node::Exists { set: 2 }, Node::Ruling(Ruling::A1.id()), Node::Symbol(Word::AnySide.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Act, Node::Parameter { of: 7, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 8 }), other_than: None, class: Some(Definition::BarringUnit.id()), condition: None }, Node::Exists { set: 9 }, Node::And(6, 10), Node::Or(3, 11)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_CavalryEntry }, words: text("ban cavalry entry at entry where unit's arm is cavalry: there is a friendly barring unit here or ruling A1 is any side and there is an enemy barring unit here"), condition_words: text("unit's arm is cavalry"), notes: list![] },
        // 16:general exclusion cavalry with infantry at segment end: a cavalry unit may not share with a friendly infantry unit
        ClauseRow { rule: Rule::R16General.id(), name: text("cavalry-with-infantry"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 0 }), other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }] }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_CavalryWithInfantry }, words: text("exclusion cavalry with infantry at segment end: a cavalry unit may not share with a friendly infantry unit"), condition_words: text(""), notes: list![] },
        // 16:general exclusion cavalry with guns at segment end: a cavalry unit may not share with a friendly battery where formation is unlimbered and not inside a carre
        ClauseRow { rule: Rule::R16General.id(), name: text("cavalry-with-guns"), kind: ClauseKind::Exclusion, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::MayNotShare { subject: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }], with: list![Node::Slot(0), Node::Slot(1), Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Unlimbered.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Slot(1), Node::Defined { definition: Definition::InsideACarre.id(), subject: Some(5), second: None }, Node::Not(6), Node::And(4, 7), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 0 }), other_than: None, class: Some(Definition::Battery.id()), condition: Some(8) }] }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_CavalryWithGuns }, words: text("exclusion cavalry with guns at segment end: a cavalry unit may not share with a friendly battery where formation is unlimbered and not inside a carre"), condition_words: text(""), notes: list![] },
        // 16:general ban enemy hex at entry where not charge and (unit's arm is not infantry or ruling A11 is no): there is an enemy unit here
        ClauseRow { rule: Rule::R16General.id(), name: text("enemy-hex"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Charge.id() }, Node::Not(1), Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Not(7), Node::Ruling(Ruling::A11.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Or(8, 11), Node::And(2, 12)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Exists { set: 2 }]), exceptions: list![Exception::R16General_EnemyHex_CarreOntoCavalry.id()], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_EnemyHex }, words: text("ban enemy hex at entry where not charge and (unit's arm is not infantry or ruling A11 is no): there is an enemy unit here"), condition_words: text("not charge and (unit's arm is not infantry or ruling A11 is no)"), notes: list![] },
        // 16:general permission carre onto cavalry at entry where unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry): lifts 16:general enemy hex
        ClauseRow { rule: Rule::R16General.id(), name: text("carre-onto-cavalry"), kind: ClauseKind::Permission, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 12 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Every { set: 13, condition: 17 }, Node::And(10, 18)]), body: Body::Permits, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_CarreOntoCavalry }, words: text("permission carre onto cavalry at entry where unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry): lifts 16:general enemy hex"), condition_words: text("unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry)"), notes: list![] },
        // 16:general price cost at forming in play where not going into line: change cost from mp left
        ClauseRow { rule: Rule::R16General.id(), name: text("cost"), kind: ClauseKind::Price, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Defined { definition: Definition::GoingIntoLine.id(), subject: None, second: None }, Node::Not(0)]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::ChangeCost.id(), subject: None, second: None }]), tags: list![], budget: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MpLeft.id() }]) }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_Cost }, words: text("price cost at forming in play where not going into line: change cost from mp left"), condition_words: text("not going into line"), notes: list![] },
        // 16:general value points left at forming in play: mp left minus change cost
        ClauseRow { rule: Rule::R16General.id(), name: text("points-left"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MpLeft.id() }, Node::Defined { definition: Definition::ChangeCost.id(), subject: None, second: None }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 2 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_PointsLeft }, words: text("value points left at forming in play: mp left minus change cost"), condition_words: text(""), notes: list![] },
        // 16:general value ma at formed in play where printed ma is not none: allowance
        ClauseRow { rule: Rule::R16General.id(), name: text("ma"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Formed.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::PrintedMa.id() }, Node::IsNothing(1), Node::Not(2)]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::Allowance.id(), subject: None, second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16General_Ma }, words: text("value ma at formed in play where printed ma is not none: allowance"), condition_words: text("printed ma is not none"), notes: list![] },
        // 16:column limit stack at segment end, entry, passing in each hex per side where here's columns alone: any one of "one regiment": at most 1 infantry regiment, at most (0 if ruling A7 is no, otherwise 18) increments of units where formation type is column and it is not an infantry regiment; "18 increments": at most 18 increments of units where formation type is column called "increments of units"
        ClauseRow { rule: Rule::R16Column.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Entry.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::ColumnsAlone.id(), subject: Some(0), second: None }]), body: Body::Alternatives(list![AlternativeRow { label: text("one regiment"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryRegiment.id()), condition: None }] }, label: text("infantry regiments") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Ruling(Ruling::A7.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }, Node::Number(Number::whole(0)), Node::Number(Number::whole(18)), Node::If { condition: 2, then: 3, otherwise: 4 }], measure: Measure::Sum { set: list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::InfantryRegiment.id(), subject: Some(4), second: None }, Node::Not(5), Node::And(3, 6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(7) }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("increments of units where formation type is column and it is not an infantry regiment") }] }, AlternativeRow { label: text("18 increments"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(18))], measure: Measure::Sum { set: list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("increments of units") }] }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Column_Stack }, words: text("limit stack at segment end, entry, passing in each hex per side where here's columns alone: any one of \"one regiment\": at most 1 infantry regiment, at most (0 if ruling A7 is no, otherwise 18) increments of units where formation type is column and it is not an infantry regiment; \"18 increments\": at most 18 increments of units where formation type is column called \"increments of units\""), condition_words: text("here's columns alone"), notes: list![] },
        // 16:column requirement facing at segment end for each unit here where arm is infantry and formation is column: facing is side or facing is none
        ClauseRow { rule: Rule::R16Column.id(), name: text("facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(8) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Side.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Facing.id() }, Node::IsNothing(5), Node::Or(3, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Column_Facing }, words: text("requirement facing at segment end for each unit here where arm is infantry and formation is column: facing is side or facing is none"), condition_words: text(""), notes: list![] },
        // 16:general-order requirement facing at segment end for each unit here where arm is infantry and formation is general order: facing is side or facing is none
        ClauseRow { rule: Rule::R16GeneralOrder.id(), name: text("facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(8) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Side.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Facing.id() }, Node::IsNothing(5), Node::Or(3, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16GeneralOrder_Facing }, words: text("requirement facing at segment end for each unit here where arm is infantry and formation is general order: facing is side or facing is none"), condition_words: text(""), notes: list![] },
        // 16:general-order forced formation at entry where unit's morale is good and unit's formation type is general order and unit's formation is not general order: general order
        ClauseRow { rule: Rule::R16GeneralOrder.id(), name: text("formation"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Morale.id() }, Node::Symbol(Word::Good.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationType.id(), subject: Some(6), second: None }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Attribute { of: 12, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Not(15), Node::And(10, 16)]), body: Body::Effect { value: EffectCode::Value(list![Node::Symbol(Word::GeneralOrder.symbol())]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16GeneralOrder_Formation }, words: text("forced formation at entry where unit's morale is good and unit's formation type is general order and unit's formation is not general order: general order"), condition_words: text("unit's morale is good and unit's formation type is general order and unit's formation is not general order"), notes: list![] },
        // 16:general-order ban below the top at fire where unit's arm is not artillery and unit's formation type is one of column, general order: there is a friendly unit here where depth is less than the act's unit's depth
        ClauseRow { rule: Rule::R16GeneralOrder.id(), name: text("below-the-top"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Not(4), Node::Act, Node::Parameter { of: 6, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationType.id(), subject: Some(7), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 8, comparison: Comparison::Equal, right: 9 }, Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationType.id(), subject: Some(12), second: None }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Or(10, 15), Node::And(5, 16)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Property { of: 2, property: Property::Depth }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Property { of: 5, property: Property::Depth }, Node::Compare { left: 3, comparison: Comparison::LessThan, right: 6 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: None, class: Some(Definition::Unit.id()), condition: Some(7) }, Node::Exists { set: 8 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16GeneralOrder_BelowTheTop }, words: text("ban below the top at fire where unit's arm is not artillery and unit's formation type is one of column, general order: there is a friendly unit here where depth is less than the act's unit's depth"), condition_words: text("unit's arm is not artillery and unit's formation type is one of column, general order"), notes: list![] },
        // 16:general-order value melee units at melee in each hex per side: units here
        ClauseRow { rule: Rule::R16GeneralOrder.id(), name: text("melee-units"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Melee.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Effect { value: EffectCode::Members(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16GeneralOrder_MeleeUnits }, words: text("value melee units at melee in each hex per side: units here"), condition_words: text(""), notes: list![] },
        // 16:general-order value morale increments at melee in each hex per side: sum of increments of units here
        ClauseRow { rule: Rule::R16GeneralOrder.id(), name: text("morale-increments"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Melee.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: CounterAttribute::Increments.id() }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16GeneralOrder_MoraleIncrements }, words: text("value morale increments at melee in each hex per side: sum of increments of units here"), condition_words: text(""), notes: list![] },
        // 16:line requirement facing at segment end for each unit here where formation is line: facing is vertex or facing is none
        ClauseRow { rule: Rule::R16Line.id(), name: text("facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Vertex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Facing.id() }, Node::IsNothing(5), Node::Or(3, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Facing }, words: text("requirement facing at segment end for each unit here where formation is line: facing is vertex or facing is none"), condition_words: text(""), notes: list![] },
        // 16:line requirement terrain at segment end, formed for each unit here where formation is line: here's in the clear
        ClauseRow { rule: Rule::R16Line.id(), name: text("terrain"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }]), condition: None, body: Body::Requires(list![Node::Here, Node::Defined { definition: Definition::InTheClear.id(), subject: Some(0), second: None }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Terrain }, words: text("requirement terrain at segment end, formed for each unit here where formation is line: here's in the clear"), condition_words: text(""), notes: list![] },
        // 16:line limit stack at segment end, entry, passing, formed in each hex per side where here's lines alone: at most 18 increments of units where formation type is line called "increments of units"
        ClauseRow { rule: Rule::R16Line.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Entry.id(), Moment::Passing.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::LinesAlone.id(), subject: Some(0), second: None }]), body: Body::Lines(list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(18))], measure: Measure::Sum { set: list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(3) }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("increments of units") }]), exceptions: list![Exception::R16Line_Stack_WholeRegiment.id()], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Stack }, words: text("limit stack at segment end, entry, passing, formed in each hex per side where here's lines alone: at most 18 increments of units where formation type is line called \"increments of units\""), condition_words: text("here's lines alone"), notes: list![] },
        // 16:line requirement spread at forming in play where going into line and breadth is at least 2: unit's strength is at least 5
        ClauseRow { rule: Rule::R16Line.id(), name: text("spread"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Defined { definition: Definition::GoingIntoLine.id(), subject: None, second: None }, Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }, Node::And(0, 3)]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }, Node::Number(Number::whole(5)), Node::Compare { left: 2, comparison: Comparison::AtLeast, right: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Spread }, words: text("requirement spread at forming in play where going into line and breadth is at least 2: unit's strength is at least 5"), condition_words: text("going into line and breadth is at least 2"), notes: list![] },
        // 16:line requirement spread still at segment end for each line over two here: strength is at least 5
        ClauseRow { rule: Rule::R16Line.id(), name: text("spread-still"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LineOverTwo.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Defined { definition: Definition::Strength.id(), subject: Some(0), second: None }, Node::Number(Number::whole(5)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_SpreadStill }, words: text("requirement spread still at segment end for each line over two here: strength is at least 5"), condition_words: text(""), notes: list![] },
        // 16:line requirement two at most at segment end, formed for each line over two here: hexes covered is at most 2
        ClauseRow { rule: Rule::R16Line.id(), name: text("two-at-most"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::LineOverTwo.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(0), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtMost, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_TwoAtMost }, words: text("requirement two at most at segment end, formed for each line over two here: hexes covered is at most 2"), condition_words: text(""), notes: list![] },
        // 16:line price cost at forming in play where going into line: change cost from mp left
        ClauseRow { rule: Rule::R16Line.id(), name: text("cost"), kind: ClauseKind::Price, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Defined { definition: Definition::GoingIntoLine.id(), subject: None, second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::ChangeCost.id(), subject: None, second: None }]), tags: list![], budget: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MpLeft.id() }]) }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Cost }, words: text("price cost at forming in play where going into line: change cost from mp left"), condition_words: text("going into line"), notes: list![] },
        // 16:line forced hexes at loss in play where unit is a line over two and unit's strength is at most 4: 1 suppresses opportunity fire
        ClauseRow { rule: Rule::R16Line.id(), name: text("hexes"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Loss.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::LineOverTwo.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(4), second: None }, Node::Number(Number::whole(4)), Node::Compare { left: 5, comparison: Comparison::AtMost, right: 6 }, Node::And(2, 7)]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![Tag { word: TagWord::Suppresses, name: text("opportunity-fire") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Line_Hexes }, words: text("forced hexes at loss in play where unit is a line over two and unit's strength is at most 4: 1 suppresses opportunity fire"), condition_words: text("unit is a line over two and unit's strength is at most 4"), notes: list![] },
        // 16:line-movement value ma at segment start, segment in play: allowance
        ClauseRow { rule: Rule::R16LineMovement.id(), name: text("ma"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::SegmentStart.id(), Moment::Segment.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::Allowance.id(), subject: None, second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16LineMovement_Ma }, words: text("value ma at segment start, segment in play: allowance"), condition_words: text(""), notes: list![] },
        // 16:cavalry-line requirement depth at segment end for each cavalry unit here where formation is line: lowest increments is at least 4
        ClauseRow { rule: Rule::R16CavalryLine.id(), name: text("depth"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: Some(3) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::OverPlaces { of: 0, attribute: CounterAttribute::Increments.id(), aggregate: Aggregate::Lowest }, Node::Number(Number::whole(4)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16CavalryLine_Depth }, words: text("requirement depth at segment end for each cavalry unit here where formation is line: lowest increments is at least 4"), condition_words: text(""), notes: list![] },
        // 16:cavalry-line requirement breadth at segment end, formed for each cavalry unit here where formation is line and hexes is not none: hexes covered is at least 2
        ClauseRow { rule: Rule::R16CavalryLine.id(), name: text("breadth"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Hexes.id() }, Node::IsNothing(5), Node::Not(6), Node::And(3, 7), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: Some(8) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(0), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16CavalryLine_Breadth }, words: text("requirement breadth at segment end, formed for each cavalry unit here where formation is line and hexes is not none: hexes covered is at least 2"), condition_words: text(""), notes: list![] },
        // 16:cavalry-line requirement depth when forming at forming in play where unit's arm is cavalry and into is line: unit's strength is at least 4 times breadth
        ClauseRow { rule: Rule::R16CavalryLine.id(), name: text("depth-when-forming"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Into.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::And(4, 8)]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }, Node::Number(Number::whole(4)), Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }, Node::Arithmetic { left: 3, arithmetic: Arithmetic::Times, right: 4 }, Node::Compare { left: 2, comparison: Comparison::AtLeast, right: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16CavalryLine_DepthWhenForming }, words: text("requirement depth when forming at forming in play where unit's arm is cavalry and into is line: unit's strength is at least 4 times breadth"), condition_words: text("unit's arm is cavalry and into is line"), notes: list![] },
        // 16:carre ban assault at assault in play: unit's formation is carre
        ClauseRow { rule: Rule::R16Carre.id(), name: text("assault"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Assault.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Carre_Assault }, words: text("ban assault at assault in play: unit's formation is carre"), condition_words: text(""), notes: list![] },
        // 16:carre requirement cavalry in its hex at assault where unit's arm is cavalry and carre in target: unit is in target
        ClauseRow { rule: Rule::R16Carre.id(), name: text("cavalry-in-its-hex"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Assault.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Defined { definition: Definition::CarreInTarget.id(), subject: None, second: None }, Node::And(4, 5)]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Target.id() }, Node::In { what: 1, within: 3 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Carre_CavalryInItsHex }, words: text("requirement cavalry in its hex at assault where unit's arm is cavalry and carre in target: unit is in target"), condition_words: text("unit's arm is cavalry and carre in target"), notes: list![] },
        // 16:artillery ban manhandling at entry where the act is enter hex and unit's arm is artillery and unit's formation is unlimbered: not here's level enough or there is an act where (it is enter hex and its unit is the act's unit and it is not the act)
        ClauseRow { rule: Rule::R16Artillery.id(), name: text("manhandling"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Attribute { of: 5, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::And(3, 8), Node::Act, Node::Parameter { of: 10, parameter: Parameter::Unit.id() }, Node::Attribute { of: 11, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Unlimbered.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(9, 14)]), body: Body::Forbids(list![Node::Here, Node::Defined { definition: Definition::LevelEnough.id(), subject: Some(0), second: None }, Node::Not(1), Node::Slot(0), Node::Property { of: 3, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Slot(0), Node::Parameter { of: 7, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 9, parameter: Parameter::Unit.id() }, Node::Compare { left: 8, comparison: Comparison::Equal, right: 10 }, Node::And(6, 11), Node::Slot(0), Node::Act, Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Not(15), Node::And(12, 16), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(17) }, Node::Exists { set: 18 }, Node::Or(2, 19)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R16Artillery_Manhandling }, words: text("ban manhandling at entry where the act is enter hex and unit's arm is artillery and unit's formation is unlimbered: not here's level enough or there is an act where (it is enter hex and its unit is the act's unit and it is not the act)"), condition_words: text("the act is enter hex and unit's arm is artillery and unit's formation is unlimbered"), notes: list![] },
        // Melee value melee factor at assault in play: against carre times in skirmish order times into terrain times by breadth times by losses
        ClauseRow { rule: Rule::Melee.id(), name: text("melee-factor"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Assault.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::AgainstCarre.id(), subject: None, second: None }, Node::Defined { definition: Definition::InSkirmishOrder.id(), subject: None, second: None }, Node::Arithmetic { left: 0, arithmetic: Arithmetic::Times, right: 1 }, Node::Defined { definition: Definition::IntoTerrain.id(), subject: None, second: None }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::Times, right: 3 }, Node::Defined { definition: Definition::ByBreadth.id(), subject: None, second: None }, Node::Arithmetic { left: 4, arithmetic: Arithmetic::Times, right: 5 }, Node::Defined { definition: Definition::ByLosses.id(), subject: None, second: None }, Node::Arithmetic { left: 6, arithmetic: Arithmetic::Times, right: 7 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::Melee_MeleeFactor }, words: text("value melee factor at assault in play: against carre times in skirmish order times into terrain times by breadth times by losses"), condition_words: text(""), notes: list![] },
        // 6 forced size at loss in play where unit's size is regiment and unit's arm is infantry and unit's full strength is not none and (unit's strength is at most unit's full strength divided by 2 or unit's full strength minus unit's strength is at least unit's battalion strength): battalion
        ClauseRow { rule: Rule::R6.id(), name: text("size"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Loss.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Regiment.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Attribute { of: 12, attribute: CounterAttribute::FullStrength.id() }, Node::IsNothing(13), Node::Not(14), Node::And(10, 15), Node::Act, Node::Parameter { of: 17, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(18), second: None }, Node::Act, Node::Parameter { of: 20, parameter: Parameter::Unit.id() }, Node::Attribute { of: 21, attribute: CounterAttribute::FullStrength.id() }, Node::Number(Number::whole(2)), Node::Arithmetic { left: 22, arithmetic: Arithmetic::DividedBy, right: 23 }, Node::Compare { left: 19, comparison: Comparison::AtMost, right: 24 }, Node::Act, Node::Parameter { of: 26, parameter: Parameter::Unit.id() }, Node::Attribute { of: 27, attribute: CounterAttribute::FullStrength.id() }, Node::Act, Node::Parameter { of: 29, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(30), second: None }, Node::Arithmetic { left: 28, arithmetic: Arithmetic::Minus, right: 31 }, Node::Act, Node::Parameter { of: 33, parameter: Parameter::Unit.id() }, Node::Attribute { of: 34, attribute: CounterAttribute::BattalionStrength.id() }, Node::Compare { left: 32, comparison: Comparison::AtLeast, right: 35 }, Node::Or(25, 36), Node::And(16, 37)]), body: Body::Effect { value: EffectCode::Value(list![Node::Symbol(Word::Battalion.symbol())]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R6_Size }, words: text("forced size at loss in play where unit's size is regiment and unit's arm is infantry and unit's full strength is not none and (unit's strength is at most unit's full strength divided by 2 or unit's full strength minus unit's strength is at least unit's battalion strength): battalion"), condition_words: text("unit's size is regiment and unit's arm is infantry and unit's full strength is not none and (unit's strength is at most unit's full strength divided by 2 or unit's full strength minus unit's strength is at least unit's battalion strength)"), notes: list![] },
        // 12 value fire factor at fire in play: unit's fire factor
        ClauseRow { rule: Rule::R12.id(), name: text("fire-factor"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FireFactor.id(), subject: Some(1), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R12_FireFactor }, words: text("value fire factor at fire in play: unit's fire factor"), condition_words: text(""), notes: list![] },
        // 14 ban moving on at leaving where unit's stopped: there is an act where (it is enter hex and its unit is the act's unit and (its target is here or here is in its onto))
        ClauseRow { rule: Rule::R14.id(), name: text("moving-on"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Leaving.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Stopped.id(), subject: Some(1), second: None }]), body: Body::Forbids(list![Node::Slot(0), Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Act, Node::Parameter { of: 6, parameter: Parameter::Unit.id() }, Node::Compare { left: 5, comparison: Comparison::Equal, right: 7 }, Node::And(3, 8), Node::Slot(0), Node::Parameter { of: 10, parameter: Parameter::Target.id() }, Node::Here, Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Here, Node::Slot(0), Node::Parameter { of: 15, parameter: Parameter::Onto.id() }, Node::In { what: 14, within: 16 }, Node::Or(13, 17), Node::And(9, 18), Node::Set { domain: Domain::Acts, slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: Some(19) }, Node::Exists { set: 20 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R14_MovingOn }, words: text("ban moving on at leaving where unit's stopped: there is an act where (it is enter hex and its unit is the act's unit and (its target is here or here is in its onto))"), condition_words: text("unit's stopped"), notes: list![] },
        // 19 requirement one hex at segment end, formed for each skirmisher here where hexes covered is 1: strength is at most 3
        ClauseRow { rule: Rule::R19.id(), name: text("one-hex"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(0), second: None }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: Some(3) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Defined { definition: Definition::Strength.id(), subject: Some(0), second: None }, Node::Number(Number::whole(3)), Node::Compare { left: 1, comparison: Comparison::AtMost, right: 2 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_OneHex }, words: text("requirement one hex at segment end, formed for each skirmisher here where hexes covered is 1: strength is at most 3"), condition_words: text(""), notes: list![] },
        // 19 requirement two hexes at segment end, formed for each skirmisher here where hexes covered is at least 2: hexes covered is 2 and strength is at least 4
        ClauseRow { rule: Rule::R19.id(), name: text("two-hexes"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Formed.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(0), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: Some(3) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(0), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::Strength.id(), subject: Some(4), second: None }, Node::Number(Number::whole(4)), Node::Compare { left: 5, comparison: Comparison::AtLeast, right: 6 }, Node::And(3, 7)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_TwoHexes }, words: text("requirement two hexes at segment end, formed for each skirmisher here where hexes covered is at least 2: hexes covered is 2 and strength is at least 4"), condition_words: text(""), notes: list![] },
        // 19 requirement even split at segment end for each skirmisher here: highest increments minus lowest increments is at most 1
        ClauseRow { rule: Rule::R19.id(), name: text("even-split"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::OverPlaces { of: 0, attribute: CounterAttribute::Increments.id(), aggregate: Aggregate::Highest }, Node::Slot(0), Node::OverPlaces { of: 2, attribute: CounterAttribute::Increments.id(), aggregate: Aggregate::Lowest }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 3 }, Node::Number(Number::whole(1)), Node::Compare { left: 4, comparison: Comparison::AtMost, right: 5 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_EvenSplit }, words: text("requirement even split at segment end for each skirmisher here: highest increments minus lowest increments is at most 1"), condition_words: text(""), notes: list![] },
        // 19 forced hexes at loss in play where unit is a skirmisher and unit's hexes covered is 2 and unit's strength is at most 3: 1 suppresses opportunity fire
        ClauseRow { rule: Rule::R19.id(), name: text("hexes"), kind: ClauseKind::Forced, moments: Moments::of(&[Moment::Loss.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(4), second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(2, 7), Node::Act, Node::Parameter { of: 9, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(10), second: None }, Node::Number(Number::whole(3)), Node::Compare { left: 11, comparison: Comparison::AtMost, right: 12 }, Node::And(8, 13)]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![Tag { word: TagWord::Suppresses, name: text("opportunity-fire") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_Hexes }, words: text("forced hexes at loss in play where unit is a skirmisher and unit's hexes covered is 2 and unit's strength is at most 3: 1 suppresses opportunity fire"), condition_words: text("unit is a skirmisher and unit's hexes covered is 2 and unit's strength is at most 3"), notes: list![] },
        // 19 penalty treated as at combat phase for each skirmisher here where combat morale is disordered: disordered against owner
        ClauseRow { rule: Rule::R19.id(), name: text("treated-as"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::CombatPhase.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::CombatMorale.id(), subject: Some(0), second: None }, Node::Symbol(Word::Disordered.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: Some(3) }]), condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Symbol(Word::Disordered.symbol())]), tags: list![Tag { word: TagWord::Against, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_TreatedAs }, words: text("penalty treated as at combat phase for each skirmisher here where combat morale is disordered: disordered against owner"), condition_words: text(""), notes: list![] },
        // 19 value range at fire in play where unit is a skirmisher: 2
        ClauseRow { rule: Rule::R19.id(), name: text("range"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(2))]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R19_Range }, words: text("value range at fire in play where unit is a skirmisher: 2"), condition_words: text("unit is a skirmisher"), notes: list![] },
        // 22 value fire defence at under fire for each unit here where formation type is one of column, line, carre, road march: defence
        ClauseRow { rule: Rule::R22.id(), name: text("fire-defence"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::UnderFire.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(4), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Or(3, 7), Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(9), second: None }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(8, 12), Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(14), second: None }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Or(13, 17), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(18) }]), condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Slot(0), Node::Defined { definition: Definition::Defence.id(), subject: Some(0), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R22_FireDefence }, words: text("value fire defence at under fire for each unit here where formation type is one of column, line, carre, road march: defence"), condition_words: text(""), notes: list![] },
        // 22 penalty fire die at under fire in each hex where sum of increments of units here is more than crowded above: sum of increments of units here minus crowded above against owner
        ClauseRow { rule: Rule::R22.id(), name: text("fire-die"), kind: ClauseKind::Penalty, moments: Moments::of(&[Moment::UnderFire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: CounterAttribute::Increments.id() }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }, Node::Defined { definition: Definition::CrowdedAbove.id(), subject: None, second: None }, Node::Compare { left: 3, comparison: Comparison::MoreThan, right: 4 }]), body: Body::Effect { value: EffectCode::Value(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(0), Node::Attribute { of: 1, attribute: CounterAttribute::Increments.id() }, Node::Aggregate { aggregate: Aggregate::Sum, set: 0, of: 2 }, Node::Defined { definition: Definition::CrowdedAbove.id(), subject: None, second: None }, Node::Arithmetic { left: 3, arithmetic: Arithmetic::Minus, right: 4 }]), tags: list![Tag { word: TagWord::Against, name: text("owner") }], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R22_FireDie }, words: text("penalty fire die at under fire in each hex where sum of increments of units here is more than crowded above: sum of increments of units here minus crowded above against owner"), condition_words: text("sum of increments of units here is more than crowded above"), notes: list![] },
        // 24 value firing increments at fire: fires of unit
        ClauseRow { rule: Rule::R24.id(), name: text("firing-increments"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: None, body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Fires.id(), subject: Some(1), second: None }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R24_FiringIncrements }, words: text("value firing increments at fire: fires of unit"), condition_words: text(""), notes: list![] },
        // 24 value range at fire in play where unit's arm is infantry and unit is not a skirmisher: 1
        ClauseRow { rule: Rule::R24.id(), name: text("range"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(6), second: None }, Node::Not(7), Node::And(4, 8)]), body: Body::Effect { value: EffectCode::Value(list![Node::Number(Number::whole(1))]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R24_Range }, words: text("value range at fire in play where unit's arm is infantry and unit is not a skirmisher: 1"), condition_words: text("unit's arm is infantry and unit is not a skirmisher"), notes: list![] },
        // 25 ban limbered at fire where unit's arm is artillery: unit's formation is one of limbered, road march
        ClauseRow { rule: Rule::R25.id(), name: text("limbered"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Limbered.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(4, 9)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R25_Limbered }, words: text("ban limbered at fire where unit's arm is artillery: unit's formation is one of limbered, road march"), condition_words: text("unit's arm is artillery"), notes: list![] },
        // 25 ban lower batteries at fire where unit's arm is artillery and not here's in the clear: there is a friendly battery here where depth is less than the act's unit's depth
        ClauseRow { rule: Rule::R25.id(), name: text("lower-batteries"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Fire.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Here, Node::Defined { definition: Definition::InTheClear.id(), subject: Some(5), second: None }, Node::Not(6), Node::And(4, 7)]), body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Slot(0), Node::Property { of: 2, property: Property::Depth }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::Unit.id() }, Node::Property { of: 5, property: Property::Depth }, Node::Compare { left: 3, comparison: Comparison::LessThan, right: 6 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Friendly { to: 1 }), other_than: None, class: Some(Definition::Battery.id()), condition: Some(7) }, Node::Exists { set: 8 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R25_LowerBatteries }, words: text("ban lower batteries at fire where unit's arm is artillery and not here's in the clear: there is a friendly battery here where depth is less than the act's unit's depth"), condition_words: text("unit's arm is artillery and not here's in the clear"), notes: list![] },
        // 25 requirement shared facing at segment end for each battery here where formation is unlimbered and there is an infantry unit here where formation is line: facing is vertex or facing is none
        ClauseRow { rule: Rule::R25.id(), name: text("shared-facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Unlimbered.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(1), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: Some(7) }, Node::Exists { set: 8 }, Node::And(3, 9), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: Some(10) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Vertex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Facing.id() }, Node::IsNothing(5), Node::Or(3, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R25_SharedFacing }, words: text("requirement shared facing at segment end for each battery here where formation is unlimbered and there is an infantry unit here where formation is line: facing is vertex or facing is none"), condition_words: text(""), notes: list![] },
        // 25 requirement own facing at segment end for each battery here where there is no infantry unit here where formation is line: facing is side or facing is none
        ClauseRow { rule: Rule::R25.id(), name: text("own-facing"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::SegmentEnd.id()]), scope: Scope::EachPlace, per: list![], subject: Some(list![Node::Slot(1), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: Some(3) }, Node::Exists { set: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: Some(6) }]), condition: None, body: Body::Requires(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Side.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Facing.id() }, Node::IsNothing(5), Node::Or(3, 6)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R25_OwnFacing }, words: text("requirement own facing at segment end for each battery here where there is no infantry unit here where formation is line: facing is side or facing is none"), condition_words: text(""), notes: list![] },
        // 28 value opportunity fire at leaving, forming where unit's stopped: yes
        ClauseRow { rule: Rule::R28.id(), name: text("opportunity-fire"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Leaving.id(), Moment::Forming.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Stopped.id(), subject: Some(1), second: None }]), body: Body::Effect { value: EffectCode::Value(list![Node::Flag(true)]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R28_OpportunityFire }, words: text("value opportunity fire at leaving, forming where unit's stopped: yes"), condition_words: text("unit's stopped"), notes: list![] },
        // 44 requirement formation at leaving where forced march: unit's formation is one of column, road march
        ClauseRow { rule: Rule::R44.id(), name: text("formation"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Leaving.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::ForcedMarch.id() }]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(4, 9)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R44_Formation }, words: text("requirement formation at leaving where forced march: unit's formation is one of column, road march"), condition_words: text("forced march"), notes: list![] },
        // 44 ban change at forming in play: forced march
        ClauseRow { rule: Rule::R44.id(), name: text("change"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Forming.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::ForcedMarch.id() }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R44_Change }, words: text("ban change at forming in play: forced march"), condition_words: text(""), notes: list![] },
        // 44 ban attack at assault in play: forced march
        ClauseRow { rule: Rule::R44.id(), name: text("attack"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Assault.id()]), scope: Scope::Play, per: list![], subject: None, condition: None, body: Body::Forbids(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::ForcedMarch.id() }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R44_Attack }, words: text("ban attack at assault in play: forced march"), condition_words: text(""), notes: list![] },
        // 45 requirement off the road at arrival where here's in the clear and not here's has road: unit's formation is not one of road march, general order
        ClauseRow { rule: Rule::R45.id(), name: text("off-the-road"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Defined { definition: Definition::InTheClear.id(), subject: Some(0), second: None }, Node::Here, Node::Attribute { of: 2, attribute: PlaceAttribute::HasRoad.id() }, Node::Not(3), Node::And(1, 4)]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(4, 9), Node::Not(10)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R45_OffTheRoad }, words: text("requirement off the road at arrival where here's in the clear and not here's has road: unit's formation is not one of road march, general order"), condition_words: text("here's in the clear and not here's has road"), notes: list![] },
        // 45 requirement on the road at arrival where here's has road: unit's formation is one of column, carre, road march
        ClauseRow { rule: Rule::R45.id(), name: text("on-the-road"), kind: ClauseKind::Requirement, moments: Moments::of(&[Moment::Arrival.id()]), scope: Scope::EachPlace, per: list![], subject: None, condition: Some(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::HasRoad.id() }]), body: Body::Requires(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Column.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::Or(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Attribute { of: 12, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::RoadMarch.symbol()), Node::Compare { left: 13, comparison: Comparison::Equal, right: 14 }, Node::Or(10, 15)]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::R45_OnTheRoad }, words: text("requirement on the road at arrival where here's has road: unit's formation is one of column, carre, road march"), condition_words: text("here's has road"), notes: list![] },
        // TEC:movement price cost at entry in play where the act is enter hex and mp left is not none: entry cost from mp left
        ClauseRow { rule: Rule::TECMovement.id(), name: text("cost"), kind: ClauseKind::Price, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::MpLeft.id() }, Node::IsNothing(5), Node::Not(6), Node::And(3, 7)]), body: Body::Effect { value: EffectCode::Value(list![Node::Defined { definition: Definition::EntryCost.id(), subject: None, second: None }]), tags: list![], budget: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MpLeft.id() }]) }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::TECMovement_Cost }, words: text("price cost at entry in play where the act is enter hex and mp left is not none: entry cost from mp left"), condition_words: text("the act is enter hex and mp left is not none"), notes: list![] },
        // TEC:movement ban barred at entry in play where the act is enter hex and mp left is none: entry cost is prohibited
        ClauseRow { rule: Rule::TECMovement.id(), name: text("barred"), kind: ClauseKind::Ban, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::MpLeft.id() }, Node::IsNothing(5), Node::And(3, 6)]), body: Body::Forbids(list![Node::Defined { definition: Definition::EntryCost.id(), subject: None, second: None }, Node::Prohibited, Node::Compare { left: 0, comparison: Comparison::Equal, right: 1 }]), exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::TECMovement_Barred }, words: text("ban barred at entry in play where the act is enter hex and mp left is none: entry cost is prohibited"), condition_words: text("the act is enter hex and mp left is none"), notes: list![] },
        // TEC:movement value points left at entry in play where the act is enter hex and mp left is not none: mp left minus entry cost
        ClauseRow { rule: Rule::TECMovement.id(), name: text("points-left"), kind: ClauseKind::Value, moments: Moments::of(&[Moment::Entry.id()]), scope: Scope::Play, per: list![], subject: None, condition: Some(list![Node::Act, Node::Property { of: 0, property: Property::ActName }, Node::Symbol(Word::EnterHex.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Act, Node::Parameter { of: 4, parameter: Parameter::MpLeft.id() }, Node::IsNothing(5), Node::Not(6), Node::And(3, 7)]), body: Body::Effect { value: EffectCode::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::MpLeft.id() }, Node::Defined { definition: Definition::EntryCost.id(), subject: None, second: None }, Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 2 }]), tags: list![], budget: None }, exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::TECMovement_PointsLeft }, words: text("value points left at entry in play where the act is enter hex and mp left is not none: mp left minus entry cost"), condition_words: text("the act is enter hex and mp left is not none"), notes: list![] },
        // TEC:stacking limit stack at segment end, entry, passing in each hex per side: any one of "one infantry regiment": at most (stacking for one regiment and ground) units, only infantry regiments among units; "one infantry battalion": at most (stacking for one battalion and ground) units, only infantry battalions among units; "infantry by increments": at most (stacking for infantry increments and ground) increments of units called "infantry increments", only infantry units among units; "one cavalry regiment": at most (stacking for one cavalry regiment and ground) units, only cavalry units among units; "cavalry by increments": at most (stacking for cavalry increments and ground) increments of units called "cavalry increments", at most (stacking for cavalry regiments and ground) cavalry regiments, only cavalry units among units; "one battery": at most (stacking for one battery and ground) units, only batteries among units; "artillery by increments": at most (stacking for artillery increments and ground) increments of units called "artillery increments", only batteries among units; "infantry by increments and one battery": at most (stacking for increments with a battery and ground) increments of infantry units called "infantry increments beside a battery", at least 1 infantry unit, at most 1 battery; "one battalion and one battery": at most (stacking for battalion with a battery and ground) infantry units, only infantry battalions among infantry units, at least 1 infantry unit, at most 1 battery; "in road march": at most (stacking for marching increments and ground) increments of units called "increments in road march", only marching units among units
        ClauseRow { rule: Rule::TECStacking.id(), name: text("stack"), kind: ClauseKind::Limit, moments: Moments::of(&[Moment::SegmentEnd.id(), Moment::Entry.id(), Moment::Passing.id()]), scope: Scope::EachPlace, per: list![PerRow { name: text("side"), value: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Side.id() }] }], subject: None, condition: None, body: Body::Alternatives(list![AlternativeRow { label: text("one infantry regiment"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::OneRegiment.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::InfantryRegiment.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than infantry regiments") }] }, AlternativeRow { label: text("one infantry battalion"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::OneBattalion.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::InfantryBattalion.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than infantry battalions") }] }, AlternativeRow { label: text("infantry by increments"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::InfantryIncrements.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("infantry increments") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::InfantryUnit.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than infantry units") }] }, AlternativeRow { label: text("one cavalry regiment"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::OneCavalryRegiment.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::CavalryUnit.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than cavalry units") }] }, AlternativeRow { label: text("cavalry by increments"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::CavalryIncrements.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("cavalry increments") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::CavalryRegiments.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryRegiment.id()), condition: None }] }, label: text("cavalry regiments") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::CavalryUnit.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than cavalry units") }] }, AlternativeRow { label: text("one battery"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::OneBattery.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }] }, label: text("units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::Battery.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than batteries") }] }, AlternativeRow { label: text("artillery by increments"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::ArtilleryIncrements.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("artillery increments") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::Battery.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than batteries") }] }, AlternativeRow { label: text("infantry by increments and one battery"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::IncrementsWithABattery.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("infantry increments beside a battery") }, LineRow { comparison: LineComparison::AtLeast, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }] }, label: text("infantry units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }] }, label: text("batteries") }] }, AlternativeRow { label: text("one battalion and one battery"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::BattalionWithABattery.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }] }, label: text("infantry units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::InfantryBattalion.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: Some(2) }] }, label: text("infantry units other than infantry battalions") }, LineRow { comparison: LineComparison::AtLeast, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }] }, label: text("infantry units") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(1))], measure: Measure::Count { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }] }, label: text("batteries") }] }, AlternativeRow { label: text("in road march"), lines: list![LineRow { comparison: LineComparison::AtMost, bound: list![Node::Symbol(Word::MarchingIncrements.symbol()), Node::Here, Node::Defined { definition: Definition::Ground.id(), subject: Some(1), second: None }, Node::Chart { chart: Chart::Stacking.id(), row: 0, column: 2 }], measure: Measure::Sum { set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }], of: list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Increments.id() }] }, label: text("increments in road march") }, LineRow { comparison: LineComparison::AtMost, bound: list![Node::Number(Number::whole(0))], measure: Measure::Count { set: list![Node::Slot(0), Node::Defined { definition: Definition::MarchingUnit.id(), subject: Some(0), second: None }, Node::Not(1), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(2) }] }, label: text("units other than marching units") }] }]), exceptions: list![Exception::R19_SkirmishersInMotion_On_TECStacking_Stack.id(), Exception::TECStacking_Stack_Column.id(), Exception::TECStacking_Stack_Line.id(), Exception::TECStacking_Stack_CavalryPassing.id(), Exception::TECStacking_Stack_CavalryWithInfantry.id(), Exception::TECStacking_Stack_CavalryWithGuns.id(), Exception::TECStacking_Stack_LongerThanTheRoad.id()], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::clause::TECStacking_Stack }, words: text("limit stack at segment end, entry, passing in each hex per side: any one of \"one infantry regiment\": at most (stacking for one regiment and ground) units, only infantry regiments among units; \"one infantry battalion\": at most (stacking for one battalion and ground) units, only infantry battalions among units; \"infantry by increments\": at most (stacking for infantry increments and ground) increments of units called \"infantry increments\", only infantry units among units; \"one cavalry regiment\": at most (stacking for one cavalry regiment and ground) units, only cavalry units among units; \"cavalry by increments\": at most (stacking for cavalry increments and ground) increments of units called \"cavalry increments\", at most (stacking for cavalry regiments and ground) cavalry regiments, only cavalry units among units; \"one battery\": at most (stacking for one battery and ground) units, only batteries among units; \"artillery by increments\": at most (stacking for artillery increments and ground) increments of units called \"artillery increments\", only batteries among units; \"infantry by increments and one battery\": at most (stacking for increments with a battery and ground) increments of infantry units called \"infantry increments beside a battery\", at least 1 infantry unit, at most 1 battery; \"one battalion and one battery\": at most (stacking for battalion with a battery and ground) infantry units, only infantry battalions among infantry units, at least 1 infantry unit, at most 1 battery; \"in road march\": at most (stacking for marching increments and ground) increments of units called \"increments in road march\", only marching units among units"), condition_words: text(""), notes: list![] },
    ],
    exceptions: list![
        // 16:general except shown in part where total is not none: total
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("shown-in-part"), target: Target::Definition(Definition::Strength.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Total.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Total.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Strength_ShownInPart }, words: text("except shown in part where total is not none: total"), condition_words: text("total is not none"), notes: list![] },
        // 16:general except shown in part where hexes is not none: hexes
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("shown-in-part"), target: Target::Definition(Definition::HexesCovered.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Hexes.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Hexes.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::HexesCovered_ShownInPart }, words: text("except shown in part where hexes is not none: hexes"), condition_words: text("hexes is not none"), notes: list![] },
        // 16:general except changed since where began as is not none: began as
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("changed-since"), target: Target::Definition(Definition::FormationAtStart.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::BeganAs.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::BeganAs.id() }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::FormationAtStart_ChangedSince }, words: text("except changed since where began as is not none: began as"), condition_words: text("began as is not none"), notes: list![] },
        // 16:general except skirmishers in the woods where here's general order terrain and there is a skirmisher here and ruling A10 is no: exempts skirmishers
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("skirmishers-in-the-woods"), target: Target::Clause(Clause::R16General_Mixing.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Defined { definition: Definition::GeneralOrderTerrain.id(), subject: Some(0), second: None }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }, Node::Exists { set: 2 }, Node::And(1, 3), Node::Ruling(Ruling::A10.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(4, 7)]), effect: ExceptionEffect::Exempts { first: None, set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16General_Mixing_SkirmishersInTheWoods }, words: text("except skirmishers in the woods where here's general order terrain and there is a skirmisher here and ruling A10 is no: exempts skirmishers"), condition_words: text("here's general order terrain and there is a skirmisher here and ruling A10 is no"), notes: list![] },
        // 16:general except cavalry in motion at entry, passing where there is a cavalry unit here and (unit's arm is cavalry or unit is a passable unit) and ruling A8 is skirmishers and cavalry: exempts cavalry units
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("cavalry-in-motion"), target: Target::Clause(Clause::R16General_Mixing.id()), moments: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Unit.id() }, Node::Attribute { of: 3, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::Act, Node::Parameter { of: 7, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::PassableUnit.id(), subject: Some(8), second: None }, Node::Or(6, 9), Node::And(1, 10), Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::SkirmishersAndCavalry.symbol()), Node::Compare { left: 12, comparison: Comparison::Equal, right: 13 }, Node::And(11, 14)]), effect: ExceptionEffect::Exempts { first: None, set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16General_Mixing_CavalryInMotion }, words: text("except cavalry in motion at entry, passing where there is a cavalry unit here and (unit's arm is cavalry or unit is a passable unit) and ruling A8 is skirmishers and cavalry: exempts cavalry units"), condition_words: text("there is a cavalry unit here and (unit's arm is cavalry or unit is a passable unit) and ruling A8 is skirmishers and cavalry"), notes: list![] },
        // 16:general except shown where onto is not none: onto's count
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("shown"), target: Target::Definition(Definition::Breadth.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Onto.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Onto.id() }, Node::Property { of: 1, property: Property::ListCount }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Breadth_Shown }, words: text("except shown where onto is not none: onto's count"), condition_words: text("onto is not none"), notes: list![] },
        // 16:general except leaving general order where unit's formation is general order and (into is not line or ruling A4 is yes) beats additional point, two hex line: 0
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("leaving-general-order"), target: Target::Definition(Definition::ChangeCost.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::GeneralOrder.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Into.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 6, comparison: Comparison::Equal, right: 7 }, Node::Not(8), Node::Ruling(Ruling::A4.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::Or(9, 12), Node::And(4, 13)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(0))]), beats: list![Exception::R16Line_AdditionalPoint_On_ChangeCost.id(), Exception::R16Line_TwoHexLine_On_ChangeCost.id()], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::ChangeCost_LeavingGeneralOrder }, words: text("except leaving general order where unit's formation is general order and (into is not line or ruling A4 is yes) beats additional point, two hex line: 0"), condition_words: text("unit's formation is general order and (into is not line or ruling A4 is yes)"), notes: list![] },
        // 16:column except hexside to formation type where formation is none and arm is infantry and facing is side and not here's general order terrain: column
        ExceptionRow { rule: Some(Rule::R16Column.id()), name: text("hexside"), target: Target::Definition(Definition::FormationType.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::IsNothing(1), Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(2, 6), Node::Slot(0), Node::Attribute { of: 8, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Side.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::And(7, 11), Node::Here, Node::Defined { definition: Definition::GeneralOrderTerrain.id(), subject: Some(13), second: None }, Node::Not(14), Node::And(12, 15)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Column.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Column_Hexside_On_FormationType }, words: text("except hexside to formation type where formation is none and arm is infantry and facing is side and not here's general order terrain: column"), condition_words: text("formation is none and arm is infantry and facing is side and not here's general order terrain"), notes: list![] },
        // 16:general-order except imposed to formation type where here's general order terrain and arm is not artillery and morale is not routed and formation is not tirailleur and not on the road: general order
        ExceptionRow { rule: Some(Rule::R16GeneralOrder.id()), name: text("imposed"), target: Target::Definition(Definition::FormationType.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Defined { definition: Definition::GeneralOrderTerrain.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::And(1, 6), Node::Slot(0), Node::Attribute { of: 8, attribute: CounterAttribute::Morale.id() }, Node::Symbol(Word::Routed.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::Not(11), Node::And(7, 12), Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Not(17), Node::And(13, 18), Node::Slot(0), Node::Defined { definition: Definition::OnTheRoad.id(), subject: Some(20), second: None }, Node::Not(21), Node::And(19, 22)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::GeneralOrder.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16GeneralOrder_Imposed_On_FormationType }, words: text("except imposed to formation type where here's general order terrain and arm is not artillery and morale is not routed and formation is not tirailleur and not on the road: general order"), condition_words: text("here's general order terrain and arm is not artillery and morale is not routed and formation is not tirailleur and not on the road"), notes: list![] },
        // 16:general-order except disordered to formation type where morale is disordered and arm is not artillery and not here's general order terrain beats hexside, vertex: column
        ExceptionRow { rule: Some(Rule::R16GeneralOrder.id()), name: text("disordered"), target: Target::Definition(Definition::FormationType.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Morale.id() }, Node::Symbol(Word::Disordered.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Artillery.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Not(7), Node::And(3, 8), Node::Here, Node::Defined { definition: Definition::GeneralOrderTerrain.id(), subject: Some(10), second: None }, Node::Not(11), Node::And(9, 12)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Column.symbol())]), beats: list![Exception::R16Column_Hexside_On_FormationType.id(), Exception::R16Line_Vertex_On_FormationType.id()], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16GeneralOrder_Disordered_On_FormationType }, words: text("except disordered to formation type where morale is disordered and arm is not artillery and not here's general order terrain beats hexside, vertex: column"), condition_words: text("morale is disordered and arm is not artillery and not here's general order terrain"), notes: list![] },
        // 16:line except vertex to formation type where formation is none and arm is infantry and facing is vertex and not here's general order terrain: line
        ExceptionRow { rule: Some(Rule::R16Line.id()), name: text("vertex"), target: Target::Definition(Definition::FormationType.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Formation.id() }, Node::IsNothing(1), Node::Slot(0), Node::Attribute { of: 3, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 4, comparison: Comparison::Equal, right: 5 }, Node::And(2, 6), Node::Slot(0), Node::Attribute { of: 8, attribute: CounterAttribute::Facing.id() }, Node::Symbol(Word::Vertex.symbol()), Node::Compare { left: 9, comparison: Comparison::Equal, right: 10 }, Node::And(7, 11), Node::Here, Node::Defined { definition: Definition::GeneralOrderTerrain.id(), subject: Some(13), second: None }, Node::Not(14), Node::And(12, 15)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Line.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Line_Vertex_On_FormationType }, words: text("except vertex to formation type where formation is none and arm is infantry and facing is vertex and not here's general order terrain: line"), condition_words: text("formation is none and arm is infantry and facing is vertex and not here's general order terrain"), notes: list![] },
        // 16:line except whole regiment where number of units here is 1 and there is an infantry regiment here and ruling A6 is yes: lifted
        ExceptionRow { rule: Some(Rule::R16Line.id()), name: text("whole-regiment"), target: Target::Clause(Clause::R16Line_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Count { set: 0 }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryRegiment.id()), condition: None }, Node::Exists { set: 4 }, Node::And(3, 5), Node::Ruling(Ruling::A6.id()), Node::Symbol(Word::Yes.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(6, 9)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Line_Stack_WholeRegiment }, words: text("except whole regiment where number of units here is 1 and there is an infantry regiment here and ruling A6 is yes: lifted"), condition_words: text("number of units here is 1 and there is an infantry regiment here and ruling A6 is yes"), notes: list![] },
        // 16:line except additional point to change cost where going into line and breadth is 1 and ruling A3 is additional: 2
        ExceptionRow { rule: Some(Rule::R16Line.id()), name: text("additional-point"), target: Target::Definition(Definition::ChangeCost.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::GoingIntoLine.id(), subject: None, second: None }, Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }, Node::Number(Number::whole(1)), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::And(0, 3), Node::Ruling(Ruling::A3.id()), Node::Symbol(Word::Additional.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(4, 7)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(2))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Line_AdditionalPoint_On_ChangeCost }, words: text("except additional point to change cost where going into line and breadth is 1 and ruling A3 is additional: 2"), condition_words: text("going into line and breadth is 1 and ruling A3 is additional"), notes: list![] },
        // 16:line except two hex line to change cost where going into line and breadth is at least 2: 2
        ExceptionRow { rule: Some(Rule::R16Line.id()), name: text("two-hex-line"), target: Target::Definition(Definition::ChangeCost.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::GoingIntoLine.id(), subject: None, second: None }, Node::Defined { definition: Definition::Breadth.id(), subject: None, second: None }, Node::Number(Number::whole(2)), Node::Compare { left: 1, comparison: Comparison::AtLeast, right: 2 }, Node::And(0, 3)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(2))]), beats: list![], exceptions: list![Exception::R16Line_TwoHexLine_On_ChangeCost_Widening.id()], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Line_TwoHexLine_On_ChangeCost }, words: text("except two hex line to change cost where going into line and breadth is at least 2: 2"), condition_words: text("going into line and breadth is at least 2"), notes: list![] },
        // 16:line-movement except line where unit's formation at start is line: printed ma minus 2
        ExceptionRow { rule: Some(Rule::R16LineMovement.id()), name: text("line"), target: Target::Definition(Definition::Allowance.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationAtStart.id(), subject: Some(1), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }]), effect: ExceptionEffect::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::PrintedMa.id() }, Node::Number(Number::whole(2)), Node::Arithmetic { left: 1, arithmetic: Arithmetic::Minus, right: 2 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Allowance_Line }, words: text("except line where unit's formation at start is line: printed ma minus 2"), condition_words: text("unit's formation at start is line"), notes: list![] },
        // 16:line-movement except carre where unit's formation at start is carre and unit's formation is carre: 1
        ExceptionRow { rule: Some(Rule::R16LineMovement.id()), name: text("carre"), target: Target::Definition(Definition::Allowance.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::FormationAtStart.id(), subject: Some(1), second: None }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Allowance_Carre }, words: text("except carre where unit's formation at start is carre and unit's formation is carre: 1"), condition_words: text("unit's formation at start is carre and unit's formation is carre"), notes: list![] },
        // 16:line-fire except line to increments per hex where arm is infantry and formation type is line: 4
        ExceptionRow { rule: Some(Rule::R16LineFire.id()), name: text("line"), target: Target::Definition(Definition::IncrementsPerHex.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(4), second: None }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(4))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16LineFire_Line_On_IncrementsPerHex }, words: text("except line to increments per hex where arm is infantry and formation type is line: 4"), condition_words: text("arm is infantry and formation type is line"), notes: list![] },
        // 16:cavalry-line except line where unit's arm is cavalry and unit's formation is line: 1 divided by unit's hexes covered
        ExceptionRow { rule: Some(Rule::R16CavalryLine.id()), name: text("line"), target: Target::Definition(Definition::ByBreadth.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1)), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::HexesCovered.id(), subject: Some(2), second: None }, Node::Arithmetic { left: 0, arithmetic: Arithmetic::DividedBy, right: 3 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::ByBreadth_Line }, words: text("except line where unit's arm is cavalry and unit's formation is line: 1 divided by unit's hexes covered"), condition_words: text("unit's arm is cavalry and unit's formation is line"), notes: list![] },
        // 16:carre except infantry where unit's arm is infantry and carre in target: 3/2
        ExceptionRow { rule: Some(Rule::R16Carre.id()), name: text("infantry"), target: Target::Definition(Definition::AgainstCarre.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Defined { definition: Definition::CarreInTarget.id(), subject: None, second: None }, Node::And(4, 5)]), effect: ExceptionEffect::Value(list![Node::Number(Number::lowest_terms(3, 2))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::AgainstCarre_Infantry }, words: text("except infantry where unit's arm is infantry and carre in target: 3/2"), condition_words: text("unit's arm is infantry and carre in target"), notes: list![] },
        // 16:carre except cavalry where unit's arm is cavalry and carre in target: 1/3
        ExceptionRow { rule: Some(Rule::R16Carre.id()), name: text("cavalry"), target: Target::Definition(Definition::AgainstCarre.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Defined { definition: Definition::CarreInTarget.id(), subject: None, second: None }, Node::And(4, 5)]), effect: ExceptionEffect::Value(list![Node::Number(Number::lowest_terms(1, 3))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::AgainstCarre_Cavalry }, words: text("except cavalry where unit's arm is cavalry and carre in target: 1/3"), condition_words: text("unit's arm is cavalry and carre in target"), notes: list![] },
        // 12 except losses where unit's full strength is not none: unit's strength divided by unit's full strength
        ExceptionRow { rule: Some(Rule::R12.id()), name: text("losses"), target: Target::Definition(Definition::ByLosses.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::FullStrength.id() }, Node::IsNothing(2), Node::Not(3)]), effect: ExceptionEffect::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Strength.id(), subject: Some(1), second: None }, Node::Act, Node::Parameter { of: 3, parameter: Parameter::Unit.id() }, Node::Attribute { of: 4, attribute: CounterAttribute::FullStrength.id() }, Node::Arithmetic { left: 2, arithmetic: Arithmetic::DividedBy, right: 5 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::ByLosses_Losses }, words: text("except losses where unit's full strength is not none: unit's strength divided by unit's full strength"), condition_words: text("unit's full strength is not none"), notes: list![] },
        // 12 except last increment where size is battalion and full strength is more than 1 and strength is 1: 1/2
        ExceptionRow { rule: Some(Rule::R12.id()), name: text("last-increment"), target: Target::Definition(Definition::FireFactor.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Size.id() }, Node::Symbol(Word::Battalion.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::FullStrength.id() }, Node::Number(Number::whole(1)), Node::Compare { left: 5, comparison: Comparison::MoreThan, right: 6 }, Node::And(3, 7), Node::Slot(0), Node::Defined { definition: Definition::Strength.id(), subject: Some(9), second: None }, Node::Number(Number::whole(1)), Node::Compare { left: 10, comparison: Comparison::Equal, right: 11 }, Node::And(8, 12)]), effect: ExceptionEffect::Value(list![Node::Number(Number::lowest_terms(1, 2))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::FireFactor_LastIncrement }, words: text("except last increment where size is battalion and full strength is more than 1 and strength is 1: 1/2"), condition_words: text("size is battalion and full strength is more than 1 and strength is 1"), notes: list![] },
        // 14 except nimble where nimble: here's enemy front includes cavalry
        ExceptionRow { rule: Some(Rule::R14.id()), name: text("nimble"), target: Target::Definition(Definition::Stopped.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Defined { definition: Definition::Nimble.id(), subject: Some(0), second: None }]), effect: ExceptionEffect::Value(list![Node::Here, Node::Attribute { of: 0, attribute: PlaceAttribute::EnemyFront.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Includes { set: 1, bit: super::Arm::Cavalry as u8 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Stopped_Nimble }, words: text("except nimble where nimble: here's enemy front includes cavalry"), condition_words: text("nimble"), notes: list![] },
        // 19 except skirmishers in motion to 16:general mixing, TEC:stacking stack at entry, passing where there is a skirmisher here and ruling A8 is skirmishers and cavalry: exempts skirmishers
        ExceptionRow { rule: Some(Rule::R19.id()), name: text("skirmishers-in-motion"), target: Target::Clause(Clause::R16General_Mixing.id()), moments: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }, Node::Exists { set: 0 }, Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::SkirmishersAndCavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), effect: ExceptionEffect::Exempts { first: None, set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R19_SkirmishersInMotion_On_R16General_Mixing }, words: text("except skirmishers in motion to 16:general mixing, TEC:stacking stack at entry, passing where there is a skirmisher here and ruling A8 is skirmishers and cavalry: exempts skirmishers"), condition_words: text("there is a skirmisher here and ruling A8 is skirmishers and cavalry"), notes: list![] },
        // 19 except skirmishers in motion to 16:general mixing, TEC:stacking stack at entry, passing where there is a skirmisher here and ruling A8 is skirmishers and cavalry: exempts skirmishers
        ExceptionRow { rule: Some(Rule::R19.id()), name: text("skirmishers-in-motion"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }, Node::Exists { set: 0 }, Node::Ruling(Ruling::A8.id()), Node::Symbol(Word::SkirmishersAndCavalry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::And(1, 4)]), effect: ExceptionEffect::Exempts { first: None, set: list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Skirmisher.id()), condition: None }] }, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R19_SkirmishersInMotion_On_TECStacking_Stack }, words: text("except skirmishers in motion to 16:general mixing, TEC:stacking stack at entry, passing where there is a skirmisher here and ruling A8 is skirmishers and cavalry: exempts skirmishers"), condition_words: text("there is a skirmisher here and ruling A8 is skirmishers and cavalry"), notes: list![] },
        // 19 except skirmishers to increments per hex where it is a skirmisher: 3
        ExceptionRow { rule: Some(Rule::R19.id()), name: text("skirmishers"), target: Target::Definition(Definition::IncrementsPerHex.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(0), second: None }]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(3))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R19_Skirmishers_On_IncrementsPerHex }, words: text("except skirmishers to increments per hex where it is a skirmisher: 3"), condition_words: text("it is a skirmisher"), notes: list![] },
        // 19 except badly placed skirmisher where it is a skirmisher and morale is good and (rule TEC:stacking stack is broken or there is another friendly formed unit here where formation type is not tirailleur): disordered
        ExceptionRow { rule: Some(Rule::R19.id()), name: text("badly-placed-skirmisher"), target: Target::Definition(Definition::CombatMorale.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(0), second: None }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Morale.id() }, Node::Symbol(Word::Good.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5), Node::Broken { clause: Clause::TECStacking_Stack.id(), among: None }, Node::Slot(0), Node::Slot(0), Node::Slot(1), Node::Defined { definition: Definition::FormationType.id(), subject: Some(10), second: None }, Node::Symbol(Word::Tirailleur.symbol()), Node::Compare { left: 11, comparison: Comparison::Equal, right: 12 }, Node::Not(13), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: Some(Relation::Friendly { to: 9 }), other_than: Some(8), class: Some(Definition::FormedUnit.id()), condition: Some(14) }, Node::Exists { set: 15 }, Node::Or(7, 16), Node::And(6, 17)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Disordered.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::CombatMorale_BadlyPlacedSkirmisher }, words: text("except badly placed skirmisher where it is a skirmisher and morale is good and (rule TEC:stacking stack is broken or there is another friendly formed unit here where formation type is not tirailleur): disordered"), condition_words: text("it is a skirmisher and morale is good and (rule TEC:stacking stack is broken or there is another friendly formed unit here where formation type is not tirailleur)"), notes: list![] },
        // 19 except skirmishers where unit is a skirmisher: 1/2
        ExceptionRow { rule: Some(Rule::R19.id()), name: text("skirmishers"), target: Target::Definition(Definition::InSkirmishOrder.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Defined { definition: Definition::Skirmisher.id(), subject: Some(1), second: None }]), effect: ExceptionEffect::Value(list![Node::Number(Number::lowest_terms(1, 2))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::InSkirmishOrder_Skirmishers }, words: text("except skirmishers where unit is a skirmisher: 1/2"), condition_words: text("unit is a skirmisher"), notes: list![] },
        // 22 except mixed where arm is infantry and formation is not carre and there is a battery here: fire defence for formation type and quarter minus 2
        ExceptionRow { rule: Some(Rule::R22.id()), name: text("mixed"), target: Target::Definition(Definition::Defence.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Attribute { of: 4, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::Not(7), Node::And(3, 8), Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }, Node::Exists { set: 10 }, Node::And(9, 11)]), effect: ExceptionEffect::Value(list![Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(0), second: None }, Node::Act, Node::Parameter { of: 2, parameter: Parameter::Quarter.id() }, Node::Chart { chart: Chart::FireDefence.id(), row: 1, column: 3 }, Node::Number(Number::whole(2)), Node::Arithmetic { left: 4, arithmetic: Arithmetic::Minus, right: 5 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Defence_Mixed }, words: text("except mixed where arm is infantry and formation is not carre and there is a battery here: fire defence for formation type and quarter minus 2"), condition_words: text("arm is infantry and formation is not carre and there is a battery here"), notes: list![] },
        // 25 except carre to increments per hex where arm is infantry and formation type is carre: 12
        ExceptionRow { rule: Some(Rule::R25.id()), name: text("carre"), target: Target::Definition(Definition::IncrementsPerHex.id()), moments: Moments::ANY, condition: Some(list![Node::Slot(0), Node::Attribute { of: 0, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 1, comparison: Comparison::Equal, right: 2 }, Node::Slot(0), Node::Defined { definition: Definition::FormationType.id(), subject: Some(4), second: None }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(3, 7)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(12))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R25_Carre_On_IncrementsPerHex }, words: text("except carre to increments per hex where arm is infantry and formation type is carre: 12"), condition_words: text("arm is infantry and formation type is carre"), notes: list![] },
        // TEC:movement except over several hexes where onto is not none: highest hex cost of onto
        ExceptionRow { rule: Some(Rule::TECMovement.id()), name: text("over-several-hexes"), target: Target::Definition(Definition::TerrainCost.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Onto.id() }, Node::IsNothing(1), Node::Not(2)]), effect: ExceptionEffect::Value(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Onto.id() }, Node::Set { domain: Domain::Listed(1), slot: 0, location: Location::Everywhere, relation: None, other_than: None, class: None, condition: None }, Node::Slot(0), Node::Defined { definition: Definition::HexCost.id(), subject: Some(3), second: None }, Node::Aggregate { aggregate: Aggregate::Highest, set: 2, of: 4 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TerrainCost_OverSeveralHexes }, words: text("except over several hexes where onto is not none: highest hex cost of onto"), condition_words: text("onto is not none"), notes: list![] },
        // TEC:movement except by road where on a road march: terrain points for road and unit's arm
        ExceptionRow { rule: Some(Rule::TECMovement.id()), name: text("by-road"), target: Target::Definition(Definition::EntryCost.id()), moments: Moments::ANY, condition: Some(list![Node::Defined { definition: Definition::OnARoadMarch.id(), subject: None, second: None }]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Road.symbol()), Node::Act, Node::Parameter { of: 1, parameter: Parameter::Unit.id() }, Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Chart { chart: Chart::TerrainPoints.id(), row: 0, column: 3 }]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::EntryCost_ByRoad }, words: text("except by road where on a road march: terrain points for road and unit's arm"), condition_words: text("on a road march"), notes: list![] },
        // TEC:stacking except road march where there is a marching unit here and number of different sides of units here is 1: way
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("road-march"), target: Target::Definition(Definition::Ground.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MarchingUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Set { domain: Domain::Counters, slot: 1, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(1), Node::Attribute { of: 3, attribute: CounterAttribute::Side.id() }, Node::CountDifferent { set: 2, of: 4 }, Node::Number(Number::whole(1)), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(1, 7)]), effect: ExceptionEffect::Value(list![Node::Symbol(Word::Way.symbol())]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::Ground_RoadMarch }, words: text("except road march where there is a marching unit here and number of different sides of units here is 1: way"), condition_words: text("there is a marching unit here and number of different sides of units here is 1"), notes: list![] },
        // TEC:stacking except column where here's columns alone: lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("column"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Defined { definition: Definition::ColumnsAlone.id(), subject: Some(0), second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_Column }, words: text("except column where here's columns alone: lifted"), condition_words: text("here's columns alone"), notes: list![] },
        // TEC:stacking except line where here's lines alone: lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("line"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Here, Node::Defined { definition: Definition::LinesAlone.id(), subject: Some(0), second: None }]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_Line }, words: text("except line where here's lines alone: lifted"), condition_words: text("here's lines alone"), notes: list![] },
        // TEC:stacking except cavalry passing at entry, passing where there is a cavalry unit here and (there is a unit here where arm is not cavalry) and here's open to cavalry and (there is no battery here or here's open to guns): lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("cavalry-passing"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::of(&[Moment::Entry.id(), Moment::Passing.id()]), condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Slot(0), Node::Attribute { of: 2, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::Not(5), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: Some(6) }, Node::Exists { set: 7 }, Node::And(1, 8), Node::Here, Node::Defined { definition: Definition::OpenToCavalry.id(), subject: Some(10), second: None }, Node::And(9, 11), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }, Node::Exists { set: 13 }, Node::Not(14), Node::Here, Node::Defined { definition: Definition::OpenToGuns.id(), subject: Some(16), second: None }, Node::Or(15, 17), Node::And(12, 18)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_CavalryPassing }, words: text("except cavalry passing at entry, passing where there is a cavalry unit here and (there is a unit here where arm is not cavalry) and here's open to cavalry and (there is no battery here or here's open to guns): lifted"), condition_words: text("there is a cavalry unit here and (there is a unit here where arm is not cavalry) and here's open to cavalry and (there is no battery here or here's open to guns)"), notes: list![] },
        // TEC:stacking except cavalry with infantry where there is a cavalry unit here and there is an infantry unit here and here's open to cavalry and (there is no battery here or here's open to guns): lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("cavalry-with-infantry"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }, Node::Exists { set: 2 }, Node::And(1, 3), Node::Here, Node::Defined { definition: Definition::OpenToCavalry.id(), subject: Some(5), second: None }, Node::And(4, 6), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }, Node::Exists { set: 8 }, Node::Not(9), Node::Here, Node::Defined { definition: Definition::OpenToGuns.id(), subject: Some(11), second: None }, Node::Or(10, 12), Node::And(7, 13)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_CavalryWithInfantry }, words: text("except cavalry with infantry where there is a cavalry unit here and there is an infantry unit here and here's open to cavalry and (there is no battery here or here's open to guns): lifted"), condition_words: text("there is a cavalry unit here and there is an infantry unit here and here's open to cavalry and (there is no battery here or here's open to guns)"), notes: list![] },
        // TEC:stacking except cavalry with guns where there is a cavalry unit here and there is a battery here and there is no infantry unit here and here's open to guns and here's open to cavalry and ruling A9 is not barred: lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("cavalry-with-guns"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::CavalryUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Battery.id()), condition: None }, Node::Exists { set: 2 }, Node::And(1, 3), Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::InfantryUnit.id()), condition: None }, Node::Exists { set: 5 }, Node::Not(6), Node::And(4, 7), Node::Here, Node::Defined { definition: Definition::OpenToGuns.id(), subject: Some(9), second: None }, Node::And(8, 10), Node::Here, Node::Defined { definition: Definition::OpenToCavalry.id(), subject: Some(12), second: None }, Node::And(11, 13), Node::Ruling(Ruling::A9.id()), Node::Symbol(Word::NotBarred.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::And(14, 17)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_CavalryWithGuns }, words: text("except cavalry with guns where there is a cavalry unit here and there is a battery here and there is no infantry unit here and here's open to guns and here's open to cavalry and ruling A9 is not barred: lifted"), condition_words: text("there is a cavalry unit here and there is a battery here and there is no infantry unit here and here's open to guns and here's open to cavalry and ruling A9 is not barred"), notes: list![] },
        // TEC:stacking except longer than the road where there is a marching unit here and number of units here is 1 and ruling A13 is no: lifted
        ExceptionRow { rule: Some(Rule::TECStacking.id()), name: text("longer-than-the-road"), target: Target::Clause(Clause::TECStacking_Stack.id()), moments: Moments::ANY, condition: Some(list![Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::MarchingUnit.id()), condition: None }, Node::Exists { set: 0 }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: None, other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Count { set: 2 }, Node::Number(Number::whole(1)), Node::Compare { left: 3, comparison: Comparison::Equal, right: 4 }, Node::And(1, 5), Node::Ruling(Ruling::A13.id()), Node::Symbol(Word::No.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(6, 9)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::TECStacking_Stack_LongerThanTheRoad }, words: text("except longer than the road where there is a marching unit here and number of units here is 1 and ruling A13 is no: lifted"), condition_words: text("there is a marching unit here and number of units here is 1 and ruling A13 is no"), notes: list![] },
        // 16:general permission carre onto cavalry at entry where unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry): lifts 16:general enemy hex
        ExceptionRow { rule: Some(Rule::R16General.id()), name: text("carre-onto-cavalry"), target: Target::Clause(Clause::R16General_EnemyHex.id()), moments: Moments::of(&[Moment::Entry.id()]), condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Infantry.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Act, Node::Parameter { of: 5, parameter: Parameter::Unit.id() }, Node::Attribute { of: 6, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Carre.symbol()), Node::Compare { left: 7, comparison: Comparison::Equal, right: 8 }, Node::And(4, 9), Node::Act, Node::Parameter { of: 11, parameter: Parameter::Unit.id() }, Node::Set { domain: Domain::Counters, slot: 0, location: Location::Here, relation: Some(Relation::Enemy { to: 12 }), other_than: None, class: Some(Definition::Unit.id()), condition: None }, Node::Slot(0), Node::Attribute { of: 14, attribute: CounterAttribute::Arm.id() }, Node::Symbol(Word::Cavalry.symbol()), Node::Compare { left: 15, comparison: Comparison::Equal, right: 16 }, Node::Every { set: 13, condition: 17 }, Node::And(10, 18)]), effect: ExceptionEffect::Lifted, beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16General_EnemyHex_CarreOntoCavalry }, words: text("permission carre onto cavalry at entry where unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry): lifts 16:general enemy hex"), condition_words: text("unit's arm is infantry and unit's formation is carre and every enemy unit here has (arm is cavalry)"), notes: list![] },
        // 16:line except widening where unit's formation is line and ruling A5 is one point: 1
        ExceptionRow { rule: Some(Rule::R16Line.id()), name: text("widening"), target: Target::Exception(Exception::R16Line_TwoHexLine_On_ChangeCost.id()), moments: Moments::ANY, condition: Some(list![Node::Act, Node::Parameter { of: 0, parameter: Parameter::Unit.id() }, Node::Attribute { of: 1, attribute: CounterAttribute::Formation.id() }, Node::Symbol(Word::Line.symbol()), Node::Compare { left: 2, comparison: Comparison::Equal, right: 3 }, Node::Ruling(Ruling::A5.id()), Node::Symbol(Word::OnePoint.symbol()), Node::Compare { left: 5, comparison: Comparison::Equal, right: 6 }, Node::And(4, 7)]), effect: ExceptionEffect::Value(list![Node::Number(Number::whole(1))]), beats: list![], exceptions: list![], see: list![], place: Place { layer: Layer::LaBataille.id(), line: line::exception::R16Line_TwoHexLine_On_ChangeCost_Widening }, words: text("except widening where unit's formation is line and ruling A5 is one point: 1"), condition_words: text("unit's formation is line and ruling A5 is one point"), notes: list![] },
    ],
};

/// The ruleset files, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Layer {
    LaBataille,
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
    StartSegment,
    InSegment,
    EndSegment,
    PassThrough,
    CavEnter,
    EnterEnemyHex,
    EnterHex,
    ChangeFormation,
    Loss,
    Fire,
    FiredAt,
    MeleeAttack,
    Assault,
    Reinforce,
    BeginCombat,
    InferFormation,
    Open,
    Slope,
    Stream,
    Ford,
    ClearGround,
    BuiltUp,
    Wooded,
    Marsh,
    Way,
    OneRegiment,
    OneBattalion,
    InfantryIncrements,
    OneCavalryRegiment,
    CavalryIncrements,
    CavalryRegiments,
    OneBattery,
    ArtilleryIncrements,
    IncrementsWithABattery,
    BattalionWithABattery,
    MarchingIncrements,
    Clear,
    Hamlet,
    Village,
    Town,
    Woods,
    Garden,
    Swamp,
    Road,
    Bridge,
    RaisedBridge,
    French,
    Allied,
    Infantry,
    Cavalry,
    Artillery,
    Leader,
    Regiment,
    Battalion,
    Company,
    Squadron,
    Battery,
    Column,
    Line,
    Carre,
    Tirailleur,
    GeneralOrder,
    RoadMarch,
    Limbered,
    Unlimbered,
    InCarre,
    Side,
    Vertex,
    Good,
    Disordered,
    Routed,
    Foot,
    Horse,
    Front,
    Flank,
    OwnSide,
    AnySide,
    No,
    Yes,
    Same,
    Additional,
    OnePoint,
    TwoPoints,
    SkirmishersAndCavalry,
    NoneAtAll,
    NotBarred,
    Barred,
    LimberedOrInCarre,
    HorseArtillery,
    ClearOnly,
    ClearAndSlope,
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
    Crossing,
    Ground,
    Allowance,
    Terrain,
    Side,
    Arm,
    Size,
    Formation,
    Facing,
    Morale,
    Guns,
    Quarter,
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
    RulingA14,
    RulingA15,
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
    PrintedMa,
    Charge,
    EndsHere,
    Target,
    Onto,
    Across,
    ByRoad,
    ForcedMarch,
    MpLeft,
    Into,
    InHexes,
    Lost,
    Quarter,
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
    Terrain,
    HasRoad,
    SunkenRoad,
    EnemyFront,
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
    Arm,
    Size,
    Increments,
    Total,
    Hexes,
    FullStrength,
    BattalionStrength,
    Formation,
    Facing,
    Morale,
    Guns,
    BeganAs,
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
    /// change-points
    ChangePoints,
    /// fire-defence
    FireDefence,
    /// terrain-points
    TerrainPoints,
    /// crossing-points
    CrossingPoints,
    /// stacking
    Stacking,
    /// kind-of-ground
    KindOfGround,
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
    pub const A1: u32 = 171;
    pub const A2: u32 = 175;
    pub const A3: u32 = 179;
    pub const A4: u32 = 183;
    pub const A5: u32 = 187;
    pub const A6: u32 = 191;
    pub const A7: u32 = 195;
    pub const A8: u32 = 199;
    pub const A9: u32 = 203;
    pub const A10: u32 = 207;
    pub const A11: u32 = 211;
    pub const A12: u32 = 215;
    pub const A13: u32 = 219;
    pub const A14: u32 = 223;
    pub const A15: u32 = 227;
}
pub mod chart {
    pub const ChangePoints: u32 = 283;
    pub const FireDefence: u32 = 487;
    pub const TerrainPoints: u32 = 545;
    pub const CrossingPoints: u32 = 548;
    pub const Stacking: u32 = 574;
    pub const KindOfGround: u32 = 644;
}
pub mod rule {
    pub const R16General: u32 = 231;
    pub const R16Column: u32 = 299;
    pub const R16GeneralOrder: u32 = 320;
    pub const R16Line: u32 = 348;
    pub const R16LineMovement: u32 = 377;
    pub const R16LineFire: u32 = 387;
    pub const R16CavalryLine: u32 = 390;
    pub const R16Carre: u32 = 401;
    pub const R16Artillery: u32 = 411;
    pub const Melee: u32 = 420;
    pub const R6: u32 = 425;
    pub const R12: u32 = 436;
    pub const R14: u32 = 443;
    pub const R19: u32 = 455;
    pub const R22: u32 = 486;
    pub const R24: u32 = 503;
    pub const R25: u32 = 514;
    pub const R28: u32 = 528;
    pub const R44: u32 = 533;
    pub const R45: u32 = 538;
    pub const TECMovement: u32 = 543;
    pub const TECStacking: u32 = 565;
    pub const TECTerrain: u32 = 643;
}
pub mod definition {
    pub const Unit: u32 = 232;
    pub const InfantryUnit: u32 = 233;
    pub const CavalryUnit: u32 = 234;
    pub const Battery: u32 = 235;
    pub const Strength: u32 = 236;
    pub const HexesCovered: u32 = 238;
    pub const FormationType: u32 = 240;
    pub const FormationAtStart: u32 = 241;
    pub const FormedUnit: u32 = 245;
    pub const InsideACarre: u32 = 258;
    pub const PassableBattery: u32 = 260;
    pub const PassableUnit: u32 = 264;
    pub const BarringUnit: u32 = 268;
    pub const Breadth: u32 = 289;
    pub const ChangeCost: u32 = 291;
    pub const ColumnsAlone: u32 = 300;
    pub const CrowdedAbove: u32 = 305;
    pub const OnTheRoad: u32 = 322;
    pub const GeneralOrderTerrain: u32 = 324;
    pub const GoingIntoLine: u32 = 349;
    pub const InTheClear: u32 = 350;
    pub const LinesAlone: u32 = 351;
    pub const LineOverTwo: u32 = 356;
    pub const Allowance: u32 = 379;
    pub const ByBreadth: u32 = 396;
    pub const CarreInTarget: u32 = 404;
    pub const AgainstCarre: u32 = 405;
    pub const LevelEnough: u32 = 415;
    pub const IntoTerrain: u32 = 421;
    pub const ByLosses: u32 = 437;
    pub const FireFactor: u32 = 439;
    pub const ZoneForAll: u32 = 444;
    pub const Nimble: u32 = 445;
    pub const Stopped: u32 = 448;
    pub const Skirmisher: u32 = 456;
    pub const CombatMorale: u32 = 471;
    pub const InSkirmishOrder: u32 = 480;
    pub const Defence: u32 = 493;
    pub const IncrementsPerHex: u32 = 504;
    pub const Shots: u32 = 505;
    pub const FiredBefore: u32 = 506;
    pub const Fires: u32 = 508;
    pub const OnARoadMarch: u32 = 552;
    pub const HexCost: u32 = 554;
    pub const TerrainCost: u32 = 555;
    pub const EntryCost: u32 = 557;
    pub const InfantryRegiment: u32 = 567;
    pub const InfantryBattalion: u32 = 568;
    pub const CavalryRegiment: u32 = 570;
    pub const MarchingUnit: u32 = 571;
    pub const Ground: u32 = 572;
    pub const OpenToGuns: u32 = 578;
    pub const OpenToCavalry: u32 = 579;
}
pub mod clause {
    pub const R16General_Formation: u32 = 243;
    pub const R16General_Mixing: u32 = 246;
    pub const R16General_CavalryEntry: u32 = 269;
    pub const R16General_CavalryWithInfantry: u32 = 272;
    pub const R16General_CavalryWithGuns: u32 = 273;
    pub const R16General_EnemyHex: u32 = 277;
    pub const R16General_CarreOntoCavalry: u32 = 279;
    pub const R16General_Cost: u32 = 295;
    pub const R16General_PointsLeft: u32 = 296;
    pub const R16General_Ma: u32 = 297;
    pub const R16Column_Stack: u32 = 309;
    pub const R16Column_Facing: u32 = 316;
    pub const R16GeneralOrder_Facing: u32 = 336;
    pub const R16GeneralOrder_Formation: u32 = 338;
    pub const R16GeneralOrder_BelowTheTop: u32 = 341;
    pub const R16GeneralOrder_MeleeUnits: u32 = 343;
    pub const R16GeneralOrder_MoraleIncrements: u32 = 344;
    pub const R16Line_Facing: u32 = 360;
    pub const R16Line_Terrain: u32 = 361;
    pub const R16Line_Stack: u32 = 362;
    pub const R16Line_Spread: u32 = 366;
    pub const R16Line_SpreadStill: u32 = 367;
    pub const R16Line_TwoAtMost: u32 = 368;
    pub const R16Line_Cost: u32 = 372;
    pub const R16Line_Hexes: u32 = 373;
    pub const R16LineMovement_Ma: u32 = 382;
    pub const R16CavalryLine_Depth: u32 = 391;
    pub const R16CavalryLine_Breadth: u32 = 392;
    pub const R16CavalryLine_DepthWhenForming: u32 = 394;
    pub const R16Carre_Assault: u32 = 402;
    pub const R16Carre_CavalryInItsHex: u32 = 403;
    pub const R16Artillery_Manhandling: u32 = 412;
    pub const Melee_MeleeFactor: u32 = 422;
    pub const R6_Size: u32 = 426;
    pub const R12_FireFactor: u32 = 441;
    pub const R14_MovingOn: u32 = 450;
    pub const R19_OneHex: u32 = 461;
    pub const R19_TwoHexes: u32 = 462;
    pub const R19_EvenSplit: u32 = 464;
    pub const R19_Hexes: u32 = 466;
    pub const R19_TreatedAs: u32 = 477;
    pub const R19_Range: u32 = 479;
    pub const R22_FireDefence: u32 = 496;
    pub const R22_FireDie: u32 = 498;
    pub const R24_FiringIncrements: u32 = 511;
    pub const R24_Range: u32 = 512;
    pub const R25_Limbered: u32 = 515;
    pub const R25_LowerBatteries: u32 = 516;
    pub const R25_SharedFacing: u32 = 519;
    pub const R25_OwnFacing: u32 = 522;
    pub const R28_OpportunityFire: u32 = 529;
    pub const R44_Formation: u32 = 534;
    pub const R44_Change: u32 = 535;
    pub const R44_Attack: u32 = 536;
    pub const R45_OffTheRoad: u32 = 539;
    pub const R45_OnTheRoad: u32 = 541;
    pub const TECMovement_Cost: u32 = 559;
    pub const TECMovement_Barred: u32 = 560;
    pub const TECMovement_PointsLeft: u32 = 561;
    pub const TECStacking_Stack: u32 = 580;
}
pub mod exception {
    pub const Strength_ShownInPart: u32 = 237;
    pub const HexesCovered_ShownInPart: u32 = 239;
    pub const FormationAtStart_ChangedSince: u32 = 242;
    pub const R16General_Mixing_SkirmishersInTheWoods: u32 = 249;
    pub const R16General_Mixing_CavalryInMotion: u32 = 251;
    pub const Breadth_Shown: u32 = 290;
    pub const ChangeCost_LeavingGeneralOrder: u32 = 292;
    pub const R16Column_Hexside_On_FormationType: u32 = 306;
    pub const R16GeneralOrder_Imposed_On_FormationType: u32 = 325;
    pub const R16GeneralOrder_Disordered_On_FormationType: u32 = 332;
    pub const R16Line_Vertex_On_FormationType: u32 = 357;
    pub const R16Line_Stack_WholeRegiment: u32 = 364;
    pub const R16Line_AdditionalPoint_On_ChangeCost: u32 = 369;
    pub const R16Line_TwoHexLine_On_ChangeCost: u32 = 370;
    pub const Allowance_Line: u32 = 380;
    pub const Allowance_Carre: u32 = 381;
    pub const R16LineFire_Line_On_IncrementsPerHex: u32 = 388;
    pub const ByBreadth_Line: u32 = 397;
    pub const AgainstCarre_Infantry: u32 = 406;
    pub const AgainstCarre_Cavalry: u32 = 407;
    pub const ByLosses_Losses: u32 = 438;
    pub const FireFactor_LastIncrement: u32 = 440;
    pub const Stopped_Nimble: u32 = 449;
    pub const R19_SkirmishersInMotion_On_R16General_Mixing: u32 = 457;
    pub const R19_SkirmishersInMotion_On_TECStacking_Stack: u32 = 457;
    pub const R19_Skirmishers_On_IncrementsPerHex: u32 = 470;
    pub const CombatMorale_BadlyPlacedSkirmisher: u32 = 472;
    pub const InSkirmishOrder_Skirmishers: u32 = 481;
    pub const Defence_Mixed: u32 = 494;
    pub const R25_Carre_On_IncrementsPerHex: u32 = 518;
    pub const TerrainCost_OverSeveralHexes: u32 = 556;
    pub const EntryCost_ByRoad: u32 = 558;
    pub const Ground_RoadMarch: u32 = 573;
    pub const TECStacking_Stack_Column: u32 = 617;
    pub const TECStacking_Stack_Line: u32 = 618;
    pub const TECStacking_Stack_CavalryPassing: u32 = 619;
    pub const TECStacking_Stack_CavalryWithInfantry: u32 = 625;
    pub const TECStacking_Stack_CavalryWithGuns: u32 = 630;
    pub const TECStacking_Stack_LongerThanTheRoad: u32 = 637;
    pub const R16General_EnemyHex_CarreOntoCavalry: u32 = 279;
    pub const R16Line_TwoHexLine_On_ChangeCost_Widening: u32 = 371;
}
pub mod rule_notes {
    pub const R16General: [u32; 2] = [256, 275];
    pub const R16Column: [u32; 1] = [318];
    pub const R16GeneralOrder: [u32; 2] = [345, 346];
    pub const R16Line: [u32; 1] = [375];
    pub const R16LineMovement: [u32; 2] = [383, 385];
    pub const R16CavalryLine: [u32; 1] = [398];
    pub const R16Carre: [u32; 2] = [408, 409];
    pub const R16Artillery: [u32; 1] = [418];
    pub const R6: [u32; 2] = [433, 434];
    pub const R14: [u32; 1] = [453];
    pub const R19: [u32; 3] = [482, 483, 484];
    pub const R22: [u32; 2] = [500, 501];
    pub const R25: [u32; 1] = [525];
    pub const R28: [u32; 2] = [530, 531];
    pub const TECMovement: [u32; 2] = [562, 563];
    pub const TECStacking: [u32; 3] = [639, 640, 641];
}
}
