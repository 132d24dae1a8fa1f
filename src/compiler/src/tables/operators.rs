//! `is` and its relatives: comparisons resolved by type.

use reglement_engine::table::{
    Aggregate as EngineAggregate, Arithmetic, Comparison as EngineComparison, DomainId, Node, NodeIndex, Property, Type,
};

use super::code::{Chain, CodeBuilder};
use super::expressions::Typed;
use super::kind::Kind;
use super::lookup::Assembly;
use super::scope::Scope;
use crate::diagnostics;
use crate::syntax::tree::{Aggregate, Comparison, EntityKind, Expression, ExpressionKind, Name, Operator, Span};

pub fn aggregate(kind: Aggregate) -> EngineAggregate {
    match kind {
        Aggregate::Sum => EngineAggregate::Sum,
        Aggregate::Highest => EngineAggregate::Highest,
        Aggregate::Lowest => EngineAggregate::Lowest,
    }
}

pub fn arithmetic(operator: Operator) -> Arithmetic {
    match operator {
        Operator::Plus => Arithmetic::Plus,
        Operator::Minus => Arithmetic::Minus,
        Operator::Times => Arithmetic::Times,
        Operator::DividedBy => Arithmetic::DividedBy,
    }
}

fn comparison(comparison: Comparison) -> EngineComparison {
    match comparison {
        Comparison::AtMost => EngineComparison::AtMost,
        Comparison::AtLeast => EngineComparison::AtLeast,
        Comparison::MoreThan => EngineComparison::MoreThan,
        Comparison::LessThan => EngineComparison::LessThan,
    }
}

impl Assembly<'_, '_> {
    /// `x is at most y`
    pub fn compare(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        left: &Expression,
        compared: Comparison,
        right: &Expression,
    ) -> Option<Typed> {
        let comparison = comparison(compared);
        let (left_node, kind) = self.expression(scope, code, left, Some(Kind::Number))?;
        if let Kind::OneOf(domain) = kind {
            // Named values stand in the order in which their list names them.
            let (right_node, right_kind) = self.expression(scope, code, right, Some(kind))?;
            if right_kind != kind {
                match right_kind {
                    Kind::OneOf(other) => {
                        let lists = self.list_names([domain, other]);
                        self.report(diagnostics::no_common_order(right.span, &lists[0], &lists[1]));
                    }
                    _ => self.report(diagnostics::wrong_kind(right.span, kind.words(), right_kind.words())),
                }
                return None;
            }
            let left = code.push(Node::Rank { value: left_node, domain });
            let right = code.push(Node::Rank { value: right_node, domain });
            return Some((code.push(Node::Compare { left, comparison, right }), Kind::Flag));
        }
        let right_node = self.number(scope, code, right);
        if !self.of_kind(kind, Kind::Number, left.span) {
            return None;
        }
        Some((code.push(Node::Compare { left: left_node, comparison, right: right_node? }), Kind::Flag))
    }

    /// `x is y`: a class, a flag, a value, a number or the same thing, whichever the left side makes it.
    ///
    /// With an article a name is a class (`is a unit`); without one, a thing of that name goes first (`is unit`, where the
    /// act has a parameter `unit`).
    pub fn is(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        left: &Expression,
        article: bool,
        right: &Expression,
    ) -> Option<NodeIndex> {
        let (left_node, kind) = self.expression(scope, code, left, None)?;
        if matches!(right.kind, ExpressionKind::None) {
            return Some(code.push(Node::IsNothing(left_node)));
        }
        if let (ExpressionKind::Name(name), Kind::AnyOf(_)) = (&right.kind, kind)
            && name.text == "nothing"
        {
            let right = code.push(Node::SymbolSet(0));
            return Some(code.push(Node::Compare { left: left_node, comparison: EngineComparison::Equal, right }));
        }
        if let ExpressionKind::Name(name) = &right.kind
            && kind.subject().is_some()
        {
            if kind == Kind::Act {
                return self.is_act(code, left_node, name);
            }
            let noun =
                self.class(&name.text).map(|class| self.book.definitions[class.index()].define.name.text.clone());
            let property = noun.as_deref().unwrap_or(&name.text);
            let thing = scope.called(&name.text).is_some() || self.vocabulary.find_parameter(&name.text).is_some();
            if (article || !thing) && self.has_property(kind, property) {
                let found = self.property(code, left_node, kind, property)?;
                if found.1 == Kind::Flag {
                    return Some(found.0);
                }
            }
        }
        let (right_node, right_kind) = self.expression(scope, code, right, Some(kind))?;
        if !self.comparable(kind, right_kind) {
            self.report(diagnostics::wrong_kind(right.span, kind.words(), right_kind.words()));
            return None;
        }
        if let (Kind::OneOf(one), Kind::OneOf(other)) = (kind, right_kind)
            && one != other
            && match code.node(right_node) {
                Some(Node::Symbol(value)) => self.vocabulary.place_in(one, value).is_none(),
                _ => !self.share_a_value(one, other),
            }
        {
            self.never_equal(right.span, one, other);
            return None;
        }
        if let ExpressionKind::Number(decimal) = &right.kind
            && self.out_of_range(scope, code, left_node, decimal.numerator)
        {
            self.report(diagnostics::number_out_of_range(decimal.span));
            return None;
        }
        Some(code.push(Node::Compare { left: left_node, comparison: EngineComparison::Equal, right: right_node }))
    }

