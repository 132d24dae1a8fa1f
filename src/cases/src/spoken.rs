//! Values, counters, places and rules by their names.

use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::{
    ClauseId, ClauseKind, DomainId, ExceptionId, LineComparison, MomentId, RuleId, Tables, TagWord, Type, Value,
};

/// Names what a verdict refers to by id.
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'a> {
    pub tables: &'a Tables,
    pub position: &'a Position,
    pub asked: &'a Asked,
}

impl<'a> Spoken<'a> {
    pub fn counter(&self, counter: u32) -> &'a str {
        self.position.counters.get(counter as usize).map_or("?", |counter| &counter.id)
    }

    pub fn place(&self, place: u32) -> &'a str {
        self.position.places.get(place as usize).map_or("?", |place| &place.id)
    }

    pub fn group(&self, group: u32) -> &'a str {
        self.position.groups.get(group as usize).map_or("?", |group| &group.id)
    }

    pub fn number_of_rule(&self, rule: RuleId) -> &'a str {
        self.tables.rules.get(rule.index()).map_or("?", |row| &row.number)
    }

    pub fn name_of_clause(&self, clause: ClauseId) -> &'a str {
        self.tables.clauses.get(clause.index()).map_or("?", |row| &row.name)
    }

    pub fn moment(&self, moment: MomentId) -> &'a str {
        self.tables.moments.get(moment.index()).map_or("?", |row| &row.name)
    }

    /// `7.1.1 retreat`, or the name or number alone where the other is missing.
    pub fn exception(&self, exception: ExceptionId) -> String {
        let Some(row) = self.tables.exceptions.get(exception.index()) else { return "?".to_owned() };
        match (row.rule.map(|rule| self.number_of_rule(rule)), &*row.name) {
            (Some(number), "") => number.to_owned(),
            (Some(number), name) => format!("{number} {name}"),
            (None, "") => "an exception".to_owned(),
            (None, name) => name.to_owned(),
        }
    }

    /// The members of a list of the act judged.
    pub fn list(&self, list: u32) -> &'a [Value] {
        let act = match self.asked {
            Asked::Act(act) => Some(act),
            Asked::Moment(_) => None,
        };
        act.and_then(|act: &'a ActData| act.lists.get(list as usize)).map_or(&[], Vec::as_slice)
    }

    /// The names in a set of named values.
    pub fn set(&self, mask: u64, domain: Option<DomainId>) -> Vec<&'a str> {
        let values =
            domain.and_then(|domain| self.tables.domains.get(domain.index())).map_or(&[][..], |row| &row.values);
        let members = values.iter().enumerate().filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
        members.map(|(_, symbol)| self.position.symbol(self.tables, *symbol)).collect()
    }

    pub fn value(&self, value: Value) -> String {
        self.value_of(value, None)
    }

    /// With its type known, a set of named values can be told by their names.
    pub fn value_of(&self, value: Value, of_type: Option<Type>) -> String {
        match value {
            Value::Nothing => "none".to_owned(),
            Value::Flag(true) => "yes".to_owned(),
            Value::Flag(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Unlimited => "unlimited".to_owned(),
            Value::Prohibited => "prohibited".to_owned(),
            Value::NoFigure => "no figure".to_owned(),
            Value::Symbol(symbol) => self.position.symbol(self.tables, symbol).to_owned(),
            Value::Set(0) => "nothing".to_owned(),
            Value::Set(mask) => match of_type {
                Some(Type::AnyOf(domain)) => self.set(mask, Some(domain)).join(", "),
                _ => format!("{} values", mask.count_ones()),
            },
            Value::Counter(counter) => self.counter(counter).to_owned(),
            Value::Place(place) => self.place(place).to_owned(),
            Value::Group(group) => self.group(group).to_owned(),
            Value::Step(step) => format!("step {}", step + 1),
            Value::Act(act) => format!("act {}", act + 1),
            Value::List(list) => self.values(self.list(list)),
        }
    }

    pub fn values(&self, values: &[Value]) -> String {
        if values.is_empty() {
            return "nobody".to_owned();
        }
        values.iter().map(|value| self.value(*value)).collect::<Vec<_>>().join(", ")
    }
}

/// `at most`
pub fn comparison(comparison: LineComparison) -> &'static str {
    match comparison {
        LineComparison::AtMost => "at most",
        LineComparison::AtLeast => "at least",
        LineComparison::Exactly => "exactly",
    }
}

pub fn tag(word: TagWord) -> &'static str {
    match word {
        TagWord::Against => "against",
        TagWord::To => "to",
        TagWord::By => "by",
        TagWord::Until => "until",
        TagWord::Suppresses => "suppresses",
    }
}

pub fn clause_kind(kind: ClauseKind) -> &'static str {
    match kind {
        ClauseKind::Limit => "limit",
        ClauseKind::Exclusion => "exclusion",
        ClauseKind::Requirement => "requirement",
        ClauseKind::Ban => "ban",
        ClauseKind::Permission => "permission",
        ClauseKind::Duty => "duty",
        ClauseKind::Penalty => "penalty",
        ClauseKind::Cure => "cure",
        ClauseKind::Forced => "forced",
        ClauseKind::Value => "value",
        ClauseKind::Choice => "choice",
        ClauseKind::Price => "price",
        ClauseKind::Fog => "fog",
    }
}
