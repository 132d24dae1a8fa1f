//! What no search could settle, and a case of the ruleset shows.

use reglement_cases::Case;
use reglement_cases::check::judge_of;
use reglement_engine::judge::Part;
use reglement_engine::table::{Tables, Target};
use reglement_engine::verdict::{Outcome, Verdict};

use super::catalogue::{always_zero, exception_never_matters, never_binds, never_kept};
use super::never::{binds, is_judged, states_something, with_nested};
use super::{Found, Told};
use crate::effect::{Sides, essence_of};

/// What a case shows to be otherwise is settled.
pub fn settle(tables: &Tables, cases: &[Case], found: &mut Found<'_>) {
    let sides = Sides::new(tables, tables);
    for case in cases.iter().filter(|case| case.onlooker.is_none()) {
        if found.unsettled.is_empty() {
            return;
        }
        let Ok(verdict) = judge_of(case, tables).judge(&case.position, &case.asked) else { continue };
        let open = std::mem::take(&mut found.unsettled);
        let (shown, open): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|(told, _)| shows(tables, case, &verdict, &sides, told));
        found.unsettled = open;
        shown.iter().for_each(|(told, _)| found.settle(told));
    }
}

/// Whether a case shows that it is not so.
fn shows(tables: &Tables, case: &Case, verdict: &Verdict, sides: &Sides, told: &Told) -> bool {
    let mut outcomes = verdict.findings.iter();
    match told.spot.row {
        Some(Target::Clause(id)) if told.code == never_binds::CODE => {
            match tables.clauses.get(id.index()).is_some_and(|row| binds(row.kind)) {
                true => outcomes.any(|finding| finding.clause == id && finding.outcome == Outcome::Broken),
                false => is_judged(verdict, id),
            }
        }
        Some(Target::Clause(id)) if told.code == always_zero::CODE => states_something(verdict, id),
        Some(Target::Clause(id)) if told.code == never_kept::CODE => {
            outcomes.any(|finding| finding.clause == id && finding.outcome == Outcome::Holds)
        }
        Some(Target::Exception(id)) if told.code == exception_never_matters::CODE => {
            let family = with_nested(tables, id);
            let applied = outcomes.any(|finding| finding.applied.iter().any(|applied| family.contains(applied)));
            applied && {
                let without = judge_of(case, tables).without(Part::Exception(id));
                let without = without.judge(&case.position, &case.asked);
                essence_of(&without, sides, false) != essence_of(&Ok(verdict.clone()), sides, false)
            }
        }
        _ => false,
    }
}
