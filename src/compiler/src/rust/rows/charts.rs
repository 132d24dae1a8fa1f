//! The rows of the charts, with each chart drawn as a table above its row.

use reglement_engine::table::ChartRow;

use super::{Rows, list};
use crate::listing::chart;
use crate::rust::code::Writer;
use crate::rust::quoted::table_text;

impl Writer<'_> {
    pub(super) fn chart_table(&self, text: &mut Rows) {
        text.table(
            "charts",
            self.tables.charts.iter().enumerate().map(|(index, row)| {
                let words = format!("{} {}", self.rule_number(row.rule), row.name);
                let drawn = format!("{}\n{}", words.trim(), chart(self.tables, row));
                (drawn, self.chart(index, row))
            }),
        );
    }

    fn chart(&self, index: usize, row: &ChartRow) -> String {
        let names = self.identities;
        format!(
            "ChartRow {{ name: {}, rule: {}, row_keys: {}, column_keys: {}, cells: {}, place: {}, amended: {} }}",
            table_text(&row.name),
            self.optional_rule(row.rule),
            list(row.row_keys.iter().map(|key| names.word(*key))),
            list(row.column_keys.iter().map(|key| names.word(*key))),
            list(row.cells.iter().map(|cell| self.value(cell, None))),
            self.place("chart", &names.charts, index, row.place),
            list(row.amended.iter().enumerate().map(|(number, cell)| {
                let place = self.place_in_list("amended", &names.charts, index, number, cell.place);
                format!("AmendedCell {{ cell: {}, place: {place} }}", cell.cell)
            })),
        )
    }
}
