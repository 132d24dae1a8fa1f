//! What grows along a path, and which clauses a path can therefore break for good.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::judge::paths::prospects::{Amount, Doom, DoomedBody, DoomedLine, Prospect, Relief};
use crate::judge::paths::sight::{Expression, Looking, Sees, is_over_steps, is_steps};
use crate::table::*;

/// Definitions and exceptions that lean on one another more deeply than this are not looked into.
pub(in crate::judge) const DEEPEST: u8 = 32;

impl<'a> Looking<'a> {
    /// Whether an expression comes to the same for every path of the act, at every moment.
    pub(in crate::judge) fn is_fixed(&mut self, expression: Expression<'a>) -> bool {
        self.plain(expression) == Some(Sees::NOTHING)
    }

    /// Whether something is summed up over the steps of the path, of which there are never fewer as the path goes on.
    fn sums_up(&mut self, expression: Expression<'a>, set: NodeIndex) -> bool {
        let Expression { code, .. } = expression;
        is_steps(code, set) && self.plain(expression).is_some() && self.stands_for_more(code)
    }

    /// Whether the steps that a code looks at are still among them at the end: those up to the one being judged are not, where
    /// none is being judged.
    fn stands_for_more(&self, code: &[Node]) -> bool {
        self.at_steps_alone || !code.contains(&Node::Step)
    }

    /// Whether an amount is worked out over the steps of the path and never falls as the path goes on.
    pub(in crate::judge) fn grows(&mut self, expression: Expression<'a>) -> bool {
        let Expression { code, index } = expression;
        let at = |index: NodeIndex| Expression { code, index };
        if !self.goes_on() {
            return false;
        }
        match code.get(usize::from(index)) {
            Some(Node::Aggregate { aggregate: Aggregate::Sum, set, of }) => {
                self.sums_up(expression, *set) && self.is_never_below_zero(at(*of))
            }
            Some(Node::Count { set }) => self.sums_up(expression, *set),
            Some(Node::Property { property: Property::StepCount, of }) => {
                matches!(code.get(usize::from(*of)), Some(Node::Act))
            }
            Some(Node::Arithmetic { left, arithmetic: Arithmetic::Plus, right }) => {
                let (left, right) = (at(*left), at(*right));
                (self.grows(left) && (self.grows(right) || self.is_fixed(right)))
                    || (self.is_fixed(left) && self.grows(right))
            }
            Some(Node::Arithmetic { left, arithmetic: Arithmetic::Minus, right }) => {
                self.grows(at(*left)) && self.is_fixed(at(*right))
            }
            Some(Node::Defined { definition, subject: None, second: None }) => self
                .within(*definition, |looking, row| {
                    row.exceptions.is_empty() && looking.grows(Expression::whole(&row.general))
                })
                .unwrap_or(false),
            _ => false,
        }
    }

    pub(in crate::judge) fn measure_grows(&mut self, measure: &'a Measure) -> bool {
        match measure {
            Measure::Value(code) => self.grows(Expression::whole(code)),
            Measure::Count { set } => is_over_steps(set) && self.stands_for_more(set),
            Measure::Sum { set, of } => {
                is_over_steps(set) && self.stands_for_more(set) && self.is_never_below_zero(Expression::whole(of))
            }
            Measure::Different { .. } => false,
        }
    }

