//! Why a position was not judged.

use std::fmt;

pub type Told<T> = Result<T, Fault>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A number is missing where one is needed.
    Missing(String),
    /// It rests on something hidden from the side that looks on.
    Hidden,
    /// The position cannot be judged by these rules for another reason, as where the rulebook gives no figure.
    Unjudgeable(String),
    /// The interpreter does not go so far.
    NotCovered(&'static str),
    /// The interpreter does not understand what the ruleset says: one of the two is wrong.
    Confused(String),
}

/// What is told, if nothing hidden keeps it from being told.
pub fn if_known<T>(told: Told<T>) -> Told<Option<T>> {
    match told {
        Ok(told) => Ok(Some(told)),
        Err(Fault::Hidden) => Ok(None),
        Err(fault) => Err(fault),
    }
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
            Fault::Hidden => write!(formatter, "cannot be judged: what is hidden decides"),
            Fault::Unjudgeable(why) => write!(formatter, "cannot be judged: {why}"),
            Fault::NotCovered(what) => write!(formatter, "not covered: {what}"),
            Fault::Confused(why) => write!(formatter, "not understood: {why}"),
        }
    }
}
