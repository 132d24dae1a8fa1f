//! La Bataille, Premier rules, chapter 16, with the terrain effects chart of Prusse 1806: one hex, the friendly counters in it, and what
//! one of them does.

mod acts;
mod formations;
mod stacking;

pub use acts::{Outcome, judge};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Size {
    Regiment,
    Battalion,
    Company,
    Squadron,
    Battery,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Formation {
    Column,
    Line,
    Carre,
    Tirailleur,
    GeneralOrder,
    RoadMarch,
    Limbered,
    Unlimbered,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Facing {
    Side,
    Vertex,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit {
    pub arm: Arm,
    pub size: Size,
    /// Increments that stand in this hex.
    pub increments: i64,
    /// Increments of the whole counter.
    pub in_all: i64,
    pub hexes: i64,
    pub formation: Formation,
    pub facing: Facing,
}

impl Unit {
    /// A counter in one hex, facing as its formation wants it.
    pub fn new(arm: Arm, size: Size, increments: i64, formation: Formation) -> Unit {
        let facing = match formation {
            Formation::Line | Formation::Tirailleur => Facing::Vertex,
            _ => Facing::Side,
        };
        Unit { arm, size, increments, in_all: increments, hexes: 1, formation, facing }
    }
}

/// What a unit, named by its place in the list, does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    EndSegment,
    PassThrough {
        unit: usize,
    },
    CavalryEnters {
        unit: usize,
        ends_here: bool,
    },
    EnterEnemyHex {
        unit: usize,
        enemy: Arm,
    },
    ChangeFormation {
        unit: usize,
        to: Formation,
        hexes: i64,
        points_left: i64,
    },
    StartSegment {
        unit: usize,
        printed_allowance: i64,
    },
    Loss {
        unit: usize,
        increments: i64,
    },
    /// The first counter of the list lies on top.
    Fire {
        unit: usize,
    },
    Melee,
    FiredAt,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub terrain: Terrain,
    pub units: Vec<Unit>,
    pub act: Act,
}
