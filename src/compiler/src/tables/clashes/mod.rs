//! Exceptions that can apply together and disagree, each with a position as witness.
//!
//! Two exceptions of one target are suspects if they set the same thing differently and neither beats the other. For each
//! pair small positions are tried, in which the attributes that the two speak of, and those that set shares apart, take
//! every value that matters to them; the engine itself says whether their target has its say, and which exceptions
//! apply. So a reported clash is always a real one. Where there are more combinations than [`MOST_POSITIONS`], a fixed choice of them is tried, and the engine still
//! refuses to judge a clash that was missed.

mod interest;
mod worlds;

use reglement_engine::judge::{Applying, ApplyingEffect, Judge, Standpoint};
use reglement_engine::table::{Body, ClauseId, ExceptionEffect, ExceptionId, PerRow, Subject, Tables, Target, Value};

use self::interest::Interest;
use self::worlds::{World, Worlds};
use super::exceptions::Plan;
use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;
use crate::syntax::tree::Span;

/// How many positions are tried for one pair of exceptions, and for all pairs of a ruleset together.
const MOST_POSITIONS: u64 = 20_000;
const MOST_IN_ALL: u64 = 400_000;
const FEWEST_POSITIONS: u64 = 64;

/// Reports every pair of exceptions for which a witness is found.
pub fn report(tables: &Tables, plans: &[Plan], book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let definitions = (0..tables.definitions.len()).map(|id| {
        (Target::Definition(reglement_engine::table::DefinitionId(id as u16)), &tables.definitions[id].exceptions)
    });
    let clauses =
        (0..tables.clauses.len()).map(|id| (Target::Clause(ClauseId(id as u16)), &tables.clauses[id].exceptions));
    let exceptions = (0..tables.exceptions.len())
        .map(|id| (Target::Exception(ExceptionId(id as u16)), &tables.exceptions[id].exceptions));
    let mut pairs = Vec::new();
    for (target, siblings) in definitions.chain(clauses).chain(exceptions) {
        for (number, &one) in siblings.iter().enumerate() {
            let rivals = siblings[number + 1..].iter().filter(|&&other| suspects(tables, one, other));
            pairs.extend(rivals.map(|&other| (target, one, other)));
        }
    }
    let most = (MOST_IN_ALL / (pairs.len() as u64).max(1)).clamp(FEWEST_POSITIONS, MOST_POSITIONS);
    let judge = Judge::new(tables);
    for (target, one, other) in pairs {
        if let Some((says, witness)) = witness(&judge, target, one, other, most) {
            let [one, other] = [one, other].map(|id| named(tables, plans, book, id));
            let one = (one.0.as_str(), one.1);
            let other = (other.0.as_str(), other.1);
            diagnostics.push(diagnostics::exceptions_clash(one, other, (&says.0, &says.1), &witness));
        }
    }
}

fn named(tables: &Tables, plans: &[Plan], book: &Rulebook<'_>, id: ExceptionId) -> (String, Span) {
    (tables.exceptions[id.index()].name.to_string(), plans[id.index()].span(book))
}

/// Whether two exceptions of one target set the same thing, in different words, with no precedence.
fn suspects(tables: &Tables, one: ExceptionId, other: ExceptionId) -> bool {
    let (first, second) = (&tables.exceptions[one.index()], &tables.exceptions[other.index()]);
    if first.beats.contains(&other) || second.beats.contains(&one) {
        return false;
    }
    // Exceptions nested under one of them may change what it sets, and they may differ where the two are alike.
    let nested = !first.exceptions.is_empty() || !second.exceptions.is_empty();
    match (&first.effect, &second.effect) {
        (ExceptionEffect::Value(one), ExceptionEffect::Value(other)) => nested || one != other,
        (ExceptionEffect::Deferred(one), ExceptionEffect::Deferred(other)) => nested || one != other,
        (ExceptionEffect::Bounds(one), ExceptionEffect::Bounds(other)) => one
            .iter()
            .any(|bound| other.iter().any(|rival| bound.line == rival.line && (nested || bound.bound != rival.bound))),
        _ => false,
    }
}

