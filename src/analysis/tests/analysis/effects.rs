use reglement_analysis::effect::{Effects, Turn, effects, snapshot, text};

use reglement_engine::judge::Judge;
use reglement_engine::number::Number;
use reglement_engine::position::{ActData, Asked, CounterData, PlaceData, Position};
use reglement_engine::table::{ActId, Symbol, Tables, Value};

use super::tables;

const STACKING: &str = r#"rule 5.1 "Stacking"
  limit stack at rest:
    at most 3 units
    at most 2 battalions
    except woods where terrain is woods: at most 2 units
  limit steps at rest: at most 6 steps of units called "steps"
rule 5.2 "Armor"
  exclusion armor at rest: a unit called x where kind is armor may not share with another unit where kind is artillery
  ban town at rest where terrain is town: there is a unit here where kind is armor
rule 5.3 "Retreats"
  except retreat to 5.1 stack where the act is finish-retreat: deferred until phase-end
"#;

fn of_edit(old: &str, new: &str) -> Effects {
    assert!(STACKING.contains(old), "the edit has to change something: {old}");
    effects(&tables(STACKING), &tables(&STACKING.replace(old, new)))
}

/// Clause, turn and number of counters of every position that is told.
fn told(effects: &Effects) -> Vec<(String, Turn, usize)> {
    let mut told = Vec::new();
    for clause in &effects.clauses {
        for witness in &clause.witnesses {
            let name = format!("{} {}", clause.rule, clause.clause);
            told.push((name, witness.turn, witness.case.matches("- {id").count()));
        }
    }
    told.dedup();
    // After a retreat the same rule defers instead of forbidding: a turn of its own, told beside the others.
    if told.iter().any(|(_, turn, _)| *turn != Turn::Otherwise) {
        told.retain(|(_, turn, _)| *turn != Turn::Otherwise);
    }
    told
}

fn one(clause: &str, turn: Turn, counters: usize) -> Vec<(String, Turn, usize)> {
    vec![(clause.to_owned(), turn, counters)]
}

/// A change of the rules, and what it is to show.
type Edit = (&'static str, &'static str, Vec<(String, Turn, usize)>);

fn edits() -> Vec<Edit> {
    use Turn::{NewlyLawful, NewlyUnlawful, Otherwise};
    vec![
        ("at most 3 units", "at most 4 units", one("5.1 stack", NewlyLawful, 4)),
        ("at most 3 units", "at most 2 units", one("5.1 stack", NewlyUnlawful, 3)),
        ("at most 2 battalions", "at most 1 battalions", one("5.1 stack", NewlyUnlawful, 2)),
        ("at most 2 battalions", "at most 3 battalions", one("5.1 stack", NewlyLawful, 3)),
        ("woods: at most 2 units", "woods: at most 1 units", one("5.1 stack", NewlyUnlawful, 2)),
        ("where terrain is woods", "where terrain is not woods", {
            let mut both = one("5.1 stack", NewlyUnlawful, 3);
            both.extend(one("5.1 stack", NewlyLawful, 3));
            both
        }),
        ("at most 6 steps", "at most 5 steps", one("5.1 steps", NewlyUnlawful, 1)),
        ("at most 6 steps", "at most 7 steps", one("5.1 steps", NewlyLawful, 1)),
        ("another unit where kind is artillery", "another unit", one("5.2 armor", NewlyUnlawful, 2)),
        (
            "may not share with another unit where kind is artillery",
            "may not share with another unit where kind is infantry",
            {
                let mut both = one("5.2 armor", NewlyUnlawful, 2);
                both.extend(one("5.2 armor", NewlyLawful, 2));
                both
            },
        ),
        ("where terrain is town: there is", "where terrain is woods: there is", {
            let mut both = one("5.2 town", NewlyUnlawful, 1);
            both.extend(one("5.2 town", NewlyLawful, 1));
            both
        }),
        ("where kind is armor\nrule 5.3", "where kind is infantry\nrule 5.3", {
            let mut both = one("5.2 town", NewlyUnlawful, 1);
            both.extend(one("5.2 town", NewlyLawful, 1));
            both
        }),
        ("deferred until phase-end", "lifted", one("5.1 stack", Otherwise, 3)),
        ("where the act is finish-retreat", "where the act is finish-move", {
            let mut both = one("5.1 stack", NewlyUnlawful, 3);
            both.extend(one("5.1 stack", NewlyLawful, 3));
            both
        }),
        (
            "limit steps at rest: at most 6 steps of units called \"steps\"\n",
            "note \"none\"\n",
            one("5.1 steps", NewlyLawful, 1),
        ),
    ]
}

