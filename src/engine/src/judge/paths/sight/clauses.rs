//! What a clause sees of a path, with all that it leans on.

use alloc::vec::Vec;

use crate::judge::paths::prospects::Amount;
use crate::judge::paths::sight::growth::DEEPEST;
use crate::judge::paths::sight::{Around, Expression, Looked, Looking, Sees, Times, What, is_over_steps, last_of};
use crate::table::*;

/// What the lines of a clause are compared with: by every exception that gives another bound.
type Bounds<'a> = Option<Vec<Amount<'a>>>;

impl<'a> Looking<'a> {
    /// What a clause sees, with everything that it leans on.
    pub(in crate::judge) fn clause(&mut self, row: &'a ClauseRow) -> Sees {
        let mut sees = Sees::NOTHING;
        let mut codes: Vec<&'a [Node]> = row.per.iter().map(|per| &*per.value).collect();
        codes.extend(row.condition.as_deref());
        self.body(row, &mut codes, &mut sees);
        let mut around = Around::CLAUSE;
        match row.subject.as_deref() {
            Some(set) if is_over_steps(set) => {
                // One judgement for each step of the path: what the clause sees of each is kept.
                around = around.binds(slot_of(set), true);
                let mut more = codes.clone();
                self.exception_codes(&row.exceptions, &mut more);
                // What lines and effects measure for each step is not told apart.
                self.sight.whole |= !matches!(row.body, Body::Requires(_) | Body::Forbids(_) | Body::IfPossible(_));
                sees = sees.and(self.over_steps(
                    What::Node(Expression::whole(set)),
                    set,
                    &more,
                    Times::Once,
                    Around::CLAUSE,
                ));
            }
            Some(set) => codes.push(set),
            None => {}
        }
        codes.iter().for_each(|code| sees = sees.and(self.code(code, around)));
        sees.and(self.exceptions(&row.exceptions, around))
    }

