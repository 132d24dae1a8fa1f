//! The effects of a change, clause by clause.

use super::{ClauseEffect, Effects, Turn, Witness};
use crate::search::{Bound, several};

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
    for unused in &effects.unused {
        text.push_str(&format!("\n{unused}: no effect; nothing that is judged rests on it\n"));
    }
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
    for unused in &effects.unused {
        text.push_str(&format!("\n{unused}: no effect; nothing that is judged rests on it.\n"));
    }
    text
}

fn turn(witness: &Witness) -> String {
    let turn = match witness.turn {
        Turn::NewlyUnlawful => "newly unlawful",
        Turn::NewlyLawful => "newly lawful",
        Turn::Otherwise => "judged otherwise",
    };
    if witness.hidden { format!("{turn} by this rule, though other rules decide the same") } else { turn.to_owned() }
}

fn conclusion(clause: &ClauseEffect) -> String {
    let searched = searched(&clause.bound);
    let bound = &clause.bound;
    let shown = bound.beyond_every_bound && bound.one_place_alone && !bound.attributes_sampled;
    match (clause.witnesses.is_empty(), shown) {
        (false, _) => searched,
        (true, _) if clause.unshown > 0 => format!(
            "judged otherwise by this rule alone, in positions of which the whole ruleset says nothing: {searched}"
        ),
        (true, true) => format!("no effect: {searched}"),
        (true, false) => format!("no effect found: {searched}"),
    }
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
