//! Where a phrase needs brackets, so that it is read again as it was meant.

use crate::syntax::tree::{Expression, ExpressionKind, Location, Operator, SetPhrase, Way};

/// How closely the words of a phrase hold together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    If,
    Or,
    And,
    Not,
    Comparison,
    Sum,
    Product,
    Operand,
}

pub fn level(expression: &Expression) -> Level {
    match &expression.kind {
        ExpressionKind::If { .. } => Level::If,
        ExpressionKind::Or(_) => Level::Or,
        ExpressionKind::And(_) => Level::And,
        // Printed as `x is not at most y`.
        ExpressionKind::Not(inner) if matches!(inner.kind, ExpressionKind::Compare { .. }) => Level::Comparison,
        ExpressionKind::Not(_) => Level::Not,
        ExpressionKind::Compare { .. }
        | ExpressionKind::Is { .. }
        | ExpressionKind::OneOf { .. }
        | ExpressionKind::Includes { .. }
        | ExpressionKind::NextTo { .. }
        | ExpressionKind::In { .. }
        | ExpressionKind::Reachable { .. } => Level::Comparison,
        ExpressionKind::Arithmetic { operator: Operator::Plus | Operator::Minus, .. } => Level::Sum,
        ExpressionKind::Arithmetic { .. } => Level::Product,
        _ => Level::Operand,
    }
}

/// Whether a phrase takes in an operator that follows it.
pub fn is_open(expression: &Expression) -> bool {
    any_at_the_end(expression, &|last| match &last.kind {
        ExpressionKind::ThereIs { set, .. }
        | ExpressionKind::NumberOf(set)
        | ExpressionKind::NumberOfDifferent { set, .. }
        | ExpressionKind::Aggregate { set, .. } => set.condition.is_some(),
        ExpressionKind::Distance { way, .. } | ExpressionKind::Reachable { way, .. } => has_end(way),
        ExpressionKind::Extreme { .. } => true,
        _ => false,
    })
}

/// Whether a phrase ends in a set that takes in a place or a condition that follows it.
pub fn ends_in_a_set(expression: &Expression) -> bool {
    any_at_the_end(expression, &|last| {
        matches!(
            last.kind,
            ExpressionKind::ThereIs { .. }
                | ExpressionKind::NumberOf(_)
                | ExpressionKind::NumberOfDifferent { .. }
                | ExpressionKind::Aggregate { .. }
        )
    })
}

/// Whether a phrase takes in a `to` that follows it: `weight of unit` and then `to owner`.
pub fn takes_a_to(expression: &Expression) -> bool {
    any_at_the_end(expression, &|last| matches!(last.kind, ExpressionKind::Of { to: None, .. }))
}

/// Whether a phrase takes in an `among` that follows it.
pub fn takes_an_among(expression: &Expression) -> bool {
    any_at_the_end(expression, &|last| {
        matches!(last.kind, ExpressionKind::Broken { among: None, .. } | ExpressionKind::Excess { among: None, .. })
    })
}

/// Whether a phrase takes in `through …` or `avoiding …` that follows it.
pub fn takes_a_way(expression: &Expression) -> bool {
    any_at_the_end(expression, &|last| {
        matches!(last.kind, ExpressionKind::Distance { .. } | ExpressionKind::Reachable { .. })
    })
}

/// Whether a phrase begins with the word `none`, which after `or` ends a choice.
pub fn begins_with_none(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::None => true,
        ExpressionKind::And(parts) | ExpressionKind::Or(parts) => parts.first().is_some_and(begins_with_none),
        ExpressionKind::Not(inner) => matches!(inner.kind, ExpressionKind::Compare { .. }) && begins_with_none(inner),
        ExpressionKind::Compare { left, .. }
        | ExpressionKind::Is { left, .. }
        | ExpressionKind::OneOf { left, .. }
        | ExpressionKind::Includes { left, .. }
        | ExpressionKind::NextTo { left, .. }
        | ExpressionKind::In { left, .. }
        | ExpressionKind::Reachable { left, .. }
        | ExpressionKind::Arithmetic { left, .. } => begins_with_none(left),
        ExpressionKind::Possessive { of, .. } => begins_with_none(of),
        ExpressionKind::If { value, .. } => begins_with_none(value),
        _ => false,
    }
}

