//! Limits that the counters of the box can never exceed.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_engine::judge::Judge;
use reglement_engine::table::{ClauseId, ClauseKind, Tables};
use reglement_engine::verdict::Outcome;

use super::Found;
use super::catalogue::{beyond_the_box, never_binds};
use super::never::{MOST_POSITIONS, proves, readings};
use crate::effect::{alone, searched};
use crate::search::{Bound, Space, Supply};

pub fn report(tables: &Tables, supply: &Supply, found: &mut Found<'_>) {
    for (number, row) in tables.clauses.iter().enumerate() {
        let told = |code: &str| found.list.iter().any(|known| known.code == code && known.line == row.place.line);
        let limits = matches!(row.kind, ClauseKind::Limit | ClauseKind::Exclusion);
        if !limits || told(never_binds::CODE.0) {
            continue;
        }
        if let Some(bound) = never_broken(tables, ClauseId(number as u16), supply) {
            let what = format!("{} {} is never broken with the counters of the box", clause_kind(row.kind), row.name);
            let reason = format!("the box holds {} counters; {}", supply.total(), searched(&bound));
            found.add(beyond_the_box::CODE, Some(row.rule), row.place, what, reason);
        }
    }
}

/// How far was searched, where no position of the counters there are breaks the clause.
fn never_broken(tables: &Tables, id: ClauseId, supply: &Supply) -> Option<Bound> {
    let mut bound = Bound::default();
    for reading in readings(tables, id)? {
        let space = Space::if_plain(&[(&reading, vec![id])], Some(supply))?;
        if !space.is_whole_within(MOST_POSITIONS) {
            return None;
        }
        let judged = alone(&reading, Some(id));
        let judge = Judge::new(&judged);
        let (mut broken, mut unjudged) = (false, false);
        bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some((position, asked)) = world.position(0) else { return ControlFlow::Continue(()) };
            match judge.judge(&position, &asked) {
                Ok(verdict) => broken |= verdict.findings.iter().any(|finding| finding.outcome == Outcome::Broken),
                Err(_) => unjudged = true,
            }
            if broken || unjudged { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if broken || unjudged || !proves(&space, &bound) {
            return None;
        }
    }
    Some(bound)
}
