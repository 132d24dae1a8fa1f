//! Types, values and names in a designer's words.

use reglement_engine::table::{
    ClauseId, DefinitionId, DomainId, ExceptionId, Moments, ReferenceId, RuleId, Symbol, Tables, Target, Type, Value,
};

pub fn symbol(tables: &Tables, symbol: Symbol) -> &str {
    tables.symbols.get(symbol.0 as usize).map_or("?", |word| word)
}

/// A name as one says it: `one-at-a-time` is `one at a time`.
pub fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// `1 counter`, `2 counters`
pub fn several(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// `one of leg, mech`
pub fn of_type(tables: &Tables, of_type: Type) -> String {
    let domain = |id: DomainId| {
        let values = tables.domains.get(id.index()).map_or(&[][..], |row| &row.values);
        values.iter().map(|value| spelled(tables, id, *value)).collect::<Vec<_>>().join(", ")
    };
    match of_type {
        Type::Flag => "yes or no".to_owned(),
        Type::Number { from, to } => {
            let bound =
                |word: &str, bound: Option<i64>| bound.map_or_else(String::new, |bound| format!(" {word} {bound}"));
            format!("a number{}{}", bound("from", from), bound("to", to))
        }
        Type::Fraction => "a fraction".to_owned(),
        Type::OneOf(id) => format!("one of {}", domain(id)),
        Type::AnyOf(id) => format!("any of {}", domain(id)),
        Type::Name => "a name".to_owned(),
        Type::Counter => "a counter".to_owned(),
        Type::Counters => "counters".to_owned(),
        Type::Place => format!("a {}", tables.place_noun),
        Type::Places => tables.place_plural.to_string(),
        Type::Group => "a group".to_owned(),
        Type::Path => "a path".to_owned(),
        Type::Step => "a step".to_owned(),
        Type::Act => "an act".to_owned(),
    }
}

/// A named value with its other spellings: `battalion (bn, btn)`.
fn spelled(tables: &Tables, domain: DomainId, value: Symbol) -> String {
    let others = tables.aliases.iter().filter(|row| row.domain == domain && row.symbol == value);
    let others = others.map(|row| row.alias.as_ref()).collect::<Vec<_>>().join(", ");
    with_second_spelling(symbol(tables, value), &others)
}

/// A name with its second spelling, if it has one.
pub fn with_second_spelling(name: &str, second: &str) -> String {
    if second.is_empty() { name.to_owned() } else { format!("{name} ({second})") }
}

/// A value as a ruleset writes it. `domain` is that of a set.
pub fn value(tables: &Tables, value: &Value, domain: Option<DomainId>) -> String {
    match value {
        Value::Nothing => "none".to_owned(),
        Value::Flag(true) => "yes".to_owned(),
        Value::Flag(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Unlimited => "unlimited".to_owned(),
        Value::Prohibited => "prohibited".to_owned(),
        Value::NoFigure => "no figure".to_owned(),
        Value::Symbol(word) => symbol(tables, *word).to_owned(),
        Value::Set(0) => "nothing".to_owned(),
        Value::Set(set) => {
            let row = domain.and_then(|domain| tables.domains.get(domain.index()));
            let values = row.map_or(&[][..], |row| &row.values).iter().enumerate();
            let held = values.filter(|(bit, _)| *bit < 64 && set & (1 << bit) != 0);
            held.map(|(_, word)| symbol(tables, *word)).collect::<Vec<_>>().join(", ")
        }
        Value::Counter(_) | Value::Place(_) | Value::Group(_) | Value::Step(_) | Value::Act(_) | Value::List(_) => {
            "a thing of the position".to_owned()
        }
    }
}

/// `rest, entry`
pub fn moments(tables: &Tables, moments: Moments) -> String {
    if moments == Moments::ANY {
        return "any moment".to_owned();
    }
    let held = tables.moments.iter().enumerate().filter(|(number, _)| *number < 64 && moments.0 & (1 << number) != 0);
    held.map(|(_, row)| row.name.as_ref()).collect::<Vec<_>>().join(", ")
}

/// `7.1.0 Stacking limits`; a rule that is cited by its heading has that alone.
pub fn rule(tables: &Tables, rule: RuleId) -> String {
    tables.rules.get(rule.index()).map_or_else(String::new, |row| numbered(&row.number, &row.heading))
}

pub(super) fn numbered(number: &str, heading: &str) -> String {
    if heading.is_empty() { number.to_owned() } else { format!("{number} {heading}") }
}

fn rule_number(tables: &Tables, rule: Option<RuleId>) -> &str {
    rule.and_then(|rule| tables.rules.get(rule.index())).map_or("", |row| &row.number)
}

/// `7.1.0 stack`
pub fn clause(tables: &Tables, clause: ClauseId) -> String {
    tables
        .clauses
        .get(clause.index())
        .map_or_else(String::new, |row| format!("{} {}", rule_number(tables, Some(row.rule)), spoken(&row.name)))
}

/// `battalion (7.0)`
pub fn definition(tables: &Tables, definition: DefinitionId) -> String {
    tables.definitions.get(definition.index()).map_or_else(String::new, |row| {
        let number = rule_number(tables, row.rule);
        if number.is_empty() { spoken(&row.name) } else { format!("{} ({number})", spoken(&row.name)) }
    })
}

/// `retreat (7.1.1)`
pub fn exception(tables: &Tables, exception: ExceptionId) -> String {
    tables.exceptions.get(exception.index()).map_or_else(String::new, |row| {
        let number = rule_number(tables, row.rule);
        if number.is_empty() { spoken(&row.name) } else { format!("{} ({number})", spoken(&row.name)) }
    })
}

pub fn target(tables: &Tables, target: Target) -> String {
    match target {
        Target::Clause(id) => clause(tables, id),
        Target::Definition(id) => definition(tables, id),
        Target::Exception(id) => format!("the exception {}", exception(tables, id)),
    }
}

/// `8.0 (fog of war)`
pub fn reference(tables: &Tables, reference: ReferenceId) -> String {
    tables.references.get(reference.index()).map_or_else(String::new, |row| {
        if row.doc.is_empty() { row.number.to_string() } else { format!("{} ({})", row.number, row.doc) }
    })
}
