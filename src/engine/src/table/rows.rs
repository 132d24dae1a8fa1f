//! The rows of each table.

use super::*;

/// A whole ruleset.
#[derive(Clone, Debug, PartialEq)]
pub struct Tables {
    pub head: Head,
    pub layers: List<LayerRow>,
    /// Every named value, by its symbol.
    pub symbols: List<Text>,
    /// Second spellings of named values in position files: `bn` for `battalion`.
    pub aliases: List<AliasRow>,
    pub domains: List<DomainRow>,
    pub place_noun: Text,
    pub place_plural: Text,
    pub game: List<AttributeRow>,
    pub places: List<AttributeRow>,
    pub borders: List<AttributeRow>,
    pub counters: List<AttributeRow>,
    pub groups: List<AttributeRow>,
    pub parameters: List<ParameterRow>,
    pub acts: List<ActRow>,
    pub moments: List<MomentRow>,
    pub references: List<ReferenceRow>,
    pub rulings: List<RulingRow>,
    pub charts: List<ChartRow>,
    pub rules: List<RuleRow>,
    pub definitions: List<DefinitionRow>,
    pub clauses: List<ClauseRow>,
    pub exceptions: List<ExceptionRow>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    pub name: Text,
    pub title: Text,
    pub game: Text,
    pub edition: Text,
    pub source: Text,
}

/// One ruleset file of the stack of layers, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct LayerRow {
    pub name: Text,
    pub title: Text,
}

