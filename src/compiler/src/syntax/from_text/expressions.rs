//! Conditions and numbers, from the loosest to the closest.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::diagnostics;
use crate::syntax::tree::{Expression, ExpressionKind, Operator, Span};

impl<'t> Reader<'t> {
    /// Any phrase that has a value.
    pub(super) fn expression(&mut self, found: Match<'t>) -> Option<Expression> {
        match found.as_rule() {
            Rule::expression => self.conditional(found),
            Rule::disjunction => self.joined(found, Rule::conjunction, ExpressionKind::Or),
            Rule::conjunction => self.joined(found, Rule::negation, ExpressionKind::And),
            Rule::negation => self.negation(found),
            Rule::comparison => self.comparison(found),
            Rule::sum | Rule::product => self.arithmetic(found),
            Rule::operand | Rule::near_operand | Rule::simple_operand => self.operand(found),
            Rule::bracketed => self.expression_in(found),
            _ => self.atom(found),
        }
    }

    /// The first phrase with a value inside a match.
    pub(super) fn expression_in(&mut self, found: Match<'t>) -> Option<Expression> {
        let inside = found.into_inner().find(|part| part.as_rule() == Rule::expression)?;
        self.expression(inside)
    }

    /// The condition inside a match such as `where …`.
    pub(super) fn condition_in(&mut self, found: Match<'t>) -> Option<Expression> {
        let inside = found.into_inner().find(|part| part.as_rule() == Rule::disjunction)?;
        self.expression(inside)
    }

    /// The operand inside a match such as `next to …`.
    pub(super) fn operand_in(&mut self, found: Match<'t>) -> Option<Expression> {
        let inside = found.into_inner().find(|part| is_operand(part.as_rule()))?;
        self.expression(inside)
    }

    /// All operands inside a match, in order.
    pub(super) fn operands_in(&mut self, found: Match<'t>) -> Option<Vec<Expression>> {
        let operands = found.into_inner().filter(|part| is_operand(part.as_rule()));
        operands.map(|operand| self.expression(operand)).collect()
    }

    fn conditional(&mut self, found: Match<'t>) -> Option<Expression> {
        let span = self.span_of(&found);
        let mut inside = found.into_inner();
        let value = self.expression(inside.next()?)?;
        let Some(conditional) = inside.next() else { return Some(value) };
        let mut condition = None;
        let mut otherwise = None;
        for part in conditional.into_inner() {
            match part.as_rule() {
                Rule::disjunction => condition = Some(Box::new(self.expression(part)?)),
                Rule::expression => otherwise = Some(Box::new(self.expression(part)?)),
                _ => {}
            }
        }
        let kind = ExpressionKind::If { value: Box::new(value), condition: condition?, otherwise: otherwise? };
        Some(Expression { kind, span })
    }

    fn joined(
        &mut self,
        found: Match<'t>,
        part: Rule,
        join: fn(Vec<Expression>) -> ExpressionKind,
    ) -> Option<Expression> {
        let span = self.span_of(&found);
        let inside = found.into_inner().filter(|inside| inside.as_rule() == part).collect::<Vec<_>>();
        if let Some((_, before)) = inside.split_last() {
            for part in before {
                if let Some(open) = open_where(part.clone()) {
                    let span = self.span_of(&open);
                    self.tell(diagnostics::open_where(span));
                }
            }
        }
        let mut parts = Vec::new();
        for inside in inside {
            parts.push(self.expression(inside)?);
        }
        if parts.len() == 1 { parts.pop() } else { Some(Expression { kind: join(parts), span }) }
    }

    fn negation(&mut self, found: Match<'t>) -> Option<Expression> {
        let span = self.span_of(&found);
        let inside = found.into_inner().find(|part| part.as_rule() != Rule::not_word)?;
        let negated = inside.as_rule() == Rule::negation;
        let inner = self.expression(inside)?;
        Some(if negated { Expression { kind: ExpressionKind::Not(Box::new(inner)), span } } else { inner })
    }

    /// Sums and products, from the left.
    fn arithmetic(&mut self, found: Match<'t>) -> Option<Expression> {
        let start = self.span_of(&found).start;
        let mut left: Option<Expression> = None;
        let mut operator = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::plus_word => operator = Some(Operator::Plus),
                Rule::minus_word => operator = Some(Operator::Minus),
                Rule::times_word => operator = Some(Operator::Times),
                Rule::divided_by => operator = Some(Operator::DividedBy),
                _ => {
                    let right = self.expression(part)?;
                    left = Some(match left {
                        None => right,
                        Some(left) => {
                            let span = Span { start, ..right.span };
                            let kind = ExpressionKind::Arithmetic {
                                left: Box::new(left),
                                operator: operator?,
                                right: Box::new(right),
                            };
                            Expression { kind, span }
                        }
                    });
                }
            }
        }
        left
    }

    /// An atom and its possessives: `unit's corps's order`.
    fn operand(&mut self, found: Match<'t>) -> Option<Expression> {
        let start = self.span_of(&found).start;
        let mut inside = found.into_inner();
        let mut value = self.expression(inside.next()?)?;
        for possessive in inside {
            let end = self.span_of(&possessive).end;
            let name = self.name_in(possessive)?;
            let span = Span { start, end, ..value.span };
            value = Expression { kind: ExpressionKind::Possessive { of: Box::new(value), name }, span };
        }
        Some(value)
    }
}

fn is_operand(rule: Rule) -> bool {
    matches!(rule, Rule::operand | Rule::near_operand | Rule::simple_operand | Rule::bracketed)
}

/// The `where` of a set at the end of a phrase, with no bracket to close it: what follows could belong to it or not.
fn open_where<'t>(phrase: Match<'t>) -> Option<Match<'t>> {
    match phrase.as_rule() {
        Rule::bracketed | Rule::bracketed_value => None,
        Rule::inner_where => Some(phrase),
        _ => open_where(phrase.into_inner().last()?),
    }
}
