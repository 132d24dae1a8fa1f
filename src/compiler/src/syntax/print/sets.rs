//! Sets, in words.

use super::brackets;
use super::expressions::indefinite;
use super::layout::Pieces;
use super::wording::Wording;
use crate::syntax::tree::{Expression, Location, Name, Relation, SetPhrase};

/// What stands before the noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    None,
    /// `a`, `an`, `another`; before a plural nothing, or `other`.
    Indefinite,
    /// A number, which is 1.
    One,
}

impl Wording {
    pub(super) fn set(self, set: &SetPhrase, article: Article) -> Pieces {
        self.set_before(set, article, |_| false)
    }

    /// A set within a condition or number: its `where` reaches over one condition, or over what stands in brackets.
    pub(super) fn inner_set(self, set: &SetPhrase, article: Article) -> Pieces {
        self.set_before(set, article, |condition| brackets::level(condition) < brackets::Level::Not)
    }

    /// A set with a word after it that some of its parts would take in; those stand in brackets.
    pub(super) fn set_before(self, set: &SetPhrase, article: Article, takes: fn(&Expression) -> bool) -> Pieces {
        let relation = match set.relation {
            Some(Relation::Friendly) => "friendly ",
            Some(Relation::Enemy) => "enemy ",
            None => "",
        };
        let noun = if article == Article::One { self.single(&set.noun) } else { self.name(&set.noun) };
        let noun = format!("{relation}{noun}");
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
        let last = set.condition.is_none();
        let place_words = |place| if last && takes(place) { self.bracketed(place) } else { self.operand(place) };
        pieces = match &set.location {
            None => pieces,
            Some(Location::Here) => pieces.words(" here"),
            Some(Location::InPlay) => pieces.words(" in play"),
            Some(Location::In(place)) => pieces.words(" in ").then(place_words(place)),
            Some(Location::NextTo(place)) => pieces.words(" next to ").then(place_words(place)),
            Some(Location::Within { distance, of }) => {
                pieces.words(" within ").then(self.simple_operand(distance)).words(" of ").then(self.operand(of))
            }
        };
        match &set.condition {
            None => pieces,
            Some(condition) => {
                let condition =
                    Pieces::new().space().words("where ").then(self.guarded(condition, takes(condition)).deeper());
                pieces.then(condition.deeper()).group()
            }
        }
    }
}

/// Whether a noun looks like more than one. The tree does not know: a class has its plural from its definition.
pub fn is_plural(noun: &Name) -> bool {
    noun.text.ends_with('s') && !noun.text.ends_with("ss")
}
