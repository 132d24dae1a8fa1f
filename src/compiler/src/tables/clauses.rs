//! Clauses → rows.

use reglement_engine::table::{
    AlternativeRow, Body, ChoiceRow, ClauseId, ClauseKind, ClauseRow, Code, Domain, EffectCode, Hides, LineRow,
    Location as EngineLocation, MomentId, Moments, Node, PerRow, Place, ReferenceId, RuleId, SHARE_SLOTS,
    Scope as EngineScope, Tag, TagWord as EngineTagWord, Type,
};

use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::Assembly;
use super::notes::notes;
use super::scope::Scope;
use crate::diagnostics;
use crate::rules::ClauseEntry;
use crate::syntax::print;
use crate::syntax::tree;
use crate::syntax::tree::{
    ClauseBody, ClauseKeyword, EffectValue, EntityKind, Expression, ExpressionKind, LimitLine, Name, RuleNumber,
    Scope as ClauseScope, SetPhrase, Span, TagWord,
};

/// A clause row and the scope in which its exceptions are read.
#[derive(Debug)]
pub struct FinishedClause {
    pub row: ClauseRow,
    pub scope: Scope,
    /// The kind of a value, penalty, price …
    pub effect: Option<Kind>,
}

impl Assembly<'_, '_> {
    pub fn clause(
        &mut self,
        entry: &ClauseEntry<'_>,
        place: impl Fn(usize, tree::Span) -> Place + Copy,
    ) -> Option<FinishedClause> {
        let clause = entry.clause;
        let moments = if clause.any_moment { Some(Moments::ANY) } else { self.moments(&clause.moments) };
        let fog = clause.keyword == ClauseKeyword::Fog;
        if moments == Some(Moments::NONE) && !fog {
            self.report(diagnostics::no_moment(clause.span, clause.keyword.word()));
        }
        let mut scope = match clause.scope {
            Some(ClauseScope::Play) => Scope::everywhere(),
            _ if fog => Scope::everywhere(),
            Some(ClauseScope::EachPlace) | None => Scope::here(),
        };
        // Fog is judged for each side by itself.
        let side = fog.then(|| Name { text: "side".to_owned(), span: clause.span });
        let per_names: Vec<&Name> = clause.per.iter().chain(&side).collect();
        if clause.per.len() > SHARE_SLOTS {
            self.report(diagnostics::too_many("values that set shares apart", SHARE_SLOTS, clause.span));
        }
        let per = per_names.iter().take(SHARE_SLOTS).map(|name| self.per(name)).collect::<Vec<_>>();
        for (name, per) in per_names.iter().zip(&per) {
            scope.shares.extend(per.as_ref().map(|(_, kind)| (name.text.clone(), *kind)));
        }
        let per = per.into_iter().map(|per| per.map(|(row, _)| row)).collect::<Vec<_>>();
        let condition = match &clause.condition {
            None => Some(None),
            Some(condition) => self.condition_code(&mut scope, condition).map(Some),
        };
        let subject = match &clause.for_each {
            None => Some(None),
            Some(set) => self.set_code(&mut scope, set).map(|(code, found)| {
                scope.bind(found.called.clone(), found.kind);
                Some(code)
            }),
        };
        let body = self.body(&mut scope, entry);
        let see = self.references(&clause.see);
        let name = self.clause_words(entry);
        let (body, effect) = body?;
        let row = ClauseRow {
            rule: RuleId(entry.rule as u16),
            name: entry.name.clone().into(),
            kind: kind(clause.keyword),
            moments: moments?,
            scope: if scope.here { EngineScope::EachPlace } else { EngineScope::Play },
            per: per.into_iter().collect::<Option<Vec<_>>>()?.into(),
            subject: subject?,
            condition: condition?,
            body,
            exceptions: Vec::new().into(),
            see: see.into(),
            place: place(entry.layer, clause.span),
            words: name.into(),
            condition_words: clause.condition.as_ref().map_or_else(String::new, print::words_of_expression).into(),
            notes: notes(clause.notes.iter().map(|note| (entry.layer, note)), place).into(),
        };
        Some(FinishedClause { row, scope, effect })
    }

    fn clause_words(&self, entry: &ClauseEntry<'_>) -> String {
        print::words_of_clause(entry.clause)
    }

    pub fn moments(&mut self, names: &[Name]) -> Option<Moments> {
        let mut moments = Vec::new();
        for name in names {
            moments.push(self.moment(name)?);
        }
        Some(Moments::of(&moments))
    }

    pub fn moment(&mut self, name: &Name) -> Option<MomentId> {
        let moment = self.vocabulary.moment(&name.text);
        if moment.is_none() {
            let known = self.vocabulary.moments.clone();
            self.report(diagnostics::unknown_name("moment", name, &known));
        }
        moment
    }