    /// The codes of a body; what its measures see is added up at once.
    fn body(&mut self, row: &'a ClauseRow, codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        match &row.body {
            Body::Lines(lines) => {
                lines.iter().for_each(|line| self.line(line, &row.exceptions, codes, sees));
            }
            Body::Alternatives(alternatives) => {
                for alternative in alternatives.iter() {
                    alternative.lines.iter().for_each(|line| self.line(line, &row.exceptions, codes, sees));
                }
            }
            Body::MayNotShare { subject, with } => codes.extend([&**subject, &**with]),
            Body::Requires(code) | Body::Forbids(code) | Body::IfPossible(code) => codes.push(code),
            Body::Permits | Body::By(_) | Body::Hides(_) => {}
            Body::Effect { value, budget, .. } => {
                if let EffectCode::Value(code) | EffectCode::Members(code) = value {
                    codes.push(code);
                }
                codes.extend(budget.as_deref());
            }
            Body::Choice(choice) => {
                codes.push(&choice.from);
                codes.extend(choice.at_most.as_deref());
                codes.extend(choice.none_if.as_deref());
            }
        }
    }

    fn line(&mut self, line: &'a LineRow, exceptions: &'a [ExceptionId], codes: &mut Vec<&'a [Node]>, sees: &mut Sees) {
        codes.push(&line.bound);
        let what = What::Measure(&line.measure);
        let around = Around::CLAUSE;
        match &line.measure {
            Measure::Value(code) => {
                let expression = Expression::whole(code);
                match if self.grows(expression) { self.bounds_of(line, exceptions) } else { None } {
                    Some(bounds) => *sees = sees.and(self.up_to(expression, bounds, around)),
                    None => codes.push(code),
                }
            }
            Measure::Count { set } | Measure::Sum { set, .. } if is_over_steps(set) => {
                let of: Vec<&'a [Node]> = match &line.measure {
                    Measure::Sum { of, .. } => Vec::from([&**of]),
                    _ => Vec::new(),
                };
                let bounds = if self.measure_grows(&line.measure) { self.bounds_of(line, exceptions) } else { None };
                match bounds {
                    Some(bounds) => {
                        let seen = self.adding(|looking| looking.over_steps(what, set, &of, Times::Each, around));
                        self.sight.looked.push(Looked { what, up_to: Some(bounds) });
                        *sees = sees.and(seen);
                    }
                    None => *sees = sees.and(self.over_steps(what, set, &of, Times::Each, around)),
                }
            }
            Measure::Different { set, of } if is_over_steps(set) => {
                *sees = sees.and(self.over_steps(what, set, &[&**of], Times::Different, around));
            }
            Measure::Different { set, of } | Measure::Sum { set, of } => codes.extend([&**set, &**of]),
            Measure::Count { set } => codes.push(set),
        }
    }

    /// All that a line may be compared with, if its measure is compared with nothing else.
    fn bounds_of(&mut self, line: &'a LineRow, exceptions: &[ExceptionId]) -> Bounds<'a> {
        let mut codes: Vec<&'a [Node]> = Vec::from([&*line.bound]);
        self.exception_bounds(exceptions, &mut codes, 0)?;
        Some(self.quietly(|looking| codes.iter().map(|code| looking.amount(Expression::whole(code))).collect()).0)
    }

    /// The bounds that exceptions give, whichever line they give them to; nothing if there are too many.
    pub(in crate::judge) fn exception_bounds(
        &self,
        ids: &[ExceptionId],
        codes: &mut Vec<&'a [Node]>,
        depth: u8,
    ) -> Option<()> {
        if depth >= DEEPEST {
            return None;
        }
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            if let ExceptionEffect::Bounds(bounds) = &row.effect {
                codes.extend(bounds.iter().map(|bound| &*bound.bound));
            }
            self.exception_bounds(&row.exceptions, codes, depth + 1)?;
        }
        Some(())
    }

    pub(in crate::judge) fn exceptions(&mut self, ids: &[ExceptionId], around: Around) -> Sees {
        let mut sees = Sees::NOTHING;
        for id in ids {
            let Some(row) = self.tables.exceptions.get(id.index()) else { continue };
            sees.moment |= row.moments != Moments::ANY;
            for code in codes_of(row) {
                sees = sees.and(self.code(code, around));
            }
            sees = sees.and(self.exceptions(&row.exceptions, around));
        }
        sees
    }

    /// What a clause that waits for the end of the path sees of the step at which it is judged.
    pub(in crate::judge) fn step_in_sight(&mut self, row: &'a ClauseRow) {
        let mut codes: Vec<&'a [Node]> = row.condition.as_deref().into_iter().collect();
        match &row.body {
            Body::Requires(code) | Body::Forbids(code) => codes.push(code),
            _ => self.sight.steps_themselves = true,
        }
        self.sight.steps_themselves |= !row.per.is_empty() || row.subject.is_some();
        self.exception_codes(&row.exceptions, &mut codes);
        codes.iter().for_each(|code| self.parts(code, last_of(code)));
    }

    pub(in crate::judge) fn exception_codes(&self, ids: &[ExceptionId], codes: &mut Vec<&'a [Node]>) {
        for row in ids.iter().filter_map(|id| self.tables.exceptions.get(id.index())) {
            codes.extend(codes_of(row));
            self.exception_codes(&row.exceptions, codes);
        }
    }
}

/// The condition and the value of an exception.
fn codes_of(row: &ExceptionRow) -> Vec<&[Node]> {
    let mut codes: Vec<&[Node]> = row.condition.as_deref().into_iter().collect();
    match &row.effect {
        ExceptionEffect::Lifted | ExceptionEffect::Deferred(_) => {}
        ExceptionEffect::Exempts { first, set } => {
            codes.extend(first.as_deref());
            codes.push(set);
        }
        ExceptionEffect::Bounds(bounds) => codes.extend(bounds.iter().map(|row| &*row.bound)),
        ExceptionEffect::Value(code) => codes.push(code),
    }
    codes
}

fn slot_of(code: &[Node]) -> u8 {
    match code.last() {
        Some(Node::Set { slot, .. }) => *slot,
        _ => 0,
    }
}
