//! What stands under a rule: definitions, charts, clauses, exceptions.

use super::{ClauseReference, Decimal, Expression, Name, RuleNumber, SetPhrase, Span, Text};

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "most items are clauses, the largest variant")]
pub enum RuleItem {
    Define(Define),
    Chart(Chart),
    Clause(Clause),
    Except(Except),
    Note(Text),
    /// `see 8.0, 5.4.4`
    See(Vec<RuleNumber>),
    /// `replace` before a clause or definition: it takes the place of the one with its name in the layer below.
    Replace(Box<RuleItem>),
}

#[derive(Clone, Debug)]
pub struct Define {
    pub name: Name,
    /// `(plural battalions)`; without it, the name with an s.
    pub plural: Option<Name>,
    pub shape: DefineShape,
    pub excepts: Vec<Except>,
    pub doc: Option<Text>,
}

#[derive(Clone, Debug)]
pub enum DefineShape {
    /// `define battalion is a unit where …`
    Class { of: Name, condition: Option<Expression> },
    /// `define weight of a unit: 1`, `define gap of a unit called x to a place called p: …`, `define cost: 3`
    Value { subject: Option<Parameter>, second: Option<Parameter>, value: Expression },
}

#[derive(Clone, Debug)]
pub struct Parameter {
    pub noun: Name,
    pub called: Option<Name>,
}

/// A table as a designer reads one: one key down the side, one across the top.
#[derive(Clone, Debug)]
pub struct Chart {
    pub name: Name,
    /// The names of attributes or `values` whose values the rows and the columns are.
    pub rows: Name,
    /// Absent for a chart of one figure a row.
    pub columns: Option<Name>,
    pub column_keys: Vec<Name>,
    pub lines: Vec<ChartLine>,
    pub doc: Option<Text>,
    /// `amend`: only these rows and columns of the chart below change.
    pub amends: bool,
}

#[derive(Clone, Debug)]
pub struct ChartLine {
    pub keys: Vec<Name>,
    /// `any other`: every value that no row names.
    pub any_other: bool,
    pub cells: Vec<ChartCell>,
}

