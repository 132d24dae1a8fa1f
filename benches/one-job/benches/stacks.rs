//! Which rules a stack breaks, by each way of telling it.

use std::hint::black_box;
use std::time::Instant;

use measuring::Contest;
use one_job::stacks::Stacks;
use one_job::{Broken, idiomatic, optimised, tables};
use reglement_engine::judge::Judge;
use reglement_engine::judge::stacks::{Ground, Kind};
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::TABLES;

const STACKS: usize = 1_000_000;
/// The engine without automata is asked about the first of them.
const FEWER: usize = 50_000;
const TURNS: usize = 7;

fn main() {
    let stacks = Stacks::drawn(STACKS);
    let judge = Judge::new(&TABLES);
    let positions: Vec<Position> = (0..STACKS)
        .map(|number| {
            let (hex, stack) = stacks.stack(number);
            tables::position(hex, stack)
        })
        .collect();

    let start = Instant::now();
    let prepared = tables::prepared(&judge, positions.iter());
    println!("Automata made from {} counters in {:.0?}", stacks.counters.len(), start.elapsed());
    assert!(prepared.left_to_the_judge().is_empty());
    let rules = tables::rules(&prepared);
    let kinds: Vec<Kind> = positions
        .iter()
        .flat_map(|position| &position.counters)
        .map(|counter| prepared.kind(&counter.record).expect("mustered"))
        .collect();
    let grounds: Vec<Ground> = positions
        .iter()
        .map(|position| prepared.ground(&position.places[0].record, &position.game).expect("mustered"))
        .collect();
    let packed: Vec<optimised::Packed> = stacks.counters.iter().map(optimised::packed).collect();

    // The verdicts first: of all stacks, by all.
    let mut counts = [0_usize; 16];
    for number in 0..STACKS {
        let (hex, stack) = stacks.stack(number);
        let expected = idiomatic::broken(hex, stack);
        counts[usize::from(expected.0)] += 1;
        assert_eq!(optimised::broken(hex.constricted, &packed[stacks.range(number)]), expected, "{stack:?}");
        assert_eq!(tables::broken(&judge, &positions[number]), expected, "{stack:?}");
        let told = prepared.broken(grounds[number], &kinds[stacks.range(number)]).expect("settled");
        assert_eq!(tables::told(&rules, told), expected, "{stack:?}");
    }
    println!("Verdicts of {STACKS} stacks are the same. How many break which rules:");
    for (bits, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        println!("  {count:>8} {:?}", Broken(bits as u8));
    }

    Contest::new("One job", "stack")
        .rival("hand-optimised Rust", STACKS, || {
            let mut sum = 0_u32;
            for number in 0..STACKS {
                sum += u32::from(optimised::broken(stacks.hexes[number].constricted, &packed[stacks.range(number)]).0);
            }
            black_box(sum);
        })
        .rival("ours, automata", STACKS, || {
            let mut sum = 0_u64;
            for number in 0..STACKS {
                sum += prepared.broken(grounds[number], &kinds[stacks.range(number)]).map_or(0, |broken| broken.bits());
            }
            black_box(sum);
        })
        .rival("idiomatic Rust", STACKS, || {
            let mut sum = 0_u32;
            for number in 0..STACKS {
                let (hex, stack) = stacks.stack(number);
                sum += u32::from(idiomatic::broken(hex, stack).0);
            }
            black_box(sum);
        })
        .rival("ours, engine without reasons", FEWER, || {
            for position in &positions[..FEWER] {
                black_box(tables::broken(&judge, position));
            }
        })
        .rival("ours, engine with reasons", FEWER / 10, || {
            for position in &positions[..FEWER / 10] {
                black_box(judge.judge(position, &tables::ASKED).is_ok());
            }
        })
        .run(TURNS);
}
