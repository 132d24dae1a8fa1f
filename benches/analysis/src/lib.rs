//! Rulesets to analyse: those of the two stacking games, an edit of each, and made-up ones of as many classes as one likes.

use std::fmt::Write;
use std::path::PathBuf;

use reglement_compiler::source::Source;
use reglement_compiler::{compile, layers};
use reglement_engine::table::Tables;

/// A ruleset as it is shipped, and the same with one bound changed by one.
pub struct Edited {
    pub name: &'static str,
    pub shipped: Tables,
    pub edited: Tables,
}

/// The two stacking games.
pub fn stacking_games() -> Vec<Edited> {
    [
        (
            "wacht-am-rhein",
            "      at most 2 units\n      at most 1 battalions\n",
            "      at most 3 units\n      at most 1 battalions\n",
        ),
        (
            "la-bataille",
            "at most 18 increments of units where formation-type is line",
            "at most 17 increments of units where formation-type is line",
        ),
    ]
    .map(|(name, old, new)| {
        let text = text_of(name);
        assert!(text.contains(old), "{name} has no such bound any more");
        Edited { name, shipped: tables(name, &text), edited: tables(name, &text.replacen(old, new, 1)) }
    })
    .into()
}

/// So many classes of counters, told apart by one attribute, each under a limit of its own and one that they share.
pub fn of_classes(classes: usize) -> Tables {
    let names = (0..classes).map(|class| format!("kind-{class}")).collect::<Vec<_>>().join(", ");
    let mut text = format!(
        r#"ruleset classes
  title "Classes"
  game "None"
  edition "first"

place called hex has
  terrain: one of clear, woods, usually clear

counter has
  kind: one of {names}

moment rest "a unit comes to rest"

rule 1 "All"
  limit stack at rest in each hex: at most 4 counters
    except woods where here's terrain is woods: at most 3 counters

"#
    );
    for class in 0..classes {
        let _ = write!(
            text,
            r#"rule 2.{class} "Kind {class}"
  define class-{class} is a counter where kind is kind-{class}
  limit stack at rest in each hex: at most {most} class-{class}s

"#,
            most = 1 + class % 3,
        );
    }
    tables("classes", &text)
}

/// So many rules, each with a limit of its own, and the same with every bound raised by one.
pub fn of_rules(rules: usize) -> [Tables; 2] {
    [0, 1].map(|more| {
        let mut text = HEAD.to_owned();
        for rule in 1..=rules {
            let most = rule % 4 + more;
            let _ = write!(
                text,
                "rule {rule} \"Rule {rule}\"\n  limit stack at rest in each hex: at most {most} counters where kind is armor\n\n"
            );
        }
        tables("rules", &text)
    })
}

const HEAD: &str = r#"ruleset rules
  title "Rules"
  game "None"
  edition "first"

place called hex has
  terrain: one of clear, woods, usually clear

counter has
  kind: one of infantry, armor, usually infantry

moment rest "a unit comes to rest"

"#;

/// The text of a shipped ruleset without layers below it.
fn text_of(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../rulesets/{name}/{name}.rules"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn tables(name: &str, text: &str) -> Tables {
    let sources = [Source::new(&format!("{name}.rules"), text)];
    let stack = layers::stack(&sources, 0).map_err(|told| format!("{told:?}"));
    assert_eq!(stack, Ok(vec![0]), "{name} has layers below it");
    compile(&sources).unwrap_or_else(|told| panic!("{name}: {told:?}"))
}
