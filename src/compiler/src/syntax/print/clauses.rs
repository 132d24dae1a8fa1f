//! Clauses and exceptions, in words.

use super::brackets::{self, Level};
use super::layout::Pieces;
use super::limits::is_one;
use super::sets::Article;
use super::wording::Wording;
use crate::syntax::tree::{
    Clause, ClauseBody, EffectValue, Except, ExceptBody, Expression, Hides, Name, Scope, TagWord,
};

impl Wording {
    /// The head and the body, without what stands under the clause.
    pub(super) fn clause(self, clause: &Clause) -> Pieces {
        let head = self.clause_head(clause);
        match &clause.body {
            ClauseBody::Lifts(rules) if rules.is_empty() => head,
            ClauseBody::Hides(hides) => head.words(":").then(self.after_colon(self.hides(hides, clause))),
            body => head.words(":").then(self.after_colon(self.clause_body(body))),
        }
    }

    /// On the line of the colon if all of it fits there, or else on lines of its own.
    pub(super) fn after_colon(self, body: Pieces) -> Pieces {
        Pieces::new().space().then(body).deeper().group()
    }

    fn clause_head(self, clause: &Clause) -> Pieces {
        let mut pieces = Pieces::of(clause.keyword.word());
        if let Some(name) = &clause.name {
            pieces = pieces.words(format!(" {}", self.name(name)));
        }
        if clause.any_moment {
            pieces = pieces.words(" at any moment");
        } else if !clause.moments.is_empty() {
            pieces = pieces.words(" at ").then(self.names(&clause.moments));
        }
        let mut more = Pieces::new();
        match clause.scope {
            None => {}
            Some(Scope::EachPlace) => {
                let noun = clause.each.as_ref().map_or_else(|| "place".to_owned(), |noun| self.name(noun));
                more = more.space().words(format!("in each {noun}"));
            }
            Some(Scope::Play) => more = more.space().words("in play"),
        }
        if !clause.per.is_empty() {
            more = more.space().words("per ").then(self.names(&clause.per));
        }
        if let (Some(set), false) = (&clause.for_each, matches!(clause.body, ClauseBody::Hides(_))) {
            let set = match &clause.condition {
                Some(_) => self.set_before(set, Article::None, brackets::ends_in_a_set),
                None => self.set(set, Article::None),
            };
            more = more.space().words("for each ").then(set);
        }
        if let Some(condition) = &clause.condition {
            more = more.space().words("where ").then(self.condition(condition).deeper());
        }
        pieces.then(more.deeper().deeper()).group()
    }

    fn hides(self, hides: &Hides, clause: &Clause) -> Pieces {
        let pieces = match hides {
            Hides::Whole => Pieces::of("hides "),
            Hides::AllBut(names) => Pieces::of("hides all but ").then(self.names(names)).words(" of "),
            Hides::These(names) => Pieces::of("hides ").then(self.names(names)).words(" of "),
        };
        match &clause.for_each {
            Some(set) => pieces.then(self.set(set, Article::None)).group(),
            None => pieces,
        }
    }

