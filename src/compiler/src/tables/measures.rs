//! What a limit line measures.

use std::collections::BTreeSet;

use reglement_engine::number::Number;
use reglement_engine::table::{ClauseId, Code, LineComparison, LineRow, Measure as MeasureRow, Node};

use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::Assembly;
use super::scope::Scope;
use crate::diagnostics;
use crate::syntax::print;
use crate::syntax::tree::{
    ClauseBody, ClauseReference, Expression, ExpressionKind, LimitComparison, LimitLine, Measure, Name, SetPhrase, Text,
};

impl Assembly<'_, '_> {
    /// A limit line as a row.
    pub fn line(&mut self, scope: &mut Scope, line: &LimitLine) -> Option<LineRow> {
        let comparison = match line.comparison {
            LimitComparison::AtMost | LimitComparison::No | LimitComparison::Only => LineComparison::AtMost,
            LimitComparison::AtLeast => LineComparison::AtLeast,
            LimitComparison::Exactly => LineComparison::Exactly,
        };
        let bound = match &line.bound {
            Some(bound) => self.bound(scope, bound),
            None => Some(vec![Node::Number(Number::ZERO)].into()),
        };
        let measure = self.measure(scope, &line.measure);
        Some(LineRow { comparison, bound: bound?, measure: measure?, label: label(line).into() })
    }

    /// The line of a limit that `excess of "units" under rule 5.1` means.
    pub fn limit_line(&mut self, reference: &ClauseReference, wanted: Option<&Text>) -> Option<(ClauseId, u16)> {
        let clauses = self.breakable(reference);
        let mut lines = Vec::new();
        for id in &clauses {
            if let ClauseBody::Lines(of_clause) = &self.book.clauses[id.index()].clause.body {
                lines.extend(of_clause.iter().enumerate().map(|(number, line)| (*id, number as u16, label(line))));
            }
        }
        let meant = |label: &String| wanted.is_none_or(|wanted| wanted.text == *label);
        match lines.iter().filter(|(_, _, label)| meant(label)).collect::<Vec<_>>().as_slice() {
            [(id, number, _)] => return Some((*id, *number)),
            _ if clauses.is_empty() => {}
            _ => {
                let known = lines.into_iter().map(|(_, _, label)| label).collect::<BTreeSet<_>>();
                let known = known.into_iter().collect::<Vec<_>>();
                self.report(diagnostics::which_line(&reference.rule, wanted, &known));
            }
        }
        None
    }

    fn bound(&mut self, scope: &mut Scope, bound: &Expression) -> Option<Code> {
        let mut code = CodeBuilder::default();
        self.number(scope, &mut code, bound)?;
        if let ExpressionKind::Number(decimal) = &bound.kind
            && decimal.numerator < 0
        {
            self.report(diagnostics::number_out_of_range(decimal.span));
            return None;
        }
        Some(code.finish())
    }

    fn measure(&mut self, scope: &mut Scope, measure: &Measure) -> Option<MeasureRow> {
        match measure {
            Measure::Count(set) => {
                self.noun_is_no_number(set);
                Some(MeasureRow::Count { set: self.set_code(scope, set)?.0 })
            }
            Measure::Sum { of, set } => {
                let (set, of_code, kind) = self.set_and_property(scope, set, of)?;
                self.of_kind(kind, Kind::Number, of.span).then_some(MeasureRow::Sum { set, of: of_code })
            }
            Measure::Different { of, set } => {
                let (set, of, _) = self.set_and_property(scope, set, of)?;
                Some(MeasureRow::Different { set, of })
            }
            Measure::Only { noun, among } => {
                Some(MeasureRow::Count { set: self.all_but(scope, noun, among.as_ref())? })
            }
            Measure::Expression(expression) => {
                let mut code = CodeBuilder::default();
                self.number(scope, &mut code, expression)?;
                Some(MeasureRow::Value(code.finish()))
            }
        }
    }

    /// `at most 6 steps` counts the steps of the path; where counters have `steps`, those may be meant.
    fn noun_is_no_number(&mut self, set: &SetPhrase) {
        let noun = &set.noun;
        if self.class(&noun.text).is_some() || self.built_in_noun(&noun.text).is_none() {
            return;
        }
        let singular = noun.text.strip_suffix('s').unwrap_or(&noun.text);
        let of_counters = [noun.text.as_str(), singular].into_iter().any(|name| self.has_property(Kind::Counter, name));
        if of_counters {
            self.report(diagnostics::noun_or_number(noun));
        }
    }

    fn set_and_property(&mut self, scope: &mut Scope, set: &SetPhrase, of: &Name) -> Option<(Code, Code, Kind)> {
        let (set, found) = self.set_code(scope, set)?;
        let mut code = CodeBuilder::default();
        let element = code.push(Node::Slot(found.slot));
        let (_, kind) = self.element_property(&mut code, element, found.kind, of)?;
        Some((set, code.finish(), kind))
    }

    /// `only X among Y`: those of Y that are not X, of which there may be none.
    fn all_but(&mut self, scope: &mut Scope, noun: &SetPhrase, among: Option<&SetPhrase>) -> Option<Code> {
        let counters = SetPhrase {
            other: false,
            relation: None,
            noun: Name { text: "counters".to_owned(), span: noun.span },
            called: None,
            location: noun.location.clone(),
            condition: None,
            span: noun.span,
        };
        let among = among.unwrap_or(&counters);
        let is_noun = Expression {
            kind: ExpressionKind::Is {
                left: Box::new(Expression { kind: ExpressionKind::It, span: noun.span }),
                negated: false,
                article: true,
                right: Box::new(Expression { kind: ExpressionKind::Name(noun.noun.clone()), span: noun.noun.span }),
            },
            span: noun.span,
        };
        let belongs = match &noun.condition {
            None => is_noun,
            Some(condition) => {
                Expression { kind: ExpressionKind::And(vec![is_noun, (**condition).clone()]), span: noun.span }
            }
        };
        let does_not = Expression { kind: ExpressionKind::Not(Box::new(belongs)), span: noun.span };
        let mut rest = among.clone();
        rest.condition = Some(Box::new(match &among.condition {
            None => does_not,
            Some(condition) => {
                Expression { kind: ExpressionKind::And(vec![(**condition).clone(), does_not]), span: noun.span }
            }
        }));
        Some(self.set_code(scope, &rest)?.0)
    }
}

/// What a line is called in verdicts, in cases and in `excess of … under rule …`.
fn label(line: &LimitLine) -> String {
    match (&line.label, &line.measure) {
        (Some(label), _) => label.text.clone(),
        (None, Measure::Only { noun, among }) => {
            let all = among.as_ref().map_or_else(|| "counters".to_owned(), print::words_of_set);
            format!("{all} other than {}", print::words_of_set(noun))
        }
        (None, measure) => print::words_of_measure(measure),
    }
}
