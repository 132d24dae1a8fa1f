//! Requirements, duties and limits that no position meets.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_engine::judge::Judge;
use reglement_engine::table::{Body, ClauseId, ClauseKind, ClauseRow, LineComparison, Node, Tables};
use reglement_engine::verdict::Outcome;

use super::catalogue::{contradictory_bounds, never_kept};
use super::never::{MOST_POSITIONS, proves, readings};
use super::{FindingOfAnalysis, Found};
use crate::effect::{alone, searched};
use crate::search::{Bound, Space};
use crate::side_by_side::side_by_side;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let told = |row: &ClauseRow| format!("{} {} can never be kept", clause_kind(row.kind), row.name);
    let known = &*found;
    let answers = side_by_side(tables.clauses.len(), |number| {
        let row = tables.clauses.get(number)?;
        let asks_for_something = match &row.body {
            // A requirement that says no, and no more, is a ban of purpose.
            Body::Requires(code) | Body::IfPossible(code) => !matches!(code.as_ref(), [Node::Flag(_)]),
            Body::Lines(lines) => lines.iter().any(|line| line.comparison != LineComparison::AtMost),
            _ => false,
        };
        let contradicts = |finding: &FindingOfAnalysis| {
            finding.code == contradictory_bounds::CODE.0 && finding.line == row.place.line
        };
        let open = asks_for_something
            && !known.list.iter().any(contradicts)
            && !known.is_settled(never_kept::CODE, row.place, &told(row));
        open.then(|| never_kept(tables, ClauseId(number as u16)))
    });
    for (row, answer) in tables.clauses.iter().zip(answers) {
        match answer {
            Some((true, _)) => found.settle(never_kept::CODE, row.place, told(row)),
            Some((false, Some(bound))) => {
                let reason = format!("wherever it is judged, it is broken; {}", searched(&bound));
                found.add(never_kept::CODE, Some(row.rule), row.place, told(row), reason);
            }
            Some((false, None)) | None => {}
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
            let Ok(verdict) = judge.outline(&position, &asked) else {
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
