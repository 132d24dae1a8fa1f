//! The command `reglement`.
//!
//! Files, the terminal and the environment are touched here alone, in `loading` and in this file; a command takes what
//! was asked and gives an [`Answer`].
#![forbid(unsafe_code)]

mod answer;
mod arguments;
mod commands;
mod faults;
mod loading;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;

use answer::{Answer, Ended};
use arguments::Arguments;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(usage) => {
            // A closed pipe is nobody's mistake.
            let _ = usage.print();
            return if usage.use_stderr() { Ended::BadInput.into() } else { Ended::Well.into() };
        }
    };
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let coloured = !plain && io::stderr().is_terminal();
    let answer = commands::run(arguments.command, coloured);
    show(&answer)
}

/// Writes the answer. A reader that has gone away, as in `reglement list … | head`, changes nothing.
fn show(answer: &Answer) -> ExitCode {
    let errors = io::stderr().lock().write_all(answer.errors().as_bytes());
    let mut out = io::stdout().lock();
    let written = errors.and_then(|()| out.write_all(answer.out.as_bytes())).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "error: the answer could not be written: {error}");
            Ended::BadInput.into()
        }
        _ => answer.ended.into(),
    }
}
