//! Exact numbers: fractions in lowest terms, never floats.

use core::cmp::Ordering;
use core::fmt;

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    numerator: i64,
    denominator: i64,
}

impl Number {
    pub const ZERO: Number = Number::whole(0);
    pub const ONE: Number = Number::whole(1);

    pub const fn whole(value: i64) -> Number {
        Number { numerator: value, denominator: 1 }
    }

    /// The fraction in lowest terms; none for a zero denominator or one beyond 64 bits.
    pub const fn fraction(numerator: i64, denominator: i64) -> Option<Number> {
        Number::reduced(numerator as i128, denominator as i128)
    }

    /// For generated tables, whose fractions are already in lowest terms.
    pub const fn lowest_terms(numerator: i64, denominator: i64) -> Number {
        Number { numerator, denominator }
    }

    const fn reduced(numerator: i128, denominator: i128) -> Option<Number> {
        if denominator == 0 {
            return None;
        }
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = if a == 0 { 1 } else { a as i128 };
        let sign = if denominator < 0 { -1 } else { 1 };
        let (numerator, denominator) = (sign * numerator / divisor, sign * denominator / divisor);
        if numerator > i64::MAX as i128 || numerator < i64::MIN as i128 || denominator > i64::MAX as i128 {
            return None;
        }
        Some(Number { numerator: numerator as i64, denominator: denominator as i64 })
    }

    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    pub const fn is_whole(self) -> bool {
        self.denominator == 1
    }

    pub fn plus(self, other: Number) -> Option<Number> {
        if self.is_whole() && other.is_whole() {
            return self.numerator.checked_add(other.numerator).map(Number::whole);
        }
        Number::reduced(
            self.numerator as i128 * other.denominator as i128 + other.numerator as i128 * self.denominator as i128,
            self.denominator as i128 * other.denominator as i128,
        )
    }

    pub fn minus(self, other: Number) -> Option<Number> {
        if self.is_whole() && other.is_whole() {
            return self.numerator.checked_sub(other.numerator).map(Number::whole);
        }
        Number::reduced(
            self.numerator as i128 * other.denominator as i128 - other.numerator as i128 * self.denominator as i128,
            self.denominator as i128 * other.denominator as i128,
        )
    }

    pub fn times(self, other: Number) -> Option<Number> {
        if self.is_whole() && other.is_whole() {
            return self.numerator.checked_mul(other.numerator).map(Number::whole);
        }
        Number::reduced(
            self.numerator as i128 * other.numerator as i128,
            self.denominator as i128 * other.denominator as i128,
        )
    }

    /// None where `other` is zero.
    pub fn divided_by(self, other: Number) -> Option<Number> {
        Number::reduced(
            self.numerator as i128 * other.denominator as i128,
            self.denominator as i128 * other.numerator as i128,
        )
    }

    pub fn rounded_down(self) -> Number {
        Number::whole(self.numerator.div_euclid(self.denominator))
    }

    pub fn rounded_up(self) -> Number {
        let down = self.numerator.div_euclid(self.denominator);
        Number::whole(if self.numerator.rem_euclid(self.denominator) == 0 { down } else { down + 1 })
    }

    /// Halves go up.
    pub fn rounded_to_nearest(self) -> Number {
        let doubled = self.numerator as i128 * 2 + self.denominator as i128;
        Number::whole(doubled.div_euclid(self.denominator as i128 * 2) as i64)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        (self.numerator as i128 * other.denominator as i128).cmp(&(other.numerator as i128 * self.denominator as i128))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `3`, `16/3`.
impl fmt::Display for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_whole() {
            write!(formatter, "{}", self.numerator)
        } else {
            write!(formatter, "{}/{}", self.numerator, self.denominator)
        }
    }
}
