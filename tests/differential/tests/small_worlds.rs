//! Every position of a small world: the tables compiled in and the second readings say the same, and so do, of one in so many, the
//! tables compiled here and now and the interpreter. All of them in all ways:
//! `cargo run --release -p reglement-differential-tests --bin small-worlds`.
#![allow(clippy::panic, reason = "a test stops at the first difference")]

use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;
use reglement_differential_tests::small_worlds::{AlsoBy, judged};

/// As much as the tests of one run can do.
const ALSO_BY: AlsoBy = AlsoBy { tables_in_memory: 16, interpreter: 64 };

fn assert_agreement<G: Game>(at_least: usize) {
    let judged = judged::<G>(ALSO_BY).unwrap_or_else(|why| panic!("{why}"));
    println!("{}: {judged}", G::RULESET);
    assert!(judged.disagreements.is_empty(), "{}", judged.disagreements.join("\n\n"));
    assert!(judged.positions >= at_least, "{judged}");
}

#[test]
fn wacht_am_rhein() {
    assert_agreement::<WachtAmRhein>(200_000);
}

#[test]
fn la_bataille() {
    assert_agreement::<LaBataille>(200_000);
}

#[test]
fn mission_orders() {
    assert_agreement::<MissionOrders>(10_000);
}
