//! The assembly: everything that is known while rules become rows, and how names are looked up in it.

use std::collections::BTreeMap;

use reglement_engine::table::{
    Aggregate, AttributeId, ChartRow, ClauseId, Code, DefinitionId, DomainId, Node, NodeIndex, ParameterId, Property,
    RulingRow, Subject,
};

use super::code::CodeBuilder;
use super::kind::Kind;
use super::scope::Scope;
use super::vocabulary::{Vocabulary, plural};
use crate::diagnostics::{self, Diagnostic};
use crate::rules::{Rulebook, Under};
use crate::syntax::tree::{Clause, ClauseBody, ClauseKeyword, ClauseReference, DefineShape, EntityKind, Name};

/// How far a definition has come; it is worked out when its type is first needed.
#[derive(Clone, Debug)]
pub enum Progress {
    Untouched,
    Underway,
    Done { kind: Kind, code: Code },
    Faulty,
}

#[derive(Clone, Debug)]
pub struct DefinitionSignature {
    pub subject: Option<Subject>,
    pub second: Option<Subject>,
    pub class: bool,
    pub within: Option<DefinitionId>,
    pub progress: Progress,
}

/// What a chart's keys and cells are.
#[derive(Clone, Debug)]
pub struct ChartSignature {
    pub rows: DomainId,
    pub columns: DomainId,
    pub cells: Kind,
}

#[derive(Debug)]
pub struct Assembly<'s, 'd> {
    pub book: &'s Rulebook<'s>,
    pub vocabulary: Vocabulary,
    pub definitions: Vec<DefinitionSignature>,
    /// By name and by plural.
    pub definition_of: BTreeMap<String, DefinitionId>,
    pub charts: Vec<(ChartSignature, ChartRow)>,
    pub rulings: Vec<RulingRow>,
    pub diagnostics: &'d mut Vec<Diagnostic>,
    /// How many definitions are being worked out, each for the one before.
    pub underway: usize,
}

/// What a reference to a rule, clause, definition or exception can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referred {
    Clause(ClauseId),
    Definition(DefinitionId),
    /// By its number in the rulebook; it becomes a row for each target.
    Exception(usize),
}

