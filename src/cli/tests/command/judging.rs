use super::Desk;

#[test]
fn verdicts_in_words() {
    let desk = Desk::with_ruleset("judge");
    let judged = desk.run(&["judge", "rulesets/small/cases/stacking.yaml"]);
    assert_eq!(judged.code, 1);
    insta::assert_snapshot!(judged.whole());
}

#[test]
fn one_case() {
    let desk = Desk::with_ruleset("judge-one");
    let judged = desk.run(&["judge", "rulesets/small/cases/stacking.yaml", "--case", "s-1"]);
    assert_eq!((judged.code, judged.errors.as_str()), (0, ""));
    let none = desk.run(&["judge", "rulesets/small/cases/stacking.yaml", "--case", "s-9"]);
    assert_eq!((none.code, none.out.as_str()), (2, ""));
    assert_eq!(none.errors, "error: `rulesets/small/cases/stacking.yaml` has no case `s-9`\n");
}

#[test]
fn a_position_needs_no_expectation() {
    let desk = Desk::with_ruleset("judge-position");
    desk.write("position.yaml", "counters: [{n: 3, kind: infantry}]\nact: {type: assault}\n");
    let judged = desk.run(&["judge", "position.yaml", "--ruleset", "small", "--format", "json"]);
    assert_eq!((judged.code, judged.errors.as_str()), (0, ""));
    insta::assert_snapshot!(judged.out);
    let lost = desk.run(&["judge", "position.yaml"]);
    assert_eq!(lost.code, 2);
    insta::assert_snapshot!(lost.errors, @"error: `position.yaml` lies beside no ruleset; name one with --ruleset, or put the file into `rulesets/NAME/cases`");
}

