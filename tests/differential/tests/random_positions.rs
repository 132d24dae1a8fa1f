//! Random positions, always the same ones: the tables and the second readings agree, and every rule and exception comes to
//! bear. For as many as one likes: `cargo run --release -p reglement-differential-tests --bin second-readings -- --positions 100000000`.
#![allow(clippy::panic, reason = "a test stops at the first difference")]

use fastrand::Rng;
use reglement_differential_tests::beside::{Comparison, Rates};
use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;

fn agree<G: Game>(positions: u64) {
    let comparison = Comparison::new::<G>(G::tables());
    let mut dice = Rng::with_seed(1914);
    let mut rates = Rates::new(G::tables());
    for _ in 0..positions {
        match comparison.verdict::<G>(&G::random(&mut dice)) {
            Ok(verdict) => rates.note(&verdict),
            Err(disagreement) => panic!("{disagreement}"),
        }
    }
    let table = rates.table::<G>(&comparison);
    println!("{table}");
    assert!((30..=70).contains(&rates.unlawful_in_a_hundred()), "{table}");
    let surprises = rates.surprises::<G>(&comparison);
    assert!(surprises.is_empty(), "{surprises:?}\n{table}");
}

#[test]
fn wacht_am_rhein() {
    agree::<WachtAmRhein>(50_000);
}

#[test]
fn la_bataille() {
    agree::<LaBataille>(50_000);
}

#[test]
fn mission_orders() {
    agree::<MissionOrders>(10_000);
}