#[test]
fn single_edits_have_their_smallest_witness() {
    for (old, new, expected) in edits() {
        let effects = of_edit(old, new);
        assert_eq!(told(&effects), expected, "{old} → {new}");
    }
}

#[test]
fn no_smaller_position_is_found_by_brute_force() {
    for (old, new, expected) in edits() {
        let (before, after) = (tables(STACKING), tables(&STACKING.replace(old, new)));
        for turn in [Turn::NewlyUnlawful, Turn::NewlyLawful] {
            let smallest = expected.iter().filter(|(_, told, _)| *told == turn).map(|(_, _, size)| *size).min();
            assert_eq!(by_brute_force(&before, &after, turn), smallest, "{old} → {new}, {turn:?}");
        }
    }
}

/// The fewest counters of a position whose verdict turns this way, of all positions of up to four counters.
fn by_brute_force(before: &Tables, after: &Tables, turn: Turn) -> Option<usize> {
    let lawful = |tables: &Tables, position: &Position, act: u16| {
        let mut parameters = vec![Value::Nothing; tables.parameters.len()];
        parameters[0] = Value::Counter(0);
        let data = ActData { act: ActId(act), parameters, lists: Vec::new(), start: None, steps: Vec::new() };
        Judge::new(tables).is_lawful(position, &Asked::Act(data)).unwrap()
    };
    let wanted = match turn {
        Turn::NewlyUnlawful => (true, false),
        _ => (false, true),
    };
    let word =
        |word: &str| Value::Symbol(Symbol(before.symbols.iter().position(|known| known == word).unwrap() as u32));
    let mut kinds = Vec::new();
    for kind in ["infantry", "armor", "artillery", "marker"] {
        for size in ["company", "battalion"] {
            kinds.push(vec![word(kind), word(size), Value::Number(Number::ONE)]);
        }
    }
    // Steps matter by their sum alone.
    for steps in [6, 7] {
        kinds.push(vec![word("infantry"), word("company"), Value::Number(Number::whole(steps))]);
    }
    let mut lots: Vec<Vec<usize>> = (0..kinds.len()).map(|kind| vec![kind]).collect();
    for size in 1..=4 {
        for terrain in ["clear", "woods", "town"] {
            for lot in &lots {
                let counters = lot.iter().map(|kind| CounterData {
                    id: "x".to_owned(),
                    at: vec![0],
                    record: kinds[*kind].clone(),
                    parts: Vec::new(),
                });
                let record = vec![word(terrain), Value::Flag(false)];
                let place = PlaceData { id: "hex".to_owned(), axial: None, record };
                let position = Position { places: vec![place], counters: counters.collect(), ..Position::default() };
                for act in 0..2 {
                    if (lawful(before, &position, act), lawful(after, &position, act)) == wanted {
                        return Some(size);
                    }
                }
            }
        }
        lots = lots
            .iter()
            .flat_map(|lot| {
                (lot[lot.len() - 1]..kinds.len()).map(move |next| lot.iter().copied().chain([next]).collect())
            })
            .collect();
    }
    None
}

#[test]
fn equivalent_rewrites_have_no_effect() {
    let rewrites = [
        ("at most 2 battalions", "at most 2 units where size is battalion"),
        (
            "except woods where terrain is woods: at most 2 units",
            "except woods where not (terrain is not woods): at most 2 units",
        ),
        ("there is a unit here where kind is armor", "number of units here where kind is armor is at least 1"),
        (
            "a unit called x where kind is armor may not share with another unit where kind is artillery",
            "a unit called x where kind is artillery may not share with another unit where kind is armor",
        ),
        ("where terrain is town: there is", "where terrain is one of town: there is"),
    ];
    for (old, new) in rewrites {
        let effects = of_edit(old, new);
        assert!(!effects.clauses.is_empty(), "{old} → {new} touches a clause");
        assert_eq!(told(&effects), [], "{old} → {new}");
        let shown = effects.clauses.iter().all(|clause| clause.bound.beyond_every_bound);
        assert!(shown, "{old} → {new}: {:?}", effects.clauses);
    }
}

