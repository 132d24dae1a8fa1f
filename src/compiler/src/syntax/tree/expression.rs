//! Sets, conditions and numbers.

use super::{ClauseReference, Decimal, Name, Span, Text};

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
    /// `excess of "units" under rule 7.1.0 stack among chosen`
    Excess {
        clause: ClauseReference,
        line: Option<Text>,
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
