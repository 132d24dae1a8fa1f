//! What there is to be judged: the counters and places at hand, from which the automata are made.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use super::answers::Asking;
use super::automaton::Automaton;
use super::product::{MOST_CLAUSES, Part, Player, joined};
use super::reading::Reading;
use super::{LeftOver, Register, Stacks};
use crate::judge::Judge;
use crate::judge::verdict::binds;
use crate::position::Record;
use crate::table::{AttributeId, ClauseId, MomentId, Value};

/// As tall as stacks are, unless said otherwise.
const USUAL_HEIGHT: usize = 6;

/// The counters and places at hand.
#[derive(Clone, Debug)]
pub struct Muster<'j> {
    judge: &'j Judge<'j>,
    moment: MomentId,
    tallest: usize,
    counters: BTreeSet<Record>,
    grounds: BTreeSet<(Record, Record)>,
}

impl<'j> Muster<'j> {
    /// For the verdicts of a judge at a moment.
    pub fn new(judge: &'j Judge<'j>, moment: MomentId) -> Muster<'j> {
        let (counters, grounds) = (BTreeSet::new(), BTreeSet::new());
        Muster { judge, moment, tallest: USUAL_HEIGHT, counters, grounds }
    }

    /// How many counters a stack may have at most: six unless said otherwise. Making the automata takes longer the taller
    /// stacks are.
    pub fn tallest(mut self, counters: usize) -> Muster<'j> {
        self.tallest = counters;
        self
    }

    /// Adds a counter that may lie in a stack, as its record has it there.
    pub fn counter(mut self, record: &Record) -> Muster<'j> {
        if !self.counters.contains(record) {
            self.counters.insert(record.clone());
        }
        self
    }

    /// Adds a place that a stack may lie in, and the game as it stands then.
    pub fn ground(mut self, place: &Record, game: &Record) -> Muster<'j> {
        self.grounds.insert((place.clone(), game.clone()));
        self
    }

    /// Asks the judge about all stacks that these counters make up.
    pub fn stacks(&self) -> Stacks {
        let tables = self.judge.tables();
        let mut made =
            Making { muster: self, covered: Vec::new(), left: Vec::new(), players: Vec::new(), parts: Vec::new() };
        let mut readings = Vec::new();
        for (number, row) in tables.clauses.iter().enumerate() {
            let clause = ClauseId(number as u16);
            if !row.moments.includes(self.moment) || !binds(row.kind, &row.body) {
                continue;
            }
            match Reading::of(tables, self.judge.side, clause) {
                Some(reading) => readings.push((clause, reading)),
                None => made.left.push((clause, LeftOver::LooksBeyond)),
            }
        }
        let of_counters = union(readings.iter().map(|(_, reading)| &reading.of_counters));
        let of_places = union(readings.iter().map(|(_, reading)| &reading.of_places));
        let of_game = union(readings.iter().map(|(_, reading)| &reading.of_game));
        // One of each sort of counter and of ground that any clause could tell apart by what it looks at.
        let mut counters: BTreeMap<Box<[Value]>, &Record> = BTreeMap::new();
        self.counters.iter().for_each(|record| {
            counters.entry(values(record, &of_counters)).or_insert(record);
        });
        let mut grounds: BTreeMap<Box<[Value]>, &(Record, Record)> = BTreeMap::new();
        self.grounds.iter().for_each(|ground| {
            grounds.entry(ground_values(ground, &of_places, &of_game)).or_insert(ground);
        });
        let looks: Vec<&Record> = counters.values().copied().collect();
        let sites: Vec<&(Record, Record)> = grounds.values().copied().collect();
        for (clause, reading) in &readings {
            made.add(*clause, reading, &looks, &sites);
        }
        // Counters that are the same to every player are of one kind.
        let mut numbers: BTreeMap<Vec<Option<u8>>, u16> = BTreeMap::new();
        let mut kind_of = Vec::with_capacity(looks.len());
        for look in 0..looks.len() {
            let column = made.players.iter().map(|player| player.kinds.get(look).copied().flatten()).collect();
            // Counters of more kinds than can be numbered are as if not mustered.
            let Ok(number) = u16::try_from(numbers.len()) else { break };
            kind_of.push(*numbers.entry(column).or_insert(number));
        }
        for player in 0..made.players.len() {
            let mut by_kind = vec![None; numbers.len()];
            for (column, number) in &numbers {
                if let Some(slot) = by_kind.get_mut(usize::from(*number)) {
                    *slot = column.get(player).copied().flatten();
                }
            }
            if let Some(player) = made.players.get_mut(player) {
                player.kinds = by_kind;
            }
        }
        Stacks {
            tallest: self.tallest,
            kinds: Register { attributes: of_counters, rows: counters.into_keys().zip(kind_of).collect() },
            places: Register { attributes: of_places, rows: grounds.into_keys().zip(0..=u16::MAX).collect() },
            game: of_game,
            machines: joined(&made.parts, &made.players, numbers.len(), sites.len()),
            covered: made.covered,
            left: made.left,
        }
    }
}

