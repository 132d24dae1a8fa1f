//! Each shipped ruleset in plain words, beside its rows in `generated/`: what a reviewer reads when a rule changes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use insta::{Settings, assert_snapshot};
use reglement_compiler::listing::{explain, listing};
use reglement_engine::table::{RuleId, Tables};
use reglement_ruleset_tests::shipped;

static SHIPPED: LazyLock<Vec<Result<Tables, String>>> = LazyLock::new(shipped);

#[test]
fn each_ruleset_in_plain_words() {
    let mut settings = Settings::new();
    settings.set_snapshot_path("../listings");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut faults = Vec::new();
    for tables in SHIPPED.iter() {
        match tables {
            Ok(tables) => {
                let name = tables.head.name.as_ref();
                // All differences show in one run.
                let compare = || settings.bind(|| assert_snapshot!(name, listing(tables)));
                if catch_unwind(AssertUnwindSafe(compare)).is_err() {
                    faults.push(format!("the listing of {name} differs"));
                }
            }
            Err(fault) => faults.push(fault.clone()),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A figure that changes has to change a line: so nothing that an exception says may be left out, wherever it stands.
#[test]
fn every_exception_is_told_in_full() {
    let lines = |text: &str| text.lines().map(|line| format!("{}\n", line.trim())).collect::<String>();
    for tables in SHIPPED.iter().flatten() {
        let listed = lines(&listing(tables));
        for row in tables.exceptions.iter() {
            let words = lines(&row.words);
            assert!(listed.contains(words.trim_end()), "the listing of {} lacks\n{words}", tables.head.name);
        }
    }
}

#[test]
fn every_rule_can_be_explained() {
    for tables in SHIPPED.iter().flatten() {
        for (number, row) in tables.rules.iter().enumerate() {
            let words = explain(tables, RuleId(number as u16));
            assert!(words.starts_with(&*row.number), "{words}");
        }
    }
}

/// What `explain` tells of each rule of a ruleset with charts and rulings, and of one on top of others.
#[test]
fn rules_with_all_that_they_lean_on() {
    let mut settings = Settings::new();
    settings.set_snapshot_path("../explanations");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for name in ["wacht-am-rhein", "mission-orders-2004"] {
        let tables = SHIPPED.iter().flatten().find(|tables| tables.head.name == name);
        let explained = tables.map(|tables| {
            let rules = (0..tables.rules.len()).map(|number| explain(tables, RuleId(number as u16)));
            rules.collect::<Vec<_>>().join("\n")
        });
        settings.bind(|| assert_snapshot!(name, explained.unwrap_or_default()));
    }
}
