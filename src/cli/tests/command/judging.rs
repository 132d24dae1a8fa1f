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
    desk.write("rulesets/fog/ambush.yaml", AMBUSH.replace("unit: mover, path: [b]", "unit: panzers, path: [a]"));
    let hidden = desk.run(&["judge", "rulesets/fog/ambush.yaml", "--for", "red"]);
    assert_eq!((hidden.code, hidden.out.as_str()), (2, ""));
    assert!(hidden.errors.contains("names somebody of whom this side does not know"), "{}", hidden.errors);
}
