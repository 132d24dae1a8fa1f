//! The rulesets' own cases that are judged otherwise now, whatever the search shows.

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;
use serde::Serialize;

use super::directed::Seed;
use super::essence::{Sides, essence_of};
use super::witness::told;
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
pub fn turned(tables: [&Tables; 2], cases: [&[Case]; 2], seeds: &[Seed]) -> Vec<TurnedCase> {
    let sides = Sides::new(tables[0], tables[1]);
    let judges = tables.map(Judge::new);
    let mut turned = Vec::new();
    let mut known = BTreeSet::new();
    let mut look = |id: &str, judged: [&Judged; 2]| {
        if !known.insert(id.to_owned()) {
            return;
        }
        let verdicts = [0, 1].map(|side| {
            let (position, asked) = judged[side];
            judges[side].judge(position, asked)
        });
        if essence_of(&verdicts[0], &sides, true) != essence_of(&verdicts[1], &sides, false) {
            let [old, new] = [0, 1].map(|side| told(tables[side], Some(judged[side]), Some(&verdicts[side]), None, ""));
            turned.push(TurnedCase { id: id.to_owned(), old, new });
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
    turned
}