    pub fn references(&mut self, numbers: &[RuleNumber]) -> Vec<ReferenceId> {
        let mut found = Vec::new();
        for number in numbers {
            let place = self.book.references.iter().position(|reference| reference.number.text == number.text);
            match place {
                Some(place) => found.push(ReferenceId(place as u16)),
                None => {
                    let known = self.book.references.iter().map(|entry| entry.number.text.clone()).collect::<Vec<_>>();
                    self.report(diagnostics::undeclared_reference(number, &known));
                }
            }
        }
        found
    }

    pub fn condition_code(&mut self, scope: &mut Scope, condition: &Expression) -> Option<Code> {
        let mut code = CodeBuilder::default();
        self.condition(scope, &mut code, condition)?;
        Some(code.finish())
    }

    fn per(&mut self, name: &Name) -> Option<(PerRow, Kind)> {
        let mut code = CodeBuilder::default();
        let element = code.push(Node::Slot(0));
        let (_, kind) = self.element_property(&mut code, element, Kind::Counter, name)?;
        Some((PerRow { name: name.text.clone().into(), value: code.finish() }, kind))
    }

    fn body(&mut self, scope: &mut Scope, entry: &ClauseEntry<'_>) -> Option<(Body, Option<Kind>)> {
        let clause = entry.clause;
        Some(match &clause.body {
            ClauseBody::Lines(lines) => (Body::Lines(self.lines(scope, lines)?.into()), None),
            ClauseBody::Alternatives(alternatives) => {
                let mut rows = Vec::new();
                for alternative in alternatives {
                    let lines = self.lines(scope, &alternative.lines);
                    rows.push(lines.map(|lines| AlternativeRow {
                        label: alternative.label.text.clone().into(),
                        lines: lines.into(),
                    }));
                }
                (Body::Alternatives(rows.into_iter().collect::<Option<Vec<_>>>()?.into()), None)
            }
            ClauseBody::MayNotShare { subject, with } => {
                let (subject, found) = self.set_code(scope, subject)?;
                let with = self.with_element(scope, &found, |assembly, scope| assembly.set_code(scope, with))?;
                (Body::MayNotShare { subject, with: with.0 }, None)
            }
            ClauseBody::Condition(condition) => {
                let code = self.condition_code(scope, condition)?;
                let forbids = clause.keyword == ClauseKeyword::Ban;
                (if forbids { Body::Forbids(code) } else { Body::Requires(code) }, None)
            }
            ClauseBody::Lifts(_) => (Body::Permits, None),
            ClauseBody::By(moment) => (Body::By(self.moment(moment)?), None),
            ClauseBody::IfPossible(condition) => (Body::IfPossible(self.condition_code(scope, condition)?), None),
            ClauseBody::Effect { value, tags, from } => {
                let (value, kind) = self.effect(scope, entry, value)?;
                let budget = match from {
                    None => None,
                    Some(budget) => {
                        let mut code = CodeBuilder::default();
                        self.number(scope, &mut code, budget)?;
                        Some(code.finish())
                    }
                };
                let tags = tags.iter().map(|(word, name)| tag(*word, name)).collect::<Vec<_>>();
                (Body::Effect { value, tags: tags.into(), budget }, Some(kind))
            }
            ClauseBody::Hides(hides) => (Body::Hides(self.hides(hides, scope, clause.span)?), None),
            ClauseBody::Choice { parameter, from, within, at_most, or_none } => {
                let Some((id, _)) = self.vocabulary.find_parameter(&parameter.text) else {
                    let known = self.vocabulary.parameters.iter().map(|row| row.name.to_string()).collect::<Vec<_>>();
                    self.report(diagnostics::unknown_name("parameter", parameter, &known));
                    return None;
                };
                let from = self.set_code(scope, from)?.0;
                let within = within.iter().flat_map(|reference| self.breakable(reference)).collect::<Vec<ClauseId>>();
                let at_most = match at_most {
                    None => None,
                    Some(bound) => {
                        let mut code = CodeBuilder::default();
                        self.number(scope, &mut code, bound)?;
                        Some(code.finish())
                    }
                };
                let none_if = match or_none {
                    None => None,
                    Some(None) => Some(vec![Node::Flag(true)].into()),
                    Some(Some(condition)) => Some(self.condition_code(scope, condition)?),
                };
                (Body::Choice(ChoiceRow { parameter: id, from, within: within.into(), at_most, none_if }), None)
            }
        })
    }

    /// What of the things in the scope is hidden.
    fn hides(&mut self, hides: &tree::Hides, scope: &Scope, span: Span) -> Option<Hides> {
        let kind = scope.it().map(|subject| subject.kind);
        let entity = match kind {
            Some(Kind::Counter) => EntityKind::Counter,
            Some(Kind::Group) => EntityKind::Group,
            Some(Kind::Place) => EntityKind::Place,
            Some(Kind::Act) if matches!(hides, tree::Hides::Whole) => return Some(Hides::Whole),
            _ => {
                self.report(diagnostics::cannot_be_hidden(span));
                return None;
            }
        };
        let names = match hides {
            tree::Hides::Whole if entity == EntityKind::Counter => return Some(Hides::Whole),
            tree::Hides::Whole => {
                self.report(diagnostics::cannot_be_hidden(span));
                return None;
            }
            tree::Hides::AllBut(names) | tree::Hides::These(names) => names,
        };
        let mut attributes = Vec::new();
        for name in names {
            match self.vocabulary.find_attribute(entity, &name.text) {
                Some((id, _)) => attributes.push(id),
                None => {
                    let known = self.vocabulary.attributes(entity).iter().map(|row| row.name.to_string());
                    let known = known.collect::<Vec<_>>();
                    self.report(diagnostics::unknown_name("attribute", name, &known));
                }
            }
        }
        if attributes.len() < names.len() {
            return None;
        }
        Some(match hides {
            tree::Hides::AllBut(_) => Hides::AllBut(attributes.into()),
            _ => Hides::These(attributes.into()),
        })
    }

