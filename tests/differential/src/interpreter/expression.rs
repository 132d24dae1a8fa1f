//! Conditions and numbers, worked out by walking their trees.

use std::cmp::Ordering;

use reglement_compiler::syntax::tree::{
    Aggregate, Comparison, Decimal, Expression, ExpressionKind, Name, Operator, Rounding, SetPhrase,
};

use super::fault::{Fault, Told, if_known};
use super::game::Kind;
use super::scene::{Scene, kind_of, named};
use super::sets::Seen;
use super::value::{Fraction, Value, different};

impl Scene<'_> {
    pub fn holds(&self, expression: &Expression) -> Told<bool> {
        self.value(expression)?.holds()
    }

    /// What a condition that may be missing comes to: without one, nothing stands in the way.
    pub fn holds_if_any(&self, expression: Option<&Expression>) -> Told<bool> {
        expression.map_or(Ok(true), |expression| self.holds(expression))
    }

    pub fn value(&self, expression: &Expression) -> Told<Value> {
        self.works()?;
        let flag = |flag: bool| Ok(Value::Flag(flag));
        match &expression.kind {
            ExpressionKind::Number(number) => Ok(Value::Number(fraction(number))),
            ExpressionKind::Yes => flag(true),
            ExpressionKind::No => flag(false),
            ExpressionKind::None => Ok(Value::Absent),
            ExpressionKind::Unlimited => Ok(Value::Unlimited),
            ExpressionKind::Prohibited => Ok(Value::Prohibited),
            ExpressionKind::NoFigure => Ok(Value::NoFigure),
            ExpressionKind::Text(text) => Ok(named("", &text.text.replace('_', "-"))),
            ExpressionKind::Name(name) => self.bare(name),
            ExpressionKind::It => self.it().cloned().ok_or_else(|| Fault::confused("`it` is nothing here")),
            ExpressionKind::Here => Ok(self.here.map_or(Value::Absent, Value::Place)),
            ExpressionKind::TheAct => Ok(self.the_act()),
            ExpressionKind::TheFrom => Ok(self.step.map_or(Value::Absent, |step| Value::Place(step.from))),
            ExpressionKind::TheStep => Ok(self.step.map_or(Value::Absent, Value::Step)),
            ExpressionKind::Possessive { of, name } => self.possessive(of, name),
            ExpressionKind::Of { name, of, to } => self.of(name, of, to.as_deref()),
            ExpressionKind::Ruling(name) => match self.game.reading(&name.text) {
                Some(reading) => Ok(named(&name.text, reading)),
                None => Err(Fault::confused(format!("no ruling {}", name.text))),
            },
            ExpressionKind::ChartFor { chart, row, column } => self.charted(chart, row, Some(column)),
            ExpressionKind::Not(condition) => flag(!self.holds(condition)?),
            ExpressionKind::And(conditions) => {
                let mut known = true;
                for condition in conditions {
                    match if_known(self.holds(condition))? {
                        Some(true) => {}
                        Some(false) => return flag(false),
                        None => known = false,
                    }
                }
                if known { flag(true) } else { Err(Fault::Hidden) }
            }
            ExpressionKind::Or(conditions) => {
                let mut known = true;
                for condition in conditions {
                    match if_known(self.holds(condition))? {
                        Some(true) => return flag(true),
                        Some(false) => {}
                        None => known = false,
                    }
                }
                if known { flag(false) } else { Err(Fault::Hidden) }
            }
            ExpressionKind::Compare { left, comparison, right } => {
                let compared = || {
                    let left = self.value(left)?;
                    let right = self.value_of_list(right, &left)?;
                    self.order(&left, &right)
                };
                let holds = |order: Ordering| match comparison {
                    Comparison::AtMost => order != Ordering::Greater,
                    Comparison::AtLeast => order != Ordering::Less,
                    Comparison::MoreThan => order == Ordering::Greater,
                    Comparison::LessThan => order == Ordering::Less,
                };
                match if_known(compared())? {
                    Some(order) => flag(order.is_some_and(holds)),
                    None => {
                        // The nearest and the farthest that the two can be.
                        let [least, most] = self.ends(left)?;
                        let [other_least, other_most] = self.ends(right)?;
                        let (low, high) = (least.compared(&other_most)?, most.compared(&other_least)?);
                        match (low.map(holds), high.map(holds)) {
                            (Some(one), Some(other)) if one == other => flag(one),
                            _ => Err(Fault::Hidden),
                        }
                    }
                }
            }
            ExpressionKind::Is { left, negated, article, right } => {
                let left = self.value(left)?;
                let is = if *article { self.belongs_to(&left, right)? } else { self.is(&left, right)? };
                flag(is != *negated)
            }
            ExpressionKind::OneOf { left, negated, values } => {
                let left = self.value(left)?;
                let mut is = false;
                for value in values {
                    is = is || self.is(&left, value)?;
                }
                flag(is != *negated)
            }
            ExpressionKind::Includes { left, value } => {
                let left = self.value(left)?;
                let value = self.value_of_list(value, &left)?;
                flag(match (&left, &value) {
                    (Value::Names { names, .. }, Value::Named { name, .. }) => names.contains(name),
                    (Value::List(things), _) => things.iter().any(|thing| thing.same(&value)),
                    _ => false,
                })
            }
            ExpressionKind::NextTo { left, negated, right } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                flag(self.is_next_to(&left, &right) != *negated)
            }
            ExpressionKind::In { left, negated, right } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                flag(self.is_in(&left, &right) != *negated)
            }
            ExpressionKind::Reachable { left, negated, from, way } => {
                let (to, from) = (self.value(left)?, self.value(from)?);
                let reached = matches!(self.distance(&from, &to, way, true)?, Value::Number(_));
                flag(reached != *negated)
            }
            ExpressionKind::Distance { from, to, way } => {
                let (from, to) = (self.value(from)?, self.value(to)?);
                self.distance(&from, &to, way, false)
            }
            ExpressionKind::ThereIs { negated, set } => {
                let (sure, doubtful) = self.sure_and_doubtful(set, Seen::WithThoseOfNone)?;
                if sure.is_empty() && !doubtful.is_empty() {
                    Err(Fault::Hidden)
                } else {
                    flag(sure.is_empty() == *negated)
                }
            }
            ExpressionKind::Every { set, condition } => {
                let (sure, doubtful) = self.sure_and_doubtful(set, Seen::WithThoseOfNone)?;
                let meets = |thing: &Value| if_known(self.speaking_of(thing.clone(), called(set)).holds(condition));
                let mut known = true;
                for thing in &sure {
                    match meets(thing)? {
                        Some(true) => {}
                        Some(false) => return flag(false),
                        None => known = false,
                    }
                }
                for thing in &doubtful {
                    known = known && meets(thing)? == Some(true);
                }
                if known { flag(true) } else { Err(Fault::Hidden) }
            }
            ExpressionKind::NumberOf(set) => Ok(Value::whole(self.members(set)?.len())),
            ExpressionKind::NumberOfDifferent { of, set } => {
                Ok(Value::whole(different(self.of_each(of, set, &self.members(set)?)?).len()))
            }
            ExpressionKind::Aggregate { kind, of, set } => {
                let values = self.of_each(of, set, &self.members(set)?)?;
                match kind {
                    Aggregate::Sum => self.sum(&values),
                    Aggregate::Highest => self.outermost(&values, Ordering::Greater),
                    Aggregate::Lowest => self.outermost(&values, Ordering::Less),
                }
            }
            ExpressionKind::Extreme { higher, left, right } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                if left == Value::NoFigure || right == Value::NoFigure {
                    return Ok(Value::NoFigure);
                }
                let Some(order) = left.compared_as_bounds(&right)? else {
                    return Err(Fault::missing("the higher or lower of what is absent"));
                };
                Ok(if (order == Ordering::Less) == *higher { right } else { left })
            }
            ExpressionKind::Arithmetic { left, operator, right } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                reckoned(&left, *operator, &right)
            }
            ExpressionKind::Rounded { value, direction } => {
                let value = self.value(value)?;
                rounded(value, |number| match direction {
                    Rounding::Up => number.ceil(),
                    Rounding::Down => number.floor(),
                    Rounding::Nearest => (number + Fraction::new(1, 2)).floor(),
                })
            }
            ExpressionKind::SquareRoot { value, direction } => {
                let value = self.value(value)?;
                if matches!(&value, Value::Number(number) if *number < Fraction::from_integer(0)) {
                    return Err(Fault::unjudgeable("the root of a number below zero"));
                }
                rounded(value, |number| root(number, *direction))
            }
            ExpressionKind::If { value, condition, otherwise } => match if_known(self.holds(condition))? {
                Some(true) => self.value(value),
                Some(false) => self.value(otherwise),
                None => {
                    let (value, otherwise) = (self.value(value)?, self.value(otherwise)?);
                    if value == otherwise { Ok(value) } else { Err(Fault::Hidden) }
                }
            },
            ExpressionKind::Broken { clause, negated, among } => {
                let among = match among {
                    Some(name) => Some(self.bare(name)?),
                    None => None,
                };
                let (mut broken, mut known) = (false, true);
                for clause in self.game.breakable(clause) {
                    if !broken {
                        match if_known(self.stands_broken(clause, among.as_ref()))? {
                            Some(so) => broken = so,
                            None => known = false,
                        }
                    }
                }
                if broken || known { flag(broken != *negated) } else { Err(Fault::Hidden) }
            }
            ExpressionKind::Excess { clause, line, among } => {
                let among = match among {
                    Some(name) => Some(self.bare(name)?),
                    None => None,
                };
                self.excess(clause, line.as_ref().map(|label| label.text.as_str()), among.as_ref())
            }
        }
    }

    /// The least and the most that a number can be: one that is known, a count, or a hidden attribute.
    fn ends(&self, expression: &Expression) -> Told<[Value; 2]> {
        if let Some(known) = if_known(self.value(expression))? {
            return Ok([known.clone(), known]);
        }
        match &expression.kind {
            ExpressionKind::NumberOf(set) => {
                let (sure, doubtful) = self.sure_and_doubtful(set, Seen::WithThoseOfNone)?;
                Ok([sure.len(), sure.len() + doubtful.len()].map(Value::whole))
            }
            ExpressionKind::Name(name) => self.it().map_or(Err(Fault::Hidden), |it| self.ends_of(it, &name.text)),
            ExpressionKind::Possessive { of, name } => self.ends_of(&self.value(of)?, &name.text),
            _ => Err(Fault::Hidden),
        }
    }

    fn ends_of(&self, thing: &Value, name: &str) -> Told<[Value; 2]> {
        let Some((least, more)) = self.least(thing, name) else { return Err(Fault::Hidden) };
        let most = more.above(&least)?;
        Ok([least, most])
    }

    /// A bare name, outside of a comparison.
    fn bare(&self, name: &Name) -> Told<Value> {
        if name.text == "game" {
            return Ok(Value::Game);
        }
        self.name(&name.text)?.ok_or_else(|| Fault::confused(format!("nothing is called {}", name.text)))
    }

    /// A value where a list is in question: a bare name is first a value of that list.
    pub fn value_in(&self, expression: &Expression, list: Option<&str>) -> Told<Value> {
        match (&expression.kind, list) {
            (ExpressionKind::Name(name), Some(list)) if self.game.rank(list, &name.text).is_some() => {
                Ok(named(list, &name.text))
            }
            (ExpressionKind::If { value, condition, otherwise }, Some(_)) => {
                if self.holds(condition)? {
                    self.value_in(value, list)
                } else {
                    self.value_in(otherwise, list)
                }
            }
            _ => self.value(expression),
        }
    }

    fn value_of_list(&self, expression: &Expression, other: &Value) -> Told<Value> {
        match other {
            Value::Named { list, .. } | Value::Names { list, .. } => self.value_in(expression, Some(list)),
            // Nothing compares with it; but what cannot be worked out is a mistake all the same.
            Value::Absent => match &expression.kind {
                ExpressionKind::Name(_) => Ok(Value::Absent),
                _ => self.value(expression).map(|_| Value::Absent),
            },
            _ => self.value(expression),
        }
    }

    /// How two values compare: numbers, or values of one list by its order.
    fn order(&self, left: &Value, right: &Value) -> Told<Option<Ordering>> {
        match (left, right) {
            (Value::Named { list, name }, Value::Named { name: other, .. }) => {
                Ok(self.game.rank(list, name).zip(self.game.rank(list, other)).map(|(left, right)| left.cmp(&right)))
            }
            _ => left.compared(right),
        }
    }

    fn is(&self, left: &Value, right: &Expression) -> Told<bool> {
        match (&right.kind, left) {
            (ExpressionKind::None, _) => Ok(*left == Value::Absent),
            (_, Value::Absent) => self.value_of_list(right, left).map(|_| false),
            (_, Value::NoFigure) => Err(Fault::unjudgeable("a comparison with no figure")),
            (ExpressionKind::Name(name), Value::Names { names, .. }) if name.text == "nothing" => Ok(names.is_empty()),
            (ExpressionKind::Name(name), Value::Act(number)) if self.game.rank("act", &name.text).is_some() => {
                Ok(self.act_numbered(*number).is_some_and(|act| *act.name == *name.text))
            }
            (ExpressionKind::Name(name), thing) if thing.is_thing() => match self.name(&name.text)? {
                Some(other) if other.is_thing() => Ok(thing.same(&other)),
                Some(Value::Absent) if self.property(thing, &name.text)?.is_none() => Ok(false),
                _ => match self.property(thing, &name.text)? {
                    Some(value) => value.holds(),
                    None => self.belongs_to(left, right),
                },
            },
            _ => Ok(left.same(&self.value_of_list(right, left)?)),
        }
    }

    /// `is a`
    fn belongs_to(&self, thing: &Value, class: &Expression) -> Told<bool> {
        let ExpressionKind::Name(name) = &class.kind else {
            return Err(Fault::confused("what comes after `is a` is no name"));
        };
        self.is_a(thing, &name.text)
    }

    pub fn is_a(&self, thing: &Value, noun: &str) -> Told<bool> {
        if *thing == Value::Absent {
            return Ok(false);
        }
        match self.game.class(noun) {
            Some(class) => self.defined(class, Some(thing.clone()), None)?.holds(),
            None => match self.game.kind(noun) {
                Some(kind) => Ok(kind_of(thing) == Some(kind)),
                None => Err(Fault::confused(format!("no class {noun}"))),
            },
        }
    }

    fn possessive(&self, of: &Expression, name: &Name) -> Told<Value> {
        let of = self.value(of)?;
        match self.property(&of, &name.text)? {
            Some(value) => Ok(value),
            None => Err(Fault::confused(format!("{of:?} has no {}", name.text))),
        }
    }

    fn of(&self, name: &Name, of: &Expression, to: Option<&Expression>) -> Told<Value> {
        if self.game.chart(&name.text).is_some() {
            return self.charted(name, of, None);
        }
        let subject = self.value(of)?;
        let second = to.map(|to| self.value(to)).transpose()?;
        match (self.game.definition(&name.text), second) {
            (Some(definition), second) if self.game.subject_kind(&self.game.book.definitions[definition]).is_some() => {
                self.defined(definition, Some(subject), second)
            }
            _ => match self.property(&subject, &name.text)? {
                Some(value) => Ok(value),
                None => Err(Fault::confused(format!("{subject:?} has no {}", name.text))),
            },
        }
    }

    fn charted(&self, name: &Name, row: &Expression, column: Option<&Expression>) -> Told<Value> {
        let chart = self.game.chart(&name.text).ok_or_else(|| Fault::confused(format!("no chart {}", name.text)))?;
        let row = self.value_in(row, Some(&chart.chart.rows.text))?;
        let columns = chart.chart.columns.as_ref().map(|name| name.text.as_str());
        let column = column.map(|column| self.value_in(column, columns)).transpose()?;
        if row == Value::Absent || column == Some(Value::Absent) {
            return Ok(Value::Absent);
        }
        let Some(row) = key(&row) else {
            return Err(Fault::unjudgeable(format!("chart {}: no row {row:?}", name.text)));
        };
        let column = match &column {
            None => None,
            Some(value) => match key(value) {
                Some(column) => Some(column),
                None => return Err(Fault::unjudgeable(format!("chart {}: no column {value:?}", name.text))),
            },
        };
        let cell = self.game.cell(chart, &row, column.as_deref());
        cell.ok_or_else(|| Fault::unjudgeable(format!("chart {}: no cell {row} {column:?}", name.text)))
    }

    /// What each of these has under a name.
    pub fn of_each(&self, of: &Name, set: &SetPhrase, things: &[Value]) -> Told<Vec<Value>> {
        things
            .iter()
            .map(|thing| self.speaking_of(thing.clone(), called(set)).property_spelled(thing, &of.text))
            .collect()
    }

    pub fn sum(&self, values: &[Value]) -> Told<Value> {
        let mut sum = Value::whole(0);
        for value in values {
            sum = reckoned(&sum, Operator::Plus, value)?;
        }
        Ok(sum)
    }

    fn outermost(&self, values: &[Value], wanted: Ordering) -> Told<Value> {
        let mut outermost = Value::Absent;
        for value in values.iter().filter(|value| **value != Value::Absent) {
            if outermost == Value::Absent || self.order(value, &outermost)? == Some(wanted) {
                outermost = value.clone();
            }
        }
        Ok(outermost)
    }

    /// In a place, or among a list.
    pub fn is_in(&self, thing: &Value, within: &Value) -> bool {
        match (thing, within) {
            (Value::Absent, _) | (_, Value::Absent) => false,
            (_, Value::List(things)) if things.contains(thing) => true,
            (Value::Counter(_), Value::List(things)) => {
                things.iter().any(|place| matches!(place, Value::Place(_)) && self.is_in(thing, place))
            }
            (Value::Counter(counter), Value::Place(place)) => self.world.lies_in(*counter, *place),
            (_, Value::Counter(_)) => {
                self.places_of(within).iter().any(|place| self.is_in(thing, &Value::Place(*place)))
            }
            (Value::Place(place), Value::Place(other)) => place == other,
            _ => false,
        }
    }

    /// Where a thing lies.
    pub fn places_of(&self, thing: &Value) -> Vec<usize> {
        match thing {
            Value::Place(place) => vec![*place],
            Value::Counter(counter) => {
                self.world.counters.get(*counter).map(|counter| counter.at.clone()).unwrap_or_default()
            }
            Value::Step(step) => vec![step.to],
            Value::List(things) => things.iter().flat_map(|thing| self.places_of(thing)).collect(),
            _ => Vec::new(),
        }
    }

    pub fn is_next_to(&self, thing: &Value, other: &Value) -> bool {
        let (places, others) = (self.places_of(thing), self.places_of(other));
        places
            .iter()
            .any(|place| !others.contains(place) && others.iter().any(|other| self.world.step_is_open(*other, *place)))
    }

    /// Where what is spoken of lies: where a definition of it looks from.
    pub fn where_it_lies(&self, subject: Option<&Value>) -> Option<usize> {
        match subject {
            Some(thing) if kind_of(thing) == Some(Kind::Counter) => {
                let places = self.places_of(thing);
                self.here.filter(|here| places.contains(here)).or_else(|| places.first().copied())
            }
            Some(Value::Place(place)) => Some(*place),
            _ => self.here,
        }
    }
}

