//! Why a position was not judged.

use std::fmt;

pub type Told<T> = Result<T, Fault>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A number is missing where one is needed.
    Missing(String),
    /// The position cannot be judged by these rules for another reason, as where the rulebook gives no figure.
    Unjudgeable(String),
    /// The interpreter does not go so far.
    NotCovered(&'static str),
    /// The interpreter does not understand what the ruleset says: one of the two is wrong.
    Confused(String),
}

impl Fault {
    pub fn missing(what: impl Into<String>) -> Fault {
        Fault::Missing(what.into())
    }

    pub fn unjudgeable(why: impl Into<String>) -> Fault {
        Fault::Unjudgeable(why.into())
    }

    pub fn confused(why: impl Into<String>) -> Fault {
        Fault::Confused(why.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing(what) => write!(formatter, "cannot be judged: {what}"),
            Fault::Unjudgeable(why) => write!(formatter, "cannot be judged: {why}"),
            Fault::NotCovered(what) => write!(formatter, "not covered: {what}"),
            Fault::Confused(why) => write!(formatter, "not understood: {why}"),
        }
    }
}
