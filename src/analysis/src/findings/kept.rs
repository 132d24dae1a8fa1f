//! Requirements, duties and limits that no position meets.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_engine::judge::Judge;
use reglement_engine::table::{Body, ClauseId, ClauseKind, LineComparison, Node, Tables};
use reglement_engine::verdict::Outcome;

use super::Found;
use super::catalogue::{contradictory_bounds, never_kept};
use super::never::{MOST_POSITIONS, proves, readings};
use crate::effect::{alone, searched};
use crate::search::{Bound, Space};

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    for (number, row) in tables.clauses.iter().enumerate() {
        let asks_for_something = match &row.body {
            // A requirement that says no, and no more, is a ban of purpose.
            Body::Requires(code) | Body::IfPossible(code) => !matches!(code.as_ref(), [Node::Flag(_)]),
            Body::Lines(lines) => lines.iter().any(|line| line.comparison != LineComparison::AtMost),
            _ => false,
        };
        let told = |code: &str| found.list.iter().any(|known| known.code == code && known.line == row.place.line);
        if !asks_for_something || told(contradictory_bounds::CODE.0) {
            continue;
        }
        let what = format!("{} {} can never be kept", clause_kind(row.kind), row.name);
        if found.is_settled(never_kept::CODE, row.place, &what) {
            continue;
        }
        let (kept, bound) = never_kept(tables, ClauseId(number as u16));
        if kept {
            found.settle(never_kept::CODE, row.place, what);
        } else if let Some(bound) = bound {
            let reason = format!("wherever it is judged, it is broken; {}", searched(&bound));
            found.add(never_kept::CODE, Some(row.rule), row.place, what, reason);
        }
    }
}

/// Whether a position keeps to the clause; and how far was searched, where every one in which it is judged breaks it.
fn never_kept(tables: &Tables, id: ClauseId) -> (bool, Option<Bound>) {
    let mut broken = false;
    let mut bound = Bound::default();
    for reading in readings(tables, id).unwrap_or_default() {
        let Some(space) =
            Space::if_plain(&[(&reading, vec![id])], None).filter(|space| space.is_whole_within(MOST_POSITIONS))
        else {
            return (false, None);
        };
        let mut judged = alone(&reading, Some(id));
        if let Some(row) = judged.clauses.to_mut().get_mut(id.index())
            && let Body::IfPossible(code) = &row.body
        {
            // What could have been done instead is another question.
            (row.kind, row.body) = (ClauseKind::Requirement, Body::Requires(code.clone()));
        }
        let judge = Judge::new(&judged);
        let (mut kept, mut unjudged) = (false, false);
        bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some((position, asked)) = world.position(0) else { return ControlFlow::Continue(()) };
            let Ok(verdict) = judge.judge(&position, &asked) else {
                unjudged = true;
                return ControlFlow::Break(());
            };
            for finding in verdict.findings.iter().filter(|finding| finding.clause == id) {
                broken |= finding.outcome == Outcome::Broken;
                kept |= !matches!(finding.outcome, Outcome::Broken | Outcome::Idle);
            }
            if kept { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if kept || unjudged || !proves(&space, &bound) {
            return (kept, None);
        }
    }
    (false, broken.then_some(bound))
}
