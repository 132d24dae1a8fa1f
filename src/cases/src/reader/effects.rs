//! Expected penalties, cures, forced changes, prices and values.

use std::fmt::Display;

use reglement_engine::number::Number;
use reglement_engine::table::{ClauseKind, Symbol, TagWord, Value};

use crate::case::{ExpectedEffect, ExpectedValue};
use crate::fault::Fault;
use crate::spelling;
use crate::spoken;
use crate::tree::{Field, Kind, Tree};

use super::Reader;
use super::value::is_bare;

const EFFECT_FIELDS: &[&str] = &["value", "rule", "in", "from", "against", "to", "by", "until", "suppresses"];
const TAGS: &[TagWord] = &[TagWord::Against, TagWord::To, TagWord::By, TagWord::Until, TagWord::Suppresses];

impl Reader<'_> {
    /// `{column-shift: {value: 1, against: owner}, firing: 8}`
    pub(super) fn effects(&mut self, field: &Field, kind: ClauseKind) -> Vec<ExpectedEffect> {
        let tables = self.tables;
        let mut effects = Vec::new();
        for field in self.each_field(&field.value, format_args!("`{}`", field.key)) {
            let name = spelling::name(&field.key);
            let known = tables.clauses.iter().filter(|row| row.kind == kind).map(|row| &*row.name);
            if !known.clone().any(|known| known == name) {
                let message = format!("this ruleset has no {} `{name}`", spoken::clause_kind(kind));
                self.faults.push(Fault::new(field.key_place, message).perhaps(spelling::hint(&name, known)));
                continue;
            }
            match &field.value.kind {
                Kind::List(items) if !items.is_empty() && items.iter().all(|item| item.fields().is_some()) => {
                    for item in items {
                        effects.extend(self.effect(&name, item));
                    }
                }
                _ => effects.extend(self.effect(&name, &field.value)),
            }
        }
        effects
    }

    fn effect(&mut self, name: &str, tree: &Tree) -> Option<ExpectedEffect> {
        let mut effect = ExpectedEffect {
            name: name.to_owned(),
            rule: None,
            value: Vec::new(),
            tags: Vec::new(),
            budget: None,
            place: None,
        };
        if tree.fields().is_none() {
            effect.value = self.untyped(tree)?;
            return Some(effect);
        }
        let mut fields = self.fields(tree, name)?;
        if let Some(field) = fields.take("value") {
            effect.value = self.untyped(&field.value)?;
        }
        effect.rule = fields.take("rule").and_then(|field| self.cited(&field.value));
        effect.place = fields.take("in").and_then(|field| self.place(&field.value));
        effect.budget = fields.take("from").and_then(|field| self.figure(&field.value, "the budget of a price"));
        for word in TAGS {
            let tag = spoken::tag(*word);
            let Some(field) = fields.take(tag) else { continue };
            let text = self.text(&field.value, format_args!("`{tag}`"));
            effect.tags.extend(text.map(|text| (*word, spelling::name(text).into_owned())));
        }
        self.finish(fields, EFFECT_FIELDS.iter().copied(), format_args!("what can be expected of `{name}`"));
        Some(effect)
    }

    /// A number, or what stands in the place of one.
    pub(super) fn figure(&mut self, tree: &Tree, what: impl Display + Copy) -> Option<Value> {
        match tree.word() {
            Some("unlimited") => Some(Value::Unlimited),
            Some("prohibited") => Some(Value::Prohibited),
            Some("no figure") => Some(Value::NoFigure),
            Some("none") => Some(Value::Nothing),
            _ => self.number(tree, what).map(Value::Number),
        }
    }

    /// Everything that a word can stand for where the tables do not say of what type it is.
    fn untyped(&mut self, tree: &Tree) -> Option<Vec<ExpectedValue>> {
        if let Kind::List(items) = &tree.kind {
            let members: Option<Vec<u32>> = items.iter().map(|item| self.counter(item)).collect();
            return members.map(|members| vec![ExpectedValue::Members(members)]);
        }
        let Some(text) = tree.word().filter(|text| !text.is_empty()) else {
            self.faults.push(Fault::new(tree.place, format!("this is a value, not {}", tree.described())));
            return None;
        };
        if is_bare(tree, &["nothing"]) {
            return Some(vec![ExpectedValue::Members(Vec::new()), ExpectedValue::Value(Value::Nothing)]);
        }
        let written_as_number = text.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-')
            && text.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '-' | '/' | '.'));
        if tree.is_bare_number() || written_as_number {
            return self
                .number(tree, "this value")
                .map(|number: Number| vec![ExpectedValue::Value(Value::Number(number))]);
        }
        let name = spelling::name(text);
        let symbol = self.tables.symbols.iter().position(|symbol| *symbol == name);
        let alias = self.tables.aliases.iter().filter(|alias| alias.alias == name).map(|alias| alias.symbol);
        let mut values: Vec<Value> =
            symbol.map(|index| Symbol(index as u32)).into_iter().chain(alias).map(Value::Symbol).collect();
        values.extend(self.free_names.get(&*name).copied().map(Value::Symbol));
        values.extend(self.counter_ids.get(text).copied().map(Value::Counter));
        values.extend(self.place_ids.get(text).copied().map(Value::Place));
        values.extend(self.group_ids.get(text).copied().map(Value::Group));
        match text {
            "yes" | "true" => values.push(Value::Flag(true)),
            "no" | "false" => values.push(Value::Flag(false)),
            "unlimited" => values.push(Value::Unlimited),
            "prohibited" => values.push(Value::Prohibited),
            "no figure" => values.push(Value::NoFigure),
            "none" => values.push(Value::Nothing),
            _ => {}
        }
        if values.is_empty() {
            let message = format!("`{text}` is neither a value of this ruleset nor something in this case");
            let known =
                self.tables.symbols.iter().map(|symbol| &**symbol).chain(self.counter_ids.keys().map(String::as_str));
            let hint = spelling::hint(text, known);
            self.faults.push(Fault::new(tree.place, message).perhaps(hint));
            return None;
        }
        Some(values.into_iter().map(ExpectedValue::Value).collect())
    }
}
