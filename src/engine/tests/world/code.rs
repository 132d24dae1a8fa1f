//! Expressions, as a compiler would lay them out.

use std::rc::Rc;

use reglement_engine::number::Number;
use reglement_engine::table::*;

use super::symbol;

/// Adds its nodes to a code and gives back the place of the last.
pub type Expression = Rc<dyn Fn(&mut Vec<Node>) -> NodeIndex>;

fn push(nodes: &mut Vec<Node>, node: Node) -> NodeIndex {
    nodes.push(node);
    nodes.len() as NodeIndex - 1
}

pub fn code(expression: Expression) -> Code {
    let mut nodes = Vec::new();
    expression(&mut nodes);
    Code::Owned(nodes)
}

pub fn node(node: Node) -> Expression {
    Rc::new(move |nodes| push(nodes, node))
}

fn one(of: Expression, make: impl Fn(NodeIndex) -> Node + 'static) -> Expression {
    Rc::new(move |nodes| {
        let of = of(nodes);
        push(nodes, make(of))
    })
}

fn two(left: Expression, right: Expression, make: impl Fn(NodeIndex, NodeIndex) -> Node + 'static) -> Expression {
    Rc::new(move |nodes| {
        let left = left(nodes);
        let right = right(nodes);
        push(nodes, make(left, right))
    })
}

pub fn num(number: i64) -> Expression {
    node(Node::Number(Number::whole(number)))
}

pub fn frac(numerator: i64, denominator: i64) -> Expression {
    node(Node::Number(Number::fraction(numerator, denominator).expect("a fraction")))
}

pub fn sym(word: &str) -> Expression {
    node(Node::Symbol(symbol(word)))
}

pub fn yes() -> Expression {
    node(Node::Flag(true))
}

pub fn no() -> Expression {
    node(Node::Flag(false))
}

pub fn slot(number: u8) -> Expression {
    node(Node::Slot(number))
}

pub fn here() -> Expression {
    node(Node::Here)
}

pub fn parameter(parameter: ParameterId) -> Expression {
    one(node(Node::Act), move |of| Node::Parameter { of, parameter })
}

pub fn parameter_of(of: Expression, parameter: ParameterId) -> Expression {
    one(of, move |of| Node::Parameter { of, parameter })
}

pub fn attr(of: Expression, attribute: u16) -> Expression {
    one(of, move |of| Node::Attribute { of, attribute: AttributeId(attribute) })
}

pub fn prop(of: Expression, property: Property) -> Expression {
    one(of, move |of| Node::Property { of, property })
}

pub fn the_act_is(word: &str) -> Expression {
    is(prop(node(Node::Act), Property::ActName), sym(word))
}

pub fn defined(definition: DefinitionId, subject: Option<Expression>) -> Expression {
    match subject {
        None => node(Node::Defined { definition, subject: None, second: None }),
        Some(subject) => one(subject, move |of| Node::Defined { definition, subject: Some(of), second: None }),
    }
}

pub fn defined_of_two(definition: DefinitionId, subject: Expression, second: Expression) -> Expression {
    two(subject, second, move |subject, second| Node::Defined {
        definition,
        subject: Some(subject),
        second: Some(second),
    })
}

pub fn not(of: Expression) -> Expression {
    one(of, Node::Not)
}

pub fn is_none(of: Expression) -> Expression {
    one(of, Node::IsNothing)
}

pub fn and(left: Expression, right: Expression) -> Expression {
    two(left, right, Node::And)
}

pub fn or(left: Expression, right: Expression) -> Expression {
    two(left, right, Node::Or)
}

pub fn compare(left: Expression, comparison: Comparison, right: Expression) -> Expression {
    two(left, right, move |left, right| Node::Compare { left, comparison, right })
}

pub fn is(left: Expression, right: Expression) -> Expression {
    compare(left, Comparison::Equal, right)
}

pub fn kind_is(of: Expression, word: &str) -> Expression {
    is(attr(of, super::KIND), sym(word))
}

pub fn reckon(left: Expression, arithmetic: Arithmetic, right: Expression) -> Expression {
    two(left, right, move |left, right| Node::Arithmetic { left, arithmetic, right })
}

pub fn plus(left: Expression, right: Expression) -> Expression {
    reckon(left, Arithmetic::Plus, right)
}

pub fn round(value: Expression, rounding: Rounding) -> Expression {
    one(value, move |value| Node::Round { value, rounding })
}

pub fn root(value: Expression, rounding: Rounding) -> Expression {
    one(value, move |value| Node::SquareRoot { value, rounding })
}

pub fn higher(left: Expression, right: Expression) -> Expression {
    two(left, right, Node::Higher)
}

pub fn lower(left: Expression, right: Expression) -> Expression {
    two(left, right, Node::Lower)
}

pub fn choose(condition: Expression, then: Expression, otherwise: Expression) -> Expression {
    Rc::new(move |nodes| {
        let condition = condition(nodes);
        let then = then(nodes);
        let otherwise = otherwise(nodes);
        push(nodes, Node::If { condition, then, otherwise })
    })
}

pub fn chart(row: Expression, column: Expression) -> Expression {
    two(row, column, |row, column| Node::Chart { chart: ChartId(0), row, column })
}

