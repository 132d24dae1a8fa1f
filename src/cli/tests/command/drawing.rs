//! `moves`, `draw` and `book`.

use super::Desk;

const RULES: &str = r#"ruleset marching
  title "Marching"
  game "Made up"

place called hex has
  terrain: one of clear, woods, usually clear

counter has
  kind: one of infantry, cavalry
  points: number from 0, usually 2

moment entry "a unit enters a hex"
moment rest "a unit comes to rest"

act move "a unit moves along a path"
  unit: counter
  path: path
  moves unit along path
  at each step entry
  at the end rest

act look "someone looks"
  at the end rest

define unit is a counter

rule 1.1 "Movement"
  define price of a step: 2 if its to's terrain is woods, otherwise 1
  limit march at rest where the act is move: at most (unit's points) as (sum of price of steps) called "points"
  ban horses at entry where terrain is woods: unit's kind is cavalry
"#;

const CASES: &str = r#"- id: too-far
  why: "three points of two"
  hexes: [{id: a, axial: [0, 0]}, {id: b, axial: [1, 0]}, {id: w, axial: [2, 0], terrain: woods}, {id: z, axial: [3, 0]}]
  counters: [{id: x, kind: infantry, at: a}]
  act: {type: move, unit: x, path: [b, w]}
  expect: {verdict: illegal, broken: ["1.1"]}
- id: looking
  hexes: [{id: a, axial: [0, 0]}]
  counters: [{id: x, kind: infantry, at: a}]
  act: {type: look}
  expect: {verdict: legal}
- id: no-move
  hexes: [{id: a, axial: [0, 0]}]
  counters: [{id: x, kind: infantry, at: a}]
  moment: rest
  expect: {verdict: legal}
"#;

fn desk(name: &str) -> Desk {
    let desk = Desk::new(name);
    desk.write("rulesets/marching/marching.rules", RULES);
    desk.write("rulesets/marching/cases/marches.yaml", CASES);
    desk
}

#[test]
fn where_a_move_may_end() {
    let desk = desk("moves");
    let file = "rulesets/marching/cases/marches.yaml";
    let told = desk.run(&["moves", file, "--case", "too-far"]);
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    assert_eq!(told.out, "too-far\nThe move may end in 2 places:\n  a, by staying\n  b, at one step\n");
    let json = desk.run(&["moves", file, "--case", "too-far", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json[0]["ends"][1], serde_json::json!({"place": "b", "path": ["b"]}));
    assert_eq!(json[0]["complete"], true);
    let moment = desk.run(&["moves", file, "--case", "no-move"]);
    assert_eq!(moment.code, 2);
    assert_eq!(
        moment.errors,
        "error: rulesets/marching/cases/marches.yaml:12: `no-move` asks about a moment, and moves need an act\n"
    );
    let looking = desk.run(&["moves", file, "--case", "looking"]);
    assert_eq!(
        looking.errors,
        "error: rulesets/marching/cases/marches.yaml:7: the act of `looking` moves nothing along a path or to a place\n"
    );
}

#[test]
fn pictures_of_cases() {
    let desk = desk("draw");
    let file = "rulesets/marching/cases/marches.yaml";
    let one = desk.run(&["draw", file, "--case", "too-far"]);
    assert_eq!((one.code, one.errors.as_str()), (0, ""));
    assert!(one.out.starts_with("<svg ") && one.out.ends_with("</svg>\n"), "{}", one.out);
    let several = desk.run(&["draw", file]);
    assert_eq!((several.code, several.out.as_str()), (2, ""));
    assert_eq!(several.errors, "error: there are several cases; name one with --case, or a folder for all with --to\n");
    let all = desk.run(&["draw", file, "--to", "pictures/new"]);
    assert_eq!(
        (all.code, all.out.as_str()),
        (0, "pictures/new/too-far.svg\npictures/new/looking.svg\npictures/new/no-move.svg\n")
    );
    assert_eq!(desk.read("pictures/new/too-far.svg"), one.out);
    // A picture is put in the place of an old one.
    assert_eq!(desk.run(&["draw", file, "--case", "too-far", "--to", "pictures/new"]).code, 0);
    assert_eq!(desk.read("pictures/new/too-far.svg"), one.out);
}

#[test]
fn two_cases_never_become_one_picture() {
    let desk = desk("draw-alike");
    let case = CASES.lines().skip_while(|line| !line.contains("no-move")).skip(1).collect::<Vec<_>>().join("\n");
    // Signs that no file name has become hyphens, and not every system tells capital letters from small ones.
    let cases: String = ["a/b", "a b", "A-B", "c"].iter().map(|id| format!("- id: {id}\n{case}\n")).collect();
    desk.write("rulesets/marching/cases/alike.yaml", cases);
    let told = desk.run(&["draw", "rulesets/marching/cases/alike.yaml", "--to", "pictures"]);
    assert_eq!((told.code, told.out.as_str()), (2, "pictures/a-b.svg\npictures/c.svg\n"));
    assert_eq!(
        told.errors,
        "error: rulesets/marching/cases/alike.yaml:6: `pictures/a-b.svg` is the picture of another case already\n\n\
         error: rulesets/marching/cases/alike.yaml:11: `pictures/A-B.svg` is the picture of another case already\n"
    );
    assert_eq!(desk.files().iter().filter(|file| file.ends_with(".svg")).count(), 2);
}

#[test]
fn a_rulebook() {
    let desk = desk("book");
    let told = desk.run(&["book", "marching", "--to", "marching.html"]);
    assert_eq!((told.code, told.out.as_str(), told.errors.as_str()), (0, "marching.html\n", ""));
    let book = desk.read("marching.html");
    assert!(book.starts_with("<!DOCTYPE html>\n") && book.contains("Illegal: 1.1 Movement is broken."), "{book}");
    assert_eq!(desk.run(&["book", "marching"]).out, book);
    assert_eq!(desk.run(&["book", "marchin"]).code, 2);
}