    /// Looks into a definition, unless it is being looked into already.
    fn within<T>(&mut self, id: DefinitionId, look: impl FnOnce(&mut Self, &'a DefinitionRow) -> T) -> Option<T> {
        let row = self.tables.definitions.get(id.index())?;
        if self.open.contains(&id) || self.open.len() >= usize::from(DEEPEST) {
            return None;
        }
        self.open.push(id);
        let seen = look(self, row);
        self.open.pop();
        Some(seen)
    }

    /// The values that a definition may have: its own, and those of its exceptions.
    fn values_of(&self, row: &'a DefinitionRow) -> Vec<Expression<'a>> {
        let mut values = Vec::from([Expression::whole(&row.general)]);
        self.exception_values(&row.exceptions, &mut values, 0);
        values
    }

    fn exception_values(&self, ids: &[ExceptionId], values: &mut Vec<Expression<'a>>, depth: u8) {
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            if depth < DEEPEST && values.len() < usize::from(DEEPEST) {
                if let ExceptionEffect::Value(code) = &row.effect {
                    values.push(Expression::whole(code));
                }
                self.exception_values(&row.exceptions, values, depth + 1);
            }
        }
    }

    /// Whether the declared types and printed figures keep an amount from ever being less than zero.
    fn is_never_below_zero(&mut self, expression: Expression<'a>) -> bool {
        let Expression { code, index } = expression;
        let at = |index: NodeIndex| Expression { code, index };
        if !self.goes_on() {
            return false;
        }
        match code.get(usize::from(index)) {
            Some(Node::Number(number)) => number.numerator() >= 0,
            Some(Node::Count { .. } | Node::CountDifferent { .. } | Node::Unlimited | Node::Prohibited) => true,
            Some(Node::Attribute { attribute, .. }) => {
                let kinds = [&self.tables.counters, &self.tables.places, &self.tables.groups, &self.tables.borders];
                let rows = kinds.iter().filter_map(|rows| rows.get(attribute.index()));
                // Of whichever kind the thing is.
                let mut numbers = rows.filter(|row| matches!(row.of_type, Type::Number { .. } | Type::Fraction));
                numbers.all(|row| matches!(row.of_type, Type::Number { from: Some(from), .. } if from >= 0))
            }
            Some(Node::GameAttribute(attribute)) => {
                let row = self.tables.game.get(attribute.index());
                row.is_some_and(|row| matches!(row.of_type, Type::Number { from: Some(from), .. } if from >= 0))
            }
            Some(Node::Chart { chart, .. }) => {
                let row = self.tables.charts.get(chart.index());
                row.is_some_and(|row| {
                    row.cells.iter().all(|cell| !matches!(cell, Value::Number(number) if number.numerator() < 0))
                })
            }
            Some(
                Node::Arithmetic { left, arithmetic: Arithmetic::Plus | Arithmetic::Times, right }
                | Node::Higher(left, right)
                | Node::Lower(left, right)
                | Node::If { then: left, otherwise: right, .. },
            ) => self.is_never_below_zero(at(*left)) && self.is_never_below_zero(at(*right)),
            Some(Node::Round { value, .. }) => self.is_never_below_zero(at(*value)),
            Some(Node::Aggregate { of, .. }) => self.is_never_below_zero(at(*of)),
            Some(Node::Defined { definition, .. }) => self
                .within(*definition, |looking, row| {
                    let values = looking.values_of(row);
                    values.len() < usize::from(DEEPEST)
                        && values.into_iter().all(|value| looking.is_never_below_zero(value))
                })
                .unwrap_or(false),
            _ => false,
        }
    }

    /// An amount by what a longer path can make of it.
    pub(in crate::judge) fn amount(&mut self, expression: Expression<'a>) -> Amount<'a> {
        let Expression { code, index } = expression;
        let at = |index: NodeIndex| Expression { code, index };
        if !self.goes_on() {
            return Amount::Unknown;
        }
        if self.is_fixed(expression) {
            return Amount::Fixed(expression);
        }
        if self.grows(expression) {
            return Amount::Growing(expression);
        }
        match code.get(usize::from(index)) {
            Some(Node::Arithmetic { left, arithmetic: Arithmetic::Plus, right }) => {
                Amount::Sum(Box::new(self.amount(at(*left))), Box::new(self.amount(at(*right))))
            }
            Some(
                Node::If { then: left, otherwise: right, .. } | Node::Higher(left, right) | Node::Lower(left, right),
            ) => Amount::OneOf(Vec::from([self.amount(at(*left)), self.amount(at(*right))])),
            Some(Node::Defined { definition, subject: None, second: None }) => self
                .within(*definition, |looking, row| {
                    let values = looking.values_of(row);
                    if row.class || values.len() >= usize::from(DEEPEST) {
                        return Amount::Unknown;
                    }
                    Amount::OneOf(values.into_iter().map(|value| looking.amount(value)).collect())
                })
                .unwrap_or(Amount::Unknown),
            _ => Amount::Unknown,
        }
    }

    /// A condition by what a longer path can make of it.
    pub(in crate::judge) fn prospect(&mut self, expression: Expression<'a>) -> Prospect<'a> {
        let Expression { code, index } = expression;
        let at = |index: NodeIndex| Expression { code, index };
        if !self.goes_on() {
            return Prospect::Unknown;
        }
        match code.get(usize::from(index)) {
            Some(Node::Not(of)) => Prospect::Not(Box::new(self.prospect(at(*of)))),
            Some(Node::And(left, right)) => {
                Prospect::And(Box::new(self.prospect(at(*left))), Box::new(self.prospect(at(*right))))
            }
            Some(Node::Or(left, right)) => {
                Prospect::Or(Box::new(self.prospect(at(*left))), Box::new(self.prospect(at(*right))))
            }
            Some(_) if self.is_fixed(expression) => Prospect::Fixed(expression),
            Some(Node::Compare { left, comparison, right }) => {
                Prospect::Compares(self.amount(at(*left)), *comparison, self.amount(at(*right)))
            }
            Some(Node::Exists { set }) if self.sums_up(expression, *set) => Prospect::OnceTrue(expression),
            Some(Node::Every { set, .. }) if self.sums_up(expression, *set) => Prospect::OnceFalse(expression),
            Some(Node::Defined { definition, subject: None, second: None }) => self
                .within(*definition, |looking, row| match row.exceptions.is_empty() {
                    true => looking.prospect(Expression::whole(&row.general)),
                    false => Prospect::Unknown,
                })
                .unwrap_or(Prospect::Unknown),
            _ => Prospect::Unknown,
        }
    }

    /// How a clause may be broken for good, if that can be told; `certain` are the moments that every path leads to.
    pub(in crate::judge) fn doom(
        &mut self,
        id: ClauseId,
        row: &'a ClauseRow,
        act: &'a ActRow,
        certain: u64,
    ) -> Option<Doom<'a>> {
        if !row.per.is_empty() || row.subject.is_some() {
            return None;
        }
        let mut judged_if = Vec::new();
        if row.moments.0 & certain == 0 {
            let conditional = act.conditional.iter().filter(|more| more.moments.0 & row.moments.0 != 0);
            for more in conditional.filter(|more| more.stage != Stage::OnTheWay) {
                judged_if.push(self.prospect(Expression::whole(&more.condition)));
            }
            if judged_if.is_empty() {
                return None;
            }
        }
        let body = match &row.body {
            Body::Requires(code) => DoomedBody::Must(self.prospect(Expression::whole(code))),
            Body::Forbids(code) => DoomedBody::MustNot(self.prospect(Expression::whole(code))),
            Body::Lines(lines) => DoomedBody::Lines(lines.iter().map(|line| self.doomed_line(line)).collect()),
            Body::Effect { value: EffectCode::Value(price), budget: Some(budget), .. } => {
                let (price, budget) = (Expression::whole(price), Expression::whole(budget));
                DoomedBody::MustNot(Prospect::Compares(self.amount(price), Comparison::MoreThan, self.amount(budget)))
            }
            _ => return None,
        };
        let condition = row.condition.as_deref().map(|code| self.prospect(Expression::whole(code)));
        let mut reliefs = Vec::new();
        self.reliefs(&row.exceptions, &mut reliefs, 0)?;
        Some(Doom { clause: id, judged_if, condition, body, reliefs })
    }

    fn doomed_line(&mut self, line: &'a LineRow) -> DoomedLine<'a> {
        let measure = match &line.measure {
            Measure::Value(code) => self.amount(Expression::whole(code)),
            measure if self.measure_grows(measure) => Amount::GrowingMeasure(measure),
            _ => Amount::Unknown,
        };
        DoomedLine { measure, comparison: line.comparison, bound: self.amount(Expression::whole(&line.bound)) }
    }

    /// The exceptions to a clause; those that stand under others may apply whenever these do. Nothing if there are too many.
    fn reliefs(&mut self, ids: &[ExceptionId], reliefs: &mut Vec<Relief<'a>>, depth: u8) -> Option<()> {
        if depth >= DEEPEST {
            return None;
        }
        for id in ids {
            let row = self.tables.exceptions.get(id.index())?;
            let mut condition = row.condition.as_deref().map(|code| self.prospect(Expression::whole(code)));
            let mut bounds = Vec::new();
            if let ExceptionEffect::Bounds(rows) = &row.effect {
                for bound in rows.iter() {
                    bounds.push((bound.line, self.amount(Expression::whole(&bound.bound))));
                }
            }
            // One that lifts another exception leaves the clause as it was.
            let lifts = !matches!(row.effect, ExceptionEffect::Bounds(_));
            if depth == 0 || !lifts {
                if depth > 0 {
                    condition = None;
                }
                reliefs.push(Relief { condition, bounds });
            }
            self.reliefs(&row.exceptions, reliefs, depth + 1)?;
        }
        Some(())
    }
}
