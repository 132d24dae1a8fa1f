//! Repairs in which a counter changes its state, by an act that the ruleset has and finds lawful.

use std::collections::BTreeSet;

use reglement_analysis::repair::{Repair, repair};
use reglement_cases::check::judge_of;
use reglement_cases::{Case, CaseFile, Need};
use reglement_engine::judge::Judge;
use reglement_engine::position::{ActData, Asked, Position};
use reglement_engine::table::{ActId, Tables, Type, Value};

use super::tables;

const FORMATIONS: &str = r#"counter has
  formation: one of column, line, square, usually line
  dug-in: yes or no, usually no
act form "a unit changes its formation"
  unit: counter
  into: formation
  sets unit's formation to into
  at the end formed
act dig-in "a unit digs in"
  unit: counter
  sets unit's dug-in to yes
  at the end formed
moment formed "a unit has changed its formation"
"#;

fn case(tables: &Tables, text: &str) -> Case {
    let (file, faults) = CaseFile::from_text(text, Need::Position);
    assert!(faults.is_empty(), "{faults:?}");
    file.entries[0].read(tables, Need::Position).unwrap()
}

fn repaired(rules: &str, text: &str) -> Repair {
    let tables = tables(&format!("{FORMATIONS}{rules}"));
    let case = case(&tables, text);
    repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap()
}

const WOODS: &str = r#"rule 6.2 "Woods"
  ban woods at rest where terrain is woods: there is a unit here where formation is line
"#;
const IN_WOODS: &str = "hex: {terrain: woods}\ncounters: [{id: a}]\nact: {type: finish-move, unit: a}\n";

#[test]
fn who_acts_may_change_by_a_lawful_act_and_the_rules_that_allow_it_are_named() {
    let forming = "rule 6.1 \"Forming\"\n  ban square at formed where terrain is woods: unit's formation is square\n";
    let repair = repaired(&format!("{WOODS}{forming}"), IN_WOODS);
    assert_eq!(
        repair.words(),
        "It would be lawful with a's formation changed from line to column (form, lawful by 6.1).\n"
    );
    assert!(repair.move_out.is_empty());
    let data = serde_json::to_value(&repair).unwrap();
    let change = serde_json::json!({
        "counter": "a", "act": "form", "rules": ["6.1"],
        "sets": [{"attribute": "formation", "from": "line", "to": "column"}],
    });
    assert_eq!(data["with-changes"], serde_json::json!([{"move-out": [], "changes": [change]}]));
}

#[test]
fn a_change_that_the_rules_forbid_is_none() {
    let forming = "rule 6.1 \"Forming\"\n  ban woods at formed where the act is form: terrain is woods\n";
    let repair = repaired(&format!("{WOODS}{forming}"), IN_WOODS);
    assert_eq!(repair.words(), "No counter that could be moved out, and no change of state, would make it lawful.\n");
}

#[test]
fn of_an_act_of_which_no_rule_speaks_it_is_said() {
    let rules = "rule 6.3 \"Forts\"\n  ban open at rest: there is a unit here where not dug-in\n";
    let repair = repaired(rules, "counters: [{id: a}]\nmoment: rest\n");
    assert_eq!(
        repair.words(),
        "It would be lawful without a.
It would be lawful with a's dug in changed from no to yes (dig in, of which no rule speaks).
"
    );
}

#[test]
fn counters_that_go_and_counters_that_change_make_one_set() {
    let stacking = "rule 5.1 \"Stacking\"\n  limit stack at rest: at most 1 units\n";
    let text = "hex: {terrain: woods}
counters: [{id: a, dug-in: yes}, {id: b, dug-in: yes}]
act: {type: finish-move, unit: a}
";
    let repair = repaired(&format!("{WOODS}{stacking}"), text);
    let shown = repair.words();
    assert!(
        shown.starts_with(
            "It would be lawful without b and with a's formation changed from line to column (form, of which no rule speaks)."
        ),
        "{shown}"
    );
    assert_eq!(repair.with_changes[0].move_out, ["b"]);
}

/// What no position tells is tried from the lowest figure on, and told.
#[test]
fn a_figure_that_the_act_needs_is_told() {
    let marching = r#"act march-order "a unit takes another order of march"
  unit: counter
  into: formation
  points-left: number from 0
  sets unit's formation to into
  at the end ordered
moment ordered "a unit has taken another order"
rule 6.4 "Points"
  requirement points at ordered: points-left is at least 2
rule 6.1 "Forming"
  ban forming at formed where the act is form: there is a unit here
"#;
    let repair = repaired(&format!("{WOODS}{marching}"), IN_WOODS);
    assert!(
        repair.words().starts_with(
            "It would be lawful with a's formation changed from line to column (march order with points left 2, lawful by 6.4)."
        ),
        "{}",
        repair.words()
    );
}

