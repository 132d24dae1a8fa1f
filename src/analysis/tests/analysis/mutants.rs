use reglement_analysis::mutation::{Family, Mutation, mutants};
use reglement_cases::{Case, CaseFile, Need};
use reglement_engine::table::Tables;

use super::tables;

const STACKING: &str = r#"rule 5.1 "Stacking"
  limit stack at rest:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods: at most 2 units
"#;

const CASES: &str = "
- id: three
  counters: [{n: 3}]
  moment: rest
  expect: {verdict: legal}
- id: four
  counters: [{n: 4}]
  moment: rest
  expect: {verdict: illegal}
- id: three-in-the-woods
  hex: {terrain: woods}
  counters: [{n: 3}]
  moment: rest
  expect: {verdict: illegal}
";

fn cases(text: &str, tables: &Tables) -> Vec<Case> {
    let entries = CaseFile::from_text(text, Need::Expectation).0.entries;
    entries.iter().map(|entry| entry.read(tables, Need::Expectation).unwrap()).collect()
}

#[test]
fn each_bound_condition_and_exception_is_changed() {
    let tables = tables(STACKING);
    let count = |family: Family| mutants(&tables).filter(|mutant| mutant.told.family == family).count();
    assert_eq!(count(Family::Bound), 6);
    assert_eq!(count(Family::Dropped), 2);
    assert_eq!(count(Family::Negated), 1);
    assert_eq!(count(Family::Swapped), 1);
}

#[test]
fn what_no_case_notices_survives_with_its_rule() {
    let tables = tables(STACKING);
    let mutation = Mutation::of(&[(&tables, &cases(CASES, &tables))]);
    let survivors: Vec<&str> = mutation.survivors.iter().map(|survivor| survivor.what.as_str()).collect();
    assert_eq!(
        survivors,
        [
            "limit stack: battalions: the bound 2 becomes 1",
            "limit stack: battalions: the bound 2 becomes 3",
            "exception woods to 5.1 stack: the bound 2 becomes 1",
        ]
    );
    assert!(mutation.survivors.iter().all(|survivor| survivor.rule == "5.1 Stacking"));
    assert_eq!((mutation.total(), mutation.rate().as_str()), (10, "70.0 %"));
}
