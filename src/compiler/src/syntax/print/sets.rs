//! Sets, in words.

use super::brackets;
use super::expressions::indefinite;
use super::layout::Pieces;
use super::wording::Wording;
use crate::syntax::tree::{Location, Name, Relation, SetPhrase};

/// What stands before the noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    None,
    /// `a`, `an`, `another`; before a plural nothing, or `other`.
    Indefinite,
}

impl Wording {
    pub(super) fn set(self, set: &SetPhrase, article: Article) -> Pieces {
        self.set_before(set, article, false)
    }

    /// A set with the word `among` after it, which its condition must not take in.
    pub(super) fn set_before_among(self, set: &SetPhrase) -> Pieces {
        let takes = set.condition.as_deref().is_some_and(brackets::takes_an_among);
        self.set_before(set, Article::None, takes)
    }

    /// A set with the word `where` after it.
    pub(super) fn set_before_where(self, set: &SetPhrase) -> Pieces {
        let takes = set.condition.as_deref().is_some_and(brackets::ends_in_a_set);
        self.set_before(set, Article::None, takes)
    }

    fn set_before(self, set: &SetPhrase, article: Article, takes: bool) -> Pieces {
        let relation = match set.relation {
            Some(Relation::Friendly) => "friendly ",
            Some(Relation::Enemy) => "enemy ",
            None => "",
        };
        let noun = format!("{relation}{}", self.name(&set.noun));
        let start = match article {
            Article::Indefinite if !is_plural(&set.noun) => {
                if set.other {
                    "another "
                } else {
                    indefinite(&noun)
                }
            }
            _ if set.other => "other ",
            _ => "",
        };
        let mut pieces = Pieces::of(format!("{start}{noun}"));
        if let Some(called) = &set.called {
            pieces = pieces.words(format!(" called {}", self.name(called)));
        }
        pieces = match &set.location {
            None => pieces,
            Some(Location::Here) => pieces.words(" here"),
            Some(Location::InPlay) => pieces.words(" in play"),
            Some(Location::In(place)) => pieces.words(" in ").then(self.operand(place)),
            Some(Location::NextTo(place)) => pieces.words(" next to ").then(self.operand(place)),
            Some(Location::Within { distance, of }) => {
                pieces.words(" within ").then(self.simple_operand(distance)).words(" of ").then(self.operand(of))
            }
        };
        match &set.condition {
            None => pieces,
            Some(condition) => {
                let condition = Pieces::new().space().words("where ").then(self.guarded(condition, takes).deeper());
                pieces.then(condition.deeper()).group()
            }
        }
    }
}

/// Whether a noun looks like more than one. The tree does not know: a class has its plural from its definition.
pub fn is_plural(noun: &Name) -> bool {
    noun.text.ends_with('s') && !noun.text.ends_with("ss")
}
