//! What was judged before: where the rules see of a stack only what lies there, stacks alike are judged once.

use std::collections::HashMap;

use reglement_engine::judge::Judge;
use reglement_engine::judge::stacks::Muster;
use reglement_engine::position::{Asked, CounterData, Position, Record};
use reglement_engine::table::{AttributeId, MomentId, Tables, Value};

/// So many stacks are kept; after that, all are forgotten at once.
const MOST_KEPT: usize = 100_000;
/// A stack whose description is longer is judged each time.
const LONGEST: usize = 1_000;

/// What was told of stacks, by what can be seen of them.
pub(super) struct Recall<T> {
    known: HashMap<Box<[u64]>, T>,
    /// Whether nothing that binds at a moment looks at more than the counters of one place, in whatever order.
    only_counts: Vec<bool>,
    description: Vec<u64>,
}

impl<T: Clone> Recall<T> {
    pub(super) fn new(judge: &Judge<'_>, tables: &Tables) -> Recall<T> {
        let only_counts = |moment| Muster::new(judge, MomentId(moment as u16)).stacks().left_to_the_judge().is_empty();
        let only_counts = (0..tables.moments.len()).map(only_counts).collect();
        Recall { known: HashMap::new(), only_counts, description: Vec::new() }
    }

    /// What is told of a position, from memory or by judging.
    pub(super) fn told_of<E>(
        &mut self,
        position: &Position,
        asked: &Asked,
        judged: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        if !self.describe(position, asked) {
            return judged();
        }
        if let Some(known) = self.known.get(&*self.description) {
            return Ok(known.clone());
        }
        let told = judged()?;
        if self.known.len() >= MOST_KEPT {
            self.known.clear();
        }
        self.known.insert(self.description.as_slice().into(), told.clone());
        Ok(told)
    }

    /// Lays down all that rules can see of a stack; no if they may see more, or if it is too much.
    fn describe(&mut self, position: &Position, asked: &Asked) -> bool {
        let Asked::Moment(moment) = asked else { return false };
        // The names themselves are only compared, and a lone hex lies like any other.
        let Position { game, flat_top: _, places, borders, counters, groups, log, names: _, hidden } = position;
        let [place] = places.as_slice() else { return false };
        let known = self.only_counts.get(moment.index()) == Some(&true);
        if !known || !borders.is_empty() || !groups.is_empty() || !log.is_empty() || !hidden.is_empty() {
            return false;
        }
        self.description.clear();
        self.description.push(u64::from(moment.0));
        lay_down(game, &mut self.description);
        lay_down(&place.record, &mut self.description);
        let mut order: Vec<&CounterData> = counters.iter().collect();
        order.sort_unstable_by_key(|counter| seen(counter));
        for counter in order {
            self.description.push(counter.at.len() as u64);
            lay_down(&counter.record, &mut self.description);
            for (attribute, values) in &counter.parts {
                self.description.extend([u64::from(attribute.0), values.len() as u64]);
                lay_down(values, &mut self.description);
            }
        }
        self.description.len() <= LONGEST
    }
}

/// What tells a counter from others.
fn seen(counter: &CounterData) -> (usize, &Record, &[(AttributeId, Vec<Value>)]) {
    (counter.at.len(), &counter.record, &counter.parts)
}

/// Each value as words of which the first tells how many follow.
fn lay_down(values: &[Value], words: &mut Vec<u64>) {
    for value in values {
        match *value {
            Value::Nothing => words.push(0),
            Value::Flag(false) => words.push(1),
            Value::Flag(true) => words.push(2),
            Value::Unlimited => words.push(3),
            Value::Prohibited => words.push(4),
            Value::NoFigure => words.push(5),
            Value::Number(number) => words.extend([6, number.numerator() as u64, number.denominator() as u64]),
            Value::Symbol(symbol) => words.extend([7, u64::from(symbol.0)]),
            Value::Set(members) => words.extend([8, members]),
            Value::Counter(index) => words.extend([9, u64::from(index)]),
            Value::Place(index) => words.extend([10, u64::from(index)]),
            Value::Group(index) => words.extend([11, u64::from(index)]),
            Value::Step(index) => words.extend([12, u64::from(index)]),
            Value::Act(index) => words.extend([13, u64::from(index)]),
            Value::List(index) => words.extend([14, u64::from(index)]),
        }
    }
}
