//! What went wrong where a sentence could not be read, in the designer's words.

use pest::error::{Error, ErrorVariant, InputLocation};

use super::blocks::UNDER_A_CLAUSE;
use super::faces::face;
use super::grammar::Rule;
use super::tokens::{is_name, is_reserved};
use crate::diagnostics::{self, Diagnostic, did_you_mean};
use crate::syntax::tree::Span;

/// Characters that the language uses outside texts, besides letters and digits.
const MARKS: &str = "\"():,;|-?'’/.&_";

/// Ways to go on that are left out of a message when there are better ones.
const JOINTS: [Rule; 17] = [
    Rule::and_word,
    Rule::or_word,
    Rule::is_part,
    Rule::is_word,
    Rule::includes_part,
    Rule::plus_word,
    Rule::minus_word,
    Rule::times_word,
    Rule::divided_by,
    Rule::divided_word,
    Rule::possessive,
    Rule::conditional,
    Rule::of_word,
    Rule::for_word,
    Rule::comma,
    Rule::semicolon,
    Rule::article,
];

/// The most ways to go on that a message lists.
const MOST: usize = 5;

/// One mistake in one sentence.
struct Mistake<'t> {
    words: &'t str,
    /// Where the sentence stops making sense.
    at: usize,
    /// The word or mark there; empty at the end.
    found: &'t str,
    expected: Vec<Rule>,
}

pub fn told(words: &str, error: &Error<Rule>, span: impl Fn(usize, usize) -> Span) -> Diagnostic {
    let mut mistake = Mistake::of(words, error);
    let (at, end) = (mistake.at, mistake.at + mistake.found.len());
    // At the end of a sentence the last character is marked.
    let here = if mistake.found.is_empty() {
        span(words.trim_end().len().saturating_sub(1), words.trim_end().len())
    } else {
        span(at, end)
    };
    if let Some(word) = mistake.reserved_attribute() {
        return diagnostics::reserved_word(word, span(0, word.len()));
    }
    if let Some(character) = mistake.found.chars().next().filter(|&character| is_strange(character)) {
        return diagnostics::strange_character(character, here);
    }
    if UNDER_A_CLAUSE.contains(&mistake.found) && at > 0 {
        return diagnostics::exception_within_a_line(mistake.found, here);
    }
    if let Some(written) = mistake.decimal_point() {
        return diagnostics::decimal_point(written, span(at, at + written.len()));
    }
    if let Some((comparison, from)) = mistake.limit_without_number() {
        return diagnostics::limit_without_number(comparison, span(from, from + comparison.len()));
    }
    if mistake.found.len() > 2 && !is_reserved(mistake.found) {
        if let Some(meant) = did_you_mean(mistake.found, mistake.expected_words()) {
            return diagnostics::misspelt(mistake.found, here, &meant);
        }
    }
    if mistake.expected.contains(&Rule::colon) && !has_colon(words.get(at..).unwrap_or_default()) {
        return diagnostics::missing_colon(here, mistake.glued());
    }
    if mistake.is_reserved_name() {
        return diagnostics::reserved_word(mistake.found, here);
    }
    let found = (!mistake.found.is_empty()).then_some(mistake.found);
    let expected = mistake.expectation();
    diagnostics::unexpected(found, here, &expected)
}

impl<'t> Mistake<'t> {
    fn of(words: &'t str, error: &Error<Rule>) -> Mistake<'t> {
        let at = match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
        };
        let rest = words.get(at..).unwrap_or_default();
        let at = at + (rest.len() - rest.trim_start().len());
        let expected = match &error.variant {
            ErrorVariant::ParsingError { positives, .. } => positives.clone(),
            ErrorVariant::CustomError { .. } => Vec::new(),
        };
        Mistake { words, at, found: token(rest.trim_start()), expected }
    }

