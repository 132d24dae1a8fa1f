//! Every position of a small world: the tables compiled in, the tables compiled here and now, and the second readings say the same.
#![allow(clippy::panic, reason = "a test stops at the first difference")]

use reglement_differential_tests::beside::Comparison;
use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;
use reglement_differential_tests::in_memory;

/// How many positions there are; all agree.
fn agree_everywhere<G: Game>() -> u64 {
    let in_memory = in_memory::tables(G::RULESET).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(&in_memory, G::tables());
    let comparison = Comparison::new::<G>(G::tables()).beside(&in_memory);
    let mut positions = 0;
    let mut disagreements = Vec::new();
    G::small_world(&mut |position| {
        positions += 1;
        if disagreements.len() < 10 {
            disagreements.extend(comparison.verdict::<G>(position).err());
        }
    });
    let told: Vec<String> = disagreements.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n\n"));
    positions
}

#[test]
fn wacht_am_rhein() {
    assert!(agree_everywhere::<WachtAmRhein>() >= 200_000);
}

#[test]
fn la_bataille() {
    assert!(agree_everywhere::<LaBataille>() >= 200_000);
}

#[test]
fn mission_orders() {
    assert!(agree_everywhere::<MissionOrders>() >= 10_000);
}
