//! Small maps, searched in one direction: towards what the rules have not seen yet.
//!
//! Where order, distance and paths matter there are too many positions to try all of them. The search begins with one
//! counter in one hex, and changes one thing at a time: an attribute, another counter, a step. Whatever is done may be done
//! in a hex that was not there before, so that the map is no larger than what happens on it. Of positions that the rules
//! see alike one is followed, and those first in which most of what the clause asks for holds.

mod beginnings;
mod ground;
mod growth;

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use serde::Serialize;

pub use ground::AROUND;
use ground::Ground;

use super::probes::Sight;
use super::space::Space;
use super::twin::Twin;

/// How far a search on small maps went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SmallMaps {
    pub positions: u64,
    /// The most hexes and counters, and the longest path, of the positions that came about by one change after the other.
    pub hexes: usize,
    pub counters: usize,
    pub steps: usize,
    /// How many things the position farthest from the first one has that differ from it.
    pub changes: usize,
    /// Of the others, the most that they have more of the same at once: steps, counters, groups, acts done before.
    #[serde(skip_serializing_if = "is_zero")]
    pub repeated: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// What is known of one position that is followed.
struct Stop {
    twin: Twin,
    made: Made,
    changes: usize,
    sight: Sight,
    /// So many of the positions next to it were tried before one of them was nearer.
    tried: usize,
}

/// How a position came about.
#[derive(Clone, Copy)]
enum Made {
    ByOneChange,
    /// With so many more of the same, itself or one that led to it.
    ByRepeating(u32),
}

/// Tries positions, those that are near first; `look` tells how the rules see one.
pub fn search(
    space: &Space<'_>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let beginnings = Ground::new(space).map(|ground| ground.beginnings()).unwrap_or_default();
    search_from(space, beginnings, most, look)
}

/// The same, beginning where every set of the game holds whatever it may: where most is possible.
pub fn search_open_ground(
    space: &Space<'_>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let Some(ground) = Ground::new(space) else { return SmallMaps::default() };
    let usual = ground.beginnings();
    let mut beginnings: Vec<Twin> = usual.iter().filter_map(|twin| ground.opened(twin)).collect();
    beginnings.extend(usual);
    search_from(space, beginnings, most, look)
}

/// The same, from positions that are known to matter to other rules, whatever was asked of them.
pub fn search_from_known(
    space: &Space<'_>,
    known: &[Twin],
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let Some(ground) = Ground::new(space) else { return SmallMaps::default() };
    let beginnings = known.iter().flat_map(|twin| ground.recast(twin)).collect();
    search_from(space, beginnings, most, look)
}

/// The same, from other positions on.
pub fn search_from(
    space: &Space<'_>,
    beginnings: Vec<Twin>,
    most: u64,
    look: &mut dyn FnMut(&Twin) -> ControlFlow<(), Option<Sight>>,
) -> SmallMaps {
    let Some(ground) = Ground::new(space) else { return SmallMaps::default() };
    let mut bound = SmallMaps::default();
    // By how near it is, how small the gap, how few changes led to it, and when it was found.
    let mut open: BTreeMap<(usize, u32, usize, u64), Stop> = BTreeMap::new();
    let mut seen: HashSet<(String, u64, Option<u32>)> = HashSet::new();
    let mut fresh: Vec<(Made, Twin)> = beginnings.into_iter().map(|twin| (Made::ByOneChange, twin)).collect();
    let mut from: Option<Stop> = None;
    loop {
        let changes = from.as_ref().map_or(0, |stop| stop.changes + 1);
        let skipped = from.as_ref().map_or(0, |stop| stop.tried);
        for (tried, (made, twin)) in fresh.into_iter().enumerate().skip(skipped) {
            if bound.positions >= most {
                return bound;
            }
            bound.add(&twin, changes, made);
            let ControlFlow::Continue(sight) = look(&twin) else { return bound };
            let Some(sight) = sight else { continue };
            if seen.insert((ground.asked_name(&twin), sight.seen, sight.gap)) {
                open.insert(rank(sight, changes, bound.positions), Stop { twin, made, changes, sight, tried: 0 });
                // What is nearer is followed at once; what else lies here can wait.
                if let Some(stop) = from.take_if(|stop| sight.near > stop.sight.near) {
                    let rank = rank(stop.sight, stop.changes, bound.positions);
                    open.insert(rank, Stop { tried: tried + 1, ..stop });
                    break;
                }
            }
        }
        let Some((_, stop)) = open.pop_first() else { return bound };
        fresh = ground.next(&stop);
        from = Some(stop);
    }
}

/// What comes first is followed first.
fn rank(sight: Sight, changes: usize, found: u64) -> (usize, u32, usize, u64) {
    (usize::MAX - sight.near, sight.gap.unwrap_or(u32::MAX), changes, found)
}

impl SmallMaps {
    /// Both searches, as one.
    pub fn with(self, other: &SmallMaps) -> SmallMaps {
        SmallMaps {
            positions: self.positions + other.positions,
            hexes: self.hexes.max(other.hexes),
            counters: self.counters.max(other.counters),
            steps: self.steps.max(other.steps),
            changes: self.changes.max(other.changes),
            repeated: self.repeated.max(other.repeated),
        }
    }

    fn add(&mut self, twin: &Twin, changes: usize, made: Made) {
        self.positions += 1;
        self.changes = self.changes.max(changes);
        match made {
            Made::ByOneChange => {
                self.hexes = self.hexes.max(twin.position().places.len());
                self.counters = self.counters.max(twin.position().counters.len());
                self.steps = self.steps.max(twin.way().len().saturating_sub(1));
            }
            Made::ByRepeating(many) => self.repeated = self.repeated.max(many),
        }
    }
}
