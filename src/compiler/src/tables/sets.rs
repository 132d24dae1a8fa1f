//! Set phrases → code: which things, where, and under what condition.

use reglement_engine::table::{
    Code, DefinitionId, Domain, Location as EngineLocation, Node, NodeIndex, Relation as EngineRelation,
};

use super::code::CodeBuilder;
use super::kind::Kind;
use super::lookup::Assembly;
use super::scope::Scope;
use crate::diagnostics;
use crate::syntax::tree::{Location, Name, Relation, SetPhrase};

/// A set that has become a node.
#[derive(Clone, Debug)]
pub struct FoundSet {
    pub node: NodeIndex,
    /// The kind of its elements.
    pub kind: Kind,
    pub slot: u8,
    pub called: Option<String>,
}

impl Assembly<'_, '_> {
    pub fn set(&mut self, scope: &mut Scope, code: &mut CodeBuilder, phrase: &SetPhrase) -> Option<FoundSet> {
        self.enough_slots(scope, phrase.span)?;
        let (domain, kind, class) = self.noun(scope, code, &phrase.noun)?;
        let listed = matches!(domain, Domain::Listed(_));
        let location = match &phrase.location {
            Some(location) => self.location(scope, code, location)?,
            None if kind == Kind::Counter && scope.here && !listed => EngineLocation::Here,
            None => EngineLocation::Everywhere,
        };
        let other_than = if phrase.other { Some(self.compared_with(scope, code, phrase, "another")?) } else { None };
        let relation = match phrase.relation {
            None => None,
            Some(relation) => {
                if kind != Kind::Counter {
                    self.report(diagnostics::only_counters_have_sides(phrase.span, kind.words()));
                    return None;
                }
                let (to, word) = (self.compared_with(scope, code, phrase, "friendly")?, relation);
                if self.vocabulary.find_attribute(crate::syntax::tree::EntityKind::Counter, "side").is_none() {
                    self.report(diagnostics::no_sides(phrase.span));
                    return None;
                }
                Some(match word {
                    Relation::Friendly => EngineRelation::Friendly { to },
                    Relation::Enemy => EngineRelation::Enemy { to },
                })
            }
        };
        let called = phrase.called.as_ref().map(|name| name.text.clone());
        let slot = scope.next_slot();
        let condition = match &phrase.condition {
            None => None,
            Some(condition) => {
                scope.bind(called.clone(), kind);
                let node = self.condition(scope, code, condition);
                scope.bindings.pop();
                Some(node?)
            }
        };
        let node = code.push(Node::Set { domain, slot, location, relation, other_than, class, condition });
        Some(FoundSet { node, kind, slot, called })
    }

    /// A set that is a code of its own.
    pub fn set_code(&mut self, scope: &mut Scope, phrase: &SetPhrase) -> Option<(Code, FoundSet)> {
        let mut code = CodeBuilder::default();
        let found = self.set(scope, &mut code, phrase)?;
        Some((code.finish(), found))
    }

    /// Works with the element of a set bound.
    pub fn with_element<R>(
        &mut self,
        scope: &mut Scope,
        found: &FoundSet,
        work: impl FnOnce(&mut Self, &mut Scope) -> R,
    ) -> R {
        scope.bind(found.called.clone(), found.kind);
        let result = work(self, scope);
        scope.bindings.pop();
        result
    }

    fn noun(
        &mut self,
        scope: &Scope,
        code: &mut CodeBuilder,
        noun: &Name,
    ) -> Option<(Domain, Kind, Option<DefinitionId>)> {
        if let Some(class) = self.class(&noun.text) {
            let kind = self.definitions[class.index()].subject.map_or(Kind::Counter, Kind::from_subject);
            let domain = match kind {
                Kind::Place => Domain::Places,
                Kind::Group => Domain::Groups,
                Kind::Step => Domain::Steps,
                Kind::Act => Domain::Acts,
                _ => Domain::Counters,
            };
            return Some((domain, kind, Some(class)));
        }
        if let Some((domain, kind)) = self.built_in_noun(&noun.text) {
            return Some((domain, kind, None));
        }
        if let Some((node, kind)) = self.list(scope, code, &noun.text) {
            let element = if kind == Kind::Counters { Kind::Counter } else { Kind::Place };
            return Some((Domain::Listed(node), element, None));
        }
        let mut known = self
            .definition_of
            .iter()
            .filter(|(_, id)| self.definitions[id.index()].class)
            .map(|(name, _)| name.clone())
            .collect::<Vec<_>>();
        known.extend(["counters", "groups", "steps", "acts"].map(str::to_owned));
        known.push(self.vocabulary.place_plural.clone());
        let meant = self.noun_meant(&noun.text);
        self.report(diagnostics::unknown_name("noun", noun, &known).with_help(meant));
        None
    }