#[derive(Clone, Debug)]
pub struct ChartCell {
    pub value: CellValue,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum CellValue {
    Number(Decimal),
    Unlimited,
    /// `-`: may not be done at all
    Prohibited,
    /// `?`: the source gives no figure
    NoFigure,
    Name(Name),
}

#[derive(Clone, Debug)]
pub struct Clause {
    pub keyword: ClauseKeyword,
    pub name: Option<Name>,
    /// `at rest, entry`; empty with `always` set for `at any moment`.
    pub moments: Vec<Name>,
    pub any_moment: bool,
    /// `in each hex` or `in play`
    pub scope: Option<Scope>,
    /// The noun of `in each hex`, as written.
    pub each: Option<Name>,
    /// `per side, tribe`
    pub per: Vec<Name>,
    /// `for each unit here`
    pub for_each: Option<SetPhrase>,
    pub condition: Option<Expression>,
    pub body: ClauseBody,
    pub excepts: Vec<Except>,
    pub see: Vec<RuleNumber>,
    pub notes: Vec<Text>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    EachPlace,
    Play,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ClauseKeyword {
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

impl ClauseKeyword {
    /// The word that a clause is written with.
    pub const fn word(self) -> &'static str {
        match self {
            ClauseKeyword::Limit => "limit",
            ClauseKeyword::Exclusion => "exclusion",
            ClauseKeyword::Requirement => "requirement",
            ClauseKeyword::Ban => "ban",
            ClauseKeyword::Permission => "permission",
            ClauseKeyword::Duty => "duty",
            ClauseKeyword::Penalty => "penalty",
            ClauseKeyword::Cure => "cure",
            ClauseKeyword::Forced => "forced",
            ClauseKeyword::Value => "value",
            ClauseKeyword::Choice => "choice",
            ClauseKeyword::Price => "price",
            ClauseKeyword::Fog => "fog",
        }
    }
}

#[derive(Clone, Debug)]
pub enum ClauseBody {
    /// limit: all of these lines
    Lines(Vec<LimitLine>),
    /// limit: `any one of` these
    Alternatives(Vec<Alternative>),
    /// exclusion
    MayNotShare { subject: SetPhrase, with: SetPhrase },
    /// requirement, ban (the condition that makes it forbidden)
    Condition(Expression),
    /// permission; `lifts 16:general, 7.1.0 stack`
    Lifts(Vec<ClauseReference>),
    /// duty: `by own-movement`
    By(Name),
    /// duty: `… if possible`
    IfPossible(Expression),
    /// penalty, cure, forced, value: an expression with its tags; price adds its budget
    Effect { value: EffectValue, tags: Vec<(TagWord, Name)>, from: Option<Expression> },
    /// choice
    Choice {
        parameter: Name,
        from: SetPhrase,
        within: Vec<ClauseReference>,
        at_most: Option<Expression>,
        or_none: Option<Option<Expression>>,
    },
    /// fog: hides the things that the clause is for each of
    Hides(Hides),
}

/// What of a thing is hidden from a side.
#[derive(Clone, Debug)]
pub enum Hides {
    /// `hides enemy counters`
    Whole,
    /// `hides all but side of enemy counters`
    AllBut(Vec<Name>),
    /// `hides steps of enemy counters`
    These(Vec<Name>),
}

/// A value clause may answer with a set of counters as well as with a number or value.
#[derive(Clone, Debug)]
pub enum EffectValue {
    Expression(Expression),
    Set(SetPhrase),
    /// `arriving in order within 5.1`: those of a list that get in, one after the other as given, each counting for the
    /// next.
    InOrder {
        parameter: Name,
        within: Vec<ClauseReference>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagWord {
    Against,
    To,
    By,
    Until,
    Suppresses,
}

#[derive(Clone, Debug)]
pub struct Alternative {
    pub label: Text,
    pub lines: Vec<LimitLine>,
}

#[derive(Clone, Debug)]
pub struct LimitLine {
    pub comparison: LimitComparison,
    /// Absent for `no` and `only`.
    pub bound: Option<Expression>,
    pub measure: Measure,
    /// `called "men"`
    pub label: Option<Text>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitComparison {
    AtMost,
    AtLeast,
    Exactly,
    No,
    /// `only infantry-units among units`
    Only,
}

#[derive(Clone, Debug)]
pub enum Measure {
    /// `units`
    Count(SetPhrase),
    /// `increments of infantry-units`
    Sum { of: Name, set: SetPhrase },
    /// `different countries of units`
    Different { of: Name, set: SetPhrase },
    /// `only infantry-units among units`
    /// `only regiments`: without `among`, among all that is there
    Only { noun: SetPhrase, among: Option<SetPhrase> },
    /// `as (expression)`: at most 3 as (cost plus 2)
    Expression(Expression),
}

#[derive(Clone, Debug)]
pub struct Except {
    pub name: Option<Name>,
    /// Empty when it stands under what it excepts from.
    pub to: Vec<ClauseReference>,
    pub moments: Vec<Name>,
    pub condition: Option<Expression>,
    pub beats: Vec<ClauseReference>,
    pub body: ExceptBody,
    pub excepts: Vec<Except>,
    pub see: Vec<RuleNumber>,
    pub notes: Vec<Text>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum ExceptBody {
    Lifted,
    /// `deferred until end-of-phase`
    Deferred {
        until: Name,
    },
    /// `exempts the first 2 leaders`
    Exempts {
        first: Option<Expression>,
        set: SetPhrase,
    },
    /// limit lines with other bounds
    Lines(Vec<LimitLine>),
    /// another value of a definition or of a value clause
    Value(Expression),
}
