//! How an unlawful position is put right: which counters to take out of it, and what may become of others.

mod changes;
mod told;

use std::collections::{BTreeMap, BTreeSet};

use reglement_engine::judge::{Breach, Breaches, Judge};
use reglement_engine::position::{ActData, Asked, CounterData, Position};
use reglement_engine::table::{ActEffect, AttributeId, Value};

use changes::Change;
pub use told::{ChangeOfState, Given, LeftBehind, Repair, SetTo, WithChanges};

/// Sets of more counters and changes than this are not looked for.
const LARGEST: usize = 4;
/// How many sets are told at most.
const MOST_CURES: usize = 24;
/// How many sets are tried at most.
const MOST_TRIED: usize = 20_000;
/// How much may be looked at in all, each try counting as often as there are places and counters.
const MOST_LOOKED_AT: usize = 250_000;

/// The smallest sets of counters to move out or to leave behind, and of changes of state, that make the act or moment lawful;
/// none for a lawful one. Who acts stays, but may change; of those whom the act moves together, some may be left behind. A change is an act of the ruleset that is lawful itself, once the counters are out and
/// the changes before it are done.
///
/// Whatever puts a breach right takes away, or changes, one of those whom the broken clause asks about. So the search begins
/// with these, and adds to a set that does not help those whom the clause asks about that is broken still: of what is asked,
/// or of a change that is not lawful yet. Where it cannot even be judged any more, no clause tells whom it asks about, and
/// anyone may be added.
pub fn repair(judge: &Judge<'_>, position: &Position, asked: &Asked) -> Option<Repair> {
    let mut breaches = Breaches::new(judge, position);
    let breach = breaches.first(position, asked).ok()??;
    let (named, all_moved) = (named(asked), moved(judge, asked));
    let moved: BTreeSet<usize> = all_moved.difference(&named).copied().collect();
    let lies_there = |number: &usize| position.counters.get(*number).is_some_and(|counter| !counter.at.is_empty());
    let on_the_map: BTreeSet<usize> = (0..position.counters.len()).filter(lies_there).collect();
    let removable: BTreeSet<usize> =
        on_the_map.iter().copied().filter(|number| !named.contains(number) && !all_moved.contains(number)).collect();
    let size = (position.places.len() + position.counters.len()).max(1);
    let changes_known = changes::are_known(judge.tables());
    let largest = if changes_known { LARGEST } else { LARGEST.min(removable.len() + moved.len()) };
    let mut search = Search {
        judge,
        breaches,
        position: position.clone(),
        asked,
        on_the_map,
        removable,
        moved,
        changes: BTreeMap::new(),
        most: MOST_TRIED.min(MOST_LOOKED_AT / size).max(1),
        seen: BTreeSet::new(),
        cures: Vec::new(),
        tried: 0,
    };
    let mut repair = Repair {
        move_out: Vec::new(),
        leave_behind: Vec::new(),
        with_changes: Vec::new(),
        tried_up_to: 0,
        tried: 0,
        cut_short: false,
        changes_known,
    };
    let mut open = Vec::from([Unhelpful { taken: BTreeSet::new(), steps: search.steps(&breach) }]);
    for size in 1..=largest {
        let Some(next) = search.one_more(&open) else {
            repair.cut_short = true;
            break;
        };
        open = next;
        repair.tried_up_to = size;
    }
    repair.cut_short |= search.cures.is_empty() && open.iter().any(|set| search.steps_after(set).next().is_some());
    repair.tried = search.tried;
    for cure in std::mem::take(&mut search.cures) {
        let id = |number: usize| position.counters.get(number).map_or_else(String::new, |counter| counter.id.clone());
        let (mut move_out, mut leave_behind) = (Vec::new(), Vec::new());
        for step in &cure {
            match step {
                Step::Out(number) => move_out.push(id(*number)),
                Step::Behind(number) => leave_behind.push(id(*number)),
                Step::Change(..) => {}
            }
        }
        if move_out.len() == cure.len() {
            repair.move_out.push(move_out);
        } else if move_out.len() + leave_behind.len() == cure.len() {
            repair.leave_behind.push(LeftBehind { leave_behind, move_out });
        } else {
            repair.with_changes.push(WithChanges { move_out, leave_behind, changes: search.told(&cure) });
        }
    }
    Some(repair)
}

