//! A chart drawn as a table, the way a designer writes one.

use reglement_engine::table::{ChartRow, LayerId, Symbol, Tables, Value};

use super::words;

/// The chart's lines: its column keys, then a line for each row.
pub fn chart(tables: &Tables, row: &ChartRow) -> String {
    let word = |symbol: &Symbol| tables.symbols.get(symbol.0 as usize).map_or_else(String::new, ToString::to_string);
    let columns = row.column_keys.len().max(1);
    let mut lines = vec![vec![String::new()]];
    lines[0].extend(row.column_keys.iter().map(word));
    for (key, cells) in row.row_keys.iter().zip(row.cells.chunks(columns)) {
        let mut line = vec![word(key)];
        line.extend(cells.iter().map(|cell| cell_words(tables, cell)));
        lines.push(line);
    }
    let widths = (0..=columns)
        .map(|column| {
            lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        })
        .collect::<Vec<_>>();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect::<Vec<_>>();
        text.push_str(cells.join(" | ").trim_end());
        text.push('\n');
    }
    text
}

/// The cells that a higher layer has set, by the layer: `prusse-1806 sets clear infantry, woods infantry`.
pub fn amended(tables: &Tables, row: &ChartRow) -> Vec<String> {
    let columns = row.column_keys.len().max(1);
    let word = |symbol: Option<&Symbol>| symbol.map_or("", |symbol| words::symbol(tables, *symbol));
    let mut layers: Vec<(LayerId, Vec<String>)> = Vec::new();
    for amended in row.amended.iter() {
        let cell = usize::from(amended.cell);
        let keys = format!("{} {}", word(row.row_keys.get(cell / columns)), word(row.column_keys.get(cell % columns)));
        match layers.iter_mut().find(|(layer, _)| *layer == amended.place.layer) {
            Some((_, cells)) => cells.push(keys),
            None => layers.push((amended.place.layer, vec![keys])),
        }
    }
    let name = |layer: LayerId| tables.layers.get(layer.index()).map_or("?", |row| row.name.as_ref());
    layers.into_iter().map(|(layer, cells)| format!("{} sets {}", name(layer), cells.join(", "))).collect()
}

/// `-` may not be done at all; `?` the source gives no figure.
fn cell_words(tables: &Tables, cell: &Value) -> String {
    match cell {
        Value::Number(number) => number.to_string(),
        Value::Unlimited => "unlimited".to_owned(),
        Value::Prohibited => "-".to_owned(),
        Value::NoFigure => "?".to_owned(),
        Value::Flag(true) => "yes".to_owned(),
        Value::Flag(false) => "no".to_owned(),
        Value::Symbol(symbol) => tables.symbols.get(symbol.0 as usize).map_or_else(String::new, ToString::to_string),
        _ => String::new(),
    }
}
