//! Stacks of games drawn at random: automata say what the judge says, and what is worked out once for a crowd is what is worked
//! out for a few.

#![allow(clippy::expect_used, clippy::panic)]

mod world;

use std::collections::BTreeSet;

use reglement_engine::judge::stacks::{Ground, Kind, Muster, StackMap, Stacks};
use reglement_engine::judge::{Board, Part};
use reglement_engine::position::{Asked, CounterData, PlaceData, Position};
use reglement_engine::table::Value;
use world::*;

/// A stack of these counters in the first place, and another counter beside it.
fn position(counters: &[Vec<Value>], stack: &[usize], places: &[Vec<Value>]) -> Position {
    let mut position = Map::of(&[]).position;
    for (number, record) in places.iter().enumerate() {
        position.places.push(PlaceData { id: format!("place-{number}"), axial: None, record: record.clone() });
    }
    for (number, counter) in stack.iter().enumerate() {
        let record = counters[*counter].clone();
        // Ids in another order than the counters'.
        let id = format!("{}-{number}", (number * 7 + counter * 3) % 10);
        position.counters.push(CounterData { id, at: vec![0], record, parts: vec![] });
    }
    let record = counters[0].clone();
    position.counters.push(CounterData { id: "beside".to_owned(), at: vec![1], record, parts: vec![] });
    position
}

/// A map on which the stack has grown up in the first place, has gone to the last, and somebody has come and gone beside it.
fn a_map_says_the_same(stacks: &Stacks, grounds: [Ground; 3], stack: &[Kind], is_broken: bool) {
    let bare = StackMap::new(stacks, [grounds[0]]).broken(0).is_some_and(|broken| !broken.is_empty());
    let mut map = StackMap::new(stacks, grounds);
    for kind in stack {
        map.put(0, *kind);
        map.put(1, *kind);
        assert!(map.take(1, *kind) && !map.take(1, *kind) && map.shift(0, 2, *kind));
    }
    let unlawful: BTreeSet<usize> = map.unlawful().collect();
    let expected = [(0, bare), (1, bare), (2, is_broken)].into_iter().filter(|(_, broken)| *broken);
    assert_eq!(unlawful, expected.map(|(place, _)| place).collect());
    if map.unsettled().count() == 0 {
        assert_eq!(map.is_lawful(), Some(unlawful.is_empty()));
    } else {
        assert_eq!(map.is_lawful(), None);
    }
}

#[test]
fn automata_say_what_the_judge_says() {
    let (mut settled, mut broken, mut covered) = (0, 0, 0);
    for seed in 0..1_000 {
        let mut draw = Draw(seed);
        let game = draw.game();
        let judge = game.judge();
        let counters: Vec<_> = (0..4).map(|_| draw.counter()).collect();
        let places: Vec<_> = (0..2).map(|_| draw.place()).collect();
        let mut muster = Muster::new(&judge, REST).tallest(3);
        for counter in &counters {
            muster = muster.counter(counter);
        }
        let of_game = vec![whole(3)];
        for place in &places {
            muster = muster.ground(place, &of_game);
        }
        let stacks = muster.stacks();
        covered += stacks.covered().len();
        if stacks.covered().is_empty() {
            continue;
        }
        let left = stacks.left_to_the_judge().iter().map(|(clause, _)| Part::Clause(*clause));
        let judge = left.fold(judge.clone(), |judge, part| judge.without(part));
        for _ in 0..12 {
            let stack: Vec<usize> = (0..draw.below(4)).map(|_| draw.below(4) as usize).collect();
            let kinds: Vec<_> =
                stack.iter().map(|at| stacks.kind(&counters[*at]).expect("a mustered counter")).collect();
            let ground = stacks.ground(&places[0], &of_game).expect("a mustered place");
            let position = position(&counters, &stack, &places);
            let breaches = judge.breaches_on(&Board::new(&position), &Asked::Moment(REST));
            let (Some(told), Ok(breaches)) = (stacks.broken(ground, &kinds), breaches) else { continue };
            let expected: Vec<_> =
                breaches.into_iter().filter(|(_, place)| *place == Some(0)).map(|(clause, _)| clause).collect();
            assert_eq!(stacks.clauses(told).collect::<Vec<_>>(), expected, "game {seed}, stack {stack:?}");
            a_map_says_the_same(&stacks, [ground; 3], &kinds, !expected.is_empty());
            settled += 1;
            broken += usize::from(!expected.is_empty());
        }
    }
    // What looks at nothing but the stack, the place and the game is not left to the judge. Nothing may be lost.
    assert!(covered >= 2_924, "{covered} clauses");
    assert!(settled > 5_000 && broken * 5 > settled && broken * 5 < settled * 4, "{settled} stacks, {broken} unlawful");
}

#[test]
fn a_crowd_off_the_map_changes_nothing() {
    let mut judged = 0;
    for seed in 0..1_000 {
        let mut draw = Draw(seed);
        let game = draw.game();
        let counters: Vec<_> = (0..4).map(|_| draw.counter()).collect();
        let places: Vec<_> = (0..2).map(|_| draw.place()).collect();
        let stack: Vec<usize> = (0..4).map(|_| draw.below(4) as usize).collect();
        let few = position(&counters, &stack, &places);
        let mut many = few.clone();
        for number in 0..30 {
            let record = counters[number % 4].clone();
            many.counters.push(CounterData { id: format!("off-{number}"), at: vec![], record, parts: vec![] });
        }
        let asked = Asked::Moment(REST);
        let judge = game.judge();
        let (verdict, mut of_many) = (judge.judge(&few, &asked), judge.judge(&many, &asked));
        // What is found broken on the way tells among whom it was asked, and the crowd belongs to them.
        if let (Ok(verdict), Ok(of_many)) = (&verdict, &mut of_many) {
            for (finding, of_many) in verdict.findings.iter().zip(&mut of_many.findings) {
                for (standing, of_many) in finding.standing.iter().zip(&mut of_many.standing) {
                    of_many.among.clone_from(&standing.among);
                }
            }
        }
        assert_eq!(verdict, of_many, "game {seed}");
        assert_eq!(judge.is_lawful(&few, &asked), judge.is_lawful(&many, &asked), "game {seed}");
        judged += usize::from(verdict.is_ok());
    }
    assert!(judged > 800, "{judged} could be judged");
}
