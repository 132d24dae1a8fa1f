//! Items of a rule: clauses and their bodies.

use super::Reader;
use super::blocks::{Block, first_word};
use super::grammar::{Match, Rule};
use crate::diagnostics;
use crate::syntax::tree::{
    Clause, ClauseBody, ClauseKeyword, EffectValue, Except, Expression, ExpressionKind, Hides, Name, RuleItem,
    RuleNumber, Scope, SetPhrase, TagWord, Text,
};

/// What may stand under a rule.
pub const RULE_ITEMS: [&str; 20] = [
    "limit",
    "exclusion",
    "requirement",
    "ban",
    "permission",
    "duty",
    "penalty",
    "cure",
    "forced",
    "value",
    "price",
    "choice",
    "fog",
    "define",
    "chart",
    "except",
    "note",
    "see",
    "replace",
    "amend",
];

impl<'t> Reader<'t> {
    pub(super) fn rule_item(&mut self, block: &Block) -> Option<RuleItem> {
        if !self.known_item(block, "a rule", &RULE_ITEMS) {
            return None;
        }
        let words = self.words(block);
        let replaced = words.strip_prefix("replace").filter(|rest| first_word(rest).is_empty());
        let item = match replaced {
            Some(rest) => {
                let rest = rest.trim_start();
                let word = first_word(rest);
                if matches!(word, "note" | "see" | "replace" | "amend") || !RULE_ITEMS.contains(&word) {
                    let start = block.end - rest.len();
                    self.tell(match rest.split_whitespace().next() {
                        Some(sign) => {
                            let word = if word.is_empty() { sign } else { word };
                            let span = self.span(start, start + word.len());
                            diagnostics::unknown_item(word, span, "`replace`", &RULE_ITEMS[..16])
                        }
                        None => diagnostics::nothing_replaced(self.span(block.start, block.end), &RULE_ITEMS[..16]),
                    });
                    return None;
                }
                self.plain_rule_item(word, block)?
            }
            None => self.plain_rule_item(first_word(words), block)?,
        };
        Some(if replaced.is_some() { RuleItem::Replace(Box::new(item)) } else { item })
    }

    fn plain_rule_item(&mut self, word: &str, block: &Block) -> Option<RuleItem> {
        let (rule, keyword) = match word {
            "define" => {
                let under = self.under(block);
                let define = self.read(Rule::define_item, block, |reader, item| reader.define(item, under.excepts))?;
                self.only_exceptions_under(block);
                return Some(RuleItem::Define(define));
            }
            "chart" | "amend" => {
                self.nothing_under(block);
                return Some(RuleItem::Chart(self.read(Rule::chart_item, block, Self::chart)?));
            }
            "except" => return Some(RuleItem::Except(self.except(block)?)),
            "note" => {
                self.nothing_under(block);
                return Some(RuleItem::Note(self.note(block)?));
            }
            "see" => {
                self.nothing_under(block);
                return Some(RuleItem::See(self.see(block)?));
            }
            "limit" => (Rule::limit_item, ClauseKeyword::Limit),
            "exclusion" => (Rule::exclusion_item, ClauseKeyword::Exclusion),
            "requirement" => (Rule::requirement_item, ClauseKeyword::Requirement),
            "ban" => (Rule::ban_item, ClauseKeyword::Ban),
            "permission" => (Rule::permission_item, ClauseKeyword::Permission),
            "duty" => (Rule::duty_item, ClauseKeyword::Duty),
            "penalty" => (Rule::penalty_item, ClauseKeyword::Penalty),
            "cure" => (Rule::cure_item, ClauseKeyword::Cure),
            "forced" => (Rule::forced_item, ClauseKeyword::Forced),
            "value" => (Rule::value_item, ClauseKeyword::Value),
            "price" => (Rule::price_item, ClauseKeyword::Price),
            "fog" => (Rule::fog_item, ClauseKeyword::Fog),
            _ => (Rule::choice_item, ClauseKeyword::Choice),
        };
        let under = self.under(block);
        let span = self.span(block.start, block.end);
        let clause = self.read(rule, block, |reader, item| {
            let mut clause = Clause {
                keyword,
                name: None,
                moments: Vec::new(),
                any_moment: false,
                scope: None,
                each: None,
                per: Vec::new(),
                for_each: None,
                condition: None,
                body: ClauseBody::Lifts(Vec::new()),
                excepts: under.excepts,
                see: under.see,
                notes: under.notes,
                span,
            };
            for part in item.into_inner() {
                match part.as_rule() {
                    Rule::clause_head => reader.clause_head(part, &mut clause)?,
                    Rule::name => clause.name = Some(reader.name(&part)),
                    Rule::hides => reader.hides(part, &mut clause)?,
                    Rule::EOI | Rule::colon => {}
                    _ => {
                        if let Some(body) = reader.clause_body(part) {
                            clause.body = body?;
                        }
                    }
                }
            }
            Some(clause)
        })?;
        Some(RuleItem::Clause(clause))
    }

