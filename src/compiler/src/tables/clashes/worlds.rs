//! Small positions in which the attributes that matter take every value that matters.

use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, CounterData, GroupData, PlaceData, Position, Record, StepData};
use reglement_engine::table::{
    ActId, AttributeId, AttributeRow, MomentId, Moments, ParameterId, RulingId, Subject, Symbol, Tables, Target, Type,
    Value,
};

use super::interest::Interest;
use crate::syntax::tree::EntityKind;

/// How many counters a position has at the most.
const MOST_COUNTERS: usize = 5;

/// One position, and what is asked about it.
#[derive(Debug)]
pub struct World {
    pub position: Position,
    pub asked: Option<Asked>,
    pub moment: Option<MomentId>,
    pub readings: Vec<(RulingId, Symbol)>,
}

/// What varies between the positions.
#[derive(Clone, Copy, Debug)]
enum Variable {
    Attribute(EntityKind, usize, AttributeId),
    Parameter(ParameterId),
    Ruling(RulingId),
    Act,
    /// How many of the counters are there.
    Present,
}

/// All positions for one pair of exceptions, by number.
#[derive(Debug)]
pub struct Worlds<'t> {
    tables: &'t Tables,
    counters: usize,
    variables: Vec<(Variable, Vec<Value>)>,
    /// The acts that can be asked, with the moment at which the target is then judged.
    acts: Vec<(ActId, Option<MomentId>)>,
}

