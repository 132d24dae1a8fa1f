//! What went wrong where a sentence could not be read, in the designer's words.

use std::sync::LazyLock;

use pest::error::{Error, ErrorVariant, InputLocation};

use super::blocks::UNDER_A_CLAUSE;
use super::faces::face;
use super::grammar::Rule;
use super::habits;
use super::tokens::{is_name, is_reserved};
use crate::diagnostics::{self, Diagnostic, did_you_mean, one_slip_away};
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
    let mistake = Mistake::of(words, error);
    let (at, end) = (mistake.at, mistake.at + mistake.found.len());
    let last = words.trim_end().len();
    // At the end of a sentence the last character is marked.
    let here = if mistake.found.is_empty() { span(last.saturating_sub(1), last) } else { span(at, end) };
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
    if let Some(diagnostic) = mistake.misspelt(here, &span) {
        return diagnostic;
    }
    match (mistake.found, open_bracket(mistake.before())) {
        (")", None) => return diagnostics::bracket_not_opened(here),
        ("" | ":", Some(open)) => return diagnostics::bracket_not_closed(span(open, open + 1)),
        _ => {}
    }
    if mistake.expected.contains(&Rule::colon) && !has_colon(words.get(at..).unwrap_or_default()) {
        return diagnostics::missing_colon(here, mistake.glued());
    }
    if mistake.comma_for_colon() {
        let comma = mistake.before().len();
        return diagnostics::comma_for_colon(span(comma.saturating_sub(1), comma));
    }
    if mistake.is_reserved_name() {
        return diagnostics::reserved_word(mistake.found, here);
    }
    if mistake.nothing_more() {
        return diagnostics::nothing_more(mistake.found, here);
    }
    let found = (!mistake.found.is_empty()).then_some(mistake.found);
    let told = diagnostics::unexpected(found, here, &mistake.expectation());
    match mistake.advice() {
        Some(advice) => told.help(advice),
        None => told,
    }
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

    /// `limit at rest, at most 3 units`
    fn comma_for_colon(&self) -> bool {
        let bound = matches!(self.found, "at" | "exactly" | "no" | "only" | "any");
        bound && self.words.starts_with("limit") && self.before().ends_with(',') && !has_colon(self.words)
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

    /// A slip of the pen in the word here, or in the name before it, which has then been read as a name.
    fn misspelt(&self, here: Span, span: &impl Fn(usize, usize) -> Span) -> Option<Diagnostic> {
        let plain = |word: &str| word.len() > 2 && is_name(word);
        if plain(self.found)
            && let Some(meant) = did_you_mean(self.found, self.expected_words())
        {
            return Some(diagnostics::misspelt(self.found, here, &meant));
        }
        let before = self.before();
        let word = self.name_before().filter(|word| plain(word))?;
        if WORDS_OF_THE_LANGUAGE.contains(&word) {
            return None;
        }
        // A plural is no slip of the pen.
        let plural = |other: &str| other.strip_suffix('s') == Some(word) || word.strip_suffix('s') == Some(other);
        let meant = one_slip_away(word, WORDS_OF_THE_LANGUAGE.iter().filter(|other| !plural(other)))?;
        Some(diagnostics::misspelt(word, span(before.len() - word.len(), before.len()), &meant))
    }

    /// The name that stands right before the mistake.
    fn name_before(&self) -> Option<&'t str> {
        let before = self.before();
        let start = before
            .rfind(|character: char| !is_name_character(character))
            .map_or(0, |at| at + before.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8));
        before.get(start..).filter(|word| is_name(word))
    }

    /// A line that goes on with a sentence that is complete.
    fn nothing_more(&self) -> bool {
        let between = self.words.get(self.before().len()..self.at).unwrap_or_default();
        let complete = self.expected.iter().all(|&rule| matches!(rule, Rule::EOI | Rule::text));
        between.contains('\n') && complete && !self.found.is_empty()
    }

    /// What may help where nothing better is known.
    fn advice(&self) -> Option<String> {
        let after = self.words.get(self.at..)?;
        if let Some(said) = habits::said(self.before(), after) {
            return Some(said);
        }
        if self.found == "rounded" {
            return Some("put what is rounded in brackets: `(…) rounded up`".to_owned());
        }
        let before = self.name_before()?;
        let names = is_name(self.found) && !self.words.get(self.before().len()..self.at)?.contains('\n');
        names.then(|| {
            let found = self.found;
            format!("if `{before} {found}` is one name, write `{before}-{found}`; what qualifies a noun stands behind it: `{found} where …`")
        })
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
    fn expectation(&self) -> String {
        if self.expected.contains(&Rule::class_part) {
            return "what it is: a value, `a` and a class, `at most`, `one of`, `in`, …".to_owned();
        }
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
        Some((_, first)) if first.is_ascii_alphanumeric() => {
            let mut end = 0;
            // A rule number is one word: `7.1.0`.
            while let Some(next) = text.get(end..).and_then(|rest| rest.chars().next()) {
                let joins = next == '.' && text.get(end + 1..).is_some_and(|rest| rest.starts_with(is_name_character));
                if !(is_name_character(next) || joins) {
                    break;
                }
                end += next.len_utf8();
            }
            end
        }
        Some(_) => characters.next().map_or(text.len(), |(end, _)| end),
    };
    text.get(..end).unwrap_or_default()
}

fn is_name_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '-' || character == '_'
}

/// The last bracket that is opened and not closed.
fn open_bracket(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    let mut in_text = false;
    for (at, character) in text.char_indices() {
        match character {
            '"' => in_text = !in_text,
            '(' if !in_text => open.push(at),
            ')' if !in_text => _ = open.pop(),
            _ => {}
        }
    }
    open.pop()
}

/// Every word of the language.
static WORDS_OF_THE_LANGUAGE: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let faces = Rule::all_rules().iter().map(|&rule| face(rule));
    let words = faces.filter_map(|face| face.strip_prefix('`')?.strip_suffix('`'));
    words.filter(|word| word.len() > 3 || is_reserved(word)).collect()
});

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
