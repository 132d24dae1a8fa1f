//! What changed between two rulesets, in words: every part matched by its identity, never by where it stands.

mod charts;
mod compare;
mod markdown;
mod parts;
mod text;

use serde::Serialize;

pub use compare::compare;
pub use markdown::markdown;
pub use text::text;

/// Two rulesets beside each other.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    pub old: Edition,
    pub new: Edition,
    /// What is not a rule first, then rule by rule; sections in which nothing changed are left out.
    pub sections: Vec<Section>,
}

/// Which ruleset it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edition {
    pub ruleset: String,
    pub title: String,
    pub edition: String,
    /// The layers, the lowest first.
    pub layers: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// `7.1.0 Stacking limits`, `Counters`.
    pub heading: String,
    pub changes: Vec<Change>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// `limit`, `definition`, `attribute` …
    pub kind: &'static str,
    pub name: String,
    pub what: What,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<String>,
    /// For charts and lists: each cell or value that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Detail>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Added,
    Removed,
    Changed,
}

/// One cell of a chart or one value of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    pub what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new: Option<String>,
}

impl Comparison {
    /// Whether the two say the same; where it was written and under which name does not count.
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }
}