    /// The things that every ruleset has.
    pub fn built_in_noun(&self, noun: &str) -> Option<(Domain, Kind)> {
        Some(match noun {
            "counter" | "counters" => (Domain::Counters, Kind::Counter),
            "place" | "places" => (Domain::Places, Kind::Place),
            "group" | "groups" => (Domain::Groups, Kind::Group),
            "step" | "steps" => (Domain::Steps, Kind::Step),
            "act" | "acts" => (Domain::Acts, Kind::Act),
            _ if noun == self.vocabulary.place_noun || noun == self.vocabulary.place_plural => {
                (Domain::Places, Kind::Place)
            }
            _ => return None,
        })
    }

    fn list(&mut self, scope: &Scope, code: &mut CodeBuilder, name: &str) -> Option<(NodeIndex, Kind)> {
        // A list's name is a plural: `there is a mover where …` looks among the `movers`.
        [name.to_owned(), format!("{name}s")].into_iter().find_map(|name| {
            let (_, of_type) = self.vocabulary.find_parameter(&name)?;
            if !matches!(Kind::from_type(of_type), Kind::Counters | Kind::Places) {
                return None;
            }
            self.bare(scope, code, &name)
        })
    }

    fn location(&mut self, scope: &mut Scope, code: &mut CodeBuilder, location: &Location) -> Option<EngineLocation> {
        Some(match location {
            Location::Here => EngineLocation::Here,
            Location::InPlay => EngineLocation::Everywhere,
            Location::In(place) => EngineLocation::In(self.place(scope, code, place)?),
            Location::NextTo(place) => EngineLocation::NextTo(self.place(scope, code, place)?),
            Location::Within { distance, of } => {
                let distance = self.number(scope, code, distance)?;
                let of = self.place(scope, code, of)?;
                EngineLocation::Within { distance, of }
            }
        })
    }

    /// What `another` leaves out, and what `friendly` compares with: the nearest counter bound, else the act's `unit`.
    fn compared_with(
        &mut self,
        scope: &Scope,
        code: &mut CodeBuilder,
        phrase: &SetPhrase,
        word: &str,
    ) -> Option<NodeIndex> {
        let bound = if word == "another" { scope.it() } else { scope.counter() };
        if let Some(binding) = bound {
            return Some(code.push(Node::Slot(binding.slot)));
        }
        // In a clause judged apart for each side, friend and foe are those of the side judged.
        if word == "friendly"
            && let Some((slot, _)) = scope.share("side")
        {
            return Some(code.push(Node::Slot(slot)));
        }
        if let Some(parameter) = self.acting_unit() {
            let of = code.push(Node::Act);
            return Some(code.push(Node::Parameter { of, parameter }));
        }
        self.report(diagnostics::compared_with_nothing(phrase.span, word));
        None
    }

    /// A property of an element by its name in the singular or plural: `increments of units`, `different countries of
    /// units`.
    pub fn element_property(
        &mut self,
        code: &mut CodeBuilder,
        element: NodeIndex,
        kind: Kind,
        name: &Name,
    ) -> Option<(NodeIndex, Kind)> {
        for candidate in singulars(&name.text) {
            if self.has_property(kind, &candidate) {
                return self.property(code, element, kind, &candidate);
            }
        }
        let known = self.known_names(&Scope::here()).iter().map(|known| known.to_string()).collect::<Vec<_>>();
        self.report(diagnostics::has_no_such_property(name, kind.words(), &known));
        None
    }
}

/// What a word could be the plural of, itself first.
fn singulars(word: &str) -> Vec<String> {
    let mut singulars = vec![word.to_owned()];
    if let Some(stem) = word.strip_suffix("ies") {
        singulars.push(format!("{stem}y"));
    }
    if let Some(stem) = word.strip_suffix("es") {
        singulars.push(stem.to_owned());
    }
    if let Some(stem) = word.strip_suffix('s') {
        singulars.push(stem.to_owned());
    }
    singulars
}
