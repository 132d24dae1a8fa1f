//! What stands in `generated/` is what the compiler writes today.

use std::fs;

use reglement_compiler::rust::{from_tables, module_name};
use reglement_ruleset_tests::{rulesets, shipped};

#[test]
fn the_generated_text_of_each_ruleset_is_up_to_date() {
    let (mut stale, mut compared) = (Vec::new(), 0);
    for tables in shipped() {
        match tables {
            Ok(tables) => {
                let file = rulesets().join("../generated").join(format!("{}.rs", module_name(&tables.head.name)));
                compared += 1;
                if fs::read_to_string(&file).ok().as_deref() != Some(&*from_tables(&tables)) {
                    stale.push(tables.head.name.to_string());
                }
            }
            Err(fault) => stale.push(fault),
        }
    }
    assert!(stale.is_empty(), "out of date, and written anew by `cargo build -p reglement-rulebook`: {stale:?}");
    assert!(compared > 30, "{compared} rulesets");
}
