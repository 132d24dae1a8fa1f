//! Every position of a small world: the tables compiled in, the tables compiled here and now, and the second readings say the same.
#![allow(clippy::panic, reason = "a test stops at the first difference")]

use std::num::NonZero;
use std::thread;

use reglement_differential_tests::beside::{Comparison, Disagreement};
use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::mission_orders::MissionOrders;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;
use reglement_differential_tests::in_memory;

/// One position in so many is also judged by the tables compiled here and now, which are the same to the last row.
const IN_MEMORY_TOO: usize = 16;

/// How many positions there are; all agree.
fn agree_everywhere<G: Game>() -> usize {
    let in_memory = in_memory::tables(G::RULESET).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(&in_memory, G::tables());
    let comparison = Comparison::new::<G>(G::tables()).beside(&in_memory);
    // Each thread goes through the whole world, and judges its own part of it.
    let parts = thread::available_parallelism().map_or(1, NonZero::get);
    let part = |mine: usize| {
        let (mut positions, mut disagreements) = (0, Vec::new());
        G::small_world(&mut |position| {
            let number = positions;
            positions += 1;
            if number % parts == mine && disagreements.len() < 10 {
                let in_memory_too = (number / parts).is_multiple_of(IN_MEMORY_TOO);
                let judged =
                    if in_memory_too { comparison.verdict::<G>(position) } else { comparison.reasons::<G>(position) };
                disagreements.extend(judged.err());
            }
        });
        (positions, disagreements)
    };
    let judged: Vec<(usize, Vec<Disagreement>)> = thread::scope(|scope| {
        let running: Vec<_> = (0..parts).map(|mine| scope.spawn(move || part(mine))).collect();
        running.into_iter().map(|part| part.join().unwrap_or_else(|_| panic!("a part was not judged"))).collect()
    });
    let told: Vec<String> = judged.iter().flat_map(|(_, told)| told).map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n\n"));
    judged[0].0
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
