//! The effects of a change, clause by clause.

use super::{ClauseEffect, Effects, Found, Rewritten, Turn, Witness};
use crate::search::{Bound, SmallMaps, listed, several};

pub fn text(effects: &Effects) -> String {
    let mut text = String::new();
    for clause in &effects.clauses {
        text.push_str(&format!("\n{}: {} {}\n", clause.heading, clause.kind, clause.clause.replace('-', " ")));
        text.push_str(&format!("  because of {}\n", clause.because.join(", ")));
        for witness in &clause.witnesses {
            text.push_str(&format!("  {}: {}\n", turn(witness), witness.position));
            text.push_str(&format!("    was: {}\n    now: {}\n", witness.old, witness.new));
            for line in witness.case.lines() {
                text.push_str(&format!("      {line}\n"));
            }
        }
        text.push_str(&format!("  {}\n", conclusion(clause)));
    }
    text.extend(effects.rewritten.iter().map(|rewritten| format!("\n{}\n", same(rewritten))));
    for unused in &effects.unused {
        text.push_str(&format!("\n{unused}: no effect; nothing that is judged rests on it\n"));
    }
    text.push_str(&in_cases(effects, false));
    text
}

pub fn markdown(effects: &Effects) -> String {
    let mut text = String::new();
    for clause in &effects.clauses {
        text.push_str(&format!("\n### Effect on {}: {} {}\n\n", clause.heading, clause.kind, clause.clause));
        text.push_str(&format!("Because of {}.\n", clause.because.join(", ")));
        for witness in &clause.witnesses {
            text.push_str(&format!("\n- **{}**: {}\n", turn(witness), witness.position));
            text.push_str(&format!("  - was: {}\n  - now: {}\n\n", witness.old, witness.new));
            text.push_str("  ```yaml\n");
            for line in witness.case.lines() {
                text.push_str(&format!("  {line}\n"));
            }
            text.push_str("  ```\n");
        }
        text.push_str(&format!("\n{}\n", conclusion(clause)));
    }
    text.extend(effects.rewritten.iter().map(|rewritten| format!("\n{}.\n", same(rewritten))));
    for unused in &effects.unused {
        text.push_str(&format!("\n{unused}: no effect; nothing that is judged rests on it.\n"));
    }
    text.push_str(&in_cases(effects, true));
    text
}

/// What is declared otherwise, and the cases that turn.
pub fn in_cases(effects: &Effects, markdown: bool) -> String {
    let mut text = String::new();
    for declared in &effects.declared {
        text.push_str(&format!("\n{declared}: declared otherwise; only the rulesets' own cases were tried\n"));
    }
    let Some(all) = Some(effects.turned.len()).filter(|all| *all > 0) else { return text };
    let heading = format!("{} judged otherwise", several(all, "case of the rulesets is", "cases of the rulesets are"));
    text.push_str(&if markdown { format!("\n### {heading}\n\n") } else { format!("\n{heading}\n") });
    let (dash, bold) = if markdown { ("- ", "**") } else { ("  ", "") };
    for case in effects.turned.iter().take(MOST_CASES) {
        text.push_str(&format!("{dash}{bold}{}{bold}\n", case.id));
        text.push_str(&format!("  {dash}was: {}\n  {dash}now: {}\n", case.old, case.new));
    }
    if all > MOST_CASES {
        text.push_str(&format!("{dash}and {} more\n", all - MOST_CASES));
    }
    text
}

/// So many of the cases are told in words.
const MOST_CASES: usize = 12;

/// `newly lawful (on a small map)`
pub fn turn(witness: &Witness) -> String {
    let turn = match witness.turn {
        Turn::NewlyUnlawful => "newly unlawful",
        Turn::NewlyLawful => "newly lawful",
        Turn::Otherwise => "judged otherwise",
    };
    let hidden = if witness.hidden { " by this rule, though other rules decide the same" } else { "" };
    let found = match &witness.found {
        Found::Growing => String::new(),
        Found::Case(id) => format!(" (what is left of case {id})"),
        Found::SmallMap => " (on a small map)".to_owned(),
    };
    format!("{turn}{hidden}{found}")
}

fn conclusion(clause: &ClauseEffect) -> String {
    if let Some(settled) = settled(clause) {
        return settled;
    }
    let bound = &clause.bound;
    let mut searched = searched(bound);
    searched.extend(clause.small_maps.iter().map(on_small_maps));
    match (clause.witnesses.is_empty(), clause.is_surely_without_effect()) {
        (false, _) => searched,
        (true, _) if clause.unshown > 0 => format!(
            "judged otherwise by this rule alone, in positions of which the whole ruleset says nothing: {searched}"
        ),
        (true, true) => format!("no effect: {searched}"),
        (true, false) => format!("no effect found: {searched}"),
    }
}

/// `definition battalion (7.1.0): no effect; …`
pub fn same(rewritten: &Rewritten) -> String {
    format!(
        "{}: no effect; it comes to the same for {} of the attributes that matter to it, which are all there are",
        rewritten.what,
        several(rewritten.combinations, "combination", "combinations")
    )
}

/// Why a clause never applies, if rulings keep it from that.
pub fn settled(clause: &ClauseEffect) -> Option<String> {
    let told = || format!("no effect: it never applies, since ruling {}", listed(&clause.settled_by));
    (!clause.settled_by.is_empty()).then(told)
}

/// `searched: all 1200 positions of up to 4 counters …`
pub fn searched(bound: &Bound) -> String {
    if bound.positions == 0 {
        return "no position could be made in which it is judged".to_owned();
    }
    let kinds = format!(
        "{} of counter and {} of place that the rules tell apart",
        several(bound.counter_kinds, "kind", "kinds"),
        several(bound.place_kinds, "kind", "kinds")
    );
    let beyond = if bound.beyond_every_bound { ", more than the largest bound" } else { "" };
    let sampled = if bound.sampled_counters > bound.counters {
        format!(", and a fixed choice of those with up to {}", bound.sampled_counters)
    } else {
        String::new()
    };
    let attributes = if bound.attributes_sampled { "; of the combinations of attributes a fixed choice" } else { "" };
    format!(
        "searched {} positions: all of up to {}{beyond}{sampled}; {kinds}{attributes}",
        bound.positions,
        several(bound.counters, "counter", "counters")
    )
}

/// `; then, on maps of up to 7 places, 1200 positions with …`
fn on_small_maps(maps: &SmallMaps) -> String {
    format!(
        "; then, on maps of up to {}, {} positions with up to {} and a path of up to {}, each one change from another that the \
         rules see otherwise, and up to {} in all",
        several(maps.hexes, "place", "places"),
        maps.positions,
        several(maps.counters, "counter", "counters"),
        several(maps.steps, "step", "steps"),
        several(maps.changes, "change", "changes")
    )
}