pub fn called(set: &SetPhrase) -> Option<&str> {
    set.called.as_ref().map(|name| name.text.as_str())
}

pub fn fraction(number: &Decimal) -> Fraction {
    Fraction::new(number.numerator.into(), number.denominator.into())
}

/// How a value is written in the keys of a chart.
fn key(value: &Value) -> Option<String> {
    match value {
        Value::Named { name, .. } => Some(name.to_string()),
        Value::Flag(flag) => Some(super::value::yes_or_no(*flag).to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

pub fn reckoned(left: &Value, operator: Operator, right: &Value) -> Told<Value> {
    let (left, right) = match (left, right) {
        (Value::Absent, _) | (_, Value::Absent) => return Err(Fault::missing("a number is absent")),
        (Value::NoFigure, _) | (_, Value::NoFigure) => return Ok(Value::NoFigure),
        (Value::Prohibited, _) | (_, Value::Prohibited) => return Ok(Value::Prohibited),
        (Value::Unlimited, _) | (_, Value::Unlimited) => return reckoned_without_limit(left, operator, right),
        (Value::Number(left), Value::Number(right)) => (*left, *right),
        _ => return Err(Fault::confused(format!("{left:?} and {right:?} are not both numbers"))),
    };
    Ok(Value::Number(match operator {
        Operator::Plus => left + right,
        Operator::Minus => left - right,
        Operator::Times => left * right,
        Operator::DividedBy if right == Fraction::from_integer(0) => {
            return Err(Fault::unjudgeable("a division by zero"));
        }
        Operator::DividedBy => left / right,
    }))
}

/// Unlimited stays so where that is plain.
fn reckoned_without_limit(left: &Value, operator: Operator, right: &Value) -> Told<Value> {
    let above_zero = |value: &Value| match value {
        Value::Number(number) => *number > Fraction::from_integer(0),
        _ => true,
    };
    let plain = match operator {
        Operator::Plus => true,
        Operator::Minus => *right != Value::Unlimited,
        Operator::Times => above_zero(left) && above_zero(right),
        Operator::DividedBy => *right != Value::Unlimited && above_zero(right),
    };
    if plain { Ok(Value::Unlimited) } else { Err(Fault::unjudgeable("it is not plain what unlimited comes to")) }
}

fn rounded(value: Value, round: impl Fn(Fraction) -> Fraction) -> Told<Value> {
    match value {
        Value::Number(number) => Ok(Value::Number(round(number))),
        Value::Unlimited | Value::Prohibited | Value::NoFigure => Ok(value),
        Value::Absent => Err(Fault::missing("a number is absent")),
        other => Err(Fault::confused(format!("{other:?} is no number"))),
    }
}

/// The whole number next to the root, found by trying one after the other.
fn root(number: Fraction, direction: Rounding) -> Fraction {
    let whole = Fraction::from_integer;
    let mut below = 0;
    while whole(below + 1) * whole(below + 1) <= number {
        below += 1;
    }
    let half = whole(below) + Fraction::new(1, 2);
    let up = match direction {
        Rounding::Down => false,
        Rounding::Up => whole(below) * whole(below) < number,
        Rounding::Nearest => half * half <= number,
    };
    whole(if up { below + 1 } else { below })
}
