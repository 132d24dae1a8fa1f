//! Maps of Wacht am Rhein with half as many counters as hexes.

use one_job::stacks::Stacks;
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::{Game, Hex, HexId, Position as Builder};

/// A map of so many hexes, the counters drawn and laid with a fixed seed.
pub fn map(hexes: usize) -> Position {
    let drawn = Stacks::drawn(hexes);
    let mut position = Builder::new(Game::default());
    let width = hexes.isqrt().max(1);
    for number in 0..hexes {
        let (q, r) = ((number % width) as i32, (number / width) as i32);
        position.add_hex_at(&format!("hex-{number}"), (q - r / 2, r), Hex::new(drawn.hexes[number].constricted));
    }
    for number in 0..hexes / 2 {
        // Far apart in the order of the hexes, and two or three in some.
        let hex = (number * 7919 % hexes) / 3 * 3;
        position.add_counter(&format!("counter-{number}"), &[HexId(hex as u32)], drawn.counters[number].clone());
    }
    position.data().clone()
}