/// One thing that may be done: moving a counter out, leaving one out of those whom the act moves, or one of the changes of
/// a counter, by its number among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Out(usize),
    Behind(usize),
    Change(usize, usize),
}

/// A set of steps that leaves it unlawful, or in which a change is unlawful itself.
struct Unhelpful {
    taken: BTreeSet<Step>,
    /// Of which one has to be done as well.
    steps: BTreeSet<Step>,
}

/// What came of a set of steps.
enum Tried {
    Lawful,
    Unlawful(BTreeSet<Step>),
    /// What is asked cannot be judged, say for want of a figure.
    Unjudged,
    /// A change changes nothing, or cannot be judged.
    Useless,
}

struct Search<'a> {
    judge: &'a Judge<'a>,
    breaches: Breaches<'a>,
    /// The same position, in which steps are done for a try.
    position: Position,
    asked: &'a Asked,
    on_the_map: BTreeSet<usize>,
    removable: BTreeSet<usize>,
    /// Those whom the act moves together.
    moved: BTreeSet<usize>,
    /// What may become of each counter that was asked about.
    changes: BTreeMap<usize, Vec<Change>>,
    most: usize,
    seen: BTreeSet<BTreeSet<Step>>,
    cures: Vec<BTreeSet<Step>>,
    tried: usize,
}

/// What was done for a try, to be undone.
#[derive(Default)]
struct Done {
    /// As they were, the last one changed last.
    before: Vec<(usize, CounterData)>,
    acts: usize,
}