/// A change may be lawful only once another counter is gone.
#[test]
fn a_change_waits_for_what_makes_it_lawful() {
    let forming = "rule 6.1 \"Forming\"\n  limit room at formed where the act is form: at most 1 counters\n";
    let text = "hex: {terrain: woods}
counters: [{id: a}, {id: m, kind: marker}]
act: {type: finish-move, unit: a}
";
    let repair = repaired(&format!("{WOODS}{forming}"), text);
    assert!(
        repair.words().starts_with(
            "It would be lawful without m and with a's formation changed from line to column (form, lawful by 6.1)."
        ),
        "{}",
        repair.words()
    );
}

#[test]
fn an_act_that_moves_somebody_is_no_change_of_state() {
    let moving = r#"act slip-away "a unit goes back in another formation"
  unit: counter
  into: formation
  target: place, usually none
  moves unit to target
  sets unit's formation to into
  at the end formed
rule 6.1 "Forming"
  ban forming at formed where the act is form: there is a unit here
"#;
    // Where it goes nowhere, the act is one.
    let repair = repaired(&format!("{WOODS}{moving}"), IN_WOODS);
    assert!(repair.words().contains("(slip away, of which no rule speaks)"), "{}", repair.words());
    let repair = repaired(&format!("{WOODS}{moving}").replace("place, usually none", "place"), IN_WOODS);
    assert_eq!(repair.words(), "No counter that could be moved out, and no change of state, would make it lawful.\n");
}

const MIXED: &str = r#"rule 5.1 "Stacking"
  limit stack at rest: at most 3 units, at most 1 units where formation is square
rule 6.2 "Woods"
  ban line at rest where terrain is woods: there is a unit here where formation is line
rule 6.3 "Open"
  limit open at rest: at most 2 units where not dug-in
rule 6.1 "Forming"
  ban square at formed: unit's formation is square and there is another unit here where formation is square
  ban dig at formed where the act is dig-in: unit's size is battalion
"#;

/// What a repair may do: a counter goes, takes a formation, or digs in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Out(u32),
    Form(u32, usize),
    Dig(u32),
}

fn act(tables: &Tables, name: &str, said: &[(&str, Value)]) -> Asked {
    let number = |name: &str| tables.parameters.iter().position(|row| row.name == name).unwrap();
    let mut parameters = vec![Value::Nothing; tables.parameters.len()];
    for (name, value) in said {
        parameters[number(name)] = *value;
    }
    let act = ActId(tables.acts.iter().position(|row| row.name == name).unwrap() as u16);
    Asked::Act(ActData { act, parameters, lists: Vec::new(), start: None, steps: Vec::new() })
}

/// The position after a step, if that is lawful.
fn after(judge: &Judge<'_>, position: &Position, step: &Step) -> Option<Position> {
    let tables = judge.tables();
    let attribute = |name: &str| tables.counters.iter().position(|row| row.name == name).unwrap();
    let mut after = position.clone();
    let (counter, name, value, asked) = match step {
        Step::Out(counter) => {
            after.counters[*counter as usize].at.clear();
            return Some(after);
        }
        Step::Form(counter, number) => {
            let Type::OneOf(domain) = tables.counters[attribute("formation")].of_type else { return None };
            let value = Value::Symbol(tables.domains[domain.index()].values[*number]);
            let asked = act(tables, "form", &[("unit", Value::Counter(*counter)), ("into", value)]);
            (*counter, "formation", value, asked)
        }
        Step::Dig(counter) => {
            let asked = act(tables, "dig-in", &[("unit", Value::Counter(*counter))]);
            (*counter, "dug-in", Value::Flag(true), asked)
        }
    };
    let held = &mut after.counters[counter as usize].record[attribute(name)];
    let changes = *held != value && judge.is_lawful(position, &asked) == Ok(true);
    *held = value;
    changes.then_some(after)
}

/// Whether the changes are possible in some order, once those who go are gone, and the act lawful then.
fn cures(judge: &Judge<'_>, case: &Case, position: &Position, left: &BTreeSet<Step>) -> bool {
    if left.is_empty() {
        return judge.is_lawful(position, &case.asked) == Ok(true);
    }
    let someone_goes = left.iter().any(|step| matches!(step, Step::Out(_)));
    left.iter().filter(|step| !someone_goes || matches!(step, Step::Out(_))).any(|step| {
        let rest: BTreeSet<Step> = left.iter().filter(|other| *other != step).cloned().collect();
        after(judge, position, step).is_some_and(|position| cures(judge, case, &position, &rest))
    })
}

