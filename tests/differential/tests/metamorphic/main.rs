//! Changes that no rule can see: each shipped case is judged once more after one, and the verdict stays what it was. No oracle is needed.

mod cases;
mod changes;
mod mapping;
mod told;

use std::fmt::Write;

use reglement_cases::check::judge_of;
use reglement_engine::position::{Asked, Position};
use reglement_engine::table::Tables;

use cases::{Judged, judged_cases};
use mapping::Mapping;
use told::{Telling, told};

/// A position that was changed, and what stands for what in it.
struct Changed {
    position: Position,
    asked: Asked,
    mapping: Mapping,
}

/// Judges every case before and after the change, where it applies; how many there were.
fn stays(telling: Telling, change: &dyn Fn(&Tables, &Position, &Asked) -> Option<Changed>) -> usize {
    let mut count = 0;
    let mut faults = String::new();
    judged_cases(&mut |Judged { tables, case }| {
        let Some(changed) = change(tables, &case.position, &case.asked) else { return };
        count += 1;
        let judge = judge_of(case, tables);
        let before =
            judge.judge(&case.position, &case.asked).map(|verdict| told(&verdict, &Mapping::default(), telling));
        let after =
            judge.judge(&changed.position, &changed.asked).map(|verdict| told(&verdict, &changed.mapping, telling));
        match (before, after) {
            (Ok(before), Ok(after)) if before == after => {}
            (Err(_), Err(_)) => {}
            (before, after) => {
                let _ = writeln!(faults, "{} {}:\n  {before:?}\n  {after:?}", tables.head.name, case.id);
            }
        }
    });
    assert!(faults.is_empty(), "{faults}");
    count
}

/// The order in which a position lists its counters counts only where they lie on one another.
#[test]
fn order_of_counters() {
    assert!(stays(Telling::Whole, &|_, position, asked| changes::other_order_of_counters(position, asked)) > 100);
}

#[test]
fn order_of_counters_in_a_stack_that_no_rule_looks_at() {
    assert!(
        stays(Telling::Whole, &|tables, position, asked| {
            (!cases::looks_at_depth(tables)).then(|| changes::reversed_counters(position, asked))
        }) > 100
    );
}

#[test]
fn order_of_places() {
    assert!(stays(Telling::Whole, &|_, position, asked| Some(changes::reversed_places(position, asked))) > 100);
}

/// Which of several like counters an exemption leaves out goes by their names; how many, and what comes of it, does not.
#[test]
fn names_of_counters_and_places() {
    assert!(stays(Telling::WithoutWho, &|_, position, asked| Some(changes::renamed(position, asked))) > 100);
}

#[test]
fn shifting_the_map() {
    assert!(
        stays(Telling::Whole, &|_, position, asked| changes::moved_map(position, asked, |(q, r)| (q + 7, r - 4))) > 100
    );
}

#[test]
fn turning_the_map() {
    assert!(
        stays(Telling::Whole, &|tables, position, asked| {
            if cases::knows_directions(tables) {
                None
            } else {
                changes::moved_map(position, asked, |(q, r)| (-r, q + r))
            }
        }) > 10
    );
}

#[test]
fn mirroring_the_map() {
    assert!(
        stays(Telling::Whole, &|tables, position, asked| {
            if cases::knows_directions(tables) { None } else { changes::moved_map(position, asked, |(q, r)| (r, q)) }
        }) > 10
    );
}

/// A marker under every stack, of a kind that no rule counts.
#[test]
fn markers() {
    assert!(stays(Telling::Whole, &changes::with_markers) > 50);
}

/// The rules of each ruleset last to first, and the files in another order: the cases pass as before.
#[test]
fn order_of_rules_and_of_files() {
    let faults = cases::faults_with_rules_reversed();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