impl Search<'_> {
    /// Tries each of these sets with one step more, and gives back those that do not help; nothing if there are too many.
    fn one_more(&mut self, open: &[Unhelpful]) -> Option<Vec<Unhelpful>> {
        // With the steps that the sets they come from could have had instead.
        let mut sets: BTreeMap<BTreeSet<Step>, BTreeSet<Step>> = BTreeMap::new();
        for set in open {
            let steps: Vec<Step> = self.steps_after(set).collect();
            for step in steps {
                let mut larger = set.taken.clone();
                larger.insert(step);
                // A set that holds a cure is none of the smallest.
                let cured = self.cures.iter().any(|cure| cure.is_subset(&larger));
                if !cured && (sets.contains_key(&larger) || self.seen.insert(larger.clone())) {
                    sets.entry(larger).or_default().extend(set.steps.iter().copied());
                }
            }
            if self.tried + sets.len() > self.most {
                break;
            }
        }
        let mut unhelpful = Vec::new();
        for (taken, instead) in sets {
            if self.tried >= self.most || self.cures.len() >= MOST_CURES {
                return None;
            }
            self.tried += 1;
            let mut done = Done::default();
            let tried = self.with(&taken, &mut done, &mut |_, _, _, _| {});
            self.undo(done);
            match tried {
                Tried::Lawful => self.cures.push(taken),
                Tried::Unlawful(steps) => unhelpful.push(Unhelpful { taken, steps }),
                Tried::Unjudged => {
                    let out = self.removable.iter().copied().map(Step::Out);
                    let behind = self.moved.iter().copied().map(Step::Behind);
                    let steps = instead.into_iter().chain(out).chain(behind).collect();
                    unhelpful.push(Unhelpful { taken, steps });
                }
                Tried::Useless => {}
            }
        }
        // The last of them may have been given up.
        (self.tried < self.most).then_some(unhelpful)
    }

    fn change(&self, counter: usize, number: usize) -> Option<&Change> {
        self.changes.get(&counter).and_then(|known| known.get(number))
    }

    fn steps_after<'s>(&'s self, set: &'s Unhelpful) -> impl Iterator<Item = Step> + 's {
        set.steps.difference(&set.taken).copied().filter(|step| self.fits(&set.taken, *step))
    }

    /// Whoever is out or left behind does not change, and no state of a counter is chosen twice.
    fn fits(&self, taken: &BTreeSet<Step>, step: Step) -> bool {
        taken.iter().all(|other| match (*other, step) {
            (Step::Out(one) | Step::Behind(one), Step::Change(other, _))
            | (Step::Change(one, _), Step::Out(other) | Step::Behind(other)) => one != other,
            (Step::Change(one, number), Step::Change(other, another)) if one == other => {
                let states = self.change(one, number).map_or(&[][..], |change| &change.states);
                self.change(other, another).is_some_and(|change| !change.states.iter().any(|own| states.contains(own)))
            }
            _ => true,
        })
    }

    /// Does the steps, and judges what is asked: those who go go first, then each change is done as soon as it is lawful.
    fn with(&mut self, taken: &BTreeSet<Step>, done: &mut Done, tell: Telling<'_>) -> Tried {
        // Those who are no longer on the act's lists.
        let mut out = Vec::new();
        let mut waiting = Vec::new();
        for step in taken {
            match *step {
                Step::Change(counter, number) => waiting.push((counter, number)),
                Step::Behind(number) => out.push(number),
                Step::Out(number) => {
                    let Some(counter) = self.position.counters.get_mut(number) else { return Tried::Useless };
                    done.before.push((number, counter.clone()));
                    counter.at.clear();
                    out.push(number);
                }
            }
        }
        // An act that moves nobody is another act.
        if !self.moved.is_empty() && self.moved.iter().all(|number| out.contains(number)) {
            return Tried::Useless;
        }
        while !waiting.is_empty() {
            let mut barred = BTreeSet::new();
            let mut still = Vec::new();
            let many = waiting.len();
            for (counter, number) in waiting {
                match self.changed(counter, number, done, tell) {
                    Changed::Done => {}
                    Changed::Barred(steps) => {
                        barred.extend(steps);
                        still.push((counter, number));
                    }
                    Changed::Useless => return Tried::Useless,
                }
            }
            if still.len() == many {
                return Tried::Unlawful(barred);
            }
            waiting = still;
        }
        let asked = without(self.asked, &out);
        match self.breaches.first(&self.position, &asked) {
            Ok(None) => Tried::Lawful,
            Ok(Some(breach)) => Tried::Unlawful(self.steps(&breach)),
            Err(_) => Tried::Unjudged,
        }
    }

    /// Changes a counter, by the first lawful way of the act.
    fn changed(&mut self, counter: usize, number: usize, done: &mut Done, tell: Telling<'_>) -> Changed {
        let Some(change) = self.change(counter, number).cloned() else { return Changed::Useless };
        let mut barred = BTreeSet::new();
        for act in &change.ways {
            if self.tried >= self.most {
                return Changed::Useless;
            }
            self.tried += 1;
            let asked = Asked::Act(act.clone());
            match self.breaches.first(&self.position, &asked) {
                Ok(None) => {}
                Ok(Some(breach)) => {
                    barred.extend(self.steps(&breach));
                    continue;
                }
                Err(_) => continue,
            }
            let set = self.breaches.set_by(&self.position, &asked).unwrap_or_default();
            let Asked::Act(act) = asked else { return Changed::Useless };
            tell(&self.position, &act, &set, &change);
            let Some(data) = self.position.counters.get_mut(counter) else { return Changed::Useless };
            let own = set.iter().all(|(other, _, _)| *other as usize == counter);
            let differs = |(_, attribute, to): &(u32, AttributeId, Value)| {
                change.states.contains(attribute) && data.record.get(attribute.index()) != Some(to)
            };
            if !own || !set.iter().any(differs) {
                return Changed::Useless;
            }
            done.before.push((counter, data.clone()));
            for (_, attribute, to) in &set {
                if let Some(value) = data.record.get_mut(attribute.index()) {
                    *value = *to;
                }
                data.parts.retain(|(known, _)| known != attribute);
            }
            // Rules may ask what was done before.
            self.position.log.push(act);
            done.acts += 1;
            return Changed::Done;
        }
        Changed::Barred(barred)
    }

    fn undo(&mut self, done: Done) {
        for (number, before) in done.before.into_iter().rev() {
            if let Some(counter) = self.position.counters.get_mut(number) {
                *counter = before;
            }
        }
        let kept = self.position.log.len().saturating_sub(done.acts);
        self.position.log.truncate(kept);
    }

    /// What may help: moving out those of whom a clause has looked at and of whom the act lists, leaving some of the latter behind,
    /// and changing those of whom it has read something.
    fn steps(&mut self, breach: &Breach) -> BTreeSet<Step> {
        let listed = match self.asked {
            Asked::Act(act) => act.lists.as_slice(),
            Asked::Moment(_) => &[],
        };
        let listed = listed.iter().flatten().filter_map(|value| match value {
            Value::Counter(counter) => Some(*counter),
            _ => None,
        });
        let out = breach.looked_at.iter().copied().chain(listed).map(|counter| counter as usize);
        let mut steps: BTreeSet<Step> = out.filter(|counter| self.removable.contains(counter)).map(Step::Out).collect();
        steps.extend(self.moved.iter().copied().map(Step::Behind));
        let read = breach.read.iter().map(|counter| *counter as usize);
        for counter in read.filter(|counter| self.on_the_map.contains(counter)) {
            let (tables, position, asked) = (self.judge.tables(), &self.position, self.asked);
            let known =
                self.changes.entry(counter).or_insert_with(|| changes::of_counter(tables, position, asked, counter));
            steps.extend((0..known.len()).map(|number| Step::Change(counter, number)));
        }
        steps
    }

    /// The changes of a cure, as they are done again.
    fn told(&mut self, cure: &BTreeSet<Step>) -> Vec<ChangeOfState> {
        let (judge, mut told) = (self.judge, Vec::new());
        let most = std::mem::replace(&mut self.most, usize::MAX);
        let tried = self.tried;
        let mut done = Done::default();
        self.with(cure, &mut done, &mut |position, act, set, change| {
            told.extend(told::change_of_state(judge, position, act, set, change));
        });
        self.undo(done);
        (self.most, self.tried) = (most, tried);
        told
    }
}

