//! Corners of the language where it is easy to mean two things: what each comes to, by the tables and by the interpreter.

#![allow(clippy::panic)]

use reglement_cases::Need;
use reglement_cases::check::{Outcome, check, judge_of, verdict};
use reglement_differential_tests::corpus::Ruleset;
use reglement_differential_tests::drawn;
use reglement_differential_tests::tally::{Measure, tally};

/// The cases of these rules, judged alike in both ways.
fn judged_alike(rules: &str, cases: &str, need: Need) -> Ruleset {
    let ruleset = drawn::written(rules, cases, need).unwrap_or_else(|told| panic!("{told}"));
    let positions = ruleset.cases.len();
    let tally = tally(&ruleset, Measure { positions, work: usize::MAX, varied_at_least: 0, seed: 1, most_tried: 100 });
    assert!(tally.differences.is_empty() && tally.not_covered.is_empty(), "{rules}{}", tally.differences.join("\n"));
    ruleset
}

/// Both ways say what the cases expect.
fn come_to(rules: &str, cases: &str) {
    let ruleset = judged_alike(rules, cases, Need::Expectation);
    for case in &ruleset.cases {
        assert_eq!(check(case, &ruleset.tables), Outcome::Passed, "{rules}{}", case.id);
    }
}

/// Why neither way judges the case.
fn unjudged(rules: &str, case: &str) -> Option<String> {
    let ruleset = judged_alike(rules, case, Need::Position);
    let case = ruleset.cases.first()?;
    verdict(&judge_of(case, &ruleset.tables), case).err()
}

#[test]
fn an_act_of_which_a_duty_says_nothing_does_not_meet_it() {
    let rules = r#"
rule 1.0 "Woods"
  duty reach at rest where here's terrain is woods: here's wall is yes if possible
"#;
    let cases = "
- id: the-wall-is-in-the-clear
  hexes: [{id: a, next: [b, c]}, {id: b, terrain: woods}, {id: c, wall: yes}]
  counters: [{id: mover, at: a}]
  act: {type: jump, unit: mover, to-hex: b, into: foot}
  expect: {verdict: legal}
- id: a-wall-is-in-other-woods
  hexes: [{id: a, next: [b, c]}, {id: b, terrain: woods}, {id: c, terrain: woods, wall: yes}]
  counters: [{id: mover, at: a}]
  act: {type: jump, unit: mover, to-hex: b, into: foot}
  expect: {verdict: illegal, broken: ['1.0']}
";
    come_to(rules, cases);
}

