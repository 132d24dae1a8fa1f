//! What is told first of a change is the smallest and plainest position that turns, held against trying them all.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where its own ruleset does not compile")]

use std::collections::BTreeMap;

use reglement_analysis::effect::{self, ClauseEffect, effects};
use reglement_analysis_tests::{Size, Turn, Within, size, smallest};
use reglement_cases::{CaseFile, Need};
use reglement_compiler::source::Source;
use reglement_engine::judge::Judge;
use reglement_engine::table::Tables;
use reglement_engine::verdict::VerdictKind;

/// A small ruleset, and changes of it.
struct Game {
    vocabulary: &'static str,
    rules: &'static str,
    within: Within<'static>,
    edits: &'static [(&'static str, &'static str)],
}

const STACKS: Game = Game {
    vocabulary: r#"
place called hex has
  terrain: one of clear, woods, usually clear
counter has
  kind: one of infantry, armor, marker, usually infantry
  size: one of company, battalion, usually company
act finish-move "a unit finishes its move"
  unit: counter
  at the end rest
act finish-retreat "a unit finishes a retreat"
  unit: counter
  at the end rest
moment rest "a unit comes to rest"
moment phase-end "a phase ends"
"#,
    rules: r#"
rule 1 "Units"
  define unit is a counter where kind is not marker
  define battalion is a unit where size is battalion
rule 2 "Stacking"
  limit stack at rest:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods: at most 2 units
  exclusion armor at rest: a unit called x where kind is armor may not share with another unit where size is battalion
  except retreat to 2 stack where the act is finish-retreat: deferred until phase-end
"#,
    within: Within { counters: 4, places: 1, moments: &["rest"] },
    edits: &[
        ("at most 3 units", "at most 2 units"),
        ("at most 3 units", "at most 4 units"),
        ("at most 2 battalions", "at most 1 battalions"),
        ("at most 2 battalions", "at most 3 battalions"),
        ("woods: at most 2 units", "woods: at most 1 units"),
        ("woods: at most 2 units", "woods: at most 3 units"),
        ("woods: at most 2 units", "woods: at most 2 battalions"),
        ("where terrain is woods", "where terrain is not woods"),
        ("kind is not marker", "kind is armor"),
        ("define battalion is a unit where size is battalion", "define battalion is a unit where size is company"),
        ("another unit where size is battalion", "another unit"),
        ("another unit where size is battalion", "another unit where size is company"),
        ("where kind is armor may", "where kind is infantry may"),
        ("where the act is finish-retreat", "where the act is finish-move"),
        ("deferred until phase-end", "at most 3 battalions"),
        ("  exclusion armor", "  ban heavy at rest: there is a battalion here\n  exclusion armor"),
    ],
};

/// Nobody is of a usual kind.
const KINDS: Game = Game {
    vocabulary: r#"
place called hex has
  town: yes or no, usually no
counter has
  kind: one of marker, infantry, armor
  worn: yes or no, usually no
moment rest "a unit comes to rest"
"#,
    rules: r#"
rule 1 "Units"
  define unit is a counter where kind is not marker
  define tank is a unit where kind is armor
rule 2 "Stacking"
  limit stack at rest in each hex: at most 4 units
    except town where here's town: at most 3 units
    except tired where there is a unit here where worn beats town: at most 2 units
  limit tanks at rest in each hex: at most 2 tanks
  limit sorts at rest in each hex: at most 1 different kind of units
"#,
    within: Within { counters: 5, places: 1, moments: &["rest"] },
    edits: &[
        ("at most 4 units", "at most 3 units"),
        ("town: at most 3 units", "town: at most 1 units"),
        ("beats town: at most 2 units", "beats town: at most 3 units"),
        ("kind is not marker", "kind is not armor"),
        ("at most 1 different", "at most 2 different"),
        ("at most 1 different kind of units", "at most 1 different kind of counters"),
        ("at most 2 tanks", "at most 1 tanks"),
        ("at most 2 tanks", "at most 0 tanks"),
        ("except tired where there is a unit here where worn", "except tired where every unit here has (worn)"),
    ],
};

