//! The parser that pest makes out of `grammar/reglement.pest`.

#![allow(missing_debug_implementations)]

use pest_derive::Parser;

#[derive(Parser)]
#[grammar = "../../grammar/reglement.pest"]
pub struct Grammar;

/// A stretch of text that a rule of the grammar matched.
pub type Match<'t> = pest::iterators::Pair<'t, Rule>;
