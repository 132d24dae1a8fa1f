//! A position with what is looked up in it often: who lies where, and which places lie side by side.
//!
//! Both indexes are made when first needed and kept, so a caller that judges many acts on one position keeps the board.

use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

use crate::position::Position;

/// Below this many counters a look through all of them costs less than an index.
const FEW_COUNTERS: usize = 24;

/// The steps to the six neighbours on a grid of hexes, axial coordinates.
const STEPS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
/// The names of these directions where the hexes have a corner on top.
pub(super) const POINTY_TOP: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];
/// Where they have a side on top.
pub(super) const FLAT_TOP: [&str; 6] = ["SE", "NE", "N", "NW", "SW", "S"];

/// A position made ready for many questions.
#[derive(Debug)]
pub struct Board<'p> {
    position: &'p Position,
    occupants: OnceCell<Lists<u32>>,
    ways: OnceCell<Lists<Way>>,
    /// The board that has looked up the ways already.
    same_map: Option<&'p Board<'p>>,
    has_spread_counters: OnceCell<bool>,
    grid: OnceCell<Grid>,
}

/// The hexes by their coordinates.
#[derive(Debug)]
struct Grid {
    /// Sorted.
    hexes: Vec<((i32, i32), u32)>,
    /// Whether every place has coordinates.
    whole: bool,
}

impl Grid {
    /// The places with these coordinates.
    fn at(&self, q: i32, r: i32) -> impl Iterator<Item = u32> + '_ {
        let start = self.hexes.partition_point(|(axial, _)| *axial < (q, r));
        let rest = self.hexes.get(start..).unwrap_or(&[]).iter();
        rest.take_while(move |(axial, _)| *axial == (q, r)).map(|(_, place)| *place)
    }
}

/// A way from one place into a neighbouring one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) to: u32,
    /// The border crossed, where the position describes it.
    pub(super) border: Option<u32>,
}

/// A list for each place, in one piece of memory.
#[derive(Debug)]
struct Lists<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T: Copy> Lists<T> {
    fn from_pairs(places: usize, pairs: &[(u32, T)], filler: T) -> Lists<T> {
        let mut starts = vec![0; places + 1];
        for (place, _) in pairs {
            if let Some(count) = starts.get_mut(*place as usize + 1) {
                *count += 1;
            }
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut next = starts.clone();
        let mut items = vec![filler; total];
        for (place, item) in pairs {
            if *place as usize >= places {
                continue;
            }
            if let Some(at) = next.get_mut(*place as usize) {
                if let Some(room) = items.get_mut(*at) {
                    *room = *item;
                }
                *at += 1;
            }
        }
        Lists { starts, items }
    }

    fn of(&self, place: u32) -> &[T] {
        let place = place as usize;
        let (Some(start), Some(end)) = (self.starts.get(place), self.starts.get(place + 1)) else { return &[] };
        self.items.get(*start..*end).unwrap_or(&[])
    }
}

impl<'p> Board<'p> {
    pub fn new(position: &'p Position) -> Board<'p> {
        Board {
            position,
            occupants: OnceCell::new(),
            ways: OnceCell::new(),
            same_map: None,
            has_spread_counters: OnceCell::new(),
            grid: OnceCell::new(),
        }
    }

    /// For a position whose places and borders are those of this board: what is known of the map stays known.
    pub fn with_other_counters<'q>(&'q self, position: &'q Position) -> Board<'q> {
        Board { same_map: Some(self), ..Board::new(position) }
    }

    pub fn position(&self) -> &'p Position {
        self.position
    }

    /// Whether any counter lies in several places.
    pub(super) fn has_spread_counters(&self) -> bool {
        *self.has_spread_counters.get_or_init(|| self.position.counters.iter().any(|counter| counter.at.len() > 1))
    }

    fn grid(&self) -> &Grid {
        self.grid.get_or_init(|| {
            let places = self.position.places.iter().enumerate();
            let mut hexes: Vec<((i32, i32), u32)> =
                places.filter_map(|(number, place)| place.axial.map(|axial| (axial, number as u32))).collect();
            hexes.sort_unstable();
            let whole = hexes.len() == self.position.places.len();
            Grid { hexes, whole }
        })
    }