const STEPS: Game = Game {
    vocabulary: r#"
game has
  weather: one of dry, rain, usually dry
place called hex has
  room: number from 0 to 4, usually 3
counter has
  steps: number from 0 to 4, usually 1
  tired: yes or no, usually no
act finish-move "a unit finishes its move"
  unit: counter
  at the end rest
act assault "units attack"
  attackers: counters
  at the end fight
moment rest "a unit comes to rest"
moment fight "units fight"
"#,
    rules: r#"
rule 1 "Steps"
  limit steps at rest: at most 5 steps of counters called "steps"
    except rain where weather is rain: at most 4 steps of counters called "steps"
  limit room at rest: at most room counters
  ban tired at rest: unit's tired and there is another counter here where tired
rule 2 "Fights"
  limit force at fight: at most 2 attackers
  limit weight at fight: at least 2 steps of attackers called "steps"
  ban weak at fight: there is a counter here where (steps is less than 1)
"#,
    within: Within { counters: 3, places: 1, moments: &["rest"] },
    edits: &[
        ("at most 5 steps", "at most 4 steps"),
        ("at most 5 steps", "at most 6 steps"),
        ("weather is rain: at most 4", "weather is rain: at most 2"),
        ("at most room counters", "at most (room plus 1) counters"),
        ("at most room counters", "at most (room minus 1) counters"),
        ("unit's tired and", "unit's tired or"),
        ("another counter here where tired", "another counter here"),
        ("at most 2 attackers", "at most 1 attackers"),
        ("at least 2 steps", "at least 3 steps"),
        ("steps is less than 1", "steps is less than 2"),
        ("steps is less than 1", "steps is more than 3"),
    ],
};

const ZONES: Game = Game {
    vocabulary: r#"
place called hex has
  terrain: one of clear, fort, usually clear
counter has
  side: one of red, blue
  kind: one of infantry, staff, usually infantry
act move "a unit moves"
  unit: counter
  way: path
  moves unit along way
  at each step entry
  at the end rest
moment entry "a unit enters"
moment rest "a unit comes to rest"
"#,
    rules: r#"
rule 1 "Zones"
  define zone of a hex called h: there is an enemy counter next to h where kind is not staff
  ban halt at entry where step-number is more than 1: zone of the from
  ban fort at entry where unit's kind is staff: here's terrain is fort
rule 2 "Stacking"
  limit stack at rest: at most 2 counters
  ban mixed at rest: there is an enemy counter here
"#,
    within: Within { counters: 3, places: 3, moments: &["rest"] },
    edits: &[
        ("where kind is not staff\n", "\n"),
        ("where kind is not staff\n", "where kind is staff\n"),
        ("zone of the from", "zone of here"),
        ("step-number is more than 1", "step-number is at least 1"),
        ("where unit's kind is staff: here", ": here"),
        ("here's terrain is fort", "here's terrain is fort or zone of here"),
        ("at most 2 counters", "at most 1 counters"),
        ("ban mixed at rest: there is an enemy counter here", "ban mixed at rest: zone of here"),
        ("next to h where", "within 2 of h where"),
    ],
};

