//! What the side that a case is for knows: it rests on the rules, and with other rules it is something else.

use std::borrow::Cow;

use reglement_engine::judge::{Judge, JudgeError};
use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::{Symbol, Value};

use crate::case::{Case, Expected, ExpectedValue, Onlooker};

/// The id of a counter to which none is given.
pub(crate) fn unnamed(number: usize) -> String {
    format!("counter-{number}")
}

/// The position as a side knows it, where the counters without an id have got one.
pub(crate) fn known_to(judge: &Judge<'_>, side: Symbol, whole: &Position) -> Result<Position, JudgeError> {
    let mut known = judge.known_to(side, whole)?;
    for (number, counter) in known.counters.iter_mut().filter(|counter| counter.id.is_empty()).enumerate() {
        counter.id = unnamed(number + 1);
    }
    Ok(known)
}

impl Case {
    /// The case as it is read by the rules of this judge: the same one, unless it is for a side that knows more or less by
    /// them. Nothing if it names somebody of whom the side does not know then.
    pub fn read_by(&self, judge: &Judge<'_>) -> Option<Cow<'_, Case>> {
        let Some(Onlooker { side, whole }) = &self.onlooker else { return Some(Cow::Borrowed(self)) };
        let known = known_to(judge, *side, whole).ok()?;
        if known == self.position {
            return Some(Cow::Borrowed(self));
        }
        let mut case = self.clone();
        let first_name = judge.tables().symbols.len() as u32;
        let mut renaming = Renaming { old: &self.position, new: known, first_name };
        case.asked = renaming.asked(&self.asked)?;
        if let Some(expected) = &mut case.expected {
            renaming.expected(expected)?;
        }
        case.position = renaming.new;
        Some(Cow::Owned(case))
    }
}

/// From the numbers of one position to those of another, by the names that they stand for.
struct Renaming<'c> {
    old: &'c Position,
    new: Position,
    first_name: u32,
}

impl Renaming<'_> {
    fn counter(&self, number: u32) -> Option<u32> {
        let id = &self.old.counters.get(number as usize)?.id;
        self.new.counters.iter().position(|counter| counter.id == *id).map(|at| at as u32)
    }

    fn value(&mut self, value: Value) -> Option<Value> {
        match value {
            Value::Counter(number) => self.counter(number).map(Value::Counter),
            Value::Symbol(Symbol(number)) if number >= self.first_name => {
                let name = self.old.names.get((number - self.first_name) as usize)?;
                let known = self.new.names.iter().position(|other| other == name);
                let at = known.unwrap_or_else(|| {
                    self.new.names.push(name.clone());
                    self.new.names.len() - 1
                });
                Some(Value::Symbol(Symbol(self.first_name + at as u32)))
            }
            other => Some(other),
        }
    }

    fn values(&mut self, values: &mut [Value]) -> Option<()> {
        for value in values {
            *value = self.value(*value)?;
        }
        Some(())
    }

    fn asked(&mut self, asked: &Asked) -> Option<Asked> {
        let Asked::Act(act) = asked else { return Some(asked.clone()) };
        let mut act: ActData = act.clone();
        self.values(&mut act.parameters)?;
        for list in &mut act.lists {
            self.values(list)?;
        }
        for step in &mut act.steps {
            self.values(&mut step.border)?;
        }
        Some(Asked::Act(act))
    }

    fn expected_value(&mut self, value: &mut ExpectedValue) -> Option<()> {
        match value {
            ExpectedValue::Value(value) => *value = self.value(*value)?,
            ExpectedValue::Members(members) => {
                for member in members {
                    *member = self.counter(*member)?;
                }
            }
        }
        Some(())
    }

    fn expected(&mut self, expected: &mut Expected) -> Option<()> {
        for measure in &mut expected.measures {
            self.values(measure.counted.as_deref_mut().unwrap_or_default())?;
        }
        for definition in expected.counts_as.iter_mut().chain(&mut expected.state) {
            if let Some(subject) = &mut definition.subject {
                *subject = self.value(*subject)?;
            }
            self.expected_value(&mut definition.value)?;
        }
        let some = [&mut expected.penalties, &mut expected.cures, &mut expected.forced, &mut expected.prices];
        for effect in some.into_iter().flatten().flatten().chain(&mut expected.values) {
            let is_written = !effect.value.is_empty();
            // What is written can stand for several things, of which some may be nobody now.
            effect.value.retain_mut(|value| self.expected_value(value).is_some());
            if is_written && effect.value.is_empty() {
                return None;
            }
        }
        Some(())
    }
}
