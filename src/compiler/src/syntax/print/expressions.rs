//! Conditions and numbers, in words.

use super::brackets::{self, Level, is_open, level};
use super::layout::Pieces;
use super::sets::Article;
use super::wording::Wording;
use crate::syntax::tree::{Aggregate, Comparison, Decimal, Expression, ExpressionKind, Name, Operator, Rounding, Way};

impl Wording {
    /// A phrase after which nothing can be taken for a part of it.
    pub fn expression(self, expression: &Expression) -> Pieces {
        self.phrase(expression, Level::If, true)
    }

    /// A phrase after `where`.
    pub fn condition(self, expression: &Expression) -> Pieces {
        self.phrase(expression, Level::Or, true)
    }

    /// A phrase in brackets if it holds together less than it must, or would take in the words after it.
    pub(super) fn phrase(self, expression: &Expression, least: Level, last: bool) -> Pieces {
        if level(expression) < least || !last && is_open(expression) {
            self.bracketed(expression)
        } else {
            self.bare(expression, last)
        }
    }

    pub(super) fn bracketed(self, expression: &Expression) -> Pieces {
        Pieces::of("(").then(self.bare(expression, true).group().deeper()).words(")")
    }

    /// A condition with words after it that it must not take in.
    pub(super) fn guarded(self, expression: &Expression, takes: bool) -> Pieces {
        if takes { self.bracketed(expression) } else { self.condition(expression) }
    }

    /// What follows `of`, `in`, `next to` and the like.
    pub(super) fn operand(self, expression: &Expression) -> Pieces {
        if brackets::is_plain(expression) { self.bare(expression, false) } else { self.bracketed(expression) }
    }

    /// What stands where an `of` after it belongs to something else.
    pub(super) fn simple_operand(self, expression: &Expression) -> Pieces {
        if brackets::is_simple(expression) { self.bare(expression, false) } else { self.bracketed(expression) }
    }

    /// What stands before a `to` that belongs to something else.
    fn near_operand(self, expression: &Expression) -> Pieces {
        if brackets::is_near(expression) { self.operand(expression) } else { self.bracketed(expression) }
    }

