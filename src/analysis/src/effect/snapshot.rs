//! The effects of a change as a test keeps them: what turns, and nothing of how it was searched for.

use super::text::{in_cases, same, settled, turn};
use super::{ClauseEffect, Effects};

/// Sorted by rule and name, so that a better search changes nothing here but the positions that it finds.
pub fn snapshot(effects: &Effects) -> String {
    let mut clauses: Vec<&ClauseEffect> = effects.clauses.iter().collect();
    clauses.sort_by_key(|clause| (&clause.rule, &clause.clause));
    let mut text = String::new();
    for clause in clauses {
        text.push_str(&format!("\n{}: {} {}\n", clause.heading, clause.kind, clause.clause.replace('-', " ")));
        for witness in &clause.witnesses {
            text.push_str(&format!("  {}: {}\n", turn(witness), witness.position));
            text.push_str(&format!("    was: {}\n    now: {}\n", witness.old, witness.new));
        }
        if clause.witnesses.is_empty() {
            let told = if clause.is_surely_without_effect() { "no effect" } else { "no effect found" };
            text.push_str(&format!("  {}\n", settled(clause).unwrap_or_else(|| told.to_owned())));
        }
    }
    text.extend(effects.rewritten.iter().map(|rewritten| format!("\n{}\n", same(rewritten))));
    for unused in &effects.unused {
        text.push_str(&format!("\n{unused}: no effect; nothing that is judged rests on it\n"));
    }
    text.push_str(&in_cases(effects, false));
    text
}
