//! What is bound while one expression is worked out.

use crate::table::{ClauseId, FIRST_SHARE_SLOT, SHARE_SLOTS, Value};

/// How many things may be bound at once in one clause or definition.
const SLOTS: usize = FIRST_SHARE_SLOT as usize + SHARE_SLOTS;

#[derive(Clone, Debug)]
pub(super) struct Frame<'o> {
    slots: [Value; SLOTS],
    /// Whom the clause's own sets leave out. Taken away while the condition of a set is worked out, so that it never
    /// reaches the sets inside.
    pub(super) own: Option<&'o Own<'o>>,
    /// The share that the clause is judged for: its conditions and bounds look at these counters only.
    pub(super) share: Option<Share<'o>>,
}

/// Limits on a clause's own sets.
#[derive(Clone, Debug, Default)]
pub(super) struct Own<'o> {
    /// `per …`: what the counters of this share have in common.
    pub(super) share: Option<Share<'o>>,
    /// Counters that exceptions exempt.
    pub(super) exempt: &'o [u32],
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Share<'o> {
    /// The clause that says what they have in common.
    pub(super) clause: ClauseId,
    pub(super) values: &'o [Value],
}

impl<'o> Frame<'o> {
    /// Binds the values that set a share apart.
    pub(super) fn share(&mut self, share: Share<'o>) {
        self.bind_shared(share.values);
        self.share = Some(share);
    }

    /// Binds the values without keeping sets to the counters that have them.
    pub(super) fn bind_shared(&mut self, values: &[Value]) {
        for (slot, value) in self.slots.iter_mut().skip(usize::from(FIRST_SHARE_SLOT)).zip(values) {
            *slot = *value;
        }
    }
}

impl Frame<'_> {
    pub(super) fn new() -> Frame<'static> {
        Frame { slots: [Value::Nothing; SLOTS], own: None, share: None }
    }

    pub(super) fn about(subject: Option<Value>, second: Option<Value>) -> Frame<'static> {
        let mut frame = Frame::new();
        frame.slots[0] = subject.unwrap_or(Value::Nothing);
        frame.slots[1] = second.unwrap_or(Value::Nothing);
        frame
    }

    /// The same bindings, for one of the clause's own sets.
    pub(super) fn limited_to<'o>(&self, own: &'o Own<'o>) -> Frame<'o> {
        Frame { slots: self.slots, own: Some(own), share: own.share }
    }

    pub(super) fn get(&self, slot: u8) -> Option<Value> {
        self.slots.get(slot as usize).copied()
    }

    /// Binds a slot and gives back what it held; none if there is no such slot.
    #[must_use]
    pub(super) fn bind(&mut self, slot: u8, value: Value) -> Option<Value> {
        Some(core::mem::replace(self.slots.get_mut(slot as usize)?, value))
    }
}
