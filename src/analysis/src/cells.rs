//! The cells of a chart: where each stands, and by what it is found.

use reglement_compiler::listing::words;
use reglement_engine::table::{ChartRow, Place, Symbol, Tables};

/// Where a cell was set: in the chart, or in a layer that amends it.
pub fn place(row: &ChartRow, cell: usize) -> Place {
    let amended = row.amended.iter().find(|amended| usize::from(amended.cell) == cell);
    amended.map_or(row.place, |amended| amended.place)
}

/// `woods and wagons`
pub fn named(tables: &Tables, row: &ChartRow, cell: usize) -> String {
    let columns = row.column_keys.len().max(1);
    let word = |key: Option<&Symbol>| key.map_or("", |key| words::symbol(tables, *key)).to_owned();
    let line = word(row.row_keys.get(cell / columns));
    if columns == 1 { line } else { format!("{line} and {}", word(row.column_keys.get(cell % columns))) }
}
