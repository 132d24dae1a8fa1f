//! The effects of a change, clause by clause.

use reglement_compiler::listing::words::several;

use super::page::Page;
use super::{ClauseEffect, Effects, Found, Rewritten, Turn, Witness};
use crate::search::{Bound, SmallMaps, listed};

pub fn text(effects: &Effects) -> String {
    told(effects, Page::of_text())
}

pub fn markdown(effects: &Effects) -> String {
    told(effects, Page::of_markdown())
}

fn told(effects: &Effects, mut page: Page) -> String {
    for clause in &effects.clauses {
        page.heading(&of_clause(clause));
        page.line(&format!("because of {}", clause.because.join(", ")));
        for witness in &clause.witnesses {
            of_witness(witness, &mut page);
            page.case(&witness.case);
        }
        page.line(&conclusion(clause));
    }
    beside_clauses(effects, &mut page);
    page.text
}

/// `5.1 Stacking: limit stack`
pub fn of_clause(clause: &ClauseEffect) -> String {
    format!("{}: {} {}", clause.heading, clause.kind, clause.clause.replace('-', " "))
}

/// The position and both verdicts.
pub fn of_witness(witness: &Witness, page: &mut Page) {
    page.item(&turn(witness), Some(&witness.position));
    page.below(&format!("was: {}", witness.old));
    page.below(&format!("now: {}", witness.new));
}

/// Definitions that come to the same, what nothing rests on, what is declared otherwise, and the cases that turn.
pub fn beside_clauses(effects: &Effects, page: &mut Page) {
    effects.rewritten.iter().for_each(|rewritten| page.remark(&same(rewritten)));
    for unused in &effects.unused {
        page.remark(&format!("{unused}: no effect; nothing that is judged rests on it"));
    }
    for declared in &effects.declared {
        page.remark(&format!("{declared}: declared otherwise; only the rulesets' own cases were tried"));
    }
    let turned = several(
        effects.turned.len(),
        "case of the rulesets is judged otherwise",
        "cases of the rulesets are judged otherwise",
    );
    cases(&effects.turned, &turned, page, &|case, page| {
        page.item(&case.id, None);
        page.below(&format!("was: {}", case.old));
        page.below(&format!("now: {}", case.new));
    });
    let unreadable = several(
        effects.unreadable.len(),
        "case of the old ruleset cannot be read by the new one",
        "cases of the old ruleset cannot be read by the new one",
    );
    cases(&effects.unreadable, &unreadable, page, &|case, page| page.item(&case.id, Some(&case.why)));
}

/// The first of these under their heading, and how many more there are.
fn cases<T>(all: &[T], heading: &str, page: &mut Page, tell: &dyn Fn(&T, &mut Page)) {
    if all.is_empty() {
        return;
    }
    page.heading(heading);
    all.iter().take(MOST_CASES).for_each(|case| tell(case, page));
    if all.len() > MOST_CASES {
        page.line(&format!("and {} more", all.len() - MOST_CASES));
    }
}

/// So many of the cases are told in words.
const MOST_CASES: usize = 12;

/// `newly lawful (on a small map)`
fn turn(witness: &Witness) -> String {
    let turn = told_turn(witness.turn, witness.hidden);
    let found = match &witness.found {
        Found::Growing => String::new(),
        Found::Case(id) => format!(" (what is left of case {id})"),
        Found::SmallMap => " (on a small map)".to_owned(),
    };
    format!("{turn}{found}")
}

/// Where other rules decide the verdict, only what this one says of it is new.
pub fn told_turn(turn: Turn, hidden: bool) -> &'static str {
    match (turn, hidden) {
        (Turn::NewlyUnlawful, false) => "newly unlawful",
        (Turn::NewlyLawful, false) => "newly lawful",
        (Turn::Otherwise, false) => "judged otherwise",
        (Turn::NewlyUnlawful, true) => "unlawful as before, and now by this rule, too",
        (Turn::NewlyLawful, true) => "unlawful as before, though no longer by this rule",
        (Turn::Otherwise, true) => {
            "judged otherwise by this rule, of which the whole verdict tells nothing else than before"
        }
    }
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
fn same(rewritten: &Rewritten) -> String {
    format!(
        "{}: no effect; it comes to the same for {} of the attributes that matter to it, which are all there are",
        rewritten.what,
        several(rewritten.combinations, "combination", "combinations")
    )
}

/// Why nothing was searched: rulings keep the clause from ever applying, or it says what is hidden.
pub fn settled(clause: &ClauseEffect) -> Option<String> {
    if clause.kind == "fog" {
        return Some("not searched: what is hidden from a side shows in the cases for that side alone".to_owned());
    }
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
    // Where more matters than who lies in one place, more counters are not all there is.
    let beyond = if bound.is_whole() { ", more than the largest bound" } else { "" };
    let ground = if bound.one_place_alone {
        String::new()
    } else {
        let path = match bound.steps {
            0 => "no path".to_owned(),
            steps => format!("a path of up to {}", several(steps, "step", "steps")),
        };
        format!(" in up to {}, with {path} and nothing done before", several(bound.places, "place", "places"))
    };
    let sampled = if bound.sampled_counters > bound.counters {
        format!(", and a fixed choice of those with up to {}", bound.sampled_counters)
    } else {
        String::new()
    };
    let attributes = if bound.attributes_sampled { "; of the combinations of attributes a fixed choice" } else { "" };
    format!(
        "searched {} positions{} of up to {}{ground}{beyond}{sampled}; {kinds}{attributes}",
        bound.positions,
        if bound.one_place_alone { ": all" } else { "" },
        several(bound.counters, "counter", "counters")
    )
}

/// `; then, on maps of up to 7 places, 1200 positions with …`
fn on_small_maps(maps: &SmallMaps) -> String {
    let repeated = match maps.repeated {
        0 => String::new(),
        many => format!("; and, to close a gap between numbers, up to {many} more of the same at once"),
    };
    format!(
        "; then, on maps of up to {}, {} positions with up to {} and a path of up to {}, each one change from another that the \
         rules see otherwise, and up to {} in all{repeated}",
        several(maps.hexes, "place", "places"),
        maps.positions,
        several(maps.counters, "counter", "counters"),
        several(maps.steps, "step", "steps"),
        several(maps.changes, "change", "changes")
    )
}
