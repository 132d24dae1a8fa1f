//! What a clause states, as JSON.

use std::collections::BTreeMap;

use reglement_engine::table::Value;
use reglement_engine::verdict::{Effect, EffectValue, Finding, Payment};
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::value::value;
use crate::spoken::{self, Spoken};

/// `{"name": "column-shift", "rule": "7.4.0", "value": 1, "against": "owner"}`
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct EffectData {
    name: String,
    rule: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Json>,
    /// The value before any exception.
    #[serde(skip_serializing_if = "Option::is_none")]
    general_value: Option<Json>,
    /// The budget of a price.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Json>,
    /// What the act has paid from it, step by step, where this price is not the only one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    paid: Vec<PaymentData>,
    /// `against`, `to`, `by`, `until`, `suppresses`
    #[serde(flatten)]
    words: BTreeMap<&'static str, String>,
}

/// `{"name": "points", "entered": "0102", "value": 2}`
#[derive(Debug, Serialize)]
struct PaymentData {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    entered: Option<String>,
    value: Json,
}

fn payment_data(payment: &Payment, spoken: Spoken<'_>) -> PaymentData {
    PaymentData {
        name: spoken.name_of_clause(payment.clause).to_owned(),
        entered: payment.entered.map(|place| spoken.place(place).to_owned()),
        value: value(Value::Number(payment.price), None, spoken),
    }
}

pub(super) fn effect(found: &Finding, effect: &Effect, spoken: Spoken<'_>) -> EffectData {
    let mut words: BTreeMap<&'static str, String> =
        effect.tags.iter().map(|(word, name)| (spoken::tag(*word), name.clone())).collect();
    words.extend(effect.by.map(|by| ("by", spoken.moment(by).to_owned())));
    EffectData {
        name: spoken.name_of_clause(found.clause).to_owned(),
        rule: spoken.number_of_rule(found.rule).to_owned(),
        place: found.place.map(|place| spoken.place(place).to_owned()),
        subject: found.subject.map(|subject| value(subject, None, spoken)),
        value: match &effect.value {
            EffectValue::Nothing => None,
            EffectValue::Value(stated) => Some(value(*stated, None, spoken)),
            EffectValue::Members(members) => {
                let members: Vec<&str> = members.iter().map(|member| spoken.counter(*member)).collect();
                Some(json!(members))
            }
        },
        general_value: effect.general.map(|general| value(general, None, spoken)),
        from: effect.budget.map(|budget| value(budget, None, spoken)),
        paid: effect.paid.iter().map(|payment| payment_data(payment, spoken)).collect(),
        words,
    }
}
