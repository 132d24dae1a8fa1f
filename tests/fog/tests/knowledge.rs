//! What red knows of random positions, beside what the words of the rules come to when they are read a second time.
#![allow(clippy::panic, reason = "a test stops where something is missing")]

use reglement_cases::{Case, CaseFile, Maps, Need};
use reglement_engine::position::Record;
use reglement_engine::table::{AttributeRow, Tables, Value};
use reglement_fog_tests::{Dice, World, compiled};

const RULES: &str = include_str!("../fog.rules");

/// A value in words; `?` for one that is absent.
fn said(case: &Case, tables: &Tables, rows: &[AttributeRow], record: &Record, name: &str) -> String {
    let at = rows.iter().position(|row| row.name == name).unwrap_or_else(|| panic!("{name}"));
    match record.get(at).copied().unwrap_or(Value::Nothing) {
        Value::Nothing => "?".to_owned(),
        Value::Flag(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Symbol(symbol) => case.position.symbol(tables, symbol).to_owned(),
        Value::Counter(number) => identity(&case.position.counters[number as usize].id).to_owned(),
        Value::Group(number) => case.position.groups[number as usize].id.clone(),
        other => panic!("{other:?}"),
    }
}

/// An id that the file gives; those that are given by number are not told apart.
fn identity(id: &str) -> &str {
    match id.split_once('-') {
        Some(("unknown", _)) => "unknown",
        Some(("counter", _)) => "unnamed",
        _ => id,
    }
}

fn known(case: &Case, tables: &Tables) -> Vec<String> {
    let mut lines = Vec::new();
    for counter in &case.position.counters {
        let of = |name: &str| said(case, tables, &tables.counters, &counter.record, name);
        let none = |name: &str, none: &str| if of(name) == "?" { none.to_owned() } else { of(name) };
        let mut hexes: Vec<&str> = counter.at.iter().map(|at| &*case.position.places[*at as usize].id).collect();
        hexes.sort_unstable();
        let (id, at) = (identity(&counter.id), hexes.join(" "));
        let seen = format!("{id} {} hidden {} face-down {}", of("side"), of("hidden"), of("face-down"));
        if id == "unknown" {
            for hidden in ["kind", "steps", "corps", "guards", "nickname"] {
                assert_eq!(of(hidden), "?", "{hidden} of {id}");
            }
            lines.push(format!("{seen} at {at}"));
            continue;
        }
        let (kind, steps, corps) = (of("kind"), of("steps"), none("corps", "none"));
        let (guards, nickname) = (none("guards", "nobody"), none("nickname", "none"));
        lines.push(format!("{seen} {kind} steps {steps} {corps} guards {guards} called {nickname} at {at}"));
    }
    for group in &case.position.groups {
        lines.push(format!("{} {}", group.id, said(case, tables, &tables.groups, &group.record, "order")));
    }
    for place in &case.position.places {
        lines.push(format!("{} mined {}", place.id, said(case, tables, &tables.places, &place.record, "mined")));
    }
    let unit = tables.parameters.iter().position(|row| row.name == "unit").unwrap_or_else(|| panic!("unit"));
    for act in &case.position.log {
        let Value::Counter(mover) = act.parameters[unit] else { panic!("an act of nobody") };
        let start = act.start.map_or("?", |start| &*case.position.places[start as usize].id);
        lines.push(format!("{} marched from {start}", case.position.counters[mover as usize].id));
    }
    lines.sort();
    lines
}

#[test]
fn what_red_knows_is_what_the_words_say() {
    let tables = compiled(RULES);
    let mut compared = 0;
    for seed in 0..300 {
        let world = World::random(&mut Dice::new(seed));
        let text = world.text();
        // What is asked makes no difference to what is known.
        let asked = text.rfind("\nact:").map_or(text.clone(), |at| format!("{}\nmoment: look\n", &text[..at]));
        let entry = CaseFile::from_text(&asked, Need::Position).0.entries.remove(0);
        let case = entry.read_for(&tables, "red", &Maps::none()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        let (known, said) = (known(&case, &tables), world.known_to_red());
        let only = |these: &[String], those: &[String]| -> Vec<String> {
            these.iter().filter(|line| !those.contains(line)).cloned().collect()
        };
        assert_eq!(only(&known, &said), only(&said, &known), "{text}");
        assert_eq!(known.len(), said.len(), "{text}");
        compared += 1;
    }
    assert_eq!(compared, 300);
}
