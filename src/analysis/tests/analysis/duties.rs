//! Duties if possible: what changes elsewhere may open or bar the ways to meet them.

use reglement_analysis::effect::{ClauseEffect, Turn, effects, text};

use super::compiled;

/// Who marches has to come nearer to its goal, if it can pay for the way.
const MARCH: &str = r#"ruleset march
  title "March"
  game "March"

place called hex has
  ground: one of open, marsh, usually open

counter has
  side: name
  orders: one of march, hold, usually hold
  points: number from 0, usually 2
  goal: place, usually none

moment setting-out "a unit sets out"
moment entry "a unit enters a hex"
moment segment-end "a unit has moved"

act move "a unit moves"
  unit: counter
  path: path
  moves unit along path
  at the start setting-out
  at each step entry
  at the end segment-end

rule 1 "Price"
  chart price "points for entering a hex" rows ground
    open  | 1
    marsh | 3
  define price-of-step of a step: price of its to's ground
  define spent: sum of price-of-step of steps
  limit allowance at segment-end: at most unit's points as (spent) called "points"

rule 2 "March"
  duty march at segment-end where unit's orders is march: step-count is more than 0 if possible

rule 3 "Hold"
  ban hold at segment-end where unit's orders is hold: step-count is more than 1
"#;

fn of_edit(old: &str, new: &str) -> (Vec<ClauseEffect>, String) {
    assert!(MARCH.contains(old), "the edit has to change something: {old}");
    let found = effects(&compiled(MARCH), &compiled(&MARCH.replace(old, new)));
    let told = text(&found);
    (found.clauses, told)
}

#[test]
fn a_figure_of_a_chart_decides_whether_one_can_be_met() {
    let (clauses, told) = of_edit("    open  | 1", "    open  | 2");
    let duty = clauses.iter().find(|clause| clause.clause == "march");
    let duty = duty.unwrap_or_else(|| panic!("the duty is named: {told}"));
    assert_eq!(duty.because, ["chart price"], "{told}");
    // With one point left, what had to be done cannot be done any more.
    let turns: Vec<Turn> = duty.witnesses.iter().map(|witness| witness.turn).collect();
    assert_eq!(turns, [Turn::NewlyLawful], "{told}");
}

#[test]
fn a_rule_that_never_meets_a_duty_bars_no_way_to_it() {
    let (clauses, told) = of_edit("step-count is more than 1", "step-count is more than 0");
    let named: Vec<&str> = clauses.iter().map(|clause| &*clause.clause).collect();
    assert_eq!(named, ["hold"], "{told}");
}
