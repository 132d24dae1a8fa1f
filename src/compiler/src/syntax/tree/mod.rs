//! The syntax tree: what a ruleset file says, word by word, with its places.
//!
//! Nothing is resolved here: a name is a name, whether it turns out to be an attribute, a value or a definition.
//! Printing the tree and reading it again gives the same tree (spans apart).

mod expression;
mod rule;

pub use expression::*;
pub use rule::*;

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
    /// `leaves manner open`
    LeavesOpen(Name),
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
