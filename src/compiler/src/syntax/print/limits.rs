//! Limits and what they measure, in words.

use super::brackets;
use super::layout::Pieces;
use super::sets::Article;
use super::wording::Wording;
use crate::syntax::tree::{Alternative, Expression, ExpressionKind, LimitComparison, LimitLine, Measure};

impl Wording {
    /// One line a limit line; for people, with commas between them.
    pub(super) fn limit_lines(self, lines: &[LimitLine]) -> Pieces {
        let mut pieces = Pieces::new();
        for (index, line) in lines.iter().enumerate() {
            if index > 0 {
                pieces = match self {
                    Wording::Ruleset => pieces.line(),
                    Wording::Prose => pieces.words(", "),
                };
            }
            pieces = pieces.then(self.limit_line(line).deeper());
        }
        pieces
    }

    pub(super) fn limit_line(self, line: &LimitLine) -> Pieces {
        let comparison = match line.comparison {
            LimitComparison::AtMost => "at most ",
            LimitComparison::AtLeast => "at least ",
            LimitComparison::Exactly => "exactly ",
            LimitComparison::No => "no ",
            LimitComparison::Only => "only ",
        };
        let mut pieces = Pieces::of(comparison);
        if let Some(bound) = &line.bound {
            pieces = pieces.then(self.simple_operand(bound)).words(" ");
        }
        pieces = match &line.measure {
            Measure::Count(set) if line.bound.as_ref().is_some_and(is_one) => pieces.then(self.set(set, Article::One)),
            measure => pieces.then(self.measure(measure)),
        };
        match &line.label {
            None => pieces,
            Some(label) => pieces.words(" called ").then(self.text(label)),
        }
    }

    pub(super) fn measure(self, measure: &Measure) -> Pieces {
        match measure {
            Measure::Count(set) => self.set(set, Article::None),
            Measure::Sum { of, set } => Pieces::of(format!("{} of ", self.name(of))).then(self.set(set, Article::None)),
            Measure::Different { of, set } => {
                Pieces::of(format!("different {} of ", self.name(of))).then(self.set(set, Article::None))
            }
            Measure::Only { noun, among: None } => self.set(noun, Article::None),
            Measure::Only { noun, among: Some(among) } => self
                .set_before(noun, Article::None, brackets::takes_an_among)
                .words(" among ")
                .then(self.set(among, Article::None)),
            Measure::Expression(expression) => Pieces::of("as ").then(self.bracketed(expression)),
        }
    }

    pub(super) fn alternatives(self, alternatives: &[Alternative]) -> Pieces {
        let mut pieces = Pieces::of("any one of");
        for (index, alternative) in alternatives.iter().enumerate() {
            let label = self.text(&alternative.label).words(":");
            let lines = self.limit_lines(&alternative.lines);
            pieces = pieces.then(match self {
                Wording::Ruleset => {
                    let lines = Pieces::new().space().then(lines).deeper().group();
                    Pieces::new().line().then(label).then(lines).deeper()
                }
                Wording::Prose => Pieces::of(if index == 0 { " " } else { "; " }).then(label).words(" ").then(lines),
            });
        }
        pieces
    }
}

/// Whether a bound is the number 1.
pub fn is_one(bound: &Expression) -> bool {
    matches!(&bound.kind, ExpressionKind::Number(decimal) if decimal.numerator == 1 && decimal.denominator == 1)
}