    fn comparable(&self, left: Kind, right: Kind) -> bool {
        left.agrees(right) || matches!((left, right), (Kind::Name, Kind::OneOf(_)) | (Kind::OneOf(_), Kind::Name))
    }

    pub fn never_equal(&mut self, span: Span, one: DomainId, other: DomainId) {
        let lists = self.list_names([one, other]);
        self.report(diagnostics::never_equal(span, &lists[0], &lists[1]));
    }

    fn list_names(&self, lists: [DomainId; 2]) -> [String; 2] {
        lists.map(|list| self.vocabulary.domain_name(list).to_owned())
    }

    pub fn share_a_value(&self, one: DomainId, other: DomainId) -> bool {
        let other = self.vocabulary.value_names(other);
        self.vocabulary.value_names(one).iter().any(|value| other.contains(value))
    }

    /// Whether a declared attribute or parameter can never hold this number.
    fn out_of_range(&self, scope: &Scope, code: &CodeBuilder, node: NodeIndex, number: i64) -> bool {
        let of_type = match code.node(node) {
            Some(Node::GameAttribute(attribute)) => {
                self.vocabulary.attributes(EntityKind::Game).get(attribute.index()).map(|row| row.of_type)
            }
            Some(Node::Attribute { attribute, of }) => {
                let kind = match code.node(of) {
                    Some(Node::Here) => Kind::Place,
                    Some(Node::Step) => Kind::Step,
                    Some(Node::Slot(slot)) => scope
                        .bindings
                        .iter()
                        .find(|binding| binding.slot == slot)
                        .map_or(Kind::Nothing, |binding| binding.kind),
                    Some(Node::Parameter { .. }) => Kind::Counter,
                    _ => Kind::Nothing,
                };
                let entity = match kind {
                    Kind::Place => EntityKind::Place,
                    Kind::Step => EntityKind::Border,
                    Kind::Counter => EntityKind::Counter,
                    Kind::Group => EntityKind::Group,
                    _ => return false,
                };
                self.vocabulary.attributes(entity).get(attribute.index()).map(|row| row.of_type)
            }
            Some(Node::Parameter { parameter, .. }) => {
                self.vocabulary.parameters.get(parameter.index()).map(|row| row.of_type)
            }
            _ => None,
        };
        match of_type {
            Some(Type::Number { from, to }) => {
                from.is_some_and(|from| number < from) || to.is_some_and(|to| number > to)
            }
            _ => false,
        }
    }

    /// `the act is finish-move`
    fn is_act(&mut self, code: &mut CodeBuilder, act: NodeIndex, name: &Name) -> Option<NodeIndex> {
        let domain = self.vocabulary.act_domain;
        let Some(symbol) = self.vocabulary.value_in(domain, &name.text) else {
            let acts = self.vocabulary.value_names(domain).iter().map(|act| act.to_string()).collect::<Vec<_>>();
            self.report(diagnostics::unknown_name("act", name, &acts));
            return None;
        };
        let left = code.push(Node::Property { of: act, property: Property::ActName });
        let right = code.push(Node::Symbol(symbol));
        Some(code.push(Node::Compare { left, comparison: EngineComparison::Equal, right }))
    }

    /// `x is one of a, b`
    pub fn one_of(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        left: &Expression,
        values: &[Expression],
    ) -> Option<NodeIndex> {
        let mut chain = Chain::of(Node::Or);
        let mut faulty = false;
        for value in values {
            match self.is(scope, code, left, true, value) {
                Some(node) => chain.add(code, node),
                None => faulty = true,
            }
        }
        if faulty { None } else { chain.whole(code) }
    }

    /// `weather includes mud`, `chosen includes unit`
    pub fn includes(
        &mut self,
        scope: &mut Scope,
        code: &mut CodeBuilder,
        left: &Expression,
        value: &Expression,
    ) -> Option<Typed> {
        let (set, kind) = self.expression(scope, code, left, None)?;
        let node = match kind {
            Kind::AnyOf(domain) => {
                let (value_node, value_kind) = self.expression(scope, code, value, Some(Kind::OneOf(domain)))?;
                if !self.of_kind(value_kind, Kind::OneOf(domain), value.span) {
                    return None;
                }
                let bit = match code.node(value_node) {
                    Some(Node::Symbol(symbol)) => self.vocabulary.place_in(domain, symbol),
                    _ => None,
                };
                match bit {
                    Some(bit) => Node::Includes { set, bit },
                    None => Node::IncludesValue { set, value: value_node, domain },
                }
            }
            Kind::Counters | Kind::Places => {
                let (what, _) = self.expression(scope, code, value, None)?;
                Node::In { what, within: set }
            }
            _ => {
                self.report(diagnostics::wrong_kind(left.span, "a set or list", kind.words()));
                return None;
            }
        };
        Some((code.push(node), Kind::Flag))
    }
}
