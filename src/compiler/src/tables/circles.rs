//! Definitions and clauses that rest on themselves.

use std::collections::BTreeSet;

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

/// Reports every circle once.
pub fn report(tables: &Tables, book: &Rulebook<'_>, diagnostics: &mut Vec<Diagnostic>) {
    let definitions = (0..tables.definitions.len()).map(Thing::Definition);
    let things = definitions.chain((0..tables.clauses.len()).map(Thing::Clause)).collect::<Vec<_>>();
    let mut finished = BTreeSet::new();
    for &thing in &things {
        let mut way = Vec::new();
        walk(tables, book, thing, &mut way, &mut finished, diagnostics);
    }
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

fn walk(
    tables: &Tables,
    book: &Rulebook<'_>,
    thing: Thing,
    way: &mut Vec<Thing>,
    finished: &mut BTreeSet<Thing>,
    diagnostics: &mut Vec<Diagnostic>,
) {
    if finished.contains(&thing) {
        return;
    }
    if let Some(start) = way.iter().position(|other| *other == thing) {
        let names = way[start..].iter().map(|thing| name(tables, *thing)).collect::<Vec<_>>();
        let span = match thing {
            Thing::Definition(number) => book.definitions[number].define.name.span,
            Thing::Clause(number) => book.clauses[number].clause.span,
        };
        diagnostics.push(diagnostics::circle(span, &names));
        return;
    }
    way.push(thing);
    for next in leans_on(tables, thing) {
        walk(tables, book, next, way, finished, diagnostics);
    }
    way.pop();
    finished.insert(thing);
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
