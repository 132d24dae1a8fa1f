//! Case files that are wrong: what is said about them, and where.

use reglement_cases::{Case, CaseFile, Need};
use reglement_compiler::source::Source;
use reglement_engine::number::Number;
use reglement_engine::position::Asked;
use reglement_engine::table::{AttributeId, Tables, Value};

const RULES: &str = r#"ruleset small
  title "A small one"
  game "None"

place called hex has
  terrain: one of clear, woods, usually clear

border has
  river: yes or no, usually no

group has
  order: one of advance, defend

counter has
  kind: one of infantry, armor (tank), marker
  side: one of red, blue, usually red
  steps: number from 0 to 4, in each place, usually 2
  rating: fraction, usually 1
  tribe: name, usually none
  dug-in: yes or no, usually no
  corps: group, usually none
  carried-by: counter, usually none

game has
  turn: number from 1
  weather: any of rain, mud, snow, usually nothing

act move "a unit moves"
  unit: counter
  route: path
  manner: one of road, cross-country, usually road
  with-whom: counters, usually none
  moves unit along route
  at the end rest

moment rest "a unit comes to rest"

ruling A1 "Do markers count?"
  one of yes, no, used no

rule 1.0 "Units"
  define unit is a counter where kind is not marker or ruling A1 is yes

rule 1.1 "Stacking"
  limit stack at rest in each hex: at most 3 units
"#;

fn tables() -> Tables {
    match reglement_compiler::compile(&[Source::new("small.rules", RULES)]) {
        Ok(tables) => tables,
        Err(diagnostics) => unreachable!("{diagnostics:#?}"),
    }
}

/// Everything that is wrong with a text, in order.
fn faults(text: &str) -> Vec<String> {
    let (file, mut faults) = CaseFile::from_text(text, Need::Expectation);
    let tables = tables();
    for entry in &file.entries {
        faults.extend(entry.read(&tables, Need::Expectation).err().unwrap_or_default());
    }
    faults.iter().map(ToString::to_string).collect()
}

fn case(text: &str) -> Case {
    let (file, faults) = CaseFile::from_text(text, Need::Expectation);
    assert_eq!(faults, []);
    match file.entries[0].read(&tables(), Need::Expectation) {
        Ok(case) => case,
        Err(faults) => unreachable!("{faults:#?}"),
    }
}

/// One case with these lines besides what every case needs.
fn with(lines: &str) -> String {
    let lines: String = lines.lines().map(|line| format!("  {line}\n")).collect();
    let needed = [("game:", "game: {turn: 1}"), ("act:", "moment: rest"), ("expect:", "expect: {verdict: legal}")];
    let needed: String = needed
        .iter()
        .filter(|(key, line)| !lines.contains(&format!("  {key}")) && !lines.contains(&format!("  {line}")))
        .map(|(_, line)| format!("  {line}\n"))
        .collect();
    format!("- id: x\n{lines}{needed}")
}

#[test]
fn a_whole_case_is_read() {
    let case = case(
        r#"
- id: whole
  why: because
  rulings: {A1: yes}
  game: {turn: 3, weather: [mud, rain]}
  hexes:
    - {id: "0101", axial: [0, 0]}
    - {id: "0102", axial: [0, 1], terrain: woods}
    - {id: box, next: ["0101"]}
  borders: [{from: "0101", to: "0102", river: yes}]
  groups: [{id: first, order: advance}]
  counters:
    - {id: a, kind: tank, at: "0101", rating: "16/3", tribe: Nervii, corps: first, dug_in: yes}
    - {n: 2, id: m, kind: marker, at: ["0101", [0, 1]], carried-by: a}
    - {kind: infantry, at: none}
  log: [{type: move, unit: m-1, from: box, route: ["0101"]}]
  act: {type: move, unit: a, route: [[0, 1], {to: [0, 0], river: no}], with_whom: [m-1]}
  expect: {verdict: legal}
"#,
    );
    let position = &case.position;
    let ids: Vec<&str> = position.counters.iter().map(|counter| counter.id.as_str()).collect();
    assert_eq!(ids, ["a", "m-1", "m-2", "counter-1"]);
    assert_eq!(position.counters[1].at, [0, 1]);
    assert_eq!(position.counters[3].at, [0; 0]);
    assert_eq!(position.names, ["Nervii"]);
    assert_eq!(position.game[1], Value::Set(0b011));
    assert_eq!(position.borders.len(), 2);
    let Asked::Act(act) = &case.asked else { unreachable!("an act") };
    assert_eq!(act.start, Some(0));
    let crossed: Vec<&[Value]> = act.steps.iter().map(|step| &*step.border).collect();
    assert_eq!(crossed, [[Value::Flag(true)], [Value::Flag(false)]]);
    assert_eq!(act.lists, [[Value::Counter(1)]]);
    assert_eq!(position.log[0].start, Some(2));
    assert_eq!(case.rulings.len(), 1);
}

