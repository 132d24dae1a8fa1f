//! How an unlawful position is put right: which counters to take out of it.

use std::ops::ControlFlow;

use reglement_engine::judge::Judge;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ActEffect, Value};
use serde::Serialize;

/// Sets of more counters than this are not looked for.
const LARGEST: usize = 4;
/// How many sets are told at most.
const MOST_CURES: usize = 24;
/// How many sets are tried at most.
const MOST_TRIED: u32 = 20_000;

/// What puts an unlawful position right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Repair {
    /// Sets of counters; with one of them moved out the same act is lawful. The smallest first, and no set that holds a
    /// smaller one that does it alone.
    pub move_out: Vec<Vec<String>>,
    /// Every set of so many counters was tried.
    pub tried_up_to: usize,
    /// Whether some may be missing, because there were too many to try or to tell.
    pub cut_short: bool,
}

/// The smallest sets of counters whose absence makes the act or moment lawful; none for a lawful one. Who acts stays.
pub fn repair(judge: &Judge<'_>, position: &Position, asked: &Asked) -> Option<Repair> {
    if judge.is_lawful(position, asked) != Ok(false) {
        return None;
    }
    let actors = actors(judge, asked);
    let candidates: Vec<usize> = (0..position.counters.len())
        .filter(|number| !actors.contains(number))
        .filter(|number| position.counters.get(*number).is_some_and(|counter| !counter.at.is_empty()))
        .collect();
    let mut search = Search { judge, asked, candidates, cures: Vec::new(), tried: 0 };
    let mut repair = Repair { move_out: Vec::new(), tried_up_to: 0, cut_short: false };
    for size in 1..=LARGEST.min(search.candidates.len()) {
        let mut without = position.clone();
        if search.each(&mut without, 0, size, &mut Vec::new()).is_break() {
            repair.cut_short = true;
            break;
        }
        repair.tried_up_to = size;
    }
    repair.cut_short |= search.cures.is_empty() && search.candidates.len() > LARGEST;
    let id = |number: &usize| position.counters.get(*number).map_or_else(String::new, |counter| counter.id.clone());
    repair.move_out = search.cures.iter().map(|cure| cure.iter().map(id).collect()).collect();
    Some(repair)
}

impl Repair {
    /// In sentences, a line each.
    pub fn words(&self) -> String {
        let mut lines = Vec::new();
        for set in &self.move_out {
            lines.push(format!("It would be lawful without {}.", crate::search::listed(set)));
        }
        if self.move_out.is_empty() {
            lines.push(match self.tried_up_to {
                0 => "No counter that could be moved out would make it lawful.".to_owned(),
                most => format!("Moving out up to {most} counters would not make it lawful."),
            });
        } else if self.cut_short {
            lines.push("There may be more ways than these.".to_owned());
        }
        lines.join("\n") + "\n"
    }
}

struct Search<'a, 't> {
    judge: &'a Judge<'t>,
    asked: &'a Asked,
    candidates: Vec<usize>,
    cures: Vec<Vec<usize>>,
    tried: u32,
}

impl Search<'_, '_> {
    /// Every set of so many more counters from `first` on, taken off the map.
    fn each(&mut self, position: &mut Position, first: usize, more: usize, taken: &mut Vec<usize>) -> ControlFlow<()> {
        if more == 0 {
            return self.one(position, taken);
        }
        for at in first..self.candidates.len() {
            let Some(&number) = self.candidates.get(at) else { continue };
            let Some(counter) = position.counters.get_mut(number) else { continue };
            let places = std::mem::take(&mut counter.at);
            taken.push(number);
            let flow = self.each(position, at + 1, more - 1, taken);
            taken.pop();
            if let Some(counter) = position.counters.get_mut(number) {
                counter.at = places;
            }
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn one(&mut self, position: &Position, taken: &[usize]) -> ControlFlow<()> {
        // A set that holds a cure is none of the smallest.
        if self.cures.iter().any(|cure| cure.iter().all(|number| taken.contains(number))) {
            return ControlFlow::Continue(());
        }
        self.tried += 1;
        if self.tried > MOST_TRIED || self.cures.len() >= MOST_CURES {
            return ControlFlow::Break(());
        }
        let asked = without(self.asked, taken);
        if self.judge.is_lawful(position, &asked) == Ok(true) {
            self.cures.push(taken.to_vec());
        }
        ControlFlow::Continue(())
    }
}

/// The counters that the act cannot do without: those named by themselves, and those that it moves.
fn actors(judge: &Judge<'_>, asked: &Asked) -> Vec<usize> {
    let Asked::Act(act) = asked else { return Vec::new() };
    let mut actors: Vec<usize> = act
        .parameters
        .iter()
        .filter_map(|value| match value {
            Value::Counter(counter) => Some(*counter as usize),
            _ => None,
        })
        .collect();
    let effects = judge.tables().acts.get(act.act.index()).map_or(&[][..], |row| &row.effects);
    for effect in effects {
        let (ActEffect::MovesAlong { what, .. } | ActEffect::MovesTo { what, .. } | ActEffect::Spreads { what, .. }) =
            effect
        else {
            continue;
        };
        if let Some(Value::List(list)) = act.parameters.get(what.index()) {
            let moved = act.lists.get(*list as usize).into_iter().flatten();
            actors.extend(moved.filter_map(|value| match value {
                Value::Counter(counter) => Some(*counter as usize),
                _ => None,
            }));
        }
    }
    actors
}

/// The act without those who have been moved out, where it lists them.
fn without(asked: &Asked, taken: &[usize]) -> Asked {
    let mut asked = asked.clone();
    if let Asked::Act(act) = &mut asked {
        for list in &mut act.lists {
            list.retain(|value| !matches!(value, Value::Counter(counter) if taken.contains(&(*counter as usize))));
        }
    }
    asked
}
