//! What is told of two rules that cannot both be kept, and of a rule that says nothing beside another.

use super::findings::{CLEAN, found};

/// A clean ruleset with one rule more.
fn with(rule: &str) -> Vec<(&'static str, String)> {
    found(&format!("{CLEAN}rule 5.3 \"More\"\n{rule}"))
}

fn told(code: &'static str, what: &str) -> Vec<(&'static str, String)> {
    vec![(code, what.to_owned())]
}

#[test]
fn bounds_that_contradict_under_a_condition_are_told() {
    for guard in [
        "limit guard at rest where terrain is town: at least 4 units",
        "limit guard at rest where fort: at least 3 battalions",
        "limit guard at rest where fort: at least 2 units where kind is infantry, at least 2 units where kind is artillery",
        "limit guard at rest where terrain is woods: exactly 3 units",
    ] {
        assert_eq!(
            with(&format!("  {guard}\n")),
            told("A0005", "limit guard and limit stack cannot both be kept everywhere")
        );
    }
    let asked = "  requirement guard at rest where terrain is woods: number of units here is at least 3\n";
    assert_eq!(with(asked), told("A0005", "requirement guard and limit stack cannot both be kept everywhere"));
}

#[test]
fn what_several_rules_ask_for_together_is_no_contradiction_where_there_is_room() {
    for guard in [
        "limit guard at rest where terrain is town: at least 2 units",
        "limit guard at rest where fort: exactly 1 units where kind is infantry, exactly 1 units where kind is artillery",
        "requirement guard at rest where terrain is woods: number of units here is at least 2",
        "requirement guard at rest where terrain is woods: there is a battalion here and there is a unit here where kind is armor",
    ] {
        assert_eq!(with(&format!("  {guard}\n")), [], "{guard}");
    }
    let large = "  limit guard at rest where fort: exactly 6 counters where kind is marker\n  limit spare at rest where terrain is town: exactly 5 counters where kind is artillery\n";
    assert!(!with(large).contains(&("A0005", "limit spare and limit guard cannot both be kept everywhere".to_owned())));
}

#[test]
fn what_another_rule_forbids_anyway_is_told() {
    for (rule, what) in [
        ("ban again at rest where fort and terrain is woods: there is a unit here where kind is armor", "ban again"),
        ("ban again at rest where fort: there is a battalion here where kind is armor", "ban again"),
        ("ban crowd at rest: number of units here is more than 4", "ban crowd"),
        ("limit more at rest where terrain is woods: at most 3 units", "limit more"),
        (
            "exclusion guns at rest: a battalion called x where kind is armor may not share with another battalion where kind is artillery",
            "exclusion guns",
        ),
        ("duty leave at rest for each unit called u here where u's kind is armor: not fort if possible", "duty leave"),
    ] {
        assert_eq!(with(&format!("  {rule}\n")), told("A0020", &format!("no verdict rests on {what}")), "{rule}");
    }
    let weaker = "  requirement one at rest where terrain is town: there is a unit here where kind is infantry\n  requirement two at rest where terrain is town: there is a unit here\n";
    assert_eq!(with(weaker), told("A0020", "no verdict rests on requirement two"));
    let twice = "  ban one at rest where terrain is town: there is a unit here where size is battalion\n  ban two at rest where terrain is town: there is a battalion here\n";
    assert_eq!(with(twice), told("A0020", "no verdict rests on ban two"));
}

#[test]
fn what_is_asked_only_where_another_rule_is_broken_is_told_unless_that_is_its_purpose() {
    for (kind, end) in [("requirement", ""), ("duty", " if possible")] {
        let where_broken = |condition: &str| {
            with(&format!(
                "  {kind} lead at rest where {condition}: there is a unit here where kind is infantry{end}\n"
            ))
        };
        let told = told("A0021", &format!("{kind} lead speaks only where another rule is broken"));
        assert_eq!(where_broken("number of units here is more than 3"), told);
        assert_eq!(where_broken("fort and number of battalions here is at least 3"), told);
        assert_eq!(where_broken("rule 5.1 stack is broken"), []);
        assert_eq!(where_broken("number of units here is more than 2"), []);
    }
}

#[test]
fn what_is_never_owed_or_comes_to_nothing_is_told() {
    for (rule, code, what) in [
        (
            "duty leave at rest where terrain is woods and not (terrain is woods or fort): there is a unit here if possible",
            "A0003",
            "duty leave can never be broken",
        ),
        (
            "value room at rest where terrain is woods and not (terrain is woods or fort): number of units here",
            "A0003",
            "value room never applies",
        ),
        ("value room at rest: 0 times number of units here", "A0022", "value room is always 0"),
        ("penalty column at rest where terrain is woods: 0 against fire", "A0022", "penalty column is always 0"),
    ] {
        assert_eq!(with(&format!("  {rule}\n")), told(code, what), "{rule}");
    }
    for rule in [
        "value room at rest: 0",
        "value room at rest: 0\n    except fort where fort: 1",
        "penalty column at rest where terrain is woods: 1 against fire",
    ] {
        assert_eq!(with(&format!("  {rule}\n")), [], "{rule}");
    }
}
