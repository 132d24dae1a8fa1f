//! Every case passes, and every rule decides one: a rule that never counts anything would show nothing.

use std::collections::BTreeSet;

use reglement_cases::Need;
use reglement_cases::check::{Outcome, check, define, differences, judge_of, verdict};
use reglement_engine::judge::Part;
use reglement_engine::table::{Body, ClauseId, ClauseKind, ExceptionId, Hides, Place, Tables};
use reglement_field_fault_tests::{Written, cases, compiled, sources};

#[test]
fn every_case_passes() {
    let tables = compiled(&sources());
    let mut failures = Vec::new();
    let mut ids = BTreeSet::new();
    for written in cases() {
        let case = written.read(&tables);
        assert!(ids.insert(case.id.clone()), "{} stands twice", case.id);
        if let Outcome::Failed(differences) = check(&case, &tables[&written.ruleset]) {
            failures.push((case.id, differences));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// Report 4: without any one clause or exception, some case fails. What a layer takes over is held to it in the ruleset
/// below.
#[test]
fn every_clause_and_exception_decides_a_case() {
    let tables = compiled(&sources());
    let cases = cases();
    let mut idle = Vec::new();
    for (ruleset, tables_of) in &tables {
        let own = |place: Place| place.layer.index() + 1 == tables_of.layers.len();
        let clauses = tables_of.clauses.iter().enumerate().filter(|(_, row)| own(row.place));
        let clauses = clauses.map(|(number, row)| (Part::Clause(ClauseId(number as u16)), &row.name));
        let exceptions = tables_of.exceptions.iter().enumerate().filter(|(_, row)| own(row.place));
        let exceptions = exceptions.map(|(number, row)| (Part::Exception(ExceptionId(number as u16)), &row.name));
        for (part, told) in clauses.chain(exceptions) {
            let without = without_fog(tables_of, part);
            let decides = |written: &Written| {
                let tables_of = without.as_ref().unwrap_or(tables_of);
                let Ok(case) = written.entry.read(tables_of, Need::Expectation) else { return true };
                let judge = judge_of(&case, tables_of).without(part);
                let define = |definition, subject| define(&judge, &case, definition, subject);
                verdict(&judge, &case)
                    .map_or(true, |verdict| !differences(&case, tables_of, &verdict, &define).is_empty())
            };
            if !cases.iter().any(|written| written.ruleset == *ruleset && decides(written)) {
                idle.push(format!("{ruleset}: {told}"));
            }
        }
    }
    assert!(idle.is_empty(), "no case depends on {idle:#?}");
}

/// Fog decides what a case for one side is, before anything is judged: the tables with one that hides nothing.
fn without_fog(tables: &Tables, part: Part) -> Option<Tables> {
    let Part::Clause(id) = part else { return None };
    let mut tables = tables.clone();
    let row = tables.clauses.to_mut().get_mut(id.index())?;
    if row.kind != ClauseKind::Fog {
        return None;
    }
    row.body = Body::Hides(Hides::These(Vec::new().into()));
    Some(tables)
}
