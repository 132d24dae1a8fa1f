//! The Cossacks Are Coming!, rule 7.15: what one unit of a formation under a mission order may do on a small map.

mod advance;
mod enumerate;
mod measure;
mod retire;

pub use enumerate::paths;
pub use measure::{axis, neighbours};

use std::collections::BTreeSet;

use crate::reading::Broken;

/// Axial coordinates on a grid of pointy-topped hexes.
pub type Hex = (i64, i64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    East,
    NorthEast,
    NorthWest,
    West,
    SouthWest,
    SouthEast,
}

pub const DIRECTIONS: [Direction; 6] = [
    Direction::East,
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::West,
    Direction::SouthWest,
    Direction::SouthEast,
];

impl Direction {
    pub fn from(self, hex: Hex) -> Hex {
        let (q, r) = match self {
            Direction::East => (1, 0),
            Direction::NorthEast => (1, -1),
            Direction::NorthWest => (0, -1),
            Direction::West => (-1, 0),
            Direction::SouthWest => (-1, 1),
            Direction::SouthEast => (0, 1),
        };
        (hex.0 + q, hex.1 + r)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    Engineer,
    Supporting,
    MainDepot,
    ArmySupply,
    CorpsTrain,
    ArmyHeadquarters,
    Fortress,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Enemy {
    pub class: Class,
    pub at: Hex,
    pub revealed: bool,
}

impl Enemy {
    pub fn is_revealed_infantry(&self) -> bool {
        self.revealed && self.class == Class::Infantry
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    Advance,
    Retire,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spending {
    RecoverMorale,
    ReplacementMode,
    CombatMarker,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// The path without the hex it starts from; what is done with movement points afterwards.
    Move {
        path: Vec<Hex>,
        target: Option<usize>,
        then: Vec<Spending>,
    },
    Designate {
        target: Option<usize>,
    },
    Spend(Spending),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub map: BTreeSet<Hex>,
    pub impassible: BTreeSet<Hex>,
    pub enemy_zone: BTreeSet<Hex>,
    pub advance: BTreeSet<Direction>,
    pub retire: BTreeSet<Direction>,
    pub order: Order,
    pub shattered: bool,
    pub class: Class,
    pub at: Hex,
    /// Every hex costs one.
    pub movement_points: usize,
    pub enemies: Vec<Enemy>,
    pub act: Act,
}

impl Position {
    /// A hex that a unit could stand in as far as the ground goes.
    pub fn is_passable(&self, hex: Hex) -> bool {
        self.map.contains(&hex) && !self.impassible.contains(&hex)
    }
}

pub fn judge(position: &Position) -> Vec<Broken> {
    match position.order {
        Order::Advance => advance::judge(position),
        Order::Retire => retire::judge(position),
    }
}