struct Making<'m> {
    muster: &'m Muster<'m>,
    covered: Vec<ClauseId>,
    left: Vec<(ClauseId, LeftOver)>,
    players: Vec<Player>,
    parts: Vec<Part>,
}

impl Making<'_> {
    /// Adds a clause: a player for each sort of ground that it tells apart.
    fn add(&mut self, clause: ClauseId, reading: &Reading<'_>, looks: &[&Record], sites: &[&(Record, Record)]) {
        let of_places: Vec<AttributeId> = reading.of_places.iter().copied().collect();
        let of_game: Vec<AttributeId> = reading.of_game.iter().copied().collect();
        let mut known: BTreeMap<Box<[Value]>, usize> = BTreeMap::new();
        let mut own = Vec::new();
        let mut of_grounds = Vec::with_capacity(sites.len());
        for site in sites {
            let number = self.players.len() + own.len();
            let number = *known.entry(ground_values(site, &of_places, &of_game)).or_insert(number);
            if number == self.players.len() + own.len() {
                match self.player(clause, reading, looks, site) {
                    Some(player) => own.push(player),
                    None => return self.left.push((clause, LeftOver::TooManyKinds)),
                }
            }
            of_grounds.push(number);
        }
        if self.covered.len() == MOST_CLAUSES {
            return self.left.push((clause, LeftOver::TooManyKinds));
        }
        self.parts.push(Part { bit: self.covered.len(), players: of_grounds });
        self.covered.push(clause);
        self.players.append(&mut own);
    }

    fn player(
        &self,
        clause: ClauseId,
        reading: &Reading<'_>,
        looks: &[&Record],
        (place, game): &(Record, Record),
    ) -> Option<Player> {
        let mut asking = Asking::new(self.muster.judge, self.muster.moment, place, game);
        let mut numbers: BTreeMap<Vec<Value>, u8> = BTreeMap::new();
        let mut examples: Vec<&Record> = Vec::new();
        let mut kinds = Vec::with_capacity(looks.len());
        for look in looks {
            let kind = match asking.answers(look, &reading.questions) {
                None => None,
                Some(answers) => match numbers.get(&answers) {
                    Some(kind) => Some(*kind),
                    None => {
                        let kind = u8::try_from(examples.len()).ok()?;
                        numbers.insert(answers, kind);
                        examples.push(look);
                        Some(kind)
                    }
                },
            };
            kinds.push(kind);
        }
        let mut stack: Vec<&Record> = Vec::new();
        let automaton = Automaton::of(examples.len(), self.muster.tallest, &mut |kinds| {
            stack.clear();
            stack.extend(kinds.iter().filter_map(|kind| examples.get(usize::from(*kind)).copied()));
            asking.judged(clause, &stack)
        })?;
        Some(Player { automaton, kinds })
    }
}

fn union<'a>(sets: impl Iterator<Item = &'a BTreeSet<AttributeId>>) -> Vec<AttributeId> {
    let all: BTreeSet<AttributeId> = sets.flatten().copied().collect();
    all.into_iter().collect()
}

fn values(record: &Record, attributes: &[AttributeId]) -> Box<[Value]> {
    attributes.iter().map(|attribute| record.get(attribute.index()).copied().unwrap_or(Value::Nothing)).collect()
}

fn ground_values((place, game): &(Record, Record), of_places: &[AttributeId], of_game: &[AttributeId]) -> Box<[Value]> {
    values(place, of_places).iter().chain(values(game, of_game).iter()).copied().collect()
}
