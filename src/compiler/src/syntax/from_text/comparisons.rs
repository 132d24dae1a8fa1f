//! What follows `is` and `includes`.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Comparison, Expression, ExpressionKind, Way};

impl<'t> Reader<'t> {
    fn one_of_value(&mut self, found: Match<'t>) -> Option<Expression> {
        let inside = found.into_inner().next()?;
        self.atom(inside)
    }

    pub(super) fn comparison(&mut self, found: Match<'t>) -> Option<Expression> {
        let span = self.span_of(&found);
        let mut inside = found.into_inner();
        let left = self.expression(inside.next()?)?;
        let Some(part) = inside.next() else { return Some(left) };
        let left = Box::new(left);
        match part.as_rule() {
            Rule::includes_part => {
                let value = Box::new(self.operand_in(part)?);
                Some(Expression { kind: ExpressionKind::Includes { left, value }, span })
            }
            Rule::is_part => {
                let mut negated = false;
                for part in part.into_inner() {
                    match part.as_rule() {
                        Rule::is_word => {}
                        Rule::not_word => negated = true,
                        _ => return self.is(left, negated, part).map(|kind| Expression { kind, span }),
                    }
                }
                None
            }
            _ => None,
        }
    }

    fn is(&mut self, left: Box<Expression>, negated: bool, part: Match<'t>) -> Option<ExpressionKind> {
        let span = self.span_of(&part);
        let rule = part.as_rule();
        Some(match rule {
            Rule::at_most_part | Rule::at_least_part | Rule::more_than_part | Rule::less_than_part => {
                let number = part.into_inner().find(|part| part.as_rule() == Rule::sum)?;
                let right = Box::new(self.expression(number)?);
                let comparison = match rule {
                    Rule::at_most_part => Comparison::AtMost,
                    Rule::at_least_part => Comparison::AtLeast,
                    Rule::more_than_part => Comparison::MoreThan,
                    _ => Comparison::LessThan,
                };
                let span = crate::syntax::tree::Span { start: left.span.start, ..span };
                let compare = ExpressionKind::Compare { left, comparison, right };
                if negated { ExpressionKind::Not(Box::new(Expression { kind: compare, span })) } else { compare }
            }
            Rule::one_of_part => {
                let values = part.into_inner().filter(|part| part.as_rule() == Rule::one_of_value);
                let values = values.map(|value| self.one_of_value(value)).collect::<Option<Vec<_>>>()?;
                ExpressionKind::OneOf { left, negated, values }
            }
            Rule::next_to_part => ExpressionKind::NextTo { left, negated, right: Box::new(self.operand_in(part)?) },
            Rule::in_part => ExpressionKind::In { left, negated, right: Box::new(self.operand_in(part)?) },
            Rule::class_part => {
                ExpressionKind::Is { left, negated, article: true, right: Box::new(self.operand_in(part)?) }
            }
            Rule::reachable_part => {
                let (mut places, way) = self.places_and_way(part)?;
                ExpressionKind::Reachable { left, negated, from: Box::new(places.pop()?), way }
            }
            Rule::sum => ExpressionKind::Is { left, negated, article: false, right: Box::new(self.expression(part)?) },
            _ => return None,
        })
    }

    /// `from x to y through borders where … avoiding hexes where …`
    pub(super) fn places_and_way(&mut self, found: Match<'t>) -> Option<(Vec<Expression>, Way)> {
        let mut places = Vec::new();
        let mut way = Way::default();
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::operand | Rule::near_operand => places.push(self.expression(part)?),
                Rule::through => (way.borders, way.through) = self.noun_and_condition(part)?,
                Rule::avoiding => (way.places, way.avoiding) = self.noun_and_condition(part)?,
                _ => {}
            }
        }
        Some((places, way))
    }

    #[allow(clippy::type_complexity)]
    fn noun_and_condition(
        &mut self,
        found: Match<'t>,
    ) -> Option<(Option<crate::syntax::tree::Name>, Option<Box<Expression>>)> {
        let mut noun = None;
        let mut condition = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => noun = Some(self.name(&part)),
                Rule::inner_where => condition = Some(Box::new(self.inner_condition(part)?)),
                _ => {}
            }
        }
        Some((noun, condition))
    }
}
