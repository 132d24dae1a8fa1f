//! One file for each command.

mod analyse;
mod batch;
mod cases;
mod check;
mod completions;
mod coverage;
mod diff;
mod draw;
mod explain;
mod format;
mod judge;
mod list;
mod moves;
mod mutate;
mod new;
mod own_cases;
mod readings;
mod test;

use reglement_analysis::mutation::Grain;

use crate::answer::Answer;
use crate::arguments::{Cases, Command};

pub fn run(command: Command, coloured: bool) -> Answer {
    match command {
        Command::New { name } => new::run(&name),
        Command::Check { rulesets } => check::run(&rulesets, coloured),
        Command::Test { paths, name, coverage, format } => {
            test::run(&paths, name.as_deref(), coverage.then_some(format), coloured)
        }
        Command::Judge {
            cases: Cases { file, ruleset: Some(ruleset), onlooker, .. },
            batch: true,
            compact,
            threads,
            ..
        } => batch::run(&file, &ruleset, onlooker.as_deref(), compact, threads, coloured),
        Command::Judge { cases, format, .. } => judge::run(asked(&cases, coloured), format),
        Command::Moves { cases, format } => moves::run(asked(&cases, coloured), format),
        Command::Draw { cases, to } => draw::draw(asked(&cases, coloured), to.as_deref()),
        Command::Book { ruleset, to } => draw::write_book(&ruleset, to.as_deref(), coloured),
        Command::List { ruleset, numbers, format } => list::run(&ruleset, numbers.then_some(format), coloured),
        Command::Explain { subject, rule } => explain::run(&subject, rule.as_deref(), coloured),
        Command::Diff { old, new, ruling, old_ruling, each_layer, words, positions, format } => {
            let (rulings, old_rulings) = (ruling, old_ruling);
            let asked = diff::Asked { old, new, rulings, old_rulings, each_layer, words, positions, format };
            diff::run(&asked, coloured)
        }
        Command::Readings { ruleset, positions, to, format } => {
            readings::run(&ruleset, positions, to.as_deref(), format, coloured)
        }
        Command::Analyse { rulesets, counters, format } => {
            analyse::run(&rulesets, counters.as_deref(), format, coloured)
        }
        Command::Mutate { rulesets, parts, at_least, format } => {
            let grain = if parts { Grain::Parts } else { Grain::Conditions };
            mutate::run(&rulesets, grain, at_least, format, coloured)
        }
        Command::Fmt { paths, check } => format::run(&paths, check, coloured),
        Command::Completions { shell } => completions::run(shell),
    }
}

fn asked(cases: &Cases, coloured: bool) -> cases::Asked<'_> {
    let Cases { file, case, ruleset, onlooker } = cases;
    let (only, ruleset, onlooker) = (case.as_deref(), ruleset.as_deref(), onlooker.as_deref());
    cases::Asked { file, only, ruleset, onlooker, coloured }
}
