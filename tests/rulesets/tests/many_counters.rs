//! On crowded maps, what is worked out once for all is the same as what is worked out for each counter alone.

use std::fmt::Write;
use std::fs;

use reglement_cases::{Case, CaseFile, Need};
use reglement_engine::judge::Judge;
use reglement_engine::table::{Tables, Value};
use reglement_ruleset_tests::{compiled, rulesets};

type Anything = Box<dyn std::error::Error>;

fn mission_orders() -> Result<Tables, Anything> {
    let file = rulesets().join("the-cossacks-are-coming/the-cossacks-are-coming.rules");
    Ok(compiled("the-cossacks-are-coming.rules", &fs::read_to_string(file)?)?)
}

/// A unit on Advance among so many counters, with `off_map` more that lie nowhere.
fn position(seed: u64, counters: u64, off_map: u64, act: &str) -> String {
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = move |sides: u64| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) % sides
    };
    let mut text = String::from("id: crowd\ngrid: {radius: 5}\nhexes:\n");
    let mut barred = vec![(5, 0)];
    for _ in 0..12 {
        let hex = (below(11) as i64 - 5, below(11) as i64 - 5);
        if hex.0.abs() + hex.1.abs() > 1 && (hex.0 + hex.1).abs() <= 5 && !barred.contains(&hex) {
            let _ = writeln!(text, "  - {{axial: [{}, {}], impassible: yes}}", hex.0, hex.1);
            barred.push(hex);
        }
    }
    text += "  - {axial: [5, 0]}\ngame: {advance: [E, NE, SE], retire: [W, NW, SW]}\n";
    text +=
        "groups: [{id: corps, order: advance}]\ncounters:\n  - {id: mover, side: us, formation: corps, at: [0, 0]}\n";
    for number in 0..counters + off_map {
        let class = ["infantry", "cavalry", "fortress", "infantry"][below(4) as usize];
        let revealed = ["yes", "no"][below(2) as usize];
        let side = if number == 0 || below(3) > 0 { "them" } else { "us" };
        let (q, r) = (below(11) as i64 - 5, below(11) as i64 - 5);
        let at = match (number < counters, (q + r).abs() <= 5 && (q, r) != (0, 0)) {
            (true, true) => format!("[{q}, {r}]"),
            (true, false) => "[3, 0]".to_owned(),
            (false, _) => "none".to_owned(),
        };
        let _ = writeln!(
            text,
            "  - {{id: c{number}, side: {side}, class: {class}, revealed: {revealed}, formation: corps, at: {at}}}"
        );
    }
    let _ = writeln!(text, "act: {act}");
    text
}

fn read(tables: &Tables, text: &str) -> Result<Case, Anything> {
    let (file, faults) = CaseFile::from_text(text, Need::Position);
    assert!(faults.is_empty(), "{faults:?}");
    let case = file.entries.first().map(|entry| entry.read(tables, Need::Position));
    case.ok_or("no case")?.map_err(|faults| format!("{faults:?}\n{text}").into())
}

const ACTS: [&str; 3] = [
    "{type: designate, unit: mover, target: c0}",
    "{type: move, unit: mover, target: c0, path: [[1, 0]]}",
    "{type: move, unit: mover, path: [[-1, 0]]}",
];

#[test]
fn counters_off_the_map_change_no_word() -> Result<(), Anything> {
    let tables = mission_orders()?;
    let judge = Judge::new(&tables);
    for seed in 0..12 {
        for act in ACTS {
            let told = |off_map| -> Result<String, Anything> {
                let case = read(&tables, &position(seed, 18, off_map, act))?;
                let verdict = judge.judge(&case.position, &case.asked).map_err(|error| format!("{error:?}"))?;
                Ok(verdict.words(&tables, &case.position, &case.asked))
            };
            assert_eq!(told(0)?, told(30)?, "seed {seed}, {act}");
        }
    }
    Ok(())
}

#[test]
fn each_counter_counts_as_what_it_counts_as_alone() -> Result<(), Anything> {
    let tables = mission_orders()?;
    let judge = Judge::new(&tables);
    for seed in 0..4 {
        let case = read(&tables, &position(seed, 45, 0, ACTS[0]))?;
        let verdict = judge.judge(&case.position, &case.asked).map_err(|error| format!("{error:?}"))?;
        let mut compared = 0;
        for counted in verdict.findings.iter().flat_map(|finding| &finding.counted) {
            let alone =
                judge.define_after(&case.position, &case.asked, None, counted.definition, Some(counted.subject));
            assert_eq!(alone, Ok(counted.value), "seed {seed}, {counted:?}");
            compared += usize::from(matches!(counted.value, Value::Number(_)));
        }
        assert!(compared > 20, "distances to every enemy are told");
    }
    Ok(())
}
