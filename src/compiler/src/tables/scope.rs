//! What names stand for at one place of a rule: the things that are bound there.

use super::kind::Kind;

/// Slots that the engine keeps for one clause or definition.
pub const SLOTS: usize = 12;

/// Something bound: the subject of a clause or definition, or the element of a set.
#[derive(Clone, Debug)]
pub struct Binding {
    /// `called x`
    pub name: Option<String>,
    pub kind: Kind,
    pub slot: u8,
}

#[derive(Clone, Debug)]
pub struct Scope {
    /// The innermost last.
    pub bindings: Vec<Binding>,
    /// Whether counters are looked for here where a phrase does not say where.
    pub here: bool,
}

impl Scope {
    /// Nothing bound, in the place being judged.
    pub fn here() -> Scope {
        Scope { bindings: Vec::new(), here: true }
    }

    pub fn everywhere() -> Scope {
        Scope { bindings: Vec::new(), here: false }
    }

    pub fn next_slot(&self) -> u8 {
        self.bindings.len() as u8
    }

    pub fn bind(&mut self, name: Option<String>, kind: Kind) -> u8 {
        let slot = self.next_slot();
        self.bindings.push(Binding { name, kind, slot });
        slot
    }

    /// The innermost thing bound: what `it` means.
    pub fn it(&self) -> Option<&Binding> {
        self.bindings.last()
    }

    /// The innermost counter bound: what `another` and `friendly` compare with.
    pub fn counter(&self) -> Option<&Binding> {
        self.bindings.iter().rev().find(|binding| binding.kind == Kind::Counter)
    }

    pub fn called(&self, name: &str) -> Option<&Binding> {
        self.bindings.iter().rev().find(|binding| binding.name.as_deref() == Some(name))
    }
}
