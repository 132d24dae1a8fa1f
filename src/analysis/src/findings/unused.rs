//! What nothing asks for.

use std::collections::BTreeSet;

use reglement_cases::Case;
use reglement_compiler::listing::words;
use reglement_engine::table::{
    ActEffect, Body, ChartId, ClauseId, DefinitionId, LineComparison, LineRow, Node, RulingId, Tables, Type,
};

use super::catalogue::{contradictory_bounds, unused_attribute, unused_chart, unused_definition, unused_ruling};
use super::spot::Spot;
use super::{Found, Told};
use crate::search::{Interest, Kind, Leaning};

pub fn report(tables: &Tables, cases: &[Case], found: &mut Found<'_>) {
    let used = used(tables, cases);
    for (number, row) in tables.definitions.iter().enumerate() {
        if !used.definitions.contains(&DefinitionId(number as u16)) {
            let what = format!("definition {} is used by nothing", row.name);
            let reason = "no clause, definition, exception, act or case asks for it".to_owned();
            found.add(Told { code: unused_definition::CODE, spot: Spot::definition(row), what }, reason);
        }
    }
    for (number, row) in tables.charts.iter().enumerate() {
        if !used.charts.contains(&ChartId(number as u16)) {
            let what = format!("chart {} is used by nothing", row.name);
            let told = Told { code: unused_chart::CODE, spot: Spot::chart(row), what };
            found.add(told, "nothing looks it up".to_owned());
        }
    }
    for (number, row) in tables.rulings.iter().enumerate() {
        if !used.rulings.contains(&RulingId(number as u16)) {
            let what = format!("nothing rests on ruling {}", row.name);
            let reason = "no clause, definition, exception or act asks how it is read".to_owned();
            found.add(Told { code: unused_ruling::CODE, spot: Spot::ruling(row), what }, reason);
        }
    }
    attributes(tables, found);
    bounds(tables, found);
}

/// Attributes of which no rule speaks, not even to tell friend from foe.
fn attributes(tables: &Tables, found: &mut Found<'_>) {
    let mut interest = Interest::default();
    interest.add(tables, &Leaning::of_everything(tables));
    interest.add_acts(tables);
    for kind in [Kind::Game, Kind::Place, Kind::Border, Kind::Counter, Kind::Group] {
        for row in kind.rows(tables) {
            if !interest.attributes.contains_key(&(kind, row.name.to_string())) {
                let what = format!("attribute {} of {} is used by nothing", row.name, kind.noun(tables));
                let by = act_that_sets(tables, kind, &row.name);
                let but = by.map(|act| format!("the act {act} sets it, but ")).unwrap_or_default();
                let reason = format!("{but}no clause, definition, exception or act asks for it");
                found.add(Told { code: unused_attribute::CODE, spot: Spot::word(&row.name), what }, reason);
            }
        }
    }
}

fn act_that_sets<'t>(tables: &'t Tables, kind: Kind, attribute: &str) -> Option<&'t str> {
    let sets = |effect: &ActEffect| match effect {
        ActEffect::Sets { what, attribute: id, .. } => {
            let of_type = tables.parameters.get(what.index()).map(|row| row.of_type);
            let of_kind = match kind {
                Kind::Counter => matches!(of_type, Some(Type::Counter | Type::Counters)),
                Kind::Place => matches!(of_type, Some(Type::Place | Type::Places | Type::Path)),
                Kind::Group => matches!(of_type, Some(Type::Group)),
                Kind::Border | Kind::Game => false,
            };
            of_kind && kind.rows(tables).get(id.index()).is_some_and(|row| *row.name == *attribute)
        }
        _ => false,
    };
    tables.acts.iter().find(|act| act.effects.iter().any(sets)).map(|act| &*act.name)
}

/// What anything judged, any act or any case leans on.
fn used(tables: &Tables, cases: &[Case]) -> Leaning {
    let mut used = Leaning::default();
    for number in 0..tables.clauses.len() as u16 {
        used = used.with(Leaning::of_clause(tables, ClauseId(number)));
    }
    let mut asked: BTreeSet<DefinitionId> = BTreeSet::new();
    for act in tables.acts.iter() {
        let codes = act.conditional.iter().map(|row| &row.condition);
        let set = act.effects.iter().filter_map(|effect| match effect {
            ActEffect::Sets { to, .. } => Some(to),
            _ => None,
        });
        for node in codes.chain(set).flat_map(|code| code.iter()) {
            match node {
                Node::Defined { definition, .. } | Node::Set { class: Some(definition), .. } => {
                    asked.insert(*definition);
                }
                Node::Ruling(ruling) => {
                    used.rulings.insert(*ruling);
                }
                Node::Chart { chart, .. } => {
                    used.charts.insert(*chart);
                }
                _ => {}
            }
        }
    }
    for expected in cases.iter().filter_map(|case| case.expected.as_ref()) {
        asked.extend(expected.counts_as.iter().chain(&expected.state).map(|asked| asked.definition));
    }
    for definition in asked {
        used = used.with(Leaning::of_definition(tables, definition));
    }
    used
}

/// At least so many, and at most fewer, of the same.
fn bounds(tables: &Tables, found: &mut Found<'_>) {
    for (number, row) in tables.clauses.iter().enumerate() {
        let Body::Lines(lines) = &row.body else { continue };
        // An exception may give one of the bounds another figure.
        if !row.exceptions.is_empty() {
            continue;
        }
        let figure = |line: &LineRow| match line.bound.as_ref() {
            [Node::Number(number)] => Some(*number),
            _ => None,
        };
        for least in lines.iter().filter(|line| line.comparison != LineComparison::AtMost) {
            for most in lines.iter().filter(|line| line.comparison != LineComparison::AtLeast) {
                if least.measure == most.measure
                    && let (Some(low), Some(high)) = (figure(least), figure(most))
                    && low > high
                {
                    let rule = words::rule(tables, row.rule);
                    let what = format!("{} of {rule} can never be kept", row.name);
                    let reason = format!("it asks for at least {low} and at most {high} {}", most.label);
                    let spot = Spot::clause(tables, ClauseId(number as u16));
                    found.add(Told { code: contradictory_bounds::CODE, spot, what }, reason);
                }
            }
        }
    }
}
