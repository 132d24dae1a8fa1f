//! What things are called, for people.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::grammar::{listed, spoken};
use crate::position::{Asked, Position};
use crate::table::{
    ClauseId, ClauseRow, DefinitionId, ExceptionId, MomentId, Place, RuleId, RulingId, Tables, TagWord, Type, Value,
};

/// Names what is only numbered elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) position: &'a Position,
    /// Whose lists a value may number.
    pub(crate) asked: Option<&'a Asked>,
}

impl<'a> Names<'a> {
    pub(crate) fn counter(&self, counter: u32) -> &'a str {
        self.position.counters.get(counter as usize).map_or("?", |data| &data.id)
    }

    /// `hex 0101`
    pub(crate) fn place(&self, place: u32) -> String {
        let id = self.position.places.get(place as usize).map_or("?", |data| data.id.as_str());
        let noun = spoken(&self.tables.place_noun);
        // The one place of a small position is often called by the noun itself.
        if id == noun { format!("the {noun}") } else { format!("{noun} {id}") }
    }

    /// `7.1.0 Stacking limits`, or the heading alone where it is the number.
    pub(crate) fn rule(&self, rule: RuleId) -> String {
        match self.tables.rules.get(rule.index()) {
            Some(row) if row.heading.is_empty() || row.heading == row.number => row.number.to_string(),
            Some(row) => format!("{} {}", row.number, row.heading),
            None => "a rule".to_owned(),
        }
    }

    pub(crate) fn clause(&self, clause: ClauseId) -> Option<&'a ClauseRow> {
        self.tables.clauses.get(clause.index())
    }

    /// `rule 7.1.0 stack`
    pub(crate) fn clause_name(&self, clause: ClauseId) -> String {
        let Some(row) = self.clause(clause) else { return "a rule".to_owned() };
        let number = self.tables.rules.get(row.rule.index()).map_or("?", |rule| &*rule.number);
        format!("rule {number} {}", spoken(&row.name))
    }

    /// `7.1.1 retreat`; what stands under no rule of its own goes by its target's.
    pub(crate) fn exception(&self, exception: ExceptionId) -> String {
        let Some(row) = self.tables.exceptions.get(exception.index()) else { return "an exception".to_owned() };
        let number = row.rule.and_then(|rule| self.tables.rules.get(rule.index())).map(|rule| &*rule.number);
        match (number, &*row.name) {
            (Some(number), "") => format!("the exception in {number}"),
            (Some(number), name) => format!("{number} {}", spoken(name)),
            (None, "") => "an exception".to_owned(),
            (None, name) => spoken(name),
        }
    }

    /// `exception 7.1.1 retreat`, where the sentence does not say that it is one; `the exception in 7.1.1` where it has no name.
    pub(crate) fn the_exception(&self, exception: ExceptionId) -> String {
        let name = self.exception(exception);
        let unnamed = self.tables.exceptions.get(exception.index()).is_none_or(|row| row.name.is_empty());
        if unnamed { name } else { format!("exception {name}") }
    }

    pub(crate) fn definition(&self, definition: DefinitionId) -> String {
        self.tables.definitions.get(definition.index()).map_or_else(|| "?".to_owned(), |row| spoken(&row.name))
    }

    /// `when a unit comes to rest`, or `at rest` for a moment without an explanation.
    pub(crate) fn moment(&self, moment: MomentId) -> String {
        match self.tables.moments.get(moment.index()) {
            Some(row) if row.doc.is_empty() => format!("at {}", spoken(&row.name)),
            Some(row) => format!("when {}", row.doc),
            None => "at an unknown moment".to_owned(),
        }
    }

    /// `own movement`
    pub(crate) fn deadline(&self, moment: MomentId) -> String {
        self.tables.moments.get(moment.index()).map_or_else(|| "?".to_owned(), |row| spoken(&row.name))
    }

    pub(crate) fn ruling(&self, ruling: RulingId) -> &'a str {
        self.tables.rulings.get(ruling.index()).map_or("?", |row| &row.name)
    }

    /// `wacht-am-rhein, line 44`
    pub(crate) fn line(&self, place: Place) -> String {
        let layer = self.tables.layers.get(place.layer.index()).map_or("?", |layer| &*layer.name);
        format!("{layer}, line {}", place.line)
    }

    pub(crate) fn value(&self, value: Value) -> String {
        self.value_of(value, None)
    }

    /// With its type known, the members of a set of named values can be told.
    pub(crate) fn value_of(&self, value: Value, of_type: Option<Type>) -> String {
        match value {
            Value::Nothing => "none".to_owned(),
            Value::Flag(true) => "yes".to_owned(),
            Value::Flag(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Unlimited => "unlimited".to_owned(),
            Value::Prohibited => "prohibited".to_owned(),
            Value::NoFigure => "no figure".to_owned(),
            Value::Symbol(symbol) => spoken(self.position.symbol(self.tables, symbol)),
            Value::Set(mask) => self.named_values(mask, of_type),
            Value::Counter(counter) => self.counter(counter).to_owned(),
            Value::Place(place) => self.place(place),
            Value::Group(group) => {
                self.position.groups.get(group as usize).map_or_else(|| "?".to_owned(), |data| data.id.clone())
            }
            Value::Step(step) => format!("step {}", step.saturating_add(1)),
            Value::Act(act) => format!("act {}", act.saturating_add(1)),
            Value::List(list) => {
                let lists = match self.asked {
                    Some(Asked::Act(act)) => act.lists.as_slice(),
                    _ => &[],
                };
                self.values(lists.get(list as usize).map_or(&[][..], |items| items))
            }
        }
    }

    fn named_values(&self, mask: u64, of_type: Option<Type>) -> String {
        let Some(Type::AnyOf(domain)) = of_type else { return format!("{} values", mask.count_ones()) };
        let values = self.tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
        let held = values.iter().enumerate().filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
        let names: Vec<String> = held.map(|(_, symbol)| self.value(Value::Symbol(*symbol))).collect();
        if names.is_empty() { "nothing".to_owned() } else { listed(&names) }
    }

    pub(crate) fn values(&self, values: &[Value]) -> String {
        if values.is_empty() {
            return "nobody".to_owned();
        }
        // A list inside a list has no name of its own.
        let names: Vec<String> = values
            .iter()
            .map(|value| if matches!(value, Value::List(_)) { "a list".to_owned() } else { self.value(*value) })
            .collect();
        listed(&names)
    }

    pub(crate) fn counters(&self, counters: &[u32]) -> String {
        let names: Vec<&str> = counters.iter().map(|counter| self.counter(*counter)).collect();
        if names.is_empty() { "nobody".to_owned() } else { listed(&names) }
    }
}

pub(crate) fn tag(word: TagWord) -> &'static str {
    match word {
        TagWord::Against => "against",
        TagWord::To => "to",
        TagWord::By => "by",
        TagWord::Until => "until",
        TagWord::Suppresses => "without",
    }
}
