//! Cells of a chart that give no figure.

use reglement_engine::table::{LayerId, Place, Tables, Value};

use super::catalogue::open_cells;
use super::spot::Spot;
use super::{Found, Told};
use crate::cells;

/// More of them than this are not named one by one.
const MOST_NAMED: usize = 8;

/// For each chart and each layer that leaves cells of it open.
pub fn report(tables: &Tables, found: &mut Found<'_>) {
    for row in tables.charts.iter() {
        let mut layers: Vec<(LayerId, Place, Vec<String>)> = Vec::new();
        for (cell, _) in row.cells.iter().enumerate().filter(|(_, value)| **value == Value::NoFigure) {
            let place = cells::place(row, cell);
            match layers.iter_mut().find(|(layer, ..)| *layer == place.layer) {
                Some((_, _, open)) => open.push(cells::named(tables, row, cell)),
                None => layers.push((place.layer, place, vec![cells::named(tables, row, cell)])),
            }
        }
        for (_, place, open) in layers {
            let what = format!("chart {} gives no figure in some of its cells", row.name);
            let more = open.len().saturating_sub(MOST_NAMED);
            let more = if more == 0 { String::new() } else { format!(", and {more} more") };
            let shown = open.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join(", ");
            let reason = format!("a position that asks for one of these cannot be judged: {shown}{more}");
            let spot = Spot { place: Some(place), ..Spot::chart(row) };
            found.add(Told { code: open_cells::CODE, spot, what }, reason);
        }
    }
}