/// No counter goes and changes, or takes two formations.
fn makes_sense(set: &BTreeSet<Step>) -> bool {
    set.iter().all(|one| {
        set.iter().filter(|other| *other != one).all(|other| match (one, other) {
            (Step::Out(gone), Step::Form(counter, _) | Step::Dig(counter)) => gone != counter,
            (Step::Form(one, _), Step::Form(other, _)) => one != other,
            _ => true,
        })
    })
}

/// The smallest sets of up to three steps, by trying every one.
fn by_trying_all(judge: &Judge<'_>, case: &Case) -> BTreeSet<BTreeSet<Step>> {
    let many = case.position.counters.len() as u32;
    let steps = (0..many).flat_map(|counter| {
        let out = (counter > 0).then_some(Step::Out(counter));
        out.into_iter().chain((0..3).map(move |number| Step::Form(counter, number))).chain([Step::Dig(counter)])
    });
    let steps: Vec<Step> = steps.collect();
    let mut found: BTreeSet<BTreeSet<Step>> = BTreeSet::new();
    let mut sets: BTreeSet<BTreeSet<Step>> = BTreeSet::from([BTreeSet::new()]);
    for _ in 1..=3 {
        let mut larger = BTreeSet::new();
        for set in &sets {
            for step in &steps {
                let mut with = set.clone();
                if with.insert(step.clone()) && makes_sense(&with) && !found.iter().any(|cure| cure.is_subset(&with)) {
                    larger.insert(with);
                }
            }
        }
        let (cured, open) = larger.into_iter().partition(|set| cures(judge, case, &case.position, set));
        found.extend::<BTreeSet<BTreeSet<Step>>>(cured);
        sets = open;
    }
    found
}

/// What the search tells, as sets of steps.
fn told(tables: &Tables, case: &Case, repair: &Repair) -> BTreeSet<BTreeSet<Step>> {
    let number = |id: &String| case.position.counters.iter().position(|counter| counter.id == *id).unwrap() as u32;
    let formation = |to: &serde_json::Value| ["column", "line", "square"].iter().position(|word| to == word);
    let mut sets: BTreeSet<BTreeSet<Step>> =
        repair.move_out.iter().map(|set| set.iter().map(|id| Step::Out(number(id))).collect()).collect();
    for with in &repair.with_changes {
        let mut set: BTreeSet<Step> = with.move_out.iter().map(|id| Step::Out(number(id))).collect();
        set.extend(with.changes.iter().map(|change| match formation(&change.sets[0].to) {
            Some(formation) => Step::Form(number(&change.counter), formation),
            None => Step::Dig(number(&change.counter)),
        }));
        sets.insert(set);
    }
    assert!(tables.acts.iter().any(|row| row.name == "form"));
    sets
}

#[test]
fn the_search_finds_what_trying_every_set_of_steps_finds() {
    let tables = tables(&format!("{FORMATIONS}{MIXED}"));
    let judge = Judge::new(&tables);
    let (mut compared, mut with_changes) = (0, 0);
    for seed in 0..60_u64 {
        let mut dice = seed * 0x9e37_79b9 + 7;
        let mut below = |sides: u64| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) % sides
        };
        let mut text = format!("hex: {{terrain: {}}}\ncounters:\n", ["clear", "woods"][below(2) as usize]);
        for number in 0..2 + below(2) {
            let formation = ["column", "line", "square"][below(3) as usize];
            let (dug_in, size) = (["yes", "no"][below(2) as usize], ["company", "battalion"][below(2) as usize]);
            text += &format!("  - {{id: c{number}, formation: {formation}, dug-in: {dug_in}, size: {size}}}\n");
        }
        text += "act: {type: finish-move, unit: c0}\n";
        let case = case(&tables, &text);
        let Some(repair) = repair(&judge, &case.position, &case.asked) else { continue };
        if repair.cut_short {
            continue;
        }
        let up_to_three: BTreeSet<BTreeSet<Step>> =
            told(&tables, &case, &repair).into_iter().filter(|set| set.len() <= 3).collect();
        assert_eq!(up_to_three, by_trying_all(&judge, &case), "{text}");
        compared += 1;
        with_changes += usize::from(!repair.with_changes.is_empty());
    }
    assert!(compared > 20 && with_changes > 10, "{compared} {with_changes}");
}
