//! From a position whose change other rules hide to one in which they are kept: what they speak of is varied, too.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use reglement_engine::judge::Judge;
use reglement_engine::table::ClauseId;
use reglement_engine::verdict::{Outcome, Verdict};

use super::Turn;
use super::beside::{Beside, Judges, alone};
use crate::search::{Probes, Sight, Space, Twin, search_small_maps_from};

/// The fewer rules are broken, the nearer a position is.
const ALL_KEPT: usize = 1_000;

/// The first such position that a search comes to, if it does within so many positions.
pub fn unhidden(beside: &Beside<'_>, judges: &Judges<'_>, turn: Turn, twin: &Twin, most: u64) -> Option<Twin> {
    let own = beside.ids();
    let wholes = judges.whole(twin.sides.each_ref());
    let hiding: [BTreeSet<ClauseId>; 2] = [0, 1].map(|side| {
        let broken = wholes[side].iter().flat_map(broken);
        broken.filter(|clause| Some(*clause) != own[side]).collect()
    });
    if hiding.iter().all(BTreeSet::is_empty) {
        return None;
    }
    let [old, new] = [0, 1].map(|side| {
        let ids = own[side].into_iter().chain(hiding[side].iter().copied()).collect::<Vec<_>>();
        (beside.tables[side], ids)
    });
    let space = Space::new(&[old, new]);
    let probes: Vec<(usize, Probes)> = hiding
        .iter()
        .enumerate()
        .flat_map(|(side, clauses)| {
            clauses.iter().map(move |clause| (side, Probes::new(&alone(beside.tables[side], Some(*clause)), *clause)))
        })
        .collect();
    let probing: Vec<Judge<'_>> = probes.iter().map(|(_, probes)| Judge::new(probes.tables())).collect();
    let mut found = None;
    search_small_maps_from(&space, vec![twin.clone()], most, &mut |twin| {
        if beside.turn(judges, twin.sides.each_ref()) != Some(turn) {
            return ControlFlow::Continue(None);
        }
        if !beside.is_hidden(judges, turn, twin.sides.each_ref()).unwrap_or(false) {
            found = Some(twin.clone());
            return ControlFlow::Break(());
        }
        let wholes = judges.whole(twin.sides.each_ref());
        let mut hasher = DefaultHasher::new();
        let broken: Vec<ClauseId> = wholes.iter().flatten().flat_map(broken).collect();
        broken.hash(&mut hasher);
        for ((side, probes), judge) in probes.iter().zip(&probing) {
            let (position, asked) = &twin.sides[*side];
            judge.judge(position, asked).ok().map(|verdict| probes.sight(&verdict).seen).hash(&mut hasher);
        }
        ControlFlow::Continue(Some(Sight {
            seen: hasher.finish(),
            near: ALL_KEPT.saturating_sub(broken.len()),
            gap: None,
        }))
    });
    found
}

/// The clauses that a position breaks, each as often as it does.
fn broken(verdict: &Verdict) -> impl Iterator<Item = ClauseId> + '_ {
    verdict.findings.iter().filter(|finding| finding.outcome == Outcome::Broken).map(|finding| finding.clause)
}
