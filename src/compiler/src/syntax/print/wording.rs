//! How names, texts and references are spelled: for rulesets, or for people.

use super::layout::Pieces;
use crate::syntax::from_text::is_plain_rule_number;
use crate::syntax::tree::{ClauseReference, Name, RuleNumber, Text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wording {
    /// As a ruleset file has it.
    Ruleset,
    /// As a verdict or a listing says it: hyphens within names become spaces.
    Prose,
}

impl Wording {
    pub fn name(self, name: &Name) -> String {
        self.spelled(&name.text)
    }

    /// A noun after the number 1: for people `1 battalion`, whatever the ruleset has.
    pub fn single(self, noun: &Name) -> String {
        let name = self.name(noun);
        match (self, name.strip_suffix("ies"), name.strip_suffix('s')) {
            (Wording::Prose, Some(stem), _) => format!("{stem}y"),
            (Wording::Prose, None, Some(stem)) if !stem.ends_with('s') => stem.to_owned(),
            _ => name,
        }
    }

    fn spelled(self, name: &str) -> String {
        match self {
            Wording::Ruleset => name.to_owned(),
            Wording::Prose => name.replace('-', " "),
        }
    }

    pub fn rule_number(self, number: &RuleNumber) -> String {
        let plain = is_plain_rule_number(&number.text);
        match self {
            _ if !plain => format!("\"{}\"", number.text),
            Wording::Ruleset => number.text.clone(),
            // A definition is referred to by its name alone.
            Wording::Prose if number.text.contains(['.', ':', '&']) => number.text.clone(),
            Wording::Prose => self.spelled(&number.text),
        }
    }

    pub fn clause_reference(self, reference: &ClauseReference) -> String {
        let rule = self.rule_number(&reference.rule);
        match &reference.clause {
            Some(clause) => format!("{rule} {}", self.name(clause)),
            None => rule,
        }
    }

    pub fn clause_references(self, references: &[ClauseReference]) -> Pieces {
        self.list(references.iter().map(|reference| self.clause_reference(reference)))
    }

    pub fn rule_numbers(self, numbers: &[RuleNumber]) -> Pieces {
        self.list(numbers.iter().map(|number| self.rule_number(number)))
    }

    pub fn names(self, names: &[Name]) -> Pieces {
        self.list(names.iter().map(|name| self.name(name)))
    }

    /// Words with commas between them, as many on a line as fit.
    pub fn list(self, words: impl Iterator<Item = String>) -> Pieces {
        let mut pieces = Pieces::new();
        for (index, word) in words.enumerate() {
            pieces = match index {
                0 => pieces.words(word),
                _ => pieces.words(",").then(Pieces::new().space().words(word).group()),
            };
        }
        pieces.deeper()
    }

    pub fn text(self, text: &Text) -> Pieces {
        Pieces::of("\"").then(Pieces::filled(&text.text)).words("\"").deeper()
    }
}
