//! Why a position could not be judged.

use alloc::vec::Vec;

use crate::position::Unknown;
use crate::table::{AttributeId, ChartId, ClauseId, DefinitionId, ExceptionId, Value};

/// What was being worked out when judging had to stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Site {
    pub clause: Option<ClauseId>,
    pub definition: Option<DefinitionId>,
    pub exception: Option<ExceptionId>,
    /// The place being judged.
    pub place: Option<u32>,
    /// What the definition, or the clause's `for each`, was worked out for.
    pub subject: Option<Value>,
}

/// Why a position could not be judged: never a guess, never a panic. `words` says it in a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum JudgeError {
    /// A number was needed where there is none: never taken as zero.
    Missing {
        thing: Value,
        attribute: Option<AttributeId>,
        site: Site,
    },
    /// It rests on these, which are hidden from the side that looks on. Unlike all others, this is no mistake.
    Hidden {
        needs: Vec<Unknown>,
        site: Site,
    },
    /// A number was needed, and this is something else.
    NotANumber {
        value: Value,
        site: Site,
    },
    /// A yes or no was needed, and this is something else.
    NotAFlag {
        value: Value,
        site: Site,
    },
    /// The source gives no figure, and the verdict would rest on it.
    NoFigure {
        site: Site,
    },
    /// The chart has no such row or column.
    NotInChart {
        chart: ChartId,
        row: Value,
        column: Value,
        site: Site,
    },
    /// Beyond 64 bits.
    Overflow {
        site: Site,
    },
    DivisionByZero {
        site: Site,
    },
    /// The root of a number below zero.
    NegativeRoot {
        value: Value,
        site: Site,
    },
    /// Two exceptions apply and disagree, and neither beats the other.
    Clash {
        first: ExceptionId,
        second: ExceptionId,
        site: Site,
    },
    /// Definitions and rules lean on one another too deeply, or in a circle.
    TooDeep {
        site: Site,
    },
    /// There is too much to work out.
    TooLong {
        site: Site,
    },
    /// The position or the act is not one of this ruleset: it lacks a thing, attribute or parameter that the tables name.
    DoesNotFit {
        site: Site,
    },
}

impl JudgeError {
    /// The same reason wherever it is met in this place: without the place, which whoever tells of it tells already.
    pub fn of_place(mut self, place: u32) -> JudgeError {
        let site = self.site_mut();
        site.place = site.place.filter(|met_in| *met_in != place);
        self
    }

    fn site_mut(&mut self) -> &mut Site {
        match self {
            JudgeError::Missing { site, .. }
            | JudgeError::Hidden { site, .. }
            | JudgeError::NotANumber { site, .. }
            | JudgeError::NotAFlag { site, .. }
            | JudgeError::NoFigure { site }
            | JudgeError::NotInChart { site, .. }
            | JudgeError::Overflow { site }
            | JudgeError::DivisionByZero { site }
            | JudgeError::NegativeRoot { site, .. }
            | JudgeError::Clash { site, .. }
            | JudgeError::TooDeep { site }
            | JudgeError::TooLong { site }
            | JudgeError::DoesNotFit { site } => site,
        }
    }

    pub fn site(&self) -> &Site {
        match self {
            JudgeError::Missing { site, .. }
            | JudgeError::Hidden { site, .. }
            | JudgeError::NotANumber { site, .. }
            | JudgeError::NotAFlag { site, .. }
            | JudgeError::NoFigure { site }
            | JudgeError::NotInChart { site, .. }
            | JudgeError::Overflow { site }
            | JudgeError::DivisionByZero { site }
            | JudgeError::NegativeRoot { site, .. }
            | JudgeError::Clash { site, .. }
            | JudgeError::TooDeep { site }
            | JudgeError::TooLong { site }
            | JudgeError::DoesNotFit { site } => site,
        }
    }
}
