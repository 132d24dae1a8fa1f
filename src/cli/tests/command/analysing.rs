use super::Desk;

/// A ruleset with an attribute that nothing but a layer above asks about, if there is one.
fn with_an_attribute_more(name: &str) -> Desk {
    let desk = Desk::new(name);
    desk.run(&["new", "small"]);
    let rules = desk.read("small/small.rules");
    desk.write("small/small.rules", format!("{rules}\nplace has\n  fort: yes or no, usually no\n"));
    desk
}

const WIDE: &str = "ruleset wide
  title \"Wide\"
  builds on small

rule 9.1 \"Forts\"
  limit fort at rest where fort: at most 1 counters
";

#[test]
fn what_a_layer_above_makes_use_of_is_not_told_of_the_file_below_alone() {
    let desk = with_an_attribute_more("analyse-layers");
    desk.write("small/wide.rules", WIDE);
    for named in [&["analyse"][..], &["analyse", "small"], &["analyse", "small/small.rules"]] {
        let told = desk.run(named);
        assert_eq!((told.code, told.errors.as_str()), (0, ""), "{named:?}: {}", told.out);
        assert!(told.out.starts_with("small: nothing to tell\n"), "{}", told.out);
    }
}

#[test]
fn the_exit_code_tells_whether_something_is_found() {
    let desk = with_an_attribute_more("analyse-exit-codes");
    let unused = "A0013: attribute fort of a hex is used by nothing (small)";
    for named in [&["analyse"][..], &["analyse", "small/small.rules"]] {
        let told = desk.run(named);
        assert_eq!((told.code, told.errors.as_str()), (1, ""), "{named:?}");
        assert!(told.out.starts_with("small: 1 finding\n") && told.out.contains(unused), "{}", told.out);
    }
    let accepted =
        desk.read("small/small.rules") + "\nrule 9.9 \"Forts\"\n  note \"A0013 fort: a position may show it\"\n";
    desk.write("small/small.rules", accepted);
    assert_eq!(desk.run(&["analyse"]).code, 0);
    desk.write("small/wide.rules", WIDE.replace("limit", "nonsense"));
    assert_eq!(desk.run(&["analyse"]).code, 2);
}