#[test]
fn a_duty_for_each_of_several_is_met_by_an_act_that_meets_it_for_all() {
    let rules = r#"
rule 1.0 "Company"
  duty company at rest for each soldier called x here: (number of soldiers in x's place) is at least 2 if possible
rule 2.0 "Walls"
  ban walls at rest: here's wall is yes
"#;
    let cases = "
- id: nobody-anywhere
  hexes: [{id: a, next: [b, c]}, {id: b}, {id: c}]
  counters: [{id: mover, at: a}]
  act: {type: jump, unit: mover, to-hex: b, into: foot}
  expect: {verdict: legal}
- id: somebody-in-another-hex
  hexes: [{id: a, next: [b, c]}, {id: b}, {id: c}]
  counters: [{id: mover, at: a}, {id: friend, at: c}]
  act: {type: jump, unit: mover, to-hex: b, into: foot}
  expect: {verdict: illegal, broken: ['1.0']}
- id: somebody-behind-a-wall
  hexes: [{id: a, next: [b, c]}, {id: b}, {id: c, wall: yes}]
  counters: [{id: mover, at: a}, {id: friend, at: c}]
  act: {type: jump, unit: mover, to-hex: b, into: foot}
  expect: {verdict: legal}
";
    come_to(rules, cases);
}

#[test]
fn where_no_act_is_judged_nothing_else_was_possible() {
    let rules = r#"
rule 1.0 "Reach"
  duty reach at rest: here's wall is yes if possible
rule 2.0 "Out of reach"
  ban out-of-reach at rest where turn is 2: rule 1.0 is broken
"#;
    let cases = "
- id: a-moment
  hexes: [{id: a, next: [b]}, {id: b, wall: yes}]
  counters: [{id: mover, at: a}]
  moment: rest
  expect: {verdict: legal}
- id: the-duty-as-a-fact
  hexes: [{id: a, next: [b]}, {id: b, wall: yes}]
  game: {turn: 2}
  counters: [{id: mover, at: a}]
  act: {type: jump, unit: mover, to-hex: a, into: foot}
  expect: {verdict: illegal, broken: ['1.0']}
";
    come_to(rules, cases);
}

#[test]
fn kinds_that_are_hidden_may_all_differ_and_no_more() {
    let rules = r#"
rule 0.0 "Fog"
  fog kinds: hides kind of enemy counters where concealed
rule 1.0 "Variety"
  limit variety at rest where turn is 1: at least 3 different kind of counters
rule 2.0 "Sameness"
  limit sameness at rest where turn is 2: at most 1 different kind of counters
"#;
    let cases = "
- id: two-can-never-be-three
  for: red
  counters: [{id: own}, {id: foe, side: blue, concealed: yes}]
  moment: rest
  expect: {verdict: illegal, broken: ['1.0']}
- id: three-may-be
  for: red
  counters: [{id: own}, {id: horse, kind: horse}, {id: foe, side: blue, concealed: yes}]
  moment: rest
  expect: {verdict: open, broken: [], open: ['1.0']}
- id: three-are-whatever-is-hidden
  for: red
  counters: [{id: own}, {id: horse, kind: horse}, {id: guns, kind: guns}, {id: foe, side: blue, concealed: yes}]
  moment: rest
  expect: {verdict: legal}
- id: one-and-a-hidden-one
  for: red
  game: {turn: 2}
  counters: [{id: own}, {id: foe, side: blue, concealed: yes}]
  moment: rest
  expect: {verdict: open, broken: [], open: ['2.0']}
- id: two-and-a-hidden-one
  for: red
  game: {turn: 2}
  counters: [{id: own}, {id: horse, kind: horse}, {id: foe, side: blue, concealed: yes}]
  moment: rest
  expect: {verdict: illegal, broken: ['2.0']}
";
    come_to(rules, cases);
}

#[test]
fn each_side_sees_its_foes() {
    let rules = r#"
rule 1.0 "Contact"
  limit contact at rest per side where turn is 1: no enemy soldiers
rule 2.0 "Company"
  ban company at rest per side where turn is 2:
    there is an enemy soldier called foe here where (there is another friendly soldier here)
"#;
    let cases = "
- id: by-itself
  counters: [{n: 2}]
  moment: rest
  expect: {verdict: legal}
- id: with-a-foe
  counters: [{n: 2}, {id: foe, side: blue}]
  moment: rest
  expect: {verdict: illegal, broken: ['1.0']}
- id: a-foe-alone
  game: {turn: 2}
  counters: [{id: own}, {id: foe, side: blue}]
  moment: rest
  expect: {verdict: legal}
- id: a-foe-with-a-friend
  game: {turn: 2}
  counters: [{id: own}, {n: 2, id: foe, side: blue}]
  moment: rest
  expect: {verdict: illegal, broken: ['2.0']}
";
    come_to(rules, cases);
}

#[test]
fn a_price_without_a_figure_is_no_price() {
    let rules = r#"
rule 1.0 "Fords"
  price ford at rest where here's wall is yes: (no figure if turn is 1, otherwise 2)
"#;
    let walls = "hexes: [{id: a, next: [b]}, {id: b, wall: yes}], counters: [{id: mover, at: a}]";
    let act = "act: {type: move, unit: mover, path: [b]}";
    let told = unjudged(rules, &format!("- {{id: none-given, {walls}, {act}}}\n")).unwrap_or_default();
    assert!(told.contains("no figure") && told.contains("1.0 ford"), "{told}");
    let expected = "expect: {verdict: legal, prices: {ford: {value: 2}}}";
    come_to(rules, &format!("- {{id: two, game: {{turn: 2}}, {walls}, {act}, {expected}}}\n"));
}

#[test]
fn what_is_absent_belongs_to_no_class() {
    let rules = r#"
define hidden-one is a counter where its chief's concealed
define hiding of a counter: its chief's concealed
rule 1.0 "Hidden"
  limit hidden at rest: no hidden-ones
"#;
    let cases = "
- id: without-a-chief
  counters: [{id: own}]
  moment: rest
  expect: {verdict: legal, counts-as: {own: {hidden-one: no, hiding: none}}}
- id: with-a-hidden-one
  counters: [{id: own, chief: boss}, {id: boss, concealed: yes}]
  moment: rest
  expect: {verdict: illegal, broken: ['1.0'], counts-as: {own: {hidden-one: yes}, boss: {hidden-one: no}}}
";
    come_to(rules, cases);
}

#[test]
fn what_is_switched_off_from_start_to_end_is_told_alike() {
    let rules = r#"
rule 1.0 "Stacking"
  limit stack at any moment in play: at most 0 soldiers
    except always where turn is 1: lifted
"#;
    let cases = "
- id: leaving
  hexes: [{id: a, next: [b]}, {id: b}]
  counters: [{id: mover, at: a}, {id: other, at: b}]
  act: {type: leave, unit: mover}
  expect: {verdict: legal, exceptions: [always]}
";
    come_to(rules, cases);
}

#[test]
fn each_for_whom_a_price_is_asked_pays_from_the_budget() {
    let rules = r#"
rule 1.0 "Supply"
  price supply at rest for each soldier here where turn is 1: 2 from 3
rule 2.0 "Rations"
  price rations at rest where turn is 2: number of soldiers here from here's room
rule 3.0 "Pay"
  price pay at rest in play per side where turn is 3: number of soldiers in play from (3 if side is red, otherwise 1)
rule 3.1 "Arrears"
  price arrears at rest in play per side where turn is 3 and weather includes mud:
    1 from (3 if side is red, otherwise 1)
"#;
    let cases = "
- id: one-is-supplied
  counters: [{id: own}]
  moment: rest
  expect: {verdict: legal}
- id: two-are-too-many
  counters: [{n: 2, id: own}]
  moment: rest
  expect: {verdict: illegal, broken: ['1.0']}
- id: each-hex-has-rations-of-its-own
  hexes: [{id: a, room: 3, next: [b]}, {id: b, room: 1}]
  game: {turn: 2}
  counters: [{n: 3, at: a}, {id: alone, at: b}]
  moment: rest
  expect: {verdict: legal}
- id: one-hex-has-too-few
  hexes: [{id: a, room: 3, next: [b]}, {id: b, room: 1}]
  game: {turn: 2}
  counters: [{n: 3, at: a}, {n: 2, id: hungry, at: b}]
  moment: rest
  expect: {verdict: illegal, broken: ['2.0']}
- id: each-side-pays-its-own
  game: {turn: 3}
  counters: [{n: 3}, {id: foe, side: blue}]
  moment: rest
  expect: {verdict: legal}
- id: arrears-are-paid-from-the-same
  game: {turn: 3, weather: [mud]}
  counters: [{n: 2}, {id: foe, side: blue}]
  moment: rest
  expect: {verdict: illegal, broken: ['3.1']}
";
    come_to(rules, cases);
}