#[test]
fn a_value_for_each_place() {
    let both = case(&with(
        "hexes: [{id: a, next: [b]}, {id: b}]\ncounters: [{id: x, kind: armor, at: [a, b], steps: [3, 1]}]",
    ));
    let counter = &both.position.counters[0];
    let whole = |number| Value::Number(Number::whole(number));
    assert_eq!(counter.record[2], whole(3));
    assert_eq!(counter.parts, [(AttributeId(2), vec![whole(3), whole(1)])]);
    assert_eq!(
        faults(&with("counters: [{id: x, kind: armor, steps: [3, 1], rating: [1, 2]}]")),
        [
            "2:42: `steps` of counter `x` has 2 values, and it lies in 1 hex (one for each place of `at`, in its order)",
            "2:58: `rating` of counter `x` is a number, not a list",
        ]
    );
}

#[test]
fn the_grid_is_described_in_part() {
    let case = case(&with("grid: {radius: 1}\nhexes: [{axial: [0, 1], id: home, terrain: woods}, {axial: [5, 5]}]"));
    let ids: Vec<&str> = case.position.places.iter().map(|place| place.id.as_str()).collect();
    assert_eq!(ids, ["[0, -1]", "[1, -1]", "[-1, 0]", "[0, 0]", "[1, 0]", "[-1, 1]", "home", "[5, 5]"]);
}

#[test]
fn names_twice() {
    assert_eq!(
        faults(&with(
            "counters: [{id: a, kind: armor}, {id: a, kind: armor, steps: 1, steps: 2, dug-in: no, dug_in: yes}]"
        )),
        ["2:36: there are two counters `a`", "2:67: `steps` stands twice here", "2:89: `dug_in` stands twice here",]
    );
    assert_eq!(faults(&with("hexes: [{id: a}, {id: a}]")), ["2:20: there are two hexes `a`"]);
    assert_eq!(
        faults(&with("hexes: [{id: a, axial: [0, 0]}, {id: b, axial: [0, 0]}]")),
        ["2:35: there is already a hex at [0, 0]"]
    );
    assert_eq!(faults(&with("game: {turn: 1}\ngame: {turn: 2}")), ["3:3: `game` stands twice here, first in line 2"]);
    assert_eq!(
        faults(
            "- {id: a, game: {turn: 1}, moment: rest, expect: {verdict: legal}}\n- {id: a, game: {turn: 1}, moment: rest, expect: {verdict: legal}}"
        ),
        ["2:8: the case `a` stands twice in this file, first in line 1"]
    );
    assert_eq!(
        faults(&with("hexes: [{id: a}, {id: b}]\nborders: [{from: a, to: b}, {from: b, to: a}]")),
        ["3:31: the border from `b` to `a` is described twice"]
    );
}

