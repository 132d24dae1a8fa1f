//! What the interpreter says.

use std::rc::Rc;

use super::game::Excepting;
use super::value::Value;

#[derive(Clone, Debug)]
pub struct Verdict {
    pub kind: Kind,
    pub findings: Vec<Finding>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Legal,
    Illegal,
    Deferred,
    Forced,
    Value,
    Open,
}

#[derive(Clone, Debug)]
pub struct Finding {
    /// Its number in the rulebook.
    pub clause: usize,
    pub moment: Option<String>,
    pub place: Option<usize>,
    pub subject: Option<Value>,
    pub per: Vec<Value>,
    pub outcome: Outcome,
    pub measures: Vec<Measure>,
    pub pairs: Vec<(usize, usize)>,
    /// The exceptions to this clause that applied.
    pub applied: Vec<Excepting>,
    pub effect: Option<Effect>,
    /// Which counters are exempt is open, so that another choice may measure otherwise.
    pub open_choice: bool,
    /// A duty that no way of those that were tried meets, while there are more.
    pub undecided: bool,
    /// If it is broken by what it is about, that may be one of the first so many that are exempt.
    pub may_be_exempt: Option<usize>,
}

impl Finding {
    /// The same of the same clause, be it at another moment.
    pub fn says_the_same_as(&self, other: &Finding) -> bool {
        let Finding { clause, place, subject, per, outcome, measures, pairs, applied, effect, .. } = self;
        *clause == other.clause
            && *place == other.place
            && *subject == other.subject
            && *per == other.per
            && *outcome == other.outcome
            && *measures == other.measures
            && *pairs == other.pairs
            && *applied == other.applied
            && *effect == other.effect
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Its own condition is not met.
    Idle,
    Lifted,
    Holds,
    Broken,
    Deferred(String),
    /// It says what something comes to.
    Effect,
    /// It rests on something hidden: these attributes would have to be known.
    Open(Vec<(Value, Rc<str>)>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    pub have: Value,
    /// Whether there may be more: some of the weights are hidden.
    pub at_least: bool,
    pub bound: Value,
    pub holds: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    pub value: EffectValue,
    pub tags: Vec<(&'static str, String)>,
    pub budget: Option<Value>,
    /// The words of the budget, by which prices from one budget are known.
    pub budget_words: String,
    pub by: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum EffectValue {
    Nothing,
    Value(Value),
    Members(Vec<Value>),
}
