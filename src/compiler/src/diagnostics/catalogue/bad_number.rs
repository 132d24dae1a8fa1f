//! A number is not written as a whole number or a fraction.
//!
//! ## Why it is wrong
//! Numbers are exact: `3`, `-1`, `1/3`. A decimal point would promise more than it holds, a fraction needs something below its line, and
//! a number must fit in nineteen digits.
//!
//! ## Example
//! ```rules
//! define weight of a counter: 2.5
//! ```
//!
//! ## Instead
//! ```rules
//! define weight of a counter: 5/2
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::syntax::tree::Span;

pub(super) const KIND: Kind = Kind::error("R0019", "not a number");

pub fn decimal_point(written: &str, at: Span) -> Diagnostic {
    let told =
        KIND.says(format!("`{written}` has a decimal point; numbers are whole or fractions")).at(at, "not exact");
    match as_fraction(written) {
        Some(fraction) => told.help(format!("write `{fraction}`")),
        None => told,
    }
}

pub fn number_too_long(at: Span) -> Diagnostic {
    KIND.says("this number has too many digits").at(at, "at most nineteen digits")
}

pub fn nothing_below_the_line(at: Span) -> Diagnostic {
    KIND.says("a fraction cannot have 0 below its line").at(at, "divided by nothing")
}

/// `2.5` as `5/2`.
fn as_fraction(written: &str) -> Option<String> {
    let (whole, part) = written.split_once('.')?;
    let numerator: i64 = format!("{whole}{part}").parse().ok()?;
    let denominator = 10_i64.checked_pow(u32::try_from(part.len()).ok()?)?;
    let (mut left, mut right) = (numerator.checked_abs()?, denominator);
    while right != 0 {
        (left, right) = (right, left % right);
    }
    if left == denominator {
        Some((numerator / left).to_string())
    } else {
        Some(format!("{}/{}", numerator / left, denominator / left))
    }
}
