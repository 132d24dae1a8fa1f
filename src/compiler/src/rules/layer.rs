//! One layer's rule items, by identity, before the layers are put together.

use crate::syntax::tree::{RuleItem, Span};

/// The identity of a rule item within its ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Identity {
    /// A clause: its rule's number and its name, which is its keyword if it has none.
    Clause { rule: String, name: String },
    /// An exception that stands apart: its rule's number and its name.
    Exception { rule: String, name: String },
    /// A definition or chart: its name alone.
    Named(String),
}

/// The identity of an item; none for notes and references, which nobody speaks of.
pub fn identity(rule: Option<&str>, item: &RuleItem) -> Option<Identity> {
    let rule_number = rule.unwrap_or_default().to_owned();
    match item {
        RuleItem::Define(define) => Some(Identity::Named(define.name.text.clone())),
        RuleItem::Chart(chart) => Some(Identity::Named(chart.name.text.clone())),
        RuleItem::Clause(clause) => {
            let name = clause.name.as_ref().map_or_else(|| clause.keyword.word().to_owned(), |name| name.text.clone());
            Some(Identity::Clause { rule: rule_number, name })
        }
        RuleItem::Except(except) => {
            let name = except.name.as_ref().map_or_else(|| "exception".to_owned(), |name| name.text.clone());
            Some(Identity::Exception { rule: rule_number, name })
        }
        RuleItem::Note(_) | RuleItem::See(_) => None,
        RuleItem::Replace(inner) => identity(rule, inner),
    }
}

/// Where an item's name stands, for messages.
pub fn name_span(item: &RuleItem) -> Span {
    match item {
        RuleItem::Define(define) => define.name.span,
        RuleItem::Chart(chart) => chart.name.span,
        RuleItem::Clause(clause) => clause.name.as_ref().map_or(clause.span, |name| name.span),
        RuleItem::Except(except) => except.name.as_ref().map_or(except.span, |name| name.span),
        RuleItem::Note(text) => text.span,
        RuleItem::See(numbers) => numbers.first().map_or(Span::default(), |number| number.span),
        RuleItem::Replace(inner) => name_span(inner),
    }
}
