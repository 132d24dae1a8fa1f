//! What names stand for at one place of a rule: the things that are bound there.

use reglement_engine::table::FIRST_SHARE_SLOT;

use super::kind::Kind;

/// Slots that the engine keeps for one clause or definition.
pub const SLOTS: usize = FIRST_SHARE_SLOT as usize;

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
    /// What sets the shares of a `per …` clause apart.
    pub shares: Vec<(String, Kind)>,
    /// Whether counters are looked for here where a phrase does not say where.
    pub here: bool,
}

impl Scope {
    /// Nothing bound, in the place being judged.
    pub fn here() -> Scope {
        Scope { bindings: Vec::new(), shares: Vec::new(), here: true }
    }

    pub fn everywhere() -> Scope {
        Scope { bindings: Vec::new(), shares: Vec::new(), here: false }
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

    /// The slot of the value that a share has in common: in `per side`, `side`.
    pub fn share(&self, name: &str) -> Option<(u8, Kind)> {
        let place = self.shares.iter().position(|(share, _)| share == name)?;
        Some((FIRST_SHARE_SLOT + place as u8, self.shares[place].1))
    }

    pub fn called(&self, name: &str) -> Option<&Binding> {
        self.bindings.iter().rev().find(|binding| binding.name.as_deref() == Some(name))
    }
}
