//! The rulesets' own cases that are judged otherwise now, whatever the search shows.

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_engine::verdict::VerdictKind;
use serde::Serialize;

use super::beside::Both;
use super::directed::Seed;
use super::essence::essence_of;
use super::telling::{Side, told_apart};
use crate::search::Judged;

/// A case with its verdicts in a line.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TurnedCase {
    pub id: String,
    pub old: String,
    pub new: String,
}

/// A case that both rulesets have is judged by each as that one reads it; any other by the words that they share.
pub fn turned(Both { tables, sides, judges }: &Both<'_>, cases: [&[Case]; 2], seeds: &[Seed]) -> Vec<TurnedCase> {
    let mut turned: Vec<(bool, TurnedCase)> = Vec::new();
    let mut known = BTreeSet::new();
    let mut look = |id: &str, judged: [&Judged; 2]| {
        if !known.insert(id.to_owned()) {
            return;
        }
        let verdicts = [0, 1].map(|side| {
            let (position, asked) = judged[side];
            judges[side].judge(position, asked)
        });
        if essence_of(&verdicts[0], sides, true) != essence_of(&verdicts[1], sides, false) {
            let sides = [0, 1].map(|side| Side {
                tables: tables[side],
                judged: Some(judged[side]),
                verdict: Some(&verdicts[side]),
            });
            let told = told_apart(sides, None);
            let unlawful = verdicts
                .each_ref()
                .map(|verdict| verdict.as_ref().is_ok_and(|verdict| verdict.kind == VerdictKind::Illegal));
            let stays = unlawful[0] == unlawful[1];
            turned.extend(told.map(|[old, new]| (stays, TurnedCase { id: id.to_owned(), old, new })));
        }
    };
    for case in cases[1] {
        if let Some(was) = cases[0].iter().find(|was| was.id == case.id) {
            let judged = [was, case].map(|case| (case.position.clone(), case.asked.clone()));
            look(&case.id, judged.each_ref());
        }
    }
    for seed in seeds {
        look(&seed.id, seed.twin.sides.each_ref());
    }
    // What turns lawful or unlawful comes first.
    turned.sort_by_key(|(stays, _)| *stays);
    turned.into_iter().map(|(_, case)| case).collect()
}
