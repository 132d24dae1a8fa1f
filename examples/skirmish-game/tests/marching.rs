//! The program and its rules agree.

use reglement_engine::judge::Judge;
use reglement_engine::verdict::VerdictKind;
use skirmish_game::judge;
use skirmish_game::rules::skirmish::{
    Border, Counter, Exception, Game, Hex, Kind, March, Position, Rule, Ruling, RulingSwamped, Side, TABLES, Terrain,
};

#[test]
fn woods_hold_two_units() {
    let mut position = Position::new(Game::default());
    let village = position.add_hex_at("village", (0, 0), Hex::default());
    let grove = position.add_hex_at("grove", (1, 0), Hex { terrain: Terrain::Woods });
    let unit = position.add_counter("a", &[village], Counter::new(Side::Red));
    position.add_counter("b", &[grove], Counter::new(Side::Red));
    let path = position.path(village, &[grove]);
    let march = March { unit, path };
    assert_eq!(judge(&mut position, march.clone()).unwrap().kind, VerdictKind::Legal);

    position.add_counter("c", &[grove], Counter { kind: Kind::Leader, ..Counter::new(Side::Red) });
    assert_eq!(judge(&mut position, march.clone()).unwrap().kind, VerdictKind::Legal);

    // Read the other way, the ruling counts the leader.
    let asked = position.asked(march);
    let judge = Judge::new(&TABLES).with_ruling(Ruling::Swamped.id(), RulingSwamped::Yes.symbol());
    let verdict = judge.judge(position.data(), &asked).unwrap();
    assert_eq!(verdict.kind, VerdictKind::Illegal);
    assert_eq!(verdict.broken(), [Rule::R2_1.id()]);
    assert!(verdict.breaches().any(|finding| finding.applied.contains(&Exception::R2_1_Stack_Woods.id())));
}

#[test]
fn cavalry_does_not_cross_rivers() {
    let mut position = Position::new(Game::default());
    let near = position.add_hex_at("near", (0, 0), Hex::default());
    let far = position.add_hex_at("far", (1, 0), Hex::default());
    position.add_border(near, far, Border { river: true });
    let horse = position.add_counter("horse", &[near], Counter { kind: Kind::Cavalry, ..Counter::new(Side::Blue) });
    let foot = position.add_counter("foot", &[near], Counter::new(Side::Blue));
    let path = position.path(near, &[far]);
    let verdict = judge(&mut position, March { unit: horse, path: path.clone() }).unwrap();
    assert_eq!(verdict.broken(), [Rule::R3_1.id()]);
    assert_eq!(judge(&mut position, March { unit: foot, path }).unwrap().kind, VerdictKind::Legal);
}
