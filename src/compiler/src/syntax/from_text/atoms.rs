//! The smallest phrases that have a value.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Aggregate, Expression, ExpressionKind, Name, Rounding};

impl<'t> Reader<'t> {
    pub(super) fn atom(&mut self, found: Match<'t>) -> Option<Expression> {
        let span = self.span_of(&found);
        let kind = match found.as_rule() {
            Rule::bracketed_value => return self.brackets(found),
            Rule::number => ExpressionKind::Number(self.decimal(&found)),
            Rule::text => ExpressionKind::Text(self.text(&found)),
            Rule::name => ExpressionKind::Name(self.name(&found)),
            Rule::yes_word => ExpressionKind::Yes,
            Rule::no_word => ExpressionKind::No,
            Rule::none_word => ExpressionKind::None,
            Rule::unlimited_word => ExpressionKind::Unlimited,
            Rule::prohibited_word => ExpressionKind::Prohibited,
            Rule::no_figure => ExpressionKind::NoFigure,
            Rule::it_word => ExpressionKind::It,
            Rule::here_word => ExpressionKind::Here,
            Rule::the_act => ExpressionKind::TheAct,
            Rule::the_step => ExpressionKind::TheStep,
            Rule::the_from => ExpressionKind::TheFrom,
            Rule::named => ExpressionKind::Name(self.name_in(found)?),
            Rule::its => {
                let of = Box::new(Expression { kind: ExpressionKind::It, span });
                ExpressionKind::Possessive { of, name: self.name_in(found)? }
            }
            Rule::ruling_value => ExpressionKind::Ruling(self.name_in(found)?),
            Rule::broken => self.broken(found)?,
            Rule::excess => self.excess(found)?,
            Rule::chart_for => {
                let chart = self.first_name(&found)?;
                let mut keys = self.operands_in(found)?.into_iter();
                ExpressionKind::ChartFor { chart, row: Box::new(keys.next()?), column: Box::new(keys.next()?) }
            }
            Rule::call | Rule::near_call => {
                let name = self.first_name(&found)?;
                let mut subjects = self.operands_in(found)?.into_iter();
                let of = Box::new(subjects.next()?);
                ExpressionKind::Of { name, of, to: subjects.next().map(Box::new) }
            }
            Rule::there_is => {
                let negated = found.clone().into_inner().any(|part| part.as_rule() == Rule::no_word);
                ExpressionKind::ThereIs { negated, set: self.set_in(found)? }
            }
            Rule::every => {
                let set = self.set_in(found.clone())?;
                ExpressionKind::Every { set, condition: Box::new(self.operand_in(found)?) }
            }
            Rule::number_of => ExpressionKind::NumberOf(self.set_in(found)?),
            Rule::number_of_different => {
                let (of, set) = self.name_and_set(found)?;
                ExpressionKind::NumberOfDifferent { of, set }
            }
            Rule::aggregate => {
                let mut kind = Aggregate::Sum;
                for part in found.clone().into_inner() {
                    match part.as_rule() {
                        Rule::highest_word => kind = Aggregate::Highest,
                        Rule::lowest_word => kind = Aggregate::Lowest,
                        _ => {}
                    }
                }
                let (of, set) = self.name_and_set(found)?;
                ExpressionKind::Aggregate { kind, of, set }
            }
            Rule::distance => {
                let (places, way) = self.places_and_way(found)?;
                let mut places = places.into_iter();
                ExpressionKind::Distance { from: Box::new(places.next()?), to: Box::new(places.next()?), way }
            }
            Rule::extreme => {
                let higher = found.clone().into_inner().any(|part| part.as_rule() == Rule::higher_word);
                let mut sides = Vec::new();
                for side in found.into_inner().filter(|part| part.as_rule() == Rule::sum) {
                    sides.push(self.expression(side)?);
                }
                let mut sides = sides.into_iter();
                ExpressionKind::Extreme { higher, left: Box::new(sides.next()?), right: Box::new(sides.next()?) }
            }
            Rule::square_root => {
                let rounding = found.clone().into_inner().find(|part| part.as_rule() == Rule::rounding)?;
                let value = Box::new(self.operand_in(found)?);
                ExpressionKind::SquareRoot { value, direction: rounding_direction(rounding)? }
            }
            _ => return None,
        };
        Some(Expression { kind, span })
    }

    fn brackets(&mut self, found: Match<'t>) -> Option<Expression> {
        let span = self.span_of(&found);
        let rounding = found.clone().into_inner().find(|part| part.as_rule() == Rule::rounding);
        let value = self.expression_in(found)?;
        match rounding {
            Some(rounding) => {
                let direction = rounding_direction(rounding)?;
                Some(Expression { kind: ExpressionKind::Rounded { value: Box::new(value), direction }, span })
            }
            None => Some(value),
        }
    }

    fn broken(&mut self, found: Match<'t>) -> Option<ExpressionKind> {
        let mut clause = None;
        let mut negated = false;
        let mut among = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::clause_reference => clause = self.clause_reference(part),
                Rule::not_word => negated = true,
                Rule::broken_among => among = self.name_in(part),
                _ => {}
            }
        }
        Some(ExpressionKind::Broken { clause: clause?, negated, among })
    }

    fn excess(&mut self, found: Match<'t>) -> Option<ExpressionKind> {
        let mut clause = None;
        let mut line = None;
        let mut among = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::clause_reference => clause = self.clause_reference(part),
                Rule::excess_of => line = part.into_inner().find(is_text).map(|text| self.text(&text)),
                Rule::broken_among => among = self.name_in(part),
                _ => {}
            }
        }
        Some(ExpressionKind::Excess { clause: clause?, line, among })
    }

    fn first_name(&mut self, found: &Match<'t>) -> Option<Name> {
        let name = found.clone().into_inner().find(|part| matches!(part.as_rule(), Rule::name | Rule::called_name))?;
        if name.as_rule() == Rule::name { Some(self.name(&name)) } else { self.name_in(name) }
    }
}

fn rounding_direction(found: Match<'_>) -> Option<Rounding> {
    found.into_inner().find_map(|part| match part.as_rule() {
        Rule::up_word => Some(Rounding::Up),
        Rule::down_word => Some(Rounding::Down),
        Rule::nearest_word => Some(Rounding::Nearest),
        _ => None,
    })
}

fn is_text(found: &Match<'_>) -> bool {
    found.as_rule() == Rule::text
}