impl<'s> Assembly<'s, '_> {
    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// The definition that a noun names, in the singular or plural.
    pub fn class(&self, noun: &str) -> Option<DefinitionId> {
        self.definition_of.get(noun).copied().filter(|id| self.definitions[id.index()].class)
    }

    /// Registers the names of all definitions, so that order in the files does not matter.
    pub fn name_definitions(&mut self) {
        for (number, entry) in self.book.definitions.iter().enumerate() {
            let id = DefinitionId(number as u16);
            let define = entry.define;
            self.definition_of.insert(define.name.text.clone(), id);
            if let DefineShape::Class { .. } = define.shape {
                let plural = define.plural.as_ref().map_or_else(|| plural(&define.name.text), |name| name.text.clone());
                self.definition_of.entry(plural).or_insert(id);
            }
        }
    }

    /// The value of a property of a thing: a declared attribute, a definition, or a built-in property.
    pub fn property(
        &mut self,
        code: &mut CodeBuilder,
        of: NodeIndex,
        kind: Kind,
        name: &str,
    ) -> Option<(NodeIndex, Kind)> {
        let entity = match kind {
            Kind::Counter => Some(EntityKind::Counter),
            Kind::Place => Some(EntityKind::Place),
            Kind::Group => Some(EntityKind::Group),
            Kind::Step => Some(EntityKind::Border),
            _ => None,
        };
        if let Some(entity) = entity
            && let Some((attribute, row)) = self.vocabulary.find_attribute(entity, name)
        {
            let kind = Kind::from_type(row.of_type);
            return Some((code.push(Node::Attribute { of, attribute }), kind));
        }
        if kind == Kind::Act
            && let Some((parameter, of_type)) = self.vocabulary.find_parameter(name)
        {
            return Some((code.push(Node::Parameter { of, parameter }), Kind::from_type(of_type)));
        }
        if let Some(&definition) = self.definition_of.get(name) {
            let signature = &self.definitions[definition.index()];
            if signature.subject.is_some() && signature.subject == kind.subject() && signature.second.is_none() {
                let result = self.definition_kind(definition)?;
                let node = Node::Defined { definition, subject: Some(of), second: None };
                return Some((code.push(node), result));
            }
        }
        if kind == Kind::Counter
            && let Some((aggregate, attribute)) = self.over_places(name)
        {
            return Some((code.push(Node::OverPlaces { of, attribute, aggregate }), Kind::Number));
        }
        let (property, result) = match (kind, name) {
            (Kind::Counter, "place") => (Property::Place, Kind::Place),
            (Kind::Counter, "depth") => (Property::Depth, Kind::Number),
            (Kind::Counter, "top") => (Property::Top, Kind::Flag),
            (Kind::Counter, "place-count") => (Property::PlaceCount, Kind::Number),
            (Kind::Step, "from") => (Property::From, Kind::Place),
            (Kind::Step, "to") => (Property::To, Kind::Place),
            (Kind::Step, "step-number") => (Property::StepNumber, Kind::Number),
            (Kind::Step, "direction") => {
                let domain = self.vocabulary.domain("direction")?;
                (Property::Direction, Kind::OneOf(domain))
            }
            (Kind::Act, "start") => (Property::Start, Kind::Place),
            (Kind::Act, "end") => (Property::End, Kind::Place),
            (Kind::Act, "step-count") => (Property::StepCount, Kind::Number),
            (Kind::Counters | Kind::Places, "count") => (Property::ListCount, Kind::Number),
            _ => return None,
        };
        Some((code.push(Node::Property { of, property }), result))
    }

    /// What a bare name means where no value is wanted: the nearest thing that has it.
    pub fn bare(&mut self, scope: &Scope, code: &mut CodeBuilder, name: &str) -> Option<(NodeIndex, Kind)> {
        if let Some(binding) = scope.called(name) {
            return Some((code.push(Node::Slot(binding.slot)), binding.kind));
        }
        // A class is asked for with `is a`; alone, its name would hide a parameter of that name.
        let is_class = self.class(name).is_some();
        for binding in scope.bindings.iter().rev() {
            if !is_class && self.has_property(binding.kind, name) {
                let of = code.push(Node::Slot(binding.slot));
                return self.property(code, of, binding.kind, name);
            }
            // What the border does not have, the place entered may.
            if binding.kind == Kind::Step && self.has_property(Kind::Place, name) {
                let step = code.push(Node::Slot(binding.slot));
                let of = code.push(Node::Property { of: step, property: Property::To });
                return self.property(code, of, Kind::Place, name);
            }
        }
        if let Some((slot, kind)) = scope.share(name) {
            return Some((code.push(Node::Slot(slot)), kind));
        }
        if let Some((parameter, of_type)) = self.vocabulary.find_parameter(name) {
            let of = code.push(Node::Act);
            return Some((code.push(Node::Parameter { of, parameter }), Kind::from_type(of_type)));
        }
        for (kind, node) in [(Kind::Step, Node::Step), (Kind::Place, Node::Here), (Kind::Act, Node::Act)] {
            if self.has_property(kind, name) {
                let of = code.push(node);
                return self.property(code, of, kind, name);
            }
        }
        if let Some((attribute, row)) = self.vocabulary.find_attribute(EntityKind::Game, name) {
            let kind = Kind::from_type(row.of_type);
            return Some((code.push(Node::GameAttribute(attribute)), kind));
        }
        if let Some(&definition) = self.definition_of.get(name)
            && self.definitions[definition.index()].subject.is_none()
        {
            let kind = self.definition_kind(definition)?;
            return Some((code.push(Node::Defined { definition, subject: None, second: None }), kind));
        }
        None
    }

    /// `total-increments`, `lowest-increments`, `highest-increments`: an attribute `in each place` over all places.
    fn over_places(&self, name: &str) -> Option<(Aggregate, AttributeId)> {
        let (word, rest) = name.split_once('-')?;
        let aggregate = match word {
            "total" => Aggregate::Sum,
            "lowest" => Aggregate::Lowest,
            "highest" => Aggregate::Highest,
            _ => return None,
        };
        let (attribute, row) = self.vocabulary.find_attribute(EntityKind::Counter, rest)?;
        row.in_each_place.then_some((aggregate, attribute))
    }

    /// Whether things of this kind have a property of this name.
    pub fn has_property(&self, kind: Kind, name: &str) -> bool {
        let declared = |entity| self.vocabulary.find_attribute(entity, name).is_some();
        let built_in = match kind {
            Kind::Counter => {
                declared(EntityKind::Counter)
                    || matches!(name, "place" | "depth" | "top" | "place-count")
                    || self.over_places(name).is_some()
            }
            Kind::Place => declared(EntityKind::Place),
            Kind::Group => declared(EntityKind::Group),
            Kind::Step => declared(EntityKind::Border) || matches!(name, "from" | "to" | "step-number" | "direction"),
            Kind::Act => {
                self.vocabulary.find_parameter(name).is_some() || matches!(name, "start" | "end" | "step-count")
            }
            Kind::Counters | Kind::Places => name == "count",
            _ => false,
        };
        built_in
            || self.definition_of.get(name).is_some_and(|id| {
                let signature = &self.definitions[id.index()];
                signature.subject.is_some() && signature.subject == kind.subject() && signature.second.is_none()
            })
    }

    /// Names that could have been meant where a name is unknown.
    pub fn known_names<'n>(&'n self, scope: &'n Scope) -> Vec<&'n str> {
        let mut names = self.definition_of.keys().map(String::as_str).collect::<Vec<_>>();
        for kind in [EntityKind::Counter, EntityKind::Place, EntityKind::Group, EntityKind::Border, EntityKind::Game] {
            names.extend(self.vocabulary.attributes(kind).iter().map(|row| &*row.name));
        }
        names.extend(self.vocabulary.parameters.iter().map(|row| &*row.name));
        names.extend(scope.bindings.iter().filter_map(|binding| binding.name.as_deref()));
        names.extend(self.vocabulary.symbols.iter().map(String::as_str));
        names
    }

    /// The act parameter called `unit`, which stands for the subject where a clause binds none.
    pub fn acting_unit(&self) -> Option<ParameterId> {
        self.vocabulary
            .find_parameter("unit")
            .filter(|(_, of_type)| Kind::from_type(*of_type) == Kind::Counter)
            .map(|(parameter, _)| parameter)
    }

    /// The clauses meant by a reference, out of those that can be broken.
    pub fn breakable(&mut self, reference: &ClauseReference) -> Vec<ClauseId> {
        let clauses = self
            .referred(reference)
            .into_iter()
            .filter_map(|referred| match referred {
                Referred::Clause(id) => Some(id),
                Referred::Definition(_) | Referred::Exception(_) => None,
            })
            .filter(|id| can_be_broken(self.book.clauses[id.index()].clause))
            .collect::<Vec<_>>();
        if clauses.is_empty() {
            let rules = self.book.rules.iter().map(|rule| rule.number.text.as_str()).collect::<Vec<_>>();
            let diagnostic = if rules.contains(&reference.rule.text.as_str()) {
                let names = self.clause_names(&reference.rule.text);
                match &reference.clause {
                    Some(clause) => diagnostics::unknown_clause(clause, &reference.rule.text, &names),
                    None => diagnostics::nothing_to_break(&reference.rule),
                }
            } else {
                diagnostics::unknown_rule(&reference.rule, &rules)
            };
            self.report(diagnostic);
        }
        clauses
    }

    /// The names of the clauses and exceptions of a rule.
    pub fn clause_names(&self, rule: &str) -> Vec<String> {
        let clauses = self.book.clauses.iter().map(|entry| (Some(entry.rule), &entry.name));
        let exceptions = self.book.exceptions.iter().map(|entry| (entry.rule, &entry.name));
        clauses
            .chain(exceptions)
            .filter(|(entry, _)| entry.is_some_and(|entry| self.book.rules[entry].number.text == rule))
            .map(|(_, name)| name.clone())
            .collect()
    }

    /// Everything that a reference can mean; empty if nothing does.
    pub fn referred(&self, reference: &ClauseReference) -> Vec<Referred> {
        let number = reference.rule.text.as_str();
        let in_rule = |rule: Option<usize>| rule.is_some_and(|rule| self.book.rules[rule].number.text == number);
        let mut meant = Vec::new();
        match &reference.clause {
            None => {
                if let Some(&definition) = self.definition_of.get(number) {
                    return vec![Referred::Definition(definition)];
                }
                for (id, entry) in self.book.clauses.iter().enumerate() {
                    if in_rule(Some(entry.rule)) {
                        meant.push(Referred::Clause(ClauseId(id as u16)));
                    }
                }
            }
            Some(name) => {
                for (id, entry) in self.book.clauses.iter().enumerate() {
                    if in_rule(Some(entry.rule)) && entry.name == name.text {
                        meant.push(Referred::Clause(ClauseId(id as u16)));
                    }
                }
                for (id, entry) in self.book.definitions.iter().enumerate() {
                    if in_rule(entry.rule) && entry.define.name.text == name.text {
                        meant.push(Referred::Definition(DefinitionId(id as u16)));
                    }
                }
                if meant.is_empty() {
                    for (id, entry) in self.book.exceptions.iter().enumerate() {
                        if in_rule(entry.rule) && entry.name == name.text {
                            meant.push(Referred::Exception(id));
                        }
                    }
                }
                if meant.is_empty()
                    && let Some(&definition) = self.definition_of.get(number)
                {
                    // An exception of a definition: `weight small`.
                    for (id, entry) in self.book.exceptions.iter().enumerate() {
                        if entry.under == Under::Definition(definition.index()) && entry.name == name.text {
                            meant.push(Referred::Exception(id));
                        }
                    }
                }
            }
        }
        meant
    }

    /// A name that must be known; reports it otherwise.
    pub fn attribute_of(&mut self, entity: EntityKind, name: &Name) -> Option<AttributeId> {
        if let Some((id, _)) = self.vocabulary.find_attribute(entity, &name.text) {
            return Some(id);
        }
        let names = self.vocabulary.attributes(entity).iter().map(|row| row.name.to_string()).collect::<Vec<_>>();
        self.report(diagnostics::unknown_name("attribute", name, &names));
        None
    }
}

/// Whether a clause can be broken, or only says what follows.
fn can_be_broken(clause: &Clause) -> bool {
    match clause.keyword {
        ClauseKeyword::Limit
        | ClauseKeyword::Exclusion
        | ClauseKeyword::Requirement
        | ClauseKeyword::Ban
        | ClauseKeyword::Choice
        | ClauseKeyword::Price => true,
        // A duty that falls due later is not broken now.
        ClauseKeyword::Duty => matches!(clause.body, ClauseBody::IfPossible(_)),
        _ => false,
    }
}
