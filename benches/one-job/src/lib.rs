//! One job: which rules of Wacht am Rhein a stack breaks when a unit has come to rest in it.
//!
//! The rules are 7.1.0, 7.1.2 and 7.3.0, and 7.0 where it says that a hex is overstacked. Every rival answers all four for
//! each stack.

pub mod idiomatic;
pub mod optimised;
pub mod stacks;
pub mod tables;

use std::fmt;

/// The rules that a stack breaks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Broken(pub u8);

impl Broken {
    pub const OVERSTACKED: Broken = Broken(1);
    pub const LIMITS: Broken = Broken(2);
    pub const COLUMNS: Broken = Broken(4);
    pub const STRAT: Broken = Broken(8);

    /// With 7.0, by which a hex is overstacked where any of the others is broken.
    pub fn with_overstacked(self) -> Broken {
        self | Broken::OVERSTACKED.when(self.0 != 0)
    }

    pub fn when(self, broken: bool) -> Broken {
        if broken { self } else { Broken(0) }
    }
}

impl std::ops::BitOr for Broken {
    type Output = Broken;

    fn bitor(self, other: Broken) -> Broken {
        Broken(self.0 | other.0)
    }
}

impl fmt::Debug for Broken {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = [(1, "7.0"), (2, "7.1.0"), (4, "7.1.2"), (8, "7.3.0")];
        formatter.debug_list().entries(rules.iter().filter(|(bit, _)| self.0 & bit != 0).map(|(_, rule)| rule)).finish()
    }
}
