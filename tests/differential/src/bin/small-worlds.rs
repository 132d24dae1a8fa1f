//! Every position of the small worlds, each judged in all ways.
//!
//! `cargo run --release -p reglement-differential-tests --bin small-worlds`
#![forbid(unsafe_code)]

use std::process::ExitCode;

use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;
use reglement_differential_tests::small_worlds::{AlsoBy, judged};

const IN_ALL_WAYS: AlsoBy = AlsoBy { tables_in_memory: 1, interpreter: 1 };

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Whether all always say the same.
fn run() -> Result<bool, String> {
    let worlds = [told::<WachtAmRhein>()?, told::<LaBataille>()?, told::<MissionOrders>()?];
    Ok(worlds.into_iter().all(|same| same))
}

fn told<G: Game>() -> Result<bool, String> {
    let judged = judged::<G>(IN_ALL_WAYS)?;
    println!("{}: {judged}", G::RULESET);
    judged.disagreements.iter().for_each(|disagreement| println!("{disagreement}\n"));
    Ok(judged.disagreements.is_empty())
}
