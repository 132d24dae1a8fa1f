//! Requirements, duties and limits that no position meets.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_engine::judge::Judge;
use reglement_engine::table::{Body, ClauseId, ClauseKind, ClauseRow, LineComparison, Node, Tables};
use reglement_engine::verdict::Outcome;

use super::catalogue::{contradictory_bounds, never_kept};
use super::never::{MOST_POSITIONS, TOO_MANY, UNJUDGED, proves, readings, whole_space};
use super::spot::Spot;
use super::{FindingOfAnalysis, Found, Told};
use crate::effect::{alone, searched};
use crate::search::Bound;
use crate::side_by_side::side_by_side;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let known = &*found;
    let answers = side_by_side(tables.clauses.len(), |number| {
        let row = tables.clauses.get(number)?;
        let contradicts = |finding: &FindingOfAnalysis| {
            finding.code == contradictory_bounds::CODE.0 && finding.line == Some(row.place.line)
        };
        let id = ClauseId(number as u16);
        let open = asks_for_something(row)
            && !known.list.iter().any(contradicts)
            && !known.is_known(&can_never_be_kept(tables, id));
        open.then(|| never_kept(tables, id))
    });
    for (number, answer) in answers.into_iter().enumerate() {
        let told = can_never_be_kept(tables, ClauseId(number as u16));
        match answer {
            Some(Answer::Kept) => found.settle(&told),
            Some(Answer::Broken(bound)) => {
                found.add(told, format!("wherever it is judged, it is broken; {}", searched(&bound)));
            }
            Some(Answer::Unknown(reason)) => found.unsettled.push((told, reason)),
            Some(Answer::NeverJudged) | None => {}
        }
    }
}

/// Whether there is something that has to be there, or to be so.
pub(super) fn asks_for_something(row: &ClauseRow) -> bool {
    match &row.body {
        // A requirement that says no, and no more, is a ban of purpose.
        Body::Requires(code) | Body::IfPossible(code) => !matches!(code.as_ref(), [Node::Flag(_)]),
        Body::Lines(lines) => lines.iter().any(|line| line.comparison != LineComparison::AtMost),
        _ => false,
    }
}

/// A duty if possible, asked of all: what could have been done instead is another question.
pub(super) fn as_a_requirement(row: &mut ClauseRow) {
    if let Body::IfPossible(code) = &row.body {
        (row.kind, row.body) = (ClauseKind::Requirement, Body::Requires(code.clone()));
    }
}

pub(super) fn can_never_be_kept(tables: &Tables, id: ClauseId) -> Told {
    let named = tables.clauses.get(id.index()).map(|row| format!("{} {}", clause_kind(row.kind), row.name));
    let what = format!("{} can never be kept", named.unwrap_or_default());
    Told { code: never_kept::CODE, spot: Spot::clause(tables, id), what }
}

/// What came of looking for a position that keeps to a clause.
enum Answer {
    Kept,
    /// Every one in which it is judged breaks it, and so far was searched.
    Broken(Bound),
    NeverJudged,
    Unknown(&'static str),
}

fn never_kept(tables: &Tables, id: ClauseId) -> Answer {
    let mut broken = false;
    let mut bound = Bound::default();
    let Some(readings) = readings(tables, &[id]) else { return Answer::Unknown(TOO_MANY) };
    for reading in readings {
        let space = match whole_space(&reading, &[id], MOST_POSITIONS) {
            Ok(space) => space,
            Err(reason) => return Answer::Unknown(reason),
        };
        let mut judged = alone(&reading, Some(id));
        judged.clauses.to_mut().get_mut(id.index()).into_iter().for_each(as_a_requirement);
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
        if kept {
            return Answer::Kept;
        }
        if unjudged || !proves(&space, &bound) {
            return Answer::Unknown(if unjudged { UNJUDGED } else { TOO_MANY });
        }
    }
    if broken { Answer::Broken(bound) } else { Answer::NeverJudged }
}
