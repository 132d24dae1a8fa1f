//! What numbers can be at all, read off the declared types and the figures, and which conditions that settles.

use reglement_compiler::listing::codes::BoundCode;
use reglement_compiler::listing::slots;
use reglement_compiler::listing::things::{Bound, Things};
use reglement_engine::number::Number;
use reglement_engine::table::{
    ActEffect, Aggregate, Arithmetic, AttributeRow, Code, Comparison, DefinitionId, ExceptionEffect, ExceptionId,
    Measure, Node, NodeIndex, Property, Rounding, Tables, Type, Value,
};

/// Definitions within definitions are followed so far.
const MOST_NESTED: usize = 12;

/// The least and the most that a number can be, as far as they are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub low: Option<Number>,
    /// Without one, it may be unlimited, too.
    pub high: Option<Number>,
    /// It is a number wherever it can be worked out.
    pub always_there: bool,
}

impl Range {
    const UNKNOWN: Range = Range { low: None, high: None, always_there: false };

    fn of(number: Number) -> Range {
        Range { low: Some(number), high: Some(number), always_there: true }
    }

    fn from(low: i64) -> Range {
        Range { low: Some(Number::whole(low)), high: None, always_there: true }
    }

    /// Either this or that.
    fn or(self, other: Range) -> Range {
        Range {
            low: self.low.zip(other.low).map(|(one, two)| one.min(two)),
            high: self.high.zip(other.high).map(|(one, two)| one.max(two)),
            always_there: self.always_there && other.always_there,
        }
    }

    fn maybe_absent(self) -> Range {
        Range { always_there: false, ..self }
    }

    /// With both ends made into others, in their order.
    fn each(self, change: impl Fn(Number) -> Option<Number>) -> Range {
        Range { low: self.low.and_then(&change), high: self.high.and_then(&change), ..self }
    }

    fn with(
        self,
        other: Range,
        low: impl FnOnce(Number, Number) -> Option<Number>,
        high: impl FnOnce(Number, Number) -> Option<Number>,
    ) -> Range {
        Range {
            low: self.low.zip(other.low).and_then(|(one, two)| low(one, two)),
            high: self.high.zip(other.high).and_then(|(one, two)| high(one, two)),
            always_there: self.always_there && other.always_there,
        }
    }
}

/// Reads expressions of one ruleset.
#[derive(Debug)]
pub struct Ranges<'t> {
    tables: &'t Tables,
}

/// One expression with what its nodes come to.
struct Eye<'a> {
    code: &'a [Node],
    things: Things,
    depth: usize,
}

