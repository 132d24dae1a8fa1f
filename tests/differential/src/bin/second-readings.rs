//! Random positions by the million: the tables beside the second readings.
//!
//! `cargo run --release -p reglement-differential-tests --bin second-readings -- --positions 100000000`
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::thread;

use clap::Parser;
use fastrand::Rng;
use reglement_differential_tests::beside::{Comparison, Disagreement, Rates};
use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;

/// Judges random positions by the tables and by the second readings of the games.
#[derive(Parser)]
struct Arguments {
    /// How many positions in all, shared out among the games
    #[arg(long, default_value_t = 1_000_000)]
    positions: u64,
    /// Where the dice begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: u64,
    /// All of them of this ruleset alone
    #[arg(long)]
    ruleset: Option<String>,
}

/// One position in so many is judged with all reasons, counts and effects; of the others only what is broken is compared.
const WHOLE_VERDICT: u64 = 16;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Paths are searched, which takes long: one position in a hundred has some.
    let ended =
        [run::<WachtAmRhein>(&arguments, 50), run::<LaBataille>(&arguments, 49), run::<MissionOrders>(&arguments, 1)];
    if ended.into_iter().all(|well| well) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One game, with its share in a hundred of the positions; whether both always agreed.
fn run<G: Game>(arguments: &Arguments, share: u64) -> bool {
    let share = match &arguments.ruleset {
        None => share,
        Some(name) if name == G::RULESET => 100,
        Some(_) => return true,
    };
    let comparison = Comparison::new::<G>(G::tables());
    let positions = arguments.positions * share / 100 / arguments.threads;
    let outcomes: Vec<_> = thread::scope(|scope| {
        let seeds = (0..arguments.threads).map(|thread| arguments.seed + thread);
        let running: Vec<_> = seeds
            .map(|seed| {
                scope.spawn({
                    let comparison = &comparison;
                    move || judged::<G>(comparison, seed, positions)
                })
            })
            .collect();
        running.into_iter().map(|thread| thread.join()).collect()
    });
    let mut rates = Rates::new(G::tables());
    let mut agreed = true;
    for outcome in outcomes {
        match outcome {
            Ok((more, disagreements)) => {
                rates.add(&more);
                for disagreement in &disagreements {
                    println!("{disagreement}\n");
                }
                agreed &= disagreements.is_empty();
            }
            Err(_) => agreed = false,
        }
    }
    print!("{}", rates.table::<G>(&comparison));
    agreed
}

/// So many positions; and the first disagreements.
fn judged<G: Game>(comparison: &Comparison<'_>, seed: u64, positions: u64) -> (Rates, Vec<Disagreement>) {
    let mut dice = Rng::with_seed(seed);
    let mut rates = Rates::new(G::tables());
    let mut disagreements = Vec::new();
    for number in 0..positions {
        let position = G::random(&mut dice);
        let disagreement = if number % WHOLE_VERDICT == 0 {
            comparison.verdict::<G>(&position).map(|verdict| rates.note(&verdict)).err()
        } else {
            comparison.breaches::<G>(&position).map(|breaches| rates.note_breaches(breaches)).err()
        };
        disagreements.extend(disagreement);
        if disagreements.len() == 10 {
            break;
        }
    }
    (rates, disagreements)
}
