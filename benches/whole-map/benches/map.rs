//! A whole map: judged at once by one thread and by two, and after one move.

use std::hint::black_box;
use std::thread;

use measuring::Contest;
use one_job::tables;
use reglement_engine::judge::stacks::{Ground, Kind, StackMap, Stacks};
use reglement_engine::judge::{Board, Judge};
use reglement_engine::position::Position;
use reglement_rulebook::wacht_am_rhein::{Moment, TABLES};
use whole_map::map;

const HEXES: usize = 10_000;
const MOVES: usize = 100_000;
const TURNS: usize = 9;

/// A map made ready for the automata.
struct Ready {
    grounds: Vec<Ground>,
    kinds: Vec<Kind>,
    at: Vec<usize>,
}

impl Ready {
    fn of(position: &Position, stacks: &Stacks) -> Ready {
        let ground = |record| stacks.ground(record, &position.game).expect("mustered");
        Ready {
            grounds: position.places.iter().map(|place| ground(&place.record)).collect(),
            kinds: position.counters.iter().map(|counter| stacks.kind(&counter.record).expect("mustered")).collect(),
            at: position.counters.iter().map(|counter| counter.at[0] as usize).collect(),
        }
    }

    fn map<'s>(&self, stacks: &'s Stacks) -> StackMap<'s> {
        let counters = self.at.iter().copied().zip(self.kinds.iter().copied());
        StackMap::with_counters(stacks, self.grounds.iter().copied(), counters)
    }
}

fn main() {
    let judge = Judge::new(&TABLES);
    let positions = [1_000, HEXES, 100_000].map(map);
    let stacks = tables::prepared(&judge, positions.iter());
    let ready = positions.each_ref().map(|position| Ready::of(position, &stacks));
    let [_, position, _] = &positions;

    // The verdicts first.
    let whole = judge.breaches_on(&Board::new(position), &tables::ASKED).expect("every hex can be judged");
    let map = ready[1].map(&stacks);
    for place in 0..HEXES {
        let expected: Vec<_> =
            whole.iter().filter(|(_, at)| *at == Some(place as u32)).map(|(clause, _)| *clause).collect();
        let told = map.broken(place).expect("settled");
        assert_eq!(stacks.clauses(told).collect::<Vec<_>>(), expected);
    }
    println!("{HEXES} hexes, {} counters, {} breaches: the same by both.", position.counters.len(), whole.len());

    let rest = Moment::Rest.id();
    let judged = |threads: usize| {
        thread::scope(|scope| {
            for part in 0..threads {
                let judge = &judge;
                scope.spawn(move || {
                    let places = (HEXES * part / threads) as u32..(HEXES * (part + 1) / threads) as u32;
                    black_box(judge.breaches_within(&Board::new(position), rest, places)).is_ok()
                });
            }
        });
    };
    Contest::new("A whole map at once", "map")
        .rival("judge, one thread", 1, || judged(1))
        .rival("judge, two threads", 1, || judged(2))
        .rival("automata, the map laid and judged", 1, || {
            black_box(ready[1].map(&stacks).is_lawful());
        })
        .run(TURNS);

    let mut maps = ready.each_ref().map(|ready| ready.map(&stacks));
    let mut contest = Contest::new("After one move", "move");
    for (ready, map) in ready.iter().zip(&mut maps) {
        let hexes = ready.grounds.len();
        let (mut at, mut counter) = (ready.at.clone(), 0);
        contest = contest.rival(&format!("{hexes} hexes"), MOVES, move || {
            for _ in 0..MOVES {
                // The same counters move on each map, so that all hold as much of it in the cache.
                counter = (counter + 1) % 500;
                let (from, to) = (at[counter], (at[counter] + 1) % hexes);
                map.shift(from, to, ready.kinds[counter]);
                at[counter] = to;
            }
            black_box(map.is_lawful());
        });
    }
    contest.run(TURNS);
}
