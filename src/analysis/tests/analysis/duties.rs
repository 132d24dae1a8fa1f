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

#[test]
fn a_rule_of_another_act_bars_no_way_to_a_duty() {
    let march = MARCH.replace(
        "rule 1 ",
        "act dig \"a unit digs in\"\n  unit: counter\n  at the end digging\nmoment digging \"a unit digs in\"\n\n\
         rule 0 \"Digging\"\n  ban marsh at digging: here's ground is marsh\n\nrule 1 ",
    );
    let found =
        effects(&compiled(&march), &compiled(&march.replace("here's ground is marsh", "here's ground is open")));
    let named: Vec<&str> = found.clauses.iter().map(|clause| &*clause.clause).collect();
    assert_eq!(named, ["marsh"], "{}", text(&found));
}

#[test]
fn a_choice_that_is_no_longer_left_open_bars_a_duty() {
    let march = MARCH
        .replace("  path: path\n", "  path: path\n  loaded: yes or no, usually no\n")
        .replace("along path\n", "along path\n  leaves loaded open\n")
        .replace("rule 2 ", "rule 0 \"Loads\"\n  ban loaded at entry where loaded: here's ground is marsh\n\nrule 2 ");
    let march = march.replace("step-count is more than 0 if possible", "here's ground is marsh if possible");
    let found = effects(&compiled(&march), &compiled(&march.replace("  leaves loaded open\n", "")));
    let duty = found.clauses.iter().find(|clause| clause.clause == "march");
    let turns: Vec<Turn> = duty.into_iter().flat_map(|duty| &duty.witnesses).map(|witness| witness.turn).collect();
    assert_eq!(turns, [Turn::NewlyLawful], "{}", text(&found));
}
