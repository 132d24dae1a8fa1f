use reglement_analysis::findings::{CATALOGUE, Supply, findings, findings_of, findings_with, page};
use reglement_cases::{Case, CaseFile, Need, counter_list};
use reglement_engine::table::Tables;

use super::tables;

const CLEAN: &str = r#"rule 5.1 "Stacking"
  limit stack at rest:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods: at most 2 units
rule 5.2 "Armor"
  exclusion armor at rest: a unit called x where kind is armor may not share with another unit where kind is artillery
  ban fort at rest where fort: there is a unit here where kind is armor
  limit steps at rest: at most 6 steps of units called "steps"
"#;

fn cases(text: &str, tables: &Tables) -> Vec<Case> {
    CaseFile::from_text(text, Need::Expectation)
        .0
        .entries
        .iter()
        .map(|entry| entry.read(tables, Need::Expectation).unwrap())
        .collect()
}

/// Codes and words of what is found, with a case asking about the end of a phase.
fn found(rules: &str) -> Vec<(&'static str, String)> {
    let tables = tables(rules);
    let found = findings(&tables, &[]);
    found.into_iter().filter(|finding| finding.accepted.is_none()).map(|finding| (finding.code, finding.what)).collect()
}

#[test]
fn nothing_is_told_of_clean_rules() {
    assert_eq!(found(CLEAN), []);
}

#[test]
fn seeded_faults_are_told_with_their_rule() {
    let clean = |old: &str, new: &str| {
        assert!(CLEAN.contains(old));
        CLEAN.replace(old, new)
    };
    let seeded = [
        (
            format!("{CLEAN}rule 5.3 \"Heavy\"\n  define heavy is a unit where kind is armor\n"),
            "A0001",
            "definition heavy is used by nothing",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Chart\"\n  chart points rows terrain\n    clear | 1\n    woods | 2\n    town | 1\n"
            ),
            "A0002",
            "chart points is used by nothing",
        ),
        (
            clean("another unit where kind is artillery", "another unit where kind is marker"),
            "A0003",
            "exclusion armor can never be broken",
        ),
        (
            clean("where terrain is woods: at most 2 units", "where terrain is woods: at most 3 units"),
            "A0004",
            "exception woods to 5.1 stack never matters",
        ),
        (
            format!("{CLEAN}rule 5.3 \"Late\"\n  limit late at phase-end: at most 1 units\n"),
            "A0006",
            "the moment phase-end never comes",
        ),
        (
            format!("{CLEAN}ruling R1 \"How?\"\n  one of so, otherwise-so, used so\n  because \"it says so\"\n"),
            "A0007",
            "nothing rests on ruling R1",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Large\"\n  define large is a unit where steps is at least 3 and steps is at most 2\n  limit large at rest: at most 1 larges\n"
            ),
            "A0008",
            "no counter can be a large",
        ),
        (format!("{CLEAN}act lurk \"a unit lurks\"\n  unit: counter\n"), "A0010", "no rule speaks of the act lurk"),
        (
            format!(
                "{CLEAN}moment dawn \"day breaks\"\nact wake \"a unit wakes\"\n  unit: counter\n  at the end dawn\n"
            ),
            "A0010",
            "no rule speaks of the act wake",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Forts\"\n  requirement both at rest for each unit here where fort: kind is armor and not (size is battalion or kind is armor)\n"
            ),
            "A0011",
            "requirement both can never be kept",
        ),
        (
            format!("{CLEAN}rule 5.3 \"Later\"\n  except later to 5.2 steps where fort: deferred until phase-end\n"),
            "A0012",
            "exception later to 5.2 steps defers until phase-end, which never comes",
        ),
        (
            format!("{CLEAN}counter has\n  colour: one of red, blue, usually red\n"),
            "A0013",
            "attribute colour of a counter is used by nothing",
        ),
    ];
    for (rules, code, what) in seeded {
        let found = found(&rules);
        assert!(found.contains(&(code, what.to_owned())), "{code} {what}: {found:?}");
        let others: Vec<_> = found.iter().filter(|one| one.0 != code).collect();
        // A limit on a class without members can never be broken either.
        assert!(others.iter().all(|one| code == "A0008" && one.0 == "A0003"), "{code}: {others:?}");
    }
}

