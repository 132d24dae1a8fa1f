//! The files in which designers answer are what the command writes, without a word more.

use std::path::Path;

use super::{Answered, Desk};

fn written(game: &str) -> (Answered, String) {
    let desk = Desk { folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../..") };
    let file = desk.read(&format!("rulesets/{game}/cases/readings.yaml"));
    (desk.run(&["readings", game]), file)
}

fn is_fresh(game: &str) {
    let (told, file) = written(game);
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    let renew = format!("reglement readings {game} --to rulesets/{game}/cases/readings.yaml");
    assert!(told.out == file, "out of date; `{renew}` writes it anew");
}

#[test]
fn those_of_wacht_am_rhein_are_fresh() {
    is_fresh("wacht-am-rhein");
}

#[test]
fn those_of_la_bataille_are_fresh() {
    is_fresh("la-bataille");
}

#[test]
fn they_can_be_had_as_json() {
    let desk = Desk::with_ruleset("readings-json");
    assert_eq!(desk.run(&["readings", "small", "--format", "json"]).out, "[]\n");
    let ruling = "\nruling R1 \"How many?\"\n  one of three, four, used three\n  because \"so printed\"\n";
    let rules =
        super::RULES.replace("    at most 3 units\n", "    at most (3 if ruling R1 is three, otherwise 4) units\n");
    desk.write("rulesets/small/small.rules", rules + ruling);
    let told = desk.run(&["readings", "small", "--format", "json", "--to", "a/new/folder/readings.json"]);
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    let json: serde_json::Value = serde_json::from_str(&desk.read("a/new/folder/readings.json")).unwrap();
    assert_eq!((json[0]["ruling"].as_str(), json[0]["used"].as_str()), (Some("R1"), Some("three")));
    let position = &json[0]["others"][0]["positions"][0];
    assert!(position["as-read"].as_str().unwrap().contains("rulings: {R1: four}"), "{position}");
}