#[test]
fn the_exit_code_tells_lawful_from_unlawful() {
    let desk = Desk::with_ruleset("judge-code");
    desk.write(
        "rulesets/small/three.yaml",
        "counters: [{n: 3, kind: infantry}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    assert_eq!(desk.run(&["judge", "rulesets/small/three.yaml"]).code, 1);
    desk.write(
        "rulesets/small/two.yaml",
        "counters: [{n: 2, kind: infantry}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    assert_eq!(desk.run(&["judge", "rulesets/small/two.yaml"]).code, 0);
    desk.write(
        "rulesets/small/none.yaml",
        "counters: [{n: 2, kind: infantri}]\nact: {type: finish-move, unit: counter-1}\n",
    );
    let refused = desk.run(&["judge", "rulesets/small/none.yaml"]);
    assert_eq!(refused.code, 2);
    insta::assert_snapshot!(refused.errors, @r"
    error: `kind` of counter `counter-1` cannot be `infantri`
     --> rulesets/small/none.yaml:1:25
      |
    1 | counters: [{n: 2, kind: infantri}]
      |                         ^^^^^^^^
      |
      = help: did you mean `infantry`?
    ");
}

const FOG: &str = r#"ruleset fog
  game "Small"
place called hex (plural hexes) has
  terrain: one of clear, woods, usually clear
counter has
  side: one of red, blue
  concealed: yes or no, usually no
act move "a unit moves"
  unit: counter
  path: path
  moves unit along path
  at each step entry
moment entry "a unit enters a hex"
rule 1 "Fog of war"
  fog: hides enemy counters where concealed
rule 2 "Contact"
  ban contact at entry: there is an enemy counter here
"#;

const AMBUSH: &str = r#"hexes: [{id: a, next: [b]}, {id: b}]
counters: [{id: mover, side: red, at: a}, {id: panzers, side: blue, concealed: yes, at: b}]
act: {type: move, unit: mover, path: [b]}
"#;

#[test]
fn one_side_is_told_only_what_it_knows() {
    let desk = Desk::new("judge-for");
    desk.write("rulesets/fog/fog.rules", FOG);
    desk.write("rulesets/fog/ambush.yaml", AMBUSH);
    let file = "rulesets/fog/ambush.yaml";
    let json: &[&str] = &["judge", file, "--format", "json"];
    for asked in [&["judge", file], json, &["moves", file], &["draw", file]] {
        let (umpire, red) = (desk.run(asked), desk.run(&[asked, &["--for", "red"]].concat()));
        assert_eq!((red.code, red.errors.as_str()), (0, ""), "{asked:?}");
        assert!(umpire.out != red.out && !red.out.contains("panzers"), "{asked:?}: {}", red.out);
    }
    assert_eq!(desk.run(&["judge", file]).code, 1);
}

#[test]
fn a_side_that_cannot_look_on_is_refused() {
    let desk = Desk::with_ruleset("judge-for-nobody");
    let without = desk.run(&["judge", "rulesets/small/cases/stacking.yaml", "--case", "s-1", "--for", "red"]);
    assert_eq!((without.code, without.out.as_str()), (2, ""));
    let told = "this ruleset does not say what a side does not know, so nothing can be judged for one side";
    assert!(without.errors.contains(told), "{}", without.errors);
    desk.write("rulesets/fog/fog.rules", FOG);
    desk.write("rulesets/fog/ambush.yaml", AMBUSH);
    let green = desk.run(&["judge", "rulesets/fog/ambush.yaml", "--for", "green"]);
    assert_eq!((green.code, green.out.as_str()), (2, ""));
    assert!(green.errors.contains("the side that looks on cannot be `green`"), "{}", green.errors);
}

/// What red may name is what red is shown: a unit that is concealed has no id, and one that is face down another one.
#[test]
fn one_side_names_what_it_is_shown() {
    let desk = Desk::new("judge-for-names");
    let rules = FOG
        .replace("rule 2", "  fog face-down: hides all but side of enemy counters where face-down\nrule 2")
        .replace("  concealed:", "  face-down: yes or no, usually no\n  concealed:")
        .replace("  path: path\n", "  path: path\n  foe: counter, usually none\n");
    desk.write("rulesets/fog/fog.rules", rules);
    let file = "rulesets/fog/ambush.yaml";
    let ask = |foe: &str| {
        let guards = "{id: guards, side: blue, face-down: yes, at: b}";
        let position = AMBUSH.replace("at: b}]", &format!("at: b}}, {guards}]"));
        desk.write(file, position.replace("path: [b]", &format!("path: [], foe: {foe}")));
        desk.run(&["judge", file, "--for", "red"])
    };
    let shown = ask("unknown-1");
    assert_eq!((shown.code, shown.errors.as_str()), (0, ""));
    for secret in ["panzers", "guards", "nobody"] {
        let refused = ask(secret);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""));
        let told = format!("error: in case `position`: this case has no counter `{secret}`\n--> {file}\n");
        let told = format!("{told} = help: known here: mover, unknown-1\n");
        assert_eq!(refused.errors, told);
    }
    let umpire = desk.run(&["judge", file]);
    assert!(umpire.errors.contains("this case has no counter `nobody`"), "{}", umpire.errors);
}

/// Mistakes are told to one side in the same words whatever stands in the file where that side cannot look.
#[test]
fn mistakes_give_nothing_away() {
    let desk = Desk::new("judge-for-mistakes");
    desk.write("rulesets/fog/fog.rules", FOG);
    let file = "rulesets/fog/ambush.yaml";
    let told = |position: &str| {
        desk.write(file, position);
        let told = ["judge", "moves", "draw"].map(|asked| {
            let told = desk.run(&[asked, file, "--for", "red"]);
            assert_eq!((told.code, told.out.as_str()), (2, ""), "{asked:?}");
            told.errors
        });
        desk.write(file, format!("for: red\n{position}"));
        assert_eq!(desk.run(&["judge", file]).errors, told[0]);
        told
    };
    let longer = AMBUSH.replace("counters: [", "counters:\n  [{id: lancers, side: blue, concealed: yes, at: b},\n  ");
    // In what red asks.
    let asks = |position: &str| told(&position.replace("unit: mover", "unit: mover, speed: 3"));
    assert_eq!(asks(AMBUSH), asks(&longer));
    assert!(asks(AMBUSH)[0].contains("`speed` is not among the parameters of the act move"));
    // In what red does not see, and elsewhere.
    let elsewhere = told(&AMBUSH.replace("concealed: yes", "conceald: yes"));
    for (right, wrong) in
        [("id: lancers", "id: mover"), ("blue, concealed: yes, at: b}]", "blu, at: c}]"), ("[b]}", "[c]}")]
    {
        assert_eq!(told(&longer.replace(right, wrong)), elsewhere, "{wrong}");
    }
    // A file that cannot be read at all.
    for wrong in ["counters: [panzers", "counters: {a: 1"] {
        desk.write(file, wrong);
        let refused = desk.run(&["judge", file, "--for", "red"]);
        assert_eq!(refused.errors, format!("error: there are mistakes in `{file}` of which one side is not told\n"));
    }
    for line in ["{\"counters\": [panzers", "{"] {
        desk.write("positions.jsonl", line);
        let batch = desk.run(&["judge", "positions.jsonl", "--batch", "--ruleset", "fog", "--for", "red"]);
        let told = "{\"line\":1,\"error\":\"there are mistakes in this line of which one side is not told\"}\n";
        assert_eq!((batch.code, batch.out.as_str()), (2, told));
    }
}

/// The moves as JSON have the keys that the page shows, and mean what it says.
#[test]
fn moves_as_json_are_as_documented() {
    let desk = Desk::new("moves-json");
    desk.write("rulesets/fog/fog.rules", FOG);
    let hexes = "hexes: [{id: a, next: [b]}, {id: b, next: [c]}, {id: c}]";
    let file = "rulesets/fog/ambush.yaml";
    desk.write(
        file,
        format!("{hexes}\ncounters: [{{id: a, side: red, at: a}}]\nact: {{type: move, unit: a, path: []}}\n"),
    );
    let told = desk.run(&["moves", file, "--format", "json"]);
    let told: serde_json::Value = serde_json::from_str(&told.out).unwrap();
    let ends = serde_json::json!([
        {"place": "a", "path": []}, {"place": "b", "path": ["b"]}, {"place": "c", "path": ["b", "c"]}
    ]);
    let whole = serde_json::json!([{"id": "position", "complete": true, "ends": ends, "open": [], "unjudged": []}]);
    assert_eq!(told, whole);
    let page = include_str!("../../../../CASES.md");
    let shown = page.split("```json moves\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let shown: serde_json::Value = serde_json::from_str(shown).unwrap();
    let keys = |item: &serde_json::Value| item.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&shown[0]), keys(&told[0]));
    assert_eq!(keys(&shown[0]["ends"][0]), keys(&told[0]["ends"][0]));
}