impl<'t> Ranges<'t> {
    pub fn new(tables: &'t Tables) -> Ranges<'t> {
        Ranges { tables }
    }

    /// Whether a condition always holds, or never does, whatever the position; none where that is not known.
    pub fn always(&self, (code, bound): &BoundCode<'_>) -> Option<bool> {
        let eye = Eye { code, things: Things::of_code(self.tables, code, bound), depth: 0 };
        self.truth(&eye, last(code)?)
    }

    /// What a number can be.
    pub fn number(&self, (code, bound): &BoundCode<'_>) -> Range {
        self.whole(code, bound, 0)
    }

    /// What a line of a limit can measure.
    pub fn measure(&self, measure: &Measure, bound: &[Bound]) -> Range {
        match measure {
            Measure::Count { .. } | Measure::Different { .. } => Range::from(0),
            Measure::Sum { .. } => Range::UNKNOWN,
            Measure::Value(code) => self.whole(code, bound, 0),
        }
    }

    fn whole(&self, code: &Code, bound: &[Bound], depth: usize) -> Range {
        let eye = Eye { code, things: Things::of_code(self.tables, code, bound), depth };
        last(code).map_or(Range::UNKNOWN, |last| self.range(&eye, last))
    }

    fn truth(&self, eye: &Eye<'_>, at: NodeIndex) -> Option<bool> {
        match *eye.code.get(usize::from(at))? {
            Node::Flag(flag) => Some(flag),
            Node::Not(of) => self.truth(eye, of).map(|truth| !truth),
            Node::And(left, right) => match (self.truth(eye, left), self.truth(eye, right)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            Node::Or(left, right) => match (self.truth(eye, left), self.truth(eye, right)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Node::Compare { left, comparison, right } => {
                let (left, right) = (self.range(eye, left), self.range(eye, right));
                // What is absent compares with nothing.
                let there = left.always_there && right.always_there;
                compared(left, comparison, right).filter(|truth| !truth || there)
            }
            _ => None,
        }
    }

    fn range(&self, eye: &Eye<'_>, at: NodeIndex) -> Range {
        let Some(node) = eye.code.get(usize::from(at)) else { return Range::UNKNOWN };
        match *node {
            Node::Number(number) => Range::of(number),
            Node::Count { .. } | Node::CountDifferent { .. } | Node::Excess { .. } => Range::from(0),
            Node::Distance { .. } => Range::from(0).maybe_absent(),
            Node::Rank { .. } => Range::from(1).maybe_absent(),
            Node::Property { property, .. } => match property {
                Property::Depth | Property::StepNumber => Range::from(1).maybe_absent(),
                Property::PlaceCount | Property::StepCount | Property::ListCount => Range::from(0).maybe_absent(),
                _ => Range::UNKNOWN,
            },
            Node::Attribute { of, attribute } => {
                let row = eye.things.of(of).attributes(self.tables).get(attribute.index());
                row.filter(|row| !self.is_set_by_acts(row)).map_or(Range::UNKNOWN, declared)
            }
            Node::GameAttribute(attribute) => self.tables.game.get(attribute.index()).map_or(Range::UNKNOWN, declared),
            Node::Parameter { parameter, .. } => {
                let row = self.tables.parameters.get(parameter.index());
                row.map_or(Range::UNKNOWN, |row| of_type(row.of_type).maybe_absent())
            }
            Node::Defined { definition, .. } if eye.depth < MOST_NESTED => self.defined(definition, eye.depth + 1),
            Node::Chart { chart, .. } => {
                let cells = self.tables.charts.get(chart.index()).map_or(&[][..], |row| &row.cells);
                let cells = cells.iter().map(|cell| match cell {
                    Value::Number(number) => Range::of(*number),
                    _ => Range::UNKNOWN,
                });
                cells.reduce(Range::or).unwrap_or(Range::UNKNOWN).maybe_absent()
            }
            Node::Aggregate { aggregate, of, .. } => {
                let each = self.range(eye, of);
                match aggregate {
                    Aggregate::Sum if each.low >= Some(Number::ZERO) => Range::from(0).maybe_absent(),
                    Aggregate::Sum => Range::UNKNOWN,
                    Aggregate::Highest | Aggregate::Lowest => each.maybe_absent(),
                }
            }
            Node::Arithmetic { left, arithmetic, right } => {
                let (left, right) = (self.range(eye, left), self.range(eye, right));
                match arithmetic {
                    Arithmetic::Plus => left.with(right, Number::plus, Number::plus),
                    Arithmetic::Minus => {
                        // The least is had with the most taken away.
                        let taken = Range { low: right.high, high: right.low, ..right };
                        left.with(taken, Number::minus, Number::minus)
                    }
                    Arithmetic::Times if left.low >= Some(Number::ZERO) && right.low >= Some(Number::ZERO) => {
                        left.with(right, Number::times, Number::times)
                    }
                    _ => Range::UNKNOWN,
                }
            }
            Node::Round { value, rounding } => {
                let round = |number: Number| match rounding {
                    Rounding::Up => number.rounded_up(),
                    Rounding::Down => number.rounded_down(),
                    Rounding::Nearest => number.rounded_to_nearest(),
                };
                self.range(eye, value).each(|number| Some(round(number)))
            }
            Node::SquareRoot { .. } => Range::from(0).maybe_absent(),
            Node::Higher(left, right) => {
                let (left, right) = (self.range(eye, left), self.range(eye, right));
                left.with(right, |one, two| Some(one.max(two)), |one, two| Some(one.max(two)))
            }
            Node::Lower(left, right) => {
                let (left, right) = (self.range(eye, left), self.range(eye, right));
                left.with(right, |one, two| Some(one.min(two)), |one, two| Some(one.min(two)))
            }
            Node::If { then, otherwise, .. } => self.range(eye, then).or(self.range(eye, otherwise)),
            _ => Range::UNKNOWN,
        }
    }

    /// What a definition can come to, by itself and by its exceptions.
    fn defined(&self, id: DefinitionId, depth: usize) -> Range {
        let Some(row) = self.tables.definitions.get(id.index()) else { return Range::UNKNOWN };
        let bound = slots::of_definition(row);
        let mut range = self.whole(&row.general, &bound, depth);
        let mut open: Vec<ExceptionId> = row.exceptions.to_vec();
        while let Some(row) = open.pop().and_then(|id| self.tables.exceptions.get(id.index())) {
            open.extend(row.exceptions.iter());
            match &row.effect {
                ExceptionEffect::Value(code) => {
                    let bound = slots::of_exception(self.tables, row);
                    range = range.or(self.whole(code, &bound, depth));
                }
                ExceptionEffect::Lifted => {}
                _ => return Range::UNKNOWN,
            }
        }
        range
    }

    /// Whether an act gives the attribute a value, which is not held to the declared ends.
    fn is_set_by_acts(&self, row: &AttributeRow) -> bool {
        let tables = self.tables;
        let sets = |effect: &ActEffect| match effect {
            // Whose attribute it is stands in the parameter; of one of the same number and name it is taken to be this one.
            ActEffect::Sets { attribute, .. } => {
                let of_any = [&tables.places, &tables.borders, &tables.counters, &tables.groups].into_iter();
                of_any.filter_map(|rows| rows.get(attribute.index())).any(|other| other.name == row.name)
            }
            _ => false,
        };
        self.tables.acts.iter().any(|act| act.effects.iter().any(sets))
    }
}

fn last(code: &[Node]) -> Option<NodeIndex> {
    code.len().checked_sub(1).map(|last| last as NodeIndex)
}

fn declared(row: &AttributeRow) -> Range {
    let range = of_type(row.of_type);
    if row.optional || row.in_each_place { range.maybe_absent() } else { range }
}

fn of_type(of_type: Type) -> Range {
    match of_type {
        Type::Number { from, to } => {
            Range { low: from.map(Number::whole), high: to.map(Number::whole), always_there: true }
        }
        _ => Range::UNKNOWN,
    }
}

/// Whether one number compares so with another, whatever they are; none where that depends.
pub fn compared(left: Range, comparison: Comparison, right: Range) -> Option<bool> {
    let less = |one: Range, two: Range| one.high.zip(two.low).is_some_and(|(high, low)| high < low);
    let at_most = |one: Range, two: Range| one.high.zip(two.low).is_some_and(|(high, low)| high <= low);
    let (yes, no) = match comparison {
        Comparison::AtMost => (at_most(left, right), less(right, left)),
        Comparison::AtLeast => (at_most(right, left), less(left, right)),
        Comparison::MoreThan => (less(right, left), at_most(left, right)),
        Comparison::LessThan => (less(left, right), at_most(right, left)),
        Comparison::Equal => {
            let alone = |range: Range| range.low.is_some() && range.low == range.high;
            let same = alone(left) && alone(right) && left.low == right.low;
            (same, less(left, right) || less(right, left))
        }
    };
    match (yes, no) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}
