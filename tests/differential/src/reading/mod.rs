//! Naive judges in plain Rust. They were written from the facts of the printed rules, without a look at rulesets or engine: what both
//! get wrong in the same way had to be misread twice.

pub mod la_bataille;
pub mod mission_orders;
pub mod wacht_am_rhein;

/// A rule that is broken, with the count and the bound where the rule counts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Broken {
    pub rule: &'static str,
    pub excess: Option<Excess>,
}

/// How many there are, and how many there may be at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Excess {
    pub count: i64,
    pub bound: i64,
}

impl Broken {
    pub fn rule(rule: &'static str) -> Broken {
        Broken { rule, excess: None }
    }

    pub fn more(rule: &'static str, count: i64, bound: i64) -> Broken {
        Broken { rule, excess: Some(Excess { count, bound }) }
    }
}
