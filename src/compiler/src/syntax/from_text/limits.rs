//! The lines of a limit.

use super::Reader;
use super::grammar::{Match, Rule};
use crate::syntax::tree::{Alternative, Expression, LimitComparison, LimitLine, Measure, SetPhrase};

impl<'t> Reader<'t> {
    pub(super) fn limit_lines(&mut self, found: Match<'t>) -> Option<Vec<LimitLine>> {
        let lines = found.into_inner().filter(|part| part.as_rule() == Rule::limit_line);
        lines.map(|line| self.limit_line(line)).collect()
    }

    pub(super) fn alternatives(&mut self, found: Match<'t>) -> Option<Vec<Alternative>> {
        let mut alternatives = Vec::new();
        for part in found.into_inner().filter(|part| part.as_rule() == Rule::alternative) {
            let mut label = None;
            let mut lines = None;
            for part in part.into_inner() {
                match part.as_rule() {
                    Rule::text => label = Some(self.text(&part)),
                    Rule::limit_lines => lines = self.limit_lines(part),
                    _ => {}
                }
            }
            alternatives.push(Alternative { label: label?, lines: lines? });
        }
        Some(alternatives)
    }

    fn limit_line(&mut self, found: Match<'t>) -> Option<LimitLine> {
        let span = self.span_of(&found);
        let mut line = None;
        let mut label = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::bounded_line => line = Some(self.bounded_line(part)?),
                Rule::no_line => {
                    let measure = part.into_inner().find(|part| part.as_rule() == Rule::measure)?;
                    line = Some((LimitComparison::No, None, self.measure(measure)?));
                }
                Rule::only_line => line = Some((LimitComparison::Only, None, self.only(part)?)),
                Rule::label => {
                    let text = part.into_inner().find(|part| part.as_rule() == Rule::text)?;
                    label = Some(self.text(&text));
                }
                _ => {}
            }
        }
        let (comparison, bound, measure) = line?;
        Some(LimitLine { comparison, bound, measure, label, span })
    }

    fn bounded_line(&mut self, found: Match<'t>) -> Option<(LimitComparison, Option<Expression>, Measure)> {
        let mut comparison = None;
        let mut bound = None;
        let mut measure = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::at_most => comparison = Some(LimitComparison::AtMost),
                Rule::at_least => comparison = Some(LimitComparison::AtLeast),
                Rule::exactly_word => comparison = Some(LimitComparison::Exactly),
                Rule::bound => bound = Some(self.bound(part)?),
                Rule::measure => measure = self.measure(part),
                _ => {}
            }
        }
        Some((comparison?, bound, measure?))
    }

    /// A number, a name or an expression in brackets.
    pub(super) fn bound(&mut self, found: Match<'t>) -> Option<Expression> {
        self.expression(found.into_inner().next()?)
    }

    fn only(&mut self, found: Match<'t>) -> Option<Measure> {
        let mut noun = None;
        let mut among = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::set_phrase => noun = self.set_phrase(part),
                Rule::among_part => among = Some(self.set_in(part)?),
                _ => {}
            }
        }
        Some(Measure::Only { noun: noun?, among })
    }

    fn measure(&mut self, found: Match<'t>) -> Option<Measure> {
        let inside = found.into_inner().next()?;
        match inside.as_rule() {
            Rule::set_phrase => Some(Measure::Count(self.set_phrase(inside)?)),
            Rule::sum_measure => {
                let (of, set) = self.name_and_set(inside)?;
                Some(Measure::Sum { of, set })
            }
            Rule::different_measure => {
                let (of, set) = self.name_and_set(inside)?;
                Some(Measure::Different { of, set })
            }
            Rule::as_measure => {
                let brackets = inside.into_inner().find(|part| part.as_rule() == Rule::bracketed)?;
                Some(Measure::Expression(self.expression(brackets)?))
            }
            _ => None,
        }
    }

    /// `steps of units`
    pub(super) fn name_and_set(&mut self, found: Match<'t>) -> Option<(crate::syntax::tree::Name, SetPhrase)> {
        let mut name = None;
        let mut set = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => name = Some(self.name(&part)),
                Rule::set_phrase | Rule::inner_set => set = self.set_phrase(part),
                _ => {}
            }
        }
        Some((name?, set?))
    }
}
