//! The syntax tree: what a ruleset file says, word by word, with its places.
//!
//! Nothing is resolved here: a name is a name, whether it turns out to be an attribute, a value or a definition.
//! Printing the tree and reading it again gives the same tree (spans apart).

/// A place in one source file, as byte offsets. `file` indexes the list of sources being compiled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

/// A name as written, underscores turned into hyphens (`steps_lost` and `steps-lost` are one name).
#[derive(Clone, Debug)]
pub struct Name {
    pub text: String,
    pub span: Span,
}

/// A quoted text, without its quotes.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    pub span: Span,
}

/// The number of a printed rule (`7.1.0`, `16:line`) or its heading where it has no number (`"Corps Movement"`).
#[derive(Clone, Debug)]
pub struct RuleNumber {
    pub text: String,
    pub span: Span,
}

/// A rule, or one clause of it: `7.1.2` or `7.1.2 stacking`. Also a definition, by its name alone.
#[derive(Clone, Debug)]
pub struct ClauseReference {
    pub rule: RuleNumber,
    pub clause: Option<Name>,
}

#[derive(Clone, Debug, Default)]
pub struct Document {
    pub statements: Vec<Statement>,
    /// Comment lines that have no statement under them.
    pub comments: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct Statement {
    pub kind: StatementKind,
    pub span: Span,
    /// Comment lines that stand directly above the statement, without their `#`.
    pub comments: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum StatementKind {
    /// `ruleset wacht-am-rhein`
    Ruleset { name: Name, items: Vec<Commented<HeadItem>> },
    /// `counter has`, `place called hex has`, `group has`, `border has`, `game has`, `act has`
    Vocabulary { kind: EntityKind, called: Option<Name>, plural: Option<Name>, attributes: Vec<Commented<Attribute>> },
    /// `values formation: column, line`
    /// With `also`, a layer adds values to a list of the layers below.
    Values { name: Name, also: bool, values: Vec<NamedValue> },
    /// `act finish-move "..."` or `question activation-cost "..."`
    Act { question: bool, name: Name, doc: Option<Text>, items: Vec<Commented<ActItem>> },
    /// `moment rest "..."`
    Moment { name: Name, doc: Option<Text> },
    /// `reference 8.0 "..."`
    Reference { number: RuleNumber, doc: Text },
    /// `ruling A1 "question"`
    Ruling { name: Name, question: Text, items: Vec<Commented<RulingItem>> },
    /// `rule 7.1.0 "Stacking limits"`
    Rule { number: RuleNumber, heading: Option<Text>, items: Vec<Commented<RuleItem>> },
    /// A definition or chart outside any printed rule.
    Loose(Box<RuleItem>),
    /// `remove 7.1.0 stack` (a layer takes a clause, a definition or a whole rule of the layer below away)
    Remove(ClauseReference),
}

/// An indented item with the comment lines above it.
#[derive(Clone, Debug)]
pub struct Commented<T> {
    pub item: T,
    pub span: Span,
    pub comments: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum HeadItem {
    Title(Text),
    Game(Text),
    Edition(Text),
    Source(Text),
    Encodes(Text),
    Omits(Text),
    Note(Text),
    /// `builds on premier-2017`
    BuildsOn(Name),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EntityKind {
    Game,
    Place,
    Border,
    Counter,
    Group,
    /// What every act carries, such as the turn it was done in.
    Act,
}

#[derive(Clone, Debug)]
pub struct Attribute {
    pub name: Name,
    /// A second spelling, for position files.
    pub alias: Option<Name>,
    pub of_type: AttributeType,
    /// A counter in several places has a value for each of them.
    pub in_each_place: bool,
    /// `usually none`, `usually 3`
    pub usually: Option<Usually>,
    pub doc: Option<Text>,
}

#[derive(Clone, Debug)]
pub enum Usually {
    None,
    Yes,
    No,
    Number(Decimal),
    Value(Name),
    /// `usually unlimited`
    Unlimited,
    /// The empty set of `any of …`: `usually nothing`.
    Nothing,
}

/// A number as written: `3`, `1/3`, with a leading minus if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal {
    pub numerator: i64,
    pub denominator: i64,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum AttributeType {
    /// `yes or no`
    Flag,
    /// `number from 0 to 20`
    Number {
        from: Option<Decimal>,
        to: Option<Decimal>,
    },
    /// `fraction from 0`
    Fraction {
        from: Option<Decimal>,
        to: Option<Decimal>,
    },
    /// `one of leg, mech`
    OneOf(Vec<NamedValue>),
    /// `any of rain, mud`
    AnyOf(Vec<NamedValue>),
    /// `name` : free text that is only compared
    Name,
    Counter,
    Counters,
    Place,
    Places,
    Group,
    /// `path`: the places entered, in order
    Path,
    /// The values of another attribute or of a `values` statement: `formation`, or `any formation` for a set of them.
    Values {
        name: Name,
        set: bool,
    },
}

/// `battalion (bn)`
#[derive(Clone, Debug)]
pub struct NamedValue {
    pub name: Name,
    /// Second spellings, for position files.
    pub aliases: Vec<Name>,
}

#[derive(Clone, Debug)]
pub enum ActItem {
    Parameter(Attribute),
    /// `at each step entry`
    AtEachStep(Vec<Name>, Option<Expression>),
    /// `on the way passing`
    OnTheWay(Vec<Name>, Option<Expression>),
    /// `at the start leaving`
    AtTheStart(Vec<Name>, Option<Expression>),
    /// `at the end rest`
    AtTheEnd(Vec<Name>, Option<Expression>),
    /// `moves unit along path` / `moves unit to destination`
    Moves {
        what: Name,
        along: Option<Name>,
        to: Option<Name>,
    },
    /// `sets unit's mode to new-mode`
    Sets {
        what: Name,
        attribute: Name,
        to: Expression,
    },
    /// `removes old-unit`
    Removes(Name),
    /// `happens in target-hex`
    HappensIn(Name),
}

#[derive(Clone, Debug)]
pub enum RulingItem {
    /// `one of yes, no, used yes`
    Options {
        values: Vec<NamedValue>,
        used: Name,
    },
    Because(Text),
}

#[derive(Clone, Debug)]
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
    pub note: Option<Text>,
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
}

/// A value clause may answer with a set of counters as well as with a number or value.
#[derive(Clone, Debug)]
pub enum EffectValue {
    Expression(Expression),
    Set(SetPhrase),
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
    pub note: Option<Text>,
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

/// `another friendly unit called x in the target hex where …`
#[derive(Clone, Debug)]
pub struct SetPhrase {
    /// `another`, `other`
    pub other: bool,
    pub relation: Option<Relation>,
    pub noun: Name,
    pub called: Option<Name>,
    pub location: Option<Location>,
    pub condition: Option<Box<Expression>>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Friendly,
    Enemy,
}

#[derive(Clone, Debug)]
pub enum Location {
    Here,
    InPlay,
    In(Box<Expression>),
    NextTo(Box<Expression>),
    Within { distance: Box<Expression>, of: Box<Expression> },
}

#[derive(Clone, Debug)]
pub struct Expression {
    pub kind: ExpressionKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum ExpressionKind {
    Number(Decimal),
    Yes,
    No,
    None,
    Unlimited,
    Prohibited,
    NoFigure,
    /// `"FR"`: a free name written out
    Text(Text),
    /// a name alone: parameter, attribute, definition, value, `called` name, ruling
    Name(Name),
    It,
    Here,
    /// the act being judged
    TheAct,
    /// the place a step leaves
    TheFrom,
    /// the step being judged
    TheStep,
    /// `its size`, `unit's formation's order`
    Possessive {
        of: Box<Expression>,
        name: Name,
    },
    /// `weight of it`, `gap of unit to here`
    Of {
        name: Name,
        of: Box<Expression>,
        to: Option<Box<Expression>>,
    },
    /// `ruling A1`
    Ruling(Name),
    /// `stack-chart for terrain and arm`
    ChartFor {
        chart: Name,
        row: Box<Expression>,
        column: Box<Expression>,
    },
    Not(Box<Expression>),
    And(Vec<Expression>),
    Or(Vec<Expression>),
    Compare {
        left: Box<Expression>,
        comparison: Comparison,
        right: Box<Expression>,
    },
    /// `x is y`, `x is not y`, `x is a y`: resolved by type
    Is {
        left: Box<Expression>,
        negated: bool,
        article: bool,
        right: Box<Expression>,
    },
    /// `x is one of a, b`
    OneOf {
        left: Box<Expression>,
        negated: bool,
        values: Vec<Expression>,
    },
    /// `weather includes mud`
    Includes {
        left: Box<Expression>,
        value: Box<Expression>,
    },
    /// `x is next to y`
    NextTo {
        left: Box<Expression>,
        negated: bool,
        right: Box<Expression>,
    },
    /// `x is in y` : a counter in a place, or a counter among a set parameter
    In {
        left: Box<Expression>,
        negated: bool,
        right: Box<Expression>,
    },
    /// `x is reachable from y through borders where … avoiding hexes where …`
    Reachable {
        left: Box<Expression>,
        negated: bool,
        from: Box<Expression>,
        way: Way,
    },
    /// `distance from x to y …`
    Distance {
        from: Box<Expression>,
        to: Box<Expression>,
        way: Way,
    },
    /// `there is a …`, `there is no …`
    ThereIs {
        negated: bool,
        set: SetPhrase,
    },
    /// `every unit here has (…)`
    Every {
        set: SetPhrase,
        condition: Box<Expression>,
    },
    /// `number of units here`
    NumberOf(SetPhrase),
    /// `number of different countries of units here`
    NumberOfDifferent {
        of: Name,
        set: SetPhrase,
    },
    /// `sum of steps of units here`, `highest rating of ships here`, `lowest …`
    Aggregate {
        kind: Aggregate,
        of: Name,
        set: SetPhrase,
    },
    /// `the higher of a and b`
    Extreme {
        higher: bool,
        left: Box<Expression>,
        right: Box<Expression>,
    },
    Arithmetic {
        left: Box<Expression>,
        operator: Operator,
        right: Box<Expression>,
    },
    /// `(…) rounded up`
    Rounded {
        value: Box<Expression>,
        direction: Rounding,
    },
    /// `square root of x rounded down` — always with its rounding
    SquareRoot {
        value: Box<Expression>,
        direction: Rounding,
    },
    /// `3 if night, otherwise 6`
    If {
        value: Box<Expression>,
        condition: Box<Expression>,
        otherwise: Box<Expression>,
    },
    /// `rule 7.1.0 is broken among chosen`
    Broken {
        clause: ClauseReference,
        negated: bool,
        among: Option<Name>,
    },
}

#[derive(Clone, Debug, Default)]
pub struct Way {
    pub through: Option<Box<Expression>>,
    pub avoiding: Option<Box<Expression>>,
    /// The noun of `through borders where …`, as written.
    pub borders: Option<Name>,
    /// The noun of `avoiding hexes where …`, as written.
    pub places: Option<Name>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    AtMost,
    AtLeast,
    MoreThan,
    LessThan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aggregate {
    Sum,
    Highest,
    Lowest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    Plus,
    Minus,
    Times,
    DividedBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    Up,
    Down,
    Nearest,
}