    fn lines(&mut self, scope: &mut Scope, lines: &[LimitLine]) -> Option<Vec<LineRow>> {
        let rows = lines.iter().map(|line| self.line(scope, line)).collect::<Vec<_>>();
        rows.into_iter().collect()
    }

    /// What an effect comes to: a number or value, or a set of counters.
    fn effect(
        &mut self,
        scope: &mut Scope,
        entry: &ClauseEntry<'_>,
        value: &EffectValue,
    ) -> Option<(EffectCode, Kind)> {
        match value {
            EffectValue::InOrder { parameter, within } => {
                let found = self.vocabulary.find_parameter(&parameter.text);
                let Some((id, Type::Counters)) = found else {
                    let known = self.vocabulary.parameters.iter().map(|row| row.name.to_string()).collect::<Vec<_>>();
                    self.report(diagnostics::unknown_name("list of counters", parameter, &known));
                    return None;
                };
                let within = within.iter().flat_map(|reference| self.breakable(reference)).collect::<Vec<_>>();
                Some((EffectCode::InOrder { parameter: id, within: within.into() }, Kind::Counters))
            }
            EffectValue::Set(set) => {
                let (code, _) = self.set_code(scope, set)?;
                Some((EffectCode::Members(code), Kind::Counters))
            }
            EffectValue::Expression(expression) => match &expression.kind {
                ExpressionKind::Name(name) if self.is_noun(&name.text) => {
                    let set = SetPhrase {
                        other: false,
                        relation: None,
                        noun: name.clone(),
                        called: None,
                        location: None,
                        condition: None,
                        span: name.span,
                    };
                    let (code, _) = self.set_code(scope, &set)?;
                    Some((EffectCode::Members(code), Kind::Counters))
                }
                _ => self.effect_value(scope, entry, expression),
            },
        }
    }

    fn is_noun(&self, name: &str) -> bool {
        self.class(name).is_some() || self.built_in_noun(name).is_some()
    }

    fn effect_value(
        &mut self,
        scope: &mut Scope,
        entry: &ClauseEntry<'_>,
        expression: &Expression,
    ) -> Option<(EffectCode, Kind)> {
        let wanted = [EntityKind::Counter, EntityKind::Place, EntityKind::Group, EntityKind::Game]
            .into_iter()
            .find_map(|entity| self.vocabulary.find_attribute(entity, &entry.name))
            .map(|(_, row)| Kind::from_type(row.of_type));
        let mut code = CodeBuilder::default();
        let (node, kind) = self.expression(scope, &mut code, expression, wanted)?;
        if kind == Kind::Counters {
            let slot = scope.next_slot();
            code.push(Node::Set {
                domain: Domain::Listed(node),
                slot,
                location: EngineLocation::Everywhere,
                relation: None,
                other_than: None,
                class: None,
                condition: None,
            });
            return Some((EffectCode::Members(code.finish()), kind));
        }
        Some((EffectCode::Value(code.finish()), kind))
    }
}

fn tag(word: TagWord, name: &Name) -> Tag {
    let word = match word {
        TagWord::Against => EngineTagWord::Against,
        TagWord::To => EngineTagWord::To,
        TagWord::By => EngineTagWord::By,
        TagWord::Until => EngineTagWord::Until,
        TagWord::Suppresses => EngineTagWord::Suppresses,
    };
    Tag { word, name: name.text.clone().into() }
}

fn kind(keyword: ClauseKeyword) -> ClauseKind {
    match keyword {
        ClauseKeyword::Limit => ClauseKind::Limit,
        ClauseKeyword::Exclusion => ClauseKind::Exclusion,
        ClauseKeyword::Requirement => ClauseKind::Requirement,
        ClauseKeyword::Ban => ClauseKind::Ban,
        ClauseKeyword::Permission => ClauseKind::Permission,
        ClauseKeyword::Duty => ClauseKind::Duty,
        ClauseKeyword::Penalty => ClauseKind::Penalty,
        ClauseKeyword::Cure => ClauseKind::Cure,
        ClauseKeyword::Forced => ClauseKind::Forced,
        ClauseKeyword::Value => ClauseKind::Value,
        ClauseKeyword::Choice => ClauseKind::Choice,
        ClauseKeyword::Price => ClauseKind::Price,
        ClauseKeyword::Fog => ClauseKind::Fog,
    }
}