    fn before(&self) -> &'t str {
        self.words.get(..self.at).unwrap_or_default().trim_end()
    }

    /// `from: number` names an attribute after a word of the language.
    fn reserved_attribute(&self) -> Option<&'t str> {
        let word = token(self.words);
        let rest = self.words.get(word.len()..)?.trim_start();
        (is_reserved(word) && rest.starts_with(':')).then_some(word)
    }

    /// A word of the language where a name could stand and nothing that may begin with a word of the language.
    fn is_reserved_name(&self) -> bool {
        let name = self.expected.iter().any(|&rule| is_name_rule(rule));
        let phrase = self.expected.iter().any(|&rule| matches!(rule, Rule::expression | Rule::operand | Rule::atom));
        is_reserved(self.found) && name && !phrase && !self.expected_words().contains(&self.found)
    }

    /// `2.5`
    fn decimal_point(&self) -> Option<&'t str> {
        let rest = self.words.get(self.at..)?;
        let end = rest.find(|character: char| !(character.is_ascii_digit() || character == '.' || character == '-'));
        let written = rest.get(..end.unwrap_or(rest.len()))?.trim_end_matches('.');
        let (whole, part) = written.split_once('.')?;
        let digits = |text: &str| !text.is_empty() && text.chars().all(|character| character.is_ascii_digit());
        (digits(whole.trim_start_matches('-')) && digits(part)).then_some(written)
    }

    /// `at most units`: the comparison, and where it stands.
    fn limit_without_number(&self) -> Option<(&'static str, usize)> {
        let before = self.before();
        let named = before.rfind(|character: char| character.is_whitespace()).map(|space| {
            let (rest, name) = before.split_at(space);
            if is_name(name.trim_start()) { rest.trim_end() } else { before }
        });
        for before in [Some(before), named].into_iter().flatten() {
            for comparison in ["at most", "at least", "exactly"] {
                let Some(rest) = before.strip_suffix(comparison) else { continue };
                let rest = rest.trim_end();
                let whole = !rest.ends_with("is") && !rest.ends_with("not");
                if whole && self.expected.iter().any(|&rule| is_measure(rule)) {
                    return Some((comparison, before.len() - comparison.len()));
                }
            }
        }
        None
    }

    /// A rule number right before the mistake that has taken in a colon and the next word.
    fn glued(&self) -> Option<&'t str> {
        self.before().rsplit(char::is_whitespace).find(|word| word.contains(':') && !word.ends_with(':'))
    }

    /// The words of the language that could stand here.
    fn expected_words(&self) -> Vec<&'static str> {
        let mut words = Vec::new();
        for &rule in &self.expected {
            for quoted in face(rule).split('`').skip(1).step_by(2) {
                words.extend(quoted.split(' ').take(1).filter(|word| word.len() > 1));
            }
        }
        words
    }

    /// `a name, `at` or `:``
    fn expectation(&mut self) -> String {
        let mut faces = faces(&self.expected, |_| true);
        if faces.len() > MOST {
            faces = self::faces(&self.expected, |rule| !JOINTS.contains(&rule));
        }
        let more = faces.len() > MOST;
        faces.truncate(MOST);
        if more {
            return format!("{}, …", faces.join(", "));
        }
        match faces.split_last() {
            None => "something else".to_owned(),
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
        }
    }
}

fn faces(expected: &[Rule], keep: impl Fn(Rule) -> bool) -> Vec<&'static str> {
    let mut faces = Vec::new();
    for &rule in expected.iter().filter(|&&rule| keep(rule)) {
        let face = face(rule);
        if !faces.contains(&face) {
            faces.push(face);
        }
    }
    faces
}

/// The word or mark that a text begins with.
fn token(text: &str) -> &str {
    let mut characters = text.char_indices();
    let end = match characters.next() {
        None => 0,
        Some((_, first)) if first.is_ascii_alphanumeric() => text
            .find(|character: char| !(character.is_ascii_alphanumeric() || character == '-' || character == '_'))
            .unwrap_or(text.len()),
        Some(_) => characters.next().map_or(text.len(), |(end, _)| end),
    };
    text.get(..end).unwrap_or_default()
}

/// Whether a colon follows that is not inside a rule number or a text.
fn has_colon(text: &str) -> bool {
    let outside = text.split('"').step_by(2);
    outside.into_iter().any(|part| {
        part.match_indices(':').any(|(at, _)| {
            !part.get(at + 1..).is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_alphanumeric()))
        })
    })
}

fn is_strange(character: char) -> bool {
    !(character.is_ascii_alphanumeric() || MARKS.contains(character) || character.is_ascii_whitespace())
}

fn is_name_rule(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::name
            | Rule::noun
            | Rule::owned_name
            | Rule::value_name
            | Rule::names
            | Rule::attribute
            | Rule::named_value
    )
}

fn is_measure(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::measure
            | Rule::bound
            | Rule::set_phrase
            | Rule::noun
            | Rule::sum_measure
            | Rule::as_measure
            | Rule::as_word
            | Rule::different_measure
            | Rule::different_word
    )
}
