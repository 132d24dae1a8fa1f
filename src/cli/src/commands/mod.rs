//! One file for each command.

mod check;
mod completions;
mod coverage;
mod diff;
mod explain;
mod format;
mod judge;
mod list;
mod new;
mod test;

use crate::answer::Answer;
use crate::arguments::Command;

pub fn run(command: Command, coloured: bool) -> Answer {
    match command {
        Command::New { name } => new::run(&name),
        Command::Check { rulesets } => check::run(&rulesets, coloured),
        Command::Test { paths, name, coverage } => test::run(&paths, name.as_deref(), coverage, coloured),
        Command::Judge { file, case, ruleset, format } => {
            judge::run(&file, case.as_deref(), ruleset.as_deref(), format, coloured)
        }
        Command::List { ruleset } => list::run(&ruleset, coloured),
        Command::Explain { subject, rule } => explain::run(&subject, rule.as_deref(), coloured),
        Command::Diff { old, new, ruling, old_ruling, words, format } => {
            let asked = diff::Asked { old, new, rulings: ruling, old_rulings: old_ruling, words, format };
            diff::run(&asked, coloured)
        }
        Command::Fmt { paths, check } => format::run(&paths, check, coloured),
        Command::Completions { shell } => completions::run(shell),
    }
}