/// Whether a phrase can stand as an operand without brackets. Its own operands get theirs.
pub fn is_plain(expression: &Expression) -> bool {
    matches!(expression.kind, ExpressionKind::Of { .. } | ExpressionKind::ChartFor { .. }) || is_simple(expression)
}

/// Whether an operand has taken in a `to`, or would take in one that follows it, where only the inner names of
/// `weight of place of unit` stand back.
pub fn is_near(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Of { to: Some(_), .. } => false,
        ExpressionKind::Of { of, to: None, .. } => is_near(of) || !is_plain(of),
        ExpressionKind::ChartFor { column, .. } => !is_plain(column) || is_near(column) && !takes_a_to(column),
        _ => is_plain(expression),
    }
}

/// Whether a phrase is a name, a constant, or the property of one.
pub fn is_simple(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Possessive { of, .. } => is_simple(of) && !matches!(of.kind, ExpressionKind::Number(_)),
        ExpressionKind::Number(_)
        | ExpressionKind::Text(_)
        | ExpressionKind::Yes
        | ExpressionKind::No
        | ExpressionKind::None
        | ExpressionKind::Unlimited
        | ExpressionKind::Prohibited
        | ExpressionKind::NoFigure
        | ExpressionKind::Name(_)
        | ExpressionKind::It
        | ExpressionKind::Here
        | ExpressionKind::TheAct
        | ExpressionKind::TheFrom
        | ExpressionKind::TheStep => true,
        _ => false,
    }
}

fn has_end(way: &Way) -> bool {
    way.through.is_some() || way.avoiding.is_some()
}

/// Whether a phrase, or one that ends where it ends, has a property.
fn any_at_the_end(expression: &Expression, has: &dyn Fn(&Expression) -> bool) -> bool {
    has(expression) || last_part(expression).is_some_and(|last| any_at_the_end(last, has))
}

/// The part of a phrase that ends where it ends, if no bracket closes it.
fn last_part(expression: &Expression) -> Option<&Expression> {
    let (last, least) = match &expression.kind {
        ExpressionKind::Of { of, to: None, .. } => return operand(of),
        ExpressionKind::Of { to: Some(to), .. } => return operand(to),
        ExpressionKind::ChartFor { column, .. } => return operand(column),
        ExpressionKind::NextTo { right, .. } | ExpressionKind::In { right, .. } => return operand(right),
        ExpressionKind::Is { right, article: true, .. } => return operand(right),
        ExpressionKind::Includes { value, .. } => return operand(value),
        ExpressionKind::Reachable { from: place, way, .. } | ExpressionKind::Distance { to: place, way, .. } => {
            match way.avoiding.as_deref().or(way.through.as_deref()) {
                Some(condition) => (condition, Level::Not),
                None => return operand(place),
            }
        }
        ExpressionKind::ThereIs { set, .. }
        | ExpressionKind::NumberOf(set)
        | ExpressionKind::NumberOfDifferent { set, .. }
        | ExpressionKind::Aggregate { set, .. } => return last_part_of_set(set),
        ExpressionKind::Not(inner) => match &inner.kind {
            ExpressionKind::Compare { right, .. } => (&**right, Level::Sum),
            _ => (&**inner, Level::Not),
        },
        ExpressionKind::And(parts) => (parts.last()?, Level::Not),
        ExpressionKind::Or(parts) => (parts.last()?, Level::And),
        ExpressionKind::Compare { right, .. }
        | ExpressionKind::Is { right, .. }
        | ExpressionKind::Extreme { right, .. } => (&**right, Level::Sum),
        ExpressionKind::Arithmetic { operator: Operator::Plus | Operator::Minus, right, .. } => {
            (&**right, Level::Product)
        }
        ExpressionKind::Arithmetic { right, .. } => (&**right, Level::Operand),
        ExpressionKind::If { otherwise, .. } => (&**otherwise, Level::If),
        _ => return None,
    };
    (level(last) >= least).then_some(last)
}

fn operand(expression: &Expression) -> Option<&Expression> {
    is_plain(expression).then_some(expression)
}

/// The phrase that ends where a set ends.
fn last_part_of_set(set: &SetPhrase) -> Option<&Expression> {
    match (&set.condition, &set.location) {
        (Some(condition), _) => (level(condition) >= Level::Not).then_some(condition),
        (None, Some(Location::In(place) | Location::NextTo(place) | Location::Within { of: place, .. })) => {
            operand(place)
        }
        _ => None,
    }
}