pub fn within(what: Expression, within: Expression) -> Expression {
    two(what, within, |what, within| Node::In { what, within })
}

pub fn next_to(left: Expression, right: Expression) -> Expression {
    two(left, right, |left, right| Node::NextTo { left, right })
}

pub fn broken(clause: ClauseId) -> Expression {
    node(Node::Broken { clause, among: None })
}

pub fn excess(clause: ClauseId, line: u16) -> Expression {
    node(Node::Excess { clause, line, among: None })
}

pub fn excess_among(clause: ClauseId, number: u16, list: Expression) -> Expression {
    one(list, move |list| Node::Excess { clause, line: number, among: Some(list) })
}

pub fn broken_among(clause: ClauseId, list: Expression) -> Expression {
    one(list, move |list| Node::Broken { clause, among: Some(list) })
}

pub fn includes(set: Expression, bit: u8) -> Expression {
    one(set, move |set| Node::Includes { set, bit })
}

pub fn includes_value(set: Expression, value: Expression, domain: u16) -> Expression {
    two(set, value, move |set, value| Node::IncludesValue { set, value, domain: DomainId(domain) })
}

/// Distance or reach, under conditions with the step or place in `slot`.
pub fn way(
    reach: bool,
    from: Expression,
    to: Expression,
    slot: u8,
    through: Option<Expression>,
    avoiding: Option<Expression>,
) -> Expression {
    Rc::new(move |nodes| {
        let from = from(nodes);
        let to = to(nodes);
        let through = through.as_ref().map(|condition| condition(nodes));
        let avoiding = avoiding.as_ref().map(|condition| condition(nodes));
        push(
            nodes,
            if reach {
                Node::Reachable { from, to, slot, through, avoiding }
            } else {
                Node::Distance { from, to, slot, through, avoiding }
            },
        )
    })
}

pub fn distance(from: Expression, to: Expression) -> Expression {
    way(false, from, to, 9, None, None)
}

/// A set, for measures and for the nodes that ask about sets.
#[derive(Clone)]
pub struct Things {
    pub domain: Domain,
    pub slot: u8,
    pub location: Location,
    pub in_place: Option<Expression>,
    pub next_to: Option<Expression>,
    pub near: Option<(Expression, Expression)>,
    pub listed: Option<Expression>,
    pub friendly_to: Option<Expression>,
    pub enemy_to: Option<Expression>,
    pub other_than: Option<Expression>,
    pub class: Option<DefinitionId>,
    pub condition: Option<Expression>,
}

/// Counters here, their element in this slot.
pub fn counters(slot: u8) -> Things {
    Things {
        domain: Domain::Counters,
        slot,
        location: Location::Here,
        in_place: None,
        next_to: None,
        near: None,
        listed: None,
        friendly_to: None,
        enemy_to: None,
        other_than: None,
        class: None,
        condition: None,
    }
}

impl Things {
    pub fn everywhere(self) -> Things {
        Things { location: Location::Everywhere, ..self }
    }

    pub fn of(self, class: DefinitionId) -> Things {
        Things { class: Some(class), ..self }
    }

    pub fn filtered(self, condition: Expression) -> Things {
        Things { condition: Some(condition), ..self }
    }

    pub fn other_than(self, thing: Expression) -> Things {
        Things { other_than: Some(thing), ..self }
    }

    /// The set itself, as the last node of a code.
    pub fn set(self) -> Expression {
        Rc::new(move |nodes| {
            let at = |expression: &Option<Expression>, nodes: &mut Vec<Node>| expression.as_ref().map(|e| e(nodes));
            let domain = match at(&self.listed, nodes) {
                Some(list) => Domain::Listed(list),
                None => self.domain,
            };
            let mut location = self.location;
            if let Some(of) = at(&self.in_place, nodes) {
                location = Location::In(of);
            }
            if let Some(of) = at(&self.next_to, nodes) {
                location = Location::NextTo(of);
            }
            if let Some((distance, of)) = &self.near {
                let distance = distance(nodes);
                location = Location::Within { distance, of: of(nodes) };
            }
            let friendly = at(&self.friendly_to, nodes).map(|to| Relation::Friendly { to });
            let enemy = at(&self.enemy_to, nodes).map(|to| Relation::Enemy { to });
            let other_than = at(&self.other_than, nodes);
            let condition = at(&self.condition, nodes);
            let (slot, class) = (self.slot, self.class);
            push(
                nodes,
                Node::Set { domain, slot, location, relation: friendly.or(enemy), other_than, class, condition },
            )
        })
    }

    pub fn exist(self) -> Expression {
        one(self.set(), |set| Node::Exists { set })
    }

    pub fn count(self) -> Expression {
        one(self.set(), |set| Node::Count { set })
    }

    pub fn every(self, condition: Expression) -> Expression {
        two(self.set(), condition, |set, condition| Node::Every { set, condition })
    }

    pub fn different(self, of: Expression) -> Expression {
        two(self.set(), of, |set, of| Node::CountDifferent { set, of })
    }

    pub fn aggregate(self, aggregate: Aggregate, of: Expression) -> Expression {
        two(self.set(), of, move |set, of| Node::Aggregate { aggregate, set, of })
    }
}