/// Told of each lawful change: the position before it, the act, all that it sets, and which change it is.
type Telling<'s> = &'s mut dyn FnMut(&Position, &ActData, &[(u32, AttributeId, Value)], &Change);

/// What came of a change.
enum Changed {
    Done,
    /// It is unlawful; one of these steps may help.
    Barred(BTreeSet<Step>),
    Useless,
}

/// The counters that the act names by themselves: it cannot do without them.
fn named(asked: &Asked) -> BTreeSet<usize> {
    let Asked::Act(act) = asked else { return BTreeSet::new() };
    act.parameters.iter().copied().filter_map(counter).collect()
}

/// The counters of the lists that the act moves.
fn moved(judge: &Judge<'_>, asked: &Asked) -> BTreeSet<usize> {
    let Asked::Act(act) = asked else { return BTreeSet::new() };
    let effects = judge.tables().acts.get(act.act.index()).map_or(&[][..], |row| &row.effects);
    let lists = effects.iter().filter_map(|effect| match effect {
        ActEffect::MovesAlong { what, .. } | ActEffect::MovesTo { what, .. } | ActEffect::Spreads { what, .. } => {
            act.parameters.get(what.index())
        }
        _ => None,
    });
    let listed =
        lists.filter_map(|value| if let Value::List(list) = value { act.lists.get(*list as usize) } else { None });
    listed.flatten().copied().filter_map(counter).collect()
}

fn counter(value: Value) -> Option<usize> {
    if let Value::Counter(counter) = value { Some(counter as usize) } else { None }
}

/// The act without those who have been moved out or left behind, where it lists them.
fn without(asked: &Asked, taken: &[usize]) -> Asked {
    let mut asked = asked.clone();
    if let Asked::Act(act) = &mut asked {
        for list in &mut act.lists {
            list.retain(|value| !matches!(value, Value::Counter(counter) if taken.contains(&(*counter as usize))));
        }
    }
    asked
}
