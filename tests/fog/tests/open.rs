//! What one side is told for sure is so whatever is hidden, and what it is told to be open is so with some numbers and not
//! with others.

#![allow(clippy::panic, reason = "a test stops where something is missing")]

use std::fmt::Write;

use reglement_cases::{Case, CaseFile, Maps, Need, check, json};
use reglement_engine::table::Tables;
use reglement_engine::verdict::{Outcome, Verdict, VerdictKind};
use reglement_fog_tests::compiled;

const RULES: &str = r#"
ruleset open
  game "Made up for tests"
place called hex has
  terrain: one of clear, woods, usually clear
counter has
  side: one of red, blue, usually red
  steps: number from 0, usually 2
  guns: number from 1 to 3, usually 1
  morale: number, usually 4
moment look "the hex is looked at"
rule 1 "Fog"
  fog: hides steps, guns, morale of enemy counters
rule 2.1 "Few"
  limit few at look: at most 5 steps of counters
rule 2.2 "Many"
  limit many at look: at least 5 steps of counters
rule 2.3 "Exactly"
  limit so-many at look: exactly 5 steps of counters
rule 3.1 "Few guns"
  limit few-guns at look: at most 5 guns of counters
rule 3.2 "Many guns"
  limit many-guns at look: at least 5 guns of counters
rule 3.3 "Exactly so many guns"
  limit so-many-guns at look: exactly 5 guns of counters
rule 4 "Morale"
  limit morale at look: at most 9 morale of counters
rule 5 "Double"
  define double of a counter: 2 times steps
  ban strong at look for each counter here: its double is more than 6
"#;

/// A position with these counters of one's own, and so many of the foe's.
fn position(own: &[[i64; 3]], foes: &[[i64; 3]]) -> String {
    let mut text = String::from("id: open\ncounters:\n");
    for (side, counters) in [("red", own), ("blue", foes)] {
        for (number, [steps, guns, morale]) in counters.iter().enumerate() {
            let _ = writeln!(
                text,
                "  - {{id: {side}-{number}, side: {side}, steps: {steps}, guns: {guns}, morale: {morale}}}"
            );
        }
    }
    text + "moment: look\n"
}

fn judged(tables: &Tables, text: &str, side: Option<&str>) -> (Case, Verdict) {
    let entry = &CaseFile::from_text(text, Need::Position).0.entries[0];
    let read = match side {
        Some(side) => entry.read_for(tables, side, &Maps::none()),
        None => entry.read(tables, Need::Position),
    };
    let case = read.unwrap_or_else(|faults| panic!("{faults:?}"));
    let verdict = check::verdict(&check::judge_of(&case, tables), &case).unwrap_or_else(|why| panic!("{why}\n{text}"));
    (case, verdict)
}

/// How a rule stands: broken, kept, or open.
fn standing(verdict: &Verdict, tables: &Tables, number: &str) -> Outcome {
    let of_rule = |finding: &&reglement_engine::verdict::Finding| {
        tables.rules.get(finding.rule.index()).is_some_and(|row| row.number == number)
    };
    let any = |outcome| verdict.findings.iter().filter(of_rule).any(|finding| finding.outcome == outcome);
    [Outcome::Broken, Outcome::Open].into_iter().find(|outcome| any(*outcome)).unwrap_or(Outcome::Holds)
}

#[test]
fn what_is_told_is_sure_and_what_is_open_may_be_either() {
    let tables = compiled(RULES);
    let numbers: Vec<[i64; 2]> = (0..=7).flat_map(|steps| (1..=3).map(move |guns| [steps, guns])).collect();
    for own in [vec![[1, 1, 4]], vec![[2, 2, 4], [3, 2, 5]], vec![[5, 3, 1], [1, 3, 8]]] {
        for foes in 0..=2_usize {
            let unknown = position(&own, &vec![[2, 1, 4]; foes]);
            let (_, told) = judged(&tables, &unknown, Some("red"));
            let mut truly = Vec::new();
            for first in &numbers {
                for second in if foes == 2 { &numbers[..] } else { &numbers[..1] } {
                    let foe = |[steps, guns]: [i64; 2]| [steps, guns, 4];
                    let all = [foe(*first), foe(*second)];
                    truly.push(judged(&tables, &position(&own, &all[..foes]), None).1);
                }
            }
            for number in ["2.1", "2.2", "2.3", "3.1", "3.2", "3.3"] {
                let broken =
                    truly.iter().filter(|verdict| standing(verdict, &tables, number) == Outcome::Broken).count();
                let sure = match broken {
                    0 => Outcome::Holds,
                    all if all == truly.len() => Outcome::Broken,
                    _ => Outcome::Open,
                };
                assert_eq!(standing(&told, &tables, number), sure, "{number} of {unknown}");
            }
        }
    }
}

/// A number without a lowest value, and one that is reckoned with, leave a rule open, and the rest is judged all the same.
#[test]
fn an_open_rule_says_what_it_needs() {
    let tables = compiled(RULES);
    let (case, told) = judged(&tables, &position(&[[4, 1, 4]], &[[1, 1, 4], [1, 2, 4]]), Some("red"));
    assert_eq!(told.kind, VerdictKind::Illegal);
    let words = told.words(&tables, &case.position, &case.asked);
    assert!(words.starts_with("Illegal: 5 Double is broken.\n"), "{words}");
    let lines = [
        "4 Morale is open in the hex, when the hex is looked at (open, line",
        "For that, it would have to be known: the morale of blue-0 and the morale of blue-1.",
        "5 Double is open by blue-0 in the hex",
        "For that, it would have to be known: the steps of blue-0.",
    ];
    for line in lines {
        assert!(words.contains(line), "{line}\n{words}");
    }
    let data = serde_json::to_value(json::verdict(&told, &tables, &case.position, &case.asked)).unwrap_or_default();
    assert_eq!(data["broken"], serde_json::json!(["5"]));
    assert_eq!(data["open"], serde_json::json!(["2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4", "5"]));
    let morale = data["findings"].as_array().and_then(|all| all.iter().find(|one| one["rule"] == "4"));
    let needs = serde_json::json!([{"attribute": "morale", "of": "blue-0"}, {"attribute": "morale", "of": "blue-1"}]);
    assert_eq!(morale.map(|finding| &finding["needs"]), Some(&needs));
    // What is too much without them is told with who was counted.
    let (case, told) = judged(&tables, &position(&[[6, 1, 4]], &[[1, 1, 4]]), Some("red"));
    let words = told.words(&tables, &case.position, &case.asked);
    let line = "There are at least 6 steps of counters, and at most 5 are allowed: blue-0 (unknown) and red-0 (6).";
    assert!(words.contains(line), "{words}");
}

/// Where nothing is known to be broken, the verdict is open; and the umpire's is never.
#[test]
fn a_verdict_may_be_open() {
    let tables = compiled(&RULES.replace("its double is more than 6", "its steps is less than 0"));
    let text = position(&[[1, 2, 4]], &[[1, 2, 4]]);
    let (case, told) = judged(&tables, &text, Some("red"));
    assert_eq!(told.kind, VerdictKind::Open);
    let words = told.words(&tables, &case.position, &case.asked);
    assert!(
        words.starts_with("Open: no rule is known to be broken, but it cannot be told whether 2.1 Few, 2.2 Many"),
        "{words}"
    );
    assert!(judged(&tables, &text, None).1.open().is_empty());
}