impl<'t> Worlds<'t> {
    pub fn new(tables: &'t Tables, interest: &Interest<'_>, target: Target, subject: Option<Subject>) -> Worlds<'t> {
        let moments = moments(tables, target);
        let acts = (0..tables.acts.len())
            .map(|act| (ActId(act as u16), &tables.acts[act]))
            .filter_map(|(id, act)| {
                let leads = Moments(act.at_the_end.0 | act.at_each_step.0 | act.on_the_way.0 | act.at_the_start.0);
                let moment = (0..tables.moments.len() as u16)
                    .map(MomentId)
                    .find(|moment| leads.includes(*moment) && moments.includes(*moment));
                (moment.is_some() || moments == Moments::ANY).then_some((id, moment))
            })
            .collect::<Vec<_>>();
        // A share is that of the first counter, as a counter that the clause is judged for is the first.
        let one = match subject {
            Some(subject) => subject == Subject::Counter,
            None => !interest.shares.is_empty(),
        };
        let alone = one && !interest.others && interest.parameters.is_empty();
        // Enough to go beyond every count that is compared with a number.
        let counters = if alone { 1 } else { interest.counted.clamp(2, MOST_COUNTERS) };
        let mut variables = Vec::new();
        if !acts.is_empty() {
            variables.push((Variable::Act, Vec::new()));
        }
        if counters > 1 {
            let present = (1..=counters as i64).rev().map(|count| Value::Number(Number::whole(count)));
            variables.push((Variable::Present, present.collect()));
        }
        for (&(entity, attribute), compared) in &interest.attributes {
            let Some(row) = rows(tables, entity).get(attribute.index()) else { continue };
            let values = values(tables, row.of_type, row.optional, compared.iter().copied());
            let how_many = if entity == EntityKind::Counter { counters } else { 1 };
            for number in 0..how_many {
                variables.push((Variable::Attribute(entity, number, attribute), values.clone()));
            }
        }
        for (&parameter, compared) in &interest.parameters {
            let Some(row) = tables.parameters.get(parameter.index()) else { continue };
            let values = values(tables, row.of_type, true, compared.iter().copied());
            variables.push((Variable::Parameter(parameter), values));
        }
        for &ruling in &interest.rulings {
            let readings = &tables.domains[tables.rulings[ruling.index()].domain.index()].values;
            variables.push((Variable::Ruling(ruling), readings.iter().map(|symbol| Value::Symbol(*symbol)).collect()));
        }
        Worlds { tables, counters, variables, acts }
    }

    fn width(&self, variable: &(Variable, Vec<Value>)) -> u64 {
        match variable.0 {
            Variable::Act => self.acts.len() as u64,
            _ => variable.1.len() as u64,
        }
        .max(1)
    }

    /// The numbers of the positions to try: all of them, or a fixed choice spread over them.
    pub fn numbers(&self, most: u64) -> impl Iterator<Item = u64> + use<> {
        let all = self.variables.iter().fold(1_u64, |all, variable| all.saturating_mul(self.width(variable)));
        let (count, step) = if all <= most { (all, 1) } else { (most, 0x9E37_79B9_7F4A_7C15_u64) };
        (0..count).map(move |number| number.wrapping_mul(step) % all.max(1))
    }

    /// The value of each variable in the position of this number.
    fn choices(&self, number: u64) -> Vec<usize> {
        let mut rest = number;
        self.variables
            .iter()
            .map(|variable| {
                let width = self.width(variable);
                let choice = rest % width;
                rest /= width;
                choice as usize
            })
            .collect()
    }

    /// Everything as usual, and nothing asked.
    pub fn first(&self) -> World {
        let tables = self.tables;
        let counter = |number: usize| CounterData {
            id: format!("counter {}", number + 1),
            at: vec![0],
            record: usual(&tables.counters),
            parts: Vec::new(),
        };
        let position = Position {
            game: usual(&tables.game),
            places: vec![PlaceData { id: "here".to_owned(), axial: None, record: usual(&tables.places) }],
            borders: Vec::new(),
            counters: (0..self.counters).map(counter).collect(),
            groups: vec![GroupData { id: "group".to_owned(), record: usual(&tables.groups) }],
            log: Vec::new(),
            names: vec!["one".to_owned(), "another".to_owned()],
            ..Position::default()
        };
        World { position, asked: None, moment: None, readings: Vec::new() }
    }

    /// Makes the position of this number out of another one: each variable has a value in all of them.
    pub fn turn_to(&self, number: u64, world: &mut World) {
        let tables = self.tables;
        let position = &mut world.position;
        let mut parameters: Record = vec![Value::Nothing; tables.parameters.len()];
        // What the steps of the act cross.
        let mut border = usual(&tables.borders);
        let mut act = None;
        world.readings.clear();
        for ((variable, values), choice) in self.variables.iter().zip(self.choices(number)) {
            let value = values.get(choice).copied();
            match (*variable, value) {
                (Variable::Act, _) => act = self.acts.get(choice).copied(),
                (Variable::Attribute(entity, number, attribute), Some(value)) => {
                    let record = match entity {
                        EntityKind::Counter => position.counters.get_mut(number).map(|counter| &mut counter.record),
                        EntityKind::Place => position.places.first_mut().map(|place| &mut place.record),
                        EntityKind::Group => position.groups.first_mut().map(|group| &mut group.record),
                        EntityKind::Game => Some(&mut position.game),
                        EntityKind::Border => Some(&mut border),
                        EntityKind::Act => None,
                    };
                    if let Some(slot) = record.and_then(|record| record.get_mut(attribute.index())) {
                        *slot = value;
                    }
                }
                (Variable::Parameter(parameter), Some(value)) => parameters[parameter.index()] = value,
                (Variable::Ruling(ruling), Some(Value::Symbol(symbol))) => world.readings.push((ruling, symbol)),
                (Variable::Present, Some(Value::Number(count))) => {
                    for (number, counter) in position.counters.iter_mut().enumerate() {
                        counter.at.clear();
                        counter.at.extend((number < count.numerator() as usize).then_some(0));
                    }
                }
                _ => {}
            }
        }
        world.asked = act.map(|(id, _)| Asked::Act(self.act(id, parameters, border)));
        world.moment = act.and_then(|(_, moment)| moment);
    }

    /// An act with the parameters that are its own; the first counter acts unless another is named.
    fn act(&self, id: ActId, chosen: Record, border: Record) -> ActData {
        let tables = self.tables;
        let mut parameters: Record = vec![Value::Nothing; tables.parameters.len()];
        let mut steps = Vec::new();
        for own in tables.acts[id.index()].parameters.iter() {
            let of_type = tables.parameters[own.parameter.index()].of_type;
            let chosen = chosen[own.parameter.index()];
            parameters[own.parameter.index()] = match of_type {
                _ if chosen != Value::Nothing => chosen,
                Type::Path => {
                    steps.push(StepData { to: 0, border: border.clone() });
                    Value::Nothing
                }
                Type::Counters => Value::List(0),
                Type::Places => Value::List(1),
                _ => own.usually.unwrap_or_else(|| default_value(tables, of_type)),
            };
        }
        let everyone = (0..self.counters as u32).map(Value::Counter).collect();
        ActData { act: id, parameters, lists: vec![everyone, vec![Value::Place(0)]], start: Some(0), steps }
    }

    /// The position of this number in a designer's words: what is not as usual, and the act.
    pub fn words(&self, number: u64, world: &World) -> String {
        let mut said: Vec<String> = Vec::new();
        for ((variable, values), choice) in self.variables.iter().zip(self.choices(number)) {
            let value = values.get(choice).map_or_else(String::new, |value| world.value(self.tables, *value));
            match *variable {
                Variable::Attribute(entity, number, attribute) => {
                    let name = &rows(self.tables, entity)[attribute.index()].name;
                    said.push(match entity {
                        EntityKind::Counter => format!("{name} of counter {} is {value}", number + 1),
                        EntityKind::Place => format!("{name} here is {value}"),
                        _ => format!("{name} is {value}"),
                    });
                }
                Variable::Parameter(parameter) => {
                    let row = &self.tables.parameters[parameter.index()];
                    // On a list stand all that there are.
                    if !matches!(row.of_type, Type::Counters | Type::Places | Type::Path) {
                        said.push(format!("the act's {} is {value}", row.name));
                    }
                }
                Variable::Ruling(ruling) => {
                    said.push(format!("ruling {} is {value}", self.tables.rulings[ruling.index()].name));
                }
                Variable::Present => said.push(format!("there are {value} counters here")),
                Variable::Act => {
                    if let Some((act, _)) = self.acts.get(choice) {
                        said.push(format!("the act is {}", self.tables.acts[act.index()].name));
                    }
                }
            }
        }
        if said.is_empty() { "every position".to_owned() } else { format!("a position in which {}", said.join(", ")) }
    }
}

