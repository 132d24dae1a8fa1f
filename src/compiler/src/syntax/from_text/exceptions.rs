//! Exceptions.

use super::Reader;
use super::blocks::Block;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Decimal, Except, ExceptBody, Expression, ExpressionKind};

impl<'t> Reader<'t> {
    pub(super) fn except(&mut self, block: &Block) -> Option<Except> {
        let under = self.under(block);
        let span = self.span(block.start, block.end);
        self.read(Rule::except_item, block, |reader, item| {
            let mut except = Except {
                name: None,
                to: Vec::new(),
                moments: Vec::new(),
                condition: None,
                beats: Vec::new(),
                body: ExceptBody::Lifted,
                excepts: under.excepts,
                see: under.see,
                notes: under.notes,
                span,
            };
            for part in item.into_inner() {
                match part.as_rule() {
                    Rule::name => except.name = Some(reader.name(&part)),
                    Rule::targets => except.to = reader.clause_references(part),
                    Rule::moments => (except.moments, _) = reader.moments(part),
                    Rule::where_part => except.condition = Some(reader.condition_in(part)?),
                    Rule::beats_part => except.beats = reader.clause_references(part),
                    Rule::except_body => except.body = reader.except_body(part)?,
                    _ => {}
                }
            }
            Some(except)
        })
    }

    fn except_body(&mut self, found: Match<'t>) -> Option<ExceptBody> {
        let inside = found.into_inner().next()?;
        match inside.as_rule() {
            Rule::lifted => Some(ExceptBody::Lifted),
            Rule::deferred => Some(ExceptBody::Deferred { until: self.name_in(inside)? }),
            Rule::exempts => self.exempts(inside),
            Rule::limit_lines => Some(ExceptBody::Lines(self.limit_lines(inside)?)),
            Rule::expression => Some(ExceptBody::Value(self.expression(inside)?)),
            _ => None,
        }
    }

    fn exempts(&mut self, found: Match<'t>) -> Option<ExceptBody> {
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::set_phrase => return Some(ExceptBody::Exempts { first: None, set: self.set_phrase(part)? }),
                Rule::exempted_first => {
                    // `the first leader` is the first 1.
                    let span = self.span_of(&part);
                    let one = Decimal { numerator: 1, denominator: 1, span };
                    let mut first = Expression { kind: ExpressionKind::Number(one), span };
                    for part in part.into_inner() {
                        match part.as_rule() {
                            Rule::bound => first = self.bound(part)?,
                            Rule::set_phrase => {
                                let set = self.set_phrase(part)?;
                                return Some(ExceptBody::Exempts { first: Some(first), set });
                            }
                            _ => {}
                        }
                    }
                    return None;
                }
                _ => {}
            }
        }
        None
    }
}
