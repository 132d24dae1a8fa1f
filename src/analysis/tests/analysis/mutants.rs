use reglement_analysis::mutation::{Family, Grain, Mutation, Survivor, mutants};
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

const FOG: &str = r#"counter has
  side: one of red, blue, usually red
  face-down: yes or no, usually no
rule 5.1 "Fog"
  fog face-down: hides all but side, face-down, kind, steps of enemy counters where face-down
  fog strength: hides steps of enemy counters
rule 5.2 "What is seen"
  value battalions at rest: number of battalions
  value strongest at rest: highest steps of counters
"#;

const FOGGY: &str = "
- id: what-is-hidden
  for: red
  counters:
    - {id: own, steps: 2}
    - {id: seen, side: blue, size: battalion, steps: 5}
    - {side: blue, size: battalion, steps: 7, face-down: yes}
  moment: rest
  expect: {verdict: legal, open: [\"5.2 battalions\", \"5.2 strongest\"]}
- id: what-is-seen
  for: red
  counters: [{id: own}, {id: seen, side: blue, size: battalion}]
  moment: rest
  expect: {verdict: legal, open: [\"5.2 strongest\"], values: {battalions: 1}}
- id: what-is-red
  for: red
  counters: [{id: own, steps: 2}, {id: turned, face-down: yes, size: battalion}]
  moment: rest
  expect: {verdict: legal, values: {battalions: 1, strongest: 2}}
- id: who-is-known
  for: red
  counters: [{id: own}, {id: guards, side: blue, face-down: yes}]
  act: {type: finish-move, unit: unknown-1}
  expect: {verdict: legal, open: [\"5.2 battalions\", \"5.2 strongest\"]}
";

fn cases(text: &str, tables: &Tables) -> Vec<Case> {
    let entries = CaseFile::from_text(text, Need::Expectation).0.entries;
    entries.iter().map(|entry| entry.read(tables, Need::Expectation).unwrap()).collect()
}

#[test]
fn each_bound_condition_and_exception_is_changed() {
    let tables = tables(STACKING);
    let of_rule: Vec<Family> = of_rule(&tables).map(|told| told.family).collect();
    let count = |family: Family| of_rule.iter().filter(|other| **other == family).count();
    assert_eq!(count(Family::Bound), 6);
    assert_eq!(count(Family::Dropped), 2);
    assert_eq!(count(Family::Negated), 1);
    assert_eq!(count(Family::Swapped), 1);
}

#[test]
fn what_no_case_notices_survives_with_its_rule() {
    let tables = tables(STACKING);
    let mutation = Mutation::of(&[(&tables, &cases(CASES, &tables))], Grain::Conditions);
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
    assert_eq!((mutation.total(), mutation.rate().as_str()), (12, "75.0 %"));
}

/// What was changed in the rule.
fn changes(rules: &str) -> Vec<String> {
    of_rule(&tables(rules)).map(|told| told.what).collect()
}

/// The changes in rule 5.1, leaving out those of the game's own definitions.
fn of_rule(tables: &Tables) -> impl Iterator<Item = Survivor> + '_ {
    mutants(tables).map(|mutant| mutant.told).filter(|told| told.rule.starts_with("5.1"))
}

#[test]
fn figures_of_conditions_are_changed_as_well() {
    assert_eq!(
        changes(
            r#"rule 5.1 "Crowds"
  ban crowd at rest where number of units here is more than 3: terrain is woods
"#
        ),
        [
            "ban crowd: its condition dropped",
            "ban crowd: its condition negated",
            "ban crowd: its condition the figure 3 becomes 4",
            "ban crowd: its condition the figure 3 becomes 2",
            "ban crowd: negated",
        ]
    );
}

#[test]
fn a_figure_that_stands_twice_is_changed_twice() {
    let told = changes(
        r#"rule 5.1 "Crowds"
  value bonus at rest: 1 if terrain is woods, otherwise number of units here minus 1
"#,
    );
    assert_eq!(
        told,
        [
            "value bonus: the figure 1 becomes 2",
            "value bonus: the figure 1 becomes 0",
            "value bonus: the figure 1 becomes 2 (occurrence 2)",
            "value bonus: the figure 1 becomes 0 (occurrence 2)",
        ]
    );
}

#[test]
fn each_part_of_a_condition_is_left_out() {
    let tables = tables(
        r#"rule 5.1 "Stacking"
  ban crowd at rest: terrain is woods and there is a unit here and (number of units here is more than 2 or terrain is town)
"#,
    );
    let cases = cases(
        "
- id: one
  hex: {terrain: woods}
  counters: [{n: 1}]
  moment: rest
  expect: {verdict: legal}
- id: three
  hex: {terrain: woods}
  counters: [{n: 3}]
  moment: rest
  expect: {verdict: illegal}
",
        &tables,
    );
    let survivors = |grain: Grain| -> Vec<String> {
        let mutation = Mutation::of(&[(&tables, &cases)], grain);
        let of_rule = mutation.survivors.into_iter().filter(|survivor| survivor.rule.starts_with("5.1"));
        of_rule.map(|survivor| survivor.what).collect()
    };
    assert_eq!(survivors(Grain::Conditions), ["ban crowd: the figure 2 becomes 1"]);
    // That there is a unit follows from there being more than two; the cases do not show the woods, nor the town.
    assert_eq!(
        survivors(Grain::Parts),
        [
            "ban crowd: the figure 2 becomes 1",
            "ban crowd: part 1 dropped",
            "ban crowd: part 2 dropped",
            "ban crowd: part 4 dropped",
        ]
    );
}

#[test]
fn each_figure_of_a_chart_is_changed_where_parts_are() {
    let tables = tables(
        r#"rule 5.1 "Room"
  chart room "of a hex" rows terrain
    clear     | 3
    any other | -
  limit room at rest: at most (room of terrain) units
"#,
    );
    let told: Vec<String> = of_rule(&tables).filter(|told| told.family == Family::Cell).map(|told| told.what).collect();
    assert_eq!(told, ["chart room: clear: the figure 3 becomes 4", "chart room: clear: the figure 3 becomes 2"]);
    let case = cases("- id: four\n  counters: [{n: 4}]\n  moment: rest\n  expect: {verdict: illegal}\n", &tables);
    let mutation = |grain| Mutation::of(&[(&tables, &case)], grain);
    let of_cells = |told: &[Survivor]| told.iter().filter(|told| told.family == Family::Cell).count();
    let (coarse, fine) = (mutation(Grain::Conditions), mutation(Grain::Parts));
    assert_eq!((of_cells(&coarse.survivors), of_cells(&coarse.listed)), (0, 0));
    // What no case notices shows in the listing, and is told apart.
    assert_eq!((of_cells(&fine.survivors), of_cells(&fine.listed)), (0, 1));
    assert_eq!(fine.killed + 1, fine.total() - fine.survivors.len());
    assert!(fine.per_mille_with_listing() > fine.per_mille());
    assert!(fine.words().contains("  1 more show in the listing alone\n"), "{}", fine.words());
}

#[test]
fn where_there_is_nothing_to_change_no_rate_is_told() {
    let tables = super::compiled("ruleset bare\n  title \"Bare\"\n");
    let mutation = Mutation::of(&[(&tables, &[])], Grain::Parts);
    assert_eq!((mutation.total(), mutation.words().as_str()), (0, "there is nothing in it that could be changed\n"));
}

/// What a rule hides decides what a case for one side is: with less or more hidden, or from others, the case is another.
#[test]
fn what_is_hidden_is_changed_and_cases_for_one_side_notice() {
    let tables = tables(FOG);
    let cases = cases(FOGGY, &tables);
    let noticed = |cases: &[Case]| -> Vec<String> {
        let mutation = Mutation::of(&[(&tables, cases)], Grain::Conditions);
        assert_eq!(mutation.failing, Vec::<String>::new());
        mutation.survivors.into_iter().filter(|told| told.rule.starts_with("5.1")).map(|told| told.what).collect()
    };
    let survivors = noticed(&cases);
    for told in [
        "fog face-down: size is hidden no more",
        "fog face-down: it hides nothing",
        "fog strength: steps is hidden no more",
    ] {
        assert!(noticed(&[]).contains(&told.to_owned()), "{:?}", noticed(&[]));
        assert!(!survivors.contains(&told.to_owned()), "{survivors:?}");
    }
    let conditions = |told: &Vec<String>| told.iter().filter(|what| what.contains("condition")).count();
    assert!(conditions(&noticed(&[])) > 0 && conditions(&survivors) == 0, "{survivors:?}");
}
