//! A chart drawn as a table, the way a designer writes one.

use reglement_engine::table::{ChartRow, Symbol, Tables, Value};

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
