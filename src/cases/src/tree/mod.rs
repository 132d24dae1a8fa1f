//! A case file as written: words, lists and fields with their places.
//!
//! Nothing is typed here: whether `no` is a flag or the name of a ruling's reading depends on what stands in its place.

mod from_json;
mod from_yaml;

pub use from_json::from_json;
pub(crate) use from_yaml::from_yaml_of;
pub use from_yaml::{DEEPEST, LARGEST, from_yaml};

use crate::fault::Place;

#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    pub kind: Kind,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    Word { text: String, quoted: bool },
    List(Vec<Tree>),
    Fields(Vec<Field>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub key: String,
    pub key_place: Place,
    pub value: Tree,
}

impl Tree {
    /// What it is, for messages.
    pub fn described(&self) -> &'static str {
        match &self.kind {
            Kind::Word { text, quoted: false } if text.is_empty() => "nothing",
            Kind::Word { .. } => "a single word",
            Kind::List(_) => "a list",
            Kind::Fields(_) => "fields in braces",
        }
    }

    /// The word, if it is one.
    pub fn word(&self) -> Option<&str> {
        match &self.kind {
            Kind::Word { text, .. } => Some(text),
            _ => None,
        }
    }

    pub fn list(&self) -> Option<&[Tree]> {
        match &self.kind {
            Kind::List(items) => Some(items),
            _ => None,
        }
    }

    pub fn fields(&self) -> Option<&[Field]> {
        match &self.kind {
            Kind::Fields(fields) => Some(fields),
            _ => None,
        }
    }

    /// Whether this is an unquoted word that spells a number: `3`, `0101`, `7.0`, `1e3`. Other YAML readers would take
    /// it for one, and lose its zeros.
    pub fn is_bare_number(&self) -> bool {
        matches!(&self.kind, Kind::Word { text, quoted: false } if text.parse::<f64>().is_ok() && text.contains(|c: char| c.is_ascii_digit()))
    }
}
