//! The effects of a change as a test keeps them: what turns, and nothing of how it was searched for.

use super::page::Page;
use super::text::{beside_clauses, of_clause, of_witness, settled};
use super::{ClauseEffect, Effects};

/// Sorted by rule and name, so that a better search changes nothing here but the positions that it finds.
pub fn snapshot(effects: &Effects) -> String {
    let mut clauses: Vec<&ClauseEffect> = effects.clauses.iter().collect();
    clauses.sort_by_key(|clause| (&clause.rule, &clause.clause));
    let mut page = Page::of_text();
    for clause in clauses {
        page.heading(&of_clause(clause));
        clause.witnesses.iter().for_each(|witness| of_witness(witness, &mut page));
        if clause.witnesses.is_empty() {
            let told = if clause.is_surely_without_effect() { "no effect" } else { "no effect found" };
            page.line(&settled(clause).unwrap_or_else(|| told.to_owned()));
        }
    }
    beside_clauses(effects, &mut page);
    page.text
}
