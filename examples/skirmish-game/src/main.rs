//! A small battle: who may march where.

use skirmish_game::rules::skirmish::{Border, Counter, Game, Hex, Kind, March, Position, Side, Terrain};
use skirmish_game::{judge, told};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = Position::new(Game::default());
    let village = position.add_hex_at("village", (0, 0), Hex::default());
    let grove = position.add_hex_at("grove", (1, 0), Hex { terrain: Terrain::Woods });
    let ford = position.add_hex_at("ford", (0, 1), Hex::default());
    position.add_border(village, ford, Border { river: true });

    position.add_counter("1st foot", &[grove], Counter::new(Side::Red));
    position.add_counter("2nd foot", &[grove], Counter::new(Side::Red));
    let third = position.add_counter("3rd foot", &[village], Counter::new(Side::Red));
    let horse = position.add_counter("horse", &[village], Counter { kind: Kind::Cavalry, ..Counter::new(Side::Red) });

    for (what, unit, to) in [
        ("3rd foot into the grove", third, grove),
        ("3rd foot across the river", third, ford),
        ("the horse across the river", horse, ford),
    ] {
        let path = position.path(village, &[to]);
        let verdict = judge(&mut position, March { unit, path }).map_err(|error| format!("{error:?}"))?;
        print!("{what}: {}", told(&verdict));
    }
    Ok(())
}
