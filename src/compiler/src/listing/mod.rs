//! A ruleset in plain words, rule by rule, and one rule with everything that it is tied to.
//!
//! A reviewer reads it beside the generated rows: a figure that changes, changes one line here.

mod charts;
pub mod codes;
mod explain;
mod indented;
pub mod mentions;
mod numbers;
mod rules;
pub mod slots;
pub mod things;
mod vocabulary;
pub mod words;

use reglement_engine::table::Tables;

use indented::Indented;

pub use charts::chart;
pub use explain::explain;
pub use numbers::{Described, Encoded, Numbers, numbers};
pub use vocabulary::{act_lines, attribute_line};

/// The whole ruleset: its head, what there is and what may be done, its rulings, and its rules in the order of the files.
pub fn listing(tables: &Tables) -> String {
    let mut text = Indented::default();
    vocabulary::head(tables, &mut text);
    vocabulary::things(tables, &mut text);
    vocabulary::acts(tables, &mut text);
    vocabulary::references(tables, &mut text);
    vocabulary::rulings(tables, &mut text);
    rules::loose(tables, &mut text);
    for number in 0..tables.rules.len() {
        rules::rule(tables, number, &mut text);
    }
    text.finish()
}