const MUD: &str = r#"ruleset mud
  game "Small"
place called hex (plural hexes) has
  terrain: one of clear, swamp, usually clear
counter has
  side: one of red, blue
  mp: number from 0, usually 2
  steps: number, usually 2
act move "a unit moves"
  unit: counter
  path: path
  moves unit along path
  at each step entry
moment entry "a unit enters a hex"
rule 1 "Cost"
  fog steps: hides steps of enemy counters
  chart cost rows terrain
    clear | 1
    swamp | ?
  price mp at entry: cost of terrain from unit's mp
rule 2 "Strength"
  limit strength at entry: at most 3 steps of counters within 1 of here
"#;

/// Where it is open, or cannot be judged, whether a move may end, that is told, and not that no move is lawful.
#[test]
fn moves_tell_what_is_open_and_what_cannot_be_judged() {
    let desk = Desk::new("moves-doubts");
    desk.write("rulesets/mud/mud.rules", MUD);
    let file = "rulesets/mud/mud.yaml";
    let hexes = "hexes: [{id: a, next: [b, s, t]}, {id: b, next: [c]}, {id: c}, {id: s, terrain: swamp}, {id: t, terrain: swamp}]";
    let counters = "counters: [{id: u, side: red, at: a}, {id: f, side: blue, at: c}]";
    desk.write(file, format!("{hexes}\n{counters}\nact: {{type: move, unit: u, path: []}}\n"));
    let told = desk.run(&["moves", file, "--for", "red"]);
    assert_eq!((told.code, told.errors.as_str()), (2, ""));
    insta::assert_snapshot!(told.out, @r"
    position
    The move may end in 1 place:
      a, by staying
    It is open whether it may end in 2 places, which rests on something hidden:
      b, at one step; to be known: the steps of f
      c, by way of b; to be known: the steps of f
    It cannot be judged whether it may end in 2 places: The source gives no figure, and the verdict would rest on it, under rule 1 mp (mud, line 20).
      s, at one step
      t, at one step
    ");
    let json = desk.run(&["moves", file, "--for", "red", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let needs = serde_json::json!([{"attribute": "steps", "of": "f"}]);
    assert_eq!(json[0]["open"][0], serde_json::json!({"place": "b", "path": ["b"], "needs": needs}));
    let swamps = serde_json::json!([{"place": "s", "path": ["s"]}, {"place": "t", "path": ["t"]}]);
    assert_eq!(json[0]["unjudged"][0]["ends"], swamps);
    assert_eq!(json[0]["complete"], true);
}

/// A rule that rests on what is hidden is told as open in each form of answer, and is no breach.
#[test]
fn an_open_rule_is_told_in_every_form() {
    let desk = Desk::new("judge-for-open");
    let rules = FOG.replace("rule 2", "  fog strength: hides steps of enemy counters\nrule 3 \"Strength\"\n  limit strength at entry: at most 3 steps of counters in play\nrule 2")
        .replace("  concealed:", "  steps: number from 0, usually 2\n  concealed:");
    desk.write("rulesets/fog/fog.rules", rules);
    let file = "rulesets/fog/ambush.yaml";
    let position = r#"{"hexes": [{"id": "a", "next": ["b"]}, {"id": "b"}, {"id": "c"}], "counters": [{"id": "mover", "side": "red", "at": "a"}, {"id": "panzers", "side": "blue", "at": "c"}], "act": {"type": "move", "unit": "mover", "path": ["b"]}}"#;
    desk.write(file, position);
    desk.write("positions.jsonl", position);
    let words = desk.run(&["judge", file, "--for", "red"]);
    assert_eq!((words.code, words.errors.as_str()), (0, ""));
    assert!(
        words.out.contains("Open: no rule is known to be broken, but it cannot be told whether 3 Strength is kept."),
        "{words:?}"
    );
    let batch = ["judge", "positions.jsonl", "--batch", "--ruleset", "fog", "--for", "red"];
    let compact = desk.run(&[&batch[..], &["--compact"]].concat());
    assert_eq!(compact.out, "{\"line\":1,\"id\":\"position\",\"lawful\":null,\"broken\":[],\"open\":[\"3\"]}\n");
    let whole = desk.run(&batch);
    assert_eq!((compact.code, whole.code), (0, 0));
    assert!(whole.out.contains("\"verdict\":\"open\"") && whole.out.contains("\"open\":[\"3\"]"), "{whole:?}");
}

/// A fog decides the cases whose verdict is another one if it hides nothing.
#[test]
fn coverage_tells_which_fog_decides_a_case() {
    let desk = Desk::new("fog-coverage");
    let unused = "  fog terrain: hides terrain of hexes where there is no friendly counter in it\nrule 2";
    desk.write("rulesets/fog/fog.rules", FOG.replace("  fog:", "  fog concealed:").replace("rule 2", unused));
    let case = format!("- id: ambush\n  for: red\n  {}  expect: {{verdict: legal}}\n", AMBUSH.replace('\n', "\n  "));
    desk.write("rulesets/fog/cases/ambush.yaml", case.replace("    expect", "  expect"));
    let told = desk.run(&["test", "--coverage", "rulesets/fog"]);
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    assert!(told.out.contains("  1 fog concealed: ambush\n"), "{told:?}");
    assert!(told.out.contains("never decisive (2):\n    1 fog terrain\n    2 ban contact\n"), "{told:?}");
}

/// A wrong side does not hide what else is wrong with what is asked.
#[test]
fn a_wrong_side_is_told_beside_other_mistakes() {
    let desk = Desk::new("judge-for-wrong");
    desk.write("rulesets/fog/fog.rules", FOG);
    desk.write("rulesets/fog/ambush.yaml", AMBUSH.replace("path: [b]", "path: [b], speed: 3"));
    let told = desk.run(&["judge", "rulesets/fog/ambush.yaml", "--for", "green"]);
    assert!(told.errors.contains("the side that looks on cannot be `green`"), "{}", told.errors);
    assert!(told.errors.contains("`speed` is not among the parameters"), "{}", told.errors);
}

/// Counters that move together start together; who is not there is named, with the place of the path.
#[test]
fn counters_that_move_along_one_path_start_together() {
    let desk = Desk::new("judge-together");
    let rules = FOG.replace("  unit: counter\n", "  led: counters\n").replace("moves unit along", "moves led along");
    let rules = rules.replace("there is an enemy counter here", "terrain is woods");
    desk.write("rulesets/fog/fog.rules", rules);
    let file = "rulesets/fog/together.yaml";
    let hexes = "hexes: [{id: a, next: [b]}, {id: b, next: [c]}, {id: c}]";
    let counters = "counters: [{id: u, side: red, at: a}, {id: v, side: red, at: a}, {id: w, side: red, at: c}]";
    let judge = |led: &str| {
        desk.write(file, format!("{hexes}\n{counters}\nact: {{type: move, led: [{led}], path: [b]}}\n"));
        desk.run(&["judge", file])
    };
    assert_eq!(judge("u, v").code, 0);
    let apart = judge("u, w");
    assert_eq!(apart.code, 2);
    assert!(apart.errors.contains("`w` does not lie in `a`, so its path does not start there"), "{apart:?}");
    assert!(apart.errors.contains("together.yaml:3:"), "{apart:?}");
}

/// However many terms a chain has, it nests no deeper than judging goes.
#[test]
fn a_long_chain_of_terms_is_judged() {
    let desk = Desk::new("judge-chain");
    for (join, ended) in [("or", 0), ("and", 1)] {
        let terms = vec!["here's terrain is clear"; 1500].join(&format!(" {join}\n    "));
        let last = if join == "or" { terms.replace("clear", "woods") } else { terms };
        desk.write("rulesets/fog/fog.rules", format!("{FOG}rule 3 \"Chain\"\n  ban chain at entry:\n    {last}\n"));
        desk.write("rulesets/fog/ambush.yaml", AMBUSH.replace("at: b", "at: a"));
        let told = desk.run(&["judge", "rulesets/fog/ambush.yaml"]);
        assert_eq!((told.code, told.errors.as_str()), (ended, ""), "{join}");
    }
}
