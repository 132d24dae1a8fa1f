//! Sets, and where to look for them.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Expression, Location, Relation, SetPhrase};

impl<'t> Reader<'t> {
    /// The set inside a match such as `for each unit here`.
    pub(super) fn set_in(&mut self, found: Match<'t>) -> Option<SetPhrase> {
        let set = found.into_inner().find(|part| matches!(part.as_rule(), Rule::set_phrase | Rule::inner_set))?;
        self.set_phrase(set)
    }

    pub(super) fn set_phrase(&mut self, found: Match<'t>) -> Option<SetPhrase> {
        let span = self.span_of(&found);
        let mut other = false;
        let mut relation = None;
        let mut noun = None;
        let mut called = None;
        let mut location = None;
        let mut condition = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::another_word | Rule::other_word => other = true,
                Rule::relation => {
                    relation = match part.into_inner().next()?.as_rule() {
                        Rule::friendly_word => Some(Relation::Friendly),
                        _ => Some(Relation::Enemy),
                    };
                }
                Rule::noun => noun = self.name_in(part),
                Rule::called_part => called = self.name_in(part),
                Rule::location => location = Some(self.location(part)?),
                Rule::where_part => condition = Some(Box::new(self.condition_in(part)?)),
                Rule::inner_where => condition = Some(Box::new(self.inner_condition(part)?)),
                _ => {}
            }
        }
        Some(SetPhrase { other, relation, noun: noun?, called, location, condition, span })
    }

    /// The one condition, or the brackets, over which a `where` within a phrase reaches.
    pub(super) fn inner_condition(&mut self, found: Match<'t>) -> Option<Expression> {
        let inside = found.into_inner().find(|part| part.as_rule() == Rule::negation)?;
        self.expression(inside)
    }

    fn location(&mut self, found: Match<'t>) -> Option<Location> {
        let inside = found.into_inner().next()?;
        match inside.as_rule() {
            Rule::here_word => Some(Location::Here),
            Rule::in_play => Some(Location::InPlay),
            Rule::in_place => Some(Location::In(Box::new(self.operand_in(inside)?))),
            Rule::next_to_place => Some(Location::NextTo(Box::new(self.operand_in(inside)?))),
            Rule::within_reach => {
                let mut distance = None;
                let mut of = None;
                for part in inside.into_inner() {
                    match part.as_rule() {
                        Rule::reach => distance = Some(self.bound(part)?),
                        Rule::operand => of = Some(self.expression(part)?),
                        _ => {}
                    }
                }
                Some(Location::Within { distance: Box::new(distance?), of: Box::new(of?) })
            }
            _ => None,
        }
    }
}
