//! Values as JSON.

use reglement_engine::table::{Type, Value};
use serde_json::{Value as Json, json};

use crate::spoken::Spoken;

/// Whole numbers are numbers, fractions texts like `16/3`; sets and lists are arrays; everything else is its name.
pub fn value(value: Value, of_type: Option<Type>, spoken: Spoken<'_>) -> Json {
    match value {
        Value::Nothing => Json::Null,
        Value::Flag(flag) => Json::Bool(flag),
        Value::Number(number) if number.is_whole() => json!(number.numerator()),
        Value::Set(mask) => match of_type {
            Some(Type::AnyOf(domain)) => json!(spoken.set(mask, Some(domain))),
            _ => json!(spoken.value(value)),
        },
        Value::List(list) => spoken.list(list).iter().map(|member| self::value(*member, None, spoken)).collect(),
        Value::Step(step) => json!(step + 1),
        Value::Act(act) => json!(act + 1),
        other => json!(spoken.value(other)),
    }
}