#[test]
fn a_changed_definition_is_seen_through_those_who_lean_on_it() {
    let class = "define battalion is a unit where size is battalion";
    let game = super::GAME.replace(class, "define battalion is a unit where size is battalion or kind is armor");
    let new = super::compiled(&format!("{game}\n{STACKING}"));
    let effects = effects(&tables(STACKING), &new);
    assert_eq!(told(&effects), one("5.1 stack", Turn::NewlyUnlawful, 3));
    assert!(effects.clauses[0].because.iter().any(|part| part.contains("battalion")));
}

#[test]
fn what_nothing_leans_on_has_no_effect() {
    let added = format!("{STACKING}rule 5.4 \"Heavy\"\n  define heavy is a unit where kind is armor\n");
    let effects = effects(&tables(STACKING), &tables(&added));
    assert!(effects.clauses.is_empty());
    assert_eq!(effects.unused, ["definition heavy (5.4)"]);
}

#[test]
fn that_what_is_hidden_is_not_searched_is_said() {
    let fog = "counter has\n  side: one of red, blue, usually red\nrule 5.1 \"Fog\"\n  fog strength: hides steps of enemy counters\n";
    let [old, new] = [fog.to_owned(), fog.replace("hides steps", "hides size, steps")].map(|rules| tables(&rules));
    let effects = effects(&old, &new);
    for told in [text(&effects), snapshot(&effects)] {
        assert!(told.contains("not searched: what is hidden from a side"), "{told}");
        assert!(!told.contains("no effect"), "{told}");
    }
}

/// Of a game with a large stack, a cure, and a duty that is met if possible.
const LARGE: &str = r#"rule 6.1 "Parks"
  limit park at rest: at most 40 counters
  cure disband at rest where there is a unit here where kind is armor: 1 by owner
"#;

#[test]
fn a_limit_of_many_counters_is_broken_by_one_more() {
    let (old, new) = (tables(LARGE), tables(&LARGE.replace("at most 40", "at most 41")));
    assert_eq!(told(&effects(&old, &new)), one("6.1 park", Turn::NewlyLawful, 41));
}

#[test]
fn a_case_of_a_changed_cure_tells_who_cures() {
    let (old, new) = (tables(LARGE), tables(&LARGE.replace("by owner", "by opponent")));
    let found = effects(&old, &new);
    let witness = &found.clauses[0].witnesses[0];
    assert!(witness.case.contains("cures: {disband: [{value: 1, by: opponent}]}"), "{}", witness.case);
}

#[test]
fn other_consequences_are_shown_where_all_is_lawful() {
    let rules = r#"rule 7.1 "Fatigue"
  ban clear at rest: terrain is clear
  penalty fatigue at rest where there is a unit here where kind is armor: 1
"#;
    let found = effects(&tables(rules), &tables(&rules.replace("armor: 1", "armor: 2")));
    let witness = &found.clauses[0].witnesses[0];
    assert!(witness.case.contains("verdict: legal") && witness.case.contains("fatigue: 2"), "{}", text(&found));
}

#[test]
fn what_other_rules_hide_is_said_to_be_as_before() {
    let rules = r#"rule 7.2 "Armor"
  ban any at rest: there is a unit here where kind is armor
  ban heavy at rest: there is a unit here where (kind is armor and size is battalion)
"#;
    let found =
        effects(&tables(rules), &tables(&rules.replace("(kind is armor and size is battalion)", "kind is armor")));
    let told = text(&found);
    assert!(told.contains("unlawful as before, and now by this rule, too: one"), "{told}");
    assert!(told.contains("broken: [\"7.2 any\", \"7.2 heavy\"]"), "{told}");
}
