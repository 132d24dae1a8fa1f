//! Definitions and clauses that rest on themselves.

use std::collections::BTreeMap;

use reglement_engine::table::{Body, Code, EffectCode, ExceptionEffect, ExceptionId, Measure, Node, Tables};

use crate::diagnostics::{self, Diagnostic};
use crate::rules::Rulebook;
use crate::syntax::tree::Span;

/// A definition or clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Thing {
    Definition(usize),
    Clause(usize),
}

/// So many definitions and clauses may lean on one another in a chain; judging goes no deeper either.
pub const LONGEST_CHAIN: usize = 128;

/// A thing on the way, with what it leans on and is yet to be looked at.
struct Step {
    thing: Thing,
    open: std::vec::IntoIter<Thing>,
    /// The longest chain that it leans on.
    chain: usize,
}

/// Reports every circle once, and a chain that is too long. The way is kept in a list and not on the stack: it may be as
/// long as the ruleset.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let definitions = (0..tables.definitions.len()).map(Thing::Definition);
    let step = |thing| Step { thing, open: leans_on(tables, thing).into_iter(), chain: 0 };
    let span = |thing| match thing {
        Thing::Definition(number) => book.definitions[number].define.name.span,
        Thing::Clause(number) => book.clauses[number].clause.span,
    };
    // The length of the longest chain that ends in each.
    let mut finished = BTreeMap::new();
    let mut too_long: Option<Span> = None;
    for start in definitions.chain((0..tables.clauses.len()).map(Thing::Clause)) {
        if finished.contains_key(&start) {
            continue;
        }
        let mut way = vec![step(start)];
        let mut on_way = BTreeMap::from([(start, 0)]);
        while let Some(last) = way.last_mut() {
            match last.open.next() {
                Some(next) => match (finished.get(&next), on_way.get(&next)) {
                    (Some(chain), _) => last.chain = last.chain.max(*chain),
                    (None, Some(first)) => {
                        let circle = way.iter().skip(*first).map(|step| name(tables, step.thing)).collect::<Vec<_>>();
                        diagnostics.push(diagnostics::circle(span(next), &circle));
                    }
                    (None, None) => {
                        on_way.insert(next, way.len());
                        way.push(step(next));
                    }
                },
                None => {
                    let (thing, chain) = (last.thing, last.chain + 1);
                    if chain == LONGEST_CHAIN + 1 {
                        too_long = too_long.into_iter().chain([span(thing)]).min();
                    }
                    on_way.remove(&thing);
                    finished.insert(thing, chain);
                    way.pop();
                    if let Some(above) = way.last_mut() {
                        above.chain = above.chain.max(chain);
                    }
                }
            }
        }
    }
    diagnostics.extend(too_long.map(|span| diagnostics::leans_too_deep(span, LONGEST_CHAIN)));
}

/// Reports exceptions that beat themselves, by way of others or at once.
pub fn report_beats(tables: &Tables, spans: &dyn Fn(ExceptionId) -> Span, diagnostics: &mut Vec<Diagnostic>) {
    let mut reported: Vec<ExceptionId> = Vec::new();
    for start in (0..tables.exceptions.len() as u16).map(ExceptionId) {
        let mut way = vec![start];
        let mut open = tables.exceptions[start.index()].beats.to_vec();
        while let Some(next) = open.pop() {
            if next == start {
                if !reported.iter().any(|known| way.contains(known)) {
                    let names = way.iter().map(|id| tables.exceptions[id.index()].name.to_string()).collect::<Vec<_>>();
                    diagnostics.push(diagnostics::circle(spans(start), &names));
                    reported.push(start);
                }
                break;
            }
            if !way.contains(&next) {
                way.push(next);
                open.extend(tables.exceptions[next.index()].beats.iter());
            }
        }
    }
}

fn name(tables: &Tables, thing: Thing) -> String {
    match thing {
        Thing::Definition(number) => tables.definitions[number].name.to_string(),
        Thing::Clause(number) => {
            let clause = &tables.clauses[number];
            format!("{} {}", tables.rules[clause.rule.index()].number, clause.name)
        }
    }
}

fn leans_on(tables: &Tables, thing: Thing) -> Vec<Thing> {
    let mut found = Vec::new();
    match thing {
        Thing::Definition(number) => {
            let row = &tables.definitions[number];
            in_code(&row.general, &mut found);
            in_exceptions(tables, &row.exceptions, &mut found);
        }
        Thing::Clause(number) => {
            let row = &tables.clauses[number];
            for code in row.condition.iter().chain(&row.subject).chain(row.per.iter().map(|per| &per.value)) {
                in_code(code, &mut found);
            }
            in_body(&row.body, &mut found);
            in_exceptions(tables, &row.exceptions, &mut found);
        }
    }
    found.sort();
    found.dedup();
    found
}

fn in_exceptions(tables: &Tables, exceptions: &[ExceptionId], found: &mut Vec<Thing>) {
    for exception in exceptions {
        let row = &tables.exceptions[exception.index()];
        row.condition.iter().for_each(|code| in_code(code, found));
        match &row.effect {
            ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
            ExceptionEffect::Exempts { first, set } => {
                first.iter().for_each(|code| in_code(code, found));
                in_code(set, found);
            }
            ExceptionEffect::Bounds(bounds) => bounds.iter().for_each(|bound| in_code(&bound.bound, found)),
            ExceptionEffect::Value(code) => in_code(code, found),
        }
        in_exceptions(tables, &row.exceptions, found);
    }
}

fn in_body(body: &Body, found: &mut Vec<Thing>) {
    let mut line = |line: &reglement_engine::table::LineRow| {
        in_code(&line.bound, found);
        match &line.measure {
            Measure::Count { set } => in_code(set, found),
            Measure::Sum { set, of } | Measure::Different { set, of } => {
                in_code(set, found);
                in_code(of, found);
            }
            Measure::Value(code) => in_code(code, found),
        }
    };
    match body {
        Body::Lines(lines) => lines.iter().for_each(line),
        Body::Alternatives(rows) => rows.iter().flat_map(|row| row.lines.iter()).for_each(&mut line),
        Body::MayNotShare { subject, with } => {
            in_code(subject, found);
            in_code(with, found);
        }
        Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => in_code(code, found),
        Body::Permits | Body::By(_) | Body::Hides(_) => {}
        Body::Effect { value, budget, .. } => {
            match value {
                EffectCode::Value(code) | EffectCode::Members(code) => in_code(code, found),
                EffectCode::InOrder { within, .. } => {
                    found.extend(within.iter().map(|clause| Thing::Clause(clause.index())));
                }
            }
            budget.iter().for_each(|code| in_code(code, found));
        }
        Body::Choice(choice) => {
            in_code(&choice.from, found);
            found.extend(choice.within.iter().map(|clause| Thing::Clause(clause.index())));
            choice.at_most.iter().chain(&choice.none_if).for_each(|code| in_code(code, found));
        }
    }
}

fn in_code(code: &Code, found: &mut Vec<Thing>) {
    for node in code.iter() {
        match node {
            Node::Defined { definition, .. } => found.push(Thing::Definition(definition.index())),
            Node::Set { class: Some(class), .. } => found.push(Thing::Definition(class.index())),
            Node::Broken { clause, .. } | Node::Excess { clause, .. } => found.push(Thing::Clause(clause.index())),
            _ => {}
        }
    }
}