#[test]
fn unknown_words() {
    assert_eq!(
        faults(&with("counters: [{id: a, kind: armour, stepps: 1}]\nconters: []")),
        [
            "2:28: `kind` of counter `a` cannot be `armour` (did you mean `armor`?)",
            "2:36: `stepps` is not among the attributes of counter `a` (did you mean `steps`?)",
            "3:3: `conters` is not among the fields of a case (did you mean `counters`?)",
        ]
    );
    assert_eq!(
        faults(&with("counters: [{id: a, kind: armor, at: hox, corps: first, carried-by: b}]")),
        [
            "2:39: this case has no hex `hox` (did you mean `hex`?)",
            "2:51: this case has no group `first`",
            "2:70: this case has no counter `b` (known here: a)",
        ]
    );
    assert_eq!(
        faults(&with("act: {type: mov, unit: a}")),
        ["2:15: `mov` is not an act of this ruleset (did you mean `move`?)"]
    );
    assert_eq!(
        faults(&with("rulings: {A1: perhaps, A2: yes}")),
        [
            "2:17: the reading of ruling A1 cannot be `perhaps` (known here: no, yes)",
            "2:26: `A2` is not among the rulings of this ruleset (known here: A1)",
        ]
    );
}

#[test]
fn wrong_values() {
    assert_eq!(
        faults(&with("counters: [{id: a, kind: armor, steps: 5, rating: 1.5, dug-in: maybe, tribe: 27, side: [red]}]")),
        [
            "2:42: `steps` of counter `a` is from 0 to 4, not 5",
            "2:53: `rating` of counter `a` is a number, and `1.5` is not written as one (write it like 3 or \"16/3\", without quotes if it is whole)",
            "2:66: `dug-in` of counter `a` is yes or no, not `maybe`",
            "2:80: `tribe` of counter `a` is a text, and 27 is a number (put it in quotes: \"27\")",
            "2:90: `side` of counter `a` is a named value, not a list",
        ]
    );
    assert_eq!(
        faults(&with(
            "counters: [{id: a, kind: armor, steps: 1/2, rating: 1/0, dug-in: \"yes\"}]\ngame: {turn: \"1\", weather: [rain, rain]}"
        )),
        [
            "2:42: `steps` of counter `a` is a whole number, not `1/2`",
            "2:55: 1/0 is not a number that can be reckoned with",
            "2:68: `dug-in` of counter `a` is yes or no, not `yes` (leave the quotes out)",
            "3:16: `turn` of the game is a number, and `1` is not written as one (write it like 3 or \"16/3\", without quotes if it is whole)",
            "3:37: `rain` stands twice in `weather` of the game",
        ]
    );
    assert_eq!(
        faults(&with("counters: [{id: a, kind: armor, steps: unlimited}]")),
        ["2:42: `steps` of counter `a` is from 0 to 4, not `unlimited`"]
    );
    assert_eq!(
        faults(&with("counters: [{id: a, kind: armor, steps: 99999999999999999999}, {id: b, kind: armor, steps: 03}]")),
        [
            "2:42: 99999999999999999999 is not a number that can be reckoned with",
            "2:93: `steps` of counter `b` is a number, and `03` is not written as one (write it like 3 or \"16/3\", without quotes if it is whole)",
        ]
    );
}

#[test]
fn hex_numbers_are_text() {
    assert_eq!(
        faults(&with("hexes: [{id: 0101}, {id: \"0102\"}]\ncounters: [{id: a, kind: armor, at: 0102}]")),
        [
            "2:16: the id of a hex is a text, and 0101 is a number (put it in quotes: \"0101\")",
            "3:39: the id of a hex is a text, and 0102 is a number (put it in quotes: \"0102\")",
        ]
    );
}

#[test]
fn missing_values_name_counter_and_hex() {
    assert_eq!(
        faults(&with("hexes: [{id: a}, {id: b}]\ncounters: [{id: x, at: b}, {id: y, kind: armor}]\ngame: {}")),
        [
            "3:14: counter `x` in hex `b` has no `kind` (the ruleset gives no usual value for it)",
            "3:30: counter `y` lies nowhere (say where with `at`; `at: none` is off the map)",
            "4:9: the game has no `turn` (the ruleset gives no usual value for it)",
        ]
    );
    assert_eq!(
        faults("- id: a\n  game: {turn: 1}\n"),
        [
            "1:7: nothing is asked about this position (add `act: {type: …}` or `moment: …`)",
            "1:7: the case `a` does not say what it expects (add `expect: {verdict: legal, …}`)",
        ]
    );
}

