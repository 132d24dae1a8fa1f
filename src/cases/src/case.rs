//! A case, read against the tables of its ruleset.

use reglement_engine::position::{Asked, Position};
use reglement_engine::table::{
    ClauseId, DefinitionId, ExceptionId, MomentId, ReferenceId, RuleId, RulingId, Symbol, TagWord, Value,
};
use reglement_engine::verdict::VerdictKind;

use crate::fault::Place;

#[derive(Clone, Debug)]
pub struct Case {
    pub id: String,
    pub why: String,
    pub tier: String,
    /// Why the expectation is thought wrong, for cases that are kept all the same.
    pub disputed: Option<String>,
    /// Readings other than the ruleset's defaults.
    pub rulings: Vec<(RulingId, Symbol)>,
    /// The whole one, or as far as one side knows it.
    pub position: Position,
    pub asked: Asked,
    /// The side that the case is for.
    pub onlooker: Option<Onlooker>,
    /// Absent only where a position is judged without an expectation.
    pub expected: Option<Expected>,
    pub place: Place,
}

/// A side that does not know everything, and what there is to know.
#[derive(Clone, Debug)]
pub struct Onlooker {
    pub side: Symbol,
    /// Counters to which no id was given have none.
    pub whole: Position,
}

/// The verdict that is right. What is `None` or empty was not said, and is not compared; `duties` and the effects are
/// compared exactly once they are said.
#[derive(Clone, Debug)]
pub struct Expected {
    pub verdict: VerdictKind,
    pub broken: Option<Vec<Cited>>,
    /// Rules that rest on something hidden.
    pub open: Option<Vec<Cited>>,
    pub cites: Vec<Cited>,
    /// Judged, with nothing to say: their conditions are met nowhere.
    pub idle: Vec<Cited>,
    /// Permissions that apply.
    pub permits: Vec<Cited>,
    pub exceptions: Vec<ExpectedException>,
    /// Exceptions of the clauses judged that did not apply.
    pub near: Vec<ExpectedException>,
    pub measures: Vec<ExpectedMeasure>,
    pub duties: Option<Vec<ExpectedDuty>>,
    pub penalties: Option<Vec<ExpectedEffect>>,
    pub cures: Option<Vec<ExpectedEffect>>,
    pub forced: Option<Vec<ExpectedEffect>>,
    pub prices: Option<Vec<ExpectedEffect>>,
    pub values: Vec<ExpectedEffect>,
    /// Definitions worked out for a counter, place or group.
    pub counts_as: Vec<ExpectedDefinition>,
    /// Definitions worked out for the place judged, or for a named one.
    pub state: Vec<ExpectedDefinition>,
    pub refers: Vec<ReferenceId>,
    pub rulings: Vec<RulingId>,
}

/// A rule, or one clause of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cited {
    pub rule: RuleId,
    pub clause: Option<ClauseId>,
    /// As written.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedException {
    /// As written.
    pub name: String,
    /// Every exception of that name: one for each of its targets.
    pub any_of: Vec<ExceptionId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedMeasure {
    /// The label of a limit line.
    pub what: String,
    pub have: Option<Value>,
    pub limit: Option<Value>,
    pub rule: Option<Cited>,
    /// Who was counted.
    pub counted: Option<Vec<Value>>,
    pub place: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedDuty {
    pub name: String,
    pub rule: Option<Cited>,
    pub by: Option<MomentId>,
}

/// What a penalty, cure, forced change, price or value comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedEffect {
    /// The clause's name.
    pub name: String,
    pub rule: Option<Cited>,
    /// What the written value can stand for; empty where none is given.
    pub value: Vec<ExpectedValue>,
    /// `against: owner` and the like.
    pub tags: Vec<(TagWord, String)>,
    /// What a price is paid from.
    pub budget: Option<Value>,
    pub place: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExpectedValue {
    Value(Value),
    /// These counters, in any order.
    Members(Vec<u32>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedDefinition {
    pub definition: DefinitionId,
    /// None for the place judged.
    pub subject: Option<Value>,
    pub value: ExpectedValue,
}