/// Where a row stands in the ruleset files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub layer: LayerId,
    /// Counted from 1.
    pub line: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AliasRow {
    pub domain: DomainId,
    pub alias: Text,
    pub symbol: Symbol,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DomainRow {
    pub name: Text,
    pub values: List<Symbol>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AttributeRow {
    pub name: Text,
    /// A second spelling in position files; empty if there is none.
    pub alias: Text,
    pub of_type: Type,
    /// A counter that lies in several places has a value for each of them.
    pub in_each_place: bool,
    /// May be `none`.
    pub optional: bool,
    /// The value where a position says nothing; without it, saying nothing is an error.
    pub usually: Option<Value>,
    pub doc: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Flag,
    Number {
        from: Option<i64>,
        to: Option<i64>,
    },
    Fraction,
    OneOf(DomainId),
    AnyOf(DomainId),
    Name,
    Counter,
    Counters,
    Place,
    Places,
    Group,
    Path,
    /// Only of expressions: a step of a path.
    Step,
    /// Only of expressions: an act.
    Act,
}

/// A parameter; parameters of one name in several acts share one row.
#[derive(Clone, Debug, PartialEq)]
pub struct ParameterRow {
    pub name: Text,
    /// A second spelling in position files; empty if there is none.
    pub alias: Text,
    pub of_type: Type,
}

/// A set of moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moments(pub u64);

impl Moments {
    pub const NONE: Moments = Moments(0);
    pub const ANY: Moments = Moments(u64::MAX);

    pub const fn of(moments: &[MomentId]) -> Moments {
        let mut mask = 0;
        let mut at = 0;
        while at < moments.len() {
            mask |= 1 << moments[at].0;
            at += 1;
        }
        Moments(mask)
    }

    pub const fn includes(self, moment: MomentId) -> bool {
        self.0 & (1 << moment.0) != 0
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ActRow {
    pub name: Text,
    /// Asks for values instead of doing something.
    pub question: bool,
    pub doc: Text,
    pub parameters: List<ActParameter>,
    pub at_the_start: Moments,
    pub at_each_step: Moments,
    pub on_the_way: Moments,
    pub at_the_end: Moments,
    /// Moments that the act leads to only under a condition, beside those above.
    pub conditional: List<ConditionalMoments>,
    pub effects: List<ActEffect>,
    pub happens_in: Option<ParameterId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ActParameter {
    pub parameter: ParameterId,
    pub optional: bool,
    pub usually: Option<Value>,
    pub doc: Text,
}

/// `at the end segment-end where ends-here`
#[derive(Clone, Debug, PartialEq)]
pub struct ConditionalMoments {
    pub stage: Stage,
    pub moments: Moments,
    pub condition: Code,
}

/// A stage of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    AtTheStart,
    AtEachStep,
    OnTheWay,
    AtTheEnd,
}

/// What an act does to the position; it is judged on the state after all of them.
#[derive(Clone, Debug, PartialEq)]
pub enum ActEffect {
    MovesAlong {
        what: ParameterId,
        path: ParameterId,
    },
    MovesTo {
        what: ParameterId,
        to: ParameterId,
    },
    /// To a list of places, so that it lies in all of them.
    Spreads {
        what: ParameterId,
        over: ParameterId,
    },
    Sets {
        what: ParameterId,
        attribute: AttributeId,
        to: Code,
    },
    Removes {
        what: ParameterId,
    },
    /// Does nothing to the position: what the act says of this, another act that is looked at in its place (`if
    /// possible`) may say otherwise.
    LeavesOpen {
        what: ParameterId,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct MomentRow {
    pub name: Text,
    pub doc: Text,
}

/// A rule outside this ruleset, declared as such.
#[derive(Clone, Debug, PartialEq)]
pub struct ReferenceRow {
    pub number: Text,
    pub doc: Text,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RulingRow {
    pub name: Text,
    pub question: Text,
    pub domain: DomainId,
    pub used: Symbol,
    pub because: Text,
    pub place: Place,
}

/// `cells` holds row after row; a missing combination does not compile.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartRow {
    pub name: Text,
    pub rule: Option<RuleId>,
    pub row_keys: List<Symbol>,
    pub column_keys: List<Symbol>,
    pub cells: List<Value>,
    pub place: Place,
    /// Where each cell was set, if another layer than the chart's own did.
    pub amended: List<AmendedCell>,
}

/// A cell that a higher layer has set.
#[derive(Clone, Debug, PartialEq)]
pub struct AmendedCell {
    pub cell: u16,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RuleRow {
    pub number: Text,
    pub heading: Text,
    pub place: Place,
    pub notes: List<NoteRow>,
    pub see: List<ReferenceId>,
}

/// `note "…"`, under a rule, a clause or an exception.
#[derive(Clone, Debug, PartialEq)]
pub struct NoteRow {
    pub text: Text,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DefinitionRow {
    pub name: Text,
    pub plural: Text,
    pub rule: Option<RuleId>,
    /// The kind of thing in slot 0 and slot 1.
    pub subject: Option<Subject>,
    pub second: Option<Subject>,
    /// True for a class: its value is whether the subject belongs to it.
    pub class: bool,
    /// The classes that it is built upon, so that a listing can say "a battalion is a unit".
    pub within: Option<DefinitionId>,
    pub of_type: Type,
    pub general: Code,
    pub exceptions: List<ExceptionId>,
    pub place: Place,
    pub words: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    Counter,
    Place,
    Group,
    Step,
    Act,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClauseKind {
    Limit,
    Exclusion,
    Requirement,
    Ban,
    Permission,
    Duty,
    Penalty,
    Cure,
    Forced,
    Value,
    Choice,
    Price,
    Fog,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Each place that the act or moment concerns.
    EachPlace,
    /// The whole map at once.
    Play,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClauseRow {
    pub rule: RuleId,
    /// Unique within the rule; the keyword where the ruleset gives none.
    pub name: Text,
    pub kind: ClauseKind,
    pub moments: Moments,
    pub scope: Scope,
    /// Judged apart for each combination of these values of the counters: each is worked out with a counter in slot 0.
    pub per: List<PerRow>,
    /// `for each …`: a set whose element stands in slot 0.
    pub subject: Option<Code>,
    pub condition: Option<Code>,
    pub body: Body,
    pub exceptions: List<ExceptionId>,
    pub see: List<ReferenceId>,
    pub place: Place,
    /// The clause in plain words, without its exceptions.
    pub words: Text,
    /// Its condition in plain words, for "did not apply because".
    pub condition_words: Text,
    pub notes: List<NoteRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PerRow {
    pub name: Text,
    pub value: Code,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    Lines(List<LineRow>),
    /// Lawful if any one of these is.
    Alternatives(List<AlternativeRow>),
    /// Sets with their elements in slots 0 and 1.
    MayNotShare {
        subject: Code,
        with: Code,
    },
    /// What must hold.
    Requires(Code),
    /// What makes it forbidden.
    Forbids(Code),
    Permits,
    /// A duty to be met by a named moment.
    By(MomentId),
    /// A duty judged against what was possible.
    IfPossible(Code),
    Effect {
        value: EffectCode,
        tags: List<Tag>,
        budget: Option<Code>,
    },
    Choice(ChoiceRow),
    /// What is hidden of each subject from a side, whose name stands in the first slot of shares. Judged at no moment.
    Hides(Hides),
}

/// What of a thing a side does not know.
#[derive(Clone, Debug, PartialEq)]
pub enum Hides {
    /// That it is there at all.
    Whole,
    /// What it is: its id, and every attribute but these.
    AllBut(List<AttributeId>),
    /// These attributes.
    These(List<AttributeId>),
}

#[derive(Clone, Debug, PartialEq)]
pub enum EffectCode {
    Value(Code),
    /// A set of counters.
    Members(Code),
    /// Those of a list that get in, one after the other as given, as long as no clause of these is broken by them and
    /// those before.
    InOrder {
        parameter: ParameterId,
        within: List<ClauseId>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    pub word: TagWord,
    pub name: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TagWord {
    Against,
    To,
    By,
    Until,
    Suppresses,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceRow {
    /// Holds a counter, a list of counters, or none.
    pub parameter: ParameterId,
    /// What may be picked.
    pub from: Code,
    /// No clause of these may be broken among the picked.
    pub within: List<ClauseId>,
    pub at_most: Option<Code>,
    /// Whether none may be picked, and when. Absent: never for a single counter, always for a list.
    pub none_if: Option<Code>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AlternativeRow {
    pub label: Text,
    pub lines: List<LineRow>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    pub comparison: LineComparison,
    pub bound: Code,
    pub measure: Measure,
    /// What is measured, in words: `units`, `increments of infantry units`.
    pub label: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineComparison {
    AtMost,
    AtLeast,
    Exactly,
}

/// Each code that is a set has a `Set` node last; `of` is worked out with its element in the set's slot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    Count { set: Code },
    Sum { set: Code, of: Code },
    Different { set: Code, of: Code },
    Value(Code),
}

/// One exception to one target. An exception that names several targets has a row for each, under the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct ExceptionRow {
    pub rule: Option<RuleId>,
    pub name: Text,
    pub target: Target,
    pub moments: Moments,
    pub condition: Option<Code>,
    pub effect: ExceptionEffect,
    /// Exceptions of the same target that give way to this one.
    pub beats: List<ExceptionId>,
    pub exceptions: List<ExceptionId>,
    pub see: List<ReferenceId>,
    pub place: Place,
    pub words: Text,
    pub condition_words: Text,
    pub notes: List<NoteRow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    Clause(ClauseId),
    Definition(DefinitionId),
    Exception(ExceptionId),
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExceptionEffect {
    /// The target does not apply.
    Lifted,
    /// The target, if broken, is to be put right by this moment.
    Deferred(MomentId),
    /// These counters are out of the target's own sets; with `first`, only so many of them.
    Exempts { first: Option<Code>, set: Code },
    /// Other bounds for these lines of the target, by line number. For alternatives, lines count through all of them.
    Bounds(List<BoundRow>),
    /// Another value of a definition or of a value clause.
    Value(Code),
}

#[derive(Clone, Debug, PartialEq)]
pub struct BoundRow {
    pub line: u16,
    pub bound: Code,
}
