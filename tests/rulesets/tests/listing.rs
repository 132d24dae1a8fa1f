//! Each shipped ruleset in plain words, beside its rows in `generated/`: what a reviewer reads when a rule changes.

use insta::{Settings, assert_snapshot};
use reglement_compiler::listing::{explain, listing};
use reglement_engine::table::RuleId;
use reglement_ruleset_tests::shipped;

#[test]
fn each_ruleset_in_plain_words() {
    let mut settings = Settings::new();
    settings.set_snapshot_path("../listings");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut faults = Vec::new();
    for tables in shipped() {
        match tables {
            Ok(tables) => settings.bind(|| assert_snapshot!(tables.head.name.as_ref(), listing(&tables))),
            Err(fault) => faults.push(fault),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_rule_can_be_explained() {
    for tables in shipped().into_iter().flatten() {
        for (number, row) in tables.rules.iter().enumerate() {
            let words = explain(&tables, RuleId(number as u16));
            assert!(words.starts_with(&*row.number), "{words}");
        }
    }
}
