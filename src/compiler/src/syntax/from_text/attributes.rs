//! Attributes and lists of values.

use super::Reader;
use super::blocks::Block;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Attribute, AttributeType, Decimal, NamedValue, Usually};

impl<'t> Reader<'t> {
    pub(super) fn attribute_item(&mut self, block: &Block) -> Option<Attribute> {
        self.nothing_under(block);
        self.read(Rule::attribute_item, block, |reader, item| {
            let attribute = item.into_inner().find(|part| part.as_rule() == Rule::attribute)?;
            reader.attribute(attribute)
        })
    }

    pub(super) fn attribute(&mut self, attribute: Match<'t>) -> Option<Attribute> {
        let mut name = None;
        let mut alias = None;
        let mut in_each_place = false;
        let mut of_type = None;
        let mut usually = None;
        let mut doc = None;
        for part in attribute.into_inner() {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::spelling => alias = Some(self.name(&part)),
                Rule::in_each_place => in_each_place = true,
                Rule::attribute_type => of_type = self.attribute_type(part),
                Rule::usually => usually = Some(self.usually(part)?),
                Rule::text => doc = Some(self.text(&part)),
                _ => {}
            }
        }
        Some(Attribute { name: name?, alias, of_type: of_type?, in_each_place, usually, doc })
    }

    fn usually(&mut self, usually: Match<'t>) -> Option<Usually> {
        let value = usually.into_inner().find(|part| part.as_rule() != Rule::usually_word)?;
        match value.as_rule() {
            Rule::none_word => Some(Usually::None),
            Rule::nothing_word => Some(Usually::Nothing),
            Rule::unlimited_word => Some(Usually::Unlimited),
            Rule::yes_word => Some(Usually::Yes),
            Rule::no_word => Some(Usually::No),
            Rule::number => Some(Usually::Number(self.decimal(&value))),
            Rule::name => Some(Usually::Value(self.name(&value))),
            _ => None,
        }
    }

    fn attribute_type(&mut self, found: Match<'t>) -> Option<AttributeType> {
        let inside = found.into_inner().next()?;
        match inside.as_rule() {
            Rule::flag_type => Some(AttributeType::Flag),
            Rule::number_type => {
                let (from, to) = self.bounds(inside);
                Some(AttributeType::Number { from, to })
            }
            Rule::fraction_type => {
                let (from, to) = self.bounds(inside);
                Some(AttributeType::Fraction { from, to })
            }
            Rule::one_of_type => Some(AttributeType::OneOf(self.values_in(inside))),
            Rule::any_of_type => Some(AttributeType::AnyOf(self.values_in(inside))),
            Rule::any_values_type => Some(AttributeType::Values { name: self.name_in(inside)?, set: true }),
            Rule::counters_word => Some(AttributeType::Counters),
            Rule::counter_word => Some(AttributeType::Counter),
            Rule::places_word => Some(AttributeType::Places),
            Rule::place_word => Some(AttributeType::Place),
            Rule::group_word => Some(AttributeType::Group),
            Rule::path_word => Some(AttributeType::Path),
            Rule::name_word => Some(AttributeType::Name),
            Rule::name => Some(AttributeType::Values { name: self.name(&inside), set: false }),
            _ => None,
        }
    }

    fn bounds(&mut self, found: Match<'t>) -> (Option<Decimal>, Option<Decimal>) {
        let mut from = None;
        let mut to = None;
        for bound in found.into_inner() {
            let rule = bound.as_rule();
            let number = bound.into_inner().find(|part| part.as_rule() == Rule::number);
            let number = number.map(|number| self.decimal(&number));
            match rule {
                Rule::lowest_bound => from = number,
                Rule::highest_bound => to = number,
                _ => {}
            }
        }
        (from, to)
    }

    fn values_in(&mut self, found: Match<'t>) -> Vec<NamedValue> {
        let values = found.into_inner().find(|part| part.as_rule() == Rule::named_values);
        values.map(|values| self.named_values(values)).unwrap_or_default()
    }

    pub(super) fn named_values(&mut self, found: Match<'t>) -> Vec<NamedValue> {
        let mut values = Vec::new();
        for value in found.into_inner() {
            let mut name = None;
            let mut aliases = Vec::new();
            for part in value.into_inner() {
                match part.as_rule() {
                    Rule::value_name => name = Some(self.name(&part)),
                    Rule::spelling => aliases.push(self.name(&part)),
                    _ => {}
                }
            }
            values.extend(name.map(|name| NamedValue { name, aliases }));
        }
        values
    }
}
