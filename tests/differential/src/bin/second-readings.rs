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
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// All of them of this ruleset alone
    #[arg(long)]
    ruleset: Option<String>,
}

/// One position in so many is judged with all reasons, counts and effects; of the others only what is broken is compared.
const WHOLE_VERDICT: u64 = 16;
/// After so many, it is told how things stand.
const ROUND: u64 = 1_000_000;
/// Of so many positions, each rule and exception is expected to come to bear, and some in a hundred to be unlawful.
const ENOUGH: u64 = 100_000;
const UNLAWFUL: std::ops::RangeInclusive<u64> = 30..=70;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Paths are searched, which takes long: one position in a hundred has some.
    let ended =
        [run::<WachtAmRhein>(&arguments, 50), run::<LaBataille>(&arguments, 49), run::<MissionOrders>(&arguments, 1)];
    if ended.into_iter().all(|well| well) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One game, with its share in a hundred of the positions; whether both always agreed, and all came to bear.
fn run<G: Game>(arguments: &Arguments, share: u64) -> bool {
    let share = match &arguments.ruleset {
        None => share,
        Some(name) if name == G::RULESET => 100,
        Some(_) => return true,
    };
    let comparison = Comparison::new::<G>(G::tables());
    let mut dice: Vec<Rng> =
        (0..arguments.threads).map(|thread| Rng::with_seed(arguments.seed.wrapping_add(thread))).collect();
    let mut rates = Rates::new(G::tables());
    let mut left = arguments.positions * share / 100;
    let mut well = true;
    while left > 0 && well {
        let round = left.min(ROUND);
        left -= round;
        for outcome in shared_out::<G>(&comparison, &mut dice, round) {
            let Some((more, disagreements)) = outcome else { return false };
            rates.add(&more);
            disagreements.iter().for_each(|disagreement| println!("{disagreement}\n"));
            well &= disagreements.is_empty();
        }
        eprintln!("{}: {rates}, {left} to come", G::RULESET);
    }
    print!("{}", rates.table::<G>(&comparison));
    if rates.positions >= ENOUGH {
        let surprises = rates.surprises::<G>(&comparison);
        surprises.iter().for_each(|surprise| println!("  {surprise}"));
        well &= surprises.is_empty() && UNLAWFUL.contains(&rates.unlawful_in_a_hundred());
    }
    well
}

/// So many positions, some with each of the dice in a thread of its own; nothing of a thread that has failed.
fn shared_out<G: Game>(
    comparison: &Comparison<'_>,
    dice: &mut [Rng],
    positions: u64,
) -> Vec<Option<(Rates, Vec<Disagreement>)>> {
    let threads = dice.len() as u64;
    thread::scope(|scope| {
        let running: Vec<_> = (0..)
            .zip(dice)
            .map(|(number, dice)| {
                let positions = (positions + number) / threads;
                scope.spawn(move || judged::<G>(comparison, dice, positions))
            })
            .collect();
        running.into_iter().map(|thread| thread.join().ok()).collect()
    })
}

/// So many positions; and the first disagreements.
fn judged<G: Game>(comparison: &Comparison<'_>, dice: &mut Rng, positions: u64) -> (Rates, Vec<Disagreement>) {
    let mut rates = Rates::new(G::tables());
    let mut disagreements = Vec::new();
    for number in 0..positions {
        let position = G::random(dice);
        let disagreement = if number.is_multiple_of(WHOLE_VERDICT) {
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
