use reglement_analysis::findings::{CATALOGUE, Supply, findings, findings_of, findings_with, page};
use reglement_cases::{Case, CaseFile, Need, counter_list};
use reglement_engine::table::Tables;

use super::tables;

pub(super) const CLEAN: &str = r#"rule 5.1 "Stacking"
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
pub(super) fn found(rules: &str) -> Vec<(&'static str, String)> {
    let tables = tables(rules);
    let found = findings(&tables, &[]);
    found.into_iter().filter(|finding| finding.accepted.is_none()).map(|finding| (finding.code, finding.what)).collect()
}

#[test]
fn nothing_is_told_of_clean_rules() {
    assert_eq!(found(CLEAN), []);
}

#[test]
fn what_an_act_sets_and_nothing_asks_for_is_told_with_the_act() {
    let act = "act halt \"a unit halts\"\n  unit: counter\n  sets unit's tired to no\n  at the end rest\n";
    let tables = tables(&format!("counter has\n  tired: yes or no, usually no\n{act}{CLEAN}"));
    let told: Vec<(&str, String)> = findings(&tables, &[]).into_iter().map(|one| (one.code, one.reason)).collect();
    let reason = "the act halt sets it, but no clause, definition, exception or act asks for it";
    assert_eq!(told, [("A0013", reason.to_owned())]);
}

#[test]
fn what_is_no_rule_to_break_never_applies() {
    let permission =
        "rule 5.3 \"Leave\"\n  permission leave at rest where number of units here is less than 0: lifts 5.1 stack\n";
    let told = found(&format!("{CLEAN}{permission}"));
    let never = [
        ("A0003", "permission leave never applies".to_owned()),
        ("A0004", "that permission leave lifts 5.1 stack never matters".to_owned()),
    ];
    assert_eq!(told, never);
}

