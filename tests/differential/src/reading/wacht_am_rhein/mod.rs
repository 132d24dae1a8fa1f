//! Wacht am Rhein, 2nd edition, chapter 7: one hex, what stands in it, and what somebody does there.

mod acts;
mod counting;
mod limits;

pub use acts::{Outcome, judge};
pub use counting::{counts_as_battalion, counts_as_mech};
pub use limits::broken_limits;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Infantry,
    Armor,
    Recon,
    Engineer,
    Headquarters,
    TowedArtillery,
    SelfPropelledArtillery,
    /// A counter made of companies, as many as are printed on it.
    Hybrid {
        companies: u8,
    },
    BridgeColumn(Bridge),
    Marker,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bridge {
    Column,
    UnderConstruction,
    Completed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Size {
    Company,
    Battalion,
    Larger,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit {
    pub kind: Kind,
    pub size: Size,
    pub mech: bool,
    pub in_battery: bool,
    pub is_static: bool,
    pub army_level: bool,
    pub strat_mode: bool,
    pub observed: bool,
    pub steps_lost: u8,
}

impl Unit {
    pub fn new(kind: Kind, size: Size) -> Unit {
        Unit {
            kind,
            size,
            mech: matches!(kind, Kind::BridgeColumn(_)),
            in_battery: false,
            is_static: false,
            army_level: false,
            strat_mode: false,
            observed: true,
            steps_lost: 0,
        }
    }

    /// 7.0: markers weigh nothing.
    pub fn is_unit(&self) -> bool {
        self.kind != Kind::Marker
    }

    pub fn is_mobile_column(&self) -> bool {
        self.kind == Kind::BridgeColumn(Bridge::Column)
    }

    pub fn is_army_engineer(&self) -> bool {
        self.kind == Kind::Engineer && self.army_level && self.mech
    }
}

/// What is done in the hex; a unit is named by its place in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    FinishMove {
        unit: usize,
    },
    FinishRetreat {
        unit: usize,
    },
    Enter {
        unit: usize,
        by_road: bool,
    },
    /// Entering and moving on.
    PassThrough {
        unit: usize,
        by_road: bool,
    },
    GroundAssault {
        chosen: Vec<usize>,
    },
    EnterPreparedAssault {
        unit: usize,
    },
    StartRoadMove {
        unit: usize,
    },
    ShowOnTop {
        unit: usize,
    },
    EnemyExamines,
    MoveTogether {
        units: Vec<usize>,
    },
    /// The end of the owner's movement phase; whether some unit could have left the hex in it.
    EndMovementPhase {
        could_leave: bool,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub constricted: bool,
    pub units: Vec<Unit>,
    pub act: Act,
}