#[test]
fn a_kind_that_no_limit_covers_is_told_unless_a_rule_names_it() {
    let game = super::GAME.replace("artillery, marker, usually", "artillery, marker, airship, usually");
    let game = game.replace("where kind is not marker", "where kind is one of infantry, armor, artillery");
    let told = |rules: &str| {
        let found = findings(&super::compiled(&format!("{game}\n{rules}")), &[]);
        let open = found.into_iter().filter(|finding| finding.accepted.is_none());
        open.map(|finding| (finding.code, finding.what)).collect::<Vec<_>>()
    };
    let airship = ("A0009", "no limit covers counters whose kind is airship".to_owned());
    let marker = ("A0009", "no limit covers counters whose kind is marker".to_owned());
    assert_eq!(told(CLEAN), [airship.clone(), marker]);
    let free = format!("{CLEAN}  note \"A0009 marker: markers are free\"\n");
    assert_eq!(told(&free), [airship]);
    let named = format!("{free}  limit lone at rest: at most 1 counters where kind is airship\n");
    assert_eq!(told(&named), []);
}

/// What the box cannot exceed.
fn beyond(rules: &str, list: &str) -> Vec<String> {
    with_box("A0014", rules, list)
}

/// What is told under a code with the counters of a box.
fn with_box(code: &str, rules: &str, list: &str) -> Vec<String> {
    let tables = tables(rules);
    let supply = Supply::new(&tables, &counter_list(list, &tables).unwrap());
    let found = findings_with(&[(&tables, &[])], &[supply]);
    found.into_iter().filter(|finding| finding.code == code).map(|finding| finding.what).collect()
}

#[test]
fn what_the_box_cannot_exceed_is_told() {
    let guns = format!("{CLEAN}rule 5.3 \"Guns\"\n  limit guns at rest: at most 2 units where kind is artillery\n");
    let told = "limit guns is never broken with the counters of the box".to_owned();
    let few = "counters: [{n: 9, kind: infantry, steps: 2}, {n: 2, kind: artillery, steps: 1}]";
    let enough = "counters: [{n: 9, kind: infantry, steps: 2}, {n: 3, kind: artillery, steps: 1}]";
    assert_eq!(
        beyond(&guns, few),
        ["exclusion armor is never broken with the counters of the box".to_owned(), told.clone()]
    );
    assert_eq!(beyond(&guns, &enough.replace("}]", "}, {kind: armor, steps: 1}]")), [] as [String; 0]);
    // What is not printed may be anything: two counters of any kind may be guns, and more are not needed.
    assert!(beyond(&guns, "counters: [{n: 2, steps: 1}]").contains(&told));
    assert!(!beyond(&guns, "counters: [{n: 3, steps: 1}]").contains(&told));
    // Of counters that may be one thing or another each is only one of them.
    let either = "counters: [{n: 2, kind: artillery, steps: 1}, {size: company, steps: 1}]";
    assert!(!beyond(&guns, either).contains(&told));
}