#[test]
fn a_note_that_only_begins_like_a_code_is_a_note() {
    for note in ["A4 paper: printed on both sides", "A 3: so", "A19 stack", "A: so", "a19th unit: so", "a2b: so"] {
        let found = found(&format!("{CLEAN}  note \"{note}\"\n"));
        assert!(found.is_empty(), "{note}: {found:?}");
    }
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
        // By the declared numbers alone: no position has to be looked at.
        (
            format!(
                "{CLEAN}rule 5.3 \"Nearer\"\n  duty nearer at rest for each unit here: distance from here to here is less than 0 if possible\n"
            ),
            "A0011",
            "duty nearer can never be kept",
        ),
        (
            format!(
                "{CLEAN}counter has\n  ammunition: number from 0 to 6, usually 3\nrule 5.3 \"Shots\"\n  limit shots at rest for each unit called x here: at most 6 as (x's ammunition)\n"
            ),
            "A0003",
            "limit shots can never be broken",
        ),
        (
            format!("{CLEAN}rule 5.3 \"All\"\n  limit all at rest: at most unlimited units\n"),
            "A0003",
            "limit all can never be broken",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Near\"\n  except near to 5.2 steps where distance from here to here is less than 0: lifted\n"
            ),
            "A0004",
            "exception near to 5.2 steps never matters",
        ),
        // However large the space is in which the rule would have to be searched.
        (
            format!(
                "{CLEAN}counter has\n  bulk: number from 0, usually 1\nrule 5.3 \"Bulk\"\n  limit bulk at rest: at most 40 bulk of units\n    except woods where terrain is woods: at most 40 bulk of units\n"
            ),
            "A0004",
            "exception woods to 5.3 bulk never matters",
        ),
        (
            format!(
                "{CLEAN}counter has\n  bulk: number from 0, usually 1\nrule 5.3 \"Bulk\"\n  limit bulk at rest: at most 40 bulk of units where kind is armor\n    except guns: exempts units where kind is artillery\n"
            ),
            "A0004",
            "exception guns to 5.3 bulk never matters",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Entry cost\"\n  chart cost rows terrain\n    clear, town | 1\n    woods | ?\n  limit cost at rest: at most (cost of terrain) units where fort\n"
            ),
            "A0019",
            "chart cost gives no figure in some of its cells",
        ),
        (
            clean("called \"steps\"", "called \"steps\", at most 7 steps of battalions called \"large\""),
            "A0020",
            "no verdict rests on at most 7 large of limit steps",
        ),
        (
            format!(
                "{CLEAN}rule 5.3 \"Steps\"\n  limit weight at rest where terrain is town: at most 7 steps of battalions called \"steps\"\n"
            ),
            "A0020",
            "no verdict rests on at most 7 steps of limit weight",
        ),
        (format!("{CLEAN}  note \"A0999: so it is\"\n"), "A0016", "the note “A0999” names a code that there is not"),
        (
            format!("{CLEAN}  note \"A19 stack: so it is\"\n"),
            "A0016",
            "the note “A19 stack” names a code that there is not",
        ),
        (
            format!("{CLEAN}  note \"a0003 stak: so it is\"\n"),
            "A0016",
            "the note “a0003 stak” names a code that there is not",
        ),
        (format!("{CLEAN}  note \"A19: so it is\"\n"), "A0016", "the note “A19” names a code that there is not"),
        (
            format!("{CLEAN}  note \"A19 stak: so it is\"\n"),
            "A0016",
            "the note “A19 stak” names a code that there is not",
        ),
        (format!("{CLEAN}  note \"A0003 stack\"\n"), "A0017", "the note “A0003 stack” gives no reason"),
        (format!("{CLEAN}  note \"A0003 stack: so it is\"\n"), "A0018", "the note “A0003 stack” accepts nothing"),
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
fn a_note_is_told_by_each_name_under_which_it_accepts_nothing_and_with_what_may_be_meant() {
    let late = "rule 5.3 \"Late\"\n  limit late at phase-end: at most 1 units\n";
    let told = |note: &str| {
        let found = findings(&tables(&format!("{CLEAN}{late}  note \"{note}: so\"\n")), &[]);
        let found = found.into_iter().filter(|finding| finding.accepted.is_none());
        found.map(|finding| (finding.what, finding.reason)).collect::<Vec<_>>()
    };
    let idle = |told: &[(String, String)]| told.iter().any(|(what, _)| what == "the moment phase-end never comes");
    assert_eq!(told("A0006 phase-end"), []);
    let stray = told("A0006 phase-end, rest");
    let reason = "nothing of the kind is found under these names";
    assert_eq!(stray, [("the note “A0006 rest” accepts nothing".to_owned(), reason.to_owned())]);
    let misspelt = told("A0006 phase-ed");
    assert!(idle(&misspelt));
    let note = "the note “A0006 phase-ed” accepts nothing".to_owned();
    assert!(misspelt.contains(&(note, "there are no such names; did you mean phase-end?".to_owned())));
    let short = told("A6 phase-end");
    assert!(idle(&short));
    let note = "the note “A6 phase-end” names a code that there is not".to_owned();
    assert!(short.contains(&(note, "did you mean A0006?".to_owned())));
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
    // What has been mended needs no note any more.
    assert_eq!(told(&named), [("A0018", "the note “A0009 marker” accepts nothing".to_owned())]);
}

/// What the box cannot exceed.
fn beyond(rules: &str, list: &str) -> Vec<String> {
    with_box("A0014", rules, list)
}

