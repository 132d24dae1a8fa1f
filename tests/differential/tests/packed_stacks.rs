//! Every stack of a small world once more, by the automata that are made of the tables: they break the rules that the second readings
//! say they break.
#![allow(clippy::panic, reason = "a test stops at the first difference")]

use std::collections::BTreeSet;

use reglement_differential_tests::games::Game;
use reglement_differential_tests::games::la_bataille::LaBataille;
use reglement_differential_tests::games::wacht_am_rhein::WachtAmRhein;
use reglement_differential_tests::reading::{la_bataille, wacht_am_rhein};
use reglement_engine::judge::Judge;
use reglement_engine::judge::stacks::{Kind, Muster};
use reglement_engine::table::{ClauseId, MomentId, RuleId, Tables};

/// How many stacks were judged of those `at_rest`, and by which rules.
fn agree<G: Game>(moment: &str, at_rest: &dyn Fn(&G::Position) -> bool) -> (u64, BTreeSet<&'static str>) {
    let tables = G::tables();
    let judge = Judge::new(tables);
    let moment = MomentId(tables.moments.iter().position(|row| row.name == moment).unwrap_or_default() as u16);
    let mut muster = Some(Muster::new(&judge, moment).tallest(4));
    G::small_world(&mut |position| {
        if at_rest(position) {
            let (board, _) = G::translate(position);
            muster = muster.take().map(|mut muster| {
                for counter in &board.counters {
                    muster = muster.counter(&counter.record);
                }
                muster.ground(&board.places[0].record, &board.game)
            });
        }
    });
    let Some(stacks) = muster.map(|muster| muster.stacks()) else { unreachable!("it was put back each time") };
    let left: BTreeSet<RuleId> =
        stacks.left_to_the_judge().iter().map(|(clause, _)| rule_of(tables, *clause)).collect();
    let rules: BTreeSet<&str> = stacks
        .covered()
        .iter()
        .map(|clause| rule_of(tables, *clause))
        .filter(|rule| !left.contains(rule))
        .map(|rule| &*tables.rules[rule.index()].number)
        .filter(|number| G::RULES.contains(number))
        .collect();
    let mut count = 0;
    G::small_world(&mut |position| {
        if !at_rest(position) {
            return;
        }
        let (board, _) = G::translate(position);
        let ground = stacks.ground(&board.places[0].record, &board.game);
        let kinds: Option<Vec<Kind>> = board.counters.iter().map(|counter| stacks.kind(&counter.record)).collect();
        let broken = ground.zip(kinds).and_then(|(ground, kinds)| stacks.broken(ground, &kinds));
        let Some(broken) = broken else { panic!("{position:?} was mustered") };
        let told: BTreeSet<&str> = stacks
            .covered()
            .iter()
            .enumerate()
            .filter(|(bit, _)| broken.bits() >> bit & 1 == 1)
            .map(|(_, clause)| &*tables.rules[rule_of(tables, *clause).index()].number)
            .filter(|number| rules.contains(number))
            .collect();
        let read: BTreeSet<&str> =
            G::read(position).broken.iter().map(|broken| broken.rule).filter(|number| rules.contains(number)).collect();
        assert_eq!(told, read, "{position:?}");
        count += 1;
    });
    (count, rules)
}

fn rule_of(tables: &Tables, clause: ClauseId) -> RuleId {
    tables.clauses[clause.index()].rule
}

#[test]
fn stacks_of_wacht_am_rhein() {
    let is_finished =
        |position: &wacht_am_rhein::Position| matches!(position.act, wacht_am_rhein::Act::FinishMove { .. });
    let (stacks, rules) = agree::<WachtAmRhein>("rest", &is_finished);
    assert!(stacks > 90_000, "{stacks}");
    assert_eq!(rules, BTreeSet::from(["7.1.0", "7.1.2", "7.3.0"]));
}

#[test]
fn stacks_of_la_bataille() {
    let is_finished = |position: &la_bataille::Position| matches!(position.act, la_bataille::Act::EndSegment);
    let (stacks, rules) = agree::<LaBataille>("segment-end", &is_finished);
    assert!(stacks > 100_000, "{stacks}");
    assert!(rules.contains("16:general"), "{rules:?}");
}
