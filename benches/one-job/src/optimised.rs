//! The rules as somebody would write them who counts instructions: each counter is made into one word of lanes once, the
//! words of a stack are added up, and all rules are read off the sum.

use reglement_rulebook::wacht_am_rhein::{Battery, Bridge, Carriage, Counter, Kind, Level, Mode, Motive, Size};

use crate::Broken;

/// A counter as amounts side by side, four bits each: enough for a stack of fifteen.
pub type Packed = u64;

const UNITS: u32 = 0;
const BATTALIONS: u32 = 4;
const COLUMNS: u32 = 8;
const COMPLETED: u32 = 12;
const STRAT: u32 = 16;
/// Mech units whatever lies in the hex.
const MECH: u32 = 20;
const MECH_STRAT: u32 = 24;
const MECH_ARMY: u32 = 28;
/// Those that are Mech units only where there is no completed bridge.
const ENGINEERS: u32 = 32;
const ENGINEERS_STRAT: u32 = 36;
const ENGINEERS_ARMY: u32 = 40;

pub fn packed(counter: &Counter) -> Packed {
    let lane = |lane: u32, holds: bool| u64::from(holds) << lane;
    if counter.kind == Kind::Marker {
        return 0;
    }
    let is_column = counter.kind == Kind::BridgeColumn;
    let in_place = is_column && matches!(counter.bridge, Some(Bridge::Completed | Bridge::UnderConstruction));
    let in_battery = counter.battery == Some(Battery::InBattery);
    let is_leg = match counter.kind {
        Kind::BridgeColumn => in_place,
        Kind::Artillery if in_battery && counter.carriage == Some(Carriage::Towed) => true,
        Kind::Artillery if in_battery && counter.carriage == Some(Carriage::SelfPropelled) && counter.r#static => true,
        Kind::Headquarters if counter.r#static => true,
        _ => counter.motive == Motive::Leg,
    };
    let leaves = counter.kind == Kind::Engineer && counter.r#static;
    let strat = counter.mode == Mode::Strat;
    let army = counter.kind == Kind::Engineer && counter.level == Level::Army && counter.motive == Motive::Mech;
    let (mech, engineer) = (!is_leg && !leaves, !is_leg && leaves);
    let battalion = counter.size == Some(Size::Battalion)
        || (counter.kind == Kind::Hybrid && counter.companies == Some(3))
        || counter.kind == Kind::Headquarters;
    lane(UNITS, true)
        | lane(BATTALIONS, battalion)
        | lane(COLUMNS, is_column && !in_place)
        | lane(COMPLETED, is_column && counter.bridge == Some(Bridge::Completed))
        | lane(STRAT, strat)
        | lane(MECH, mech)
        | lane(MECH_STRAT, mech && strat)
        | lane(MECH_ARMY, mech && army)
        | lane(ENGINEERS, engineer)
        | lane(ENGINEERS_STRAT, engineer && strat)
        | lane(ENGINEERS_ARMY, engineer && army)
}

/// How many there are of what the rules count.
#[derive(Clone, Copy, Debug)]
pub struct Amounts {
    pub units: u64,
    pub battalions: u64,
    pub columns: u64,
    pub strat: u64,
    pub mech: u64,
    pub strat_mech: u64,
    /// One if there is a mech engineer of the Army.
    pub excused: u64,
}

impl Amounts {
    #[inline]
    pub fn of(stack: &[Packed]) -> Amounts {
        let sum: u64 = stack.iter().sum();
        let amount = |sum: u64, lane: u32| (sum >> lane) & 15;
        // Engineers at a completed bridge count as Leg: their lanes lie above those of the Mech units.
        let engineers = (sum >> (ENGINEERS - MECH)) & (0xfff << MECH);
        let mechs = if amount(sum, COMPLETED) == 0 { sum + engineers } else { sum };
        Amounts {
            units: amount(sum, UNITS),
            battalions: amount(sum, BATTALIONS),
            columns: amount(sum, COLUMNS),
            strat: amount(sum, STRAT),
            mech: amount(mechs, MECH),
            strat_mech: amount(mechs, MECH_STRAT),
            excused: u64::from(amount(mechs, MECH_ARMY) != 0),
        }
    }
}

/// The rules that a stack breaks.
#[inline]
pub fn broken(constricted: bool, stack: &[Packed]) -> Broken {
    let Amounts { units, battalions, columns, strat, mech, strat_mech, excused } = Amounts::of(stack);
    let tight = u64::from(constricted);
    let limits = (units > 3 - tight) | (battalions > 2 - tight);
    let columns = (columns != 0) & (mech > 1 + excused);
    let strats = (strat != 0) & (mech != 0) & (strat + mech - strat_mech > 1);
    (Broken::LIMITS.when(limits) | Broken::COLUMNS.when(columns) | Broken::STRAT.when(strats)).with_overstacked()
}
