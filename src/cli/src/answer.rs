//! What a command gives back: text for the reader, complaints, and how it ended.

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

#[derive(Clone, Debug)]
pub struct Answer {
    pub out: String,
    pub errors: String,
    pub ended: Ended,
}

impl Answer {
    pub fn empty() -> Answer {
        Answer { out: String::new(), errors: String::new(), ended: Ended::Well }
    }

    pub fn told(out: impl Into<String>) -> Answer {
        Answer { out: out.into(), ..Answer::empty() }
    }

    /// One sentence about input that cannot be used.
    pub fn bad_input(message: &str) -> Answer {
        let mut answer = Answer::empty();
        answer.refuse(&format!("error: {message}\n"));
        answer
    }

    pub fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// Adds a report about input that cannot be used.
    pub fn refuse(&mut self, report: &str) {
        self.errors.push_str(report);
        self.ended = Ended::BadInput;
    }

    pub fn ended_at_least(&mut self, ended: Ended) {
        self.ended = self.ended.max(ended);
    }
}

/// Which of the two streams is a terminal that wants colour.
#[derive(Clone, Copy, Debug)]
pub struct Coloured {
    pub out: bool,
    pub errors: bool,
}
