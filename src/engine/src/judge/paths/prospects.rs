//! What may still come of a path: whether a clause that waits for its end is broken whichever way the path goes on.
//!
//! An amount is known by the range that it keeps to on every longer path, and a condition by whether it may still hold and may
//! still fail. What cannot be told may do either, so a path is given up only where no longer one can be lawful.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::judge::frame::Frame;
use crate::judge::paths::possible::too_long;
use crate::judge::paths::sight::Expression;
use crate::judge::sitting::{Fault, Sitting};
use crate::number::Number;
use crate::table::{ClauseId, Comparison, LineComparison, Measure, Value};

/// An amount, by what a longer path can make of it.
#[derive(Clone, Debug)]
pub(in crate::judge) enum Amount<'a> {
    /// The same for every path.
    Fixed(Expression<'a>),
    /// Never less on a longer path.
    Growing(Expression<'a>),
    GrowingMeasure(&'a Measure),
    Sum(Box<Amount<'a>>, Box<Amount<'a>>),
    OneOf(Vec<Amount<'a>>),
    Unknown,
}

/// A condition, by what a longer path can make of it.
#[derive(Clone, Debug)]
pub(in crate::judge) enum Prospect<'a> {
    Fixed(Expression<'a>),
    /// Holds from some step on.
    OnceTrue(Expression<'a>),
    /// Fails from some step on.
    OnceFalse(Expression<'a>),
    Compares(Amount<'a>, Comparison, Amount<'a>),
    Not(Box<Prospect<'a>>),
    And(Box<Prospect<'a>>, Box<Prospect<'a>>),
    Or(Box<Prospect<'a>>, Box<Prospect<'a>>),
    Unknown,
}

/// A clause that may be broken for good before the path is at its end.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Doom<'a> {
    pub(in crate::judge) clause: ClauseId,
    /// It is judged if any of these holds; always if there are none.
    pub(in crate::judge) judged_if: Vec<Prospect<'a>>,
    pub(in crate::judge) condition: Option<Prospect<'a>>,
    pub(in crate::judge) body: DoomedBody<'a>,
    pub(in crate::judge) reliefs: Vec<Relief<'a>>,
}

#[derive(Clone, Debug)]
pub(in crate::judge) enum DoomedBody<'a> {
    Must(Prospect<'a>),
    MustNot(Prospect<'a>),
    Lines(Vec<DoomedLine<'a>>),
}

#[derive(Clone, Debug)]
pub(in crate::judge) struct DoomedLine<'a> {
    pub(in crate::judge) measure: Amount<'a>,
    pub(in crate::judge) comparison: LineComparison,
    pub(in crate::judge) bound: Amount<'a>,
}

/// An exception to such a clause.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Relief<'a> {
    pub(in crate::judge) condition: Option<Prospect<'a>>,
    /// Other bounds, by line; without any, the clause does not apply.
    pub(in crate::judge) bounds: Vec<(u16, Amount<'a>)>,
}

/// The most that something may be compared with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::judge) enum Ceiling {
    At(Number),
    /// It is no number, so that every number compares with it alike.
    NoNumber,
    Unknown,
}

impl Ceiling {
    fn or(self, other: Ceiling) -> Ceiling {
        match (self, other) {
            (Ceiling::Unknown, _) | (_, Ceiling::Unknown) => Ceiling::Unknown,
            (Ceiling::NoNumber, other) => other,
            (one, Ceiling::NoNumber) => one,
            (Ceiling::At(one), Ceiling::At(other)) => Ceiling::At(one.max(other)),
        }
    }
}

/// What a condition may still come to.
#[derive(Clone, Copy, Debug)]
struct Chances {
    holds: bool,
    fails: bool,
}

impl Chances {
    const OPEN: Chances = Chances { holds: true, fails: true };

    fn settled(holds: bool) -> Chances {
        Chances { holds, fails: !holds }
    }
}

/// From the least to the most that an amount may still come to; without end where nothing is said.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::judge) struct Range {
    pub(in crate::judge) least: Option<Number>,
    pub(in crate::judge) most: Option<Number>,
}

impl Range {
    fn with(self, other: Range) -> Range {
        let both = |one: Option<Number>, other: Option<Number>, choose: fn(Number, Number) -> Number| {
            one.zip(other).map(|(one, other)| choose(one, other))
        };
        Range { least: both(self.least, other.least, Ord::min), most: both(self.most, other.most, Ord::max) }
    }

    /// Whether every amount of this range is above every amount of the other, or as high.
    fn is_above(self, other: Range, or_equal: bool) -> bool {
        match (self.least, other.most) {
            (Some(least), Some(most)) => least > most || (or_equal && least == most),
            _ => false,
        }
    }
}

impl<'a> Sitting<'a> {
    /// Whether a clause is broken by the path so far and by every longer one. Asked where the mover has come to a place.
    pub(in crate::judge) fn is_doomed<'b>(&mut self, doom: &Doom<'b>) -> Result<bool, Fault>
    where
        'b: 'a,
    {
        let mut judged = doom.judged_if.is_empty();
        for condition in &doom.judged_if {
            judged = judged || !self.chances(condition)?.fails;
        }
        if !judged || self.judge.is_off(crate::judge::Part::Clause(doom.clause)) {
            return Ok(false);
        }
        if let Some(condition) = &doom.condition
            && self.chances(condition)?.fails
        {
            return Ok(false);
        }
        let mut bounds: Vec<(u16, Range)> = Vec::new();
        for relief in &doom.reliefs {
            let may_apply = match &relief.condition {
                Some(condition) => self.chances(condition)?.holds,
                None => true,
            };
            if may_apply && relief.bounds.is_empty() {
                return Ok(false);
            }
            for (line, bound) in relief.bounds.iter().filter(|_| may_apply) {
                bounds.push((*line, self.range(bound)?));
            }
        }
        match &doom.body {
            DoomedBody::Must(condition) => Ok(!self.chances(condition)?.holds),
            DoomedBody::MustNot(condition) => Ok(!self.chances(condition)?.fails),
            DoomedBody::Lines(lines) => {
                for (number, line) in lines.iter().enumerate() {
                    let own = self.range(&line.bound)?;
                    let others = bounds.iter().filter(|(of, _)| usize::from(*of) == number);
                    let bound = others.fold(own, |all, (_, bound)| all.with(*bound));
                    let measure = self.range(&line.measure)?;
                    let exceeded = measure.is_above(bound, false);
                    let missed = bound.is_above(measure, false);
                    let broken = match line.comparison {
                        LineComparison::AtMost => exceeded,
                        LineComparison::AtLeast => missed,
                        LineComparison::Exactly => exceeded || missed,
                    };
                    if broken {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    /// Whether neither the path so far nor any longer one can meet a condition.
    pub(in crate::judge) fn is_hopeless<'b>(&mut self, prospect: &Prospect<'b>) -> Result<bool, Fault>
    where
        'b: 'a,
    {
        Ok(!self.chances(prospect)?.holds)
    }

    fn chances<'b>(&mut self, prospect: &Prospect<'b>) -> Result<Chances, Fault>
    where
        'b: 'a,
    {
        Ok(match prospect {
            Prospect::Fixed(expression) => match self.now(*expression)? {
                Some(Value::Flag(flag)) => Chances::settled(flag),
                _ => Chances::OPEN,
            },
            Prospect::OnceTrue(expression) => {
                Chances { holds: true, fails: self.now(*expression)? != Some(Value::Flag(true)) }
            }
            Prospect::OnceFalse(expression) => {
                Chances { holds: self.now(*expression)? != Some(Value::Flag(false)), fails: true }
            }
            Prospect::Compares(left, comparison, right) => {
                let (left, right) = (self.range(left)?, self.range(right)?);
                match comparison {
                    Comparison::MoreThan => more(left, right, false),
                    Comparison::AtLeast => more(left, right, true),
                    Comparison::LessThan => more(right, left, false),
                    Comparison::AtMost => more(right, left, true),
                    Comparison::Equal => Chances {
                        holds: !left.is_above(right, false) && !right.is_above(left, false),
                        fails: !(left.is_above(right, true) && right.is_above(left, true)),
                    },
                }
            }
            Prospect::Not(of) => {
                let of = self.chances(of)?;
                Chances { holds: of.fails, fails: of.holds }
            }
            Prospect::And(left, right) => {
                let (left, right) = (self.chances(left)?, self.chances(right)?);
                Chances { holds: left.holds && right.holds, fails: left.fails || right.fails }
            }
            Prospect::Or(left, right) => {
                let (left, right) = (self.chances(left)?, self.chances(right)?);
                Chances { holds: left.holds || right.holds, fails: left.fails && right.fails }
            }
            Prospect::Unknown => Chances::OPEN,
        })
    }

    /// The range of an amount over the path so far and every longer one.
    pub(in crate::judge) fn range<'b>(&mut self, amount: &Amount<'b>) -> Result<Range, Fault>
    where
        'b: 'a,
    {
        Ok(match amount {
            Amount::Fixed(expression) => match self.now(*expression)? {
                Some(Value::Number(number)) => Range { least: Some(number), most: Some(number) },
                _ => Range::default(),
            },
            Amount::Growing(expression) => Range { least: number(self.now(*expression)?), most: None },
            Amount::GrowingMeasure(measure) => {
                let now = match self.have(measure, &mut Frame::new()) {
                    Ok(value) => Some(value),
                    Err(fault) => too_long(fault).map(|()| None)?,
                };
                Range { least: number(now), most: None }
            }
            Amount::Sum(left, right) => {
                let (left, right) = (self.range(left)?, self.range(right)?);
                let sum = |left: Option<Number>, right: Option<Number>| left?.plus(right?);
                Range { least: sum(left.least, right.least), most: sum(left.most, right.most) }
            }
            Amount::OneOf(amounts) => {
                let mut all: Option<Range> = None;
                for amount in amounts {
                    let range = self.range(amount)?;
                    all = Some(all.map_or(range, |all| all.with(range)));
                }
                all.unwrap_or_default()
            }
            Amount::Unknown => Range::default(),
        })
    }

    /// The most that an amount may be on the path so far and on every longer one.
    pub(in crate::judge) fn ceiling<'b>(&mut self, amount: &Amount<'b>) -> Result<Ceiling, Fault>
    where
        'b: 'a,
    {
        Ok(match amount {
            Amount::Fixed(expression) => match self.now(*expression)? {
                Some(Value::Number(number)) => Ceiling::At(number),
                _ => Ceiling::NoNumber,
            },
            Amount::Sum(left, right) => match (self.ceiling(left)?, self.ceiling(right)?) {
                (Ceiling::At(left), Ceiling::At(right)) => left.plus(right).map_or(Ceiling::Unknown, Ceiling::At),
                (Ceiling::NoNumber, _) | (_, Ceiling::NoNumber) => Ceiling::NoNumber,
                _ => Ceiling::Unknown,
            },
            Amount::OneOf(amounts) => {
                let mut all = Ceiling::NoNumber;
                for amount in amounts {
                    all = all.or(self.ceiling(amount)?);
                }
                all
            }
            Amount::Growing(_) | Amount::GrowingMeasure(_) | Amount::Unknown => Ceiling::Unknown,
        })
    }

    /// What an expression comes to on the path so far; nothing where it cannot be worked out.
    pub(in crate::judge) fn now<'b>(&mut self, expression: Expression<'b>) -> Result<Option<Value>, Fault>
    where
        'b: 'a,
    {
        match self.node(expression.code, expression.index, &mut Frame::new()) {
            Ok(value) => Ok(Some(value)),
            Err(fault) => too_long(fault).map(|()| None),
        }
    }
}

/// Whether the left may be, and may not be, more than the right.
fn more(left: Range, right: Range, or_equal: bool) -> Chances {
    Chances { holds: !right.is_above(left, !or_equal), fails: !left.is_above(right, or_equal) }
}

fn number(value: Option<Value>) -> Option<Number> {
    match value {
        Some(Value::Number(number)) => Some(number),
        _ => None,
    }
}