/// What each of the two says, and a position in words in which both apply and disagree.
fn witness(
    judge: &Judge<'_>,
    target: Target,
    one: ExceptionId,
    other: ExceptionId,
    most: u64,
) -> Option<((String, String), String)> {
    let tables = judge.tables();
    let (subject, second) = subjects(tables, target);
    let shared = shared(tables, target);
    let shares = shared.map_or(&[][..], |(_, per)| per);
    let interest = Interest::of(tables, target, &[one, other], [subject, second], shares);
    let worlds = Worlds::new(tables, &interest, target, subject);
    // Two counters may be the same one, or not.
    let seconds: &[u32] = if subject == second && second == Some(Subject::Counter) { &[1, 0] } else { &[0] };
    let all = worlds.numbers(most).flat_map(|number| seconds.iter().map(move |other| (number, *other)));
    let mut world = worlds.first();
    for (number, other_counter) in all {
        worlds.turn_to(number, &mut world);
        let read_so =
            world.readings.iter().fold(judge.clone(), |judge, (ruling, way)| judge.with_ruling(*ruling, *way));
        let standpoint = Standpoint {
            place: Some(0),
            subject: subject.map(subject_value),
            second: second.map(|second| match second {
                Subject::Counter => Value::Counter(other_counter),
                second => subject_value(second),
            }),
            share: shared.map(|(clause, _)| (clause, 0)),
            moment: world.moment,
            asked: world.asked.as_ref(),
        };
        let Ok(applying) = read_so.probe(&world.position, &standpoint, target, &[one, other]) else { continue };
        let effect = |id: ExceptionId| applying.iter().find(|applying| applying.exception == id);
        if let (Some(first), Some(rival)) = (effect(one), effect(other))
            && let Some(says) = disagree(tables, &world, first, rival)
        {
            return Some((says, worlds.words(number, &world)));
        }
    }
    None
}

fn subject_value(subject: Subject) -> Value {
    match subject {
        Subject::Counter => Value::Counter(0),
        Subject::Place => Value::Place(0),
        Subject::Group => Value::Group(0),
        Subject::Step => Value::Step(0),
        Subject::Act => Value::Act(0),
    }
}

/// What stands in slots 0 and 1 where the exceptions of a target are worked out.
fn subjects(tables: &Tables, target: Target) -> (Option<Subject>, Option<Subject>) {
    match target {
        Target::Definition(definition) => {
            let row = &tables.definitions[definition.index()];
            (row.subject, row.second)
        }
        Target::Clause(clause) => {
            let row = &tables.clauses[clause.index()];
            let pairs = matches!(row.body, Body::MayNotShare { .. });
            let subject = row.subject.as_ref().filter(|_| !pairs).and_then(|code| interest::element(tables, code));
            (subject, None)
        }
        Target::Exception(exception) => subjects(tables, tables.exceptions[exception.index()].target),
    }
}

/// The clause to which the exceptions of a target belong and what sets its shares apart, if it is judged for each share
/// by itself.
fn shared(tables: &Tables, target: Target) -> Option<(ClauseId, &[PerRow])> {
    match target {
        Target::Definition(_) => None,
        Target::Clause(clause) => {
            let per = &tables.clauses[clause.index()].per;
            (!per.is_empty()).then_some((clause, per))
        }
        Target::Exception(exception) => shared(tables, tables.exceptions[exception.index()].target),
    }
}

fn disagree(tables: &Tables, world: &World, one: &Applying, other: &Applying) -> Option<(String, String)> {
    let words = |value: &Value| world.value(tables, *value);
    match (&one.effect, &other.effect) {
        (ApplyingEffect::Value(one), ApplyingEffect::Value(other)) => {
            (one != other).then(|| (words(one), words(other)))
        }
        (ApplyingEffect::Deferred(one), ApplyingEffect::Deferred(other)) => {
            let moment = |id: reglement_engine::table::MomentId| tables.moments[id.index()].name.to_string();
            (one != other).then(|| (moment(*one), moment(*other)))
        }
        (ApplyingEffect::Bounds(one), ApplyingEffect::Bounds(other)) => one.iter().find_map(|(line, bound)| {
            let rival = other.iter().find(|(rival, _)| rival == line)?;
            (bound != &rival.1).then(|| (words(bound), words(&rival.1)))
        }),
        _ => None,
    }
}
