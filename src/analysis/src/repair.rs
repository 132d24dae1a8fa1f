//! How an unlawful position is put right: which counters to take out of it.

use std::collections::BTreeSet;

use reglement_engine::judge::{Breaches, Judge};
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{ActEffect, Value};
use serde::Serialize;

/// Sets of more counters than this are not looked for.
const LARGEST: usize = 4;
/// How many sets are told at most.
const MOST_CURES: usize = 24;
/// How many sets are tried at most.
const MOST_TRIED: usize = 20_000;
/// How much may be looked at in all, each try counting as often as there are places and counters.
const MOST_LOOKED_AT: usize = 250_000;

/// What puts an unlawful position right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Repair {
    /// Sets of counters; with one of them moved out the same act is lawful. The smallest first, and no set that holds a
    /// smaller one that does it alone.
    pub move_out: Vec<Vec<String>>,
    /// Every set of so many counters was tried, but for those that cannot help.
    pub tried_up_to: usize,
    /// How many sets were judged.
    pub tried: usize,
    /// Whether some may be missing, because there were too many to try or to tell.
    pub cut_short: bool,
}

/// The smallest sets of counters whose absence makes the act or moment lawful; none for a lawful one. Who acts stays.
///
/// Whatever puts a breach right takes away one of those whom the broken clause looks at. So the search begins with these,
/// and adds to a set that does not help those whom the clause looks at that is broken still.
pub fn repair(judge: &Judge<'_>, position: &Position, asked: &Asked) -> Option<Repair> {
    let mut breaches = Breaches::new(judge, position);
    let breach = breaches.first(position, asked).ok()??;
    let actors = actors(judge, asked);
    let on_the_map = (0..position.counters.len())
        .filter(|number| !actors.contains(number))
        .filter(|number| position.counters.get(*number).is_some_and(|counter| !counter.at.is_empty()))
        .collect();
    let size = (position.places.len() + position.counters.len()).max(1);
    let mut search = Search {
        breaches,
        position: position.clone(),
        asked,
        on_the_map,
        most: MOST_TRIED.min(MOST_LOOKED_AT / size).max(1),
        seen: BTreeSet::new(),
        cures: Vec::new(),
        tried: 0,
    };
    let mut repair = Repair { move_out: Vec::new(), tried_up_to: 0, tried: 0, cut_short: false };
    let mut open = Vec::from([Unhelpful { taken: Vec::new(), looked_at: search.candidates(&breach.looked_at) }]);
    for size in 1..=LARGEST.min(search.on_the_map.len()) {
        let Some(next) = search.one_more(&open) else {
            repair.cut_short = true;
            break;
        };
        open = next;
        repair.tried_up_to = size;
    }
    repair.cut_short |= search.cures.is_empty() && open.iter().any(|set| !set.looked_at.is_empty());
    let id = |number: &usize| position.counters.get(*number).map_or_else(String::new, |counter| counter.id.clone());
    repair.move_out = search.cures.iter().map(|cure| cure.iter().map(id).collect()).collect();
    repair.tried = search.tried;
    Some(repair)
}

impl Repair {
    /// In sentences, a line each.
    pub fn words(&self) -> String {
        let mut lines = Vec::new();
        for set in &self.move_out {
            lines.push(format!("It would be lawful without {}.", crate::search::listed(set)));
        }
        lines.extend(match (self.move_out.is_empty(), self.cut_short, self.tried_up_to) {
            (false, true, _) => Some(format!("There may be more ways than these; {} were tried.", self.tried)),
            (false, false, _) => None,
            (true, true, 0) => Some(format!(
                "Whether it would be lawful without some counter is open; {} were moved out, one at a time.",
                self.tried
            )),
            (true, true, most) => Some(format!(
                "Moving out up to {} would not make it lawful.",
                crate::search::several(most, "counter", "counters")
            )),
            (true, false, _) => Some("No counter that could be moved out would make it lawful.".to_owned()),
        });
        lines.join("\n") + "\n"
    }
}

/// A set of counters without which it is still unlawful, in the order of their numbers.
struct Unhelpful {
    taken: Vec<usize>,
    /// Of whom one has to go as well.
    looked_at: Vec<usize>,
}

struct Search<'a> {
    breaches: Breaches<'a>,
    /// The same position, out of which counters are taken for a try.
    position: Position,
    asked: &'a Asked,
    on_the_map: BTreeSet<usize>,
    most: usize,
    seen: BTreeSet<Vec<usize>>,
    cures: Vec<Vec<usize>>,
    tried: usize,
}

impl Search<'_> {
    /// Tries each of these sets with one counter more, and gives back those that do not help; nothing if there are too many.
    fn one_more(&mut self, open: &[Unhelpful]) -> Option<Vec<Unhelpful>> {
        let mut sets: BTreeSet<Vec<usize>> = BTreeSet::new();
        for set in open {
            for number in set.looked_at.iter().filter(|number| !set.taken.contains(number)) {
                let mut larger = set.taken.clone();
                larger.push(*number);
                larger.sort_unstable();
                // A set that holds a cure is none of the smallest.
                let cured = self.cures.iter().any(|cure| cure.iter().all(|number| larger.contains(number)));
                if !cured && self.seen.insert(larger.clone()) {
                    sets.insert(larger);
                }
            }
            if self.tried + sets.len() > self.most {
                break;
            }
        }
        let mut unhelpful = Vec::new();
        for taken in sets {
            if self.tried >= self.most || self.cures.len() >= MOST_CURES {
                return None;
            }
            self.tried += 1;
            unhelpful.extend(self.without(taken));
        }
        Some(unhelpful)
    }

    /// Judges without these counters.
    fn without(&mut self, taken: Vec<usize>) -> Option<Unhelpful> {
        let mut places = Vec::new();
        for number in &taken {
            places.push(std::mem::take(&mut self.position.counters.get_mut(*number)?.at));
        }
        let asked = without(self.asked, &taken);
        let breach = self.breaches.first(&self.position, &asked);
        for (number, places) in taken.iter().zip(places) {
            self.position.counters.get_mut(*number)?.at = places;
        }
        match breach {
            Ok(None) => {
                self.cures.push(taken);
                None
            }
            Ok(Some(breach)) => Some(Unhelpful { looked_at: self.candidates(&breach.looked_at), taken }),
            // Without them it cannot be judged.
            Err(_) => None,
        }
    }

    /// Those who can be moved out, of whom a clause has looked at and of whom the act lists.
    fn candidates(&self, looked_at: &[u32]) -> Vec<usize> {
        let listed = match self.asked {
            Asked::Act(act) => act.lists.as_slice(),
            Asked::Moment(_) => &[],
        };
        let listed = listed.iter().flatten().filter_map(|value| match value {
            Value::Counter(counter) => Some(*counter),
            _ => None,
        });
        let candidates: BTreeSet<usize> =
            looked_at.iter().copied().chain(listed).map(|counter| counter as usize).collect();
        candidates.intersection(&self.on_the_map).copied().collect()
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
