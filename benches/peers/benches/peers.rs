//! Which rules a stack breaks, by Reglement and by other rule engines.

use std::hint::black_box;

use measuring::Contest;
use one_job::stacks::Stacks;
use one_job::{idiomatic, optimised, tables};
use peers::{document, in_cedar, in_cel, in_rego, in_rhai, in_zen};
use reglement_engine::judge::Judge;
use reglement_engine::judge::stacks::{Ground, Kind};
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::TABLES;

const STACKS: usize = 1_000_000;
/// The peers are asked about the first of the stacks.
const FEWER: usize = 5_000;
const TURNS: usize = 7;

fn main() {
    let stacks = Stacks::drawn(STACKS);
    let judge = Judge::new(&TABLES);
    let position = |number: usize| {
        let (hex, stack) = stacks.stack(number);
        tables::position(hex, stack)
    };
    let positions: Vec<Position> = (0..STACKS).map(position).collect();
    let prepared = tables::prepared(&judge, positions.iter());
    let mut kinds: Vec<Kind> = Vec::new();
    let mut grounds: Vec<Ground> = Vec::new();
    for position in &positions {
        kinds.extend(position.counters.iter().map(|counter| prepared.kind(&counter.record).expect("mustered")));
        grounds.push(prepared.ground(&position.places[0].record, &position.game).expect("mustered"));
    }
    let packed: Vec<optimised::Packed> = stacks.counters.iter().map(optimised::packed).collect();
    let fewer = &positions[..FEWER];

    let documents: Vec<serde_json::Value> = (0..FEWER)
        .map(|number| {
            let (hex, stack) = stacks.stack(number);
            document(hex, stack)
        })
        .collect();
    let (mut rego, cel, rhai, mut zen, cedar) = (
        in_rego::Rival::default(),
        in_cel::Rival::default(),
        in_rhai::Rival::default(),
        in_zen::Rival::default(),
        in_cedar::Rival::default(),
    );
    let for_rego: Vec<_> = documents.iter().map(in_rego::Rival::value).collect();
    let for_cel: Vec<_> = documents.iter().map(in_cel::Rival::value).collect();
    let for_rhai: Vec<_> = documents.iter().map(in_rhai::Rival::value).collect();
    let for_zen: Vec<_> = documents.iter().map(in_zen::Rival::value).collect();
    let for_cedar: Vec<_> = (0..FEWER)
        .map(|number| in_cedar::Rival::value(stacks.hexes[number].constricted, &packed[stacks.range(number)]))
        .collect();

    let rules = tables::rules(&prepared);
    for number in 0..FEWER {
        let (hex, stack) = stacks.stack(number);
        let expected = idiomatic::broken(hex, stack);
        let ours = prepared.broken(grounds[number], &kinds[stacks.range(number)]).expect("settled");
        assert_eq!(tables::told(&rules, ours), expected, "ours {stack:?}");
        assert_eq!(rego.broken(&for_rego[number]), expected, "rego {stack:?}");
        assert_eq!(cel.broken(&for_cel[number]), expected, "cel {stack:?}");
        assert_eq!(rhai.broken(&for_rhai[number]), expected, "rhai {stack:?}");
        assert_eq!(zen.broken(&for_zen[number]), expected, "zen {stack:?}");
        assert_eq!(cedar.broken(&for_cedar[number]), expected, "cedar {stack:?}");
    }
    println!("Verdicts of {FEWER} stacks are the same.");

    Contest::new("Peers", "stack")
        .rival("ours, automata", STACKS, || {
            let mut sum = 0_u64;
            for number in 0..STACKS {
                sum += prepared.broken(grounds[number], &kinds[stacks.range(number)]).map_or(0, |broken| broken.bits());
            }
            black_box(sum);
        })
        .rival("ours, judge without reasons", FEWER, || {
            fewer.iter().for_each(|position| {
                black_box(tables::broken(&judge, position));
            });
        })
        .rival("Cedar, amounts given", FEWER, || {
            for_cedar.iter().for_each(|stack| {
                black_box(cedar.broken(stack));
            })
        })
        .rival("Rhai", FEWER, || {
            for_rhai.iter().for_each(|stack| {
                black_box(rhai.broken(stack));
            })
        })
        .rival("CEL", FEWER, || {
            for_cel.iter().for_each(|stack| {
                black_box(cel.broken(stack));
            })
        })
        .rival("Rego (regorus)", FEWER, || {
            for_rego.iter().for_each(|stack| {
                black_box(rego.broken(stack));
            })
        })
        .rival("ZEN expressions", FEWER, || {
            for_zen.iter().for_each(|stack| {
                black_box(zen.broken(stack));
            })
        })
        .run(TURNS);
}
