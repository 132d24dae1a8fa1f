//! Two rulesets, one on top of the other, that use every form once: the listing, the printed numbers, each rule explained, and the
//! line on which each part stands.

#![allow(clippy::expect_used, reason = "a test stops where its ruleset is faulty")]

use std::fmt::Write;

use reglement_compiler::compile;
use reglement_compiler::diagnostics::{Style, render};
use reglement_compiler::listing::{act_lines, attribute_line, explain, listing, numbers};
use reglement_compiler::source::Source;
use reglement_engine::table::{Place, RuleId, Tables};
use reglement_language_tests::{here, source};

fn tables(files: &[&str]) -> Tables {
    let sources: Vec<Source> = files.iter().map(|file| source(&here().join("fixtures/whole").join(file))).collect();
    let told = |told: Vec<_>| render(&told, &sources, Style::Plain);
    compile(&sources).map_err(told).expect("a ruleset without mistakes")
}

fn snapshot(name: &str, words: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(here().join("snapshots/whole"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, words));
}

/// Each part with the layer and line on which it stands.
fn places(tables: &Tables) -> String {
    let mut words = String::new();
    let mut line = |place: Place, kind: &str, name: &str| {
        let layer = &tables.layers[place.layer.index()].name;
        writeln!(words, "{layer} {:3} {kind} {name}", place.line).expect("a text has room");
    };
    tables.rulings.iter().for_each(|row| line(row.place, "ruling", &row.name));
    tables.definitions.iter().for_each(|row| line(row.place, "definition", &row.name));
    for row in tables.charts.iter() {
        line(row.place, "chart", &row.name);
        row.amended.iter().for_each(|amended| line(amended.place, "cell", &amended.cell.to_string()));
    }
    tables.rules.iter().for_each(|row| line(row.place, "rule", &row.number));
    tables.clauses.iter().for_each(|row| line(row.place, "clause", &row.name));
    tables.exceptions.iter().for_each(|row| line(row.place, "exception", &row.name));
    words
}

fn told(name: &str, tables: &Tables) {
    snapshot(&format!("{name}-listed"), &listing(tables));
    snapshot(&format!("{name}-numbers"), &numbers(tables, &["9: supply".to_owned()]));
    let explained = (0..tables.rules.len()).map(|number| explain(tables, RuleId(number as u16)));
    snapshot(&format!("{name}-explained"), &explained.collect::<Vec<_>>().join("\n"));
    snapshot(&format!("{name}-places"), &places(tables));
}

#[test]
fn an_act_or_attribute_by_itself_is_told_as_in_the_listing() {
    let tables = tables(&["below.rules", "above.rules"]);
    let listed = listing(&tables);
    for act in tables.acts.iter() {
        let lines = act_lines(&tables, act);
        assert!(lines.starts_with(&*act.name), "{lines}");
        let indented: String = lines.lines().map(|line| format!("  {line}\n")).collect();
        assert!(listed.contains(&indented), "{indented}");
    }
    for row in tables.counters.iter().chain(tables.places.iter()) {
        let line = attribute_line(&tables, row);
        assert!(line.starts_with(&*row.name) && listed.contains(&format!("\n  {line}\n")), "{line}");
    }
}

#[test]
fn by_itself() {
    told("below", &tables(&["below.rules"]));
}

#[test]
fn with_a_layer_on_top() {
    told("above", &tables(&["below.rules", "above.rules"]));
}
