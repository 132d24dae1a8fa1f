//! A chart lacks a row, a column or a cell.
//!
//! ## Why it is wrong
//! A combination without a figure would be found only when somebody's counter stands there.
//!
//! ## Example
//! ```rules
//! chart room rows terrain
//!   clear | 3
//! ```
//!
//! ## Instead
//! Write the figure, `-` for what may not be done, or `?` where the source gives none.
//! ```rules
//! chart room rows terrain
//!   clear | 3
//!   woods | 2
//! ```

use crate::diagnostics::{Diagnostic, Kind};
use crate::listing::words::several;
use crate::syntax::tree::{Name, Span};

pub(super) const KIND: Kind = Kind::error("R0116", "a chart with a gap");

pub fn chart_key_missing(name: &Name, missing: &[String]) -> Diagnostic {
    KIND.says(format!("chart `{}` says nothing about {}", name.text, missing.join(", ")))
        .at(name.span, "has a gap")
        .help("`?` says that the source gives no figure, `-` that it may not be done")
}

pub fn amends_another_chart(name: &Name) -> Diagnostic {
    KIND.says(format!("chart `{}` has other rows or columns in the layer below", name.text))
        .at(name.span, "amends another chart")
        .help("`amend` gives some cells of the same chart; `replace` gives another chart in its place")
}

pub fn chart_line_length(at: Span, wanted: usize, found: usize) -> Diagnostic {
    let (cells, columns) = (several(found, "cell", "cells"), several(wanted, "column", "columns"));
    KIND.says(format!("this row has {cells} for {columns}")).at(at, "one cell a column")
}

pub fn chart_of_two_kinds(at: Span, chart: &str, one: &str, other: &str) -> Diagnostic {
    KIND.says(format!("chart `{chart}` holds {one} and {other}")).at(at, format!("this is {other}"))
}
