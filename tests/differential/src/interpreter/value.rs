//! Values, each as it is, and how they compare.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::rc::Rc;

use num_rational::Ratio;

use super::fault::{Fault, Told};

/// An exact fraction.
pub type Fraction = Ratio<i128>;

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Absent,
    Flag(bool),
    Number(Fraction),
    Unlimited,
    Prohibited,
    NoFigure,
    /// A named value with the list that it is of; a free name, or a name in a chart, is of none.
    Named {
        list: Rc<str>,
        name: Rc<str>,
    },
    /// A set of named values of a list.
    Names {
        list: Rc<str>,
        names: BTreeSet<Rc<str>>,
    },
    Game,
    Counter(usize),
    Place(usize),
    Group(usize),
    /// A step of the path, or one that a way could take.
    Step(Step),
    /// An act of the log; the one being judged comes after the last of them.
    Act(usize),
    List(Vec<Value>),
}

/// One step from a place to a place beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    /// Which step of the act's path it is, the first being 0; none for a step that a way could take.
    pub number: Option<usize>,
}

impl Value {
    pub fn whole(number: usize) -> Value {
        Value::Number(Fraction::from_integer(number as i128))
    }

    pub fn is_thing(&self) -> bool {
        matches!(
            self,
            Value::Game
                | Value::Counter(_)
                | Value::Place(_)
                | Value::Group(_)
                | Value::Step(_)
                | Value::Act(_)
                | Value::List(_)
        )
    }

    /// What is absent equals nothing; names are equal by their words.
    pub fn same(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Absent, _) | (_, Value::Absent) => false,
            (Value::Named { name, .. }, Value::Named { name: other, .. }) => name == other,
            (Value::Named { name, .. }, Value::Flag(flag)) | (Value::Flag(flag), Value::Named { name, .. }) => {
                **name == *yes_or_no(*flag)
            }
            (Value::Names { names, .. }, Value::Names { names: others, .. }) => names == others,
            _ => self == other,
        }
    }

    /// Whether it holds. What is absent does not.
    pub fn holds(&self) -> Told<bool> {
        match self {
            Value::Flag(flag) => Ok(*flag),
            Value::Absent => Ok(false),
            Value::Named { name, .. } if &**name == "yes" => Ok(true),
            Value::Named { name, .. } if &**name == "no" => Ok(false),
            other => Err(Fault::confused(format!("{other:?} is neither yes nor no"))),
        }
    }

    /// How two numbers compare, what is measured and its bound; none where one of them is absent. `unlimited` is above
    /// every number; a `prohibited` measure is above all, and a `prohibited` bound below all.
    pub fn compared(&self, bound: &Value) -> Told<Option<Ordering>> {
        self.compared_with(bound, 2)
    }

    /// How two bounds compare.
    pub fn compared_as_bounds(&self, other: &Value) -> Told<Option<Ordering>> {
        self.compared_with(other, -1)
    }

    fn compared_with(&self, other: &Value, prohibited: i8) -> Told<Option<Ordering>> {
        let size = |value: &Value, prohibited: i8| match value {
            Value::Number(number) => Ok((0, *number)),
            Value::Unlimited => Ok((1, Fraction::from_integer(0))),
            Value::Prohibited => Ok((prohibited, Fraction::from_integer(0))),
            Value::NoFigure => Err(Fault::unjudgeable("a comparison with no figure")),
            other => Err(Fault::confused(format!("{other:?} is no number"))),
        };
        match (self, other) {
            (Value::Absent, _) | (_, Value::Absent) => Ok(None),
            _ => Ok(Some(size(self, prohibited)?.cmp(&size(other, -1)?))),
        }
    }
}

pub fn yes_or_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

/// Each of these once, in the order in which they come.
pub fn different(values: Vec<Value>) -> Vec<Value> {
    let mut different: Vec<Value> = Vec::new();
    for value in values {
        if value != Value::Absent && !different.iter().any(|known| known.same(&value)) {
            different.push(value);
        }
    }
    different
}
