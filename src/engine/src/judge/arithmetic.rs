//! Comparing and reckoning, with `unlimited`, `prohibited`, `no figure` and `none` among the numbers.

use alloc::boxed::Box;
use core::cmp::Ordering;

use super::error::JudgeError;
use super::sitting::{Evaluated, Fault, Sitting};
use crate::number::Number;
use crate::table::{Arithmetic, Comparison, Rounding, Value};

/// Numbers in their order, with what stands below and above all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Magnitude {
    BelowAll,
    Finite(Number),
    AboveNumbers,
    AboveAll,
}

impl Sitting<'_> {
    /// Nothing compares with anything. On the left stands what is measured or asked for, on the right its bound: a
    /// prohibited price is above every budget, and a prohibited bound is below every number.
    pub(super) fn compare(&self, left: Value, comparison: Comparison, right: Value) -> Result<bool, Fault> {
        if left == Value::Nothing || right == Value::Nothing {
            return Ok(false);
        }
        if left == Value::NoFigure || right == Value::NoFigure {
            return Err(Box::new(JudgeError::NoFigure { site: self.site() }));
        }
        if comparison == Comparison::Equal {
            return Ok(left == right);
        }
        let ordering = self.magnitude(left, true)?.cmp(&self.magnitude(right, false)?);
        Ok(match comparison {
            Comparison::Equal => ordering == Ordering::Equal,
            Comparison::AtMost => ordering != Ordering::Greater,
            Comparison::AtLeast => ordering != Ordering::Less,
            Comparison::MoreThan => ordering == Ordering::Greater,
            Comparison::LessThan => ordering == Ordering::Less,
        })
    }

    fn magnitude(&self, value: Value, measured: bool) -> Result<Magnitude, Fault> {
        match value {
            Value::Number(number) => Ok(Magnitude::Finite(number)),
            Value::Unlimited => Ok(Magnitude::AboveNumbers),
            Value::Prohibited => Ok(if measured { Magnitude::AboveAll } else { Magnitude::BelowAll }),
            _ => Err(self.not_a_number(value)),
        }
    }

    pub(super) fn reckon(&self, left: Value, arithmetic: Arithmetic, right: Value) -> Evaluated {
        let (a, b) = match (left, right) {
            (Value::Number(a), Value::Number(b)) => (a, b),
            _ => return self.reckon_without_limit(left, arithmetic, right),
        };
        let result = match arithmetic {
            Arithmetic::Plus => a.plus(b),
            Arithmetic::Minus => a.minus(b),
            Arithmetic::Times => a.times(b),
            Arithmetic::DividedBy if b == Number::ZERO => {
                return Err(Box::new(JudgeError::DivisionByZero { site: self.site() }));
            }
            Arithmetic::DividedBy => a.divided_by(b),
        };
        result.map(Value::Number).ok_or_else(|| self.overflow())
    }

    fn reckon_without_limit(&self, left: Value, arithmetic: Arithmetic, right: Value) -> Evaluated {
        for value in [left, right] {
            if !matches!(value, Value::Number(_) | Value::Unlimited | Value::Prohibited | Value::NoFigure) {
                return Err(self.not_a_number(value));
            }
        }
        if left == Value::NoFigure || right == Value::NoFigure {
            return Ok(Value::NoFigure);
        }
        if left == Value::Prohibited || right == Value::Prohibited {
            return Ok(Value::Prohibited);
        }
        let positive = |value: Value| match value {
            Value::Number(number) => number > Number::ZERO,
            _ => true,
        };
        match (arithmetic, left, right) {
            (Arithmetic::Plus, _, _) => Ok(Value::Unlimited),
            (Arithmetic::Minus, Value::Unlimited, Value::Number(_)) => Ok(Value::Unlimited),
            (Arithmetic::Times, _, _) if positive(left) && positive(right) => Ok(Value::Unlimited),
            (Arithmetic::DividedBy, Value::Unlimited, Value::Number(_)) if positive(right) => Ok(Value::Unlimited),
            _ => Err(self.not_a_number(Value::Unlimited)),
        }
    }

    pub(super) fn round(&self, value: Value, rounding: Rounding) -> Evaluated {
        match value {
            Value::Number(number) => Ok(Value::Number(match rounding {
                Rounding::Up => number.rounded_up(),
                Rounding::Down => number.rounded_down(),
                Rounding::Nearest => number.rounded_to_nearest(),
            })),
            Value::Unlimited | Value::Prohibited | Value::NoFigure => Ok(value),
            _ => Err(self.not_a_number(value)),
        }
    }

    pub(super) fn square_root(&self, value: Value, rounding: Rounding) -> Evaluated {
        let number = match value {
            Value::Number(number) => number,
            Value::Unlimited | Value::Prohibited | Value::NoFigure => return Ok(value),
            _ => return Err(self.not_a_number(value)),
        };
        if number < Number::ZERO {
            return Err(Box::new(JudgeError::NegativeRoot { value, site: self.site() }));
        }
        // The whole root of n/d is that of n/d rounded down.
        let down = (number.rounded_down().numerator() as u64).isqrt() as i64;
        let square = |root: Number| root.times(root).ok_or_else(|| self.overflow());
        let exact = square(Number::whole(down))? == number;
        let root = match rounding {
            Rounding::Down => down,
            Rounding::Up if exact => down,
            Rounding::Up => down + 1,
            Rounding::Nearest => {
                let half_way = Number::fraction(down * 2 + 1, 2).ok_or_else(|| self.overflow())?;
                if square(half_way)? <= number { down + 1 } else { down }
            }
        };
        Ok(Value::Number(Number::whole(root)))
    }

    /// The higher or the lower of two; what has no figure stays so.
    pub(super) fn extreme(&self, left: Value, right: Value, higher: bool) -> Evaluated {
        for value in [left, right] {
            if value == Value::NoFigure {
                return Ok(value);
            }
        }
        // Both are bounds here: prohibited is lowest.
        let ordering = self.magnitude(left, false)?.cmp(&self.magnitude(right, false)?);
        Ok(if (ordering == Ordering::Less) == higher { right } else { left })
    }

    /// A yes or no; nothing is no.
    pub(super) fn as_flag(&self, value: Value) -> Result<bool, Fault> {
        match value {
            Value::Flag(flag) => Ok(flag),
            Value::Nothing => Ok(false),
            _ => Err(Box::new(JudgeError::NotAFlag { value, site: self.site() })),
        }
    }
}
