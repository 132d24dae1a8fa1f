//! The same job by other rule engines, each in its own language. What a rival is given is prepared in its own form of values
//! before anything is timed.

pub mod in_cedar;
pub mod in_cel;
pub mod in_rego;
pub mod in_rhai;
pub mod in_zen;

use one_job::Broken;
use reglement_engine::table::Symbol;
use reglement_rulebook::wacht_am_rhein::{Counter, Hex, TABLES};
use serde_json::{Value, json};

/// A stack as JSON, with the words of the ruleset; what a counter has none of is `none`.
pub fn document(hex: &Hex, stack: &[Counter]) -> Value {
    json!({ "constricted": hex.constricted, "stack": stack.iter().map(described).collect::<Vec<_>>() })
}

fn described(counter: &Counter) -> Value {
    let words = |symbol: Option<Symbol>| symbol.map_or("none", |symbol| &*TABLES.symbols[symbol.0 as usize]);
    json!({
        "kind": words(Some(counter.kind.symbol())),
        "size": words(counter.size.map(|size| size.symbol())),
        "companies": counter.companies.unwrap_or(0),
        "motive": words(Some(counter.motive.symbol())),
        "carriage": words(counter.carriage.map(|carriage| carriage.symbol())),
        "battery": words(counter.battery.map(|battery| battery.symbol())),
        "static": counter.r#static,
        "level": words(Some(counter.level.symbol())),
        "bridge": words(counter.bridge.map(|bridge| bridge.symbol())),
        "mode": words(Some(counter.mode.symbol())),
    })
}

fn broken(limits: bool, columns: bool, strat: bool) -> Broken {
    (Broken::LIMITS.when(limits) | Broken::COLUMNS.when(columns) | Broken::STRAT.when(strat)).with_overstacked()
}
