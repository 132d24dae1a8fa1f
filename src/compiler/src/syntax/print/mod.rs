//! Syntax tree → text: the usual form of a ruleset file, and the words of its parts.
//!
//! A document printed and read again is the same document, spans apart. The words are those of the same printer, on one
//! line and with the hyphens of names as spaces: listings and verdicts show them.

mod brackets;
mod clauses;
mod expressions;
mod items;
mod layout;
mod limits;
mod sets;
mod statements;
mod wording;

use self::sets::Article;
use self::wording::Wording;
use crate::syntax::tree::{Clause, ClauseBody, Define, Document, Except, Expression, Measure, SetPhrase};

/// The usual form of a ruleset.
pub fn document(document: &Document) -> String {
    Wording::Ruleset.document(document)
}

/// `steps lost is at most 2`
pub fn words_of_expression(expression: &Expression) -> String {
    Wording::Prose.expression(expression).on_one_line()
}

/// `other mech units here where size is battalion`
pub fn words_of_set(set: &SetPhrase) -> String {
    Wording::Prose.set(set, Article::None).on_one_line()
}

/// `another mech unit here where size is battalion`
pub fn words_of_one_of_set(set: &SetPhrase) -> String {
    Wording::Prose.set(set, Article::Indefinite).on_one_line()
}

/// `steps of units`
pub fn words_of_measure(measure: &Measure) -> String {
    Wording::Prose.measure(measure).on_one_line()
}

/// `limit stack at rest in each hex: at most 3 units, at most 2 battalions`, without exceptions.
pub fn words_of_clause(clause: &Clause) -> String {
    Wording::Prose.clause(clause).on_one_line()
}

/// What comes after the colon: `at most 3 units, at most 2 battalions`.
pub fn words_of_clause_body(body: &ClauseBody) -> String {
    Wording::Prose.clause_body(body).on_one_line()
}

/// `except town where here is a town: lifted`, without the exceptions under it.
pub fn words_of_except(except: &Except) -> String {
    Wording::Prose.except(except).on_one_line()
}

/// `weight of a unit: 1`, without exceptions.
pub fn words_of_define(define: &Define) -> String {
    Wording::Prose.define(define).on_one_line()
}