    fn bare(self, expression: &Expression, last: bool) -> Pieces {
        match &expression.kind {
            ExpressionKind::Number(decimal) => Pieces::of(number(decimal)),
            ExpressionKind::Text(text) => self.text(text),
            ExpressionKind::Yes => Pieces::of("yes"),
            ExpressionKind::No => Pieces::of("no"),
            ExpressionKind::None => Pieces::of("none"),
            ExpressionKind::Unlimited => Pieces::of("unlimited"),
            ExpressionKind::Prohibited => Pieces::of("prohibited"),
            ExpressionKind::NoFigure => Pieces::of("no figure"),
            ExpressionKind::Name(name) => Pieces::of(self.name(name)),
            ExpressionKind::It => Pieces::of("it"),
            ExpressionKind::Here => Pieces::of("here"),
            ExpressionKind::TheAct => Pieces::of("the act"),
            ExpressionKind::TheFrom => Pieces::of("the from"),
            ExpressionKind::TheStep => Pieces::of("the step"),
            ExpressionKind::Possessive { of, name } if matches!(of.kind, ExpressionKind::It) => {
                Pieces::of(format!("its {}", self.name(name)))
            }
            ExpressionKind::Possessive { of, name } => self.owner(of).words(format!("'s {}", self.name(name))),
            ExpressionKind::Of { name, of, to } => self.of(name, of, to.as_deref()),
            ExpressionKind::Ruling(name) => Pieces::of(format!("ruling {}", self.name(name))),
            ExpressionKind::ChartFor { chart, row, column } => Pieces::of(format!("{} for ", self.name(chart)))
                .then(self.operand(row))
                .words(" and ")
                .then(self.operand(column)),
            ExpressionKind::Not(inner) => match &inner.kind {
                ExpressionKind::Compare { left, comparison, right } => {
                    self.compare(left, " is not", *comparison, right, last)
                }
                _ => Pieces::of("not ").then(self.phrase(inner, Level::Not, last)),
            },
            ExpressionKind::And(parts) => self.joined(parts, "and ", Level::Not, last, false).group(),
            ExpressionKind::Or(parts) => self.joined(parts, "or ", Level::And, last, false).group(),
            ExpressionKind::Compare { left, comparison, right } => self.compare(left, " is", *comparison, right, last),
            ExpressionKind::Is { left, negated, article, right } => {
                let start = self.left(left).words(is(*negated));
                if *article {
                    let right = self.operand(right);
                    start.words(indefinite(&right.on_one_line())).then(right)
                } else {
                    start.then(self.phrase(right, Level::Sum, last))
                }
            }
            ExpressionKind::OneOf { left, negated, values } => self
                .left(left)
                .words(is(*negated))
                .words("one of ")
                .then(self.list(values.iter().map(|value| self.bare(value, true).on_one_line()))),
            ExpressionKind::Includes { left, value } => self.left(left).words(" includes ").then(self.operand(value)),
            ExpressionKind::NextTo { left, negated, right } => {
                self.left(left).words(is(*negated)).words("next to ").then(self.operand(right))
            }
            ExpressionKind::In { left, negated, right } => {
                self.left(left).words(is(*negated)).words("in ").then(self.operand(right))
            }
            ExpressionKind::Reachable { left, negated, from, way } => self
                .left(left)
                .words(is(*negated))
                .words("reachable from ")
                .then(self.operand(from))
                .then(self.way(way)),
            ExpressionKind::Distance { from, to, way } => Pieces::of("distance from ")
                .then(self.near_operand(from))
                .words(" to ")
                .then(self.operand(to))
                .then(self.way(way)),
            ExpressionKind::ThereIs { negated, set } => {
                let verb = if super::sets::is_plural(&set.noun) { "there are " } else { "there is " };
                if *negated {
                    Pieces::of(verb).words("no ").then(self.inner_set(set, Article::None))
                } else {
                    Pieces::of(verb).then(self.inner_set(set, Article::Indefinite))
                }
            }
            ExpressionKind::Every { set, condition } => Pieces::of("every ")
                .then(self.inner_set(set, Article::None))
                .words(" has ")
                .then(self.bracketed(condition)),
            ExpressionKind::NumberOf(set) => Pieces::of("number of ").then(self.inner_set(set, Article::None)),
            ExpressionKind::NumberOfDifferent { of, set } => {
                Pieces::of(format!("number of different {} of ", self.name(of)))
                    .then(self.inner_set(set, Article::None))
            }
            ExpressionKind::Aggregate { kind, of, set } => {
                let kind = match kind {
                    Aggregate::Sum => "sum of",
                    Aggregate::Highest => "highest",
                    Aggregate::Lowest => "lowest",
                };
                Pieces::of(format!("{kind} {} of ", self.name(of))).then(self.inner_set(set, Article::None))
            }
            ExpressionKind::Extreme { higher, left, right } => {
                Pieces::of(if *higher { "the higher of " } else { "the lower of " })
                    .then(self.phrase(left, Level::Sum, false))
                    .words(" and ")
                    .then(self.phrase(right, Level::Sum, last))
            }
            ExpressionKind::Arithmetic { left, operator, right } => {
                let (word, least, next) = match operator {
                    Operator::Plus => ("plus ", Level::Sum, Level::Product),
                    Operator::Minus => ("minus ", Level::Sum, Level::Product),
                    Operator::Times => ("times ", Level::Product, Level::Operand),
                    Operator::DividedBy => ("divided by ", Level::Product, Level::Operand),
                };
                let right = Pieces::new().space().words(word).then(self.phrase(right, next, last));
                self.phrase(left, least, false).then(right.group().deeper())
            }
            ExpressionKind::Rounded { value, direction } => self.bracketed(value).words(rounded(*direction)),
            ExpressionKind::SquareRoot { value, direction } => {
                Pieces::of("square root of ").then(self.owner(value)).words(rounded(*direction))
            }
            ExpressionKind::If { value, condition, otherwise } => {
                let condition =
                    Pieces::new().space().words("if ").then(self.phrase(condition, Level::Or, true)).words(",");
                let otherwise = Pieces::new().space().words("otherwise ").then(self.phrase(otherwise, Level::If, last));
                self.phrase(value, Level::Or, true).then(condition.then(otherwise).deeper()).group()
            }
            ExpressionKind::Broken { clause, negated, among } => {
                let among = among.as_ref().map(|among| format!(" among {}", self.name(among))).unwrap_or_default();
                Pieces::of(format!("rule {}{}broken{among}", self.clause_reference(clause), is(*negated)))
            }
            ExpressionKind::Excess { clause, line, among } => {
                let line = line.as_ref().map(|line| format!(" of \"{}\"", line.text)).unwrap_or_default();
                let among = among.as_ref().map(|among| format!(" among {}", self.name(among))).unwrap_or_default();
                Pieces::of(format!("excess{line} under rule {}{among}", self.clause_reference(clause)))
            }
        }
    }