#[test]
fn paths_lead_from_place_to_place() {
    let map = "hexes: [{id: a, next: [b]}, {id: b}, {id: c}]\ncounters: [{id: x, kind: armor, at: a}, {id: y, kind: armor, at: [a, b]}]\n";
    assert_eq!(
        faults(&with(&format!("{map}act: {{type: move, unit: x, route: [b, c]}}"))),
        ["4:41: `c` is not next to `b` (give both coordinates, or name one in the other's `next`)"]
    );
    assert_eq!(
        faults(&with(&format!("{map}act: {{type: move, unit: y, route: [b]}}"))),
        ["4:30: where does this path start? the counter lies in several places (add `from`)"]
    );
    assert_eq!(faults(&with(&format!("{map}act: {{type: move, unit: x}}"))), ["4:8: the act move needs `route`"]);
    assert_eq!(
        faults(&with(&format!("{map}act: {{type: move, unit: x, route: [{{to: b, rivr: yes}}], speed: 3}}"))),
        [
            "4:46: `rivr` is not among the attributes of the border from `a` to `b` (did you mean `river`?)",
            "4:59: `speed` is not among the parameters of the act move (known here: from, manner, route, type, unit, with-whom)",
        ]
    );
}

#[test]
fn expectations_name_what_the_ruleset_has() {
    assert_eq!(
        faults(&with(
            "expect: {verdict: lawful, broken: [1.1, \"1.2\", \"1.1 stak\"], cites: \"1.1\", measures: [{what: unit, have: 3}], duties: [go], penalties: {shift: 1}, brocken: []}"
        )),
        [
            "2:21: `lawful` is not a verdict (known here: deferred, forced, illegal, legal, open, value)",
            "2:38: the number of a rule is a text, and 1.1 is a number (put it in quotes: \"1.1\")",
            "2:43: this ruleset has no rule 1.2 (known here: 1.0, 1.1)",
            "2:50: rule 1.1 has no clause `stak` (did you mean `stack`?)",
            "2:70: `cites` is a list, not a single word",
            "2:95: no limit of this ruleset measures `unit` (did you mean `units`?)",
            "2:121: this ruleset has no duty `go`",
            "2:138: this ruleset has no penalty `shift`",
            "2:149: `brocken` is not among what can be expected (did you mean `broken`?)",
        ]
    );
    assert_eq!(
        faults(&with(
            "counters: [{id: a, kind: armor}]\nexpect: {verdict: legal, counts-as: {b: {unit: yes}, a: {units: yes}}, state: {unit: yes}, refers: [\"8.0\"]}"
        )),
        [
            "3:40: this case has no counter or group `b` (known here: a)",
            "3:60: `units` is not a definition of this ruleset (did you mean `unit`?)",
            "3:82: `unit` is not about a hex (`counts-as` is for counters and groups, `state` for places)",
            "3:103: `8.0` is not a reference of this ruleset",
        ]
    );
}

#[test]
fn only_permissions_permit() {
    assert_eq!(
        faults(&with("expect: {verdict: legal, permits: [\"1.0\", \"1.1 stack\"]}")),
        [
            "2:38: rule 1.0 has no permission (`permits` is for clauses that begin with `permission`)",
            "2:45: `1.1 stack` is not a permission (`permits` is for clauses that begin with `permission`)",
        ]
    );
}

#[test]
fn a_path_without_end_is_refused_in_one_sentence() {
    let there_and_back = ["b", "a"].repeat(1_001).join(", ");
    let text = format!(
        "- id: long\n  game: {{turn: 1}}\n  hexes: [{{id: a, next: [b]}}, {{id: b}}]\n  counters: [{{id: x, kind: infantry, at: a}}]\n  \
         act: {{type: move, unit: x, route: [{there_and_back}]}}\n  expect: {{verdict: legal}}\n"
    );
    assert_eq!(faults(&text), ["5:37: this path has 2002 steps; at most 2000 are judged"]);
}
