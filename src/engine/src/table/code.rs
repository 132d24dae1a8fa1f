//! Expressions as little programs.

use super::{AttributeId, ChartId, ClauseId, DefinitionId, List, ParameterId, RulingId, Symbol};
use crate::number::Number;

/// An expression: nodes in the order in which they are worked out, the last one being the whole.
pub type Code = List<Node>;

/// A node's place in its own code; always less than that of the node that uses it.
pub type NodeIndex = u16;

/// One node of an expression. Numbers of type [`NodeIndex`] are places in the same code; `slot` numbers are places of
/// bound things (the subject of a clause or definition is slot 0, a second subject slot 1, each set's element the slot
/// that the set names).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Nothing,
    Flag(bool),
    Number(Number),
    Unlimited,
    Prohibited,
    NoFigure,
    Symbol(Symbol),
    /// A set of named values written out in an expression.
    SymbolSet(u64),
    /// The thing bound in this slot.
    Slot(u8),
    /// The place being judged.
    Here,
    /// The step being judged.
    Step,
    /// The act being judged, as a thing with parameters.
    Act,
    /// A parameter of an act (`of` is an act).
    Parameter {
        of: NodeIndex,
        parameter: ParameterId,
    },
    /// A declared attribute of a thing.
    Attribute {
        of: NodeIndex,
        attribute: AttributeId,
    },
    /// A declared attribute of the game.
    GameAttribute(AttributeId),
    /// Something every thing of its kind has without declaration.
    Property {
        of: NodeIndex,
        property: Property,
    },
    /// A definition, with its subject and second subject if it has them.
    Defined {
        definition: DefinitionId,
        subject: Option<NodeIndex>,
        second: Option<NodeIndex>,
    },
    /// The chosen reading of a ruling.
    Ruling(RulingId),
    Chart {
        chart: ChartId,
        row: NodeIndex,
        column: NodeIndex,
    },
    /// `is none`; every other comparison with an absent value is no.
    IsNothing(NodeIndex),
    /// The number of a named value in its list of values, the first being 1.
    Rank {
        value: NodeIndex,
        domain: super::DomainId,
    },
    /// An attribute `in each place`, over all places in which a counter lies.
    OverPlaces {
        of: NodeIndex,
        attribute: AttributeId,
        aggregate: Aggregate,
    },
    Not(NodeIndex),
    And(NodeIndex, NodeIndex),
    Or(NodeIndex, NodeIndex),
    Compare {
        left: NodeIndex,
        comparison: Comparison,
        right: NodeIndex,
    },
    /// Whether a set of named values holds the value at this place of its domain.
    Includes {
        set: NodeIndex,
        bit: u8,
    },
    /// Whether a set of named values holds the value that `value` comes to.
    IncludesValue {
        set: NodeIndex,
        value: NodeIndex,
        domain: super::DomainId,
    },
    /// A counter in a place, or a counter or place among a list.
    In {
        what: NodeIndex,
        within: NodeIndex,
    },
    NextTo {
        left: NodeIndex,
        right: NodeIndex,
    },
    /// `through` is worked out for each step with the step bound in `slot`, `avoiding` for each place in `slot`.
    Distance {
        from: NodeIndex,
        to: NodeIndex,
        slot: u8,
        through: Option<NodeIndex>,
        avoiding: Option<NodeIndex>,
    },
    Reachable {
        from: NodeIndex,
        to: NodeIndex,
        slot: u8,
        through: Option<NodeIndex>,
        avoiding: Option<NodeIndex>,
    },
    /// A set of things. It has no value of its own: the nodes below use it.
    Set {
        domain: Domain,
        slot: u8,
        location: Location,
        relation: Option<Relation>,
        /// What `another` leaves out.
        other_than: Option<NodeIndex>,
        /// A class that the element must belong to.
        class: Option<DefinitionId>,
        /// A condition, worked out with the element in `slot`.
        condition: Option<NodeIndex>,
    },
    Exists {
        set: NodeIndex,
    },
    /// Every element meets the condition, worked out with the element in the set's slot.
    Every {
        set: NodeIndex,
        condition: NodeIndex,
    },
    Count {
        set: NodeIndex,
    },
    /// How many different values `of` takes.
    CountDifferent {
        set: NodeIndex,
        of: NodeIndex,
    },
    Aggregate {
        aggregate: Aggregate,
        set: NodeIndex,
        of: NodeIndex,
    },
    Arithmetic {
        left: NodeIndex,
        arithmetic: Arithmetic,
        right: NodeIndex,
    },
    Round {
        value: NodeIndex,
        rounding: Rounding,
    },
    /// The whole number next to the square root.
    SquareRoot {
        value: NodeIndex,
        rounding: Rounding,
    },
    Higher(NodeIndex, NodeIndex),
    Lower(NodeIndex, NodeIndex),
    If {
        condition: NodeIndex,
        then: NodeIndex,
        otherwise: NodeIndex,
    },
    /// Whether a clause is broken here, as a standing fact: without the act, so that what an act excuses stays broken.
    /// With `among`, only the counters of that list count as present.
    Broken {
        clause: ClauseId,
        among: Option<NodeIndex>,
    },
    /// By how much a line of a limit is exceeded, or not reached, as a standing fact; zero where the limit holds.
    Excess {
        clause: ClauseId,
        line: u16,
        among: Option<NodeIndex>,
    },
}

/// What a set ranges over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Domain {
    Counters,
    Places,
    Groups,
    /// The steps of the path being judged.
    Steps,
    /// The acts of the log and the one being judged.
    Acts,
    /// The counters or places of a list: `chosen`.
    Listed(NodeIndex),
}

/// Which of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// In the place being judged.
    Here,
    Everywhere,
    In(NodeIndex),
    NextTo(NodeIndex),
    Within {
        distance: NodeIndex,
        of: NodeIndex,
    },
}

/// To whom a counter is compared for `friendly` and `enemy`: same side, other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    Friendly { to: NodeIndex },
    Enemy { to: NodeIndex },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    Equal,
    AtMost,
    AtLeast,
    MoreThan,
    LessThan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    Plus,
    Minus,
    Times,
    DividedBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aggregate {
    Sum,
    Highest,
    Lowest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    Up,
    Down,
    Nearest,
}

/// Built-in properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// Counter: the place it lies in (the place being judged, if it lies there and elsewhere too).
    Place,
    /// Counter: its number from the top of its stack, the top being 1.
    Depth,
    /// Counter: whether it lies on top.
    Top,
    /// Counter: in how many places it lies.
    PlaceCount,
    /// Step: the place left.
    From,
    /// Step: the place entered.
    To,
    /// Step: its number, the first being 1.
    StepNumber,
    /// Step: its direction on a hex grid, a named value of the built-in domain `direction`.
    Direction,
    /// Act: which act it is, a named value of the built-in domain `act`.
    ActName,
    /// Act with a path: the place where it starts.
    Start,
    /// Act with a path: the place where it ends.
    End,
    /// Act with a path: how many steps.
    StepCount,
    /// Any list given with an act: how many.
    ListCount,
}
