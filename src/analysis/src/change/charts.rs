//! Two charts of one name, cell by cell.

use std::collections::BTreeMap;

use reglement_compiler::listing::words;
use reglement_engine::table::{ChartRow, Tables};

use super::Detail;

/// The cells that changed, came or went, in the order of the new chart.
pub fn details(old: Option<(&Tables, &ChartRow)>, new: Option<(&Tables, &ChartRow)>) -> Vec<Detail> {
    let before = old.map(|(tables, row)| cells(tables, row)).unwrap_or_default();
    let after = new.map(|(tables, row)| cells(tables, row)).unwrap_or_default();
    let known: BTreeMap<&str, &str> = before.iter().map(|(cell, value)| (cell.as_str(), value.as_str())).collect();
    let kept: BTreeMap<&str, &str> = after.iter().map(|(cell, value)| (cell.as_str(), value.as_str())).collect();
    let mut details = Vec::new();
    for (cell, value) in &after {
        let old = known.get(cell.as_str()).map(|old| (*old).to_owned());
        if old.as_deref() != Some(value) {
            details.push(Detail { what: cell.clone(), old, new: Some(value.clone()) });
        }
    }
    for (cell, value) in &before {
        if !kept.contains_key(cell.as_str()) {
            details.push(Detail { what: cell.clone(), old: Some(value.clone()), new: None });
        }
    }
    details
}

/// `woods, infantry` and what stands there.
fn cells(tables: &Tables, row: &ChartRow) -> Vec<(String, String)> {
    let columns = row.column_keys.len().max(1);
    let mut cells = Vec::new();
    for (key, values) in row.row_keys.iter().zip(row.cells.chunks(columns)) {
        let line = words::symbol(tables, *key);
        for (number, value) in values.iter().enumerate() {
            // A chart with one key has one column, which says nothing.
            let name = match row.column_keys.get(number).filter(|_| columns > 1) {
                Some(column) => format!("{line}, {}", words::symbol(tables, *column)),
                None => line.to_owned(),
            };
            cells.push((name, words::value(tables, value, None)));
        }
    }
    cells
}
