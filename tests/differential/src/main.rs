//! Judges many random positions by the linked tables and by the naive interpreter, and tells where they differ.

use std::process::ExitCode;

use clap::Parser;
use reglement_compiler::rules;
use reglement_differential_tests::corpus;
use reglement_differential_tests::tally::{HEAD, Measure, tally};

#[derive(Parser)]
#[command(about = "Judges random variations of the shipped cases by the tables and by the naive interpreter")]
struct Arguments {
    /// Only this ruleset
    #[arg(long)]
    ruleset: Option<String>,
    /// How many positions of each ruleset
    #[arg(long, default_value_t = 1000)]
    positions: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many other acts are tried where a duty is not met
    #[arg(long, default_value_t = 100)]
    tries: usize,
    /// Also name the clauses and exceptions that have not fired
    #[arg(long)]
    silent: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Whether both always say the same.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let mut rulesets = corpus::shipped()?;
    rulesets.extend(corpus::from_the_field()?);
    if let Some(wanted) = &arguments.ruleset {
        rulesets.retain(|ruleset| ruleset.name == *wanted);
        if rulesets.is_empty() {
            return Err(format!("there is no ruleset {wanted}"));
        }
    }
    let measure = Measure {
        positions: arguments.positions,
        work: usize::MAX,
        varied_at_least: 0,
        seed: arguments.seed,
        most_tried: arguments.tries,
    };
    println!("{HEAD}");
    let mut same = true;
    for ruleset in &rulesets {
        let tally = tally(ruleset, measure);
        println!("{}", tally.line(&ruleset.name));
        for difference in &tally.differences {
            println!("{difference}");
        }
        if arguments.silent {
            let book = rules::from_syntax(&ruleset.documents, &mut Vec::new());
            for one in tally.silent(&book) {
                println!("  silent: {one}");
            }
        }
        same &= tally.differences.is_empty();
    }
    Ok(same)
}
