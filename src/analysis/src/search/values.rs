//! Values by name, so that one position can be told to two rulesets.

use reglement_engine::number::Number;
use reglement_engine::table::{AttributeRow, DomainId, Symbol, Tables, Type, Value};
use reglement_engine::verdict::with_article;

/// The kinds of thing that have attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Game,
    Place,
    Border,
    Counter,
    Group,
}

impl Kind {
    pub fn rows(self, tables: &Tables) -> &[AttributeRow] {
        match self {
            Kind::Game => &tables.game,
            Kind::Place => &tables.places,
            Kind::Border => &tables.borders,
            Kind::Counter => &tables.counters,
            Kind::Group => &tables.groups,
        }
    }

    /// `a hex`, `the game`
    pub fn noun(self, tables: &Tables) -> String {
        match self {
            Kind::Game => "the game".to_owned(),
            Kind::Place => with_article(&tables.place_noun),
            Kind::Border => "a border".to_owned(),
            Kind::Counter => "a counter".to_owned(),
            Kind::Group => "a group".to_owned(),
        }
    }
}

/// A value without the numbering of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Said {
    Nothing,
    Flag(bool),
    Number(Number),
    Unlimited,
    Word(String),
    Words(Vec<String>),
    /// A free name, by its number.
    Free(u32),
    Counter(u32),
    Place(u32),
    Group(u32),
}

/// The values of a domain by name.
pub fn domain_words(tables: &Tables, domain: DomainId) -> impl Iterator<Item = (&str, Symbol)> {
    let values = tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
    values.iter().filter_map(|symbol| Some((&**tables.symbols.get(symbol.0 as usize)?, *symbol)))
}

/// The value in a ruleset's own numbering; none where it has no such value.
pub fn value(tables: &Tables, of_type: Type, optional: bool, said: &Said) -> Option<Value> {
    match (of_type, said) {
        (_, Said::Nothing) => optional.then_some(Value::Nothing),
        (Type::Flag, Said::Flag(flag)) => Some(Value::Flag(*flag)),
        (Type::Number { to: None, .. } | Type::Fraction, Said::Unlimited) => Some(Value::Unlimited),
        (Type::Number { from, to }, Said::Number(number)) => {
            let whole = number.numerator();
            let fits = number.is_whole() && from.is_none_or(|from| whole >= from) && to.is_none_or(|to| whole <= to);
            fits.then_some(Value::Number(*number))
        }
        (Type::Fraction, Said::Number(number)) => Some(Value::Number(*number)),
        (Type::OneOf(domain), Said::Word(word)) => {
            domain_words(tables, domain).find(|(name, _)| name == word).map(|(_, symbol)| Value::Symbol(symbol))
        }
        (Type::AnyOf(domain), Said::Words(words)) => {
            let bit = |word: &String| domain_words(tables, domain).position(|(name, _)| name == word);
            let mut mask = 0_u64;
            for word in words {
                mask |= 1_u64.checked_shl(bit(word)? as u32)?;
            }
            Some(Value::Set(mask))
        }
        (Type::Name, Said::Free(number)) => Some(Value::Symbol(Symbol(tables.symbols.len() as u32 + number))),
        (Type::Counter, Said::Counter(counter)) => Some(Value::Counter(*counter)),
        (Type::Place, Said::Place(place)) => Some(Value::Place(*place)),
        (Type::Group, Said::Group(group)) => Some(Value::Group(*group)),
        _ => None,
    }
}

/// What a ruleset takes where a position says nothing.
pub fn usual(tables: &Tables, row: &AttributeRow) -> Value {
    row.usually.unwrap_or_else(|| if row.optional { Value::Nothing } else { plain(tables, row.of_type) })
}

/// Some value of a type.
pub fn plain(tables: &Tables, of_type: Type) -> Value {
    match of_type {
        Type::Flag => Value::Flag(false),
        Type::Number { from, to } => {
            // A unit of one step is plainer than one of none.
            let least = from.unwrap_or(0);
            Value::Number(Number::whole(if to.is_none_or(|to| to >= 1) { least.max(1) } else { least }))
        }
        Type::Fraction => Value::Number(Number::ZERO),
        Type::AnyOf(_) => Value::Set(0),
        Type::OneOf(domain) => {
            domain_words(tables, domain).next().map_or(Value::Nothing, |(_, symbol)| Value::Symbol(symbol))
        }
        Type::Name => Value::Symbol(Symbol(tables.symbols.len() as u32)),
        Type::Counter => Value::Counter(0),
        Type::Place => Value::Place(0),
        Type::Group => Value::Group(0),
        _ => Value::Nothing,
    }
}

/// A value by name.
pub fn said(tables: &Tables, of_type: Type, value: Value) -> Option<Said> {
    Some(match value {
        Value::Nothing => Said::Nothing,
        Value::Flag(flag) => Said::Flag(flag),
        Value::Number(number) => Said::Number(number),
        Value::Unlimited => Said::Unlimited,
        Value::Symbol(symbol) => match tables.symbols.get(symbol.0 as usize) {
            Some(word) => Said::Word(word.to_string()),
            None => Said::Free(symbol.0 - tables.symbols.len() as u32),
        },
        Value::Set(mask) => {
            let Type::AnyOf(domain) = of_type else { return None };
            let held = domain_words(tables, domain).enumerate().filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
            Said::Words(held.map(|(_, (word, _))| word.to_owned()).collect())
        }
        Value::Counter(counter) => Said::Counter(counter),
        Value::Place(place) => Said::Place(place),
        Value::Group(group) => Said::Group(group),
        _ => return None,
    })
}
