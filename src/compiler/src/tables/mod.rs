//! The tables stage: names are resolved, types checked, and every rule becomes rows.

mod acts;
mod charts;
mod circles;
mod clashes;
mod clauses;
mod code;
mod contradictions;
mod definitions;
mod exceptions;
mod expressions;
mod from_rules;
pub mod inclusion;
mod kind;
mod lookup;
mod measures;
mod notes;
mod operators;
mod scope;
mod sets;
mod strangers;
mod unreachable;
mod vocabulary;

pub use from_rules::from_rules;
