//! Every key of `expect` can fail a case, each with a sentence of its own.

use reglement_cases::{Case, CaseFile, Need, check};
use reglement_compiler::source::Source;
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;

const RULES: &str = r#"ruleset small
  title "A small one"

place called hex has
  terrain: one of clear, woods, usually clear
  full: yes or no, usually no

counter has
  kind: one of infantry, armor, marker
  size: number from 1, usually 1
  points: number from 0, usually 3

act finish-move
  unit: counter
  at the end rest

act finish-retreat
  unit: counter
  at the end rest

act fight
  role: one of attack, defend
  at the end battle

act ride
  unit: counter
  at the end change

act look
  at the end looking

moment rest
moment battle
moment change
moment looking
moment own-movement
moment phase-end

reference 8.0 "fog of war"

ruling A1 "Do markers count?"
  one of yes, no, used no

rule 1.0 "Units"
  define unit is a counter where kind is not marker or ruling A1 is yes
  define weight of a unit: size
  define crowded of a hex: rule 1.1 stack is broken

rule 1.1 "Stacking"
  limit stack at rest in each hex: at most 3 units
    except woods where here's terrain is woods: at most 2 units
  see 8.0
  duty mend at rest where here is crowded: by own-movement

rule 1.2 "Retreats"
  except retreat to 1.1 stack where the act is finish-retreat: lifted

rule 1.3 "Boxes"
  except box to 1.1 stack where here's full and the act is finish-move: deferred until phase-end

rule 2.0 "Battle"
  penalty shift at battle where here is crowded: 1 against owner
  cure losses at battle where here is crowded: 2 by owner
  value strength at battle: sum of size of units here
  value fighters at battle: units here

rule 3.0 "Riding"
  price mount at change: 2 from unit's points

rule 4.0 "Panic"
  forced rout at looking where here is crowded: 1

rule 5.0 "Pursuit"
  permission pursue at battle where role is attack
    except tired where here is crowded: lifted
"#;

fn tables() -> Tables {
    match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    }
}

/// What is said of a case with these counters, this question and this expectation.
fn differences(position: &str, asked: &str, expect: &str) -> Vec<String> {
    let tables = tables();
    let text = format!("- id: x\n  {position}\n  {asked}\n  expect: {expect}\n");
    let (file, faults) = CaseFile::from_text(&text, Need::Expectation);
    assert_eq!(faults, []);
    let case: Case = match file.entries[0].read(&tables, Need::Expectation) {
        Ok(case) => case,
        Err(faults) => unreachable!("{faults:#?}"),
    };
    let judge = Judge::new(&tables);
    let verdict = match judge.judge(&case.position, &case.asked) {
        Ok(verdict) => verdict,
        Err(error) => unreachable!("{error:?}"),
    };
    let define = |definition, subject| {
        let value = judge.define_after(&case.position, &case.asked, None, definition, subject);
        value.map_err(|error| format!("{error:?}"))
    };
    check::differences(&case, &tables, &verdict, &define)
}

const FOUR: &str = "counters: [{id: m, kind: marker}, {id: a, kind: infantry}, {id: b, kind: infantry}, {id: c, kind: armor, size: 2}, {id: d, kind: infantry}]";
const THREE: &str = "counters: [{id: a, kind: infantry}, {id: b, kind: infantry}, {id: c, kind: armor, size: 2}]";
const MOVE: &str = "act: {type: finish-move, unit: a}";

