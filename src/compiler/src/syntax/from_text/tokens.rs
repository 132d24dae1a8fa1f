//! Names, texts, numbers, rule numbers.

use pest::Parser;

use super::Reader;
use super::grammar::{Grammar, Match, Rule};
use crate::diagnostics;
use crate::syntax::tree::{ClauseReference, Decimal, Name, RuleNumber, Span, Text};

/// Whether a word is one of the language, so that it cannot be a name.
pub fn is_reserved(word: &str) -> bool {
    whole(Rule::reserved, word)
}

/// Whether a word may be a name.
pub fn is_name(word: &str) -> bool {
    whole(Rule::name, word)
}

/// Whether a rule number can be written without quotes.
pub fn is_plain_rule_number(text: &str) -> bool {
    whole(Rule::bare_rule_number, text) && !text.contains('_')
}

fn whole(rule: Rule, text: &str) -> bool {
    Grammar::parse(rule, text).is_ok_and(|mut matches| matches.next().is_some_and(|found| found.as_str() == text))
}

impl Reader<'_> {
    /// The span of a match, without the space after it.
    pub(super) fn span_of(&self, found: &Match<'_>) -> Span {
        let start = found.as_span().start();
        self.span(start + self.base, start + self.base + found.as_str().trim_end().len())
    }

    pub(super) fn name(&self, found: &Match<'_>) -> Name {
        let span = self.span_of(found);
        Name { text: found.as_str().trim_end().replace('_', "-"), span }
    }

    /// The name inside a match that holds one, such as `called x`.
    pub(super) fn name_in(&self, found: Match<'_>) -> Option<Name> {
        let mut inside = found.into_inner();
        inside.find_map(|part| match part.as_rule() {
            Rule::name | Rule::value_name | Rule::owned_name | Rule::spelling => Some(self.name(&part)),
            Rule::noun | Rule::called_name => self.name_in(part),
            _ => None,
        })
    }

    pub(super) fn names_in(&self, found: Match<'_>) -> Vec<Name> {
        found.into_inner().filter(|part| part.as_rule() == Rule::name).map(|part| self.name(&part)).collect()
    }

    pub(super) fn text(&self, found: &Match<'_>) -> Text {
        let quoted = found.as_str().trim_end();
        let inside = quoted.strip_prefix('"').unwrap_or(quoted);
        let inside = inside.strip_suffix('"').unwrap_or(inside);
        Text { text: on_one_line(inside), span: self.span_of(found) }
    }

    pub(super) fn rule_number(&self, found: Match<'_>) -> Option<RuleNumber> {
        let span = self.span_of(&found);
        let inside = found.into_inner().next()?;
        let text = match inside.as_rule() {
            Rule::text => self.text(&inside).text,
            _ => inside.as_str().replace('_', "-"),
        };
        Some(RuleNumber { text, span })
    }

    pub(super) fn clause_reference(&self, found: Match<'_>) -> Option<ClauseReference> {
        let mut rule = None;
        let mut clause = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::rule_number => rule = self.rule_number(part),
                Rule::name => clause = Some(self.name(&part)),
                _ => {}
            }
        }
        Some(ClauseReference { rule: rule?, clause })
    }

    /// The references in a match such as `within 7.1.0, 7.2 stack`.
    pub(super) fn clause_references(&self, found: Match<'_>) -> Vec<ClauseReference> {
        let mut references = Vec::new();
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::clause_references => references.extend(self.clause_references(part)),
                Rule::clause_reference => references.extend(self.clause_reference(part)),
                _ => {}
            }
        }
        references
    }

    pub(super) fn decimal(&mut self, found: &Match<'_>) -> Decimal {
        let span = self.span_of(found);
        let written = found.as_str().trim_end();
        let (above, below) = written.split_once('/').unwrap_or((written, "1"));
        match (above.parse::<i64>(), below.parse::<i64>()) {
            (Ok(_), Ok(0)) => {
                self.tell(diagnostics::nothing_below_the_line(span));
                Decimal { numerator: 0, denominator: 1, span }
            }
            (Ok(numerator), Ok(denominator)) => Decimal { numerator, denominator, span },
            _ => {
                self.tell(diagnostics::number_too_long(span));
                Decimal { numerator: 0, denominator: 1, span }
            }
        }
    }
}

/// A line break in a text, with the spaces round it, counts as one space.
fn on_one_line(text: &str) -> String {
    const SPACES: [char; 2] = [' ', '\t'];
    let Some((first, rest)) = text.split_once('\n') else { return text.to_owned() };
    let (between, last) = rest.rsplit_once('\n').unwrap_or(("", rest));
    let between = between.split('\n').map(|line| line.trim_matches(SPACES));
    let mut whole = first.trim_end_matches(SPACES).to_owned();
    for line in between.chain([last.trim_start_matches(SPACES)]) {
        if !whole.is_empty() && !line.is_empty() {
            whole.push(' ');
        }
        whole.push_str(line);
    }
    whole
}
