//! The rules form: the statements of all layers put together, each under its rule and with the layer it comes from.
//!
//! Names are not resolved yet, but every clause, definition and exception has its identity here: the number of its rule
//! and its name. Layers have done their work: what was replaced or removed is gone.

mod from_syntax;
mod layer;

pub use from_syntax::from_syntax;

use crate::syntax::tree::{
    ActItem, Attribute, Chart, Clause, Commented, Define, EntityKind, Except, HeadItem, Name, NamedValue, RuleNumber,
    RulingItem, Span, Text,
};

/// A ruleset with everything it builds on.
#[derive(Debug, Default)]
pub struct Rulebook<'s> {
    /// The lowest layer first.
    pub layers: Vec<Layer<'s>>,
    pub vocabulary: Vec<VocabularyEntry<'s>>,
    pub values: Vec<ValuesEntry<'s>>,
    pub acts: Vec<ActEntry<'s>>,
    pub moments: Vec<MomentEntry<'s>>,
    pub references: Vec<ReferenceEntry<'s>>,
    pub rulings: Vec<RulingEntry<'s>>,
    pub rules: Vec<RuleEntry<'s>>,
    pub definitions: Vec<DefinitionEntry<'s>>,
    pub charts: Vec<ChartEntry<'s>>,
    pub clauses: Vec<ClauseEntry<'s>>,
    pub exceptions: Vec<ExceptionEntry<'s>>,
}

#[derive(Debug)]
pub struct Layer<'s> {
    pub name: &'s Name,
    pub items: &'s [Commented<HeadItem>],
}

#[derive(Debug)]
pub struct VocabularyEntry<'s> {
    pub layer: usize,
    pub kind: EntityKind,
    pub called: Option<&'s Name>,
    pub plural: Option<&'s Name>,
    pub attributes: &'s [Commented<Attribute>],
}

#[derive(Debug)]
pub struct ValuesEntry<'s> {
    pub layer: usize,
    pub name: &'s Name,
    /// Adds to a list that stands elsewhere.
    pub also: bool,
    pub values: &'s [NamedValue],
}

#[derive(Debug)]
pub struct ActEntry<'s> {
    pub layer: usize,
    pub question: bool,
    pub name: &'s Name,
    pub doc: Option<&'s Text>,
    pub items: &'s [Commented<ActItem>],
}

#[derive(Debug)]
pub struct MomentEntry<'s> {
    pub name: &'s Name,
    pub doc: Option<&'s Text>,
}

#[derive(Debug)]
pub struct ReferenceEntry<'s> {
    pub number: &'s RuleNumber,
    pub doc: &'s Text,
}

#[derive(Debug)]
pub struct RulingEntry<'s> {
    pub layer: usize,
    pub name: &'s Name,
    pub question: &'s Text,
    pub items: &'s [Commented<RulingItem>],
}

#[derive(Debug)]
pub struct RuleEntry<'s> {
    pub layer: usize,
    pub number: &'s RuleNumber,
    pub heading: Option<&'s Text>,
    /// Each with the layer that it stands in.
    pub notes: Vec<(usize, &'s Text)>,
    pub see: Vec<&'s RuleNumber>,
    pub span: Span,
}

#[derive(Debug)]
pub struct DefinitionEntry<'s> {
    pub layer: usize,
    pub rule: Option<usize>,
    pub define: &'s Define,
}

#[derive(Debug)]
pub struct ChartEntry<'s> {
    pub layer: usize,
    pub rule: Option<usize>,
    pub chart: &'s Chart,
    /// What higher layers change in it, the lowest first.
    pub amendments: Vec<(usize, &'s Chart)>,
}

#[derive(Debug)]
pub struct ClauseEntry<'s> {
    pub layer: usize,
    pub rule: usize,
    pub name: String,
    pub clause: &'s Clause,
}

#[derive(Debug)]
pub struct ExceptionEntry<'s> {
    pub layer: usize,
    pub rule: Option<usize>,
    pub name: String,
    pub under: Under,
    pub except: &'s Except,
}

/// What an exception stands under in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    Clause(usize),
    Definition(usize),
    Exception(usize),
    /// It names its targets.
    Apart,
}