impl World {
    /// A value in words.
    pub fn value(&self, tables: &Tables, value: Value) -> String {
        match value {
            Value::Nothing => "none".to_owned(),
            Value::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Unlimited => "unlimited".to_owned(),
            Value::Prohibited => "prohibited".to_owned(),
            Value::NoFigure => "no figure".to_owned(),
            Value::Symbol(symbol) => self.position.symbol(tables, symbol).to_owned(),
            Value::Counter(number) => format!("counter {}", number + 1),
            Value::Set(0) => "nothing".to_owned(),
            Value::Set(_) => "some of its values".to_owned(),
            Value::Place(_) => "here".to_owned(),
            Value::Group(_) | Value::Step(_) | Value::Act(_) | Value::List(_) => "given".to_owned(),
        }
    }
}

fn moments(tables: &Tables, target: Target) -> Moments {
    match target {
        Target::Clause(clause) => tables.clauses[clause.index()].moments,
        Target::Definition(_) => Moments::ANY,
        Target::Exception(exception) => moments(tables, tables.exceptions[exception.index()].target),
    }
}

fn rows(tables: &Tables, entity: EntityKind) -> &[AttributeRow] {
    match entity {
        EntityKind::Game => &tables.game,
        EntityKind::Place => &tables.places,
        EntityKind::Border => &tables.borders,
        EntityKind::Counter => &tables.counters,
        EntityKind::Group => &tables.groups,
        EntityKind::Act => &[],
    }
}

fn usual(rows: &[AttributeRow]) -> Record {
    rows.iter().map(|row| row.usually.unwrap_or_else(|| bare_value(row.of_type))).collect()
}

fn default_value(tables: &Tables, of_type: Type) -> Value {
    match of_type {
        Type::OneOf(domain) => {
            tables.domains[domain.index()].values.first().map_or(Value::Nothing, |symbol| Value::Symbol(*symbol))
        }
        _ => bare_value(of_type),
    }
}

fn bare_value(of_type: Type) -> Value {
    match of_type {
        Type::Flag => Value::Flag(false),
        Type::Number { from, .. } => Value::Number(Number::whole(from.unwrap_or(0))),
        Type::Fraction => Value::Number(Number::ZERO),
        Type::AnyOf(_) => Value::Set(0),
        Type::Counter => Value::Counter(0),
        Type::Place => Value::Place(0),
        Type::Group => Value::Group(0),
        _ => Value::Nothing,
    }
}

/// The values that matter: those compared with, and one that is none of them.
fn values(tables: &Tables, of_type: Type, optional: bool, compared: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut values = compared.filter(|value| fits(tables, of_type, *value)).collect::<Vec<_>>();
    match of_type {
        Type::Flag => values = vec![Value::Flag(false), Value::Flag(true)],
        Type::OneOf(domain) => {
            let others = tables.domains[domain.index()].values.iter().map(|symbol| Value::Symbol(*symbol));
            let wanted = if values.is_empty() { 3 } else { 1 };
            let others = others.filter(|other| !values.contains(other)).take(wanted).collect::<Vec<_>>();
            values.extend(others);
        }
        Type::Name => {
            let free = tables.symbols.len() as u32;
            values.extend([Value::Symbol(Symbol(free)), Value::Symbol(Symbol(free + 1))]);
        }
        Type::AnyOf(_) => values.push(Value::Set(0)),
        Type::Counter => values.extend([Value::Counter(0), Value::Counter(1)]),
        Type::Number { from, to } if values.is_empty() => {
            let low = from.unwrap_or(0);
            let near = [low, low + 1, low + 4].into_iter().filter(|value| to.is_none_or(|to| *value <= to));
            values.extend(near.map(|value| Value::Number(Number::whole(value))));
        }
        _ if values.is_empty() => values.push(bare_value(of_type)),
        _ => {}
    }
    if optional {
        values.push(Value::Nothing);
    }
    values
}

fn fits(tables: &Tables, of_type: Type, value: Value) -> bool {
    match (of_type, value) {
        (Type::OneOf(domain), Value::Symbol(symbol)) => tables.domains[domain.index()].values.contains(&symbol),
        (Type::Number { from, to }, Value::Number(number)) => {
            number.is_whole()
                && from.is_none_or(|from| number.numerator() >= from)
                && to.is_none_or(|to| number.numerator() <= to)
        }
        (Type::Fraction, Value::Number(_)) | (Type::Name, Value::Symbol(_)) | (Type::AnyOf(_), Value::Set(_)) => true,
        _ => false,
    }
}