/// What is told under a code with the counters of a box.
fn with_box(code: &str, rules: &str, list: &str) -> Vec<String> {
    let tables = tables(rules);
    let supply = Supply::new(&tables, &counter_list(list, &tables).unwrap());
    let found = findings_with(&[(&tables, &[])], &[], &[supply]).findings;
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
    let found = findings_with(&[(&tables, &[])], &[], &[supply]).findings;
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
fn what_could_be_implied_is_not_told_where_it_may_matter() {
    let stack = |more: &str| format!("{CLEAN}rule 5.3 \"More\"\n{more}");
    // It is judged at other moments, for another side, under an exception, or something asks about it.
    for more in [
        "  limit more at rest, phase-end: at most 3 units\n  requirement end at phase-end: there is no unit here where fort\n",
        "  limit more at rest: at most 3 counters\n",
        "  limit more at rest: at most 3 units\n    except woods where terrain is woods: at most 1 units\n",
        "  limit more at rest: at most 3 units\n  requirement so at rest where fort: rule 5.3 more is not broken\n",
        "  limit more at rest: at most 2 units\n",
    ] {
        let told = found(&stack(more));
        assert!(told.iter().all(|(code, what)| *code != "A0020" || !what.contains("limit more")), "{more}: {told:?}");
    }
}

#[test]
fn a_note_accepts_what_stands_beside_it() {
    let heavy = |more: &str| {
        let rules = format!(
            "{CLEAN}rule 5.3 \"Heavy\"\n  define heavy is a unit where kind is armor\n  define light is a unit where kind is infantry\n{more}"
        );
        found(&rules).into_iter().map(|(code, what)| format!("{code} {what}")).collect::<Vec<_>>()
    };
    let [heavy_alone, light_alone] =
        ["heavy", "light"].map(|name| format!("A0001 definition {name} is used by nothing"));
    assert_eq!(heavy(""), [heavy_alone.clone(), light_alone.clone()]);
    assert_eq!(heavy("  note \"A0001: for later\"\n"), [] as [&str; 0]);
    assert_eq!(heavy("  note \"A0001 heavy: for later\"\n"), std::slice::from_ref(&light_alone));
    assert_eq!(heavy("  note \"A0001 light, heavy: for later\"\n"), [] as [&str; 0]);
    // Beside another rule it accepts nothing, and that is told.
    let elsewhere = "rule 5.4 \"Other\"\n  note \"A0001: for later\"\n";
    let told = heavy(elsewhere);
    assert_eq!(told, [heavy_alone, light_alone, "A0018 the note “A0001” accepts nothing".to_owned()]);
}

#[test]
fn a_note_under_a_clause_or_an_exception_accepts_what_is_found_of_it() {
    let bulk = |under_clause: &str, under_exception: &str| {
        let rules = format!(
            "{CLEAN}rule 5.3 \"All\"\n  limit all at rest: at most unlimited units\n{under_clause}  limit forts at rest where fort: at most 1 battalions\n    except woods where terrain is woods: at most 1 battalions\n{under_exception}"
        );
        let tables = tables(&rules);
        let found = findings(&tables, &[]);
        found.into_iter().filter(|one| one.accepted.is_none()).map(|one| (one.code, one.line)).collect::<Vec<_>>()
    };
    let all = (super::GAME.lines().count() + CLEAN.lines().count() + 3) as u32;
    assert_eq!(bulk("", ""), [("A0003", Some(all)), ("A0004", Some(all + 2))]);
    assert_eq!(bulk("    note \"A0003: so it is\"\n", ""), [("A0004", Some(all + 3))]);
    assert_eq!(bulk("", "      note \"A0004: so it is\"\n"), [("A0003", Some(all))]);
    // The note of an exception says nothing of the limit.
    let told = bulk("", "      note \"A0003: so it is\"\n");
    assert_eq!(told, [("A0003", Some(all)), ("A0004", Some(all + 2)), ("A0018", Some(all + 3))]);
}

#[test]
fn what_no_search_settles_is_listed_unless_a_case_shows_it() {
    let rules = format!(
        "{CLEAN}counter has\n  bulk: number from 0, usually 1\nrule 5.3 \"Bulk\"\n  limit bulk at rest: at most 40 bulk of units\n"
    );
    let tables = tables(&rules);
    let open = |cases: &[Case]| {
        let unsettled = findings_with(&[(&tables, cases)], &[], &[]).unsettled;
        unsettled.into_iter().map(|one| (one.code, one.what)).collect::<Vec<_>>()
    };
    let bulk = ("A0003", "limit bulk can never be broken".to_owned());
    assert!(open(&[]).contains(&bulk), "{:?}", open(&[]));
    let case = "- id: one\n  counters: [{id: a, bulk: 41}]\n  moment: rest\n  expect: {verdict: illegal}\n";
    assert!(!open(&cases(case, &tables)).contains(&bulk));
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
