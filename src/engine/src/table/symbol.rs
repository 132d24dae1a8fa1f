//! Ids and values.

use crate::number::Number;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u16);

        impl $name {
            /// Its place in its table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// An attribute of a kind of thing; its number counts within that kind.
    AttributeId,
    /// A parameter of acts; parameters of one name in several acts are one.
    ParameterId,
    ActId,
    /// At most 64 moments in a ruleset, so that a set of them is a mask.
    MomentId,
    DomainId,
    DefinitionId,
    ChartId,
    RulingId,
    ReferenceId,
    LayerId,
    RuleId,
    ClauseId,
    ExceptionId,
}

/// A named value (`leg`), or a free name of the position (`27th-brigade`). Named values of the ruleset come first;
/// the position numbers its own names after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

/// What an attribute holds, or an expression comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// `none`
    Nothing,
    Flag(bool),
    Number(Number),
    /// A limit without a figure: above every number.
    Unlimited,
    /// May not be done at all: as a bound below every number, as a price above every budget.
    Prohibited,
    /// The source gives no figure: a verdict that would rest on it is an error, never a guess.
    NoFigure,
    Symbol(Symbol),
    /// A set of named values of one domain, by their place in it (at most 64).
    Set(u64),
    Counter(u32),
    Place(u32),
    Group(u32),
    /// A step of the path of the act being judged, counted from 0.
    Step(u32),
    /// An act of the log, counted from 0; the act being judged comes last.
    Act(u32),
    /// A list of counters or places given with an act, by its number in the act's lists.
    List(u32),
}
