//! What stands in the slots of each row's codes.

use reglement_engine::table::{Body, ClauseRow, DefinitionRow, ExceptionRow, FIRST_SHARE_SLOT, Node, Tables, Target};

use super::things::{Bound, Thing, Things};

/// What a set binds for that which is worked out with its elements.
pub fn element(tables: &Tables, set: &[Node], bound: &[Bound]) -> Option<Bound> {
    Things::of_code(tables, set, bound).element(set.last()?)
}

/// What is bound already, and the element of a set.
pub fn with_element(tables: &Tables, set: &[Node], bound: &[Bound]) -> Vec<Bound> {
    bound.iter().copied().chain(element(tables, set, bound)).collect()
}

/// The values that set a share apart, and the subject of `for each`.
pub fn of_clause(tables: &Tables, row: &ClauseRow) -> Vec<Bound> {
    let shares = row.per.iter().zip(FIRST_SHARE_SLOT..);
    let shares = shares.map(|(per, slot)| (slot, Things::of_code(tables, &per.value, &[(0, Thing::Counter)]).whole()));
    let subject = row.subject.as_ref().and_then(|subject| element(tables, subject, &[]));
    shares.chain(subject).collect()
}

/// The subject and second subject of a definition.
pub fn of_definition(row: &DefinitionRow) -> Vec<Bound> {
    let subject = row.subject.map(|subject| (0, Thing::of_subject(subject)));
    let second = row.second.map(|second| (1, Thing::of_subject(second)));
    subject.into_iter().chain(second).collect()
}

/// An exception finds bound what its target binds: a subject, or the pair of an exclusion.
pub fn of_exception(tables: &Tables, row: &ExceptionRow) -> Vec<Bound> {
    let mut target = row.target;
    // Exceptions nest, and never in a circle; the table's length bounds the walk all the same.
    for _ in 0..=tables.exceptions.len() {
        match target {
            Target::Clause(id) => {
                return tables.clauses.get(id.index()).map_or_else(Vec::new, |row| for_exceptions(tables, row));
            }
            Target::Definition(id) => {
                return tables.definitions.get(id.index()).map_or_else(Vec::new, of_definition);
            }
            Target::Exception(id) => match tables.exceptions.get(id.index()) {
                Some(outer) => target = outer.target,
                None => return Vec::new(),
            },
        }
    }
    Vec::new()
}

fn for_exceptions(tables: &Tables, row: &ClauseRow) -> Vec<Bound> {
    let bound = of_clause(tables, row);
    match &row.body {
        Body::MayNotShare { subject, with } => {
            let bound = with_element(tables, subject, &bound);
            with_element(tables, with, &bound)
        }
        _ => bound,
    }
}