    pub(super) fn clause_body(self, body: &ClauseBody) -> Pieces {
        match body {
            ClauseBody::Lines(lines) => self.limit_lines(lines),
            ClauseBody::Alternatives(alternatives) => self.alternatives(alternatives),
            ClauseBody::MayNotShare { subject, with } => self
                .set(subject, Article::Indefinite)
                .then(Pieces::new().space().words("may not share with ").then(self.set(with, Article::Indefinite)))
                .group(),
            ClauseBody::Condition(condition) => self.condition_on_lines(condition),
            ClauseBody::Lifts(rules) => Pieces::of("lifts ").then(self.clause_references(rules)),
            ClauseBody::By(moment) => Pieces::of(format!("by {}", self.name(moment))),
            ClauseBody::IfPossible(condition) => {
                // `if possible` comes after a whole condition, so nothing is taken in.
                self.condition(condition).then(Pieces::new().space().words("if possible")).group()
            }
            ClauseBody::Effect { value, tags, from } => self.effect(value, tags, from.as_ref()),
            // Told with what the clause is for each of.
            ClauseBody::Hides(_) => Pieces::new(),
            ClauseBody::Choice { parameter, from, within, at_most, or_none } => {
                let mut pieces =
                    Pieces::of(self.name(parameter)).space().words("from ").then(self.set(from, Article::None));
                if !within.is_empty() {
                    pieces = pieces.space().words("within ").then(self.clause_references(within));
                }
                if let Some(bound) = at_most {
                    pieces = pieces.space().words("at most ").then(self.phrase(bound, Level::Sum, false));
                }
                if let Some(condition) = or_none {
                    pieces = pieces.space().words("or none");
                    if let Some(condition) = condition {
                        pieces = pieces.words(" where ").then(self.condition(condition).deeper());
                    }
                }
                pieces.group()
            }
        }
    }

    fn effect(self, value: &EffectValue, tags: &[(TagWord, Name)], from: Option<&Expression>) -> Pieces {
        let to_follows = tags.first().is_some_and(|(word, _)| *word == TagWord::To);
        let mut pieces = match value {
            EffectValue::Expression(value) if to_follows && brackets::takes_a_to(value) => self.bracketed(value),
            EffectValue::Expression(value) => self.expression(value).group(),
            EffectValue::Set(set) if to_follows => self.set_before(set, Article::None, brackets::takes_a_to),
            EffectValue::Set(set) => self.set(set, Article::None),
            EffectValue::InOrder { parameter, within } => {
                Pieces::of(format!("{} in order within ", self.name(parameter))).then(self.clause_references(within))
            }
        };
        for (word, name) in tags {
            let word = match word {
                TagWord::Against => "against",
                TagWord::To => "to",
                TagWord::By => "by",
                TagWord::Until => "until",
                TagWord::Suppresses => "suppresses",
            };
            pieces = pieces.space().words(format!("{word} {}", self.name(name)));
        }
        if let Some(from) = from {
            pieces = pieces.space().words("from ").then(self.expression(from));
        }
        pieces.group()
    }

    /// The head and the body, without what stands under the exception.
    pub(super) fn except(self, except: &Except) -> Pieces {
        let mut pieces = Pieces::of("except");
        if let Some(name) = &except.name {
            pieces = pieces.words(format!(" {}", self.name(name)));
        }
        let mut more = Pieces::new();
        if !except.to.is_empty() {
            more = more.space().words("to ").then(self.clause_references(&except.to));
        }
        if !except.moments.is_empty() {
            more = more.space().words("at ").then(self.names(&except.moments));
        }
        if let Some(condition) = &except.condition {
            more = more.space().words("where ").then(self.condition(condition).deeper());
        }
        if !except.beats.is_empty() {
            more = more.space().words("beats ").then(self.clause_references(&except.beats));
        }
        let head = pieces.then(more.deeper().deeper()).group();
        head.words(":").then(self.after_colon(self.except_body(&except.body)))
    }

    fn except_body(self, body: &ExceptBody) -> Pieces {
        match body {
            ExceptBody::Lifted => Pieces::of("lifted"),
            ExceptBody::Deferred { until } => Pieces::of(format!("deferred until {}", self.name(until))),
            ExceptBody::Exempts { first: None, set } => Pieces::of("exempts ").then(self.set(set, Article::None)),
            ExceptBody::Exempts { first: Some(first), set } if is_one(first) => {
                Pieces::of("exempts the first ").then(self.set(set, Article::One))
            }
            ExceptBody::Exempts { first: Some(first), set } => Pieces::of("exempts the first ")
                .then(self.simple_operand(first))
                .words(" ")
                .then(self.set(set, Article::None)),
            ExceptBody::Lines(lines) => self.limit_lines(lines),
            ExceptBody::Value(value) => self.condition_on_lines(value),
        }
    }
}
