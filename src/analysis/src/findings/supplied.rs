//! Limits that the counters of the box can never exceed, and classes to which none of them belongs.

use std::ops::ControlFlow;

use reglement_cases::spoken::clause_kind;
use reglement_engine::judge::Judge;
use reglement_engine::table::{ClauseId, ClauseKind, DefinitionId, Tables};
use reglement_engine::verdict::{Outcome, with_article};

use super::catalogue::{Code, beyond_the_box, class_without_members, never_binds, nobody_in_the_box};
use super::never::{MOST_POSITIONS, of_counters, proves, readings};
use super::spot::Spot;
use super::{Found, Told};
use crate::effect::{alone, searched};
use crate::search::{Among, Bound, Space, Supply, has_members};
use crate::side_by_side::side_by_side;

pub fn report(tables: &Tables, supply: &Supply, found: &mut Found<'_>) {
    let known = &*found;
    let told = |code: Code, spot: Spot| {
        let told = Told { code, spot, what: String::new() };
        let (code, layer, line, _) = known.key(&told);
        known.list.iter().any(|other| other.code == code && other.layer == layer && other.line == line)
    };
    let bounds = side_by_side(tables.clauses.len(), |number| {
        let row = tables.clauses.get(number)?;
        let limits = matches!(row.kind, ClauseKind::Limit | ClauseKind::Exclusion);
        let id = ClauseId(number as u16);
        (limits && !told(never_binds::CODE, Spot::clause(tables, id)))
            .then(|| never_broken(tables, id, supply))
            .flatten()
    });
    let are_empty = side_by_side(tables.definitions.len(), |number| {
        tables.definitions.get(number).is_some_and(|row| {
            of_counters(row)
                && !told(class_without_members::CODE, Spot::definition(row))
                && has_members(tables, DefinitionId(number as u16), Among::Box(supply)) == Some(false)
        })
    });
    for ((number, row), bound) in tables.clauses.iter().enumerate().zip(bounds) {
        let Some(bound) = bound else { continue };
        let what = format!("{} {} is never broken with the counters of the box", clause_kind(row.kind), row.name);
        let reason = format!("the box holds {} counters; {}", supply.total(), searched(&bound));
        let spot = Spot::clause(tables, ClauseId(number as u16));
        found.add(Told { code: beyond_the_box::CODE, spot, what }, reason);
    }
    for (row, _) in tables.definitions.iter().zip(are_empty).filter(|(_, is_empty)| *is_empty) {
        let what = format!("no counter of the box can be {}", with_article(&row.name.replace('-', " ")));
        let reason = format!("of {} counters none fits, whatever is not printed on it", supply.total());
        found.add(Told { code: nobody_in_the_box::CODE, spot: Spot::definition(row), what }, reason);
    }
}

/// How far was searched, where no position of the counters there are breaks the clause.
fn never_broken(tables: &Tables, id: ClauseId, supply: &Supply) -> Option<Bound> {
    let mut bound = Bound::default();
    for reading in readings(tables, &[id])? {
        let space = Space::if_plain(&[(&reading, vec![id])], Some(supply))?;
        if !space.is_whole_within(MOST_POSITIONS) {
            return None;
        }
        let judged = alone(&reading, Some(id));
        let judge = Judge::new(&judged);
        let (mut broken, mut unjudged) = (false, false);
        bound = space.search(MOST_POSITIONS, &mut |world| {
            let Some((position, asked)) = world.position(0) else { return ControlFlow::Continue(()) };
            match judge.outline(&position, &asked) {
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