#[test]
fn a_class_of_which_the_box_holds_nobody_is_told() {
    let heavy = format!(
        "{CLEAN}rule 5.3 \"Heavy\"\n  define heavy (plural heavies) is a unit where kind is armor and size is battalion
  limit heavy at rest: at most 1 heavies\n"
    );
    let nobody = ["no counter of the box can be a heavy".to_owned()];
    let told = |list: &str| with_box("A0015", &heavy, list);
    let others = "counters: [{n: 9, kind: armor, size: company}, {n: 9, kind: infantry, size: battalion}]";
    assert_eq!(told(others), nobody);
    // What is not printed may be anything.
    assert_eq!(told("counters: [{kind: armor}, {kind: infantry, size: battalion}]"), [] as [String; 0]);
    let accepted =
        heavy.replace("rule 5.3 \"Heavy\"\n", "rule 5.3 \"Heavy\"\n  note \"A0015: they come with an expansion\"\n");
    let tables = tables(&accepted);
    let supply = Supply::new(&tables, &counter_list(others, &tables).unwrap());
    let found = findings_with(&[(&tables, &[])], &[supply]);
    let accepted: Vec<_> =
        found.iter().filter(|finding| finding.code == "A0015").map(|finding| &finding.accepted).collect();
    assert_eq!(accepted, [&Some("they come with an expansion".to_owned())]);
}

#[test]
fn numbers_that_are_added_up_are_those_of_the_box() {
    let told = "limit steps is never broken with the counters of the box".to_owned();
    assert!(beyond(CLEAN, "counters: [{n: 3, kind: infantry, steps: 2}]").contains(&told));
    assert!(!beyond(CLEAN, "counters: [{n: 3, kind: infantry, steps: 2}, {steps: 1}]").contains(&told));
    // Where the steps are not printed, nothing is sure.
    assert!(!beyond(CLEAN, "counters: [{n: 3, kind: infantry}]").contains(&told));
}

#[test]
fn a_counter_list_is_refused_with_its_places() {
    let tables = tables(CLEAN);
    let refused = |text: &str| counter_list(text, &tables).unwrap_err()[0].to_string();
    assert_eq!(
        refused("counters: [{kind: infantery}]"),
        "1:19: `kind` of a counter cannot be `infantery` (did you mean `infantry`?)"
    );
    assert!(refused("counters: [{n: 0, kind: infantry}]").contains("is from 1 to"));
    assert!(refused("- {kind: infantry}").contains("a counter list has the field `counters`"));
    assert!(!refused("").is_empty());
}

#[test]
fn what_one_layer_does_not_use_another_may() {
    let base = tables(&format!("{CLEAN}rule 5.3 \"Heavy\"\n  define heavy is a unit where kind is armor\n"));
    let using = "rule 5.4 \"Heavy units\"\n  limit heavy at rest: at most 1 heavies\n";
    let rules =
        format!("{CLEAN}rule 5.3 \"Heavy\"\n  define heavy (plural heavies) is a unit where kind is armor\n{using}");
    let other = tables(&rules);
    assert_eq!(findings_of(&[(&base, &[])]).len(), 1);
    assert_eq!(findings_of(&[(&base, &[]), (&other, &[])]), []);
    assert_eq!(findings_of(&[(&other, &[]), (&base, &[])]), []);
}

#[test]
fn what_a_case_asks_about_is_used() {
    let rules = format!("{CLEAN}rule 5.3 \"Heavy\"\n  define heavy is a unit where kind is armor\n");
    let tables = tables(&rules);
    let asked =
        "- id: one\n  counters: [{id: a}]\n  moment: rest\n  expect: {verdict: legal, counts-as: {a: {heavy: no}}}\n";
    assert_eq!(findings(&tables, &cases(asked, &tables)), []);
}

#[test]
fn a_note_with_the_code_accepts_a_finding() {
    let rules = format!(
        "{CLEAN}rule 5.3 \"Heavy\"\n  define heavy is a unit where kind is armor\n  note \"A0001: for the listing alone\"\n"
    );
    let found = findings(&tables(&rules), &[]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].accepted.as_deref(), Some("for the listing alone"));
}

#[test]
fn every_kind_of_finding_has_a_page() {
    for entry in CATALOGUE {
        let page = page(entry.code.0).unwrap();
        assert!(page.text.contains("## Why it is told") && page.text.contains("## Instead"), "{}", page.code);
    }
}
