//! What a command gives back: text for the reader, complaints, and how it ended.

use std::collections::BTreeSet;
use std::process::ExitCode;

/// The exit codes of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ended {
    /// 0: lawful, passed, nothing to complain of.
    Well,
    /// 1: unlawful, a case failed, a file is not formatted.
    Unlawful,
    /// 2: the input could not be used.
    BadInput,
}

impl From<Ended> for ExitCode {
    fn from(ended: Ended) -> ExitCode {
        ExitCode::from(match ended {
            Ended::Well => 0,
            Ended::Unlawful => 1,
            Ended::BadInput => 2,
        })
    }
}

/// Nobody reads more complaints than this at once, and a file can hold millions of mistakes.
const MOST_REPORTS: usize = 200;

#[derive(Clone, Debug)]
pub struct Answer {
    pub out: String,
    pub ended: Ended,
    errors: String,
    reported: BTreeSet<String>,
    /// How many reports were left out.
    unreported: usize,
}

impl Answer {
    pub fn empty() -> Answer {
        Answer {
            out: String::new(),
            ended: Ended::Well,
            errors: String::new(),
            reported: BTreeSet::new(),
            unreported: 0,
        }
    }

    pub fn told(out: impl Into<String>) -> Answer {
        Answer { out: out.into(), ..Answer::empty() }
    }

    /// One sentence about input that cannot be used.
    pub fn bad_input(message: &str) -> Answer {
        let mut answer = Answer::empty();
        answer.refuse(message);
        answer
    }

    /// The complaints, a blank line between them.
    pub fn errors(&self) -> String {
        match self.unreported {
            0 => self.errors.clone(),
            more => format!("{}\nerror: at least {more} more mistakes are not shown; mend these first\n", self.errors),
        }
    }

    pub fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// Adds one sentence about input that cannot be used.
    pub fn refuse(&mut self, message: &str) {
        self.report([format!("error: {message}\n")]);
    }

    /// Adds reports about input that cannot be used. What was reported before, as for a layer that several rulesets
    /// build on, is not repeated. Beyond [`MOST_REPORTS`] they are only counted.
    pub fn report(&mut self, reports: impl IntoIterator<IntoIter: ExactSizeIterator<Item = String>>) {
        let mut reports = reports.into_iter();
        while self.reported.len() < MOST_REPORTS {
            let Some(report) = reports.next() else { break };
            if self.reported.contains(&report) {
                continue;
            }
            if !self.errors.is_empty() {
                self.errors.push('\n');
            }
            self.errors.push_str(&report);
            self.reported.insert(report);
        }
        self.unreported += reports.len();
        self.ended = Ended::BadInput;
    }

    pub fn ended_at_least(&mut self, ended: Ended) {
        self.ended = self.ended.max(ended);
    }
}
