//! A breach tells whom the broken rule has asked about: without anybody else, and whatever anybody else is, it stays broken. In
//! games drawn at random.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use reglement_engine::judge::{Board, Breaches, Judge};
use reglement_engine::position::{Asked, CounterData, PlaceData, Position};
use reglement_engine::table::ClauseId;
use world::*;

fn drawn(draw: &mut Draw) -> Position {
    let mut position = Map::of(&[]).position;
    for number in 0..3 {
        position.places.push(PlaceData { id: format!("place-{number}"), axial: None, record: draw.place() });
    }
    for number in 0..7 {
        let at = vec![draw.below(3) as u32];
        position.counters.push(CounterData { id: format!("{number}"), at, record: draw.counter(), parts: vec![] });
    }
    position
}

fn is_broken(judge: &Judge<'_>, position: &Position, clause: ClauseId) -> bool {
    let breaches = judge.breaches_on(&Board::new(position), &Asked::Moment(REST)).expect("what could be judged before");
    breaches.iter().any(|(broken, _)| *broken == clause)
}

#[test]
fn only_those_asked_about_can_put_it_right() {
    let (mut found, mut asked_about, mut put_right) = (0, 0, 0);
    for seed in 0..600 {
        let mut draw = Draw(seed);
        let game = draw.game();
        let judge = game.judge();
        let position = drawn(&mut draw);
        let asked = Asked::Moment(REST);
        let Ok(first) = Breaches::new(&judge, &position).first(&position, &asked) else { continue };
        assert_eq!(judge.is_lawful(&position, &asked), Ok(first.is_none()), "game {seed}");
        let Some(breach) = first else { continue };
        found += 1;
        for counter in 0..position.counters.len() as u32 {
            let mut without = position.clone();
            without.counters[counter as usize].at.clear();
            let mut otherwise = position.clone();
            otherwise.counters[counter as usize].record = draw.counter();
            let looked_at = breach.looked_at.contains(&counter);
            asked_about += usize::from(looked_at);
            if looked_at {
                put_right += usize::from(!is_broken(&judge, &without, breach.clause));
            } else {
                assert!(is_broken(&judge, &without, breach.clause), "game {seed}, without {counter}: {breach:?}");
            }
            if !breach.read.contains(&counter) {
                assert!(is_broken(&judge, &otherwise, breach.clause), "game {seed}, {counter} changed: {breach:?}");
            }
        }
    }
    // Of seven counters far from all are asked about, and some of these do put it right.
    assert!(found > 200 && asked_about < found * 5 && put_right > found / 5, "{found} {asked_about} {put_right}");
}