#[test]
fn what_is_right_passes() {
    let none: [String; 0] = [];
    assert_eq!(
        differences(
            FOUR,
            MOVE,
            r#"{verdict: illegal, broken: ["1.1"], cites: ["1.1 stack", "1.0"], refers: ["8.0"], rulings: [A1],
               measures: [{what: units, have: 4, limit: 3, rule: "1.1", counted: [d, c, b, a], in: hex}], state: {crowded: yes},
               counts-as: {c: {unit: yes, weight: 2}}}"#
        ),
        none
    );
    assert_eq!(
        differences(
            FOUR,
            "act: {type: finish-retreat, unit: a}",
            r#"{verdict: legal, broken: [], exceptions: ["1.2 retreat"], duties: [{duty: mend, rule: "1.1", by: own-movement}]}"#
        ),
        none
    );
    assert_eq!(
        differences(
            FOUR,
            "act: {type: fight, role: attack}",
            "{verdict: legal, penalties: {shift: {value: 1, against: owner}}, cures: {losses: {value: 2, by: owner}},
               values: {strength: 5, fighters: [a, b, c, d]}}"
        ),
        none
    );
    assert_eq!(differences(FOUR, "act: {type: look}", "{verdict: forced, forced: {rout: 1}}"), none);
    assert_eq!(differences(THREE, "act: {type: look}", r#"{verdict: legal, idle: ["4.0", "4.0 rout"]}"#), none);
    assert_eq!(
        differences(FOUR, "act: {type: ride, unit: a}", "{verdict: legal, prices: {mount: {value: 2, from: 3}}}"),
        none
    );
    assert_eq!(
        differences(
            &format!("hex: {{full: yes}}\n  {FOUR}"),
            MOVE,
            "{verdict: deferred, broken: [], duties: [mend, {duty: stack, by: phase-end}]}"
        ),
        none
    );
}

#[test]
fn a_wrong_verdict_or_rule_fails() {
    assert_eq!(
        differences(THREE, MOVE, r#"{verdict: illegal, broken: ["1.1"]}"#),
        ["expected the verdict to be illegal; it is legal", "expected 1.1 to be broken; it held: 3 units of at most 3"]
    );
    assert_eq!(
        differences(FOUR, MOVE, "{verdict: illegal, broken: []}"),
        ["1.1 stack is broken, which was not expected: 4 units of at most 3"]
    );
    assert_eq!(
        differences(FOUR, "act: {type: finish-retreat, unit: a}", r#"{verdict: legal, broken: ["1.1"]}"#),
        ["expected 1.1 to be broken; it was lifted by 1.2 retreat"]
    );
    assert_eq!(
        differences(FOUR, MOVE, r#"{verdict: illegal, broken: ["1.1", "2.0"], cites: ["2.0"]}"#),
        ["expected 2.0 to be broken; it was not judged here", "expected 2.0 to be cited; cited are: 1.0, 1.1"]
    );
    assert_eq!(
        differences(FOUR, MOVE, r#"{verdict: illegal, exceptions: [woods]}"#),
        ["expected the exception woods to apply; none did"]
    );
}

#[test]
fn a_clause_that_speaks_is_not_idle() {
    assert_eq!(
        differences(FOUR, "act: {type: fight, role: attack}", r#"{verdict: legal, idle: ["2.0", "2.0 shift", "4.0"]}"#),
        [
            "expected 2.0 to have nothing to say; it states an effect",
            "expected 2.0 shift to have nothing to say; it states an effect",
            "expected 4.0 to have nothing to say; it was not judged here"
        ]
    );
    assert_eq!(
        differences(FOUR, MOVE, r#"{verdict: illegal, idle: ["1.1 stack"]}"#),
        ["expected 1.1 stack to have nothing to say; it is broken"]
    );
    assert_eq!(
        differences(THREE, MOVE, r#"{verdict: legal, idle: ["1.1"]}"#),
        ["expected 1.1 to have nothing to say; it was judged, and holds"]
    );
    assert_eq!(
        differences(FOUR, "act: {type: finish-retreat, unit: a}", r#"{verdict: legal, idle: ["1.1 stack"]}"#),
        ["expected 1.1 stack to have nothing to say; it was judged, and lifted"]
    );
}

#[test]
fn a_permission_applies_where_its_condition_is_met_and_nothing_takes_it_back() {
    let none: [String; 0] = [];
    let attack = "act: {type: fight, role: attack}";
    assert_eq!(differences(THREE, attack, r#"{verdict: legal, permits: ["5.0", "5.0 pursue"]}"#), none);
    assert_eq!(
        differences(FOUR, attack, r#"{verdict: legal, permits: ["5.0 pursue"]}"#),
        ["expected 5.0 pursue to permit this; it is lifted"]
    );
    assert_eq!(
        differences(THREE, "act: {type: fight, role: defend}", r#"{verdict: legal, permits: ["5.0"]}"#),
        ["expected 5.0 to permit this; its condition is not met"]
    );
    assert_eq!(
        differences(THREE, MOVE, r#"{verdict: legal, permits: ["5.0 pursue"]}"#),
        ["expected 5.0 pursue to permit this; it was not judged here"]
    );
}

#[test]
fn an_exception_that_applies_is_not_near() {
    let none: [String; 0] = [];
    assert_eq!(differences(FOUR, MOVE, r#"{verdict: illegal, near: [woods, "1.2 retreat"]}"#), none);
    assert_eq!(
        differences(FOUR, "act: {type: finish-retreat, unit: a}", r#"{verdict: legal, near: [retreat]}"#),
        ["expected the exception retreat not to apply; it did"]
    );
    assert_eq!(
        differences(THREE, "act: {type: look}", r#"{verdict: legal, near: [woods]}"#),
        ["expected the exception woods to be looked at; no clause judged has it"]
    );
}

#[test]
fn a_wrong_measure_fails() {
    assert_eq!(
        differences(FOUR, MOVE, "{verdict: illegal, measures: [{what: units, have: 5, limit: 3}]}"),
        ["expected 5 units against a limit of 3; measured: 4 units of at most 3 (1.1)"]
    );
    assert_eq!(
        differences(FOUR, MOVE, "{verdict: illegal, measures: [{what: units, counted: [a, b, c]}]}"),
        ["expected units, counting a, b, c; measured: 4 units of at most 3 (1.1), counting a, b, c, d"]
    );
    assert_eq!(
        differences(FOUR, MOVE, r#"{verdict: illegal, measures: [{what: units, limit: unlimited, rule: "2.0"}]}"#),
        ["expected units against a limit of unlimited by 2.0; nothing of that kind was measured"]
    );
}

#[test]
fn a_wrong_duty_fails() {
    let retreat = "act: {type: finish-retreat, unit: a}";
    assert_eq!(
        differences(FOUR, retreat, "{verdict: legal, duties: []}"),
        ["the duty mend (1.1) by own-movement was not expected"]
    );
    assert_eq!(
        differences(FOUR, retreat, "{verdict: legal, duties: [{duty: mend, by: phase-end}]}"),
        [
            "expected the duty mend by phase-end; there is: mend (1.1) by own-movement",
            "the duty mend (1.1) by own-movement was not expected",
        ]
    );
    assert_eq!(
        differences(THREE, retreat, "{verdict: legal, duties: [mend]}"),
        ["expected the duty mend; there is none"]
    );
}

#[test]
fn a_wrong_effect_fails() {
    let fight = "act: {type: fight, role: attack}";
    assert_eq!(
        differences(FOUR, fight, "{verdict: legal, penalties: {}, cures: {losses: 3}}"),
        [
            "the penalty shift 1 against owner (2.0) was not expected",
            "expected the cure losses 3; it is: losses 2 by owner (2.0)",
            "the cure losses 2 by owner (2.0) was not expected",
        ]
    );
    assert_eq!(
        differences(FOUR, fight, "{verdict: legal, penalties: {shift: {value: 1, against: attacker}}}"),
        [
            "expected the penalty shift 1 against attacker; it is: shift 1 against owner (2.0)",
            "the penalty shift 1 against owner (2.0) was not expected",
        ]
    );
    assert_eq!(
        differences(FOUR, fight, r#"{verdict: legal, values: {strength: 4, fighters: [a, b]}}"#),
        [
            "expected the value strength 4; it is: strength 5 (2.0)",
            "expected the value fighters a, b; it is: fighters a, b, c, d (2.0)",
        ]
    );
    assert_eq!(
        differences(THREE, "act: {type: look}", "{verdict: legal, forced: {rout: 1}}"),
        ["expected the forced rout 1; there is none"]
    );
    assert_eq!(
        differences(FOUR, "act: {type: ride, unit: a}", "{verdict: legal, prices: {mount: {value: 2, from: 4}}}"),
        [
            "expected the price mount 2 from 4; it is: mount 2 from 3 (3.0)",
            "the price mount 2 from 3 (3.0) was not expected",
        ]
    );
}

#[test]
fn a_wrong_definition_or_reference_fails() {
    assert_eq!(
        differences(THREE, MOVE, "{verdict: legal, counts-as: {c: {weight: 1}}, state: {crowded: yes}}"),
        ["expected weight of c to be 1; it is 2", "expected crowded to be yes; it is no"]
    );
    assert_eq!(
        differences(THREE, "act: {type: ride, unit: a}", r#"{verdict: legal, refers: ["8.0"], rulings: [A1]}"#),
        ["expected the verdict to refer to 8.0; it does not", "expected the verdict to lean on ruling A1; it does not"]
    );
}
