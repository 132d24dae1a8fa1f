//! What is wrong with a case file, and where.

use std::fmt;

/// A stretch of a case file, or of a file that it names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// 0 for the case file; others are known to [`crate::Maps`].
    pub file: u32,
    /// Byte offsets.
    pub start: usize,
    pub end: usize,
    /// Counted from 1; 0 is [`Place::NOWHERE`].
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
}

impl Place {
    /// For what is told without its place.
    pub const NOWHERE: Place = Place { file: 0, start: 0, end: 0, line: 0, column: 0 };
}

/// One thing that is wrong, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub message: String,
    pub place: Place,
    pub help: Option<String>,
}

impl Fault {
    pub fn new(place: Place, message: impl Into<String>) -> Fault {
        Fault { message: message.into(), place, help: None }
    }

    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Fault {
        self.help = Some(help.into());
        self
    }

    #[must_use]
    pub fn perhaps(mut self, help: Option<String>) -> Fault {
        self.help = help.or(self.help);
        self
    }
}

/// `3:14: no attribute `colour` (did you mean `color`?)`
impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place != Place::NOWHERE {
            write!(formatter, "{}:{}: ", self.place.line, self.place.column)?;
        }
        formatter.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(formatter, " ({help})"),
            None => Ok(()),
        }
    }
}
