//! Rulesets small enough to be searched by hand, and what the analysis finds in them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where its own ruleset does not compile")]

mod changes;
mod duties;
mod effects;
mod findings;
mod findings_side_by_side;
mod mutants;
mod repairs;
mod repairs_by_changes;
mod side_by_side;

use reglement_compiler::source::Source;
use reglement_engine::table::Tables;

/// The vocabulary that every test begins with.
const GAME: &str = r#"ruleset small
  title "Small"
  game "Small"

place called hex has
  terrain: one of clear, woods, town, usually clear
  fort: yes or no, usually no

counter has
  kind: one of infantry, armor, artillery, marker, usually infantry
  size: one of company, battalion, usually company
  steps: number from 0, usually 1

act finish-move "a unit finishes its move"
  unit: counter
  at the end rest

act finish-retreat "a unit finishes a retreat"
  unit: counter
  at the end rest

moment rest "a unit comes to rest"
moment phase-end "a phase ends"

rule 5.0 "Units"
  define unit is a counter where kind is not marker
  define battalion is a unit where size is battalion
"#;

/// The small game with these rules.
fn tables(rules: &str) -> Tables {
    compiled(&format!("{GAME}\n{rules}"))
}

fn compiled(text: &str) -> Tables {
    let source = Source { name: "small.rules".to_owned(), text: text.to_owned() };
    match reglement_compiler::compile(&[source]) {
        Ok(tables) => tables,
        Err(found) => panic!("{found:?}"),
    }
}
