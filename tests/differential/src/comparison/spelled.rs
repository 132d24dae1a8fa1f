//! Values of both sides in the same words.

use reglement_engine::table;

use crate::interpreter::{Value, Words, fraction};

/// A value of the tables; a set of named values only as one, since its list is not known here.
pub fn of_tables(words: &Words<'_>, value: table::Value) -> String {
    match value {
        table::Value::Nothing => "none".to_owned(),
        table::Value::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
        table::Value::Number(number) => fraction(number).to_string(),
        table::Value::Unlimited => "unlimited".to_owned(),
        table::Value::Prohibited => "prohibited".to_owned(),
        table::Value::NoFigure => "no figure".to_owned(),
        table::Value::Symbol(symbol) => words.position.symbol(words.tables, symbol).to_owned(),
        table::Value::Set(_) => "a set".to_owned(),
        table::Value::Counter(counter) => format!("counter {counter}"),
        table::Value::Place(place) => format!("place {place}"),
        table::Value::Group(group) => format!("group {group}"),
        table::Value::Step(step) => format!("step {step}"),
        table::Value::Act(act) => format!("act {act}"),
        table::Value::List(_) => "a list".to_owned(),
    }
}

pub fn of_interpreter(value: &Value) -> String {
    match value {
        Value::Absent => "none".to_owned(),
        Value::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Unlimited => "unlimited".to_owned(),
        Value::Prohibited => "prohibited".to_owned(),
        Value::NoFigure => "no figure".to_owned(),
        Value::Named { name, .. } => name.to_string(),
        Value::Names { .. } => "a set".to_owned(),
        Value::Game => "game".to_owned(),
        Value::Counter(counter) => format!("counter {counter}"),
        Value::Place(place) => format!("place {place}"),
        Value::Group(group) => format!("group {group}"),
        Value::Step(step) => format!("step {}", step.number.map_or_else(String::new, |number| number.to_string())),
        Value::Act(act) => format!("act {act}"),
        Value::List(_) => "a list".to_owned(),
    }
}
