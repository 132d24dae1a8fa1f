//! How much a case holds, told from a few characters of it before anything is made: `{radius: 250}` and `n: 10000` are
//! short to write.

use crate::tree::{Field, Tree};

/// A case with more places and counters than this is refused.
pub const MOST_IN_CASE: u64 = 300_000;
/// The cases of a file may hold no more than this together.
pub const MOST_IN_FILE: u64 = 1_000_000;

/// The places of the grid, and the counters. Whatever is written out one by one is bounded by the size of the file.
pub fn of_case(fields: &[Field]) -> u64 {
    let grid = value(fields, "grid").and_then(Tree::fields).and_then(|grid| number(grid, "radius")).unwrap_or(0);
    // A larger radius is refused where it is read.
    let places = if grid <= MOST_IN_CASE { 3 * grid * (grid + 1) + 1 } else { 1 };
    let counters = value(fields, "counters").and_then(Tree::list).unwrap_or_default();
    let alike = counters.iter().map(|counter| counter.fields().and_then(|fields| number(fields, "n")).unwrap_or(1));
    alike.fold(places, u64::saturating_add)
}

fn value<'t>(fields: &'t [Field], key: &str) -> Option<&'t Tree> {
    fields.iter().find(|field| field.key == key).map(|field| &field.value)
}

fn number(fields: &[Field], key: &str) -> Option<u64> {
    value(fields, key)?.word()?.parse().ok()
}
