//! What the game's program asks of its rules.

use std::fmt::Write;

use reglement_engine::judge::{Judge, JudgeError};
use reglement_engine::verdict::{Verdict, VerdictKind};

pub mod rules {
    //! The rulesets of this game, made by the build script from `rulesets/`.
    include!(concat!(env!("OUT_DIR"), "/rulesets.rs"));
}

use rules::skirmish::{Act, Position, TABLES};

/// Whether an act is lawful, and why.
pub fn judge(position: &mut Position, act: impl Into<Act>) -> Result<Verdict, JudgeError> {
    let asked = position.asked(act);
    Judge::new(&TABLES).judge(position.data(), &asked)
}

/// A verdict in a line for each rule that is broken.
pub fn told(verdict: &Verdict) -> String {
    let mut text = match verdict.kind {
        VerdictKind::Illegal => String::from("not allowed\n"),
        _ => String::from("allowed\n"),
    };
    for finding in verdict.breaches() {
        let rule = &TABLES.rules[finding.rule.index()];
        let clause = &TABLES.clauses[finding.clause.index()];
        let _ = writeln!(text, "  {} {}: {}", rule.number, rule.heading, clause.words);
    }
    text
}
