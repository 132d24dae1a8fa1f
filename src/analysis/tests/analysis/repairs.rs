use reglement_analysis::repair::{LeftBehind, repair};
use reglement_cases::check::judge_of;
use reglement_cases::{Case, CaseFile, Need};
use reglement_engine::judge::Judge;

use super::tables;

const STACKING: &str = r#"rule 5.1 "Stacking"
  limit stack at rest: at most 3 units, at most 1 units where size is battalion
"#;

/// What puts the case right, and in words.
fn cures(case: &str) -> Option<(Vec<Vec<String>>, String)> {
    let tables = tables(STACKING);
    let (file, faults) = CaseFile::from_text(case, Need::Position);
    assert!(faults.is_empty(), "{faults:?}");
    let case = file.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked)?;
    let words = repair.words();
    Some((repair.move_out, words))
}

fn sets(sets: &[&[&str]]) -> Vec<Vec<String>> {
    sets.iter().map(|set| set.iter().map(|id| (*id).to_owned()).collect()).collect()
}

#[test]
fn one_counter_too_many() {
    let (found, words) = cures("counters: [{id: a}, {id: b}, {id: c}, {id: d}]\nmoment: rest\n").unwrap();
    assert_eq!(found, sets(&[&["a"], &["b"], &["c"], &["d"]]));
    assert!(words.starts_with("It would be lawful without a.\n"), "{words}");
}

#[test]
fn who_acts_stays_and_a_larger_set_holds_no_smaller_one() {
    let case = "counters: [{id: a, size: battalion}, {id: b, size: battalion}, {id: c}, {id: d}, {id: e}]
act: {type: finish-move, unit: a}
";
    let (found, words) = cures(case).unwrap();
    assert_eq!(found, sets(&[&["b", "c"], &["b", "d"], &["b", "e"]]));
    assert!(words.starts_with("It would be lawful without b and c.\n"), "{words}");
}

#[test]
fn a_lawful_position_needs_no_repair() {
    assert!(cures("counters: [{id: a}]\nmoment: rest\n").is_none());
}

