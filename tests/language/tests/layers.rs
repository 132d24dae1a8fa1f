//! What a layer takes out of those below it.

use std::collections::BTreeSet;

use reglement_compiler::compile;
use reglement_compiler::source::Source;
use reglement_engine::table::{RuleId, Tables};

const BELOW: &str = "\
ruleset below
place called hex has
  terrain: one of clear, woods
counter has
  steps: number
moment rest
reference 8.0 \"fog\"
define loose is a counter where steps is 9
chart free rows terrain
  any other | 1
rule 7.1 \"Stacking\"
  see 8.0
  note \"first\"
  define heavy is a counter where steps is 1
  define twin is a counter where steps is 2
  chart costs rows terrain
    any other | 1
  limit men at rest: at most 3 counters
    except woods where terrain is woods: at most 2 counters
  limit guns at rest: at most 2 counters where steps is 3
  except apart to 7.2 few where terrain is clear: lifted
rule 7.2 \"Moving\"
  define light is a counter where steps is 4
  limit few at rest: at most 5 counters
  limit men at rest: at most 6 counters
";

/// What is left, by its names, of the ruleset below where the one above has these lines; or the codes of what is wrong.
fn left(above: &str) -> Result<String, Vec<&'static str>> {
    let sources =
        [Source::new("below", BELOW), Source::new("above", &format!("ruleset above\n  builds on below\n{above}"))];
    match compile(&sources) {
        Ok(tables) => Ok(names(&tables)),
        Err(told) => Err(told.iter().map(|told| told.code()).collect()),
    }
}

fn names(tables: &Tables) -> String {
    let number = |rule: RuleId| &*tables.rules[rule.index()].number;
    let mut names: Vec<String> = tables.definitions.iter().map(|row| row.name.to_string()).collect();
    names.extend(tables.charts.iter().map(|row| row.name.to_string()));
    names.extend(tables.clauses.iter().map(|row| format!("{} {}", number(row.rule), row.name)));
    names.extend(tables.exceptions.iter().map(|row| row.name.to_string()));
    names.extend(tables.rules.iter().filter(|row| !row.notes.is_empty()).map(|row| format!("note of {}", row.number)));
    names.extend(tables.rules.iter().filter(|row| !row.see.is_empty()).map(|row| format!("see of {}", row.number)));
    names.join(", ")
}

const ALL: &str = "loose, heavy, twin, light, free, costs, 7.1 men, 7.1 guns, 7.2 few, 7.2 men, woods, apart, note of 7.1, see of 7.1";

/// All but these.
fn all_but(gone: &[&str]) -> Result<String, Vec<&'static str>> {
    Ok(ALL.split(", ").filter(|name| !gone.contains(name)).collect::<Vec<_>>().join(", "))
}

#[test]
fn what_is_removed_and_nothing_else() {
    assert_eq!(left(""), all_but(&[]));
    assert_eq!(left("remove loose\n"), all_but(&["loose"]));
    assert_eq!(left("remove free\n"), all_but(&["free"]));
    assert_eq!(left("remove 7.1 heavy\n"), all_but(&["heavy"]));
    assert_eq!(left("remove heavy\n"), all_but(&["heavy"]));
    assert_eq!(left("remove 7.1 costs\n"), all_but(&["costs"]));
    assert_eq!(left("remove 7.1 guns\n"), all_but(&["7.1 guns"]));
    assert_eq!(left("remove 7.1 men\n"), all_but(&["7.1 men", "woods"]));
    assert_eq!(left("remove 7.2 men\n"), all_but(&["7.2 men"]));
    assert_eq!(left("remove 7.1 apart\n"), all_but(&["apart"]));
    assert_eq!(left("remove 7.2\n"), Err(vec!["R0103"]), "an exception to 7.2 stays behind");
    assert_eq!(left("remove 7.2\nremove 7.1 apart\n"), all_but(&["light", "7.2 few", "7.2 men", "apart"]));
    let under = ["heavy", "twin", "costs", "7.1 men", "7.1 guns", "woods", "apart", "note of 7.1", "see of 7.1"];
    assert_eq!(left("remove 7.1\n"), all_but(&under));
    // Its name is free for something else.
    let again = left("remove 7.1 heavy\nrule 7.2\n  define heavy is a counter where steps is 5\n");
    let sorted = |names: String| names.split(", ").map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(again.map(sorted), all_but(&[]).map(sorted));
}

#[test]
fn what_is_not_there_cannot_be_removed() {
    for nothing in ["7.2 heavy", "7.1 light", "7.1 few", "7.1 loose", "men", "7.3", "7.1 woods", "7.2 apart"] {
        assert_eq!(left(&format!("remove {nothing}\n")), Err(vec!["R0111"]), "{nothing}");
    }
    // What stands in the layer itself is not below it.
    assert_eq!(left("remove new\ndefine new is a counter where steps is 6\n"), Err(vec!["R0111"]));
}

#[test]
fn what_is_replaced_keeps_its_name_and_place() {
    let replaced = left(
        "rule 7.1\n  replace limit guns at rest: at most 9 counters\nreplace define loose is a counter where steps is 8\n",
    );
    assert_eq!(replaced, all_but(&[]));
    for line in ["rule 7.2\n  replace limit guns at rest: at most 9 counters\n", "replace define lost is a counter\n"] {
        assert_eq!(left(line), Err(vec!["R0111"]), "{line}");
    }
    // Without `replace`, it is there twice.
    assert_eq!(left("rule 7.1\n  limit guns at rest: at most 9 counters\n"), Err(vec!["R0101"]));
}
