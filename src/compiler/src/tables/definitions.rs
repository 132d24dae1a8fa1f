//! Definitions → their general case; their exceptions come with the others.

use reglement_engine::table::{Code, DefinitionId, Node, Subject};

use super::circles::LONGEST_CHAIN;
use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::{Assembly, DefinitionSignature, Progress};
use super::scope::Scope;
use crate::diagnostics;
use crate::syntax::tree::{DefineShape, Name, Parameter};

impl Assembly<'_, '_> {
    /// Finds out what each definition is about, before any is worked out.
    pub fn sign_definitions(&mut self) {
        self.definitions = vec![
            DefinitionSignature {
                subject: None,
                second: None,
                class: false,
                within: None,
                progress: Progress::Untouched
            };
            self.book.definitions.len()
        ];
        for number in 0..self.book.definitions.len() {
            self.definitions[number].class =
                matches!(self.book.definitions[number].define.shape, DefineShape::Class { .. });
        }
        for number in 0..self.book.definitions.len() {
            match &self.book.definitions[number].define.shape {
                DefineShape::Class { of, .. } => {
                    let subject = self.noun_subject(of, &mut Vec::new());
                    let within = self.class(&of.text);
                    let faulty = subject.is_none();
                    let signature = &mut self.definitions[number];
                    signature.subject = subject.or(Some(Subject::Counter));
                    signature.within = within;
                    if faulty {
                        signature.progress = Progress::Faulty;
                    }
                }
                DefineShape::Value { subject, second, .. } => {
                    let subjects = [subject, second].map(|parameter| self.parameter_subject(parameter.as_ref()));
                    match subjects {
                        [Ok(subject), Ok(second)] => {
                            self.definitions[number].subject = subject;
                            self.definitions[number].second = second;
                        }
                        _ => self.definitions[number].progress = Progress::Faulty,
                    }
                }
            }
        }
    }

    fn parameter_subject(&mut self, parameter: Option<&Parameter>) -> Result<Option<Subject>, ()> {
        let Some(parameter) = parameter else { return Ok(None) };
        if parameter.noun.text == "game" {
            return Ok(None);
        }
        self.noun_subject(&parameter.noun, &mut Vec::new()).map(Some).ok_or(())
    }

    /// The kind of thing that a noun names; classes are followed down to what they are made of.
    fn noun_subject(&mut self, noun: &Name, seen: &mut Vec<DefinitionId>) -> Option<Subject> {
        if let Some((_, kind)) = self.built_in_noun(&noun.text) {
            return kind.subject();
        }
        let Some(class) = self.class(&noun.text) else {
            let known = self.definition_of.keys().cloned().chain([
                "counter".to_owned(),
                "group".to_owned(),
                self.vocabulary.place_noun.clone(),
            ]);
            let known = known.collect::<Vec<_>>();
            let meant = self.noun_meant(&noun.text);
            self.report(diagnostics::unknown_name("noun", noun, &known).with_help(meant));
            return None;
        };
        if seen.contains(&class) {
            let names = seen.iter().map(|id| self.book.definitions[id.index()].define.name.text.clone());
            let names = names.collect::<Vec<_>>();
            self.report(diagnostics::circle(noun.span, &names));
            return None;
        }
        seen.push(class);
        match &self.book.definitions[class.index()].define.shape {
            DefineShape::Class { of, .. } => self.noun_subject(of, seen),
            DefineShape::Value { .. } => None,
        }
    }

    /// The scope in which a definition, and its exceptions, are worked out.
    pub fn definition_scope(&self, definition: DefinitionId) -> Scope {
        let signature = &self.definitions[definition.index()];
        let mut scope = Scope::here();
        let called = |parameter: Option<&Parameter>| {
            parameter.and_then(|parameter| parameter.called.as_ref()).map(|name| name.text.clone())
        };
        let (first, second) = match &self.book.definitions[definition.index()].define.shape {
            DefineShape::Class { .. } => (None, None),
            DefineShape::Value { subject, second, .. } => (called(subject.as_ref()), called(second.as_ref())),
        };
        if let Some(subject) = signature.subject {
            scope.bind(first, Kind::from_subject(subject));
            if let Some(subject) = signature.second {
                scope.bind(second, Kind::from_subject(subject));
                // `it` and bare names mean the first subject; the second has to be called by its name.
                scope.bindings.swap(0, 1);
            }
        }
        scope
    }

    /// What a definition comes to; it is worked out now if it has not been yet.
    pub fn definition_kind(&mut self, definition: DefinitionId) -> Option<Kind> {
        let signature = &self.definitions[definition.index()];
        match &signature.progress {
            Progress::Done { kind, .. } => return Some(*kind),
            Progress::Faulty => return None,
            Progress::Underway if signature.class => return Some(Kind::Flag),
            Progress::Underway => {
                let underway = self
                    .definitions
                    .iter()
                    .enumerate()
                    .filter(|(_, signature)| matches!(signature.progress, Progress::Underway) && !signature.class)
                    .map(|(number, _)| self.book.definitions[number].define.name.text.clone())
                    .collect::<Vec<_>>();
                let span = self.book.definitions[definition.index()].define.name.span;
                self.report(diagnostics::circle(span, &underway));
                self.definitions[definition.index()].progress = Progress::Faulty;
                return None;
            }
            Progress::Untouched => {}
        }
        if self.underway > LONGEST_CHAIN {
            let span = self.book.definitions[definition.index()].define.name.span;
            let told = diagnostics::leans_too_deep(span, LONGEST_CHAIN);
            // A longer chain is cut into several, and told once.
            if !self.diagnostics.iter().any(|known| known.kind == told.kind) {
                self.report(told);
            }
            self.definitions[definition.index()].progress = Progress::Faulty;
            return None;
        }
        self.definitions[definition.index()].progress = Progress::Underway;
        self.underway += 1;
        let worked_out = self.general(definition);
        self.underway -= 1;
        let signature = &mut self.definitions[definition.index()];
        if matches!(signature.progress, Progress::Faulty) {
            return None;
        }
        match worked_out {
            Some((kind, code)) => {
                signature.progress = Progress::Done { kind, code };
                Some(kind)
            }
            None => {
                signature.progress = Progress::Faulty;
                None
            }
        }
    }

    /// Whether a definition of this name could not be worked out, so that its fault has been reported already.
    pub fn is_faulty(&self, name: &str) -> bool {
        self.definition_of
            .get(name)
            .is_some_and(|id| matches!(self.definitions[id.index()].progress, Progress::Faulty | Progress::Underway))
    }

    fn general(&mut self, definition: DefinitionId) -> Option<(Kind, Code)> {
        let mut scope = self.definition_scope(definition);
        let mut code = CodeBuilder::default();
        match &self.book.definitions[definition.index()].define.shape {
            DefineShape::Class { condition, .. } => {
                let within = self.definitions[definition.index()].within.map(|class| {
                    let subject = code.push(Node::Slot(0));
                    code.push(Node::Defined { definition: class, subject: Some(subject), second: None })
                });
                let condition = match condition {
                    Some(condition) => Some(self.condition(&mut scope, &mut code, condition)?),
                    None => None,
                };
                match (within, condition) {
                    (Some(within), Some(condition)) => code.push(Node::And(within, condition)),
                    (Some(only), None) | (None, Some(only)) => only,
                    (None, None) => code.push(Node::Flag(true)),
                };
                Some((Kind::Flag, code.finish()))
            }
            DefineShape::Value { value, .. } => {
                let (_, kind) = self.expression(&mut scope, &mut code, value, None)?;
                Some((kind, code.finish()))
            }
        }
    }
}
