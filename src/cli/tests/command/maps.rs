//! Cases on maps in files of their own.

use super::Desk;

const EAST: &str = "rows: |\n  . w\n   . .\nlegend: {\".\": {}, w: {terrain: woods}}\n";

fn case(id: &str, map: &str, at: &str) -> String {
    format!(
        "- id: {id}\n  map: {map}\n  counters: [{{n: 3, kind: infantry, size: co, at: \"{at}\"}}]\n  act: {{type: finish-move, unit: counter-1}}\n  expect: {{verdict: legal}}\n"
    )
}

#[test]
fn a_map_lies_beside_the_cases() {
    let desk = Desk::with_ruleset("maps-beside");
    desk.write("rulesets/small/maps/east.yaml", EAST);
    desk.write("rulesets/small/cases/on-maps.yaml", case("open", "../maps/east.yaml", "0101"));
    let tested = desk.run(&["test"]);
    assert_eq!((tested.errors.as_str(), tested.out.as_str()), ("", "4 passed, 0 failed\n"));
    desk.write("rulesets/small/cases/on-maps.yaml", case("in-the-woods", "../maps/east.yaml", "0201"));
    let judged = desk.run(&["judge", "rulesets/small/cases/on-maps.yaml"]);
    assert!(judged.out.contains("Illegal: 5.1"), "{judged:?}");
    let drawn = desk.run(&["draw", "rulesets/small/cases/on-maps.yaml"]);
    assert!(drawn.out.contains("hex 0201: woods"), "{drawn:?}");
}

#[test]
fn what_is_wrong_in_a_map_is_told_once_and_there() {
    let desk = Desk::with_ruleset("maps-wrong");
    desk.write("rulesets/small/maps/east.yaml", EAST.replace(". .", ". ?").replace("woods", "wods"));
    let cases = [case("one", "../maps/east.yaml", "0101"), case("two", "../maps/east.yaml", "0909")].concat();
    desk.write("rulesets/small/cases/on-maps.yaml", cases);
    insta::assert_snapshot!(desk.run(&["test"]).whole());
}

#[test]
fn maps_from_elsewhere_are_refused() {
    let desk = Desk::with_ruleset("maps-elsewhere");
    desk.write("rulesets/east.yaml", EAST);
    desk.write("rulesets/small/maps/inner.txt", "");
    let maps = ["../../east.yaml", "/etc/hostname", "../maps/gone.yaml", "../maps"];
    let cases: String = maps.iter().map(|map| case(&map.replace(['/', '.'], "-"), map, "0101")).collect();
    desk.write("rulesets/small/cases/on-maps.yaml", cases);
    insta::assert_snapshot!(desk.run(&["test", "rulesets/small/cases/on-maps.yaml"]).whole());
}

#[cfg(unix)]
#[test]
fn a_link_leads_no_further_than_a_path() {
    let desk = Desk::with_ruleset("maps-links");
    desk.write("rulesets/east.yaml", EAST);
    std::os::unix::fs::symlink("../../east.yaml", desk.folder.join("rulesets/small/cases/east.yml")).unwrap();
    desk.write("rulesets/small/cases/on-maps.yaml", case("linked", "east.yml", "0101"));
    let judged = desk.run(&["judge", "rulesets/small/cases/on-maps.yaml"]);
    assert_eq!(judged.code, 2);
    assert!(judged.errors.contains("`east.yml` leads out of the folder of the ruleset"), "{judged:?}");
}

/// Nobody may ever write into a pipe, and a device may never end.
#[cfg(unix)]
#[test]
fn a_map_that_is_no_file_is_refused() {
    let desk = Desk::with_ruleset("maps-devices");
    let pipe = desk.folder.join("rulesets/small/cases/east.yml");
    assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
    desk.write("rulesets/small/cases/on-maps.yaml", case("piped", "east.yml", "0101"));
    let judged = desk.run(&["judge", "rulesets/small/cases/on-maps.yaml"]);
    assert_eq!(judged.code, 2);
    assert!(judged.errors.contains("something like a pipe or a device"), "{judged:?}");
}

/// A hex that the case renames clashes with one of the map: the case is where to mend it.
#[test]
fn a_clash_of_names_is_told_in_the_case() {
    let desk = Desk::with_ruleset("maps-clash");
    desk.write("rulesets/small/maps/east.yaml", "size: [2, 2]\n");
    let case = case("renamed", "../maps/east.yaml", "0101");
    let case = case.replace("  counters", "  hexes:\n    - {axial: [0, 0], id: \"0201\"}\n  counters");
    desk.write("rulesets/small/cases/on-maps.yaml", case);
    let told = desk.run(&["judge", "rulesets/small/cases/on-maps.yaml"]);
    assert!(told.errors.contains("there are two hexes `0201`\n --> rulesets/small/cases/on-maps.yaml:4:7"), "{told:?}");
}
