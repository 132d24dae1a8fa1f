//! What may become of a counter: the acts of the ruleset that choose one of its states and move nobody.
//!
//! A state is an attribute whose values are listed: a flag, one or any of named values, a group. An act chooses it where it
//! sets it to what it is given, or always to the same.

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::{
    ActEffect, ActId, ActParameter, ActRow, AttributeId, Node, ParameterId, Tables, Type, Value,
};

/// No more ways are tried to say what an act needs besides what it sets.
const MOST_WAYS: usize = 24;
/// No more changes of one counter by one act are tried.
const MOST_CHOICES: usize = 64;
/// An act that needs a figure which the position does not tell is tried with so many, the lowest first.
const MOST_FIGURES: i64 = 12;

/// A change of one counter.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// The states that it chooses.
    pub states: Vec<AttributeId>,
    /// The act that brings it about, in every way in which what the change leaves open may be said.
    pub ways: Vec<ActData>,
    /// What it has to be given and no position tells.
    pub needs: Vec<ParameterId>,
}

/// Every change that some act of the ruleset brings about, lawful or not, in the order of the acts and of their values.
pub(super) fn of_counter(tables: &Tables, position: &Position, asked: &Asked, counter: usize) -> Vec<Change> {
    let mut changes = Vec::new();
    for (number, row) in tables.acts.iter().enumerate() {
        let Some((subject, states)) = chosen(tables, row) else { continue };
        let act = ActId(number as u16);
        changes.extend(changes_by(tables, position, asked, Candidate { act, row, subject, states, counter }));
    }
    changes
}

/// Whether the ruleset has acts that choose states at all.
pub(super) fn are_known(tables: &Tables) -> bool {
    tables.acts.iter().any(|row| chosen(tables, row).is_some())
}

struct Candidate<'t> {
    act: ActId,
    row: &'t ActRow,
    subject: ParameterId,
    states: Vec<AttributeId>,
    counter: usize,
}

/// The states that an act chooses, and whose; none where they are not all of the same counter.
fn chosen(tables: &Tables, row: &ActRow) -> Option<(ParameterId, Vec<AttributeId>)> {
    let mut subject = None;
    let mut states = Vec::new();
    for effect in row.effects.iter() {
        let ActEffect::Sets { what, attribute, to } = effect else { continue };
        let of_type = tables.counters.get(attribute.index()).map(|row| row.of_type)?;
        let listed = matches!(of_type, Type::Flag | Type::OneOf(_) | Type::AnyOf(_) | Type::Group);
        let constant = matches!(to.as_ref(), [Node::Flag(_) | Node::Symbol(_) | Node::SymbolSet(_) | Node::Nothing]);
        if !listed || !constant && parameters_of(to).next().is_none() {
            continue;
        }
        if *subject.get_or_insert(*what) != *what {
            return None;
        }
        states.push(*attribute);
    }
    Some((subject?, states))
}

fn parameters_of(code: &[Node]) -> impl Iterator<Item = ParameterId> + '_ {
    code.iter().filter_map(|node| match node {
        Node::Parameter { parameter, .. } => Some(*parameter),
        _ => None,
    })
}

fn changes_by(tables: &Tables, position: &Position, asked: &Asked, candidate: Candidate<'_>) -> Vec<Change> {
    let Candidate { act, row, subject, states, counter } = candidate;
    let sets: Vec<ParameterId> = row
        .effects
        .iter()
        .filter_map(|effect| match effect {
            ActEffect::Sets { attribute, to, .. } if states.contains(attribute) => Some(to),
            _ => None,
        })
        .flat_map(|to| parameters_of(to))
        .collect();
    let mut plain = ActData::bare(tables, act);
    let (mut choices, mut open) = (Vec::new(), Vec::new());
    for parameter in row.parameters.iter() {
        let id = parameter.parameter;
        let Some(of_type) = tables.parameters.get(id.index()).map(|row| row.of_type) else { return Vec::new() };
        let said = if id == subject {
            subject_of(of_type, counter, &mut plain)
        } else if sets.contains(&id) {
            choices.push((id, every_value(tables, position, of_type, parameter.optional)));
            continue;
        } else {
            told(tables, asked, counter, parameter)
        };
        match said {
            Some(value) => plain.parameters.iter_mut().skip(id.index()).take(1).for_each(|place| *place = value),
            None => open.push((id, every_value(tables, position, of_type, false))),
        }
    }
    let needs: Vec<ParameterId> = open.iter().map(|(id, _)| *id).collect();
    let chosen = filled(vec![plain], &choices, MOST_CHOICES);
    let change = |act: ActData| {
        let ways = filled(vec![act], &open, MOST_WAYS);
        Change { states: states.clone(), ways, needs: needs.clone() }
    };
    chosen.into_iter().map(change).filter(|change| !change.ways.is_empty()).collect()
}

/// The counter, alone where the act lists several.
fn subject_of(of_type: Type, counter: usize, act: &mut ActData) -> Option<Value> {
    let counter = Value::Counter(counter as u32);
    match of_type {
        Type::Counter => Some(counter),
        Type::Counters => {
            act.lists.push(vec![counter]);
            Some(Value::List(act.lists.len() as u32 - 1))
        }
        _ => None,
    }
}

/// What a parameter holds without being asked for: what the act asked about says of it, if that act is about the same counter or
/// every act tells it; else what is usual.
fn told(tables: &Tables, asked: &Asked, counter: usize, parameter: &ActParameter) -> Option<Value> {
    let of_every_act = || {
        let known = |row: &ActRow| row.parameters.iter().any(|other| other.parameter == parameter.parameter);
        tables.acts.iter().all(known)
    };
    if let Asked::Act(act) = asked
        && (act.parameters.contains(&Value::Counter(counter as u32)) || of_every_act())
        && let Some(value) = act.parameters.get(parameter.parameter.index())
        && !matches!(value, Value::Nothing | Value::List(_))
    {
        return Some(*value);
    }
    parameter.usually.or(parameter.optional.then_some(Value::Nothing))
}

/// The values that may be given; none where they cannot be listed.
fn every_value(tables: &Tables, position: &Position, of_type: Type, optional: bool) -> Vec<Value> {
    let mut values: Vec<Value> = match of_type {
        Type::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Type::OneOf(domain) => {
            let values = tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
            values.iter().map(|symbol| Value::Symbol(*symbol)).collect()
        }
        Type::Group => (0..position.groups.len() as u32).map(Value::Group).collect(),
        Type::Number { from, to } => {
            let first = from.unwrap_or(0);
            let last = to.unwrap_or(i64::MAX).min(first.saturating_add(MOST_FIGURES - 1));
            (first..=last).map(|figure| Value::Number(Number::whole(figure))).collect()
        }
        Type::Fraction => (0..MOST_FIGURES).map(|figure| Value::Number(Number::whole(figure))).collect(),
        _ => Vec::new(),
    };
    if optional {
        values.push(Value::Nothing);
    }
    values
}

/// The acts with each combination of these values, no more than `most`.
fn filled(mut acts: Vec<ActData>, values: &[(ParameterId, Vec<Value>)], most: usize) -> Vec<ActData> {
    for (parameter, values) in values {
        acts = acts
            .iter()
            .flat_map(|act| {
                values.iter().map(|value| {
                    let mut act = act.clone();
                    act.parameters.iter_mut().skip(parameter.index()).take(1).for_each(|place| *place = *value);
                    act
                })
            })
            .take(most)
            .collect();
    }
    acts
}