    fn clause_head(&mut self, head: Match<'t>, clause: &mut Clause) -> Option<()> {
        for part in head.into_inner() {
            match part.as_rule() {
                Rule::name => clause.name = Some(self.name(&part)),
                Rule::moments => (clause.moments, clause.any_moment) = self.moments(part),
                Rule::scope => {
                    clause.each = self.name_in(part);
                    clause.scope = Some(if clause.each.is_some() { Scope::EachPlace } else { Scope::Play });
                }
                Rule::per_part => {
                    let names = part.into_inner().find(|part| part.as_rule() == Rule::names)?;
                    clause.per = self.names_in(names);
                }
                Rule::for_each => clause.for_each = Some(self.set_in(part)?),
                Rule::where_part => clause.condition = Some(self.condition_in(part)?),
                _ => return None,
            }
        }
        Some(())
    }

    /// `hides all but side of enemy counters`: the clause is for each of these counters.
    fn hides(&mut self, found: Match<'t>, clause: &mut Clause) -> Option<()> {
        let mut hides = Hides::Whole;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::all_but => hides = Hides::AllBut(self.attributes(part)?),
                Rule::attributes_of => hides = Hides::These(self.attributes(part)?),
                Rule::set_phrase => clause.for_each = Some(self.set_phrase(part)?),
                _ => {}
            }
        }
        clause.body = ClauseBody::Hides(hides);
        Some(())
    }

    fn attributes(&mut self, found: Match<'t>) -> Option<Vec<Name>> {
        let names = found.into_inner().find(|part| part.as_rule() == Rule::names)?;
        Some(self.names_in(names))
    }

    /// The moments, or whether it is any moment.
    pub(super) fn moments(&mut self, found: Match<'t>) -> (Vec<Name>, bool) {
        let names = found.into_inner().find(|part| part.as_rule() == Rule::names);
        match names {
            Some(names) => (self.names_in(names), false),
            None => (Vec::new(), true),
        }
    }

    /// The body that a match holds, if it is one: nothing for a keyword.
    fn clause_body(&mut self, part: Match<'t>) -> Option<Option<ClauseBody>> {
        Some(match part.as_rule() {
            Rule::limit_lines => self.limit_lines(part).map(ClauseBody::Lines),
            Rule::any_one_of => self.alternatives(part).map(ClauseBody::Alternatives),
            Rule::may_not_share => self.may_not_share(part),
            Rule::expression => self.expression(part).map(ClauseBody::Condition),
            Rule::clause_references => Some(ClauseBody::Lifts(self.clause_references(part))),
            Rule::by_moment => self.name_in(part).map(ClauseBody::By),
            Rule::if_possible => self.condition_in(part).map(ClauseBody::IfPossible),
            Rule::effect => self.effect(part),
            Rule::choice_body => self.choice(part),
            _ => return None,
        })
    }

    fn may_not_share(&mut self, found: Match<'t>) -> Option<ClauseBody> {
        let mut sets = Vec::new();
        for part in found.into_inner().filter(|part| part.as_rule() == Rule::set_phrase) {
            sets.push(self.set_phrase(part)?);
        }
        let mut sets = sets.into_iter();
        Some(ClauseBody::MayNotShare { subject: sets.next()?, with: sets.next()? })
    }

    /// `arriving in order within 5.1`
    fn in_order(&mut self, found: Match<'t>) -> Option<EffectValue> {
        let mut parameter = None;
        let mut within = Vec::new();
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => parameter = Some(self.name(&part)),
                Rule::within_rules => {
                    let references = part.into_inner().find(|part| part.as_rule() == Rule::clause_references)?;
                    within = self.clause_references(references);
                }
                _ => {}
            }
        }
        Some(EffectValue::InOrder { parameter: parameter?, within })
    }

    fn effect(&mut self, found: Match<'t>) -> Option<ClauseBody> {
        let mut value = None;
        let mut tags = Vec::new();
        let mut from = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::effect_value => {
                    let inside = part.into_inner().next()?;
                    value = Some(match inside.as_rule() {
                        Rule::expression => EffectValue::Expression(self.expression(inside)?),
                        Rule::admitted => self.in_order(inside)?,
                        _ => set_or_name(self.set_phrase(inside)?),
                    });
                }
                Rule::tag => tags.push(self.tag(part)?),
                Rule::budget => from = Some(self.expression_in(part)?),
                _ => {}
            }
        }
        Some(ClauseBody::Effect { value: value?, tags, from })
    }

    fn tag(&mut self, found: Match<'t>) -> Option<(TagWord, Name)> {
        let mut word = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::against_word => word = Some(TagWord::Against),
                Rule::to_word => word = Some(TagWord::To),
                Rule::by_word => word = Some(TagWord::By),
                Rule::until_word => word = Some(TagWord::Until),
                Rule::suppresses_word => word = Some(TagWord::Suppresses),
                _ => return Some((word?, self.name(&part))),
            }
        }
        None
    }

    fn choice(&mut self, found: Match<'t>) -> Option<ClauseBody> {
        let mut parameter = None;
        let mut from: Option<SetPhrase> = None;
        let mut within = Vec::new();
        let mut at_most: Option<Expression> = None;
        let mut or_none = None;
        for part in found.into_inner() {
            match part.as_rule() {
                Rule::name => parameter = Some(self.name(&part)),
                Rule::set_phrase => from = self.set_phrase(part),
                Rule::within_rules => within = self.clause_references(part),
                Rule::choice_limit => {
                    let number = part.into_inner().find(|part| part.as_rule() == Rule::sum)?;
                    at_most = Some(self.expression(number)?);
                }
                Rule::or_none => {
                    let condition = part.into_inner().find(|part| part.as_rule() == Rule::where_part);
                    or_none = Some(match condition {
                        Some(condition) => Some(self.condition_in(condition)?),
                        None => None,
                    });
                }
                _ => {}
            }
        }
        Some(ClauseBody::Choice { parameter: parameter?, from: from?, within, at_most, or_none })
    }

    /// The exceptions, references and notes that stand under an item.
    pub(super) fn under(&mut self, block: &Block) -> Under {
        let mut under = Under::default();
        for part in &block.parts {
            match first_word(self.words(part)) {
                "except" => under.excepts.extend(self.except(part)),
                "see" => {
                    self.nothing_under(part);
                    under.see.extend(self.see(part).unwrap_or_default());
                }
                _ => {
                    self.nothing_under(part);
                    under.notes.extend(self.note(part));
                }
            }
        }
        under
    }

    fn note(&mut self, block: &Block) -> Option<Text> {
        self.read(Rule::note_item, block, |reader, item| {
            let text = item.into_inner().find(|part| part.as_rule() == Rule::text)?;
            Some(reader.text(&text))
        })
    }

    fn see(&mut self, block: &Block) -> Option<Vec<RuleNumber>> {
        self.read(Rule::see_item, block, |reader, item| {
            item.into_inner()
                .filter(|part| part.as_rule() == Rule::rule_number)
                .map(|number| reader.rule_number(number))
                .collect()
        })
    }

    fn only_exceptions_under(&mut self, block: &Block) {
        for part in &block.parts {
            let word = first_word(self.words(part));
            if word != "except" {
                let span = self.span(part.start, part.start + word.len());
                self.tell(diagnostics::stands_under_nothing(span, word));
            }
        }
    }
}

/// `the unit` is the name alone.
fn set_or_name(set: SetPhrase) -> EffectValue {
    let bare = !set.other
        && set.relation.is_none()
        && set.called.is_none()
        && set.location.is_none()
        && set.condition.is_none();
    if bare {
        let span = set.noun.span;
        let kind = match set.noun.text.as_str() {
            "act" => ExpressionKind::TheAct,
            "step" => ExpressionKind::TheStep,
            _ => ExpressionKind::Name(set.noun),
        };
        EffectValue::Expression(Expression { kind, span })
    } else {
        EffectValue::Set(set)
    }
}

#[derive(Debug, Default)]
pub struct Under {
    pub excepts: Vec<Except>,
    pub see: Vec<RuleNumber>,
    pub notes: Vec<Text>,
}
