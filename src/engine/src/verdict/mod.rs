//! What a verdict says. Everything refers to the tables by id; `words` turns it into sentences, and `json` into data.

mod cited;
mod counted;
mod effects;
pub(crate) mod grammar;
mod measures;
pub(crate) mod names;
mod words;

pub use grammar::with_article;

use alloc::string::String;
use alloc::vec::Vec;

use crate::number::Number;
use crate::position::Unknown;
use crate::table::{
    AttributeId, ChartId, ClauseId, DefinitionId, ExceptionId, LineComparison, MomentId, ReferenceId, RuleId, RulingId,
    Symbol, TagWord, Value,
};

#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub kind: VerdictKind,
    /// One for each clause that was judged and each place (and subject) it was judged on, in the order of rule numbers.
    pub findings: Vec<Finding>,
    /// Rulings that some finding or effect leans on, with the reading used.
    pub rulings: Vec<(RulingId, Symbol)>,
    /// Rules outside the ruleset that a cited rule refers to.
    pub references: Vec<ReferenceId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerdictKind {
    Legal,
    Illegal,
    /// Lawful now, to be put right by a named moment.
    Deferred,
    /// Something has to happen at once.
    Forced,
    /// A question was asked; the values answer it.
    Value,
    /// No rule is known to be broken, and it rests on something hidden whether one is.
    Open,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    pub rule: RuleId,
    pub clause: ClauseId,
    pub moment: Option<MomentId>,
    /// The place judged; none for clauses about the whole map.
    pub place: Option<u32>,
    /// `for each …`: which one; and for exclusions the pair.
    pub subject: Option<Value>,
    /// For `per …` clauses: the values that set this share apart.
    pub per: Vec<Value>,
    pub outcome: Outcome,
    pub measures: Vec<Measured>,
    /// Alternatives and how far each was missed.
    pub alternatives: Vec<AlternativeFinding>,
    /// What was barred, for exclusions: pairs of counters that may not share.
    pub pairs: Vec<(u32, u32)>,
    /// Exceptions that applied, to this clause or to a definition that it used.
    pub applied: Vec<ExceptionId>,
    /// Exceptions of this clause that did not apply.
    pub near: Vec<ExceptionId>,
    /// Definitions that were worked out for a counter, with what they came to: who counted, and as what.
    pub counted: Vec<Classified>,
    /// Numbered definitions that this finding leaned on.
    pub definitions: Vec<DefinitionId>,
    /// The cells of charts that it took figures from.
    pub figures: Vec<Figure>,
    /// Rulings that this finding leaned on.
    pub rulings: Vec<RulingId>,
    /// Rules that were found broken as standing facts on the way, each with its own finding: why a hex is overstacked,
    /// why a pick is unlawful.
    pub standing: Vec<Finding>,
    /// In `standing`: the only counters that were looked at, if not all.
    pub among: Option<Vec<u32>>,
    /// For penalties, cures, forced changes, values, duties and prices.
    pub effect: Option<Effect>,
    /// What is wrong with a choice.
    pub pick: Option<PickFault>,
    /// For a choice of somebody who may not be picked: what bars him, and some who may be picked, for comparison.
    pub candidates: Vec<Candidate>,
    /// For a duty that was possible and not done: a path that does it, as the places entered.
    pub witness: Option<Vec<u32>>,
    /// For a rule that is open: what would have to be known.
    pub needs: Vec<Unknown>,
    /// For a duty that was not possible: the clauses that bar every act that would do it.
    pub barred: Vec<ClauseId>,
}

/// What is wrong with a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum PickFault {
    /// Someone has to be picked.
    NonePicked,
    /// These may not be picked.
    NotOpen(Vec<Value>),
    TooMany {
        have: Value,
        at_most: Value,
    },
    /// The pick breaks these rules.
    Breaks(Vec<ClauseId>),
}

/// Somebody who might be picked.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    pub thing: Value,
    /// Whether it may be.
    pub open: bool,
    /// What the condition that bars those who may not be picked looks at.
    pub facts: Vec<Fact>,
}

/// What something comes to for a candidate; a definition without a subject is the same for all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact {
    pub of: FactOf,
    pub value: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactOf {
    Definition(DefinitionId),
    /// An attribute of counters.
    Attribute(AttributeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The clause was judged and holds.
    Holds,
    /// It is broken.
    Broken,
    /// It is broken, and an exception defers the cure until this moment.
    Deferred(MomentId),
    /// An exception switched it off.
    Lifted,
    /// Its own condition was not met.
    Idle,
    /// It states an effect.
    Effect,
    /// It rests on something that the side that asks does not know.
    Open,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// The line of the clause, counted through all alternatives.
    pub line: u16,
    pub comparison: LineComparison,
    pub have: Value,
    /// Whether there may be more: some of the weights are hidden.
    pub have_at_least: bool,
    pub bound: Value,
    pub holds: bool,
    /// The bound before any exception.
    pub general_bound: Value,
    /// The exception that set the bound.
    pub bound_by: Option<ExceptionId>,
    /// Who was counted, and with what weight.
    pub counted: Vec<(Value, Value)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AlternativeFinding {
    pub label: String,
    pub fits: bool,
    pub measures: Vec<Measured>,
}

/// A cell of a chart, by its number row after row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figure {
    pub chart: ChartId,
    pub cell: u16,
}

/// A definition worked out for a thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Classified {
    pub definition: DefinitionId,
    pub subject: Value,
    pub value: Value,
    /// The exception that set the value.
    pub by: Option<ExceptionId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    pub value: EffectValue,
    pub tags: Vec<(TagWord, String)>,
    /// The value before any exception.
    pub general: Option<Value>,
    /// The budget of a price.
    pub budget: Option<Value>,
    /// What the act has paid from that budget so far, this price being among it; nothing where it is the only one.
    pub paid: Vec<Payment>,
    /// For a duty: by when.
    pub by: Option<MomentId>,
}

/// A price paid from a budget.
#[derive(Clone, Debug, PartialEq)]
pub struct Payment {
    pub clause: ClauseId,
    /// The place entered, for what a step has cost.
    pub entered: Option<u32>,
    pub price: Number,
}

#[derive(Clone, Debug, PartialEq)]
pub enum EffectValue {
    /// A duty has none.
    Nothing,
    Value(Value),
    /// Counters, in the order of the position.
    Members(Vec<u32>),
}