const EACH: Game = Game {
    vocabulary: r#"
place called hex has
  terrain: one of clear, woods, usually clear
counter has
  kind: one of infantry, leader, usually infantry
  corps: name, usually none
  rating: number from 0 to 2, usually 0
act form "a force is formed"
  chief: counter
  led: counters
  at the end rest
moment rest "a unit comes to rest"
"#,
    rules: r#"
rule 1 "Together"
  requirement mates at rest for each counter called u here where corps is not none:
    there is another counter in u's place where corps is u's corps
  limit corps at rest: at most 1 different corps of counters
rule 2 "Command"
  limit force at rest: at most (1 plus chief's rating) led
  ban lesser at rest: there is a counter here where rating is more than chief's rating
"#,
    within: Within { counters: 3, places: 1, moments: &["rest"] },
    edits: &[
        ("where corps is not none:", "where corps is not none and kind is infantry:"),
        ("there is another counter in u's place where corps is u's corps", "kind is infantry"),
        ("at most 1 different", "at most 2 different"),
        ("(1 plus chief's rating)", "(2 plus chief's rating)"),
        ("(1 plus chief's rating)", "(chief's rating)"),
        ("rating is more than chief's rating", "rating is at least chief's rating"),
        ("rating is more than chief's rating", "rating is less than chief's rating"),
    ],
};

const ORDER: Game = Game {
    vocabulary: r#"
place called hex has
  terrain: one of clear, woods, usually clear
counter has
  kind: one of infantry, staff, train, usually infantry
moment rest "a unit comes to rest"
"#,
    rules: r#"
rule 1 "The stack"
  requirement order at rest for each counter called x here where kind is staff:
    there is no counter here where (depth is less than x's depth and kind is not staff)
  ban top at rest for each counter called t here where top: t's kind is train
"#,
    within: Within { counters: 3, places: 1, moments: &["rest"] },
    edits: &[
        ("depth is less than", "depth is more than"),
        ("and kind is not staff", "and kind is train"),
        ("here where kind is staff:", "here where kind is train:"),
        ("t's kind is train", "t's kind is not infantry"),
        ("here where top:", "here:"),
    ],
};

fn compiled(text: &str) -> Tables {
    let source = Source { name: "small.rules".to_owned(), text: text.to_owned() };
    match reglement_compiler::compile(&[source]) {
        Ok(tables) => tables,
        Err(found) => panic!("{found:?}"),
    }
}

fn each_edit(game: &Game) {
    let mut wrong = Vec::new();
    for (old, new) in game.edits {
        assert!(game.rules.contains(old), "the edit has to change something: {old}");
        let head = "ruleset small\n  title \"Small\"\n  game \"Small\"\n";
        let [before, after] = [game.rules.to_owned(), game.rules.replacen(old, new, 1)]
            .map(|rules| compiled(&format!("{head}{}{rules}", game.vocabulary)));
        let found = effects(&before, &after);
        let told = told_first(&found.clauses, &before, &after);
        let tried = smallest(&before, &after, game.within);
        // No position is smaller, and what is told is none that trying them all would have come upon and did not.
        let reach = [game.within.counters, usize::MAX, 0, 0, 0];
        let agrees =
            [Turn::NewlyUnlawful, Turn::NewlyLawful].iter().all(|turn| match (told.get(turn), tried.get(turn)) {
                (Some(told), Some(tried)) => told == tried,
                (Some(told), None) => *told > reach,
                (None, Some(_)) => false,
                (None, None) => true,
            });
        if !agrees {
            wrong.push(format!("{old} → {new}\n  told {told:?}\n  tried {tried:?}\n{}", effect::text(&found)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The smallest position that is told for each turn of the whole verdict. The first of a clause and a turn is its smallest, and
/// does turn so.
fn told_first(clauses: &[ClauseEffect], old: &Tables, new: &Tables) -> BTreeMap<Turn, Size> {
    let mut told = BTreeMap::new();
    for clause in clauses {
        let mut before: Option<(Turn, Size)> = None;
        for witness in &clause.witnesses {
            assert_ne!(witness.old, witness.new, "what is told differs");
            let turn = match witness.turn {
                effect::Turn::NewlyUnlawful => Turn::NewlyUnlawful,
                effect::Turn::NewlyLawful => Turn::NewlyLawful,
                effect::Turn::Otherwise => continue,
            };
            if witness.hidden {
                continue;
            }
            let entry = CaseFile::from_text(&witness.case, Need::Position).0.entries.remove(0);
            let case = entry.read(new, Need::Position).unwrap();
            let was = entry.read(old, Need::Position).unwrap();
            let illegal = [(old, &was), (new, &case)].map(|(tables, case)| {
                Judge::new(tables).judge(&case.position, &case.asked).unwrap().kind == VerdictKind::Illegal
            });
            assert_eq!(illegal, if turn == Turn::NewlyUnlawful { [false, true] } else { [true, false] });
            let own = size(new, &case.position, &case.asked);
            if let Some((known, smaller)) = before {
                assert!(known != turn || smaller <= own, "{}", witness.case);
            }
            before = Some((turn, own));
            let least = told.entry(turn).or_insert(own);
            *least = own.min(*least);
        }
    }
    told
}

#[test]
fn of_stacks() {
    each_edit(&STACKS);
}

#[test]
fn of_counters_without_a_usual_kind() {
    each_edit(&KINDS);
}

#[test]
fn of_sums_and_lists() {
    each_edit(&STEPS);
}

#[test]
fn of_zones() {
    each_edit(&ZONES);
}

#[test]
fn of_each_counter() {
    each_edit(&EACH);
}

#[test]
fn of_order() {
    each_edit(&ORDER);
}
