//! Positions of the shipped rulesets tried one by one, without anything of the analysis that is held against them.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where its own positions cannot be read"
)]

mod every_position;
mod size;

use std::collections::BTreeMap;

use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_cases::{Case, CaseFile, Need, json};
use reglement_engine::table::Tables;

pub use every_position::{Within, smallest};
pub use size::{Size, size};

/// Which way a verdict turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    NewlyUnlawful,
    NewlyLawful,
    /// As lawful as before, with other consequences.
    Otherwise,
}

/// The positions that are tried: every counter of each kind, everything else, everything asked, as case files say it.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Who `a` may be, where not anybody of the counters: the one who moves, say.
    pub actors: &'static [&'static str],
    /// `kind: infantry, size: battalion`
    pub counters: &'static [&'static str],
    /// `hex: {constricted: no}`
    pub settings: &'static [&'static str],
    /// `act: {type: finish-move, unit: a}`; the counters are called `a`, `b` and so on. One that names `b` is asked where
    /// there is one.
    pub asks: &'static [&'static str],
}

impl Ground {
    /// The smallest position in which a verdict turns this way or that, of all with up to so many counters.
    pub fn turns(&self, old: &Tables, new: &Tables, most: usize) -> BTreeMap<Turn, Size> {
        let mut turns = BTreeMap::new();
        for counters in 1..=most {
            self.each(counters, &mut |text| {
                if let Some((turn, size)) = turned(old, new, text) {
                    let least = turns.entry(turn).or_insert(size);
                    *least = size.min(*least);
                }
            });
        }
        turns
    }

    /// Every position of so many counters. The first may be anyone; the order of the others means nothing.
    fn each(&self, size: usize, try_one: &mut dyn FnMut(&str)) {
        let actors = if self.actors.is_empty() { self.counters } else { self.actors };
        let mut lots: Vec<Vec<usize>> = (0..actors.len()).map(|first| vec![first]).collect();
        for number in 1..size {
            lots = lots
                .iter()
                .flat_map(|lot| {
                    let from = if number == 1 { 0 } else { lot[number - 1] };
                    (from..self.counters.len()).map(move |next| lot.iter().copied().chain([next]).collect())
                })
                .collect();
        }
        for setting in self.settings {
            for ask in self.asks.iter().filter(|ask| size > 1 || !ask.contains(": b,")) {
                for lot in &lots {
                    let counters = lot.iter().enumerate().map(|(number, kind)| {
                        let id = char::from(b'a' + number as u8);
                        let own = if number == 0 { actors[*kind] } else { self.counters[*kind] };
                        format!("  - {{id: {id}, {own}}}\n")
                    });
                    try_one(&format!("{setting}\n{ask}\ncounters:\n{}", counters.collect::<String>()));
                }
            }
        }
    }
}

/// How the verdict of the whole ruleset turns, and how large the position is; none if it stays as it is.
fn turned(old: &Tables, new: &Tables, text: &str) -> Option<(Turn, Size)> {
    let (file, faults) = CaseFile::from_text(text, Need::Position);
    assert!(faults.is_empty(), "{text}\n{faults:?}");
    let cases = [old, new].map(|tables| match file.entries[0].read(tables, Need::Position) {
        Ok(case) => case,
        Err(faults) => panic!("{text}\n{faults:?}"),
    });
    let [was, is] = [told(old, &cases[0]), told(new, &cases[1])];
    let turn = match (was == is, was["verdict"] == "illegal", is["verdict"] == "illegal") {
        (true, _, _) => return None,
        (_, false, true) => Turn::NewlyUnlawful,
        (_, true, false) => Turn::NewlyLawful,
        _ => Turn::Otherwise,
    };
    Some((turn, size(new, &cases[1].position, &cases[1].asked)))
}

/// Whether the one ruleset says of a case what it expects, and the other does not.
pub fn parts(case: &str, old: &Tables, new: &Tables) -> bool {
    let (file, faults) = CaseFile::from_text(case, Need::Expectation);
    assert!(faults.is_empty(), "{case}\n{faults:?}");
    let passes = |tables: &Tables| {
        let read = file.entries[0].read(tables, Need::Expectation);
        read.is_ok_and(|case| check(&case, tables) == Outcome::Passed)
    };
    passes(old) != passes(new)
}

/// What a player has to know of the verdict.
fn told(tables: &Tables, case: &Case) -> serde_json::Value {
    let verdict = match verdict(&judge_of(case, tables), case) {
        Ok(verdict) => verdict,
        Err(why) => return serde_json::json!({ "verdict": why }),
    };
    let mut data = serde_json::to_value(json::verdict(&verdict, tables, &case.position, &case.asked)).unwrap();
    let keys = data.as_object_mut().unwrap();
    // By which rule and in which words is another matter.
    keys.retain(|key, _| ["verdict", "duties", "penalties", "cures", "forced", "prices", "values"].contains(&&**key));
    data
}
