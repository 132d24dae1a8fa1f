//! `reglement completions SHELL`

use clap::CommandFactory;
use clap_complete::Shell;

use crate::answer::Answer;
use crate::arguments::Arguments;

pub fn run(shell: Shell) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "reglement", &mut script);
    Answer::told(String::from_utf8_lossy(&script))
}