#[test]
fn nothing_helps_where_who_acts_breaks_the_rule_alone() {
    let rule = "rule 5.2 \"Woods\"\n  ban woods at rest where terrain is woods: there is a unit here\n";
    let tables = tables(rule);
    let text = "hex: {terrain: woods}\ncounters: [{id: a}]\nact: {type: finish-move, unit: a}\n";
    let case = CaseFile::from_text(text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    assert!(repair.move_out.is_empty());
    assert_eq!(repair.words(), "No counter that could be moved out would make it lawful.\n");
}

/// With one counter less there is no figure to judge by; with two less there is.
#[test]
fn a_set_that_leaves_nothing_to_judge_by_may_be_part_of_one_that_helps() {
    let rule = r#"rule 5.3 "Room"
  define room: 9
    except three where number of units here is 3: no figure
  limit room at rest: at most room units
  ban battalions at rest: there is a unit here where size is battalion
"#;
    let tables = tables(rule);
    let text = "counters: [{id: a}, {id: b}, {id: c, size: battalion}, {id: d, size: battalion}]\nmoment: rest\n";
    let case = CaseFile::from_text(text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    assert_eq!(repair.move_out, sets(&[&["c", "d"]]));
}

const CONTACT: &str = r#"counter has
  side: one of red, blue, usually red
rule 5.1 "Stacking"
  limit stack at rest in each hex per side: at most 2 units
rule 5.2 "Contact"
  ban contact at rest: there is a unit called x here where (there is an enemy unit next to here where size is battalion)
"#;

/// The smallest sets whose absence is lawful, by trying every set of up to three counters.
fn by_trying_all(judge: &Judge<'_>, case: &Case) -> Vec<Vec<String>> {
    let free: Vec<usize> = (1..case.position.counters.len()).collect();
    let mut sets: Vec<Vec<usize>> = free.iter().map(|one| vec![*one]).collect();
    for size in 2..=3 {
        let larger: Vec<Vec<usize>> = sets
            .iter()
            .filter(|set| set.len() == size - 1)
            .flat_map(|set| {
                free.iter().filter(|more| set.last() < Some(more)).map(|more| [&set[..], &[*more]].concat())
            })
            .collect();
        sets.extend(larger);
    }
    let mut cures: Vec<Vec<usize>> = Vec::new();
    for set in sets {
        let mut without = case.position.clone();
        set.iter().for_each(|number| without.counters[*number].at.clear());
        let smaller = cures.iter().any(|cure| cure.iter().all(|number| set.contains(number)));
        if !smaller && judge.is_lawful(&without, &case.asked) == Ok(true) {
            cures.push(set);
        }
    }
    cures.into_iter().map(|set| set.iter().map(|number| case.position.counters[*number].id.clone()).collect()).collect()
}

#[test]
fn the_search_finds_what_trying_every_set_finds() {
    let tables = tables(CONTACT);
    let judge = Judge::new(&tables);
    let mut found_some = 0;
    for seed in 0..80_u64 {
        let mut dice = seed * 0x9e37_79b9 + 7;
        let mut below = |sides: u64| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) % sides
        };
        let mut text = String::from("hexes: [{id: a, next: [b]}, {id: b, next: [c]}, {id: c}]\ncounters:\n");
        text += "  - {id: mover, at: a}\n";
        for number in 0..6 {
            let (side, size) = (["red", "blue"][below(2) as usize], ["company", "battalion"][below(2) as usize]);
            let at = ["a", "b", "c"][below(3) as usize];
            text += &format!("  - {{id: c{number}, side: {side}, size: {size}, at: {at}}}\n");
        }
        text += "act: {type: finish-move, unit: mover}\n";
        let case = CaseFile::from_text(&text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
        let Some(repair) = repair(&judge, &case.position, &case.asked) else { continue };
        let up_to_three: Vec<Vec<String>> = repair.move_out.into_iter().filter(|set| set.len() <= 3).collect();
        assert_eq!(up_to_three, by_trying_all(&judge, &case), "{text}");
        found_some += usize::from(!up_to_three.is_empty());
    }
    assert!(found_some > 10, "{found_some}");
}

/// What no broken clause looks at is not tried, however much of it there is.
#[test]
fn a_crowd_elsewhere_is_left_alone() {
    let tables = tables(CONTACT);
    let mut text = String::from("grid: {radius: 30}\ncounters:\n  - {id: mover, at: [0, 0]}\n");
    text += "  - {n: 2, id: here, at: [0, 0]}\n  - {n: 400, id: far, at: [20, 0]}\n";
    text += "act: {type: finish-move, unit: mover}\n";
    let case = CaseFile::from_text(&text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    assert_eq!(repair.move_out, sets(&[&["here-1"], &["here-2"]]));
    assert!(!repair.cut_short && repair.tried <= 3, "{repair:?}");
}

/// Where everything is looked at, the search stops at its bound, and says so.
#[test]
fn a_search_that_stops_says_so() {
    let tables = tables("rule 5.3 \"Room\"\n  limit room at rest in play: at most 3 units\n");
    let mut text = String::from("grid: {radius: 30}\ncounters:\n  - {id: mover, at: [0, 0]}\n");
    text += "  - {n: 400, id: other, at: [20, 0]}\nact: {type: finish-move, unit: mover}\n";
    let case = CaseFile::from_text(&text, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    assert!(repair.cut_short && repair.move_out.is_empty() && repair.tried <= 250_000 / 2_000);
    assert!(
        repair.words().starts_with("Whether it would be lawful without some counter is open; "),
        "{}",
        repair.words()
    );
}

const ARRIVING: &str = r#"act arrive "units arrive together"
  arriving: counters
  goal: hex
  moves arriving to goal
  happens in goal
  at the end rest

rule 5.1 "Stacking"
  limit stack at rest: at most 3 units, at most 1 units where size is battalion
"#;

/// The sets of those who are left behind, with those who are moved out, and all of it in words.
fn left_behind(case: &str) -> (Vec<LeftBehind>, String) {
    let tables = tables(ARRIVING);
    let case = CaseFile::from_text(case, Need::Position).0.entries[0].read(&tables, Need::Position).unwrap();
    let repair = repair(&judge_of(&case, &tables), &case.position, &case.asked).unwrap();
    let words = repair.words();
    (repair.leave_behind, words)
}

#[test]
fn some_of_those_whom_an_act_moves_together_may_be_left_behind() {
    let behind = |leave_behind: &[&str], move_out: &[&str]| LeftBehind {
        leave_behind: leave_behind.iter().map(|id| (*id).to_owned()).collect(),
        move_out: move_out.iter().map(|id| (*id).to_owned()).collect(),
    };
    let (found, words) = left_behind(
        "hex: {id: h}
counters: [{id: a}, {id: b}, {id: x, at: none}, {id: y, at: none}]
act: {type: arrive, arriving: [x, y], goal: h}
",
    );
    assert_eq!(found, [behind(&["x"], &[]), behind(&["y"], &[])]);
    assert!(words.contains("It would be lawful with x left behind.\n"), "{words}");
    let (found, words) = left_behind(
        "hex: {id: h}
counters: [{id: a, size: battalion}, {id: b}, {id: c}, {id: x, size: battalion, at: none}, {id: y, at: none}, {id: z, at: none}]
act: {type: arrive, arriving: [x, y, z], goal: h}
",
    );
    assert!(found.contains(&behind(&["x", "y"], &["b"])), "{found:?}");
    assert!(words.contains("It would be lawful without b and with x and y left behind.\n"), "{words}");
}

#[test]
fn an_act_that_moves_nobody_puts_nothing_right() {
    let (found, words) = left_behind(
        "hex: {id: h}
counters: [{id: a}, {id: b}, {id: c}, {id: x, at: none}]
act: {type: arrive, arriving: [x], goal: h}
",
    );
    assert_eq!(found, []);
    assert!(words.starts_with("It would be lawful without a.\n"), "{words}");
}
