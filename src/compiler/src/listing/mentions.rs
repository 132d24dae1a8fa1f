//! What each row speaks of: definitions, rulings, charts, and clauses that may be broken.

use std::collections::BTreeSet;

use reglement_engine::table::{
    Body, ChartId, ClauseId, ClauseRow, DefinitionId, DefinitionRow, EffectCode, ExceptionRow, Node, RuleId, RulingId,
    Tables, Target,
};

use super::codes::{self, BoundCode};

/// Something that a row speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mention {
    Definition(DefinitionId),
    Chart(ChartId),
    /// A clause that is asked about, or under whose limit something is chosen.
    Clause(ClauseId),
    Ruling(RulingId),
}

/// What the rows of a rule speak of, in the order of the tables.
pub fn of_rule(tables: &Tables, rule: RuleId) -> BTreeSet<Mention> {
    let definitions = tables.definitions.iter().filter(|row| row.rule == Some(rule)).map(of_definition);
    let clauses = tables.clauses.iter().filter(|row| row.rule == rule).map(|row| of_clause(tables, row));
    let exceptions = tables.exceptions.iter().filter(|row| row.rule == Some(rule)).map(|row| of_exception(tables, row));
    definitions.chain(clauses).chain(exceptions).flatten().collect()
}

pub fn of_definition(row: &DefinitionRow) -> BTreeSet<Mention> {
    let mut mentions = of_codes(codes::of_definition(row));
    mentions.extend(row.within.map(Mention::Definition));
    mentions
}

pub fn of_clause(tables: &Tables, row: &ClauseRow) -> BTreeSet<Mention> {
    let mut mentions = of_codes(codes::of_clause(tables, row));
    if let Body::Choice(choice) = &row.body {
        mentions.extend(choice.within.iter().copied().map(Mention::Clause));
    }
    mentions
}

pub fn of_exception(tables: &Tables, row: &ExceptionRow) -> BTreeSet<Mention> {
    of_codes(codes::of_exception(tables, row))
}

fn of_codes(codes: Vec<BoundCode<'_>>) -> BTreeSet<Mention> {
    let nodes = codes.iter().flat_map(|(code, _)| code.iter());
    nodes
        .filter_map(|node| match node {
            Node::Defined { definition, .. } | Node::Set { class: Some(definition), .. } => {
                Some(Mention::Definition(*definition))
            }
            Node::Chart { chart, .. } => Some(Mention::Chart(*chart)),
            Node::Broken { clause, .. } | Node::Excess { clause, .. } => Some(Mention::Clause(*clause)),
            Node::Ruling(ruling) => Some(Mention::Ruling(*ruling)),
            _ => None,
        })
        .collect()
}

/// The rule that an exception's target stands under.
pub fn rule_of_target(tables: &Tables, target: Target) -> Option<RuleId> {
    match target {
        Target::Clause(id) => tables.clauses.get(id.index()).map(|row| row.rule),
        Target::Definition(id) => tables.definitions.get(id.index()).and_then(|row| row.rule),
        Target::Exception(id) => tables.exceptions.get(id.index()).and_then(|row| row.rule),
    }
}

/// Whether anything else asks how things stand with a clause, so that it matters by itself.
pub fn is_asked_about(tables: &Tables, clause: ClauseId) -> bool {
    let wanted = Mention::Clause(clause);
    let by_clauses = tables.clauses.iter().any(|row| {
        let within = match &row.body {
            Body::Choice(choice) => choice.within.contains(&clause),
            Body::Effect { value: EffectCode::InOrder { within, .. }, .. } => within.contains(&clause),
            _ => false,
        };
        within || of_clause(tables, row).contains(&wanted)
    });
    by_clauses
        || tables.definitions.iter().any(|row| of_definition(row).contains(&wanted))
        || tables.exceptions.iter().any(|row| of_exception(tables, row).contains(&wanted))
}
