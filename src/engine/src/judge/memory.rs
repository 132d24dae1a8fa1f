//! What definitions have come to already, so that what is the same for all counters of a large position is worked out once
//! and not once for each of them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU8, Ordering};

use super::sitting::{CROSSING, Sitting};
use crate::table::{
    Code, DefinitionId, DefinitionRow, Domain, ExceptionEffect, ExceptionId, Location, MomentId, Node, Subject, Tables,
    Value,
};

/// How much of what came last is remembered, wherever. It asks the heap for nothing.
const LATELY: usize = 64;
/// With more counters than this, much is asked again long after; then the rest is remembered too.
const FEW_COUNTERS: usize = 24;
/// How much is remembered at most.
const MOST: usize = 1 << 16;

/// A definition, what it was asked of, and where, if that matters.
pub(super) type Key = (DefinitionId, Option<Value>, Option<u32>);

#[derive(Debug)]
pub(super) struct Memory {
    state: Option<State>,
    /// Changes with the state; what was remembered under another one is forgotten.
    season: u32,
    /// Each under the number that its key comes to, where a later one takes its place.
    lately: [(u32, Key, Remembered); LATELY],
    /// All of them, on a large position.
    known: BTreeMap<Key, Remembered>,
}

impl Default for Memory {
    fn default() -> Memory {
        let nothing = Remembered { value: Value::Nothing, asked_for_act: false };
        Memory {
            state: None,
            season: 0,
            lately: [(0, (DefinitionId(0), None, None), nothing); LATELY],
            known: BTreeMap::new(),
        }
    }
}

/// What every definition could see besides its subject and the place; if it changes, everything is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    generation: u32,
    standing: bool,
    moment: Option<MomentId>,
    step: Option<u32>,
    /// What was leaned on has been noted in this trace.
    trace: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Remembered {
    value: Value,
    asked_for_act: bool,
}

impl Sitting<'_> {
    /// Under what a definition is remembered; none if it is better worked out afresh.
    pub(super) fn memory_key(
        &self,
        id: DefinitionId,
        row: &DefinitionRow,
        subject: Option<Value>,
        second: Option<Value>,
    ) -> Option<Key> {
        let passing = matches!(subject, Some(Value::Step(step)) if step >= CROSSING);
        if second.is_some() || passing || self.among.is_some() || self.off_map_too {
            return None;
        }
        let here_matters = match row.subject {
            // A counter that lies in several places is looked at where the question is asked.
            Some(Subject::Counter) => self.view.has_spread_counters(),
            Some(Subject::Place) => false,
            _ => self.view.has_spread_counters() || self.judge.looks_here(id),
        };
        Some((id, subject, self.here.filter(|_| here_matters)))
    }

    pub(super) fn remembered(&mut self, key: Key) -> Option<Value> {
        let state = Some(self.state());
        let memory = &mut self.memory;
        if memory.state != state {
            memory.known.clear();
            memory.state = state;
            memory.season = memory.season.wrapping_add(1);
        }
        let remembered = match memory.lately.get(place_of(key)) {
            Some((season, held, remembered)) if *season == memory.season && *held == key => remembered,
            _ => memory.known.get(&key)?,
        };
        self.asked_for_act |= remembered.asked_for_act;
        Some(remembered.value)
    }

    pub(super) fn remember(&mut self, key: Key, value: Value) {
        // A rule looked at as a standing fact in between has begun a memory of its own.
        if self.memory.state != Some(self.state()) {
            return;
        }
        let remembered = Remembered { value, asked_for_act: self.asked_for_act };
        let is_large = self.position().counters.len() > FEW_COUNTERS;
        let memory = &mut self.memory;
        if let Some(lately) = memory.lately.get_mut(place_of(key)) {
            *lately = (memory.season, key, remembered);
        }
        if is_large && memory.known.len() < MOST {
            memory.known.insert(key, remembered);
        }
    }

    fn state(&self) -> State {
        State {
            generation: self.generation,
            standing: self.standing,
            moment: self.moment,
            step: self.step,
            trace: self.trace.as_ref().map(|trace| trace.number),
        }
    }
}

/// Where among those of late a definition of something is looked up.
fn place_of((definition, subject, here): Key) -> usize {
    let subject = match subject {
        Some(
            Value::Counter(number)
            | Value::Place(number)
            | Value::Group(number)
            | Value::Step(number)
            | Value::Act(number),
        ) => number as usize + 1,
        _ => 0,
    };
    (definition.index() + subject * 19 + here.map_or(0, |here| here as usize)) % LATELY
}

/// Which definitions may look at the place where they are asked, rather than at that of their own subject: each found out
/// when first asked for.
#[derive(Debug)]
pub(super) struct LookHere(Vec<AtomicU8>);

const UNKNOWN: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;

impl LookHere {
    pub(super) fn of(tables: &Tables) -> LookHere {
        LookHere(tables.definitions.iter().map(|_| AtomicU8::new(UNKNOWN)).collect())
    }

    pub(super) fn is_so(&self, tables: &Tables, id: DefinitionId) -> bool {
        let Some(known) = self.0.get(id.index()) else { return true };
        // Whoever finds it out finds the same, so it does not matter who is first.
        match known.load(Ordering::Relaxed) {
            UNKNOWN => {
                let looks = may_look_here(tables, id);
                known.store(if looks { YES } else { NO }, Ordering::Relaxed);
                looks
            }
            known => known == YES,
        }
    }
}

impl Clone for LookHere {
    fn clone(&self) -> LookHere {
        LookHere(self.0.iter().map(|known| AtomicU8::new(known.load(Ordering::Relaxed))).collect())
    }
}

fn may_look_here(tables: &Tables, id: DefinitionId) -> bool {
    let mut open = Vec::from([id]);
    let mut seen: BTreeSet<DefinitionId> = BTreeSet::new();
    let mut looks = false;
    while let Some(id) = open.pop() {
        let Some(row) = tables.definitions.get(id.index()).filter(|_| seen.insert(id)) else { continue };
        // One of a counter or a place looks at the place of that.
        if seen.len() > 1 && matches!(row.subject, Some(Subject::Counter | Subject::Place)) {
            continue;
        }
        each_code(tables, row, &mut |code| {
            for node in code.iter() {
                match *node {
                    Node::Here | Node::Broken { .. } | Node::Excess { .. } => looks = true,
                    Node::Defined { definition, .. } => open.push(definition),
                    Node::Set { domain, location, class, .. } => {
                        looks |= location == Location::Here && matches!(domain, Domain::Counters | Domain::Places);
                        open.extend(class);
                    }
                    _ => {}
                }
            }
        });
        if looks {
            return true;
        }
    }
    false
}

/// Calls `visit` with every code of a definition.
fn each_code(tables: &Tables, row: &DefinitionRow, visit: &mut dyn FnMut(&Code)) {
    visit(&row.general);
    let mut open: Vec<ExceptionId> = row.exceptions.to_vec();
    let mut seen: BTreeSet<ExceptionId> = BTreeSet::new();
    while let Some(id) = open.pop() {
        let Some(exception) = tables.exceptions.get(id.index()).filter(|_| seen.insert(id)) else { continue };
        open.extend_from_slice(&exception.exceptions);
        exception.condition.iter().for_each(&mut *visit);
        match &exception.effect {
            ExceptionEffect::Exempts { first, set } => {
                first.iter().for_each(&mut *visit);
                visit(set);
            }
            ExceptionEffect::Bounds(bounds) => bounds.iter().for_each(|bound| visit(&bound.bound)),
            ExceptionEffect::Value(value) => visit(value),
            ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
        }
    }
}
