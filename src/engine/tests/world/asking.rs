//! Asking the judge, and reading what it says.

use reglement_engine::judge::JudgeError;
use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;

use super::{Game, Map};

impl Game {
    pub fn verdict(&self, map: &Map, asked: &Asked) -> Verdict {
        let verdict = self.judge().judge(&map.position, asked).expect("a verdict");
        // Whether it is lawful is asked twice: with reasons and without.
        let lawful = self.judge().is_lawful(&map.position, asked).expect("an answer");
        assert_eq!(lawful, verdict.kind != VerdictKind::Illegal);
        verdict
    }

    pub fn fault(&self, map: &Map, asked: &Asked) -> JudgeError {
        self.judge().judge(&map.position, asked).expect_err("no verdict")
    }

    /// The only finding of a clause.
    pub fn finding(&self, map: &Map, asked: &Asked, clause: ClauseId) -> Finding {
        let verdict = self.verdict(map, asked);
        let mut found = verdict.findings.into_iter().filter(|finding| finding.clause == clause);
        let finding = found.next().expect("a finding");
        assert!(found.next().is_none(), "more than one finding");
        finding
    }

    pub fn outcome(&self, map: &Map, asked: &Asked, clause: ClauseId) -> Outcome {
        self.finding(map, asked, clause).outcome
    }
}

/// What the only line of a finding measured, and against which bound.
pub fn measured(finding: &Finding) -> (Value, Value) {
    assert_eq!(finding.measures.len(), 1);
    (finding.measures[0].have, finding.measures[0].bound)
}