    /// The hexes no farther than so many steps from a hex, in the order of their numbers: none at all unless every place
    /// is on the grid and looking at each coordinate is worth it.
    pub(super) fn hexes_within(&self, place: u32, steps: u32) -> Option<Vec<u32>> {
        let grid = self.grid();
        let around = u64::from(steps).saturating_mul(u64::from(steps) + 1).saturating_mul(3);
        if !grid.whole || around >= grid.hexes.len() as u64 {
            return None;
        }
        let (q, r) = self.position.places.get(place as usize)?.axial?;
        let steps = i32::try_from(steps).ok()?;
        let mut near = Vec::new();
        for across in -steps..=steps {
            for along in (-steps).max(-across - steps)..=steps.min(steps - across) {
                let (Some(q), Some(r)) = (q.checked_add(across), r.checked_add(along)) else { continue };
                near.extend(grid.at(q, r));
            }
        }
        near.sort_unstable();
        Some(near)
    }

    /// The next counter that the position lists in the place, the top one first, and where to go on from there.
    pub(super) fn next_occupant(&self, place: u32, cursor: usize) -> Option<(u32, usize)> {
        let counters = &self.position.counters;
        if counters.len() <= FEW_COUNTERS {
            let at =
                (cursor..counters.len()).find(|at| counters.get(*at).is_some_and(|data| data.at.contains(&place)))?;
            return Some((at as u32, at + 1));
        }
        let occupants = self.occupants.get_or_init(|| self.all_occupants());
        Some((*occupants.of(place).get(cursor)?, cursor + 1))
    }

    fn all_occupants(&self) -> Lists<u32> {
        let mut pairs = Vec::new();
        for (number, counter) in self.position.counters.iter().enumerate() {
            for (at, place) in counter.at.iter().enumerate() {
                // A counter that names a place twice lies there once.
                if !counter.at.iter().take(at).any(|before| before == place) {
                    pairs.push((*place, number as u32));
                }
            }
        }
        Lists::from_pairs(self.position.places.len(), &pairs, 0)
    }

    /// The ways out of a place.
    pub(super) fn ways(&self, place: u32) -> &[Way] {
        match self.same_map {
            Some(board) => board.ways(place),
            None => self.ways.get_or_init(|| self.all_ways()).of(place),
        }
    }

    /// Whether one may step from one place to the other.
    pub(super) fn leads_to(&self, from: u32, to: u32) -> bool {
        self.ways(from).iter().any(|way| way.to == to)
    }

    /// Side by side, whichever way the border lets one pass.
    pub(super) fn are_neighbours(&self, left: u32, right: u32) -> bool {
        left != right && (self.leads_to(left, right) || self.leads_to(right, left))
    }

    /// The direction of a step between neighbouring hexes, by its number in [`POINTY_TOP`] and [`FLAT_TOP`].
    pub(super) fn direction(&self, from: u32, to: u32) -> Option<usize> {
        let (from_q, from_r) = self.position.places.get(from as usize)?.axial?;
        let (to_q, to_r) = self.position.places.get(to as usize)?.axial?;
        let (q, r) = (to_q.checked_sub(from_q)?, to_r.checked_sub(from_r)?);
        STEPS.iter().position(|step| *step == (q, r))
    }

    fn all_ways(&self) -> Lists<Way> {
        let places = &self.position.places;
        let grid = self.grid();
        let mut pairs: Vec<(u32, Way)> = Vec::new();
        for (number, border) in self.position.borders.iter().enumerate() {
            let border_number = Some(number as u32);
            pairs.push((border.from, Way { to: border.to, border: border_number }));
            if !border.one_way {
                pairs.push((border.to, Way { to: border.from, border: border_number }));
            }
        }
        for ((q, r), from) in &grid.hexes {
            for (step_q, step_r) in STEPS {
                let (Some(next_q), Some(next_r)) = (q.checked_add(step_q), r.checked_add(step_r)) else { continue };
                pairs.extend(grid.at(next_q, next_r).map(|to| (*from, Way { to, border: None })));
            }
        }
        // Stable: of several ways between two places the first described border counts, then the bare grid.
        pairs.sort_by_key(|(from, way)| (*from, way.to));
        pairs.dedup_by_key(|(from, way)| (*from, way.to));
        pairs.retain(|(from, way)| (*from as usize) < places.len() && (way.to as usize) < places.len());
        Lists::from_pairs(places.len(), &pairs, Way { to: 0, border: None })
    }
}
