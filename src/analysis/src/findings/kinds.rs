//! Kinds of counter to which no limit applies, and of which no rule speaks.

use std::collections::BTreeSet;

use reglement_compiler::listing::{codes, words};
use reglement_engine::table::{ClauseKind, Domain, Node, Symbol, Tables, Type};

use super::catalogue::uncovered_kind;
use super::spot::Spot;
use super::{Found, Told};
use crate::search::{Among, Leaning, Said, has_members};
use crate::side_by_side::side_by_side;

pub fn report(tables: &Tables, found: &mut Found<'_>) {
    let classes = counted(tables);
    if classes.is_empty() {
        return;
    }
    let named = named(tables);
    let mut open = Vec::new();
    for row in tables.counters.iter() {
        let Type::OneOf(domain) = row.of_type else { continue };
        let values = tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
        for value in values.iter().filter(|value| !named.contains(value)) {
            let word = words::symbol(tables, *value);
            let what = format!("no limit covers counters whose {} is {word}", row.name);
            let told = Told { code: uncovered_kind::CODE, spot: Spot::word(word), what };
            if !found.is_known(&told) {
                open.push((row, word, told));
            }
        }
    }
    let covered = side_by_side(open.len(), |number| {
        let Some((row, word, _)) = open.get(number) else { return true };
        let said = Said::Word((*word).to_owned());
        // Where it is not sure who belongs to a class, somebody of this kind may.
        let covers = |class: &Option<_>| {
            class.is_none_or(|class| has_members(tables, class, Among::With(&row.name, &said)) != Some(false))
        };
        classes.iter().any(covers)
    });
    for ((_, _, told), covered) in open.into_iter().zip(covered) {
        if covered {
            found.settle(&told);
        } else {
            let reason = "no limit and no exclusion counts any of them, and no rule names them".to_owned();
            found.add(told, reason);
        }
    }
}

/// The classes that limits and exclusions count; none for all counters.
fn counted(tables: &Tables) -> BTreeSet<Option<reglement_engine::table::DefinitionId>> {
    let limits = |kind: ClauseKind| matches!(kind, ClauseKind::Limit | ClauseKind::Exclusion);
    let clauses = tables.clauses.iter().filter(|row| limits(row.kind));
    let nodes = clauses.flat_map(|row| codes::of_clause(tables, row)).flat_map(|(code, _)| code.iter());
    nodes
        .filter_map(|node| match node {
            Node::Set { domain: Domain::Counters | Domain::Listed(_), class, .. } => Some(*class),
            _ => None,
        })
        .collect()
}

/// The values that expressions and charts name.
fn named(tables: &Tables) -> BTreeSet<Symbol> {
    let mut named = BTreeSet::new();
    for (code, _) in Leaning::of_everything(tables).codes(tables) {
        for node in code.iter() {
            match node {
                Node::Symbol(symbol) => {
                    named.insert(*symbol);
                }
                Node::IncludesValue { set, domain, .. } => {
                    let Some(Node::SymbolSet(mask)) = code.get(usize::from(*set)) else { continue };
                    let values = tables.domains.get(domain.index()).map_or(&[][..], |row| &row.values);
                    let held = values.iter().enumerate().filter(|(bit, _)| *bit < 64 && mask & (1 << bit) != 0);
                    named.extend(held.map(|(_, symbol)| *symbol));
                }
                _ => {}
            }
        }
    }
    for chart in tables.charts.iter() {
        named.extend(chart.row_keys.iter().chain(chart.column_keys.iter()));
    }
    named
}
