//! The kinds of thing that an expression can come to.

use reglement_engine::table::{DomainId, Subject, Type};

/// The type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Flag,
    Number,
    /// A named value of a list of values.
    OneOf(DomainId),
    AnyOf(DomainId),
    /// A free name.
    Name,
    Counter,
    Counters,
    Place,
    Places,
    Group,
    Step,
    Act,
    /// `none`, which goes with everything that may be absent.
    Nothing,
}

impl Kind {
    pub fn from_type(of_type: Type) -> Kind {
        match of_type {
            Type::Flag => Kind::Flag,
            Type::Number { .. } | Type::Fraction => Kind::Number,
            Type::OneOf(domain) => Kind::OneOf(domain),
            Type::AnyOf(domain) => Kind::AnyOf(domain),
            Type::Name => Kind::Name,
            Type::Counter => Kind::Counter,
            Type::Counters => Kind::Counters,
            Type::Place => Kind::Place,
            Type::Places | Type::Path => Kind::Places,
            Type::Group => Kind::Group,
            Type::Step => Kind::Step,
            Type::Act => Kind::Act,
        }
    }

    /// The type of a definition that comes to this kind.
    pub fn to_type(self) -> Type {
        match self {
            Kind::Flag | Kind::Nothing => Type::Flag,
            Kind::Number => Type::Fraction,
            Kind::OneOf(domain) => Type::OneOf(domain),
            Kind::AnyOf(domain) => Type::AnyOf(domain),
            Kind::Name => Type::Name,
            Kind::Counter => Type::Counter,
            Kind::Counters => Type::Counters,
            Kind::Place => Type::Place,
            Kind::Places => Type::Places,
            Kind::Group => Type::Group,
            Kind::Step => Type::Step,
            Kind::Act => Type::Act,
        }
    }

    /// Whether the two may be compared or stand for one another.
    pub fn agrees(self, other: Kind) -> bool {
        self == other
            || self == Kind::Nothing
            || other == Kind::Nothing
            || matches!((self, other), (Kind::OneOf(_), Kind::OneOf(_)))
    }

    /// The kind in a designer's words.
    pub fn words(self) -> &'static str {
        match self {
            Kind::Flag => "yes or no",
            Kind::Number => "a number",
            Kind::OneOf(_) => "a named value",
            Kind::AnyOf(_) => "a set of named values",
            Kind::Name => "a free name",
            Kind::Counter => "a counter",
            Kind::Counters => "a list of counters",
            Kind::Place => "a place",
            Kind::Places => "a list of places",
            Kind::Group => "a group",
            Kind::Step => "a step",
            Kind::Act => "an act",
            Kind::Nothing => "none",
        }
    }

    /// The kind of thing a definition can be about.
    pub fn subject(self) -> Option<Subject> {
        match self {
            Kind::Counter => Some(Subject::Counter),
            Kind::Place => Some(Subject::Place),
            Kind::Group => Some(Subject::Group),
            Kind::Step => Some(Subject::Step),
            Kind::Act => Some(Subject::Act),
            _ => None,
        }
    }

    pub fn from_subject(subject: Subject) -> Kind {
        match subject {
            Subject::Counter => Kind::Counter,
            Subject::Place => Kind::Place,
            Subject::Group => Kind::Group,
            Subject::Step => Kind::Step,
            Subject::Act => Kind::Act,
        }
    }
}
