//! Each part of a verdict, and each fault, as a sentence: made by hand, without a judge.

#![allow(clippy::expect_used, clippy::panic)]

mod effects;
mod exceptions;
mod faults;
mod measures;
mod reasons;
mod verdicts;
#[path = "../world/mod.rs"]
mod world;

use reglement_engine::position::Asked;
use reglement_engine::table::*;
use reglement_engine::verdict::*;
use world::*;

/// A game with a clause of each sort, and what stands around it.
fn rulebook() -> Game {
    let mut game = Game::new();
    let general = game.rule("7.1.0");
    game.tables.rules.to_mut()[0].heading = word("Stacking limits");
    let unit = game.class("heavy-unit", yes());
    game.definition(unit).rule = Some(general);
    game.define("weight", Some(Subject::Counter), num(1));
    game.define("traits-held", Some(Subject::Counter), num(1));
    game.definition(DefinitionId(2)).of_type = Type::AnyOf(DomainId(7));
    game.limit(vec![at_most(num(3), counters(0).of(unit).set())]);
    game.rule("8.0");
    game.tables.rules.to_mut()[1].heading = word("");
    game
}

const LIMIT: ClauseId = ClauseId(0);

fn two_hexes() -> Map {
    Map::of(&["a", "hex"]).units(&["x", "y", "z"], "a").group("I-corps", "advance")
}

fn found(outcome: Outcome) -> Finding {
    Finding {
        rule: RuleId(0),
        clause: LIMIT,
        moment: None,
        place: None,
        subject: None,
        per: vec![],
        outcome,
        measures: vec![],
        alternatives: vec![],
        pairs: vec![],
        applied: vec![],
        near: vec![],
        counted: vec![],
        definitions: vec![],
        figures: vec![],
        rulings: vec![],
        standing: vec![],
        among: None,
        effect: None,
        pick: None,
        candidates: vec![],
        witness: None,
        needs: vec![],
        barred: vec![],
    }
}

fn verdict(kind: VerdictKind, findings: Vec<Finding>) -> Verdict {
    Verdict { kind, findings, rulings: vec![], references: vec![] }
}

fn told(game: &Game, verdict: &Verdict) -> Vec<String> {
    let map = two_hexes();
    let mut act = map.act_data(ASK);
    act.lists = vec![vec![map.thing("x"), map.thing("z")], vec![], vec![Value::List(0)]];
    let words = verdict.words(&game.tables, &map.position, &Asked::Act(act));
    words.lines().map(str::to_owned).collect()
}

/// What is told of one finding, without the summary.
fn lines(game: &Game, finding: Finding) -> Vec<String> {
    told(game, &verdict(VerdictKind::Legal, vec![finding])).split_off(1)
}

/// What is told under the headline of one finding.
fn under(game: &Game, finding: Finding) -> Vec<String> {
    lines(game, finding).split_off(1)
}

fn summary(game: &Game, kind: VerdictKind, findings: Vec<Finding>) -> String {
    told(game, &verdict(kind, findings)).remove(0)
}

fn effect(value: Value) -> Effect {
    Effect { value: EffectValue::Value(value), tags: vec![], general: None, budget: None, paid: vec![], by: None }
}

fn measured(comparison: LineComparison, have: Value, bound: Value) -> Measured {
    Measured {
        line: 0,
        comparison,
        have,
        have_at_least: false,
        bound,
        holds: false,
        general_bound: bound,
        bound_by: None,
        counted: vec![],
    }
}