    /// Parts with a word between them, each on its own line if they do not fit on one or are to stand so.
    fn joined(self, parts: &[Expression], word: &str, least: Level, last: bool, on_lines: bool) -> Pieces {
        let mut pieces = Pieces::new();
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                pieces = if on_lines { pieces.line() } else { pieces.space() }.words(word);
            }
            let last = last && index + 1 == parts.len();
            let ending = index > 0 && least == Level::And && brackets::begins_with_none(part);
            let part = if ending { self.bracketed(part) } else { self.phrase(part, least, last) };
            pieces = pieces.then(part.deeper());
        }
        pieces
    }

    /// The condition of a class.
    pub(super) fn class_condition(self, expression: &Expression) -> Pieces {
        if level(expression) == Level::If { self.bracketed(expression) } else { self.condition_on_lines(expression) }
    }

    /// The body of a definition or clause: alternatives that are no short list stand on lines of their own.
    pub(super) fn condition_on_lines(self, expression: &Expression) -> Pieces {
        let ExpressionKind::Or(parts) = &expression.kind else { return self.expression(expression).group() };
        let short = parts.len() < 3 && !parts.iter().any(|part| matches!(part.kind, ExpressionKind::And(_)));
        if short || self == Wording::Prose {
            return self.expression(expression).group();
        }
        self.joined(parts, "or ", Level::And, true, true).group()
    }

    fn compare(self, left: &Expression, verb: &str, comparison: Comparison, right: &Expression, last: bool) -> Pieces {
        let words = match comparison {
            Comparison::AtMost => " at most ",
            Comparison::AtLeast => " at least ",
            Comparison::MoreThan => " more than ",
            Comparison::LessThan => " less than ",
        };
        self.left(left).words(verb).words(words).then(self.phrase(right, Level::Sum, last))
    }

    fn left(self, left: &Expression) -> Pieces {
        self.phrase(left, Level::Sum, false)
    }

    /// A name or the property of one, or brackets: what stands before `'s` and after `square root of`.
    fn owner(self, owner: &Expression) -> Pieces {
        let simple = brackets::is_simple(owner) && !matches!(owner.kind, ExpressionKind::Number(_));
        if simple { self.bare(owner, false) } else { self.bracketed(owner) }
    }

    fn of(self, name: &Name, of: &Expression, to: Option<&Expression>) -> Pieces {
        let start = Pieces::of(format!("{} of ", self.name(name)));
        match to {
            None => start.then(self.operand(of)),
            // The `to` would go with the inner of two.
            Some(to) if brackets::takes_a_to(of) => start.then(self.bracketed(of)).words(" to ").then(self.operand(to)),
            Some(to) => start.then(self.operand(of)).words(" to ").then(self.operand(to)),
        }
    }

    fn way(self, way: &Way) -> Pieces {
        let mut pieces = Pieces::new();
        if let Some(through) = &way.through {
            let noun = way.borders.as_ref().map_or_else(|| "borders".to_owned(), |noun| self.name(noun));
            let takes =
                brackets::level(through) < Level::Not || way.avoiding.is_some() && brackets::takes_a_way(through);
            pieces = pieces.space().words(format!("through {noun} where ")).then(self.guarded(through, takes));
        }
        if let Some(avoiding) = &way.avoiding {
            let noun = way.places.as_ref().map_or_else(|| "places".to_owned(), |noun| self.name(noun));
            pieces = pieces
                .space()
                .words(format!("avoiding {noun} where "))
                .then(self.guarded(avoiding, brackets::level(avoiding) < Level::Not));
        }
        pieces.deeper().group()
    }
}

pub fn number(decimal: &Decimal) -> String {
    match decimal.denominator {
        1 => decimal.numerator.to_string(),
        below => format!("{}/{below}", decimal.numerator),
    }
}

/// `a ` or `an `, before a word.
pub fn indefinite(word: &str) -> &'static str {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    // `a unit`, `a European corps`, `a one-step unit`
    let spoken_with_y_or_w = ["uni", "use", "usu", "eu", "Eu", "one", "u-"].iter().any(|start| word.starts_with(start));
    if vowel && !spoken_with_y_or_w { "an " } else { "a " }
}

fn is(negated: bool) -> &'static str {
    if negated { " is not " } else { " is " }
}

fn rounded(direction: Rounding) -> &'static str {
    match direction {
        Rounding::Up => " rounded up",
        Rounding::Down => " rounded down",
        Rounding::Nearest => " rounded to nearest",
    }
}
